/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weapons of a card (F-SHIP-4), a row each, with a rose of the arcs that they cover. */
#include "render/card/draw-card.h"

#include "base/language.h"

#include "render/card/card-model.h"
#include "render/drawing/labels.h"

/* More weapons than this stand in two columns. */
#define ROWS_MOST 8
#define COLUMN_GAP MM (2.0)

/* Size of headings, as a share of the letters. */
#define HEAD_LETTERS 0.8

/* Columns of the table, as shares of its width, and where each of them ends: on the screen, on paper. */
typedef enum { LETTER, ROSE, NAME, KIND, RANGE, STRENGTH, RUN, READY, N_COLUMNS } Column;

static const double ends[2][N_COLUMNS] = {
  { 0, 0.045, 0.375, 0.705, 0.785, 0.87, 0.93, 1.0 },
  { 0.04, 0.085, 0.515, 0.695, 0.785, 0.915, 1.0, 1.0 },
};

static ForconBox
cell (ForconBox row, const ForconCardWeaponSize *size, Column column)
{
  const double *right = ends[size->paper ? 1 : 0];
  double left = column == LETTER ? 0 : right[column - 1];

  return (ForconBox){ row.x + row.width * (left + 0.006), row.y, row.width * (right[column] - left - 0.012),
                      row.height };
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

/* Where the values of a weapon stand; the row of the one that is marked is tinted. */
static void
note_weapon (const ForconCardDraw *card_draw, guint index, ForconBox row, const ForconCardWeaponSize *size)
{
  static const char *const properties[N_COLUMNS]
      = { [NAME] = "name", [KIND] = "kind", [RANGE] = "range", [STRENGTH] = "strength", [RUN] = "run" };
  const ForconCardWeapon *weapon = &g_array_index (card_draw->card->weapons, ForconCardWeapon, index);

  if (card_draw->marks && index == card_draw->marked)
    {
      cairo_rectangle (card_draw->draw.cr, row.x, row.y, row.width, row.height);
      forcon_draw_ink (&card_draw->draw, FORCON_INK_SELECTED, 0.25);
      cairo_fill (card_draw->draw.cr);
    }
  for (Column column = 0; column < N_COLUMNS; column++)
    if (column != RUN || weapon->kind == FORCON_WEAPON_TORPEDO)
      forcon_card_note_part (card_draw, properties[column], (gint) index, FORCON_CARD_NONE, cell (row, size, column));
}

static void
draw_weapon (const ForconCardDraw *card_draw, guint index, ForconBox row, const ForconCardWeaponSize *size)
{
  const ForconDraw *draw = &card_draw->draw;
  const ForconCardWeapon *weapon = &g_array_index (card_draw->card->weapons, ForconCardWeapon, index);
  double letters = MIN (size->letters, row.height * 0.86);
  ForconInk ink = weapon->damaged ? FORCON_INK_WARNING : FORCON_INK_TEXT;
  ForconCardLetters figures = { letters, TRUE, ink, 1 };
  const char *kind = forcon_label_weapon_kind (weapon->kind);
  /* Translators: what kind of weapon it is, where it is mounted: "battery, turret". */
  g_autofree char *mounted = g_strdup_printf (C_ ("weapon", "%1$s, %2$s"), kind, forcon_label_mount (weapon->mount));
  g_autofree char *letter = forcon_card_weapon_letter (index);
  g_autofree char *strength = g_strdup_printf ("%d", weapon->strength);
  g_autofree char *run = g_strdup_printf ("%d", weapon->run);

  note_weapon (card_draw, index, row, size);
  if (size->paper)
    forcon_card_text (card_draw, letter, cell (row, size, LETTER), (ForconCardLetters){ letters, TRUE, ink, 0.5 });
  draw_rose (draw, cell (row, size, ROSE), weapon->arcs);
  forcon_card_text (card_draw, weapon->name, cell (row, size, NAME), (ForconCardLetters){ letters, FALSE, ink, 0 });
  /* On paper the critical table says what takes the weapon out. */
  forcon_card_text (card_draw, size->paper ? kind : mounted, cell (row, size, KIND),
                    (ForconCardLetters){ letters, FALSE, FORCON_INK_FIGURE, 0 });
  forcon_card_text (card_draw, weapon->range, cell (row, size, RANGE), figures);
  forcon_card_text (card_draw, strength, cell (row, size, STRENGTH), figures);
  if (weapon->kind == FORCON_WEAPON_TORPEDO)
    forcon_card_text (card_draw, run, cell (row, size, RUN), figures);
  if (weapon->kind == FORCON_WEAPON_TORPEDO && !size->paper)
    {
      /* Crossed, the tube has to be loaded again. */
      ForconBox ready = cell (row, size, READY);
      double side = MIN (ready.width, ready.height) * 0.74;

      forcon_card_box (card_draw, FORCON_CARD_SQUARE,
                       (ForconBox){ ready.x + ready.width - side, ready.y + (ready.height - side) / 2, side, side },
                       weapon->unready);
    }
  if (weapon->damaged)
    {
      double y = row.y + row.height / 2;

      forcon_draw_line (draw->cr, cell (row, size, NAME).x, y, row.x + row.width, y);
      forcon_draw_stroke (draw, FORCON_INK_WARNING, 1, 1.2);
    }
}

static void
draw_head (const ForconCardDraw *card_draw, ForconBox row, const ForconCardWeaponSize *size)
{
  ForconCardLetters letters = { MAX (size->letters * HEAD_LETTERS, card_draw->least), FALSE, FORCON_INK_FIGURE, 0 };
  ForconBox name = cell (row, size, NAME);

  name.width += name.x - row.x;
  name.x = row.x;
  forcon_card_text (card_draw, C_ ("card", "Arcs, weapon"), name, letters);
  letters.align = 1;
  forcon_card_text (card_draw, C_ ("card", "Range"), cell (row, size, RANGE), letters);
  forcon_card_text (card_draw, C_ ("card", "Strength"), cell (row, size, STRENGTH), letters);
  if (forcon_card_count_tubes (card_draw->card) == 0)
    return;
  forcon_card_text (card_draw, C_ ("card", "Run"), cell (row, size, RUN), letters);
  if (!size->paper)
    forcon_card_text (card_draw, C_ ("card", "Reload"), cell (row, size, READY), letters);
}

static guint
columns_of (const ForconCardModel *card)
{
  return card->weapons->len > ROWS_MOST ? 2 : 1;
}

guint
forcon_card_weapon_rows (const ForconCardModel *card)
{
  return (card->weapons->len + columns_of (card) - 1) / columns_of (card);
}

void
forcon_card_draw_weapons (const ForconCardDraw *card_draw, ForconBox room, const ForconCardWeaponSize *size)
{
  const GArray *weapons = card_draw->card->weapons;
  guint columns = columns_of (card_draw->card);
  guint rows = forcon_card_weapon_rows (card_draw->card);
  double width = (room.width - (columns - 1) * COLUMN_GAP) / columns;

  if (rows == 0)
    return;
  double height = MIN ((room.height - size->head) / rows, size->row);

  for (guint i = 0; i < columns; i++)
    draw_head (card_draw, (ForconBox){ room.x + (width + COLUMN_GAP) * i, room.y, width, size->head }, size);
  for (guint i = 0; i < weapons->len; i++)
    draw_weapon (card_draw, i,
                 (ForconBox){ room.x + (width + COLUMN_GAP) * (i / rows), room.y + size->head + height * (i % rows),
                              width, height },
                 size);
}

/* Boxes for so many launches at most; between two of them, as a share of a box. */
#define LAUNCHES_MOST 6
#define GAP 0.6

/*
 * Two boxes for each launch: the turn of the launch, and the one in which the tube is loaded. Those of the launch
 * after which it is not ready yet are crossed.
 */
static void
draw_launches (const ForconCardDraw *card_draw, const ForconCardWeapon *weapon, ForconBox room, double box)
{
  const ForconDraw *draw = &card_draw->draw;
  double side = MIN (box, room.height * 0.8);
  double step = side * (2 + GAP);
  guint n = MIN ((guint) (room.width / step), LAUNCHES_MOST);

  for (guint i = 0; i < n; i++)
    {
      ForconBox launch = { room.x + step * i, room.y + (room.height - side) / 2, side, side };
      ForconBox loading = { launch.x + side, launch.y, side, side };

      /* A dart in the box of the launch. */
      cairo_move_to (draw->cr, launch.x + side * 0.5, launch.y + side * 0.16);
      cairo_line_to (draw->cr, launch.x + side * 0.76, launch.y + side * 0.84);
      cairo_line_to (draw->cr, launch.x + side * 0.5, launch.y + side * 0.64);
      cairo_line_to (draw->cr, launch.x + side * 0.24, launch.y + side * 0.84);
      cairo_close_path (draw->cr);
      forcon_draw_stroke (draw, FORCON_INK_FIGURE, 1, 0.8);
      forcon_card_box (card_draw, FORCON_CARD_SQUARE, launch, i == 0 && (weapon->loading || weapon->unready));
      forcon_card_box (card_draw, FORCON_CARD_SQUARE, loading, i == 0 && weapon->unready);
    }
}

guint
forcon_card_count_tubes (const ForconCardModel *card)
{
  guint n = 0;

  for (guint i = 0; i < card->weapons->len; i++)
    n += g_array_index (card->weapons, ForconCardWeapon, i).kind == FORCON_WEAPON_TORPEDO ? 1 : 0;
  return n;
}

void
forcon_card_draw_tubes (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size)
{
  const GArray *weapons = card_draw->card->weapons;
  double height = room.height / MAX (forcon_card_count_tubes (card_draw->card), 1);
  double left = size->label * 1.25;
  guint row = 0;

  for (guint i = 0; i < weapons->len; i++)
    {
      const ForconCardWeapon *weapon = &g_array_index (weapons, ForconCardWeapon, i);

      if (weapon->kind != FORCON_WEAPON_TORPEDO)
        continue;

      double y = room.y + height * row++;
      g_autofree char *letter = forcon_card_weapon_letter (i);
      /*
       * Translators: before pairs of boxes of a torpedo tube: the letter of the tube; the turn of a launch, that of
       * loading.
       */
      g_autofree char *label = g_strdup_printf (_ ("%s: launch, load"), letter);

      forcon_card_text (card_draw, label, (ForconBox){ room.x, y, left, height },
                        (ForconCardLetters){ size->letters, FALSE, FORCON_INK_FIGURE, 0 });
      draw_launches (card_draw, weapon,
                     (ForconBox){ room.x + left + MM (0.6), y, room.width - left - MM (0.6), height }, size->box);
    }
}
