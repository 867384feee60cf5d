/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counters of a formation that overlap, put aside of each other. */
#include "render/drawing/table-model.h"

#include <math.h>

#include "engine/state/formation.h"
#include "engine/state/ship.h"

/* Nearer to each other than this share of their radii they overlap. */
#define OVERLAP 0.9

/* Between two counters that are spread, px. */
#define GAP 5.0

/* Counters push each other so often; a formation is apart long before. */
#define PUSHES 80

void
forcon_table_counter_place (const ForconTableModel *model, const ForconCamera *camera, ForconShipId ship, double *x,
                            double *y)
{
  const ForconSpread *spread = model->spread;

  for (guint i = 0; spread != NULL && i < spread->n; i++)
    if (FORCON_ID_EQUAL (spread->ship[i], ship))
      {
        *x = spread->x[i];
        *y = spread->y[i];
        return;
      }
  forcon_camera_to_screen (camera, forcon_battle_ship (model->battle, ship)->position, x, y);
}

static gboolean
any_overlaps (const ForconSpread *spread, const double *radius)
{
  for (guint i = 0; i < spread->n; i++)
    for (guint k = 0; k < i; k++)
      if (hypot (spread->x[i] - spread->x[k], spread->y[i] - spread->y[k]) < OVERLAP * (radius[i] + radius[k]))
        return TRUE;
  return FALSE;
}

/* Two counters that are too near give way to each other, both by as much. Returns: whether they were */
static gboolean
push (ForconSpread *spread, const double *radius, guint i, guint k)
{
  double dx = spread->x[i] - spread->x[k];
  double dy = spread->y[i] - spread->y[k];
  double distance = hypot (dx, dy);
  double wanted = radius[i] + radius[k] + GAP;

  if (distance >= wanted - 0.5)
    return FALSE;
  /* In the same place each goes its own way. */
  if (distance < 0.5)
    {
      dx = cos (2.4 * i);
      dy = sin (2.4 * i);
      distance = 1;
    }
  spread->x[i] += dx / distance * (wanted - distance) / 2;
  spread->y[i] += dy / distance * (wanted - distance) / 2;
  spread->x[k] -= dx / distance * (wanted - distance) / 2;
  spread->y[k] -= dy / distance * (wanted - distance) / 2;
  return TRUE;
}

static void
draw_circle (ForconSpread *spread, const double *radius)
{
  for (guint i = 0; i < spread->n; i++)
    {
      spread->middle_x += spread->x[i] / spread->n;
      spread->middle_y += spread->y[i] / spread->n;
    }
  for (guint i = 0; i < spread->n; i++)
    spread->reach = MAX (spread->reach, hypot (spread->x[i] - spread->middle_x, spread->y[i] - spread->middle_y)
                                            + radius[i] + GAP);
}

void
forcon_table_spread (const ForconTableModel *model, const ForconStyle *style, const ForconCamera *camera,
                     ForconFormationId formation, ForconSpread *spread)
{
  double radius[FORCON_FORMATION_SHIPS_MAX];
  ForconShips ships = { 0 };
  gboolean pushed = TRUE;

  *spread = (ForconSpread){ 0 };
  if (!FORCON_ID_IS_NONE (formation))
    ships = forcon_formation_ships (model->battle, formation);
  for (guint i = 0; i < ships.n; i++)
    if (forcon_table_shows (model, ships.ship[i]))
      {
        radius[spread->n] = forcon_table_counter_radius (model, style, camera, ships.ship[i]);
        spread->ship[spread->n] = ships.ship[i];
        forcon_camera_to_screen (camera, forcon_battle_ship (model->battle, ships.ship[i])->position,
                                 &spread->x[spread->n], &spread->y[spread->n]);
        spread->n++;
      }
  if (!any_overlaps (spread, radius))
    {
      spread->n = 0;
      return;
    }
  for (guint pushes = 0; pushed && pushes < PUSHES; pushes++)
    {
      pushed = FALSE;
      for (guint i = 0; i < spread->n; i++)
        for (guint k = 0; k < i; k++)
          pushed = push (spread, radius, i, k) || pushed;
    }
  draw_circle (spread, radius);
}
