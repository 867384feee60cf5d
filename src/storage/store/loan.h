/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/script/script.h"
#include "storage/store/store.h"

G_BEGIN_DECLS

/*
 * Tables that are lent, as files. Such a file is a battle script with a #ForconLoanSlip: the table as its clash opened,
 * what has been played at it, and nothing else of the campaign.
 */

/* By which files of lent tables go. Any other name opens as well: what is in it tells what it is. */
#define FORCON_LOAN_SUFFIX ".forcon-table"

/**
 * forcon_loan_file_name:
 * @campaign: a campaign
 * @clash: which of its tables is lent
 * @to: to whom
 *
 * Returns: (transfer full): a name for its file that is safe everywhere, "A1 Ravens' Roost, Anna.forcon-table"
 */
char *forcon_loan_file_name (const ForconCampaign *campaign, ForconClashId clash, const char *to);

/**
 * forcon_loan_place:
 * @place: a file, or a folder, such as a stick
 * @name: as of forcon_loan_file_name()
 *
 * Returns: (transfer full): the file: @place itself, or one in the folder that is not there yet
 */
char *forcon_loan_place (const char *place, const char *name);

/**
 * forcon_store_lend:
 * @store: a file that was opened to write
 * @command: a command LEND; key and rules are filled in
 * @path: the file that is lent. One with a table that was lent is not written over: somebody may have played it
 * @error: #ForconFileError
 *
 * Lends the table and writes its file, reads that again, and compares the two. If the file cannot be written nothing is
 * lent.
 *
 * Returns: (transfer full): the outcome, or %NULL with @error set
 */
ForconCampaignOutcome *forcon_store_lend (ForconStore *store, ForconCampaignCommand *command, const char *path,
                                          GError **error);

/**
 * forcon_loan_load:
 * @path: a file
 * @error: #ForconFileError
 *
 * Returns: (transfer full): the script of a table that was lent, or %NULL with @error set
 */
ForconScript *forcon_loan_load (const char *path, GError **error);

/**
 * forcon_store_try_take_back:
 * @store: a file
 * @script: of forcon_loan_load()
 * @command: who takes it back, when, and perhaps why; the rest is filled in
 * @error: (nullable): which entry could not be read, and why
 *
 * Decides everything anew that was played since the table was lent. It enters nothing.
 *
 * Returns: (transfer full): what would come of it, or %NULL with @error set
 */
ForconTakeBack *forcon_store_try_take_back (ForconStore *store, const ForconScript *script,
                                            const ForconCampaignCommand *command, GError **error);

/**
 * forcon_loan_first_refused:
 * @script: of forcon_loan_load()
 * @back: what forcon_store_try_take_back() made of it; not all is accepted
 *
 * Returns: (transfer none): the first command of the file that is not accepted
 */
const ForconScriptCommand *forcon_loan_first_refused (const ForconScript *script, const ForconTakeBack *back);

G_END_DECLS
