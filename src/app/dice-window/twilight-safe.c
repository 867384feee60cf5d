/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-safe.h"

#include <glib/gstdio.h>

#include "storage/files/store-lock.h"

/* Clashes that are played at the same time, and those that were left; more are not kept. */
#define PLACES 40

struct _ForconTwilightSafe {
  ForconTwilightGame *game;
  ForconStoreLock *lock;
  char *path;
  char *kept;
};

/* "forcon-master/fleet-dice/clash-3.xml" */
static char *
path_of (guint place)
{
  g_autofree char *name = g_strdup_printf ("clash-%u.xml", place);

  return g_build_filename (g_get_user_state_dir (), "forcon-master", "fleet-dice", name, NULL);
}

/* Takes the first place that nobody has and where nothing was left. */
static gboolean
take_place (ForconTwilightSafe *safe, GError **error)
{
  for (guint place = 1; place <= PLACES; place++)
    {
      g_autofree char *path = path_of (place);
      g_autofree char *folder = g_path_get_dirname (path);
      g_autoptr (ForconStoreLock) lock = NULL;

      g_mkdir_with_parents (folder, 0700);
      g_clear_error (error);
      lock = forcon_store_lock_take (path, path, error);
      if (lock == NULL || g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      safe->lock = g_steal_pointer (&lock);
      safe->path = g_steal_pointer (&path);
      return TRUE;
    }
  return FALSE;
}

ForconTwilightSafe *
forcon_twilight_safe_new (ForconTwilightGame *game)
{
  ForconTwilightSafe *safe = g_new0 (ForconTwilightSafe, 1);

  safe->game = g_object_ref (game);
  return safe;
}

static void
forget (ForconTwilightSafe *safe)
{
  if (safe->kept != NULL)
    g_unlink (safe->path);
  g_clear_pointer (&safe->kept, g_free);
}

void
forcon_twilight_safe_free (ForconTwilightSafe *safe)
{
  forget (safe);
  g_clear_pointer (&safe->lock, forcon_store_lock_free);
  g_clear_pointer (&safe->path, g_free);
  g_object_unref (safe->game);
  g_free (safe);
}

gboolean
forcon_twilight_safe_keep (ForconTwilightSafe *safe, GError **error)
{
  const ForconTwilightJournal *journal = forcon_twilight_game_journal (safe->game);
  g_autofree char *text = NULL;

  if (journal == NULL || !forcon_twilight_game_modified (safe->game))
    {
      forget (safe);
      return TRUE;
    }
  if (safe->lock == NULL && !take_place (safe, error))
    return FALSE;
  text = forcon_twilight_game_to_xml (safe->game);
  if (g_strcmp0 (text, safe->kept) == 0)
    return TRUE;
  if (!g_file_set_contents_full (safe->path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 0600, error))
    return FALSE;
  g_free (safe->kept);
  safe->kept = g_steal_pointer (&text);
  return TRUE;
}

char *
forcon_twilight_safe_find_left (void)
{
  for (guint place = 1; place <= PLACES; place++)
    {
      g_autofree char *path = path_of (place);
      g_autoptr (ForconStoreLock) lock = NULL;

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      lock = forcon_store_lock_take (path, path, NULL);
      if (lock != NULL)
        return g_steal_pointer (&path);
    }
  return NULL;
}

void
forcon_twilight_safe_drop (const char *left)
{
  g_unlink (left);
}
