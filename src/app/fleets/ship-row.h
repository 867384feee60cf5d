/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/fleets/ship-row-facts.h"

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

GtkWidget *forcon_ship_row_new (void);

/* Takes what @facts points to. */
void forcon_ship_row_show (ForconShipRow *self, ForconShipRowFacts *facts);

const ForconShipRowFacts *forcon_ship_row_facts (ForconShipRow *self);

/* Lets the name be changed where it stands. */
void forcon_ship_row_rename (ForconShipRow *self);

G_END_DECLS
