/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/*
 * The words by which files and people name what ids stand for: admirals, ships, formations, powers, sectors and
 * objects. What has only a running number, as a clash or a line of a sheet, has no word.
 */

/**
 * forcon_campaign_has_words:
 *
 * Returns: whether ids of this type are named by words
 */
gboolean forcon_campaign_has_words (ForconFieldKind type);

/**
 * forcon_campaign_word_of:
 * @campaign: a campaign
 * @type: of an id
 * @number: the id's value
 *
 * Returns: (nullable) (transfer none): the word; %NULL where there is no such thing, or it has none
 */
const char *forcon_campaign_word_of (const ForconCampaign *campaign, ForconFieldKind type, gint64 number);

/**
 * forcon_campaign_find_word:
 * @campaign: a campaign
 * @type: of an id
 * @text: a word, or a name whatever its capitals; UTF-8
 *
 * The newest of that word or name counts: a formation may be named like one that is over.
 *
 * Returns: the id's value, or 0
 */
gint64 forcon_campaign_find_word (const ForconCampaign *campaign, ForconFieldKind type, const char *text);

G_END_DECLS
