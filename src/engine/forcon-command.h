/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"
#include "forcon-record.h"

G_BEGIN_DECLS

/* The commands and the words by which files name them; those from "set" on are the master's hand. */
#define FORCON_COMMANDS(T)                                                                                             \
  T (BEGIN, "begin")                                                                                                   \
  T (END_STEP, "end-step")                                                                                             \
  T (ORDER, "order")                                                                                                   \
  T (MOVE, "move")                                                                                                     \
  T (FIRE, "fire")                                                                                                     \
  T (REPAIR, "repair")                                                                                                 \
  T (END_BATTLE, "end-battle")                                                                                         \
  T (FORM, "form")                                                                                                     \
  T (JOIN, "join")                                                                                                     \
  T (PASS_FLAG, "pass-flag")                                                                                           \
  T (JOIN_SHIELDS, "join-shields")                                                                                     \
  T (LAUNCH, "launch")                                                                                                 \
  T (MOVE_SALVO, "move-salvo")                                                                                         \
  T (COVER, "cover")                                                                                                   \
  T (BOARD, "board")                                                                                                   \
  T (FATE, "fate")                                                                                                     \
  T (RAM, "ram")                                                                                                       \
  T (LAY, "lay")                                                                                                       \
  T (SWEEP, "sweep")                                                                                                   \
  T (LAND, "land")                                                                                                     \
  T (SET, "set")                                                                                                       \
  T (PLACE, "place")                                                                                                   \
  T (CREATE, "create")                                                                                                 \
  T (REMOVE, "remove")                                                                                                 \
  T (REVEAL, "reveal")                                                                                                 \
  T (NOTE, "note")

#define FORCON_TERM_COMMAND(NAME, word) FORCON_COMMAND_##NAME,
FORCON_DECLARE_TERM (ForconCommandKind, COMMAND, FORCON_COMMANDS, command)

/*
 * What the master can set (SET): values of a ship's card, then of its state, then of its formation, of a salvo, and of
 * the battle. Those of cards, ships and the battle are fields of their records (forcon-battle-records.h) by the same
 * name.
 */
#define FORCON_VALUE_TERMS(T)                                                                                          \
  T (SPEED, "speed")                                                                                                   \
  T (BRAKING, "braking")                                                                                               \
  T (GREATEST_TURN, "greatest-turn")                                                                                   \
  T (ARMOUR, "armour")                                                                                                 \
  T (BOW_ARMOUR, "bow-armour")                                                                                         \
  T (HITS, "hits")                                                                                                     \
  T (SHIELDS, "shields")                                                                                               \
  T (TURRETS, "turrets")                                                                                               \
  T (READINESS, "readiness")                                                                                           \
  T (EW_ATTACK, "ew-attack")                                                                                           \
  T (EW_DEFENCE, "ew-defence")                                                                                         \
  T (MINES, "mines")                                                                                                   \
  T (DRONES, "drones")                                                                                                 \
  T (TROOPS, "troops")                                                                                                 \
  T (SPECIAL_SHIELD, "special-shield")                                                                                 \
  T (HITS_LEFT, "hits-left")                                                                                           \
  T (READINESS_LOST, "readiness-lost")                                                                                 \
  T (EW_ATTACK_LOST, "ew-attack-lost")                                                                                 \
  T (GENERATORS_DESTROYED, "generators-destroyed")                                                                     \
  T (SHIELDS_USED, "shields-used")                                                                                     \
  T (SHAKEN, "shaken")                                                                                                 \
  T (HAS_MOVED, "has-moved")                                                                                           \
  T (MOVED, "moved")                                                                                                   \
  T (ORDER, "order")                                                                                                   \
  T (ORDER_FAILED, "order-failed")                                                                                     \
  T (FIRED, "fired")                                                                                                   \
  T (UNREADY, "unready")                                                                                               \
  T (REPAIRS, "repairs")                                                                                               \
  T (STATUS, "status")                                                                                                 \
  T (TARGET_CHECK, "target-check")                                                                                     \
  T (TURRETS_USED, "turrets-used")                                                                                     \
  T (STRAINED, "strained")                                                                                             \
  T (BRACE_ENDS, "brace-ends")                                                                                         \
  T (FALLING, "falling")                                                                                               \
  T (SIDE, "side")                                                                                                     \
  T (FORMATION, "formation")                                                                                           \
  T (FLAGSHIP, "flagship")                                                                                             \
  T (COMMAND_BROKEN, "command-broken")                                                                                 \
  T (TORPEDOES, "torpedoes")                                                                                           \
  T (RUN, "run")                                                                                                       \
  T (ROUND, "round")                                                                                                   \
  T (STEP, "step")                                                                                                     \
  T (TURN, "turn")

#define FORCON_TERM_VALUE(NAME, word) FORCON_VALUE_##NAME,
FORCON_DECLARE_TERM (ForconValue, VALUE, FORCON_VALUE_TERMS, value)

/* Of whom a value is. */
typedef enum {
  FORCON_VALUE_OF_CARD,
  FORCON_VALUE_OF_SHIP,
  FORCON_VALUE_OF_SALVO,
  FORCON_VALUE_OF_BATTLE,
} ForconValueOwner;

const ForconFieldType *forcon_value_type (ForconValue value);
ForconValueOwner forcon_value_owner (ForconValue value);

#define FORCON_OVERRIDES_MAX 8

/**
 * ForconOverride:
 * @die: whether a die is changed (%TRUE), or what a whole roll comes to (%FALSE): its sum, or how many of its dice count
 * @place: which die of the command, from 0; or which roll, from 0
 * @value: the face, or the result
 *
 * The master's word against the dice, before the result is applied.
 */
typedef struct {
  gboolean die;
  guint place;
  gint value;
} ForconOverride;

#define FORCON_FIELDS_COMMAND(F)                                                                                       \
  F (ship, ship) F (formation, formation) F (side, side) F (target, ship) F (salvo, salvo) F (salvo_of, ship)          \
  F (mine, mine) F (object, object) F (weapons, weapons) F (with, ships) F (order, order) F (legs, legs)               \
  F (orbit, int) F (halves, halves) F (repair_hit, flag) F (repair_fall, flag) F (effect, critical_effect)             \
  F (ending, ending) F (fate, fate) F (joined, flag) F (by_heading, flag) F (heading, angle) F (place, point)          \
  F (planet, object) F (value, value) F (number, int64) F (level, level) F (thing, thing)                              \
  F (object_kind, object_kind) F (radius, length) F (charge, charge) F (range, length) F (strength, int)               \
  F (speed, length) F (run, int) F (count, int) F (name, text) F (word, text) F (by_captain, flag) F (reason, text)

/**
 * ForconCommand:
 * @kind: which command; it tells which of the other fields count
 * @ship: who does it, or to whom it is done. ORDER of the movement step and MOVE bind the whole formation. FORM: the new
 *   flagship. FATE: the captured ship. CREATE of a ship: the one whose card is copied
 * @formation: ORDER, MOVE, REVEAL: instead of @ship
 * @side: REVEAL: to whom; CREATE of a ship or a mine: whose
 * @target: FIRE, LAUNCH (or by @heading), BOARD, RAM; COVER: the friend; JOIN: a ship of the other formation
 * @salvo: MOVE_SALVO; FIRE at torpedoes, instead of @target; or a salvo that is set, placed or removed
 * @salvo_of: instead of @salvo: the oldest salvo of this ship that has not moved, else its oldest
 * @mine, @object: PLACE, REMOVE
 * @weapons: FIRE, LAUNCH, COVER: mask of weapon indices
 * @with: FORM: the ships that come along; LAUNCH: those that join their torpedoes, with all tubes that bear
 * @order: ORDER
 * @legs: MOVE, RAM, MOVE_SALVO
 * @orbit: MOVE in low orbit: −1, 0 or 1; @halves: what that halves (F-ORB-2)
 * @repair_hit: REPAIR: a lost hit (%TRUE) or the oldest critical of kind @effect (%FALSE)
 * @repair_fall: REPAIR: stop the fall instead (F-CRIT-4)
 * @effect: REPAIR; CREATE and REMOVE of a critical
 * @ending: END_BATTLE
 * @fate: FATE
 * @joined: JOIN_SHIELDS: whether it does
 * @by_heading, @heading: LAUNCH: where to, 0.1°; PLACE, CREATE: where the bow points
 * @place: PLACE, CREATE: where; @planet: on which map of orbits, or none
 * @value, @number: SET: what to, as forcon_value_type() says
 * @level: REVEAL
 * @thing: CREATE, REMOVE, PLACE
 * @object_kind, @radius: CREATE of an object
 * @charge, @range, @strength: LAY, CREATE of a mine: its card
 * @speed, @run, @count: CREATE of a salvo; LAND: @count troops
 * @name: (nullable): CREATE of a ship: its name; NOTE: what is noted. Interned
 * @word: (nullable): CREATE of a ship: its id in files. Interned
 * @by_captain: a captain decided, not an admiral (F-CAMP-10)
 * @reason: (nullable): why the master overrides; SET to NOTE and overrides need one. Interned
 * @overrides: (array length=n_overrides)
 *
 * What a person wants. A plain value; its texts are interned, so a copy shares them.
 */
typedef struct {
  ForconCommandKind kind;
  FORCON_FIELDS_COMMAND (FORCON_RECORD_MEMBER)
  guint n_overrides;
  ForconOverride overrides[FORCON_OVERRIDES_MAX];
} ForconCommand;

gboolean forcon_ships_contain (const ForconShips *ships, ForconShipId ship);
ForconLength forcon_legs_distance (const ForconLegs *legs);
const ForconRecordShape *forcon_battle_command_shape (void);
void forcon_overrides_format (GString *text, const ForconCommand *command);
gboolean forcon_overrides_parse (ForconCommand *command, const char *text);
ForconCommand forcon_command_move (ForconShipId ship, ForconLength ahead, ForconAngle turn, ForconLength then);
ForconCommand forcon_command_fire (ForconShipId ship, ForconShipId target, guint32 weapons);
ForconCommand forcon_command_order (ForconShipId ship, ForconOrder order);

G_END_DECLS
