/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/*
 * The journal of a campaign in sentences, as a long list that is looked at here and there: entries are told in blocks
 * when one of them is wanted, and only some blocks are kept.
 */
typedef struct _ForconAnnals ForconAnnals;

/**
 * ForconAnnalsSource:
 * @campaign_at: the state after so many entries, or %NULL with an error; (transfer full)
 * @data: for it
 *
 * Where the annals get states from: a store may have a snapshot that is nearer than those of the chronicle.
 */
typedef struct {
  ForconCampaign *(*campaign_at) (gpointer data, guint position, GError **error);
  gpointer data;
} ForconAnnalsSource;

/**
 * ForconAnnalsEntry:
 * @phase, @half: when it was given, in the game; phase 0 is before play, half 0 between the half-phases
 * @stage: of the campaign, then
 * @command: who wanted what, without a full stop
 * @at_table: (nullable): of PLAY: the command at the table
 * @lines: what came of it, a sentence each
 *
 * An entry, told.
 */
typedef struct {
  gint phase;
  gint half;
  ForconStage stage;
  char *command;
  char *at_table;
  GStrv lines;
} ForconAnnalsEntry;

/**
 * forcon_annals_new:
 * @chronicle: what is told; it must outlive the annals
 * @source: where states come from; its data must outlive the annals
 *
 * Returns: (transfer full): annals of which nothing is told yet
 */
ForconAnnals *forcon_annals_new (ForconChronicle *chronicle, const ForconAnnalsSource *source);

void forcon_annals_free (ForconAnnals *annals);

/**
 * forcon_annals_entry:
 * @annals: annals
 * @place: of an entry of the chronicle, from 0
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer none) (nullable): the entry, told; valid until the next call
 */
const ForconAnnalsEntry *forcon_annals_entry (ForconAnnals *annals, guint place, GError **error);

/**
 * forcon_annals_cut:
 * @annals: annals
 * @place: of an entry, from 0
 *
 * Forgets what is told of this entry and of those behind it: other commands have taken their places.
 */
void forcon_annals_cut (ForconAnnals *annals, guint place);

/* One entry alone, by who goes through all of them. */

/**
 * forcon_annals_tell:
 * @campaign: (inout): the state before the entry; afterwards the state after it
 * @rules: its rules
 * @entry: a command and what came of it
 *
 * Returns: (transfer full): the entry, told
 */
ForconAnnalsEntry *forcon_annals_tell (ForconCampaign *campaign, const ForconRules *rules,
                                       const ForconCampaignEntry *entry);

/**
 * forcon_annals_entry_says:
 * @entry: an entry, told
 * @needle: what is searched for, as forcon_text_fold() gives it
 *
 * Returns: whether one of its sentences has it
 */
gboolean forcon_annals_entry_says (const ForconAnnalsEntry *entry, const char *needle);

void forcon_annals_entry_free (ForconAnnalsEntry *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconAnnals, forcon_annals_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconAnnalsEntry, forcon_annals_entry_free)

G_END_DECLS
