/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weapons of a card (F-SHIP-4), a row each, with a rose of the arcs that they cover. */
#include "forcon-draw-card.h"

#include <glib/gi18n-lib.h>

#include "forcon-labels.h"

/* mm */
#define LEFT 2.2
#define HEAD 2.9
#define ROW_MOST 3.3
#define LETTERS 2.75

/* More weapons than this stand in two columns. */
#define ROWS_MOST 8
#define COLUMN_GAP 2.0

/* Columns of the table, as shares of its width, and where each of them ends. */
typedef enum { ROSE, NAME, KIND, RANGE, STRENGTH, RUN, READY, N_COLUMNS } Column;

static const double ends[N_COLUMNS] = { 0.045, 0.375, 0.705, 0.785, 0.87, 0.93, 1.0 };

static ForconBox
cell (ForconBox row, Column column)
{
  double left = column == ROSE ? 0 : ends[column - 1];

  return (ForconBox){ row.x + row.width * (left + 0.006), row.y, row.width * (ends[column] - left - 0.012), row.height };
}

/* A disc in quarters, the bow on top; those that the weapon covers are full. */
static void
draw_rose (const ForconDraw *draw, ForconBox room, ForconArcs arcs)
{
  double radius = MIN (room.width, room.height) * 0.46;
  double x = room.x + room.width / 2;
  double y = room.y + room.height / 2;

  for (ForconArc arc = 0; arc < FORCON_N_ARC; arc++)
    {
      double middle = (gint) arc * G_PI / 2 - G_PI / 2;

      if ((arcs & FORCON_ARC_BIT (arc)) == 0)
        continue;
      cairo_move_to (draw->cr, x, y);
      cairo_arc (draw->cr, x, y, radius, middle - G_PI / 4, middle + G_PI / 4);
      cairo_close_path (draw->cr);
      forcon_draw_ink (draw, FORCON_INK_TEXT, 0.9);
      cairo_fill (draw->cr);
    }
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, 0.8);
}

/* A box that says whether a tube is loaded: crossed, it is to be loaded again. */
static void
draw_ready (const ForconDraw *draw, ForconBox room, gboolean unready)
{
  double size = MIN (room.width, room.height) * 0.74;
  double x = room.x + room.width - size;
  double y = room.y + (room.height - size) / 2;

  cairo_rectangle (draw->cr, x, y, size, size);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, 1);
  if (!unready)
    return;
  forcon_draw_line (draw->cr, x, y, x + size, y + size);
  forcon_draw_line (draw->cr, x + size, y, x, y + size);
  forcon_draw_stroke (draw, FORCON_INK_WARNING, 1, 1.4);
}

static void
strike_out (const ForconDraw *draw, ForconBox row)
{
  double y = row.y + row.height / 2;

  forcon_draw_line (draw->cr, cell (row, NAME).x, y, row.x + row.width, y);
  forcon_draw_stroke (draw, FORCON_INK_WARNING, 1, 1.2);
}

static void
draw_weapon (const ForconCardDraw *card_draw, const ForconCardWeapon *weapon, ForconBox row)
{
  double size = MIN (MM (LETTERS), row.height * 0.86);
  ForconInk ink = weapon->damaged ? FORCON_INK_WARNING : FORCON_INK_TEXT;
  ForconCardLetters words = { size, FALSE, ink, 0 };
  ForconCardLetters figures = { size, TRUE, ink, 1 };
  g_autofree char *strength = g_strdup_printf ("%d", weapon->strength);
  g_autofree char *run = g_strdup_printf ("%d", weapon->run);
  /* Translators: what kind of weapon it is, where it is mounted: "battery, turret". */
  g_autofree char *kind = g_strdup_printf (C_ ("weapon", "%1$s, %2$s"), forcon_label_weapon_kind (weapon->kind),
                                           forcon_label_mount (weapon->mount));

  draw_rose (&card_draw->draw, cell (row, ROSE), weapon->arcs);
  forcon_card_text (card_draw, weapon->name, cell (row, NAME), words);
  words.ink = FORCON_INK_FIGURE;
  forcon_card_text (card_draw, kind, cell (row, KIND), words);
  forcon_card_text (card_draw, weapon->range, cell (row, RANGE), figures);
  forcon_card_text (card_draw, strength, cell (row, STRENGTH), figures);
  if (weapon->kind == FORCON_WEAPON_TORPEDO)
    {
      forcon_card_text (card_draw, run, cell (row, RUN), figures);
      draw_ready (&card_draw->draw, cell (row, READY), weapon->unready);
    }
  if (weapon->damaged)
    strike_out (&card_draw->draw, row);
}

static gboolean
has_tubes (const ForconCardModel *card)
{
  for (guint i = 0; i < card->weapons->len; i++)
    if (g_array_index (card->weapons, ForconCardWeapon, i).kind == FORCON_WEAPON_TORPEDO)
      return TRUE;
  return FALSE;
}

static void
draw_head (const ForconCardDraw *card_draw, ForconBox row)
{
  ForconCardLetters letters = { MM (2.2), FALSE, FORCON_INK_FIGURE, 0 };
  ForconBox name = cell (row, NAME);

  name.width += name.x - row.x;
  name.x = row.x;
  forcon_card_text (card_draw, C_ ("card", "Arcs, weapon"), name, letters);
  letters.align = 1;
  forcon_card_text (card_draw, C_ ("card", "Range"), cell (row, RANGE), letters);
  forcon_card_text (card_draw, C_ ("card", "Strength"), cell (row, STRENGTH), letters);
  if (!has_tubes (card_draw->card))
    return;
  forcon_card_text (card_draw, C_ ("card", "Run"), cell (row, RUN), letters);
  forcon_card_text (card_draw, C_ ("card", "Reload"), cell (row, READY), letters);
}

/* Private to this layer: from @top to @bottom, mm. */
void
forcon_card_draw_weapons (const ForconCardDraw *card_draw, double top, double bottom)
{
  const GArray *weapons = card_draw->card->weapons;
  guint columns = weapons->len > ROWS_MOST ? 2 : 1;
  guint rows = (weapons->len + columns - 1) / columns;
  double whole = FORCON_CARD_WIDTH - 2 * LEFT;
  double width = (whole - (columns - 1) * COLUMN_GAP) / columns;
  double height = rows == 0 ? 0 : MIN ((bottom - top - HEAD) / rows, ROW_MOST);

  if (weapons->len == 0)
    return;
  for (guint i = 0; i < columns; i++)
    draw_head (card_draw, (ForconBox){ MM (LEFT + (width + COLUMN_GAP) * i), MM (top), MM (width), MM (HEAD) });
  for (guint i = 0; i < weapons->len; i++)
    draw_weapon (card_draw, &g_array_index (weapons, ForconCardWeapon, i),
                 (ForconBox){ MM (LEFT + (width + COLUMN_GAP) * (i / rows)), MM (top + HEAD + height * (i % rows)),
                              MM (width), MM (height) });
}
