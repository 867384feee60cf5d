/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* An alarm of the clock, seen under the header until somebody has seen it. */
#define FORCON_TYPE_ALARM_BAR (forcon_alarm_bar_get_type ())
G_DECLARE_FINAL_TYPE (ForconAlarmBar, forcon_alarm_bar, FORCON, ALARM_BAR, ForconPanel)

/**
 * forcon_alarm_to_text:
 * @campaign: the campaign whose alarm rings
 * @minutes: how many are left; 0: the period is over
 *
 * Returns: (transfer full): "5 minutes left: collecting orders"
 */
char *forcon_alarm_to_text (const ForconCampaign *campaign, gint minutes);

G_END_DECLS
