/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the master's hours went: the window takes the notes, the program tells the master, and nobody else (F-CAMP-8). */
#include "cli-campaign.h"
#include "storage/store/store.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#define NOTES "sheets=372/2 clash-%u=301/9 dice-%u=60 papers=41/2 pause=900"

/* The number of the clash that is open. */
static guint
clash_of (const char *campaign)
{
  g_autoptr (Run) status = run_forcon ("status", campaign, NULL);
  guint clash = 0;

  g_assert_cmpint (sscanf (strstr (status->out, "[clash="), "[clash=%u]", &clash), ==, 1);
  return clash;
}

/* What the window writes while the master works. */
static void
take_notes (const char *path)
{
  guint clash = clash_of (path);
  g_autofree char *notes = g_strdup_printf (NOTES, clash, clash);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_WRITE, &error);
  g_autoptr (GArray) pace = forcon_pace_new ();

  g_assert_no_error (error);
  forcon_pace_read_text (pace, 1, notes);
  g_assert_true (forcon_store_save_pace (store, pace, 1, &error));
  g_assert_no_error (error);
}

/* Lines are as long as the paper is wide. */
static char *
written (const char *path)
{
  g_autoptr (GRegex) blanks = g_regex_new ("\\s+", 0, 0, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return g_regex_replace_literal (blanks, text, -1, 0, " ", 0, NULL);
}

static void
the_chronicle_tells_where_the_hours_went (void)
{
  g_autofree char *campaign = clashing_campaign ("pace.forcon");
  g_autofree char *path = free_path ("pace.txt");
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (Run) json = NULL;

  take_notes (campaign);
  do_forcon ("chronicle", campaign, "-o", path, NULL);
  text = written (path);
  g_assert_nonnull (strstr (text, "Where the master’s time went"));
  g_assert_nonnull (strstr (text, "Phase 1: pause 15:00; order sheets 6:12; clash (B2 Crossing) 5:01; "
                                  "waiting for dice, clash (B2 Crossing) 1:00; papers 0:41."));
  json = run_forcon ("chronicle", campaign, "--json", NULL);
  expected = g_strdup_printf ("{\"phase\":1,\"work\":\"clash\",\"clash\":%u,\"what\":\"clash (B2 Crossing)\","
                              "\"seconds\":301,\"size\":9}",
                              clash_of (campaign));
  g_assert_nonnull (strstr (json->out, expected));
}

static void
without_notes_the_chronicle_says_nothing_of_it (void)
{
  g_autofree char *campaign = clashing_campaign ("no-pace.forcon");
  g_autofree char *path = free_path ("no-pace.txt");
  g_autofree char *text = NULL;

  do_forcon ("chronicle", campaign, "-o", path, NULL);
  text = written (path);
  g_assert_null (strstr (text, "master’s time"));
}

static void
status_tells_from_minute_45_whether_the_master_is_late (void)
{
  g_autofree char *campaign = clashing_campaign ("late.forcon");
  g_autoptr (Run) early = NULL;
  g_autoptr (Run) late = NULL;
  g_autoptr (Run) json = NULL;

  do_forcon ("clock", campaign, "pause", NULL);
  do_forcon ("clock", campaign, "set", "16", NULL);
  early = run_forcon ("status", campaign, NULL);
  g_assert_null (strstr (early->out, "of work"));
  do_forcon ("clock", campaign, "set", "2", NULL);
  late = run_forcon ("status", campaign, NULL);
  g_assert_nonnull (strstr (late->out, "Late by about "));
  g_assert_nonnull (strstr (late->out, "\n  Clash (B2 Crossing): lend the table to another master (saves about "));
  json = run_forcon ("status", campaign, "--json", NULL);
  g_assert_nonnull (strstr (json->out, "\"pace\":{\"left\":120,\"work\":"));
  g_assert_nonnull (strstr (json->out, "{\"help\":\"captains\",\"clash\":"));
}

/* Its bytes, whatever they are, in short. Returns: whether it is there; it is no more then */
static gboolean
add_bytes (GString *all, const char *path)
{
  g_autofree char *bytes = NULL;
  g_autofree char *sum = NULL;
  gsize length = 0;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    return FALSE;
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) bytes, length);
  g_string_append_printf (all, "%s %" G_GSIZE_FORMAT "\n", sum, length);
  g_remove (path);
  return TRUE;
}

static void
add_file (GString *all, const char *campaign, const char *subcommand, const char *name)
{
  g_autofree char *path = scratch_path (name);

  do_forcon (subcommand, campaign, "-o", path, "--as", "vorpatril", NULL);
  g_assert_true (add_bytes (all, path));
}

/* The pages of the sealed pack. */
static void
add_pack (GString *all, const char *campaign)
{
  g_autofree char *path = scratch_path ("pace-pack.png");
  guint pages = 0;

  do_forcon ("report", campaign, "--admiral", "vorpatril", "--pack", "-o", path, NULL);
  for (guint i = 1; i < 10; i++)
    {
      g_autofree char *name = g_strdup_printf ("pace-pack-%u.png", i);
      g_autofree char *page = scratch_path (name);

      pages += add_bytes (all, page) ? 1 : 0;
    }
  g_assert_cmpuint (pages, >, 1);
}

/* All that the program tells an admiral, with what is about to be late. */
static char *
told_to_vorpatril (const char *campaign)
{
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (Run) status = run_forcon ("status", campaign, "--as", "vorpatril", NULL);
  g_autoptr (Run) json = run_forcon ("status", campaign, "--as", "vorpatril", "--json", NULL);
  g_autoptr (Run) journal = run_forcon ("journal", campaign, "--as", "vorpatril", "--json", NULL);
  g_autoptr (Run) report = run_forcon ("report", campaign, "--admiral", "vorpatril", NULL);

  g_string_append_printf (all, "%s%s%s%s", status->out, json->out, journal->out, report->out);
  add_file (all, campaign, "map", "pace-secrecy.png");
  add_file (all, campaign, "export", "pace-secrecy.xml");
  add_pack (all, campaign);
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static void
no_admiral_is_told_a_word_of_it (void)
{
  g_autofree char *one = clashing_campaign ("pace-one.forcon");
  g_autofree char *two = free_path ("pace-two.forcon");
  g_autofree char *first = NULL, *second = NULL;

  do_forcon ("clock", one, "pause", NULL);
  do_forcon ("clock", one, "set", "2", NULL);
  do_forcon ("copy", one, "-o", two, NULL);
  take_notes (two);
  first = told_to_vorpatril (one);
  second = told_to_vorpatril (two);
  g_assert_cmpstr (first, ==, second);
  g_assert_null (strstr (second, "\"pace\""));
  g_assert_null (strstr (second, "Late by"));
}

static void
notes_are_no_part_of_what_is_verified (void)
{
  g_autofree char *campaign = clashing_campaign ("pace-verify.forcon");
  g_autoptr (Run) before = run_forcon ("verify", campaign, NULL);
  g_autoptr (Run) after = NULL;

  take_notes (campaign);
  after = run_forcon ("verify", campaign, NULL);
  g_assert_cmpint (after->status, ==, 0);
  g_assert_cmpstr (before->out, ==, after->out);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/cli/pace/" path, function)
  TEST ("the chronicle tells where the hours went", the_chronicle_tells_where_the_hours_went);
  TEST ("without notes the chronicle says nothing of it", without_notes_the_chronicle_says_nothing_of_it);
  TEST ("status tells from minute 45 whether the master is late",
        status_tells_from_minute_45_whether_the_master_is_late);
  TEST ("no admiral is told a word of it (F-CAMP-8)", no_admiral_is_told_a_word_of_it);
  TEST ("notes are no part of what is verified", notes_are_no_part_of_what_is_verified);
  return g_test_run ();
}
