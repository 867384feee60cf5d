/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/dice.h"
#include "engine/state/terms.h"
#include "base/units.h"

G_BEGIN_DECLS

/* Columns of the gunnery table, and its longest possible list of firepowers. */
#define FORCON_GUNNERY_COLUMNS 5
#define FORCON_GUNNERY_ROWS_MAX 100

/* Sums of 2d6. */
#define FORCON_2D6_MIN 2
#define FORCON_2D6_MAX 12
#define FORCON_2D6_ROWS (FORCON_2D6_MAX + 1)

/**
 * ForconShipTypeRule:
 * @target: capital or escort (F-SHIP-2)
 * @diameter: of the base, 0.01 cm (F-SHIP-1)
 * @turn_fraction: share of the declared distance to go before a turn (F-MOV-4)
 * @turns_at_speed: that share is of the game speed, whatever was declared; not for a card that has another share
 * @several_turns: whether one move may hold several turns (F-MOV-3)
 * @survives_critical: rolls on the critical table though an escort (F-CRIT-2)
 */
typedef struct {
  ForconTarget target;
  ForconLength diameter;
  ForconFraction turn_fraction;
  gboolean turns_at_speed;
  gboolean several_turns;
  gboolean survives_critical;
} ForconShipTypeRule;

/**
 * ForconCrewRule:
 * @below: readiness under which this crew is meant; the last row has none above it (F-SHIP-5)
 * @modifier: added to the crew's rolls (F-SHIP-5)
 * @target_check: added to the readiness in a target check (F-FIRE-2)
 * @repairs: rolls of damage control a turn (F-END-2)
 */
typedef struct {
  gint below;
  gint modifier;
  gint target_check;
  gint repairs;
} ForconCrewRule;

/**
 * ForconCriticalRule:
 * @extra: damage that the result adds
 * @readiness: loss of readiness, until repaired if it can be
 * @ew_attack: loss of EW attack, the same
 * @speed: loss of speed until repaired, 0.01 cm
 * @repairable: whether damage control can mend it; forcon_rules_repairable() heeds the options
 * @strain: a d6 that shows this or more is a catastrophe; 0 is none (F-STC-2)
 * @low_orbit: what it does to a ship in low orbit besides (F-CRIT-4)
 *
 * What one effect of the critical tables does.
 */
typedef struct {
  ForconDiceFormula extra;
  ForconDiceFormula readiness;
  ForconDiceFormula ew_attack;
  ForconLength speed;
  gboolean repairable;
  gint strain;
  ForconOrbitResult low_orbit;
} ForconCriticalRule;

/**
 * ForconCatastropheRule:
 * @blast_markers: markers put where the ship was
 * @drift: distance in each movement phase of its owner, cm
 * @rolls_again: whether it rolls on the table again after each drift (F-CAT-3)
 * @radius: reach of the explosion, cm; no dice is no explosion
 * @force: share of the starting hits that each ship in reach takes in dice (F-CAT-4, F-CAT-5)
 * @rift: whether a marker of the rift stays (F-CAT-5)
 */
typedef struct {
  gint blast_markers;
  ForconDiceFormula drift;
  gboolean rolls_again;
  ForconDiceFormula radius;
  ForconFraction force;
  gboolean rift;
} ForconCatastropheRule;

/**
 * ForconFormationRule:
 * @escorts, @capitals: ships of a formation at most (F-FORM-1)
 * @succession: added to the readiness of who takes over (F-FORM-7)
 */
typedef struct {
  gint escorts;
  gint capitals;
  gint succession;
} ForconFormationRule;

/**
 * ForconTorpedoRule:
 * @armour: of a torpedo under fire (F-TORP-8)
 * @run: turns that a salvo moves unless a card says otherwise (F-SHIP-4)
 * @turn: the one turn of a salvo at most, 0.1° (F-TORP-2)
 * @reach: strikes a base that its path comes so near, 0.01 cm (F-TORP-3)
 * @turret: a turret's or an escort's die takes one out on this or more (F-TORP-4, F-TORP-5)
 * @marker: in a blast marker it goes off on this or more (F-TORP-7)
 */
typedef struct {
  gint armour;
  gint run;
  ForconAngle turn;
  ForconLength reach;
  gint turret;
  gint marker;
} ForconTorpedoRule;

/* At most so many nations are known. */
#define FORCON_NATIONS_MAX 16

/*
 * What the boarders of a nation add to their strength (F-BRD-3), which may be nothing; @nation is its name, @aliases
 * are what else it is called, with commas between.
 */
typedef struct {
  const char *nation;
  const char *aliases;
  gint strength;
} ForconNationRule;

/* Ratios of strength that change the roll: higher, twice, three times, four times. */
#define FORCON_BOARDING_RATIOS 4

/**
 * ForconBoardingRule:
 * @struck_hits, @struck: change of strength of a ship that lost so many hits in this fire phase (F-BRD-3)
 * @crippled, @ordered, @failed: changes of strength (F-BRD-3)
 * @ratios: (array length=FORCON_BOARDING_RATIOS): added to the attacker's roll; the last that holds counts (F-BRD-4)
 * @nations: (array length=n_nations)
 * @prize_readiness: share of the captor's readiness that a prize has, rounded up (F-BRD-6)
 * @captor_loss: share of its readiness that the captor loses, rounded up (F-BRD-6)
 */
typedef struct {
  gint struck_hits;
  gint struck;
  gint crippled;
  gint ordered;
  gint failed;
  gint ratios[FORCON_BOARDING_RATIOS];
  guint n_nations;
  ForconNationRule nations[FORCON_NATIONS_MAX];
  ForconFraction prize_readiness;
  ForconFraction captor_loss;
} ForconBoardingRule;

/**
 * ForconRamRule:
 * @dice, @dice_smaller, @dice_larger: of the check, by the target's base against the rammer's (F-RAM-1)
 * @return_share, @return_bow: share of its starting hits with which the target strikes back; of one that is rammed in
 *   the bow arc (F-RAM-4)
 */
typedef struct {
  gint dice;
  gint dice_smaller;
  gint dice_larger;
  ForconFraction return_share;
  ForconFraction return_bow;
} ForconRamRule;

/**
 * ForconMineCard:
 * @range: within which it goes off, 0.01 cm
 * @strength: firepower of a plasma mine, torpedoes of the other
 *
 * F-MINE-2.
 */
typedef struct {
  ForconCharge charge;
  ForconLength range;
  gint strength;
} ForconMineCard;

/**
 * ForconMineRule:
 * @cards: (array length=FORCON_N_CHARGE): what a mine is that says nothing else
 * @column: of the gunnery table, for plasma that is no matter of the target's aspect (F-MINE-4)
 * @drone_reach: of each sweeping drone, 0.01 cm (F-SWP-1)
 * @sweep_speed: a sweeper that moved farther destroys none, 0.01 cm (F-SWP-1)
 */
typedef struct {
  ForconMineCard cards[FORCON_N_CHARGE];
  gint column;
  ForconLength drone_reach;
  ForconLength sweep_speed;
} ForconMineRule;

/**
 * ForconOrbitRule:
 * @width: of the map of a low orbit, 0.01 cm (F-ORB-1)
 * @orbits: how many, numbered from 1, the lowest
 * @spacing: between two of them, 0.01 cm
 * @fall: turns of its owner until a falling ship crashes: 1 is the end of its next (F-CRIT-4)
 * @crash_share: share of its starting hits that the ground takes in dice (F-ORB-3)
 * @crash_hit: each is damage on this or more (F-ORB-3)
 * @decay: cm towards the planet of a station that left its orbit (F-STC-9)
 */
typedef struct {
  ForconLength width;
  gint orbits;
  ForconLength spacing;
  gint fall;
  ForconFraction crash_share;
  gint crash_hit;
  ForconDiceFormula decay;
} ForconOrbitRule;

/**
 * ForconCampaignRule:
 * @collecting, @results: ordinary lengths of the periods of a phase, minutes (F-CAMP-1)
 * @move_halves, @light_move_halves, @other_halves: what orders cost, half-phases (F-CAMP-3)
 * @light_speed: a ship that is faster is light, 0.01 cm (F-CAMP-3)
 * @ambush: added to who hides in ambush (F-CAMP-7)
 * @outnumbered: who has at most this share of the enemy's hits is outnumbered, where it is not said how much
 * (F-CAMP-13)
 * @width, @height: of the table of a clash, 0.01 cm (F-CAMP-11)
 * @edge: from the edge of the table to the middle of a formation that comes over a border, 0.01 cm (F-CAMP-11)
 * @advance: how much farther in one in battle or screen posture stands, 0.01 cm (F-CAMP-11)
 * @gap: between formations that stand side by side, 0.01 cm (F-CAMP-11)
 * @planet, @moon, @tunnel, @asteroids, @dust: radii on the table, 0.01 cm (F-CAMP-11)
 * @asteroid_fields, @dust_fields: how many of them a belt or a hazard makes (F-CAMP-11)
 */
typedef struct {
  gint collecting;
  gint results;
  gint move_halves;
  gint light_move_halves;
  gint other_halves;
  ForconLength light_speed;
  gint ambush;
  ForconFraction outnumbered;
  ForconLength width;
  ForconLength height;
  ForconLength edge;
  ForconLength advance;
  ForconLength gap;
  ForconLength planet;
  ForconLength moon;
  ForconLength tunnel;
  ForconLength asteroids;
  ForconLength dust;
  gint asteroid_fields;
  gint dust_fields;
} ForconCampaignRule;

/* Rows of the table of landed troops. */
#define FORCON_LANDING_ROWS_MAX 8

/* For each full number of troops so many units, by their word in the rules of the fleet dice. Interned */
typedef struct {
  gint troops;
  const char *unit;
  gint count;
} ForconLandingRow;

/**
 * ForconLandingRule:
 * @rules: (nullable): name of the fleet-dice rules by which landed troops fight; %NULL where nobody does. Interned
 * @rows: (array length=n_rows): what troops are on the ground, read from the top; the last row is of single troops
 *
 * Ground combat (F-END-6).
 */
typedef struct {
  const char *rules;
  guint n_rows;
  ForconLandingRow rows[FORCON_LANDING_ROWS_MAX];
} ForconLandingRule;

/**
 * ForconOptions:
 * @orders_readiness_check: `orders.readiness-check` (F-MOV-11)
 * @shields_after_armour: `shields.order` is `after-armour` (F-ART-6)
 * @turns_first: `turns.first` (F-TURN-2)
 * @repair_at_most: `repair.compare` is `at-most` (F-END-2)
 * @markers_removal: `markers.removal`: dice of blast markers taken off; all of them with @markers_all (F-END-5)
 * @boarding_rounds: `boarding.rounds-per-turn`: 0 is to the end (F-BRD-5)
 * @sweeper_dice: `mines.sweeper-check-dice` (F-SWP-2)
 * @detection_ties_found: `detection.ties` is `found` (F-EW-2)
 * @station_dice: `station.catastrophe-dice` (F-STN-1)
 * @orbit_engine_falling: `low-orbit.engine-hit` is `falling` (F-CRIT-4)
 * @broken_joins_in_contact: `broken-command.joining` is `in-contact` (F-FORM-5)
 * @mines_fixed_column: `mines.plasma` is `column-1` (F-MINE-4)
 * @hull_for_good: `criticals.hull` is `for-good` (F-CRT-11, F-CRT-12, F-STC-11, F-STC-12)
 * @criticals_of_extra: `criticals.sources` is `every` (F-CRIT-1)
 * @every_critical_binds: `target-check.binds` is `every` (F-FIRE-2)
 *
 * The named options of the rules data (section 15).
 */
typedef struct {
  gboolean orders_readiness_check;
  gboolean shields_after_armour;
  ForconFirst turns_first;
  gboolean repair_at_most;
  ForconDiceFormula markers_removal;
  gboolean markers_all;
  gint boarding_rounds;
  gint sweeper_dice;
  gboolean detection_ties_found;
  gint station_dice;
  gboolean orbit_engine_falling;
  gboolean broken_joins_in_contact;
  gboolean mines_fixed_column;
  gboolean hull_for_good;
  gboolean criticals_of_extra;
  gboolean every_critical_binds;
} ForconOptions;

/**
 * ForconRules:
 *
 * Every number of the rules, as read from a rules file. No number of the game is in C. Made and owned by whoever loads
 * the file; the engine only reads it.
 *
 * @contact_slack: how far apart two bases may be and still be in contact, 0.01 cm (F-GEN-2)
 * @readiness_minimum: after permanent losses (F-SHIP-5)
 * @damage_readiness: change of readiness of a ship that took damage (F-SHIP-7)
 * @crews: (array length=FORCON_N_CREW)
 * @gunnery: salvos for a firepower (first index, from 1 to @gunnery_rows) in a column (second index, 0 for column 1)
 * @columns: column, from 1, by target and aspect (F-ART-2); 0 where there is none
 * @shift_near, @near: change of column at most @near of the range away (F-ART-4)
 * @shift_far, @far: change of column beyond @far of the range
 * @shift_marker: change of column behind a marker or field (F-FIRE-4)
 * @destructor_hit: a destructor hits on this or more (F-DES-1)
 * @destructor_critical: and its damage is critical on this or more (F-CRIT-1)
 * @critical: all other damage is critical on this or more (F-CRIT-1)
 * @critical_rows: effect for each sum of 2d6, from index FORCON_2D6_MIN on
 * @station_rows: the same of stations (F-STN-1)
 * @criticals: (array length=FORCON_N_CRITICAL): what each effect does
 * @catastrophe_rows: result for each sum of 2d6, from index FORCON_2D6_MIN on
 * @catastrophes: (array length=FORCON_N_CATASTROPHE): what each result does
 * @explosion_hit: dice of an explosion hit on this or more (F-CAT-4)
 * @full_ahead: distance gained, cm (F-MOV-9)
 * @course_correction_factor: the greatest turn is multiplied by this (F-MOV-7)
 * @blast_radius, @rift_radius: of the markers, 0.01 cm
 * @brace_factor: a braced ship's shields are multiplied by this (F-ORD-2)
 * @special_save: a special shield saves on this or more (F-ORD-3)
 */
typedef struct {
  char *id;
  char *name;
  ForconLength contact_slack;
  ForconShipTypeRule ship_types[FORCON_N_SHIP_TYPE];
  gint readiness_minimum;
  gint damage_readiness;
  ForconCrewRule crews[FORCON_N_CREW];
  gint gunnery_rows;
  gint gunnery[FORCON_GUNNERY_ROWS_MAX + 1][FORCON_GUNNERY_COLUMNS];
  gint columns[FORCON_N_TARGET][FORCON_N_ASPECT];
  ForconFraction near;
  ForconFraction far;
  gint shift_near;
  gint shift_far;
  gint shift_marker;
  gint destructor_hit;
  gint destructor_critical;
  gint critical;
  ForconCriticalEffect critical_rows[FORCON_2D6_ROWS];
  ForconCriticalEffect station_rows[FORCON_2D6_ROWS];
  ForconCriticalRule criticals[FORCON_N_CRITICAL];
  ForconCatastrophe catastrophe_rows[FORCON_2D6_ROWS];
  ForconCatastropheRule catastrophes[FORCON_N_CATASTROPHE];
  gint explosion_hit;
  ForconDiceFormula full_ahead;
  gint course_correction_factor;
  gint fire_damage;
  ForconLength blast_radius;
  ForconLength rift_radius;
  gint brace_factor;
  gint special_save;
  ForconFormationRule formation;
  ForconTorpedoRule torpedo;
  ForconBoardingRule boarding;
  ForconRamRule ram;
  ForconMineRule mine;
  ForconOrbitRule orbit;
  ForconCampaignRule campaign;
  ForconLandingRule landing;
  ForconOptions options;
} ForconRules;

/**
 * forcon_rules_new:
 *
 * Returns: (transfer full): rules with every number 0, to be filled by a reader
 */
ForconRules *forcon_rules_new (void);

/* Returns: (transfer full): the same rules, for who must not depend on their owner */
ForconRules *forcon_rules_copy (const ForconRules *rules);

void forcon_rules_free (ForconRules *rules);

/**
 * forcon_rules_find_nation:
 * @rules: the rules
 * @nation: (nullable): a nation as it stands on a card: its name or another, in any capitals
 *
 * Returns: (nullable) (transfer none): what the rules say of it (F-BRD-3); none if they do not know it
 */
const ForconNationRule *forcon_rules_find_nation (const ForconRules *rules, const char *nation);

/**
 * forcon_rules_salvos:
 * @rules: the rules
 * @firepower: at least 0
 * @column: 1 to FORCON_GUNNERY_COLUMNS
 *
 * Firepower beyond the table is looked up in whole tables and a rest (F-ART-5).
 *
 * Returns: the number of salvos on target
 */
gint forcon_rules_salvos (const ForconRules *rules, gint firepower, gint column);

/**
 * forcon_rules_crew:
 * @rules: the rules
 * @readiness: current readiness
 *
 * Returns: the quality of a crew of that readiness (F-SHIP-5)
 */
ForconCrew forcon_rules_crew (const ForconRules *rules, gint readiness);

/**
 * forcon_rules_repairable:
 * @rules: the rules
 * @effect: a critical
 *
 * Returns: whether damage control can mend it (F-END-2, F-CRT-11, F-CRT-12)
 */
gboolean forcon_rules_repairable (const ForconRules *rules, ForconCriticalEffect effect);

/**
 * forcon_rules_keeps_critical:
 * @rules: the rules
 * @effect: a critical
 *
 * Returns: whether a ship that has it keeps it in its list: until it is repaired, or for good where every critical
 *   binds (F-FIRE-2)
 */
gboolean forcon_rules_keeps_critical (const ForconRules *rules, ForconCriticalEffect effect);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconRules, forcon_rules_free)

G_END_DECLS
