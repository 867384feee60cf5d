/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/card-editor.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/fleets/card-choices.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/draw.h"
#include "render/drawing/labels.h"

/* Width of the card, px: what can be read at least, and what is enough. */
#define WIDTH_LEAST 380
#define WIDTH_MOST 760

/* An entry is no narrower, px. */
#define ENTRY_LEAST 72

/* A place that can be pressed is no smaller, px. */
#define PART_LEAST 12

struct _ForconCardEditor {
  GtkWidget parent;

  /* What is shown: the ship's record, its weapons, its card. */
  ForconEntityRecord record;
  GArray *weapons;
  ForconCardModel *card;
  gint weapon;

  /* Where the values stand, for which width; a button for each; and the entry over the one that is edited. */
  GArray *parts;
  int width;
  GPtrArray *buttons;
  GtkWidget *entry;
  gint edited;
};

enum { EDITED, REMOVED, WEAPON_CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconCardEditor, forcon_card_editor, GTK_TYPE_WIDGET)

static const ForconCardPart *
part_at (ForconCardEditor *self, guint index)
{
  return &g_array_index (self->parts, ForconCardPart, index);
}

/* The weapon that a part is of; the arcs are those of the weapon that is chosen. */
static gint
weapon_of (ForconCardEditor *self, const ForconCardPart *part)
{
  return part->arc >= 0 ? self->weapon : part->weapon;
}

static const ForconWeapon *
weapon_at (ForconCardEditor *self, gint weapon)
{
  return weapon < 0 || (guint) weapon >= self->weapons->len ? NULL
                                                            : &g_array_index (self->weapons, ForconWeapon, weapon);
}

static char *
decimal (ForconLength length)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (g_ascii_formatd (text, sizeof text, "%g", length / 100.0));
}

/* Returns: (transfer full): the value of a part as files have it */
static char *
value_of (ForconCardEditor *self, const ForconCardPart *part)
{
  const ForconWeapon *weapon = weapon_at (self, weapon_of (self, part));
  const ForconRecordField *field;

  if (part->weapon < 0)
    {
      field = forcon_record_find (forcon_entity_shape (FORCON_ENTITY_SHIP), part->property);
      return field == NULL ? g_strdup ("") : forcon_entity_format (NULL, field, &self->record);
    }
  if (weapon == NULL)
    return g_strdup ("");
  if (g_str_equal (part->property, "name"))
    return g_strdup (weapon->name);
  if (g_str_equal (part->property, "kind"))
    return g_strdup (forcon_weapon_kind_to_word (weapon->kind));
  if (g_str_equal (part->property, "range"))
    return decimal (weapon->range);
  return g_strdup_printf ("%d", g_str_equal (part->property, "run") ? weapon->run : weapon->strength);
}

/* As people read it. */
static char *
shown_value (ForconCardEditor *self, const ForconCardPart *part)
{
  g_autofree char *value = value_of (self, part);
  g_autoptr (GArray) choices = forcon_card_choices (part->property);

  for (guint i = 0; choices != NULL && i < choices->len; i++)
    if (g_str_equal (g_array_index (choices, ForconCardChoice, i).word, value))
      return g_strdup (g_array_index (choices, ForconCardChoice, i).label);
  return g_strdup (forcon_name (value));
}

/* What a screen reader says of a part. */
static char *
spoken (ForconCardEditor *self, const ForconCardPart *part)
{
  const ForconWeapon *weapon = weapon_at (self, weapon_of (self, part));
  g_autofree char *value = part->arc >= 0 ? NULL : shown_value (self, part);
  g_autofree char *label = forcon_text_capitalise (forcon_label_property (part->property));

  if (part->arc >= 0 && weapon == NULL)
    return g_strdup (forcon_label_arc ((ForconArc) part->arc));
  if (part->arc >= 0)
    return g_strdup_printf (weapon->arcs & FORCON_ARC_BIT (part->arc)
                                /* Translators: a weapon, an arc of the rose. */
                                ? _ ("%1$s bears there: %2$s")
                                : _ ("%1$s does not bear there: %2$s"),
                            forcon_name (weapon->name), forcon_label_arc ((ForconArc) part->arc));
  if (weapon != NULL && part->weapon >= 0)
    /* Translators: of a weapon, what of it, its value. */
    return g_strdup_printf (_ ("%1$s, %2$s: %3$s"), forcon_name (weapon->name), forcon_label_property (part->property),
                            value);
  /* Translators: what it is, its value. */
  return g_strdup_printf (C_ ("card", "%1$s: %2$s"), label, value);
}

/* The entry */

static GtkWidget *
button_at (ForconCardEditor *self, gint index)
{
  return index < 0 || (guint) index >= self->buttons->len ? NULL : g_ptr_array_index (self->buttons, (guint) index);
}

/* Numbers as people here write them, as files have them. */
static void
emit_edited (ForconCardEditor *self, const ForconCardPart *part, const char *text)
{
  g_autofree char *value = g_strstrip (g_strdup (text));
  g_autofree char *before = value_of (self, part);
  const char *rest = value;

  while (g_ascii_isdigit (*rest))
    rest++;
  if (*rest == ',' && rest != value && rest[1 + strspn (rest + 1, "0123456789")] == '\0')
    value[rest - value] = '.';
  if (!g_str_equal (value, before))
    g_signal_emit (self, signals[EDITED], 0, part->property, part->weapon, value);
}

/* Takes what was typed, or forgets it. */
static void
end_entry (ForconCardEditor *self, gboolean take)
{
  gint index = self->edited;
  g_autofree char *text = NULL;

  if (index < 0)
    return;
  self->edited = -1;
  text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  gtk_widget_set_visible (self->entry, FALSE);
  if (take && (guint) index < self->parts->len)
    {
      ForconCardPart part = *part_at (self, (guint) index);

      emit_edited (self, &part, text);
    }
}

static void
focus_button (ForconCardEditor *self, gint index)
{
  GtkWidget *button = button_at (self, index);

  if (button != NULL)
    gtk_widget_grab_focus (button);
}

static void
begin_entry (ForconCardEditor *self, gint index, const char *text)
{
  const ForconCardPart *part = part_at (self, (guint) index);
  g_autofree char *value = value_of (self, part);
  g_autofree char *label = spoken (self, part);

  self->edited = index;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text == NULL ? value : text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_visible (self->entry, TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_grab_focus (self->entry);
  if (text == NULL)
    gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  else
    gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
on_entry_activate (ForconCardEditor *self)
{
  gint index = self->edited;

  end_entry (self, TRUE);
  focus_button (self, index);
}

static gboolean
on_entry_key (ForconCardEditor *self, guint key, guint code, GdkModifierType state)
{
  gint index = self->edited;

  if (key == GDK_KEY_Escape)
    {
      end_entry (self, FALSE);
      focus_button (self, index);
      return TRUE;
    }
  if (key != GDK_KEY_Tab && key != GDK_KEY_ISO_Left_Tab && key != GDK_KEY_KP_Tab)
    return FALSE;
  end_entry (self, TRUE);
  focus_button (self, index + (key == GDK_KEY_ISO_Left_Tab ? -1 : 1));
  return TRUE;
}

static void
on_entry_leave (ForconCardEditor *self)
{
  end_entry (self, TRUE);
}

/* Choices */

static void
on_choice (GtkListBox *list, GtkListBoxRow *row, ForconCardEditor *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_POPOVER);
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (list), "part"));
  const char *word = g_object_get_data (G_OBJECT (row), "word");
  ForconCardPart part;

  if (index >= self->parts->len)
    return;
  part = *part_at (self, index);
  gtk_popover_popdown (GTK_POPOVER (popover));
  emit_edited (self, &part, word);
}

static gboolean
unparent_later (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* Not while it still gives the focus back. */
static void
on_choices_closed (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_later, g_object_ref (popover), g_object_unref);
}

static void
show_choices (ForconCardEditor *self, gint index, GArray *choices)
{
  const ForconCardPart *part = part_at (self, (guint) index);
  g_autofree char *value = value_of (self, part);
  g_autofree char *label = spoken (self, part);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_list_box_new ();

  g_object_set (scroller, "propagate-natural-height", TRUE, "propagate-natural-width", TRUE, "max-content-height", 380,
                "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  g_object_set_data (G_OBJECT (list), "part", GUINT_TO_POINTER (index));
  for (guint i = 0; i < choices->len; i++)
    {
      const ForconCardChoice *choice = &g_array_index (choices, ForconCardChoice, i);
      GtkWidget *text = gtk_label_new (choice->label);
      GtkWidget *row = gtk_list_box_row_new ();

      gtk_label_set_xalign (GTK_LABEL (text), 0);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, choice->label, -1);
      g_object_set_data (G_OBJECT (row), "word", (gpointer) choice->word);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
      if (g_str_equal (choice->word, value))
        gtk_list_box_select_row (GTK_LIST_BOX (list), GTK_LIST_BOX_ROW (row));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (on_choice), self, 0);
  g_signal_connect (popover, "closed", G_CALLBACK (on_choices_closed), NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_widget_set_parent (popover, button_at (self, index));
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* Parts */

static void
toggle_arc (ForconCardEditor *self, const ForconCardPart *part)
{
  const ForconWeapon *weapon = weapon_at (self, self->weapon);
  g_autoptr (GString) words = g_string_new (NULL);

  if (weapon == NULL)
    return;
  for (ForconArc arc = 0; arc < FORCON_N_ARC; arc++)
    if (((weapon->arcs ^ FORCON_ARC_BIT (part->arc)) & FORCON_ARC_BIT (arc)) != 0)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", forcon_arc_to_word (arc));
  g_signal_emit (self, signals[EDITED], 0, "arcs", self->weapon, words->str);
}

static gint
index_of (ForconCardEditor *self, GtkWidget *button)
{
  guint index;

  return g_ptr_array_find (self->buttons, button, &index) ? (gint) index : -1;
}

static void
edit_part (ForconCardEditor *self, gint index, const char *text)
{
  ForconCardPart part = *part_at (self, (guint) index);
  g_autoptr (GArray) choices = forcon_card_choices (part.property);

  if (part.arc >= 0)
    toggle_arc (self, &part);
  else if (choices != NULL)
    show_choices (self, index, choices);
  else
    begin_entry (self, index, text);
}

static void
on_clicked (ForconCardEditor *self, GtkWidget *button)
{
  gint index = index_of (self, button);

  end_entry (self, TRUE);
  if (index >= 0 && (guint) index < self->parts->len)
    edit_part (self, index, NULL);
}

/* What is typed on a part goes into its entry. */
static gboolean
on_part_key (ForconCardEditor *self, guint key, guint code, GdkModifierType state, GtkEventController *controller)
{
  gint index = index_of (self, gtk_event_controller_get_widget (controller));
  gunichar letter = gdk_keyval_to_unicode (key);
  char text[8] = "";

  if (index < 0 || (guint) index >= self->parts->len || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)))
    return FALSE;
  if ((key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete) && part_at (self, (guint) index)->weapon >= 0)
    {
      g_signal_emit (self, signals[REMOVED], 0, part_at (self, (guint) index)->weapon);
      return TRUE;
    }
  if (!g_unichar_isprint (letter) || letter == ' ' || part_at (self, (guint) index)->arc >= 0)
    return FALSE;
  g_unichar_to_utf8 (letter, text);
  edit_part (self, index, text);
  return TRUE;
}

/* A weapon of which a value has the focus is the one whose arcs are shown. */
static void
on_part_focus (ForconCardEditor *self, GtkEventController *controller)
{
  gint index = index_of (self, gtk_event_controller_get_widget (controller));

  if (index >= 0 && (guint) index < self->parts->len && part_at (self, (guint) index)->weapon >= 0)
    forcon_card_editor_choose_weapon (self, part_at (self, (guint) index)->weapon);
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
      g_autofree char *text = spoken (self, part_at (self, i));

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
    allocate (g_ptr_array_index (self->buttons, i), part_at (self, i)->box, left, PART_LEAST, width);
  if (self->edited >= 0 && (guint) self->edited < self->parts->len)
    allocate (self->entry, entry_box (part_at (self, (guint) self->edited)), left, ENTRY_LEAST, width);
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
    if (part_at (self, i)->weapon < 0 && part_at (self, i)->arc < 0
        && g_str_equal (part_at (self, i)->property, property))
      return TRUE;
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
  signals[WEAPON_CHOSEN] = g_signal_new ("weapon-chosen", FORCON_TYPE_CARD_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "cardeditor");
}

static void
forcon_card_editor_init (ForconCardEditor *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->edited = -1;
  self->weapon = FORCON_CARD_NONE;
  self->parts = g_array_new (FALSE, TRUE, sizeof (ForconCardPart));
  self->weapons = g_array_new (FALSE, TRUE, sizeof (ForconWeapon));
  g_array_set_clear_func (self->weapons, (GDestroyNotify) forcon_weapon_clear);
  self->buttons = g_ptr_array_new ();
  self->entry = gtk_entry_new ();
  gtk_widget_add_css_class (self->entry, "forcon-card-entry");
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 1);
  gtk_widget_set_visible (self->entry, FALSE);
  gtk_widget_set_parent (self->entry, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_entry_key), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_entry_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, keys);
  gtk_widget_add_controller (self->entry, focus);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (on_entry_activate), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Card as it will be printed"), -1);
}
