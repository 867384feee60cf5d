/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/state/verdict.h"

G_BEGIN_DECLS

/* Where the dice of a command come from unless somebody says otherwise. */
typedef enum {
  FORCON_DICE_MODE_ROLL,
  FORCON_DICE_MODE_TYPE,
} ForconDiceMode;

/**
 * ForconRoller:
 * @request: the roll that the running command waits for, or %NULL
 * @sentence: (transfer full): what is to be thrown, and what for
 * @place: (transfer full) (nullable): which roll of how many that is; %NULL where it is the only one, or for never
 * @sides: of the dice that are to be thrown; %NULL for 6 always
 * @answer: goes on with the faces, from 1 as they lie on the table, 0 to leave one to the generator
 * @cancel: drops the running command
 *
 * Whoever has a command that may wait for dice from a person: the table of a battle, and the campaign itself. Emits
 * "dropped" when a command that waited is dropped, whoever did that.
 */
#define FORCON_TYPE_ROLLER (forcon_roller_get_type ())
G_DECLARE_INTERFACE (ForconRoller, forcon_roller, FORCON, ROLLER, GObject)

struct _ForconRollerInterface {
  GTypeInterface parent;

  const ForconDiceRequest *(*request) (ForconRoller *self);
  char *(*sentence) (ForconRoller *self);
  char *(*place) (ForconRoller *self);
  guint (*sides) (ForconRoller *self);
  void (*answer) (ForconRoller *self, const guint8 *faces, guint n_faces);
  void (*cancel) (ForconRoller *self);
};

/**
 * forcon_roller_request:
 * @self: a roller
 *
 * Returns: (transfer none) (nullable): the roll that is waited for
 */
const ForconDiceRequest *forcon_roller_request (ForconRoller *self);

/**
 * forcon_roller_sentence:
 * @self: a roller that waits for dice
 *
 * Returns: (transfer full): how many dice are to be thrown, by whom and what for
 */
char *forcon_roller_sentence (ForconRoller *self);

/**
 * forcon_roller_place:
 * @self: a roller that waits for dice
 *
 * Returns: (transfer full) (nullable): which roll of how many that is; %NULL if there is nothing to say of it
 */
char *forcon_roller_place (ForconRoller *self);

/**
 * forcon_roller_sides:
 * @self: a roller that waits for dice
 *
 * Returns: how many sides they have, 6 or 10
 */
guint forcon_roller_sides (ForconRoller *self);

/**
 * forcon_roller_answer:
 * @self: a roller that waits for dice
 * @faces: (array length=n_faces): from 1, or 0 for the generator's
 * @n_faces: how many
 */
void forcon_roller_answer (ForconRoller *self, const guint8 *faces, guint n_faces);

void forcon_roller_cancel (ForconRoller *self);

/* For who implements it: tells that the command that waited for dice is waited for no longer, whoever dropped it. */
void forcon_roller_emit_dropped (ForconRoller *self);

G_END_DECLS
