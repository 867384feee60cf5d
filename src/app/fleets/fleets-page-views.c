/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards, and the list that says the same. */
#include "app/fleets/fleets-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/fleets/dragged-ships.h"
#include "app/fleets/fleet-card.h"
#include "app/widgets/named-row.h"

/* Widths of a card, px, from which the number of columns comes. */
#define CARD_LEAST 260
#define CARD_WIDTH 320
#define CARD_MOST 800
#define CARD_STEP 60

/* From this width of the list on it shows the owners, px. */
#define OWNER_LEAST 860

/* @order: the way in which the column sorts the ships */
static const struct {
  const char *title;
  const char *order;
  const char *property;
  gboolean expands;
} columns[FLEETS_N_COLUMNS] = {
  [FLEETS_NAME] = { NC_ ("fleets", "Name"), NC_ ("fleets", "By name"), "name", TRUE },
  [FLEETS_CLASS] = { NC_ ("fleets", "Class"), NC_ ("fleets", "By class"), "type", TRUE },
  [FLEETS_OWNER] = { NC_ ("fleets", "Owner"), NC_ ("fleets", "By owner"), "owner", TRUE },
  [FLEETS_FORMATION] = { NC_ ("fleets", "Formation"), NC_ ("fleets", "By formation"), "formation", TRUE },
  [FLEETS_SECTOR] = { NC_ ("fleets", "Sector"), NC_ ("fleets", "By sector"), "sector", TRUE },
  [FLEETS_HITS] = { NC_ ("fleets", "Hits"), NC_ ("fleets", "By hits left"), "hits", FALSE },
  [FLEETS_STATUS] = { NC_ ("fleets", "State"), NC_ ("fleets", "By state"), "status", TRUE },
};

static GtkExpression *
property_of_item (const char *property)
{
  GtkExpression *item = gtk_property_expression_new (GTK_TYPE_LIST_ITEM, NULL, "item");

  return gtk_property_expression_new (FORCON_TYPE_FLEET_ITEM, item, property);
}

/* What is dragged: all that is selected if this is, else this alone. */
static GdkContentProvider *
on_drag (GtkDragSource *source, double x, double y, GtkListItem *list_item)
{
  GtkWidget *page = gtk_widget_get_ancestor (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source)),
                                             FORCON_TYPE_FLEETS_PAGE);
  ForconFleetItem *item = gtk_list_item_get_item (list_item);
  ForconShips ships;

  if (item == NULL || page == NULL)
    return NULL;
  if (gtk_list_item_get_selected (list_item))
    ships = forcon_fleets_page_chosen (FORCON_FLEETS_PAGE (page));
  else
    ships = (ForconShips){ .n = 1, .ship = { forcon_fleet_item_ship (item) } };
  return gdk_content_provider_new_typed (FORCON_TYPE_DRAGGED_SHIPS, &ships);
}

/* A right click selects what it is on, and shows there what can be done with that. */
static void
on_menu (GtkGestureClick *gesture, int n_press, double x, double y, GtkListItem *list_item)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *page = gtk_widget_get_ancestor (widget, FORCON_TYPE_FLEETS_PAGE);
  graphene_point_t where;

  if (!gtk_list_item_get_selected (list_item))
    gtk_widget_activate_action (widget, "list.select-item", "(ubb)", gtk_list_item_get_position (list_item), FALSE,
                                FALSE);
  if (page != NULL && gtk_widget_compute_point (widget, page, &GRAPHENE_POINT_INIT ((float) x, (float) y), &where))
    forcon_fleets_page_show_menu (FORCON_FLEETS_PAGE (page), &where);
}

static void
give_menu (GtkWidget *widget, GtkListItem *list_item)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (gesture, "pressed", G_CALLBACK (on_menu), list_item, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
}

static GtkWidget *
row_new (GtkListItem *list_item, GtkWidget *content)
{
  GtkWidget *row = g_object_new (FORCON_TYPE_NAMED_ROW, NULL);

  gtk_box_append (GTK_BOX (row), content);
  gtk_expression_bind (property_of_item ("spoken"), row, "spoken", list_item);
  forcon_dragged_ships_source_add (row, list_item, G_CALLBACK (on_drag));
  give_menu (row, list_item);
  return row;
}

static void
set_up_card (GtkListItemFactory *factory, GtkListItem *list_item, ForconFleetsPage *self)
{
  GtkWidget *card = forcon_fleet_card_new ();

  gtk_widget_set_hexpand (card, TRUE);
  forcon_fleet_card_set_least_width (FORCON_FLEET_CARD (card), self->card_width);
  gtk_expression_bind (gtk_property_expression_new (GTK_TYPE_LIST_ITEM, NULL, "item"), card, "item", list_item);
  gtk_list_item_set_child (list_item, row_new (list_item, card));
}

static void
set_up_cell (GtkListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  FleetsColumn column = (FleetsColumn) GPOINTER_TO_INT (data);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  if (columns[column].expands)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (column == FLEETS_HITS)
    gtk_widget_add_css_class (label, "numeric");
  gtk_expression_bind (property_of_item (columns[column].property), label, "label", list_item);
  gtk_expression_bind (property_of_item (columns[column].property), label, "tooltip-text", list_item);
  gtk_list_item_set_child (list_item, row_new (list_item, label));
}

/* Those that are hit worst come first. */
static gint
compare_hits (ForconFleetItem *a, ForconFleetItem *b)
{
  const ForconCardTrack one = forcon_fleet_item_card (a)->hits;
  const ForconCardTrack other = forcon_fleet_item_card (b)->hits;

  return one.left * MAX (other.all, 1) - other.left * MAX (one.all, 1);
}

static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  FleetsColumn column = (FleetsColumn) GPOINTER_TO_INT (data);
  ForconFleetItem *one = (ForconFleetItem *) a;
  ForconFleetItem *other = (ForconFleetItem *) b;
  gint order = 0;

  if (column == FLEETS_HITS)
    order = compare_hits (one, other);
  else if (column == FLEETS_CLASS)
    order = (gint) forcon_fleet_item_facts (one)->type - (gint) forcon_fleet_item_facts (other)->type;
  else if (column == FLEETS_OWNER || column == FLEETS_FORMATION)
    order = forcon_fleet_item_facts (one)->owner.value - forcon_fleet_item_facts (other)->owner.value;
  if (order == 0 && column == FLEETS_FORMATION)
    order = forcon_fleet_item_facts (one)->formation.value - forcon_fleet_item_facts (other)->formation.value;
  else if (order == 0 && column != FLEETS_HITS && column != FLEETS_CLASS && column != FLEETS_OWNER)
    order = g_utf8_collate (forcon_row_item_text (one, columns[column].property),
                            forcon_row_item_text (other, columns[column].property));
  if (order == 0)
    order = forcon_fleet_item_ship (one).value - forcon_fleet_item_ship (other).value;
  return order;
}

static void
add_column (ForconFleetsPage *self, FleetsColumn column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  const char *title = g_dpgettext2 (GETTEXT_PACKAGE, "fleets", columns[column].title);
  g_autoptr (GtkSorter) sorter
      = GTK_SORTER (gtk_custom_sorter_new (compare, GINT_TO_POINTER (column), NULL));

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_cell), GINT_TO_POINTER (column));
  self->columns[column] = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_expand (self->columns[column], columns[column].expands);
  gtk_column_view_column_set_resizable (self->columns[column], TRUE);
  gtk_column_view_column_set_sorter (self->columns[column], sorter);
  gtk_column_view_append_column (self->list, self->columns[column]);
}

static void
each_card (GtkWidget *widget, void (*deed) (ForconFleetCard *card, int value), int value)
{
  if (FORCON_IS_FLEET_CARD (widget))
    deed (FORCON_FLEET_CARD (widget), value);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    each_card (child, deed, value);
}

static void
catch_up (ForconFleetCard *card, int value)
{
  forcon_fleet_card_catch_up (card);
}

static gboolean
catch_up_all (gpointer data)
{
  ForconFleetsPage *self = data;

  each_card (GTK_WIDGET (self->cards), catch_up, 0);
  return G_SOURCE_REMOVE;
}

/* Cards that came into view are drawn once the list has put them there. */
static void
on_scrolled (ForconFleetsPage *self)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE + 25, catch_up_all, g_object_ref (self), g_object_unref);
}

void
forcon_fleets_page_zoom (ForconFleetsPage *self, int step)
{
  int width = CLAMP (self->card_width + step * CARD_STEP, CARD_LEAST, CARD_MOST);

  if (width == self->card_width)
    return;
  self->card_width = width;
  each_card (GTK_WIDGET (self->cards), forcon_fleet_card_set_least_width, width);
  on_scrolled (self);
}

static void
sort_by (ForconFleetsPage *self, FleetsColumn column)
{
  gtk_column_view_sort_by_column (self->list, self->columns[column], GTK_SORT_ASCENDING);
}

static void
on_sort (ForconFleetsPage *self)
{
  guint column = gtk_drop_down_get_selected (self->sort);

  if (column < FLEETS_N_COLUMNS)
    sort_by (self, (FleetsColumn) column);
}

static void
on_activated (ForconFleetsPage *self, guint position)
{
  g_autoptr (ForconFleetItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (item != NULL)
    forcon_fleets_page_open (self, forcon_fleet_item_ship (item));
}

static void
build_sort (ForconFleetsPage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (FleetsColumn column = 0; column < FLEETS_N_COLUMNS; column++)
    gtk_string_list_append (list, g_dpgettext2 (GETTEXT_PACKAGE, "fleets", columns[column].order));
  gtk_drop_down_set_model (self->sort, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->sort, FLEETS_FORMATION);
  g_signal_connect_object (self->sort, "notify::selected", G_CALLBACK (on_sort), self, G_CONNECT_SWAPPED);
}

static gboolean
fit_columns (gpointer data)
{
  ForconFleetsPage *self = data;
  gboolean wide = gtk_widget_get_width (self->list_scroller) >= OWNER_LEAST;

  if (self->columns[FLEETS_OWNER] != NULL)
    gtk_column_view_column_set_visible (self->columns[FLEETS_OWNER], wide);
  return G_SOURCE_REMOVE;
}

/* Where there is little room, the names of ships need that of their owners, whom the formations tell. Columns cannot
 * come and go while widgets get their sizes. */
static void
on_list_width (ForconFleetsPage *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, fit_columns, g_object_ref (self), g_object_unref);
}

/* As large as letters are on this desktop. */
static int
card_width_of_desktop (void)
{
  int dpi = 0;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return dpi <= 0 ? CARD_WIDTH : CLAMP ((int) (CARD_WIDTH * (dpi / 1024.0 / 96)), CARD_LEAST, CARD_MOST);
}

/* Its rows are made when somebody looks at it: they are many widgets. */
static void
on_list_seen (ForconFleetsPage *self)
{
  if (gtk_column_view_get_model (self->list) == NULL)
    gtk_column_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

void
forcon_fleets_page_build_views (ForconFleetsPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->cards_scroller));

  self->card_width = card_width_of_desktop ();
  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up_card), self, 0);
  gtk_grid_view_set_factory (self->cards, factory);
  for (FleetsColumn column = 0; column < FLEETS_N_COLUMNS; column++)
    add_column (self, column);
  gtk_sort_list_model_set_sorter (self->sorted, gtk_column_view_get_sorter (self->list));
  build_sort (self);
  sort_by (self, FLEETS_FORMATION);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->list_scroller)),
                           "notify::page-size", G_CALLBACK (on_list_width), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->cards, "activate", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "map", G_CALLBACK (on_list_seen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
}
