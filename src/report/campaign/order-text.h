/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/**
 * ForconOrderSlots:
 * @where: it needs a sector (%TRUE)
 * @planet: it needs a planet
 * @target: it needs a formation that is attacked
 * @count: it has a number: of mines or troops
 * @offered: it can be written with these alone
 *
 * What an order of a kind is made of, besides who is told.
 */
typedef struct {
  gboolean where;
  gboolean planet;
  gboolean target;
  gboolean count;
  gboolean offered;
} ForconOrderSlots;

/* Returns: (transfer none): the slots of a kind of order */
const ForconOrderSlots *forcon_order_slots (ForconTaskKind kind);

/**
 * forcon_order_text:
 * @campaign: a campaign
 * @task: what is ordered; of its fields those count that forcon_order_slots() names, its formation and its posture
 *
 * Writes an order as a line of an order sheet, in the user's language, so that it is read as just that (F-CAMP-4).
 *
 * Returns: (transfer full) (nullable): the line: "Spurs: move to B2 Crossing, battle order"; %NULL where a slot is
 * empty
 */
char *forcon_order_text (const ForconCampaign *campaign, const ForconTask *task);

/**
 * forcon_instruction_order_text:
 * @campaign: a campaign
 * @instruction: a standing instruction; its formation, case, what is to be done and of WITHDRAW the goal count
 *
 * Writes it as a line of an order sheet likewise: to attack, avoid or withdraw where an enemy is met, attacks or
 * outnumbers it, or its flagship is lost; to hold fire and avoid battle always, too (F-CAMP-13). What is read with a
 * doubt is not written: to hold fire once attacked, to attack who is stronger.
 *
 * Returns: (transfer full) (nullable): the line: "Spurs: if it is attacked, withdraw to B1 Wayside"; %NULL for any
 * other instruction
 */
char *forcon_instruction_order_text (const ForconCampaign *campaign, const ForconInstruction *instruction);

G_END_DECLS
