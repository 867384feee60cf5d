/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/movement/movement.h"

G_BEGIN_DECLS

/* What leaves a trace on a table. */
typedef enum {
  FORCON_TRACE_MOVE,       /* a ship went its way */
  FORCON_TRACE_DRIFT,      /* a hulk drifted */
  FORCON_TRACE_SALVO,      /* torpedoes ran */
  FORCON_TRACE_HAND,       /* the master put something elsewhere */
  FORCON_TRACE_BATTERY,    /* a battery fired */
  FORCON_TRACE_DESTRUCTOR, /* likewise */
  FORCON_TRACE_LOSS,       /* a ship was lost here */
  FORCON_N_TRACES
} ForconTraceKind;

/**
 * ForconTrace:
 * @planet: in whose low orbit, or none: on the table
 * @ship: that moved, fired or was lost; none for torpedoes
 * @target: of a shot
 * @path: the way from where it began; of a shot, from the shooter to the target; of a loss, its place alone
 * @told: of a shot: whether anything came through to the target
 *
 * What happened on a table, as an arrow or a line of its picture: a plain value that outlives who did it.
 */
typedef struct {
  ForconTraceKind kind;
  ForconObjectId planet;
  ForconShipId ship;
  ForconShipId target;
  ForconPath path;
  gboolean told;
} ForconTrace;

/* Returns: (transfer full) (element-type ForconTrace): none yet */
GArray *forcon_traces_new (void);

/**
 * forcon_traces_add_event:
 * @traces: (element-type ForconTrace): those of a turn
 * @battle: the battle right after the event
 * @event: what happened
 *
 * Adds what it leaves on a picture of the table, if anything.
 */
void forcon_traces_add_event (GArray *traces, const ForconBattle *battle, const ForconEvent *event);

/**
 * forcon_traces_add_loss:
 * @traces: (element-type ForconTrace): those of a turn
 * @battle: a battle
 * @ship: one that has gone from the table, and not by its own way
 *
 * Adds a mark where it was.
 */
void forcon_traces_add_loss (GArray *traces, const ForconBattle *battle, ForconShipId ship);

G_END_DECLS
