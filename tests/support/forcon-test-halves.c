/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-halves.h"

#include "forcon-test-clash.h"

TestCampaign *
test_visited (void)
{
  TestCampaign *test = test_campaign_new ();

  test_move (test, "karkas", "b2", "b3");
  return test;
}

static ForconCampaignCommand
task_command (const TestCampaign *test, const char *formation, ForconCampaignCommand_task task)
{
  task.formation = formation == NULL ? FORCON_NO_FORMATION : test_formation (test, formation);
  task.add = TRUE;
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_TASK, .task = task };
}

void
test_tell (TestCampaign *test, const char *formation, ForconCampaignCommand_task task)
{
  ForconCampaignCommand command = task_command (test, formation, task);

  test_campaign_do (test, &command, "");
}

void
test_told_in_vain (TestCampaign *test, const char *formation, ForconCampaignCommand_task task, ForconProblem problem)
{
  ForconCampaignCommand command = task_command (test, formation, task);

  test_campaign_refused (test, &command, problem);
}

void
test_give (TestCampaign *test, const char *formation, ForconTask task)
{
  task.task = (ForconTaskId){ test->campaign->progress.next_id++ };
  task.formation = test_formation (test, formation);
  task.state = FORCON_TASK_STATE_WAITING;
  g_array_append_val (test->campaign->tasks, task);
}

/* Red sees it where it is, in the first half-phase to come. */
void
test_red_sees (TestCampaign *test, const char *formation)
{
  ForconSighting sighting = { .admiral = TEST_ADMIRAL_RED, .formation = test_formation (test, formation), .level = FORCON_LEVEL_CONTACT,
                              .sector = test_post (test, formation)->sector, .phase = 1, .half = 1, .owner = TEST_ADMIRAL_BLUE,
                              .count = 2 };

  g_array_append_val (test->campaign->sightings, sighting);
}

void
test_half (TestCampaign *test, const char *dice)
{
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .advance = { .leave_open = TRUE } };

  if (test->campaign->progress.stage == FORCON_STAGE_SECOND_HALF)
    test_campaign_do (test, &advance, "");
  test_campaign_do (test, &advance, dice);
}

ForconShips
test_ships (const TestCampaign *test, const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);
  ForconShips ships = { 0 };

  for (guint i = 0; parts[i] != NULL; i++)
    ships.ship[ships.n++] = test_fleet_ship (test, parts[i]);
  return ships;
}

gboolean
test_is_in (const TestCampaign *test, const char *formation, const char *sector)
{
  return FORCON_ID_EQUAL (forcon_campaign_post (test->campaign, test_formation (test, formation))->sector,
                          test_sector (test, sector));
}

const char *
test_formation_of (const TestCampaign *test, const char *ship)
{
  const ForconBattle *fleet = test->campaign->fleet;

  return forcon_battle_formation_id (fleet, forcon_battle_ship (fleet, test_fleet_ship (test, ship))->formation);
}

ForconProblem
test_failure (const TestCampaign *test)
{
  return test_campaign_count (test, FORCON_CAMPAIGN_EVENT_TASK_FAILED) == 0
             ? FORCON_PROBLEM_NONE
             : test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_FAILED)->task_failed.problem;
}

const ForconCampaignEvent *
test_last_event (const TestCampaign *test, ForconCampaignEventKind kind)
{
  for (guint i = test->outcome->events->len; i > 0; i--)
    {
      const ForconCampaignEvent *event = &g_array_index (test->outcome->events, ForconCampaignEvent, i - 1);

      if (event->kind == kind)
        return event;
    }
  g_error ("no event %s", forcon_campaign_event_word (kind));
}
