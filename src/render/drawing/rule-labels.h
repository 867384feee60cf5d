/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-rules.h"

G_BEGIN_DECLS

/* The numbers of the rules in plain words, and the rules behind them. */

/* Returns: (transfer full): what the number is, such as "Torpedoes: armour under fire" or "cruiser: base, cm" */
char *forcon_label_rule (const ForconRuleValue *value);

/* Returns: (transfer none): what it is, without the thing whose number it is: "base, cm" */
const char *forcon_label_rule_number (const ForconRuleValue *value);

/* Returns: (transfer full): the thing whose number it is, such as "cruiser"; "" where there is one only */
char *forcon_label_rule_thing (const ForconRuleValue *value);

/* Returns: (transfer none): the chapter in which it stands, such as "Gunnery" */
const char *forcon_label_rule_chapter (const ForconRuleValue *value);

/* Returns: (transfer none) (nullable): the chapters in the order of the rule sheet, from 0; %NULL behind the last */
const char *forcon_label_rule_chapter_at (guint place);

/* Returns: (transfer none): ids of the rules that use it, with blanks between; "" of id and name */
const char *forcon_rule_ids (const ForconRuleValue *value);

/* Returns: (transfer full): a text of the value as people read it: words instead of the file's */
char *forcon_label_rule_text (const ForconRuleValue *value, const char *text);

/* Returns: (transfer full): how a campaign is called at the head of its papers, with its rules where they are its own
 * */
char *forcon_label_campaign_and_rules (const ForconCampaign *campaign);

G_END_DECLS
