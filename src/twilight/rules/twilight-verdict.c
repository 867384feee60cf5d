/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-decide.h"

#define VERDICT_WORD(NAME, word, rule) word,
#define VERDICT_RULE(NAME, word, rule) rule,

const char *
forcon_twilight_verdict_word (const ForconTwilightVerdict *verdict)
{
  static const char *const words[] = { FORCON_TWILIGHT_VERDICTS (VERDICT_WORD) };

  return words[verdict->kind];
}

const char *
forcon_twilight_verdict_rule (const ForconTwilightVerdict *verdict)
{
  static const char *const rules[] = { FORCON_TWILIGHT_VERDICTS (VERDICT_RULE) };

  return rules[verdict->kind];
}
