/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-clash.h"

#include "campaign/decision/campaign-decision.h"

static ForconSectorId
sector_or_none (const TestCampaign *test, const char *word)
{
  return word == NULL ? FORCON_NO_SECTOR : test_sector (test, word);
}

static gboolean
meet (ForconCampaignDecision *decision, const TestCampaign *test, ForconSectorId sector, ForconSectorId other,
      const TestParty *parties, guint n)
{
  ForconMeetingId meeting = { forcon_campaign_next_id (decision) };

  FORCON_STATE (decision, MET, met, .meeting = meeting, .phase = test->campaign->progress.phase,
                .half = test->campaign->progress.half, .sector = sector, .other = other);
  for (guint i = 0; i < n; i++)
    FORCON_STATE (
        decision, PARTY_MET, party_met, .meeting = meeting, .formation = test_formation (test, parties[i].formation),
        .against = parties[i].against == NULL ? FORCON_NO_FORMATION : test_formation (test, parties[i].against),
        .reason = parties[i].reason,
        .opens
        = parties[i].reason == FORCON_PARTY_ATTACKS_FORMATION || parties[i].reason == FORCON_PARTY_ATTACKS_SECTOR);
  return forcon_campaign_open_clash (decision, meeting);
}

ForconProblem
test_clash_try_open (TestCampaign *test, const char *sector, const char *other, const TestParty *parties, guint n)
{
  static const ForconCampaignCommand command;
  static const ForconDice none;
  ForconCampaignDecision decision = { .rules = &test->rules, .command = &command, .source = &none };

  g_clear_pointer (&test->outcome, forcon_campaign_outcome_free);
  test->outcome = forcon_campaign_outcome_new ();
  decision.outcome = test->outcome;
  decision.campaign = forcon_campaign_clone (test->campaign);
  if (meet (&decision, test, test_sector (test, sector), sector_or_none (test, other), parties, n))
    {
      forcon_campaign_free (test->campaign);
      test->campaign = forcon_campaign_clone (decision.campaign);
    }
  forcon_campaign_free (decision.campaign);
  return test->outcome->verdict.kind;
}

ForconClashId
test_clash_open (TestCampaign *test, const char *sector, const char *other, const TestParty *parties, guint n)
{
  ForconProblem problem = test_clash_try_open (test, sector, other, parties, n);

  g_assert_cmpstr (forcon_problem_to_word (problem), ==, "none");
  return g_array_index (test->campaign->clashes, ForconClash, test->campaign->clashes->len - 1).clash;
}

ForconClashId
test_clash_new (TestCampaign *test)
{
  static const TestParty parties[] = {
    { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" },
    { "karkas", FORCON_PARTY_PRESENT, NULL },
  };

  test_move (test, "karkas", "b2", "c2");
  return test_clash_open (test, "b2", NULL, parties, G_N_ELEMENTS (parties));
}

void
test_move (TestCampaign *test, const char *formation, const char *sector, const char *came_from)
{
  ForconPost *post = test_post (test, formation);

  post->sector = test_sector (test, sector);
  post->came_from = sector_or_none (test, came_from);
}

static const ForconClash *
newest (const TestCampaign *test)
{
  g_assert_cmpuint (test->campaign->clashes->len, >, 0);
  return &g_array_index (test->campaign->clashes, ForconClash, test->campaign->clashes->len - 1);
}

const ForconBattle *
test_table (const TestCampaign *test)
{
  const ForconBattle *battle = forcon_campaign_battle (test->campaign, newest (test)->clash);

  g_assert_nonnull (battle);
  return battle;
}

ForconShipId
test_table_ship (const TestCampaign *test, const char *word)
{
  ForconShipId ship = forcon_battle_find_ship (test_table (test), word);

  g_assert_false (FORCON_ID_IS_NONE (ship));
  return ship;
}

ForconFormationId
test_table_formation (const TestCampaign *test, const char *word)
{
  ForconFormationId formation = forcon_battle_find_formation (test_table (test), word);

  g_assert_false (FORCON_ID_IS_NONE (formation));
  return formation;
}

ForconBattle *
test_table_changed (TestCampaign *test)
{
  return g_ptr_array_index (test->campaign->battles, test->campaign->battles->len - 1);
}

ForconShip *
test_table_state (TestCampaign *test, const char *ship)
{
  return &test_table_changed (test)->ships[test_table_ship (test, ship).value - 1];
}

void
test_table_over (TestCampaign *test)
{
  test_table_changed (test)->round = 4;
  test_table_changed (test)->step = FORCON_STEP_OVER;
}

ForconCampaignCommand
test_play (const TestCampaign *test, ForconCommand command)
{
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_PLAY,
                                  .play = { .clash = newest (test)->clash },
                                  .battle = command };
}

ForconCampaignCommand
test_return (const TestCampaign *test)
{
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_RETURN,
                                  .return_clash = { .clash = newest (test)->clash } };
}
