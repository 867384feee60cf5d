/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet.h"

G_BEGIN_DECLS

/*
 * What became of a line of an order sheet, in short; things are named by their words in files:
 *
 *   understood squadron-1 [move c2 +battle, patrol c2]
 *   guessed squadron-1 [attack-formation karkas] ~ attak → attack
 *   ambiguous - [squadron-1: move c2] [squadron-2: move c2]
 *   impossible squadron-1 [move a1] ! not-neighbours b2 a1
 *   remark squadron-1 # good luck
 */
char *test_reading_describe (const ForconCampaign *campaign, const ForconReadLine *line);

G_END_DECLS
