/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * XML that is changed at random byte by byte is nearly always broken, and that is told soon. So most changes are made to
 * elements and attributes as wholes.
 */
#include "fuzz-xml.h"

#include "base/random.h"

#include <string.h>

/* One change in so many is made to bytes. */
#define BYTES_ONE_IN 5

/* A value gets at most so much longer at a time. */
#define GROWTH_MAX 16

static const char *const values[] = {
  "0",
  "1",
  "2",
  "3",
  "5",
  "6",
  "7",
  "10",
  "-1",
  "99",
  "100",
  "255",
  "256",
  "1000",
  "32767",
  "65535",
  "65536",
  "1000000",
  "1000000000",
  "2147483647",
  "2147483648",
  "-2147483648",
  "4294967295",
  "4294967296",
  "9223372036854775807",
  "18446744073709551615",
  "99999999999999999999",
  "0.5",
  "0.01",
  "359.9",
  "360",
  "-0.1",
  "1/2",
  "0/1",
  "1d6",
  "99d6",
  "2d6",
  "yes",
  "no",
  "",
  " ",
  "NaN",
  "INF",
  "1e9",
  "0x10",
};

typedef struct {
  FuzzOutline *outline;
  const char *text;
  gsize size;
  ForconRandom random;
} Change;

static guint
below (Change *change, guint bound)
{
  return forcon_random_below (&change->random, bound);
}

static const FuzzElement *
any_element (Change *change)
{
  const GArray *elements = change->outline->elements;

  return &g_array_index (elements, FuzzElement, below (change, elements->len));
}

static const FuzzAttribute *
any_attribute (Change *change)
{
  const GArray *attributes = change->outline->attributes;

  return &g_array_index (attributes, FuzzAttribute, below (change, attributes->len));
}

/* The text with something else in place of @span. */
static GString *
put (const Change *change, FuzzSpan span, const char *text, gsize length)
{
  GString *changed = g_string_new_len (change->text, (gssize) span.start);

  g_string_append_len (changed, text, (gssize) length);
  return g_string_append_len (changed, change->text + span.end, (gssize) (change->size - span.end));
}

/* Values */

static GString *
put_known_value (Change *change, const FuzzAttribute *attribute)
{
  const char *value = values[below (change, G_N_ELEMENTS (values))];

  return put (change, attribute->value, value, strlen (value));
}

/* As it stands somewhere else, by the same name if that comes to hand. */
static GString *
put_other_value (Change *change, const FuzzAttribute *attribute)
{
  const FuzzAttribute *other = any_attribute (change);

  for (guint i = 0; i < 20 && !fuzz_outline_same_name (change->outline, attribute->name, change->outline, other->name);
       i++)
    other = any_attribute (change);
  return put (change, attribute->value, change->text + other->value.start, other->value.end - other->value.start);
}

static GString *
put_near_value (Change *change, const FuzzAttribute *attribute)
{
  g_autofree char *old
      = g_strndup (change->text + attribute->value.start, attribute->value.end - attribute->value.start);
  guint64 near = (guint64) g_ascii_strtoll (old, NULL, 10) + below (change, 7) - 3;
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, (gint64) near);

  return put (change, attribute->value, text, strlen (text));
}

/* Any bytes, but none that would end the value. */
static GString *
put_changed_value (Change *change, const FuzzAttribute *attribute)
{
  gsize length = attribute->value.end - attribute->value.start;
  g_autofree guint8 *bytes = g_malloc0 (length + GROWTH_MAX);

  memcpy (bytes, change->text + attribute->value.start, length);
  length = LLVMFuzzerMutate (bytes, length, length + GROWTH_MAX);
  for (gsize i = 0; i < length; i++)
    if (strchr ("<&\"", bytes[i]) != NULL)
      bytes[i] = '.';
  return put (change, attribute->value, (const char *) bytes, length);
}

static GString *
change_value (Change *change)
{
  GString *(*const ways[]) (Change *, const FuzzAttribute *)
      = { put_known_value, put_other_value, put_other_value, put_near_value, put_changed_value };

  if (change->outline->attributes->len == 0)
    return NULL;
  return ways[below (change, G_N_ELEMENTS (ways))](change, any_attribute (change));
}

/* Attributes */

static GString *
drop_attribute (Change *change)
{
  FuzzSpan span;

  if (change->outline->attributes->len == 0)
    return NULL;
  span = (FuzzSpan){ any_attribute (change)->name.start, 0 };
  for (span.end = span.start; change->text[span.end] != '='; span.end++)
    ;
  for (char quote = change->text[++span.end]; change->text[++span.end] != quote;)
    ;
  span.end++;
  return put (change, span, "", 0);
}

/* From an element anywhere to another. */
static GString *
add_attribute (Change *change)
{
  const FuzzAttribute *attribute;
  FuzzSpan behind_name;
  g_autofree char *text = NULL;

  if (change->outline->attributes->len == 0)
    return NULL;
  attribute = any_attribute (change);
  behind_name.start = behind_name.end = any_element (change)->name.end;
  text = g_strdup_printf (" %.*s", (int) (attribute->value.end + 1 - attribute->name.start),
                          change->text + attribute->name.start);
  return put (change, behind_name, text, strlen (text));
}

/* Elements */

static GString *
drop_element (Change *change)
{
  return put (change, any_element (change)->whole, "", 0);
}

static GString *
copy_behind (const Change *change, const FuzzOutline *from, const FuzzElement *element, const FuzzElement *place)
{
  FuzzSpan behind = { place->whole.end, place->whole.end };

  return put (change, behind, from->text + element->whole.start, element->whole.end - element->whole.start);
}

static GString *
double_element (Change *change)
{
  const FuzzElement *element = any_element (change);

  return copy_behind (change, change->outline, element, element);
}

static GString *
copy_element (Change *change)
{
  const FuzzElement *element = any_element (change);

  return copy_behind (change, change->outline, element, any_element (change));
}

static GString *
replace_element (Change *change)
{
  const FuzzElement *element = any_element (change);
  const FuzzElement *other = any_element (change);

  return put (change, other->whole, change->text + element->whole.start, element->whole.end - element->whole.start);
}

/* Running the text again */

static void
change_init (Change *change, const guint8 *bytes, gsize size, guint seed)
{
  *change = (Change){ fuzz_outline_new ((const char *) bytes, size), (const char *) bytes, size,
                      forcon_random_seeded (seed, 1) };
}

/* Returns: how long @out is, or 0 where there is no room for @text */
static gsize
give (GString *text, guint8 *out, gsize most)
{
  gsize length = text->len <= most ? text->len : 0;

  memcpy (out, text->str, length);
  g_string_free (text, TRUE);
  return length;
}

/**
 * fuzz_xml_mutate:
 * @bytes: XML, or what was one
 * @size: bytes
 * @most: at most so many
 * @seed: of all that is random
 *
 * Returns: how many bytes there are now
 */
gsize
fuzz_xml_mutate (guint8 *bytes, gsize size, gsize most, guint seed)
{
  GString *(*const ways[]) (Change *)
      = { change_value,   change_value,  change_value,   change_value, change_value, change_value,
          drop_attribute, add_attribute, double_element, drop_element, copy_element, replace_element };
  Change change;
  GString *changed = NULL;
  gsize length = 0;

  change_init (&change, bytes, size, seed);
  if (change.outline->elements->len > 0 && below (&change, BYTES_ONE_IN) > 0)
    changed = ways[below (&change, G_N_ELEMENTS (ways))](&change);
  fuzz_outline_free (change.outline);
  if (changed != NULL)
    length = give (changed, bytes, most);
  return length > 0 ? length : LLVMFuzzerMutate (bytes, size, most);
}

/**
 * fuzz_xml_cross:
 * @one, @one_size: what is changed
 * @two, @two_size: what has something to give
 * @out, @most: where the result goes
 * @seed: of all that is random
 *
 * Puts an element of @two behind one of its name, or behind any.
 *
 * Returns: how many bytes there are now; 0 for none
 */
gsize
fuzz_xml_cross (const guint8 *one, gsize one_size, const guint8 *two, gsize two_size, guint8 *out, gsize most,
                guint seed)
{
  g_autoptr (FuzzOutline) giving = fuzz_outline_new ((const char *) two, two_size);
  Change change;
  gsize length = 0;

  change_init (&change, one, one_size, seed);
  if (change.outline->elements->len > 0 && giving->elements->len > 0)
    {
      const FuzzElement *given = &g_array_index (giving->elements, FuzzElement, below (&change, giving->elements->len));
      const FuzzElement *place = any_element (&change);

      for (guint i = 0; i < 20 && !fuzz_outline_same_name (change.outline, place->name, giving, given->name); i++)
        place = any_element (&change);
      length = give (copy_behind (&change, giving, given, place), out, most);
    }
  fuzz_outline_free (change.outline);
  return length;
}
