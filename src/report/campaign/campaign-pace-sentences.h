/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Sentences for the master about the master's own time. */

#include "campaign/pace/forecast.h"

G_BEGIN_DECLS

/**
 * forcon_pace_label:
 * @campaign: a campaign
 * @span: a note of its
 *
 * Returns: (transfer full): what the time went into: "order sheets", "clash (C3)"
 */
char *forcon_pace_label (const ForconCampaign *campaign, const ForconPaceSpan *span);

/**
 * forcon_forecast_sentence:
 * @forecast: a forecast that matters
 *
 * Returns: (transfer full): whether the master is late: "Late by about 4 min: 19 min of work are left, and 15 min of
 *   time."
 */
char *forcon_forecast_sentence (const ForconForecast *forecast);

/**
 * forcon_forecast_sentence_of_help:
 * @campaign: the campaign
 * @help: what would help
 *
 * Returns: (transfer full): "Clash (C2): let captains fight it (saves about 5 min)"
 */
char *forcon_forecast_sentence_of_help (const ForconCampaign *campaign, const ForconForecastHelp *help);

G_END_DECLS
