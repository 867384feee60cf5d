/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/**
 * ForconLentCommand:
 * @command: what was wanted at the table
 * @dice: (nullable): every die that fell, exactly
 * @line: of the file in which it stands, or 0
 *
 * A command that was played at a table while it was lent.
 */
typedef struct {
  ForconCommand command;
  const GByteArray *dice;
  gint line;
} ForconLentCommand;

/**
 * ForconTakeBack:
 * @commands: (element-type ForconCampaignCommand): TAKE_BACK, then PLAY for each command that was accepted
 * @outcomes: (element-type ForconCampaignOutcome): what comes of each of them
 * @accepted: how many of the commands played elsewhere are accepted; @total: how many there are
 * @verdict: why the loan cannot be taken back or, if it can, why the first command that is not accepted is not; NONE
 *   where all are
 * @possible: whether the loan can be taken back at all
 *
 * What comes of taking a table back; nothing of it is entered yet.
 */
typedef struct {
  GArray *commands;
  GPtrArray *outcomes;
  guint accepted;
  guint total;
  ForconCampaignVerdict verdict;
  gboolean possible;
} ForconTakeBack;

/**
 * forcon_take_back_new:
 * @chronicle: a chronicle
 * @command: a command TAKE_BACK; its count and total are filled in
 * @played: (element-type ForconLentCommand): what was played since the table was lent
 *
 * Decides every command anew with its dice, each on what the one before it made of the table. After the first that is
 * refused none is accepted: they were given to a table that never was.
 *
 * Returns: (transfer full): what would come of it
 */
ForconTakeBack *forcon_take_back_new (const ForconChronicle *chronicle, const ForconCampaignCommand *command,
                                      const GArray *played);

void forcon_take_back_free (ForconTakeBack *back);

/**
 * forcon_chronicle_enter_all:
 * @chronicle: a chronicle
 * @back: what forcon_take_back_new() made of it as it stands
 *
 * Enters the accepted commands as if they had been given here, after the one that takes the table back.
 */
void forcon_chronicle_enter_all (ForconChronicle *chronicle, ForconTakeBack *back);

/**
 * forcon_chronicle_step_back:
 * @chronicle: a chronicle
 * @position: how many commands are in force, at least 1
 * @start: (out): how many are when the last of them is undone; where it is the last of those that came back with a
 *   table, all of these are undone with it
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: whether they could be read
 */
gboolean forcon_chronicle_step_back (ForconChronicle *chronicle, guint position, guint *start, GError **error);

/**
 * forcon_chronicle_step_on:
 * @chronicle: a chronicle
 * @position: how many commands are in force, fewer than there are
 * @end: (out): how many are when the next one is redone; with one that takes a table back comes what was played there
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: whether they could be read
 */
gboolean forcon_chronicle_step_on (ForconChronicle *chronicle, guint position, guint *end, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconTakeBack, forcon_take_back_free)

G_END_DECLS
