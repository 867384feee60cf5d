/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/detection.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

/* The ship of the side at turn with the best EW attack and crew, the first of several, on whatever map it is
 * (F-EW-2). */
static ForconShipId
best_seeker (const ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;
  ForconShipId seeker = FORCON_NO_SHIP;
  gint best = G_MININT;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (!FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side)
          || !forcon_ship_in_action (battle, ship))
        continue;
      gint strength = forcon_ship_seeking (battle, decision->rules, ship);

      if (strength > best)
        {
          best = strength;
          seeker = ship;
        }
    }
  return seeker;
}

static void
state_level (ForconDecision *decision, ForconFormationId formation, ForconSideId side, ForconLevel level,
             ForconReveal why)
{
  FORCON_EMIT (decision, FORMATION_SEEN, formation_seen, .formation = formation, .side = side, .level = level,
               .why = why);
}

static gboolean
roll_against (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, ForconShipId other, ForconRoll *roll)
{
  gboolean rolled;

  decision->against = other;
  rolled = forcon_decision_roll (decision, purpose, ship, 1, 0, roll);
  decision->against = FORCON_NO_SHIP;
  return rolled;
}

/* Dice: the hider's, then the seeker's. The seeker has to be better, or with the option as good (F-EW-2). */
static gboolean
contest (ForconDecision *decision, ForconFormationId formation, ForconShipId seeker)
{
  const ForconBattle *battle = decision->battle;
  ForconShipId hider = forcon_formation_lead (battle, formation);
  gint hider_ew = forcon_formation_ew_defence (battle, formation);
  gint hider_crew = forcon_ship_crew_modifier (battle, decision->rules, hider);
  gint seeker_ew = forcon_ship_ew_attack (battle, seeker);
  gint seeker_crew = forcon_ship_crew_modifier (battle, decision->rules, seeker);
  ForconRoll hider_roll, seeker_roll;

  if (!roll_against (decision, FORCON_PURPOSE_DETECTION_HIDER, hider, seeker, &hider_roll)
      || !roll_against (decision, FORCON_PURPOSE_DETECTION_SEEKER, seeker, hider, &seeker_roll))
    return FALSE;
  gint hider_total = forcon_decision_sum (decision, hider_roll) + hider_ew + hider_crew;
  gint seeker_total = forcon_decision_sum (decision, seeker_roll) + seeker_ew + seeker_crew;
  gboolean found = seeker_total > hider_total
                   || (seeker_total == hider_total && decision->rules->options.detection_ties_found);
  ForconLevel level = forcon_formation_level (battle, formation, battle->side);

  FORCON_EMIT (decision, DETECTION_CONTESTED, detection_contested, .formation = formation, .side = battle->side,
               .seeker = seeker, .hider = hider, .hider_roll = hider_roll, .hider_ew = hider_ew,
               .hider_crew = hider_crew, .hider_total = hider_total, .seeker_roll = seeker_roll,
               .seeker_ew = seeker_ew, .seeker_crew = seeker_crew, .seeker_total = seeker_total, .found = found);
  if (found)
    state_level (decision, formation, battle->side, (ForconLevel) (level + 1), FORCON_REVEAL_CONTEST);
  return TRUE;
}

gboolean
forcon_detection_contest (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;
  ForconShipId seeker = best_seeker (decision);

  if (FORCON_ID_IS_NONE (seeker))
    return TRUE;
  for (guint i = 1; i <= battle->n_formations; i++)
    {
      ForconFormationId formation = { (guint16) i };

      if (forcon_formation_level (battle, formation, battle->side) == FORCON_LEVEL_IDENTIFIED)
        continue;
      if (forcon_formation_ships (battle, formation).n > 0 && !contest (decision, formation, seeker))
        return FALSE;
    }
  return TRUE;
}

void
forcon_detection_reveal (ForconDecision *decision, ForconShipId ship, ForconSideId side, ForconLevel level,
                         ForconReveal why)
{
  const ForconBattle *battle = decision->battle;
  ForconFormationId formation = forcon_battle_ship (battle, ship)->formation;

  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    {
      ForconSideId onlooker = { (guint16) i };

      if ((FORCON_ID_IS_NONE (side) || FORCON_ID_EQUAL (side, onlooker))
          && forcon_formation_level (battle, formation, onlooker) < level)
        state_level (decision, formation, onlooker, level, why);
    }
}

void
forcon_detection_expose (ForconDecision *decision, ForconShipId ship, ForconShipId helper)
{
  for (guint i = 1; i <= forcon_battle_n_sides (decision->battle); i++)
    if (forcon_ship_detected (decision->battle, ship, (ForconSideId){ (guint16) i }))
      forcon_detection_reveal (decision, helper, (ForconSideId){ (guint16) i }, FORCON_LEVEL_CONTACT,
                               FORCON_REVEAL_MET);
}

/* The ship that an event puts on the table for everybody to see, or none. */
static ForconShipId
wrecked_by (const ForconEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_ESCORT_DESTROYED:
      return event->escort_destroyed.ship;
    case FORCON_EVENT_CATASTROPHE:
      return event->catastrophe.ship;
    case FORCON_EVENT_SHIP_LOST:
      return event->ship_lost.ship;
    case FORCON_EVENT_SHIP_CAPTURED:
      return event->ship_captured.ship;
    case FORCON_EVENT_SHIP_CRASHED:
      return event->ship_crashed.ship;
    case FORCON_EVENT_VALUE_SET:
      /* The master may say that a ship is a wreck now. */
      return event->value_set.value == FORCON_VALUE_STATUS
                     && (event->value_set.now == FORCON_SHIP_HULK || event->value_set.now == FORCON_SHIP_BURNING_HULK
                         || event->value_set.now == FORCON_SHIP_DESTROYED)
                 ? event->value_set.ship
                 : FORCON_NO_SHIP;
    default:
      return FORCON_NO_SHIP;
    }
}

/* A known ship reveals the formation that it joins; a ship that joins a known formation becomes known (F-EW-3). */
static void
reveal_joined (ForconDecision *decision, const ForconEvent *event)
{
  const ForconBattle *battle = decision->battle;

  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    {
      ForconSideId side = { (guint16) i };
      ForconLevel level = forcon_ship_level (battle, event->ship_joined.ship, side);

      if (forcon_formation_level (battle, event->ship_joined.formation, side) < level)
        state_level (decision, event->ship_joined.formation, side, level, FORCON_REVEAL_MET);
    }
}

void
forcon_detection_before (ForconDecision *decision, const ForconEvent *event)
{
  ForconShipId ship = wrecked_by (event);

  if (event->kind == FORCON_EVENT_SHIP_JOINED)
    reveal_joined (decision, event);
  if (!FORCON_ID_IS_NONE (ship))
    forcon_detection_reveal (decision, ship, FORCON_NO_SIDE, FORCON_LEVEL_IDENTIFIED, FORCON_REVEAL_WRECKED);
}
