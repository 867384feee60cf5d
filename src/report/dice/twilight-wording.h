/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/dice.h"
#include "twilight/state/twilight-clash.h"

G_BEGIN_DECLS

/**
 * forcon_twilight_player_name:
 * @clash: a clash
 * @side: one of its sides
 *
 * Returns: (transfer none): the player's name in the user's language; without one which side it is
 */
const char *forcon_twilight_player_name (const ForconTwilightClash *clash, ForconTwilightSide side);

/**
 * forcon_twilight_system_name:
 * @clash: a clash
 * @system: one next to it, from 1; 0 is the active one
 *
 * Returns: (transfer none): its name in the user's language
 */
const char *forcon_twilight_system_name (const ForconTwilightClash *clash, guint system);

/**
 * forcon_twilight_planet_name:
 * @clash: a clash
 * @planet: one of the system, from 1
 *
 * Returns: (transfer none): its name in the user's language
 */
const char *forcon_twilight_planet_name (const ForconTwilightClash *clash, guint planet);

/**
 * forcon_twilight_unit_name:
 * @clash: a clash
 * @side: whose
 * @unit: a unit, or none
 *
 * Returns: (transfer none): the name of the kind of unit in the user's language: "Cruiser II"
 */
const char *forcon_twilight_unit_name (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);

/**
 * forcon_twilight_count_text:
 * @word: of a unit, in files
 * @name: as read, where no forms for a number are known of it
 * @count: how many
 *
 * Returns: (transfer full): "3 cruisers II"
 */
char *forcon_twilight_count_text (const char *word, const char *name, guint count);

/**
 * forcon_twilight_units_text:
 * @clash: a clash
 * @rules: the rules
 * @side: whose
 * @unit: a unit
 * @count: how many
 *
 * Returns: (transfer full): "3 cruisers II"
 */
char *forcon_twilight_units_text (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  ForconTwilightSide side, ForconUnitId unit, guint count);

/**
 * forcon_twilight_force_text:
 * @clash: a clash
 * @rules: the rules
 * @side: whose
 * @force: some units
 *
 * Returns: (transfer full): "3 dreadnoughts (1 damaged), 4 fighters", or that there are none
 */
char *forcon_twilight_force_text (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  ForconTwilightSide side, const ForconForce *force);

/* A cost in resources: "4", "2.5". */
char *forcon_twilight_cost_text (guint half_cost);

/* Faces as they fell. */
char *forcon_twilight_dice_text (const GArray *dice, ForconRoll roll);

/**
 * forcon_twilight_thing_text:
 * @clash: the clash
 * @side: whose
 * @thing: what may be in a neighbouring system
 *
 * Returns: (transfer full): what it is, and whose if it is of a side: "ships (Vervain)", "a nebula"
 */
char *forcon_twilight_thing_text (const ForconTwilightClash *clash, ForconTwilightSide side,
                                  ForconNeighbourThing thing);

G_END_DECLS
