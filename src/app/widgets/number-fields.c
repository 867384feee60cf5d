/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Number fields of all windows: they have the decimal sign of the language; letters are not typed into them, but are
 * the keys that they are anywhere else in the window. */
#include "app/widgets/number-fields.h"

#include "base/text.h"

/* That a field is one of those. */
#define PREPARED "forcon-number-field"

/* A letter that was typed into a field, or 0. */
typedef struct {
  GtkSpinButton *field;
  gunichar letter;
} Typed;

/* Whether one of a key's levels and groups is what a shortcut is bound to: another layout has other letters on it. */
static gboolean
is_on_key (GdkDisplay *display, const GdkKeymapKey *key, guint wanted)
{
  g_autofree guint *values = NULL;
  gint n = 0;
  gboolean found = FALSE;

  if (!gdk_display_map_keycode (display, key->keycode, NULL, &values, &n))
    return FALSE;
  for (gint i = 0; i < n && !found; i++)
    found = values[i] == wanted;
  return found;
}

/* Whether the trigger is a plain key that types the letter in some layout, with Shift where it is a capital. */
static gboolean
triggers (GtkShortcutTrigger *trigger, GdkDisplay *display, gunichar letter)
{
  guint typed = gdk_unicode_to_keyval (g_unichar_tolower (letter));
  GdkModifierType state = g_unichar_isupper (letter) ? GDK_SHIFT_MASK : 0;
  g_autofree GdkKeymapKey *keys = NULL;
  gint n = 0;
  guint bound;
  gboolean found;

  if (!GTK_IS_KEYVAL_TRIGGER (trigger) || gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) != state)
    return FALSE;
  bound = gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger));
  found = bound == typed;
  if (!found && g_unichar_isalpha (gdk_keyval_to_unicode (bound)) && gdk_display_map_keyval (display, typed, &keys, &n))
    for (gint i = 0; i < n && !found; i++)
      found = is_on_key (display, &keys[i], bound);
  return found;
}

/* Whether a widget has something bound to the letter, and did it. */
static gboolean
takes_letter (GtkWidget *widget, gunichar letter)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (shortcuts) && k < g_list_model_get_n_items (shortcuts); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, k);

          if (triggers (gtk_shortcut_get_trigger (shortcut), gtk_widget_get_display (widget), letter)
              && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE,
                                               widget, gtk_shortcut_get_arguments (shortcut)))
            return TRUE;
        }
    }
  return FALSE;
}

/* What was selected has gone when the letter came: the field shows its number again. Whoever is around it may have a
 * use for the letter. */
static gboolean
pass_on (gpointer data)
{
  Typed *typed = data;
  GtkWidget *at = GTK_WIDGET (typed->field);

  if (*gtk_editable_get_text (GTK_EDITABLE (typed->field)) == '\0')
    {
      gtk_spin_button_set_value (typed->field, gtk_spin_button_get_value (typed->field));
      gtk_editable_select_region (GTK_EDITABLE (typed->field), 0, -1);
    }
  while (at != NULL && typed->letter != 0 && gtk_widget_get_mapped (at) && !takes_letter (at, typed->letter))
    at = gtk_widget_get_parent (at);
  g_object_unref (typed->field);
  g_free (typed);
  return G_SOURCE_REMOVE;
}

static gboolean
is_of_numbers (const char *text, int length)
{
  for (int i = 0; i < length; i++)
    if (!g_ascii_isdigit (text[i]) && strchr ("+-.,", text[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* Digits only, also when something is pasted. A letter is passed on when the typing is over, before the next key:
 * what it does may change the field. */
static void
on_insert (GtkEditable *text, const char *inserted, int length, int *position, GtkSpinButton *field)
{
  gunichar letter = g_utf8_get_char_validated (inserted, length);
  Typed *typed;

  if (is_of_numbers (inserted, length))
    return;
  g_signal_stop_emission_by_name (text, "insert-text");
  if (letter == (gunichar) -1 || letter == (gunichar) -2 || !g_unichar_isalpha (letter)
      || g_utf8_strlen (inserted, length) != 1)
    letter = 0;
  typed = g_new (Typed, 1);
  *typed = (Typed){ g_object_ref (field), letter };
  g_idle_add_full (G_PRIORITY_HIGH, pass_on, typed, NULL);
}

/* The number with the decimal sign of the language. */
static gboolean
on_output (GtkSpinButton *field)
{
  double value = gtk_spin_button_get_value (field);
  g_autofree char *text = forcon_decimal_to_text (value, gtk_spin_button_get_digits (field));

  if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (field))))
    gtk_editable_set_text (GTK_EDITABLE (field), text);
  return TRUE;
}

/* Either decimal sign is understood. */
static int
on_input (GtkSpinButton *field, double *value)
{
  g_autofree char *text = g_strdelimit (g_strdup (gtk_editable_get_text (GTK_EDITABLE (field))), ",", '.');
  char *end;

  *value = g_ascii_strtod (text, &end);
  return end == text || *end != '\0' ? GTK_INPUT_ERROR : TRUE;
}

/* Whatever comes onto the screen; a field the first time. */
static gboolean
on_map (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GObject *widget = g_value_get_object (values);

  if (GTK_IS_SPIN_BUTTON (widget) && g_object_get_data (widget, PREPARED) == NULL)
    {
      GtkSpinButton *field = GTK_SPIN_BUTTON (widget);

      g_object_set_data (widget, PREPARED, widget);
      /* A field of numbers only never tells of a letter from GTK 4.18 on. */
      gtk_spin_button_set_numeric (field, FALSE);
      g_signal_connect (field, "output", G_CALLBACK (on_output), NULL);
      g_signal_connect (field, "input", G_CALLBACK (on_input), NULL);
      on_output (field);
      g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (field)), "insert-text", G_CALLBACK (on_insert), field);
    }
  return TRUE;
}

void
forcon_number_fields_follow (void)
{
  static gboolean follows = FALSE;
  gpointer widgets;

  if (follows)
    return;
  follows = TRUE;
  /* Signals are there as soon as the class is. */
  widgets = g_type_class_ref (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, on_map, NULL, NULL);
  g_type_class_unref (widgets);
}
