/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign-sample.h"

#include "campaign/resolution/campaign-openings.h"
#include "report/campaign/campaign-sentences.h"

#include <locale.h>

/* What is open, a line for each: "!" where it stands in the way of what comes next. */
static char *
open_things (const TestCampaign *test)
{
  g_autoptr (GArray) openings = forcon_campaign_openings (test->campaign, &test->rules);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < openings->len; i++)
    {
      const ForconCampaignOpening *opening = &g_array_index (openings, ForconCampaignOpening, i);
      g_autofree char *sentence = forcon_campaign_sentence_of_opening (test->campaign, opening);

      g_string_append_printf (text, "%s%s\n", opening->blocks ? "! " : "", sentence);
    }
  return g_string_free (text, FALSE);
}

static void
assert_open (const TestCampaign *test, const char *expected)
{
  g_autofree char *text = open_things (test);

  g_assert_cmpstr (text, ==, expected);
}

/* Nobody owes anything. */
static void
hand_in_all (TestCampaign *test)
{
  for (guint i = 0; i < test->campaign->admirals->len; i++)
    g_array_index (test->campaign->admirals, ForconAdmiral, i).sheet_phase = test->campaign->progress.phase;
}

static void
test_sheets (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  g_array_index (test->campaign->admirals, ForconAdmiral, 0).sheet_phase = 1;
  g_array_index (test->campaign->admirals, ForconAdmiral, 1).absent = TRUE;
  assert_open (test, "Blue has handed in no order sheet (phase 1)\n"
                     "The first half of the phase can be resolved\n");
}

static void
add_line (TestCampaign *test, guint32 sheet, gint number, ForconLineState state)
{
  ForconLine line = { .line = { sheet * 100 + (guint32) number }, .sheet = { sheet }, .number = number,
                      .text = "go there", .state = state, .readings = state == FORCON_LINE_AMBIGUOUS ? 2 : 1 };

  g_array_append_val (test->campaign->lines, line);
}

static void
add_sheet (TestCampaign *test, guint32 id, gint phase, gboolean correction)
{
  ForconSheet sheet = { .sheet = { id }, .admiral = TEST_ADMIRAL_RED, .phase = phase, .correction = correction };

  g_array_append_val (test->campaign->sheets, sheet);
}

/* F-CAMP-4 */
static void
test_lines (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  hand_in_all (test);
  add_sheet (test, 1, 1, FALSE);
  add_line (test, 1, 1, FORCON_LINE_UNDERSTOOD);
  add_line (test, 1, 2, FORCON_LINE_AMBIGUOUS);
  add_line (test, 1, 3, FORCON_LINE_REMARK);
  add_line (test, 1, 4, FORCON_LINE_NOT_UNDERSTOOD);
  add_line (test, 1, 5, FORCON_LINE_UNSURE);
  assert_open (test, "Red, to be settled: 2. “go there” – ambiguous, readings: 2\n"
                     "Red, to be settled: 4. “go there” – not understood\n"
                     "Red, to be settled: 5. “go there” – not sure\n"
                     "The first half of the phase can be resolved\n");
  g_array_index (test->campaign->lines, ForconLine, 1).picked = 2;
  g_array_index (test->campaign->lines, ForconLine, 3).state = FORCON_LINE_REMARK;
  g_array_index (test->campaign->lines, ForconLine, 4).picked = 1;
  assert_open (test, "The first half of the phase can be resolved\n");
}

/* What nobody settled in an earlier phase is past; a sheet that came early waits too. */
static void
test_lines_of_other_phases (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->progress.phase = 2;
  hand_in_all (test);
  add_sheet (test, 1, 1, FALSE);
  add_line (test, 1, 1, FORCON_LINE_AMBIGUOUS);
  add_sheet (test, 2, 3, FALSE);
  add_line (test, 2, 5, FORCON_LINE_IMPOSSIBLE);
  assert_open (test, "Red, to be settled: 5. “go there” – impossible\n"
                     "The first half of the phase can be resolved\n");
}

/* F-CAMP-4: a line stays open until a newer sheet says the same; one that says nothing of it leaves it open. */
static void
test_superseded_lines (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  hand_in_all (test);
  add_sheet (test, 1, 1, FALSE);
  add_line (test, 1, 1, FORCON_LINE_AMBIGUOUS);
  add_sheet (test, 2, 1, TRUE);
  assert_open (test, "Red, to be settled: 1. “go there” – ambiguous, readings: 2\n"
                     "The first half of the phase can be resolved\n");
  add_sheet (test, 3, 1, FALSE);
  assert_open (test, "Red, to be settled: 1. “go there” – ambiguous, readings: 2\n"
                     "The first half of the phase can be resolved\n");
  add_line (test, 3, 1, FORCON_LINE_UNDERSTOOD);
  assert_open (test, "The first half of the phase can be resolved\n");
}

/* F-CAMP-12 */
static void
test_before_play (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->progress.stage = FORCON_STAGE_SET_UP;
  test->campaign->progress.phase = 0;
  for (guint i = 0; i < 3; i++)
    g_array_index (test->campaign->admirals, ForconAdmiral, i).sheet_phase = i == 0 ? 0 : -1;
  assert_open (test, "Red has handed in no order sheet (before play)\n"
                     "! Red: Орёл belongs to no formation yet: put it into one (F-CAMP-12)\n"
                     "! Red: Сокол belongs to no formation yet: put it into one (F-CAMP-12)\n");
  g_array_set_size (test->campaign->posts, 9);
  g_array_index (test->campaign->admirals, ForconAdmiral, 0).sheet_phase = -1;
  assert_open (test, "Play can begin\n");
}

/* F-CAMP-6 */
static void
test_meetings (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconMeeting meeting = { .meeting = { 4 }, .sector = test_sector (test, "b3"), .state = FORCON_MEETING_ASKED };
  ForconParty one = { .meeting = { 4 }, .formation = test_formation (test, "karkas"),
                      .reason = FORCON_PARTY_PRESENT };
  ForconClash clash = { .clash = { 5 }, .sector = test_sector (test, "b2"), .admirals = 1u << 1 | 1u << 3 };
  ForconBattle *battle = forcon_battle_new ("B2", (ForconPoint){ 1, 1 });

  test->campaign->progress.stage = FORCON_STAGE_FIRST_HALF;
  g_array_append_val (test->campaign->meetings, meeting);
  g_array_append_val (test->campaign->parties, one);
  g_array_append_val (test->campaign->clashes, clash);
  g_ptr_array_add (test->campaign->battles, battle);
  assert_open (test, "! Meeting (B3): is it a clash? Karkas is present\n! Clash (B2) is to be fought out: Red, Blue\n");
  battle->step = FORCON_STEP_OVER;
  g_array_index (test->campaign->meetings, ForconMeeting, 0).state = FORCON_MEETING_PASSED_BY;
  assert_open (test, "! Clash (B2) is over at the table and goes back to the map\n");
  g_array_index (test->campaign->clashes, ForconClash, 0).state = FORCON_CLASH_RETURNED;
  assert_open (test, "The second half of the phase can be resolved\n");
}

/* F-CAMP-9: they can wait. */
static void
test_queries (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconQuery query = { .query = { 70 }, .admiral = TEST_ADMIRAL_RED, .text = "Who holds the ring dock?" };
  ForconQuery message = { .query = { 71 }, .admiral = TEST_ADMIRAL_RED, .to = TEST_ADMIRAL_BLUE, .text = "Come out." };
  ForconQuery settled = { .query = { 72 }, .admiral = TEST_ADMIRAL_RED, .state = FORCON_QUERY_PUT_ASIDE };

  hand_in_all (test);
  g_array_append_val (test->campaign->queries, query);
  g_array_append_val (test->campaign->queries, message);
  g_array_append_val (test->campaign->queries, settled);
  assert_open (test, "Red asks: “Who holds the ring dock?”\n"
                     "Red writes to Blue: “Come out”\n"
                     "The first half of the phase can be resolved\n");
}

static void
test_closed (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->progress.stage = FORCON_STAGE_CLOSED;
  assert_open (test, "");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/campaign/openings/F-CAMP-10 who is there owes a sheet", test_sheets);
  g_test_add_func ("/report/campaign/openings/F-CAMP-4 lines wait for the master", test_lines);
  g_test_add_func ("/report/campaign/openings/F-CAMP-4 lines of past phases are past", test_lines_of_other_phases);
  g_test_add_func ("/report/campaign/openings/F-CAMP-4 a newer sheet settles what it says, too", test_superseded_lines);
  g_test_add_func ("/report/campaign/openings/F-CAMP-12 before play what is missing is open", test_before_play);
  g_test_add_func ("/report/campaign/openings/F-CAMP-6 questions and clashes stand in the way", test_meetings);
  g_test_add_func ("/report/campaign/openings/F-CAMP-9 what admirals ask can wait", test_queries);
  g_test_add_func ("/report/campaign/openings/nothing is open in a closed campaign", test_closed);
  return g_test_run ();
}
