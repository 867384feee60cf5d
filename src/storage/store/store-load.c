/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE

#include "storage/store/store-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "storage/exchange/entry-xml.h"
#include "storage/rules/rules-file.h"
#include "storage/exchange/state-xml.h"

#define COPY_NAME "campaign"
#define WAL "-wal"

/* Digits of a fingerprint, and after how many of them there is a dash. */
#define FINGERPRINT_DIGITS 16
#define FINGERPRINT_GROUP 4

/* All commands are kept in memory: more than a hundred weekends. */
#define MEGABYTE (1024 * 1024)
#define SIZE_MAX_MB 1024

static gboolean
fail_damaged (const ForconStore *store, const char *what, GError **error)
{
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, store->path, 0, what, _ ("a campaign file"));
  return FALSE;
}

static gboolean
check_size (const ForconStore *store, GError **error)
{
  g_autofree char *expected = g_strdup_printf (_ ("at most %u MB"), SIZE_MAX_MB);
  GStatBuf about;

  if (g_stat (store->file, &about) != 0 || about.st_size <= (goffset) SIZE_MAX_MB * MEGABYTE)
    return TRUE;
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, store->path, 0, _ ("the file is too big"), expected);
  return FALSE;
}

/* Reading where nothing can be written */

static gboolean
copy_file (const char *from, const char *to, const char *shown, GError **error)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GError) local = NULL;
  gsize length = 0;

  if (g_file_get_contents (from, &bytes, &length, &local)
      && g_file_set_contents_full (to, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, &local))
    return TRUE;
  return forcon_store_fail_read (shown, local->message, error);
}

/*
 * A file that was not closed, and beside which SQLite cannot put what it needs to read it: what was written last is in
 * the file beside it, so both are read as a copy.
 */
static gboolean
connect_copy (ForconStore *store, const char *wal, GError **error)
{
  g_autofree char *copy = NULL;
  g_autofree char *wal_copy = NULL;

  store->folder = g_dir_make_tmp ("forcon-XXXXXX", NULL);
  if (store->folder == NULL)
    return forcon_store_fail_read (store->path, g_strerror (errno), error);
  copy = g_build_filename (store->folder, COPY_NAME, NULL);
  wal_copy = g_strconcat (copy, WAL, NULL);
  if (!copy_file (store->file, copy, store->path, error) || !copy_file (wal, wal_copy, store->path, error))
    return FALSE;
  store->db = forcon_sql_open (copy, FORCON_SQL_WRITE, store->path, error);
  return store->db != NULL;
}

static gboolean
connect_reading (ForconStore *store, GError **error)
{
  g_autofree char *wal = g_strconcat (store->file, WAL, NULL);
  GStatBuf about;
  gint code;

  store->db = forcon_sql_open (store->file, FORCON_SQL_READ, store->path, error);
  if (store->db == NULL)
    return FALSE;
  /* SQLite opens the file at the first query only. */
  if (sqlite3_exec (store->db, "SELECT count(*) FROM sqlite_schema", NULL, NULL, NULL) == SQLITE_OK)
    return TRUE;
  code = sqlite3_extended_errcode (store->db);
  if ((code & 0xff) != SQLITE_CANTOPEN && (code & 0xff) != SQLITE_READONLY)
    {
      forcon_sql_fail (error, store->db, code, store->path);
      return FALSE;
    }
  g_clear_pointer (&store->db, forcon_sql_close);
  if (g_stat (wal, &about) == 0 && about.st_size > 0)
    return connect_copy (store, wal, error);
  store->db = forcon_sql_open (store->file, FORCON_SQL_FROZEN, store->path, error);
  return store->db != NULL;
}

static gboolean
connect_writing (ForconStore *store, GError **error)
{
  if (g_access (store->file, W_OK) != 0)
    {
      g_autofree char *what = g_strdup_printf (_ ("cannot be written: %s"), g_strerror (errno));

      forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, store->path, 0, what,
                             _ ("a file that can be written"));
      return FALSE;
    }
  store->lock = forcon_store_lock_take (store->file, store->path, error);
  if (store->lock == NULL)
    return FALSE;
  store->db = forcon_sql_open (store->file, FORCON_SQL_WRITE, store->path, error);
  return store->db != NULL;
}

gboolean
forcon_store_connect (ForconStore *store, GError **error)
{
  gboolean writing = store->mode == FORCON_STORE_WRITE;

  if (!forcon_store_probe (store->file, store->path, error) || !check_size (store, error)
      || !forcon_store_watch_links (store, error))
    return FALSE;
  if (writing ? !connect_writing (store, error) : !connect_reading (store, error))
    return FALSE;
  forcon_store_watch_begin (store);
  if (!forcon_schema_check (store->db, &store->version, store->path, error))
    return FALSE;
  if (!writing)
    return TRUE;
  if (!forcon_sql_run (store->db, "PRAGMA journal_mode = WAL", store->path, error)
      || !forcon_schema_migrate (store->db, store->version, store->path, error))
    return FALSE;
  store->version = FORCON_STORE_VERSION;
  return TRUE;
}

/* Entries */

void
forcon_stored_entry_free (ForconStoredEntry *entry)
{
  g_free (entry->body);
  g_free (entry->hash);
  g_free (entry);
}

static void
free_stored_entry (gpointer entry)
{
  forcon_stored_entry_free (entry);
}

ForconStoredEntry *
forcon_stored_entry_new (char *body, gsize length, char *hash)
{
  ForconStoredEntry *entry = g_new (ForconStoredEntry, 1);

  *entry = (ForconStoredEntry){ body, length, hash };
  return entry;
}

const char *
forcon_store_chain_before (const ForconStore *store, guint place)
{
  return place == 0 ? store->root : ((ForconStoredEntry *) g_ptr_array_index (store->entries, place - 1))->hash;
}

static gboolean
fail_entry (const ForconStore *store, guint place, const char *why, GError **error)
{
  g_autofree char *what = g_strdup_printf (_ ("the record of command %u cannot be used (%s)"), place + 1, why);

  return fail_damaged (store, what, error);
}

ForconCampaignEntry *
forcon_store_decode (const ForconStore *store, guint place, GError **error)
{
  const ForconStoredEntry *stored = g_ptr_array_index (store->entries, place);
  g_autofree char *link = forcon_chain_link (forcon_store_chain_before (store, place), stored->body, stored->length);
  g_autoptr (GError) local = NULL;
  g_autoptr (ForconCampaignEntry) entry = NULL;

  if (!g_str_equal (link, stored->hash))
    {
      fail_entry (store, place, _ ("it was changed after it was written"), error);
      return NULL;
    }
  entry = forcon_entry_from_xml (stored->body, stored->length, &local);
  if (entry == NULL)
    fail_entry (store, place, local->message, error);
  return g_steal_pointer (&entry);
}

/* For forcon_chronicle_new_stored(). */
static gpointer
read_entry (guint place, gpointer data, GError **error)
{
  ForconStore *store = data;

  if (store->decoded != NULL && store->decoded[place] != NULL)
    return g_steal_pointer (&store->decoded[place]);
  return forcon_store_decode (store, place, error);
}

static gboolean
load_entry (ForconStore *store, sqlite3_stmt *statement, GError **error)
{
  gsize length = 0;
  char *body = forcon_sql_text (statement, 1, &length);
  char *hash = NULL;
  g_autofree char *what = NULL;

  if (body != NULL && store->version >= 2)
    hash = forcon_sql_text (statement, 2, NULL);
  else if (body != NULL)
    /* Version 1 has no chain; it is made as the entries are read. */
    hash = forcon_chain_link (forcon_store_chain_before (store, store->entries->len), body, length);
  if (hash != NULL && sqlite3_column_int64 (statement, 0) == (gint64) store->entries->len + 1)
    {
      g_ptr_array_add (store->entries, forcon_stored_entry_new (body, length, hash));
      return TRUE;
    }
  g_free (body);
  g_free (hash);
  what = g_strdup_printf (_ ("the record of command %u is missing"), store->entries->len + 1);
  return fail_damaged (store, what, error);
}

static gboolean
load_entries (ForconStore *store, GError **error)
{
  const char *sql = store->version == 1 ? "SELECT number, body FROM entries ORDER BY number"
                                        : "SELECT number, body, hash FROM entries ORDER BY number";
  g_autoptr (ForconSqlStatement) statement = forcon_sql_prepare (store->db, sql, store->path, error);
  gboolean row = FALSE;

  store->entries = g_ptr_array_new_with_free_func (free_stored_entry);
  while (statement != NULL && forcon_sql_step (statement, &row, store->path, error))
    {
      if (!row)
        return TRUE;
      if (!load_entry (store, statement, error))
        return FALSE;
    }
  return FALSE;
}

/* Snapshots */

static gboolean
fail_state (const ForconStore *store, guint position, const char *why, GError **error)
{
  g_autofree char *what = g_strdup_printf (_ ("the state after command %u cannot be used (%s)"), position, why);

  return fail_damaged (store, what, error);
}

char *
forcon_store_load_state_text (ForconStore *store, guint position, char **seal, gsize *length, GError **error)
{
  const char *sql = store->version == 1 ? "SELECT state FROM snapshots WHERE position = ?"
                                        : "SELECT state, hash FROM snapshots WHERE position = ?";
  g_autoptr (ForconSqlStatement) statement = forcon_sql_prepare (store->db, sql, store->path, error);
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  gboolean row = FALSE;

  if (statement == NULL)
    return NULL;
  sqlite3_bind_int64 (statement, 1, position);
  if (!forcon_sql_step (statement, &row, store->path, error))
    return NULL;
  text = row ? forcon_sql_text (statement, 0, length) : NULL;
  kept = text != NULL && store->version > 1 ? forcon_sql_text (statement, 1, NULL) : NULL;
  *seal = text == NULL ? NULL : forcon_chain_link ("", text, *length);
  if (text != NULL && (store->version == 1 || g_strcmp0 (*seal, kept) == 0))
    return g_steal_pointer (&text);
  g_clear_pointer (seal, g_free);
  fail_state (store, position, text == NULL ? _ ("it is missing") : _ ("it was changed after it was written"), error);
  return NULL;
}

ForconCampaign *
forcon_store_load_state (ForconStore *store, guint position, char **seal, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *found = NULL;
  gsize length = 0;
  g_autofree char *text = forcon_store_load_state_text (store, position, &found, &length, error);
  ForconCampaign *campaign = text == NULL ? NULL : forcon_state_from_xml (text, length, store->rules, &local);

  if (local != NULL)
    fail_state (store, position, local->message, error);
  if (campaign != NULL)
    forcon_campaign_set_secret (campaign, store->secret);
  if (seal != NULL)
    *seal = g_steal_pointer (&found);
  return campaign;
}

/* The last position, at most @position, at which there is a snapshot; 0 when it is the start. */
static guint
snapshot_before (ForconStore *store, guint position)
{
  g_autofree char *sql
      = g_strdup_printf ("SELECT coalesce(max(position), 0) FROM snapshots WHERE position BETWEEN 0 AND %u", position);
  gint64 found = 0;

  return forcon_sql_number (store->db, sql, &found, store->path, NULL) ? (guint) found : 0;
}

void
forcon_store_use_snapshot (ForconStore *store, guint position)
{
  guint known = forcon_log_snapshot_before (forcon_chronicle_log (store->chronicle), position);

  for (guint at = snapshot_before (store, position); at > known; at = snapshot_before (store, at - 1))
    {
      g_autoptr (ForconCampaign) campaign = forcon_store_load_state (store, at, NULL, NULL);

      if (campaign == NULL)
        continue;
      forcon_log_add_snapshot (forcon_chronicle_log (store->chronicle), at, campaign);
      return;
    }
}

/* Settings */

static char *
load_setting (ForconStore *store, const char *name, GError **error)
{
  return forcon_setting_get (store->db, store->version, name, store->path, error);
}

/* A setting that must be there, a number. */
static gboolean
load_number (ForconStore *store, const char *name, guint64 most, guint *number, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *text = load_setting (store, name, &local);
  g_autofree char *what = NULL;
  guint64 value = 0;

  if (text != NULL && g_ascii_string_to_unsigned (text, 10, 0, most, &value, NULL))
    {
      *number = (guint) value;
      return TRUE;
    }
  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  what = g_strdup_printf (_ ("the setting \"%s\" is damaged"), name);
  return fail_damaged (store, what, error);
}

static gboolean
load_rules (ForconStore *store, GError **error)
{
  g_autoptr (GError) local = NULL;

  store->rules_name = load_setting (store, FORCON_SETTING_RULES, &local);
  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  if (store->rules_name == NULL)
    return fail_damaged (store, _ ("it does not say by which rules it is played"), error);
  store->rules = forcon_rules_load_named (store->rules_name, error);
  return store->rules != NULL && forcon_rules_load_ground (store->rules, &store->ground, error);
}

/* Files whose dice come from a seed have none. */
static gboolean
load_secret (ForconStore *store, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *text = load_setting (store, FORCON_SETTING_SECRET, &local);
  g_autofree char *recorded = local == NULL ? load_setting (store, FORCON_SETTING_RECORDED, &local) : NULL;
  guint64 value = 0;

  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  store->secret = forcon_secret_from_text (text);
  if (recorded != NULL && g_ascii_string_to_unsigned (recorded, 10, 0, G_MAXINT32, &value, NULL))
    store->recorded = (guint) value;
  return TRUE;
}

/* By which rulings the entries, which are known already, were decided. */
static gboolean
load_rulings (ForconStore *store, GError **error)
{
  g_autoptr (GError) local = NULL;

  store->rulings = load_setting (store, FORCON_SETTING_RULINGS, &local);
  store->earlier = forcon_rulings_earlier (store->rulings, store->entries->len);
  if (local == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* "elapsed wall uptime boot"; nothing depends on it, so one that makes no sense is none. */
static void
load_beat (ForconStore *store)
{
  g_autofree char *text = load_setting (store, FORCON_SETTING_BEAT, NULL);
  g_auto (GStrv) parts = text == NULL ? NULL : g_strsplit (text, " ", 4);

  if (parts == NULL || g_strv_length (parts) != 4)
    return;
  store->beat_elapsed = g_ascii_strtoll (parts[0], NULL, 10);
  store->beat.wall = g_ascii_strtoll (parts[1], NULL, 10);
  store->beat.uptime = g_ascii_strtoll (parts[2], NULL, 10);
  store->beat.boot = *parts[3] == '\0' ? NULL : g_intern_string (parts[3]);
}

/* All of it */

/* The seal of an entry is right, but it names an id that does not exist: the entry is forged. */
static void
fail_misfit (guint place, gpointer data, GError **error)
{
  fail_entry (data, place, _ ("what it says cannot have happened"), error);
}

/* Whether the commands, decided again, give the recorded events. Commands that were decided by earlier rulings cannot
 * be decided again. */
static gboolean
was_decided_so (ForconStore *store)
{
  if (store->earlier > 0)
    return FALSE;

  const ForconAudit audit = forcon_chronicle_verify (store->chronicle);

  g_free (audit.unreadable);
  return audit.agrees;
}

/*
 * Whether the state that the events make could be stored and read again: forged events may contain anything. Where it
 * could not, the commands decide, so that no campaign that was really played is refused.
 */
static gboolean
check_present (ForconStore *store, guint position, GError **error)
{
  const ForconCampaign *campaign = forcon_store_campaign (store);
  g_autofree char *text = forcon_state_to_xml (campaign);
  g_autoptr (GError) local = NULL;
  g_autoptr (ForconCampaign) again = forcon_state_from_xml (text, strlen (text), store->rules, &local);

  if (again != NULL || was_decided_so (store))
    return TRUE;
  fail_state (store, position, local->message, error);
  return FALSE;
}

/* "3F2A-91C0-77B4-0E12": the beginning of the last seal. */
static char *
fingerprint (guint n, gpointer data)
{
  const char *seal = forcon_store_chain_before (data, n);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < FINGERPRINT_DIGITS && seal[i] != '\0'; i++)
    {
      if (i > 0 && i % FINGERPRINT_GROUP == 0)
        g_string_append_c (text, '-');
      g_string_append_c (text, g_ascii_toupper (seal[i]));
    }
  return g_string_free (text, FALSE);
}

static gboolean
load_chronicle (ForconStore *store, guint position, GError **error)
{
  const ForconLogSource source = { read_entry, fail_misfit, store, fingerprint };
  g_autoptr (ForconCampaign) start = forcon_store_load_state (store, 0, &store->root, error);

  if (start == NULL || !load_entries (store, error) || !load_rulings (store, error))
    return FALSE;
  if (forcon_campaign_is_keyed (start) && store->secret == NULL)
    return fail_damaged (store, _ ("the secret of its dice is missing"), error);
  if (position > store->entries->len)
    return fail_damaged (store, _ ("commands at its end are missing"), error);
  store->chronicle = forcon_chronicle_new_stored (start, store->rules, &source, store->entries->len);
  forcon_chronicle_set_ground (store->chronicle, store->ground);
  forcon_log_set_recorded (forcon_chronicle_log (store->chronicle), store->recorded);
  forcon_log_set_earlier (forcon_chronicle_log (store->chronicle), store->earlier);
  forcon_store_use_snapshot (store, position);
  store->snapshot = snapshot_before (store, position);
  store->written = position;
  return forcon_chronicle_go_to (store->chronicle, position, error) && check_present (store, position, error);
}

gboolean
forcon_store_load (ForconStore *store, GError **error)
{
  guint position = 0;
  gboolean loaded;

  if (!forcon_sql_run (store->db, "BEGIN", store->path, error))
    return FALSE;
  loaded = load_rules (store, error) && load_number (store, FORCON_SETTING_POSITION, G_MAXINT32, &position, error)
           && load_number (store, FORCON_SETTING_COPIES, FORCON_COPIES_MAX, &store->copies, error)
           && load_secret (store, error) && load_chronicle (store, position, error);
  if (loaded)
    load_beat (store);
  sqlite3_exec (store->db, "COMMIT", NULL, NULL, NULL);
  return loaded;
}
