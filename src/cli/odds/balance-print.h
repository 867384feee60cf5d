/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/balance/balance.h"
#include "engine/odds/battle-odds.h"

G_BEGIN_DECLS

/* A battle of a script, and what comes of it from where it begins. */
typedef struct {
  const ForconBattle *battle;
  ForconBattleOdds *odds;
} ForconBalanceStart;

/*
 * Tell how fair fleets (element-type ForconBalanceFleet) are, and the battles (element-type ForconBalanceStart) in which
 * they stand: to people, or to programs.
 */
void forcon_balance_print (const ForconBalance *balance, const GArray *fleets, const GArray *starts);
void forcon_balance_print_json (const ForconBalance *balance, const GArray *fleets, const GArray *starts);

G_END_DECLS
