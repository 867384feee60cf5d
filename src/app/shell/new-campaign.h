/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/*
 * Makes a new campaign, step by step: the scenario, the admirals with their PINs, the clock and the file. At the end
 * its window is asked to open the file ("win.open-file"), and the PINs are listed for the last time.
 */
#define FORCON_TYPE_NEW_CAMPAIGN (forcon_new_campaign_get_type ())
G_DECLARE_FINAL_TYPE (ForconNewCampaign, forcon_new_campaign, FORCON, NEW_CAMPAIGN, AdwWindow)

/**
 * forcon_new_campaign_present:
 * @parent: the master's window
 * @scenario: (nullable): a scenario to begin with, or that the master shall choose one
 *
 * Returns: (transfer none): the assistant, on the screen
 */
ForconNewCampaign *forcon_new_campaign_present (GtkWindow *parent, const char *scenario);

G_END_DECLS
