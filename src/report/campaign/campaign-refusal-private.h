/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the refusals of the campaign only: functions for verdicts that carry the same figures. */

#include "report/campaign/campaign-wording.h"

#include "base/language.h"

#define REFUSAL(function, ...)                                                                                         \
  static char *function (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)                   \
  {                                                                                                                    \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define PLAIN(function, text)                                                                                          \
  static char *function (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)                   \
  {                                                                                                                    \
    return g_strdup (text);                                                                                            \
  }

/* A text that begins with the formation of the verdict. */
#define OF_FORMATION(function, ...)                                                                                    \
  static char *function (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict)                   \
  {                                                                                                                    \
    g_autofree char *formation = forcon_wording_known (telling->campaign, verdict->formation);                         \
                                                                                                                       \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define ITS_SHIP forcon_wording_ship (telling->campaign->fleet, verdict->ship)
#define ITS_ADMIRAL forcon_wording_admiral (telling->campaign, verdict->admiral)
#define ITS_SECTOR forcon_wording_sector (telling->campaign, verdict->sector)
#define ITS_OTHER forcon_wording_sector (telling->campaign, verdict->other)
#define HAS_FORMATION (!FORCON_ID_IS_NONE (verdict->formation))
#define HAS_SECTOR (!FORCON_ID_IS_NONE (verdict->sector))
#define HAS_TEXT (verdict->text != NULL && *verdict->text != '\0')
