/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * The formations and ships of a game before play, as one list: each admiral's formations in their order, and in each
 * its flagship, those that succeed it, and the others. Ships are made by the dozen in one line.
 */
#define FORCON_TYPE_SHIPS_EDITOR (forcon_ships_editor_get_type ())
G_DECLARE_FINAL_TYPE (ForconShipsEditor, forcon_ships_editor, FORCON, SHIPS_EDITOR, ForconPanel)

/* Selects a formation or a ship, by its word, and brings it into view. */
void forcon_ships_editor_choose (ForconShipsEditor *self, const char *word);

/* Puts the cursor where the name of a new formation is written. */
void forcon_ships_editor_begin (ForconShipsEditor *self);

/* Likewise for a formation of this admiral, whose name stands there already; @admiral: the admiral's word */
void forcon_ships_editor_begin_of (ForconShipsEditor *self, const char *admiral);

/* Puts the cursor where the ships of a formation are written; @formation: its word */
void forcon_ships_editor_begin_ships (ForconShipsEditor *self, const char *formation);

G_END_DECLS
