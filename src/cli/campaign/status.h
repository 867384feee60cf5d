/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-command.h"
#include "campaign/resolution/campaign-openings.h"
#include "twilight/state/twilight-rules.h"

G_BEGIN_DECLS

/**
 * ForconStatus:
 * @campaign: the truth, or what the admiral knows
 * @rules: its rules
 * @ground: (nullable): those by which landed troops fight
 * @admiral: who looks, or none for the master
 * @now: for the clock
 * @pace: (nullable) (element-type ForconPaceSpan): notes of where the master's hours went
 *
 * The state of a campaign for a viewer. An admiral sees neither what waits for the master nor what others owe.
 */
typedef struct {
  const ForconCampaign *campaign;
  const ForconRules *rules;
  const ForconTwilightRules *ground;
  ForconSideId admiral;
  ForconMoment now;
  const GArray *pace;
} ForconStatus;

/**
 * forcon_status_openings:
 *
 * Returns: (transfer full) (element-type ForconCampaignOpening): what is open, as far as it concerns who looks
 */
GArray *forcon_status_openings (const ForconStatus *status);

void forcon_status_print_text (const ForconStatus *status);

/**
 * forcon_status_print_openings:
 * @status: a campaign and its viewer
 *
 * Prints what is open, a line each, with the number by which commands name it.
 */
void forcon_status_print_openings (const ForconStatus *status);

void forcon_status_print_json (const ForconStatus *status);

/**
 * forcon_status_print_lacks_as_json:
 * @status: how a campaign stands before play
 *
 * Prints what is missing before play can begin, a line each (F-CAMP-12).
 */
void forcon_status_print_lacks_as_json (const ForconStatus *status);

void forcon_status_print_clock (const ForconStatus *status, gboolean json);

/* The clock as an object, its times in whole seconds. */
void forcon_status_add_clock (GString *json, const ForconStatus *status);

G_END_DECLS
