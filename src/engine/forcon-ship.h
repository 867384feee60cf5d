/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"

G_BEGIN_DECLS

/*
 * Values of a ship as they stand now: the card, less damage, criticals and orders. All take the id of a ship that is in
 * the battle.
 */
static inline gboolean
forcon_ship_in_action (const ForconBattle *battle, ForconShipId id)
{
  return forcon_battle_ship (battle, id)->status == FORCON_SHIP_IN_ACTION;
}

/* Whether it lies on the table and cannot act: a wreck, or a captured ship, which is struck like one (F-BRD-6). */
static inline gboolean
forcon_ship_is_hulk (const ForconBattle *battle, ForconShipId id)
{
  ForconShipStatus status = forcon_battle_ship (battle, id)->status;

  return status == FORCON_SHIP_HULK || status == FORCON_SHIP_BURNING_HULK || status == FORCON_SHIP_CAPTURED;
}

static inline gboolean
forcon_ship_on_table (const ForconBattle *battle, ForconShipId id)
{
  return forcon_ship_in_action (battle, id) || forcon_ship_is_hulk (battle, id);
}

/* Whether they are on the same map: the table, or the low orbit of the same planet (F-ORB-1). */
static inline gboolean
forcon_ships_together (const ForconBattle *battle, ForconShipId a, ForconShipId b)
{
  return FORCON_ID_EQUAL (forcon_battle_ship (battle, a)->planet, forcon_battle_ship (battle, b)->planet);
}

/* Whether they fight each other: two sides that are not of one alliance. */
static inline gboolean
forcon_sides_hostile (const ForconBattle *battle, ForconSideId a, ForconSideId b)
{
  guint alliance = forcon_battle_side (battle, a)->alliance;

  return !FORCON_ID_EQUAL (a, b) && (alliance == 0 || alliance != forcon_battle_side (battle, b)->alliance);
}

static inline gboolean
forcon_ships_hostile (const ForconBattle *battle, ForconShipId a, ForconShipId b)
{
  return forcon_sides_hostile (battle, forcon_battle_ship (battle, a)->side, forcon_battle_ship (battle, b)->side);
}

static inline ForconLength
forcon_ship_radius (const ForconBattle *battle, ForconShipId id)
{
  return forcon_battle_card (battle, id)->diameter / 2;
}

gboolean forcon_ship_crippled (const ForconBattle *battle, ForconShipId id);
gboolean forcon_ship_half_effect (const ForconBattle *battle, ForconShipId id);
gint forcon_ship_lasting_readiness (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);
gint forcon_ship_readiness (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);
ForconCrew forcon_ship_crew (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);
gint forcon_ship_crew_modifier (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);
gint forcon_ship_ew_attack (const ForconBattle *battle, ForconShipId id);
gint forcon_ship_seeking (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);
gint forcon_ship_shields (const ForconBattle *battle, ForconShipId id);
gint forcon_ship_shields_left (const ForconBattle *battle, ForconShipId id);
ForconLength forcon_ship_speed (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);
ForconLength forcon_ship_braking (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);
gint forcon_ship_count_criticals (const ForconBattle *battle, ForconShipId id, ForconCriticalEffect effect);
gboolean forcon_ship_has_criticals (const ForconBattle *battle, ForconShipId id);
gboolean forcon_ship_has_repairable (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);
gboolean forcon_weapon_silenced_by (const ForconWeapon *weapon, ForconCriticalEffect effect);
gboolean forcon_ship_weapon_damaged (const ForconBattle *battle, ForconShipId id, guint weapon,
                                     ForconCriticalEffect *effect);
gboolean forcon_ship_critical_applies (const ForconBattle *battle, ForconShipId ship, ForconCriticalEffect effect);
gboolean forcon_ships_in_contact (const ForconBattle *battle, const ForconRules *rules, ForconShipId a, ForconShipId b);
gboolean forcon_side_in_action (const ForconBattle *battle, ForconSideId side);
gint forcon_ship_turrets (const ForconBattle *battle, ForconShipId id);
gboolean forcon_ship_is_station (const ForconBattle *battle, ForconShipId id);
ForconArcs forcon_ship_arcs_towards (const ForconBattle *battle, ForconShipId id, ForconAngle bearing);
gboolean forcon_ship_turns_at_speed (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);
ForconArcs forcon_ship_arcs_of (const ForconBattle *battle, ForconShipId id, ForconPoint point);
ForconShipId forcon_ship_nearest_enemy (const ForconBattle *battle, ForconShipId id);

G_END_DECLS
