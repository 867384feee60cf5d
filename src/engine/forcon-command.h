/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"

G_BEGIN_DECLS

/* The commands and the words by which files name them. */
#define FORCON_COMMANDS(T)                                                                                             \
  T (BEGIN, "begin")                                                                                                   \
  T (END_STEP, "end-step")                                                                                             \
  T (ORDER, "order")                                                                                                   \
  T (MOVE, "move")                                                                                                     \
  T (FIRE, "fire")                                                                                                     \
  T (REPAIR, "repair")                                                                                                 \
  T (END_BATTLE, "end-battle")

#define FORCON_TERM_COMMAND(NAME, word) FORCON_COMMAND_##NAME,
FORCON_DECLARE_TERM (ForconCommandKind, COMMAND, FORCON_COMMANDS, command)

#define FORCON_LEGS_MAX 8

/* One leg of a move: goes @ahead, then turns by @turn, positive to starboard. */
typedef struct {
  ForconLength ahead;
  ForconAngle turn;
} ForconLeg;

/* @n of the legs are in use; the declared distance is the sum of their lengths (F-MOV-1). */
typedef struct {
  guint n;
  ForconLeg leg[FORCON_LEGS_MAX];
} ForconLegs;

/**
 * ForconCommand:
 * @kind: which command; it tells which of the other fields count
 * @ship: ORDER, MOVE, FIRE, REPAIR: who does it
 * @target: FIRE
 * @weapons: FIRE: mask of weapon indices
 * @order: ORDER
 * @legs: MOVE
 * @repair_hit: REPAIR: a lost hit (%TRUE) or the oldest critical of kind @effect (%FALSE)
 * @ending: END_BATTLE
 *
 * What a person wants. A plain value.
 */
typedef struct {
  ForconCommandKind kind;
  ForconShipId ship;
  ForconShipId target;
  guint32 weapons;
  ForconOrder order;
  ForconLegs legs;
  gboolean repair_hit;
  ForconCriticalEffect effect;
  ForconEnding ending;
} ForconCommand;

ForconLength forcon_legs_distance (const ForconLegs *legs);
ForconCommand forcon_command_move (ForconShipId ship, ForconLength ahead, ForconAngle turn, ForconLength then);
ForconCommand forcon_command_fire (ForconShipId ship, ForconShipId target, guint32 weapons);
ForconCommand forcon_command_order (ForconShipId ship, ForconOrder order);

G_END_DECLS
