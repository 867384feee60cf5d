/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What concerns the resolution of phases and clashes wherever it is asked for. */
#include "forcon-master-window-private.h"

#include <glib/gi18n-lib.h>

#include "forcon-campaign-sentences.h"

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

/* What came of the ground combat that was fought last. */
static void
say_how_it_ended (ForconMasterWindow *self)
{
  ForconChronicle *chronicle = forcon_game_chronicle (self->game);
  const ForconCampaignEntry *entry
      = forcon_chronicle_entry (chronicle, forcon_chronicle_position (chronicle) - 1, NULL);

  for (guint i = 0; entry != NULL && i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);
      g_autofree char *text = NULL;

      if (event->kind != FORCON_CAMPAIGN_EVENT_GROUND_OVER)
        continue;
      text = forcon_campaign_sentence_of_event (forcon_game_campaign (self->game), event, NULL);
      forcon_master_window_say_undoable (self, text);
    }
}

/* Landed troops fight for a planet. */
static void
fight_landing (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconMasterWindow *self = window_of (data);
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_GROUND);

  command.wish.object.value = g_variant_get_uint32 (parameter);
  if (forcon_game_do (self->game, &command, forcon_game_dice_mode ()))
    say_how_it_ended (self);
}

static const GActionEntry entries[] = {
  { .name = "do", .activate = do_it },
  { .name = "hand-back", .activate = hand_back, .parameter_type = "u" },
  { .name = "fight-landing", .activate = fight_landing, .parameter_type = "u" },
};

/* Adds those actions to the window. */
void
forcon_master_window_add_resolve_actions (ForconMasterWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
