/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/*
 * What is open in the campaign, each with the buttons that settle it: sheets that are owed, lines to be settled,
 * questions, clashes. It needs the actions "resolve.absent" (u), "resolve.answer" (ub) and "resolve.return" (u) of
 * whoever holds it.
 */
#define FORCON_TYPE_OPEN_LIST (forcon_open_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconOpenList, forcon_open_list, FORCON, OPEN_LIST, GtkWidget)

/**
 * forcon_open_list_set_openings:
 * @self: a list
 * @game: the campaign as it stands
 * @openings: (element-type ForconCampaignOpening): what is open in it
 *
 * Shows them, and nothing at all where nothing is to be settled.
 */
void forcon_open_list_set_openings (ForconOpenList *self, ForconGame *game, const GArray *openings);

G_END_DECLS
