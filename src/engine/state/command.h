/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "base/record.h"

G_BEGIN_DECLS

/*
 * The commands: T (NAME, "word in files", member of the union, "attributes in battle scripts", steps, giver, function);
 * those from "set" on are the master's hand. FORCON_COMMAND_FIELDS_NAME below lists what a command says. An attribute
 * with a "?" may be absent; of those between bars exactly one is there; see command-file.h. In which steps it
 * has its place, who gives it and the function that decides it are read by decide.c only.
 */
#define FORCON_COMMANDS(T)                                                                                             \
  T (BEGIN, "begin", begin, "", IN (SET_UP), BY_NOBODY, forcon_turn_begin_battle)                                      \
  T (END_STEP, "end-step", end_step, "", IN_PLAY, BY_NOBODY, forcon_turn_end_step)                                     \
  T (ORDER, "order", order, "ship|formation order", IN_PLAY, BY_NOBODY, forcon_order_decide)                           \
  T (MOVE, "move", move, "ship|formation orbit? halves?", IN (MOVEMENT), BY_NOBODY, forcon_movement_move)              \
  T (FIRE, "fire", fire, "ship salvo|salvo-of|target weapons", IN (FIRE), BY_ANY_SHIP, forcon_fire_decide)             \
  T (REPAIR, "repair", repair, "ship what", IN (END), BY_OWN_SHIP, forcon_end_repair)                                  \
  T (END_BATTLE, "end-battle", end_battle, "reason", IN_PLAY, BY_NOBODY, forcon_turn_end_battle)                       \
  T (FORM, "form", form, "ship with?", IN (MOVEMENT), BY_OWN_SHIP, forcon_formation_form)                              \
  T (JOIN, "join", join, "ship target", IN (MOVEMENT), BY_OWN_SHIP, forcon_formation_join)                             \
  T (PASS_FLAG, "pass-flag", pass_flag, "ship", IN (END), BY_OWN_SHIP, forcon_formation_pass_flag)                     \
  T (JOIN_SHIELDS, "join-shields", join_shields, "ship joined", IN_PLAY, BY_ANY_SHIP, forcon_formation_join_shields)   \
  T (LAUNCH, "launch", launch, "ship target|heading weapons with?", IN (FIRE), BY_OWN_SHIP, forcon_torpedo_launch)     \
  T (MOVE_SALVO, "move-salvo", move_salvo, "salvo|salvo-of", IN (TORPEDOES), BY_NOBODY, forcon_torpedo_move)           \
  T (COVER, "cover", cover, "ship target weapons", IN (TORPEDOES), BY_ANY_SHIP, forcon_torpedo_cover)                  \
  T (BOARD, "board", board, "ship target", IN (TORPEDOES), BY_OWN_SHIP, forcon_boarding_declare)                       \
  T (FATE, "fate", fate, "ship fate", IN (END), BY_NOBODY, forcon_boarding_fate)                                       \
  T (RAM, "ram", ram, "ship target", IN (MOVEMENT), BY_OWN_SHIP, forcon_ram_decide)                                    \
  T (LAY, "lay", lay, "ship charge range? strength?", IN (SET_UP), BY_ANY_SHIP, forcon_mine_lay)                       \
  T (SWEEP, "sweep", sweep, "ship", IN (MOVEMENT), BY_OWN_SHIP, forcon_mine_sweep)                                     \
  T (LAND, "land", land, "ship troops", IN (END), BY_OWN_SHIP, forcon_orbit_land)                                      \
  T (INSTRUCT, "instruct", instruct,                                                                                   \
     "formation when? amount? foe? foes? foe-types? what target? ship? types? range?", IN_PLAY | IN (SET_UP),          \
     BY_NOBODY, forcon_instruction_give)                                                                               \
  T (FORGET, "forget", forget, "formation number?", IN_PLAY | IN (SET_UP), BY_NOBODY, forcon_instruction_drop)         \
  T (SET, "set", set, "value to", ALWAYS, BY_NOBODY, forcon_master_set)                                                \
  T (PLACE, "place", place, "ship|object|salvo|salvo-of|mine x y heading? planet? radius?", ALWAYS, BY_NOBODY,         \
     forcon_master_place)                                                                                              \
  T (CREATE, "create", create, "thing", ALWAYS, BY_NOBODY, forcon_master_create)                                       \
  T (REMOVE, "remove", remove, "ship|object|salvo|salvo-of|mine", ALWAYS, BY_NOBODY, forcon_master_remove)             \
  T (REVEAL, "reveal", reveal, "ship|formation side level", ALWAYS, BY_NOBODY, forcon_master_reveal)                   \
  T (NOTE, "note", note, "text", ALWAYS, BY_NOBODY, forcon_master_note)

#define FORCON_TERM_COMMAND(NAME, ...) FORCON_COMMAND_##NAME,
FORCON_DECLARE_TERM (ForconCommandKind, COMMAND, FORCON_COMMANDS, command)

/*
 * What the master can set (SET): T (NAME, "word", whose, member, least, most), where @whose is the record of which the
 * value is a member. The bounds keep the state sound and are no rule of the game: no card has a braking run longer than
 * its speed, fewer hits than are left, or armour that no die can beat; a ship that has not braced knows no side whose
 * turns count. Only master-values.c reads them; card and ship are those whose value it is.
 */
#define FORCON_VALUE_TERMS(T)                                                                                          \
  T (SPEED, "speed", CARD, speed, card->braking, FORCON_LENGTH_MAX)                                                    \
  T (BRAKING, "braking", CARD, braking, 0, card->speed)                                                                \
  T (GREATEST_TURN, "greatest-turn", CARD, greatest_turn, 0, FORCON_FULL_CIRCLE / 2)                                   \
  T (ARMOUR, "armour", CARD, armour, 1, 6)                                                                             \
  T (BOW_ARMOUR, "bow-armour", CARD, bow_armour, 1, 6)                                                                 \
  T (HITS, "hits", CARD, hits, MAX (ship->hits, 1), COUNT_MAX)                                                         \
  T (SHIELDS, "shields", CARD, shields, 0, COUNT_MAX)                                                                  \
  T (TURRETS, "turrets", CARD, turrets, 0, COUNT_MAX)                                                                  \
  T (READINESS, "readiness", CARD, readiness, 1, 100)                                                                  \
  T (EW_ATTACK, "ew-attack", CARD, ew_attack, 0, COUNT_MAX)                                                            \
  T (EW_DEFENCE, "ew-defence", CARD, ew_defence, 0, COUNT_MAX)                                                         \
  T (MINES, "mines", CARD, mines, 0, COUNT_MAX)                                                                        \
  T (DRONES, "drones", CARD, drones, 0, COUNT_MAX)                                                                     \
  T (TROOPS, "troops", CARD, troops, 0, COUNT_MAX)                                                                     \
  T (SPECIAL_SHIELD, "special-shield", CARD, special_shield, 0, 1)                                                     \
  T (HITS_LEFT, "hits-left", SHIP, hits, 1, card->hits)                                                                \
  T (READINESS_LOST, "readiness-lost", SHIP, readiness_lost, 0, COUNT_MAX)                                             \
  T (EW_ATTACK_LOST, "ew-attack-lost", SHIP, ew_attack_lost, 0, COUNT_MAX)                                             \
  T (GENERATORS_DESTROYED, "generators-destroyed", SHIP, generators_destroyed, 0, 1)                                   \
  T (SHIELDS_USED, "shields-used", SHIP, shields_used, 0, COUNT_MAX)                                                   \
  T (SHAKEN, "shaken", SHIP, shaken, 0, COUNT_MAX)                                                                     \
  T (HAS_MOVED, "has-moved", SHIP, has_moved, 0, 1)                                                                    \
  T (MOVED, "moved", SHIP, moved, 0, 1)                                                                                \
  T (ORDER, "order", SHIP, order, FORCON_ORDER_NONE, FORCON_ORDER_FULL_AHEAD)                                          \
  T (ORDER_FAILED, "order-failed", SHIP, order_failed, 0, 1)                                                           \
  T (FIRED, "fired", SHIP, fired, 0, ALL_WEAPONS (card))                                                               \
  T (UNREADY, "unready", SHIP, unready, 0, ALL_WEAPONS (card))                                                         \
  T (REPAIRS, "repairs", SHIP, repairs, 0, COUNT_MAX)                                                                  \
  T (STATUS, "status", SHIP, status, 0, FORCON_N_SHIP - 1)                                                             \
  T (TARGET_CHECK, "target-check", SHIP, target_check, 0, FORCON_N_CHECK - 1)                                          \
  T (TURRETS_USED, "turrets-used", SHIP, turrets_used, 0, 1)                                                           \
  T (STRAINED, "strained", SHIP, strained, 0, COUNT_MAX)                                                               \
  T (BRACE_ENDS, "brace-ends", SHIP, brace_ends, 0, ship->brace_factor > 0 ? COUNT_MAX : 0)                            \
  T (FALLING, "falling", SHIP, falling, 0, COUNT_MAX)                                                                  \
  T (SIDE, "side", SHIP, side, 1, forcon_battle_n_sides (battle))                                                      \
  T (FORMATION, "formation", SHIP, formation, 1, battle->n_formations)                                                 \
  T (FLAGSHIP, "flagship", FORMATION, flagship, 1, 1)                                                                  \
  T (COMMAND_BROKEN, "command-broken", FORMATION, broken, 0, 1)                                                        \
  T (TORPEDOES, "torpedoes", SALVO, count, 1, COUNT_MAX)                                                               \
  T (RUN, "run", SALVO, run, 0, COUNT_MAX)                                                                             \
  T (ROUND, "round", BATTLE, round, 1, ROUND_MAX)                                                                      \
  T (STEP, "step", BATTLE, step, FORCON_STEP_MOVEMENT, FORCON_STEP_END)                                                \
  T (TURN, "turn", BATTLE, side, 1, forcon_battle_n_sides (battle))

#define FORCON_TERM_VALUE(NAME, ...) FORCON_VALUE_##NAME,
FORCON_DECLARE_TERM (ForconValue, VALUE, FORCON_VALUE_TERMS, value)

/* Of whom a value is: of a ship's card, of a ship, of its formation, of a salvo or of the battle. */
typedef enum {
  FORCON_VALUE_OF_CARD,
  FORCON_VALUE_OF_SHIP,
  FORCON_VALUE_OF_FORMATION,
  FORCON_VALUE_OF_SALVO,
  FORCON_VALUE_OF_BATTLE,
} ForconValueOwner;

/**
 * forcon_value_type:
 * @value: what the master can set
 *
 * Returns: (transfer none): how its number reads: a count, 0.01 cm, 0.1°, 0 or 1, a mask of weapons, the id of a side
 *   or a formation, or the place of a word in its list
 */
const ForconFieldType *forcon_value_type (ForconValue value);

/**
 * forcon_value_owner:
 * @value: what the master can set
 *
 * Returns: of whom it is
 */
ForconValueOwner forcon_value_owner (ForconValue value);

#define FORCON_OVERRIDES_MAX 8

/**
 * ForconOverride:
 * @die: whether a die is changed (%TRUE), or what a whole roll comes to (%FALSE): its sum, or how many of its dice
 *   count
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

/*
 * What each command says. ship: who does it, or to whom it is done; ORDER of the movement step and MOVE bind the whole
 * formation, and formation may stand instead of ship there. target: JOIN: a ship of the other formation; COVER: the
 * friend. salvo: instead of target; salvo_of: instead of salvo, the oldest salvo of this ship that has not moved, else
 * its oldest.
 *
 * MOVE: orbit: in low orbit: −1, 0 or 1; halves: what that halves (F-ORB-2). REPAIR: a lost hit, or the fall is stopped
 * (F-CRIT-4), or the oldest critical of kind effect. FORM: ship is the new flagship, with: the ships that come along.
 * LAUNCH: at target, or where heading tells; with: ships that join their torpedoes, with all tubes that bear. LAY: its
 * card, without a range as the rules say. INSTRUCT: an instruction for a formation, see instruction.h; FORGET: number:
 * which of its instructions, from 1; 0: all of them. SET: number is what forcon_value_type() says. PLACE, CREATE:
 * by_heading: whether the bow is turned to heading; planet: on which map of orbits, or none. CREATE of a ship: ship is
 * the one whose card is copied, word its id in files. Angles are 0.1°, lengths 0.01 cm; texts are interned.
 */
#define FORCON_COMMAND_FIELDS_BEGIN(F)
#define FORCON_COMMAND_FIELDS_END_STEP(F)
#define FORCON_COMMAND_FIELDS_ORDER(F) F (ship, ship) F (formation, formation) F (order, order)
#define FORCON_COMMAND_FIELDS_MOVE(F)                                                                                  \
  F (ship, ship) F (formation, formation) F (legs, legs) F (orbit, orbit_change) F (halves, halves)
#define FORCON_COMMAND_FIELDS_FIRE(F)                                                                                  \
  F (ship, ship) F (target, ship) F (salvo, salvo) F (salvo_of, ship) F (weapons, weapons)
#define FORCON_COMMAND_FIELDS_REPAIR(F)                                                                                \
  F (ship, ship) F (hit, flag, "repair_hit") F (fall, flag, "repair_fall") F (effect, critical_effect)
#define FORCON_COMMAND_FIELDS_END_BATTLE(F) F (ending, ending)
#define FORCON_COMMAND_FIELDS_FORM(F) F (ship, ship) F (with, ships)
#define FORCON_COMMAND_FIELDS_JOIN(F) F (ship, ship) F (target, ship)
#define FORCON_COMMAND_FIELDS_PASS_FLAG(F) F (ship, ship)
#define FORCON_COMMAND_FIELDS_JOIN_SHIELDS(F) F (ship, ship) F (joined, flag)
#define FORCON_COMMAND_FIELDS_LAUNCH(F)                                                                                \
  F (ship, ship) F (target, ship) F (weapons, weapons) F (with, ships) F (by_heading, flag) F (heading, angle)
#define FORCON_COMMAND_FIELDS_MOVE_SALVO(F) F (salvo, salvo) F (salvo_of, ship) F (legs, legs)
#define FORCON_COMMAND_FIELDS_COVER(F) F (ship, ship) F (target, ship) F (weapons, weapons)
#define FORCON_COMMAND_FIELDS_BOARD(F) F (ship, ship) F (target, ship)
#define FORCON_COMMAND_FIELDS_FATE(F) F (ship, ship) F (fate, fate)
#define FORCON_COMMAND_FIELDS_RAM(F) F (ship, ship) F (target, ship) F (legs, legs)
#define FORCON_COMMAND_FIELDS_LAY(F) F (ship, ship) F (charge, charge) F (range, length) F (strength, int)
#define FORCON_COMMAND_FIELDS_SWEEP(F) F (ship, ship)
#define FORCON_COMMAND_FIELDS_LAND(F) F (ship, ship) F (troops, positive, "count")
#define FORCON_COMMAND_FIELDS_INSTRUCT(F) FORCON_FIELDS_DOCTRINE (F)
#define FORCON_COMMAND_FIELDS_FORGET(F) F (formation, formation) F (number, positive)
#define FORCON_COMMAND_FIELDS_SET(F)                                                                                   \
  F (ship, ship) F (salvo, salvo) F (salvo_of, ship) F (value, value) F (number, int64)
#define FORCON_COMMAND_FIELDS_PLACE(F)                                                                                 \
  F (ship, ship) F (salvo, salvo) F (salvo_of, ship) F (mine, mine) F (object, object) F (by_heading, flag)            \
  F (heading, angle) F (place, point) F (planet, object) F (thing, thing) F (radius, size)
#define FORCON_COMMAND_FIELDS_CREATE(F)                                                                                \
  F (ship, ship) F (side, side) F (effect, critical_effect) F (by_heading, flag) F (heading, angle) F (place, point)   \
  F (planet, object) F (thing, thing) F (object_kind, object_kind) F (radius, size) F (charge, charge)                 \
  F (range, length) F (strength, int) F (speed, size) F (run, int) F (count, positive) F (name, text) F (word, text)
#define FORCON_COMMAND_FIELDS_REMOVE(F)                                                                                \
  F (ship, ship) F (salvo, salvo) F (salvo_of, ship) F (mine, mine) F (object, object) F (effect, critical_effect)     \
  F (thing, thing)
#define FORCON_COMMAND_FIELDS_REVEAL(F) F (ship, ship) F (formation, formation) F (side, side) F (level, level)
#define FORCON_COMMAND_FIELDS_NOTE(F) F (text, text, "name")

/*
 * What all commands can say besides: a captain decided, not an admiral (F-CAMP-10), and by which instruction of its
 * side (F-CAMP-13); why the master does it by hand.
 */
#define FORCON_COMMAND_FIELDS_COMMON(F) F (by_captain, flag) F (doctrine, positive) F (reason, text)

#define FORCON_COMMAND_STRUCT(NAME, word, member, ...)                                                                 \
  struct {                                                                                                             \
    FORCON_COMMAND_FIELDS_##NAME (FORCON_RECORD_MEMBER)                                                                \
  } member;

/**
 * ForconCommand:
 * @kind: which command; it tells which member of the union counts
 * @by_captain: a captain decided
 * @doctrine: by which instruction of its side, from 1; 0 is none
 * @reason: (nullable): SET to REVEAL and overrides need one
 * @overrides: (array length=n_overrides)
 *
 * What a person wants. A plain value; its texts are interned, so a copy shares them.
 */
typedef struct {
  ForconCommandKind kind;
  FORCON_COMMAND_FIELDS_COMMON (FORCON_RECORD_MEMBER)
  guint n_overrides;
  ForconOverride overrides[FORCON_OVERRIDES_MAX];
  union {
    FORCON_COMMANDS (FORCON_COMMAND_STRUCT)
  };
} ForconCommand;

/* A command whose member has these fields. */
#define FORCON_COMMAND(NAME, member, ...)                                                                              \
  ((ForconCommand){ .kind = FORCON_COMMAND_##NAME, .member = { __VA_ARGS__ } })

/* Whether a ship is among those of a command or a formation. */
gboolean forcon_ships_contain (const ForconShips *ships, ForconShipId ship);

/**
 * forcon_legs_distance:
 * @legs: legs of a move
 *
 * Returns: the declared distance, 0.01 cm (F-MOV-1)
 */
ForconLength forcon_legs_distance (const ForconLegs *legs);

/* The fields of a command by the names of files, by_captain and reason last; its overrides have a text of their own. */
const ForconRecordShape *forcon_battle_command_shape (ForconCommandKind kind);

/* The attributes that a command has in a battle script, as FORCON_COMMANDS lists them. */
const char *forcon_battle_command_attributes (ForconCommandKind kind);

/*
 * What a command says in the field of that name, for what treats several kinds alike; 0, none or NULL where its kind
 * has no such field.
 */
gint64 forcon_command_number (const ForconCommand *command, const char *name);
ForconShipId forcon_command_ship (const ForconCommand *command, const char *name);
ForconLegs *forcon_command_legs (ForconCommand *command);

/**
 * forcon_command_side:
 * @battle: the battle
 * @command: a command; its ids need not be sound
 *
 * Returns: whose command it is: the side of the formation, ship or salvo that it is given to, of a prize the side of
 *   its captor (F-BRD-6); none where it is given to nobody
 */
ForconSideId forcon_command_side (const ForconBattle *battle, const ForconCommand *command);

/* Sets a field of that name where the command has one. */
void forcon_command_set_number (ForconCommand *command, const char *name, gint64 number);

/**
 * forcon_overrides_format:
 * @text: is appended to
 * @command: a command
 *
 * Writes the master's word against the dice: "die 3=5" for a face, "roll 0=7" for what a roll comes to, with commas
 * between.
 */
void forcon_overrides_format (GString *text, const ForconCommand *command);

/**
 * forcon_overrides_parse:
 * @command: a command
 * @text: what forcon_overrides_format() writes; nothing in it is trusted
 *
 * Returns: whether it could be read
 */
gboolean forcon_overrides_parse (ForconCommand *command, const char *text);

/**
 * forcon_command_move:
 * @ship: who moves
 * @ahead: first leg, 0.01 cm
 * @turn: 0.1°, positive to starboard
 * @then: second leg, 0.01 cm
 *
 * Returns: the common move: ahead, turn, ahead
 */
ForconCommand forcon_command_move (ForconShipId ship, ForconLength ahead, ForconAngle turn, ForconLength then);

/**
 * forcon_command_fire:
 * @ship: who fires
 * @target: at whom
 * @weapons: mask of weapon indices
 *
 * Returns: the command
 */
ForconCommand forcon_command_fire (ForconShipId ship, ForconShipId target, guint32 weapons);

/**
 * forcon_command_order:
 * @ship: who
 * @order: what
 *
 * Returns: the command
 */
ForconCommand forcon_command_order (ForconShipId ship, ForconOrder order);

G_END_DECLS
