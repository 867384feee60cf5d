/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/xml/xml.h"

#include <libxml/parser.h>
#include <libxml/xmlschemas.h>

G_BEGIN_DECLS

/* An element that is open. */
typedef struct {
  const char *name;
  gint line;
} ForconXmlOpen;

typedef struct {
  const char *name;
  char *value;
} ForconXmlAttribute;

/**
 * ForconXml:
 * @path: the file
 * @text, @size: its bytes
 * @parser: libxml2's, during a pass
 * @validating: a pass with a validator is not stopped: libxml2 would lose what it has open
 * @validator, @validator_data: (nullable): what then sees the file, see forcon_xml_put_gate()
 * @n_unseen: elements that are open and that the validator was not shown
 * @on_start, @on_end: (nullable): what a pass does with an element
 * @open: (element-type ForconXmlOpen): elements that are open, the root first
 * @attributes: (element-type ForconXmlAttribute): of @element
 * @n_elements: how many have begun in this pass
 * @element: the element that is being dealt with: it begins, it ends, or its text was read
 * @kind, @data: for the pass that calls the handlers
 * @decoded: whether @text is UTF-8 whatever its declaration names
 * @root, @root_line: (nullable): name of the root element, and where it is
 * @error: the first error
 */
struct _ForconXml {
  const char *path;
  char *text;
  gsize size;
  xmlParserCtxtPtr parser;
  gboolean validating;
  const xmlSAXHandler *validator;
  void *validator_data;
  guint n_unseen;
  void (*on_start) (ForconXml *xml);
  void (*on_end) (ForconXml *xml);
  GArray *open;
  GArray *attributes;
  guint n_elements;
  ForconXmlOpen element;
  const ForconXmlKind *kind;
  gpointer data;
  gboolean decoded;
  char *root;
  gint root_line;
  GError *error;
};

/* libxml2 made the error of its callbacks constant in 2.12. */
#if LIBXML_VERSION >= 21200
typedef const xmlError *ForconXmlErrorPtr;
#else
typedef xmlErrorPtr ForconXmlErrorPtr;
#endif

/*< private >
 * forcon_xml_load_bytes:
 * @path: a file
 * @most: how many bytes it may have
 * @error: #ForconFileError
 *
 * Returns: (transfer full): what is in it, not empty and without a byte 0; %NULL with @error set
 */
GBytes *forcon_xml_load_bytes (const char *path, gsize most, GError **error);

/*< private >
 * forcon_xml_pass:
 * @xml: a file that was loaded
 * @validator: (nullable): what sees every element right after our own handler
 *
 * Runs the parser once over the whole file, up to the first error.
 */
void forcon_xml_pass (ForconXml *xml, xmlSchemaValidCtxtPtr validator);

/*< private >
 * forcon_xml_put_gate:
 * @xml: a file whose parser has a validator plugged in
 * @gate: what the parser calls instead of the validator until that is unplugged
 */
void forcon_xml_put_gate (ForconXml *xml, xmlSAXHandler *gate);

/*< private >
 * forcon_xml_read_kept:
 * @text: what a file held, as forcon_xml_text_decode() gives it
 * @path: the file, for errors and for what it refers to
 *
 * As forcon_xml_read(), of a file whose text was kept.
 *
 * Returns: whether it was sound and every handler was content
 */
gboolean forcon_xml_read_kept (const char *text, const char *path, const ForconXmlKind *kind, gpointer data,
                               GError **error);

/*< private >
 * forcon_xml_validate:
 * @xml: a file that is well-formed
 * @schema: file of the data folder's schemas
 *
 * Sets the file's error where it is not valid.
 */
void forcon_xml_validate (ForconXml *xml, const char *schema);

G_END_DECLS
