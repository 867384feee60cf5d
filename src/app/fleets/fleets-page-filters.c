/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the fleets is shown: search, filters, and how many ships that leaves. */
#include "app/fleets/fleets-page-private.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-wording.h"
#include "render/drawing/labels.h"
#include "base/text.h"

#define EVERYTHING (-1)

/* What a ship can be like. */
typedef enum {
  STATE_WHOLE,
  STATE_DAMAGED,
  STATE_CRIPPLED,
  STATE_OUT_OF_ACTION,
  STATE_UNFORMED,
  N_STATES,
} State;

static const char *const states[N_STATES] = {
  NC_ ("fleets", "Whole"),
  NC_ ("fleets", "Damaged"),
  NC_ ("fleets", "Crippled"),
  NC_ ("fleets", "Out of action"),
  NC_ ("fleets", "Not in a formation"),
};

static gboolean
is_in_state (const ForconFleetFacts *facts, State state)
{
  switch (state)
    {
    case STATE_WHOLE:
      return facts->in_action && !facts->damaged;
    case STATE_DAMAGED:
      return facts->in_action && facts->damaged;
    case STATE_CRIPPLED:
      return facts->in_action && facts->crippled;
    case STATE_OUT_OF_ACTION:
      return !facts->in_action;
    case STATE_UNFORMED:
      return facts->in_action && !facts->formed;
    case N_STATES:
    default:
      return TRUE;
    }
}

static gboolean
passes (const ForconFleetFacts *facts, FleetsFilter filter, gint64 value)
{
  switch (filter)
    {
    case FLEETS_BY_OWNER:
      return facts->owner.value == value;
    case FLEETS_BY_TYPE:
      return (gint) facts->type == value;
    case FLEETS_BY_STATE:
      return is_in_state (facts, (State) value);
    case FLEETS_BY_FORMATION:
      return facts->formed && facts->formation.value == value;
    case FLEETS_BY_SECTOR:
      return facts->in_action && facts->sector.value == value;
    case FLEETS_N_FILTERS:
    default:
      return TRUE;
    }
}

static gboolean
is_shown (gpointer item, gpointer data)
{
  ForconFleetsPage *self = data;

  for (FleetsFilter filter = 0; filter < FLEETS_N_FILTERS; filter++)
    if (self->choices[filter].chosen != EVERYTHING
        && !passes (forcon_fleet_item_facts (item), filter, self->choices[filter].chosen))
      return FALSE;
  return self->needle == NULL || forcon_fleet_item_matches (item, self->needle);
}

void
forcon_fleets_page_update_count (ForconFleetsPage *self)
{
  guint shown = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  guint all = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  /* Translators: ships that are shown, of all ships. */
  g_autofree char *text = g_strdup_printf (_ ("%1$u of %2$u"), shown, all);
  gboolean filtered = self->needle != NULL;

  gtk_label_set_label (self->count, text);
  for (FleetsFilter filter = 0; filter < FLEETS_N_FILTERS; filter++)
    filtered = filtered || self->choices[filter].chosen != EVERYTHING;
  gtk_widget_set_visible (self->clear_button, filtered);
  gtk_stack_set_visible_child_name (self->views, shown == 0                                         ? "none"
                                                 : gtk_toggle_button_get_active (self->list_button) ? "list"
                                                                                                    : "cards");
}

static void
filter_anew (ForconFleetsPage *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  forcon_fleets_page_update_count (self);
}

static void
on_search (ForconFleetsPage *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->search)));

  g_clear_pointer (&self->needle, g_free);
  if (*text != '\0')
    self->needle = g_utf8_casefold (text, -1);
  filter_anew (self);
}

static void
on_chosen (ForconFleetsPage *self)
{
  if (forcon_panel_is_filling (self))
    return;
  for (FleetsFilter filter = 0; filter < FLEETS_N_FILTERS; filter++)
    {
      FleetsChoice *choice = &self->choices[filter];
      guint place = gtk_drop_down_get_selected (choice->list);

      choice->chosen = place < choice->values->len ? g_array_index (choice->values, gint64, place) : EVERYTHING;
    }
  filter_anew (self);
}

static void
add (FleetsChoice *choice, GtkStringList *list, gint64 value, const char *text)
{
  g_autofree char *label = forcon_text_capitalise (text);

  gtk_string_list_append (list, label);
  g_array_append_val (choice->values, value);
}

/* Shows a list, taking it over, with what was chosen before if it is still there. */
static void
end_list (ForconFleetsPage *self, FleetsChoice *choice, GtkStringList *list)
{
  guint place = 0;

  for (guint i = 0; i < choice->values->len; i++)
    if (g_array_index (choice->values, gint64, i) == choice->chosen)
      place = i;
  if (place == 0)
    choice->chosen = EVERYTHING;
  forcon_panel_begin_fill (self);
  gtk_drop_down_set_model (choice->list, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (choice->list, place);
  forcon_panel_end_fill (self);
  g_object_unref (list);
}

static GtkStringList *
begin_list (FleetsChoice *choice, const char *everything)
{
  const char *const texts[] = { everything, NULL };
  gint64 value = EVERYTHING;

  g_array_set_size (choice->values, 0);
  g_array_append_val (choice->values, value);
  return gtk_string_list_new (texts);
}

static void
fill_owners (ForconFleetsPage *self, const ForconCampaign *campaign)
{
  FleetsChoice *choice = &self->choices[FLEETS_BY_OWNER];
  GtkStringList *list = begin_list (choice, _ ("All owners"));

  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    add (choice, list, i, forcon_name (forcon_campaign_admiral_name (campaign, (ForconSideId){ (guint16) i })));
  end_list (self, choice, list);
}

static void
fill_types (ForconFleetsPage *self, const ForconCampaign *campaign)
{
  FleetsChoice *choice = &self->choices[FLEETS_BY_TYPE];
  GtkStringList *list = begin_list (choice, _ ("All classes"));
  guint32 there = 0;

  for (guint i = 1; i <= campaign->fleet->n_ships; i++)
    there |= 1u << forcon_battle_card (campaign->fleet, (ForconShipId){ (guint16) i })->type;
  for (guint i = 0; i < FORCON_N_SHIP_TYPE; i++)
    if (there & (1u << i))
      add (choice, list, i, forcon_label_ship_type ((ForconShipType) i));
  end_list (self, choice, list);
}

static void
fill_states (ForconFleetsPage *self)
{
  FleetsChoice *choice = &self->choices[FLEETS_BY_STATE];
  GtkStringList *list = begin_list (choice, _ ("Any state"));

  for (guint i = 0; i < N_STATES; i++)
    add (choice, list, i, g_dpgettext2 (GETTEXT_PACKAGE, "fleets", states[i]));
  end_list (self, choice, list);
}

static void
fill_formations (ForconFleetsPage *self, const ForconCampaign *campaign)
{
  FleetsChoice *choice = &self->choices[FLEETS_BY_FORMATION];
  GtkStringList *list = begin_list (choice, _ ("All formations"));

  for (guint i = 1; i <= campaign->fleet->n_formations; i++)
    if (forcon_campaign_formation_lives (campaign, (ForconFormationId){ (guint16) i }))
      add (choice, list, i,
           forcon_name (forcon_battle_formation_name (campaign->fleet, (ForconFormationId){ (guint16) i })));
  end_list (self, choice, list);
}

static void
fill_sectors (ForconFleetsPage *self, const ForconCampaign *campaign)
{
  FleetsChoice *choice = &self->choices[FLEETS_BY_SECTOR];
  GtkStringList *list = begin_list (choice, _ ("All sectors"));

  for (guint i = 0; i < campaign->sectors->len; i++)
    add (choice, list, i + 1, forcon_wording_sector (campaign, (ForconSectorId){ (guint16) (i + 1) }));
  end_list (self, choice, list);
}

void
forcon_fleets_page_fill_filters (ForconFleetsPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  fill_owners (self, campaign);
  fill_types (self, campaign);
  fill_states (self);
  fill_formations (self, campaign);
  fill_sectors (self, campaign);
  filter_anew (self);
}

void
forcon_fleets_page_clear_filters (ForconFleetsPage *self)
{
  forcon_panel_begin_fill (self);
  for (FleetsFilter filter = 0; filter < FLEETS_N_FILTERS; filter++)
    {
      self->choices[filter].chosen = EVERYTHING;
      gtk_drop_down_set_selected (self->choices[filter].list, 0);
    }
  gtk_editable_set_text (self->search, "");
  forcon_panel_end_fill (self);
  g_clear_pointer (&self->needle, g_free);
  filter_anew (self);
}

void
forcon_fleets_page_build_filters (ForconFleetsPage *self)
{
  GtkDropDown *const lists[FLEETS_N_FILTERS] = { self->owner, self->type, self->state, self->formation, self->sector };

  for (FleetsFilter filter = 0; filter < FLEETS_N_FILTERS; filter++)
    {
      self->choices[filter] = (FleetsChoice){ .list = lists[filter],
                                              .chosen = EVERYTHING,
                                              .values = g_array_new (FALSE, FALSE, sizeof (gint64)) };
      g_signal_connect_object (lists[filter], "notify::selected", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
    }
  self->filter = gtk_custom_filter_new (is_shown, self, NULL);
  gtk_filter_list_model_set_filter (self->filtered, GTK_FILTER (self->filter));
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
}
