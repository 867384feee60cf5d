/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-decide.h"

#define VERDICT_WORD(NAME, word, rule) word,
#define VERDICT_RULE(NAME, word, rule) rule,

/**
 * forcon_twilight_verdict_word:
 * @verdict: a verdict
 *
 * Returns: (transfer none): the word of the JSON output
 */
const char *
forcon_twilight_verdict_word (const ForconTwilightVerdict *verdict)
{
  static const char *const words[] = { FORCON_TWILIGHT_VERDICTS (VERDICT_WORD) };

  return words[verdict->kind];
}

/**
 * forcon_twilight_verdict_rule:
 * @verdict: a verdict
 *
 * Returns: (transfer none): id of the rule that refuses, "" where the command was carried out
 */
const char *
forcon_twilight_verdict_rule (const ForconTwilightVerdict *verdict)
{
  static const char *const rules[] = { FORCON_TWILIGHT_VERDICTS (VERDICT_RULE) };

  return rules[verdict->kind];
}
