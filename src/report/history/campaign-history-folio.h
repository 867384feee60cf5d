/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/history/campaign-history.h"
#include "render/paper/folio.h"

G_BEGIN_DECLS

/*
 * The whole campaign for the talk at the end of the game: the strength of the fleets, losses, luck with charts, and
 * phase by phase what mattered. For everybody, but only when the game is over: it hides nothing.
 */

/**
 * forcon_campaign_history_folio:
 * @chronicle: the journal of a campaign
 * @pace: (nullable) (element-type ForconPaceSpan): notes of where the master's hours went
 * @form: on which paper, in which style
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): upright pages with a bookmark for each part, of all that is in force
 */
ForconFolio *forcon_campaign_history_folio (ForconChronicle *chronicle, const GArray *pace,
                                            const ForconPaperForm *form, GError **error);

/**
 * forcon_campaign_history_text:
 * @history: a campaign in figures
 *
 * Returns: (transfer full): the same as forcon_campaign_history_folio() as plain text, without the charts
 */
char *forcon_campaign_history_text (const ForconCampaignHistory *history);

G_END_DECLS
