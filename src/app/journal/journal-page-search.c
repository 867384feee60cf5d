/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searching the sentences. They are told on a thread of its own; what is found comes while it is under way. */
#include "app/journal/journal-page-private.h"

#include <glib/gi18n-lib.h>

#include "base/text.h"

/* Whoever types faster is not searched for yet, ms. */
#define PAUSE 200

static void
show_count (ForconJournalPage *self)
{
  gboolean any = self->matches->len > 0;
  g_autofree char *text = NULL;

  if (forcon_journal_model_needle (self->model) == NULL)
    text = g_strdup ("");
  else if (!any)
    text = g_strdup (self->scan != NULL ? _ ("Searching…") : _ ("Not found"));
  else
    /* Translators: which of the entries found is looked at, how many there are: "3 of 17". */
    text = g_strdup_printf (_ ("%1$d of %2$u"), self->match + 1, self->matches->len);
  gtk_label_set_text (self->search_count, text);
  gtk_widget_set_sensitive (self->search_next, any);
  gtk_widget_set_sensitive (self->search_previous, any);
  forcon_journal_page_update_list (self);
}

static void
show_match (ForconJournalPage *self)
{
  if (self->match >= 0 && (guint) self->match < self->matches->len)
    forcon_journal_page_select (self, g_array_index (self->matches, guint, self->match));
  show_count (self);
}

void
forcon_journal_page_step (ForconJournalPage *self, gint step)
{
  gint n = (gint) self->matches->len;

  if (n == 0)
    return;
  self->match = self->match < 0 ? n - 1 : (self->match + step + n) % n;
  show_match (self);
}

/* Looks itself at the entries that came since. */
static void
catch_up (ForconJournalPage *self, guint first)
{
  const char *needle = forcon_journal_model_needle (self->model);
  guint length = forcon_chronicle_length (forcon_game_chronicle (self->game));

  for (guint place = first; place < length; place++)
    {
      const ForconAnnalsEntry *told = forcon_journal_model_told (self->model, place);

      if (told != NULL && forcon_annals_entry_says (told, needle))
        g_array_append_val (self->matches, place);
    }
}

/* Forgets what was found from @place on. */
static void
cut (ForconJournalPage *self, guint place)
{
  while (self->matches->len > 0 && g_array_index (self->matches, guint, self->matches->len - 1) >= place)
    g_array_set_size (self->matches, self->matches->len - 1);
  self->match = MIN (self->match, (gint) self->matches->len - 1);
}

/* The newest one is what is looked for most often; the rest comes before it. */
static void
on_found (gpointer owner, const GArray *places, ForconChronicleIndex *index, guint scanned)
{
  ForconJournalPage *self = owner;

  if (places->len > 0)
    g_array_append_vals (self->matches, places->data, places->len);
  if (scanned > 0)
    {
      self->scan = NULL;
      cut (self, self->scan_cut);
      catch_up (self, MIN (scanned, self->scan_cut));
      self->match = (gint) self->matches->len - 1;
      show_match (self);
      return;
    }
  show_count (self);
}

void
forcon_journal_page_stop_search (ForconJournalPage *self)
{
  g_clear_handle_id (&self->search_source, g_source_remove);
  g_clear_pointer (&self->scan, forcon_journal_scan_call_off);
  g_array_set_size (self->matches, 0);
  self->match = -1;
}

static gboolean
search (gpointer data)
{
  ForconJournalPage *self = data;
  g_autofree char *needle = forcon_text_fold (gtk_editable_get_text (self->search_entry));

  self->search_source = 0;
  forcon_journal_page_stop_search (self);
  forcon_journal_model_set_needle (self->model, *needle == '\0' ? NULL : needle);
  if (*needle != '\0' && forcon_game_path (self->game) != NULL)
    {
      self->scan_cut = G_MAXUINT;
      self->scan = forcon_journal_scan_begin (forcon_game_path (self->game), needle, on_found, self);
    }
  show_count (self);
  return G_SOURCE_REMOVE;
}

static void
on_typed (ForconJournalPage *self)
{
  g_clear_handle_id (&self->search_source, g_source_remove);
  self->search_source = g_timeout_add (PAUSE, search, self);
}

void
forcon_journal_page_follow_search (ForconJournalPage *self, guint first)
{
  if (forcon_journal_model_needle (self->model) == NULL)
    return;
  self->scan_cut = MIN (self->scan_cut, first);
  if (self->scan != NULL)
    return;
  cut (self, first);
  catch_up (self, first);
  show_count (self);
}

void
forcon_journal_page_begin_search (ForconJournalPage *self)
{
  gtk_widget_set_visible (self->search_bar, TRUE);
  gtk_toggle_button_set_active (self->search_button, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

void
forcon_journal_page_end_search (ForconJournalPage *self)
{
  gtk_widget_set_visible (self->search_bar, FALSE);
  gtk_toggle_button_set_active (self->search_button, FALSE);
  forcon_journal_page_stop_search (self);
  forcon_journal_model_set_needle (self->model, NULL);
  show_count (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
on_toggled (ForconJournalPage *self)
{
  gboolean active = gtk_toggle_button_get_active (self->search_button);

  if (active == gtk_widget_get_visible (self->search_bar))
    return;
  if (active)
    {
      forcon_journal_page_begin_search (self);
      on_typed (self);
    }
  else
    forcon_journal_page_end_search (self);
}

void
forcon_journal_page_set_up_search (ForconJournalPage *self)
{
  self->match = -1;
  g_signal_connect_object (self->search_button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_entry, "changed", G_CALLBACK (on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_entry, "stop-search", G_CALLBACK (forcon_journal_page_end_search), self,
                           G_CONNECT_SWAPPED);
  show_count (self);
}
