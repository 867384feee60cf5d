/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/fleets-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/menu.h"
#include "app/fleets/regroup-dialog.h"
#include "app/game/game-edit.h"

#define FRAMES_TO_LAY_OUT 2

G_DEFINE_FINAL_TYPE (ForconFleetsPage, forcon_fleets_page, FORCON_TYPE_PANEL)

static guint
place_of (GListModel *model, ForconShipId ship)
{
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (ForconFleetItem) item = g_list_model_get_item (model, i);

      if (FORCON_ID_EQUAL (forcon_fleet_item_ship (item), ship))
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

static void
bring_into_view (ForconFleetsPage *self, guint place)
{
  gtk_widget_activate_action (GTK_WIDGET (self->cards), "list.scroll-to-item", "u", place);
  gtk_widget_activate_action (gtk_widget_get_last_child (GTK_WIDGET (self->list)), "list.scroll-to-item", "u", place);
}

/* The ship that is selected everywhere, or the first of those that are selected here. */
static guint
place_to_see (ForconFleetsPage *self)
{
  g_autoptr (GtkBitset) places = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  ForconShipId ship = self->game == NULL ? FORCON_NO_SHIP : forcon_game_focus (self->game)->ship;

  if (!FORCON_ID_IS_NONE (ship))
    return place_of (G_LIST_MODEL (self->selection), ship);
  return gtk_bitset_is_empty (places) ? GTK_INVALID_LIST_POSITION : gtk_bitset_get_minimum (places);
}

/* What has not got its place yet cannot be scrolled to: that is known in the second frame that the page is seen. */
static gboolean
on_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ForconFleetsPage *self = FORCON_FLEETS_PAGE (widget);
  guint place;

  if (gtk_widget_get_mapped (widget) && ++self->frames < FRAMES_TO_LAY_OUT)
    return G_SOURCE_CONTINUE;
  self->ticking = 0;
  if (!gtk_widget_get_mapped (widget))
    return G_SOURCE_REMOVE;
  self->to_scroll = FALSE;
  place = place_to_see (self);
  if (place != GTK_INVALID_LIST_POSITION)
    bring_into_view (self, place);
  return G_SOURCE_REMOVE;
}

static void
scroll_when_laid_out (ForconFleetsPage *self)
{
  self->frames = 0;
  self->to_scroll = TRUE;
  /* A page that nobody sees would have frames made for ever. */
  if (self->ticking == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->ticking = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_frame, NULL, NULL);
}

/* Of a formation that was selected elsewhere all ships are selected that are shown. */
static void
choose_formation (ForconFleetsPage *self, ForconFormationId formation)
{
  GListModel *model = G_LIST_MODEL (self->selection);
  guint n = g_list_model_get_n_items (model);
  g_autoptr (GtkBitset) chosen = gtk_bitset_new_empty ();
  g_autoptr (GtkBitset) all = gtk_bitset_new_range (0, n);

  for (guint i = 0; i < n && !FORCON_ID_IS_NONE (formation); i++)
    {
      g_autoptr (ForconFleetItem) item = g_list_model_get_item (model, i);
      const ForconFleetFacts *facts = forcon_fleet_item_facts (item);

      if (facts->formed && FORCON_ID_EQUAL (facts->formation, formation))
        gtk_bitset_add (chosen, i);
    }
  if (gtk_bitset_is_empty (chosen))
    return;
  forcon_panel_begin_fill (self);
  gtk_selection_model_set_selection (GTK_SELECTION_MODEL (self->selection), chosen, all);
  scroll_when_laid_out (self);
  forcon_panel_end_fill (self);
}

/* A ship that was selected elsewhere is selected here too, and comes into view whatever is filtered. */
static void
follow_focus (ForconFleetsPage *self)
{
  ForconShipId ship = forcon_game_focus (self->game)->ship;
  guint place;

  forcon_fleets_page_update_actions (self);
  if (forcon_panel_is_stale (self))
    return;
  if (FORCON_ID_IS_NONE (ship))
    {
      choose_formation (self, forcon_game_focus (self->game)->formation);
      forcon_fleets_page_update_actions (self);
      return;
    }
  place = place_of (G_LIST_MODEL (self->selection), ship);
  if (place == GTK_INVALID_LIST_POSITION)
    {
      forcon_fleets_page_clear_filters (self);
      place = place_of (G_LIST_MODEL (self->selection), ship);
    }
  if (place == GTK_INVALID_LIST_POSITION)
    return;
  forcon_panel_begin_fill (self);
  if (!gtk_selection_model_is_selected (GTK_SELECTION_MODEL (self->selection), place))
    gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), place, TRUE);
  scroll_when_laid_out (self);
  forcon_panel_end_fill (self);
}

static void
on_focus (ForconFleetsPage *self)
{
  if (!forcon_panel_is_filling (self) && !forcon_game_editing (self->game))
    follow_focus (self);
}

/* One ship that is selected here is selected everywhere. */
static void
on_selection (ForconFleetsPage *self)
{
  g_autoptr (GtkBitset) places = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));

  if (!forcon_panel_is_filling (self) && forcon_game_campaign (self->game) != NULL
      && gtk_bitset_get_size (places) == 1)
    {
      g_autoptr (ForconFleetItem) item
          = g_list_model_get_item (G_LIST_MODEL (self->selection), gtk_bitset_get_minimum (places));

      forcon_panel_begin_fill (self);
      forcon_game_focus_ship (self->game, forcon_fleet_item_ship (item));
      forcon_panel_end_fill (self);
    }
  if (self->game != NULL)
    forcon_fleets_page_update_actions (self);
}

/* An item for each ship of the campaign; ships never leave it but by undo. */
static void
fill_items (ForconFleetsPage *self, guint n_ships)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  if (n > n_ships)
    g_list_store_splice (self->items, n_ships, n - n_ships, NULL, 0);
  for (guint i = n; i < n_ships; i++)
    {
      ForconFleetItem *item = forcon_fleet_item_new ((ForconShipId){ (guint16) (i + 1) });

      forcon_fleet_item_refresh (item, forcon_game_campaign (self->game), forcon_game_rules (self->game));
      g_ptr_array_add (added, item);
    }
  if (added->len > 0)
    g_list_store_splice (self->items, n, 0, added->pdata, added->len);
}

static void
refresh_items (ForconFleetsPage *self, guint n_ships)
{
  guint n = MIN (g_list_model_get_n_items (G_LIST_MODEL (self->items)), n_ships);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ForconFleetItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      forcon_fleet_item_refresh (item, forcon_game_campaign (self->game), forcon_game_rules (self->game));
    }
  fill_items (self, n_ships);
}

static void
refresh (ForconPanel *panel)
{
  ForconFleetsPage *self = FORCON_FLEETS_PAGE (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (campaign == NULL || forcon_game_editing (self->game))
    return;
  refresh_items (self, campaign->fleet->n_ships);
  forcon_fleets_page_fill_filters (self);
  gtk_sorter_changed (gtk_column_view_get_sorter (self->list), GTK_SORTER_CHANGE_DIFFERENT);
  forcon_panel_refresh (self->muster);
  follow_focus (self);
}

/* While the game is edited the page is for that, and the ships below are brought up to date at its end. */
static void
show_mode (ForconFleetsPage *self)
{
  gboolean editing = self->game != NULL && forcon_game_editing (self->game);

  gtk_stack_set_visible_child_name (self->modes, editing ? "edit" : "play");
}

static void
on_editing (ForconFleetsPage *self)
{
  show_mode (self);
  forcon_panel_refresh (self);
}

static void
attach (ForconPanel *panel)
{
  show_mode (FORCON_FLEETS_PAGE (panel));
  forcon_panel_refresh (panel);
}

static void
on_opened (ForconFleetsPage *self)
{
  forcon_panel_begin_fill (self);
  g_list_store_remove_all (self->items);
  forcon_panel_end_fill (self);
}

static void
on_map (ForconFleetsPage *self)
{
  if (self->game != NULL && !forcon_game_editing (self->game))
    follow_focus (self);
  if (self->to_scroll)
    scroll_when_laid_out (self);
}

static void
on_view (ForconFleetsPage *self)
{
  if (self->game != NULL)
    forcon_fleets_page_update_count (self);
}

/* Ships were dropped on a formation, or on the place for a new one; without ships, those that are selected go there. */
static void
on_dropped (ForconFleetsPage *self, const ForconShips *ships, guint formation)
{
  ForconRegrouping regrouping = { .formation = { (guint16) formation } };

  regrouping.ships = ships == NULL ? forcon_fleets_page_chosen (self) : *ships;
  if (regrouping.ships.n > 0)
    forcon_regroup_dialog_present (GTK_WIDGET (self), self->game, &regrouping);
}

static void
on_opened_ship (ForconFleetsPage *self, guint ship)
{
  forcon_fleets_page_open (self, (ForconShipId){ (guint16) ship });
}

static void
forcon_fleets_page_finalize (GObject *object)
{
  ForconFleetsPage *self = FORCON_FLEETS_PAGE (object);

  g_clear_object (&self->items);
  g_clear_object (&self->filter);
  for (guint i = 0; i < FLEETS_N_COLUMNS; i++)
    g_clear_object (&self->columns[i]);
  for (guint i = 0; i < FLEETS_N_FILTERS; i++)
    g_clear_pointer (&self->choices[i].values, g_array_unref);
  g_clear_pointer (&self->needle, g_free);
  G_OBJECT_CLASS (forcon_fleets_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, modes);
  forcon_panel_class_bind_part (widget_class, ForconFleetsPage, editor);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, search);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, count);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, muster_button);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, cards_button);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, list_button);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, owner);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, type);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, state);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, formation);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, sector);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, sort);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, clear_button);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, paned);
  forcon_panel_class_bind_part (widget_class, ForconFleetsPage, muster);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, views);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, cards);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, cards_scroller);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, list_scroller);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, list);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, selection);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, filtered);
  gtk_widget_class_bind_template_child (widget_class, ForconFleetsPage, sorted);
  gtk_widget_class_bind_template_callback (widget_class, on_view);
  gtk_widget_class_bind_template_callback (widget_class, on_dropped);
  gtk_widget_class_bind_template_callback (widget_class, on_opened_ship);
}

static void
forcon_fleets_page_class_init (ForconFleetsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_fleets_page_finalize;
  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconFleetsPage, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  forcon_panel_class_connect (klass, "opened", on_opened);
  forcon_panel_class_connect (klass, "focus-changed", on_focus);
  forcon_panel_class_connect (klass, "notify::editing", on_editing);
  g_type_ensure (FORCON_TYPE_FLEET_EDITOR);
  g_type_ensure (FORCON_TYPE_MUSTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/fleets-page.ui");
  bind_children (widget_class);
  forcon_fleets_page_install_actions (widget_class);
}

static void
forcon_fleets_page_init (ForconFleetsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->menu_button, forcon_menu ("fleets"));
  self->items = g_list_store_new (FORCON_TYPE_FLEET_ITEM);
  gtk_filter_list_model_set_model (self->filtered, G_LIST_MODEL (self->items));
  forcon_fleets_page_build_filters (self);
  forcon_fleets_page_build_views (self);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (on_selection), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (on_map), NULL);
}
