/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/damage.h"
#include "engine/decision/orbits.h"
#include "engine/movement/orbit.h"
#include "engine/state/ship.h"

static gboolean
has_mount (const ForconBattle *battle, ForconShipId ship, ForconMount mount)
{
  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if (forcon_battle_weapon (battle, ship, i)->mount == mount)
      return TRUE;
  return FALSE;
}

static gboolean
has_kind (const ForconBattle *battle, ForconShipId ship, ForconWeaponKind kind)
{
  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if (forcon_battle_weapon (battle, ship, i)->kind == kind)
      return TRUE;
  return FALSE;
}

gboolean
forcon_ship_critical_applies (const ForconBattle *battle, ForconShipId ship, ForconCriticalEffect effect)
{
  switch ((gint) effect)
    {
    case FORCON_CRITICAL_TURRETS:
      return has_mount (battle, ship, FORCON_MOUNT_TURRET);
    case FORCON_CRITICAL_STARBOARD:
      return has_mount (battle, ship, FORCON_MOUNT_STARBOARD);
    case FORCON_CRITICAL_PORT:
      return has_mount (battle, ship, FORCON_MOUNT_PORT);
    case FORCON_CRITICAL_BOW:
      return has_mount (battle, ship, FORCON_MOUNT_BOW);
    case FORCON_CRITICAL_ENGINES:
      return forcon_battle_card (battle, ship)->greatest_turn > 0;
    case FORCON_CRITICAL_CENTRE_DECK:
      return forcon_battle_card (battle, ship)->speed > 0;
    case FORCON_CRITICAL_SHIELD_GENERATORS:
      /* They are there also while they do not work, as on a ship that lays mines. */
      return forcon_battle_card (battle, ship)->shields > 0 && !forcon_battle_ship (battle, ship)->generators_destroyed;
    case FORCON_CRITICAL_DESTRUCTORS:
      return has_kind (battle, ship, FORCON_WEAPON_DESTRUCTOR);
    case FORCON_CRITICAL_MAIN_WEAPONS:
      return has_kind (battle, ship, FORCON_WEAPON_BATTERY);
    case FORCON_CRITICAL_TORPEDO_TUBES:
      return has_kind (battle, ship, FORCON_WEAPON_TORPEDO);
    case FORCON_CRITICAL_REACTOR:
      return forcon_ship_turrets (battle, ship) > 0 || forcon_ship_shields (battle, ship) > 0;
    case FORCON_CRITICAL_ORBIT:
      return !FORCON_ID_IS_NONE (forcon_orbit_planet (battle, ship));
    default:
      return TRUE;
    }
}

/* A strained station may fall apart at once (F-STC-2, F-STC-4, F-STC-6). */
static gboolean
strain (ForconDecision *decision, ForconShipId ship, gint needed)
{
  ForconRoll roll;

  if (needed == 0 || forcon_battle_ship (decision->battle, ship)->hits <= 0)
    return TRUE;
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_STATION_STRAIN, ship, 1, needed, &roll))
    return FALSE;
  gboolean catastrophe = forcon_decision_count (decision, roll, needed) > 0;

  FORCON_EMIT (decision, STATION_STRAINED, station_strained, .ship = ship, .needed = needed, .roll = roll,
               .catastrophe = catastrophe);
  return !catastrophe || forcon_catastrophe_roll (decision, ship);
}

/* With the option `criticals.sources` also the damage that a critical adds rolls for criticals (F-CRIT-1). */
static gboolean
check_extra (ForconDecision *decision, ForconShipId ship, gint points)
{
  const ForconRules *rules = decision->rules;
  ForconRoll check;

  if (!rules->options.criticals_of_extra || points == 0 || !forcon_ship_in_action (decision->battle, ship)
      || forcon_battle_ship (decision->battle, ship)->hits <= 0)
    return TRUE;
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_CRITICAL_CHECK, ship, points, rules->critical, &check))
    return FALSE;
  gint criticals = forcon_decision_count (decision, check, rules->critical);

  FORCON_EMIT (decision, EXTRA_CHECKED, extra_checked, .ship = ship, .points = points, .check = check,
               .needed = rules->critical, .criticals = criticals);
  for (gint i = 0; i < criticals && forcon_battle_ship (decision->battle, ship)->hits > 0; i++)
    if (!forcon_critical_hit (decision, ship))
      return FALSE;
  return TRUE;
}

/* What the row of a critical does, with its dice. */
static gboolean
suffer (ForconDecision *decision, ForconShipId ship, ForconCriticalEffect effect, ForconRoll roll, gint rolled,
        gint row)
{
  const ForconCriticalRule *rule = &decision->rules->criticals[effect];
  ForconRoll extra_roll, readiness_roll, ew_roll;
  gint extra = 0, readiness = 0, ew_attack = 0;

  if (!forcon_decision_roll_formula (decision, FORCON_PURPOSE_CRITICAL_EXTRA, ship, rule->extra, &extra_roll, &extra)
      || !forcon_decision_roll_formula (decision, FORCON_PURPOSE_READINESS_LOSS, ship, rule->readiness,
                                        &readiness_roll, &readiness)
      || !forcon_decision_roll_formula (decision, FORCON_PURPOSE_EW_LOSS, ship, rule->ew_attack, &ew_roll, &ew_attack))
    return FALSE;
  gint hits = forcon_battle_ship (decision->battle, ship)->hits;
  ForconCriticalId id = { forcon_rules_keeps_critical (decision->rules, effect) ? decision->battle->next_id : 0 };

  FORCON_EMIT (decision, CRITICAL_HIT, critical_hit, .ship = ship, .roll = roll, .rolled = rolled, .row = row,
               .effect = effect, .critical = id, .extra_roll = extra_roll, .extra = MIN (extra, hits),
               .hits_left = MAX (hits - extra, 0), .readiness_roll = readiness_roll, .readiness = readiness,
               .ew_roll = ew_roll, .ew_attack = ew_attack, .speed = rule->speed);
  return strain (decision, ship, rule->strain) && forcon_orbit_critical (decision, ship, effect)
         && check_extra (decision, ship, MIN (extra, hits));
}

gboolean
forcon_critical_hit (ForconDecision *decision, ForconShipId ship)
{
  /* Stations have a table of their own (F-STN-1). */
  const ForconCriticalEffect *rows = forcon_ship_is_station (decision->battle, ship) ? decision->rules->station_rows
                                                                                     : decision->rules->critical_rows;
  ForconRoll roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_CRITICAL_TABLE, ship, 2, 0, &roll))
    return FALSE;
  gint rolled = forcon_decision_sum (decision, roll);
  gint row = CLAMP (rolled, FORCON_2D6_MIN, FORCON_2D6_MAX);

  while (row < FORCON_2D6_MAX && !forcon_ship_critical_applies (decision->battle, ship, rows[row]))
    row++;
  return suffer (decision, ship, rows[row], roll, rolled, row);
}

gboolean
forcon_critical_by_hand (ForconDecision *decision, ForconShipId ship, ForconCriticalEffect effect)
{
  if (!suffer (decision, ship, effect, (ForconRoll){ 0 }, 0, 0))
    return FALSE;
  if (forcon_battle_ship (decision->battle, ship)->hits <= 0 && forcon_ship_in_action (decision->battle, ship)
      && !forcon_catastrophe_roll (decision, ship))
    return FALSE;
  return forcon_catastrophe_settle (decision);
}
