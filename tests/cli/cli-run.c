/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>

/**
 * run_forcon_with:
 * @environment: (nullable): name, value, name, value, …, changed for this run
 * @arguments: behind the program
 *
 * Runs the real program, with nothing on its standard input.
 */
Run *
run_forcon_with (const char *const *environment, const char *const *arguments)
{
  g_auto (GStrv) variables = g_get_environ ();
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  Run *run = g_new0 (Run, 1);
  int wait_status = 0;

  for (; environment != NULL && *environment != NULL; environment += 2)
    variables = g_environ_setenv (variables, environment[0], environment[1], TRUE);
  g_ptr_array_add (command, (gpointer) g_getenv ("FORCON_BINARY"));
  for (; *arguments != NULL; arguments++)
    g_ptr_array_add (command, (gpointer) *arguments);
  g_ptr_array_add (command, NULL);
  g_spawn_sync (NULL, (char **) command->pdata, variables, G_SPAWN_DEFAULT, NULL, NULL, &run->out, &run->err,
                &wait_status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (wait_status));
  run->status = WEXITSTATUS (wait_status);
  if (run->status != 0)
    g_test_message ("status %d: %s", run->status, run->err);
  return run;
}

/* As run_forcon_with(), with arguments up to a NULL. */
Run *
run_forcon_list (const char *first, va_list list)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();

  for (const char *argument = first; argument != NULL; argument = va_arg (list, const char *))
    g_ptr_array_add (arguments, (gpointer) argument);
  g_ptr_array_add (arguments, NULL);
  return run_forcon_with (NULL, (const char *const *) arguments->pdata);
}

Run *
run_forcon (const char *first, ...)
{
  va_list list;
  Run *run;

  va_start (list, first);
  run = run_forcon_list (first, list);
  va_end (list);
  return run;
}

void
run_free (Run *run)
{
  g_free (run->out);
  g_free (run->err);
  g_free (run);
}

/* A file below the build folder; every test program has a folder of its own. */
char *
scratch_path (const char *name)
{
  g_autofree char *program = g_path_get_basename (g_get_prgname ());
  g_autofree char *folder = g_strconcat (g_getenv ("G_TEST_BUILDDIR"), "/scratch-", program, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0777), ==, 0);
  return g_build_filename (folder, name, NULL);
}

char *
write_scratch (const char *name, const char *text)
{
  char *path = scratch_path (name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

static void
put (GString *text, const char *mark, const char *value)
{
  g_assert_cmpuint (g_string_replace (text, mark, value, 0), ==, 1);
}

/* Writes the duel of two gunships; its first command stands in line 13. */
char *
write_duel_of (const char *ship, const char *name, const char *seed, const char *commands)
{
  g_autofree char *template_path = g_test_build_filename (G_TEST_DIST, "resources", "duel.xml.in", NULL);
  g_autofree char *template = NULL;
  g_autofree char *seed_attribute = seed == NULL ? g_strdup ("") : g_strdup_printf (" seed=\"%s\"", seed);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (template_path, &template, NULL, &error);
  g_assert_no_error (error);
  g_autoptr (GString) text = g_string_new (template);

  put (text, "@SEED@", seed_attribute);
  put (text, "@NAME@", ship);
  put (text, "@COMMANDS@", commands);
  return write_scratch (name, text->str);
}

char *
write_duel (const char *name, const char *seed, const char *commands)
{
  return write_duel_of ("Grozny", name, seed, commands);
}

/* A path at which there is no file yet. */
char *
free_path (const char *name)
{
  char *path = scratch_path (name);

  g_remove (path);
  return path;
}

gboolean
is_one_line (const char *text)
{
  return count_lines (text) == 1 && g_str_has_suffix (text, "\n");
}

guint
count_lines (const char *text)
{
  guint lines = 0;

  for (; *text != '\0'; text++)
    lines += *text == '\n' ? 1 : 0;
  return lines;
}

JsonNode *
parse_json (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);
  return node;
}
