/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clock of a campaign: F-CAMP-1. */
#include "campaign/state/clock.h"
#include "forcon-test-campaign.h"

#define BOOT "this run"
#define PLAIN(KIND) ((ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND })
#define NOON G_GINT64_CONSTANT (1700000000000000)

/* So many minutes after noon, by both clocks. */
static ForconMoment
minutes (gint64 n)
{
  return (ForconMoment){ .wall = NOON + n * FORCON_MINUTE, .boot = BOOT, .uptime = n * FORCON_MINUTE };
}

static ForconCampaignCommand
at (gint64 n, ForconCampaignCommand command)
{
  command.moment = minutes (n);
  return command;
}

static void
give (TestCampaign *test, gint64 n, ForconCampaignCommand command)
{
  command = at (n, command);
  test_campaign_do (test, &command, "");
}

static void
refuse (TestCampaign *test, gint64 n, ForconCampaignCommand command, ForconProblem problem)
{
  command = at (n, command);
  test_campaign_refused (test, &command, problem);
}

/* A campaign whose clock began at noon to count 40 minutes, with alarms 10 and 5 minutes before their end. */
static TestCampaign *
clock_at_noon (void)
{
  TestCampaign *test = test_campaign_new ();

  test->campaign->clock = (ForconClock){ .collecting = 40 * FORCON_MINUTE, .results = 20 * FORCON_MINUTE };
  g_array_set_size (test->campaign->alarms, 0);
  give (test, 0, FORCON_CAMPAIGN_COMMAND (ALARM, alarm, .minutes = 5, .on = TRUE));
  give (test, 0, FORCON_CAMPAIGN_COMMAND (ALARM, alarm, .minutes = 10, .on = TRUE));
  give (test, 0, FORCON_CAMPAIGN_COMMAND (CLOCK_SET, clock_set, .left = 40 * FORCON_MINUTE));
  give (test, 0, PLAIN (CLOCK_START));
  return test;
}

static gint64
left_in_minutes (const TestCampaign *test, const ForconMoment *now)
{
  return forcon_clock_left (&test->campaign->clock, now) / FORCON_MINUTE;
}

static void
it_counts_down_while_it_runs (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment now = minutes (13);

  g_assert_cmpint (left_in_minutes (test, &now), ==, 27);
}

/* The machine's own time goes on in its sleep; what the wall's says does not matter. */
static void
a_change_of_the_walls_clock_does_not_move_it (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment now = minutes (13);

  now.wall += 180 * FORCON_MINUTE;
  g_assert_cmpint (left_in_minutes (test, &now), ==, 27);
  now.wall -= 600 * FORCON_MINUTE;
  g_assert_cmpint (left_in_minutes (test, &now), ==, 27);
}

static void
a_restart_of_the_machine_leaves_it_to_the_walls_clock (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment now = minutes (13);

  now.boot = "another run";
  now.uptime = 2 * FORCON_MINUTE;
  g_assert_cmpint (left_in_minutes (test, &now), ==, 27);
}

/* The wall's clock was put two hours ahead while the campaign ran, and then the machine was off for three minutes. */
static void
only_the_time_while_the_machine_was_off_is_the_walls (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment beat = minutes (10);
  ForconMoment now = minutes (13);

  beat.wall += 120 * FORCON_MINUTE;
  now.wall += 120 * FORCON_MINUTE;
  now.boot = "another run";
  now.uptime = FORCON_MINUTE;
  ForconMoment bridged = forcon_clock_bridge (&test->campaign->clock, &beat, &now);

  g_assert_true (forcon_clock_is_stale (&test->campaign->clock, &now));
  g_assert_cmpint (left_in_minutes (test, &bridged), ==, 27);
}

static void
a_beat_of_another_run_tells_nothing (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment beat = minutes (10);
  ForconMoment now = minutes (13);

  beat.boot = "a third run";
  now.boot = "another run";
  ForconMoment bridged = forcon_clock_bridge (&test->campaign->clock, &beat, &now);

  g_assert_cmpstr (bridged.boot, ==, "another run");
  g_assert_cmpint (left_in_minutes (test, &bridged), ==, 27);
}

static void
it_never_runs_backwards (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment now = minutes (13);

  now.boot = "another run";
  now.wall = NOON - 60 * FORCON_MINUTE;
  g_assert_cmpint (left_in_minutes (test, &now), ==, 40);
}

static void
a_pause_stops_it_and_start_lets_it_go_on (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment now = minutes (45);

  give (test, 10, PLAIN (CLOCK_PAUSE));
  g_assert_cmpint (left_in_minutes (test, &now), ==, 30);
  give (test, 40, PLAIN (CLOCK_START));
  g_assert_cmpint (left_in_minutes (test, &now), ==, 25);
}

static void
what_runs_is_not_started_and_what_stands_is_not_stopped (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();

  refuse (test, 1, PLAIN (CLOCK_START), FORCON_PROBLEM_CLOCK_RUNS);
  give (test, 1, PLAIN (CLOCK_PAUSE));
  refuse (test, 2, PLAIN (CLOCK_PAUSE), FORCON_PROBLEM_CLOCK_STANDS);
}

static void
the_master_corrects_it_while_it_runs (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment now = minutes (12);

  give (test, 10, FORCON_CAMPAIGN_COMMAND (CLOCK_SET, clock_set, .left = 15 * FORCON_MINUTE));
  g_assert_cmpint (left_in_minutes (test, &now), ==, 13);
}

static void
more_than_its_length_makes_a_period_longer (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment now = minutes (10);

  give (test, 10, FORCON_CAMPAIGN_COMMAND (CLOCK_SET, clock_set, .left = 55 * FORCON_MINUTE));
  g_assert_cmpint (left_in_minutes (test, &now), ==, 55);
  g_assert_cmpint (test->campaign->clock.collecting / FORCON_MINUTE, ==, 40);
}

static void
less_than_nothing_cannot_be_left (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();

  refuse (test, 1, FORCON_CAMPAIGN_COMMAND (CLOCK_SET, clock_set, .left = -1), FORCON_PROBLEM_BAD_LENGTH);
}

static void
lengths_count_from_the_next_period_on (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment now = minutes (10);

  give (test, 5, FORCON_CAMPAIGN_COMMAND (LENGTHS, lengths, .collecting = 30, .results = 15));
  g_assert_cmpint (left_in_minutes (test, &now), ==, 30);
  g_assert_cmpint (test->campaign->clock.collecting / FORCON_MINUTE, ==, 30);
  g_assert_cmpint (test->campaign->clock.results / FORCON_MINUTE, ==, 15);
}

static void
a_period_has_at_least_a_minute (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();

  refuse (test, 1, FORCON_CAMPAIGN_COMMAND (LENGTHS, lengths, .collecting = 0, .results = 15),
          FORCON_PROBLEM_BAD_LENGTH);
  g_assert_cmpint (test->outcome->verdict.least, ==, 1);
  refuse (test, 1, FORCON_CAMPAIGN_COMMAND (LENGTHS, lengths, .collecting = 30, .results = 1441),
          FORCON_PROBLEM_BAD_LENGTH);
  g_assert_cmpint (test->outcome->verdict.most, ==, 1440);
  give (test, 2, FORCON_CAMPAIGN_COMMAND (LENGTHS, lengths, .collecting = 1, .results = 1));
}

static void
an_alarm_is_given_once_when_it_is_due (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();

  refuse (test, 29, PLAIN (TICK), FORCON_PROBLEM_ALREADY_SO);
  give (test, 30, PLAIN (TICK));
  g_assert_cmpuint (test->outcome->events->len, ==, 1);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_ALARM_GIVEN)->alarm_given.minutes, ==, 10);
  refuse (test, 31, PLAIN (TICK), FORCON_PROBLEM_ALREADY_SO);
}

static void
after_a_sleep_all_that_is_due_is_given_with_the_end_last (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  const ForconCampaignEvent *events;

  give (test, 90, PLAIN (TICK));
  events = (const ForconCampaignEvent *) test->outcome->events->data;
  g_assert_cmpuint (test->outcome->events->len, ==, 3);
  g_assert_cmpint (events[0].alarm_given.minutes, ==, 10);
  g_assert_cmpint (events[1].alarm_given.minutes, ==, 5);
  g_assert_cmpint (events[2].kind, ==, FORCON_CAMPAIGN_EVENT_PERIOD_OVER);
  refuse (test, 91, PLAIN (TICK), FORCON_PROBLEM_ALREADY_SO);
}

static void
a_correction_lets_alarms_be_given_again (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();

  give (test, 36, PLAIN (TICK));
  give (test, 36, FORCON_CAMPAIGN_COMMAND (CLOCK_SET, clock_set, .left = 8 * FORCON_MINUTE));
  give (test, 40, PLAIN (TICK));
  g_assert_cmpuint (test->outcome->events->len, ==, 1);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_ALARM_GIVEN)->alarm_given.minutes, ==, 5);
}

static void
an_alarm_that_is_there_is_not_set_again (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();

  refuse (test, 1, FORCON_CAMPAIGN_COMMAND (ALARM, alarm, .minutes = 5, .on = TRUE), FORCON_PROBLEM_ALREADY_SO);
  give (test, 1, FORCON_CAMPAIGN_COMMAND (ALARM, alarm, .minutes = 5));
  refuse (test, 1, FORCON_CAMPAIGN_COMMAND (ALARM, alarm, .minutes = 5), FORCON_PROBLEM_ALREADY_SO);
}

static void
there_are_at_most_ten_alarms (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();

  for (gint i = 11; i <= 18; i++)
    give (test, 1, FORCON_CAMPAIGN_COMMAND (ALARM, alarm, .minutes = i, .on = TRUE));
  refuse (test, 1, FORCON_CAMPAIGN_COMMAND (ALARM, alarm, .minutes = 19, .on = TRUE), FORCON_PROBLEM_TOO_MANY);
}

static void
results_begin_a_period_of_their_own (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconMoment now = minutes (44);

  g_array_set_size (test->campaign->tasks, 0);
  test->campaign->progress.stage = FORCON_STAGE_SECOND_HALF;
  give (test, 43, PLAIN (ADVANCE));
  g_assert_cmpint (test->campaign->clock.period, ==, FORCON_PERIOD_COLLECTING);
  g_assert_cmpint (left_in_minutes (test, &now), ==, 39);
}

static void
the_present_moment_goes_on (void)
{
  ForconMoment first = forcon_moment_now ();
  ForconMoment second = forcon_moment_now ();

  g_assert_nonnull (first.boot);
  g_assert_cmpstr (first.boot, ==, second.boot);
  g_assert_cmpint (first.uptime, >, 0);
  g_assert_cmpint (second.uptime, >=, first.uptime);
}

/* What order sheets tell: by the wall's clock, as it stood when the clock was started. */
static void
it_tells_when_orders_have_to_be_there (void)
{
  g_autoptr (TestCampaign) test = clock_at_noon ();
  ForconClock *clock = &test->campaign->clock;

  g_assert_cmpint (forcon_clock_deadline (clock), ==, minutes (40).wall);
  clock->period = FORCON_PERIOD_RESULTS;
  g_assert_cmpint (forcon_clock_deadline (clock), ==, minutes (80).wall);
  give (test, 10, PLAIN (CLOCK_PAUSE));
  g_assert_cmpint (forcon_clock_deadline (&test->campaign->clock), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/clock/" path, function)
  TEST ("it counts down while it runs", it_counts_down_while_it_runs);
  TEST ("a change of the wall's clock does not move it", a_change_of_the_walls_clock_does_not_move_it);
  TEST ("a restart of the machine leaves it to the wall's clock",
        a_restart_of_the_machine_leaves_it_to_the_walls_clock);
  TEST ("only the time while the machine was off is the wall's", only_the_time_while_the_machine_was_off_is_the_walls);
  TEST ("a beat of another run tells nothing", a_beat_of_another_run_tells_nothing);
  TEST ("it never runs backwards", it_never_runs_backwards);
  TEST ("a pause stops it and start lets it go on", a_pause_stops_it_and_start_lets_it_go_on);
  TEST ("what runs is not started and what stands is not stopped",
        what_runs_is_not_started_and_what_stands_is_not_stopped);
  TEST ("the master corrects it while it runs", the_master_corrects_it_while_it_runs);
  TEST ("more than its length makes a period longer", more_than_its_length_makes_a_period_longer);
  TEST ("less than nothing cannot be left", less_than_nothing_cannot_be_left);
  TEST ("lengths count from the next period on", lengths_count_from_the_next_period_on);
  TEST ("a period has at least a minute", a_period_has_at_least_a_minute);
  TEST ("an alarm is given once when it is due", an_alarm_is_given_once_when_it_is_due);
  TEST ("after a sleep all that is due is given, the end last",
        after_a_sleep_all_that_is_due_is_given_with_the_end_last);
  TEST ("a correction lets alarms be given again", a_correction_lets_alarms_be_given_again);
  TEST ("an alarm that is there is not set again", an_alarm_that_is_there_is_not_set_again);
  TEST ("there are at most ten alarms", there_are_at_most_ten_alarms);
  TEST ("a new phase begins to collect orders anew", results_begin_a_period_of_their_own);
  TEST ("it tells when orders have to be there", it_tells_when_orders_have_to_be_there);
  TEST ("the present moment goes on", the_present_moment_goes_on);
  return g_test_run ();
}
