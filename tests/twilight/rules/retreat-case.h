/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight-case.h"

/*
 * A defender who has announced a retreat from one cruiser, in step 5 of round 1. There is one system to go to, in which it has a unit
 * and a command token.
 */
TwilightCase *retreat_case (const char *defender);
/* The start, changed by hand, stands at this step of round 1. */
void retreat_restart (TwilightCase *self, ForconTwilightStep step);

/* Of the start: to change before retreat_restart(). */
ForconUnit *retreat_values (TwilightCase *self, const char *word);
ForconTwilightPlanet *retreat_planet (TwilightCase *self, const char *ground, gint controller);
