/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/log.h"
#include "twilight/rules/twilight-decide.h"

G_BEGIN_DECLS

/**
 * ForconTwilightEntry:
 * @command: what was wanted
 * @dice: (element-type ForconDie): every die that fell
 * @events: (element-type ForconTwilightEvent): what came of it
 */
typedef struct {
  ForconTwilightCommand command;
  GArray *dice;
  GArray *events;
} ForconTwilightEntry;

/* A clash as it is kept (see log.h). */
FORCON_DECLARE_LOG_IN_MEMORY (ForconTwilightJournal, forcon_twilight_journal, ForconTwilightRules, ForconTwilightClash,
                              clash, ForconTwilightEntry)

/**
 * forcon_twilight_journal_new:
 * @start: the clash before the first command
 * @rules: (transfer none): they must outlive the journal
 *
 * Returns: (transfer full): an empty journal
 */
ForconTwilightJournal *forcon_twilight_journal_new (const ForconTwilightClash *start, const ForconTwilightRules *rules);

/**
 * forcon_twilight_journal_do:
 * @journal: a journal
 * @command: what a person wants
 * @dice: where dice come from
 *
 * Decides the command; when it is done it is entered, and commands that were undone are gone.
 *
 * Returns: (transfer full): the outcome; the state after it is the journal's now
 */
ForconTwilightOutcome *forcon_twilight_journal_do (ForconTwilightJournal *journal, const ForconTwilightCommand *command,
                                                   const ForconDice *dice);

G_END_DECLS
