/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fleet-dice clashes, which are fought in a window of their own. */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/dice-window/twilight-window.h"

void
forcon_master_window_open_fleet_dice (ForconMasterWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_twilight_window_present (gtk_window_get_application (GTK_WINDOW (self)), path, &error))
    forcon_master_window_show_error (self, _ ("The clash cannot be opened"), error->message);
}

static void
fleet_dice (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_master_window_open_fleet_dice (FORCON_MASTER_WINDOW (data), NULL);
}

static const GActionEntry entries[] = {
  { .name = "fleet-dice", .activate = fleet_dice },
};

void
forcon_master_window_add_fleet_dice_actions (ForconMasterWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
