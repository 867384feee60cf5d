/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/rules/twilight-decide.h"
#include "twilight/rules/twilight-owed.h"

G_BEGIN_DECLS

/**
 * forcon_sentence_of_twilight_event:
 * @clash: the clash in which it happened, at any time
 * @rules: the rules by which it was decided
 * @event: what happened
 * @dice: (element-type ForconDie) (nullable): the dice of the command that led to it
 *
 * Only tells what the event holds; no result is worked out again. The rule is forcon_twilight_rule_of_event().
 *
 * Returns: (transfer full) (nullable): what happened, with every figure and every die; %NULL where it is no news
 */
char *forcon_sentence_of_twilight_event (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                         const ForconTwilightEvent *event, const GArray *dice);

/**
 * forcon_twilight_rule_of_event:
 * @clash: the clash in which it happened
 * @event: what happened
 *
 * Returns: the rule that it came from: more exactly than forcon_twilight_event_rule(), which knows only its kind
 */
const char *forcon_twilight_rule_of_event (const ForconTwilightClash *clash, const ForconTwilightEvent *event);

/**
 * forcon_sentence_of_twilight_verdict:
 * @clash: the clash for which it was asked
 * @rules: the rules
 * @verdict: what came of a command
 *
 * Returns: (transfer full): why the command was refused, with the figures and the rule: "Vervain still has hits to
 *   assign: 2 (T-HIT-1)"
 */
char *forcon_sentence_of_twilight_verdict (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                           const ForconTwilightVerdict *verdict);

/**
 * forcon_sentence_of_twilight_request:
 * @clash: the clash
 * @request: the dice that are asked for
 *
 * Returns: (transfer full): the name under which dice are asked for: "Vervain, combat roll, Cruiser II, 6 or more:
 *   3 dice"
 */
char *forcon_sentence_of_twilight_request (const ForconTwilightClash *clash, const ForconTwilightRequest *request);

/**
 * forcon_sentence_of_twilight_command:
 * @clash: the clash for which it is meant
 * @rules: the rules
 * @command: what is wanted
 *
 * Returns: (transfer full): the command as a person would give it, without a full stop: "Vervain: destroy – 2 fighters"
 */
char *forcon_sentence_of_twilight_command (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                           const ForconTwilightCommand *command);

/**
 * forcon_sentence_of_twilight_owed:
 * @clash: the clash
 * @rules: the rules
 * @owed: what it waits for
 *
 * Returns: (transfer full): that as a sentence: "Vervain has to assign 2 hits."
 */
char *forcon_sentence_of_twilight_owed (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                        const ForconTwilightOwed *owed);

G_END_DECLS
