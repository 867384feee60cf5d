/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rose of a card on paper: in each of the four arcs (F-GEN-3) stand the letters of the weapons that bear there. */
#include "render/drawing/silhouette.h"
#include "render/card/draw-card.h"

#include <math.h>

#include "render/card/card-model.h"

/* Shares of the radius: the silhouette in the middle, where the letters stand, how much room they have. */
#define HEART 0.3
#define LETTERS_AT 0.67
#define ROOM_LONG 0.84
#define ROOM_SHORT 0.5
#define LETTERS 0.27
#define LINE 1.15
#define POINTER 0.12

/* Letters in a line: ahead and astern there is more room than on the sides. */
#define LINE_LONG 4
#define LINE_SHORT 2

/* Returns: (transfer full): the letters of the weapons of an arc from the @first on, @n at most: "A C D" */
static char *
letters_of (const ForconCardModel *card, ForconArc arc, guint first, guint n)
{
  GString *text = g_string_new (NULL);
  guint place = 0;

  for (guint i = 0; i < card->weapons->len; i++)
    if (g_array_index (card->weapons, ForconCardWeapon, i).arcs & FORCON_ARC_BIT (arc))
      {
        g_autofree char *letter = forcon_card_weapon_letter (i);

        if (place >= first && place < first + n)
          g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", letter);
        place++;
      }
  return g_string_free (text, FALSE);
}

/* The letters of an arc; what does not go into a line goes into the next. */
static void
draw_letters (const ForconCardDraw *card_draw, ForconArc arc, double x, double y, double radius)
{
  gboolean upright = arc == FORCON_ARC_BOW || arc == FORCON_ARC_STERN;
  double angle = (gint) arc * G_PI / 2;
  double width = radius * (upright ? ROOM_LONG : ROOM_SHORT);
  double whole = radius * (upright ? ROOM_SHORT : ROOM_LONG);
  const GArray *weapons = card_draw->card->weapons;
  guint n = 0;

  for (guint i = 0; i < weapons->len; i++)
    n += g_array_index (weapons, ForconCardWeapon, i).arcs & FORCON_ARC_BIT (arc) ? 1 : 0;

  guint in_line = MAX (upright ? LINE_LONG : LINE_SHORT, n / 4);
  guint lines = (n + in_line - 1) / in_line;
  double height = MIN (radius * LETTERS * LINE, whole / MAX (lines, 1));
  double top = y - cos (angle) * radius * LETTERS_AT - height * lines / 2;

  for (guint i = 0; i < lines; i++)
    {
      g_autofree char *text = letters_of (card_draw->card, arc, i * in_line, in_line);
      ForconCardLetters letters = { height / LINE, TRUE, FORCON_INK_TEXT, 0.5 };

      forcon_card_text (
          card_draw, text,
          (ForconBox){ x + sin (angle) * radius * LETTERS_AT - width / 2, top + height * i, width, height }, letters);
    }
}

/* Where an arc can be pressed: a box within its quarter that touches no other. */
static ForconBox
arc_box (ForconArc arc, double x, double y, double radius)
{
  double inner = radius * (HEART + 0.06);
  double depth = radius - inner;

  switch (arc)
    {
    case FORCON_ARC_BOW:
      return (ForconBox){ x - inner * 1.6, y - radius, inner * 3.2, depth };
    case FORCON_ARC_STERN:
      return (ForconBox){ x - inner * 1.6, y + inner, inner * 3.2, depth };
    case FORCON_ARC_PORT:
      return (ForconBox){ x - radius, y - inner, depth, inner * 2 };
    case FORCON_ARC_STARBOARD:
    case FORCON_N_ARC:
    default:
      return (ForconBox){ x + inner, y - inner, depth, inner * 2 };
    }
}

/* The arcs of the weapon that is marked are tinted. */
static void
tint_arcs (const ForconCardDraw *card_draw, double x, double y, double radius)
{
  const ForconDraw *draw = &card_draw->draw;
  const GArray *weapons = card_draw->card->weapons;

  for (ForconArc arc = 0; arc < FORCON_N_ARC && card_draw->marks && card_draw->marked < weapons->len; arc++)
    {
      double middle = ((gint) arc - 1) * G_PI / 2;

      if ((g_array_index (weapons, ForconCardWeapon, card_draw->marked).arcs & FORCON_ARC_BIT (arc)) == 0)
        continue;
      cairo_new_path (draw->cr);
      cairo_arc (draw->cr, x, y, radius, middle - G_PI / 4, middle + G_PI / 4);
      cairo_arc_negative (draw->cr, x, y, radius * (HEART + 0.06), middle + G_PI / 4, middle - G_PI / 4);
      cairo_close_path (draw->cr);
      forcon_draw_ink (draw, FORCON_INK_SELECTED, 0.35);
      cairo_fill (draw->cr);
    }
}

void
forcon_card_draw_rose (const ForconCardDraw *card_draw, double x, double y, double radius)
{
  const ForconDraw *draw = &card_draw->draw;
  double side = radius * G_SQRT2 / 2;
  double tip = radius * POINTER;

  tint_arcs (card_draw, x, y, radius);
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, 1.4);
  forcon_draw_disc (draw->cr, x, y, radius * (HEART + 0.06));
  forcon_draw_stroke (draw, FORCON_INK_FIGURE, 1, 0.7);
  for (gint i = 0; i < 4; i++)
    {
      double across = i % 2 == 0 ? side : -side;
      double down = i < 2 ? side : -side;
      double inner = HEART + 0.06;

      forcon_draw_line (draw->cr, x + across * inner, y + down * inner, x + across, y + down);
    }
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, 1);
  cairo_move_to (draw->cr, x, y - radius - tip);
  cairo_line_to (draw->cr, x + tip, y - radius);
  cairo_line_to (draw->cr, x - tip, y - radius);
  cairo_close_path (draw->cr);
  forcon_draw_ink (draw, FORCON_INK_TEXT, 1);
  cairo_fill (draw->cr);

  /* The silhouette, bow up. */
  cairo_save (draw->cr);
  cairo_translate (draw->cr, x, y);
  cairo_scale (draw->cr, radius * HEART, radius * HEART);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_new_path (draw->cr);
  forcon_silhouette_path (draw->cr, card_draw->card->silhouette, card_draw->card->type, TRUE);
  forcon_draw_ink (draw, FORCON_INK_TEXT, 1);
  cairo_fill (draw->cr);
  cairo_restore (draw->cr);

  for (ForconArc arc = 0; arc < FORCON_N_ARC; arc++)
    {
      draw_letters (card_draw, arc, x, y, radius);
      forcon_card_note_part (card_draw, "arcs", FORCON_CARD_NONE, (gint) arc, arc_box (arc, x, y, radius));
    }
}
