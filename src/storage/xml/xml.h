/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/field.h"

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

/**
 * forcon_xml_read:
 * @path: the file
 * @kind: what it should be
 * @data: for the handlers
 * @error: #ForconFileError, one line
 *
 * Reads an XML file: a plain file of at most 16 MB, or what its kind says, without any DOCTYPE or namespace, valid by
 * its schema. Nothing else is read on its behalf, from the disk or the network.
 *
 * Returns: whether it was sound and every handler was content
 */
gboolean forcon_xml_read (const char *path, const ForconXmlKind *kind, gpointer data, GError **error);

/**
 * forcon_xml_read_text:
 * @text: XML
 * @length: of @text, bytes
 * @name: what errors call it
 * @kind: what it should be; it has no schema
 * @data: for the handlers
 * @error: #ForconFileError, one line
 *
 * Reads what the program itself has written and does not trust: in one pass, without a schema. Otherwise as
 * forcon_xml_read().
 *
 * Returns: whether it was sound and every handler was content
 */
gboolean forcon_xml_read_text (const char *text, gsize length, const char *name, const ForconXmlKind *kind,
                               gpointer data, GError **error);

/**
 * forcon_xml_read_root:
 * @path: a file
 * @line: (out): where its root element begins
 * @error: #ForconFileError, one line
 *
 * Returns: (transfer full): name of the root element of a file that is XML, or %NULL with @error set
 */
char *forcon_xml_read_root (const char *path, gint *line, GError **error);

/* Within a handler */
const char *forcon_xml_path (ForconXml *xml);

/* The line of the element that is being dealt with. */
gint forcon_xml_line (ForconXml *xml);

/* Its name. */
const char *forcon_xml_element (ForconXml *xml);

/**
 * forcon_xml_attribute:
 * @xml: a file, at the start of an element
 * @name: of an attribute
 *
 * Returns: (nullable): its value without blanks around it, until the handler returns; %NULL where it is absent
 */
const char *forcon_xml_attribute (ForconXml *xml, const char *name);

/**
 * forcon_xml_dup_attributes:
 * @xml: a file, at the start of an element
 *
 * Returns: (transfer full): all its attributes, for forcon_attributes_get()
 */
GStrv forcon_xml_dup_attributes (ForconXml *xml);

gint forcon_xml_int (ForconXml *xml, const char *name, gint fallback);
guint64 forcon_xml_unsigned (ForconXml *xml, const char *name, guint64 fallback);

/* Whether the attribute is there and says yes. */
gboolean forcon_xml_flag (ForconXml *xml, const char *name);

ForconLength forcon_xml_length (ForconXml *xml, const char *name, ForconLength fallback);
ForconAngle forcon_xml_angle (ForconXml *xml, const char *name, ForconAngle fallback);
ForconFraction forcon_xml_fraction (ForconXml *xml, const char *name, ForconFraction fallback);

/* An attribute that is absent is 0. */
ForconDiceFormula forcon_xml_formula (ForconXml *xml, const char *name);

/* One of a closed list; an absent attribute changes nothing. */
void forcon_xml_word (ForconXml *xml, const char *name, const ForconFieldType *type, gpointer value);

/**
 * forcon_xml_shared_word:
 * @xml: a file, at the start of an element
 * @name: of an attribute by which elements belong together
 * @words: (element-type utf8): those that were there before; a new one is added
 *
 * Returns: the number of the word, from 1; 0 where the attribute is absent
 */
guint forcon_xml_shared_word (ForconXml *xml, const char *name, GPtrArray *words);

/* What is wrong and the schema could not say. The first error counts; no handler is called after it. */
gboolean forcon_xml_failed (ForconXml *xml);

/**
 * forcon_xml_take_error:
 * @xml: a file
 * @error: (transfer full): what went wrong, already a whole line
 */
void forcon_xml_take_error (ForconXml *xml, GError *error);

/**
 * forcon_xml_check_safe:
 * @xml: a file, at the start of an element
 * @name: of an attribute
 * @text: its value, UTF-8
 *
 * Returns: whether it is safe to stand beside others; otherwise that is the file's error
 */
gboolean forcon_xml_check_safe (ForconXml *xml, const char *name, const char *text);

/**
 * forcon_xml_fail:
 * @xml: a file
 * @line: where it is wrong
 * @expected: what was expected, translated, and nothing in it from the file
 * @format: what is wrong, translated
 * @...: its values; they are made fit for a line
 *
 * Ends the reading with an error.
 */
void forcon_xml_fail (ForconXml *xml, gint line, const char *expected, const char *format, ...) G_GNUC_PRINTF (4, 5);

/**
 * forcon_xml_fail_value:
 * @xml: a file, at the start of an element
 * @name: of an attribute whose value is wrong
 * @expected: what was expected, translated
 */
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

/**
 * forcon_attributes_get:
 * @attributes: (nullable): from forcon_xml_dup_attributes()
 * @name: of an attribute
 *
 * Returns: (nullable): its value
 */
const char *forcon_attributes_get (const char *const *attributes, const char *name);

G_END_DECLS
