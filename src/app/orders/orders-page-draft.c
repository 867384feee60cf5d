/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet that is being written: read as one types, kept though it is not handed in, and handed in. */
#include "app/orders/orders-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/toast.h"

/*
 * After so long without a key what was typed is read, and saved, ms. A long sheet takes longer to read, and waits a
 * millisecond more for so many characters.
 */
#define READ_AFTER 150
#define CHARACTERS_PER_MILLISECOND 25
#define SAVE_AFTER 700

static const char *
word_of (ForconOrdersPage *self, ForconSideId admiral)
{
  return forcon_battle_side (forcon_game_campaign (self->game)->fleet, admiral)->id;
}

static gboolean
save (gpointer data)
{
  ForconOrdersPage *self = data;
  g_autoptr (GError) error = NULL;

  self->save_source = 0;
  if (self->drafts != NULL && !forcon_sheet_drafts_save (self->drafts, &error))
    {
      g_autofree char *text = g_strdup_printf (_ ("What is being typed cannot be saved: %s"), error->message);

      forcon_toast_say (GTK_WIDGET (self), text);
    }
  return G_SOURCE_REMOVE;
}

void
forcon_orders_page_open_drafts (ForconOrdersPage *self)
{
  forcon_orders_page_close_drafts (self);
  if (forcon_game_path (self->game) == NULL)
    return;
  g_autofree char *identity = forcon_store_identity (forcon_game_store (self->game));

  self->drafts = forcon_sheet_drafts_load (forcon_game_path (self->game), identity);
}

void
forcon_orders_page_close_drafts (ForconOrdersPage *self)
{
  g_clear_handle_id (&self->save_source, g_source_remove);
  g_clear_handle_id (&self->preview_source, g_source_remove);
  if (self->drafts != NULL)
    save (self);
  g_clear_pointer (&self->drafts, forcon_sheet_drafts_free);
}

static char *
draft_of (ForconOrdersPage *self, ForconSideId admiral, gboolean correction)
{
  return self->drafts == NULL ? g_strdup ("")
                              : forcon_sheet_drafts_get (self->drafts, word_of (self, admiral), correction);
}

char *
forcon_orders_page_draft (ForconOrdersPage *self, gboolean correction)
{
  return draft_of (self, forcon_orders_page_admiral (self), correction);
}

static void
keep_for (ForconOrdersPage *self, ForconSideId admiral, gboolean correction, const char *text)
{
  if (self->drafts != NULL)
    forcon_sheet_drafts_set (self->drafts, word_of (self, admiral), correction, text);
  if (self->save_source == 0)
    self->save_source = g_timeout_add (SAVE_AFTER, save, self);
}

static void
keep (ForconOrdersPage *self, const char *text)
{
  keep_for (self, forcon_orders_page_admiral (self), self->shown.correction, text);
}

void
forcon_orders_page_forget_preview (ForconOrdersPage *self)
{
  g_clear_pointer (&self->preview, forcon_campaign_outcome_free);
  g_clear_pointer (&self->preview_text, g_free);
}

static ForconCampaignCommand
command_of (ForconOrdersPage *self, const char *text)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_HAND_IN);

  command.hand_in.admiral = forcon_orders_page_admiral (self);
  command.hand_in.correction = self->shown.correction;
  command.hand_in.text = text;
  return command;
}

static gboolean
is_blank (const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  return *stripped == '\0';
}

static void
show_length (ForconOrdersPage *self)
{
  glong length = g_utf8_strlen (self->written, -1);
  gboolean too_long = length > FORCON_SHEET_TEXT_MAX;
  /* Translators: how many characters were typed, how many are read at most. */
  g_autofree char *text
      = g_strdup_printf (_ ("Too long: %1$ld characters, at most %2$d"), length, FORCON_SHEET_TEXT_MAX);

  gtk_label_set_text (GTK_LABEL (self->length), text);
  gtk_widget_set_visible (self->length, too_long);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "orders.hand-in",
                                 FORCON_ID_IS_NONE (self->shown.sheet) && !too_long && !is_blank (self->written)
                                     && forcon_game_writable (self->game));
}

/* What would come of it if it were handed in now; nothing is entered. */
static void
read_now (ForconOrdersPage *self)
{
  forcon_orders_page_forget_preview (self);
  if (FORCON_ID_IS_NONE (self->shown.sheet) && !is_blank (self->written))
    {
      self->preview_text = g_strdup (self->written);
      const ForconCampaignCommand command = command_of (self, self->preview_text);

      self->preview = forcon_game_try (self->game, &command);
    }
  forcon_orders_page_show_readings (self);
}

static gboolean
on_pause (gpointer data)
{
  ForconOrdersPage *self = data;

  self->preview_source = 0;
  read_now (self);
  return G_SOURCE_REMOVE;
}

void
forcon_orders_page_on_typed (ForconOrdersPage *self)
{
  if (forcon_panel_is_filling (self) || !FORCON_ID_IS_NONE (self->shown.sheet))
    return;
  g_free (self->written);
  self->written = forcon_sheet_text_get (self->text);
  keep (self, self->written);
  show_length (self);
  g_clear_handle_id (&self->preview_source, g_source_remove);
  self->preview_source = g_timeout_add (
      READ_AFTER + (guint) g_utf8_strlen (self->written, -1) / CHARACTERS_PER_MILLISECOND, on_pause, self);
}

void
forcon_orders_page_take_back (ForconOrdersPage *self)
{
  g_autofree char *draft = forcon_orders_page_draft (self, self->shown.correction);

  if (*draft == '\0' && self->written != NULL)
    keep (self, self->written);
}

void
forcon_orders_page_forget_handed_in (ForconOrdersPage *self)
{
  g_free (self->handed_in.text);
  self->handed_in = (ForconHandedIn){ 0 };
}

void
forcon_orders_page_take_back_undone (ForconOrdersPage *self)
{
  ForconHandedIn *handed_in = &self->handed_in;

  /* One that is there, or so old that it is put away, is not undone. */
  if (FORCON_ID_IS_NONE (handed_in->sheet)
      || handed_in->sheet.value < forcon_game_campaign (self->game)->progress.next_id)
    return;
  g_autofree char *draft = draft_of (self, handed_in->admiral, handed_in->correction);
  ForconSideId admiral = handed_in->admiral;

  if (*draft == '\0')
    keep_for (self, admiral, handed_in->correction, handed_in->text);
  self->shown = (ForconShownSheet){ .correction = handed_in->correction };
  self->newest = FORCON_NO_SHEET;
  g_clear_pointer (&self->written, g_free);
  forcon_orders_page_forget_handed_in (self);
  forcon_orders_page_choose_admiral (self, admiral);
}

void
forcon_orders_page_begin_writing (ForconOrdersPage *self)
{
  g_autofree char *draft = forcon_orders_page_draft (self, self->shown.correction);

  if (g_strcmp0 (draft, self->written) != 0)
    {
      g_free (self->written);
      self->written = g_steal_pointer (&draft);
      forcon_sheet_text_write (self->text, self->written);
    }
  show_length (self);
  /* Something else was entered: what is typed may mean something else now, but that can wait for a turn of the loop. */
  if (self->preview == NULL || g_strcmp0 (self->preview_text, self->written) != 0)
    read_now (self);
  else if (self->preview_source == 0)
    self->preview_source = g_idle_add (on_pause, self);
}

static void
say_handed_in (ForconOrdersPage *self, const ForconSheet *sheet)
{
  guint waiting = 0;
  g_autofree char *text = NULL;
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GPtrArray) items = forcon_reading_items_of_sheet (campaign, sheet->sheet, FALSE);

  for (guint i = 0; i < items->len; i++)
    waiting += forcon_reading_item_is_open (g_ptr_array_index (items, i)) ? 1 : 0;
  if (waiting == 0)
    text = g_strdup_printf (_ ("%s: the sheet is handed in, every line is understood"),
                            forcon_campaign_admiral_name (campaign, sheet->admiral));
  else
    /* Translators: the admiral, how many lines the master has to settle. */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: the sheet is handed in, %2$u line to settle",
                                         "%1$s: the sheet is handed in, %2$u lines to settle", waiting),
                            forcon_campaign_admiral_name (campaign, sheet->admiral), waiting);
  forcon_toast_say_undoable (GTK_WIDGET (self), text);
}

/* The next admiral after the one who is chosen whose sheet is still to come, or none. */
static ForconSideId
find_next_who_owes (ForconOrdersPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->admirals));
  guint chosen = gtk_single_selection_get_selected (self->chosen);

  for (guint i = 1; i < n; i++)
    {
      g_autoptr (ForconAdmiralItem) item = g_list_model_get_item (G_LIST_MODEL (self->admirals), (chosen + i) % n);
      ForconSheetState state = forcon_admiral_item_standing (item)->state;

      if (state == FORCON_SHEET_OWED || state == FORCON_SHEET_LATE)
        return forcon_admiral_item_admiral (item);
    }
  return FORCON_NO_SIDE;
}

/* On to who owes a sheet; else to what of this one is to be settled. */
static void
go_on (ForconOrdersPage *self, ForconShownSheet shown)
{
  ForconSideId next = shown.correction ? FORCON_NO_SIDE : find_next_who_owes (self);

  if (FORCON_ID_IS_NONE (next))
    {
      forcon_orders_page_show_sheet (self, shown);
      gtk_widget_grab_focus (GTK_WIDGET (self));
      return;
    }
  forcon_orders_page_choose_admiral (self, next);
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
}

void
forcon_orders_page_hand_in (ForconOrdersPage *self)
{
  ForconCampaignCommand command;
  g_autofree char *text = g_strdup (self->written);
  ForconShownSheet shown = { 0 };
  gboolean done;

  if (!FORCON_ID_IS_NONE (self->shown.sheet) || text == NULL)
    return;
  command = command_of (self, g_intern_string (text));
  forcon_panel_begin_fill (self);
  done = forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL);
  forcon_panel_end_fill (self);
  if (!done)
    return;
  keep (self, "");
  const GArray *sheets = forcon_game_campaign (self->game)->sheets;
  const ForconSheet *sheet = &g_array_index (sheets, ForconSheet, sheets->len - 1);

  shown.sheet = sheet->sheet;
  shown.correction = sheet->correction;
  forcon_orders_page_forget_handed_in (self);
  self->handed_in = (ForconHandedIn){ sheet->sheet, sheet->admiral, sheet->correction, g_steal_pointer (&text) };
  say_handed_in (self, sheet);
  forcon_panel_refresh (self);
  go_on (self, shown);
}
