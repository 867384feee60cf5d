/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle-index.h"

G_BEGIN_DECLS

/*
 * A journal is gone through on a thread of its own, which reads the campaign's file by itself.
 */
typedef struct _ForconJournalScan ForconJournalScan;

/**
 * ForconJournalFound:
 * @owner: who has it gone through
 * @places: (element-type guint): entries in which the text was found since the last call
 * @index: (nullable) (transfer full): what the entries are about, when it is over and that was wanted
 * @scanned: when it is over: how many entries were gone through; else 0
 *
 * Takes what has been found; on the main thread, and never once it was called off.
 */
typedef void (*ForconJournalFound) (gpointer owner, const GArray *places, ForconChronicleIndex *index, guint scanned);

/**
 * forcon_journal_scan_begin:
 * @path: of a campaign's file
 * @needle: (nullable): what is searched for, as forcon_text_fold() gives it; %NULL to find out what the entries are
 * about
 * @found: takes what is found
 * @owner: for it
 *
 * Begins to go through the journal. It is over with the call of @found that says so; nothing of it may be used after.
 *
 * Returns: (transfer none): it, to be called off with forcon_journal_scan_call_off() unless it is over
 */
ForconJournalScan *forcon_journal_scan_begin (const char *path, const char *needle, ForconJournalFound found,
                                              gpointer owner);

/**
 * forcon_journal_scan_call_off:
 * @scan: (transfer full): one that is not over
 *
 * Its owner hears nothing of it any more.
 */
void forcon_journal_scan_call_off (ForconJournalScan *scan);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconJournalScan, forcon_journal_scan_call_off)

G_END_DECLS
