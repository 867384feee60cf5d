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
 * Whoever has a command that may wait for dice from a person: the table of a battle, and the campaign itself. Emits "dropped"
 * when a command that waited is dropped, whoever did that.
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

const ForconDiceRequest *forcon_roller_request (ForconRoller *self);
char *forcon_roller_sentence (ForconRoller *self);
char *forcon_roller_place (ForconRoller *self);
guint forcon_roller_sides (ForconRoller *self);
void forcon_roller_answer (ForconRoller *self, const guint8 *faces, guint n_faces);
void forcon_roller_cancel (ForconRoller *self);
void forcon_roller_tell_dropped (ForconRoller *self);

G_END_DECLS
