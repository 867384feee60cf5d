/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"

G_BEGIN_DECLS

/* How a part of what has happened to a ship is written. */
typedef enum {
  FORCON_SHIP_FIELD_COUNT,
  FORCON_SHIP_FIELD_LENGTH,
  FORCON_SHIP_FIELD_FLAG,
  FORCON_SHIP_FIELD_WEAPONS,
  FORCON_SHIP_FIELD_SIDE,
  FORCON_SHIP_FIELD_SHIP,
  FORCON_SHIP_FIELD_NUMBER,
  FORCON_SHIP_FIELD_ORDER,
  FORCON_SHIP_FIELD_CHECK,
  FORCON_SHIP_FIELD_HALVES,
} ForconShipFieldKind;

/**
 * ForconShipField:
 * @attribute: its name in files
 * @kind: how it is written
 * @offset: where it lies in a #ForconShip
 *
 * What may have happened to a ship; at the start it is 0, none or no, and not written.
 */
typedef struct {
  const char *attribute;
  ForconShipFieldKind kind;
  gsize offset;
} ForconShipField;

extern const ForconShipField forcon_ship_fields[];
extern const gsize forcon_n_ship_fields;

/* The value of a field, by its descriptor. */
#define FORCON_SHIP_FIELD_VALUE(ship, field, ctype) (*(ctype *) ((char *) (ship) + (field)->offset))
#define FORCON_SHIP_FIELD_CONST(ship, field, ctype) (*(const ctype *) ((const char *) (ship) + (field)->offset))

G_END_DECLS
