/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What strangers may put into a file, for every kind of file that is XML: each is refused in one line, in bounded time and
 * memory.
 */
#include "storage/store/check.h"
#include "storage/files/data.h"
#include "storage/exchange/exchange.h"
#include "storage/files/file-error.h"
#include "base/random.h"
#include "forcon-test-campaign.h"
#include "storage-sample.h"

#include <string.h>

#define MEGABYTE (1024 * 1024)
#define N_DEEP 100000
#define N_ATTRIBUTES 100000
#define N_CUTS 40

/* A kind of file: a sound one, and where it has a name. */
typedef struct {
  const char *what;
  const char *data;
  const char *name;
  gboolean exact;
} Kind;

static const Kind kinds[] = {
  { "rules", "rules/forcon-2010.xml", " name=\"", FALSE },
  { "fleet-dice rules", "rules/twilight.xml", " name=\"", FALSE },
  { "a fleet-dice clash", "clashes/medium-fleets.xml", " name=\"", FALSE },
  { "a fleet book", "scenarios/fleets/barrayar.xml", " name=\"", FALSE },
  { "a battle script", "scenarios/hegen-hub.xml", " name=\"", FALSE },
  { "a scenario", "scenarios/skirmish.xml", " name=\"", FALSE },
  { "an exchange file", NULL, " name=\"", TRUE },
};

static char *
exchange_text (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconExchange) exchange = forcon_exchange_new ("forcon-2010", test->campaign);

  return forcon_exchange_to_xml (exchange);
}

static char *
text_of (const Kind *kind)
{
  return kind->data == NULL ? exchange_text () : sample_data_text (kind->data);
}

/* Where the root element begins, and where its first tag ends. */
static gsize
root_of (const char *text)
{
  const char *at = text;

  while (at[0] != '<' || !g_ascii_isalpha (at[1]))
    at = strncmp (at, "<!--", 4) == 0 ? strstr (at, "-->") : at + 1;
  return (gsize) (at - text);
}

static char *
insert (const char *text, gsize place, const char *added)
{
  return g_strdup_printf ("%.*s%s%s", (int) place, text, added, text + place);
}

/* Whatever is said of @bytes is one line that names the file. Returns: (nullable): the line, where it is refused */
static char *
line_about (const char *bytes, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *prefix = NULL;

  if (forcon_file_check (sample_write_bytes (bytes, size), &error))
    return NULL;
  prefix = g_strconcat (sample_path (), ":", NULL);
  g_assert_true (error->domain == FORCON_FILE_ERROR);
  g_assert_true (g_str_has_prefix (error->message, prefix));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strpbrk (error->message, "\n\r\033"));
  g_assert_cmpuint (strlen (error->message), <, strlen (prefix) + 2000);
  return g_strdup (error->message + strlen (prefix));
}

static void
assert_said (const char *text, const char *expected)
{
  g_autofree char *line = line_about (text, strlen (text));

  g_assert_nonnull (line);
  if (strstr (line, expected) == NULL)
    g_test_message ("%s", line);
  g_assert_nonnull (strstr (line, expected));
}

static void
sound (gconstpointer data)
{
  g_autofree char *text = text_of (data);
  g_autofree char *line = line_about (text, strlen (text));

  g_assert_cmpstr (line, ==, NULL);
}

/* Entities */

static void
entities (gconstpointer data)
{
  static const char *const bombs[] = {
    "<!DOCTYPE x>",
    "<!DOCTYPE x SYSTEM \"file:///etc/passwd\">",
    "<!DOCTYPE x PUBLIC \"-//X//Y\" \"http://127.0.0.1/x.dtd\">",
    "<!DOCTYPE x [<!ENTITY % a SYSTEM \"file:///etc/passwd\"> %a;]>",
    "<!DOCTYPE x [<!ATTLIST x name CDATA \"y\">]>",
    ("<!DOCTYPE x [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">"
    "<!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;\"><!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;\">]>"),
  };
  g_autofree char *text = text_of (data);
  g_autofree char *long_name = g_strnfill (50000, 'a');
  g_autofree char *quadratic = g_strdup_printf ("<!DOCTYPE x [<!ENTITY a \"%s\">]>", long_name);

  for (gsize i = 0; i <= G_N_ELEMENTS (bombs); i++)
    {
      g_autofree char *armed = insert (text, root_of (text), i < G_N_ELEMENTS (bombs) ? bombs[i] : quadratic);

      assert_said (armed, "there is a DOCTYPE, expected a file without one");
    }
}

/* Shapes */

static void
nesting (gconstpointer data)
{
  g_autofree char *text = text_of (data);
  g_autoptr (GString) nested = g_string_new (NULL);
  const char *end = strchr (text + root_of (text), '>') + 1;

  for (guint i = 0; i < N_DEEP; i++)
    g_string_append (nested, "<a>");
  g_autofree char *deep = insert (text, (gsize) (end - text), nested->str);

  assert_said (deep, "elements stand too deep in each other, expected at most 16 levels");
}

static void
attributes (gconstpointer data)
{
  g_autofree char *text = text_of (data);
  g_autoptr (GString) many = g_string_new (NULL);
  const char *end = strpbrk (text + root_of (text), " >");

  for (guint i = 0; i < N_ATTRIBUTES; i++)
    g_string_append_printf (many, " a%u=\"\"", i);
  g_autofree char *long_tag = insert (text, (gsize) (end - text), many->str);

  assert_said (long_tag, "a tag, a text or a comment is too long, expected at most ");
  *strchr (many->str + 1500, ' ') = '\0';
  g_autofree char *wide = insert (text, (gsize) (end - text), many->str);

  assert_said (wide, "an element has too many attributes, expected at most 100");
}

/* Replaces what the file's first name is. */
static char *
named (const Kind *kind, const char *text, const char *name)
{
  const char *begin = strstr (text + root_of (text), kind->name) + strlen (kind->name);
  const char *end = strchr (begin, '"');

  return g_strdup_printf ("%.*s%s%s", (int) (begin - text), text, name, end);
}

static void
long_names (gconstpointer data)
{
  g_autofree char *text = text_of (data);
  g_autofree char *name = g_strnfill (MEGABYTE, 'a');
  g_autofree char *long_name = named (data, text, name);

  assert_said (long_name, "a tag, a text or a comment is too long, expected at most ");
  name[300] = '\0';
  g_autofree char *longer = named (data, text, name);
  g_autofree char *line = line_about (longer, strlen (longer));

  g_assert_true (((const Kind *) data)->exact || line != NULL);
}

/* Letters */

static void
letters (gconstpointer data)
{
  static const char *const broken[]
      = { "\xff", "\xc3",     "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xc0\x80", "\x1b[2J", "\x01", "&#27;",
          "&#0;", "&#xd800;", "&#xfffe;",     "&#x110000;",       "&nobody;", "<",       "&" };
  g_autofree char *text = text_of (data);

  for (gsize i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *spoilt = named (data, text, broken[i]);

      assert_said (spoilt, "the XML is broken (");
    }
  g_autofree char *nul = named (data, text, "@");
  gsize length = strlen (nul);

  *strchr (nul, '@') = '\0';
  g_autofree char *line = line_about (nul, length);

  g_assert_nonnull (strstr (line, "there is a byte 0 in the file, as in UTF-16, expected text in UTF-8"));
}

static void
encodings (gconstpointer data)
{
  static const char *const names[] = { "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32" };
  g_autofree char *text = text_of (data);
  const char *body = text + root_of (text);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gsize size = 0;
      g_autofree char *bytes = g_convert (body, -1, names[i], "UTF-8", NULL, &size, NULL);
      g_autofree char *line = line_about (bytes, size);

      g_assert_nonnull (strstr (line, "there is a byte 0 in the file, as in UTF-16, expected text in UTF-8"));
    }
  g_autofree char *lies = g_strconcat ("<?xml version=\"1.0\" encoding=\"UTF-7\"?>", body, NULL);

  assert_said (lies, "the file's encoding is \"UTF-7\", expected UTF-8");
}

/* What a terminal, a label or a page would stumble over. */
static void
directions (gconstpointer data)
{
  static const struct {
    const char *name;
    const char *code;
  } unsafe[] = { { "a\xe2\x80\xae"
                   "b",
                   "U+202E" },
                 { "a\xe2\x80\xaa"
                   "b",
                   "U+202A" },
                 { "a\xe2\x81\xa6"
                   "b",
                   "U+2066" },
                 { "a\xe2\x80\xa8"
                   "b",
                   "U+2028" },
                 { "a\xc2\x9b"
                   "31mb",
                   "U+009B" },
                 { "a\x7f"
                   "b",
                   "U+007F" },
                 { "a&#10;b", "U+000A" },
                 { "Z\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81", "U+0301" } };
  g_autofree char *text = text_of (data);

  for (gsize i = 0; i < G_N_ELEMENTS (unsafe); i++)
    {
      g_autofree char *spoilt = named (data, text, unsafe[i].name);
      g_autofree char *expected
          = g_strdup_printf (" has the character %s, expected text without control characters, turns of direction and "
                             "heaps of accents",
                             unsafe[i].code);

      assert_said (spoilt, expected);
    }
}

/* Hebrew, Arabic with its joiners, Vietnamese with its accents, a family. */
static void
alphabets (gconstpointer data)
{
  static const char *const names[]
      = { "אוניה", "سفينة\xe2\x80\x8cها", "Nha\xcc\x82\xcc\x81t", "\xe2\x80\x8fאניה\xe2\x80\x8e", "👩\xe2\x80\x8d🚀" };
  g_autofree char *text = text_of (data);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *other = named (data, text, names[i]);
      g_autofree char *line = line_about (other, strlen (other));

      g_assert_cmpstr (line, ==, NULL);
    }
}

/* Sizes */

static void
cuts (gconstpointer data)
{
  g_autofree char *text = text_of (data);
  gsize length = strlen (g_strchomp (text));

  for (guint i = 0; i < N_CUTS; i++)
    g_free (line_about (text, length * i / N_CUTS));
  g_autofree char *line = line_about (text, length - 1);
  g_autofree char *none = line_about (text, 0);

  g_assert_nonnull (strstr (line, "the XML is broken ("));
  g_assert_cmpstr (none, ==, " the file is empty, expected well-formed XML");
}

static gboolean
is_number (const char *begin, const char *end)
{
  if (begin < end && *begin == '-')
    begin++;
  for (const char *at = begin; at < end; at++)
    if (!g_ascii_isdigit (*at) && *at != '.')
      return FALSE;
  return begin < end;
}

/* The attributes of a file that are numbers, each once: where its value begins. */
static GArray *
find_numbers (const char *text)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (gsize));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const char *at = strstr (text + root_of (text), "=\""); at != NULL; at = strstr (at + 2, "=\""))
    {
      const char *word = at;
      gsize place = (gsize) (at + 2 - text);

      while (g_ascii_isalpha (word[-1]) || word[-1] == '-' || word[-1] == '_')
        word--;
      if (is_number (at + 2, strchr (at + 2, '"')) && strncmp (word, "name=", 5) != 0
          && g_hash_table_add (seen, g_strndup (word, (gsize) (at - word))))
        g_array_append_val (found, place);
    }
  return found;
}

static void
numbers (gconstpointer data)
{
  static const char *const wild[]
      = { "1000000000000000000000000000000", "18446744073709551617", "nan", "inf", "1e400", "0x10", "1,5", "--1", "" };
  g_autofree char *text = text_of (data);
  g_autoptr (GArray) places = find_numbers (text);

  g_assert_cmpuint (places->len, >, 0);
  for (guint i = 0; i < places->len; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (wild); k++)
      {
        gsize place = g_array_index (places, gsize, i);
        g_autofree char *spoilt = g_strdup_printf ("%.*s%s%s", (int) place, text, wild[k], strchr (text + place, '"'));
        g_autofree char *line = line_about (spoilt, strlen (spoilt));

        if (line == NULL)
          g_test_message ("%.40s", text + place - 20);
        g_assert_nonnull (line);
      }
}

/* Elements by the million */

/* A "%u" in the element counts. */
static char *
repeat (const char *text, const char *before, const char *element, guint n)
{
  GString *many = g_string_new_len (text, strstr (text, before) - text);
  g_auto (GStrv) parts = g_strsplit (element, "%u", 2);

  for (guint i = 0; i < n; i++)
    {
      g_string_append (many, parts[0]);
      if (parts[1] != NULL)
        g_string_append_printf (many, "%u%s", i, parts[1]);
    }
  g_string_append (many, strstr (text, before));
  return g_string_free (many, FALSE);
}

static void
crowds (void)
{
  static const struct {
    const char *data;
    const char *before;
    const char *element;
    guint n;
    const char *rest;
  } crowd[] = {
    { "scenarios/hegen-hub.xml", "<begin/>", "<end-step/>", 1000000, "the file is too big, expected at most 4 MB" },
    { "scenarios/hegen-hub.xml", "<begin/>", "<a/>", 500001, "there are too many elements, expected at most 500000" },
    { "scenarios/hegen-hub.xml", "<ship ",
      "<ship id=\"s%u\" from=\"prince-serg\" side=\"alliance\" x=\"1\" y=\"1\" heading=\"0\"/>", 15000,
      "there are too many ships, expected at most 1000" },
    { "scenarios/hegen-hub.xml", "<ship ", "<blast x=\"1\" y=\"1\"/>", 40000,
      "there are too many objects, expected at most 10000" },
    { "scenarios/skirmish.xml", "<formation ", "<a/>", 500001, "there are too many elements, expected at most 500000" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (crowd); i++)
    {
      g_autofree char *text = sample_data_text (crowd[i].data);
      g_autofree char *many = repeat (text, crowd[i].before, crowd[i].element, crowd[i].n);

      assert_said (many, crowd[i].rest);
    }
}

static void
add (const char *what, GTestDataFunc test)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/storage/hostile/%s: %s", kinds[i].what, what);

      g_test_add_data_func (path, &kinds[i], test);
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  add ("the file that is spoilt below is sound", sound);
  add ("entities are refused before they do anything", entities);
  add ("elements in each other are counted", nesting);
  add ("attributes are counted", attributes);
  add ("names of a megabyte are refused", long_names);
  add ("bytes and references that are no letters are refused", letters);
  add ("encodings of more bytes are refused", encodings);
  add ("a value cannot turn or move what stands beside it", directions);
  add ("names may be in any alphabet", alphabets);
  add ("what is cut off is refused wherever that is", cuts);
  add ("a number is a number, and not too great", numbers);
  g_test_add_func ("/storage/hostile/elements by the million are refused with the limit", crowds);
  status = g_test_run ();
  sample_forget ();
  return status;
}
