/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-campaign.h"

#include <glib/gstdio.h>
#include <string.h>

char *
skirmish_scenario (void)
{
  return g_build_filename (g_getenv ("FORCON_DATA_DIR"), "scenarios", "skirmish.xml", NULL);
}

/* Takes away what an earlier run left: the campaign and its copies. */
char *
fresh_campaign_path (const char *name)
{
  char *path = scratch_path (name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);

  for (const char *file = g_dir_read_name (files); file != NULL; file = g_dir_read_name (files))
    if (g_str_has_prefix (file, name))
      {
        g_autofree char *old = g_build_filename (folder, file, NULL);

        g_remove (old);
      }
  return path;
}

/* A seed, which tests need, is never used without a word. */
#define OF_A_SEED "forcon new: the dice of a seed can be foretold; it is for tests and demonstrations\n"

/* Runs the program; it must do what it is told. */
void
do_forcon (const char *first, ...)
{
  g_autoptr (Run) run = NULL;
  va_list list;

  va_start (list, first);
  run = run_forcon_list (first, list);
  va_end (list);
  if (!g_str_equal (first, "new") || !g_str_equal (run->err, OF_A_SEED))
    g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

/* The run ended with that status and one line on standard error, with @part in it. */
void
assert_refused (const Run *run, int status, const char *part)
{
  g_assert_cmpint (run->status, ==, status);
  g_assert_true (is_one_line (run->err));
  g_assert_nonnull (strstr (run->err, part));
}

char *
new_campaign (const char *name)
{
  g_autofree char *scenario = skirmish_scenario ();
  char *path = fresh_campaign_path (name);

  do_forcon ("new", scenario, path, "--seed", "7", NULL);
  return path;
}

char *
begun_campaign (const char *name)
{
  char *path = new_campaign (name);

  do_forcon ("begin", path, NULL);
  return path;
}

/* Both admirals move to the crossing; the master lets them fight there at the end of the phase. */
char *
clashing_campaign (const char *name)
{
  char *path = begun_campaign (name);

  do_forcon ("do", path, "task", "kind=move", "formation=shield", "sector=b2", NULL);
  do_forcon ("do", path, "task", "kind=move", "formation=fan", "sector=b2", NULL);
  do_forcon ("advance", path, NULL);
  do_forcon ("do", path, "meet", "formation=fan", "target=shield", "--reason", "They see each other", NULL);
  return path;
}

/* The master's journal: equal journals have the same words, dice and results. */
char *
journal_of (const char *campaign)
{
  g_autoptr (Run) run = run_forcon ("journal", campaign, "--json", NULL);

  g_assert_cmpint (run->status, ==, 0);
  return g_steal_pointer (&run->out);
}

/* What status --json tells. */
JsonObject *
status_of (const char *campaign, const char *as)
{
  g_autoptr (Run) run = as == NULL ? run_forcon ("status", campaign, "--json", NULL)
                                   : run_forcon ("status", campaign, "--json", "--as", as, NULL);
  g_autoptr (JsonNode) node = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (is_one_line (run->out));
  node = parse_json (run->out);
  return json_object_ref (json_node_get_object (node));
}

guint
count_in_status (const char *campaign, const char *list)
{
  g_autoptr (JsonObject) status = status_of (campaign, NULL);

  return json_array_get_length (json_object_get_array_member (status, list));
}
