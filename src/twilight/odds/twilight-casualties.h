/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/odds/twilight-match.h"

G_BEGIN_DECLS

/**
 * ForconCasualties:
 * @place: of the unit among the units of the rules
 * @destroys: whether a hit destroys one, or else is cancelled by one that sustains damage
 * @count: hits of which that is true, one after the other
 *
 * A stretch of what hits do to a side.
 */
typedef struct {
  guint8 place;
  gboolean destroys;
  guint count;
} ForconCasualties;

/* Every unit sustains in one stretch and is destroyed in another. */
#define FORCON_CASUALTIES_MAX (2 * FORCON_UNITS_MAX)

/**
 * forcon_twilight_match_casualties:
 * @rules: the rules
 * @match: the question, with policies and orders
 * @side: of whom
 * @list: (out) (array): room for %FORCON_CASUALTIES_MAX
 *
 * What the hits on a side do, from the first to the one that destroys its last unit (T-ODDS-1). What takes no part in a
 * combat of that place is not in it. On the ground all that can sustain do so first, whatever the policy.
 *
 * Returns: how many stretches
 */
guint forcon_twilight_match_casualties (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                        ForconTwilightSide side, ForconCasualties *list);

G_END_DECLS
