/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the file of a campaign costs: a command until it is on the disk, beside what one fdatasync takes on the same
 * disk in the same run; opening a long campaign, and verifying it. And how far that is from the limits that are set for
 * it, of an optimised build: 1.0 is the limit, more is better.
 */
#include "storage/files/data.h"
#include "storage/scenario/scenario.h"
#include "machine.h"
#include "store-sample.h"

#include <glib/gstdio.h>
#include <locale.h>

#define SCENARIO "scenarios/forcon-2010.xml"
#define COMMANDS 10000
#define ROUNDS 5

/* The limits: a command in so many ms where a sync takes so many. */
#define COMMAND_LIMIT_MS 5.0
#define SYNC_OF_LIMIT_MS 0.2
#define OPEN_LIMIT_MS 300.0
#define VERIFY_LIMIT 20000.0

static gint
compare (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return left < right ? -1 : left > right;
}

/* The value that so great a share of all is not above. */
static double
share_of (GArray *times, double share)
{
  g_array_sort (times, compare);
  return g_array_index (times, double, (guint) (share * (times->len - 1)));
}

static double
since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1000;
}

static GArray *
time_commands (ForconStore *store)
{
  GArray *times = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint number = 1; number <= COMMANDS; number++)
    {
      gint64 start = g_get_monotonic_time ();
      double time;

      sample_do (store, number);
      time = since (start);
      g_array_append_val (times, time);
    }
  return times;
}

static void
tell_limit (const char *name, double value, const char *unit, double ratio, double limit)
{
  g_print ("%-44s %10.2f %-10s %8.1f of the limit of %.0f\n", name, value, unit, ratio, limit);
}

static void
tell_commands (GArray *times, double sync)
{
  double limit = COMMAND_LIMIT_MS - SYNC_OF_LIMIT_MS + sync;
  double middle = share_of (times, 0.5);

  machine_tell ("an fdatasync of this disk", sync, "ms");
  tell_limit ("a command on the disk", middle, "ms", limit / middle, COMMAND_LIMIT_MS);
  machine_compare ("   that is", middle / sync, "syncs");
  g_print ("%-44s %10.2f ms\n", "99 of 100 commands", share_of (times, 0.99));
  g_print ("%-44s %10.2f ms\n", "the slowest, with a state to begin from", share_of (times, 1));
}

static double
time_open (const char *path)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_READ, &error);

  g_assert_no_error (error);
  g_assert_nonnull (store);
  return since (start);
}

/* How many times as long something takes as to copy the whole file once from one place in memory to another. */
static double
copies_of (const char *path, double milliseconds, double copied)
{
  GStatBuf file;

  g_assert_cmpint (g_stat (path, &file), ==, 0);
  return milliseconds / 1000 * copied / (double) file.st_size;
}

static double
time_verify (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_READ, &error);
  gint64 start = g_get_monotonic_time ();

  g_assert_no_error (error);
  sample_assert_sound (store);
  return since (start);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_set_prgname (argv[0]);
  g_autofree char *folder = sample_folder_new ();
  g_autofree char *path = g_build_filename (folder, "game.forcon", NULL);
  g_autofree char *data = forcon_data_find (SCENARIO, NULL);
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (data, NULL, NULL);
  g_autoptr (ForconStore) store = forcon_store_create (path, scenario->campaign, scenario->rules_name, NULL);
  double sync = machine_synced (folder), copied = machine_copied ();
  g_autoptr (GArray) times = time_commands (store);
  double open = G_MAXDOUBLE, verify = G_MAXDOUBLE;

  tell_commands (times, sync);
  g_clear_pointer (&store, forcon_store_free);
  for (guint i = 0; i < ROUNDS; i++)
    {
      open = MIN (open, time_open (path));
      verify = MIN (verify, time_verify (path));
    }
  tell_limit ("opening a campaign of 10000 commands", open, "ms", OPEN_LIMIT_MS / open, OPEN_LIMIT_MS);
  tell_limit ("verifying it", 1000 * COMMANDS / verify, "a second", 1000 * COMMANDS / verify / VERIFY_LIMIT,
              VERIFY_LIMIT);
  machine_tell ("memory is copied", copied / 1e9, "GB/s");
  machine_compare ("opening takes", copies_of (path, open, copied), "copies of the file in memory");
  machine_compare ("verifying takes", verify / open, "times as long as opening");
  sample_folder_remove (folder);
  return 0;
}
