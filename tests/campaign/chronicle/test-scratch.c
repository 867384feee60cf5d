/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle that is the only clash of a scratch campaign is played as by itself. */
#include "campaign/chronicle/chronicle.h"
#include "forcon-test-battle.h"

/* Red fires at blue, 30 cm ahead. */
static TestBattle *
firing (void)
{
  TestBattle *test = test_battle_new ();
  ForconShipId red = test_add (test, (TestShip){ .x = 100, .y = 150 });

  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 120, .heading = 180, .hits = 60 });
  for (gint i = 0; i < 8; i++)
    test_gun (test, red, FORCON_WEAPON_BATTERY, 50, 6);
  test_enter (test, TEST_RED, FORCON_STEP_FIRE);
  test->battle->random = forcon_random_seeded (7, FORCON_RANDOM_BATTLE_STREAM);
  return test;
}

static ForconChronicle *
scratch_of (const TestBattle *test)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_new_scratch (test->battle);

  return forcon_chronicle_new (campaign, &test->rules);
}

static ForconCampaignCommand
shot (guint weapon)
{
  return (ForconCampaignCommand){
    .kind = FORCON_CAMPAIGN_COMMAND_PLAY,
    .play = { .clash = FORCON_SCRATCH_CLASH },
    .battle = forcon_command_fire ((ForconShipId){ 1 }, (ForconShipId){ 2 }, 1u << weapon),
  };
}

/* All eight guns, with the dice of the generator. */
static void
fire_all (ForconChronicle *chronicle)
{
  for (guint weapon = 0; weapon < 8; weapon++)
    {
      const ForconCampaignCommand command = shot (weapon);
      g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
    }
}

static void
assert_same_battle (const ForconBattle *one, const ForconBattle *other)
{
  g_autofree char *first = forcon_battle_hash (one);
  g_autofree char *second = forcon_battle_hash (other);

  g_assert_cmpstr (first, ==, second);
}

static const ForconBattle *
table_of (const ForconChronicle *chronicle)
{
  return forcon_campaign_battle (forcon_chronicle_campaign (chronicle), FORCON_SCRATCH_CLASH);
}

/* F-GEN-5 */
static void
test_same_dice (void)
{
  g_autoptr (TestBattle) test = firing ();
  g_autoptr (ForconChronicle) chronicle = scratch_of (test);
  g_autoptr (ForconJournal) journal = forcon_journal_new (test->battle, &test->rules);

  fire_all (chronicle);
  for (guint weapon = 0; weapon < 8; weapon++)
    {
      const ForconCampaignCommand command = shot (weapon);
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command.battle, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
    }
  assert_same_battle (table_of (chronicle), forcon_journal_battle (journal));
}

static void
test_journal_of_table (void)
{
  g_autoptr (TestBattle) test = firing ();
  g_autoptr (ForconChronicle) chronicle = scratch_of (test);
  g_autoptr (ForconJournal) journal = NULL;

  fire_all (chronicle);
  journal = forcon_chronicle_battle_journal (chronicle, FORCON_SCRATCH_CLASH, NULL);
  g_assert_nonnull (journal);
  g_assert_cmpuint (forcon_journal_position (journal), ==, 8);
  assert_same_battle (forcon_journal_start (journal), test->battle);
  assert_same_battle (forcon_journal_battle (journal), table_of (chronicle));
  g_assert_true (forcon_journal_verify (journal).agrees);
}

static void
test_back_to_the_start (void)
{
  g_autoptr (TestBattle) test = firing ();
  g_autoptr (ForconChronicle) chronicle = scratch_of (test);
  g_autoptr (ForconBattle) end = NULL;

  fire_all (chronicle);
  g_assert_true (forcon_chronicle_replays (chronicle, NULL));
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
  end = forcon_battle_clone (table_of (chronicle));
  while (forcon_chronicle_undo (chronicle, NULL))
    continue;
  assert_same_battle (table_of (chronicle), test->battle);
  while (forcon_chronicle_redo (chronicle, NULL))
    continue;
  assert_same_battle (table_of (chronicle), end);
}

static void
test_refusal_is_the_tables (void)
{
  g_autoptr (TestBattle) test = firing ();
  g_autoptr (ForconChronicle) chronicle = scratch_of (test);
  const ForconCampaignCommand command = shot (20);
  g_autoptr (ForconOutcome) alone = forcon_decide (test->battle, &test->rules, &command.battle, &FORCON_DICE_GENERATED);
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_GENERATED);

  g_assert_cmpint (outcome->verdict.kind, !=, FORCON_PROBLEM_NONE);
  g_assert_cmpint (alone->verdict.kind, !=, FORCON_VERDICT_DONE);
  g_assert_cmpint (outcome->verdict.battle.kind, ==, alone->verdict.kind);
  g_assert_cmpuint (forcon_chronicle_length (chronicle), ==, 0);
}

#define TEST(path, function) g_test_add_func ("/campaign/scratch/" path, function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST ("the dice are those of the battle by itself (F-GEN-5)", test_same_dice);
  TEST ("the table has a journal from the battle's start on", test_journal_of_table);
  TEST ("undo goes back to the battle's start, redo to its end", test_back_to_the_start);
  TEST ("a refusal is that of the table", test_refusal_is_the_tables);
  return g_test_run ();
}
