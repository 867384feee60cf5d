/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/link.h"

#include "base/keyed-dice.h"
#include "storage/store/store-private.h"

static char *
name_of (ForconSideId admiral)
{
  return g_strdup_printf (FORCON_SETTING_PIN "link-%u", (guint) admiral.value);
}

char *
forcon_link_token (ForconStore *store, ForconSideId admiral)
{
  g_autofree char *name = name_of (admiral);
  g_autofree char *token = forcon_setting_get (store->db, store->version, name, store->path, NULL);

  return token == NULL || *token == '\0' ? NULL : g_steal_pointer (&token);
}

gboolean
forcon_link_make (ForconStore *store, ForconSideId admiral, GError **error)
{
  g_autofree char *name = name_of (admiral);
  g_autofree char *token = forcon_token_new ();

  return forcon_store_put_setting (store, name, token, error);
}

char *
forcon_link_address (const char *address, const char *token)
{
  return g_strdup_printf ("%s/a/%s", address, token);
}
