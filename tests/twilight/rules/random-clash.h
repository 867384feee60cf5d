/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/state/twilight-clash.h"

/* Any other number is a run of other fleets. */
#define RANDOM_CLASH_SEED 39

/* The rules of all random clashes. */
const ForconTwilightRules *random_clash_rules (void);
/* In space, before the combat: fleets, neighbours, anomalies, planets, tokens and what the players have. */
ForconTwilightClash *random_clash_new (ForconRandom *random);

guint random_between (ForconRandom *random, guint least, guint most);
gboolean random_one_in (ForconRandom *random, guint n);
