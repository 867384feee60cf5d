/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What concerns the resolution of phases and clashes wherever it is asked for. */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

static ForconMasterWindow *
window_of (gpointer data)
{
  return FORCON_MASTER_WINDOW (data);
}

/* Ctrl+Enter: does what the page in front proposes. */
static void
do_it (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconMasterWindow *self = window_of (data);

  const char *page = adw_view_stack_get_visible_child_name (self->pages);

  if (g_strcmp0 (page, "resolve") == 0)
    gtk_widget_activate_action (forcon_master_window_page (self), "resolve.apply", NULL);
  else if (g_strcmp0 (page, "orders") == 0)
    gtk_widget_activate_action (forcon_master_window_page (self), "orders.hand-in", NULL);
}

/* A clash that is over goes back to the map. */
static void
hand_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconMasterWindow *self = window_of (data);
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_RETURN);

  command.wish.clash.value = g_variant_get_uint32 (parameter);
  if (forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    forcon_master_window_say_undoable (self, _ ("The clash is back on the map."));
}

static const GActionEntry entries[] = {
  { .name = "do", .activate = do_it },
  { .name = "hand-back", .activate = hand_back, .parameter_type = "u" },
};

void
forcon_master_window_add_resolve_actions (ForconMasterWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
