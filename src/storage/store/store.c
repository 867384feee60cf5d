/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/store-private.h"

#include <glib/gstdio.h>

/* Of what tells a campaign from others of its name. */
#define MARK_LENGTH 8

/* Deletes the temporary copy of a file and the files that SQLite made beside it. */
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

char *
forcon_store_identity (const ForconStore *store)
{
  g_autofree char *created
      = forcon_setting_get (store->db, store->version, FORCON_SETTING_CREATED, store->path, NULL);

  return g_strdup_printf ("%s %s", store->root == NULL ? "" : store->root, created == NULL ? "" : created);
}

char *
forcon_store_mark (const ForconStore *store)
{
  g_autofree char *created
      = forcon_setting_get (store->db, store->version, FORCON_SETTING_CREATED, store->path, NULL);
  g_autofree char *digest = NULL;
  g_autofree char *capitals = NULL;

  if (created == NULL || *created == '\0')
    return NULL;
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, created, -1);
  capitals = g_ascii_strup (digest, -1);
  return g_strndup (capitals, MARK_LENGTH);
}

const ForconRules *
forcon_store_rules (const ForconStore *store)
{
  return store->chronicle == NULL ? store->rules : forcon_chronicle_rules (store->chronicle);
}

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

ForconCampaign *
forcon_store_campaign_at (ForconStore *store, guint position, GError **error)
{
  forcon_store_use_snapshot (store, position);
  return forcon_chronicle_campaign_at (store->chronicle, position, error);
}

const char *
forcon_store_warning (const ForconStore *store)
{
  return store->warning;
}
