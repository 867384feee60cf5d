/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/panels/hand-form.h"
#include "app/panels/value-editor.h"
#include "render/drawing/table-model.h"

G_BEGIN_DECLS

/* The fields that there are; each command shows some of them. */
typedef enum {
  HAND_ROW_THING,
  HAND_ROW_VALUE,
  HAND_ROW_TO,
  HAND_ROW_CLASS,
  HAND_ROW_NAME,
  HAND_ROW_TEXT,
  HAND_ROW_SIDE,
  HAND_ROW_LEVEL,
  HAND_ROW_KIND,
  HAND_ROW_CHARGE,
  HAND_ROW_EFFECT,
  HAND_ROW_COUNT,
  HAND_ROW_SPEED,
  HAND_ROW_RUN,
  HAND_ROW_RADIUS,
  HAND_ROW_X,
  HAND_ROW_Y,
  HAND_ROW_HEADING,
  HAND_ROW_MAP,
  HAND_N_ROWS,
} HandRow;

/* A mask of rows has this bit for each. */
#define HAND_BIT(row) (1u << (row))

/* @values: of a list, in its order. */
typedef struct {
  GtkWidget *label;
  GtkWidget *editor;
  GArray *values;
} RowWidgets;

struct _ForconHandForm {
  GtkWidget parent;

  GtkGrid *grid;
  RowWidgets rows[HAND_N_ROWS];

  /* Owned */
  ForconSession *session;

  ForconCommandKind kind;

  /* What the fields were filled for. */
  ForconShipId ship;
  ForconTableThing thing;
  guint position;

  /* Whether the fields are being filled from the session, not by a person. */
  gboolean filling;
};

/* The fields, of whatever kind: hand-form-fields.c */

/* A label and its editor, in the row's place of the grid; @on_changed is called for the form when it is edited. */
void forcon_hand_form_build_row (ForconHandForm *self, HandRow row, GCallback on_changed);

/* Returns: the value that is chosen in a list, or −1 */
gint64 forcon_hand_form_get_list (ForconHandForm *self, HandRow row);

/* Begins a list anew; what was chosen in it stays chosen if it is in the new one. */
GtkStringList *forcon_hand_form_begin_list (ForconHandForm *self, HandRow row, gint64 *chosen);

/* Takes @text over. */
void forcon_hand_form_add_to_list (ForconHandForm *self, HandRow row, GtkStringList *list, gint64 value, char *text);

/* Shows a list, taking it over, with @chosen chosen if it is there. */
void forcon_hand_form_end_list (ForconHandForm *self, HandRow row, GtkStringList *list, gint64 chosen);

/* Returns: a number in the engine's units */
gint64 forcon_hand_form_get_number (ForconHandForm *self, HandRow row);

/* Takes what the rows say over into those fields of a command that they stand for; nothing chosen is none. */
void forcon_hand_form_read_rows (ForconHandForm *self, ForconCommand *command);

void forcon_hand_form_set_number (ForconHandForm *self, HandRow row, gint64 value);

/* Returns: the bit of the row that an attribute of battle scripts has; 0 where it has none */
guint32 forcon_hand_form_rows_of_attribute (const char *attribute);

/* The command that the rows say: hand-form-command.c */

/* Returns: what would be placed: of the things that can be chosen a ship only where nothing else is chosen */
ForconThing forcon_hand_form_placed_thing (ForconHandForm *self);

/* What the fields offer in a battle: hand-form-fill.c */

/* The lists that are the same in every battle. */
void forcon_hand_form_fill_labels (ForconHandForm *self);

void forcon_hand_form_fill (ForconHandForm *self, const ForconBattle *battle);

/* Shows the value as it stands now, to be changed. */
void forcon_hand_form_fill_value (ForconHandForm *self, const ForconBattle *battle);

/* Where the chosen thing lies now; a new ship finds room beside. */
void forcon_hand_form_fill_place (ForconHandForm *self, const ForconBattle *battle);

/* Which fields a command needs: hand-form-rows.c */

/* Returns: a mask of the fields that the form's command needs */
guint32 forcon_hand_form_shown_rows (ForconHandForm *self);

G_END_DECLS
