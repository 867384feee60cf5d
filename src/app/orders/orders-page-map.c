/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the formations of the admiral are, what they are told, and where the one that is looked at can go. */
#include "app/orders/orders-page-private.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"

void
forcon_orders_page_update_map (ForconOrdersPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconSideId admiral = forcon_orders_page_admiral (self);

  forcon_map_view_set_model (self->map, campaign == NULL || FORCON_ID_IS_NONE (admiral)
                                            ? NULL
                                            : forcon_map_model_orders (campaign, admiral));
}

/* What the map shows in arrows, for who does not see them. */
static void
describe (ForconOrdersPage *self, const ForconCampaign *campaign)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);
      const ForconFormation *formation = forcon_battle_formation (campaign->fleet, task->formation);

      if (formation == NULL || !FORCON_ID_EQUAL (formation->side, forcon_orders_page_admiral (self))
          || !forcon_task_in_force (task))
        continue;
      g_autofree char *sentence = forcon_campaign_sentence_of_task (campaign, task);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->map), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

void
forcon_orders_page_show_plans (ForconOrdersPage *self)
{
  const ForconCampaign *truth = self->game == NULL ? NULL : forcon_game_campaign (self->game);
  const ForconCampaign *campaign = self->preview != NULL && self->preview->after != NULL ? self->preview->after : truth;
  ForconReadingItem *item = forcon_reading_list_chosen (self->readings);
  ForconMapPlans plans = { 0 };
  g_autoptr (GArray) orders = NULL;
  g_autoptr (GArray) reach = NULL;

  if (truth == NULL || FORCON_ID_IS_NONE (forcon_orders_page_admiral (self)))
    return;
  plans.orders = orders = forcon_map_orders (campaign, forcon_orders_page_admiral (self));
  if (item != NULL)
    plans.line = forcon_reading_item_line (item)->line;
  if (!FORCON_ID_IS_NONE (self->looked_at))
    plans.reach = reach = forcon_campaign_reach (truth, forcon_game_rules (self->game), self->looked_at);
  forcon_map_view_set_plans (self->map, &plans);
  describe (self, campaign);
}

void
forcon_orders_page_look_at (ForconOrdersPage *self, ForconFormationId formation)
{
  const ForconCampaign *campaign = self->game == NULL ? NULL : forcon_game_campaign (self->game);
  const ForconFormation *known = campaign == NULL ? NULL : forcon_battle_formation (campaign->fleet, formation);
  const ForconPost *post = known == NULL ? NULL : forcon_campaign_post (campaign, formation);

  /* One that the sheet forms is nowhere yet, and others are not the admiral's to send. */
  if (known == NULL || !FORCON_ID_EQUAL (known->side, forcon_orders_page_admiral (self)))
    formation = FORCON_NO_FORMATION;
  self->looked_at = formation;
  forcon_map_view_choose (self->map, FORCON_NO_SECTOR,
                          post != NULL && !FORCON_ID_IS_NONE (formation) ? formation : FORCON_NO_FORMATION);
  forcon_force_list_look_at (self->force, formation);
  forcon_orders_page_show_plans (self);
}

void
forcon_orders_page_on_map_chosen (ForconOrdersPage *self, guint sector, guint formation)
{
  forcon_orders_page_look_at (self, (ForconFormationId){ (guint16) formation });
}

void
forcon_orders_page_on_looked_at (ForconOrdersPage *self, guint formation)
{
  forcon_orders_page_look_at (self, (ForconFormationId){ (guint16) formation });
}
