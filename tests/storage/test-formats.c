/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What docs/formats.md says of the files. */
#include "campaign/state/campaign.h"
#include "storage/store/check.h"

#include "storage-sample.h"

#include <string.h>

static char *
read_page (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "docs", "formats.md", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
examples (void)
{
  g_autofree char *page = read_page ();
  g_auto (GStrv) parts = g_strsplit (page, "```", -1);
  guint n = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    if (g_str_has_prefix (parts[i], "xml\n"))
      {
        g_autoptr (GError) error = NULL;

        forcon_file_check (sample_write (parts[i] + strlen ("xml\n")), &error);
        g_assert_no_error (error);
        n++;
      }
  g_assert_cmpuint (n, ==, 6);
}

/* Whatever stands between backticks on the page is a word of the files. */
static GHashTable *
words_of_the_page (void)
{
  g_autofree char *page = read_page ();
  g_auto (GStrv) parts = g_strsplit (page, "`", -1);
  GHashTable *words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 1; parts[i] != NULL; i += 2)
    g_hash_table_add (words, g_strdup (parts[i]));
  return words;
}

static void
assert_described (GHashTable *words, const char *schema, const char *mark)
{
  g_autofree char *relative = g_strconcat ("schemas/", schema, NULL);
  g_autofree char *text = sample_data_text (relative);
  g_auto (GStrv) parts = g_strsplit (text, mark, -1);

  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    {
      g_autofree char *name = g_strndup (parts[i], strcspn (parts[i], "\""));

      if (!g_hash_table_contains (words, name))
        g_test_fail_printf ("%s is in %s, but not in docs/formats.md", name, schema);
    }
}

static void
whole (void)
{
  const char *schemas[] = { "battle.xsd",   "campaign.xsd",   "cards.xsd", "commands.xsd",
                            "exchange.xsd", "fleet-book.xsd", "fleet-dice-clash.xsd",
                            "fleet-dice-rules.xsd", "fleet-dice-types.xsd", "rules.xsd" };
  g_autoptr (GHashTable) words = words_of_the_page ();

  for (gsize i = 0; i < G_N_ELEMENTS (schemas); i++)
    {
      assert_described (words, schemas[i], "<xs:element name=\"");
      assert_described (words, schemas[i], "<xs:attribute name=\"");
      assert_described (words, schemas[i], "<xs:enumeration value=\"");
    }
  assert_described (words, "types.xsd", "<xs:enumeration value=\"");
}

static void
assert_fields_described (GHashTable *words, const char *word, const ForconRecordShape *shape)
{
  for (guint i = 0; i < shape->n_fields; i++)
    if (!g_hash_table_contains (words, shape->fields[i].name))
      g_test_fail_printf ("%s of %s is not in docs/formats.md", shape->fields[i].name, word);
}

static void
tables (void)
{
  g_autoptr (GHashTable) words = words_of_the_page ();

  assert_fields_described (words, "progress", forcon_progress_shape ());
  assert_fields_described (words, "clock", forcon_clock_shape ());
  for (guint i = 0; i < FORCON_N_TABLES; i++)
    assert_fields_described (words, forcon_table_word ((ForconTable) i), forcon_table_shape ((ForconTable) i));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/formats/the examples of the page are sound", examples);
  g_test_add_func ("/storage/formats/the page names every element, attribute and word", whole);
  g_test_add_func ("/storage/formats/the page names every field of a campaign's state", tables);
  status = g_test_run ();
  sample_forget ();
  return status;
}
