/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-event.h"
#include "campaign/resolution/campaign-openings.h"
#include "campaign/decision/campaign-verdict.h"

G_BEGIN_DECLS

/* All are one line and safe to print: what in a name could do something to a terminal is shown as "\x1b". */
char *forcon_campaign_sentence_of_event (const ForconCampaign *campaign, const ForconCampaignEvent *event,
                                         const GArray *dice);
char *forcon_campaign_sentence_for (const ForconCampaign *knowledge, ForconSideId reader,
                                    const ForconCampaignEvent *event);
char *forcon_campaign_sentence_of_command (const ForconCampaign *campaign, const ForconCampaignCommand *command);
char *forcon_campaign_sentence_of_verdict (const ForconCampaign *campaign, const ForconCampaignVerdict *verdict);
char *forcon_campaign_refusal (const ForconCampaign *campaign, const ForconCampaignVerdict *verdict);
char *forcon_campaign_sentence_of_lack (const ForconCampaign *campaign, const ForconLack *lack);
char *forcon_campaign_sentence_of_guess (const char *guess);
char *forcon_campaign_sentence_of_meant (const ForconLine *line);
char *forcon_campaign_sentence_of_line (const ForconCampaign *campaign, const ForconLine *line);
char *forcon_campaign_problem_of_line (const ForconCampaign *campaign, const ForconLine *line);
char *forcon_campaign_sentence_of_task (const ForconCampaign *campaign, const ForconTask *task);
char *forcon_campaign_sentence_of_reading (const ForconCampaign *campaign, const ForconLine *line, gint reading);
char *forcon_campaign_sentence_of_budget (const ForconCampaign *campaign, ForconFormationId formation);
char *forcon_campaign_title_of_sheet (const ForconCampaign *campaign, const ForconSheet *sheet);
char *forcon_campaign_sentence_of_clock (const ForconCampaign *campaign, const ForconMoment *now);
char *forcon_campaign_sentence_of_end (guint n, const char *fingerprint);
char *forcon_campaign_sentence_of_earlier (guint n);
char *forcon_campaign_sentence_of_stage (const ForconCampaign *campaign);
char *forcon_campaign_sentence_of_request (const ForconCampaign *campaign, ForconClashId clash,
                                           const ForconDiceRequest *request);
char *forcon_campaign_sentence_of_dice (const ForconCampaign *campaign, ForconClashId clash,
                                        const ForconCampaignVerdict *verdict);
char *forcon_campaign_state_of_ship (const ForconBattle *fleet, const ForconRules *rules, ForconShipId id);
char *forcon_campaign_place_of_formation (const ForconCampaign *campaign, ForconFormationId id);
char *forcon_campaign_chances_of_opening (const ForconCampaign *campaign, const ForconRules *rules,
                                          const ForconTwilightRules *ground, const ForconCampaignOpening *opening);
char *forcon_campaign_sentence_of_opening (const ForconCampaign *campaign, const ForconCampaignOpening *opening);

G_END_DECLS
