/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game/roller.h"

G_DEFINE_INTERFACE (ForconRoller, forcon_roller, G_TYPE_OBJECT)

static guint dropped;

static void
forcon_roller_default_init (ForconRollerInterface *interface)
{
  dropped = g_signal_new ("dropped", FORCON_TYPE_ROLLER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

const ForconDiceRequest *
forcon_roller_request (ForconRoller *self)
{
  g_return_val_if_fail (FORCON_IS_ROLLER (self), NULL);
  return FORCON_ROLLER_GET_IFACE (self)->request (self);
}

char *
forcon_roller_sentence (ForconRoller *self)
{
  g_return_val_if_fail (FORCON_IS_ROLLER (self), NULL);
  return FORCON_ROLLER_GET_IFACE (self)->sentence (self);
}

char *
forcon_roller_place (ForconRoller *self)
{
  ForconRollerInterface *interface;

  g_return_val_if_fail (FORCON_IS_ROLLER (self), NULL);
  interface = FORCON_ROLLER_GET_IFACE (self);
  return interface->place == NULL ? NULL : interface->place (self);
}

guint
forcon_roller_sides (ForconRoller *self)
{
  ForconRollerInterface *interface;

  g_return_val_if_fail (FORCON_IS_ROLLER (self), 6);
  interface = FORCON_ROLLER_GET_IFACE (self);
  return interface->sides == NULL ? 6 : interface->sides (self);
}

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

void
forcon_roller_emit_dropped (ForconRoller *self)
{
  g_signal_emit (self, dropped, 0);
}
