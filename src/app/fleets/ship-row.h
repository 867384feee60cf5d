/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/**
 * ForconShipRow:
 *
 * A row of the list in which formations and ships are edited: an admiral, a formation, or a ship. Its name is changed
 * in place. Emits "renamed" with the new name; "dragged" with the row of a ship or a
 * formation that was dropped on it.
 */
#define FORCON_TYPE_SHIP_ROW (forcon_ship_row_get_type ())
G_DECLARE_FINAL_TYPE (ForconShipRow, forcon_ship_row, FORCON, SHIP_ROW, GtkListBoxRow)

/**
 * ForconShipRowFacts:
 * @entity: an admiral, a formation or a ship
 * @word: which, interned; of the row for the ships that are in no formation %NULL
 * @formation: of a formation and its ships, interned
 * @rank: of a ship in its formation: 0 is the flagship; −1 of one that is not in the line
 * @name, @detail: what is read; @own_name: the name that is changed
 */
typedef struct {
  ForconEntity entity;
  const char *word;
  const char *formation;
  gint rank;
  char *name;
  char *own_name;
  char *detail;
} ForconShipRowFacts;

GtkWidget *forcon_ship_row_new (void);

/* Takes what @facts points to. */
void forcon_ship_row_show (ForconShipRow *self, ForconShipRowFacts *facts);

const ForconShipRowFacts *forcon_ship_row_facts (ForconShipRow *self);

/* Lets the name be changed where it stands. */
void forcon_ship_row_rename (ForconShipRow *self);

void forcon_ship_row_facts_clear (ForconShipRowFacts *facts);

G_END_DECLS
