/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New campaigns. */
#include "app/shell/master-window-private.h"

#include "app/widgets/dialogs.h"
#include "app/shell/new-campaign.h"

void
forcon_master_window_begin_campaign (ForconMasterWindow *self, const char *scenario)
{
  if (!forcon_has_dialog (GTK_WINDOW (self), FORCON_TYPE_NEW_CAMPAIGN))
    forcon_new_campaign_present (GTK_WINDOW (self), scenario);
}

static void
new_campaign (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_master_window_begin_campaign (FORCON_MASTER_WINDOW (data), NULL);
}

static const GActionEntry entries[] = {
  { .name = "new-campaign", .activate = new_campaign },
};

void
forcon_master_window_add_begin_actions (ForconMasterWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
