/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/class-editor.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/editor/property-row.h"
#include "app/fleets/card-choices.h"
#include "app/fleets/card-editor.h"
#include "app/fleets/fleet-edits.h"
#include "app/fleets/ready-classes.h"
#include "app/fleets/silhouette-button.h"
#include "app/widgets/named-row.h"
#include "app/widgets/toast.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "campaign/editing/ship-classes.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/labels.h"

struct _ForconClassEditor {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkEntry *new_class;
  GtkMenuButton *ready;
  GtkListBox *classes;
  GtkStack *views;
  ForconCardEditor *card;
  GtkLabel *weapon_title;
  GtkDropDown *mount;
  GtkWidget *add_weapon;
  GtkWidget *remove_weapon;
  GtkWidget *remove_class;
  ForconSilhouetteButton *silhouette;
  GtkBox *values;

  /* The class that is shown, interned, and the first of its ships. */
  const char *name;
  guint first;
};

G_DEFINE_FINAL_TYPE (ForconClassEditor, forcon_class_editor, FORCON_TYPE_PANEL)

static gboolean
get_ship (ForconClassEditor *self, ForconEntityRecord *record)
{
  return self->first != 0
         && forcon_entity_get (forcon_game_campaign (self->game), FORCON_ENTITY_SHIP, self->first, record);
}

/* Returns: (transfer full) (element-type ForconWeapon): the weapons of the class */
static GArray *
weapons_of_class (ForconClassEditor *self)
{
  GArray *weapons = g_array_new (FALSE, TRUE, sizeof (ForconWeapon));
  ForconEntityRecord record;

  g_array_set_clear_func (weapons, (GDestroyNotify) forcon_weapon_clear);
  if (get_ship (self, &record))
    forcon_entity_weapons_from_text (record.SHIP.weapons, weapons);
  return weapons;
}

static void
set_weapons (ForconClassEditor *self, const GArray *weapons)
{
  g_autofree char *text = forcon_entity_weapons_to_text (weapons);
  g_autofree char *values = g_strdup_printf ("weapons=%s", text);

  forcon_fleet_edit_class (self->game, self->name, values);
}

/* Values */

static void
set_value (ForconClassEditor *self, const char *property, const char *value)
{
  g_autofree char *values = forcon_game_property_line (property, value);

  if (g_str_equal (property, "class"))
    {
      g_autofree char *name = g_strstrip (g_strdup (value));
      const char *before = self->name;

      self->name = g_intern_string (name);
      if (!forcon_fleet_edit_name_class (self->game, before, name))
        self->name = before;
    }
  else if (g_str_equal (property, "name"))
    forcon_fleet_edit_change (self->game, FORCON_ENTITY_SHIP,
                              forcon_fleet_edit_word (self->game, FORCON_ENTITY_SHIP, self->first), values);
  else
    forcon_fleet_edit_class (self->game, self->name, values);
}

/* Counts and lengths of a weapon are numbers; what is none is left as it is. */
static gboolean
read_number (const char *text, double least, double *number)
{
  char *end;

  *number = g_ascii_strtod (text, &end);
  return end != text && *end == '\0' && *number >= least && *number <= 10000;
}

static gboolean
change_weapon (ForconClassEditor *self, ForconWeapon *weapon, const char *property, const char *value)
{
  double number;

  if (g_str_equal (property, "name") && *value != '\0')
    {
      g_free (weapon->name);
      weapon->name = g_strdup (value);
      return TRUE;
    }
  if (g_str_equal (property, "kind") && forcon_weapon_kind_from_word (value, &weapon->kind))
    {
      weapon->run = weapon->kind == FORCON_WEAPON_TORPEDO ? forcon_game_rules (self->game)->torpedo.run : 0;
      return TRUE;
    }
  if (g_str_equal (property, "mount"))
    return forcon_mount_from_word (value, &weapon->mount);
  if (g_str_equal (property, "arcs"))
    {
      g_auto (GStrv) words = g_strsplit (value, " ", -1);
      ForconArc arc;

      weapon->arcs = 0;
      for (char **word = words; *word != NULL; word++)
        if (forcon_arc_from_word (*word, &arc))
          weapon->arcs |= FORCON_ARC_BIT (arc);
      return weapon->arcs != 0;
    }
  if (!read_number (value, g_str_equal (property, "run") ? 1 : 0, &number))
    return FALSE;
  if (g_str_equal (property, "range"))
    weapon->range = (ForconLength) (number * 100 + 0.5);
  else if (g_str_equal (property, "strength"))
    weapon->strength = (gint) number;
  else
    weapon->run = (gint) number;
  return TRUE;
}

static void
on_edited (ForconClassEditor *self, const char *property, gint weapon, const char *value)
{
  g_autoptr (GArray) weapons = NULL;

  if (weapon < 0)
    {
      set_value (self, property, value);
      return;
    }
  weapons = weapons_of_class (self);
  if ((guint) weapon >= weapons->len)
    return;
  if (change_weapon (self, &g_array_index (weapons, ForconWeapon, weapon), property, value))
    set_weapons (self, weapons);
  else if (g_str_equal (property, "arcs"))
    forcon_toast_say (GTK_WIDGET (self), _ ("A weapon needs at least one arc."));
  else
    {
      /* Translators: what was typed. */
      g_autofree char *text = g_strdup_printf (_ ("“%s” can't be entered there."), value);

      forcon_toast_say (GTK_WIDGET (self), text);
    }
}

static void
on_removed (ForconClassEditor *self, gint weapon)
{
  g_autoptr (GArray) weapons = weapons_of_class (self);

  if (weapon < 0 || (guint) weapon >= weapons->len)
    return;
  g_array_remove_index (weapons, (guint) weapon);
  set_weapons (self, weapons);
}

static void
on_silhouette (ForconClassEditor *self, const char *silhouette)
{
  set_value (self, "silhouette", silhouette);
}

static void
on_remove_weapon (ForconClassEditor *self)
{
  on_removed (self, forcon_card_editor_weapon (self->card));
}

/* Returns: (transfer full): a word that no weapon of the class has */
static char *
free_weapon_word (const GArray *weapons)
{
  for (guint n = weapons->len + 1;; n++)
    {
      g_autofree char *word = g_strdup_printf ("weapon-%u", n);
      gboolean taken = FALSE;

      for (guint i = 0; i < weapons->len; i++)
        taken = taken || g_str_equal (g_array_index (weapons, ForconWeapon, i).id, word);
      if (!taken)
        return g_steal_pointer (&word);
    }
}

/* Like the weapon that is chosen; else a battery in a turret. */
static void
on_add_weapon (ForconClassEditor *self)
{
  g_autoptr (GArray) weapons = weapons_of_class (self);
  gint chosen = forcon_card_editor_weapon (self->card);
  ForconWeapon made = { .kind = FORCON_WEAPON_BATTERY,
                        .mount = FORCON_MOUNT_TURRET,
                        .range = 3000,
                        .strength = 2,
                        .arcs = FORCON_ARC_BIT (FORCON_ARC_BOW) };

  if (chosen >= 0 && (guint) chosen < weapons->len)
    made = g_array_index (weapons, ForconWeapon, chosen);
  made.name = g_strdup (made.name == NULL ? C_ ("name of a weapon", "battery") : made.name);
  made.id = free_weapon_word (weapons);
  g_array_append_val (weapons, made);
  set_weapons (self, weapons);
  forcon_panel_flush ();
  forcon_card_editor_choose_weapon (self->card, (gint) weapons->len - 1);
}

static void
on_mount (ForconClassEditor *self)
{
  guint chosen = gtk_drop_down_get_selected (self->mount);

  if (!forcon_panel_is_filling (self) && chosen < FORCON_N_MOUNT)
    on_edited (self, "mount", forcon_card_editor_weapon (self->card), forcon_mount_to_word ((ForconMount) chosen));
}

/* What is not drawn */

static void
on_value_entered (ForconClassEditor *self, GtkWidget *entry)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));

  if (!forcon_panel_is_filling (self) && self->first != 0)
    set_value (self, gtk_widget_get_name (entry), text);
}

static void
on_value_left (ForconClassEditor *self, GtkEventController *controller)
{
  on_value_entered (self, gtk_event_controller_get_widget (controller));
}

static void
on_value_chosen (ForconClassEditor *self, GParamSpec *spec, GtkWidget *list)
{
  g_autoptr (GArray) choices = forcon_card_choices (gtk_widget_get_name (list));
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (list));

  if (!forcon_panel_is_filling (self) && choices != NULL && chosen < choices->len)
    set_value (self, gtk_widget_get_name (list), g_array_index (choices, ForconCardChoice, chosen).word);
}

static GtkStringList *
labels_of (const GArray *choices)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    gtk_string_list_append (list, g_array_index (choices, ForconCardChoice, i).label);
  return list;
}

static GtkWidget *
value_row_new (ForconClassEditor *self, const char *property)
{
  g_autoptr (GArray) choices = forcon_card_choices (property);
  g_autofree char *text = forcon_text_capitalise (forcon_label_property (property));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *control;

  if (choices != NULL)
    {
      g_autoptr (GtkStringList) labels = labels_of (choices);

      control = gtk_drop_down_new (NULL, NULL);
      gtk_drop_down_set_model (GTK_DROP_DOWN (control), G_LIST_MODEL (labels));
      g_signal_connect_object (control, "notify::selected", G_CALLBACK (on_value_chosen), self, G_CONNECT_SWAPPED);
    }
  else
    {
      GtkEventController *focus = gtk_event_controller_focus_new ();

      control = gtk_entry_new ();
      gtk_editable_set_width_chars (GTK_EDITABLE (control), 7);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (control), 9);
      g_signal_connect_object (control, "activate", G_CALLBACK (on_value_entered), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (focus, "leave", G_CALLBACK (on_value_left), self, G_CONNECT_SWAPPED);
      gtk_widget_add_controller (control, focus);
    }
  gtk_widget_set_name (control, property);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), control);
  g_object_set_data (G_OBJECT (row), "control", control);
  return row;
}

static gboolean
stands_in_rows (ForconClassEditor *self, const char *property)
{
  static const char *const own[]
      = { "id", "name", "class", "type", "admiral", "formation", "succession", "weapons", "owner",
          "silhouette", NULL };

  return !g_strv_contains (own, property) && !forcon_card_editor_has (self->card, property);
}

static void
fill_value (GtkWidget *control, const char *value)
{
  g_autoptr (GArray) choices = forcon_card_choices (gtk_widget_get_name (control));

  if (choices == NULL)
    {
      if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (control)), value))
        gtk_editable_set_text (GTK_EDITABLE (control), value);
      return;
    }
  for (guint i = 0; i < choices->len; i++)
    if (g_str_equal (g_array_index (choices, ForconCardChoice, i).word, value))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (control), i);
}

static const char *
property_of_row (GtkWidget *row)
{
  return gtk_widget_get_name (g_object_get_data (G_OBJECT (row), "control"));
}

/* A row for each value that has no place on the card; rows that are there stay. */
static void
fill_values (ForconClassEditor *self)
{
  const ForconRecordShape *shape = forcon_entity_shape (FORCON_ENTITY_SHIP);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->values));
  ForconEntityRecord record;

  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      if (!stands_in_rows (self, property_of_row (row)))
        gtk_box_remove (self->values, row);
      row = next;
    }
  row = NULL;
  for (guint i = 0; get_ship (self, &record) && i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      g_autofree char *value = NULL;
      g_autofree char *shown = NULL;
      GtkWidget *next;

      if (!stands_in_rows (self, field->name))
        continue;
      value = forcon_entity_format (forcon_game_campaign (self->game), field, &record);
      shown = forcon_property_shown (field, value);
      next = row == NULL ? gtk_widget_get_first_child (GTK_WIDGET (self->values)) : gtk_widget_get_next_sibling (row);
      if (next == NULL || !g_str_equal (property_of_row (next), field->name))
        {
          next = value_row_new (self, field->name);
          gtk_box_insert_child_after (self->values, next, row);
        }
      row = next;
      fill_value (g_object_get_data (G_OBJECT (row), "control"), shown);
    }
}

static void
fill_weapon (ForconClassEditor *self)
{
  g_autoptr (GArray) weapons = weapons_of_class (self);
  gint chosen = forcon_card_editor_weapon (self->card);
  const ForconWeapon *weapon
      = chosen < 0 || (guint) chosen >= weapons->len ? NULL : &g_array_index (weapons, ForconWeapon, chosen);
  g_autofree char *name = weapon == NULL ? NULL : forcon_text_capitalise (forcon_name (weapon->name));

  forcon_panel_begin_fill (self);
  gtk_label_set_label (self->weapon_title, name == NULL ? _ ("No weapons") : name);
  gtk_widget_set_visible (GTK_WIDGET (self->mount), weapon != NULL);
  gtk_widget_set_sensitive (self->remove_weapon, weapon != NULL);
  gtk_widget_set_sensitive (self->add_weapon, self->first != 0 && weapons->len < FORCON_WEAPONS_MAX);
  if (weapon != NULL)
    gtk_drop_down_set_selected (self->mount, weapon->mount);
  forcon_panel_end_fill (self);
}

static void
fill_silhouette (ForconClassEditor *self)
{
  ForconEntityRecord record;
  gboolean there = get_ship (self, &record);

  gtk_widget_set_sensitive (GTK_WIDGET (self->silhouette), there);
  if (there)
    forcon_silhouette_button_show (self->silhouette, record.SHIP.silhouette, record.SHIP.type);
}

static void
on_weapon (ForconClassEditor *self)
{
  if (self->game != NULL && forcon_game_campaign (self->game) != NULL)
    fill_weapon (self);
}

/* Classes */

static void
show_class (ForconClassEditor *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  forcon_panel_begin_fill (self);
  forcon_card_editor_show (self->card, self->first == 0 ? NULL : campaign, forcon_game_rules (self->game),
                           self->first);
  gtk_stack_set_visible_child_name (self->views, self->first == 0 ? "none" : "card");
  gtk_widget_set_sensitive (self->remove_class, self->first != 0);
  fill_values (self);
  fill_weapon (self);
  fill_silhouette (self);
  forcon_panel_end_fill (self);
}

static void
on_class (ForconClassEditor *self, GtkListBoxRow *row)
{
  if (forcon_panel_is_filling (self) || row == NULL)
    return;
  self->name = g_object_get_data (G_OBJECT (row), "class");
  forcon_panel_refresh (self);
}

static void
on_new_class (ForconClassEditor *self)
{
  const char *made
      = forcon_fleet_edit_new_class (self->game, gtk_editable_get_text (GTK_EDITABLE (self->new_class)), self->name);

  if (made == NULL)
    return;
  self->name = made;
  gtk_editable_set_text (GTK_EDITABLE (self->new_class), "");
  forcon_panel_refresh (self);
}

static void
take_ready (GtkWidget *widget, const char *action, GVariant *class)
{
  ForconClassEditor *self = FORCON_CLASS_EDITOR (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *values
      = forcon_ready_class_values (g_variant_get_string (class, NULL), forcon_game_rules (self->game), &error);
  const char *taken = values == NULL ? NULL : forcon_fleet_edit_take_class (self->game, values);

  if (error != NULL)
    forcon_toast_say (widget, error->message);
  if (taken == NULL)
    return;
  self->name = taken;
  forcon_panel_refresh (self);
}

/* The books are read when somebody wants to see them. */
static void
show_ready (GtkMenuButton *button, gpointer self)
{
  g_autoptr (GMenuModel) menu
      = forcon_ready_classes_menu (forcon_game_rules (FORCON_CLASS_EDITOR (self)->game), "class-editor.take");

  gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (menu));
}

static void
on_remove_class (ForconClassEditor *self)
{
  g_autofree char *text = NULL;

  if (self->name == NULL)
    return;
  /* Translators: of a class of ships. */
  text = g_strdup_printf (_ ("All ships of class %s were removed."), forcon_name (self->name));
  if (forcon_fleet_edit_remove_class (self->game, self->name))
    forcon_toast_say_undoable (GTK_WIDGET (self), text);
}

static GtkWidget *
class_row_new (const ForconShipClass *class)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (forcon_name (class->name));
  /* Translators: a type of ship, how many of a class there are. */
  g_autofree char *facts = g_strdup_printf (_ ("%1$s × %2$u"), forcon_label_ship_type (class->type), class->n);
  GtkWidget *below = gtk_label_new (facts);
  g_autofree char *spoken = g_strdup_printf ("%s, %s", forcon_name (class->name), facts);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (below), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (below), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (name, spoken);
  gtk_widget_set_tooltip_text (below, spoken);
  gtk_widget_add_css_class (below, "forcon-faint");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), below);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (row), "class", (gpointer) class->name);
  g_object_set_data (G_OBJECT (row), "count", GUINT_TO_POINTER (class->n * FORCON_N_SHIP_TYPE + class->type));
  return row;
}

/* A row for each class; rows that say what they said stay, and with them the focus. */
static void
fill_classes (ForconClassEditor *self, const GArray *classes)
{
  for (guint i = 0; i < classes->len; i++)
    {
      const ForconShipClass *class = &g_array_index (classes, ForconShipClass, i);
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->classes, (gint) i);

      if (row != NULL
          && (g_object_get_data (G_OBJECT (row), "class") != class->name
              || GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "count"))
                     != class->n * FORCON_N_SHIP_TYPE + class->type))
        {
          gtk_list_box_remove (self->classes, GTK_WIDGET (row));
          row = NULL;
        }
      if (row == NULL)
        gtk_list_box_insert (self->classes, class_row_new (class), (gint) i);
    }
  while (gtk_list_box_get_row_at_index (self->classes, (gint) classes->len) != NULL)
    gtk_list_box_remove (self->classes,
                         GTK_WIDGET (gtk_list_box_get_row_at_index (self->classes, (gint) classes->len)));
}

static void
refresh (ForconPanel *panel)
{
  ForconClassEditor *self = FORCON_CLASS_EDITOR (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GArray) classes = campaign == NULL ? NULL : forcon_ship_classes (campaign);
  guint chosen = 0;

  if (campaign == NULL)
    return;
  fill_classes (self, classes);
  self->first = 0;
  for (guint i = 0; i < classes->len; i++)
    if (g_array_index (classes, ForconShipClass, i).name == self->name)
      chosen = i;
  if (classes->len > 0)
    {
      self->name = g_array_index (classes, ForconShipClass, chosen).name;
      self->first = g_array_index (classes, ForconShipClass, chosen).first;
      gtk_list_box_select_row (self->classes, gtk_list_box_get_row_at_index (self->classes, (gint) chosen));
    }
  else
    self->name = NULL;
  show_class (self);
}

void
forcon_class_editor_choose (ForconClassEditor *self, const char *class_name)
{
  g_return_if_fail (FORCON_IS_CLASS_EDITOR (self));
  self->name = g_intern_string (class_name);
  forcon_panel_refresh (self);
}

static void
forcon_class_editor_class_init (ForconClassEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconClassEditor, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  g_type_ensure (FORCON_TYPE_CARD_EDITOR);
  g_type_ensure (FORCON_TYPE_SILHOUETTE_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/class-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, new_class);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, ready);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, classes);
  gtk_widget_class_install_action (widget_class, "class-editor.take", "s", take_ready);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, views);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, card);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, weapon_title);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, mount);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, add_weapon);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, remove_weapon);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, remove_class);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, silhouette);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, values);
  gtk_widget_class_bind_template_callback (widget_class, on_new_class);
  gtk_widget_class_bind_template_callback (widget_class, on_class);
  gtk_widget_class_bind_template_callback (widget_class, on_edited);
  gtk_widget_class_bind_template_callback (widget_class, on_removed);
  gtk_widget_class_bind_template_callback (widget_class, on_weapon);
  gtk_widget_class_bind_template_callback (widget_class, on_mount);
  gtk_widget_class_bind_template_callback (widget_class, on_add_weapon);
  gtk_widget_class_bind_template_callback (widget_class, on_remove_weapon);
  gtk_widget_class_bind_template_callback (widget_class, on_silhouette);
  gtk_widget_class_bind_template_callback (widget_class, on_remove_class);
}

static void
forcon_class_editor_init (ForconClassEditor *self)
{
  g_autoptr (GArray) mounts = forcon_card_choices ("mount");
  g_autoptr (GtkStringList) labels = labels_of (mounts);

  forcon_panel_begin_fill (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->mount, G_LIST_MODEL (labels));
  gtk_menu_button_set_create_popup_func (self->ready, show_ready, self, NULL);
  forcon_panel_end_fill (self);
}
