/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/actions.h"

#include "app/widgets/panel.h"

/* An action goes by what is shown. One that nothing is connected to changes its own state. */
static void
connect (GSimpleAction *action, const char *signal, GCallback handler, gpointer self)
{
  g_signal_connect (action, signal, G_CALLBACK (forcon_panel_flush), NULL);
  g_signal_connect_object (action, signal, handler, self, G_CONNECT_SWAPPED);
}

void
forcon_actions_add (gpointer map, const ForconAction *actions, guint n, gpointer self)
{
  for (guint i = 0; i < n; i++)
    {
      const ForconAction *row = &actions[i];
      const GVariantType *type = row->parameter == NULL ? NULL : G_VARIANT_TYPE (row->parameter);
      g_autoptr (GSimpleAction) action
          = row->state == NULL ? g_simple_action_new (row->name, type)
                               : g_simple_action_new_stateful (row->name, type, g_variant_new_parsed (row->state));

      if (row->activate != NULL)
        connect (action, "activate", row->activate, self);
      if (row->change_state != NULL)
        connect (action, "change-state", row->change_state, self);
      g_action_map_add_action (map, G_ACTION (action));
    }
}

void
forcon_actions_enable (gpointer map, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, name)), enabled);
}

void
forcon_actions_bind_keys (GtkWidgetClass *widget_class, const ForconKey *keys, guint n)
{
  for (guint i = 0; i < n; i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers, keys[i].action, NULL);
}
