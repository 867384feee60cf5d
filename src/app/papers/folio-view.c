/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/folio-view-private.h"

#include <math.h>

/* Round the pages and between them, px. */
#define GAP 14.0

/* Pixels to the mm of a page at its own size. */
#define OWN_SIZE (96.0 / 25.4)

#define SMALLEST (0.2 * OWN_SIZE)
#define LARGEST (4.0 * OWN_SIZE)

/* A third of the way down is where one reads. */
#define READING 0.34

enum { PROP_0, PROP_HADJUSTMENT, PROP_VADJUSTMENT, PROP_HSCROLL_POLICY, PROP_VSCROLL_POLICY };
enum { TURNED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE_WITH_CODE (ForconFolioView, forcon_folio_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static ForconPaperSize
size_of (ForconFolioView *self, guint page)
{
  return forcon_folio_size (self->book->folio, page);
}

static ForconFolioPage *
page_at (ForconFolioView *self, guint place)
{
  return g_ptr_array_index (self->pages, place);
}

double
forcon_folio_view_top (ForconFolioView *self, guint page)
{
  return page < self->tops->len ? g_array_index (self->tops, double, page) : 0;
}

static double
value_of (ForconFolioView *self, GtkOrientation way)
{
  return self->adjustments[way] == NULL ? 0 : gtk_adjustment_get_value (self->adjustments[way]);
}

double
forcon_folio_view_height (ForconFolioView *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self));
}

/* Telling */

static gboolean
tell (gpointer data)
{
  ForconFolioView *self = data;

  self->tell_source = 0;
  g_signal_emit (self, signals[TURNED], 0);
  return G_SOURCE_REMOVE;
}

/* Not while it is being laid out. */
static void
tell_later (ForconFolioView *self)
{
  if (self->tell_source == 0)
    self->tell_source = g_idle_add (tell, self);
}

/* Layout */

/* The widest and the highest of the pages, mm. */
static ForconPaperSize
largest (ForconFolioView *self)
{
  ForconPaperSize most = { 1, 1 };

  for (guint i = 0; i < self->pages->len; i++)
    {
      most.width = MAX (most.width, size_of (self, i).width);
      most.height = MAX (most.height, size_of (self, i).height);
    }
  return most;
}

static double
wanted_scale (ForconFolioView *self, ForconPaperSize most, double width, double height)
{
  double wide = (width - 2 * GAP) / most.width;
  double scale = self->wanted;

  if (self->fit == FORCON_FOLIO_FIT_WIDTH)
    scale = wide;
  else if (self->fit == FORCON_FOLIO_FIT_PAGE)
    scale = MIN (wide, (height - 2 * GAP) / most.height);
  return CLAMP (scale, SMALLEST, LARGEST);
}

/* Finds the top of each page. Returns: how high all are, px */
static double
find_tops (ForconFolioView *self)
{
  double y = GAP;

  g_array_set_size (self->tops, 0);
  for (guint i = 0; i < self->pages->len; i++)
    {
      g_array_append_val (self->tops, y);
      y += round (size_of (self, i).height * self->scale) + GAP;
    }
  return y;
}

/* What is in front stays in front when the size changes. */
static double
take_anchor (ForconFolioView *self)
{
  if (self->tops->len == 0 || self->page >= self->pages->len)
    return 0;
  return (value_of (self, GTK_ORIENTATION_VERTICAL) - forcon_folio_view_top (self, self->page) + GAP)
         / (size_of (self, self->page).height * self->scale);
}

static void
on_scrolled (ForconFolioView *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
set_range (ForconFolioView *self, GtkOrientation way, double value, double all, double seen)
{
  GtkAdjustment *adjustment = self->adjustments[way];

  if (adjustment == NULL)
    return;
  g_signal_handlers_block_by_func (adjustment, on_scrolled, self);
  gtk_adjustment_configure (adjustment, CLAMP (value, 0, MAX (all - seen, 0)), 0, MAX (all, seen), 40, seen * 0.9,
                            seen);
  g_signal_handlers_unblock_by_func (adjustment, on_scrolled, self);
}

/* The page at which one reads. */
static void
find_page (ForconFolioView *self, double height)
{
  double y = value_of (self, GTK_ORIENTATION_VERTICAL) + height * READING;

  self->page = 0;
  for (guint i = 1; i < self->tops->len && forcon_folio_view_top (self, i) <= y; i++)
    self->page = i;
  if (self->told != self->page)
    tell_later (self);
  self->told = self->page;
}

static void
place_pages (ForconFolioView *self, int width, int height)
{
  double left = value_of (self, GTK_ORIENTATION_HORIZONTAL), up = value_of (self, GTK_ORIENTATION_VERTICAL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      GtkWidget *page = GTK_WIDGET (page_at (self, i));
      int wide = (int) round (size_of (self, i).width * self->scale);
      int high = (int) round (size_of (self, i).height * self->scale);
      int y = (int) round (forcon_folio_view_top (self, i) - up);
      gboolean seen = y < height && y + high > 0;

      gtk_widget_set_child_visible (page, seen);
      if (seen)
        {
          GtkAllocation place = { (int) round (MAX (GAP, (width - wide) / 2.0) - left), y, wide, high };

          gtk_widget_size_allocate (page, &place, -1);
        }
      else
        forcon_folio_page_forget (page_at (self, i));
    }
}

static void
forcon_folio_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ForconFolioView *self = FORCON_FOLIO_VIEW (widget);
  ForconPaperSize most = largest (self);
  double anchor = take_anchor (self);
  double scale = wanted_scale (self, most, width, height);
  double up = value_of (self, GTK_ORIENTATION_VERTICAL), all;
  gboolean anew = scale != self->scale || self->tops->len != self->pages->len;

  if (self->pages->len == 0)
    {
      set_range (self, GTK_ORIENTATION_HORIZONTAL, 0, width, width);
      set_range (self, GTK_ORIENTATION_VERTICAL, 0, height, height);
      return;
    }
  if (anew)
    tell_later (self);
  self->scale = scale;
  all = find_tops (self);
  if (anew)
    up = forcon_folio_view_top (self, self->page) - GAP + anchor * size_of (self, self->page).height * scale;
  set_range (self, GTK_ORIENTATION_HORIZONTAL, value_of (self, GTK_ORIENTATION_HORIZONTAL),
             most.width * scale + 2 * GAP, width);
  set_range (self, GTK_ORIENTATION_VERTICAL, up, all, height);
  find_page (self, height);
  place_pages (self, width, height);
  forcon_folio_view_paint (self);
}

static void
forcon_folio_view_measure (GtkWidget *widget, GtkOrientation way, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  *natural = way == GTK_ORIENTATION_HORIZONTAL ? 420 : 500;
}

/* What is asked of it */

void
forcon_folio_view_scroll_to (ForconFolioView *self, double y)
{
  if (self->adjustments[GTK_ORIENTATION_VERTICAL] != NULL)
    gtk_adjustment_set_value (self->adjustments[GTK_ORIENTATION_VERTICAL], y);
}

static void
drop_pages (ForconFolioView *self)
{
  for (guint i = 0; i < self->pages->len; i++)
    gtk_widget_unparent (GTK_WIDGET (page_at (self, i)));
  g_ptr_array_set_size (self->pages, 0);
  g_array_set_size (self->tops, 0);
  g_clear_pointer (&self->book, forcon_book_unref);
}

/* A page that there is, or 0. */
static guint
nearest_page (ForconFolioView *self, guint page)
{
  return self->pages->len == 0 ? 0 : MIN (page, self->pages->len - 1);
}

void
forcon_folio_view_set_book (ForconFolioView *self, ForconBook *book)
{
  g_return_if_fail (FORCON_IS_FOLIO_VIEW (self));
  if (book == self->book)
    return;
  drop_pages (self);
  self->book = book == NULL ? NULL : forcon_book_ref (book);
  for (guint i = 0; book != NULL && i < forcon_folio_length (book->folio); i++)
    {
      ForconFolioPage *page = forcon_folio_page_new (book, i);

      g_ptr_array_add (self->pages, page);
      gtk_widget_set_parent (GTK_WIDGET (page), GTK_WIDGET (self));
    }
  self->page = nearest_page (self, self->page);
  self->told = G_MAXUINT;
  tell_later (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

ForconBook *
forcon_folio_view_book (ForconFolioView *self)
{
  return self->book;
}

guint
forcon_folio_view_page (ForconFolioView *self)
{
  return self->page;
}

void
forcon_folio_view_turn_to (ForconFolioView *self, guint page)
{
  g_return_if_fail (FORCON_IS_FOLIO_VIEW (self));
  if (self->tops->len > 0)
    forcon_folio_view_scroll_to (self, forcon_folio_view_top (self, nearest_page (self, page)) - GAP);
  else
    self->page = nearest_page (self, page);
}

void
forcon_folio_view_set_fit (ForconFolioView *self, ForconFolioFit fit)
{
  g_return_if_fail (FORCON_IS_FOLIO_VIEW (self));
  self->fit = fit;
  tell_later (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

ForconFolioFit
forcon_folio_view_fit (ForconFolioView *self)
{
  return self->fit;
}

void
forcon_folio_view_zoom (ForconFolioView *self, double factor)
{
  g_return_if_fail (FORCON_IS_FOLIO_VIEW (self));
  self->fit = FORCON_FOLIO_FIT_NONE;
  self->wanted = CLAMP (self->scale * factor, SMALLEST, LARGEST);
  tell_later (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gint
forcon_folio_view_percent (ForconFolioView *self)
{
  return (gint) lround (100 * self->scale / OWN_SIZE);
}

/* The widget */

static void
set_adjustment (ForconFolioView *self, GtkOrientation way, GtkAdjustment *adjustment)
{
  if (adjustment != NULL && adjustment == self->adjustments[way])
    return;
  if (self->adjustments[way] != NULL)
    g_signal_handlers_disconnect_by_func (self->adjustments[way], on_scrolled, self);
  g_clear_object (&self->adjustments[way]);
  self->adjustments[way] = g_object_ref_sink (adjustment != NULL ? adjustment : gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  g_signal_connect_swapped (self->adjustments[way], "value-changed", G_CALLBACK (on_scrolled), self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
forcon_folio_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ForconFolioView *self = FORCON_FOLIO_VIEW (object);

  if (id == PROP_HADJUSTMENT || id == PROP_VADJUSTMENT)
    g_value_set_object (value, self->adjustments[id - PROP_HADJUSTMENT]);
  else
    g_value_set_enum (value, (gint) self->policies[id - PROP_HSCROLL_POLICY]);
}

static void
forcon_folio_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ForconFolioView *self = FORCON_FOLIO_VIEW (object);

  if (id == PROP_HADJUSTMENT || id == PROP_VADJUSTMENT)
    set_adjustment (self, (GtkOrientation) (id - PROP_HADJUSTMENT), g_value_get_object (value));
  else
    self->policies[id - PROP_HSCROLL_POLICY] = (GtkScrollablePolicy) g_value_get_enum (value);
}

static void
forcon_folio_view_dispose (GObject *object)
{
  ForconFolioView *self = FORCON_FOLIO_VIEW (object);

  drop_pages (self);
  g_clear_handle_id (&self->tell_source, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (self->adjustments); i++)
    {
      if (self->adjustments[i] != NULL)
        g_signal_handlers_disconnect_by_func (self->adjustments[i], on_scrolled, self);
      g_clear_object (&self->adjustments[i]);
    }
  G_OBJECT_CLASS (forcon_folio_view_parent_class)->dispose (object);
}

static void
forcon_folio_view_finalize (GObject *object)
{
  ForconFolioView *self = FORCON_FOLIO_VIEW (object);

  g_ptr_array_unref (self->pages);
  g_array_unref (self->tops);
  G_OBJECT_CLASS (forcon_folio_view_parent_class)->finalize (object);
}

static void
forcon_folio_view_class_init (ForconFolioViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = forcon_folio_view_dispose;
  object_class->finalize = forcon_folio_view_finalize;
  object_class->get_property = forcon_folio_view_get_property;
  object_class->set_property = forcon_folio_view_set_property;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
  signals[TURNED] = g_signal_new ("turned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  widget_class->size_allocate = forcon_folio_view_size_allocate;
  widget_class->measure = forcon_folio_view_measure;
  gtk_widget_class_set_css_name (widget_class, "folioview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  forcon_folio_view_bind_keys (widget_class);
}

static void
forcon_folio_view_init (ForconFolioView *self)
{
  self->pages = g_ptr_array_new ();
  self->tops = g_array_new (FALSE, FALSE, sizeof (double));
  self->scale = self->wanted = OWN_SIZE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
  forcon_folio_view_add_mouse (self);
}
