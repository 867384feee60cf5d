/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/history/campaign-history.h"
#include "render/paper/folio.h"

G_BEGIN_DECLS

/*
 * The whole campaign for the talk at the end of the game: the strength of the fleets, losses, luck with charts, and phase by
 * phase what mattered. For everybody, but only when the game is over: it hides nothing.
 */
ForconFolio *forcon_campaign_history_folio (ForconChronicle *chronicle, const ForconPaperForm *form, GError **error);
char *forcon_campaign_history_text (const ForconCampaignHistory *history);
ForconFolio *forcon_campaign_history_folio_of (const ForconCampaignHistory *history, const ForconPaperForm *form);

G_END_DECLS
