/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Rules and the tests that cite them. A rule is an identifier that fills one of the first cells of a table's row in
 * docs/rules; a test cites it by holding it in any text below tests/. No rule is named in full in this file: it would be
 * a citation.
 */
#include <gio/gio.h>

#include <string.h>

#define IDENTIFIER "\\b[FT]-[A-Z]+-\\d+\\b"
#define CELLS_READ 3
#define TEXT_LIMIT 4000000

/* All chapters of this rule set are built; the other one's are not. */
#define BUILT "F-"

static const char *source_root;

static void
add_matches (const char *text, gboolean whole, GHashTable *set)
{
  g_autoptr (GRegex) regex = g_regex_new (whole ? "^" IDENTIFIER "$" : IDENTIFIER, G_REGEX_DEFAULT, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    g_hash_table_add (set, g_match_info_fetch (match, 0));
}

/* Adds the rules of a page to @rules. */
static void
read_rules (const char *page, GHashTable *rules)
{
  g_auto (GStrv) lines = g_strsplit (page, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (lines[i][0] != '|')
        continue;

      g_auto (GStrv) cells = g_strsplit (lines[i] + 1, "|", CELLS_READ + 1);

      for (guint cell = 0; cell < CELLS_READ && cells[cell] != NULL; cell++)
        add_matches (g_strstrip (cells[cell]), TRUE, rules);
    }
}

/* Calls @reader with the text of each file below @folder whose name ends in @suffix. */
static void
read_folder (const char *folder, const char *suffix, void (*reader) (const char *text, GHashTable *set), GHashTable *set)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      gsize length;

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        read_folder (path, suffix, reader, set);
      else if (g_str_has_suffix (name, suffix) && g_file_get_contents (path, &text, &length, NULL)
               && length < TEXT_LIMIT && g_utf8_validate (text, (gssize) length, NULL))
        reader (text, set);
    }
}

static void
read_citations (const char *text, GHashTable *cited)
{
  add_matches (text, FALSE, cited);
}

static GHashTable *
collect (const char *folder, const char *suffix, void (*reader) (const char *text, GHashTable *set))
{
  g_autofree char *path = g_build_filename (source_root, folder, NULL);
  GHashTable *set = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  read_folder (path, suffix, reader, set);
  return set;
}

static gint
compare_rules (gconstpointer a, gconstpointer b)
{
  const char *first = *(const char *const *) a, *second = *(const char *const *) b;
  gsize chapter = (gsize) (strrchr (first, '-') - first);
  gint order = strncmp (first, second, chapter + 1);

  return order != 0 ? order : atoi (first + chapter + 1) - atoi (strrchr (second, '-') + 1);
}

/* Returns: (transfer container): what stands in @of and not in @without, in the order of the rules */
static GPtrArray *
difference (GHashTable *of, GHashTable *without)
{
  GPtrArray *left = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer rule;

  g_hash_table_iter_init (&iter, of);
  while (g_hash_table_iter_next (&iter, &rule, NULL))
    if (!g_hash_table_contains (without, rule))
      g_ptr_array_add (left, rule);
  g_ptr_array_sort (left, compare_rules);
  return left;
}

static gboolean
is_built (const char *rule)
{
  return g_str_has_prefix (rule, BUILT);
}

static void
test_rows (void)
{
  g_autoptr (GHashTable) rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  read_rules ("| F-" "AAA-1 | a rule |\n"
              "| 6 | +1 | F-" "AAA-22 | in the third cell |\n"
              "| 6 | +1 | x | F-" "AAA-3 |\n"
              "| see F-" "AAA-4 | text |\n"
              "F-" "AAA-5 in running text\n",
              rules);
  g_assert_true (g_hash_table_contains (rules, "F-" "AAA-1"));
  g_assert_true (g_hash_table_contains (rules, "F-" "AAA-22"));
  g_assert_cmpuint (g_hash_table_size (rules), ==, 2);
}

static void
test_citations (void)
{
  g_autoptr (GHashTable) cited = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  read_citations ("/* F-" "AAA-1, F-" "AAA-12 */ XF-" "AAA-3 F-" "AAA-4x \"/a (T-" "BBB-5)\"", cited);
  g_assert_true (g_hash_table_contains (cited, "F-" "AAA-1"));
  g_assert_true (g_hash_table_contains (cited, "F-" "AAA-12"));
  g_assert_true (g_hash_table_contains (cited, "T-" "BBB-5"));
  g_assert_cmpuint (g_hash_table_size (cited), ==, 3);
}

static void
test_built_chapters (void)
{
  g_assert_true (is_built ("F-" "MOV-10"));
  g_assert_true (is_built ("F-" "CRT-12"));
  g_assert_true (is_built ("F-" "CAMP-1"));
  g_assert_false (is_built ("T-" "HIT-1"));
}

static void
test_exists (void)
{
  g_autoptr (GHashTable) rules = collect ("docs/rules", ".md", read_rules);
  g_autoptr (GHashTable) cited = collect ("tests", "", read_citations);
  g_autoptr (GPtrArray) unknown = difference (cited, rules);

  g_assert_cmpuint (g_hash_table_size (rules), >, 0);
  for (guint i = 0; i < unknown->len; i++)
    g_test_message ("cited, but no such rule: %s", (const char *) unknown->pdata[i]);
  g_assert_cmpuint (unknown->len, ==, 0);
}

static void
test_cited (void)
{
  g_autoptr (GHashTable) rules = collect ("docs/rules", ".md", read_rules);
  g_autoptr (GHashTable) cited = collect ("tests", "", read_citations);
  g_autoptr (GPtrArray) missing = difference (rules, cited);
  guint owed = 0;

  for (guint i = 0; i < missing->len; i++)
    {
      const char *rule = missing->pdata[i];

      if (is_built (rule))
        owed++;
      g_test_message ("no test cites %s%s", rule, is_built (rule) ? ", and its chapter is built" : "");
    }
  g_test_message ("%u of %u rules are cited by a test", g_hash_table_size (rules) - missing->len,
                  g_hash_table_size (rules));
  g_assert_cmpuint (owed, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    g_error ("usage: test-rules SOURCE-ROOT");
  source_root = argv[1];

  g_test_add_func ("/rules/a rule is what fills one of the first three cells of a row", test_rows);
  g_test_add_func ("/rules/a citation is a whole identifier anywhere in a text", test_citations);
  g_test_add_func ("/rules/all chapters of the first rule set are built", test_built_chapters);
  g_test_add_func ("/rules/every rule that a test cites exists", test_exists);
  g_test_add_func ("/rules/every rule of a built chapter is cited by a test", test_cited);
  return g_test_run ();
}
