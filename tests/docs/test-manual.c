/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the manual says is so: its links and pictures are there, its labels are the program's, its commands do what it says. */
#include <gio/gio.h>
#include <glib/gstdio.h>

#include <string.h>

#define LABEL "\\*\\*([^*]+)\\*\\*"
#define LINK "\\]\\(([^)#\\s]+)"
#define PICTURE "!\\[[^]]*\\]\\(([^)]+)\\)"

static const char *source_root;
static char *forcon;

static char *
read_source (const char *path)
{
  g_autofree char *full = g_build_filename (source_root, path, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (full, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The pages of a folder below the source, in their order. */
static GPtrArray *
pages_of (const char *folder)
{
  g_autofree char *full = g_build_filename (source_root, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  GPtrArray *pages = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".md"))
      g_ptr_array_add (pages, g_strdup (name));
  g_ptr_array_sort (pages, compare_names);
  return pages;
}

/* The text of a page without code and line ends. */
static char *
prose_of (const char *text)
{
  g_autoptr (GRegex) code = g_regex_new ("```.*?```|`[^`]*`", G_REGEX_DOTALL, 0, NULL);
  g_autoptr (GRegex) line_end = g_regex_new ("\\n *", 0, 0, NULL);
  g_autofree char *prose = g_regex_replace_literal (code, text, -1, 0, "", 0, NULL);

  return g_regex_replace_literal (line_end, prose, -1, 0, " ", 0, NULL);
}

/* All that the pattern's first group finds. */
static GPtrArray *
find_all (const char *pattern, const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;
  GPtrArray *all = g_ptr_array_new_with_free_func (g_free);

  g_regex_match (regex, text, 0, &found);
  for (; g_match_info_matches (found); g_match_info_next (found, NULL))
    g_ptr_array_add (all, g_match_info_fetch (found, 1));
  return all;
}

/* Links */

static void
check_links (const char *folder)
{
  g_autoptr (GPtrArray) pages = pages_of (folder);

  for (guint i = 0; i < pages->len; i++)
    {
      const char *page = g_ptr_array_index (pages, i);
      g_autofree char *path = g_build_filename (folder, page, NULL);
      g_autofree char *text = read_source (path);
      g_autofree char *prose = prose_of (text);
      g_autoptr (GPtrArray) links = find_all (LINK, prose);

      for (guint j = 0; j < links->len; j++)
        {
          const char *link = g_ptr_array_index (links, j);
          g_autofree char *target = g_build_filename (source_root, folder, link, NULL);

          if (strstr (link, "://") == NULL && !g_file_test (target, G_FILE_TEST_EXISTS))
            g_test_fail_printf ("%s: %s is not there", path, link);
        }
    }
}

static void
test_links (void)
{
  const char *const folders[]
      = { ".", "docs", "docs/rules", "docs/samples", "docs/manual", "docs/manual/en", "docs/manual/ru" };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    check_links (folders[i]);
}

/* Languages */

static char *
pictures_of (const char *folder, const char *page)
{
  g_autofree char *path = g_build_filename (folder, page, NULL);
  g_autofree char *text = read_source (path);
  g_autoptr (GPtrArray) pictures = find_all (PICTURE, text);

  g_ptr_array_add (pictures, NULL);
  return g_strjoinv (" ", (char **) pictures->pdata);
}

static void
test_languages (void)
{
  g_autoptr (GPtrArray) english = pages_of ("docs/manual/en");
  g_autoptr (GPtrArray) russian = pages_of ("docs/manual/ru");

  g_assert_cmpuint (english->len, >, 0);
  g_assert_cmpuint (english->len, ==, russian->len);
  for (guint i = 0; i < english->len; i++)
    {
      const char *page = g_ptr_array_index (english, i);
      g_autofree char *there = NULL;
      g_autofree char *here = NULL;

      g_assert_cmpstr (page, ==, g_ptr_array_index (russian, i));
      there = pictures_of ("docs/manual/en", page);
      here = pictures_of ("docs/manual/ru", page);
      g_assert_cmpstr (there, ==, here);
    }
}

/* Labels */

/* A text as it is seen: no mark of the letter that is pressed. */
static char *
seen (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if (*text != '_')
      g_string_append_c (plain, *text);
  return g_string_free (plain, FALSE);
}

/* Keeps what was gathered of a text, if anything was. */
static void
keep (GHashTable *texts, GString *text)
{
  g_autofree char *whole = g_strcompress (text->str);

  g_hash_table_add (texts, seen (whole));
  g_string_truncate (text, 0);
}

/* All texts of the translation: those that are translated (msgid), or what they became (msgstr). */
static GHashTable *
texts_of (const char *keyword)
{
  g_autofree char *catalogue = read_source ("po/ru.po");
  g_auto (GStrv) lines = g_strsplit (catalogue, "\n", -1);
  GHashTable *texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean ours = FALSE;

  for (char **line = lines; *line != NULL; line++)
    {
      const char *quoted = strchr (*line, '"');

      if (**line != '"')
        {
          keep (texts, text);
          ours = g_str_has_prefix (*line, keyword);
        }
      if (ours && quoted != NULL)
        g_string_append_len (text, quoted + 1, (gssize) strlen (quoted) - 2);
    }
  return texts;
}

static void
check_labels (const char *folder, const char *keyword)
{
  g_autoptr (GPtrArray) pages = pages_of (folder);
  g_autoptr (GHashTable) texts = texts_of (keyword);

  for (guint i = 0; i < pages->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (pages, i), NULL);
      g_autofree char *text = read_source (path);
      g_autofree char *prose = prose_of (text);
      g_autoptr (GPtrArray) labels = find_all (LABEL, prose);

      for (guint j = 0; j < labels->len; j++)
        if (!g_hash_table_contains (texts, g_ptr_array_index (labels, j)))
          g_test_fail_printf ("%s: the program has no “%s”", path, (const char *) g_ptr_array_index (labels, j));
    }
}

static void
test_labels (void)
{
  check_labels ("docs/manual/en", "msgid");
  check_labels ("docs/manual/ru", "msgstr");
}

/* Commands */

static void
link_to (const char *path, const char *target)
{
  g_autoptr (GFile) link = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_file_make_symbolic_link (link, target, NULL, &error);
  g_assert_no_error (error);
}

/* A folder to work in, with the program and what comes with it at hand, as somebody has it who reads the page. */
static char *
desk_for (const char *language, const char *page)
{
  char *desk = g_test_build_filename (G_TEST_BUILT, "docs", language, page, NULL);
  const char *const clean[] = { "rm", "-rf", desk, NULL };
  g_autofree char *program = g_build_filename (desk, "bin", "forcon", NULL);
  g_autofree char *bin = g_path_get_dirname (program);
  g_autofree char *scenarios = g_build_filename (desk, "scenarios", NULL);
  g_autofree char *source = g_build_filename (source_root, "scenarios", NULL);
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL, (char **) clean, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_mkdir_with_parents (bin, 0755), ==, 0);
  link_to (program, forcon);
  link_to (scenarios, source);
  return desk;
}

/* Carries out all commands of a page, one after another. Returns: what they told */
static char *
carry_out (const char *language, const char *page, const char *commands)
{
  g_autofree char *desk = desk_for (language, page);
  const char *const words[] = { "sh", "-e", "-c", commands, NULL };
  g_autofree char *bin = g_build_filename (desk, "bin", NULL);
  g_autofree char *path = g_strconcat (bin, ":", g_getenv ("PATH"), NULL);
  g_auto (GStrv) variables = g_environ_setenv (g_get_environ (), "PATH", path, TRUE);
  g_autoptr (GError) error = NULL;
  g_autofree char *complaint = NULL;
  char *told = NULL;
  gint status;

  variables = g_environ_setenv (variables, "LANGUAGE", language, TRUE);
  g_spawn_sync (desk, (char **) words, variables, G_SPAWN_SEARCH_PATH, NULL, NULL, &told, &complaint, &status, &error);
  g_assert_no_error (error);
  if (status != 0)
    g_test_fail_printf ("%s/%s: %s", language, page, complaint);
  return told;
}

/* What a page quotes is what its commands told. */
static void
check_quotes (const char *language, const char *page, const char *text, const char *shown)
{
  g_autoptr (GPtrArray) quotes = find_all ("\n> ([^\n]+)", text);

  for (guint i = 0; i < quotes->len; i++)
    if (strstr (shown, g_ptr_array_index (quotes, i)) == NULL)
      g_test_fail_printf ("%s/%s: nothing told “%s”", language, page, (const char *) g_ptr_array_index (quotes, i));
}

static void
test_commands (gconstpointer data)
{
  const char *language = data;
  g_autofree char *folder = g_build_filename ("docs", "manual", language, NULL);
  g_autoptr (GPtrArray) pages = pages_of (folder);

  for (guint i = 0; i < pages->len; i++)
    {
      const char *page = g_ptr_array_index (pages, i);
      g_autofree char *path = g_build_filename (folder, page, NULL);
      g_autofree char *text = read_source (path);
      g_autoptr (GPtrArray) blocks = find_all ("(?s)```sh\n(.*?)```", text);
      g_autofree char *commands = NULL;
      g_autofree char *told = NULL;

      g_ptr_array_add (blocks, NULL);
      commands = g_strjoinv ("", (char **) blocks->pdata);
      told = carry_out (language, page, commands);
      check_quotes (language, page, text, told);
    }
}

/* Names in the code */

/* Adds the texts of a folder of sources and of those below it, and the paths of the files. */
static void
gather_sources (GString *all, const char *folder)
{
  g_autofree char *full = g_build_filename (source_root, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      gather_sources (all, path);
      if (!g_str_has_suffix (name, ".c") && !g_str_has_suffix (name, ".h"))
        continue;
      text = read_source (path);
      g_string_append_printf (all, "%s\n%s\n", path, text);
    }
}

static void
test_names (void)
{
  const char *const pages[] = { "docs/design.md", "CONTRIBUTING.md" };
  const char *const names[] = { "\\b(forcon_[a-z0-9_]+)\\(\\)", "\\b(Forcon[A-Z][A-Za-z]+[a-z])\\b",
                                "\\b([a-z-]+/[a-z0-9/-]+\\.[ch])\\b", "\\b(test-[a-z0-9-]+\\.c)\\b" };
  g_autoptr (GString) all = g_string_new (NULL);

  gather_sources (all, "src");
  gather_sources (all, "tests");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    for (guint j = 0; j < G_N_ELEMENTS (names); j++)
      {
        g_autofree char *text = read_source (pages[i]);
        g_autoptr (GPtrArray) told = find_all (names[j], text);

        for (guint k = 0; k < told->len; k++)
          if (strstr (all->str, g_ptr_array_index (told, k)) == NULL)
            g_test_fail_printf ("%s: the code has no %s", pages[i], (const char *) g_ptr_array_index (told, k));
      }
}

int
main (int argc, char *argv[])
{
  gint result;

  g_test_init (&argc, &argv, NULL);
  if (argc != 3)
    g_error ("usage: test-manual SOURCE-ROOT FORCON");
  source_root = argv[1];
  forcon = g_canonicalize_filename (argv[2], NULL);

  g_test_add_func ("/manual/every picture and page that a page names is there", test_links);
  g_test_add_func ("/manual/both languages have the same chapters with the same pictures", test_languages);
  g_test_add_func ("/manual/every label in bold is one of the program's", test_labels);
  g_test_add_func ("/manual/what the design names is in the code", test_names);
  g_test_add_data_func ("/manual/the commands of each page do what it says", "en", test_commands);
  g_test_add_data_func ("/manual/the commands of each page do what it says in Russian", "ru", test_commands);
  result = g_test_run ();
  g_free (forcon);
  return result;
}
