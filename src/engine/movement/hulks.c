/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/damage.h"
#include "engine/decision/moves.h"
#include "engine/movement/movement.h"
#include "engine/movement/orbit.h"
#include "engine/state/ship.h"

/* Moves a hulk straight on, on the table or along its orbit. */
static gboolean
move_hulk (ForconDecision *decision, ForconShipId ship, ForconDiceFormula drift)
{
  const ForconShip *state = forcon_battle_ship (decision->battle, ship);
  ForconPoint from = state->position;
  ForconPoint to;
  ForconRoll roll;
  gint distance = 0;
  gboolean stays;

  if (!forcon_decision_roll_formula (decision, FORCON_PURPOSE_DRIFT, ship, drift, &roll, &distance))
    return FALSE;
  if (!FORCON_ID_IS_NONE (state->planet))
    stays = forcon_orbit_drift (decision->battle, decision->rules, ship, FORCON_CM (distance), &to);
  else
    {
      to = forcon_point_ahead (from, state->heading, FORCON_CM (distance));
      ForconPath path = { .n_points = 1, .points = { to } };

      stays = forcon_path_leaves_table (decision->battle, &path) == NULL;
    }
  FORCON_EMIT (decision, HULK_DRIFTED, hulk_drifted, .ship = ship, .roll = roll, .distance = FORCON_CM (distance),
               .from = from, .to = to, .left_table = !stays, .burning = state->status == FORCON_SHIP_BURNING_HULK);
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

gboolean
forcon_movement_drift (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;
  g_autoptr (GArray) hulks = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  /* The hulks of the side at turn, in the order of the file. A captured ship lies still (F-BRD-6). */
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (forcon_ship_is_hulk (battle, ship) && forcon_battle_ship (battle, ship)->status != FORCON_SHIP_CAPTURED
          && FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side))
        g_array_append_val (hulks, ship);
    }
  for (guint i = 0; i < hulks->len; i++)
    {
      ForconShipId ship = g_array_index (hulks, ForconShipId, i);

      if (forcon_ship_is_hulk (battle, ship) && !drift_hulk (decision, ship))
        return FALSE;
    }
  return TRUE;
}
