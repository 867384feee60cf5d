/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/scan-panel.h"

#include <glib/gi18n-lib.h>

#include "app/orders/scan-view.h"
#include "app/widgets/thread.h"
#include "scan/scan-picture.h"

struct _ForconScanPanel {
  ForconPanel parent;

  /* Template */
  GtkLabel *title;
  GtkWidget *previous;
  GtkWidget *next;
  ForconScanView *view;
  GtkWidget *trouble;

  /* Owned: files; what is shown of them */
  GPtrArray *pages;
  guint page;
};

G_DEFINE_FINAL_TYPE (ForconScanPanel, forcon_scan_panel, FORCON_TYPE_PANEL)

enum { REMOVE, MOVE, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
load (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (GdkPixbuf) picture = forcon_scan_picture_load (data, &error);

  if (picture == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, gdk_texture_new_for_pixbuf (picture), g_object_unref);
}

static void
on_loaded (GObject *owner, GAsyncResult *result, gpointer data)
{
  ForconScanPanel *self = FORCON_SCAN_PANEL (owner);
  const char *path = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = g_task_propagate_pointer (G_TASK (result), &error);

  /* Another page is wanted by now, or none. */
  if (self->pages == NULL || self->page >= self->pages->len
      || !g_str_equal (path, g_ptr_array_index (self->pages, self->page)))
    return;
  forcon_scan_view_set_texture (self->view, texture);
  gtk_widget_set_visible (self->trouble, error != NULL);
  gtk_label_set_label (GTK_LABEL (self->trouble), error == NULL ? "" : error->message);
}

static void
show_page (ForconScanPanel *self, guint page)
{
  guint n = self->pages->len;
  /* Translators: the number of a page, and how many there are. */
  g_autofree char *title = g_strdup_printf (_ ("Scan, page %1$u of %2$u"), page + 1, n);

  self->page = page;
  gtk_label_set_label (self->title, n > 1 ? title : _ ("Scan"));
  gtk_widget_set_visible (self->previous, n > 1);
  gtk_widget_set_visible (self->next, n > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "scan.previous", page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "scan.next", page + 1 < n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  n > 1 ? title : _ ("Scan"), -1);
  forcon_scan_view_set_texture (self->view, NULL);
  if (page < n)
    forcon_thread_run (self, load, on_loaded, g_strdup (g_ptr_array_index (self->pages, page)), g_free);
}

void
forcon_scan_panel_show (ForconScanPanel *self, GPtrArray *pages)
{
  gboolean same = self->pages->len <= pages->len && self->pages->len > 0;

  g_return_if_fail (FORCON_IS_SCAN_PANEL (self));
  for (guint i = 0; i < self->pages->len && same; i++)
    same = g_str_equal (g_ptr_array_index (self->pages, i), g_ptr_array_index (pages, i));
  if (same && pages->len == self->pages->len)
    return;
  g_ptr_array_set_size (self->pages, 0);
  for (guint i = 0; i < pages->len; i++)
    g_ptr_array_add (self->pages, g_strdup (g_ptr_array_index (pages, i)));
  /* A page that comes behind those that are there is what was waited for. */
  show_page (self, same ? pages->len - 1 : 0);
}

static void
act_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconScanPanel *self = FORCON_SCAN_PANEL (widget);

  show_page (self, g_str_equal (name, "scan.next") ? self->page + 1 : self->page - 1);
}

static void
act_turn (GtkWidget *widget, const char *name, GVariant *parameter)
{
  forcon_scan_view_turn (FORCON_SCAN_PANEL (widget)->view, g_str_equal (name, "scan.turn-right") ? 1 : -1);
}

/* What is done with it is the page's. */
static void
act_change (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconScanPanel *self = FORCON_SCAN_PANEL (widget);

  if (self->page < self->pages->len)
    g_signal_emit (self, signals[g_str_equal (name, "scan.remove") ? REMOVE : MOVE], 0,
                   g_ptr_array_index (self->pages, self->page));
}

static void
act_zoom (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconScanView *view = FORCON_SCAN_PANEL (widget)->view;

  if (g_str_equal (name, "scan.fit"))
    forcon_canvas_fit (view);
  else
    forcon_canvas_zoom (view,
                        g_str_equal (name, "scan.zoom-in") ? FORCON_CANVAS_ZOOM_STEP : 1 / FORCON_CANVAS_ZOOM_STEP);
}

static void
forcon_scan_panel_finalize (GObject *object)
{
  g_clear_pointer (&FORCON_SCAN_PANEL (object)->pages, g_ptr_array_unref);
  G_OBJECT_CLASS (forcon_scan_panel_parent_class)->finalize (object);
}

static void
forcon_scan_panel_class_init (ForconScanPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_scan_panel_finalize;
  signals[REMOVE] = g_signal_new ("remove", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[MOVE] = g_signal_new ("move", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  g_type_ensure (FORCON_TYPE_SCAN_VIEW);
  gtk_widget_class_install_action (widget_class, "scan.previous", NULL, act_step);
  gtk_widget_class_install_action (widget_class, "scan.next", NULL, act_step);
  gtk_widget_class_install_action (widget_class, "scan.move", NULL, act_change);
  gtk_widget_class_install_action (widget_class, "scan.remove", NULL, act_change);
  gtk_widget_class_install_action (widget_class, "scan.turn-left", NULL, act_turn);
  gtk_widget_class_install_action (widget_class, "scan.turn-right", NULL, act_turn);
  gtk_widget_class_install_action (widget_class, "scan.zoom-in", NULL, act_zoom);
  gtk_widget_class_install_action (widget_class, "scan.zoom-out", NULL, act_zoom);
  gtk_widget_class_install_action (widget_class, "scan.fit", NULL, act_zoom);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/scan-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconScanPanel, title);
  gtk_widget_class_bind_template_child (widget_class, ForconScanPanel, previous);
  gtk_widget_class_bind_template_child (widget_class, ForconScanPanel, next);
  gtk_widget_class_bind_template_child (widget_class, ForconScanPanel, view);
  gtk_widget_class_bind_template_child (widget_class, ForconScanPanel, trouble);
}

static void
forcon_scan_panel_init (ForconScanPanel *self)
{
  self->pages = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}
