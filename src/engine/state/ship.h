/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"

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

/* Whether it has lost half its hits or more (F-SHIP-8). */
gboolean forcon_ship_crippled (const ForconBattle *battle, ForconShipId id);

/**
 * forcon_ship_half_effect:
 *
 * Returns: whether an order, bracing or a change of orbit halves its fire; never more than once (F-MOV-7 to F-MOV-9,
 *   F-MOV-11, F-ORD-2, F-ORB-2)
 */
gboolean forcon_ship_half_effect (const ForconBattle *battle, ForconShipId id);

/* Readiness after permanent losses, at least the least (F-SHIP-5); the harm of recent damage is not in it. */
gint forcon_ship_lasting_readiness (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);

/**
 * forcon_ship_readiness:
 *
 * Returns: current readiness: at least the least after permanent losses (F-SHIP-5), then the harm of recent damage
 *   (F-SHIP-7)
 */
gint forcon_ship_readiness (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);

ForconCrew forcon_ship_crew (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);

/* What the crew adds to its rolls (F-SHIP-5). */
gint forcon_ship_crew_modifier (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);

gint forcon_ship_ew_attack (const ForconBattle *battle, ForconShipId id);

/* What it adds to its die when it seeks: EW attack and crew modifier (F-EW-2). */
gint forcon_ship_seeking (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);

/**
 * forcon_ship_shields:
 *
 * Returns: shields when none is used up: none without generators (F-CRT-10, F-CAT-1) or while it lays mines (F-MINE-1),
 *   half of them after a change of orbit (F-ORB-2) or with a damaged reactor (F-STC-6), more while it braces (F-ORD-2)
 */
gint forcon_ship_shields (const ForconBattle *battle, ForconShipId id);

/* Hits that its own shields can still stop in this turn (F-SHLD-1). */
gint forcon_ship_shields_left (const ForconBattle *battle, ForconShipId id);

/* 0.01 cm; what criticals take off is read from the rules (F-CRT-8). */
ForconLength forcon_ship_speed (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);

/* Its least move, 0.01 cm; never more than the speed it has left. */
ForconLength forcon_ship_braking (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);

gint forcon_ship_count_criticals (const ForconBattle *battle, ForconShipId id, ForconCriticalEffect effect);

/* Whether it has a critical that it keeps, which binds it in its choice of targets (F-FIRE-2). */
gboolean forcon_ship_has_criticals (const ForconBattle *battle, ForconShipId id);

/* Whether it has a critical that damage control could mend (F-END-2). */
gboolean forcon_ship_has_repairable (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);

/**
 * forcon_weapon_silenced_by:
 * @weapon: a weapon
 * @effect: a critical
 *
 * Returns: whether the critical keeps such a weapon from firing (F-CRT-2 to F-CRT-5, F-STC-2 to F-STC-5)
 */
gboolean forcon_weapon_silenced_by (const ForconWeapon *weapon, ForconCriticalEffect effect);

/**
 * forcon_ship_weapon_damaged:
 * @battle: a battle
 * @id: a ship
 * @weapon: index of its weapon
 * @effect: (out) (optional): which critical silences it
 *
 * Returns: whether a critical keeps the weapon from firing (F-CRT-2 to F-CRT-5, F-STC-2 to F-STC-5)
 */
gboolean forcon_ship_weapon_damaged (const ForconBattle *battle, ForconShipId id, guint weapon,
                                     ForconCriticalEffect *effect);

/* Mask of all its weapons of which forcon_ship_weapon_damaged() says so. */
guint32 forcon_ship_damaged_weapons (const ForconBattle *battle, ForconShipId id);

/**
 * forcon_ship_critical_applies:
 * @battle: a battle
 * @ship: one of its ships
 * @effect: a row of its critical table
 *
 * Returns: whether there is anything on the ship for the result to destroy (F-CRIT-3)
 */
gboolean forcon_ship_critical_applies (const ForconBattle *battle, ForconShipId ship, ForconCriticalEffect effect);

/* Whether the bases touch (F-GEN-2). */
gboolean forcon_ships_in_contact (const ForconBattle *battle, const ForconRules *rules, ForconShipId a, ForconShipId b);

/* Whether its base touches that of another ship in action of its side: they can pool shields (F-SHLD-2). */
gboolean forcon_ship_touches_friend (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);

/* Bit (1 << side id) of each side that has a ship in action (F-TURN-3). */
guint32 forcon_sides_in_action (const ForconBattle *battle);

static inline gboolean
forcon_side_in_action (const ForconBattle *battle, ForconSideId side)
{
  return (forcon_sides_in_action (battle) & (1u << side.value)) != 0;
}

/* Turrets that work; half of them while the reactor is damaged (F-CAT-1, F-STC-6). */
gint forcon_ship_turrets (const ForconBattle *battle, ForconShipId id);

/* Whether the rules of stations hold for it (F-STN-1). */
gboolean forcon_ship_is_station (const ForconBattle *battle, ForconShipId id);

/**
 * forcon_ship_arcs_towards:
 * @battle: a battle
 * @id: a ship
 * @bearing: a direction on the table, 0.1°
 *
 * Returns: the arc of the ship in which the direction lies; two arcs when it is exactly on their border (F-GEN-3)
 */
ForconArcs forcon_ship_arcs_towards (const ForconBattle *battle, ForconShipId id, ForconAngle bearing);

/**
 * forcon_ship_turns_at_speed:
 * @battle: a battle
 * @rules: the rules
 * @id: a ship
 *
 * Returns: whether its share of the way before a turn is of its game speed, whatever it declares, as a monitor's; a
 *   card with another share than its type's says otherwise (F-MOV-4)
 */
gboolean forcon_ship_turns_at_speed (const ForconBattle *battle, const ForconRules *rules, ForconShipId id);

/**
 * forcon_ship_arcs_of:
 * @battle: a battle
 * @id: a ship
 * @point: a place on the table
 *
 * Returns: the arcs of the ship in which the point lies (F-GEN-3)
 */
ForconArcs forcon_ship_arcs_of (const ForconBattle *battle, ForconShipId id, ForconPoint point);

G_END_DECLS
