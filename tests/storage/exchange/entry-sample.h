/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/* Entries of a journal in which anything may stand that has a place there, whether it makes sense or not. */
ForconCampaignEntry *sample_random_entry (ForconRandom *random);
ForconCampaignEvent sample_random_fact (ForconRandom *random, ForconCampaignEventKind kind);
ForconEvent sample_random_table_event (ForconRandom *random, ForconEventKind kind);
void sample_fill_record (ForconRandom *random, gpointer record, const ForconRecordShape *shape);
gboolean sample_entries_equal (const ForconCampaignEntry *a, const ForconCampaignEntry *b);

G_END_DECLS
