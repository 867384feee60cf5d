/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/catalogue.h"

#include "base/plural-form.h"

#include <libintl.h>
#include <string.h>

/* What a compiled catalogue begins with: seven numbers of 32 bits, in the order of bytes in which the first reads
 * so. */
#define MAGIC 0x950412deu
#define HEADER_BYTES 28

/* The places of those numbers. */
#define REVISION_PLACE 1
#define COUNT_PLACE 2
#define ORIGINALS_PLACE 3
#define TRANSLATIONS_PLACE 4

/* Of a string: its length and where it begins. */
#define ENTRY_BYTES 8

/* Between a context and its text. */
#define CONTEXT_END "\004"

/**
 * ForconCatalogue:
 * @data: (array length=size): the file
 * @swapped: numbers in it are in the other order of bytes
 * @count: how many texts there are
 * @originals, @translations: where the tables of both begin; they lie within the file
 * @plural_rule: (nullable): which form of a plural is taken for how many
 */
struct _ForconCatalogue {
  GMappedFile *file;
  const char *data;
  gsize size;
  gboolean swapped;
  guint32 count;
  guint32 originals;
  guint32 translations;
  const char *plural_rule;
};

static guint32
number_at (const ForconCatalogue *catalogue, gsize offset)
{
  guint32 value;

  memcpy (&value, catalogue->data + offset, sizeof value);
  return catalogue->swapped ? GUINT32_SWAP_LE_BE (value) : value;
}

static gboolean
table_fits (const ForconCatalogue *catalogue, guint32 offset)
{
  return offset <= catalogue->size && (catalogue->size - offset) / ENTRY_BYTES >= catalogue->count;
}

static gboolean
read_header (ForconCatalogue *catalogue)
{
  if (catalogue->size < HEADER_BYTES)
    return FALSE;
  catalogue->swapped = number_at (catalogue, 0) != MAGIC;
  /* The upper half of the revision is what a reader has to know. */
  if (number_at (catalogue, 0) != MAGIC || number_at (catalogue, REVISION_PLACE * 4) >> 16 > 1)
    return FALSE;
  catalogue->count = number_at (catalogue, COUNT_PLACE * 4);
  catalogue->originals = number_at (catalogue, ORIGINALS_PLACE * 4);
  catalogue->translations = number_at (catalogue, TRANSLATIONS_PLACE * 4);
  return table_fits (catalogue, catalogue->originals) && table_fits (catalogue, catalogue->translations);
}

/* A text of a table, or %NULL where the file is damaged: all of it lies within, and a zero ends it. */
static const char *
text_at (const ForconCatalogue *catalogue, guint32 table, guint32 index)
{
  guint32 length = number_at (catalogue, table + (gsize) index * ENTRY_BYTES);
  guint32 offset = number_at (catalogue, table + (gsize) index * ENTRY_BYTES + 4);

  if (offset >= catalogue->size || length >= catalogue->size - offset || catalogue->data[offset + length] != '\0')
    return NULL;
  return catalogue->data + offset;
}

/* Before it the head says how many forms there are. */
#define PLURAL_RULE "plural="

static const char *find_text (const ForconCatalogue *catalogue, const char *key, gsize *length);

static const char *
find_plural_rule (const ForconCatalogue *catalogue)
{
  const char *head = find_text (catalogue, "", NULL);
  const char *found = head == NULL ? NULL : strstr (head, " " PLURAL_RULE);

  return found == NULL ? NULL : found + strlen (" " PLURAL_RULE);
}

ForconCatalogue *
forcon_catalogue_open_file (const char *path)
{
  GMappedFile *file = g_mapped_file_new (path, FALSE, NULL);
  ForconCatalogue *catalogue;

  if (file == NULL)
    return NULL;
  catalogue = g_new0 (ForconCatalogue, 1);
  catalogue->file = file;
  catalogue->data = g_mapped_file_get_contents (file);
  catalogue->size = g_mapped_file_get_length (file);
  if (!read_header (catalogue))
    g_clear_pointer (&catalogue, forcon_catalogue_free);
  if (catalogue != NULL)
    catalogue->plural_rule = find_plural_rule (catalogue);
  return catalogue;
}

ForconCatalogue *
forcon_catalogue_open (const char *language)
{
  const char *folder = bindtextdomain (GETTEXT_PACKAGE, NULL);
  g_autofree char *path
      = g_build_filename (folder == NULL ? "" : folder, language, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

  return forcon_catalogue_open_file (path);
}

void
forcon_catalogue_free (ForconCatalogue *catalogue)
{
  if (catalogue == NULL)
    return;
  g_mapped_file_unref (catalogue->file);
  g_free (catalogue);
}

/* Texts are in the order of their bytes. */
static gboolean
find_place (const ForconCatalogue *catalogue, const char *key, guint32 *place)
{
  guint32 first = 0, end = catalogue->count;

  while (first < end)
    {
      guint32 middle = first + (end - first) / 2;
      const char *text = text_at (catalogue, catalogue->originals, middle);
      int order = text == NULL ? 0 : strcmp (key, text);

      if (text == NULL)
        return FALSE;
      if (order == 0)
        {
          *place = middle;
          return TRUE;
        }
      if (order < 0)
        end = middle;
      else
        first = middle + 1;
    }
  return FALSE;
}

/* @length: (out) (optional): of all that stands there, which is several texts of a plural, each with its zero.
 * Returns: (nullable): what stands there for @key */
static const char *
find_text (const ForconCatalogue *catalogue, const char *key, gsize *length)
{
  guint32 place;

  if (catalogue == NULL || !find_place (catalogue, key, &place))
    return NULL;
  if (length != NULL)
    *length = number_at (catalogue, catalogue->translations + (gsize) place * ENTRY_BYTES);
  return text_at (catalogue, catalogue->translations, place);
}

static gboolean
is_translation (const char *text)
{
  return text != NULL && *text != '\0' && g_utf8_validate (text, -1, NULL);
}

const char *
forcon_catalogue_find (const ForconCatalogue *catalogue, const char *context, const char *text)
{
  g_autofree char *key = context == NULL ? NULL : g_strconcat (context, CONTEXT_END, text, NULL);
  const char *found = find_text (catalogue, key == NULL ? text : key, NULL);

  return is_translation (found) ? found : text;
}

const char *
forcon_catalogue_find_plural (const ForconCatalogue *catalogue, const char *one, const char *many, gulong n)
{
  gsize length = 0;
  const char *found = find_text (catalogue, one, &length);
  const char *end = found == NULL ? NULL : found + length;

  for (guint form = found == NULL ? 0 : forcon_plural_form (catalogue->plural_rule, n); form > 0 && found < end; form--)
    found += strlen (found) + 1;
  return found < end && is_translation (found) ? found : n == 1 ? one : many;
}

/* Reads "%s" or "%2$s" at @text: how long it is, and which figure it stands for, from 0. */
static gsize
read_place (const char *text, guint next, guint *figure)
{
  char *end;
  guint64 number;

  if (text[1] == 's')
    {
      *figure = next;
      return 2;
    }
  if (!g_ascii_isdigit (text[1]))
    return 0;
  number = g_ascii_strtoull (text + 1, &end, 10);
  if (end[0] != '$' || end[1] != 's' || number == 0 || number > 100)
    return 0;
  *figure = (guint) number - 1;
  return (gsize) (end - text) + 2;
}

char *
forcon_catalogue_fill (const char *text, const char *const *figures)
{
  guint n = g_strv_length ((char **) figures), next = 0;
  GString *filled = g_string_new (NULL);

  while (*text != '\0')
    {
      guint figure = 0;
      gsize length = *text == '%' ? read_place (text, next, &figure) : 0;

      if (length > 0)
        {
          g_string_append (filled, figure < n ? figures[figure] : "");
          next++;
          text += length;
          continue;
        }
      text += text[0] == '%' && text[1] == '%' ? 1 : 0;
      g_string_append_c (filled, *text++);
    }
  return g_string_free (filled, FALSE);
}
