/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/balance/balance.h"

G_BEGIN_DECLS

/* Tells programs how fair fleets are; @wish: what was asked. */
void forcon_balance_print_json (const ForconBalance *balance, const ForconBalanceWish *wish);

G_END_DECLS
