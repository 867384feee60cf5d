/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-store-private.h"

#include <glib/gstdio.h>

/* A copy that stood in for a file goes with all that SQLite put beside it. */
static void
remove_folder (const char *folder)
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

/* Everything but the file: closing the connection before the lock goes leaves nobody a file that is half closed. */
void
forcon_store_free (ForconStore *store)
{
  if (store == NULL)
    return;
  forcon_chronicle_free (store->chronicle);
  if (store->db != NULL)
    forcon_sql_close (store->db);
  forcon_store_lock_free (store->lock);
  if (store->folder != NULL)
    remove_folder (store->folder);
  if (store->entries != NULL)
    g_ptr_array_unref (store->entries);
  g_clear_pointer (&store->secret, g_bytes_unref);
  g_clear_pointer (&store->rules, forcon_rules_free);
  g_clear_pointer (&store->ground, forcon_twilight_rules_free);
  g_free (store->path);
  g_free (store->file);
  g_free (store->name);
  g_free (store->folder);
  g_free (store->rules_name);
  g_free (store->root);
  g_free (store->rulings);
  g_free (store->warning);
  g_free (store);
}

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
ForconStore *
forcon_store_open (const char *path, ForconStoreMode mode, GError **error)
{
  g_autoptr (ForconStore) store = g_new0 (ForconStore, 1);

  store->path = g_strdup (path);
  store->mode = mode;
  store->file = forcon_store_resolve (path, error);
  if (store->file == NULL || !forcon_store_connect (store, error) || !forcon_store_load (store, error))
    return NULL;
  return g_steal_pointer (&store);
}

const char *
forcon_store_path (const ForconStore *store)
{
  return store->path;
}

const char *
forcon_store_rules_name (const ForconStore *store)
{
  return store->rules_name;
}

/**
 * forcon_store_identity:
 * @store: a file
 *
 * Returns: (transfer full): what tells this campaign from every other, one of the same name or made of the same scenario too;
 *   the same as long as the file is
 */
char *
forcon_store_identity (const ForconStore *store)
{
  g_autofree char *created
      = forcon_setting_get (store->db, store->version, FORCON_SETTING_CREATED, store->path, NULL);

  return g_strdup_printf ("%s %s", store->root == NULL ? "" : store->root, created == NULL ? "" : created);
}

const ForconRules *
forcon_store_rules (const ForconStore *store)
{
  return store->rules;
}

/* Returns: (nullable) (transfer none): the rules by which landed troops fight (F-END-6) */
const ForconTwilightRules *
forcon_store_ground (const ForconStore *store)
{
  return store->ground;
}

const ForconCampaign *
forcon_store_campaign (const ForconStore *store)
{
  return forcon_chronicle_campaign (store->chronicle);
}

ForconChronicle *
forcon_store_chronicle (ForconStore *store)
{
  return store->chronicle;
}

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
ForconCampaign *
forcon_store_campaign_at (ForconStore *store, guint position, GError **error)
{
  forcon_store_use_snapshot (store, position);
  return forcon_chronicle_campaign_at (store->chronicle, position, error);
}

/**
 * forcon_store_warning:
 * @store: a file
 *
 * Returns: (nullable) (transfer none): a whole line, translated: what went wrong besides the last command, which is
 * safe, such as the copy of a phase
 */
const char *
forcon_store_warning (const ForconStore *store)
{
  return store->warning;
}
