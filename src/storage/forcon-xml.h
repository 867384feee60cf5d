/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-field.h"

G_BEGIN_DECLS

/* A file that is being read: where the reader is, and what the element there holds. */
typedef struct _ForconXml ForconXml;

typedef void (*ForconXmlHandler) (ForconXml *xml, gpointer data);

/**
 * ForconXmlElement:
 * @element: name of an element
 * @parent: (nullable): name of the element that it stands in; %NULL for the root
 * @start: (nullable): called where it begins, with its attributes
 * @end: (nullable): called where it ends
 *
 * One row of the table that says how a kind of file is read. Elements without a row are passed over where a schema has
 * seen them, and refused otherwise.
 */
typedef struct {
  const char *element;
  const char *parent;
  ForconXmlHandler start;
  ForconXmlHandler end;
} ForconXmlElement;

/* Bytes at most of a file that people write. */
#define FORCON_XML_WRITTEN_MAX (4 * 1024 * 1024)

/**
 * ForconXmlKind:
 * @root: name of the root element
 * @schema: (nullable): in the data folder; without one the handlers see everything first, and must trust nothing
 * @elements: (array length=n_elements): how it is read
 * @n_elements: how many
 * @exact: whether values keep the blanks around them
 * @size_max, @stretch_max: bytes at most of the file, and of one tag, text or comment; 0 is what is ordinary
 */
typedef struct {
  const char *root;
  const char *schema;
  const ForconXmlElement *elements;
  gsize n_elements;
  gboolean exact;
  gsize size_max;
  gsize stretch_max;
} ForconXmlKind;

gboolean forcon_xml_read (const char *path, const ForconXmlKind *kind, gpointer data, GError **error);
gboolean forcon_xml_read_text (const char *text, gsize length, const char *name, const ForconXmlKind *kind, gpointer data,
                               GError **error);
char *forcon_xml_read_root (const char *path, gint *line, GError **error);

/* Within a handler */
const char *forcon_xml_path (ForconXml *xml);
gint forcon_xml_line (ForconXml *xml);
const char *forcon_xml_element (ForconXml *xml);
const char *forcon_xml_attribute (ForconXml *xml, const char *name);
GStrv forcon_xml_dup_attributes (ForconXml *xml);
gint forcon_xml_int (ForconXml *xml, const char *name, gint fallback);
guint64 forcon_xml_unsigned (ForconXml *xml, const char *name, guint64 fallback);
gboolean forcon_xml_flag (ForconXml *xml, const char *name);
ForconLength forcon_xml_length (ForconXml *xml, const char *name, ForconLength fallback);
ForconAngle forcon_xml_angle (ForconXml *xml, const char *name, ForconAngle fallback);
ForconFraction forcon_xml_fraction (ForconXml *xml, const char *name, ForconFraction fallback);
ForconDiceFormula forcon_xml_formula (ForconXml *xml, const char *name);
void forcon_xml_word (ForconXml *xml, const char *name, const ForconFieldType *type, gpointer value);
guint forcon_xml_shared_word (ForconXml *xml, const char *name, GPtrArray *words);

/* What is wrong and the schema could not say. The first error counts; no handler is called after it. */
gboolean forcon_xml_failed (ForconXml *xml);
void forcon_xml_take_error (ForconXml *xml, GError *error);
gboolean forcon_xml_check_safe (ForconXml *xml, const char *name, const char *text);
void forcon_xml_fail (ForconXml *xml, gint line, const char *expected, const char *format, ...) G_GNUC_PRINTF (4, 5);
void forcon_xml_fail_value (ForconXml *xml, const char *name, const char *expected);
void forcon_xml_fail_word (ForconXml *xml, const char *name);

/* Turns a word into an enum by one of the forcon_…_from_word() functions; an absent attribute changes nothing. */
#define forcon_xml_term(xml, name, from_word, value)                                                                   \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    const char *forcon_xml_word_ = forcon_xml_attribute (xml, name);                                                   \
    if (forcon_xml_word_ != NULL && !from_word (forcon_xml_word_, value))                                              \
      forcon_xml_fail_word (xml, name);                                                                                \
  }                                                                                                                    \
  G_STMT_END

/* Attributes that were kept for later: name, value, name, value, … */
const char *forcon_attributes_get (const char *const *attributes, const char *name);

G_END_DECLS
