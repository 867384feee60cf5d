/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/state/terms.h"

G_BEGIN_DECLS

/* A ship's counter in small, as it stands on the table: class mark, colour and rim of its side. */
#define FORCON_TYPE_SHIP_MARK (forcon_ship_mark_get_type ())
G_DECLARE_FINAL_TYPE (ForconShipMark, forcon_ship_mark, FORCON, SHIP_MARK, GtkWidget)

/**
 * forcon_ship_mark_set:
 * @self: a mark
 * @type: of the ship
 * @side: number of its side's colour, from 0
 * @status: of the ship
 */
void forcon_ship_mark_set (ForconShipMark *self, ForconShipType type, guint side, ForconShipStatus status);

G_END_DECLS
