/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"

G_BEGIN_DECLS

/* What can be open to a side in a step of the turn. MUST_MOVE stands in the way of the step's end. */
#define FORCON_OPENINGS(T)                                                                                             \
  T (BEGIN, "begin")                                                                                                   \
  T (MUST_MOVE, "must-move")                                                                                           \
  T (MOVE, "move")                                                                                                     \
  T (SWEEP, "sweep")                                                                                                   \
  T (FIRE, "fire")                                                                                                     \
  T (RETURN_FIRE, "return-fire")                                                                                       \
  T (LAUNCH, "launch")                                                                                                 \
  T (BRACE, "brace")                                                                                                   \
  T (MOVE_SALVO, "move-salvo")                                                                                         \
  T (COVER, "cover")                                                                                                   \
  T (BOARD, "board")                                                                                                   \
  T (REPAIR, "repair")                                                                                                 \
  T (STOP_FALL, "stop-fall")                                                                                           \
  T (FATE, "fate")                                                                                                     \
  T (TAKE_OVER, "take-over")                                                                                           \
  T (LAND, "land")

#define FORCON_TERM_OPENING(NAME, word) FORCON_OPENING_##NAME,
FORCON_DECLARE_TERM (ForconOpeningKind, OPENING, FORCON_OPENINGS, opening)

/**
 * ForconOpening:
 * @kind: what may still be done
 * @side: by whom
 * @foe: RETURN_FIRE: the formation that may be fired back at; else none
 * @count: how many ships, formations (moves) or salvos may do it
 * @ship: the first of them; for a salvo its launcher, for a prize the captive
 * @skipped: the end of the step would skip it; else it stands in the way of the end, or is no loss
 *
 * One line of what is open: "Vervain: 3 ships may still fire".
 */
typedef struct {
  ForconOpeningKind kind;
  ForconSideId side;
  ForconFormationId foe;
  guint count;
  ForconShipId ship;
  gboolean skipped;
} ForconOpening;

/**
 * forcon_openings:
 * @battle: a battle
 * @rules: the rules
 *
 * What may still be done in this step, by whom, in the order of the kinds. Empty when the step may be ended without a
 * second thought, and when the battle is over.
 *
 * Returns: (transfer full) (element-type ForconOpening)
 */
GArray *forcon_openings (const ForconBattle *battle, const ForconRules *rules);

/**
 * forcon_opening_is_open:
 * @battle: a battle
 * @rules: the rules
 * @kind: what would be done
 * @ship: by whom; of a prize, the captive; of a formation, the ship that leads it
 *
 * Returns: whether it is open to the ship now
 */
gboolean forcon_opening_is_open (const ForconBattle *battle, const ForconRules *rules, ForconOpeningKind kind,
                                 ForconShipId ship);

G_END_DECLS
