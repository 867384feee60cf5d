/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Russian translation is complete, and every text that a person reads is offered for translation. */
#include <gio/gio.h>
#include <glib/gstdio.h>

#include <string.h>

static const char *source_root;
static char **gettext_arguments;

/* Runs a program of the gettext tools; what it says goes into the test's log. Returns: its exit status */
static gint
run_tool (GPtrArray *arguments, char **said)
{
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "GETTEXTDATADIRS", "po", TRUE);
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  gint status;

  g_ptr_array_add (arguments, NULL);
  g_spawn_sync (source_root, (char **) arguments->pdata, environment, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL,
                NULL, NULL, NULL, &output, &status, &error);
  g_assert_no_error (error);
  if (*output != '\0')
    g_test_message ("%s", output);
  if (said != NULL)
    *said = g_steal_pointer (&output);
  return status;
}

static GPtrArray *
arguments_new (const char *first, ...)
{
  GPtrArray *arguments = g_ptr_array_new ();
  va_list list;

  va_start (list, first);
  for (const char *argument = first; argument != NULL; argument = va_arg (list, const char *))
    g_ptr_array_add (arguments, (gpointer) argument);
  va_end (list);
  return arguments;
}

/* Takes the messages of the files named in @list into @template, as the build does; without any there is no template. */
static void
extract (const char *list, const char *template)
{
  g_autoptr (GPtrArray) arguments = arguments_new ("xgettext", "-f", list, "-o", template, NULL);

  g_remove (template);
  for (char **argument = gettext_arguments; *argument != NULL; argument++)
    g_ptr_array_add (arguments, *argument);
  g_assert_cmpint (run_tool (arguments, NULL), ==, 0);
}

static GHashTable *
read_potfiles (void)
{
  g_autofree char *path = g_build_filename (source_root, "po", "POTFILES.in", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  GHashTable *files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (*g_strstrip (*line) != '\0' && **line != '#')
      g_hash_table_add (files, g_strdup (*line));
  return files;
}

static gboolean
may_hold_text (const char *name)
{
  const char *const endings[] = { ".c", ".h", ".ui", ".desktop.in", ".metainfo.xml.in", NULL };

  for (const char *const *ending = endings; *ending != NULL; ending++)
    if (g_str_has_suffix (name, *ending))
      return TRUE;
  return FALSE;
}

/* Appends to @list the files below @folder that may hold text and are not in @known, one a line. */
static void
find_files (const char *folder, GHashTable *known, GString *list)
{
  g_autofree char *full = g_build_filename (source_root, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *relative = g_build_filename (folder, name, NULL);
      g_autofree char *path = g_build_filename (source_root, relative, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        find_files (relative, known, list);
      else if (may_hold_text (name) && !g_hash_table_contains (known, relative))
        g_string_append_printf (list, "%s\n", relative);
    }
}

static void
test_files_exist (void)
{
  g_autoptr (GHashTable) files = read_potfiles ();
  GHashTableIter iter;
  gpointer file;

  g_assert_cmpuint (g_hash_table_size (files), >, 0);
  g_hash_table_iter_init (&iter, files);
  while (g_hash_table_iter_next (&iter, &file, NULL))
    {
      g_autofree char *path = g_build_filename (source_root, file, NULL);

      if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_test_fail_printf ("po/POTFILES.in names %s, which is not there", (const char *) file);
    }
}

static void
test_files_listed (void)
{
  g_autoptr (GHashTable) known = read_potfiles ();
  g_autoptr (GString) others = g_string_new (NULL);
  g_autofree char *list = g_test_build_filename (G_TEST_BUILT, "translation-others", NULL);
  g_autofree char *template = g_test_build_filename (G_TEST_BUILT, "translation-others.pot", NULL);
  g_autofree char *found = NULL;

  find_files ("src", known, others);
  find_files ("ui", known, others);
  find_files ("resources", known, others);
  find_files ("data", known, others);
  if (others->len == 0)
    return;
  g_assert_true (g_file_set_contents (list, others->str, -1, NULL));
  extract (list, template);

  if (g_file_get_contents (template, &found, NULL, NULL))
    {
      g_test_message ("%s", found);
      g_test_fail_printf ("these messages are in files that po/POTFILES.in does not name");
    }
}

static void
test_format (void)
{
  g_autoptr (GPtrArray) check = arguments_new ("msgfmt", "--check", "-o", "/dev/null", "po/ru.po", NULL);

  g_assert_cmpint (run_tool (check, NULL), ==, 0);
}

static void
test_complete (void)
{
  g_autofree char *template = g_test_build_filename (G_TEST_BUILT, "translation-all.pot", NULL);
  g_autofree char *said = NULL;

  extract ("po/POTFILES.in", template);

  g_autoptr (GPtrArray) compare = arguments_new ("msgcmp", "po/ru.po", template, NULL);
  g_autoptr (GPtrArray) statistics = arguments_new ("msgfmt", "--statistics", "-o", "/dev/null", "po/ru.po", NULL);

  if (run_tool (compare, NULL) != 0)
    g_test_incomplete ("messages are not in po/ru.po");
  g_assert_cmpint (run_tool (statistics, &said), ==, 0);
  if (strstr (said, "fuzzy") != NULL || strstr (said, "untranslated") != NULL)
    g_test_incomplete_printf ("po/ru.po: %s", g_strchomp (said));
}

/* Alt with a digit leads to a page: a mnemonic that is a digit would take its key. The texts of the program stand there too. */
static void
test_mnemonics (void)
{
  g_autofree char *folder = g_build_filename (source_root, "po", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_languages = 0;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      g_autoptr (GMatchInfo) match = NULL;
      g_autoptr (GRegex) digit = g_regex_new ("^(msgid|msgstr|\").*_[0-9].*$", G_REGEX_MULTILINE, 0, NULL);

      if (!g_str_has_suffix (name, ".po"))
        continue;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      n_languages++;
      if (g_regex_match (digit, text, 0, &match))
        {
          g_autofree char *line = g_match_info_fetch (match, 0);

          g_test_fail_printf ("%s: %s takes the key of a page", name, line);
        }
    }
  g_assert_cmpuint (n_languages, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc < 2)
    g_error ("usage: test-translation SOURCE-ROOT GETTEXT-ARGUMENT...");
  source_root = argv[1];
  gettext_arguments = argv + 2;

  g_test_add_func ("/translation/every file that is to be translated exists", test_files_exist);
  g_test_add_func ("/translation/every file with text for people is to be translated", test_files_listed);
  g_test_add_func ("/translation/placeholders and plurals of the Russian texts fit", test_format);
  g_test_add_func ("/translation/the Russian texts are complete", test_complete);
  g_test_add_func ("/translation/no mnemonic takes the key of a page", test_mnemonics);
  return g_test_run ();
}
