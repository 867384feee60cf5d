/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/record.h"
#include "twilight/state/twilight-clash.h"

G_BEGIN_DECLS

/*
 * What can be wanted of a clash: T (NAME, "word", "fields that it takes, in the order of files"); RETREAT also takes
 * loads.
 *
 * PROCEED: closes a window, or ends a step in which nothing is owed any more. BARRAGE: rolls it (T-AFB-1), with all
 * units that have it or with force only; WAIVE: without it. ANNOUNCE, STAY: whether to retreat (T-RET-1). ROLL: the
 * combat rolls of a side (T-DICE-3). REROLL, CHANGE: what an ability of the side does to a die of either side, by
 * its place on the table from 1; number: its new face; text: which ability (T-DICE-3).
 * SUSTAIN: so many undamaged units cancel a hit each. DESTROY: so many units, those of damaged where yes (T-HIT-1).
 * RETREAT: to which system, from 1, with what aboard (T-RET-2, T-RET-7). REMOVE: what has no room (T-END-3).
 * PLANET: which one is fought for next, from 1 (T-GND-5). EFFECT: what an ability or card does at this moment
 * (T-SPC-2), with text which; number: of HITS more or less to be assigned by that side, of MODIFY what comes to that
 * side's rolls; system, thing: of ARRIVE and LEAVE what comes to a neighbouring system or goes from it, of that side
 * if it is of one.
 */
#define FORCON_TWILIGHT_COMMANDS(T)                                                                                    \
  T (PROCEED, "proceed", "")                                                                                           \
  T (BARRAGE, "barrage", "side force")                                                                                 \
  T (WAIVE, "waive", "side")                                                                                           \
  T (ANNOUNCE, "announce", "side")                                                                                     \
  T (STAY, "stay", "side")                                                                                             \
  T (ROLL, "roll", "side")                                                                                             \
  T (REROLL, "reroll", "side die text")                                                                                \
  T (CHANGE, "change", "side die number text")                                                                         \
  T (SUSTAIN, "sustain", "side unit count")                                                                            \
  T (DESTROY, "destroy", "side unit count damaged")                                                                    \
  T (RETREAT, "retreat", "side system")                                                                                \
  T (REMOVE, "remove", "side unit count damaged")                                                                      \
  T (PLANET, "planet", "planet")                                                                                       \
  T (EFFECT, "effect", "what side unit count damaged number system thing text")

#define FORCON_TERM_TWILIGHT_COMMAND(NAME, word, fields) FORCON_TWILIGHT_COMMAND_##NAME,
FORCON_DECLARE_TERM (ForconTwilightCommandKind, TWILIGHT_COMMAND, FORCON_TWILIGHT_COMMANDS, twilight_command)

#define FORCON_LOADS_MAX 24

#define FORCON_FIELDS_LOAD(F) F (unit, unit) F (count, count) F (damaged, flag) F (aboard, unit) F (from, planet)

/**
 * ForconLoad:
 * @unit: what is carried
 * @count: how many
 * @damaged: whether these have sustained damage
 * @aboard: which ships of the player; none: where there is room, in the order of the units in the rules
 * @from: which planet; none is from the space area
 *
 * A row of what a retreat takes along (T-RET-7). Ships of one kind are filled one after the other.
 */
typedef struct {
  FORCON_FIELDS_LOAD (FORCON_RECORD_MEMBER)
} ForconLoad;

#define FORCON_FIELDS_TWILIGHT_COMMAND(F)                                                                              \
  F (what, twilight_effect) F (side, twilight_side) F (unit, unit) F (count, count) F (damaged, flag)                  \
  F (force, force) F (die, count) F (number, int) F (system, neighbour) F (thing, neighbour_thing) F (planet, planet)  \
  F (text, text)

/**
 * ForconTwilightCommand:
 *
 * What a person wants. Which fields count stands in FORCON_TWILIGHT_COMMANDS. A plain value; @text is interned.
 */
typedef struct {
  ForconTwilightCommandKind kind;
  FORCON_FIELDS_TWILIGHT_COMMAND (FORCON_RECORD_MEMBER)
  guint n_loads;
  ForconLoad loads[FORCON_LOADS_MAX];
} ForconTwilightCommand;

/**
 * forcon_twilight_command_fields:
 * @kind: of a command
 *
 * Returns: the fields that it takes, for forcon_record_next()
 */
const char *forcon_twilight_command_fields (ForconTwilightCommandKind kind);

const ForconRecordShape *forcon_twilight_command_shape (void);
const ForconRecordShape *forcon_twilight_load_shape (void);

G_END_DECLS
