/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/store-private.h"

#include "campaign/state/clock.h"
#include "storage/exchange/entry-xml.h"
#include "storage/exchange/state-xml.h"
#include "storage/store/store-keys.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/*
 * How many commands lie between snapshots at most. Opening reads and applies those behind the last one, at 20 µs each;
 * a snapshot takes some ms to write.
 */
#define SNAPSHOT_INTERVAL 1000

static gboolean
fail_reader (const ForconStore *store, GError **error)
{
  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, store->path, 0, _ ("was opened to read"),
                         _ ("a file that was opened to write"));
  return FALSE;
}

/* A commit that failed may have reached the log on the disk, and a crash would recover it. Truncating the log
 * discards it. */
static gboolean
discard_failed_commit (ForconStore *store, GError **error)
{
  if (!store->commit_failed)
    return TRUE;
  if (!forcon_sql_run (store->db, "PRAGMA wal_checkpoint (TRUNCATE)", store->path, error))
    return FALSE;
  store->commit_failed = FALSE;
  return TRUE;
}

static gboolean
begin (ForconStore *store, GError **error)
{
  if (!forcon_store_check_place (store, error) || !discard_failed_commit (store, error)
      || !forcon_sql_run (store->db, "BEGIN IMMEDIATE", store->path, error))
    return FALSE;
  if (forcon_store_watch_end (store, error))
    return TRUE;
  sqlite3_exec (store->db, "ROLLBACK", NULL, NULL, NULL);
  return FALSE;
}

/*
 * Writes SQLite's log into the file itself, so that the file alone is complete: users copy it without the files beside
 * it. The log is on the disk already, so a failure loses nothing; while a reader holds an older state, the checkpoint
 * is left to the next commit.
 */
static void
checkpoint (ForconStore *store)
{
  gint code = sqlite3_wal_checkpoint_v2 (store->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
  g_autoptr (GError) error = NULL;

  if (code == SQLITE_OK || code == SQLITE_BUSY)
    return;
  forcon_sql_fail (&error, store->db, sqlite3_extended_errcode (store->db), store->path);
  forcon_store_warn (
      store, g_strdup_printf (_ ("what was done is on the disk, but not in the file alone yet: %s"), error->message));
}

/* Commits a transaction if all went @well, else rolls it back. */
static gboolean
end (ForconStore *store, gboolean well, GError **error)
{
  if (well && forcon_sql_run (store->db, "COMMIT", store->path, error))
    {
      checkpoint (store);
      return TRUE;
    }
  sqlite3_exec (store->db, "ROLLBACK", NULL, NULL, NULL);
  store->commit_failed = TRUE;
  discard_failed_commit (store, NULL);
  return FALSE;
}

/* Within a transaction; it counts when that has ended. */
static gboolean
put_position (ForconStore *store, guint position, GError **error)
{
  g_autofree char *text = g_strdup_printf ("%u", position);

  return forcon_setting_put (store->db, FORCON_SETTING_POSITION, text, store->path, error);
}

/* Deletes the commands that were undone, and the snapshots behind them. */
static gboolean
delete_undone (ForconStore *store, guint position, GError **error)
{
  g_autofree char *sql = NULL;

  if (position == store->entries->len)
    return TRUE;
  sql = g_strdup_printf ("DELETE FROM entries WHERE number > %u; DELETE FROM snapshots WHERE position > %u", position,
                         position);
  return forcon_sql_run (store->db, sql, store->path, error);
}

gboolean
forcon_store_put_entry (sqlite3 *db, guint number, const ForconStoredEntry *entry, const char *shown, GError **error)
{
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (db, "INSERT INTO entries VALUES (?, ?, ?)", shown, error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, number);
  forcon_sql_bind_text (statement, 2, entry->body);
  forcon_sql_bind_text (statement, 3, entry->hash);
  return forcon_sql_finish (statement, shown, error);
}

gboolean
forcon_store_put_snapshot (sqlite3 *db, guint position, const ForconCampaign *campaign, const char *shown,
                           GError **error)
{
  g_autoptr (ForconSqlStatement) statement
      = forcon_sql_prepare (db, "REPLACE INTO snapshots (position, state, hash) VALUES (?, ?, ?)", shown, error);
  g_autofree char *state = forcon_state_to_xml (campaign);
  g_autofree char *hash = forcon_chain_link ("", state, strlen (state));

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, position);
  forcon_sql_bind_text (statement, 2, state);
  forcon_sql_bind_text (statement, 3, hash);
  return forcon_sql_finish (statement, shown, error);
}

ForconStoredEntry *
forcon_stored_entry_seal (const char *previous, const ForconCampaignEntry *entry)
{
  char *body = forcon_entry_to_xml (entry);
  gsize length = strlen (body);

  return forcon_stored_entry_new (body, length, forcon_chain_link (previous, body, length));
}

/* Entries that replace imported ones are decided with this file's secret. */
static gboolean
put_recorded (ForconStore *store, guint position, GError **error)
{
  g_autofree char *text = g_strdup_printf ("%u", position);

  return position >= store->recorded
         || forcon_setting_put (store->db, FORCON_SETTING_RECORDED, text, store->path, error);
}

/* Commands from @position on are decided by the present rulings. */
static gboolean
put_rulings (ForconStore *store, guint position, GError **error)
{
  g_autofree char *text = forcon_rulings_text (MIN (store->earlier, position));

  return g_strcmp0 (text, store->rulings) == 0
         || forcon_setting_put (store->db, FORCON_SETTING_RULINGS, text, store->path, error);
}

/* All of them, or none. They make the campaign what it is @after them. */
static gboolean
write_entries (ForconStore *store, const GPtrArray *entries, const ForconCampaign *after, GError **error)
{
  guint position = forcon_chronicle_position (store->chronicle);
  g_autoptr (GPtrArray) admirals = forcon_store_admirals (forcon_store_campaign (store));
  gboolean well;

  if (!begin (store, error))
    return FALSE;
  well = delete_undone (store, position, error) && put_recorded (store, position, error)
         && put_rulings (store, position, error) && forcon_store_carry_keys (store, admirals, after, error);
  for (guint i = 0; i < entries->len && well; i++)
    well = forcon_store_put_entry (store->db, position + 1 + i, g_ptr_array_index (entries, i), store->path, error);
  well = well && put_position (store, position + entries->len, error);
  if (!end (store, well, error))
    return FALSE;
  store->written = position + entries->len;
  store->recorded = MIN (store->recorded, position);
  forcon_log_set_recorded (forcon_chronicle_log (store->chronicle), store->recorded);
  store->earlier = MIN (store->earlier, position);
  g_free (store->rulings);
  store->rulings = forcon_rulings_text (store->earlier);
  forcon_log_set_earlier (forcon_chronicle_log (store->chronicle), store->earlier);
  return TRUE;
}

/* Phases */

static gboolean
ends_phase (const ForconCampaignOutcome *outcome, gint *phase)
{
  for (guint i = 0; i < outcome->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (outcome->events, ForconCampaignEvent, i);

      if (event->kind == FORCON_CAMPAIGN_EVENT_PHASE_ENDED)
        {
          *phase = event->phase_ended.phase;
          return TRUE;
        }
      if (event->kind == FORCON_CAMPAIGN_EVENT_BEGUN)
        {
          *phase = 0;
          return TRUE;
        }
    }
  return FALSE;
}

/* Writes a snapshot, which is where loading begins, when it is due, and a copy at the end of a phase. The command is
 * safe without them, so a failure is only a warning. */
static void
write_snapshot_and_copy (ForconStore *store, const ForconCampaignOutcome *outcome, guint before)
{
  guint position = forcon_chronicle_position (store->chronicle);
  g_autoptr (GError) error = NULL;
  gint phase = 0;
  gboolean ended = ends_phase (outcome, &phase);

  store->snapshot = MIN (store->snapshot, before);
  if (ended || position - store->snapshot >= SNAPSHOT_INTERVAL)
    {
      if (begin (store, &error)
          && end (store,
                  forcon_store_put_snapshot (store->db, position, forcon_store_campaign (store), store->path, &error),
                  &error))
        store->snapshot = position;
      else
        forcon_store_warn (store, g_strdup (error->message));
    }
  if (ended)
    forcon_store_copy (store, phase);
}

ForconCampaignOutcome *
forcon_store_do (ForconStore *store, const ForconCampaignCommand *command, const ForconDice *dice, GError **error)
{
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  guint position = forcon_chronicle_position (store->chronicle);
  ForconStoredEntry *entry;

  g_clear_pointer (&store->warning, g_free);
  if (store->mode != FORCON_STORE_WRITE)
    {
      fail_reader (store, error);
      return NULL;
    }
  outcome = forcon_chronicle_try (store->chronicle, command, dice);
  if (outcome->after == NULL)
    return g_steal_pointer (&outcome);
  const ForconCampaignEntry made = { *command, outcome->dice, outcome->events, outcome->battle_events };

  entry = forcon_stored_entry_seal (forcon_store_chain_before (store, position), &made);
  g_ptr_array_add (entries, entry);
  if (!write_entries (store, entries, outcome->after, error))
    {
      forcon_stored_entry_free (entry);
      return NULL;
    }
  g_ptr_array_set_size (store->entries, (gint) position);
  g_ptr_array_add (store->entries, entry);
  forcon_chronicle_enter (store->chronicle, command, outcome);
  write_snapshot_and_copy (store, outcome, position);
  return g_steal_pointer (&outcome);
}

gboolean
forcon_store_enter_all (ForconStore *store, ForconTakeBack *back, GError **error)
{
  guint position = forcon_chronicle_position (store->chronicle);
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  const char *previous = forcon_store_chain_before (store, position);

  g_clear_pointer (&store->warning, g_free);
  if (store->mode != FORCON_STORE_WRITE)
    return fail_reader (store, error);
  for (guint i = 0; i < back->commands->len; i++)
    {
      const ForconCampaignOutcome *outcome = g_ptr_array_index (back->outcomes, i);
      const ForconCampaignEntry made = { g_array_index (back->commands, ForconCampaignCommand, i), outcome->dice,
                                         outcome->events, outcome->battle_events };
      ForconStoredEntry *entry = forcon_stored_entry_seal (previous, &made);

      g_ptr_array_add (entries, entry);
      previous = entry->hash;
    }
  /* What is played at a table renames nobody. */
  if (!write_entries (store, entries, forcon_store_campaign (store), error))
    {
      for (guint i = 0; i < entries->len; i++)
        forcon_stored_entry_free (g_ptr_array_index (entries, i));
      return FALSE;
    }
  g_ptr_array_set_size (store->entries, (gint) position);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (store->entries, g_ptr_array_index (entries, i));
  forcon_chronicle_enter_all (store->chronicle, back);
  write_snapshot_and_copy (store, g_ptr_array_index (back->outcomes, back->outcomes->len - 1), position);
  return TRUE;
}

gboolean
forcon_store_go_to (ForconStore *store, guint position, GError **error)
{
  guint before = forcon_chronicle_position (store->chronicle);
  g_autoptr (GPtrArray) admirals = forcon_store_admirals (forcon_store_campaign (store));

  g_clear_pointer (&store->warning, g_free);
  g_return_val_if_fail (position <= store->entries->len, FALSE);
  forcon_store_use_snapshot (store, position);
  if (!forcon_chronicle_go_to (store->chronicle, position, error))
    return FALSE;
  if (store->mode != FORCON_STORE_WRITE)
    return TRUE;
  if (begin (store, error)
      && end (store,
              put_position (store, position, error)
                  && forcon_store_carry_keys (store, admirals, forcon_store_campaign (store), error),
              error))
    {
      store->written = position;
      return TRUE;
    }
  forcon_chronicle_go_to (store->chronicle, before, NULL);
  return FALSE;
}

gboolean
forcon_store_put_setting (ForconStore *store, const char *name, const char *value, GError **error)
{
  if (store->mode != FORCON_STORE_WRITE)
    return fail_reader (store, error);
  return begin (store, error) && end (store, forcon_setting_put (store->db, name, value, store->path, error), error);
}

gboolean
forcon_store_beat (ForconStore *store, const ForconMoment *now, GError **error)
{
  gint64 elapsed = forcon_clock_elapsed (&forcon_store_campaign (store)->clock, now);
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %s", elapsed,
                                           now->wall, now->uptime, now->boot == NULL ? "" : now->boot);

  if (!forcon_store_put_setting (store, FORCON_SETTING_BEAT, text, error))
    return FALSE;
  store->beat = *now;
  store->beat_elapsed = elapsed;
  return TRUE;
}

gboolean
forcon_store_last_beat (const ForconStore *store, ForconMoment *moment, gint64 *elapsed)
{
  *moment = store->beat;
  *elapsed = store->beat_elapsed;
  return store->beat.wall != 0;
}

ForconMoment
forcon_store_moment (const ForconStore *store, const ForconMoment *now)
{
  return forcon_clock_bridge (&forcon_store_campaign (store)->clock, &store->beat, now);
}

void
forcon_store_wind_up (ForconStore *store, const ForconMoment *now)
{
  const ForconClock *clock = &forcon_store_campaign (store)->clock;
  ForconMoment moment = forcon_store_moment (store, now);
  ForconCampaignCommand command
      = { .kind = FORCON_CAMPAIGN_COMMAND_CLOCK_SET, .moment = *now, .by = g_intern_static_string ("master") };

  if (!forcon_clock_is_stale (clock, now))
    return;
  command.clock_set.period = clock->period;
  command.clock_set.left = MAX (forcon_clock_left (clock, &moment), 0);
  /* Where it cannot be written, the command that is to follow cannot either, and says so. */
  forcon_campaign_outcome_free (forcon_store_do (store, &command, &FORCON_DICE_ASK, NULL));
}
