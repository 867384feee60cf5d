/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ForconAction:
 * @name: its name in the group, such as "undo" for `win.undo`
 * @activate: (nullable): called with the object given to forcon_actions_add() and the parameter
 * @parameter: (nullable): type of the parameter
 * @state: (nullable): initial state, as text of a #GVariant
 * @change_state: (nullable): called with the object, the new state and the #GSimpleAction, which it has to set
 *
 * A row of a table of actions. As with signals that are connected swapped, a handler may leave out the parameters at
 * the end that it does not use, so a function of the model can serve as one.
 */
typedef struct {
  const char *name;
  GCallback activate;
  const char *parameter;
  const char *state;
  GCallback change_state;
} ForconAction;

/**
 * forcon_actions_add:
 * @map: a #GActionMap, such as a window
 * @actions: (array length=n): the actions
 * @n: how many
 * @self: a #GObject, the first argument of all handlers; after its end they are not called any more
 *
 * Adds actions to @map.
 */
void forcon_actions_add (gpointer map, const ForconAction *actions, guint n, gpointer self);

/**
 * forcon_actions_enable:
 * @map: a #GActionMap
 * @name: of one of its simple actions
 * @enabled: whether it can be activated now
 */
void forcon_actions_enable (gpointer map, const char *name, gboolean enabled);

/**
 * ForconKey:
 * @key: a key value
 * @modifiers: held down with it
 * @action: what it activates, such as "win.undo"
 */
typedef struct {
  guint key;
  GdkModifierType modifiers;
  const char *action;
} ForconKey;

/**
 * forcon_actions_bind_keys:
 * @widget_class: class of a widget
 * @keys: (array length=n): keys that work in it; a focused entry takes its letters first
 * @n: how many
 */
void forcon_actions_bind_keys (GtkWidgetClass *widget_class, const ForconKey *keys, guint n);

G_END_DECLS
