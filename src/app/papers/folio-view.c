/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/folio-view.h"

#include <math.h>

#include "app/papers/folio-page.h"
#include "app/widgets/actions.h"

/* Round the pages and between them, px. */
#define GAP 14.0

/* Pixels to the mm of a page at its own size. */
#define OWN_SIZE (96.0 / 25.4)

#define SMALLEST (0.2 * OWN_SIZE)
#define LARGEST (4.0 * OWN_SIZE)

/* A third of the way down is where one reads. */
#define READING 0.34

/* A screen further, what was at its edge stays in sight; but not past the beginning of the next page. */
#define SCREEN 0.9

/* What an arrow scrolls, px. */
#define LINE 60.0

struct _ForconFolioView {
  ForconCanvas parent;

  /* Owned; @pages: (element-type ForconFolioPage), children too; @tops: (element-type double), where each begins, px */
  ForconBook *book;
  GPtrArray *pages;
  GArray *tops;
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];

  /* How large, px to the mm: as it is, and as the user wants it */
  ForconFolioFit fit;
  double scale;
  double wanted;

  /* The page in front, and the one that was told of last; whether a thread draws a page */
  guint page;
  guint told;
  guint tell_source;
  gboolean painting;
};

enum { PROP_0, PROP_HADJUSTMENT, PROP_VADJUSTMENT, PROP_HSCROLL_POLICY, PROP_VSCROLL_POLICY };
enum { TURNED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE_WITH_CODE (ForconFolioView, forcon_folio_view, FORCON_TYPE_CANVAS,
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

/* Where a page begins, px. */
static double
top_of (ForconFolioView *self, guint page)
{
  return page < self->tops->len ? g_array_index (self->tops, double, page) : 0;
}

static double
value_of (ForconFolioView *self, GtkOrientation way)
{
  return gtk_adjustment_get_value (self->adjustments[way]);
}

static void
scroll_to (ForconFolioView *self, double y)
{
  gtk_adjustment_set_value (self->adjustments[GTK_ORIENTATION_VERTICAL], y);
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

/* Drawing: the pages that are seen, one after the other, on a thread, so that scrolling never waits */

/* Pixels of the screen to the point of the page. */
static double
painted_scale (ForconFolioView *self)
{
  return self->scale * FORCON_MM_OF_POINT * gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

/* Returns: (transfer none) (nullable): the page that should be drawn next: that in front, or else another that is
 * seen */
static ForconFolioPage *
next_page (ForconFolioView *self)
{
  double scale = painted_scale (self);
  ForconFolioPage *next = NULL;

  for (guint i = 0; i < self->pages->len; i++)
    {
      ForconFolioPage *page = page_at (self, i);

      if (!gtk_widget_get_child_visible (GTK_WIDGET (page)) || forcon_folio_page_is_painted (page, scale))
        continue;
      if (next == NULL || i == self->page)
        next = page;
    }
  return next;
}

static void paint (ForconFolioView *self);

static void
on_painted (GObject *view, GAsyncResult *result, gpointer data)
{
  ForconFolioView *self = FORCON_FOLIO_VIEW (view);

  self->painting = FALSE;
  forcon_folio_page_painted (result);
  paint (self);
}

/* Lets the next page be drawn, if there is one to be drawn and none is. */
static void
paint (ForconFolioView *self)
{
  ForconFolioPage *page = self->painting || self->book == NULL ? NULL : next_page (self);

  if (page == NULL)
    return;
  self->painting = TRUE;
  forcon_folio_page_paint (page, painted_scale (self), GTK_WIDGET (self), on_painted);
}

gboolean
forcon_folio_view_is_painted (ForconFolioView *self)
{
  return self->book != NULL && self->tops->len > 0 && !self->painting && next_page (self) == NULL;
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

static void
on_scrolled (ForconFolioView *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
set_range (ForconFolioView *self, GtkOrientation way, double value, double all, double seen)
{
  GtkAdjustment *adjustment = self->adjustments[way];

  g_signal_handlers_block_by_func (adjustment, on_scrolled, self);
  gtk_adjustment_configure (adjustment, CLAMP (value, 0, MAX (all - seen, 0)), 0, MAX (all, seen), 40, seen * 0.9,
                            seen);
  g_signal_handlers_unblock_by_func (adjustment, on_scrolled, self);
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
      int y = (int) round (top_of (self, i) - up);
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
  double scale = wanted_scale (self, most, width, height);
  double up = value_of (self, GTK_ORIENTATION_VERTICAL), all = GAP, anchor = 0;
  gboolean anew = scale != self->scale || self->tops->len != self->pages->len;

  if (self->pages->len == 0)
    {
      set_range (self, GTK_ORIENTATION_HORIZONTAL, 0, width, width);
      set_range (self, GTK_ORIENTATION_VERTICAL, 0, height, height);
      return;
    }
  if (self->tops->len > 0 && self->page < self->pages->len)
    anchor = (up - top_of (self, self->page) + GAP) / (size_of (self, self->page).height * self->scale);
  self->scale = scale;
  g_array_set_size (self->tops, 0);
  for (guint i = 0; i < self->pages->len; i++)
    {
      g_array_append_val (self->tops, all);
      all += round (size_of (self, i).height * scale) + GAP;
    }
  /* What is in front stays in front when the size changes. */
  if (anew)
    up = top_of (self, self->page) - GAP + anchor * size_of (self, self->page).height * scale;
  set_range (self, GTK_ORIENTATION_HORIZONTAL, value_of (self, GTK_ORIENTATION_HORIZONTAL),
             most.width * scale + 2 * GAP, width);
  set_range (self, GTK_ORIENTATION_VERTICAL, up, all, height);
  up = value_of (self, GTK_ORIENTATION_VERTICAL);
  self->page = 0;
  for (guint i = 1; i < self->tops->len && top_of (self, i) <= up + height * READING; i++)
    self->page = i;
  if (anew || self->told != self->page)
    tell_later (self);
  self->told = self->page;
  place_pages (self, width, height);
  paint (self);
}

static void
forcon_folio_view_measure (GtkWidget *widget, GtkOrientation way, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  *natural = way == GTK_ORIENTATION_HORIZONTAL ? 420 : 500;
}

/* What is asked of it */

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
    scroll_to (self, top_of (self, nearest_page (self, page)) - GAP);
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

static void
zoom (ForconCanvas *canvas, double factor, double x, double y)
{
  ForconFolioView *self = FORCON_FOLIO_VIEW (canvas);

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

void
forcon_folio_view_scroll (ForconFolioView *self, gint screens, gint lines)
{
  double height = gtk_widget_get_height (GTK_WIDGET (self)), up = value_of (self, GTK_ORIENTATION_VERTICAL);
  double top = top_of (self, self->page), next_top = top_of (self, self->page + 1);

  g_return_if_fail (FORCON_IS_FOLIO_VIEW (self));
  /* Of a page that is higher than the screen the rest comes first. */
  if (screens > 0 && next_top > 0 && next_top < up + height + 1)
    forcon_folio_view_turn_to (self, self->page + 1);
  else if (screens < 0 && self->page > 0 && up <= top - 1)
    forcon_folio_view_turn_to (self, self->page - 1);
  else
    scroll_to (self, up + screens * SCREEN * height + lines * LINE);
}

/* The widget */

/* The actions are those of the pane around it. */
static const ForconKey keys[] = {
  { GDK_KEY_Page_Down, 0, "folio.screen-down" },
  { GDK_KEY_KP_Page_Down, 0, "folio.screen-down" },
  { GDK_KEY_Page_Up, 0, "folio.screen-up" },
  { GDK_KEY_KP_Page_Up, 0, "folio.screen-up" },
  { GDK_KEY_Page_Down, GDK_CONTROL_MASK, "folio.next" },
  { GDK_KEY_Page_Up, GDK_CONTROL_MASK, "folio.previous" },
  { GDK_KEY_Home, 0, "folio.first" },
  { GDK_KEY_End, 0, "folio.last" },
  { GDK_KEY_Down, 0, "folio.line-down" },
  { GDK_KEY_Up, 0, "folio.line-up" },
  { GDK_KEY_plus, GDK_CONTROL_MASK, "folio.zoom-in" },
  { GDK_KEY_equal, GDK_CONTROL_MASK, "folio.zoom-in" },
  { GDK_KEY_KP_Add, GDK_CONTROL_MASK, "folio.zoom-in" },
  { GDK_KEY_minus, GDK_CONTROL_MASK, "folio.zoom-out" },
  { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, "folio.zoom-out" },
  { GDK_KEY_0, GDK_CONTROL_MASK, "folio.fit-page" },
  { GDK_KEY_KP_0, GDK_CONTROL_MASK, "folio.fit-page" },
  { GDK_KEY_2, GDK_CONTROL_MASK, "folio.fit-width" },
};

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
  signals[TURNED]
      = g_signal_new ("turned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  widget_class->size_allocate = forcon_folio_view_size_allocate;
  widget_class->measure = forcon_folio_view_measure;
  gtk_widget_class_set_css_name (widget_class, "folioview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  FORCON_CANVAS_CLASS (klass)->wheel_state = GDK_CONTROL_MASK;
  FORCON_CANVAS_CLASS (klass)->wheel_factor = FORCON_FOLIO_STEP;
  FORCON_CANVAS_CLASS (klass)->zoom = zoom;
  forcon_actions_bind_keys (widget_class, keys, G_N_ELEMENTS (keys));
}

static void
forcon_folio_view_init (ForconFolioView *self)
{
  self->pages = g_ptr_array_new ();
  self->tops = g_array_new (FALSE, FALSE, sizeof (double));
  self->scale = self->wanted = OWN_SIZE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
}
