/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The text of an XML file with the places of its elements and attributes, to change single ones and leave every other
 * byte as it is: comments, processing instructions, the order of attributes, blanks and line ends.
 */
typedef struct _ForconXmlSource ForconXmlSource;

/**
 * ForconXmlPart:
 * @name: of the element
 * @parent: number of the element around it, or 0
 * @begin, @tag_end, @end: where its start tag begins, and behind its start tag and itself; bytes
 * @empty: whether it is one tag, as <alarm/>
 * @first, @n: its attributes, within the source
 */
typedef struct {
  char *name;
  guint parent;
  gsize begin;
  gsize tag_end;
  gsize end;
  gboolean empty;
  guint first;
  guint n;
} ForconXmlPart;

/**
 * forcon_xml_source_new:
 * @text: well-formed XML without DOCTYPE, as forcon_xml_read() has accepted it and forcon_xml_text_decode() gives it;
 *   or a part of such a file that is one element
 *
 * Returns: (transfer full): the text; its elements count from 1, in their order
 */
ForconXmlSource *forcon_xml_source_new (const char *text);

void forcon_xml_source_free (ForconXmlSource *source);
guint forcon_xml_source_n_parts (const ForconXmlSource *source);
const ForconXmlPart *forcon_xml_source_part (const ForconXmlSource *source, guint part);

/**
 * forcon_xml_source_get:
 * @part: an element
 * @name: of an attribute
 *
 * Returns: (transfer full) (nullable): its value before any change, or %NULL where there is none
 */
char *forcon_xml_source_get (const ForconXmlSource *source, guint part, const char *name);

/* Returns: name of an attribute of the element, from 0; %NULL behind the last */
const char *forcon_xml_source_attribute (const ForconXmlSource *source, guint part, guint i);

/* Returns: (transfer full): the element as it was before any change, its lines as deep as if it were the root */
char *forcon_xml_source_dup (const ForconXmlSource *source, guint part);

/**
 * forcon_xml_source_set:
 * @part: an element
 * @name: of an attribute
 * @value: (nullable): what it is to be; %NULL takes it away
 */
void forcon_xml_source_set (ForconXmlSource *source, guint part, const char *name, const char *value);

/* Takes the element out, with its line where it has lines to itself. */
void forcon_xml_source_remove (ForconXmlSource *source, guint part);

/**
 * forcon_xml_source_insert:
 * @parent: the element that it is to stand in
 * @after: the one in @parent that it is to stand behind; 0: it is the first
 * @text: one element as forcon_xml_source_dup() gives it; its lines are indented as its neighbours are, and it stands
 *   on their line where they share one
 *
 * What is inserted at one place later stands behind what was earlier.
 */
void forcon_xml_source_insert (ForconXmlSource *source, guint parent, guint after, const char *text);

/* Returns: (transfer full): the text with all changes */
char *forcon_xml_source_finish (const ForconXmlSource *source);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconXmlSource, forcon_xml_source_free)

G_END_DECLS
