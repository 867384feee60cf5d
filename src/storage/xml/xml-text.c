/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/xml/xml-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "storage/files/file-error.h"
#include "storage/files/file-save.h"
#include "storage/xml/xml-private.h"

/* UTF-8 is written with or without this in front. */
#define MARK "\xef\xbb\xbf"

/* Of a letter in another encoding, bytes at most. */
#define LETTER_MAX 16

gboolean
forcon_xml_encoding_is_plain (const char *name)
{
  static const char *const prefixes[] = { "UTF-8", "US-ASCII", "ASCII", "ISO-8859-", "windows-125", "CP125", "KOI8-" };

  for (gsize i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_ascii_strncasecmp (name, prefixes[i], strlen (prefixes[i])) == 0)
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full) (nullable): the encoding that the declaration names; %NULL where it is UTF-8 */
static char *
foreign_encoding (const char *text, gsize length)
{
  g_autofree char *head = g_strndup (text, MIN (length, 1000));
  const char *end = g_str_has_prefix (head, "<?xml") ? strstr (head, "?>") : NULL;
  const char *at = end == NULL ? NULL : g_strstr_len (head, end - head, "encoding");
  g_autofree char *name = NULL;

  at = at == NULL ? NULL : at + strcspn (at, "\"'");
  if (at == NULL || at >= end)
    return NULL;
  name = g_strndup (at + 1, strcspn (at + 1, "\"'"));
  return g_ascii_strcasecmp (name, "UTF-8") == 0 ? NULL : g_steal_pointer (&name);
}

char *
forcon_xml_text_decode (const char *bytes, gsize length)
{
  g_autofree char *encoding = foreign_encoding (bytes, length);
  g_autofree char *text = NULL;

  if (encoding == NULL)
    text = g_strndup (bytes, length);
  else if (forcon_xml_encoding_is_plain (encoding))
    text = g_convert (bytes, (gssize) length, "UTF-8", encoding, NULL, NULL, NULL);
  return text != NULL && g_utf8_validate (text, -1, NULL) ? g_steal_pointer (&text) : NULL;
}

/* Appends one letter, as a reference where the encoding has none for it. */
static void
append_letter (GString *bytes, GIConv converter, const char *letter)
{
  gsize left = (gsize) (g_utf8_next_char (letter) - letter);
  char *in = (char *) letter;
  char encoded[LETTER_MAX];
  char *out = encoded;
  gsize room = sizeof encoded;

  if ((guchar) *letter < 0x80)
    g_string_append_c (bytes, *letter);
  else if (converter != (GIConv) -1 && g_iconv (converter, &in, &left, &out, &room) == 0)
    g_string_append_len (bytes, encoded, out - encoded);
  else
    g_string_append_printf (bytes, "&#%u;", g_utf8_get_char (letter));
}

char *
forcon_xml_text_encode (const char *text)
{
  g_autofree char *encoding = foreign_encoding (text, strlen (text));
  GString *bytes;
  GIConv converter;

  if (encoding == NULL)
    return g_strdup (text);
  bytes = g_string_new (NULL);
  converter = g_iconv_open (encoding, "UTF-8");
  for (const char *letter = text; *letter != '\0'; letter = g_utf8_next_char (letter))
    append_letter (bytes, converter, letter);
  if (converter != (GIConv) -1)
    g_iconv_close (converter);
  return g_string_free (bytes, FALSE);
}

char *
forcon_xml_text_load (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = forcon_xml_load_bytes (path, FORCON_XML_WRITTEN_MAX, error);
  g_autofree char *text = NULL;

  if (bytes == NULL)
    return NULL;
  text = forcon_xml_text_decode (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  if (text == NULL)
    forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, path, 0, _ ("the file is in another encoding"),
                           _ ("UTF-8"));
  return g_steal_pointer (&text);
}

gboolean
forcon_xml_text_save (const char *path, const char *text, GError **error)
{
  g_autofree char *bytes = forcon_xml_text_encode (text);

  return forcon_file_save (path, bytes, error);
}
