/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/*
 * The state of a campaign as the dice will have it: the same seed, the same state. Every table has records with any value in
 * every field, texts with what XML cannot hold among them, and clashes their battles, some of them over.
 */
ForconCampaign *sample_random_state (guint64 seed);

G_END_DECLS
