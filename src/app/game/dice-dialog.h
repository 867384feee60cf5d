/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/roller.h"

G_BEGIN_DECLS

/* Asks by name for the dice that lie on the table, roll after roll until the command is done; Cancel drops it all. */
#define FORCON_TYPE_DICE_DIALOG (forcon_dice_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ForconDiceDialog, forcon_dice_dialog, FORCON, DICE_DIALOG, AdwWindow)

/**
 * forcon_dice_dialog_present:
 * @parent: the window to stand before
 * @roller: who waits for dice
 *
 * Asks for them until the command is done, or dropped here or elsewhere.
 */
void forcon_dice_dialog_present (GtkWindow *parent, ForconRoller *roller);

/* Returns: (transfer full) (nullable): how many dice are still to be typed, or too many; %NULL when it is right */
char *forcon_dice_check_count (guint typed, guint wanted);

G_END_DECLS
