/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/fleets/ships-editor.h"
#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/* Inside the editor of ships only. */

struct _ForconShipsEditor {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkEntry *new_formation;
  GtkDropDown *sector;
  GtkEntry *new_ships;
  GtkLabel *preview;
  GtkListBox *list;

  /* By their words, interned: the formation that gets new ships, whose it is, and the class of the last new ships. */
  const char *formation;
  const char *admiral;
  const char *like;
  GPtrArray *chosen;

  /* The ready-made ships, from when they are asked for, and the rules by which they were read. */
  ForconCampaign *ready;
  const ForconRules *ready_rules;
};

/* ships-editor.c */

/* Gets a formation by its word. Returns: whether there is one */
gboolean forcon_ships_editor_get_formation (ForconShipsEditor *self, const char *word, ForconEntityRecord *record);

/* ships-editor-new.c */

/* Says what the line of new ships means, or what is wrong with it. */
void forcon_ships_editor_show_preview (ForconShipsEditor *self);

/* Names the handlers for the template. */
void forcon_ships_editor_bind_new (GtkWidgetClass *widget_class);

G_END_DECLS
