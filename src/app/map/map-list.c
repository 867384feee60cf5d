/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-list.h"

#include <glib/gi18n-lib.h>

#include "app/map/map-item.h"
#include "app/map/map-words.h"
#include "app/widgets/named-row.h"
#include "base/text.h"

struct _ForconMapList {
  ForconPanel parent;

  /* Model */
  ForconMapView *view;

  /* Template */
  GtkEditable *search;
  GtkStack *stack;
  GtkListView *list;
  GtkSingleSelection *selection;

  /* Owned */
  GListStore *items;
  GtkFilterListModel *found;
  GtkCustomFilter *filter;
  char *wanted;
};

enum { CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconMapList, forcon_map_list, FORCON_TYPE_PANEL)

static gboolean
is_wanted (gpointer item, gpointer data)
{
  ForconMapList *self = data;

  return self->wanted == NULL || forcon_map_item_matches (item, self->wanted);
}

static void
show_if_any (ForconMapList *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->found)) > 0;

  gtk_stack_set_visible_child_name (self->stack, any ? "rows" : "nothing");
}

static void
on_search_changed (ForconMapList *self)
{
  const char *text = gtk_editable_get_text (self->search);

  g_clear_pointer (&self->wanted, g_free);
  if (*text != '\0')
    self->wanted = g_utf8_casefold (text, -1);
  forcon_panel_begin_fill (self);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  forcon_panel_end_fill (self);
  show_if_any (self);
}

static void
on_selected (ForconMapList *self)
{
  ForconMapItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (!forcon_panel_is_filling (self) && item != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, (guint) forcon_map_item_sector (item).value,
                   (guint) forcon_map_item_formation (item).value);
}

/* Adds a row below its heading; takes it. */
static void
add (GPtrArray *rows, ForconMapItem *heading, ForconMapItem *item)
{
  forcon_map_item_add_words (heading, item);
  g_ptr_array_add (rows, item);
}

/* Takes @text. */
static void
add_text (GPtrArray *rows, ForconMapItem *heading, char *text)
{
  g_autofree char *capital = forcon_text_capitalise (text);

  add (rows, heading, forcon_map_item_new_text (forcon_map_item_sector (heading), capital));
  g_free (text);
}

static void
add_sector (GPtrArray *rows, const ForconMapModel *map, ForconSectorId sector)
{
  ForconMapItem *heading = forcon_map_item_new_sector (map, sector);

  g_ptr_array_add (rows, heading);
  if (forcon_map_cell (map, sector)->clash)
    add_text (rows, heading, g_strdup (_ ("Ships fight here.")));
  for (guint i = 0; i < map->tokens->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (map->tokens, ForconMapToken, i).sector, sector))
      add (rows, heading, forcon_map_item_new_token (map, &g_array_index (map->tokens, ForconMapToken, i)));
  for (guint i = 0; i < map->signs->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (map->signs, ForconMapSign, i).sector, sector))
      add_text (rows, heading, forcon_map_words_sign (map, &g_array_index (map->signs, ForconMapSign, i)));
  for (guint i = 0; i < map->notes->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (map->notes, ForconMapNote, i).sector, sector))
      add_text (rows, heading, forcon_map_words_note (&g_array_index (map->notes, ForconMapNote, i)));
}

static void
refresh (ForconPanel *panel)
{
  ForconMapList *self = FORCON_MAP_LIST (panel);
  const ForconMapModel *map = forcon_map_view_model (self->view);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 1; map != NULL && i <= map->cells->len; i++)
    add_sector (rows, map, (ForconSectorId){ (guint16) i });
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)), rows->pdata, rows->len);
  show_if_any (self);
  if (map != NULL)
    forcon_map_list_choose (self, map->chosen_sector, map->chosen_formation);
}

void
forcon_map_list_choose (ForconMapList *self, ForconSectorId sector, ForconFormationId formation)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  guint place = GTK_INVALID_LIST_POSITION;
  ForconMapItem *now = gtk_single_selection_get_selected_item (self->selection);

  g_return_if_fail (FORCON_IS_MAP_LIST (self));
  /* A row without a formation of its own, such as mines, stays selected as long as its sector does. */
  if (now != NULL && FORCON_ID_EQUAL (forcon_map_item_sector (now), sector)
      && FORCON_ID_EQUAL (forcon_map_item_formation (now), formation))
    return;
  for (guint i = 0; i < n && place == GTK_INVALID_LIST_POSITION; i++)
    {
      g_autoptr (ForconMapItem) item = g_list_model_get_item (G_LIST_MODEL (self->found), i);

      if (!FORCON_ID_IS_NONE (sector) && FORCON_ID_EQUAL (forcon_map_item_sector (item), sector)
          && FORCON_ID_EQUAL (forcon_map_item_formation (item), formation)
          && (!FORCON_ID_IS_NONE (formation) || forcon_map_item_is_sector (item)))
        place = i;
    }
  forcon_panel_begin_fill (self);
  gtk_single_selection_set_selected (self->selection, place);
  forcon_panel_end_fill (self);
  if (place != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", place);
}

GListModel *
forcon_map_list_rows (ForconMapList *self)
{
  g_return_val_if_fail (FORCON_IS_MAP_LIST (self), NULL);
  return G_LIST_MODEL (self->found);
}

static void
forcon_map_list_finalize (GObject *object)
{
  ForconMapList *self = FORCON_MAP_LIST (object);

  g_clear_object (&self->found);
  g_clear_object (&self->items);
  g_clear_pointer (&self->wanted, g_free);
  G_OBJECT_CLASS (forcon_map_list_parent_class)->finalize (object);
}

static void
forcon_map_list_class_init (ForconMapListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_map_list_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconMapList, view, FORCON_TYPE_MAP_VIEW);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  g_type_ensure (FORCON_TYPE_MAP_ITEM);
  g_type_ensure (FORCON_TYPE_NAMED_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/map-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconMapList, search);
  gtk_widget_class_bind_template_child (widget_class, ForconMapList, stack);
  gtk_widget_class_bind_template_child (widget_class, ForconMapList, list);
  gtk_widget_class_bind_template_child (widget_class, ForconMapList, selection);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
}

static void
forcon_map_list_init (ForconMapList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (FORCON_TYPE_MAP_ITEM);
  self->filter = gtk_custom_filter_new (is_wanted, self, NULL);
  self->found = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->items)), GTK_FILTER (self->filter));
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->found));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self->list));
}
