/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-record.h"
#include "forcon-xml-writer.h"
#include "forcon-xml.h"

G_BEGIN_DECLS

/*
 * Records as attributes of an element and back, without loss: each field that is not zero is an attribute of its name.
 * Any text comes back byte by byte. Reading trusts nothing.
 */
void forcon_record_write (xmlTextWriterPtr out, gconstpointer record, const ForconRecordShape *shape);
gboolean forcon_record_read (ForconXml *xml, gpointer record, const ForconRecordShape *shape,
                             const char *const *others);

/* Whether an id, not 0, of a type leads to something. */
typedef gboolean (*ForconRecordJudge) (gconstpointer world, ForconFieldKind type, guint id);

gboolean forcon_record_check (ForconXml *xml, const char *element, gconstpointer record,
                              const ForconRecordShape *shape, ForconRecordJudge judge, gconstpointer world);

void forcon_xml_put_exact (xmlTextWriterPtr out, const char *name, const char *text);
char *forcon_xml_dup_exact (ForconXml *xml, const char *name);
char *forcon_xml_dup_name (ForconXml *xml, const char *name);

/* The greatest number that a field of type INT or ANGLE may have in a state: a hundred of them can be added up. */
#define FORCON_RECORD_NUMBER_MAX 10000000

/* A tag of a record: the longest sheet, each of its characters escaped at the worst. */
#define FORCON_RECORD_STRETCH_MAX (128 * 1024)

G_END_DECLS
