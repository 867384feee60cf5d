/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/odds/twilight-odds.h"

/*
 * Small combats by counting all ways in which the dice can fall, each die hitting or not. Written from the rules,
 * with casualties of its own, and nothing of the odds that it is there to prove. Forces of up to BRUTE_UNITS_MAX
 * units.
 */
#define BRUTE_UNITS_MAX 3

typedef struct {
  double attacker;
  double draw;
  double defender;
  double ongoing;
  double rounds;
  double cost_left[2];
} BruteAnswer;

void brute_force (const ForconTwilightRules *rules, const ForconTwilightMatch *match, BruteAnswer *answer);
