/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-store.h"

#include "fuzz.h"

#include <glib/gstdio.h>
#include <stdlib.h>

static char *folder;

static void
remove_folder (void)
{
  fuzz_store_remove ();
  g_rmdir (folder);
}

/**
 * fuzz_store_path:
 *
 * In the folder that the environment names as FUZZ_FOLDER, which may be one in memory; else where tests write.
 *
 * Returns: where a campaign file is put
 */
const char *
fuzz_store_path (void)
{
  static char *path;
  const char *parent = g_getenv ("FUZZ_FOLDER") != NULL ? g_getenv ("FUZZ_FOLDER") : g_getenv ("G_TEST_BUILDDIR");

  if (path == NULL)
    {
      folder = g_build_filename (parent != NULL ? parent : g_get_tmp_dir (), "fuzz-XXXXXX", NULL);
      g_assert_nonnull (g_mkdtemp (folder));
      path = g_build_filename (folder, "game.forcon", NULL);
      atexit (remove_folder);
    }
  return path;
}

/* The campaign file, and all that lies beside it. */
void
fuzz_store_remove (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

static void
check_problems (const GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    fuzz_check_line (((ForconStoreProblem *) g_ptr_array_index (problems, i))->what);
}

/* To every command, and as a whole. */
static gboolean
read_all (ForconStore *store)
{
  guint length = forcon_chronicle_length (forcon_store_chronicle (store));
  g_autoptr (GPtrArray) problems = forcon_store_verify (store, NULL);

  check_problems (problems);
  for (guint i = 0; i <= length; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ForconCampaign) campaign = forcon_store_campaign_at (store, i, &error);

      fuzz_refused (campaign, error);
    }
  return problems->len == 0;
}

/* A file that is sound can be written: one more command, and back. */
static void
write_some (const char *path, gboolean sound)
{
  ForconCampaignCommand note = { .kind = FORCON_CAMPAIGN_COMMAND_NOTE, .by = "master", .note.text = "Noted" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_WRITE, &error);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  guint position;

  if (fuzz_refused (store, error))
    {
      g_assert_false (sound);
      return;
    }
  position = forcon_chronicle_position (forcon_store_chronicle (store));
  outcome = forcon_store_do (store, &note, &FORCON_DICE_GENERATED, &error);
  if (!fuzz_refused (outcome, error) && outcome->verdict.kind == FORCON_PROBLEM_NONE)
    fuzz_refused (forcon_store_go_to (store, position, &error) ? store : NULL, error);
  g_assert_true (!sound || error == NULL);
}

/**
 * fuzz_store_check:
 * @path: of what may be a campaign file
 *
 * Opens, audits, reads and writes it.
 */
void
fuzz_store_check (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_READ, &error);
  gboolean sound;

  if (fuzz_refused (store, error))
    return;
  sound = read_all (store);
  g_clear_pointer (&store, forcon_store_free);
  write_some (path, sound);
}
