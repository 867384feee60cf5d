/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"
#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/* What the page of the fleets shows while the game is edited: powers and admirals, classes, formations and ships. */
#define FORCON_TYPE_FLEET_EDITOR (forcon_fleet_editor_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetEditor, forcon_fleet_editor, FORCON, FLEET_EDITOR, ForconPanel)

/* @part: "powers", "classes" or "ships" */
void forcon_fleet_editor_show_part (ForconFleetEditor *self, const char *part);

/**
 * forcon_fleet_editor_begin:
 * @missing: a power, an admiral, a formation or a ship
 * @of: (nullable): the word of the power, of the admiral or of the formation that lacks it
 *
 * Puts the cursor where the name of what is missing is written.
 */
void forcon_fleet_editor_begin (ForconFleetEditor *self, ForconEntity missing, const char *of);

/**
 * forcon_fleet_editor_read_table:
 * @path: a table of the ships, or a spreadsheet that another program makes one of
 *
 * Makes the ships as the table has them and says so, or why not. Nothing is changed if the campaign has gone meanwhile.
 */
void forcon_fleet_editor_read_table (ForconFleetEditor *self, const char *path);

G_END_DECLS
