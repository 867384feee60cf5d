/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The inspector on the right: beside the page where there is room, else put aside, and over the page when it is
 * wanted. Each page says whether it stands there; what the user chose for a page goes before that, and is
 * remembered.
 */
#include "app/shell/master-window-private.h"

#include "app/widgets/preferences.h"

static gboolean
is_wanted (ForconMasterWindow *self)
{
  g_autoptr (GVariant) chosen = g_settings_get_value (forcon_preferences (), FORCON_PREFERENCE_INSPECTOR);
  gboolean wanted;

  if (g_variant_lookup (chosen, forcon_master_window_page_name (self), "b", &wanted))
    return wanted;
  return forcon_master_window_page_wants_facts (self);
}

static void
remember (ForconMasterWindow *self, gboolean wanted)
{
  const char *here = forcon_master_window_page_name (self);
  g_autoptr (GVariant) chosen = g_settings_get_value (forcon_preferences (), FORCON_PREFERENCE_INSPECTOR);
  g_auto (GVariantBuilder) all = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{sb}"));
  GVariantIter iter;
  const char *page;
  gboolean there;

  g_variant_iter_init (&iter, chosen);
  while (g_variant_iter_next (&iter, "{&sb}", &page, &there))
    if (g_strcmp0 (page, here) != 0)
      g_variant_builder_add (&all, "{sb}", page, there);
  g_variant_builder_add (&all, "{sb}", here, wanted);
  g_settings_set_value (forcon_preferences (), FORCON_PREFERENCE_INSPECTOR, g_variant_builder_end (&all));
}

void
forcon_master_window_show_side (ForconMasterWindow *self)
{
  adw_flap_set_reveal_flap (self->side, !adw_flap_get_folded (self->side) && is_wanted (self));
}

/* Want of room is no wish of the user's: as soon as there is room again it is as it was. */
static void
on_folded (ForconMasterWindow *self)
{
  forcon_master_window_show_side (self);
}

static void
on_revealed (ForconMasterWindow *self)
{
  gboolean shown = adw_flap_get_reveal_flap (self->side);

  if (!adw_flap_get_folded (self->side) && shown != is_wanted (self))
    remember (self, shown);
}

void
forcon_master_window_add_side_action (ForconMasterWindow *self)
{
  g_autoptr (GPropertyAction) inspector = g_property_action_new ("inspector", self->side, "reveal-flap");

  forcon_master_window_show_side (self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (inspector));
  g_signal_connect_object (self->side, "notify::folded", G_CALLBACK (on_folded), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side, "notify::reveal-flap", G_CALLBACK (on_revealed), self, G_CONNECT_SWAPPED);
}
