/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"

G_BEGIN_DECLS

/*
 * Keeps a copy of a clash that is played, after every command, where this user keeps what programs have in hand. It goes when the
 * clash is saved, or its window closed; so one that is there without a window was left by a program that did not end well.
 */
typedef struct _ForconFleetDiceSafe ForconFleetDiceSafe;

ForconFleetDiceSafe *forcon_fleet_dice_safe_new (ForconFleetDiceGame *game);
void forcon_fleet_dice_safe_free (ForconFleetDiceSafe *safe);
gboolean forcon_fleet_dice_safe_keep (ForconFleetDiceSafe *safe, GError **error);

char *forcon_fleet_dice_safe_find_left (void);
void forcon_fleet_dice_safe_drop (const char *left);

G_END_DECLS
