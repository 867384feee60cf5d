/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a clash is a battle like any other: it can be written, read and begun. */
#include "forcon-test-clash.h"
#include "storage-sample.h"

static const TestParty parties[] = {
  { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" },
  { "landing-force", FORCON_PARTY_PRESENT, NULL },
  { "karkas", FORCON_PARTY_PRESENT, NULL },
  { "raiders", FORCON_PARTY_PRESENT, NULL },
};

/* Damaged ships in several formations, over borders and at a planet, among mines of somebody who is not there. */
static void
open_clash (TestCampaign *test, guint seed)
{
  test->campaign->progress.seed = seed;
  test->campaign->fleet->ships[test_fleet_ship (test, "grozny").value - 1].hits = 2;
  forcon_campaign_add_field (test->campaign, test_sector (test, "b1"), TEST_ADMIRAL_GREEN,
                             &test->rules.mine.cards[FORCON_CHARGE_TORPEDO], 5);
  forcon_campaign_add_feature (test->campaign, test_sector (test, "b1"), FORCON_SECTOR_OBJECT_ASTEROID_BELT, "belt-2",
                               NULL);
  test_move (test, "squadron-1", "b1", "b2");
  test_move (test, "karkas", "b1", "c1");
  test_move (test, "raiders", "b1", NULL);
  test_clash_open (test, "b1", NULL, parties, G_N_ELEMENTS (parties));
}

static ForconScript *
read_again (const TestCampaign *test)
{
  g_autofree char *text = forcon_script_to_xml (test_table (test), &(const ForconScriptRules){ "forcon-2010", "" }, NULL);

  return sample_load (text);
}

/* F-CAMP-11 */
static void
the_table_of_a_clash_is_written_and_read_as_it_is (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (TestCampaign) test = test_campaign_new ();

      open_clash (test, seed);

      g_autoptr (ForconScript) script = read_again (test);

      sample_assert_same (test_table (test), script->start);
    }
}

/* F-CAMP-11, F-TURN-2 */
static void
a_battle_that_was_written_begins_as_the_clash_does (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCommand begin = { .kind = FORCON_COMMAND_BEGIN };
  ForconDice dice = FORCON_DICE_GENERATED;

  open_clash (test, 3);

  g_autoptr (ForconScript) script = read_again (test);
  g_autoptr (ForconOutcome) there = forcon_decide (script->start, script->rules, &begin, &dice);
  g_autoptr (ForconOutcome) here = forcon_decide (test_table (test), &test->rules, &begin, &dice);

  g_assert_cmpint (here->verdict.kind, ==, FORCON_VERDICT_DONE);
  g_assert_cmpint (there->verdict.kind, ==, FORCON_VERDICT_DONE);
  sample_assert_same (here->after, there->after);
}

#define ADD(test) g_test_add_func ("/storage/clashes/" #test, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (the_table_of_a_clash_is_written_and_read_as_it_is);
  ADD (a_battle_that_was_written_begins_as_the_clash_does);
  int result = g_test_run ();

  sample_forget ();
  return result;
}
