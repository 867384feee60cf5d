/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the fleet dice only: where a side may go, what it takes along, and what has room (T-RET, T-END-3). */

#include "twilight/rules/twilight-decision.h"

G_BEGIN_DECLS

ForconTwilightVerdict forcon_twilight_judge_system (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                                    ForconTwilightSide side, guint system);

gboolean forcon_twilight_is_cargo (const ForconUnit *unit);
gboolean forcon_twilight_goes_itself (const ForconUnit *unit);
guint forcon_twilight_room_aboard (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId ship);
guint forcon_twilight_space_of (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit,
                                gboolean damaged);

/* What is aboard: (element-type ForconLoad), every row with its ship; ships of one kind are filled by it one after the other. */
GArray *forcon_twilight_stow (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
guint forcon_twilight_stowed (const GArray *manifest, ForconUnitId unit, gboolean damaged);

G_END_DECLS
