/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/fleets/class-editor.h"

#include "app/fleets/card-editor.h"
#include "app/fleets/silhouette-button.h"
#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/* Inside the editor of classes only. */

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

/* class-editor.c */

/* Gets the first ship of the class that is shown. Returns: whether there is one */
gboolean forcon_class_editor_get_ship (ForconClassEditor *self, ForconEntityRecord *record);

/* Changes what the class that is shown has: of its first ship its name, else of all its ships. */
void forcon_class_editor_set_value (ForconClassEditor *self, const char *property, const char *value);

/* class-editor-weapons.c */

/**
 * forcon_class_editor_edit_weapon:
 * @self: an editor
 * @property: what of the weapon
 * @weapon: which, from 0 on
 * @value: as it was typed or chosen
 *
 * Changes it, or says why not.
 */
void forcon_class_editor_edit_weapon (ForconClassEditor *self, const char *property, gint weapon, const char *value);

/* Shows beside the card what can be done with the weapon that is chosen on it. */
void forcon_class_editor_fill_weapon (ForconClassEditor *self);

/* Names the handlers for the template. */
void forcon_class_editor_bind_weapons (GtkWidgetClass *widget_class);

/* class-editor-values.c */

/* Shows what has no place on the card; rows that are there stay. */
void forcon_class_editor_fill_values (ForconClassEditor *self);

G_END_DECLS
