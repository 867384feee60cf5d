/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The filters of the journal: phase, clash, admiral and kind; the first choice of each is all. */
#include "app/journal/journal-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/short-list.h"
#include "report/campaign/campaign-wording.h"

/* How wide the choices are in the bar, characters; the lists show all of each. */
#define CHOICE_CHARS 12

static ForconClashId
chosen_clash (ForconJournalPage *self)
{
  const GArray *clashes = forcon_game_campaign (self->game)->clashes;
  guint selected = gtk_drop_down_get_selected (self->clash_filter);

  return selected > 0 && selected <= clashes->len ? g_array_index (clashes, ForconClash, selected - 1).clash
                                                  : FORCON_NO_CLASH;
}

static ForconJournalFilter
chosen (ForconJournalPage *self)
{
  guint phase = gtk_drop_down_get_selected (self->phase_filter);
  guint topic = gtk_drop_down_get_selected (self->topic_filter);
  ForconJournalFilter filter = FORCON_JOURNAL_ALL;

  if (phase != GTK_INVALID_LIST_POSITION && phase > 0)
    filter.phase = (gint) phase - 1;
  filter.clash = chosen_clash (self);
  filter.admiral.value = (guint16) gtk_drop_down_get_selected (self->admiral_filter);
  if (topic > FORCON_N_TOPIC)
    filter.undone = TRUE;
  else if (topic > 0)
    filter.topics = FORCON_TOPIC_BIT (topic - 1);
  return filter;
}

static void
on_chosen (ForconJournalPage *self)
{
  ForconJournalFilter filter;

  if (forcon_panel_is_filling (self) || forcon_game_campaign (self->game) == NULL)
    return;
  filter = chosen (self);
  forcon_journal_model_set_filter (self->model, &filter);
  forcon_journal_page_update_list (self);
  forcon_journal_page_show_newest (self);
}

/* Lets the choices of a filter be these; the one that is chosen stays. */
static void
fill (GtkDropDown *filter, GPtrArray *names)
{
  guint selected = gtk_drop_down_get_selected (filter);
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (filter));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  g_ptr_array_add (names, NULL);
  gtk_string_list_splice (list, 0, n, (const char *const *) names->pdata);
  gtk_drop_down_set_selected (filter, selected < names->len - 1 ? selected : 0);
}

static void
fill_phases (ForconJournalPage *self, const ForconCampaign *campaign)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (names, g_strdup (_ ("All phases")));
  g_ptr_array_add (names, g_strdup (_ ("Before play")));
  for (gint phase = 1; phase <= campaign->progress.phase; phase++)
    g_ptr_array_add (names, g_strdup_printf (_ ("Phase %d"), phase));
  fill (self->phase_filter, names);
}

static void
fill_clashes (ForconJournalPage *self, const ForconCampaign *campaign)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (names, g_strdup (_ ("All clashes")));
  for (guint i = 0; i < campaign->clashes->len; i++)
    {
      const ForconClash *clash = &g_array_index (campaign->clashes, ForconClash, i);
      g_autofree char *where = forcon_wording_border (campaign, clash->sector, clash->other);

      /* Translators: of a clash: the phase, where it was. */
      g_ptr_array_add (names, g_strdup_printf (_ ("Phase %1$d, %2$s"), clash->phase, where));
    }
  fill (self->clash_filter, names);
}

static void
fill_admirals (ForconJournalPage *self, const ForconCampaign *campaign)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (names, g_strdup (_ ("All admirals")));
  for (guint id = 1; id <= forcon_campaign_n_admirals (campaign); id++)
    g_ptr_array_add (names, g_strdup (forcon_wording_admiral (campaign, (ForconSideId){ (guint16) id })));
  fill (self->admiral_filter, names);
}

static void
fill_topics (ForconJournalPage *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (names, g_strdup (_ ("All kinds")));
  for (guint topic = 0; topic < FORCON_N_TOPIC; topic++)
    g_ptr_array_add (names, g_strdup (forcon_journal_topic_name (topic)));
  /* Translators: entries of the journal that were undone. */
  g_ptr_array_add (names, g_strdup (_ ("Undone")));
  fill (self->topic_filter, names);
}

void
forcon_journal_page_fill_filters (ForconJournalPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  guint n_phases = g_list_model_get_n_items (gtk_drop_down_get_model (self->phase_filter));
  guint n_clashes = g_list_model_get_n_items (gtk_drop_down_get_model (self->clash_filter));

  if (campaign == NULL)
    return;
  forcon_panel_begin_fill (self);
  if (n_phases != (guint) campaign->progress.phase + 2)
    fill_phases (self, campaign);
  if (n_clashes != campaign->clashes->len + 1)
    fill_clashes (self, campaign);
  if (g_list_model_get_n_items (gtk_drop_down_get_model (self->admiral_filter)) == 0)
    {
      fill_admirals (self, campaign);
      fill_topics (self);
    }
  forcon_panel_end_fill (self);
}

static void
empty (GtkDropDown *filter)
{
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (filter));

  gtk_string_list_splice (list, 0, g_list_model_get_n_items (G_LIST_MODEL (list)), NULL);
}

/* Another campaign has other phases, clashes and admirals. */
static void
on_opened (ForconJournalPage *self)
{
  forcon_panel_begin_fill (self);
  empty (self->phase_filter);
  empty (self->clash_filter);
  empty (self->admiral_filter);
  forcon_panel_end_fill (self);
  forcon_journal_page_fill_filters (self);
}

void
forcon_journal_page_clear_filters (ForconJournalPage *self)
{
  forcon_panel_begin_fill (self);
  gtk_drop_down_set_selected (self->phase_filter, 0);
  gtk_drop_down_set_selected (self->clash_filter, 0);
  gtk_drop_down_set_selected (self->admiral_filter, 0);
  gtk_drop_down_set_selected (self->topic_filter, 0);
  forcon_panel_end_fill (self);
  on_chosen (self);
}

void
forcon_journal_page_set_up_filters (ForconJournalPage *self)
{
  GtkDropDown *filters[] = { self->phase_filter, self->clash_filter, self->admiral_filter, self->topic_filter };

  for (gsize i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

      forcon_short_list_apply_to_choice (filters[i], CHOICE_CHARS);
      gtk_drop_down_set_model (filters[i], G_LIST_MODEL (list));
      g_signal_connect_object (filters[i], "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (self->model, "opened", G_CALLBACK (on_opened), self, G_CONNECT_SWAPPED);
  forcon_journal_page_fill_filters (self);
}
