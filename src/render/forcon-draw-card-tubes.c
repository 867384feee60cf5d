/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The torpedo tubes of a card on paper: a row each, with boxes for its launches (F-TORP-1). */
#include "forcon-draw-card.h"

#include <glib/gi18n-lib.h>

#include "forcon-card-tables.h"

/* Boxes for so many launches at most; between two of them, as a share of a box. */
#define LAUNCHES_MOST 6
#define GAP 0.6

/* What stands in the first box of a pair: a dart. */
static void
draw_dart (const ForconDraw *draw, ForconBox box)
{
  cairo_move_to (draw->cr, box.x + box.width * 0.5, box.y + box.height * 0.16);
  cairo_line_to (draw->cr, box.x + box.width * 0.76, box.y + box.height * 0.84);
  cairo_line_to (draw->cr, box.x + box.width * 0.5, box.y + box.height * 0.64);
  cairo_line_to (draw->cr, box.x + box.width * 0.24, box.y + box.height * 0.84);
  cairo_close_path (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_FIGURE, 1, 0.8);
}

/*
 * Two boxes for each launch: the turn of the launch, and the one in which the tube is loaded. Those of the launch after which
 * it is not ready yet are crossed.
 */
static void
draw_launches (const ForconCardDraw *card_draw, const ForconCardWeapon *weapon, ForconBox room, double box)
{
  double side = MIN (box, room.height * 0.8);
  double step = side * (2 + GAP);
  guint n = MIN ((guint) (room.width / step), LAUNCHES_MOST);

  for (guint i = 0; i < n; i++)
    {
      ForconBox launch = { room.x + step * i, room.y + (room.height - side) / 2, side, side };
      ForconBox loading = { launch.x + side, launch.y, side, side };

      draw_dart (&card_draw->draw, launch);
      forcon_card_box (card_draw, FORCON_CARD_SQUARE, launch, i == 0 && (weapon->loading || weapon->unready));
      forcon_card_box (card_draw, FORCON_CARD_SQUARE, loading, i == 0 && weapon->unready);
    }
}

static void
draw_tube (const ForconCardDraw *card_draw, guint index, ForconBox room, const ForconCardTrackSize *size)
{
  g_autofree char *letter = forcon_card_weapon_letter (index);
  /* Translators: before pairs of boxes of a torpedo tube: the letter of the tube; the turn of a launch, that of loading. */
  g_autofree char *label = g_strdup_printf (_ ("%s: launch, load"), letter);
  double left = size->label * 1.25;

  forcon_card_text (card_draw, label, (ForconBox){ room.x, room.y, left, room.height },
                    (ForconCardLetters){ size->letters, FALSE, FORCON_INK_FIGURE, 0 });
  draw_launches (card_draw, &g_array_index (card_draw->card->weapons, ForconCardWeapon, index),
                 (ForconBox){ room.x + left + MM (0.6), room.y, room.width - left - MM (0.6), room.height }, size->box);
}

/* Private to this layer: how many tubes it has. */
guint
forcon_card_count_tubes (const ForconCardModel *card)
{
  guint n = 0;

  for (guint i = 0; i < card->weapons->len; i++)
    n += g_array_index (card->weapons, ForconCardWeapon, i).kind == FORCON_WEAPON_TORPEDO ? 1 : 0;
  return n;
}

/* Private to this layer: all of them. */
void
forcon_card_draw_tubes (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size)
{
  const GArray *weapons = card_draw->card->weapons;
  double height = room.height / MAX (forcon_card_count_tubes (card_draw->card), 1);
  guint row = 0;

  for (guint i = 0; i < weapons->len; i++)
    if (g_array_index (weapons, ForconCardWeapon, i).kind == FORCON_WEAPON_TORPEDO)
      draw_tube (card_draw, i, (ForconBox){ room.x, room.y + height * row++, room.width, height }, size);
}
