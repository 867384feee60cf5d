/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ship's card on paper: all that a player needs at the table, and room for a pencil. */
#include "render/card/draw-card.h"

#include "base/language.h"

/* Nothing on paper is written smaller, mm. */
#define LEAST 2.3

/* Columns of the values beside the rose; the second has the longer texts. */
#define VALUE_COLUMNS 2
#define VALUE_LEFT 0.455
#define VALUE_GAP MM (2.4)

/* A crew's box is no narrower, mm. */
#define CREW_LEAST 10.0

/* All values that have no boxes stand in so many rows, however many there are. */
#define VALUE_ROWS 5

/*
 * The rows may be made so much lower or higher, so that a card is full. Below the share at which the smallest letters
 * still have room they get smaller too: no ship of a fleet book is so crowded, but the master's hand can make one.
 */
#define SQUEEZE_EASY 0.8
#define SQUEEZE_MOST 0.2
#define STRETCH_MOST 1.15

/**
 * Measures:
 * @edge: within the frame
 * @mark: the silhouette at the top, and so the head's height
 * @name, @letters: of the name and of all else
 * @value: a row of values
 * @track: a row of boxes
 * @crew: the row of crews
 * @box: a box at most
 * @label, @count: of a row of boxes
 * @rose: its diameter at most
 * @weapon: a row of weapons
 * @head: the row of headings
 * @tube: a row of boxes for a tube's launches
 * @critical: a row of criticals
 * @columns: of the criticals
 * @gap: between the parts
 * @note: a line for notes
 *
 * One of the two sizes of a card, mm.
 */
typedef struct {
  double edge;
  double mark;
  double name;
  double letters;
  double value;
  double track;
  double crew;
  double box;
  double label;
  double count;
  double rose;
  double weapon;
  double head;
  double tube;
  double critical;
  guint columns;
  double gap;
  double note;
} Measures;

static const Measures compact = { .edge = 2.0,
                                  .mark = 11,
                                  .name = 4.2,
                                  .letters = 2.55,
                                  .value = 3.35,
                                  .track = 4.5,
                                  .crew = 5.8,
                                  .box = 3.5,
                                  .label = 18.5,
                                  .count = 7,
                                  .rose = 27.5,
                                  .weapon = 3.3,
                                  .head = 2.8,
                                  .tube = 3.6,
                                  .critical = 2.9,
                                  .columns = 3,
                                  .gap = 0.6,
                                  .note = 5 };

static const Measures large = { .edge = 2.8,
                                .mark = 15,
                                .name = 5.4,
                                .letters = 3,
                                .value = 4.6,
                                .track = 6.4,
                                .crew = 7.2,
                                .box = 4.6,
                                .label = 21.5,
                                .count = 8,
                                .rose = 28.5,
                                .weapon = 4.4,
                                .head = 3.3,
                                .tube = 5.2,
                                .critical = 4,
                                .columns = 2,
                                .gap = 1.2,
                                .note = 6 };

/* What is being drawn, and how far down it has come. */
typedef struct {
  const ForconCardDraw *card_draw;
  Measures size;
  ForconBox room;
  double y;
} Page;

static ForconBox
row (const Page *page, double height)
{
  return (ForconBox){ page->room.x, page->y, page->room.width, height };
}

static void
rule (const Page *page, double y)
{
  forcon_draw_line (page->card_draw->draw.cr, page->room.x, y, page->room.x + page->room.width, y);
  forcon_draw_stroke (&page->card_draw->draw, FORCON_INK_FIGURE, 1, 1);
}

/* Two texts in one line, each with as much of it as it needs. */
static void
draw_pair (const Page *page, ForconBox room, const char *left, const char *right, const ForconCardLetters *letters)
{
  ForconLettering lettering = { .size = letters[0].size, .bold = letters[0].bold };
  double left_width = 0;
  double right_width = 0;
  double gap = MM (1);
  double height, share;

  if (left != NULL)
    forcon_draw_measure (&page->card_draw->draw, left, &lettering, &left_width, &height);
  lettering.bold = letters[1].bold;
  if (right != NULL)
    forcon_draw_measure (&page->card_draw->draw, right, &lettering, &right_width, &height);
  share = left_width / MAX (left_width + right_width, 1);
  forcon_card_text (page->card_draw, left, (ForconBox){ room.x, room.y, (room.width - gap) * share, room.height },
                    letters[0]);
  forcon_card_text (
      page->card_draw, right,
      (ForconBox){ room.x + (room.width - gap) * share + gap, room.y, (room.width - gap) * (1 - share), room.height },
      letters[1]);
}

/* Name and state; class and formation; base and owner. */
static void
draw_head (Page *page)
{
  const ForconCardModel *card = page->card_draw->card;
  const Measures *size = &page->size;
  double left = MM (size->mark + 1.6);
  double name = MM (size->mark) * 0.42;
  double small = MM (size->mark) * 0.29;
  ForconBox room = { page->room.x + left, page->y, page->room.width - left, name };
  ForconCardLetters names[]
      = { { MM (size->name), TRUE, FORCON_INK_TEXT, 0 }, { MM (size->letters), TRUE, FORCON_INK_WARNING, 1 } };
  ForconCardLetters words[] = { { MM (size->letters), FALSE, FORCON_INK_TEXT, 0 },
                                { MM (size->letters), card->flagship, FORCON_INK_TEXT, 1 } };
  g_autofree char *formation
      = card->formation == NULL ? NULL : g_strdup_printf (card->flagship ? "⚑ %s" : "%s", card->formation);

  ForconBox mark = { page->room.x, page->y, MM (size->mark), MM (size->mark) };

  forcon_card_draw_mark (page->card_draw, mark);
  forcon_card_note_part (page->card_draw, "type", FORCON_CARD_NONE, FORCON_CARD_NONE, mark);
  draw_pair (page, room, card->name, card->state, names);
  forcon_card_note_part (page->card_draw, "name", FORCON_CARD_NONE, FORCON_CARD_NONE, room);
  room = (ForconBox){ room.x, page->y + name, room.width, small };
  draw_pair (page, room, card->class_name, formation, words);
  forcon_card_note_part (page->card_draw, "class", FORCON_CARD_NONE, FORCON_CARD_NONE,
                         (ForconBox){ room.x, room.y, room.width * 0.6, room.height });
  room.y += small;
  forcon_card_note_part (page->card_draw, "target", FORCON_CARD_NONE, FORCON_CARD_NONE,
                         (ForconBox){ room.x, room.y, room.width / 2, small });
  words[0].ink = words[1].ink = FORCON_INK_FIGURE;
  words[1].bold = FALSE;
  draw_pair (page, room, card->base, card->owner, words);
  page->y += MM (size->mark + size->gap);
  rule (page, page->y - MM (size->gap) / 2);
}

/* Those for which there are no boxes. */
static void
draw_values (const Page *page, double width)
{
  const GArray *lines = page->card_draw->card->lines;
  double left = (width - VALUE_GAP) * VALUE_LEFT;
  guint n = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ForconCardLine *line = &g_array_index (lines, ForconCardLine, i);

      if (line->tracked)
        continue;
      forcon_card_draw_value (page->card_draw, line,
                              (ForconBox){ page->room.x + (n % VALUE_COLUMNS == 0 ? 0 : left + VALUE_GAP),
                                           page->y + MM (page->size.value) * (n / VALUE_COLUMNS),
                                           n % VALUE_COLUMNS == 0 ? left : width - VALUE_GAP - left,
                                           MM (page->size.value) },
                              MM (page->size.letters));
      n++;
    }
}

static void
draw_crew (const Page *page, const ForconCardCrew *crew, ForconBox room)
{
  const ForconDraw *draw = &page->card_draw->draw;
  ForconCardLetters letters = { MM (page->size.letters), crew->now, FORCON_INK_TEXT, 0.5 };
  ForconBox frame = { room.x + 1, room.y + 1, room.width - 2, room.height - 2 };
  ForconBox name = { room.x + MM (0.4), room.y + MM (0.3), room.width - MM (0.8), room.height * 0.47 };
  ForconBox figures = { name.x, room.y + room.height * 0.5, name.width, name.height };
  /* Translators: on a ship card: the readiness at which a crew is of this quality ("4–6"), its modifier ("+1"). */
  g_autofree char *text = g_strdup_printf (_ ("%1$s: %2$s"), crew->readiness, crew->modifier);

  forcon_draw_round_box (draw->cr, &frame, MM (0.8));
  forcon_draw_stroke (draw, crew->now ? FORCON_INK_TEXT : FORCON_INK_FIGURE, 1, crew->now ? 2.4 : 0.6);
  forcon_card_text (page->card_draw, crew->name, name, letters);
  forcon_card_text (page->card_draw, text, figures, letters);
}

/* How wide a crew's box would like to be; the one that counts is bold. */
static double
crew_width (const Page *page, const ForconCardCrew *crew)
{
  const ForconLettering lettering = { .size = MM (page->size.letters), .bold = TRUE };
  double width, height;

  forcon_draw_measure (&page->card_draw->draw, crew->name, &lettering, &width, &height);
  return MAX (width, MM (CREW_LEAST)) + MM (1);
}

static void
draw_crews (const Page *page, ForconBox room)
{
  const GArray *crews = page->card_draw->card->crews;
  double whole = 0;
  double x = room.x;

  for (guint i = 0; i < crews->len; i++)
    whole += crew_width (page, &g_array_index (crews, ForconCardCrew, i));
  for (guint i = 0; i < crews->len; i++)
    {
      const ForconCardCrew *crew = &g_array_index (crews, ForconCardCrew, i);
      double width = room.width * crew_width (page, crew) / whole;

      draw_crew (page, crew, (ForconBox){ x, room.y, width, room.height });
      x += width;
    }
}

static ForconCardTrackSize
track_size (const Measures *size)
{
  return (ForconCardTrackSize){ MM (size->box), MM (1.1), MM (size->letters), MM (size->label), MM (size->count) };
}

static double
body_height (const Measures *size)
{
  return MM (size->value * VALUE_ROWS + size->track + size->crew + 0.6);
}

/* Values, readiness and crew on the left, the rose on the right. */
static void
draw_body (Page *page)
{
  const Measures *size = &page->size;
  ForconCardTrackSize tracks = track_size (size);
  double top = page->y;
  double height = body_height (size);
  double rose = MIN (height - MM (1.6), MM (size->rose));
  double width = page->room.width - rose - MM (2);

  draw_values (page, width);
  page->y = top + height - MM (size->track + size->crew);
  forcon_card_draw_readiness (page->card_draw, (ForconBox){ page->room.x, page->y, width, MM (size->track - 0.4) },
                              &tracks);
  page->y += MM (size->track);
  draw_crews (page, (ForconBox){ page->room.x, page->y, width, MM (size->crew) });
  forcon_card_draw_rose (page->card_draw, page->room.x + page->room.width - rose / 2, top + height / 2 + MM (0.6),
                         rose / 2 - MM (0.3));
  page->y = top + height + MM (size->gap);
}

static double
weapons_height (const Measures *size, const ForconCardModel *card)
{
  guint rows = forcon_card_weapon_rows (card);

  return rows == 0 ? 0 : MM (size->head + size->weapon * rows + size->gap / 2);
}

static double
tubes_height (const Measures *size, const ForconCardModel *card)
{
  guint n = forcon_card_count_tubes (card);

  return n == 0 ? 0 : MM (size->tube * n + size->gap / 2);
}

static double
criticals_height (const Measures *size, const ForconCardModel *card)
{
  guint rows = (card->criticals->len + size->columns - 1) / size->columns;

  return MM (size->head + size->critical * rows + size->gap / 2);
}

/* The critical table, or that any critical is the last. */
static void
draw_criticals (Page *page)
{
  const Measures *size = &page->size;
  const ForconCardModel *card = page->card_draw->card;
  double height = criticals_height (size, card);
  gboolean fragile = card->criticals->len == 0;
  gboolean harmed = fragile && *card->harm != '\0';
  ForconCardLetters letters = { MM (LEAST), harmed, harmed ? FORCON_INK_WARNING : FORCON_INK_FIGURE, 0 };
  const char *text = harmed ? card->harm
                     : fragile
                         ? _ ("Any critical destroys it.")
                         /* Translators: over the critical table of a ship card, where these two signs are used. */
                         : _ ("Criticals, 2d6: ○ for good, ↓ the next row counts");

  rule (page, page->y);
  forcon_card_text (page->card_draw, text, row (page, MM (size->head)), letters);
  if (!fragile)
    forcon_card_draw_criticals (page->card_draw,
                                (ForconBox){ page->room.x, page->y + MM (size->head), page->room.width,
                                             height - MM (size->head + size->gap / 2) },
                                size->columns, MIN (MM (size->letters), MM (size->critical) * 0.84));
  page->y += height;
}

/* What is left is for notes. */
static void
draw_notes (Page *page)
{
  const ForconDraw *draw = &page->card_draw->draw;
  double bottom = page->room.y + page->room.height;

  if (page->y + MM (page->size.note) * 0.9 > bottom)
    return;
  rule (page, page->y);
  forcon_card_text (page->card_draw, _ ("Notes"), row (page, MM (page->size.head)),
                    (ForconCardLetters){ MM (LEAST), FALSE, FORCON_INK_FIGURE, 0 });
  for (double y = bottom - 1; y > page->y + MM (page->size.note) * 0.7; y -= MM (page->size.note))
    {
      forcon_draw_line (draw->cr, page->room.x, y, page->room.x + page->room.width, y);
      forcon_draw_dash (draw->cr, 1, 3);
      forcon_draw_stroke (draw, FORCON_INK_FIGURE, 1, 0.8);
    }
}

/* How high the parts are whose rows can be made lower or higher. */
static double
elastic_height (const Measures *size, const ForconCardModel *card)
{
  return body_height (size) + 2 * MM (size->track) + weapons_height (size, card) + tubes_height (size, card)
         + criticals_height (size, card);
}

/*
 * Makes the rows lower where there is not enough room; makes them higher where what is left is too little for
 * notes. Returns: how much
 */
static double
fit (Page *page)
{
  Measures *size = &page->size;
  double room = page->room.height - MM (size->mark + 2.5 * size->gap);
  double share = room / elastic_height (size, page->card_draw->card);

  if (elastic_height (size, page->card_draw->card) + MM (size->note) <= room)
    return 1;
  share = CLAMP (share, SQUEEZE_MOST, STRETCH_MOST);
  size->value *= share;
  size->track *= share;
  size->crew *= share;
  size->weapon *= share;
  size->head *= share;
  size->tube *= share;
  size->critical *= share;
  return share;
}

void
forcon_card_draw_paper (const ForconCardDraw *card_draw, ForconBox room, gboolean roomy)
{
  ForconCardDraw paper = *card_draw;
  Page page = { .card_draw = &paper, .size = roomy ? large : compact };
  const Measures *size = &page.size;
  double edge = MM (size->edge);

  page.room = (ForconBox){ room.x + edge, room.y + edge, room.width - 2 * edge, room.height - 2 * edge };
  page.y = page.room.y;
  forcon_draw_round_box (paper.draw.cr, &room, MM (2));
  forcon_draw_stroke (&paper.draw, FORCON_INK_FRAME, 1, 1.6);
  paper.least = MM (LEAST) * MIN (fit (&page) / SQUEEZE_EASY, 1);
  draw_head (&page);
  if (paper.card->blank)
    return;

  ForconCardTrackSize tracks = track_size (size);
  const ForconCardWeaponSize table = { MM (size->weapon), MM (size->head), MM (size->letters), TRUE };
  double top = page.y;
  double right = page.room.x + page.room.width;
  double bottom = page.room.y + page.room.height;

  draw_body (&page);
  rule (&page, page.y);
  forcon_card_draw_hits (&paper, row (&page, MM (size->track)), &tracks);
  page.y += MM (size->track);
  forcon_card_draw_stores (&paper, row (&page, MM (size->track)), &tracks);
  page.y += MM (size->track) + MM (size->gap) / 2;

  double weapons = weapons_height (size, paper.card);
  if (weapons > 0)
    {
      rule (&page, page.y);
      forcon_card_draw_weapons (&paper, row (&page, weapons), &table);
      page.y += weapons;
    }

  double tubes = tubes_height (size, paper.card);
  if (tubes > 0)
    {
      rule (&page, page.y);
      forcon_card_draw_tubes (&paper, row (&page, tubes - MM (size->gap / 2)), &tracks);
      page.y += tubes;
    }
  draw_criticals (&page);
  draw_notes (&page);
  if (paper.card->status == FORCON_SHIP_IN_ACTION)
    return;

  /* A lost ship is struck out below its name and state. */
  forcon_draw_line (paper.draw.cr, page.room.x, top, right, bottom);
  forcon_draw_line (paper.draw.cr, right, top, page.room.x, bottom);
  forcon_draw_stroke (&paper.draw, FORCON_INK_WARNING, 1, 3);
}
