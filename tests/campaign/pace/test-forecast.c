/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the master is late, and what would help. */
#include "campaign/pace/forecast.h"

#include "campaign/state/clock.h"
#include "forcon-test-clash.h"

#define SECONDS(n) ((n) * (gint64) G_USEC_PER_SEC)

/* Two pairs of formations that meet, each in a sector of its own. */
static const struct {
  TestParty parties[2];
  const char *sector;
  const char *from;
} meetings[] = {
  { { { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" }, { "karkas", FORCON_PARTY_PRESENT, NULL } }, "b2", "c2" },
  { { { "squadron-2", FORCON_PARTY_ATTACKS_FORMATION, "raiders" }, { "raiders", FORCON_PARTY_PRESENT, NULL } },
    "b3", "c3" },
};

/* The clock stands: of an hour of 40 and 20 minutes so much is left, and the second half is resolved. */
static TestCampaign *
with_minutes_left (gint64 minutes)
{
  TestCampaign *test = test_campaign_new ();

  test->campaign->clock = (ForconClock){ .period = FORCON_PERIOD_RESULTS,
                                         .collecting = 40 * FORCON_MINUTE,
                                         .results = 20 * FORCON_MINUTE,
                                         .length = 20 * FORCON_MINUTE,
                                         .elapsed = (20 - minutes) * FORCON_MINUTE };
  test->campaign->progress.stage = FORCON_STAGE_SECOND_HALF;
  test->campaign->progress.phase = 2;
  test->campaign->progress.half = 2;
  return test;
}

/* Another clash is open, of so many ships. */
static ForconClashId
fight (TestCampaign *test, guint ships)
{
  guint which = test->campaign->clashes->len;

  test_move (test, meetings[which].parties[1].formation, meetings[which].sector, meetings[which].from);
  ForconClashId clash = test_clash_open (test, meetings[which].sector, NULL, meetings[which].parties, 2);
  ForconBattle *battle = test_table_changed (test);

  battle->ships = g_renew (ForconShip, battle->ships, MAX (ships, battle->n_ships));
  for (guint i = battle->n_ships; i < ships; i++)
    battle->ships[i] = battle->ships[0];
  battle->n_ships = ships;
  return clash;
}

static ForconForecast *
look (const TestCampaign *test, const GArray *pace)
{
  const ForconMoment now = { 0 };

  return forcon_forecast_new (test->campaign, &test->rules, pace, &now);
}

static const ForconForecastHelp *
help (const ForconForecast *forecast, guint place)
{
  g_assert_cmpuint (place, <, forecast->helps->len);
  return &g_array_index (forecast->helps, ForconForecastHelp, place);
}

static void
only_packs_are_left_and_there_is_time (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (15);
  g_autoptr (ForconForecast) forecast = look (test, NULL);

  g_assert_true (forecast->matters && forecast->due);
  g_assert_cmpint (forecast->left, ==, 15 * FORCON_MINUTE);
  g_assert_cmpint (forecast->work, ==, forcon_campaign_n_admirals (test->campaign) * FORCON_FORECAST_PACK);
  g_assert_cmpint (forcon_forecast_late (forecast), ==, 0);
  g_assert_cmpuint (forecast->helps->len, ==, 0);
}

static void
packs_take_what_they_took_in_phases_before (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (15);
  g_autoptr (GArray) pace = forcon_pace_new ();

  forcon_pace_read_text (pace, 1, "papers=90/3");
  g_autoptr (ForconForecast) before = look (test, pace);

  g_assert_cmpint (before->parts[FORCON_PACE_DEED_PAPERS], ==, SECONDS (90));
  forcon_pace_read_text (pace, 2, "papers=50/3");
  g_autoptr (ForconForecast) after = look (test, pace);

  g_assert_cmpint (after->parts[FORCON_PACE_DEED_PAPERS], ==, SECONDS (40));
}

static void
it_is_due_at_minute_45_of_an_hour (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (16);
  g_autoptr (ForconForecast) before = look (test, NULL);

  g_assert_false (before->due);
  test->campaign->clock.elapsed = 5 * FORCON_MINUTE;
  g_autoptr (ForconForecast) then = look (test, NULL);

  g_assert_true (then->due);
}

static void
before_play_there_is_no_hour (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (1);
  g_autoptr (ForconForecast) forecast = NULL;

  test->campaign->progress.stage = FORCON_STAGE_SET_UP;
  forecast = look (test, NULL);
  g_assert_false (forecast->matters);
  g_assert_cmpint (forcon_forecast_late (forecast), ==, 0);
}

static void
while_orders_are_collected_the_results_are_still_to_come (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (20);
  g_autoptr (ForconForecast) forecast = NULL;

  test->campaign->progress.stage = FORCON_STAGE_ORDERS;
  test->campaign->clock.period = FORCON_PERIOD_COLLECTING;
  test->campaign->clock.length = 40 * FORCON_MINUTE;
  test->campaign->clock.elapsed = 30 * FORCON_MINUTE;
  forecast = look (test, NULL);
  g_assert_cmpint (forecast->left, ==, 30 * FORCON_MINUTE);
  g_assert_cmpint (forecast->parts[FORCON_PACE_DEED_SHEETS], ==, 3 * FORCON_FORECAST_SHEET);
  g_assert_cmpint (forecast->parts[FORCON_PACE_DEED_RESOLVING], ==, 2 * FORCON_FORECAST_HALF);
}

static void
a_clash_is_reckoned_by_its_ships (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (15);
  g_autoptr (ForconForecast) forecast = NULL;

  fight (test, 10);
  forecast = look (test, NULL);
  g_assert_cmpint (forecast->parts[FORCON_PACE_DEED_CLASH], ==, 10 * FORCON_FORECAST_SHIP);
}

static void
how_long_clashes_took_counts_more_than_built_in_figures (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (15);
  g_autoptr (GArray) pace = forcon_pace_new ();
  g_autoptr (ForconForecast) forecast = NULL;

  fight (test, 10);
  /* By hand, 10 s a ship with its dice; and one that captains fought. */
  forcon_pace_read_text (pace, 1, "clash-77=60/8 dice-77=20 clash-78=15/26");
  forecast = look (test, pace);
  g_assert_cmpint (forecast->parts[FORCON_PACE_DEED_CLASH], ==, SECONDS (100));
}

static void
what_went_into_an_open_clash_is_not_left_again (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (15);
  g_autoptr (GArray) pace = forcon_pace_new ();
  ForconClashId clash = fight (test, 10);

  forcon_pace_add (pace, 2, FORCON_PACE_DEED_CLASH, clash, SECONDS (200));
  g_autoptr (ForconForecast) half = look (test, pace);

  g_assert_cmpint (half->parts[FORCON_PACE_DEED_CLASH], ==, SECONDS (160));
  forcon_pace_add (pace, 2, FORCON_PACE_DEED_DICE, clash, SECONDS (800));
  g_autoptr (ForconForecast) long_fight = look (test, pace);

  g_assert_cmpint (long_fight->parts[FORCON_PACE_DEED_CLASH], ==, SECONDS (72));
}

static void
who_is_late_is_told_which_clash_to_leave_to_captains (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (15);
  g_autoptr (ForconForecast) forecast = NULL;
  ForconClashId small = fight (test, 8);
  ForconClashId large = fight (test, 20);

  /* 28 ships are 16:48, the packs 0:45: 2:33 too much; the small clash saves 4:28. */
  forecast = look (test, NULL);
  g_assert_cmpint (forcon_forecast_late (forecast), ==, SECONDS (153));
  g_assert_cmpuint (forecast->needed, ==, 1);
  g_assert_cmpint (help (forecast, 0)->kind, ==, FORCON_FORECAST_HELP_CAPTAINS);
  g_assert_cmpuint (help (forecast, 0)->clash.value, ==, small.value);
  g_assert_cmpint (help (forecast, 0)->saves, ==, 8 * FORCON_FORECAST_SHIP - FORCON_FORECAST_CAPTAINS);
  g_assert_cmpint (help (forecast, 1)->kind, ==, FORCON_FORECAST_HELP_LEND);
  g_assert_cmpuint (help (forecast, 1)->clash.value, ==, large.value);
}

static void
what_is_enough_alone_comes_first (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (5);
  g_autoptr (ForconForecast) forecast = NULL;

  fight (test, 2);
  ForconClashId large = fight (test, 12);

  /* 14 ships are 8:24 and the packs 0:45: 4:09 too much; only the large clash saves so much. */
  forecast = look (test, NULL);
  g_assert_cmpuint (forecast->needed, ==, 1);
  g_assert_cmpint (help (forecast, 0)->kind, ==, FORCON_FORECAST_HELP_LEND);
  g_assert_cmpuint (help (forecast, 0)->clash.value, ==, large.value);
}

static void
where_nothing_is_enough_all_of_it_is_needed (void)
{
  g_autoptr (TestCampaign) test = with_minutes_left (-3);
  g_autoptr (ForconForecast) forecast = look (test, NULL);

  g_assert_cmpint (forcon_forecast_late (forecast), ==, forecast->work);
  g_assert_cmpuint (forecast->needed, ==, forecast->helps->len);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/forecast/" path, function)
  TEST ("only packs are left and there is time", only_packs_are_left_and_there_is_time);
  TEST ("packs take what they took in phases before", packs_take_what_they_took_in_phases_before);
  TEST ("it is due at minute 45 of an hour", it_is_due_at_minute_45_of_an_hour);
  TEST ("before play there is no hour", before_play_there_is_no_hour);
  TEST ("while orders are collected the results are still to come",
        while_orders_are_collected_the_results_are_still_to_come);
  TEST ("a clash is reckoned by its ships", a_clash_is_reckoned_by_its_ships);
  TEST ("how long clashes took counts more than built-in figures",
        how_long_clashes_took_counts_more_than_built_in_figures);
  TEST ("what went into an open clash is not left again", what_went_into_an_open_clash_is_not_left_again);
  TEST ("who is late is told which clash to leave to captains", who_is_late_is_told_which_clash_to_leave_to_captains);
  TEST ("what is enough alone comes first", what_is_enough_alone_comes_first);
  TEST ("where nothing is enough all of it is needed", where_nothing_is_enough_all_of_it_is_needed);
  return g_test_run ();
}
