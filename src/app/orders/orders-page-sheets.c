/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which sheet stands in the middle of the page: one that is being written, or one of those that were handed in. */
#include "app/orders/orders-page-private.h"

#include <glib/gi18n-lib.h>

#include "campaign/resolution/campaign-openings.h"
#include "campaign/state/campaign-words.h"
#include "report/campaign/campaign-sentences.h"

static gboolean
is_shown (ForconOrdersPage *self, const ForconShownSheet *choice)
{
  return FORCON_ID_EQUAL (choice->sheet, self->shown.sheet)
         && (!FORCON_ID_IS_NONE (choice->sheet) || choice->correction == self->shown.correction);
}

static void
add_choice (ForconOrdersPage *self, GPtrArray *titles, ForconShownSheet choice, char *title)
{
  g_array_append_val (self->choices, choice);
  g_ptr_array_add (titles, title);
}

static void
add_drafts (ForconOrdersPage *self, GPtrArray *titles)
{
  for (gint correction = 0; correction < 2; correction++)
    {
      g_autofree char *draft = forcon_orders_page_draft (self, correction);
      const char *title = correction ? _ ("New correction out of turn") : _ ("New sheet");

      if (*draft == '\0')
        add_choice (self, titles, (ForconShownSheet){ .correction = correction }, g_strdup (title));
      else
        /* Translators: "New sheet"; something is typed for it already. */
        add_choice (self, titles, (ForconShownSheet){ .correction = correction },
                    g_strdup_printf (_ ("%s (begun)"), title));
    }
}

/* Sheets that only the journal holds any more. */
static void
add_old_sheets (ForconOrdersPage *self, GPtrArray *titles)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconSideId admiral = forcon_orders_page_admiral (self);

  for (guint i = self->archive == NULL ? 0 : forcon_sheet_archive_n_sheets (self->archive); i > 0; i--)
    {
      const ForconSheet *sheet = forcon_sheet_archive_sheet (self->archive, i - 1);

      if (FORCON_ID_EQUAL (sheet->admiral, admiral) && forcon_campaign_sheet (campaign, sheet->sheet) == NULL)
        add_choice (self, titles, (ForconShownSheet){ .sheet = sheet->sheet },
                    forcon_campaign_title_of_sheet (campaign, sheet));
    }
}

void
forcon_orders_page_update_sheets (ForconOrdersPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconSideId admiral = forcon_orders_page_admiral (self);
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);

  g_array_set_size (self->choices, 0);
  if (campaign == NULL || FORCON_ID_IS_NONE (admiral))
    return;
  add_drafts (self, titles);
  for (guint i = campaign->sheets->len; i > 0; i--)
    {
      const ForconSheet *sheet = &g_array_index (campaign->sheets, ForconSheet, i - 1);

      if (FORCON_ID_EQUAL (sheet->admiral, admiral))
        add_choice (self, titles, (ForconShownSheet){ .sheet = sheet->sheet },
                    forcon_campaign_title_of_sheet (campaign, sheet));
    }
  add_old_sheets (self, titles);
  g_ptr_array_add (titles, NULL);
  gtk_string_list_splice (self->titles, 0, g_list_model_get_n_items (G_LIST_MODEL (self->titles)),
                          (const char *const *) titles->pdata);
}

ForconShownSheet
forcon_orders_page_first_sheet (ForconOrdersPage *self)
{
  ForconAdmiralItem *item = forcon_orders_page_chosen (self);
  ForconShownSheet shown = { 0 };

  if (item != NULL)
    shown.sheet = forcon_admiral_item_standing (item)->sheet;
  return shown;
}

/* Whether the admiral handed it in without the master. */
static gboolean
is_by_author (const ForconCampaign *campaign, const ForconSheet *sheet)
{
  const char *word = forcon_campaign_word_of (campaign, FORCON_FIELD_ADMIRAL, sheet->admiral.value);

  return word != NULL && g_strcmp0 (word, sheet->by) == 0;
}

/* What the master should know of the sheet before reading it, or %NULL. */
static const char *
notice_of (ForconOrdersPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const ForconSheet *sheet = forcon_orders_page_sheet (self);
  gboolean done = forcon_orders_page_chosen (self) != NULL
                  && forcon_admiral_item_standing (forcon_orders_page_chosen (self))->state == FORCON_SHEET_DONE;

  if (campaign == NULL)
    return NULL;
  if (sheet == NULL && self->shown.correction)
    return _ ("Correction out of turn: in force at once, beside the sheet that was handed in");
  if (sheet == NULL && done)
    return _ ("A sheet is handed in already: this one counts for the formations that it orders");
  if (sheet != NULL && forcon_campaign_sheet_is_replaced (forcon_orders_page_campaign_of_sheet (self), sheet))
    return _ ("A newer sheet counts for the formations that it orders");
  if (sheet != NULL && sheet->phase < campaign->progress.phase)
    return _ ("A sheet of an earlier phase");
  if (sheet != NULL && is_by_author (campaign, sheet))
    return _ ("Written on the admiral's own telephone, and its lines are settled there");
  return NULL;
}

static void
show_handed_in (ForconOrdersPage *self)
{
  const ForconSheet *sheet = forcon_orders_page_sheet (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "orders.hand-in", FALSE);
  forcon_orders_page_forget_preview (self);
  g_clear_handle_id (&self->preview_source, g_source_remove);
  self->shown.correction = sheet->correction;
  if (g_strcmp0 (self->written, sheet->text) != 0)
    {
      g_free (self->written);
      self->written = g_strdup (sheet->text);
      forcon_sheet_text_show (self->text, self->written);
    }
  forcon_orders_page_show_readings (self);
}

void
forcon_orders_page_show_sheet (ForconOrdersPage *self, ForconShownSheet shown)
{
  gboolean other = !FORCON_ID_EQUAL (shown.sheet, self->shown.sheet) || shown.correction != self->shown.correction;
  const char *notice;

  forcon_panel_begin_fill (self);
  self->shown = shown;
  if (other)
    g_clear_pointer (&self->written, g_free);
  for (guint i = 0; i < self->choices->len; i++)
    if (is_shown (self, &g_array_index (self->choices, ForconShownSheet, i)))
      gtk_drop_down_set_selected (self->sheets_view, i);
  notice = notice_of (self);
  gtk_label_set_text (GTK_LABEL (self->notice), notice == NULL ? "" : notice);
  gtk_widget_set_visible (self->notice, notice != NULL);
  gtk_widget_set_visible (self->write_bar, FORCON_ID_IS_NONE (shown.sheet));
  gtk_button_set_label (GTK_BUTTON (self->hand_in),
                        shown.correction ? _ ("Hand In the Correction") : _ ("Hand In the Sheet"));
  if (FORCON_ID_IS_NONE (shown.sheet))
    forcon_orders_page_begin_writing (self);
  else
    show_handed_in (self);
  forcon_panel_end_fill (self);
}

void
forcon_orders_page_on_sheet_chosen (ForconOrdersPage *self)
{
  guint place = gtk_drop_down_get_selected (self->sheets_view);

  if (forcon_panel_is_filling (self) || place >= self->choices->len)
    return;
  forcon_orders_page_show_sheet (self, g_array_index (self->choices, ForconShownSheet, place));
}
