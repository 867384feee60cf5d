/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-dice.h"
#include "forcon-terms.h"
#include "forcon-units.h"

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
 * @several_turns: whether one move may hold several turns (F-MOV-3)
 * @survives_critical: rolls on the critical table though an escort (F-CRIT-2)
 */
typedef struct {
  ForconTarget target;
  ForconLength diameter;
  ForconFraction turn_fraction;
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
 * @readiness: loss of readiness for good
 * @ew_attack: loss of EW attack for good
 * @speed: loss of speed until repaired, 0.01 cm
 * @repairable: whether damage control can mend it
 *
 * What one effect of the critical table does.
 */
typedef struct {
  ForconDiceFormula extra;
  ForconDiceFormula readiness;
  ForconDiceFormula ew_attack;
  ForconLength speed;
  gboolean repairable;
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
 * ForconOptions:
 * @orders_readiness_check: `orders.readiness-check` (F-MOV-11)
 * @shields_after_armour: `shields.order` is `after-armour` (F-ART-6)
 * @turns_first: `turns.first` (F-TURN-2)
 * @repair_at_most: `repair.compare` is `at-most` (F-END-2)
 * @markers_removal: `markers.removal`: dice of blast markers taken off; all of them with @markers_all (F-END-5)
 *
 * The named options of the rules data (section 15) that bear on what is built so far.
 */
typedef struct {
  gboolean orders_readiness_check;
  gboolean shields_after_armour;
  ForconFirst turns_first;
  gboolean repair_at_most;
  ForconDiceFormula markers_removal;
  gboolean markers_all;
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
 * @torpedo_armour: of a torpedo under fire (F-TORP-8)
 * @torpedo_run: turns that a torpedo moves unless its card says otherwise (F-SHIP-4)
 * @destructor_hit: a destructor hits on this or more (F-DES-1)
 * @destructor_critical: and its damage is critical on this or more (F-CRIT-1)
 * @critical: all other damage is critical on this or more (F-CRIT-1)
 * @critical_rows: effect for each sum of 2d6, from index FORCON_2D6_MIN on
 * @criticals: (array length=FORCON_N_CRITICAL): what each effect does
 * @catastrophe_rows: result for each sum of 2d6, from index FORCON_2D6_MIN on
 * @catastrophes: (array length=FORCON_N_CATASTROPHE): what each result does
 * @explosion_hit: dice of an explosion hit on this or more (F-CAT-4)
 * @full_ahead: distance gained, cm (F-MOV-9)
 * @course_correction_factor: the greatest turn is multiplied by this (F-MOV-7)
 * @blast_radius, @rift_radius: of the markers, 0.01 cm
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
  gint torpedo_armour;
  gint torpedo_run;
  gint destructor_hit;
  gint destructor_critical;
  gint critical;
  ForconCriticalEffect critical_rows[FORCON_2D6_ROWS];
  ForconCriticalRule criticals[FORCON_N_CRITICAL];
  ForconCatastrophe catastrophe_rows[FORCON_2D6_ROWS];
  ForconCatastropheRule catastrophes[FORCON_N_CATASTROPHE];
  gint explosion_hit;
  ForconDiceFormula full_ahead;
  gint course_correction_factor;
  gint fire_damage;
  ForconLength blast_radius;
  ForconLength rift_radius;
  ForconOptions options;
} ForconRules;

ForconRules *forcon_rules_new (void);
void forcon_rules_free (ForconRules *rules);
gint forcon_rules_salvos (const ForconRules *rules, gint firepower, gint column);
ForconCrew forcon_rules_crew (const ForconRules *rules, gint readiness);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconRules, forcon_rules_free)

G_END_DECLS
