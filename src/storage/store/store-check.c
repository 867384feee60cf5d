/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/store-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/parallel.h"
#include "storage/exchange/state-xml.h"

/* Somebody reads them. */
#define PROBLEMS_MAX 100

typedef struct {
  ForconStore *store;
  ForconErrand *errand;
  GPtrArray *problems;
} Check;

static void
free_problem (gpointer data)
{
  ForconStoreProblem *problem = data;

  g_free (problem->what);
  g_free (problem);
}

/* @entry: from 1, or 0; @what: (transfer full) */
static void
report (Check *check, guint entry, char *what)
{
  ForconStoreProblem *problem = g_new (ForconStoreProblem, 1);

  *problem = (ForconStoreProblem){ entry, what };
  g_ptr_array_add (check->problems, problem);
}

/* Whether there are problems enough, or the check was cancelled. */
static gboolean
is_over (const Check *check)
{
  return check->problems->len >= PROBLEMS_MAX || !forcon_errand_go_on (check->errand, 0, 0);
}

static void
report_error (Check *check, guint entry, const GError *error)
{
  report (check, entry, g_strdup (error->message));
}

/* Pages */

static void
check_pages (Check *check)
{
  const char *path = check->store->path;
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (check->store->db, "PRAGMA integrity_check (10)", path, &error);
  gboolean row = TRUE;

  while (statement != NULL && row && forcon_sql_step (statement, &row, path, &error))
    {
      g_autofree char *text = row ? forcon_sql_text (statement, 0, NULL) : NULL;
      g_autofree char *line = forcon_file_error_quote (text == NULL ? "" : text, FORCON_FILE_ERROR_MAX);

      if (row && g_strcmp0 (text, "ok") != 0)
        /* Translators: %s is what SQLite says, in English. */
        report (check, 0, g_strdup_printf (_ ("the file is damaged (%s)"), line));
    }
  if (error != NULL)
    report_error (check, 0, error);
}

/* Settings: those that are only kept are not read when a file is opened. */

/* Whether the seal of each is whole: of PINs, of what the clock showed, of whatever else there is. */
static void
check_seals (Check *check)
{
  const ForconStore *store = check->store;
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (store->db, "SELECT name FROM settings ORDER BY name", store->path, &error);
  gboolean row = TRUE;

  while (statement != NULL && row && !is_over (check) && forcon_sql_step (statement, &row, store->path, &error))
    {
      g_autofree char *name = row ? forcon_sql_text (statement, 0, NULL) : NULL;
      g_autoptr (GError) broken = NULL;

      if (name != NULL)
        g_free (forcon_setting_get (store->db, store->version, name, store->path, &broken));
      if (broken != NULL)
        report_error (check, 0, broken);
    }
  if (error != NULL)
    report_error (check, 0, error);
}

static void
check_settings (Check *check)
{
  static const char *const names[] = { FORCON_SETTING_RULES, FORCON_SETTING_PROGRAM, FORCON_SETTING_CREATED,
                                       FORCON_SETTING_POSITION, FORCON_SETTING_COPIES };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const ForconStore *store = check->store;
      g_autoptr (GError) error = NULL;
      g_autofree char *value = forcon_setting_get (store->db, store->version, names[i], store->path, &error);

      if (error == NULL && value == NULL)
        report (check, 0, g_strdup_printf (_ ("the setting \"%s\" is missing"), names[i]));
    }
}

/* Entries: those of the file are those that were read, each is sealed, and each can be read. */

static void
check_rows (Check *check)
{
  const char *path = check->store->path;
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (check->store->db, "SELECT number, body FROM entries ORDER BY number", path, &error);
  gboolean row = TRUE;
  guint n = 0;

  while (statement != NULL && row && !is_over (check) && forcon_sql_step (statement, &row, path, &error))
    {
      const ForconStoredEntry *entry
          = n < check->store->entries->len ? g_ptr_array_index (check->store->entries, n) : NULL;
      gsize length = 0;
      g_autofree char *body = row ? forcon_sql_text (statement, 1, &length) : NULL;

      if (!row)
        break;
      n++;
      if (entry == NULL || body == NULL || sqlite3_column_int64 (statement, 0) != (gint64) n || length != entry->length
          || memcmp (body, entry->body, length) != 0)
        report (check, n,
                g_strdup_printf (_ ("the record of command %u is not the one that was read from the file"), n));
    }
  if (error != NULL)
    report_error (check, 0, error);
  else if (!row && n < check->store->entries->len)
    report (check, n + 1, g_strdup_printf (_ ("the record of command %u is missing"), n + 1));
}

/* Why entries could not be read, by their places. */
typedef struct {
  ForconStore *store;
  ForconErrand *errand;
  GError **errors;
} Reading;

static gpointer
begin_reading (gpointer data)
{
  return NULL;
}

static void
read_ahead (gpointer gathered, guint place, gpointer data)
{
  Reading *reading = data;

  if (forcon_errand_go_on (reading->errand, 0, 0))
    reading->store->decoded[place] = forcon_store_decode (reading->store, place, &reading->errors[place]);
}

static void
end_reading (gpointer gathered, gpointer data)
{
}

/* All processors read; what they read is used below. */
static void
check_entries (Check *check)
{
  static const ForconParallelWork work = { begin_reading, read_ahead, end_reading };
  guint n = check->store->entries->len;
  Reading reading = { check->store, check->errand, g_new0 (GError *, n) };

  check->store->decoded = g_new0 (ForconCampaignEntry *, n);
  forcon_parallel_run (&work, &reading, n, 0, NULL);
  for (guint i = 0; i < n; i++)
    {
      if (reading.errors[i] != NULL && !is_over (check))
        report_error (check, i + 1, reading.errors[i]);
      g_clear_error (&reading.errors[i]);
    }
  g_free (reading.errors);
}

/* States: each that is kept is what the events before it make. */

static GArray *
find_snapshots (Check *check)
{
  const char *path = check->store->path;
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (check->store->db, "SELECT position FROM snapshots ORDER BY position", path, &error);
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (gint64));
  gboolean row = TRUE;

  while (statement != NULL && row && forcon_sql_step (statement, &row, path, &error))
    {
      gint64 position = row ? sqlite3_column_int64 (statement, 0) : 0;

      if (row)
        g_array_append_val (positions, position);
    }
  if (error != NULL)
    report_error (check, 0, error);
  return positions;
}

/* As files have them: with every name and every figure. */
static gboolean
states_equal (const ForconCampaign *a, const ForconCampaign *b)
{
  g_autofree char *left = forcon_state_to_xml (a);
  g_autofree char *right = forcon_state_to_xml (b);

  return g_str_equal (left, right);
}

static void
check_snapshot (Check *check, guint position, const ForconCampaign *replayed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaign) kept = NULL;
  g_autofree char *seal = NULL;
  gsize length = 0;
  g_autofree char *text = forcon_store_load_state_text (check->store, position, &seal, &length, &error);
  g_autofree char *expected = forcon_state_to_xml (replayed);

  /* An older program may have put the same in other words. */
  if (text != NULL && !g_str_equal (text, expected))
    kept = forcon_store_load_state (check->store, position, NULL, &error);
  if (error != NULL)
    report_error (check, position, error);
  else if (kept != NULL && !states_equal (kept, replayed))
    report (check, position,
            g_strdup_printf (_ ("the state that is kept after command %u is not what its events make"), position));
}

/* Compares the state that was replayed with the snapshot of this position, if there is one, and with the present. */
static void
check_states (Check *check, guint position, const ForconCampaign *made, const GArray *positions, guint *next)
{
  if (*next < positions->len && g_array_index (positions, gint64, *next) == (gint64) position)
    {
      check_snapshot (check, position, made);
      ++*next;
    }
  if (position == forcon_chronicle_position (check->store->chronicle)
      && !states_equal (made, forcon_store_campaign (check->store)))
    report (check, position, g_strdup (_ ("the present state is not what its events make")));
}

/* Decides each command again and compares the results with the recorded events and the stored states. */
static void
check_commands (Check *check)
{
  ForconLog *log = forcon_chronicle_log (check->store->chronicle);
  g_autoptr (GArray) positions = find_snapshots (check);
  gpointer campaign = forcon_campaign_clone (forcon_log_start (log));
  ForconAudit audit = FORCON_AUDIT_INIT;
  guint n = forcon_log_length (log);
  guint next = 0;

  for (guint i = 0; i <= n && !is_over (check); i++)
    {
      check_states (check, i, campaign, positions, &next);
      if (i == n || !forcon_errand_go_on (check->errand, i, n))
        break;
      if (!forcon_log_audit_entry (log, i, &campaign, &audit))
        {
          g_autoptr (GError) error = NULL;

          if (forcon_log_read (log, i, NULL) != NULL)
            {
              forcon_log_misfit (log, i, &error);
              report_error (check, i + 1, error);
            }
          break;
        }
    }
  if (next < positions->len && check->problems->len == 0)
    report (check, 0, g_strdup (_ ("a state is kept of commands that are not there")));
  if (!audit.agrees && audit.unreadable == NULL && !is_over (check))
    report (check, audit.entry + 1,
            audit.event >= 0
                ? g_strdup_printf (_ ("command %u, decided anew, differs in its event %d"), audit.entry + 1,
                                   audit.event + 1)
                : g_strdup_printf (_ ("command %u, decided anew, comes to something else"), audit.entry + 1));
  g_free (audit.unreadable);
  forcon_campaign_free (campaign);
}

GPtrArray *
forcon_store_verify (ForconStore *store, ForconErrand *errand)
{
  Check check = { store, errand, g_ptr_array_new_with_free_func (free_problem) };

  check_pages (&check);
  check_settings (&check);
  check_seals (&check);
  check_rows (&check);
  check_entries (&check);
  if (!is_over (&check))
    check_commands (&check);
  for (guint i = 0; i < store->entries->len; i++)
    forcon_campaign_entry_free (store->decoded[i]);
  g_clear_pointer (&store->decoded, g_free);
  return check.problems;
}
