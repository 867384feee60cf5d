/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/rules/twilight-owed.h"

G_BEGIN_DECLS

/*
 * What a person reads for a value of the closed lists of the fleet dice, in the user's language, in small letters.
 * The text belongs to the program.
 */
const char *forcon_label_twilight_side (ForconTwilightSide side);
const char *forcon_label_twilight_place (ForconTwilightPlace place);
const char *forcon_label_twilight_step (ForconTwilightStep step);
const char *forcon_label_anomaly (ForconAnomaly anomaly);
const char *forcon_label_twilight_asset (ForconTwilightAsset asset);
const char *forcon_label_twilight_law (ForconTwilightLaw law);
const char *forcon_label_neighbour_thing (ForconNeighbourThing thing);
const char *forcon_label_twilight_effect (ForconTwilightEffect effect);
const char *forcon_label_twilight_loss (ForconTwilightLoss loss);
const char *forcon_label_hit_policy (ForconHitPolicy policy);
const char *forcon_label_twilight_command (ForconTwilightCommandKind command);

G_END_DECLS
