/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/folio-page.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/thread.h"
#include "render/drawing/witness.h"

struct _ForconFolioPage {
  GtkWidget parent;

  /* Owned; the picture has so many pixels to the point */
  ForconBook *book;
  GdkTexture *picture;
  guint page;
  double scale;
};

G_DEFINE_FINAL_TYPE (ForconFolioPage, forcon_folio_page, GTK_TYPE_WIDGET)

/**
 * Painting:
 * @owner: who shows it
 * @scale: pixels to the point
 * @surface: (nullable): what was drawn
 * @text: what stands on the page
 *
 * What a thread is to do, and what came of it.
 */
typedef struct {
  ForconFolioPage *owner;
  ForconBook *book;
  guint page;
  double scale;
  cairo_surface_t *surface;
  char *text;
} Painting;

static void
painting_free (gpointer data)
{
  Painting *painting = data;

  g_object_unref (painting->owner);
  forcon_book_unref (painting->book);
  g_clear_pointer (&painting->surface, cairo_surface_destroy);
  g_free (painting->text);
  g_free (painting);
}

static int
pixels (double length, double scale)
{
  return MAX (1, (int) (length / FORCON_MM_OF_POINT * scale + 0.5));
}

static void
paint_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Painting *painting = data;
  ForconPaperSize size = forcon_folio_size (painting->book->folio, painting->page);
  g_autoptr (GArray) written = forcon_witness_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  cairo_t *cr;

  painting->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels (size.width, painting->scale),
                                                  pixels (size.height, painting->scale));
  cr = cairo_create (painting->surface);
  cairo_scale (cr, painting->scale, painting->scale);
  forcon_witness_watch (cr, written);
  forcon_folio_draw (painting->book->folio, painting->page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (painting->surface);
  for (guint i = 0; i < written->len; i++)
    g_string_append_printf (text, "%s\n", g_array_index (written, ForconWritten, i).text);
  painting->text = g_string_free (g_steal_pointer (&text), FALSE);
  g_task_return_boolean (task, TRUE);
}

void
forcon_folio_page_paint (ForconFolioPage *self, double scale, GtkWidget *view, GAsyncReadyCallback done)
{
  Painting *painting = g_new0 (Painting, 1);

  painting->owner = g_object_ref (self);
  painting->book = forcon_book_ref (self->book);
  painting->page = self->page;
  painting->scale = scale;
  forcon_thread_run (view, paint_in_thread, done, painting, painting_free);
}

/* The pixels are the surface's, which lives as long as they are looked at. */
static GdkTexture *
texture_of (cairo_surface_t *surface)
{
  int height = cairo_image_surface_get_height (surface), stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes
      = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) height * (gsize) stride,
                                    (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));

  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT, bytes,
                                 (gsize) stride);
}

void
forcon_folio_page_painted (GAsyncResult *result)
{
  const Painting *painting = g_task_get_task_data (G_TASK (result));
  ForconFolioPage *self = painting->owner;

  g_clear_object (&self->picture);
  self->scale = painting->scale;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, painting->text, -1);
  if (cairo_surface_status (painting->surface) == CAIRO_STATUS_SUCCESS)
    self->picture = texture_of (painting->surface);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
forcon_folio_page_is_painted (ForconFolioPage *self, double scale)
{
  return self->scale == scale;
}

void
forcon_folio_page_forget (ForconFolioPage *self)
{
  self->scale = 0;
  g_clear_object (&self->picture);
}

static void
forcon_folio_page_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconFolioPage *self = FORCON_FOLIO_PAGE (widget);

  if (self->picture != NULL)
    gtk_snapshot_append_texture (snapshot, self->picture,
                                 &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                      (float) gtk_widget_get_height (widget)));
}

static void
forcon_folio_page_finalize (GObject *object)
{
  ForconFolioPage *self = FORCON_FOLIO_PAGE (object);

  g_clear_object (&self->picture);
  g_clear_pointer (&self->book, forcon_book_unref);
  G_OBJECT_CLASS (forcon_folio_page_parent_class)->finalize (object);
}

static void
forcon_folio_page_class_init (ForconFolioPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_folio_page_finalize;
  widget_class->snapshot = forcon_folio_page_snapshot;
  gtk_widget_class_set_css_name (widget_class, "foliopage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
forcon_folio_page_init (ForconFolioPage *self)
{
}

ForconFolioPage *
forcon_folio_page_new (ForconBook *book, guint page)
{
  ForconFolioPage *self = g_object_new (FORCON_TYPE_FOLIO_PAGE, NULL);
  /* Translators: the number of a page, how many pages there are. */
  g_autofree char *label = g_strdup_printf (_ ("Page %1$u of %2$u"), page + 1, forcon_folio_length (book->folio));

  self->book = forcon_book_ref (book);
  self->page = page;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return self;
}
