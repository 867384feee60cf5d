/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* The powers of a game before play and their admirals: names, colours, alliances, languages, where they begin. */
#define FORCON_TYPE_POWERS_EDITOR (forcon_powers_editor_get_type ())
G_DECLARE_FINAL_TYPE (ForconPowersEditor, forcon_powers_editor, FORCON, POWERS_EDITOR, ForconPanel)

/* Puts the cursor where the name of a new power is written. */
void forcon_powers_editor_begin (ForconPowersEditor *self);

/* Puts the cursor where the name of a new admiral of the power is written; @power: its word */
void forcon_powers_editor_begin_admiral (ForconPowersEditor *self, const char *power);

G_END_DECLS
