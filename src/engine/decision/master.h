/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"

G_BEGIN_DECLS

/* Least and most that the master may set a value to, in the unit of forcon_value_type(). */
typedef struct {
  gint64 least;
  gint64 most;
} ForconValueBounds;

gint *forcon_value_field_of_card (ForconCard *card, ForconValue value);
gint *forcon_value_field_of_ship (ForconShip *ship, ForconValue value);
ForconValueBounds forcon_value_bounds (const ForconBattle *battle, ForconShipId ship, ForconValue value);
gint64 forcon_value_read (const ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo, ForconValue value);

G_END_DECLS
