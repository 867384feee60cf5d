/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/damage.h"
#include "engine/decision/fire.h"
#include "engine/state/ship.h"

/* What a damage needs for a critical, 0 where it never has one (F-CRIT-1). */
static gint
critical_needs (const ForconRules *rules, ForconCause cause)
{
  switch (cause)
    {
    case FORCON_CAUSE_DESTRUCTOR:
      return rules->destructor_critical;
    case FORCON_CAUSE_CRITICAL:
    case FORCON_CAUSE_FIRE:
      return rules->options.criticals_of_extra ? rules->critical : 0;
    case FORCON_CAUSE_BATTERY:
    case FORCON_CAUSE_EXPLOSION:
    case FORCON_CAUSE_TORPEDO:
    case FORCON_CAUSE_MINE:
    case FORCON_CAUSE_RAM:
    case FORCON_N_CAUSE:
      break;
    }
  return rules->critical;
}

static gboolean
is_dead (const ForconDecision *decision, ForconShipId ship)
{
  return forcon_battle_ship (decision->battle, ship)->hits <= 0;
}

/*
 * An escort does not survive a critical, unless its type does (F-CRIT-2). A ship whose hits are gone rolls for its
 * catastrophe at once, and what criticals it still had are dropped.
 */
static gboolean
resolve_criticals (ForconDecision *decision, ForconShipId ship, gint criticals)
{
  const ForconCard *card = forcon_battle_card (decision->battle, ship);

  if (criticals > 0 && card->target == FORCON_TARGET_ESCORT
      && !decision->rules->ship_types[card->type].survives_critical)
    {
      FORCON_EMIT (decision, ESCORT_DESTROYED, escort_destroyed, .ship = ship,
                   .position = forcon_battle_ship (decision->battle, ship)->position);
      forcon_place_wreck_marker (decision, FORCON_OBJECT_BLAST, ship);
      return TRUE;
    }
  for (gint i = 0; i < criticals && !is_dead (decision, ship); i++)
    if (!forcon_critical_hit (decision, ship))
      return FALSE;
  /* A critical may have been its end already, by strain or in low orbit. */
  return !is_dead (decision, ship) || !forcon_ship_in_action (decision->battle, ship)
         || forcon_catastrophe_roll (decision, ship);
}

gboolean
forcon_damage_ship (ForconDecision *decision, ForconShipId ship, ForconCause cause, ForconShipId by, gint points)
{
  gint hits = forcon_battle_ship (decision->battle, ship)->hits;
  gboolean own_turn = FORCON_ID_EQUAL (forcon_battle_ship (decision->battle, ship)->side, decision->battle->side);
  gint taken = MIN (points, hits);
  gint needed = critical_needs (decision->rules, cause);
  ForconRoll check;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_CRITICAL_CHECK, ship, needed > 0 ? taken : 0, needed, &check))
    return FALSE;
  gint criticals = forcon_decision_count (decision, check, needed);

  /* The harm to readiness lasts to the end of this turn, if it is its own, and of the next (F-SHIP-7). */
  FORCON_EMIT (decision, SHIP_DAMAGED, ship_damaged, .ship = ship, .cause = cause, .by = by, .points = taken,
               .overkill = points - taken, .hits_left = hits - taken, .check = check, .needed = needed,
               .criticals = criticals, .shaken = own_turn ? 2 : 1);
  return resolve_criticals (decision, ship, criticals);
}

gboolean
forcon_damage_unsaved (ForconDecision *decision, ForconShipId ship, ForconCause cause, ForconShipId by, gint hits)
{
  gint saved = 0;

  if (!forcon_shields_save (decision, ship, hits, &saved))
    return FALSE;
  return hits == saved || forcon_damage_ship (decision, ship, cause, by, hits - saved);
}
