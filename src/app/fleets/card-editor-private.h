/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/fleets/card-editor.h"

G_BEGIN_DECLS

/* Inside the editor of a card only. */

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

/* card-editor.c */

void forcon_card_editor_emit_edited (ForconCardEditor *self, const char *property, gint weapon, const char *value);

/* card-editor-values.c */

/* Returns: (transfer none): one of the parts of the card, from 0 */
const ForconCardPart *forcon_card_editor_part_at (ForconCardEditor *self, guint index);

/* Returns: (transfer full): what a screen reader says of a part */
char *forcon_card_editor_spoken (ForconCardEditor *self, const ForconCardPart *part);

/**
 * forcon_card_editor_edit:
 * @self: an editor
 * @index: one of its parts
 * @text: (nullable): what has been typed already
 *
 * Lets the value be typed or chosen; a press on an arc turns it on or off.
 */
void forcon_card_editor_edit (ForconCardEditor *self, gint index, const char *text);

/* Makes the entry that stands over the value that is typed. */
void forcon_card_editor_add_entry (ForconCardEditor *self);

/* Takes what was typed, or forgets it. */
void forcon_card_editor_end_entry (ForconCardEditor *self, gboolean take);

G_END_DECLS
