/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* Something that is open: a button that leads to where it is settled, or if there is more than one, to a list of
 * them. */
#define FORCON_TYPE_OPENINGS_BUTTON (forcon_openings_button_get_type ())
G_DECLARE_FINAL_TYPE (ForconOpeningsButton, forcon_openings_button, FORCON, OPENINGS_BUTTON, GtkWidget)

/**
 * forcon_openings_button_new:
 * @icon: a symbolic icon
 *
 * Returns: (transfer floating): a button that is not seen until there is something to lead to
 */
GtkWidget *forcon_openings_button_new (const char *icon);

/**
 * forcon_openings_button_show:
 * @self: a button
 * @campaign: the campaign
 * @label: what stands on it: "3 lines to settle"
 * @openings: (element-type ForconCampaignOpening): what it leads to; it is not seen when there is nothing
 */
void forcon_openings_button_show (ForconOpeningsButton *self, const ForconCampaign *campaign, const char *label,
                                  const GArray *openings);

G_END_DECLS
