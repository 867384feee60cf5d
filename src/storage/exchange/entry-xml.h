/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"
#include "storage/xml/xml-writer.h"
#include "storage/xml/xml.h"

G_BEGIN_DECLS

/*
 * An entry of the journal of a campaign as XML and back: an element <entry> with the command, the dice as they fell
 * and every event. The same entry always gives the same bytes.
 */

/**
 * forcon_entry_write:
 * @out: where to
 * @entry: an entry
 *
 * Writes one element <entry> with all that the entry says.
 */
void forcon_entry_write (xmlTextWriterPtr out, const ForconCampaignEntry *entry);

/**
 * forcon_entry_to_xml:
 * @entry: an entry
 *
 * Returns: (transfer full): it as XML
 */
char *forcon_entry_to_xml (const ForconCampaignEntry *entry);

/**
 * forcon_entry_from_xml:
 * @xml: (array length=length): what forcon_entry_to_xml() writes; nothing in it is trusted
 * @length: bytes
 * @error: #ForconFileError, one line
 *
 * Returns: (transfer full): the entry, or %NULL with @error set
 */
ForconCampaignEntry *forcon_entry_from_xml (const char *xml, gsize length, GError **error);

/*
 * For files in which entries stand among other things: what is called at the start of <entry> and of each element in
 * it, those of FORCON_ENTRY_PARTS. Nothing in the file is trusted.
 */
#define FORCON_ENTRY_ELEMENT "entry"
#define FORCON_ENTRY_PARTS(P) P ("wish") P ("moment") P ("order") P ("dice") P ("fact") P ("table")

/**
 * forcon_entry_read_start:
 * @xml: a file, at the start of an <entry>
 * @entry: a new entry
 *
 * Reads what the element itself says.
 */
void forcon_entry_read_start (ForconXml *xml, ForconCampaignEntry *entry);

/**
 * forcon_entry_read_part:
 * @xml: a file, at the start of an element in an <entry>
 * @entry: the entry
 *
 * Reads one of FORCON_ENTRY_PARTS.
 */
void forcon_entry_read_part (ForconXml *xml, ForconCampaignEntry *entry);

G_END_DECLS
