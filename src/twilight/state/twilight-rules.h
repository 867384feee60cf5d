/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/state/twilight-terms.h"

G_BEGIN_DECLS

/* Kinds of units, and orders of casualties, that rules can have. */
#define FORCON_UNITS_MAX 32
#define FORCON_HIT_ORDERS_MAX 8

/* A kind of unit: its place among the units of the rules, plus one. Zero is none. */
typedef struct {
  guint8 value;
} ForconUnitId;
FORCON_DECLARE_FIELD_TYPE (PLAIN, unit, ForconUnitId)

/* So many dice that hit on @value or more. No dice: it has no such attack. */
typedef struct {
  gint value;
  gint dice;
} ForconUnitAttack;

/**
 * ForconUnit:
 * @word: in files and on the command line: "dreadnought", of grade II "dreadnought2". Interned
 * @name: as read, to be translated by forcon_name(). Interned
 * @aliases: (nullable): other words for it where a person types one, with commas between. Interned
 * @kind: what it is
 * @upgrade_of: the unit of grade I, or none for one of grade I
 * @half_cost: cost in halves of a resource, 0 where it is not produced
 * @combat: dice of a combat roll (T-DICE-2)
 * @moves: whether it has a move value (T-RET-2)
 * @move: that value
 * @capacity: fighters and ground forces that it carries; of a structure fighters only, after a combat in space
 *   (T-END-3)
 * @fighter: a barrage destroys it (T-AFB-1); in space it needs room like ground forces (T-END-3)
 * @barrage, @bombardment, @cannon: anti-fighter barrage, bombardment, space cannon
 * @cannon_adjacent: whether its cannon reaches adjacent systems
 * @sustain: whether it can sustain damage (T-HIT-1)
 * @safe_sustain: of dreadnought-first: it risks nothing by sustaining damage (T-ODDS-1)
 * @planetary_shield, @pierces_shield: has such a shield; those of others do not count where it is
 * @limit: plastic of it in a player's reinforcements, 0 for no limit
 *
 * What a kind of unit can do.
 */
typedef struct {
  const char *word;
  const char *name;
  const char *aliases;
  ForconUnitKind kind;
  ForconUnitId upgrade_of;
  gint half_cost;
  ForconUnitAttack combat;
  gboolean moves;
  gint move;
  gint capacity;
  gboolean fighter;
  ForconUnitAttack barrage;
  ForconUnitAttack bombardment;
  ForconUnitAttack cannon;
  gboolean cannon_adjacent;
  gboolean sustain;
  gboolean safe_sustain;
  gboolean planetary_shield;
  gboolean pierces_shield;
  gint limit;
} ForconUnit;

/* A named order in which units are lost (T-ODDS-1): all grades of a type one after the other, grade I first. */
typedef struct {
  const char *word;
  guint n_units;
  ForconUnitId units[FORCON_UNITS_MAX];
} ForconHitOrder;

/**
 * ForconTwilightRules:
 * @id, @name: of the rules
 * @units: (array length=n_units): all kinds of units, in the order of the file
 * @orders: (array length=n_orders): of casualties in space and on the ground, the default first
 * @rift_lost: in a gravity rift a ship is lost on this or less (T-RET-5)
 * @retreat_nebula: option `retreat.nebula` (T-RET-5)
 *
 * The numbers of the fleet dice, as read from a file.
 */
typedef struct {
  char *id;
  char *name;
  guint n_units;
  ForconUnit units[FORCON_UNITS_MAX];
  guint n_orders;
  ForconHitOrder orders[FORCON_HIT_ORDERS_MAX];
  gint rift_lost;
  gboolean retreat_nebula;
} ForconTwilightRules;

/* All dice are d10, of which the face 0 is kept as 10 (T-DICE-1). */
#define FORCON_TWILIGHT_DIE 10

/**
 * forcon_twilight_rules_new:
 *
 * Returns: (transfer full): rules without any unit
 */
ForconTwilightRules *forcon_twilight_rules_new (void);

/**
 * forcon_twilight_rules_free:
 * @rules: (transfer full) (nullable): rules
 */
void forcon_twilight_rules_free (ForconTwilightRules *rules);

/**
 * forcon_twilight_unit:
 * @rules: the rules
 * @id: a unit of theirs, not none
 *
 * Returns: (transfer none): its values
 */
const ForconUnit *forcon_twilight_unit (const ForconTwilightRules *rules, ForconUnitId id);

/**
 * forcon_twilight_find_unit:
 * @rules: the rules
 * @word: such as "cruiser2"
 *
 * Returns: the unit of that word, or none
 */
ForconUnitId forcon_twilight_find_unit (const ForconTwilightRules *rules, const char *word);

/**
 * forcon_twilight_match_unit:
 * @rules: the rules
 * @text: what somebody typed: "cruiser2", "Cruisers II", "War Sun", "крейсера"
 *
 * Capitals, blanks and hyphens do not count. A name of grade I with "2" or "II" behind it is its grade II.
 *
 * Returns: the unit, or none
 */
ForconUnitId forcon_twilight_match_unit (const ForconTwilightRules *rules, const char *text);

/**
 * forcon_twilight_find_order:
 * @rules: the rules
 * @word: such as "fight"
 *
 * Returns: (transfer none) (nullable): the order of casualties of that name
 */
const ForconHitOrder *forcon_twilight_find_order (const ForconTwilightRules *rules, const char *word);

/**
 * forcon_twilight_chance:
 * @value: a combat or barrage value, from 1
 * @modifier: what is added to the die
 *
 * Returns: the chance that one die hits: (11 − value) in 10 without a modifier (T-DICE-1)
 */
double forcon_twilight_chance (gint value, gint modifier);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconTwilightRules, forcon_twilight_rules_free)

G_END_DECLS
