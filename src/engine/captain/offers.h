/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"

G_BEGIN_DECLS

/**
 * ForconOffer:
 * @command: a whole command
 * @towards: for whom a salvo turns, where it does; else none
 *
 * What can be picked as it is, without a number or a way to be said besides.
 */
typedef struct {
  ForconCommand command;
  ForconShipId towards;
} ForconOffer;

/**
 * forcon_offers:
 * @battle: a battle, in truth or as a side sees it
 * @rules: the rules
 * @side: who would give the commands
 *
 * What a side can do in this step besides moves, orders and shots at ships, which are put together by hand: mines,
 * sweeps, formations, rams, torpedoes, cover, boarding, shields, repairs, landings, the flag and prizes. Each command
 * is one that forcon_captains_foresee() carries out now; which of them can be given together it does not say. They
 * stand ship by ship, prizes among them, and the salvos last.
 *
 * Returns: (transfer full) (element-type ForconOffer)
 */
GArray *forcon_offers (const ForconBattle *battle, const ForconRules *rules, ForconSideId side);

G_END_DECLS
