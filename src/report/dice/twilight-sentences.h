/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/rules/twilight-decide.h"
#include "twilight/rules/twilight-owed.h"

G_BEGIN_DECLS

char *forcon_sentence_of_twilight_event (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                         const ForconTwilightEvent *event, const GArray *dice);
const char *forcon_twilight_rule_of_event (const ForconTwilightClash *clash, const ForconTwilightEvent *event);
char *forcon_sentence_of_twilight_verdict (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                           const ForconTwilightVerdict *verdict);
char *forcon_sentence_of_twilight_request (const ForconTwilightClash *clash, const ForconTwilightRequest *request);
char *forcon_sentence_of_twilight_command (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                           const ForconTwilightCommand *command);
char *forcon_sentence_of_twilight_owed (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                        const ForconTwilightOwed *owed);

G_END_DECLS
