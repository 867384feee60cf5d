/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-twilight-decide.h"

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

/* A clash as it is kept: the start, and every command with its dice and events. */
typedef struct _ForconTwilightJournal ForconTwilightJournal;

ForconTwilightJournal *forcon_twilight_journal_new (const ForconTwilightClash *start, const ForconTwilightRules *rules);
void forcon_twilight_journal_free (ForconTwilightJournal *journal);
const ForconTwilightRules *forcon_twilight_journal_rules (const ForconTwilightJournal *journal);
const ForconTwilightClash *forcon_twilight_journal_start (const ForconTwilightJournal *journal);
const ForconTwilightClash *forcon_twilight_journal_clash (const ForconTwilightJournal *journal);
guint forcon_twilight_journal_length (const ForconTwilightJournal *journal);
guint forcon_twilight_journal_position (const ForconTwilightJournal *journal);
const ForconTwilightEntry *forcon_twilight_journal_entry (const ForconTwilightJournal *journal, guint place);
ForconTwilightOutcome *forcon_twilight_journal_do (ForconTwilightJournal *journal, const ForconTwilightCommand *command,
                                                   const ForconDice *dice);
gboolean forcon_twilight_journal_undo (ForconTwilightJournal *journal);
gboolean forcon_twilight_journal_redo (ForconTwilightJournal *journal);
gboolean forcon_twilight_journal_verify (const ForconTwilightJournal *journal, guint *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconTwilightJournal, forcon_twilight_journal_free)

G_END_DECLS
