/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/papers-wish.h"

#define SHIPS_TYPE "aq"

GVariant *
forcon_papers_wish_to_variant (const ForconPapersWish *wish)
{
  g_auto (GVariantDict) dictionary;

  g_variant_dict_init (&dictionary, NULL);
  g_variant_dict_insert (&dictionary, "kind", "s", forcon_papers_to_word (wish->kind));
  g_variant_dict_insert (&dictionary, "all", "b", wish->all);
  g_variant_dict_insert (&dictionary, "admiral", "q", wish->admiral.value);
  g_variant_dict_insert (&dictionary, "clash", "u", (guint32) wish->clash.value);
  if (wish->ships != NULL)
    {
      GVariantBuilder ships;

      g_variant_builder_init (&ships, G_VARIANT_TYPE (SHIPS_TYPE));
      for (guint i = 0; i < wish->ships->len; i++)
        g_variant_builder_add (&ships, "q", g_array_index (wish->ships, ForconShipId, i).value);
      g_variant_dict_insert_value (&dictionary, "ships", g_variant_builder_end (&ships));
    }
  return g_variant_dict_end (&dictionary);
}

static GArray *
ships_of (GVariant *variant)
{
  g_autoptr (GVariant) ids = g_variant_lookup_value (variant, "ships", G_VARIANT_TYPE (SHIPS_TYPE));
  GArray *ships;

  if (ids == NULL)
    return NULL;
  ships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));
  for (gsize i = 0; i < g_variant_n_children (ids); i++)
    {
      ForconShipId ship = FORCON_NO_SHIP;

      g_variant_get_child (ids, i, "q", &ship.value);
      g_array_append_val (ships, ship);
    }
  return ships;
}

gboolean
forcon_papers_wish_from_variant (GVariant *variant, ForconPapersWish *wish)
{
  const char *word = "";
  gboolean all = FALSE;
  guint32 clash = 0;

  *wish = (ForconPapersWish){ .phase = G_MAXINT };
  g_variant_lookup (variant, "kind", "&s", &word);
  if (!forcon_papers_from_word (word, &wish->kind))
    return FALSE;
  g_variant_lookup (variant, "all", "b", &all);
  g_variant_lookup (variant, "admiral", "q", &wish->admiral.value);
  wish->all = all;
  g_variant_lookup (variant, "clash", "u", &clash);
  wish->clash.value = clash;
  wish->ships = ships_of (variant);
  return TRUE;
}

void
forcon_papers_ask_for (GtkWidget *from, const ForconPapersWish *wish)
{
  gtk_widget_activate_action_variant (from, FORCON_PAPERS_ACTION, forcon_papers_wish_to_variant (wish));
}
