/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * All properties of what is edited, forcon_game_selected(), a row for each, made from the table of its kind; what is
 * typed is applied as soon as the typing rests. With nothing selected it shows the campaign's own.
 */
#define FORCON_TYPE_PROPERTY_SHEET (forcon_property_sheet_get_type ())
G_DECLARE_FINAL_TYPE (ForconPropertySheet, forcon_property_sheet, FORCON, PROPERTY_SHEET, ForconPanel)

/* Puts the cursor into the name, all of which is selected, so that it can be typed over. */
void forcon_property_sheet_name_it (ForconPropertySheet *self);

/* Applies what is typed and does not rest yet. */
void forcon_property_sheet_apply (ForconPropertySheet *self);

G_END_DECLS
