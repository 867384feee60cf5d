/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/gradual-rows.h"

/* Rows that are laid out in one frame. */
#define AT_ONCE 2

/**
 * ForconGradualRows:
 * @widget: borrowed
 * @laid_out: the first of @items
 * @tick: while rows are still to be laid out; or 0
 */
struct _ForconGradualRows {
  GtkWidget *widget;
  GListStore *items;
  GtkSliceListModel *laid_out;
  guint tick;
};

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ForconGradualRows *rows = data;
  guint size = gtk_slice_list_model_get_size (rows->laid_out);

  if (size < g_list_model_get_n_items (G_LIST_MODEL (rows->items)))
    {
      gtk_slice_list_model_set_size (rows->laid_out, size + AT_ONCE);
      return G_SOURCE_CONTINUE;
    }
  rows->tick = 0;
  gtk_slice_list_model_set_size (rows->laid_out, G_MAXUINT);
  return G_SOURCE_REMOVE;
}

/* Only so many rows are laid out now; nobody waits for those of a list that is not seen. */
static void
begin_with (ForconGradualRows *rows, guint n)
{
  if (!gtk_widget_get_mapped (rows->widget))
    return;
  gtk_slice_list_model_set_size (rows->laid_out, n);
  if (rows->tick == 0)
    rows->tick = gtk_widget_add_tick_callback (rows->widget, on_tick, rows, NULL);
}

/* How many rows at the beginning, or at the end, stay as they are. */
static guint
count_same (ForconGradualRows *rows, GPtrArray *items, GEqualFunc equal, guint most, gboolean at_end)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (rows->items));
  guint same = 0;

  for (; same < MIN (MIN (n, items->len), most); same++)
    {
      guint old = at_end ? n - 1 - same : same;
      guint new = at_end ? items->len - 1 - same : same;
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (rows->items), old);

      if (!equal (item, g_ptr_array_index (items, new)))
        break;
    }
  return same;
}

void
forcon_gradual_rows_set (ForconGradualRows *rows, GtkSingleSelection *selection, GPtrArray *items, GEqualFunc equal)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (rows->items));
  guint first = count_same (rows, items, equal, G_MAXUINT, FALSE);
  guint last = count_same (rows, items, equal, MIN (n, items->len) - first, TRUE);
  guint added = items->len - first - last;
  guint place = selection == NULL ? GTK_INVALID_LIST_POSITION : gtk_single_selection_get_selected (selection);

  /* To lay out those behind once more costs less than to have everybody wait for those before them. */
  if (added > AT_ONCE && added > last)
    begin_with (rows, first + AT_ONCE);
  if (n != items->len || first < n)
    g_list_store_splice (rows->items, first, n - first - last, items->len == 0 ? NULL : items->pdata + first, added);
  if (place == GTK_INVALID_LIST_POSITION || items->len == 0)
    return;
  place = MIN (place < n - last ? place : place + items->len - n, items->len - 1);
  forcon_gradual_rows_reach (rows, place);
  gtk_single_selection_set_selected (selection, place);
}

void
forcon_gradual_rows_reach (ForconGradualRows *rows, guint place)
{
  if (place >= gtk_slice_list_model_get_size (rows->laid_out))
    gtk_slice_list_model_set_size (rows->laid_out, place + 1);
}

GListStore *
forcon_gradual_rows_items (ForconGradualRows *rows)
{
  return rows->items;
}

GListModel *
forcon_gradual_rows_laid_out (ForconGradualRows *rows)
{
  return G_LIST_MODEL (rows->laid_out);
}

ForconGradualRows *
forcon_gradual_rows_new (GtkWidget *widget, GType type)
{
  ForconGradualRows *rows = g_new0 (ForconGradualRows, 1);

  rows->widget = widget;
  rows->items = g_list_store_new (type);
  rows->laid_out = gtk_slice_list_model_new (G_LIST_MODEL (g_object_ref (rows->items)), 0, G_MAXUINT);
  return rows;
}

void
forcon_gradual_rows_free (ForconGradualRows *rows)
{
  if (rows == NULL)
    return;
  if (rows->tick != 0)
    gtk_widget_remove_tick_callback (rows->widget, rows->tick);
  g_object_unref (rows->laid_out);
  g_object_unref (rows->items);
  g_free (rows);
}
