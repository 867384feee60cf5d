/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/* Admirals of the demonstration. */
#define DEMO_VORKOSIGAN ((ForconSideId){ 1 })
#define DEMO_YENARO ((ForconSideId){ 3 })

/* A campaign made by hand with all that a sector map can show, for the tests of the drawing and for its pictures. */
ForconCampaign *demo_campaign_new (const ForconRules *rules);
ForconCampaign *demo_campaign_square_new (const ForconRules *rules);
ForconCampaign *demo_campaign_free_new (const ForconRules *rules);
ForconFormationId demo_add_formation (ForconCampaign *campaign, const ForconRules *rules, const char *name,
                                      ForconSideId admiral, const char *sector, guint ships);
void demo_see (ForconCampaign *campaign, ForconSideId admiral, ForconFormationId formation, ForconLevel level,
               const char *sector, gint phase);
void demo_publish (ForconCampaign *campaign, ForconFormationId formation, ForconLevel level, const char *sector,
                   gint phase, const char *text);
void demo_send (ForconCampaign *campaign, ForconFormationId formation, const char *sector, gint spent, gint cost);

G_END_DECLS
