/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/store-keys.h"

#include "campaign/editing/entity.h"
#include "storage/store/store-private.h"

#include <string.h>

GPtrArray *
forcon_store_admirals (const ForconCampaign *campaign)
{
  GPtrArray *admirals = g_ptr_array_new_with_free_func (g_free);
  ForconEntityRecord record;

  for (guint place = 1; forcon_entity_get (campaign, FORCON_ENTITY_ADMIRAL, place, &record); place++)
    {
      const char *id = record.ADMIRAL.word;
      g_autofree char *rest = NULL;

      record.ADMIRAL.word = NULL;
      rest = forcon_entity_write (campaign, FORCON_ENTITY_ADMIRAL, &record, NULL);
      g_ptr_array_add (admirals, g_strdup_printf ("%s\n%s", id, rest));
    }
  return admirals;
}

/* Whether one of them has that id. */
static gboolean
has_id (const GPtrArray *admirals, const char *id)
{
  gsize length = strlen (id);

  for (guint i = 0; i < admirals->len; i++)
    {
      const char *text = g_ptr_array_index (admirals, i);

      if (strncmp (text, id, length) == 0 && text[length] == '\n')
        return TRUE;
    }
  return FALSE;
}

static gboolean
carry (ForconStore *store, const char *prefix, const char *from, const char *to, GError **error)
{
  g_autofree char *old = g_strconcat (prefix, from, NULL);
  g_autofree char *new = g_strconcat (prefix, to, NULL);
  g_autoptr (GError) local = NULL;
  g_autofree char *value = forcon_setting_get (store->db, store->version, old, store->path, &local);

  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  return value == NULL || *value == '\0'
         || (forcon_setting_put (store->db, new, value, store->path, error)
             && forcon_setting_put (store->db, old, "", store->path, error));
}

gboolean
forcon_store_carry_keys (ForconStore *store, const GPtrArray *before, const ForconCampaign *after, GError **error)
{
  g_autoptr (GPtrArray) now = forcon_store_admirals (after);

  for (guint i = 0; now->len == before->len && i < now->len; i++)
    {
      const char *old = g_ptr_array_index (before, i);
      const char *new = g_ptr_array_index (now, i);
      g_autofree char *from = g_strndup (old, strcspn (old, "\n"));
      g_autofree char *to = g_strndup (new, strcspn (new, "\n"));
      gboolean same = strcmp (old + strlen (from), new + strlen (to)) == 0;

      if (!same || has_id (before, to) || has_id (now, from))
        continue;
      if (!carry (store, FORCON_SETTING_PIN_OF, from, to, error)
          || !carry (store, FORCON_SETTING_TRIES_OF, from, to, error)
          || !carry (store, FORCON_SETTING_LINK_OF, from, to, error))
        return FALSE;
    }
  return TRUE;
}
