/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/decision/decide.h"
#include "base/log.h"

G_BEGIN_DECLS

/**
 * ForconEntry:
 * @command: what was wanted
 * @dice: (element-type ForconDie): every die that fell
 * @events: (element-type ForconEvent): what came of it
 */
typedef struct {
  ForconCommand command;
  GArray *dice;
  GArray *events;
} ForconEntry;

/**
 * forcon_entry_new:
 *
 * Returns: (transfer full): an entry without a command, dice or events
 */
ForconEntry *forcon_entry_new (void);

void forcon_entry_free (ForconEntry *entry);

/* The battle as it is kept (see log.h). */
FORCON_DECLARE_LOG_IN_MEMORY (ForconJournal, forcon_journal, ForconRules, ForconBattle, battle, ForconEntry)

/**
 * forcon_journal_new:
 * @start: the battle before the first command
 * @rules: (transfer none): they must outlive the journal
 *
 * Returns: (transfer full): an empty journal
 */
ForconJournal *forcon_journal_new (const ForconBattle *start, const ForconRules *rules);

/**
 * forcon_journal_do:
 * @journal: a journal
 * @command: what a person wants
 * @dice: where dice come from
 *
 * Decides the command; when it is done it is entered, and commands that were undone are gone.
 *
 * Returns: (transfer full): the outcome; the state after it is the journal's now
 */
ForconOutcome *forcon_journal_do (ForconJournal *journal, const ForconCommand *command, const ForconDice *dice);

/**
 * forcon_journal_record:
 * @journal: a journal
 * @command: what was wanted
 * @dice: (element-type ForconDie): every die that fell
 * @events: (element-type ForconEvent): what came of it
 *
 * Enters what was decided elsewhere. No rule is asked.
 *
 * Returns: whether it can have happened now; else nothing is entered
 */
gboolean forcon_journal_record (ForconJournal *journal, const ForconCommand *command, GArray *dice, GArray *events);

G_END_DECLS
