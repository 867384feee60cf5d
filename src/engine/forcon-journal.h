/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-decide.h"

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
 * ForconAudit:
 * @agrees: whether everything did
 * @entry: place of the first entry that does not, from 0
 * @event: place of its first event that differs, or −1 where the verdict or the number of events does
 */
typedef struct {
  gboolean agrees;
  guint entry;
  gint event;
} ForconAudit;

typedef struct _ForconJournal ForconJournal;

ForconEntry *forcon_entry_new (void);
void forcon_entry_free (ForconEntry *entry);

ForconJournal *forcon_journal_new (const ForconBattle *start, const ForconRules *rules);
void forcon_journal_free (ForconJournal *journal);

const ForconRules *forcon_journal_rules (const ForconJournal *journal);
const ForconBattle *forcon_journal_start (const ForconJournal *journal);
const ForconBattle *forcon_journal_battle (const ForconJournal *journal);
guint forcon_journal_length (const ForconJournal *journal);
guint forcon_journal_position (const ForconJournal *journal);
const ForconEntry *forcon_journal_entry (const ForconJournal *journal, guint place);

ForconOutcome *forcon_journal_do (ForconJournal *journal, const ForconCommand *command, const ForconDice *dice);
gboolean forcon_journal_record (ForconJournal *journal, const ForconCommand *command, GArray *dice, GArray *events);
gboolean forcon_journal_undo (ForconJournal *journal);
gboolean forcon_journal_redo (ForconJournal *journal);
gboolean forcon_journal_replays (const ForconJournal *journal);
ForconAudit forcon_journal_verify (const ForconJournal *journal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconJournal, forcon_journal_free)

G_END_DECLS
