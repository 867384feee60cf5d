/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/**
 * ForconIndexMark:
 * @phase: in which it was given; 0 is before play
 * @topics: bit FORCON_TOPIC_BIT() of each topic
 * @admirals: bit (1 << side id) of each admiral whose doing it is or whom it concerns
 * @first_clash, @last_clash: the clashes that it opened, or the one that it belongs to; 0 is none
 *
 * By what an entry can be found.
 */
typedef struct {
  gint phase;
  guint32 topics;
  guint32 admirals;
  guint32 first_clash;
  guint32 last_clash;
} ForconIndexMark;

/*
 * What each entry of a journal is about, so that it can be filtered. It is made from the entries alone, without the
 * states between them.
 */
typedef struct _ForconChronicleIndex ForconChronicleIndex;

/**
 * forcon_chronicle_index_new:
 * @start: the campaign before the first entry
 *
 * Returns: (transfer full): an index of no entries yet
 */
ForconChronicleIndex *forcon_chronicle_index_new (const ForconCampaign *start);

void forcon_chronicle_index_free (ForconChronicleIndex *index);

/**
 * forcon_chronicle_index_add:
 * @index: an index
 * @entry: the entry that comes next
 */
void forcon_chronicle_index_add (ForconChronicleIndex *index, const ForconCampaignEntry *entry);

guint forcon_chronicle_index_length (const ForconChronicleIndex *index);

/**
 * forcon_chronicle_index_mark:
 * @index: an index
 * @place: of an entry, from 0, below its length
 *
 * Returns: (transfer none): what the entry is about; valid until entries are added or cut off
 */
const ForconIndexMark *forcon_chronicle_index_mark (const ForconChronicleIndex *index, guint place);

/* Forgets the entries from @place on. */
void forcon_chronicle_index_cut (ForconChronicleIndex *index, guint place);

/**
 * forcon_campaign_entry_topic:
 * @entry: an entry
 *
 * Returns: what its command is about; what came of it may be about more
 */
ForconTopic forcon_campaign_entry_topic (const ForconCampaignEntry *entry);

/**
 * forcon_campaign_entry_is_ruled:
 * @entry: an entry
 *
 * Returns: whether the master's word came before the rules in it, or before the dice
 */
gboolean forcon_campaign_entry_is_ruled (const ForconCampaignEntry *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconChronicleIndex, forcon_chronicle_index_free)

G_END_DECLS
