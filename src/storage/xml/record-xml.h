/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/record.h"
#include "storage/xml/xml-writer.h"
#include "storage/xml/xml.h"

G_BEGIN_DECLS

/*
 * Records as attributes of an element and back, without loss: each field that is not zero is an attribute of its name.
 * Any text comes back byte by byte. Reading trusts nothing.
 */

/**
 * forcon_record_write:
 * @out: within an element
 * @record: a record
 * @shape: of it
 *
 * Writes every field that is not zero as an attribute, in their order.
 */
void forcon_record_write (xmlTextWriterPtr out, gconstpointer record, const ForconRecordShape *shape);

/**
 * forcon_record_read:
 * @xml: at an element of a file whose values are exact
 * @record: (out caller-allocates): what forcon_record_write() was given; what is absent stays as it is
 * @shape: of it
 * @others: (nullable) (array zero-terminated=1): attributes that the element may have besides
 *
 * Whether ids lead anywhere is not looked at.
 *
 * Returns: whether it could be read; otherwise that is the file's error
 */
gboolean forcon_record_read (ForconXml *xml, gpointer record, const ForconRecordShape *shape,
                             const char *const *others);

/* Whether an id, not 0, of a type leads to something. */
typedef gboolean (*ForconRecordJudge) (gconstpointer world, ForconFieldKind type, guint id);

/**
 * forcon_record_check:
 * @xml: a file
 * @element: by what word the record goes there
 * @record: a record from it
 * @shape: of @record
 * @judge: tells whether an id leads anywhere
 * @world: for @judge
 *
 * Returns: whether no number in the record is so great that it could not be reckoned with, and every id leads to
 *   something; otherwise that is the file's error
 */
gboolean forcon_record_check (ForconXml *xml, const char *element, gconstpointer record,
                              const ForconRecordShape *shape, ForconRecordJudge judge, gconstpointer world);

/**
 * forcon_xml_put_exact:
 * @out: within an element
 * @name: of an attribute
 * @text: any bytes, which forcon_xml_dup_exact() gives back
 */
void forcon_xml_put_exact (xmlTextWriterPtr out, const char *name, const char *text);

/**
 * forcon_xml_dup_exact:
 * @xml: at an element of a file whose values are exact
 * @name: of an attribute
 *
 * Returns: (transfer full) (nullable): the bytes that forcon_xml_put_exact() was given; %NULL where the attribute is
 *   absent, or wrong, which is then the file's error
 */
char *forcon_xml_dup_exact (ForconXml *xml, const char *name);

/**
 * forcon_xml_dup_name:
 * @xml: at an element of a file whose values are exact
 * @name: of an attribute whose value is shown beside others
 *
 * Returns: (transfer full) (nullable): as forcon_xml_dup_exact(), and %NULL where it is not safe, which is then the
 *   file's error
 */
char *forcon_xml_dup_name (ForconXml *xml, const char *name);

/* The greatest number that a field of type INT or ANGLE may have in a state: a hundred of them can be added up. */
#define FORCON_RECORD_NUMBER_MAX 10000000

/* A tag of a record: the longest sheet, each of its characters escaped at the worst. */
#define FORCON_RECORD_STRETCH_MAX (128 * 1024)

G_END_DECLS
