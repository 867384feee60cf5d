/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice of the map that come from a secret (F-GEN-5, F-CAMP-7, F-CAMP-11): they go by the names of things and the moment alone. */
#include "campaign/chronicle/chronicle.h"
#include "forcon-test-clash.h"
#include "forcon-test-halves.h"

/* Squadron 1 looks for the Raiders in B2; Karkas, for whom it looks first, is there too, or not. */
static TestCampaign *
watching (guint8 secret, gboolean karkas)
{
  guint8 bytes[FORCON_SECRET_SIZE] = { secret };
  g_autoptr (GBytes) key = g_bytes_new (bytes, sizeof bytes);
  TestCampaign *test = test_visited ();

  test_move (test, "raiders", "b2", NULL);
  if (!karkas)
    test_move (test, "karkas", "b4", NULL);
  test->campaign->fleet->random = forcon_random_keyed (0);
  forcon_campaign_set_secret (test->campaign, key);
  TEST_TELL ("squadron-1", PATROL);
  return test;
}

/* Resolves a half-phase with dice that the program rolls. Returns: (transfer full): what came of it */
static ForconCampaignOutcome *
advance (TestCampaign *test)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .advance = { .leave_open = TRUE } };
  ForconCampaignOutcome *outcome
      = forcon_campaign_decide (test->campaign, &test->rules, NULL, &command, &FORCON_DICE_GENERATED);

  g_assert_nonnull (outcome->after);
  return outcome;
}

/* The totals of the contest between squadron 1 and a formation. */
static gint
contest (const TestCampaign *test, const ForconCampaignOutcome *outcome, const char *hider)
{
  for (guint i = 0; i < outcome->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (outcome->events, ForconCampaignEvent, i);

      if (event->kind == FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED
          && FORCON_ID_EQUAL (event->detection_contested.formation, test_formation (test, hider)))
        return event->detection_contested.hider_total * 100 + event->detection_contested.seeker_total;
    }
  g_assert_not_reached ();
}

static void
whom_else_one_looks_for_does_not_change_the_dice (void)
{
  gboolean differs = FALSE;

  for (guint8 secret = 0; secret < 12; secret++)
    {
      g_autoptr (TestCampaign) alone = watching (secret, FALSE);
      g_autoptr (TestCampaign) both = watching (secret, TRUE);
      g_autoptr (ForconCampaignOutcome) one = advance (alone);
      g_autoptr (ForconCampaignOutcome) two = advance (both);

      g_assert_cmpint (contest (alone, one, "raiders"), ==, contest (both, two, "raiders"));
      differs |= contest (both, two, "karkas") != contest (both, two, "raiders");
    }
  g_assert_true (differs);
}

/* F-GEN-5 */
static void
the_same_command_has_the_same_dice_and_another_secret_has_others (void)
{
  g_autoptr (TestCampaign) test = watching (1, TRUE);
  gboolean differs = FALSE;
  g_autoptr (ForconCampaignOutcome) one = advance (test);
  g_autoptr (ForconCampaignOutcome) again = advance (test);

  g_assert_true (forcon_dice_agree (one->dice, again->dice));
  for (guint8 secret = 2; secret < 12; secret++)
    {
      g_autoptr (TestCampaign) other = watching (secret, TRUE);
      g_autoptr (ForconCampaignOutcome) outcome = advance (other);

      differs |= !forcon_dice_agree (one->dice, outcome->dice);
    }
  g_assert_true (differs);
}

/* F-GEN-5: who does not know the secret can still follow what the rules made of the dice. */
static void
without_the_secret_dice_are_taken_as_recorded (void)
{
  g_autoptr (TestCampaign) test = watching (1, TRUE);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .advance = { .leave_open = TRUE } };
  guint8 bytes[FORCON_SECRET_SIZE] = { 99 };
  g_autoptr (GBytes) foreign = g_bytes_new (bytes, sizeof bytes);
  guint n_agreeing = 0;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
    }
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
  forcon_campaign_set_secret ((ForconCampaign *) forcon_chronicle_start (chronicle), foreign);
  n_agreeing += forcon_chronicle_verify (chronicle).agrees;
  g_assert_cmpuint (n_agreeing, ==, 0);
  forcon_log_set_recorded (forcon_chronicle_log (chronicle), 2);
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/secret-dice/" path, function)
  TEST ("whom else one looks for does not change the dice (F-CAMP-7)",
        whom_else_one_looks_for_does_not_change_the_dice);
  TEST ("the same command has the same dice, and another secret has others (F-GEN-5)",
        the_same_command_has_the_same_dice_and_another_secret_has_others);
  TEST ("without the secret dice are taken as recorded (F-GEN-5)", without_the_secret_dice_are_taken_as_recorded);
  return g_test_run ();
}
