/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/clash/clash-loan.h"
#include "base/errand.h"
#include "campaign/pace/pace.h"
#include "storage/files/store-probe.h"

G_BEGIN_DECLS

/*
 * A running campaign in one file (SQLite): the start, every command with its dice and events, snapshots, settings. What
 * is acknowledged is on the disk. One program at a time writes; others read.
 */
typedef struct _ForconStore ForconStore;

typedef enum {
  FORCON_STORE_READ,
  FORCON_STORE_WRITE,
} ForconStoreMode;

/**
 * ForconStoreProblem:
 * @entry: command that is concerned, from 1, or 0
 * @what: a whole line, translated
 *
 * Something that is wrong with a file.
 */
typedef struct {
  guint entry;
  char *what;
} ForconStoreProblem;

/**
 * forcon_store_create:
 * @path: of a file that is not there yet
 * @start: the campaign before the first command
 * @rules_name: by which rules it is played, a name in the data folder
 * @error: #ForconFileError
 *
 * Makes a campaign file, wholly or not at all. Nothing that is there is ever overwritten.
 *
 * Returns: (transfer full): the new file, open to write; %NULL with @error set
 */
ForconStore *forcon_store_create (const char *path, const ForconCampaign *start, const char *rules_name,
                                  GError **error);

/**
 * forcon_store_open:
 * @path: a campaign file
 * @mode: to read, which always works beside a program that writes; or to write, which only one program does at a time
 * @error: #ForconFileError: also who writes it, or which newer version it has
 *
 * A file of an older version is brought to the present one when it is opened to write.
 *
 * Returns: (transfer full): the file, at the command at which it was left; %NULL with @error set
 */
ForconStore *forcon_store_open (const char *path, ForconStoreMode mode, GError **error);

/* Everything but the file: closing the connection before the lock goes leaves nobody a file that is half closed. */
void forcon_store_free (ForconStore *store);

const char *forcon_store_path (const ForconStore *store);

/**
 * forcon_store_identity:
 * @store: a file
 *
 * Returns: (transfer full): what tells this campaign from every other, one of the same name or made of the same
 *   scenario too; the same as long as the file is
 */
char *forcon_store_identity (const ForconStore *store);

/**
 * forcon_store_mark:
 * @store: a file
 *
 * Made of when the campaign was created and of nothing else: it tells no admiral anything, and copies of the file and
 * what is exported have the same.
 *
 * Returns: (transfer full) (nullable): eight capitals and digits that tell this campaign from others of its name; %NULL
 *   for one that was imported from where nobody kept that
 */
char *forcon_store_mark (const ForconStore *store);

const char *forcon_store_rules_name (const ForconStore *store);
const ForconRules *forcon_store_rules (const ForconStore *store);

/* Returns: (nullable) (transfer none): the rules by which landed troops fight (F-END-6) */
const ForconTwilightRules *forcon_store_ground (const ForconStore *store);

const ForconCampaign *forcon_store_campaign (const ForconStore *store);
ForconChronicle *forcon_store_chronicle (ForconStore *store);

/**
 * forcon_store_campaign_at:
 * @store: a file
 * @position: a number of commands, at most as many as there are
 * @error: (nullable): which entry could not be read, and why
 *
 * As forcon_chronicle_campaign_at(), from the nearest state that the file keeps.
 *
 * Returns: (transfer full) (nullable): the state after so many commands
 */
ForconCampaign *forcon_store_campaign_at (ForconStore *store, guint position, GError **error);

/**
 * forcon_store_do:
 * @store: a file that was opened to write
 * @command: what a person wants
 * @dice: where dice come from
 * @error: #ForconFileError
 *
 * Decides the command; when it is done it is written, and only when it is on the disk it counts. If it cannot be
 * written all is as before, in the file and here, and a later command works once it can be again.
 * forcon_store_warning() tells what else went wrong.
 *
 * Returns: (transfer full): the outcome, or %NULL with @error set
 */
ForconCampaignOutcome *forcon_store_do (ForconStore *store, const ForconCampaignCommand *command,
                                        const ForconDice *dice, GError **error);

/**
 * forcon_store_enter_all:
 * @store: a file that was opened to write
 * @back: what forcon_take_back_new() made of its chronicle as it stands
 * @error: #ForconFileError
 *
 * Enters the commands that came back with a table, all of them or none, whatever happens meanwhile.
 *
 * Returns: whether they are on the disk; otherwise all is as before
 */
gboolean forcon_store_enter_all (ForconStore *store, ForconTakeBack *back, GError **error);

/**
 * forcon_store_go_to:
 * @store: a file
 * @position: how many commands shall be in force, at most as many as there are
 * @error: #ForconFileError
 *
 * Undoes or redoes. In a file that was opened to read only this program sees it.
 *
 * Returns: whether it could; otherwise all is as before
 */
gboolean forcon_store_go_to (ForconStore *store, guint position, GError **error);

/**
 * forcon_store_warning:
 * @store: a file
 *
 * Returns: (nullable) (transfer none): a whole line, translated: what went wrong besides the last command, which is
 * safe, such as the copy of a phase
 */
const char *forcon_store_warning (const ForconStore *store);

/**
 * forcon_store_check_place:
 * @store: a file
 * @error: #ForconFileError: %FORCON_FILE_ERROR_MOVED if its name leads elsewhere by now, %FORCON_FILE_ERROR_BUSY if
 *   its lock was removed and another program has it
 *
 * To be asked before anything is written, and every now and then. All is well again when the file is put back, or the
 * other program ends.
 *
 * Returns: whether what would be written now would be in the file of that name
 */
gboolean forcon_store_check_place (ForconStore *store, GError **error);

/**
 * forcon_store_save_copy:
 * @store: a file, opened to read or to write; it may have been deleted meanwhile
 * @path: of a file that is not there yet
 * @error: #ForconFileError
 *
 * Copies all that was acknowledged, wholly or not at all, while anybody goes on writing.
 *
 * Returns: whether the copy is on the disk
 */
gboolean forcon_store_save_copy (const ForconStore *store, const char *path, GError **error);

/* What the clock showed when the campaign was last run (F-CAMP-1). */

/**
 * forcon_store_beat:
 * @store: a file that was opened to write
 * @now: the present moment
 * @error: #ForconFileError
 *
 * Notes what the clock shows now, so that a machine that is switched off and on, and has lost the time of day, still
 * knows how much of the period has passed at least (F-CAMP-1). A program that runs a campaign calls it at intervals.
 *
 * Returns: whether it was written
 */
gboolean forcon_store_beat (ForconStore *store, const ForconMoment *now, GError **error);

/**
 * forcon_store_last_beat:
 * @store: a file
 * @moment: (out): of the last call of forcon_store_beat()
 * @elapsed: (out): what the clock showed then, µs
 *
 * Returns: whether there was one
 */
gboolean forcon_store_last_beat (const ForconStore *store, ForconMoment *moment, gint64 *elapsed);

/**
 * forcon_store_moment:
 * @store: a file
 * @now: the present moment
 *
 * Returns: the moment to read the clock by: @now, but for a machine that was started anew while the clock ran
 */
ForconMoment forcon_store_moment (const ForconStore *store, const ForconMoment *now);

/**
 * forcon_store_wind_up:
 * @store: a file that was opened to write
 * @now: the present moment
 *
 * To be called before a command is given: after the machine was started anew the clock is set to what it shows, so
 * that it goes by the machine's own time again (F-CAMP-1).
 */
void forcon_store_wind_up (ForconStore *store, const ForconMoment *now);

/* Where the master's hours went (pace.h): notes beside the journal, which no command depends on. */

/**
 * forcon_store_load_pace:
 * @store: a file
 *
 * Returns: (transfer full) (element-type ForconPaceSpan): the notes of all phases, in their order
 */
GArray *forcon_store_load_pace (ForconStore *store);

/**
 * forcon_store_save_pace:
 * @store: a file that was opened to write
 * @pace: (element-type ForconPaceSpan): notes
 * @phase: of which phase they are written
 * @error: #ForconFileError
 *
 * Returns: whether they are on the disk
 */
gboolean forcon_store_save_pace (ForconStore *store, const GArray *pace, gint phase, GError **error);

/* Audits the file: its pages, the chain of its entries, replay, and every decision anew. (element-type
 * ForconStoreProblem) */

/**
 * forcon_store_verify:
 * @store: a file
 * @errand: (nullable): of who waits; it tells how many of the commands have been decided anew
 *
 * Audits the file: its pages, its settings, the chain of its entries; that the states it keeps and the present one are
 * what the events make; and that every command comes to the same when it is decided anew with its dice.
 *
 * Returns: (transfer full) (element-type ForconStoreProblem): what is wrong; empty when nothing is. When it was
 *   called off, what was found till then
 */
GPtrArray *forcon_store_verify (ForconStore *store, ForconErrand *errand);

/* Exchange: all of it as XML and back, without loss. */

/**
 * forcon_store_export:
 * @store: a file, opened to read or to write
 * @path: where to
 * @error: #ForconFileError
 *
 * Writes all of the campaign as XML: settings, start, every command, those too that were undone.
 *
 * Returns: whether it was written
 */
gboolean forcon_store_export (ForconStore *store, const char *path, GError **error);

/**
 * forcon_store_import:
 * @xml: a file that forcon_store_export() wrote; nothing in it is trusted
 * @path: of the new campaign file, which must not be there yet
 * @errand: (nullable): who waits for it
 * @error: #ForconFileError; %FORCON_FILE_ERROR_CALLED_OFF if it was called off
 *
 * Every command is decided anew, and must come to what is recorded. Until all of it is, there is no new file.
 *
 * Returns: whether it was taken over
 */
gboolean forcon_store_import (const char *xml, const char *path, ForconErrand *errand, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconStore, forcon_store_free)

G_END_DECLS
