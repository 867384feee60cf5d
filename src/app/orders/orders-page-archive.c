/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sheets of phases that are long past: they stand in the journal only, which is read while nothing else is to be
 * done. */
#include "app/orders/orders-page-private.h"

/* Entries of the journal that are read at a time: far less than what could be noticed. */
#define AT_A_TIME 20

static void
forget_past (ForconOrdersPage *self)
{
  g_clear_pointer (&self->past, forcon_campaign_free);
}

static gboolean
read_on (gpointer data)
{
  ForconOrdersPage *self = data;

  if (forcon_sheet_archive_read (self->archive, forcon_game_chronicle (self->game), AT_A_TIME))
    return G_SOURCE_CONTINUE;
  self->archive_source = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    forcon_panel_refresh (self);
  return G_SOURCE_REMOVE;
}

void
forcon_orders_page_follow_journal (ForconOrdersPage *self)
{
  forget_past (self);
  if (self->archive != NULL && forcon_game_campaign (self->game) != NULL
      && forcon_sheet_archive_read (self->archive, forcon_game_chronicle (self->game), AT_A_TIME)
      && self->archive_source == 0)
    self->archive_source = g_idle_add_full (G_PRIORITY_LOW, read_on, self, NULL);
}

void
forcon_orders_page_open_archive (ForconOrdersPage *self)
{
  forcon_orders_page_close_archive (self);
  self->archive = forcon_sheet_archive_new ();
  forcon_orders_page_follow_journal (self);
}

void
forcon_orders_page_close_archive (ForconOrdersPage *self)
{
  forget_past (self);
  g_clear_handle_id (&self->archive_source, g_source_remove);
  g_clear_pointer (&self->archive, forcon_sheet_archive_free);
}

const ForconCampaign *
forcon_orders_page_campaign_of_sheet (ForconOrdersPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (FORCON_ID_IS_NONE (self->shown.sheet) || campaign == NULL)
    return NULL;
  if (forcon_campaign_sheet (campaign, self->shown.sheet) != NULL)
    return campaign;
  if (self->past != NULL && forcon_campaign_sheet (self->past, self->shown.sheet) == NULL)
    forget_past (self);
  if (self->past == NULL)
    self->past
        = forcon_sheet_archive_campaign (self->archive, forcon_game_chronicle (self->game), self->shown.sheet, NULL);
  return self->past;
}

const ForconSheet *
forcon_orders_page_sheet (ForconOrdersPage *self)
{
  const ForconCampaign *campaign = forcon_orders_page_campaign_of_sheet (self);

  return campaign == NULL ? NULL : forcon_campaign_sheet (campaign, self->shown.sheet);
}
