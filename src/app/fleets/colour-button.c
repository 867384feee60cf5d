/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/colour-button.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/widgets/look.h"
#include "base/colour-vision.h"
#include "base/text.h"
#include "render/drawing/counter.h"

#define COUNTER 26

struct _ForconColourButton {
  GtkWidget parent;

  GtkWidget *button;
  GtkWidget *list;
  guint colour;
};

enum { CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconColourButton, forcon_colour_button, GTK_TYPE_WIDGET)

static const char *const names[FORCON_STYLE_SIDES]
    = { NC_ ("colour", "sky blue"), NC_ ("colour", "red"),    NC_ ("colour", "yellow"),
        NC_ ("colour", "green"),    NC_ ("colour", "pink"),   NC_ ("colour", "orange"),
        NC_ ("colour", "blue"),     NC_ ("colour", "black or white"),
        NC_ ("colour", "violet"),   NC_ ("colour", "brown") };

static const char *
name_of (guint colour)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "colour", names[colour % FORCON_STYLE_SIDES]);
}

static guint32
as_hex (ForconColour colour)
{
  return (guint32) lround (colour.red * 255) << 16 | (guint32) lround (colour.green * 255) << 8
         | (guint32) lround (colour.blue * 255);
}

/* Whether two are alike in the style in which they are nearest to each other. */
static gboolean
are_alike (guint one, guint other, ForconVision vision)
{
  double least = G_MAXDOUBLE;

  for (ForconStyleKind kind = 0; kind < FORCON_N_STYLE; kind++)
    {
      const ForconStyle *style = forcon_style_get (kind);

      least = MIN (least, forcon_vision_distance (as_hex (forcon_style_side (style, one)),
                                                  as_hex (forcon_style_side (style, other)), vision));
    }
  return least < FORCON_VISION_CLEAR;
}

char *
forcon_colour_trouble (const ForconCampaign *campaign, guint power, guint last, guint colour)
{
  for (guint i = 1; i <= last; i++)
    {
      const ForconPower *other = &g_array_index (campaign->powers, ForconPower, i - 1);
      const char *name = forcon_name (other->name);
      guint theirs = (guint) other->colour % FORCON_STYLE_SIDES;

      if (i == power)
        continue;
      if (theirs == colour)
        return g_strdup_printf (_ ("%s has the same colour."), name);
      if (are_alike (colour, theirs, FORCON_VISION_FULL))
        return g_strdup_printf (_ ("Hard to tell from %s."), name);
      if (are_alike (colour, theirs, FORCON_VISION_PROTANOPIA))
        return g_strdup_printf (_ ("Hard to tell from %s for people who don't see red."), name);
      if (are_alike (colour, theirs, FORCON_VISION_DEUTERANOPIA))
        return g_strdup_printf (_ ("Hard to tell from %s for people who don't see green."), name);
      if (are_alike (colour, theirs, FORCON_VISION_TRITANOPIA))
        return g_strdup_printf (_ ("Hard to tell from %s for people who don't see blue."), name);
    }
  return NULL;
}

static void
draw_counter (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ForconCounter counter = { .x = width / 2.0,
                            .y = height / 2.0,
                            .radius = MIN (width, height) / 2.0 - 1,
                            .type = FORCON_SHIP_TYPE_CRUISER,
                            .side = GPOINTER_TO_UINT (data),
                            .status = FORCON_SHIP_IN_ACTION };

  forcon_counter_draw (cr, &counter, forcon_look_style ());
}

static GtkWidget *
counter_new (guint colour)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), COUNTER);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), COUNTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_counter, GUINT_TO_POINTER (colour), NULL);
  return area;
}

static void
on_row (ForconColourButton *self, GtkListBoxRow *row)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  g_signal_emit (self, signals[CHOSEN], 0, (guint) gtk_list_box_row_get_index (row));
}

static GtkWidget *
colour_row_new (const ForconCampaign *campaign, guint power, guint colour)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *trouble = forcon_colour_trouble (campaign, power, campaign->powers->len, colour);
  g_autofree char *name = forcon_text_capitalise (name_of (colour));
  g_autofree char *text = trouble == NULL ? g_strdup (name) : g_strdup_printf ("%s\n%s", name, trouble);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_sensitive (label, trouble == NULL);
  gtk_box_append (GTK_BOX (box), counter_new (colour));
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return row;
}

void
forcon_colour_button_show (ForconColourButton *self, const ForconCampaign *campaign, guint power)
{
  guint colour = (guint) g_array_index (campaign->powers, ForconPower, power - 1).colour % FORCON_STYLE_SIDES;
  /* Translators: the colour of a power's counters. */
  g_autofree char *label = g_strdup_printf (_ ("Colour: %s"), name_of (colour));

  g_return_if_fail (FORCON_IS_COLOUR_BUTTON (self));
  self->colour = colour;
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), counter_new (colour));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (self->button, label);
  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list),
                         GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0)));
  for (guint i = 0; i < FORCON_STYLE_SIDES; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), colour_row_new (campaign, power, i));
  gtk_list_box_select_row (GTK_LIST_BOX (self->list),
                           gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (gint) colour));
}

static void
forcon_colour_button_dispose (GObject *object)
{
  g_clear_pointer (&FORCON_COLOUR_BUTTON (object)->button, gtk_widget_unparent);
  G_OBJECT_CLASS (forcon_colour_button_parent_class)->dispose (object);
}

static void
forcon_colour_button_class_init (ForconColourButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_colour_button_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", FORCON_TYPE_COLOUR_BUTTON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
forcon_colour_button_init (ForconColourButton *self)
{
  GtkWidget *popover = gtk_popover_new ();

  self->list = gtk_list_box_new ();
  self->button = gtk_menu_button_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Colours"), -1);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (on_row), self, G_CONNECT_SWAPPED);
  gtk_popover_set_child (GTK_POPOVER (popover), self->list);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

GtkWidget *
forcon_colour_button_new (void)
{
  return g_object_new (FORCON_TYPE_COLOUR_BUTTON, NULL);
}
