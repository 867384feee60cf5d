/* SPDX-License-Identifier: GPL-3.0-or-later */
/* forcon ground: a landing is fought out from the command line (F-END-6). */
#include "cli-campaign.h"

#include <string.h>

/* A formation comes to the planet, and so many of its troops are landed in the next half-phase. */
static void
land (const char *path, const char *formation, const char *ship, const char *number)
{
  g_autofree char *at = g_strdup_printf ("formation=%s", formation);
  g_autofree char *whose = g_strdup_printf ("ship=%s", ship);
  g_autofree char *troops = g_strdup_printf ("number=%s", number);

  do_forcon ("do", path, "set", whose, "value=troops", troops, "--reason", "For the test", NULL);
  do_forcon ("do", path, "place", at, "sector=b2", "--reason", "For the test", NULL);
  do_forcon ("do", path, "task", "kind=land", at, NULL);
  do_forcon ("advance", path, "--half", "--generate", NULL);
}

/* Ghem-captain Rivek holds Solstice with two, and three of Captain Vorpatril's have landed. */
static char *
landed_campaign (const char *name)
{
  char *path = begun_campaign (name);

  land (path, "mask", "painted-mask", "2");
  do_forcon ("do", path, "place", "formation=mask", "sector=a2", "--reason", "For the test", NULL);
  land (path, "spurs", "kestrel", "3");
  return path;
}

/* F-GEN-5, T-DICE-1 */
static void
test_typed_dice (void)
{
  g_autofree char *path = landed_campaign ("ground.forcon");
  g_autoptr (Run) run = run_forcon ("ground", path, "solstice", "--dice", "8 0 1 10 1", "--json", NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "\"dice\":[8,10,1,10,1]"));
  g_assert_nonnull (strstr (run->out, "\"result\":\"attacker\",\"rounds\":1,\"troops\":2,\"garrison\":0"));
  g_assert_nonnull (strstr (run->out, "\"event\":\"holder-set\""));
  do_forcon ("verify", path, NULL);
}

/* F-GEN-6 */
static void
test_dice_missing (void)
{
  g_autofree char *path = landed_campaign ("ground-missing.forcon");
  g_autofree char *before = journal_of (path);
  g_autoptr (Run) none = run_forcon ("ground", path, "solstice", "--dice", "8 1 1", NULL);
  g_autoptr (Run) eleven = run_forcon ("ground", path, "solstice", "--dice", "x", NULL);
  g_autoptr (Run) left = run_forcon ("ground", path, "solstice", "--dice", "8 0 1 10 1 4", NULL);
  g_autofree char *after = journal_of (path);

  assert_refused (none, 1, "needs dice: Round 1, Ghem-captain Rivek, Infantry I, hitting on 8 or more: 2 d10");
  assert_refused (eleven, 2, "faces from 1 to 10");
  assert_refused (left, 1, "F-GEN-5");
  g_assert_cmpstr (after, ==, before);
}

static void
test_what_is_open (void)
{
  g_autofree char *path = landed_campaign ("ground-open.forcon");
  g_autoptr (Run) status = run_forcon ("status", path, NULL);

  g_assert_nonnull (strstr (status->out, "The landing on Solstice (B2 Crossing) is to be fought out"));
  g_assert_nonnull (strstr (status->out, "[object=solstice]"));
  g_assert_cmpuint (count_in_status (path, "landings"), ==, 1);
  do_forcon ("ground", path, "solstice", "--generate", NULL);
  g_assert_cmpuint (count_in_status (path, "landings"), ==, 0);
}

/* T-ODDS-1: three who hit on 8 and more against two; JSON has the chances that the text tells */
static void
test_odds (void)
{
  g_autofree char *path = landed_campaign ("ground-odds.forcon");
  g_autoptr (Run) text = run_forcon ("status", path, NULL);
  g_autoptr (Run) json = run_forcon ("status", path, "--json", NULL);

  g_assert_nonnull (strstr (text->out, "chances: attacker 81.1 %, nobody left 3.3 %, defender 15.6 %"));
  g_assert_nonnull (strstr (json->out, "\"garrison\":2,\"odds\":{\"attacker\":0.811"));
}

static void
test_wrong_words (void)
{
  g_autofree char *path = landed_campaign ("ground-wrong.forcon");
  g_autoptr (Run) planet = run_forcon ("ground", path, "nowhere", NULL);
  g_autoptr (Run) admiral = run_forcon ("ground", path, "solstice", "--admiral", "nobody", NULL);
  g_autoptr (Run) holder = run_forcon ("ground", path, "solstice", "--admiral", "rivek", NULL);
  g_autoptr (Run) choice = run_forcon ("ground", path, "solstice", "--choices", "attacker runs", NULL);
  g_autoptr (Run) few = run_forcon ("ground", path, NULL);

  assert_refused (planet, 2, "nowhere");
  assert_refused (admiral, 2, "--admiral");
  assert_refused (holder, 1, "F-END-6");
  assert_refused (choice, 1, "attacker runs");
  g_assert_cmpint (few->status, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/ground/typed dice are ten-sided", test_typed_dice);
  g_test_add_func ("/cli/ground/missing dice are asked for", test_dice_missing);
  g_test_add_func ("/cli/ground/status tells of landings", test_what_is_open);
  g_test_add_func ("/cli/ground/status tells the chances of landings, in JSON too", test_odds);
  g_test_add_func ("/cli/ground/wrong words are refused", test_wrong_words);
  return g_test_run ();
}
