/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* Beside the pages while a campaign is edited: the properties of what is selected, and what is still wrong. */
#define FORCON_TYPE_EDIT_SIDE (forcon_edit_side_get_type ())
G_DECLARE_FINAL_TYPE (ForconEditSide, forcon_edit_side, FORCON, EDIT_SIDE, ForconPanel)

/* Puts the focus on the list of what is wrong. */
void forcon_edit_side_show_flaws (ForconEditSide *self);

/* Puts the cursor into the name of what is selected. */
void forcon_edit_side_name_it (ForconEditSide *self);

G_END_DECLS
