/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-discourse.h"

/* A line falls into statements: here is where they end, and who is told at the beginning of a clause. */

gboolean
forcon_sheet_orders (const ForconSheetItem *item, ForconSheetFrame frame)
{
  for (guint i = 0; item->kind == FORCON_SHEET_ITEM_WORD && i < item->word->n_senses; i++)
    if (item->word->senses[i].meaning == FORCON_MEANING_VERB && item->word->senses[i].value == (gint) frame)
      return TRUE;
  return FALSE;
}

static gboolean
is_letter (const ForconSheetItem *item)
{
  return item->end - item->start <= (item->cyrillic ? 2 : 1) && item->kind != FORCON_SHEET_ITEM_MARK
         && item->kind != FORCON_SHEET_ITEM_NUMBER;
}

/* "3c. Moths: …", "п/п 5. …": how many items are a number of a line that is more than a number. */
static guint
end_of_code (const ForconSheetItem *items, guint n)
{
  guint at = 0;

  if (n > 4 && is_letter (&items[0]) && is_mark (&items[1], '/') && is_letter (&items[2])
      && items[3].kind == FORCON_SHEET_ITEM_NUMBER)
    at = 4;
  else if (n > 2 && items[0].kind == FORCON_SHEET_ITEM_NUMBER && is_letter (&items[1]) && items[1].glued)
    at = 2;
  return at > 0 && at + 1 < n && (is_mark (&items[at], '.') || is_mark (&items[at], ')')) && items[at + 1].capital
             ? at + 1
             : 0;
}

/* "1.2 Tiger: …", "2.1. «Garland» …", "3.2.1) Moths …": numbers of parts, without blanks between them. */
static guint
end_of_numbers (const ForconSheetItem *items, guint n)
{
  guint at = 1;

  if (items[0].kind != FORCON_SHEET_ITEM_NUMBER)
    return 0;
  while (at + 1 < n && is_mark (&items[at], '.') && items[at].glued && items[at + 1].kind == FORCON_SHEET_ITEM_NUMBER
         && items[at + 1].glued)
    at += 2;
  if (at == 1)
    return 0;
  if (at < n && (is_mark (&items[at], '.') || is_mark (&items[at], ')')))
    at++;
  return at < n && (items[at].capital || items[at].quoted) ? at : 0;
}

/* "а)", "b." and "1)" before what is said. */
guint
forcon_sheet_bullet (const ForconSheetItem *items, guint n)
{
  guint i = 0;
  ForconSheetReference reference;
  gboolean letter;

  while (i < n && items[i].kind == FORCON_SHEET_ITEM_MARK && !is_mark (&items[i], '('))
    i++;
  if (i + 1 >= n || items[i].ordinal)
    return i;
  guint code = end_of_code (items + i, n - i);

  if (code > 0)
    return i + code;
  letter = items[i].end - items[i].start <= (items[i].cyrillic ? 2 : 1) && items[i].kind != FORCON_SHEET_ITEM_MARK;
  if (items[i].kind != FORCON_SHEET_ITEM_NUMBER && !letter)
    return i;
  if (is_mark (&items[i + 1], ')'))
    return i + 2;
  guint numbers = end_of_numbers (items + i, n - i);

  if (numbers > 0)
    return i + numbers;
  if (!is_mark (&items[i + 1], '.') || (i + 2 < n && items[i + 2].start == items[i + 1].end))
    return i;
  /* "b. Tiger: …" */
  if (items[i].kind != FORCON_SHEET_ITEM_NUMBER)
    return i + 2 < n && items[i + 2].capital && items[i + 2].kind != FORCON_SHEET_ITEM_MARK ? i + 2 : i;
  /* "1. squadron" is the first squadron, "1. Squadron 2" is not. */
  if (i + 2 < n && is_word (&items[i + 2], FORCON_MEANING_CLASS)
      && forcon_sheet_reference (items + i + 2, n - i - 2, &reference) == 0)
    return i;
  return i + 2;
}

/* Whether a word ends as no Russian command does. */
static gboolean
is_cut_short (const ForconSheetItem *item)
{
  static const char *const ends[] = { "а", "е", "и", "й", "о", "у", "ы", "ь", "ю", "я", "м", "т" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_has_suffix (item->word->form, ends[i]))
      return FALSE;
  return TRUE;
}

static gboolean
is_own (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_NAME && item->names.n > 0 && item->names.name[0].own;
}

/* A dot after an abbreviation, which has up to four letters, or between a number and what it counts. */
static gboolean
abbreviates (const ForconSheetItem *items, guint n, guint place)
{
  const ForconSheetItem *before = place > 0 ? &items[place - 1] : NULL;

  if (before == NULL || place + 1 >= n || !items[place].glued)
    return FALSE;
  /* "перев. прот.": what nobody knows, and goes on with a small letter, is cut short. */
  if (before->kind == FORCON_SHEET_ITEM_UNKNOWN && before->end - before->start <= (before->cyrillic ? 12 : 6)
      && items[place + 1].kind != FORCON_SHEET_ITEM_MARK && !items[place + 1].capital)
    return TRUE;
  /* "патр. E2": a verb that is cut short before a place; those that are not end otherwise. */
  if (before->cyrillic && before->end - before->start <= 10 && forcon_sheet_is_verb (before) && is_cut_short (before)
      && items[place + 1].kind == FORCON_SHEET_ITEM_NAME && items[place + 1].names.name[0].thing == FORCON_SHEET_SECTOR)
    return TRUE;
  /* "att. D3", "ret. to B1": three letters, as English cuts verbs short. */
  if (!before->cyrillic && before->end - before->start == 3 && forcon_sheet_is_verb (before)
      && (items[place + 1].kind == FORCON_SHEET_ITEM_NAME || is_word (&items[place + 1], FORCON_MEANING_TO))
      && !is_own (&items[place + 1]))
    return TRUE;
  if (before->kind == FORCON_SHEET_ITEM_NUMBER)
    return is_word (&items[place + 1], FORCON_MEANING_CLASS);
  return (is_word (before, FORCON_MEANING_CLASS) || is_word (before, FORCON_MEANING_SECTOR_CLASS)
          || is_word (before, FORCON_MEANING_CHARGE) || is_word (before, FORCON_MEANING_CM)
          || is_word (before, FORCON_MEANING_PERCENT)
          || (before->cyrillic && before->end - before->start <= 6 && forcon_sheet_is_verb (before))
          || is_word (before, FORCON_MEANING_NUMBER_SIGN) || is_word (before, FORCON_MEANING_SHIP_CLASS)
          || is_word (before, FORCON_MEANING_FLAGSHIP) || is_word (before, FORCON_MEANING_NEW))
         && before->end - before->start <= (before->cyrillic ? 8 : 4);
}

gboolean
forcon_sheet_ends_statement (const ForconSheetItem *items, guint n, guint place)
{
  const ForconSheetItem *item = &items[place];

  if (is_mark (item, ';') || is_mark (item, '!') || is_mark (item, '?'))
    return TRUE;
  return is_mark (item, '.') && (place + 1 >= n || !items[place + 1].glued) && !abbreviates (items, n, place);
}

gboolean
forcon_sheet_is_forming (const ForconSheetItem *items, guint n)
{
  for (guint i = 0; i < n; i++)
    if (forcon_sheet_orders (&items[i], FORCON_FRAME_FORM) || forcon_sheet_orders (&items[i], FORCON_FRAME_SPLIT)
        || is_word (&items[i], FORCON_MEANING_NEW))
      return TRUE;
  return FALSE;
}

gboolean
forcon_sheet_goes_on_forming (const ForconSheetItem *items, guint n, const ForconSheetItem *next)
{
  /* A word that stands nowhere in the text begins a sentence of its own. */
  return next != NULL && next->end > next->start
         && (is_word (next, FORCON_MEANING_FLAGSHIP) || is_word (next, FORCON_MEANING_SUCCESSORS))
         && forcon_sheet_is_forming (items, n);
}

/* "To D2. Battle order.": a posture alone is that of what was said before it. */
static gboolean
goes_on_with_posture (const ForconSheetItem *items, guint n, guint place)
{
  gboolean posture = FALSE;
  guint at = place + 1;

  if (!is_mark (&items[place], '.'))
    return FALSE;
  for (; at < n && !forcon_sheet_ends_statement (items, n, at); at++)
    {
      const ForconSheetItem *item = &items[at];
      gboolean word = is_word (item, FORCON_MEANING_POSTURE_ADJECTIVE) || is_word (item, FORCON_MEANING_POSTURE_NOUN);

      if (!word
          && !(is_word (item, FORCON_MEANING_MARCH) && at + 1 < n && is_word (&items[at + 1], FORCON_MEANING_ARRAY))
          && !(is_word (item, FORCON_MEANING_ARRAY) && !item->label))
        return FALSE;
      posture = posture || word || is_word (item, FORCON_MEANING_MARCH);
    }
  for (guint i = 0; i < place && posture; i++)
    if (items[i].kind == FORCON_SHEET_ITEM_NAME
        && (items[i].names.name[0].thing == FORCON_SHEET_SECTOR
            || items[i].names.name[0].thing == FORCON_SHEET_FEATURE))
      return TRUE;
  return FALSE;
}

/* "Twice our number? Run for the Well.": what is asked is the case. */
static gboolean
asks_case (const ForconSheetItem *items, guint n, guint place)
{
  gboolean found = FALSE;

  if (!is_mark (&items[place], '?') || place + 1 >= n)
    return FALSE;
  for (guint i = 0; i < place; i++)
    {
      if (is_word (&items[i], FORCON_MEANING_RELATIVE) || is_word (&items[i], FORCON_MEANING_QUESTION)
          || is_word (&items[i], FORCON_MEANING_MESSAGE) || is_word (&items[i], FORCON_MEANING_NOT)
          || is_mark (&items[i], '-') || is_mark (&items[i], ','))
        return FALSE;
      found = found || is_of_kind (&items[i], FORCON_KIND_CASE) || is_word (&items[i], FORCON_MEANING_STRONGER)
              || is_word (&items[i], FORCON_MEANING_ATTACKED) || is_word (&items[i], FORCON_MEANING_TIMES);
    }
  return found;
}

/* Whether what was just said is taken back here, and something else is said. */
static gboolean
corrects_itself (const ForconSheetItem *items, guint n, guint place)
{
  return place < n
         && (is_word (&items[place], FORCON_MEANING_CORRECTION)
             || (is_word (&items[place], FORCON_MEANING_NOT) && !is_word (&items[place], FORCON_MEANING_NOBODY)
                 && place + 1 < n
                 && (is_mark (&items[place + 1], ',') || is_word (&items[place + 1], FORCON_MEANING_RATHER))))
         && forcon_sheet_correction (items + place, n - place) > 0;
}

guint
forcon_sheet_statement_end (const ForconSheetItem *items, guint n)
{
  gboolean aside = FALSE;

  for (guint i = 0; i < n; i++)
    {
      aside = is_mark (&items[i], '(') || (aside && !is_mark (&items[i], ')'));
      /* "…, no, wait, to B2" */
      if (!aside && i > 0 && (is_mark (&items[i], ',') || is_mark (&items[i], '-'))
          && corrects_itself (items, n, i + 1))
        return i + 1;
      if (aside || !forcon_sheet_ends_statement (items, n, i)
          || forcon_sheet_goes_on_forming (items, i, i + 1 < n ? &items[i + 1] : NULL)
          || goes_on_with_posture (items, n, i) || asks_case (items, n, i))
        continue;
      while (i + 1 < n && forcon_sheet_ends_statement (items, n, i + 1))
        i++;
      return i + 1;
    }
  return n;
}

/* Who is told */

static gboolean
names_own (const ForconSheetReference *reference)
{
  if (reference->names.n == 0)
    return !reference->bare && reference->number > 0;
  for (guint i = 0; i < reference->names.n; i++)
    if (reference->names.name[i].own
        && (reference->names.name[i].thing == FORCON_SHEET_FORMATION
            || reference->names.name[i].thing == FORCON_SHEET_SHIP))
      return TRUE;
  return FALSE;
}

/* Whether it tells who is named before it what to do, and is not done to it. */
static gboolean
tells_to_go (const ForconSheetItem *item)
{
  static const ForconSheetFrame frames[]
      = { FORCON_FRAME_MOVE, FORCON_FRAME_RETREAT, FORCON_FRAME_HOLD, FORCON_FRAME_PATROL };

  for (guint i = 0; item != NULL && i < G_N_ELEMENTS (frames); i++)
    if (forcon_sheet_orders (item, frames[i]))
      return TRUE;
  return FALSE;
}

/* Formations of others are told nothing, but somebody may try: "Tiger: …", "Tiger, move …". */
static gboolean
names_somebody (const ForconSheetReference *reference, const ForconSheetItem *next)
{
  return names_own (reference)
         || (tells_to_go (next) && forcon_sheet_names_thing (reference, FORCON_SHEET_FORMATION)
             && !forcon_sheet_names_thing (reference, FORCON_SHEET_SECTOR))
         || (is_mark (next, ':')
             && (reference->bare || forcon_sheet_names_thing (reference, FORCON_SHEET_FORMATION)
                 || forcon_sheet_names_thing (reference, FORCON_SHEET_SHIP)));
}

static guint
take_one (const ForconSheetItem *items, guint n, ForconSheetSubject *subject)
{
  ForconSheetReference reference;
  guint length = forcon_sheet_reference (items, n, &reference);
  const ForconSheetReference *last = subject->n == 0 ? NULL : &subject->reference[subject->n - 1];

  if (length == 0 || subject->n >= FORCON_SHEET_REFERENCES_MAX)
    return 0;
  if (reference.bare && last != NULL && last->class > 0 && last->number > 0)
    {
      reference.class = last->class;
      reference.bare = FALSE;
    }
  /* "1 and 2 squadrons": the class stands behind the last of them. */
  if (reference.bare && last == NULL && length + 1 < n
      && (is_mark (&items[length], ',') || is_word (&items[length], FORCON_MEANING_AND)))
    {
      ForconSheetReference next;

      if (forcon_sheet_reference (&items[length + 1], n - length - 1, &next) > 0 && next.class > 0)
        {
          reference.class = next.class;
          reference.bare = FALSE;
        }
    }
  /* "3:1" is a ratio. */
  if (reference.bare && length + 1 < n && is_mark (&items[length], ':') && items[length + 1].glued
      && items[length + 1].kind == FORCON_SHEET_ITEM_NUMBER)
    return 0;
  if (!names_somebody (&reference, length < n ? &items[length] : NULL))
    return 0;
  subject->reference[subject->n++] = reference;
  return length;
}

/* "Hammer and Bogus: patrol": who is unknown is told as much, and not left out. */
static guint
take_stranger (const ForconSheetItem *items, guint n, ForconSheetSubject *subject)
{
  if (n < 2 || subject->n == 0 || subject->n >= FORCON_SHEET_REFERENCES_MAX
      || items[0].kind != FORCON_SHEET_ITEM_UNKNOWN || !(items[0].capital || items[0].quoted)
      || !(is_mark (&items[1], ':') || (is_mark (&items[1], '-') && !items[1].glued)
           || is_word (&items[1], FORCON_MEANING_VERB)))
    return 0;
  subject->reference[subject->n++] = (ForconSheetReference){ .start = items[0].start, .end = items[0].end };
  return 1;
}

static gboolean
joins_list (const ForconSheetItem *item)
{
  return is_mark (item, ',') || is_mark (item, '/') || is_word (item, FORCON_MEANING_AND)
         || is_word (item, FORCON_MEANING_OR) || is_word (item, FORCON_MEANING_WITH);
}

guint
forcon_sheet_articles (const ForconSheetItem *items, guint n)
{
  guint at = 0;

  while (at < n && is_word (&items[at], FORCON_MEANING_HARMLESS) && !is_word (&items[at], FORCON_MEANING_ALL)
         && !items[at].namesake && !forcon_sheet_is_verb (&items[at]))
    at++;
  return at < n && items[at].kind == FORCON_SHEET_ITEM_NAME ? at : 0;
}

/* "Both Lance and Pathfinders": how many items stand before the first of two names that are told. */
static guint
both_before_names (const ForconSheetItem *items, guint n)
{
  guint at = n > 1 && is_word (&items[0], FORCON_MEANING_BOTH) ? 1 + forcon_sheet_articles (items + 1, n - 1) : 0;

  return at > 0 && at < n && items[at].kind == FORCON_SHEET_ITEM_NAME ? at : 0;
}

/* "all but Bastion" */
static guint
take_exceptions (const ForconSheetItem *items, guint n, ForconSheetSubject *subject)
{
  ForconSheetSubject but = { 0 };
  guint at = n > 0 && is_mark (&items[0], ',') ? 1 : 0;

  if (at + 1 >= n || !(is_word (&items[at], FORCON_MEANING_EXCEPT) || is_word (&items[at], FORCON_MEANING_BUT)))
    return 0;
  at++;
  at += forcon_sheet_articles (items + at, n - at);
  for (;;)
    {
      guint length = take_one (items + at, n - at, &but);

      if (length == 0)
        break;
      at += length;
      if (at + 1 >= n || !joins_list (&items[at]))
        break;
      at++;
      at += forcon_sheet_articles (items + at, n - at);
    }
  for (guint i = 0; i < but.n && subject->n_but < FORCON_SHEET_REFERENCES_MAX; i++)
    subject->but[subject->n_but++] = but.reference[i];
  if (but.n > 0 && at > 0 && is_mark (&items[at - 1], ','))
    at--;
  return but.n > 0 ? at : 0;
}

/* "All guns" and "all mines" tell nobody. */
static gboolean
is_thing (const ForconSheetItem *item)
{
  return item->kind == FORCON_SHEET_ITEM_UNKNOWN || is_word (item, FORCON_MEANING_FIRE)
         || is_word (item, FORCON_MEANING_MINES) || is_word (item, FORCON_MEANING_TROOPS)
         || is_word (item, FORCON_MEANING_CHARGE) || is_word (item, FORCON_MEANING_FORCES);
}

/* "Nobody", "none of you": all, and not to. */
static guint
take_nobody (const ForconSheetItem *items, guint n, ForconSheetSubject *subject)
{
  guint i = 1;

  if (n < 2 || !is_word (&items[0], FORCON_MEANING_NOBODY))
    return 0;
  while (i < n && !forcon_sheet_is_verb (&items[i])
         && (is_word (&items[i], FORCON_MEANING_OWN_WORDS) || is_word (&items[i], FORCON_MEANING_FROM)
             || is_word (&items[i], FORCON_MEANING_CLASS)))
    i++;
  subject->all = subject->nobody = TRUE;
  return i;
}

static gboolean
is_relative (const ForconSheetItem *item)
{
  static const char *const words[] = { "who", "that", "which", "кто", "что" };

  for (guint i = 0; item->kind == FORCON_SHEET_ITEM_WORD && i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (item->word->form, words[i]))
      return TRUE;
  return FALSE;
}

/* "…, who are in C2" */
static guint
take_where (const ForconSheetItem *items, guint n, ForconSheetSubject *subject)
{
  guint i = n > 0 && is_mark (&items[0], ',') ? 1 : 0;
  const ForconSheetItem *place;

  if (i >= n || !is_relative (&items[i]))
    return 0;
  for (i++; i < n && (is_word (&items[i], FORCON_MEANING_THERE_IS) || is_word (&items[i], FORCON_MEANING_HARMLESS));
       i++)
    ;
  if (i + 1 >= n || !is_word (&items[i], FORCON_MEANING_IN))
    return 0;
  place = &items[i + 1];
  if (place->kind != FORCON_SHEET_ITEM_NAME || place->names.n != 1 || place->names.name[0].thing != FORCON_SHEET_SECTOR)
    return 0;
  subject->where = (ForconSectorId){ (guint16) place->names.name[0].id };
  return i + 2;
}

/* "all formations", "all cruisers", "the destroyers" */
static guint
take_kind (const ForconSheetItem *items, guint n, ForconSheetSubject *subject)
{
  guint i = 0;
  gboolean all = FALSE;

  while (i < n && (is_word (&items[i], FORCON_MEANING_ALL) || is_word (&items[i], FORCON_MEANING_OWN_WORDS))
         && !forcon_sheet_is_verb (&items[i]))
    {
      all = all || is_word (&items[i], FORCON_MEANING_ALL);
      subject->others = subject->others || is_word (&items[i], FORCON_MEANING_OTHERS);
      subject->both = subject->both || is_word (&items[i], FORCON_MEANING_BOTH);
      i++;
    }
  if (!all && (i > 0 || n == 0 || !is_word (&items[0], FORCON_MEANING_SHIP_CLASS)))
    return 0;
  if (all)
    i += take_where (items + i, n - i, subject);
  for (; i < n
         && (is_word (&items[i], FORCON_MEANING_CLASS) || is_word (&items[i], FORCON_MEANING_SHIP_CLASS)
             || (all && is_word (&items[i], FORCON_MEANING_HARMLESS) && !forcon_sheet_is_verb (&items[i])));
       i++)
    if (is_word (&items[i], FORCON_MEANING_SHIP_CLASS))
      subject->types |= (guint32) word_value (&items[i], FORCON_MEANING_SHIP_CLASS);
  if ((!all && subject->types == 0) || (i < n && is_thing (&items[i])))
    return 0;
  /* "All ships of the Wall" are the Wall. */
  if (i > 0 && i < n && items[i].kind == FORCON_SHEET_ITEM_NAME && items[i].names.name[0].own
      && items[i].names.name[0].thing == FORCON_SHEET_FORMATION
      && ((all && items[0].word->phrase) || (i > 1 && is_word (&items[1], FORCON_MEANING_SHIP_CLASS)))
      && FORCON_ID_IS_NONE (subject->where))
    {
      guint length = take_one (items + i, n - i, subject);

      if (length > 0)
        {
          subject->types = 0;
          return i + length;
        }
    }
  subject->all = TRUE;
  subject->n_but = 0;
  if (FORCON_ID_IS_NONE (subject->where))
    i += take_where (items + i, n - i, subject);
  return i + take_exceptions (items + i, n - i, subject);
}

/* «Ни Тигру, ни Ткачам», "neither the Tiger nor the Weavers": both, and not to. */
static guint
take_neither (const ForconSheetItem *items, guint n, ForconSheetSubject *subject)
{
  guint at = 0;
  guint next = 0;

  while (next + 1 < n && items[next].kind == FORCON_SHEET_ITEM_WORD
         && (g_str_equal (items[next].word->form, "ни") || g_str_equal (items[next].word->form, "neither")
             || g_str_equal (items[next].word->form, "nor")))
    {
      guint name = next + 1 + forcon_sheet_articles (items + next + 1, n - next - 1);
      guint length = take_one (items + name, n - name, subject);

      if (length == 0)
        break;
      at = name + length;
      next = at < n && is_mark (&items[at], ',') ? at + 1 : at;
    }
  subject->nobody = subject->n > 1;
  if (subject->n < 2)
    subject->n = 0;
  return subject->n == 0 ? 0 : at;
}

guint
forcon_sheet_take_subject (const ForconSheetItem *items, guint n, ForconSheetSubject *subject)
{
  guint at = 0;

  subject->n = subject->n_but = 0;
  subject->all = subject->either = subject->others = subject->nobody = subject->both = FALSE;
  subject->types = 0;
  subject->where = FORCON_NO_SECTOR;
  if (n == 0)
    return 0;
  at = take_nobody (items, n, subject);
  if (at == 0)
    at = take_neither (items, n, subject);
  if (at > 0)
    return at;
  for (guint next = both_before_names (items, n), joint = 0;;)
    {
      guint length = take_kind (items + next, n - next, subject);

      if (length == 0)
        length = take_one (items + next, n - next, subject);
      if (length == 0 && next > at)
        length = take_stranger (items + next, n - next, subject);
      if (length == 0)
        return at;
      /* "The Lance with the Wall", and nothing more: it goes with it. */
      if (next > at && at > 0 && is_word (&items[joint], FORCON_MEANING_WITH) && subject->n == 2
          && (next + length == n || is_mark (&items[next + length], '.')))
        {
          subject->n = 1;
          return at;
        }
      subject->either = subject->either || (next > at && is_word (&items[joint], FORCON_MEANING_OR));
      at = next + length;
      if (at + 1 >= n || !joins_list (&items[at]))
        return at;
      joint = at;
      if (joint + 2 < n && joins_list (&items[joint + 1]) && is_mark (&items[at], ','))
        joint++;
      next = joint + 1 + forcon_sheet_articles (items + joint + 1, n - joint - 1);
    }
}
