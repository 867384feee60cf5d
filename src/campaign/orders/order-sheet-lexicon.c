/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/order-sheet-private.h"

#include <string.h>

/*
 * The words of order sheets in both languages; docs/orders.md tells them to players. Forms stand as
 * "stem|ending|ending", groups with blanks between; an ending may be empty.
 */
#define TASK(NAME) FORCON_SHEET_VERB, FORCON_TASK_##NAME
#define POSTURE(KIND, NAME) FORCON_SHEET_POSTURE_##KIND, FORCON_POSTURE_##NAME

#define ADJECTIVE "|ый|ая|ое|ого|ой|ому|ую|ым|ом|ые|ых|ыми"
#define SOFT_ADJECTIVE "|ий|ая|ое|ого|ой|ому|ую|им|ом|ие|их|ими"

/* Bytes of a form at most. */
#define FORM_MAX 64

static const struct {
  ForconSheetMeaning meaning;
  gint value;
  const char *forms;
} entries[] = {
  { TASK (HOLD),
    "сто|ять|им|йте|й|ит|ят|я оста|ваться|вайтесь|ёмся|ется|ются|ться|вайся|нься|ньтесь жд|ать|ите|и|ём|ёт|ут "
    "ожида|ть|й|йте|ем|ет|ют|ние находи|ться|тся|мся отдых|ать|ают стоянк|а|у|и" },
  { TASK (HOLD),
    "stay||s|ing wait||s|ing remain||s|ing stop||s halt stand||s" },
  { FORCON_SHEET_KEEP, 0,
    "удержива|ть|й|йте|ем|ет|ют держ|ать|и|ите|им|ит|ат|аться удерж|ать|и|ите сохраня|ть|й|йте|ем hold||s|ing "
    "keep||s|ing maintain||s" },
  { TASK (MOVE),
    "пере|йти|йдите|йди|йдем|йдет|йдут|ход|ходить|ходим|ходит|ходят|ходите|местить|меститься|"
    "меститься|местите|мещаться|мещение|мещается|двинуть|двинуться|лет|лететь|бросить|бросьте|"
    "кинуть|дислоцировать|дислоцироваться|базироваться|правиться ид|ти|ем|и|ите|ёт|ут|ёт "
    "дви|гаться|гайтесь|жение|жемся|жется|жутся|гать|нуть|нуться|нуться|нуться|ньте|гайся "
    "ле|теть|тите|тим|тит|тят|ти след|овать|уйте|уй|ует|уем|уют "
    "отправ|иться|ляться|ляется|ляются|ляемся|ить|ить|ьте|ь|ляйтесь|ится|ятся|ляю|ляем|им верну|ться|тся|сь "
    "возвра|щаться|щаемся|титься|щается|щаются|щайтесь прибы|ть|вает "
    "отступ|ить|ать|ает|аем|ают|айте|ление|и|ите|аться отой|ти|дите|дем|дет|дут отход|ить|им|ит|ят|ите|ы "
    "выдви|нуться|гаться|гается|нуть|гаемся|нуться|жение|гайтесь|ньтесь вый|ти|дите|дем|дет|дут "
    "выход|ить|им|ит|ят|ите вой|ти|дите|дем|дет|дут вход|ить|им|ит|ят|ите при|йти|ходить|ходит занять|| "
    "займ|ите|и|ём|ёт|ут занима|ть|ем|ет|ют|йте подой|ти|ти|дите|дет доставить прорыв|аться|аемся|ается "
    "прорва|ться|ться пройт|и прыжок прыг|нуть|ать|аем отвести отвод|ить|им "
    "направ|иться|ляться|ляется|ляются|ляемся|ить|ляйтесь|ьте поход шаг|ать|аем" },
  { TASK (MOVE),
    "move||s|d|ment moving go||es|ing proceed||s|ing advance||s advancing transfer||s|ring sail||s|ing "
    "travel||s fly||s|ing head||s|ing return||s|ing retreat||s|ing withdraw||s|ing fall||s send||s|ing "
    "relocate||s redeploy||s deploy||s shift||s enter||s jump||s occupy occupies occupying pull||s come||s "
    "approach||es transit||s reposition||s steam||s" },
  { FORCON_SHEET_MARCH, 0,
    "марш||а|ем|е march||es|ing" },
  { TASK (ATTACK_SECTOR),
    "атак|овать|а|у|и|е|ой|уй|уйте|уем|ует|уют|уя|нуть|уйю напа|сть|дать|дем|дите|дение|дает|даем|дают "
    "уничтож|ить|ать|аем|ает|ают|ьте|им|ит|ят|ение захва|тить|тите|тим|тит|тят|т|тывать|тываем "
    "удар||ить|ом|у|ьте|им|ит|яем|яет штурм||ом|овать|уй|уйте|уем|ует|уют "
    "перехва|тить|тывать|т|тите|тим|тываем|тывает разгром|ить|ите|им бить бей|те|| разб|ить|ейте|ей истреб|ить "
    "громить выбить обстрел|ять|яйте|" },
  { TASK (ATTACK_SECTOR),
    "attack||s|ing assault||s|ing strike||s striking engage||s engaging destroy||s|ing hit||s "
    "intercept||s|ing raid||s|ing assail||s capture||s seize||s charge||s storm||s kill||s" },
  { TASK (DEFEND),
    "оборон|ять|яй|яйте|яем|яет|яют|яться|яемся|яется защи|щать|тить|щай|щайте|щаем|щает|щают|та|ту|ты|тите "
    "охран|ять|яй|яйте|яем|яет|яют|а|у|ение прикры|вать|ть|вай|вайте|ваем|вает|вают|тие|йте стереч|ь страж|а" },
  { TASK (DEFEND),
    "defend||s|ing|ed guard||s|ing protect||s|ing cover||s|ing secure||s" },
  { FORCON_SHEET_DEFENCE, 0,
    "оборон|а|у|ы|е|ой defence|| defense|| defensive||ly" },
  { TASK (PATROL),
    "патрул|ировать|ь|я|ю|ем|е|ируй|ируйте|ируем|ирует|ируют|ирование|ируя|ить "
    "развед|ать|ка|ку|ки|ке|айте|ывать|аем|ывает|ывательный дозор||а|е|ом обследова|ть|ние поиск||а|у искать "
    "ищ|ите|и|ем|ет|ут осмотр|еть|ите|им| разыск|ать|ивать прочес|ать|ывать найти обнаруж|ить" },
  { TASK (PATROL),
    "patrol||s|ling|ing|led scout||s|ing recon||naissance reconnoitre reconnoiter search||es|ing "
    "explore||s survey||s scan||s" },
  { TASK (LAY),
    "минир|овать|уй|уйте|уем|ует|уют|ование|уя замин|ировать|ируй|ируйте|ируем|ирует" },
  { TASK (LAY),
    "lay||s|ing minelaying" },
  { FORCON_SHEET_PUT, 0,
    "постав|ить|ь|ьте|им|ит|ят став|ить|им|ь|ьте|ит вы|ставить|ставьте|ложить|ложите|кинуть "
    "уста|новить|новите|навливать|новка|новку|навливаем положи|ть|те слож|ить" },
  { FORCON_SHEET_PUT, 0,
    "place||s placing put||s|ting drop||s|ping plant||s|ing emplace" },
  { TASK (SWEEP),
    "трал|ить|ьте|ь|им|ит|ят|ение|ения|ением протрал|ить|ьте|им "
    "раз|минировать|минирование|минируй|минируйте|минируем|минирует обезвре|дить|живать|дьте|живание "
    "очист|ить|ите|им|ка снять сним|ать|ите|аем|ает" },
  { TASK (SWEEP),
    "sweep||s|ing minesweep||ing clear||s|ing demine||s" },
  { TASK (LAND),
    "выса|дить|живать|живаем|живает|дите|дка|дку|дим|дит|дят|живайте|дки|живаться|дить|диться|живайся|ди" },
  { TASK (LAND),
    "land||s|ing|ed disembark||s invade||s invading" },
  { FORCON_SHEET_TROOPS, 0,
    "десант||а|у|ом|ы|ов|ники|ников|ника|ировать|ироваться|ируйте|ирование войск||а|ам|ами пехот|а|у|ы|инцев|ой "
    "troops trooper||s marine||s soldier||s infantry" },
  { TASK (FORM),
    "с|формировать|формируйте|формируй|формируем|оздать|оздайте|оздай|оздаем|оздаём|оставить "
    "обра|зовать|зуйте|зуй|зуем|зует|зуют|зовывать|зовав форм|ировать|ируем|ируйте|ирование|ирую|ируется собрать "
    "органи|зовать|зуйте|зуем учред|ить" },
  { TASK (FORM),
    "form||s|ing|ed create||s creating establish||es organise organize assemble||s constitute" },
  { TASK (DISBAND),
    "рас|формировать|формируйте|формируем|формирование|пустить|пустите|пускаем|пускается|"
    "формировывается|формировывается ликвидир|овать" },
  { TASK (DISBAND),
    "disband||s|ing|ed dissolve||s dissolving " },
  { TASK (JOIN),
    "присоед|инить|иниться|инить|ините|инитесь|иняется|иняются|иняем|иняйтесь|инимся|инение|"
    "ини|инись|иняться|иняемся объед|инить|иниться|ините|иняется|иняем|иняются|инение|иняемся|инитесь "
    "сли|ть|ться|вается|ваются|яние|ваемся|вать включ|ить|ите|аем|ать|ается|ен|аются|и доба|вить|вьте|вляем|вить "
    "прим|кнуть|ыкает|ыкают|ыкаем|кнуть влить|| вли|ться|ваются|вается|вается прида|ть|йте|ём|ется|ются "
    "прин|ять|имает|имаем|имают|ять ввести введите вв|одим вступ|ить|ает|ают|аем перевест|и переве|дите|дём|ди" },
  { TASK (JOIN),
    "join||s|ing|ed merge||s|d merging unite||s combine||s add||s attach||es include||s incorporate "
    "reinforce||s assign||s" },
  { TASK (SPLIT),
    "выдел|ить|ите|яем|им|яет|ение|яется|яются|иться|и отдел|ить|ите|яем|им|яется|яются|ение|иться|и вывест|и "
    "выве|дите|дем|ди отряд|ить отсоед|инить|иниться|ините|иняется|иняются|иняем "
    "раздел|ить|ите|иться|яется|ение|яем отцеп|ить покин|уть|ут выдел|яю отколо|ть" },
  { TASK (SPLIT),
    "split||s|ting detach||es|ing|ed separate||s separating leave||s leaving peel||s remove||s" },
  { FORCON_SHEET_FLAGSHIP, 0,
    "флагман||а|у|ом|е|ы|ский|ского|ским|ская|скую флаг||а|у|ом|е|корабль|кораблём flagship||s flag||s flagged" },
  { FORCON_SHEET_SUCCESSORS, 0,
    "преемни|ки|к|ков|ка|ком|кам|ками заместител|и|ь|ей|ем|ями зам||ы|ом|ов замен|а|у|ы "
    "наслед|ник|ники|ование|ования очерёдность командования successor||s succession deput|y|ies "
    "understud|y|ies " },
  { POSTURE (ADJECTIVE, BATTLE),
    "боев" ADJECTIVE " бо|ю|й|евая battle|| combat|| fighting|| " },
  { POSTURE (ADJECTIVE, MARCH),
    "походн" ADJECTIVE " маршев" ADJECTIVE " cruising|| travelling marching" },
  { POSTURE (ADJECTIVE, DEFENCE),
    "оборонительн" ADJECTIVE " защитн" ADJECTIVE },
  { POSTURE (NOUN, SCREEN),
    "заслон||ом|а|у|е|ы завес|а|у|ой|ы|е охранени|е|я|ем|и экран||ом|ы прикрывающ|ий|ем screen||ing|s picket||s" },
  { POSTURE (NOUN, AMBUSH),
    "засад|а|у|е|ой|ы засадн" ADJECTIVE " скрытн|о|ый|ом затаи|ться|тесь ambush||es|ing lurk||ing stealth" },
  { FORCON_SHEET_ARRAY, 0,
    "поряд|ок|ке|ком|ка|ку стро|й|ю|я|ем|е|ем построени|е|и|ем|я готовност|ь|и|ью формаци|я|и|ю|ей расположени|е|и "
    "позы поз|а|у|ы режим||е|ом ордер||е|ом posture||s line|| order|| array|| stations readiness mode stance" },
  { FORCON_SHEET_CLASS, 1,
    "эскадр|а|у|ы|е|ой|ам эск эс squadron||s sqn sqdn sqd sq squad" },
  { FORCON_SHEET_CLASS, 2,
    "дивизи|я|ю|и|ей дивизион||а|у|ом|е див division||s div" },
  { FORCON_SHEET_CLASS, 3,
    "групп|а|у|ы|е|ой гр group||s grp " },
  { FORCON_SHEET_CLASS, 4,
    "отряд||а|у|ом|е|ы отр detachment||s det" },
  { FORCON_SHEET_CLASS, 5,
    "флотили|я|ю|и|ей flotilla||s flot" },
  { FORCON_SHEET_CLASS, 6,
    "флот||а|у|ом|е|ы fleet||s" },
  { FORCON_SHEET_CLASS, 7,
    "крыл|о|а|у|ом|е wing||s" },
  { FORCON_SHEET_CLASS, 8,
    "соединени|е|я|ю|ем|и|ям|й соед соедин formation||s fmn fm unit||s" },
  { FORCON_SHEET_SHIP_CLASS, 0,
    "корабл|ь|я|ю|ем|и|ей|ям|ями|ях крейсер||а|у|ом|ы|ов|ам эсмин|ец|ца|цы|цев|цу|цем|цам линкор||а|у|ом|ы|ов|ам "
    "фрегат||а|у|ом|ы|ов транспорт||а|у|ом|ы|ов|ам тральщик||а|у|ом|и|ов|ами заградител|ь|я|ю|и судно|| "
    "суд|а|ну|ном|ов линейный станци|я|ю|и|ей буксир||а|у|ы ship||s cruiser||s destroyer||s battleship||s "
    "battlecruiser||s frigate||s transport||s minelayer||s minesweeper||s vessel||s station tug||s "
    "escort||s эскорт||а|у|ом|ы" },
  { FORCON_SHEET_SECTOR_CLASS, 0,
    "сектор||а|у|ом|е|ы|ов|ах|ам сект квадрат||а|у|ом|е|ы кв клетк|а|у|и|е гекс||а|е|у sector||s sec sect "
    "square||s hex||es|s grid|| zone||s зон|а|у|ы|е район||а|е|у" },
  { FORCON_SHEET_FEATURE_CLASS, 0,
    "планет|а|у|ы|е|ой|ам лун|а|у|ы|е planet||s moon||s" },
  { FORCON_SHEET_IN, 0,
    "в|| во|| in|| at|| inside|| внутри|| у|| near||" },
  { FORCON_SHEET_TO, 0,
    "к|| ко|| на|| до|| to|| into|| towards|| toward|| on|| onto|| against|| против|| for|| по||" },
  { FORCON_SHEET_VIA, 0,
    "через|| via|| through|| сквозь|| мимо|| past||" },
  { FORCON_SHEET_FROM, 0,
    "из|| от|| from|| out||" },
  { FORCON_SHEET_WITH, 0,
    "с|| со|| with|| силами|| by|| using||" },
  { FORCON_SHEET_AS, 0,
    "as|| как||" },
  { FORCON_SHEET_AND, 0,
    "и|| and|| плюс|| also|| также|| за|| же||" },
  { FORCON_SHEET_OR, 0,
    "или|| либо|| or|| either||" },
  { FORCON_SHEET_THEN, 0,
    "затем|| потом|| далее|| дальше|| then|| afterwards|| next|| subsequently|| thereafter|| следом|| там|| "
    "there||" },
  { FORCON_SHEET_BUT, 0,
    "но|| а|| but|| однако|| instead|| вместо|| only|| лишь||" },
  { FORCON_SHEET_AFTER, 0,
    "после|| after|| before|| перед|| " },
  { FORCON_SHEET_THAT, 0,
    "этого|| чего|| того|| that|| which|| this||" },
  { FORCON_SHEET_NOT, 0,
    "не|| ни|| нельзя|| никогда|| обойти|| об|ходить|ходите|ойдите bypass||ing избега|ть|йте|й без|| отставить|| "
    "отмен|ить|а|яется not|| no|| don't|| dont|| never|| avoid||ing without|| cancel||s cannot|| can't|| "
    "запреща|ю|ется" },
  { FORCON_SHEET_IF, 0,
    "если|| когда|| пока|| при|| случае|| вдруг|| if|| when|| whenever|| unless|| until|| till|| while|| case||" },
  { FORCON_SHEET_SHOULD, 0,
    "should||" },
  { FORCON_SHEET_EXCEPT, 0,
    "кроме|| except|| excepting|| исключая|| помимо||" },
  { FORCON_SHEET_BACK, 0,
    "back|| обратно|| назад||" },
  { FORCON_SHEET_ALL, 0,
    "все|| всем|| всех|| весь|| всему|| всеми|| вся|| всё|| all|| everyone|| everybody|| everything|| каждой|| "
    "каждое|| каждому||" },
  { FORCON_SHEET_ENEMY, 0,
    "противник||а|у|ом|ов|и враг||а|у|и|ов|ами вражеск" SOFT_ADJECTIVE " неприятел|ь|я|ю|ей enem|y|ies hostile||s "
    "foe||s" },
  { FORCON_SHEET_NAMED, 0,
    "назва|ть|ть|ние|нием|в имя именем имен|и|овать|уемое наз|овите|овём named|| name||s call||ed|s codename "
    "позывной" },
  { FORCON_SHEET_NEW, 0,
    "нов" ADJECTIVE " отдельн" ADJECTIVE " самостоятельн" ADJECTIVE " new|| own independent||ly" },
  { FORCON_SHEET_MINES, 0,
    "мин|ы|а|у|ами|ам минн" ADJECTIVE " пол|е|я|ю заграждени|е|я|й mine||s minefield||s мин||" },
  { FORCON_SHEET_CHARGE_WORD, FORCON_CHARGE_PLASMA,
    "плазм|енные|енных|а|енную|енная|енными|ой|енное|ы plasma|| plasmic" },
  { FORCON_SHEET_CHARGE_WORD, FORCON_CHARGE_TORPEDO,
    "торпедн|ые|ых|ую|ая|ыми|ое|ой torpedo||es" },
  { FORCON_SHEET_ORDINAL_WORD, 1,
    "перв" ADJECTIVE " first||" },
  { FORCON_SHEET_CARDINAL, 1,
    "one|| один|| одну|| одна||" },
  { FORCON_SHEET_ORDINAL_WORD, 2,
    "втор|ая|ой|ую|ое|ому|ого|ым|ом|ые second||" },
  { FORCON_SHEET_CARDINAL, 2,
    "two|| два|| две||" },
  { FORCON_SHEET_ORDINAL_WORD, 3,
    "трет|ья|ий|ью|ье|ьей|ьему|ьего third||" },
  { FORCON_SHEET_CARDINAL, 3,
    "three|| три||" },
  { FORCON_SHEET_ORDINAL_WORD, 4,
    "четв|ертая|ертый|ертую|ертое|ертой|ертому|ертого fourth||" },
  { FORCON_SHEET_CARDINAL, 4,
    "four|| четыре||" },
  { FORCON_SHEET_ORDINAL_WORD, 5,
    "пят|ая|ый|ую|ое|ой|ому|ого fifth||" },
  { FORCON_SHEET_CARDINAL, 5,
    "five|| пять||" },
  { FORCON_SHEET_ORDINAL_WORD, 6,
    "шест|ая|ой|ую|ое|ому|ого sixth||" },
  { FORCON_SHEET_CARDINAL, 6,
    "six|| шесть||" },
  { FORCON_SHEET_ORDINAL_WORD, 7,
    "седьм|ая|ой|ую|ое|ому|ого seventh||" },
  { FORCON_SHEET_CARDINAL, 7,
    "seven|| семь||" },
  { FORCON_SHEET_ORDINAL_WORD, 8,
    "восьм|ая|ой|ую|ое|ому|ого eighth||" },
  { FORCON_SHEET_CARDINAL, 8,
    "eight|| восемь||" },
  { FORCON_SHEET_NUMBER_SIGN, 0,
    "номер||а|у|ом number|| nr||" },
  { FORCON_SHEET_COMPOSITION, 0,
    "состав||а|е|у|ом composition|| off|| away||" },
  { FORCON_SHEET_CONTINUE, 0,
    "продолж|ать|ай|айте|аем|ает|ают|ить изменений прежн|ее|ий|ему|ем|их continue||s carry unchanged" },
  { FORCON_SHEET_FILLER, 0,
    "перен|ести|есите|осим|ос the|| a|| an|| of|| is|| are|| will|| shall|| be|| its|| it|| their|| them|| they|| "
    "we|| our|| you|| your|| он|| она|| оно|| они|| приказ||ы|ываю|а|ание|ано орд|ера position||s place месте|| "
    "место|| позиц|ии|ию|ия|иях назнач|ить|ается|ьте|аю|ен|ена|аем|им|ены appoint||s|ed make||s set||s take||s "
    "up|| down|| сначала|| сам|| им|| его|| её|| себя|| orders|| задач|а|у|и task||s|ed goal цел|ь|и|ью "
    "target||s transition пункт||у|е текущ|ем|ий|ую current|| same|| том|| тот|| та|| те|| этом|| же|| "
    "всей|| всю|| командующ|ий|им командир||ом command|| commander командован|ие|ия|ием поднять поднима|ет|ем "
    "нести вести веди|те ведёт вед|ут|ем установить принимать прими|те станов|иться|ится встать встань|те "
    "begin||s start||s нача|ть|ло начин|ать|ает|аем lead||s|ing off|| do|| conduct perform||s "
    "provide||s выполн|ять|ить|яет|яем|яйте производ|ить|ит осуществ|ить|лять проведи|те провести "
    "устро|ить|йте|ят|им быть бой|" },
  { FORCON_SHEET_COMMON, 0,
    "более|| больше|| море|| база|| базы|| hope|| more|| here|| good|| luck|| most|| must|| have|| gone|| home|| "
    "from|| some|| soon|| come|| fort|| very|| well|| want|| need|| then|| what|| with|| this|| thanks|| please|| "
    "удачи|| пожалуйста|| спасибо|| мастер|| привет|| здравствуйте|| нужно|| надо|| можно|| может|| думаю|| если|| "
    "нас|| нам|| мне|| есть|| были|| было|| будет|| будут|| очень|| только|| тоже|| даже|| сразу|| срочно|| "
    "осторожно|| hello|| expect||ed|s dear|| whoever|| master|| could|| would|| about|| their|| where|| which|| "
    "there|| слабо|| сильно|| огонь|| огня|| fire|| слава|| силы|| силой|| сила|| первыми|| вперёд|| время|| "
    "быстро|| тихо|| ближе|| пусть|| просто|| вчера|| сегодня|| день|| добрый|| вечер|| утро|| часть|| часа|| "
    "right|| fight|| fast|| last|| past|| lost|| best|| rest|| pass|| know|| care|| carefully|| quickly|| slowly|| "
    "quietly|| radio|| silence|| наш|| наша|| наши|| свой|| свои|| дела|| дело|| идея|| хода|| ходу|| ходе|| "
    "ночь|| ночи|| ваш|| пора|| горе|| wish|| like|| live|| life|| long|| side|| wide|| cargo|| crew|| "
    "crews|| great|| ready|| really|| report|| reports|| sure|| tell|| told|| went|| were|| when|| || "
    "шли|| себе|| тебе|| нету|| трудно|| видно|| верно|| дома|| дом|| лишние|| стрелять|| потерь|| потери|| "
    "связь|| связи|| отчёт|| доклад|| доложить|| прошу|| хочу|| надеюсь|| победа|| победы|| приветствую|| "
    "уважаемый|| sir|| regards|| yours|| exercise|| caution|| extreme|| cost|| costs|| every|| ever|| even|| "
    "over|| order|| other|| others|| under|| until|| again|| contact|| contacts|| course|| because|| наверное|| "
    "потому|| поэтому|| никого|| ничего|| никому|| никак|| нигде|| везде|| помощь|| помощи|| поддержка|| "
    "поддержке|| support|| open|| enough|| time|| times|| tired|| usual|| wonder|| word|| words|| work|| "
    "works|| worth|| year|| yes|| да|| нет|| ладно" },
};

/* All forms, in the order of the table, and by sound: those of each alphabet apart. */
typedef struct {
  GStringChunk *forms;
  GArray *words;
  GHashTable *by_shape;
  GHashTable *by_sound[2];
} Lexicon;

static void
add_form (Lexicon *lexicon, guint entry, const char *stem, gsize stem_length, const char *ending, gsize ending_length)
{
  char form[FORM_MAX] = "";
  ForconSheetToken token = { .end = (guint) MIN (stem_length + ending_length, FORM_MAX - 1) };
  ForconSheetWord word = { .meaning = entries[entry].meaning, .value = entries[entry].value };

  g_snprintf (form, sizeof form, "%.*s%.*s", (int) stem_length, stem, (int) ending_length, ending);
  forcon_sheet_fill_word (&token, form);
  word.form = g_string_chunk_insert (lexicon->forms, form);
  word.cyrillic = token.cyrillic;
  word.length = strlen (token.sound);
  word.letters = forcon_sheet_letters (token.sound);
  memcpy (word.sound, token.sound, sizeof word.sound);
  memcpy (word.shape, token.shape, sizeof word.shape);
  g_array_append_val (lexicon->words, word);
}

/* A stem with each of its endings; where the group ends. */
static const char *
add_group (Lexicon *lexicon, guint entry, const char *group)
{
  gsize stem = strcspn (group, "| ");
  const char *at = group + stem;

  if (*at != '|')
    add_form (lexicon, entry, group, stem, "", 0);
  while (*at == '|')
    {
      gsize ending = strcspn (at + 1, "| ");

      add_form (lexicon, entry, group, stem, at + 1, ending);
      at += 1 + ending;
    }
  return at;
}

static Lexicon *
lexicon_new (void)
{
  Lexicon *lexicon = g_new0 (Lexicon, 1);

  lexicon->forms = g_string_chunk_new (8192);
  lexicon->words = g_array_new (FALSE, FALSE, sizeof (ForconSheetWord));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      const char *at = entries[i].forms;

      while (*at != '\0')
        at = *at == ' ' ? at + 1 : add_group (lexicon, i, at);
    }
  for (guint i = 0; i < G_N_ELEMENTS (lexicon->by_sound); i++)
    lexicon->by_sound[i] = g_hash_table_new (g_str_hash, g_str_equal);
  lexicon->by_shape = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = lexicon->words->len; i > 0; i--)
    {
      ForconSheetWord *word = &g_array_index (lexicon->words, ForconSheetWord, i - 1);

      g_hash_table_insert (lexicon->by_shape, word->shape, word);
      g_hash_table_insert (lexicon->by_sound[word->cyrillic], word->sound, word);
    }
  return lexicon;
}

/* The words never change: they are made ready once for the whole program. */
static const Lexicon *
get_lexicon (void)
{
  static gsize made = 0;
  static Lexicon *lexicon = NULL;

  if (g_once_init_enter (&made))
    {
      lexicon = lexicon_new ();
      g_once_init_leave (&made, 1);
    }
  return lexicon;
}

const ForconSheetWord *
forcon_sheet_find_word (const ForconSheetToken *token)
{
  const Lexicon *lexicon = get_lexicon ();
  const ForconSheetWord *word = g_hash_table_lookup (lexicon->by_shape, token->shape);

  if (word != NULL && word->cyrillic == token->cyrillic)
    return word;
  word = g_hash_table_lookup (lexicon->by_sound[token->cyrillic], token->sound);
  if (word == NULL && strlen (token->sound) >= 4)
    word = g_hash_table_lookup (lexicon->by_sound[!token->cyrillic], token->sound);
  return word;
}

const ForconSheetWord *
forcon_sheet_nearest_word (const ForconSheetToken *token, guint *distance)
{
  const GArray *words = get_lexicon ()->words;
  gsize length = strlen (token->sound);
  guint32 letters = forcon_sheet_letters (token->sound);
  guint best = forcon_sheet_tolerance (length) + 1;
  const ForconSheetWord *nearest = NULL;

  for (guint i = 0; best > 1 && i < words->len; i++)
    {
      const ForconSheetWord *word = &g_array_index (words, ForconSheetWord, i);

      if (word->cyrillic != token->cyrillic || word->length < 4
          || forcon_sheet_far (length, letters, word->length, word->letters, best - 1))
        continue;
      guint found = forcon_sheet_distance (token->sound, word->sound, best - 1);

      if (found < best)
        {
          best = found;
          nearest = word;
        }
    }
  *distance = best;
  return nearest;
}
