/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/silhouette-button.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/file-question.h"
#include "app/widgets/toast.h"
#include "base/outline.h"
#include "base/place.h"
#include "base/text.h"
#include "render/drawing/labels.h"
#include "render/drawing/silhouette.h"

/* Sides of a picture, px. */
#define SHOWN 44
#define CHOICE 36
#define COLUMNS 6

/* Of a drawing that is read, bytes at most. */
#define FILE_MAX (4 * 1024 * 1024)

struct _ForconSilhouetteButton {
  GtkWidget parent;

  GtkWidget *button;
  GtkWidget *label;
  GtkWidget *picture;
  GtkWidget *choices;
  GtkWidget *path;

  /* What is shown, interned; and the type of the ship. */
  const char *silhouette;
  ForconShipType type;
};

enum { CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconSilhouetteButton, forcon_silhouette_button, GTK_TYPE_WIDGET)

/* Pictures */

static void
draw (GtkWidget *area, cairo_t *cr, int width, int height, const char *silhouette, ForconShipType type)
{
  double radius = MIN (width, height) / 2.0 - 1;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (area), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, radius, radius);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  forcon_silhouette_path (cr, silhouette, type, TRUE);
  cairo_fill (cr);
}

static void
draw_shown (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ForconSilhouetteButton *self = data;

  draw (GTK_WIDGET (area), cr, width, height, self->silhouette, self->type);
}

/* The first choice is the mark of the type, whichever that is. */
static void
draw_choice (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ForconSilhouetteButton *self = data;
  GtkWidget *child = gtk_widget_get_parent (GTK_WIDGET (area));
  gint place = gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child));

  draw (GTK_WIDGET (area), cr, width, height, place == 0 ? NULL : forcon_silhouette_word ((guint) place - 1),
        self->type);
}

static GtkWidget *
picture_new (ForconSilhouetteButton *self, int size, GtkDrawingAreaDrawFunc function)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), size);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), size);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), function, self, NULL);
  return area;
}

/* Which of the choices says that, or -1 for a path. */
static gint
choice_of (const char *silhouette)
{
  if (silhouette == NULL)
    return 0;
  for (guint i = 0; i < forcon_silhouette_count (); i++)
    if (g_str_equal (forcon_silhouette_word (i), silhouette))
      return (gint) i + 1;
  return -1;
}

/* Returns: (transfer full) */
static char *
label_of (gint choice)
{
  return choice < 0    ? g_strdup (_ ("Own drawing"))
         : choice == 0 ? g_strdup (_ ("As its type"))
                       : forcon_text_capitalise (forcon_silhouette_label ((guint) choice - 1));
}

static GtkWidget *
choice_new (ForconSilhouetteButton *self, gint choice)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  g_autofree char *label = label_of (choice);

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), picture_new (self, CHOICE, draw_choice));
  gtk_widget_set_tooltip_text (child, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return child;
}

/* Choosing */

static void
choose (ForconSilhouetteButton *self, const char *silhouette)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  g_signal_emit (self, signals[CHOSEN], 0, silhouette);
}

static void
on_choice (ForconSilhouetteButton *self, GtkFlowBoxChild *child)
{
  gint choice = gtk_flow_box_child_get_index (child);

  choose (self, choice == 0 ? "" : forcon_silhouette_word ((guint) choice - 1));
}

static void
on_path (ForconSilhouetteButton *self)
{
  g_autofree char *path = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->path))));
  g_autoptr (GArray) outline = forcon_outline_parse (path);

  if (*path != '\0' && outline == NULL)
    {
      gtk_widget_add_css_class (self->path, "error");
      gtk_widget_error_bell (self->path);
      return;
    }
  choose (self, path);
}

static void
on_path_changed (ForconSilhouetteButton *self)
{
  gtk_widget_remove_css_class (self->path, "error");
}

void
forcon_silhouette_button_take_file (ForconSilhouetteButton *self, const char *path)
{
  const char *trouble = NULL;
  g_autoptr (GBytes) svg = NULL;
  g_autofree char *outline = NULL;
  const char *data;
  gsize length;

  g_return_if_fail (FORCON_IS_SILHOUETTE_BUTTON (self));
  svg = forcon_place_read (path, FILE_MAX, &trouble);
  if (svg == NULL)
    {
      g_autofree char *name = g_path_get_basename (path);
      g_autofree char *said = g_strdup_printf (_ ("“%1$s” cannot be read: %2$s"), name, trouble);

      forcon_toast_say (GTK_WIDGET (self), said);
      return;
    }
  data = g_bytes_get_data (svg, &length);
  if (length > 0 && length <= FILE_MAX)
    outline = forcon_outline_from_svg (data, length);
  if (outline == NULL)
    {
      forcon_toast_say (GTK_WIDGET (self),
                        _ ("No outline was found in that file: it needs a path or a polygon, and not too many "
                           "corners."));
      return;
    }
  choose (self, outline);
}

static void
on_file_chosen (gpointer self, const char *path)
{
  if (path != NULL)
    forcon_silhouette_button_take_file (self, path);
}

static void
on_file (ForconSilhouetteButton *self)
{
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_OPEN,
                                        .title = _ ("Silhouette, Bow Up"),
                                        .kind = _ ("SVG drawings"),
                                        .suffixes = { "svg" } };

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  forcon_ask_file (self, &question, on_file_chosen);
}

void
forcon_silhouette_button_show (ForconSilhouetteButton *self, const char *silhouette, ForconShipType type)
{
  gint choice = choice_of (silhouette);
  g_autofree char *label = label_of (choice);
  /* Translators: how the ships of a class are drawn. */
  g_autofree char *spoken = g_strdup_printf (_ ("Silhouette: %s"), label);
  GtkFlowBoxChild *chosen;

  g_return_if_fail (FORCON_IS_SILHOUETTE_BUTTON (self));
  self->silhouette = g_intern_string (silhouette);
  self->type = type;
  gtk_label_set_label (GTK_LABEL (self->label), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_queue_draw (self->picture);
  gtk_editable_set_text (GTK_EDITABLE (self->path), choice < 0 ? silhouette : "");
  chosen = choice < 0 ? NULL : gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->choices), choice);
  gtk_flow_box_unselect_all (GTK_FLOW_BOX (self->choices));
  if (chosen != NULL)
    {
      gtk_flow_box_select_child (GTK_FLOW_BOX (self->choices), chosen);
      gtk_widget_queue_draw (gtk_flow_box_child_get_child (chosen));
    }
}

/* The widget */

static GtkWidget *
popover_new (ForconSilhouetteButton *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *own = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *file = gtk_button_new_with_label (_ ("From a Drawing…"));

  self->choices = gtk_flow_box_new ();
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->choices), COLUMNS);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->choices), COLUMNS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choices), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Silhouettes"),
                                  -1);
  for (guint i = 0; i <= forcon_silhouette_count (); i++)
    gtk_flow_box_insert (GTK_FLOW_BOX (self->choices), choice_new (self, (gint) i), -1);
  g_signal_connect_object (self->choices, "child-activated", G_CALLBACK (on_choice), self, G_CONNECT_SWAPPED);

  self->path = gtk_entry_new ();
  gtk_widget_set_hexpand (self->path, TRUE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->path), _ ("Path as SVG has it"));
  gtk_widget_set_tooltip_text (self->path, _ ("An outline of your own, bow up, as M0,-90 L40,80 -40,80 Z (Enter)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->path), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Path as SVG has it"),
                                  -1);
  g_signal_connect_object (self->path, "activate", G_CALLBACK (on_path), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->path, "changed", G_CALLBACK (on_path_changed), self, G_CONNECT_SWAPPED);
  gtk_widget_set_tooltip_text (file, _ ("Takes the outlines of an SVG file; the bow is up"));
  g_signal_connect_object (file, "clicked", G_CALLBACK (on_file), self, G_CONNECT_SWAPPED);

  gtk_box_append (GTK_BOX (own), self->path);
  gtk_box_append (GTK_BOX (own), file);
  gtk_box_append (GTK_BOX (box), self->choices);
  gtk_box_append (GTK_BOX (box), own);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

static void
forcon_silhouette_button_dispose (GObject *object)
{
  g_clear_pointer (&FORCON_SILHOUETTE_BUTTON (object)->button, gtk_widget_unparent);
  G_OBJECT_CLASS (forcon_silhouette_button_parent_class)->dispose (object);
}

static void
forcon_silhouette_button_class_init (ForconSilhouetteButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_silhouette_button_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", FORCON_TYPE_SILHOUETTE_BUTTON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
forcon_silhouette_button_init (ForconSilhouetteButton *self)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->picture = picture_new (self, SHOWN, draw_shown);
  self->label = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (face), self->picture);
  gtk_box_append (GTK_BOX (face), self->label);
  self->button = gtk_menu_button_new ();
  gtk_widget_set_tooltip_text (self->button, _ ("How ships of this class are drawn"));
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), face);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover_new (self));
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}
