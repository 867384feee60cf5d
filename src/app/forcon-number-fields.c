/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Number fields of all windows: letters are not typed into them, but are the keys that they are anywhere else in the window. */
#include "forcon-number-fields.h"

/* Returns: (transfer none) (nullable): the number field that has the keyboard */
static GtkSpinButton *
field_of (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *parent = focus == NULL ? NULL : gtk_widget_get_parent (focus);

  return GTK_IS_TEXT (focus) && GTK_IS_SPIN_BUTTON (parent) ? GTK_SPIN_BUTTON (parent) : NULL;
}

/* Whatever has the keyboard next takes digits only, also when something is pasted. */
static void
on_focus (GtkWindow *window)
{
  GtkSpinButton *field = field_of (window);

  if (field != NULL)
    gtk_spin_button_set_numeric (field, TRUE);
}

static gboolean
is_letter (guint key, GdkModifierType state)
{
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0
         && g_unichar_isalpha (gdk_keyval_to_unicode (key));
}

static gboolean
takes (GtkWidget *widget, GtkShortcut *shortcut, GdkEvent *event)
{
  return gtk_shortcut_trigger_trigger (gtk_shortcut_get_trigger (shortcut), event, FALSE) == GDK_KEY_MATCH_EXACT
         && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                          gtk_shortcut_get_arguments (shortcut));
}

/* Whether a widget has something bound to the key, and did it. */
static gboolean
takes_key (GtkWidget *widget, GdkEvent *event)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (shortcuts) && k < g_list_model_get_n_items (shortcuts); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, k);

          if (takes (widget, shortcut, event))
            return TRUE;
        }
    }
  return FALSE;
}

/* Whoever is around the field may have a use for the letter; the field has none. */
static gboolean
on_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, GtkWindow *window)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  GtkSpinButton *field = field_of (window);
  gboolean taken = FALSE;

  if (field == NULL || !is_letter (key, state))
    return GDK_EVENT_PROPAGATE;
  for (GtkWidget *at = gtk_widget_get_parent (GTK_WIDGET (field)); at != NULL && !taken;
       at = gtk_widget_get_parent (at))
    taken = takes_key (at, event);
  return GDK_EVENT_STOP;
}

static void
on_windows_changed (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, position + i);
      GtkEventController *keys = gtk_event_controller_key_new ();

      gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
      g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), window);
      gtk_widget_add_controller (GTK_WIDGET (window), keys);
      g_signal_connect (window, "notify::focus-widget", G_CALLBACK (on_focus), NULL);
    }
}

/**
 * forcon_number_fields_follow:
 *
 * From now on number fields refuse letters and let shortcuts through that are letters. To be called once, when there is a display.
 */
void
forcon_number_fields_follow (void)
{
  static gboolean follows = FALSE;
  GListModel *windows = gtk_window_get_toplevels ();

  if (follows)
    return;
  follows = TRUE;
  g_signal_connect (windows, "items-changed", G_CALLBACK (on_windows_changed), NULL);
  on_windows_changed (windows, 0, 0, g_list_model_get_n_items (windows));
}
