/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of the clashes that have to be fought. */
#include "cli-campaign.h"

#include <string.h>

static void
test_tells_all (void)
{
  g_autofree char *path = clashing_campaign ("triage.forcon");
  g_autoptr (Run) told = run_forcon ("clashes", path, NULL);

  g_assert_cmpint (told->status, ==, 0);
  g_assert_nonnull (strstr (told->out, "Shield and Fan at "));
  g_assert_nonnull (strstr (told->out, "6 ships [clash="));
  g_assert_nonnull (strstr (told->out, "Captains, as there are only 6 ships and no fleet at stake."));
  g_assert_nonnull (strstr (told->out, "Shield: 3 ships, flagship Count Piotr"));
  g_assert_null (strstr (told->out, "±"));
}

/* What is tried takes nothing from the dice, and stands in no journal. */
static void
test_odds_change_nothing (void)
{
  g_autofree char *path = clashing_campaign ("triage-odds.forcon");
  g_autoptr (Run) before = run_forcon ("status", path, "--json", NULL);
  g_autofree char *journal = journal_of (path);
  g_autoptr (Run) told = run_forcon ("clashes", path, "--odds", "40", NULL);
  g_autoptr (Run) again = run_forcon ("clashes", path, "--odds", "40", NULL);
  g_autofree char *after = journal_of (path);

  g_assert_cmpint (told->status, ==, 0);
  g_assert_nonnull (strstr (told->out, "(40 fights of captains)"));
  g_assert_nonnull (strstr (told->out, "±"));
  g_assert_cmpstr (told->out, ==, again->out);
  g_assert_cmpstr (journal, ==, after);
  g_assert_cmpint (before->status, ==, 0);
}

static void
test_json (void)
{
  g_autofree char *path = clashing_campaign ("triage-json.forcon");
  g_autoptr (Run) told = run_forcon ("clashes", path, "--json", "--odds", "20", NULL);

  g_assert_cmpint (told->status, ==, 0);
  g_assert_nonnull (strstr (told->out, "\"proposal\":\"captains\",\"reason\":\"small\""));
  g_assert_nonnull (strstr (told->out, "\"admiral\":\"vorpatril\""));
  g_assert_nonnull (strstr (told->out, "\"fights\":20"));
  g_assert_nonnull (strstr (told->out, "\"error\":"));
}

/* A clash that is over is handed back, and nothing is proposed for it. */
static void
test_what_is_over_is_left_out (void)
{
  g_autofree char *path = clashing_campaign ("triage-over.forcon");

  do_forcon ("fight", path, "--captains", NULL);
  g_autoptr (Run) told = run_forcon ("clashes", path, NULL);

  g_assert_cmpstr (told->out, ==, "No clashes to fight.\n");
}

static void
test_usage (void)
{
  g_autofree char *path = clashing_campaign ("triage-usage.forcon");
  g_autoptr (Run) many = run_forcon ("clashes", path, "--odds", "many", NULL);
  g_autoptr (Run) none = run_forcon ("clashes", NULL);

  assert_refused (many, 2, "--odds");
  assert_refused (none, 2, "a campaign");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/clashes/who is there and what is proposed is told", test_tells_all);
  g_test_add_func ("/cli/clashes/odds are the same each time, and change nothing", test_odds_change_nothing);
  g_test_add_func ("/cli/clashes/programs get the same in JSON", test_json);
  g_test_add_func ("/cli/clashes/what is over is left out", test_what_is_over_is_left_out);
  g_test_add_func ("/cli/clashes/a number and a campaign are expected", test_usage);
  return g_test_run ();
}
