/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For renameat2(). */
#define _GNU_SOURCE

#include "storage/store/store-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/place.h"
#include "campaign/state/campaign-rules.h"
#include "storage/exchange/state-xml.h"
#include "storage/scenario/scenario-merge.h"
#include "storage/store/picture-copy.h"
#include "storage/store/store-scenario.h"
#include "storage/xml/xml-text.h"

/* What SQLite leaves beside a file. A new file must not find what belonged to another one of its name. */
static const char *const companions[] = { "-wal", "-shm", "-journal" };

static gboolean
fail_write (const char *path, gint number, GError **error)
{
  g_autofree char *what = g_strdup_printf (_ ("cannot be written: %s"), g_strerror (number));

  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, path, 0, what, _ ("a folder that can be written in"));
  return FALSE;
}

static gboolean
fail_exists (const char *path, GError **error)
{
  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, path, 0, _ ("is there already"), _ ("a new name"));
  return FALSE;
}

/* Gives a file that is complete its name, but never takes the place of another, nor of a link that leads nowhere.
 *
 * Returns: whether it could
 */
static gboolean
move_in (const char *from, const char *path, GError **error)
{
  gint number = 0;

  if (renameat2 (AT_FDCWD, from, AT_FDCWD, path, RENAME_NOREPLACE) != 0)
    number = errno;
  /* File systems that cannot do that can link, or have no links at all. */
  if (number == EINVAL || number == ENOSYS)
    {
      number = link (from, path) == 0 ? 0 : errno;
      if (number == 0)
        g_unlink (from);
    }
  if (number == EEXIST)
    return fail_exists (path, error);
  return number == 0 ? TRUE : fail_write (path, number, error);
}

static gboolean
check_name (const char *path, GError **error)
{
  g_autofree char *what = NULL;

  if (!forcon_place_is_kept (path))
    return TRUE;
  what = g_strdup_printf (_ ("cannot be written: %s"), _ ("the name is kept for a file beside a running campaign"));
  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, path, 0, what, _ ("a place that can be written to"));
  return FALSE;
}

static gboolean
put_settings (sqlite3 *db, const ForconExchange *content, const char *path, GError **error)
{
  g_autofree char *position = g_strdup_printf ("%u", content->position);

  for (guint i = 0; i < content->settings->len; i++)
    {
      const ForconExchangeSetting *setting = g_ptr_array_index (content->settings, i);

      if (!forcon_setting_put (db, setting->name, setting->value, path, error))
        return FALSE;
    }
  return forcon_setting_put (db, FORCON_SETTING_RULES, content->rules_name, path, error)
         && forcon_setting_put (db, FORCON_SETTING_POSITION, position, path, error);
}

static gboolean
put_entries (sqlite3 *db, const ForconExchange *content, const char *path, GError **error)
{
  g_autofree char *start = forcon_state_to_xml (content->start);
  g_autofree char *chain = forcon_chain_link ("", start, strlen (start));

  for (guint i = 0; i < content->entries->len; i++)
    {
      ForconStoredEntry *entry = forcon_stored_entry_seal (chain, g_ptr_array_index (content->entries, i));
      gboolean done = forcon_store_put_entry (db, i + 1, entry, path, error);

      g_free (chain);
      chain = g_strdup (entry->hash);
      forcon_stored_entry_free (entry);
      if (!done)
        return FALSE;
    }
  return TRUE;
}

/* Makes a private empty file beside @path, readable only by the user: it will hold what admirals do not know. */
static char *
make_temporary (const char *path, GError **error)
{
  g_autofree char *file = g_strconcat (path, ".XXXXXX", NULL);
  int descriptor = g_mkstemp_full (file, O_RDWR | O_CLOEXEC, 0600);

  if (descriptor < 0)
    {
      fail_write (path, errno, error);
      return NULL;
    }
  close (descriptor);
  return g_steal_pointer (&file);
}

/* Makes what a new file shall hold; @path is what it is going to be called. */
typedef gboolean (*Filler) (const char *temporary, const char *path, gconstpointer data, GError **error);

static gboolean
fill_with_content (const char *temporary, const char *path, gconstpointer content, GError **error)
{
  g_autoptr (ForconSql) db = forcon_sql_open (temporary, FORCON_SQL_WRITE, path, error);

  return db != NULL && forcon_sql_run (db, "PRAGMA journal_mode = WAL; BEGIN IMMEDIATE", path, error)
         && forcon_schema_create (db, path, error) && put_settings (db, content, path, error)
         && forcon_store_put_snapshot (db, 0, ((const ForconExchange *) content)->start, path, error)
         && put_entries (db, content, path, error) && forcon_sql_run (db, "COMMIT", path, error)
         && forcon_sql_run (db, "PRAGMA wal_checkpoint (TRUNCATE)", path, error);
}

static gboolean
fill_with_copy (const char *temporary, const char *path, gconstpointer store, GError **error)
{
  return forcon_store_copy_pages (store, temporary, path, error);
}

static gboolean
make_file (const char *path, Filler filler, gconstpointer data, GError **error)
{
  g_autofree char *temporary = NULL;
  gboolean done;

  if (!check_name (path, error))
    return FALSE;
  if (g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    return fail_exists (path, error);
  for (gsize i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *companion = g_strconcat (path, companions[i], NULL);

      if (g_file_test (companion, G_FILE_TEST_EXISTS) || g_file_test (companion, G_FILE_TEST_IS_SYMLINK))
        return fail_exists (companion, error);
    }
  temporary = make_temporary (path, error);
  done = temporary != NULL && filler (temporary, path, data, error);
  done = done && move_in (temporary, path, error);
  if (temporary != NULL && !done)
    {
      g_unlink (temporary);
      for (gsize i = 0; i < G_N_ELEMENTS (companions); i++)
        {
          g_autofree char *companion = g_strconcat (temporary, companions[i], NULL);

          g_unlink (companion);
        }
    }
  if (done && !forcon_place_sync_folder (path))
    return fail_write (path, errno, error);
  return done;
}

gboolean
forcon_store_make (const char *path, const ForconExchange *content, GError **error)
{
  return make_file (path, fill_with_content, content, error);
}

gboolean
forcon_store_save_copy (const ForconStore *store, const char *path, GError **error)
{
  return make_file (path, fill_with_copy, store, error);
}

void
forcon_store_add_secret (ForconExchange *content)
{
  g_autoptr (GBytes) secret = forcon_secret_new ();
  g_autofree char *text = forcon_secret_to_text (secret);

  forcon_exchange_add_setting (content, FORCON_SETTING_SECRET, text);
}

static char *
setting_of (const ForconStore *store, const char *name)
{
  return store == NULL ? NULL : forcon_setting_get (store->db, store->version, name, store->path, NULL);
}

/* @text: (nullable): of the scenario, which is kept; @from: (nullable): where it stands; @rules: (nullable): of the
 * file of its rules */
static ForconStore *
create (const char *path, const ForconCampaign *start, const char *rules_name, const char *text, const char *from,
        const char *rules, GError **error)
{
  /* Own rules are changes of the usual ones. */
  g_autoptr (ForconExchange) content
      = forcon_exchange_new (start->rule_changes->len > 0 ? FORCON_USUAL_RULES : rules_name, start);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *created = g_date_time_format_iso8601 (now);
  g_autofree char *copies = g_strdup_printf ("%d", FORCON_COPIES_DEFAULT);
  g_autofree char *rulings = forcon_rulings_text (0);

  forcon_exchange_add_setting (content, FORCON_SETTING_PROGRAM, FORCON_VERSION);
  forcon_exchange_add_setting (content, FORCON_SETTING_CREATED, created);
  forcon_exchange_add_setting (content, FORCON_SETTING_COPIES, copies);
  forcon_exchange_add_setting (content, FORCON_SETTING_RULINGS, rulings);
  if (text != NULL)
    forcon_exchange_add_setting (content, FORCON_SETTING_SCENARIO, text);
  if (text != NULL && from != NULL && g_utf8_validate (from, -1, NULL))
    forcon_exchange_add_setting (content, FORCON_SETTING_SCENARIO_PATH, from);
  if (rules != NULL)
    forcon_exchange_add_setting (content, FORCON_SETTING_RULES_FILE, rules);
  if (forcon_campaign_is_keyed (start))
    forcon_store_add_secret (content);
  return forcon_store_make (path, content, error) ? forcon_store_open (path, FORCON_STORE_WRITE, error) : NULL;
}

ForconStore *
forcon_store_create (const char *path, const ForconCampaign *start, const char *rules_name, GError **error)
{
  return create (path, start, rules_name, NULL, NULL, NULL, error);
}

static void
hand_on_picture (const ForconCampaign *campaign, const char *from, const char *to, GPtrArray *notes)
{
  g_autofree char *note = forcon_picture_hand_on (campaign->progress.picture, from, to);

  if (note != NULL && notes != NULL)
    g_ptr_array_add (notes, g_steal_pointer (&note));
}

ForconStore *
forcon_store_create_from (const char *path, const ForconScenario *scenario, const ForconStore *like, GPtrArray *notes,
                          GError **error)
{
  ForconStore *store;
  g_autofree char *text = setting_of (like, FORCON_SETTING_SCENARIO);
  g_autofree char *from = setting_of (like, FORCON_SETTING_SCENARIO_PATH);
  g_autofree char *rules = setting_of (like, FORCON_SETTING_RULES_FILE);
  g_autofree char *rules_path = like != NULL || scenario->campaign->rule_changes->len == 0
                                    ? NULL
                                    : forcon_rules_find (scenario->rules_name, scenario->path);

  if (like == NULL && *scenario->path != '\0')
    {
      text = forcon_xml_text_load (scenario->path, NULL);
      from = g_canonicalize_filename (scenario->path, NULL);
      /* It was read a moment ago. */
      if (text == NULL && notes != NULL)
        g_ptr_array_add (notes, g_strdup_printf (_ ("Comments and layout of %s will not be in a scenario that is saved of "
                                                    "this campaign: its text cannot be read any more"),
                                                 scenario->path));
    }
  if (rules_path != NULL)
    rules = forcon_xml_text_load (rules_path, NULL);
  store = create (path, scenario->campaign, scenario->rules_name, text, from, rules, error);
  if (store != NULL)
    hand_on_picture (scenario->campaign, like != NULL ? like->path : scenario->path, path, notes);
  return store;
}

/* Whether a file states these rules. */
static gboolean
states (const char *path, const ForconRules *rules)
{
  g_autoptr (ForconRules) there = path == NULL ? NULL : forcon_rules_load (path, NULL);
  g_autofree char *differences = there == NULL ? NULL : forcon_rules_changes (rules, there);

  return differences != NULL && *differences == '\0';
}

/* Whether the file is what these rules were read from, or is not there: nobody else's work is overwritten. */
static gboolean
may_write_rules (const char *path, const char *from, GError **error)
{
  g_autofree char *there = forcon_xml_text_load (path, NULL);

  if (!g_file_test (path, G_FILE_TEST_EXISTS) || (there != NULL && g_strcmp0 (there, from) == 0))
    return TRUE;
  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, path, 0, _ ("other rules are there"),
                         _ ("another word of the rule set: “rule path=id value=WORD”"));
  return FALSE;
}

/* Own rules go beside the scenario, into the text that they were read from; those that can be found there stay. */
static gboolean
save_rules (const ForconStore *store, const ForconRules *rules, const char *scenario, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (scenario);
  g_autofree char *file = g_strconcat (rules->id, ".xml", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *found = forcon_rules_find (rules->id, scenario);
  g_autofree char *usual = forcon_rules_find (FORCON_USUAL_RULES, NULL);
  g_autofree char *from = setting_of (store, FORCON_SETTING_RULES_FILE);
  g_autofree char *text = g_strdup (from);
  g_autofree char *merged = NULL;

  if (states (found, rules))
    return TRUE;
  if (!may_write_rules (path, from, error))
    return FALSE;
  if (text == NULL && usual != NULL)
    text = forcon_xml_text_load (usual, NULL);
  merged = forcon_rules_merge (text == NULL ? "" : text, rules, error);
  return merged != NULL && forcon_xml_text_save (path, merged, error);
}

gboolean
forcon_store_save_scenario (ForconStore *store, const char *path, GPtrArray *notes, GError **error)
{
  g_autoptr (ForconCampaign) set_up = forcon_chronicle_set_up (store->chronicle, error);
  g_autofree char *text = setting_of (store, FORCON_SETTING_SCENARIO);
  g_autofree char *from = setting_of (store, FORCON_SETTING_SCENARIO_PATH);
  g_autofree char *merged = NULL;
  const ForconRules *rules;
  gboolean kept;

  if (set_up == NULL)
    return FALSE;
  rules = forcon_campaign_rules (set_up, store->rules);
  if (rules != store->rules && !save_rules (store, rules, path, error))
    return FALSE;
  merged = forcon_scenario_merge (text, from == NULL ? path : from, set_up,
                                  rules == store->rules ? store->rules_name : rules->id, rules, path, &kept);
  if (!forcon_xml_text_save (path, merged, error))
    return FALSE;
  if (!kept && notes != NULL)
    g_ptr_array_add (notes, g_strdup (_ ("Comments and layout of the file that it was made from could not be kept: its "
                                         "fleet books or its text cannot be read from there")));
  hand_on_picture (set_up, store->path, path, notes);
  return TRUE;
}
