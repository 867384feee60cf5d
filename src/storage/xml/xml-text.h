/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The text of an XML file that is edited and written back. While the program has it, it is UTF-8 whatever its
 * declaration names; the file keeps its encoding.
 */

#include <glib.h>

G_BEGIN_DECLS

/**
 * forcon_xml_encoding_is_plain:
 * @name: an encoding, as a declaration names it
 *
 * What is read counts on it that a tag begins where the byte "<" is. Encodings that have state could hide one.
 *
 * Returns: whether in this one every "<" is that byte, and nothing else is
 */
gboolean forcon_xml_encoding_is_plain (const char *name);

/**
 * forcon_xml_text_decode:
 * @bytes: what an XML file holds
 * @length: of @bytes
 *
 * Returns: (transfer full) (nullable): the same in UTF-8, its declaration as it is; %NULL where it is not in the
 *   encoding that it names, or that is not plain
 */
char *forcon_xml_text_decode (const char *bytes, gsize length);

/**
 * forcon_xml_text_encode:
 * @text: as forcon_xml_text_decode() gives it, or changed since then
 *
 * Returns: (transfer full): in the encoding that its declaration names; what that has no characters for are references
 */
char *forcon_xml_text_encode (const char *text);

/**
 * forcon_xml_text_load:
 * @path: a file
 * @error: #ForconFileError
 *
 * Returns: (transfer full): its text, decoded; %NULL with @error set
 */
char *forcon_xml_text_load (const char *path, GError **error);

/* Writes the text, encoded, as forcon_file_save() does. */
gboolean forcon_xml_text_save (const char *path, const char *text, GError **error);

G_END_DECLS
