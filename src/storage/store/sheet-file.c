/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order sheets as text files, from whatever machine they come. */
#define _POSIX_C_SOURCE 200809L /* fdopen() */

#include "storage/store/sheet-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "campaign/state/campaign.h"
#include "storage/files/file-error.h"
#include "base/place.h"

/* No sheet is longer, whatever its letters. */
#define BYTES_MAX (8 * FORCON_SHEET_TEXT_MAX)

static char *
convert (const char *bytes, gsize length, const char *encoding)
{
  gsize written = 0;
  g_autofree char *text = g_convert (bytes, (gssize) length, "UTF-8", encoding, NULL, &written, NULL);

  if (text == NULL || strlen (text) != written || !g_utf8_validate (text, -1, NULL))
    return NULL;
  return g_steal_pointer (&text);
}

/*
 * Which of the two UTF-16 it can be: by its mark, or since letters of one alphabet have the same byte every second
 * time.
 */
static const char *
utf16_of (const char *bytes, gsize length)
{
  gsize low = 0, high = 0;

  if (length < 4 || length % 2 != 0)
    return NULL;
  if (memcmp (bytes, "\xff\xfe", 2) == 0)
    return "UTF-16LE";
  if (memcmp (bytes, "\xfe\xff", 2) == 0)
    return "UTF-16BE";
  for (gsize i = 0; i < length; i += 2)
    {
      high += bytes[i] == 0 || bytes[i] == 4 ? 1 : 0;
      low += bytes[i + 1] == 0 || bytes[i + 1] == 4 ? 1 : 0;
    }
  if (low > length / 2 * 9 / 10)
    return "UTF-16LE";
  return high > length / 2 * 9 / 10 ? "UTF-16BE" : NULL;
}

/* How much like Russian a text is: most of it small letters, and the frequent ones often. */
static gint
looks_russian (const char *text)
{
  gint score = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (letter < 0x80)
        score -= letter < 32 && strchr ("\t\r\n\f", (int) letter) == NULL ? 20 : 0;
      else if (g_utf8_strchr ("оеаинтсрвл", -1, letter) != NULL)
        score += 3;
      else if ((letter >= 0x410 && letter <= 0x44f) || letter == 0x401 || letter == 0x451)
        score += letter >= 0x430 ? 1 : -1;
      else
        score -= g_utf8_strchr ("№«»–—…“”’", -1, letter) == NULL ? 4 : 0;
    }
  return score;
}

/* The Russian alphabets of one byte a letter: whichever makes the most of it. */
static char *
from_one_byte (const char *bytes, gsize length, const char **encoding)
{
  static const char *const encodings[] = { "CP1251", "KOI8-R", "CP866" };
  char *best = NULL;
  gint best_score = 0;

  for (guint i = 0; i < G_N_ELEMENTS (encodings); i++)
    {
      g_autofree char *text = convert (bytes, length, encodings[i]);
      gint score = text == NULL ? 0 : looks_russian (text);

      if (score <= best_score)
        continue;
      g_free (best);
      best = g_steal_pointer (&text);
      best_score = score;
      *encoding = encodings[i];
    }
  return best;
}

static char *
decode (const char *bytes, gsize length, const char **encoding)
{
  const char *utf16 = utf16_of (bytes, length);

  *encoding = "UTF-8";
  if (utf16 != NULL)
    {
      *encoding = utf16;
      return convert (bytes, length, utf16);
    }
  if (memchr (bytes, '\0', length) != NULL)
    return NULL;
  if (g_utf8_validate (bytes, (gssize) length, NULL))
    return g_strndup (bytes, length);
  return from_one_byte (bytes, length, encoding);
}

static void
set_too_long (const char *name, GError **error)
{
  g_set_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_DAMAGED,
               _ ("%1$s: the order sheet is too long, at most %2$d characters were expected"), name,
               FORCON_SHEET_TEXT_MAX);
}

gboolean
forcon_sheet_text_fits (const char *name, const char *text, GError **error)
{
  if (g_utf8_strlen (text, -1) > FORCON_SHEET_TEXT_MAX)
    set_too_long (name, error);
  else if (strspn (text, " \t\r\n") == strlen (text))
    g_set_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_DAMAGED, _ ("%s: the order sheet is empty"), name);
  else
    return TRUE;
  return FALSE;
}

char *
forcon_sheet_text (const char *name, const char *bytes, gsize length, const char **encoding, GError **error)
{
  const char *found = NULL;
  g_autofree char *text = decode (bytes, length, &found);
  const char *start = text != NULL && g_str_has_prefix (text, "\xef\xbb\xbf") ? text + 3 : text;

  if (text == NULL)
    g_set_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_DAMAGED,
                 _ ("%s: the order sheet is no text that can be read, UTF-8, UTF-16 or CP1251 was expected"), name);
  else if (length > BYTES_MAX)
    set_too_long (name, error);
  else
    {
      if (encoding != NULL)
        *encoding = found;
      return g_strdup (start);
    }
  return NULL;
}

char *
forcon_sheet_stream_load (FILE *stream, const char *name, const char **encoding, GError **error)
{
  g_autofree char *bytes = g_malloc (BYTES_MAX + 2);
  gsize length = stream == NULL ? 0 : fread (bytes, 1, BYTES_MAX + 1, stream);

  bytes[length] = '\0';
  if (stream != NULL && ferror (stream) == 0)
    return forcon_sheet_text (name, bytes, length, encoding, error);
  g_set_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNREADABLE, _ ("%s: the order sheet cannot be read"), name);
  return NULL;
}

char *
forcon_sheet_file_load (const char *path, const char *name, const char **encoding, GError **error)
{
  const char *trouble = NULL;
  int file = forcon_place_open (path, &trouble);
  FILE *stream = file < 0 ? NULL : fdopen (file, "rb");
  char *text = forcon_sheet_stream_load (stream, name, encoding, error);

  if (stream != NULL)
    fclose (stream);
  return text;
}
