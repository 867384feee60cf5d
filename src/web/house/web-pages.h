/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"
#include "campaign/knowledge/knowledge.h"
#include "web/house/web-pictures.h"
#include "web/house/web-reports.h"
#include "web/house/web-take.h"

G_BEGIN_DECLS

/**
 * forcon_web_pages_of_admiral:
 * @chronicle: the journal of a campaign
 * @knowledge: what papers would tell one of its admirals: what was known before the phase that is being resolved
 * @present: what the admiral knows now: where the campaign stands, and messages
 * @pictures: where they are drawn, a little later
 * @reports: those that were made before
 * @key: by which a proposal for the own ships at a table is handed in
 * @take: given each page
 * @data: for @take
 * @error: (nullable): which page would tell the admiral what is hidden (G_IO_ERROR_PERMISSION_DENIED), or which entry
 *   could not be read
 *
 * Makes the pages of an admiral, but for the order sheet, of nothing but the admiral's knowledge and in the admiral's
 * language, and looks at each for what must not stand there before it is given away (F-CAMP-8).
 *
 * Returns: whether all of them were; where one was not, none was given away after it
 */
gboolean forcon_web_pages_of_admiral (ForconChronicle *chronicle, const ForconKnowledge *knowledge,
                                      const ForconKnowledge *present, ForconWebPictures *pictures,
                                      ForconWebReports *reports, const char *key, ForconWebTake take, gpointer data,
                                      GError **error);

/* Makes the pages that everybody may see: the main map and the clock, and what is said at wrong addresses. */
void forcon_web_pages_of_everybody (const ForconCampaign *campaign, ForconWebPictures *pictures, ForconWebTake take,
                                    gpointer data);

/**
 * forcon_web_pin_page:
 * @campaign: a campaign
 * @admiral: of whom a PIN is wanted
 * @words: (nullable): what there is to say of the last one
 *
 * Returns: (transfer full): the page that asks for it
 */
GBytes *forcon_web_pin_page (const ForconCampaign *campaign, ForconSideId admiral, const char *words);

G_END_DECLS
