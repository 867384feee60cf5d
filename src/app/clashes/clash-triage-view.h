/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"
#include "campaign/clash/clash-triage.h"

G_BEGIN_DECLS

/* A clash that waits at a glance: its table, who is there and how strong, the odds, and what is at stake. */
#define FORCON_TYPE_CLASH_TRIAGE_VIEW (forcon_clash_triage_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconClashTriageView, forcon_clash_triage_view, FORCON, CLASH_TRIAGE_VIEW, ForconPanel)

/**
 * forcon_clash_triage_view_show:
 * @self: a view
 * @game: whose clash it is
 * @triage: (nullable): what is shown, or nothing
 * @share: how far the odds are that are tried, 0 to 1; less than 0 when none are
 */
void forcon_clash_triage_view_show (ForconClashTriageView *self, ForconGame *game, const ForconClashTriage *triage,
                                    double share);

G_END_DECLS
