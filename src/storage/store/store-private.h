/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/exchange/exchange.h"
#include "storage/files/store-lock.h"
#include "storage/store/store-schema.h"
#include "storage/store/store.h"

G_BEGIN_DECLS

/**
 * ForconStoredEntry:
 * @body: (array length=length): the entry as XML
 * @hash: its seal, a link of the chain
 */
typedef struct {
  char *body;
  gsize length;
  char *hash;
} ForconStoredEntry;

/**
 * ForconStore:
 * @path: as it was given; what people call the file
 * @file: where it is, links resolved
 * @name: as @path, whatever folder the program is in
 * @device, @inode: the file that @name led to when it was opened
 * @db: (nullable): SQLite's connection
 * @folder: (nullable): of a temporary copy, which is read instead of a file beside which nothing can be written
 * @version: of the file's schema
 * @ground: (nullable): the rules by which landed troops fight
 * @lock: (nullable): of a file that is written
 * @entries: (element-type ForconStoredEntry): all of them, those that were undone at the end
 * @decoded: (nullable) (array): entries that were read ahead, by place; %NULL for those that were not
 * @root: what the chain begins with: the seal of the start
 * @snapshot: position of the last snapshot that is in force
 * @secret: (nullable): where dice come from, unless they come from a seed
 * @recorded: how many of the first entries were given under another secret, before the campaign was imported
 * @rulings: (nullable): the setting by which rulings commands are decided, as the file has it
 * @earlier: how many of the first entries were decided by earlier rulings
 * @written: how many commands are in force as the file says; the chronicle may be ahead while one is being written
 * @copies: how many rolling copies are kept
 * @commit_failed: a write failed, so the disk may hold parts of what was not acknowledged
 * @beat, @beat_elapsed: when a program last said that it runs this campaign, and what its clock showed
 * @warning: (nullable): what went wrong besides the last command, which is safe
 */
struct _ForconStore {
  char *path;
  char *file;
  char *name;
  guint64 device;
  guint64 inode;
  ForconStoreMode mode;
  sqlite3 *db;
  char *folder;
  gint64 version;
  ForconStoreLock *lock;
  char *rules_name;
  ForconRules *rules;
  ForconTwilightRules *ground;
  ForconChronicle *chronicle;
  GPtrArray *entries;
  ForconCampaignEntry **decoded;
  char *root;
  GBytes *secret;
  guint recorded;
  char *rulings;
  guint earlier;
  guint snapshot;
  guint written;
  guint copies;
  gboolean commit_failed;
  ForconMoment beat;
  gint64 beat_elapsed;
  char *warning;
};

/* Of how many phases a copy is kept. */
#define FORCON_COPIES_DEFAULT 5
#define FORCON_COPIES_MAX 1000

/* An entry as it is kept, sealed with all before it. */
ForconStoredEntry *forcon_stored_entry_seal (const char *previous, const ForconCampaignEntry *entry);

/* @body, @hash: (transfer full) */
ForconStoredEntry *forcon_stored_entry_new (char *body, gsize length, char *hash);

void forcon_stored_entry_free (ForconStoredEntry *entry);

/* What the chain says before an entry. */
const char *forcon_store_chain_before (const ForconStore *store, guint place);

/**
 * forcon_store_decode:
 * @store: a store
 * @place: of an entry, from 0
 * @error: #ForconFileError
 *
 * Any thread may do this. An entry whose seal is broken is not read.
 *
 * Returns: (transfer full): the entry, or %NULL with @error set
 */
ForconCampaignEntry *forcon_store_decode (const ForconStore *store, guint place, GError **error);

/* Reading */

/* Opens the file as the store's mode says, and brings it to the present version if it is written. */
gboolean forcon_store_connect (ForconStore *store, GError **error);

/* Reads the file as it was at one moment. */
gboolean forcon_store_load (ForconStore *store, GError **error);

/* The text of a snapshot, if its seal is whole. */
char *forcon_store_load_state_text (ForconStore *store, guint position, char **seal, gsize *length, GError **error);

/**
 * forcon_store_load_state:
 * @store: a store
 * @position: of a snapshot
 * @seal: (out) (nullable): of its text
 * @error: #ForconFileError
 *
 * Returns: (transfer full): the state that the snapshot holds; %NULL with @error set where there is none, or it is not
 * what was written
 */
ForconCampaign *forcon_store_load_state (ForconStore *store, guint position, char **seal, GError **error);

/**
 * forcon_store_use_snapshot:
 * @store: a store
 * @position: where the chronicle is about to go
 *
 * Gives the chronicle the nearest state that is kept, so that it need not begin at the start. One that is damaged is
 * passed over: forcon_store_verify() tells of it.
 */
void forcon_store_use_snapshot (ForconStore *store, guint position);

/* Whether it is still the same file */

/**
 * forcon_store_watch_links:
 * @store: a store whose file was found
 * @error: #ForconFileError
 *
 * A second name (hard link) has a lock and a log of its own, so two programs would write into one file without
 * knowing of each other.
 *
 * Returns: whether the file has one name only
 */
gboolean forcon_store_watch_links (const ForconStore *store, GError **error);

/**
 * forcon_store_watch_begin:
 * @store: a store that was just connected
 *
 * Remembers which file the name leads to.
 */
void forcon_store_watch_begin (ForconStore *store);

/**
 * forcon_store_watch_end:
 * @store: a file, within a transaction
 * @error: #ForconFileError: %FORCON_FILE_ERROR_CHANGED if not
 *
 * Returns: whether its journal ends where this program left it
 */
gboolean forcon_store_watch_end (ForconStore *store, GError **error);

/* Writing */

/**
 * forcon_store_make:
 * @path: of a file that is not there yet
 * @content: what shall be in it
 * @error: #ForconFileError
 *
 * Makes a campaign file, wholly or not at all. Nothing that is there is ever overwritten.
 *
 * Returns: whether it was made
 */
gboolean forcon_store_make (const char *path, const ForconExchange *content, GError **error);

/**
 * forcon_store_copy_pages:
 * @store: a file
 * @to: an empty file
 * @shown: what people call it
 * @error: #ForconFileError
 *
 * Returns: whether @to has all that the file has at one moment
 */
gboolean forcon_store_copy_pages (const ForconStore *store, const char *to, const char *shown, GError **error);

/* Adds a setting with a new secret, which has never been shown to anyone. */
void forcon_store_add_secret (ForconExchange *content);

/* Within a transaction. */
gboolean forcon_store_put_entry (sqlite3 *db, guint number, const ForconStoredEntry *entry, const char *shown,
                                 GError **error);

/**
 * forcon_store_put_snapshot:
 * @db: a campaign file, within a transaction
 * @position: how many commands led to it
 * @campaign: the state after them
 * @shown: the file
 * @error: #ForconFileError
 *
 * Returns: whether it was written
 */
gboolean forcon_store_put_snapshot (sqlite3 *db, guint position, const ForconCampaign *campaign, const char *shown,
                                    GError **error);

/**
 * forcon_store_put_setting:
 * @store: a file
 * @name: of a setting
 * @value: of it
 * @error: #ForconFileError, also if the file was opened to read
 *
 * Returns: whether it is on the disk
 */
gboolean forcon_store_put_setting (ForconStore *store, const char *name, const char *value, GError **error);

/* What went wrong besides a command that is safe; the first counts. */
void forcon_store_warn (ForconStore *store, char *warning);

/**
 * forcon_store_copy:
 * @store: a file that is written
 * @phase: which phase has just ended
 *
 * Keeps a copy of the file as it is now, NAME.~PHASE, and drops those that are too old. What goes wrong is a warning.
 */
void forcon_store_copy (ForconStore *store, gint phase);

G_END_DECLS
