/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/muster.h"

#include <glib/gi18n-lib.h>

#include "app/fleets/dragged-ships.h"
#include "app/fleets/muster-item.h"
#include "app/widgets/named-row.h"
#include "app/widgets/widget.h"

struct _ForconMuster {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkWidget *scroller;
  GtkListView *list;
  GtkSingleSelection *selection;

  /* Owned */
  GListStore *rows;
};

enum { DROPPED, OPENED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconMuster, forcon_muster, FORCON_TYPE_PANEL)

static GListModel *
children_of (gpointer item, gpointer data)
{
  GListModel *ships = forcon_muster_item_ships (item);

  return ships == NULL ? NULL : g_object_ref (ships);
}

/* The row at a place of the list, as it is in the tree. */
static ForconMusterItem *
item_at (ForconMuster *self, guint place)
{
  g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), place);
  g_autoptr (ForconMusterItem) item = row == NULL ? NULL : gtk_tree_list_row_get_item (row);

  return item;
}

static ForconMusterItem *
item_of (GtkListItem *list_item)
{
  GtkTreeListRow *row = gtk_list_item_get_item (list_item);
  g_autoptr (ForconMusterItem) item = row == NULL ? NULL : gtk_tree_list_row_get_item (row);

  return item;
}

static gboolean
is_focus (ForconMusterItem *item, const ForconFocus *focus)
{
  if (item == NULL)
    return FALSE;
  if (forcon_muster_item_kind (item) == FORCON_MUSTER_SHIP)
    return !FORCON_ID_IS_NONE (focus->ship) && forcon_muster_item_id (item) == focus->ship.value;
  return forcon_muster_item_kind (item) == FORCON_MUSTER_FORMATION && FORCON_ID_IS_NONE (focus->ship)
         && forcon_muster_item_id (item) == focus->formation.value;
}

/* Selects what is selected elsewhere, and brings it into view. */
static void
follow (ForconMuster *self)
{
  const ForconFocus *focus = forcon_game_focus (self->game);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  guint place = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < n && place == GTK_INVALID_LIST_POSITION; i++)
    if (is_focus (item_at (self, i), focus))
      place = i;
  if (place == gtk_single_selection_get_selected (self->selection))
    return;
  forcon_panel_begin_fill (self);
  gtk_single_selection_set_selected (self->selection, place);
  if (place != GTK_INVALID_LIST_POSITION && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", place);
  forcon_panel_end_fill (self);
}

static void
on_selected (ForconMuster *self)
{
  guint place = gtk_single_selection_get_selected (self->selection);
  ForconMusterItem *item = place == GTK_INVALID_LIST_POSITION ? NULL : item_at (self, place);

  if (forcon_panel_is_filling (self) || item == NULL || forcon_game_campaign (self->game) == NULL)
    return;
  if (forcon_muster_item_kind (item) == FORCON_MUSTER_SHIP)
    forcon_game_focus_ship (self->game, (ForconShipId){ (guint16) forcon_muster_item_id (item) });
  else if (forcon_muster_item_kind (item) == FORCON_MUSTER_FORMATION)
    forcon_game_focus_formation (self->game, (ForconFormationId){ (guint16) forcon_muster_item_id (item) });
}

static void
on_activated (ForconMuster *self, guint place)
{
  ForconMusterItem *item = item_at (self, place);

  if (item != NULL && forcon_muster_item_kind (item) == FORCON_MUSTER_SHIP)
    g_signal_emit (self, signals[OPENED], 0, forcon_muster_item_id (item));
  else if (item != NULL && forcon_muster_item_kind (item) == FORCON_MUSTER_NEW)
    g_signal_emit (self, signals[DROPPED], 0, NULL, 0);
}

/* Ships that are dragged: a ship, or a formation with all its ships. */
static GdkContentProvider *
on_drag (GtkDragSource *source, double x, double y, GtkListItem *list_item)
{
  ForconMusterItem *item = item_of (list_item);
  ForconShips ships = { 0 };

  if (item == NULL)
    return NULL;
  if (forcon_muster_item_kind (item) == FORCON_MUSTER_SHIP)
    ships.ship[ships.n++].value = (guint16) forcon_muster_item_id (item);
  else if (forcon_muster_item_kind (item) == FORCON_MUSTER_FORMATION)
    for (guint i = 0; i < g_list_model_get_n_items (forcon_muster_item_ships (item)); i++)
      {
        g_autoptr (ForconMusterItem) ship = g_list_model_get_item (forcon_muster_item_ships (item), i);

        ships.ship[ships.n++].value = (guint16) forcon_muster_item_id (ship);
      }
  return ships.n == 0 ? NULL : gdk_content_provider_new_typed (FORCON_TYPE_DRAGGED_SHIPS, &ships);
}

/* Onto a formation, one of its ships, or the row for a new one. */
static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, GtkListItem *list_item)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  GtkWidget *self = gtk_widget_get_ancestor (widget, FORCON_TYPE_MUSTER);
  ForconMusterItem *item = item_of (list_item);
  const ForconCampaign *campaign = forcon_game_campaign (FORCON_MUSTER (self)->game);
  guint id = item == NULL ? 0 : forcon_muster_item_id (item);

  if (item == NULL || campaign == NULL || forcon_muster_item_kind (item) == FORCON_MUSTER_ADMIRAL)
    return FALSE;
  if (forcon_muster_item_kind (item) == FORCON_MUSTER_SHIP)
    id = forcon_battle_ship (campaign->fleet, (ForconShipId){ (guint16) id })->formation.value;
  else if (forcon_muster_item_kind (item) == FORCON_MUSTER_NEW)
    id = 0;
  g_signal_emit (self, signals[DROPPED], 0, g_value_get_boxed (value), id);
  return TRUE;
}

static GtkExpression *
property_of_item (const char *property)
{
  GtkExpression *row = gtk_property_expression_new (GTK_TYPE_LIST_ITEM, NULL, "item");
  GtkExpression *item = gtk_property_expression_new (GTK_TYPE_TREE_LIST_ROW, row, "item");

  return gtk_property_expression_new (FORCON_TYPE_MUSTER_ITEM, item, property);
}

static GtkWidget *
label_new (GtkListItem *list_item, const char *property, gboolean faint)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), faint ? 1 : 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, !faint);
  if (faint)
    {
      gtk_widget_add_css_class (label, "forcon-faint");
      gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
    }
  gtk_expression_bind (property_of_item (property), label, "label", list_item);
  gtk_expression_bind (property_of_item (property), label, "tooltip-text", list_item);
  return label;
}

/* Where there is no icon there is no gap for one. */
static void
on_icon (GtkWidget *icon)
{
  gtk_widget_set_visible (icon, gtk_image_get_icon_name (GTK_IMAGE (icon)) != NULL);
}

static void
set_up_row (GtkListItemFactory *factory, GtkListItem *list_item)
{
  GtkWidget *row = g_object_new (FORCON_TYPE_NAMED_ROW, "spacing", 6, NULL);
  GtkWidget *expander = gtk_tree_expander_new ();
  GtkWidget *icon = gtk_image_new ();
  GtkDropTarget *target = gtk_drop_target_new (FORCON_TYPE_DRAGGED_SHIPS, GDK_ACTION_MOVE);

  gtk_box_append (GTK_BOX (row), expander);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), label_new (list_item, "name", FALSE));
  gtk_box_append (GTK_BOX (row), label_new (list_item, "place", TRUE));
  gtk_expression_bind (gtk_property_expression_new (GTK_TYPE_LIST_ITEM, NULL, "item"), expander, "list-row", list_item);
  gtk_widget_set_visible (icon, FALSE);
  g_signal_connect (icon, "notify::icon-name", G_CALLBACK (on_icon), NULL);
  gtk_expression_bind (property_of_item ("icon"), icon, "icon-name", list_item);
  gtk_expression_bind (property_of_item ("spoken"), row, "spoken", list_item);
  forcon_dragged_ships_source_add (row, list_item, G_CALLBACK (on_drag));
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), list_item, 0);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
  gtk_list_item_set_child (list_item, row);
}

static void
bind_row (GtkListItemFactory *factory, GtkListItem *list_item)
{
  GtkWidget *row = gtk_list_item_get_child (list_item);
  ForconMusterItem *item = item_of (list_item);
  gboolean heading = forcon_muster_item_kind (item) == FORCON_MUSTER_ADMIRAL;

  gtk_list_item_set_selectable (list_item, forcon_muster_item_kind (item) <= FORCON_MUSTER_SHIP && !heading);
  gtk_list_item_set_activatable (list_item, !heading);
  forcon_widget_set_class (row, "heading", heading);
}

static void
add_row (GPtrArray *rows, GHashTable *known, ForconMusterKind kind, guint id, const ForconCampaign *campaign)
{
  gpointer key = GUINT_TO_POINTER (((guint) kind << 16) | id);
  ForconMusterItem *item = g_hash_table_lookup (known, key);

  item = item == NULL ? forcon_muster_item_new (kind, id) : g_object_ref (item);
  forcon_muster_item_refresh (item, campaign);
  g_ptr_array_add (rows, item);
}

static GHashTable *
known_rows (ForconMuster *self)
{
  GHashTable *known = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++)
    {
      ForconMusterItem *item = g_list_model_get_item (G_LIST_MODEL (self->rows), i);
      guint kind = (guint) forcon_muster_item_kind (item);

      g_hash_table_insert (known, GUINT_TO_POINTER ((kind << 16) | forcon_muster_item_id (item)), item);
    }
  return known;
}

/* The rows as they should be; those that were there before stay the same objects. */
static GPtrArray *
wanted_rows (ForconMuster *self, const ForconCampaign *campaign)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) known = known_rows (self);

  for (guint admiral = 1; admiral <= forcon_campaign_n_admirals (campaign); admiral++)
    {
      add_row (rows, known, FORCON_MUSTER_ADMIRAL, admiral, campaign);
      for (guint i = 1; i <= campaign->fleet->n_formations; i++)
        {
          ForconFormationId id = { (guint16) i };

          if (forcon_campaign_formation_lives (campaign, id)
              && forcon_battle_formation (campaign->fleet, id)->side.value == admiral)
            add_row (rows, known, FORCON_MUSTER_FORMATION, i, campaign);
        }
      add_row (rows, known, FORCON_MUSTER_NEW, admiral, campaign);
    }
  return rows;
}

static gboolean
is_the_same (GListModel *model, const GPtrArray *rows)
{
  gboolean same = g_list_model_get_n_items (model) == rows->len;

  for (guint i = 0; i < rows->len && same; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      same = item == g_ptr_array_index (rows, i);
    }
  return same;
}

/* Rows that are still there stay, and stay open or closed. */
static void
refresh (ForconPanel *panel)
{
  ForconMuster *self = FORCON_MUSTER (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GPtrArray) rows = NULL;

  if (campaign == NULL)
    {
      g_list_store_remove_all (self->rows);
      return;
    }
  rows = wanted_rows (self, campaign);
  if (!is_the_same (G_LIST_MODEL (self->rows), rows))
    g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)), rows->pdata, rows->len);
  follow (self);
}

static void
forcon_muster_finalize (GObject *object)
{
  ForconMuster *self = FORCON_MUSTER (object);

  g_clear_object (&self->rows);
  G_OBJECT_CLASS (forcon_muster_parent_class)->finalize (object);
}

static void
forcon_muster_class_init (ForconMusterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_muster_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconMuster, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "focus-changed", follow);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/muster.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconMuster, scroller);
  gtk_widget_class_bind_template_child (widget_class, ForconMuster, list);
  gtk_widget_class_bind_template_child (widget_class, ForconMuster, selection);
  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);
  signals[OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
forcon_muster_init (ForconMuster *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkTreeListModel *tree;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_list_store_new (FORCON_TYPE_MUSTER_ITEM);
  tree = gtk_tree_list_model_new (g_object_ref (G_LIST_MODEL (self->rows)), FALSE, TRUE, children_of, NULL, NULL);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (tree));
  g_object_unref (tree);
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_row), NULL);
  gtk_list_view_set_factory (self->list, factory);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
}
