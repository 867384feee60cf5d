/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of mines (F-MINE-2): the master keeps one for each that is laid. */
#include "render/paper/play-papers.h"

#include "base/language.h"

#include "render/paper/cut-grid.h"
#include "render/card/draw-card.h"
#include "render/drawing/draw-table.h"
#include "base/text.h"

#define COLUMNS 2
#define ROWS 6
#define PER_PAGE (COLUMNS * ROWS)

/* On a card, mm. */
#define MARGIN 1.0
#define EDGE 2.4
#define MARK 11.0
#define TITLE 4.2
#define LETTERS 2.8
#define LEAST 2.3
#define LINE 4.6
#define FIELD 6.7
#define BOX 3.2

/**
 * MineCard:
 * @title: "Plasma mine No. 3"
 * @values: what it does
 */
typedef struct {
  ForconCharge charge;
  char *title;
  char *values;
  char *effect;
} MineCard;

/* A page of them. */
typedef struct {
  ForconCutGrid grid;
  GArray *cards;
} MinesPage;

static void
mine_card_clear (gpointer data)
{
  MineCard *card = data;

  g_free (card->title);
  g_free (card->values);
  g_free (card->effect);
}

static void
mines_page_free (gpointer data)
{
  MinesPage *page = data;

  g_array_unref (page->cards);
  g_free (page);
}

/* A label and a line to write on. */
static void
draw_field (const ForconCardDraw *card_draw, const char *label, ForconBox room)
{
  ForconCardLetters letters = { FORCON_MM (LEAST), FALSE, FORCON_INK_FIGURE, 0 };
  ForconBox words = { room.x, room.y + room.height - FORCON_MM (3), room.width, FORCON_MM (3) };
  double y = room.y + room.height;

  forcon_card_text (card_draw, label, words, letters);
  forcon_draw_line (card_draw->draw.cr, room.x, y, room.x + room.width, y);
  forcon_draw_stroke (&card_draw->draw, FORCON_INK_FIGURE, 1, 0.8);
}

/* What is written by hand: where and by whom it was laid, and what became of it. */
static void
draw_record (const ForconCardDraw *card_draw, ForconBox room)
{
  const char *const ends[] = { C_ ("mine card", "revealed"), C_ ("mine card", "gone off"), C_ ("mine card", "swept") };
  double field = FORCON_MM (FIELD);
  double half = (room.width - FORCON_MM (2)) / 2;
  double third = room.width / G_N_ELEMENTS (ends);

  draw_field (card_draw, C_ ("mine card", "Laid by"), (ForconBox){ room.x, room.y, half, field });
  draw_field (card_draw, C_ ("mine card", "in phase or round"),
              (ForconBox){ room.x + half + FORCON_MM (2), room.y, half, field });
  draw_field (card_draw, C_ ("mine card", "Sector, place"), (ForconBox){ room.x, room.y + field, room.width, field });
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      double box = FORCON_MM (BOX);
      double x = room.x + third * i, y = room.y + 2 * field + FORCON_MM (1.2);

      forcon_card_box (card_draw, FORCON_CARD_SQUARE, (ForconBox){ x, y + (FORCON_MM (LINE) - box) / 2, box, box },
                       FALSE);
      forcon_card_text (card_draw, ends[i],
                        (ForconBox){ x + box + FORCON_MM (1), y, third - box - FORCON_MM (1.4), FORCON_MM (LINE) },
                        (ForconCardLetters){ FORCON_MM (LETTERS), FALSE, FORCON_INK_TEXT, 0 });
    }
}

static void
draw_mine_card (const ForconCardDraw *card_draw, const MineCard *card, ForconBox cell)
{
  const ForconDraw *draw = &card_draw->draw;
  double margin = FORCON_MM (MARGIN);
  ForconBox frame = { cell.x + margin, cell.y + margin, cell.width - 2 * margin, cell.height - 2 * margin };
  double x = frame.x + FORCON_MM (EDGE);
  double y = frame.y + FORCON_MM (EDGE);
  double left = x + FORCON_MM (MARK + 2);
  double width = frame.x + frame.width - FORCON_MM (EDGE) - left;
  ForconCardLetters words = { FORCON_MM (LETTERS), FALSE, FORCON_INK_TEXT, 0 };

  forcon_draw_round_box (draw->cr, &frame, FORCON_MM (2));
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, 1.6);
  forcon_draw_mine (draw, draw->style->inks[FORCON_INK_PLATE], card->charge, x + FORCON_MM (MARK) / 2,
                    y + FORCON_MM (MARK) / 2, FORCON_MM (MARK) / 3.2);
  forcon_card_text (card_draw, card->title, (ForconBox){ left, y, width, FORCON_MM (TITLE * 1.3) },
                    (ForconCardLetters){ FORCON_MM (TITLE), TRUE, FORCON_INK_TEXT, 0 });
  y += FORCON_MM (TITLE * 1.3);
  forcon_card_text (card_draw, card->values, (ForconBox){ left, y, width, FORCON_MM (LINE) }, words);
  y += FORCON_MM (LINE);
  words.ink = FORCON_INK_FIGURE;
  forcon_card_paragraph (card_draw, card->effect, (ForconBox){ left, y, width, FORCON_MM (LINE * 1.4) }, words);
  draw_record (card_draw, (ForconBox){ x, y + FORCON_MM (LINE * 1.4), frame.width - 2 * FORCON_MM (EDGE), 0 });
}

static void
draw_mines (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  const MinesPage *page = data;
  g_autoptr (GArray) texts = g_array_new (FALSE, TRUE, sizeof (ForconCardText));
  ForconCardDraw card_draw = { .draw = { .cr = cr, .style = style, .layout = forcon_draw_layout_new (cr, style) },
                               .texts = texts,
                               .least = FORCON_MM (LEAST) };

  forcon_cut_grid_draw (&page->grid, &card_draw.draw);
  for (guint i = 0; i < page->cards->len; i++)
    draw_mine_card (&card_draw, &g_array_index (page->cards, MineCard, i), forcon_cut_grid_cell (&page->grid, i));
  g_object_unref (card_draw.draw.layout);
}

static MineCard
card_of (const ForconRules *rules, ForconCharge charge, guint number)
{
  const ForconMineCard *mine = &rules->mine.cards[charge];
  gboolean plasma = charge == FORCON_CHARGE_PLASMA;
  g_autofree char *range = forcon_length_to_text (mine->range);
  MineCard card = { .charge = charge };

  card.title = g_strdup_printf (plasma ? _ ("Plasma mine %u") : _ ("Torpedo mine %u"), number);
  card.values = g_strdup_printf (plasma ? _ ("range %1$s cm · firepower %2$d") : _ ("range %1$s cm · torpedoes %2$d"),
                                 range, mine->strength);
  if (!plasma)
    card.effect = g_strdup (_ ("Goes off when an enemy moves within its range: a torpedo attack."));
  else if (rules->options.mines_fixed_column)
    card.effect = g_strdup_printf (_ ("Goes off when an enemy moves within its range: gunnery table, column %d."),
                                   rules->mine.column);
  else
    /* Translators: a number of columns. */
    card.effect
        = g_strdup_printf (_ ("Goes off when an enemy moves within its range: gunnery table, %d column to the left "
                              "of the target's own."),
                           -rules->shift_near);
  return card;
}

ForconFolio *
forcon_mine_cards_folio (const ForconRules *rules, guint each, const ForconPaperForm *form)
{
  ForconFolio *folio = forcon_folio_new (_ ("Mine cards"), form->style);
  MinesPage *page = NULL;

  for (guint i = 0; i < each * FORCON_N_CHARGE; i++)
    {
      MineCard card = card_of (rules, (ForconCharge) (i / each), i % each + 1);

      if (i % PER_PAGE == 0)
        {
          page = g_new0 (MinesPage, 1);
          ForconLeaf leaf = { forcon_paper_size (form->paper, FALSE), draw_mines, page, mines_page_free };

          page->grid = forcon_cut_grid_fill (leaf.size, COLUMNS, ROWS);
          page->cards = g_array_new (FALSE, TRUE, sizeof (MineCard));
          g_array_set_clear_func (page->cards, mine_card_clear);
          forcon_folio_add (folio, &leaf);
        }
      g_array_append_val (page->cards, card);
    }
  return folio;
}
