/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-table-model.h"

#include <math.h>

#include "forcon-ship.h"

/* A base of this diameter is drawn at the style's least size; others by the root of theirs, so that size still tells. */
#define LARGEST_BASE 2.5

/* A click this far beside a counter still means it, px. */
#define HIT_SLACK 3.0

/**
 * forcon_table_model:
 * @battle: what is drawn; borrowed
 * @rules: (nullable): its rules; borrowed
 *
 * Returns: a model of everything, with nothing selected
 */
ForconTableModel
forcon_table_model (const ForconBattle *battle, const ForconRules *rules)
{
  return (ForconTableModel){ .battle = battle, .rules = rules, .layers = FORCON_LAYER_ALL };
}

/**
 * forcon_table_counter_radius:
 * @model: the model
 * @style: the style
 * @camera: the camera
 * @ship: a ship of the battle
 *
 * A counter is as large as the base, but never too small to be read.
 *
 * Returns: the radius at which the ship's counter is drawn, px
 */
double
forcon_table_counter_radius (const ForconTableModel *model, const ForconStyle *style, const ForconCamera *camera,
                             ForconShipId ship)
{
  ForconLength radius = forcon_ship_radius (model->battle, ship);
  double least = style->counter_minimum / 2 * sqrt (radius * 2 / 100.0 / LARGEST_BASE);

  return MAX (forcon_camera_length (camera, radius), least);
}

/**
 * forcon_table_ship_at:
 * @model: the model
 * @style: the style
 * @camera: the camera
 * @x: px
 * @y: px
 *
 * Where counters overlap, the one whose middle is nearest, measured by its size, and a ship in action before a hulk.
 *
 * Returns: the ship whose counter lies under the point, or none
 */
ForconShipId
forcon_table_ship_at (const ForconTableModel *model, const ForconStyle *style, const ForconCamera *camera, double x,
                      double y)
{
  ForconShipId best = FORCON_NO_SHIP;
  double best_share = G_MAXDOUBLE;

  for (guint i = 1; i <= model->battle->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };

      if (!forcon_ship_on_table (model->battle, id))
        continue;

      double cx, cy;
      forcon_camera_to_screen (camera, forcon_battle_ship (model->battle, id)->position, &cx, &cy);

      double share = hypot (x - cx, y - cy) / (forcon_table_counter_radius (model, style, camera, id) + HIT_SLACK);
      if (share > 1)
        continue;
      if (forcon_ship_is_hulk (model->battle, id))
        share += 1;
      if (share < best_share)
        {
          best = id;
          best_share = share;
        }
    }
  return best;
}
