/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values on a card that is edited: what they say, and how they are changed: typed over the card, chosen from a
 * list, or by a press on an arc. */
#include "app/fleets/card-editor-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/editor/property-row.h"
#include "app/fleets/card-choices.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/labels.h"

const ForconCardPart *
forcon_card_editor_part_at (ForconCardEditor *self, guint index)
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

/* Returns: (transfer full): likewise as it is typed over the card, with the user's decimal sign */
static char *
typed_value (ForconCardEditor *self, const ForconCardPart *part)
{
  g_autofree char *value = value_of (self, part);
  const ForconRecordShape *shape = forcon_entity_shape (part->weapon < 0 ? FORCON_ENTITY_SHIP : FORCON_ENTITY_WEAPON);
  const ForconRecordField *field = forcon_record_find (shape, part->property);

  return field == NULL ? g_steal_pointer (&value) : forcon_property_shown (field, value);
}

/* As people read it. */
static char *
shown_value (ForconCardEditor *self, const ForconCardPart *part)
{
  g_autofree char *value = value_of (self, part);
  g_autofree char *shown = NULL;
  g_autoptr (GArray) choices = forcon_card_choices (part->property);

  for (guint i = 0; choices != NULL && i < choices->len; i++)
    if (g_str_equal (g_array_index (choices, ForconCardChoice, i).word, value))
      return g_strdup (g_array_index (choices, ForconCardChoice, i).label);
  shown = typed_value (self, part);
  return g_strdup (forcon_name (shown));
}

char *
forcon_card_editor_spoken (ForconCardEditor *self, const ForconCardPart *part)
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
set_value (ForconCardEditor *self, const ForconCardPart *part, const char *text)
{
  g_autofree char *value = g_strstrip (g_strdup (text));
  g_autofree char *before = value_of (self, part);
  const char *rest = value;

  while (g_ascii_isdigit (*rest))
    rest++;
  if (*rest == ',' && rest != value && rest[1 + strspn (rest + 1, "0123456789")] == '\0')
    value[rest - value] = '.';
  if (!g_str_equal (value, before))
    forcon_card_editor_emit_edited (self, part->property, part->weapon, value);
}

void
forcon_card_editor_end_entry (ForconCardEditor *self, gboolean take)
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
      ForconCardPart part = *forcon_card_editor_part_at (self, (guint) index);

      set_value (self, &part, text);
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
  const ForconCardPart *part = forcon_card_editor_part_at (self, (guint) index);
  g_autofree char *value = typed_value (self, part);
  g_autofree char *label = forcon_card_editor_spoken (self, part);

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

  forcon_card_editor_end_entry (self, TRUE);
  focus_button (self, index);
}

static gboolean
on_entry_key (ForconCardEditor *self, guint key, guint code, GdkModifierType state)
{
  gint index = self->edited;

  if (key == GDK_KEY_Escape)
    {
      forcon_card_editor_end_entry (self, FALSE);
      focus_button (self, index);
      return TRUE;
    }
  if (key != GDK_KEY_Tab && key != GDK_KEY_ISO_Left_Tab && key != GDK_KEY_KP_Tab)
    return FALSE;
  forcon_card_editor_end_entry (self, TRUE);
  focus_button (self, index + (key == GDK_KEY_ISO_Left_Tab ? -1 : 1));
  return TRUE;
}

static void
on_entry_leave (ForconCardEditor *self)
{
  forcon_card_editor_end_entry (self, TRUE);
}

void
forcon_card_editor_add_entry (ForconCardEditor *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

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
  part = *forcon_card_editor_part_at (self, index);
  gtk_popover_popdown (GTK_POPOVER (popover));
  set_value (self, &part, word);
}

static void
show_choices (ForconCardEditor *self, gint index, GArray *choices)
{
  const ForconCardPart *part = forcon_card_editor_part_at (self, (guint) index);
  g_autofree char *value = value_of (self, part);
  g_autofree char *label = forcon_card_editor_spoken (self, part);
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
  forcon_popover_drop_when_closed (popover);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_widget_set_parent (popover, button_at (self, index));
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* The arcs */

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
  forcon_card_editor_emit_edited (self, "arcs", self->weapon, words->str);
}

void
forcon_card_editor_edit (ForconCardEditor *self, gint index, const char *text)
{
  ForconCardPart part = *forcon_card_editor_part_at (self, (guint) index);
  g_autoptr (GArray) choices = forcon_card_choices (part.property);

  if (part.arc >= 0)
    toggle_arc (self, &part);
  else if (choices != NULL)
    show_choices (self, index, choices);
  else
    begin_entry (self, index, text);
}
