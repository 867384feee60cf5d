/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-decision.h"
#include "forcon-movement.h"
#include "forcon-ship.h"

static gboolean
drift_hulk (ForconDecision *decision, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (decision->battle, ship);
  gboolean burning = state->status == FORCON_SHIP_BURNING_HULK;
  const ForconCatastropheRule *rule
      = &decision->rules->catastrophes[burning ? FORCON_CATASTROPHE_BURNING_HULK : FORCON_CATASTROPHE_DRIFTING_HULK];
  ForconPoint from = state->position;
  ForconRoll roll;
  gint distance = 0;

  if (!forcon_decision_roll_formula (decision, FORCON_PURPOSE_DRIFT, ship, rule->drift, &roll, &distance))
    return FALSE;
  ForconPoint to = forcon_point_ahead (from, state->heading, FORCON_CM (distance));
  ForconPath path = { .n_points = 1, .points = { to } };
  gboolean left_table = forcon_path_leaves_table (decision->battle, &path) != NULL;

  FORCON_EMIT (decision, HULK_DRIFTED, hulk_drifted, .ship = ship, .roll = roll, .distance = FORCON_CM (distance),
               .from = from, .to = to, .left_table = left_table);
  if (left_table || !rule->rolls_again)
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

/**
 * forcon_movement_drift:
 *
 * Moves those that are hulks when the movement step of their side begins; one that a drifting neighbour wrecks or
 * destroys meanwhile stays (F-CAT-2, F-CAT-3).
 */
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
