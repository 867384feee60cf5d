/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/reading-list.h"

#include <glib/gi18n-lib.h>

#include "app/orders/reading-card.h"
#include "app/widgets/gradual-rows.h"

struct _ForconReadingList {
  ForconPanel parent;

  /* Template */
  GtkStack *pages;
  GtkListView *list;

  /* Owned */
  ForconGradualRows *rows;
  GtkSingleSelection *selection;
};

enum { CHOSEN, PICKED, ENTERED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconReadingList, forcon_reading_list, FORCON_TYPE_PANEL)

static GListModel *
all_of (ForconReadingList *self)
{
  return G_LIST_MODEL (forcon_gradual_rows_items (self->rows));
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, forcon_reading_card_new ());
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  forcon_reading_card_set_item (FORCON_READING_CARD (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
on_selected (ForconReadingList *self)
{
  if (!forcon_panel_is_filling (self))
    g_signal_emit (self, signals[CHOSEN], 0);
}

static void
on_activated (ForconReadingList *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

gint
forcon_reading_of_key (guint key, GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return -1;
  if (key >= GDK_KEY_0 && key <= GDK_KEY_9)
    return (gint) (key - GDK_KEY_0);
  if (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9)
    return (gint) (key - GDK_KEY_KP_0);
  return -1;
}

static gboolean
on_key (ForconReadingList *self, guint key, guint code, GdkModifierType state)
{
  gint digit = forcon_reading_of_key (key, state);

  if (digit < 0)
    return GDK_EVENT_PROPAGATE;
  g_signal_emit (self, signals[PICKED], 0, digit);
  return GDK_EVENT_STOP;
}

static gboolean
look_the_same (gconstpointer a, gconstpointer b)
{
  return forcon_reading_item_equal ((ForconReadingItem *) a, (ForconReadingItem *) b);
}

void
forcon_reading_list_show (ForconReadingList *self, GPtrArray *items)
{
  g_return_if_fail (FORCON_IS_READING_LIST (self));
  forcon_panel_begin_fill (self);
  forcon_gradual_rows_set (self->rows, self->selection, items, look_the_same);
  forcon_panel_end_fill (self);
  gtk_stack_set_visible_child_name (self->pages, items->len == 0 ? "empty" : "list");
  g_signal_emit (self, signals[CHOSEN], 0);
}

GListModel *
forcon_reading_list_items (ForconReadingList *self)
{
  g_return_val_if_fail (FORCON_IS_READING_LIST (self), NULL);
  return all_of (self);
}

ForconReadingItem *
forcon_reading_list_chosen (ForconReadingList *self)
{
  g_return_val_if_fail (FORCON_IS_READING_LIST (self), NULL);
  return gtk_single_selection_get_selected_item (self->selection);
}

/* Selects a row and brings it into view. */
static void
choose (ForconReadingList *self, guint place)
{
  if (place >= g_list_model_get_n_items (all_of (self)))
    return;
  forcon_gradual_rows_reach (self->rows, place);
  gtk_single_selection_set_selected (self->selection, place);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", place);
}

void
forcon_reading_list_choose_line (ForconReadingList *self, ForconLineId line)
{
  guint n = g_list_model_get_n_items (all_of (self));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ForconReadingItem) item = g_list_model_get_item (all_of (self), i);

      if (!FORCON_ID_EQUAL (forcon_reading_item_line (item)->line, line))
        continue;
      choose (self, i);
      return;
    }
}

void
forcon_reading_list_choose_number (ForconReadingList *self, gint number)
{
  guint n = g_list_model_get_n_items (all_of (self));
  ForconReadingItem *chosen = forcon_reading_list_chosen (self);
  guint best = GTK_INVALID_LIST_POSITION;
  gint best_number = 0;

  if (chosen != NULL && forcon_reading_item_line (chosen)->number == number)
    return;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ForconReadingItem) item = g_list_model_get_item (all_of (self), i);
      gint line = forcon_reading_item_line (item)->number;

      if (line > number || line <= best_number)
        continue;
      best = i;
      best_number = line;
    }
  choose (self, best);
}

static gboolean
forcon_reading_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (FORCON_READING_LIST (widget)->list));
}

static void
forcon_reading_list_dispose (GObject *object)
{
  ForconReadingList *self = FORCON_READING_LIST (object);

  g_clear_object (&self->selection);
  g_clear_pointer (&self->rows, forcon_gradual_rows_free);
  G_OBJECT_CLASS (forcon_reading_list_parent_class)->dispose (object);
}

static void
forcon_reading_list_class_init (ForconReadingListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_reading_list_dispose;
  widget_class->grab_focus = forcon_reading_list_grab_focus;
  signals[CHOSEN]
      = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[ENTERED]
      = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/reading-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconReadingList, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconReadingList, list);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
}

static void
forcon_reading_list_init (ForconReadingList *self)
{
  self->rows = forcon_gradual_rows_new (GTK_WIDGET (self), FORCON_TYPE_READING_ITEM);
  self->selection = gtk_single_selection_new (g_object_ref (forcon_gradual_rows_laid_out (self->rows)));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
}
