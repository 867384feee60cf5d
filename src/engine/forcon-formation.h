/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-verdict.h"

G_BEGIN_DECLS

/* Formations as they stand (F-FORM), and what a side knows of them (F-EW-1). */

/* Whether its flagship is one of its ships in action. */
static inline gboolean
forcon_formation_has_flagship (const ForconBattle *battle, ForconFormationId id)
{
  const ForconShip *flagship = forcon_battle_ship (battle, forcon_battle_formation (battle, id)->flagship);

  return flagship != NULL && flagship->status == FORCON_SHIP_IN_ACTION && FORCON_ID_EQUAL (flagship->formation, id);
}

ForconShips forcon_formation_ships (const ForconBattle *battle, ForconFormationId id);
ForconShipId forcon_formation_lead (const ForconBattle *battle, ForconFormationId id);
ForconShipId forcon_formation_station (const ForconBattle *battle, ForconFormationId id);
gboolean forcon_formation_commanded (const ForconBattle *battle, ForconFormationId id);
ForconFormationId forcon_formation_meant (const ForconBattle *battle, ForconShipId id, ForconFormationId formation);

gboolean forcon_ship_precedes (const ForconBattle *battle, const ForconRules *rules, ForconShipId a, ForconShipId b);
ForconShipId forcon_formation_successor (const ForconBattle *battle, const ForconRules *rules, ForconFormationId id);
gint forcon_formation_place_in_line (const ForconBattle *battle, ForconFormationId id, const ForconShips *ships);
gint forcon_formation_ew_defence (const ForconBattle *battle, ForconFormationId id);

ForconVerdict forcon_formation_judge_numbers (const ForconBattle *battle, const ForconRules *rules,
                                              const ForconShips *ships);
ForconVerdict forcon_formation_judge (const ForconBattle *battle, const ForconRules *rules, const ForconShips *ships);

ForconShips forcon_formation_shield_pool (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);
gint forcon_formation_shields_left (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);
ForconShips forcon_formation_turret_pool (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);
ForconShipId forcon_formation_aspect_ship (const ForconBattle *battle, ForconShipId ship);

ForconLevel forcon_formation_level (const ForconBattle *battle, ForconFormationId id, ForconSideId side);
ForconLevel forcon_ship_level (const ForconBattle *battle, ForconShipId ship, ForconSideId side);
gboolean forcon_ship_detected (const ForconBattle *battle, ForconShipId ship, ForconSideId side);
gboolean forcon_side_detected (const ForconBattle *battle, ForconSideId side, ForconSideId by);

G_END_DECLS
