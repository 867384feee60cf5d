/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/**
 * ForconColourButton:
 *
 * The colour of a power's counters: shows it, and lets another be chosen; each says from which other powers it can
 * hardly be told, and by whom. Emits "chosen" with the colour, from 0.
 */
#define FORCON_TYPE_COLOUR_BUTTON (forcon_colour_button_get_type ())
G_DECLARE_FINAL_TYPE (ForconColourButton, forcon_colour_button, FORCON, COLOUR_BUTTON, GtkWidget)

GtkWidget *forcon_colour_button_new (void);

/* Shows the colour of a power, from 1. */
void forcon_colour_button_show (ForconColourButton *self, const ForconCampaign *campaign, guint power);

/**
 * forcon_colour_trouble:
 * @campaign: a campaign
 * @power: one of its powers, from 1
 * @last: only the powers up to this one are compared
 * @colour: one that it might have
 *
 * Returns: (transfer full) (nullable): from which other power that colour can hardly be told, and by whom, as a
 *   sentence; %NULL where all people can tell it from all others, on the screen and on paper
 */
char *forcon_colour_trouble (const ForconCampaign *campaign, guint power, guint last, guint colour);

G_END_DECLS
