/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/odds/twilight-casualties.h"
#include "twilight/odds/twilight-lots.h"

G_BEGIN_DECLS

/**
 * ForconLineState:
 * @left: hits that it takes until nobody is left
 * @own: how many states from this one on, itself among them, lie one behind the other, one hit apart
 * @next: the state behind them
 * @place, @destroys: what the next hit does, as in #ForconCasualties
 *
 * What can be left of a side.
 */
typedef struct {
  guint left;
  guint own;
  guint next;
  guint8 place;
  gboolean destroys;
} ForconLineState;

/**
 * ForconLine:
 * @states: (array length=n_states): what can be left, of which the last is nobody
 * @main: first of those in which no fighter was lost out of turn
 * @starts: (array length=n_starts): by the number of fighters that a barrage destroyed, where the rounds begin
 *
 * The states of a side. The hits of the rounds lead along one line. A barrage may take fighters out of turn
 * (T-AFB-1): from there a line of its own leads on, until as much is left as in a state of the main line. A state's
 * number is less than that of any state that hits can lead to.
 */
typedef struct {
  guint n_states;
  ForconLineState *states;
  guint main;
  guint n_starts;
  guint *starts;
} ForconLine;

/**
 * forcon_line_init:
 * @line: (out): the states of a side
 * @rules: the rules
 * @match: the question
 * @side: of whom
 * @most_lost: so many fighters a barrage can take at most
 */
void forcon_line_init (ForconLine *line, const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                       ForconTwilightSide side, guint most_lost);

/**
 * forcon_line_hits:
 * @line: the states of a side
 * @values: of its units
 * @modifier: to its combat rolls
 * @table: (inout): in which what they score is put down
 *
 * Returns: (transfer full): by the number of a state its lot of dice in @table (T-DICE-1, T-DICE-2)
 */
guint *forcon_line_hits (const ForconLine *line, const ForconUnit *values, gint modifier, ForconHitTable *table);

/**
 * forcon_line_left:
 * @line: the states of a side
 * @chances: (array): of each of them
 * @left: (out) (array length=FORCON_UNITS_MAX): mean number of each unit that is left, by its place among the units
 *   of the rules
 *
 * What the next hit destroys is there in its state and in all that lead to it.
 */
void forcon_line_left (const ForconLine *line, const double *chances, double *left);

/**
 * forcon_line_forces:
 * @line: the states of a side
 * @values: of its units
 * @forces: (out) (array): what is left in each of them
 *
 * Units that can still sustain damage are intact.
 */
void forcon_line_forces (const ForconLine *line, const ForconUnit *values, ForconForce *forces);

void forcon_line_clear (ForconLine *line);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconLine, forcon_line_clear)

G_END_DECLS
