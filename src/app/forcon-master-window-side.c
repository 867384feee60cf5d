/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inspector on the right: beside the page where there is room, else put aside, and over the page when it is wanted. */
#include "forcon-master-window-private.h"

#include "forcon-preferences.h"

static void
show_as_wanted (ForconMasterWindow *self)
{
  adw_flap_set_reveal_flap (self->side,
                            g_settings_get_boolean (forcon_preferences (), FORCON_PREFERENCE_INSPECTOR));
}

/* Want of room is no wish of the user's: as soon as there is room again it is as it was. */
static void
on_folded (ForconMasterWindow *self)
{
  if (adw_flap_get_folded (self->side))
    adw_flap_set_reveal_flap (self->side, FALSE);
  else
    show_as_wanted (self);
}

static void
on_revealed (ForconMasterWindow *self)
{
  if (!adw_flap_get_folded (self->side))
    g_settings_set_boolean (forcon_preferences (), FORCON_PREFERENCE_INSPECTOR,
                            adw_flap_get_reveal_flap (self->side));
}

/* Adds the action that shows the inspector or puts it aside, which is remembered. */
void
forcon_master_window_add_side_action (ForconMasterWindow *self)
{
  g_autoptr (GPropertyAction) inspector = g_property_action_new ("inspector", self->side, "reveal-flap");

  show_as_wanted (self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (inspector));
  g_signal_connect_object (self->side, "notify::folded", G_CALLBACK (on_folded), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side, "notify::reveal-flap", G_CALLBACK (on_revealed), self, G_CONNECT_SWAPPED);
}
