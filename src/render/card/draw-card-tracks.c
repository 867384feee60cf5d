/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The boxes of a card that are ticked off: hits, shields, turrets, and what is carried. */
#include "render/card/draw-card.h"

#include "base/language.h"

/* Between boxes, as a share of a box; between tracks, as a share of a label. */
#define GAP 0.15
#define TRACK_GAP 0.16

/* Tracks side by side: share of the usual room for their figures. */
#define COUNT_SHARE 0.6

/* More boxes than these get no more room. */
#define BOXES_MOST 12

/* Share by which a track grows where there is room to spare. */
#define STRETCH_MOST 1.4

/**
 * Track:
 * @ink: fills what is left, on the screen
 * @half: from the box on that the ship is crippled, or -1
 * @property: by what name files know it
 */
typedef struct {
  const char *label;
  ForconCardTrack track;
  ForconCardShape shape;
  ForconInk ink;
  gint half;
  const char *property;
} Track;

static void
box_path (cairo_t *cr, ForconCardShape shape, double x, double y, double size)
{
  switch (shape)
    {
    case FORCON_CARD_SHIELD:
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + size, y);
      cairo_line_to (cr, x + size, y + size * 0.55);
      cairo_line_to (cr, x + size / 2, y + size);
      cairo_line_to (cr, x, y + size * 0.55);
      cairo_close_path (cr);
      break;
    case FORCON_CARD_DISC:
      forcon_draw_disc (cr, x + size / 2, y + size / 2, size / 2);
      break;
    case FORCON_CARD_SQUARE:
    default:
      cairo_rectangle (cr, x, y, size, size);
    }
}

void
forcon_card_box (const ForconCardDraw *card_draw, ForconCardShape shape, ForconBox box, gboolean crossed)
{
  box_path (card_draw->draw.cr, shape, box.x, box.y, box.width);
  forcon_draw_stroke (&card_draw->draw, crossed ? FORCON_INK_FIGURE : FORCON_INK_TEXT, crossed ? 0.7 : 1, 1.1);
  if (!crossed)
    return;
  forcon_draw_line (card_draw->draw.cr, box.x, box.y, box.x + box.width, box.y + box.height);
  forcon_draw_line (card_draw->draw.cr, box.x + box.width, box.y, box.x, box.y + box.height);
  forcon_draw_stroke (&card_draw->draw, FORCON_INK_WARNING, 1, 1.6);
}

static void
draw_boxes (const ForconCardDraw *card_draw, const Track *track, ForconBox room, const ForconCardTrackSize *size)
{
  const ForconDraw *draw = &card_draw->draw;
  double step = MIN (size->box * (1 + GAP), room.width / track->track.all);
  double side = MIN (MIN (step * 0.87, size->box), room.height);

  if (side < size->least)
    return;
  for (gint i = 0; i < track->track.all; i++)
    {
      ForconBox box = { room.x + step * i, room.y + (room.height - side) / 2, side, side };
      gboolean left = i < track->track.left;

      if (i == track->half)
        {
          /* From here on the ship is crippled (F-SHIP-8): a bar between two boxes. */
          double x = room.x + step * i - (step - side) / 2;

          forcon_draw_line (draw->cr, x, box.y - MM (0.5), x, box.y + side + MM (0.5));
          forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, 2.2);
        }
      /* On paper what is left is empty; on the screen it is filled. */
      if (left && !draw->style->flat)
        {
          box_path (draw->cr, track->shape, box.x, box.y, side);
          forcon_draw_ink (draw, track->ink, 1);
          cairo_fill (draw->cr);
        }
      forcon_card_box (card_draw, track->shape, box, !left);
    }
}

/* How wide the label of a track is; that of a single one is as wide as any, so that boxes stand below each other. */
static double
label_width (const ForconCardDraw *card_draw, const Track *track, const ForconCardTrackSize *size)
{
  ForconLettering lettering = { .size = size->letters };
  double width, height;

  forcon_draw_measure (&card_draw->draw, track->label, &lettering, &width, &height);
  return MIN (width + MM (0.8), size->label);
}

/* Label, boxes, and how many of them are left in figures. */
static void
draw_track (const ForconCardDraw *card_draw, const Track *track, ForconBox room, const ForconCardTrackSize *size)
{
  gboolean whole = track->track.all == track->track.left;
  g_autofree char *figures = whole ? g_strdup_printf ("%d", track->track.all)
                                   : g_strdup_printf ("%d/%d", track->track.left, track->track.all);
  double label = MIN (size->label, room.width * 0.5);
  double count = MIN (size->count, room.width * 0.25);
  ForconBox boxes = { room.x + label + MM (0.6), room.y, room.width - label - count - MM (1.2), room.height };

  forcon_card_text (card_draw, track->label, (ForconBox){ room.x, room.y, label, room.height },
                    (ForconCardLetters){ size->letters, FALSE, FORCON_INK_FIGURE, 0 });
  forcon_card_text (card_draw, figures, (ForconBox){ room.x + room.width - count, room.y, count, room.height },
                    (ForconCardLetters){ size->letters, TRUE, whole ? FORCON_INK_TEXT : FORCON_INK_WARNING, 1 });
  if (track->track.all > 0)
    draw_boxes (card_draw, track, boxes, size);
  forcon_card_note_part (card_draw, track->property, FORCON_CARD_NONE, FORCON_CARD_NONE, room);
}

/* How much room a track would like to have, with its label and its figures. */
static double
wanted (const ForconCardDraw *card_draw, const Track *track, const ForconCardTrackSize *size)
{
  if (track->track.all <= 0)
    return 0;
  return label_width (card_draw, track, size) + size->count * COUNT_SHARE
         + MIN (track->track.all, BOXES_MOST) * size->box * (1 + GAP);
}

/* What the ship has of these, side by side in one row. */
static void
draw_row (const ForconCardDraw *card_draw, const Track *tracks, guint n, ForconBox room,
          const ForconCardTrackSize *size)
{
  double gap = size->label * TRACK_GAP;
  double whole = 0;
  double share;

  for (guint i = 0; i < n; i++)
    whole += wanted (card_draw, &tracks[i], size) + (tracks[i].track.all > 0 ? gap : 0);
  if (whole <= 0)
    return;
  share = MIN ((room.width + gap) / whole, STRETCH_MOST);
  for (guint i = 0; i < n; i++)
    if (tracks[i].track.all > 0)
      {
        ForconCardTrackSize own = *size;

        own.count *= COUNT_SHARE;
        own.label = label_width (card_draw, &tracks[i], size);
        room.width = wanted (card_draw, &tracks[i], size) * share;
        draw_track (card_draw, &tracks[i], room, &own);
        room.x += room.width + gap * share;
      }
}

void
forcon_card_draw_hits (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size)
{
  const ForconCardModel *card = card_draw->card;
  const Track hits = { C_ ("card", "Hits"), card->hits, FORCON_CARD_SQUARE,
                       card->crippled ? FORCON_INK_CRIPPLED : FORCON_INK_HITS, card->hits.all / 2, "hits" };

  draw_track (card_draw, &hits, room, size);
}

void
forcon_card_draw_stores (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size)
{
  const ForconCardModel *card = card_draw->card;
  const Track stores[] = {
    { C_ ("card", "Shields"), card->shields, FORCON_CARD_SHIELD, FORCON_INK_SHIELD, -1, "shields" },
    { C_ ("card", "Turrets"), card->turrets, FORCON_CARD_DISC, FORCON_INK_HITS, -1, "turrets" },
    { C_ ("card", "Mines"), card->mines, FORCON_CARD_DISC, FORCON_INK_BATTERY, -1, "mines" },
    { C_ ("card", "Drones"), card->drones, FORCON_CARD_SQUARE, FORCON_INK_DESTRUCTOR, -1, "drones" },
    { C_ ("card", "Troops"), card->troops, FORCON_CARD_SQUARE, FORCON_INK_TORPEDO, -1, "troops" },
  };

  draw_row (card_draw, stores, G_N_ELEMENTS (stores), room, size);
}

void
forcon_card_draw_readiness (const ForconCardDraw *card_draw, ForconBox room, const ForconCardTrackSize *size)
{
  const Track readiness
      = { C_ ("card", "Readiness"), card_draw->card->readiness, FORCON_CARD_SQUARE, FORCON_INK_HITS, -1,
          "readiness" };

  draw_track (card_draw, &readiness, room, size);
}
