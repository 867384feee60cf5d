/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/history/battle-turns.h"

G_BEGIN_DECLS

/**
 * ForconBattleLoss:
 * @ships: that came
 * @in_action, @withdrawn, @hulks, @destroyed, @captured, @removed: what has become of them
 * @hits: that they lost together, as far as their cards are known
 *
 * What a battle cost one side.
 */
typedef struct {
  guint ships;
  guint in_action;
  guint withdrawn;
  guint hulks;
  guint destroyed;
  guint captured;
  guint removed;
  gint hits;
} ForconBattleLoss;

ForconBattleLoss forcon_battle_loss (const ForconBattle *start, const ForconBattle *end, ForconSideId side);

/**
 * forcon_battle_loss_of_type:
 * @start: a battle before it began, or a fleet
 * @end: the same as it stands, with the same ships and perhaps more
 * @side: one of its sides
 * @type: of which ships; FORCON_N_SHIP_TYPE: of all
 *
 * Returns: what became of the ships with which the side came; one that another side has taken over is captured
 */
ForconBattleLoss forcon_battle_loss_of_type (const ForconBattle *start, const ForconBattle *end, ForconSideId side,
                                             ForconShipType type);

/**
 * forcon_battle_fleets_tell:
 * @battle: before it began
 * @document: takes a section for each side, with its ships by type
 */
void forcon_battle_fleets_tell (const ForconBattle *battle, ForconDocument *document);

/**
 * forcon_battle_losses_tell:
 * @turns: a battle
 * @document: takes a table of the losses of each side, and what became of each ship that was hurt
 */
void forcon_battle_losses_tell (const ForconBattleTurns *turns, ForconDocument *document);

G_END_DECLS
