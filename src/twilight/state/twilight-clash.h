/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/random.h"
#include "twilight/state/twilight-force.h"

G_BEGIN_DECLS

/* Systems next to the active one; planets in it. */
#define FORCON_NEIGHBOURS_MAX 8
#define FORCON_TWILIGHT_PLANETS_MAX 6

/* Their places in a clash, from 1; 0 is none. */
FORCON_DECLARE_FIELD_TYPE (COUNT, neighbour, guint)
FORCON_DECLARE_FIELD_TYPE (COUNT, planet, guint)

#define FORCON_TWILIGHT_SIDE_COUNT 2

/**
 * ForconTwilightPlayer:
 * @word, @name: in files, and as read. Interned
 * @assets: bit (1 << ForconTwilightAsset) of what is owned
 * @reinforcements, @sheet: command tokens in the reinforcements and on the command sheet (T-RET-4)
 * @fleet_pool: ships of grade II fighters in excess of capacity count against it; −1 where nobody said (T-END-3,
 *   ruling)
 * @modifier: to all combat rolls of this clash (T-DICE-3)
 * @units: (array length=FORCON_UNITS_MAX): values of this player's units, those of the rules unless the set-up
 *   says otherwise
 */
typedef struct {
  const char *word;
  const char *name;
  guint32 assets;
  gint reinforcements;
  gint sheet;
  gint fleet_pool;
  gint modifier;
  ForconUnit units[FORCON_UNITS_MAX];
} ForconTwilightPlayer;

/**
 * ForconNeighbour:
 * @anomalies: bit (1 << ForconAnomaly) of what lies there
 * @has_units, @has_planet, @has_ships, @has_token: (array length=2): by side: own units of any kind, a planet under
 * control, ships, a command token
 * @others: ships of a third player are there
 *
 * A system next to the active one (T-RET-3).
 */
typedef struct {
  const char *word;
  const char *name;
  guint32 anomalies;
  gboolean has_units[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean has_planet[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean has_ships[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean has_token[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean others;
} ForconNeighbour;

/**
 * forcon_neighbour_has:
 * @neighbour: a system next to the active one
 * @side: whose, of what is of a side
 * @thing: what may be there
 *
 * Returns: whether it is there
 */
gboolean forcon_neighbour_has (const ForconNeighbour *neighbour, ForconTwilightSide side, ForconNeighbourThing thing);

/**
 * ForconTwilightPlanet:
 * @controller: side, or −1 for neither
 * @ground: (array length=2): ground forces of each side
 * @fought: whether its ground combat is over, or there was none to be fought
 * @result: how it came out
 */
typedef struct {
  const char *word;
  const char *name;
  gint controller;
  ForconForce ground[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean fought;
  ForconTwilightResult result;
} ForconTwilightPlanet;

/**
 * ForconTwilightDie:
 * @side: whose
 * @unit: which unit's
 * @face: as it lies now, 1 to 10; 0 is kept as 10 (T-DICE-1)
 * @needed: it hits on this or more: the unit's value less the modifiers
 *
 * A die on the table.
 */
typedef struct {
  ForconTwilightSide side;
  ForconUnitId unit;
  guint8 face;
  gint8 needed;
} ForconTwilightDie;

#define FORCON_TWILIGHT_DIE_HITS(die) ((die)->face >= (die)->needed)

/**
 * ForconTwilightClash:
 * @word, @name: of the active system. Interned
 * @laws: bit (1 << ForconTwilightLaw) of those in force
 * @anomalies: of the active system
 * @space: (array length=2): ships, fighters and ground forces of each side in the space area
 * @step, @round: where the combat stands; rounds from 1, 0 before the first
 * @planet: which one is fought for, or −1
 * @acted: (array length=2): who has done what this step asks of everybody: rolled, or said whether to retreat
 * @announced: (array length=2): who has announced a retreat in this round
 * @forbidden: (array length=2): who may not retreat in this round
 * @retreated: (array length=2): who has left the system
 * @hits: (array length=2): hits that this side still has to assign
 * @extra: (array length=2): what effects add to the hits that it will have to assign when the dice are counted
 * @counted: whether the hits of the dice on the table have been counted
 * @modifier: (array length=2): to combat rolls in this round only, on top of the player's
 * @dice: (element-type ForconTwilightDie): of this step, in the order in which they were thrown
 * @result: of the space combat, or of the planet that was fought for last
 * @random: the generator
 *
 * The whole state of a fleet-dice clash. Only forcon_twilight_apply() changes one in play.
 */
typedef struct {
  ForconTwilightPlace place;
  const char *word;
  const char *name;
  guint32 laws;
  guint32 anomalies;
  ForconTwilightPlayer players[FORCON_TWILIGHT_SIDE_COUNT];
  guint n_neighbours;
  ForconNeighbour neighbours[FORCON_NEIGHBOURS_MAX];
  guint n_planets;
  ForconTwilightPlanet planets[FORCON_TWILIGHT_PLANETS_MAX];
  ForconForce space[FORCON_TWILIGHT_SIDE_COUNT];
  ForconTwilightStep step;
  gint round;
  gint planet;
  gboolean acted[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean announced[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean forbidden[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean retreated[FORCON_TWILIGHT_SIDE_COUNT];
  gint hits[FORCON_TWILIGHT_SIDE_COUNT];
  gint extra[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean counted;
  gint modifier[FORCON_TWILIGHT_SIDE_COUNT];
  GArray *dice;
  ForconTwilightResult result;
  ForconRandom random;
} ForconTwilightClash;

/**
 * forcon_twilight_clash_new:
 * @rules: the rules
 * @place: in space or on the ground
 * @seed: of the generator
 *
 * Returns: (transfer full): a clash without units; forcon_twilight_clash_ready() is called once it is set up
 *   in the end
 */
ForconTwilightClash *forcon_twilight_clash_new (const ForconTwilightRules *rules, ForconTwilightPlace place,
                                                guint64 seed);

/**
 * forcon_twilight_clash_clone:
 * @clash: a clash
 *
 * Returns: (transfer full): the same once more, with the same future of its generator
 */
ForconTwilightClash *forcon_twilight_clash_clone (const ForconTwilightClash *clash);

/**
 * forcon_twilight_clash_free:
 * @clash: (transfer full) (nullable): a clash
 */
void forcon_twilight_clash_free (ForconTwilightClash *clash);

/**
 * forcon_twilight_clash_hash:
 * @clash: a clash
 *
 * Same state, same hash, on every machine. Names, that nothing depends on, do not count.
 *
 * Returns: (transfer full): SHA-256 of the state in hexadecimal
 */
char *forcon_twilight_clash_hash (const ForconTwilightClash *clash);

/**
 * forcon_twilight_clash_ready:
 * @clash: a clash that has been set up
 * @rules: the rules
 *
 * Puts it to where it begins: before the combat, to the choice of a planet, to the start of the only ground combat,
 * or to the end where nobody meets anybody (T-SPC-1).
 */
void forcon_twilight_clash_ready (ForconTwilightClash *clash, const ForconTwilightRules *rules);

/* Who fights whom: the ships of a space combat, or the ground forces on the planet that is fought for. */

/**
 * forcon_twilight_fighting:
 * @clash: a clash
 * @side: whose
 *
 * Returns: (transfer none): the force in which those of @side are who fight: that in the space area, or on the
 *   planet that is fought for; with units too that do not fight, see forcon_twilight_fights(). Empty where no planet
 *   has been chosen yet
 */
const ForconForce *forcon_twilight_fighting (const ForconTwilightClash *clash, ForconTwilightSide side);

/**
 * forcon_twilight_values:
 * @clash: a clash
 * @side: whose
 * @unit: a unit, not none
 *
 * Returns: (transfer none): what that unit of this player can do
 */
const ForconUnit *forcon_twilight_values (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);

/**
 * forcon_twilight_fights:
 * @clash: a clash
 * @side: whose
 * @unit: a unit, not none
 *
 * Returns: whether such a unit rolls and takes hits here: a ship in space (T-DICE-2), a ground force on a planet
 *   (T-GND-1)
 */
gboolean forcon_twilight_fights (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);

/**
 * forcon_twilight_strength:
 * @clash: a clash
 * @side: whose
 *
 * Returns: how many units it has that fight
 */
guint forcon_twilight_strength (const ForconTwilightClash *clash, ForconTwilightSide side);

/**
 * forcon_twilight_standing:
 * @clash: a clash
 *
 * Returns: how the combat that is fought would come out as it stands: undecided while both have units that fight
 *   (T-END-2, T-GND-3)
 */
ForconTwilightResult forcon_twilight_standing (const ForconTwilightClash *clash);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconTwilightClash, forcon_twilight_clash_free)

G_END_DECLS
