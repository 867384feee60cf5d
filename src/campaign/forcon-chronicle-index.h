/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-chronicle.h"

G_BEGIN_DECLS

/* What entries of a journal are about. Bits of a mask, so that one entry may be about several. */
typedef enum {
  FORCON_TOPIC_PHASES,
  FORCON_TOPIC_ORDERS,
  FORCON_TOPIC_MOVEMENT,
  FORCON_TOPIC_DETECTION,
  FORCON_TOPIC_CLASHES,
  FORCON_TOPIC_SHIPS,
  FORCON_TOPIC_MESSAGES,
  FORCON_TOPIC_CLOCK,
  FORCON_TOPIC_MASTER,
  FORCON_N_TOPIC,
} ForconTopic;

#define FORCON_TOPIC_BIT(topic) (1u << (topic))

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

ForconChronicleIndex *forcon_chronicle_index_new (const ForconCampaign *start);
void forcon_chronicle_index_free (ForconChronicleIndex *index);
void forcon_chronicle_index_add (ForconChronicleIndex *index, const ForconCampaignEntry *entry);
guint forcon_chronicle_index_length (const ForconChronicleIndex *index);
const ForconIndexMark *forcon_chronicle_index_mark (const ForconChronicleIndex *index, guint place);
void forcon_chronicle_index_cut (ForconChronicleIndex *index, guint place);

ForconTopic forcon_campaign_entry_topic (const ForconCampaignEntry *entry);
gboolean forcon_campaign_entry_is_ruled (const ForconCampaignEntry *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconChronicleIndex, forcon_chronicle_index_free)

G_END_DECLS
