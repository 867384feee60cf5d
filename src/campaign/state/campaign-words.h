/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/*
 * The words by which files and people name what ids stand for: admirals, ships, formations, powers, sectors and objects. What
 * has only a running number, as a clash or a line of a sheet, has no word.
 */
gboolean forcon_campaign_has_words (ForconFieldKind type);
const char *forcon_campaign_word_of (const ForconCampaign *campaign, ForconFieldKind type, gint64 number);
gint64 forcon_campaign_find_word (const ForconCampaign *campaign, ForconFieldKind type, const char *text);

G_END_DECLS
