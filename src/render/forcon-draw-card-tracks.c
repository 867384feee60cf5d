/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The boxes of a card that are ticked off: hits, shields, turrets, and what is carried. */
#include "forcon-draw-card.h"

#include <glib/gi18n-lib.h>

/* mm */
#define LEFT 2.2
#define RIGHT (FORCON_CARD_WIDTH - 2.2)
#define ROW 5.2
#define BOX 3.7
#define BOX_LEAST 1.1
#define GAP 0.55
#define LABEL_SIZE 2.85
#define TRACK_GAP 2.4
#define LABEL_WIDTH 15.0
#define COUNT_WIDTH 6.5

/* More boxes than these get no more room. */
#define BOXES_MOST 12

typedef enum { SQUARE, SHIELD, DISC } BoxShape;

/**
 * Track:
 * @ink: fills what is left, on the screen
 * @half: from the box on that the ship is crippled, or -1
 */
typedef struct {
  const char *label;
  ForconCardTrack track;
  BoxShape shape;
  ForconInk ink;
  gint half;
} Track;

static void
box_path (cairo_t *cr, BoxShape shape, double x, double y, double size)
{
  switch (shape)
    {
    case SHIELD:
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + size, y);
      cairo_line_to (cr, x + size, y + size * 0.55);
      cairo_line_to (cr, x + size / 2, y + size);
      cairo_line_to (cr, x, y + size * 0.55);
      cairo_close_path (cr);
      break;
    case DISC:
      forcon_draw_disc (cr, x + size / 2, y + size / 2, size / 2);
      break;
    case SQUARE:
    default:
      cairo_rectangle (cr, x, y, size, size);
    }
}

/* On paper what is left is empty, to be crossed; on the screen it is filled as well. */
static void
draw_box (const ForconCardDraw *card_draw, const Track *track, double x, double y, double size, gboolean left)
{
  const ForconDraw *draw = &card_draw->draw;

  box_path (draw->cr, track->shape, x, y, size);
  if (left && !draw->style->flat)
    {
      forcon_draw_ink (draw, track->ink, 1);
      cairo_fill_preserve (draw->cr);
    }
  forcon_draw_stroke (draw, left ? FORCON_INK_TEXT : FORCON_INK_FIGURE, left ? 1 : 0.7, 1.1);
  if (left)
    return;
  forcon_draw_line (draw->cr, x, y, x + size, y + size);
  forcon_draw_line (draw->cr, x + size, y, x, y + size);
  forcon_draw_stroke (draw, FORCON_INK_WARNING, 1, 1.6);
}

/* From here on it is crippled (F-SHIP-8): a bar between two boxes. */
static void
draw_half (const ForconCardDraw *card_draw, double x, double y, double size)
{
  forcon_draw_line (card_draw->draw.cr, x, y - MM (0.5), x, y + size + MM (0.5));
  forcon_draw_stroke (&card_draw->draw, FORCON_INK_TEXT, 1, 2.2);
}

static void
draw_boxes (const ForconCardDraw *card_draw, const Track *track, ForconBox room)
{
  double step = MIN (MM (BOX + GAP), room.width / track->track.all);
  double size = MIN (MIN (step * 0.87, MM (BOX)), room.height);
  double y = room.y + (room.height - size) / 2;

  if (size < MM (BOX_LEAST))
    return;
  for (gint i = 0; i < track->track.all; i++)
    {
      if (i == track->half)
        draw_half (card_draw, room.x + step * i - (step - size) / 2, y, size);
      draw_box (card_draw, track, room.x + step * i, y, size, i < track->track.left);
    }
}

/* Label, boxes, and how many of them are left in figures. */
static void
draw_track (const ForconCardDraw *card_draw, const Track *track, double x, double y, double width)
{
  g_autofree char *figures = track->track.all == track->track.left
                                 ? g_strdup_printf ("%d", track->track.all)
                                 : g_strdup_printf ("%d/%d", track->track.left, track->track.all);
  double label = MIN (LABEL_WIDTH, width * 0.42);
  double count = MIN (COUNT_WIDTH, width * 0.25);
  ForconBox room = { MM (x + label + 0.6), MM (y), MM (width - label - count - 1.2), MM (ROW - 0.4) };

  forcon_card_text (card_draw, track->label, (ForconBox){ MM (x), MM (y), MM (label), MM (ROW - 0.4) },
                    (ForconCardLetters){ MM (LABEL_SIZE), FALSE, FORCON_INK_FIGURE, 0 });
  forcon_card_text (card_draw, figures, (ForconBox){ MM (x + width - count), MM (y), MM (count), MM (ROW - 0.4) },
                    (ForconCardLetters){ MM (LABEL_SIZE), TRUE,
                                         track->track.left < track->track.all ? FORCON_INK_WARNING : FORCON_INK_TEXT,
                                         1 });
  if (track->track.all > 0)
    draw_boxes (card_draw, track, room);
}

/* How much room a track would like to have, with its label and its figures. */
static double
wanted (const Track *track)
{
  return track->track.all <= 0 ? 0 : LABEL_WIDTH + COUNT_WIDTH + MIN (track->track.all, BOXES_MOST) * (BOX + GAP);
}

/* What the ship has of these, side by side in one row. */
static void
draw_row (const ForconCardDraw *card_draw, const Track *tracks, guint n, double y)
{
  double whole = 0;
  double x = LEFT;
  double share;

  for (guint i = 0; i < n; i++)
    whole += wanted (&tracks[i]) + (tracks[i].track.all > 0 ? TRACK_GAP : 0);
  if (whole <= 0)
    return;
  share = MIN ((RIGHT - LEFT + TRACK_GAP) / whole, 1.4);
  for (guint i = 0; i < n; i++)
    if (tracks[i].track.all > 0)
      {
        draw_track (card_draw, &tracks[i], x, y, wanted (&tracks[i]) * share);
        x += (wanted (&tracks[i]) + TRACK_GAP) * share;
      }
}

/* Private to this layer: the hits in a row of their own, everything else below. */
void
forcon_card_draw_tracks (const ForconCardDraw *card_draw, double top)
{
  const ForconCardModel *card = card_draw->card;
  const Track hits = { C_ ("card", "Hits"), card->hits, SQUARE, card->crippled ? FORCON_INK_CRIPPLED : FORCON_INK_HITS,
                       card->hits.all / 2 };
  const Track others[] = {
    { C_ ("card", "Shields"), card->shields, SHIELD, FORCON_INK_SHIELD, -1 },
    { C_ ("card", "Turrets"), card->turrets, DISC, FORCON_INK_HITS, -1 },
    { C_ ("card", "Mines"), card->mines, DISC, FORCON_INK_BATTERY, -1 },
    { C_ ("card", "Drones"), card->drones, SQUARE, FORCON_INK_DESTRUCTOR, -1 },
    { C_ ("card", "Troops"), card->troops, SQUARE, FORCON_INK_TORPEDO, -1 },
  };

  draw_track (card_draw, &hits, LEFT, top, RIGHT - LEFT);
  draw_row (card_draw, others, G_N_ELEMENTS (others), top + ROW + 0.4);
}
