/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "report/history/return-summary.h"

G_BEGIN_DECLS

/* What a clash cost whom, side by side, to be read out. */
#define FORCON_TYPE_CLASH_SUMMARY (forcon_clash_summary_get_type ())
G_DECLARE_FINAL_TYPE (ForconClashSummary, forcon_clash_summary, FORCON, CLASH_SUMMARY, ForconPanel)

/**
 * forcon_clash_summary_show:
 * @self: a summary
 * @campaign: in which admirals have their names
 * @summary: (nullable): what is to be said, or nothing
 */
void forcon_clash_summary_show (ForconClashSummary *self, const ForconCampaign *campaign,
                                const ForconReturnSummary *summary);

G_END_DECLS
