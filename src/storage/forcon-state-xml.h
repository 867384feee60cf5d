/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-campaign.h"
#include "forcon-xml-writer.h"

G_BEGIN_DECLS

/*
 * The whole state of a campaign as XML and back, for snapshots and exchange: an element <state> with one element for each
 * record of each table, the fleet, and the battles of open clashes. The same state always gives the same bytes.
 */
void forcon_state_write (xmlTextWriterPtr out, const ForconCampaign *campaign);
char *forcon_state_to_xml (const ForconCampaign *campaign);
ForconCampaign *forcon_state_from_xml (const char *xml, gsize length, const ForconRules *rules, GError **error);

G_END_DECLS
