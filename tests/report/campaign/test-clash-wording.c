/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How clashes are called, and how is told what is proposed for them. */
#include "report/campaign/clash-wording.h"
#include "forcon-test-clash.h"

static ForconClashId
open_clash (TestCampaign *test)
{
  static const TestParty parties[] = {
    { "landing-force", FORCON_PARTY_PRESENT, NULL },
    { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" },
    { "karkas", FORCON_PARTY_PRESENT, NULL },
  };

  test_move (test, "squadron-1", "b1", "b2");
  test_move (test, "karkas", "b1", "c1");
  return test_clash_open (test, "b1", NULL, parties, G_N_ELEMENTS (parties));
}

static void
assert_name (const TestCampaign *test, ForconClashId clash, const char *expected)
{
  g_autofree char *name = forcon_clash_name (test->campaign, clash);

  g_assert_cmpstr (name, ==, expected);
}

static void
a_clash_is_called_by_its_largest_formations (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  assert_name (test, open_clash (test), "Squadron 1, Karkas and 1 more at B1, 7 ships");
}

static void
two_clashes_in_one_sector_have_two_names (void)
{
  static const TestParty others[] = {
    { "green-guard", FORCON_PARTY_ATTACKS_FORMATION, "raiders" },
    { "raiders", FORCON_PARTY_PRESENT, NULL },
  };
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId one = open_clash (test);
  g_autofree char *first = forcon_clash_name (test->campaign, one);

  test_move (test, "green-guard", "b1", "b2");
  test_move (test, "raiders", "b1", NULL);
  ForconClashId other = test_clash_open (test, "b1", NULL, others, G_N_ELEMENTS (others));
  g_autofree char *second = forcon_clash_name (test->campaign, other);

  g_assert_cmpstr (first, !=, second);
  assert_name (test, one, first);
  g_assert_true (g_str_has_prefix (second, "Green Guard and "));
}

/* Formations may be called alike. */
static void
two_clashes_of_the_same_names_are_counted (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = open_clash (test);
  ForconClash twin = *forcon_campaign_clash (test->campaign, clash);
  ForconClashId later = { clash.value + 1000 };

  g_array_index (test->campaign->clashes, ForconClash, 0).state = FORCON_CLASH_RETURNED;
  twin.clash = later;
  twin.state = FORCON_CLASH_RETURNED;
  g_array_append_val (test->campaign->clashes, twin);
  g_ptr_array_add (test->campaign->battles, NULL);
  forcon_battle_free (g_ptr_array_index (test->campaign->battles, 0));
  g_ptr_array_index (test->campaign->battles, 0) = NULL;
  assert_name (test, clash, "Squadron 1, Karkas and 1 more at B1");
  assert_name (test, later, "Squadron 1, Karkas and 1 more at B1 (no. 2)");
}

/* Sentences */

static void
assert_sentence (const TestCampaign *test, ForconClashTriage *triage, ForconProposal proposal, const char *expected)
{
  g_autofree char *sentence = NULL;

  triage->proposal = proposal;
  sentence = forcon_proposal_sentence (test->campaign, triage);
  g_assert_cmpstr (sentence, ==, expected);
}

static void
each_reason_is_a_sentence (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = open_clash (test);
  g_autoptr (ForconClashTriage) triage = forcon_clash_triage_new (test->campaign, &test->rules, clash);

  triage->odds = (ForconClashOdds){ .runs = 400 };
  triage->odds.wins[1] = 0.63;
  assert_sentence (test, triage, (ForconProposal){ FORCON_PROPOSAL_FIGHT, FORCON_REASON_CLOSE, .admirals = 0 },
                   "By hand, as the outcome is open: Red wins: 63\302\240%\302\240±\302\2405.");
  assert_sentence (test, triage, (ForconProposal){ FORCON_PROPOSAL_CAPTAINS, FORCON_REASON_SMALL, .admirals = 0 },
                   "Captains, as there are only 7 ships and no fleet at stake.");
  assert_sentence (test, triage,
                   (ForconProposal){ FORCON_PROPOSAL_LEND, FORCON_REASON_TIME, .needed = 90 * G_USEC_PER_SEC },
                   "Lend it: all clashes by hand take about 1:30, and there is 0:00 left for them.");
  assert_sentence (test, triage,
                   (ForconProposal){ FORCON_PROPOSAL_SOME_CAPTAINS, FORCON_REASON_ABSENT,
                                     .admirals = 1u << TEST_ADMIRAL_BLUE.value },
                   "By hand; captains act for absent admirals: Blue.");
  for (guint reason = 0; reason < FORCON_N_REASON; reason++)
    {
      g_autofree char *sentence = NULL;

      triage->proposal = (ForconProposal){ .reason = (ForconProposalReason) reason,
                                           .admiral = TEST_ADMIRAL_RED,
                                           .object = test_feature (test, "prime") };
      sentence = forcon_proposal_sentence (test->campaign, triage);
      g_assert_true (g_str_has_suffix (sentence, "."));
    }
}

static void
a_formation_without_instructions_says_so (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = open_clash (test);
  g_autoptr (ForconClashTriage) triage = forcon_clash_triage_new (test->campaign, &test->rules, clash);
  g_autofree char *text
      = forcon_triage_instruction (test->campaign, &g_array_index (triage->formations, ForconTriageFormation, 0));

  g_assert_cmpstr (text, ==, "No instruction");
}

#define ADD(test) g_test_add_func ("/report/clash-wording/" #test, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (a_clash_is_called_by_its_largest_formations);
  ADD (two_clashes_in_one_sector_have_two_names);
  ADD (two_clashes_of_the_same_names_are_counted);
  ADD (each_reason_is_a_sentence);
  ADD (a_formation_without_instructions_says_so);
  return g_test_run ();
}
