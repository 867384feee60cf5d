/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-sample.h"

#include "forcon-test-campaign.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

#define RULES "forcon-2010"

/* A new empty folder below the build folder. */
char *
sample_folder_new (void)
{
  g_autofree char *program = g_path_get_basename (g_get_prgname ());
  char *folder = g_strdup_printf ("%s/scratch-%s-XXXXXX", g_getenv ("G_TEST_BUILDDIR"), program);

  g_assert_nonnull (g_mkdtemp (folder));
  return folder;
}

void
sample_folder_remove (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

ForconStore *
sample_store_create_at (const char *path)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (GError) error = NULL;
  ForconStore *store = forcon_store_create (path, test->campaign, RULES, &error);

  g_assert_no_error (error);
  return store;
}

SampleStore *
sample_store_new (void)
{
  SampleStore *sample = g_new0 (SampleStore, 1);

  sample->folder = sample_folder_new ();
  sample->path = g_build_filename (sample->folder, "game.forcon", NULL);
  sample->store = sample_store_create_at (sample->path);
  return sample;
}

void
sample_store_close (SampleStore *sample)
{
  g_clear_pointer (&sample->store, forcon_store_free);
}

void
sample_store_free (SampleStore *sample)
{
  sample_store_close (sample);
  sample_folder_remove (sample->folder);
  g_free (sample->folder);
  g_free (sample->path);
  g_free (sample);
}

void
sample_store_reopen (SampleStore *sample, ForconStoreMode mode)
{
  g_autoptr (GError) error = NULL;

  sample_store_close (sample);
  sample->store = forcon_store_open (sample->path, mode, &error);
  g_assert_no_error (error);
}

/* A name of something that lies beside the file. */
char *
sample_store_beside (const SampleStore *sample, const char *suffix)
{
  return g_strconcat (sample->path, suffix, NULL);
}

ForconCampaignCommand
sample_note (const char *text)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_NOTE, .by = "master" };

  command.note.text = g_intern_string (text);
  command.moment.wall = 1700000000 * (gint64) G_USEC_PER_SEC;
  return command;
}

/* The texts of numbers are few, since every text is kept for ever. */
ForconCampaignCommand
sample_command (guint number)
{
  g_autofree char *text = g_strdup_printf ("Ход № %u", number % 100);
  ForconCampaignCommand command = sample_note (text);

  command.moment.wall += number;
  switch (number % 3)
    {
    case 0:
      command.kind = FORCON_CAMPAIGN_COMMAND_PUBLISH;
      command.publish
          = (ForconCampaignCommand_publish){ .sector = { (guint16) (number / 3 % 11 + 1) }, .text = command.note.text };
      break;
    case 1:
      command.kind = FORCON_CAMPAIGN_COMMAND_LENGTHS;
      command.lengths = (ForconCampaignCommand_lengths){ .collecting = (gint) (number % 20 + 30),
                                                         .results = (gint) (number % 7 + 10) };
      break;
    default:
      break;
    }
  return command;
}

void
sample_do_command (ForconStore *store, const ForconCampaignCommand *command)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = forcon_store_do (store, command, &FORCON_DICE_GENERATED, &error);

  g_assert_no_error (error);
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
}

void
sample_do (ForconStore *store, guint number)
{
  ForconCampaignCommand command = sample_command (number);

  sample_do_command (store, &command);
}

void
sample_do_many (ForconStore *store, guint first, guint last)
{
  for (guint number = first; number <= last; number++)
    sample_do (store, number);
}

guint
sample_position (ForconStore *store)
{
  return forcon_chronicle_position (forcon_store_chronicle (store));
}

char *
sample_hash (ForconStore *store)
{
  return forcon_campaign_hash (forcon_store_campaign (store));
}

void
sample_assert_sound (ForconStore *store)
{
  g_autoptr (GPtrArray) problems = forcon_store_verify (store, NULL);

  for (guint i = 0; i < problems->len; i++)
    g_test_message ("%s", ((ForconStoreProblem *) g_ptr_array_index (problems, i))->what);
  g_assert_cmpuint (problems->len, ==, 0);
}

/* As somebody who opens the file with another program. */
void
sample_run_sql (const char *path, const char *sql)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}
