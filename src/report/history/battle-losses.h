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
ForconBattleLoss forcon_battle_loss_of_type (const ForconBattle *start, const ForconBattle *end, ForconSideId side,
                                             ForconShipType type);
void forcon_battle_fleets_tell (const ForconBattle *battle, ForconDocument *document);
void forcon_battle_losses_tell (const ForconBattleTurns *turns, ForconDocument *document);

G_END_DECLS
