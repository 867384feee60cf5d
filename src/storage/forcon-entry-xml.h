/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-chronicle.h"
#include "forcon-xml-writer.h"

G_BEGIN_DECLS

/*
 * An entry of the journal of a campaign as XML and back: an element <entry> with the command, the dice as they fell and every
 * event. The same entry always gives the same bytes.
 */
void forcon_entry_write (xmlTextWriterPtr out, const ForconCampaignEntry *entry);
char *forcon_entry_to_xml (const ForconCampaignEntry *entry);
ForconCampaignEntry *forcon_entry_from_xml (const char *xml, gsize length, GError **error);

G_END_DECLS
