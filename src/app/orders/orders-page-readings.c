/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the sheet in the middle is understood, and what of it waits for the master. */
#include "app/orders/orders-page-private.h"

#include <glib/gi18n-lib.h>

#include "campaign/resolution/campaign-openings.h"

/* The worst sign of each line of the sheet. */
static GHashTable *
signs_of (GPtrArray *items)
{
  GHashTable *signs = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < items->len; i++)
    {
      ForconReadingItem *item = g_ptr_array_index (items, i);
      gpointer number = GINT_TO_POINTER (forcon_reading_item_line (item)->number);

      if (!g_hash_table_contains (signs, number) || forcon_reading_item_is_open (item))
        g_hash_table_insert (signs, number, (gpointer) forcon_reading_item_sign (item));
    }
  return signs;
}

static ForconSheetId
sheet_in (ForconOrdersPage *self, const ForconCampaign *campaign)
{
  if (!FORCON_ID_IS_NONE (self->shown.sheet))
    return self->shown.sheet;
  return g_array_index (campaign->sheets, ForconSheet, campaign->sheets->len - 1).sheet;
}

void
forcon_orders_page_show_readings (ForconOrdersPage *self)
{
  gboolean preview = FORCON_ID_IS_NONE (self->shown.sheet);
  /* The readings are of the truth, of what it was, or of what it would be. */
  const ForconCampaign *campaign = !preview                ? forcon_orders_page_campaign_of_sheet (self)
                                   : self->preview == NULL ? NULL
                                                           : self->preview->after;
  g_autoptr (GPtrArray) items
      = campaign == NULL ? g_ptr_array_new ()
                         : forcon_reading_items_of_sheet (campaign, sheet_in (self, campaign), preview);
  g_autoptr (GHashTable) signs = signs_of (items);

  gtk_label_set_text (GTK_LABEL (self->readings_title), preview ? _ ("Will be understood as") : _ ("Understood as"));
  gtk_label_set_text (GTK_LABEL (self->force_title),
                      preview ? _ ("Orders that would be in force") : _ ("Orders in force"));
  forcon_reading_list_show (self->readings, items);
  if (preview)
    forcon_reading_list_choose_number (self->readings, forcon_sheet_text_line (self->text));
  forcon_sheet_text_set_signs (self->text, signs);
  forcon_force_list_show (self->force, preview && campaign != NULL ? campaign : forcon_game_campaign (self->game),
                          forcon_orders_page_admiral (self), !preview);
  forcon_orders_page_show_plans (self);
}

void
forcon_orders_page_on_reading_chosen (ForconOrdersPage *self)
{
  ForconReadingItem *item = forcon_reading_list_chosen (self->readings);
  gboolean handed_in = self->game != NULL && forcon_game_writable (self->game) && !FORCON_ID_IS_NONE (self->shown.sheet)
                       && forcon_campaign_sheet (forcon_game_campaign (self->game), self->shown.sheet) != NULL;

  forcon_settle_panel_set_item (self->settle, handed_in ? item : NULL);
  forcon_sheet_text_mark_line (self->text, item == NULL ? 0 : forcon_reading_item_line (item)->number);
  if (item != NULL)
    forcon_orders_page_look_at (self, forcon_reading_item_formation (item));
  else
    forcon_orders_page_look_at (self, FORCON_NO_FORMATION);
}

void
forcon_orders_page_on_line (ForconOrdersPage *self, gint number)
{
  forcon_reading_list_choose_number (self->readings, number);
}

void
forcon_orders_page_on_picked (ForconOrdersPage *self, gint reading)
{
  if (!FORCON_ID_IS_NONE (self->shown.sheet))
    forcon_settle_panel_pick (self->settle, reading);
}

void
forcon_orders_page_on_reading_entered (ForconOrdersPage *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->settle)))
    gtk_widget_grab_focus (GTK_WIDGET (self->settle));
}

/* What waits for the master */

void
forcon_orders_page_update_next (ForconOrdersPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  guint count = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; campaign != NULL && i < campaign->lines->len; i++)
    count += forcon_campaign_line_is_open (campaign, &g_array_index (campaign->lines, ForconLine, i)) ? 1 : 0;
  /* Translators: a button; how many lines wait for the master. */
  text = count == 0 ? g_strdup (_ ("Nothing to settle")) : g_strdup_printf (_ ("Next to settle (%u)"), count);
  gtk_label_set_text (GTK_LABEL (self->next_label), text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "orders.next-to-settle", count > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "orders.previous-to-settle", count > 0);
}

/* Where the line that is selected stands among all lines; the end where none is. */
static guint
place_of_chosen (ForconOrdersPage *self, const ForconCampaign *campaign)
{
  ForconReadingItem *item = FORCON_ID_IS_NONE (self->shown.sheet) ? NULL : forcon_reading_list_chosen (self->readings);

  for (guint i = 0; item != NULL && i < campaign->lines->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (campaign->lines, ForconLine, i).line, forcon_reading_item_line (item)->line))
      return i;
  return campaign->lines->len - 1;
}

/* Whether the line that is selected is the one that was gone to last; else it is the next itself if it waits. */
static gboolean
is_being_settled (ForconOrdersPage *self)
{
  ForconReadingItem *item = forcon_reading_list_chosen (self->readings);

  return item != NULL && FORCON_ID_EQUAL (forcon_reading_item_line (item)->line, self->settling);
}

void
forcon_orders_page_on_settled (ForconOrdersPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    forcon_orders_page_go_to_open (self, FALSE);
}

void
forcon_orders_page_go_to_open (ForconOrdersPage *self, gboolean back)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  guint n = campaign == NULL ? 0 : campaign->lines->len;
  guint place = n == 0 ? 0 : place_of_chosen (self, campaign);
  ForconShownSheet shown = { 0 };
  ForconLineId id;

  if (n > 0 && !back && !FORCON_ID_IS_NONE (self->shown.sheet) && !is_being_settled (self))
    place = (place + n - 1) % n;
  for (guint i = 0; i < n; i++)
    {
      place = (place + (back ? n - 1 : 1)) % n;
      const ForconLine *line = &g_array_index (campaign->lines, ForconLine, place);

      if (!forcon_campaign_line_is_open (campaign, line))
        continue;
      /* Showing the sheet may free the line. */
      shown.sheet = line->sheet;
      id = line->line;
      forcon_orders_page_choose_admiral (self, forcon_campaign_sheet (campaign, shown.sheet)->admiral);
      forcon_orders_page_show_sheet (self, shown);
      forcon_reading_list_choose_line (self->readings, id);
      self->settling = id;
      gtk_widget_grab_focus (GTK_WIDGET (self->readings));
      return;
    }
}
