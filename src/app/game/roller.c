/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game/roller.h"

G_DEFINE_INTERFACE (ForconRoller, forcon_roller, G_TYPE_OBJECT)

static guint dropped;

static void
forcon_roller_default_init (ForconRollerInterface *interface)
{
  dropped = g_signal_new ("dropped", FORCON_TYPE_ROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/**
 * forcon_roller_request:
 * @self: a roller
 *
 * Returns: (transfer none) (nullable): the roll that is waited for
 */
const ForconDiceRequest *
forcon_roller_request (ForconRoller *self)
{
  g_return_val_if_fail (FORCON_IS_ROLLER (self), NULL);
  return FORCON_ROLLER_GET_IFACE (self)->request (self);
}

/**
 * forcon_roller_sentence:
 * @self: a roller that waits for dice
 *
 * Returns: (transfer full): how many dice are to be thrown, by whom and what for
 */
char *
forcon_roller_sentence (ForconRoller *self)
{
  g_return_val_if_fail (FORCON_IS_ROLLER (self), NULL);
  return FORCON_ROLLER_GET_IFACE (self)->sentence (self);
}

/**
 * forcon_roller_place:
 * @self: a roller that waits for dice
 *
 * Returns: (transfer full) (nullable): which roll of how many that is; %NULL if there is nothing to say of it
 */
char *
forcon_roller_place (ForconRoller *self)
{
  ForconRollerInterface *interface;

  g_return_val_if_fail (FORCON_IS_ROLLER (self), NULL);
  interface = FORCON_ROLLER_GET_IFACE (self);
  return interface->place == NULL ? NULL : interface->place (self);
}

/**
 * forcon_roller_sides:
 * @self: a roller that waits for dice
 *
 * Returns: how many sides they have, 6 or 10
 */
guint
forcon_roller_sides (ForconRoller *self)
{
  ForconRollerInterface *interface;

  g_return_val_if_fail (FORCON_IS_ROLLER (self), 6);
  interface = FORCON_ROLLER_GET_IFACE (self);
  return interface->sides == NULL ? 6 : interface->sides (self);
}

/**
 * forcon_roller_answer:
 * @self: a roller that waits for dice
 * @faces: (array length=n_faces): from 1, or 0 for the generator's
 * @n_faces: how many
 */
void
forcon_roller_answer (ForconRoller *self, const guint8 *faces, guint n_faces)
{
  g_return_if_fail (FORCON_IS_ROLLER (self));
  FORCON_ROLLER_GET_IFACE (self)->answer (self, faces, n_faces);
}

void
forcon_roller_cancel (ForconRoller *self)
{
  g_return_if_fail (FORCON_IS_ROLLER (self));
  FORCON_ROLLER_GET_IFACE (self)->cancel (self);
}

/* For who implements it: tells that the command that waited for dice is waited for no longer, whoever dropped it. */
void
forcon_roller_tell_dropped (ForconRoller *self)
{
  g_signal_emit (self, dropped, 0);
}
