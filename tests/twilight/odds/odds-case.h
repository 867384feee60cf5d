/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/random.h"
#include "twilight/odds/twilight-odds.h"

#define ATTACKER FORCON_TWILIGHT_SIDE_ATTACKER
#define DEFENDER FORCON_TWILIGHT_SIDE_DEFENDER

/* The rules that come with the program, read once. */
const ForconTwilightRules *odds_rules (void);

/* Who fights whom, as on the command line. */
ForconTwilightMatch odds_match (ForconTwilightPlace place, const char *attacker, const char *defender);
/* The answer, which has to be there. */
ForconTwilightOdds odds_of (const ForconTwilightMatch *match);

/* Forces of 1 to @most of each of some units, with damage, modifiers, policy and order. */
ForconTwilightMatch odds_random_match (ForconRandom *random, guint most);

/* The chances add up to 1 within 1e-12, and no number is none. */
void odds_assert_sound (const ForconTwilightOdds *odds);
void odds_assert_near (double a, double b, double tolerance);
