/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/balance/balance.h"
#include "render/paper/folio.h"

G_BEGIN_DECLS

/*
 * How fair fleets are against each other, on paper and as text: each against each, what a ship of each class is worth,
 * what the fleets are worth, and what would bring them nearer to each other.
 */

/**
 * forcon_balance_folio:
 * @balance: what came out
 * @wish: what was asked
 * @name: of what is weighed, such as a campaign
 * @form: on which paper, in which style
 *
 * Returns: (transfer full): upright pages
 */
ForconFolio *forcon_balance_folio (const ForconBalance *balance, const ForconBalanceWish *wish, const char *name,
                                   const ForconPaperForm *form);

/**
 * forcon_balance_text:
 *
 * As forcon_balance_folio().
 *
 * Returns: (transfer full): the same as plain text, without the chart
 */
char *forcon_balance_text (const ForconBalance *balance, const ForconBalanceWish *wish, const char *name);

G_END_DECLS
