/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/card-editor-private.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/draw.h"

/* Width of the card, px: what can be read at least, and what is enough. */
#define WIDTH_LEAST 380
#define WIDTH_MOST 760

/* An entry is no narrower, px. */
#define ENTRY_LEAST 72

/* A place that can be pressed is no smaller, px. */
#define PART_LEAST 12

enum { EDITED, REMOVED, WEAPON_CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconCardEditor, forcon_card_editor, GTK_TYPE_WIDGET)

void
forcon_card_editor_emit_edited (ForconCardEditor *self, const char *property, gint weapon, const char *value)
{
  g_signal_emit (self, signals[EDITED], 0, property, weapon, value);
}

/* Parts */

/* Returns: (nullable): the part that a button stands for, which is @index of them */
static const ForconCardPart *
part_of (ForconCardEditor *self, GtkWidget *button, guint *index)
{
  return g_ptr_array_find (self->buttons, button, index) && *index < self->parts->len
             ? forcon_card_editor_part_at (self, *index)
             : NULL;
}

static void
on_clicked (ForconCardEditor *self, GtkWidget *button)
{
  guint index;

  forcon_card_editor_end_entry (self, TRUE);
  if (part_of (self, button, &index) != NULL)
    forcon_card_editor_edit (self, (gint) index, NULL);
}

/* What is typed on a part goes into its entry. */
static gboolean
on_part_key (ForconCardEditor *self, guint key, guint code, GdkModifierType state, GtkEventController *controller)
{
  guint index;
  const ForconCardPart *part = part_of (self, gtk_event_controller_get_widget (controller), &index);
  gunichar letter = gdk_keyval_to_unicode (key);
  char text[8] = "";

  if (part == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)))
    return FALSE;
  if ((key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete) && part->weapon >= 0)
    {
      g_signal_emit (self, signals[REMOVED], 0, part->weapon);
      return TRUE;
    }
  if (!g_unichar_isprint (letter) || letter == ' ' || part->arc >= 0)
    return FALSE;
  g_unichar_to_utf8 (letter, text);
  forcon_card_editor_edit (self, (gint) index, text);
  return TRUE;
}

/* A weapon of which a value has the focus is the one whose arcs are shown. */
static void
on_part_focus (ForconCardEditor *self, GtkEventController *controller)
{
  guint index;
  const ForconCardPart *part = part_of (self, gtk_event_controller_get_widget (controller), &index);

  if (part != NULL && part->weapon >= 0)
    forcon_card_editor_choose_weapon (self, part->weapon);
}

static GtkWidget *
part_button_new (ForconCardEditor *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "forcon-card-part");
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_part_key), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_part_focus), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, keys);
  gtk_widget_add_controller (button, focus);
  gtk_widget_insert_before (button, GTK_WIDGET (self), self->entry);
  return button;
}

/* Finds where everything stands on a card of that width, and has a button for each place. */
static void
lay_out (ForconCardEditor *self, int width)
{
  cairo_t *cr;

  self->width = width;
  g_array_set_size (self->parts, 0);
  if (self->card != NULL && width > 0)
    {
      cr = forcon_draw_nowhere ();
      forcon_render_card_sheet (cr, self->card, forcon_style_get (FORCON_STYLE_PRINT), width, self->weapon,
                                self->parts);
      cairo_destroy (cr);
    }
  while (self->buttons->len < self->parts->len)
    g_ptr_array_add (self->buttons, part_button_new (self));
  while (self->buttons->len > self->parts->len)
    {
      gtk_widget_unparent (g_ptr_array_index (self->buttons, self->buttons->len - 1));
      g_ptr_array_set_size (self->buttons, (gint) self->buttons->len - 1);
    }
  for (guint i = 0; i < self->parts->len; i++)
    {
      g_autofree char *text = forcon_card_editor_spoken (self, forcon_card_editor_part_at (self, i));

      gtk_accessible_update_property (g_ptr_array_index (self->buttons, i), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      gtk_widget_set_tooltip_text (g_ptr_array_index (self->buttons, i), text);
    }
}

/* The widget */

static int
card_width (int width)
{
  return MIN (width, WIDTH_MOST);
}

static void
forcon_card_editor_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = WIDTH_LEAST;
      *natural = WIDTH_MOST;
    }
  else
    *minimum = *natural = (int) (forcon_card_sheet_height (for_size < 0 ? WIDTH_LEAST : card_width (for_size)) + 0.5);
}

static GtkSizeRequestMode
forcon_card_editor_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Over a name as wide as that, else where the number stands: at the end. */
static ForconBox
entry_box (const ForconCardPart *part)
{
  gboolean text = g_str_equal (part->property, "name") || g_str_equal (part->property, "class");
  double width = text ? part->box.width : MIN (part->box.width, ENTRY_LEAST);

  return (ForconBox){ part->box.x + part->box.width - width, part->box.y, width, part->box.height };
}

static void
allocate (GtkWidget *child, ForconBox box, double left, int least, int width)
{
  int minimum_width, minimum_height;
  GtkAllocation room;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
  minimum_width = MAX (minimum_width, least);
  room.width = MAX ((int) box.width, minimum_width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, room.width, &minimum_height, NULL, NULL, NULL);
  room.height = MAX ((int) box.height, MAX (minimum_height, PART_LEAST));
  room.x = CLAMP ((int) (left + box.x + (box.width - room.width) / 2), 0, MAX (width - room.width, 0));
  room.y = (int) (box.y + (box.height - room.height) / 2);
  gtk_widget_size_allocate (child, &room, -1);
}

static void
forcon_card_editor_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ForconCardEditor *self = FORCON_CARD_EDITOR (widget);
  double left = (width - card_width (width)) / 2.0;

  if (self->width != card_width (width))
    lay_out (self, card_width (width));
  for (guint i = 0; i < self->buttons->len; i++)
    allocate (g_ptr_array_index (self->buttons, i), forcon_card_editor_part_at (self, i)->box, left, PART_LEAST, width);
  if (self->edited >= 0 && (guint) self->edited < self->parts->len)
    allocate (self->entry, entry_box (forcon_card_editor_part_at (self, (guint) self->edited)), left, ENTRY_LEAST,
              width);
}

static void
forcon_card_editor_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconCardEditor *self = FORCON_CARD_EDITOR (widget);
  int width = gtk_widget_get_width (widget);
  double drawn = card_width (width);
  double height = forcon_card_sheet_height (drawn);
  graphene_rect_t paper = GRAPHENE_RECT_INIT ((float) ((width - drawn) / 2), 0, (float) drawn, (float) height);
  cairo_t *cr;

  if (self->card == NULL)
    return;
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 }, &paper);
  cr = gtk_snapshot_append_cairo (snapshot, &paper);
  cairo_translate (cr, paper.origin.x, 0);
  forcon_render_card_sheet (cr, self->card, forcon_style_get (FORCON_STYLE_PRINT), drawn, self->weapon, NULL);
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (forcon_card_editor_parent_class)->snapshot (widget, snapshot);
}

void
forcon_card_editor_show (ForconCardEditor *self, const ForconCampaign *campaign, const ForconRules *rules, guint place)
{
  ForconShipId ship = { (guint16) place };

  g_return_if_fail (FORCON_IS_CARD_EDITOR (self));
  g_clear_pointer (&self->card, forcon_card_model_free);
  g_array_set_size (self->weapons, 0);
  if (campaign != NULL && forcon_entity_get (campaign, FORCON_ENTITY_SHIP, place, &self->record))
    {
      forcon_entity_weapons_from_text (self->record.SHIP.weapons, self->weapons);
      self->card = forcon_card_model_new (campaign->fleet, rules, ship);
    }
  self->weapon = self->weapons->len == 0 ? FORCON_CARD_NONE : CLAMP (self->weapon, 0, (gint) self->weapons->len - 1);
  /* What stands on it does not depend on how wide it is. */
  lay_out (self, MAX (self->width, WIDTH_LEAST));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gint
forcon_card_editor_weapon (ForconCardEditor *self)
{
  g_return_val_if_fail (FORCON_IS_CARD_EDITOR (self), FORCON_CARD_NONE);
  return self->weapon;
}

void
forcon_card_editor_choose_weapon (ForconCardEditor *self, gint weapon)
{
  g_return_if_fail (FORCON_IS_CARD_EDITOR (self));
  if (weapon == self->weapon || weapon < 0 || (guint) weapon >= self->weapons->len)
    return;
  self->weapon = weapon;
  lay_out (self, self->width);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[WEAPON_CHOSEN], 0);
}

gboolean
forcon_card_editor_has (ForconCardEditor *self, const char *property)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const ForconCardPart *part = forcon_card_editor_part_at (self, i);

      if (part->weapon < 0 && part->arc < 0 && g_str_equal (part->property, property))
        return TRUE;
    }
  return FALSE;
}

static void
forcon_card_editor_dispose (GObject *object)
{
  ForconCardEditor *self = FORCON_CARD_EDITOR (object);

  self->edited = -1;
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->buttons, i));
  g_ptr_array_set_size (self->buttons, 0);
  g_clear_pointer (&self->entry, gtk_widget_unparent);
  G_OBJECT_CLASS (forcon_card_editor_parent_class)->dispose (object);
}

static void
forcon_card_editor_finalize (GObject *object)
{
  ForconCardEditor *self = FORCON_CARD_EDITOR (object);

  g_clear_pointer (&self->card, forcon_card_model_free);
  g_ptr_array_unref (self->buttons);
  g_array_unref (self->parts);
  g_array_unref (self->weapons);
  G_OBJECT_CLASS (forcon_card_editor_parent_class)->finalize (object);
}

static void
forcon_card_editor_class_init (ForconCardEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = forcon_card_editor_dispose;
  object_class->finalize = forcon_card_editor_finalize;
  widget_class->measure = forcon_card_editor_measure;
  widget_class->get_request_mode = forcon_card_editor_get_request_mode;
  widget_class->size_allocate = forcon_card_editor_size_allocate;
  widget_class->snapshot = forcon_card_editor_snapshot;
  signals[EDITED] = g_signal_new ("edited", FORCON_TYPE_CARD_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_INT, G_TYPE_STRING);
  signals[REMOVED] = g_signal_new ("removed", FORCON_TYPE_CARD_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
  signals[WEAPON_CHOSEN]
      = g_signal_new ("weapon-chosen", FORCON_TYPE_CARD_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "cardeditor");
}

static void
forcon_card_editor_init (ForconCardEditor *self)
{
  self->edited = -1;
  self->weapon = FORCON_CARD_NONE;
  self->parts = g_array_new (FALSE, TRUE, sizeof (ForconCardPart));
  self->weapons = g_array_new (FALSE, TRUE, sizeof (ForconWeapon));
  g_array_set_clear_func (self->weapons, (GDestroyNotify) forcon_weapon_clear);
  self->buttons = g_ptr_array_new ();
  forcon_card_editor_add_entry (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Card as it will be printed"), -1);
}
