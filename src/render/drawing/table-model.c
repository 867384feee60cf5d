/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/table-model.h"

#include <math.h>

#include "engine/state/orbit-map.h"
#include "engine/state/ship.h"

/*
 * A base of this diameter is drawn at the style's least size; others by the root of theirs, so that size still tells.
 */
#define LARGEST_BASE 2.5

/* A click this far beside a counter still means it, px. */
#define HIT_SLACK 3.0

/* The marks of salvos and mines, and the middle of an object, are found within this, px. */
#define MARK_REACH 11.0

ForconTableModel
forcon_table_model (const ForconBattle *battle, const ForconRules *rules)
{
  return (ForconTableModel){ .battle = battle, .rules = rules, .layers = FORCON_LAYER_ALL };
}

ForconPoint
forcon_table_size (const ForconTableModel *model)
{
  gboolean orbits = model->rules != NULL && !FORCON_ID_IS_NONE (model->planet);

  return orbits ? forcon_orbit_map_size (model->rules) : model->battle->size;
}

gboolean
forcon_table_shows (const ForconTableModel *model, ForconShipId ship)
{
  return forcon_ship_on_table (model->battle, ship)
         && FORCON_ID_EQUAL (forcon_battle_ship (model->battle, ship)->planet, model->planet);
}

guint
forcon_table_count_in_orbit (const ForconTableModel *model, ForconObjectId planet)
{
  guint count = 0;

  for (guint i = 1; i <= model->battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (forcon_ship_on_table (model->battle, ship)
          && FORCON_ID_EQUAL (forcon_battle_ship (model->battle, ship)->planet, planet))
        count++;
    }
  return count;
}

double
forcon_table_counter_radius (const ForconTableModel *model, const ForconStyle *style, const ForconCamera *camera,
                             ForconShipId ship)
{
  ForconLength radius = forcon_ship_radius (model->battle, ship);
  double least = style->counter_minimum / 2 * sqrt (radius * 2 / 100.0 / LARGEST_BASE);

  return MAX (forcon_camera_length (camera, radius), least);
}

ForconShipId
forcon_table_ship_at (const ForconTableModel *model, const ForconStyle *style, const ForconCamera *camera, double x,
                      double y)
{
  ForconShipId best = FORCON_NO_SHIP;
  double best_share = G_MAXDOUBLE;

  for (guint i = 1; i <= model->battle->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };

      if (!forcon_table_shows (model, id))
        continue;

      double cx, cy;
      forcon_table_counter_place (model, camera, id, &cx, &cy);

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

static gboolean
is_near (const ForconCamera *camera, ForconPoint place, double reach, double x, double y)
{
  double cx, cy;

  forcon_camera_to_screen (camera, place, &cx, &cy);
  return hypot (x - cx, y - cy) <= reach;
}

ForconTableThing
forcon_table_thing_at (const ForconTableModel *model, const ForconStyle *style, const ForconCamera *camera, double x,
                       double y)
{
  const ForconBattle *battle = model->battle;
  ForconTableThing thing = { .ship = forcon_table_ship_at (model, style, camera, x, y) };
  ForconLength least = 0;

  if (!FORCON_ID_IS_NONE (thing.ship))
    return thing;
  for (guint i = battle->salvos->len; i > 0 && FORCON_ID_IS_NONE (thing.salvo); i--)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i - 1);

      if (FORCON_ID_EQUAL (salvo->planet, model->planet) && is_near (camera, salvo->position, MARK_REACH, x, y))
        thing.salvo = salvo->id;
    }
  if (!FORCON_ID_IS_NONE (thing.salvo) || !FORCON_ID_IS_NONE (model->planet))
    return thing;
  for (guint i = battle->mines->len; i > 0 && FORCON_ID_IS_NONE (thing.mine); i--)
    {
      const ForconMine *mine = &g_array_index (battle->mines, ForconMine, i - 1);

      if (is_near (camera, mine->position, MARK_REACH, x, y))
        thing.mine = mine->id;
    }

  /* Small objects before the large ones that they lie on. */
  for (guint i = 0; FORCON_ID_IS_NONE (thing.mine) && i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);
      double reach = MAX (forcon_camera_length (camera, object->radius), MARK_REACH);

      if (!is_near (camera, object->centre, reach, x, y)
          || (!FORCON_ID_IS_NONE (thing.object) && object->radius >= least))
        continue;
      thing.object = object->id;
      least = object->radius;
    }
  return thing;
}
