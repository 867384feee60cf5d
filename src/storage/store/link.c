/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/store/link.h"

#include "base/keyed-dice.h"
#include "storage/store/store-keys.h"
#include "storage/store/store-private.h"

/* Where the screens were served last, and with what certificate. */
#define ADDRESS FORCON_SETTING_PIN "link-address"
#define FINGERPRINT FORCON_SETTING_PIN "link-fingerprint"

/* (transfer full) (nullable) */
static char *
setting (ForconStore *store, const char *name)
{
  g_autofree char *text = forcon_setting_get (store->db, store->version, name, store->path, NULL);

  return text == NULL || *text == '\0' ? NULL : g_steal_pointer (&text);
}

/* By the admiral's id: numbers are others when an admiral is removed. (transfer full) (nullable) */
static char *
name_of (ForconStore *store, ForconSideId admiral)
{
  const ForconSide *side = forcon_battle_side (forcon_store_campaign (store)->fleet, admiral);

  return side == NULL ? NULL : g_strconcat (FORCON_SETTING_LINK_OF, side->id, NULL);
}

char *
forcon_link_token (ForconStore *store, ForconSideId admiral)
{
  g_autofree char *name = name_of (store, admiral);

  return name == NULL ? NULL : setting (store, name);
}

gboolean
forcon_link_make (ForconStore *store, ForconSideId admiral, GError **error)
{
  g_autofree char *name = name_of (store, admiral);
  g_autofree char *token = forcon_token_new ();

  g_return_val_if_fail (name != NULL, FALSE);
  return forcon_store_put_setting (store, name, token, error);
}

char *
forcon_link_address (const char *address, const char *token)
{
  return g_strdup_printf ("%s/a/%s", address, token);
}

gboolean
forcon_link_set_place (ForconStore *store, const char *address, const char *fingerprint, GError **error)
{
  return forcon_store_put_setting (store, ADDRESS, address, error)
         && forcon_store_put_setting (store, FINGERPRINT, fingerprint == NULL ? "" : fingerprint, error);
}

char *
forcon_link_place (ForconStore *store)
{
  return setting (store, ADDRESS);
}

GPtrArray *
forcon_link_all (ForconStore *store)
{
  g_autofree char *address = setting (store, ADDRESS);
  GPtrArray *links;

  if (address == NULL)
    return NULL;
  links = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (links, setting (store, FINGERPRINT));
  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_store_campaign (store)); i++)
    {
      g_autofree char *token = forcon_link_token (store, (ForconSideId){ (guint16) i });

      g_ptr_array_add (links, token == NULL ? NULL : forcon_link_address (address, token));
    }
  return links;
}
