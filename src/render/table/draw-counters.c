/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include <math.h>

#include "engine/state/ship.h"

/* Rings and badges reach this far beyond a counter, px. */
#define BEYOND 14.0

/* A base that is smaller than this share of its counter is outlined on it. */
#define BASE_SHOWN 0.85

ForconCounter
forcon_draw_counter_of (const ForconDraw *draw, ForconShipId ship, double x, double y, double radius)
{
  const ForconShip *state = forcon_battle_ship (draw->battle, ship);
  const ForconCard *card = forcon_battle_card (draw->battle, ship);
  const ForconSide *side = forcon_battle_side (draw->battle, state->side);

  return (ForconCounter){ .x = x,
                          .y = y,
                          .radius = radius,
                          .heading = state->heading,
                          .type = card->type,
                          .silhouette = card->silhouette,
                          .side = side->colour,
                          .status = state->status,
                          .hits = card->blank ? 0 : card->hits,
                          .hits_left = state->hits,
                          .crippled = forcon_ship_crippled (draw->battle, ship),
                          .shields = forcon_ship_shields (draw->battle, ship),
                          .shields_left = forcon_ship_shields_left (draw->battle, ship),
                          .blank = card->blank };
}

/* Four corners round a counter, and a ring: this one is selected. */
static void
selection (const ForconDraw *draw, double x, double y, double radius)
{
  double reach = radius + 5;

  forcon_draw_disc (draw->cr, x, y, radius + 2.2);
  forcon_draw_stroke (draw, FORCON_INK_SELECTED, 1, 1.8);
  for (gint i = 0; i < 4; i++)
    {
      double middle = G_PI / 4 + i * G_PI / 2;

      cairo_new_sub_path (draw->cr);
      cairo_arc (draw->cr, x, y, reach + 1, middle - 0.38, middle + 0.38);
    }
  forcon_draw_stroke (draw, FORCON_INK_SELECTED, 1, 2.4);
}

/* Cross hairs. */
static void
reticle (const ForconDraw *draw, double x, double y, double radius)
{
  double ring = radius + 4;
  double tick = MAX (5, radius * 0.35);

  forcon_draw_disc (draw->cr, x, y, ring);
  forcon_draw_stroke (draw, FORCON_INK_TARGET, 1, 1.6);
  for (gint i = 0; i < 4; i++)
    {
      double dx = cos (i * G_PI / 2);
      double dy = sin (i * G_PI / 2);

      forcon_draw_line (draw->cr, x + dx * (ring - 2), y + dy * (ring - 2), x + dx * (ring + tick),
                        y + dy * (ring + tick));
    }
  forcon_draw_stroke (draw, FORCON_INK_TARGET, 1, 2);
}

static gboolean
is_grouped (const ForconDraw *draw, ForconShipId ship)
{
  for (guint i = 0; i < draw->model->n_group; i++)
    if (FORCON_ID_EQUAL (draw->model->group[i], forcon_battle_ship (draw->battle, ship)->formation))
      return TRUE;
  return FALSE;
}

/* Returns: whether the ship is in view, and so was drawn; with its rings if it is @chosen */
static gboolean
draw_ship (const ForconDraw *draw, ForconShipId ship, gboolean chosen)
{
  const ForconTableModel *model = draw->model;
  double base = forcon_camera_length (draw->camera, forcon_ship_radius (draw->battle, ship));
  double radius = forcon_table_counter_radius (draw->model, draw->style, draw->camera, ship);
  double x, y;

  forcon_table_counter_place (draw->model, draw->camera, ship, &x, &y);
  if (!forcon_draw_sees (draw, x, y, radius + BEYOND))
    return FALSE;

  ForconCounter counter = forcon_draw_counter_of (draw, ship, x, y, radius);
  const ForconStamp *stamp = draw->cache != NULL ? forcon_stamps_counter (draw, &counter) : NULL;

  if (stamp != NULL)
    forcon_stamps_paint (draw, stamp, x, y);
  else
    forcon_counter_draw (draw->cr, &counter, draw->style);
  if (base < radius * BASE_SHOWN)
    {
      /* The counter is larger than the base: say how large the base is. */
      forcon_draw_disc (draw->cr, x, y, base);
      forcon_draw_stroke (draw, FORCON_INK_EDGE, 0.5, 0.6);
    }
  if (chosen && FORCON_ID_EQUAL (ship, model->hovered) && !FORCON_ID_EQUAL (ship, model->selected))
    {
      forcon_draw_disc (draw->cr, x, y, radius + 2);
      forcon_draw_stroke (draw, FORCON_INK_SELECTED, 0.65, 1.2);
    }
  if (chosen && FORCON_ID_EQUAL (ship, model->target))
    reticle (draw, x, y, radius);
  if (chosen && FORCON_ID_EQUAL (ship, model->selected))
    selection (draw, x, y, radius);
  if (draw->model->layers & FORCON_LAYER_MARKS)
    forcon_draw_badges (draw, ship, x, y, radius);
  return TRUE;
}

/* Later passes lie above earlier ones. */
typedef enum { PASS_HULKS, PASS_SHIPS, N_PASSES } Pass;

/* From the true places of counters that are spread to where they are drawn. */
static void
draw_spread (const ForconDraw *draw)
{
  const ForconSpread *spread = draw->model->spread;

  for (guint i = 0; spread != NULL && i < spread->n; i++)
    {
      double x, y;

      forcon_camera_to_screen (draw->camera, forcon_battle_ship (draw->battle, spread->ship[i])->position, &x, &y);
      forcon_draw_line (draw->cr, x, y, spread->x[i], spread->y[i]);
      forcon_draw_stroke (draw, FORCON_INK_FIGURE, 0.9, 1.2);
      forcon_draw_disc (draw->cr, x, y, 2.2);
      forcon_draw_ink (draw, FORCON_INK_FIGURE, 1);
      cairo_fill (draw->cr);
    }
}

guint
forcon_draw_counters (const ForconDraw *draw)
{
  guint drawn = 0;

  draw_spread (draw);
  for (Pass pass = PASS_HULKS; pass < N_PASSES; pass++)
    for (guint i = 1; i <= draw->battle->n_ships; i++)
      {
        ForconShipId ship = { (guint16) i };
        Pass own = forcon_ship_is_hulk (draw->battle, ship) ? PASS_HULKS : PASS_SHIPS;

        if (forcon_table_shows (draw->model, ship) && own == pass && draw_ship (draw, ship, FALSE))
          drawn++;
      }
  return drawn;
}

/* Rings round the ships of formations that move together. */
static void
draw_group (const ForconDraw *draw)
{
  for (guint i = 1; draw->model->n_group > 0 && i <= draw->battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      double x, y;

      if (!forcon_table_shows (draw->model, ship) || !is_grouped (draw, ship))
        continue;
      forcon_table_counter_place (draw->model, draw->camera, ship, &x, &y);
      forcon_draw_disc (draw->cr, x, y,
                        forcon_table_counter_radius (draw->model, draw->style, draw->camera, ship) + 3.5);
      forcon_draw_dash (draw->cr, 5, 3);
      forcon_draw_stroke (draw, FORCON_INK_SELECTED, 1, 2);
    }
}

void
forcon_draw_chosen_counters (const ForconDraw *draw)
{
  const ForconTableModel *model = draw->model;
  const ForconShipId chosen[] = { model->hovered, model->target, model->selected };

  draw_group (draw);
  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    if (!FORCON_ID_IS_NONE (chosen[i]) && forcon_table_shows (model, chosen[i]))
      draw_ship (draw, chosen[i], TRUE);
}
