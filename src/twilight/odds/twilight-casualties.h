/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/odds/twilight-odds.h"

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

const ForconUnit *forcon_twilight_match_values (const ForconTwilightMatch *match, const ForconTwilightRules *rules,
                                                ForconTwilightSide side);
gboolean forcon_twilight_match_has_barrage (const ForconTwilightMatch *match);
guint forcon_twilight_match_casualties (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                        ForconTwilightSide side, ForconCasualties *list);

G_END_DECLS
