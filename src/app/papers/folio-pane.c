/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/folio-pane.h"

#include <glib/gi18n-lib.h>

struct _ForconFolioPane {
  ForconPanel parent;

  /* Template */
  GtkLabel *place;
  GtkLabel *size;
  GtkToggleButton *width_button;
  GtkToggleButton *page_button;
  GtkToggleButton *text_button;
  GtkStack *stack;
  ForconFolioView *view;
  GtkLabel *text;
};

enum { PROP_0, PROP_AS_TEXT, N_PROPERTIES };

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (ForconFolioPane, forcon_folio_pane, FORCON_TYPE_PANEL)

/* Actions */

static ForconFolioView *
view_of (gpointer pane)
{
  return FORCON_FOLIO_PANE (pane)->view;
}

static void
turn (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ForconFolioView *view = view_of (widget);
  guint page = forcon_folio_view_page (view);

  if (g_str_equal (action, "folio.next"))
    forcon_folio_view_turn_to (view, page + 1);
  else if (g_str_equal (action, "folio.previous"))
    forcon_folio_view_turn_to (view, page == 0 ? 0 : page - 1);
  else
    forcon_folio_view_turn_to (view, g_str_equal (action, "folio.first") ? 0 : G_MAXUINT - 1);
}

static void
scroll (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gint way = g_str_has_suffix (action, "-down") ? 1 : -1;
  gboolean screen = g_str_has_prefix (action, "folio.screen");

  forcon_folio_view_scroll (view_of (widget), screen ? way : 0, screen ? 0 : way);
}

static void
zoom (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gboolean in = g_str_equal (action, "folio.zoom-in");

  forcon_canvas_zoom (view_of (widget), in ? FORCON_FOLIO_STEP : 1 / FORCON_FOLIO_STEP);
}

static void
fit (GtkWidget *widget, const char *action, GVariant *parameter)
{
  forcon_folio_view_set_fit (view_of (widget),
                             g_str_equal (action, "folio.fit-width") ? FORCON_FOLIO_FIT_WIDTH : FORCON_FOLIO_FIT_PAGE);
}

static const struct {
  const char *name;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "folio.next", turn },        { "folio.previous", turn },    { "folio.first", turn },
  { "folio.last", turn },        { "folio.zoom-in", zoom },     { "folio.zoom-out", zoom },
  { "folio.fit-width", fit },    { "folio.fit-page", fit },     { "folio.screen-down", scroll },
  { "folio.screen-up", scroll }, { "folio.line-down", scroll }, { "folio.line-up", scroll },
};

/* What the buttons tell */

static void
set_active (GtkToggleButton *button, gboolean active)
{
  if (gtk_toggle_button_get_active (button) != active)
    gtk_toggle_button_set_active (button, active);
}

static void
update (ForconFolioPane *self)
{
  ForconBook *book = forcon_folio_view_book (self->view);
  guint total = book == NULL ? 0 : forcon_folio_length (book->folio);
  guint page = forcon_folio_view_page (self->view);
  gboolean pages = total > 0 && !forcon_folio_pane_as_text (self);
  /* Translators: the number of a page, how many pages there are. */
  g_autofree char *place = g_strdup_printf (_ ("Page %1$u of %2$u"), page + 1, total);
  g_autofree char *size = g_strdup_printf ("%d %%", forcon_folio_view_percent (self->view));

  gtk_label_set_label (self->place, total == 0 ? "" : place);
  gtk_label_set_label (self->size, size);
  set_active (self->width_button, forcon_folio_view_fit (self->view) == FORCON_FOLIO_FIT_WIDTH);
  set_active (self->page_button, forcon_folio_view_fit (self->view) == FORCON_FOLIO_FIT_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name, pages);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "folio.previous", pages && page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "folio.next", pages && page + 1 < total);
}

/* One of the two is pressed, or neither; pressing again changes nothing. */
static void
on_fit_pressed (ForconFolioPane *self, GtkToggleButton *button)
{
  forcon_folio_view_set_fit (self->view, button == self->width_button ? FORCON_FOLIO_FIT_WIDTH : FORCON_FOLIO_FIT_PAGE);
  update (self);
}

static void
on_text_toggled (ForconFolioPane *self)
{
  gtk_stack_set_visible_child_name (self->stack, forcon_folio_pane_as_text (self) ? "text" : "pages");
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AS_TEXT]);
}

void
forcon_folio_pane_set_book (ForconFolioPane *self, ForconBook *book)
{
  g_return_if_fail (FORCON_IS_FOLIO_PANE (self));
  forcon_folio_view_set_book (self->view, book);
  update (self);
}

void
forcon_folio_pane_set_text (ForconFolioPane *self, const char *text)
{
  g_return_if_fail (FORCON_IS_FOLIO_PANE (self));
  /* Whoever is reading is not to be taken back to the top. */
  if (!g_str_equal (gtk_label_get_text (self->text), text == NULL ? "" : text))
    gtk_label_set_text (self->text, text == NULL ? "" : text);
}

gboolean
forcon_folio_pane_as_text (ForconFolioPane *self)
{
  return gtk_toggle_button_get_active (self->text_button);
}

ForconFolioView *
forcon_folio_pane_view (ForconFolioPane *self)
{
  return self->view;
}

/* The widget */

static void
forcon_folio_pane_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, forcon_folio_pane_as_text (FORCON_FOLIO_PANE (object)));
}

static void
forcon_folio_pane_class_init (ForconFolioPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = forcon_folio_pane_get_property;
  properties[PROP_AS_TEXT]
      = g_param_spec_boolean ("as-text", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  g_type_ensure (FORCON_TYPE_FOLIO_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/folio-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconFolioPane, place);
  gtk_widget_class_bind_template_child (widget_class, ForconFolioPane, size);
  gtk_widget_class_bind_template_child (widget_class, ForconFolioPane, width_button);
  gtk_widget_class_bind_template_child (widget_class, ForconFolioPane, page_button);
  gtk_widget_class_bind_template_child (widget_class, ForconFolioPane, text_button);
  gtk_widget_class_bind_template_child (widget_class, ForconFolioPane, stack);
  gtk_widget_class_bind_template_child (widget_class, ForconFolioPane, view);
  gtk_widget_class_bind_template_child (widget_class, ForconFolioPane, text);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, on_fit_pressed);
  gtk_widget_class_bind_template_callback (widget_class, on_text_toggled);
}

static void
forcon_folio_pane_init (ForconFolioPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update (self);
}
