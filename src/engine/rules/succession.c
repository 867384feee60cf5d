/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/formations.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

/* Who commands a formation when its flagship is lost, or passes the flag on (F-FORM-7, F-FORM-8). */

static const ForconFormation *
formation_of (const ForconDecision *decision, ForconFormationId id)
{
  return forcon_battle_formation (decision->battle, id);
}

gboolean
forcon_ship_precedes (const ForconBattle *battle, const ForconRules *rules, ForconShipId a, ForconShipId b)
{
  gint first = forcon_battle_ship (battle, a)->succession;
  gint second = forcon_battle_ship (battle, b)->succession;

  if (first == 0 && second == 0)
    return forcon_ship_readiness (battle, rules, a) > forcon_ship_readiness (battle, rules, b);
  return first > 0 && (second == 0 || first < second);
}

ForconShipId
forcon_formation_successor (const ForconBattle *battle, const ForconRules *rules, ForconFormationId id)
{
  ForconShips ships = forcon_formation_ships (battle, id);
  ForconShipId next = ships.ship[0];

  if (forcon_formation_has_flagship (battle, id))
    return forcon_battle_formation (battle, id)->flagship;
  for (guint i = 1; i < ships.n; i++)
    if (forcon_ship_precedes (battle, rules, ships.ship[i], next))
      next = ships.ship[i];
  return next;
}

static void
pass_flag (ForconDecision *decision, ForconFormationId id, ForconShipId ship, ForconFlagReason reason)
{
  FORCON_EMIT (decision, FLAG_PASSED, flag_passed, .formation = id, .ship = ship,
               .from = formation_of (decision, id)->flagship, .reason = reason);
}

gboolean
forcon_formation_try_flag (ForconDecision *decision, ForconFormationId id, ForconShipId ship, ForconFlagReason reason,
                           gboolean *passed)
{
  gint readiness = forcon_ship_readiness (decision->battle, decision->rules, ship);
  gint needed = readiness + decision->rules->formation.succession;
  ForconRoll roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_SUCCESSION, ship, 2, needed, &roll))
    return FALSE;
  *passed = forcon_decision_sum (decision, roll) <= needed;
  FORCON_EMIT (decision, FLAG_CHECKED, flag_checked, .formation = id, .ship = ship,
               .from = formation_of (decision, id)->flagship, .reason = reason, .roll = roll, .readiness = readiness,
               .needed = needed, .passed = *passed);
  if (*passed)
    pass_flag (decision, id, ship, reason);
  return TRUE;
}

/* A ship that is left alone commands itself; else the next in line tries, once (F-FORM-7). The flagship is lost. */
static gboolean
settle (ForconDecision *decision, ForconFormationId id)
{
  guint n_ships = forcon_formation_ships (decision->battle, id).n;
  gboolean passed;

  if (n_ships == 0)
    return TRUE;
  ForconShipId next = forcon_formation_successor (decision->battle, decision->rules, id);

  if (n_ships == 1)
    {
      pass_flag (decision, id, next, FORCON_FLAG_REASON_LOST);
      return TRUE;
    }
  if (formation_of (decision, id)->broken)
    return TRUE;
  if (!forcon_formation_try_flag (decision, id, next, FORCON_FLAG_REASON_LOST, &passed))
    return FALSE;
  if (!passed)
    FORCON_EMIT (decision, COMMAND_BROKEN, command_broken, .formation = id, .ship = next);
  return TRUE;
}

gboolean
forcon_formation_settle (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;

  if (battle->step == FORCON_STEP_SET_UP || battle->step == FORCON_STEP_OVER)
    return TRUE;
  for (guint i = 1; i <= battle->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (!forcon_formation_has_flagship (battle, id) && !settle (decision, id))
        return FALSE;
    }
  return TRUE;
}

gboolean
forcon_formation_rally (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;

  for (guint i = 1; i <= battle->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };
      const ForconFormation *formation = formation_of (decision, id);
      gboolean passed;

      if (FORCON_ID_EQUAL (formation->side, battle->side) && formation->broken
          && forcon_formation_ships (battle, id).n > 1
          && !forcon_formation_try_flag (decision, id, forcon_formation_successor (battle, decision->rules, id),
                                         FORCON_FLAG_REASON_AGAIN, &passed))
        return FALSE;
    }
  return TRUE;
}

void
forcon_formation_separate (ForconDecision *decision, ForconShipId ship, ForconSideId side)
{
  ForconFormationId from = forcon_battle_ship (decision->battle, ship)->formation;
  ForconFormationId formation = { (guint16) (decision->battle->n_formations + 1) };

  FORCON_EMIT (decision, FORMATION_FORMED, formation_formed, .formation = formation, .side = side, .flagship = ship);
  FORCON_EMIT (decision, SHIP_JOINED, ship_joined, .ship = ship, .formation = formation, .from = from);
}
