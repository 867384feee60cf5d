/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/verdict.h"

#define VERDICT_WORD(NAME, word, rule) word,
#define VERDICT_RULE(NAME, word, rule) rule,
static const char *const verdict_words[] = { FORCON_VERDICTS (VERDICT_WORD) };
static const char *const verdict_rules[] = { FORCON_VERDICTS (VERDICT_RULE) };

const char *
forcon_verdict_word (const ForconVerdict *verdict)
{
  return verdict_words[verdict->kind];
}

const char *
forcon_verdict_rule (const ForconVerdict *verdict)
{
  static const char *const damaged[FORCON_N_CRITICAL] = {
    [FORCON_CRITICAL_TURRETS] = "F-CRT-2",
    [FORCON_CRITICAL_STARBOARD] = "F-CRT-3",
    [FORCON_CRITICAL_PORT] = "F-CRT-4",
    [FORCON_CRITICAL_BOW] = "F-CRT-5",
    [FORCON_CRITICAL_DESTRUCTORS] = "F-STC-2",
    [FORCON_CRITICAL_MAIN_WEAPONS] = "F-STC-4",
    [FORCON_CRITICAL_TORPEDO_TUBES] = "F-STC-5",
  };

  if (verdict->kind == FORCON_VERDICT_WEAPON_DAMAGED && damaged[verdict->effect] != NULL)
    return damaged[verdict->effect];
  return verdict_rules[verdict->kind];
}
