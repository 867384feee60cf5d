/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* The master puts a formation in a sector (F-CAMP-12). */
#define FORCON_TYPE_PLACE_DIALOG (forcon_place_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ForconPlaceDialog, forcon_place_dialog, FORCON, PLACE_DIALOG, AdwWindow)

/**
 * forcon_place_dialog_present:
 * @owner: for whom
 * @game: the campaign
 * @formation: one of its formations
 *
 * Returns: (transfer none): the dialog before the window of @owner
 */
ForconPlaceDialog *forcon_place_dialog_present (GtkWidget *owner, ForconGame *game, ForconFormationId formation);

G_END_DECLS
