/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/ship.h"

#include <stdlib.h>

/* Half the width of an arc, 0.1° (F-GEN-3). */
#define HALF_ARC FORCON_DEGREES (45)

gboolean
forcon_ship_crippled (const ForconBattle *battle, ForconShipId id)
{
  gint whole = forcon_battle_card (battle, id)->hits;

  return 2 * (whole - forcon_battle_ship (battle, id)->hits) >= whole;
}

gboolean
forcon_ship_half_effect (const ForconBattle *battle, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);

  return ship->order != FORCON_ORDER_NONE || ship->strained > 0 || ship->halved == FORCON_HALVES_FIREPOWER;
}

gint
forcon_ship_lasting_readiness (const ForconBattle *battle, const ForconRules *rules, ForconShipId id)
{
  return MAX (forcon_battle_card (battle, id)->readiness - forcon_battle_ship (battle, id)->readiness_lost,
              rules->readiness_minimum);
}

gint
forcon_ship_readiness (const ForconBattle *battle, const ForconRules *rules, ForconShipId id)
{
  gint harm = forcon_battle_ship (battle, id)->shaken > 0 ? rules->damage_readiness : 0;

  return forcon_ship_lasting_readiness (battle, rules, id) + harm;
}

ForconCrew
forcon_ship_crew (const ForconBattle *battle, const ForconRules *rules, ForconShipId id)
{
  return forcon_rules_crew (rules, forcon_ship_readiness (battle, rules, id));
}

gint
forcon_ship_crew_modifier (const ForconBattle *battle, const ForconRules *rules, ForconShipId id)
{
  return rules->crews[forcon_ship_crew (battle, rules, id)].modifier;
}

gint
forcon_ship_ew_attack (const ForconBattle *battle, ForconShipId id)
{
  return MAX (forcon_battle_card (battle, id)->ew_attack - forcon_battle_ship (battle, id)->ew_attack_lost, 0);
}

gint
forcon_ship_seeking (const ForconBattle *battle, const ForconRules *rules, ForconShipId id)
{
  return forcon_ship_ew_attack (battle, id) + forcon_ship_crew_modifier (battle, rules, id);
}

gint
forcon_ship_shields (const ForconBattle *battle, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);
  gint shields = forcon_battle_card (battle, id)->shields;

  if (!forcon_ship_in_action (battle, id) || ship->generators_destroyed || ship->laying)
    return 0;
  if (ship->halved == FORCON_HALVES_SHIELDS || forcon_ship_count_criticals (battle, id, FORCON_CRITICAL_REACTOR) > 0)
    shields = forcon_halve (shields);
  return ship->brace_ends > 0 ? shields * ship->brace_factor : shields;
}

gint
forcon_ship_shields_left (const ForconBattle *battle, ForconShipId id)
{
  return MAX (forcon_ship_shields (battle, id) - forcon_battle_ship (battle, id)->shields_used, 0);
}

gint
forcon_ship_turrets (const ForconBattle *battle, ForconShipId id)
{
  gint turrets = forcon_battle_card (battle, id)->turrets;

  if (!forcon_ship_in_action (battle, id))
    return 0;
  return forcon_ship_count_criticals (battle, id, FORCON_CRITICAL_REACTOR) > 0 ? forcon_halve (turrets) : turrets;
}

ForconLength
forcon_ship_speed (const ForconBattle *battle, const ForconRules *rules, ForconShipId id)
{
  ForconLength speed = forcon_battle_card (battle, id)->speed;

  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (critical->ship, id))
        speed -= rules->criticals[critical->effect].speed;
    }
  return MAX (speed, 0);
}

ForconLength
forcon_ship_braking (const ForconBattle *battle, const ForconRules *rules, ForconShipId id)
{
  return MIN (forcon_battle_card (battle, id)->braking, forcon_ship_speed (battle, rules, id));
}

gint
forcon_ship_count_criticals (const ForconBattle *battle, ForconShipId id, ForconCriticalEffect effect)
{
  gint count = 0;

  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (critical->ship, id) && critical->effect == effect)
        count++;
    }
  return count;
}

gboolean
forcon_ship_has_repairable (const ForconBattle *battle, const ForconRules *rules, ForconShipId id)
{
  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (critical->ship, id) && forcon_rules_repairable (rules, critical->effect))
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_ship_has_criticals (const ForconBattle *battle, ForconShipId id)
{
  for (guint i = 0; i < battle->criticals->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->criticals, ForconCritical, i).ship, id))
      return TRUE;
  return FALSE;
}

/* Which critical of ships silences a weapon by its mount; a stern weapon has no row in the table. */
static const gint silenced_by_mount[FORCON_N_MOUNT] = {
  [FORCON_MOUNT_TURRET] = FORCON_CRITICAL_TURRETS,
  [FORCON_MOUNT_BOW] = FORCON_CRITICAL_BOW,
  [FORCON_MOUNT_PORT] = FORCON_CRITICAL_PORT,
  [FORCON_MOUNT_STARBOARD] = FORCON_CRITICAL_STARBOARD,
  [FORCON_MOUNT_STERN] = -1,
};

/* And which of stations by its kind (F-STC-2 to F-STC-5). */
static const gint silenced_by_kind[FORCON_N_WEAPON] = {
  [FORCON_WEAPON_DESTRUCTOR] = FORCON_CRITICAL_DESTRUCTORS,
  [FORCON_WEAPON_BATTERY] = FORCON_CRITICAL_MAIN_WEAPONS,
  [FORCON_WEAPON_TORPEDO] = FORCON_CRITICAL_TORPEDO_TUBES,
};

gboolean
forcon_weapon_silenced_by (const ForconWeapon *weapon, ForconCriticalEffect effect)
{
  return silenced_by_mount[weapon->mount] == (gint) effect || silenced_by_kind[weapon->kind] == (gint) effect;
}

gboolean
forcon_ship_weapon_damaged (const ForconBattle *battle, ForconShipId id, guint weapon, ForconCriticalEffect *effect)
{
  const ForconWeapon *state = forcon_battle_weapon (battle, id, weapon);
  gint by_mount = silenced_by_mount[state->mount];
  gint found = -1;

  for (guint i = 0; i < battle->criticals->len && (found < 0 || found != by_mount); i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (critical->ship, id) && forcon_weapon_silenced_by (state, critical->effect))
        found = (gint) critical->effect;
    }
  if (found >= 0)
    *effect = (ForconCriticalEffect) found;
  return found >= 0;
}

guint32
forcon_ship_damaged_weapons (const ForconBattle *battle, ForconShipId id)
{
  guint n = forcon_battle_n_weapons (battle, id);
  guint32 damaged = 0;

  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      for (guint weapon = 0; weapon < n && FORCON_ID_EQUAL (critical->ship, id); weapon++)
        if (forcon_weapon_silenced_by (forcon_battle_weapon (battle, id, weapon), critical->effect))
          damaged |= 1u << weapon;
    }
  return damaged;
}

gboolean
forcon_ship_is_station (const ForconBattle *battle, ForconShipId id)
{
  return forcon_battle_card (battle, id)->type == FORCON_SHIP_TYPE_STATION;
}

gboolean
forcon_ships_in_contact (const ForconBattle *battle, const ForconRules *rules, ForconShipId a, ForconShipId b)
{
  ForconLength distance
      = forcon_point_distance (forcon_battle_ship (battle, a)->position, forcon_battle_ship (battle, b)->position);

  return forcon_ships_together (battle, a, b)
         && distance <= forcon_ship_radius (battle, a) + forcon_ship_radius (battle, b) + rules->contact_slack;
}

gboolean
forcon_ship_touches_friend (const ForconBattle *battle, const ForconRules *rules, ForconShipId id)
{
  for (guint16 i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId friend = { i };

      if (!FORCON_ID_EQUAL (friend, id) && forcon_ship_in_action (battle, friend)
          && FORCON_ID_EQUAL (forcon_battle_ship (battle, friend)->side, forcon_battle_ship (battle, id)->side)
          && forcon_ships_in_contact (battle, rules, id, friend))
        return TRUE;
    }
  return FALSE;
}

guint32
forcon_sides_in_action (const ForconBattle *battle)
{
  guint32 sides = 0;

  for (guint i = 0; i < battle->n_ships; i++)
    if (battle->ships[i].status == FORCON_SHIP_IN_ACTION)
      sides |= 1u << battle->ships[i].side.value;
  return sides;
}

ForconArcs
forcon_ship_arcs_towards (const ForconBattle *battle, ForconShipId id, ForconAngle bearing)
{
  ForconArcs arcs = 0;

  for (ForconArc arc = 0; arc < FORCON_N_ARC; arc++)
    {
      ForconAngle middle = forcon_battle_ship (battle, id)->heading + (ForconAngle) arc * 2 * HALF_ARC;

      if (abs (forcon_angle_difference (middle, bearing)) <= HALF_ARC)
        arcs |= FORCON_ARC_BIT (arc);
    }
  return arcs;
}

gboolean
forcon_ship_turns_at_speed (const ForconBattle *battle, const ForconRules *rules, ForconShipId id)
{
  const ForconCard *card = forcon_battle_card (battle, id);
  const ForconShipTypeRule *type = &rules->ship_types[card->type];

  return type->turns_at_speed && forcon_fraction_equal (card->turn_fraction, type->turn_fraction);
}

ForconArcs
forcon_ship_arcs_of (const ForconBattle *battle, ForconShipId id, ForconPoint point)
{
  return forcon_ship_arcs_towards (battle, id, forcon_point_bearing (forcon_battle_ship (battle, id)->position, point));
}
