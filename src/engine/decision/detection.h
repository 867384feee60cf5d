/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Detection: F-EW. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_detection_contest:
 * @decision: a decision at the start of a side's turn
 *
 * That side seeks every hostile formation that it has not identified, in the order of the file. Dice: for each of them
 * the hider's, then the seeker's (F-EW-2).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_detection_contest (ForconDecision *decision);

/**
 * forcon_detection_reveal:
 * @decision: the decision
 * @ship: a ship of the formation that gives itself away
 * @side: to whom, or none: to every hostile side
 * @level: what is known of it from now on
 * @why: how that came
 *
 * Raises what is known of a formation (F-EW-3); never lowers it, and states nothing where nothing changes.
 */
void forcon_detection_reveal (ForconDecision *decision, ForconShipId ship, ForconSideId side, ForconLevel level,
                              ForconReveal why);

/**
 * forcon_detection_expose:
 * @decision: the decision
 * @ship: who is attacked
 * @helper: whose shields or turrets work for it
 *
 * Whoever sees the ship sees that there is somebody beside it: the helper is a contact at least (F-EW-3).
 */
void forcon_detection_expose (ForconDecision *decision, ForconShipId ship, ForconShipId helper);

G_END_DECLS
