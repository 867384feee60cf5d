/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"

G_BEGIN_DECLS

/* Least and most that the master may set a value to, in the unit of forcon_value_type(). */
typedef struct {
  gint64 least;
  gint64 most;
} ForconValueBounds;

/**
 * forcon_value_bounds:
 * @battle: a battle
 * @ship: whose value, or none for a value of a salvo or of the battle
 * @value: what the master would set
 *
 * Returns: between which numbers it may be set
 */
ForconValueBounds forcon_value_bounds (const ForconBattle *battle, ForconShipId ship, ForconValue value);

/**
 * forcon_value_read:
 * @battle: a battle
 * @ship: whose value; a ship of the battle where the value is of one
 * @salvo: a salvo of the battle where the value is of one
 * @value: what the master can set
 *
 * Returns: what it is now
 */
gint64 forcon_value_read (const ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo, ForconValue value);

/**
 * forcon_value_write:
 * @battle: a battle
 * @ship, @salvo, @value: as for forcon_value_read(), but not the flagship
 * @number: what it is from now on; nothing that depends on it is looked at
 *
 * Does nothing where whose value it is does not exist.
 */
void forcon_value_write (ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo, ForconValue value,
                         gint64 number);

G_END_DECLS
