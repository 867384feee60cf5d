/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"
#include "storage/scenario/scenario.h"
#include "forcon-test-staff.h"

G_BEGIN_DECLS

/* All that is made for an admiral: report, facts, map, public map, file, tables. */
ForconScenario *secrecy_scenario (guint64 seed);
ForconKnowledge *secrecy_knowledge (ForconChronicle *chronicle, ForconSideId admiral, gint phase);
char *secrecy_words (ForconChronicle *chronicle, ForconSideId admiral, gint phase);
char *secrecy_pages (ForconChronicle *chronicle, ForconSideId admiral, gint phase);
char *secrecy_pictures (ForconChronicle *chronicle, ForconSideId admiral, gint phase);

G_END_DECLS
