/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/damage.h"
#include "engine/decision/moves.h"
#include "engine/movement/movement.h"
#include "engine/movement/orbit.h"
#include "engine/state/ship.h"

/* Where a hulk comes to, on the table or along its orbit; whether that is still on the map. */
static gboolean
drift_to (const ForconDecision *decision, ForconShipId ship, ForconLength distance, ForconPoint *to)
{
  const ForconShip *state = forcon_battle_ship (decision->battle, ship);

  if (!FORCON_ID_IS_NONE (state->planet))
    return forcon_orbit_drift (decision->battle, decision->rules, ship, distance, to);
  *to = forcon_point_ahead (state->position, state->heading, distance);
  ForconPath path = { .n_points = 1, .points = { *to } };

  return forcon_path_leaves_table (decision->battle, &path) == NULL;
}

static gboolean
move_hulk (ForconDecision *decision, ForconShipId ship, ForconDiceFormula drift)
{
  ForconPoint from = forcon_battle_ship (decision->battle, ship)->position;
  ForconPoint to;
  ForconRoll roll;
  gint distance = 0;

  if (!forcon_decision_roll_formula (decision, FORCON_PURPOSE_DRIFT, ship, drift, &roll, &distance))
    return FALSE;
  gboolean stays = drift_to (decision, ship, FORCON_CM (distance), &to);

  FORCON_EMIT (decision, HULK_DRIFTED, hulk_drifted, .ship = ship, .roll = roll, .distance = FORCON_CM (distance),
               .from = from, .to = to, .left_table = !stays,
               .burning = forcon_battle_ship (decision->battle, ship)->status == FORCON_SHIP_BURNING_HULK);
  return TRUE;
}

/* What is left of a station keeps to its orbit, but burns like a ship (F-STN-1). */
static gboolean
drift_hulk (ForconDecision *decision, ForconShipId ship)
{
  gboolean burning = forcon_battle_ship (decision->battle, ship)->status == FORCON_SHIP_BURNING_HULK;
  const ForconCatastropheRule *rule
      = &decision->rules->catastrophes[burning ? FORCON_CATASTROPHE_BURNING_HULK : FORCON_CATASTROPHE_DRIFTING_HULK];

  if (!forcon_ship_is_station (decision->battle, ship) && !move_hulk (decision, ship, rule->drift))
    return FALSE;
  if (!rule->rolls_again || !forcon_ship_is_hulk (decision->battle, ship))
    return TRUE;
  return forcon_catastrophe_roll (decision, ship) && forcon_catastrophe_settle (decision);
}

/* The hulks of the side at turn, in the order of the file. A captured ship lies still (F-BRD-6). */
static GArray *
own_hulks (const ForconBattle *battle)
{
  GArray *hulks = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (forcon_ship_is_hulk (battle, ship) && forcon_battle_ship (battle, ship)->status != FORCON_SHIP_CAPTURED
          && FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side))
        g_array_append_val (hulks, ship);
    }
  return hulks;
}

gboolean
forcon_movement_drift (ForconDecision *decision)
{
  g_autoptr (GArray) hulks = own_hulks (decision->battle);

  for (guint i = 0; i < hulks->len; i++)
    {
      ForconShipId ship = g_array_index (hulks, ForconShipId, i);

      if (forcon_ship_is_hulk (decision->battle, ship) && !drift_hulk (decision, ship))
        return FALSE;
    }
  return TRUE;
}
