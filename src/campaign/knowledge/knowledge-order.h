/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the making of knowledge only: in which order an admiral knows of facts, so that it tells of nothing else (F-CAMP-8). */

#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

guint32 forcon_known_work (const ForconCampaign *truth, ForconSideId admiral, const ForconCampaignEvent *event);
void forcon_known_events_settle (GArray *events, guint from);

G_END_DECLS
