/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/units.h"

#include <libxml/xmlwriter.h>

G_BEGIN_DECLS

/*
 * Writing XML: each kind of value has one form, so that the same data always gives the same bytes. Attributes belong to
 * the element that was begun last.
 */

/**
 * forcon_xml_document:
 * @write: writes the root element with all that is in it
 * @data: for it
 *
 * Returns: (transfer full): a whole XML document
 */
char *forcon_xml_document (void (*write) (xmlTextWriterPtr out, gconstpointer data), gconstpointer data);

xmlTextWriterPtr forcon_xml_writer_new (xmlBufferPtr buffer);
void forcon_xml_put_text (xmlTextWriterPtr out, const char *name, const char *text);

/* A name must not be empty in a file. */
void forcon_xml_put_name (xmlTextWriterPtr out, const char *name, const char *otherwise);

void forcon_xml_put_unless_empty (xmlTextWriterPtr out, const char *name, const char *text);
void forcon_xml_put_decimal (xmlTextWriterPtr out, const char *name, gint32 value, guint digits);
void forcon_xml_put_length (xmlTextWriterPtr out, const char *name, ForconLength length);
void forcon_xml_put_angle (xmlTextWriterPtr out, const char *name, ForconAngle angle);
void forcon_xml_put_unsigned (xmlTextWriterPtr out, const char *name, guint64 number);
void forcon_xml_put_count (xmlTextWriterPtr out, const char *name, gint count);
void forcon_xml_put_flag (xmlTextWriterPtr out, const char *name, gboolean flag);
void forcon_xml_begin (xmlTextWriterPtr out, const char *element);
void forcon_xml_end (xmlTextWriterPtr out);

G_END_DECLS
