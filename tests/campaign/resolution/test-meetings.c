/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Meetings, and what comes of them: F-CAMP-6. */
#include "forcon-test-clash.h"
#include "forcon-test-halves.h"

#define SECTOR(word) .sector = test_sector (test, word)
#define TARGET(word) .target = test_formation (test, word)

static guint
count (const TestCampaign *test, ForconCampaignEventKind kind)
{
  return test_campaign_count (test, kind);
}

/* The part of a formation in the newest meeting. */
static const ForconParty *
party (const TestCampaign *test, const char *formation)
{
  for (guint i = test->campaign->parties->len; i > 0; i--)
    {
      const ForconParty *part = &g_array_index (test->campaign->parties, ForconParty, i - 1);

      if (FORCON_ID_EQUAL (part->formation, test_formation (test, formation)))
        return part;
    }
  return NULL;
}

static const ForconMeeting *
newest (const TestCampaign *test)
{
  g_assert_cmpuint (test->campaign->meetings->len, >, 0);
  return &g_array_index (test->campaign->meetings, ForconMeeting, test->campaign->meetings->len - 1);
}

static ForconCampaignCommand
answer (const TestCampaign *test, gboolean on)
{
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_ANSWER,
                                  .answer = { .meeting = newest (test)->meeting, .on = on } };
}

static ForconCampaignCommand
meet (const TestCampaign *test, const char *formation, const char *target)
{
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_MEET,
                                  .meet = { .formation = test_formation (test, formation), TARGET (target) },
                                  .reason = "they ran into each other" };
}

static gboolean
fights (TestCampaign *test, const char *formation)
{
  return !FORCON_ID_IS_NONE (test_post (test, formation)->clash);
}

/* F-CAMP-6: nobody sees to it, so the master is asked, with reasons */
static void
the_master_is_asked_about_enemies_in_one_sector (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 1);
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
  g_assert_cmpuint (newest (test)->sector.value, ==, test_sector (test, "b2").value);
  g_assert_true (FORCON_ID_IS_NONE (newest (test)->other));
  g_assert_cmpint (party (test, "squadron-1")->reason, ==, FORCON_PARTY_PRESENT);
  g_assert_cmpint (party (test, "karkas")->reason, ==, FORCON_PARTY_PRESENT);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_MET)->audience, ==, 0);
  g_assert_false (fights (test, "karkas"));
}

static void
friends_and_enemies_elsewhere_do_not_meet (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "green-guard", "b2", NULL);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 0);
}

/* F-CAMP-6: at the end of the step: who comes meets, who goes does not */
static void
who_meets_is_where_the_movement_ends (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "karkas", "c2", NULL);
  test_move (test, "raiders", "b1", NULL);
  TEST_TELL ("light-division", MOVE, SECTOR ("b2"));
  TEST_TELL ("raiders", MOVE, SECTOR ("b2"));
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 1);
  g_assert_nonnull (party (test, "light-division"));
  g_assert_nonnull (party (test, "raiders"));
  g_assert_nonnull (party (test, "squadron-1"));
  g_assert_null (party (test, "karkas"));
}

/* F-CAMP-6: crossing the same border in opposite directions in the same step */
static void
those_that_cross_a_border_towards_each_other_meet_on_it (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c3"));
  TEST_TELL ("raiders", MOVE, SECTOR ("c2"));
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 1);
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
  g_assert_cmpuint (newest (test)->sector.value, ==, test_sector (test, "c2").value);
  g_assert_cmpuint (newest (test)->other.value, ==, test_sector (test, "c3").value);
  g_assert_cmpint (party (test, "raiders")->reason, ==, FORCON_PARTY_CROSSES);
  TEST_TELL ("raiders", HOLD);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 0);
}

/* F-CAMP-6 */
static void
those_that_cross_different_borders_or_the_same_way_pass (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  TEST_TELL ("raiders", MOVE, SECTOR ("c2"));
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 0);
  TEST_TELL ("light-division", MOVE, SECTOR ("b1"));
  TEST_TELL ("raiders", MOVE, SECTOR ("c1"));
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 0);
}

static gboolean
is_party (const TestCampaign *test, ForconMeetingId meeting, const char *formation)
{
  for (guint i = 0; i < test->campaign->parties->len; i++)
    {
      const ForconParty *met = &g_array_index (test->campaign->parties, ForconParty, i);

      if (FORCON_ID_EQUAL (met->meeting, meeting) && FORCON_ID_EQUAL (met->formation, test_formation (test, formation)))
        return TRUE;
    }
  return FALSE;
}

/* F-CAMP-6: green crosses with blue, and only red, who is a friend, comes towards it */
static void
who_has_but_friends_coming_towards_it_meets_nobody_on_the_border (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "green-guard", "c3", NULL);
  TEST_TELL ("light-division", MOVE, SECTOR ("c3"));
  TEST_TELL ("green-guard", MOVE, SECTOR ("c2"));
  TEST_TELL ("raiders", MOVE, SECTOR ("c2"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "green-guard", "c2"));
  const ForconFact_met *border = &test_campaign_event (test, FORCON_CAMPAIGN_EVENT_MET)->met;

  g_assert_cmpuint (border->other.value, ==, test_sector (test, "c3").value);
  g_assert_true (is_party (test, border->meeting, "light-division"));
  g_assert_true (is_party (test, border->meeting, "raiders"));
  g_assert_false (is_party (test, border->meeting, "green-guard"));
}

/* F-CAMP-6 */
static void
an_attack_on_a_formation_that_is_there_opens_a_clash (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", ATTACK_FORMATION, TARGET ("karkas"));
  test_half (test, "1 6");
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_CLASH);
  g_assert_true (fights (test, "squadron-1"));
  g_assert_true (fights (test, "karkas"));
  g_assert_cmpint (party (test, "squadron-1")->reason, ==, FORCON_PARTY_ATTACKS_FORMATION);
  g_assert_cmpuint (party (test, "squadron-1")->against.value, ==, test_formation (test, "karkas").value);
  g_assert_true (party (test, "squadron-1")->opens);
  g_assert_false (party (test, "karkas")->opens);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_DONE)->task_done.kind, ==,
                   FORCON_TASK_ATTACK_FORMATION);
}

/* F-CAMP-6 */
static void
an_attack_on_one_that_is_elsewhere_opens_none (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", ATTACK_FORMATION, TARGET ("raiders"));
  test_half (test, "");
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
  g_assert_cmpint (party (test, "squadron-1")->reason, ==, FORCON_PARTY_ATTACKS_FORMATION);
  g_assert_false (party (test, "squadron-1")->opens);
}

/* F-CAMP-6: and everybody there is drawn in, friends of either side too */
static void
an_attack_on_the_sector_is_one_on_every_enemy_in_it (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_move (test, "raiders", "b2", NULL);
  test_move (test, "green-guard", "b2", NULL);
  TEST_TELL ("karkas", ATTACK_SECTOR, SECTOR ("b2"));
  test_half (test, "1 6 1 6");
  g_assert_cmpint (party (test, "karkas")->reason, ==, FORCON_PARTY_ATTACKS_SECTOR);
  g_assert_true (fights (test, "karkas"));
  g_assert_true (fights (test, "raiders"));
  g_assert_true (fights (test, "squadron-1"));
  g_assert_true (fights (test, "green-guard"));
  g_assert_false (fights (test, "squadron-2"));
}

/* F-CAMP-6: the attack is what the way was for */
static void
who_comes_with_an_attack_next_in_line_attacks_as_it_comes (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c3"));
  TEST_TELL ("light-division", ATTACK_SECTOR, SECTOR ("c3"));
  test_half (test, "1 6");
  g_assert_true (fights (test, "light-division"));
  g_assert_true (fights (test, "raiders"));
  g_assert_null (forcon_campaign_task_at (test->campaign, test_formation (test, "light-division")));
}

/* F-CAMP-6: also when the enemy comes out of that sector over the border */
static void
an_attack_finds_its_enemy_on_the_border (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c3"));
  TEST_TELL ("light-division", ATTACK_SECTOR, SECTOR ("c3"));
  TEST_TELL ("raiders", MOVE, SECTOR ("c2"));
  test_half (test, "1 6");
  g_assert_cmpuint (newest (test)->other.value, ==, test_sector (test, "c3").value);
  g_assert_true (fights (test, "raiders"));
}

/* F-CAMP-6: an order must not tell whether something hidden is there */
static void
an_attack_on_a_sector_opens_no_clash_with_what_it_does_not_find (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", ATTACK_SECTOR, SECTOR ("b2"));
  test_half (test, "3 3");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED), ==, 1);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_TASK_DONE), ==, 1);
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
  g_assert_cmpint (party (test, "squadron-1")->reason, ==, FORCON_PARTY_ATTACKS_SECTOR);
  g_assert_false (party (test, "squadron-1")->opens);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED), ==, 0);
}

/* F-CAMP-6: the master's word alone makes it an attack then */
static void
an_attack_that_found_nobody_is_one_if_the_master_makes_a_clash_of_it (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", ATTACK_SECTOR, SECTOR ("b2"));
  test_half (test, "3 3");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_TASK_DONE), ==, 1);
  ForconCampaignCommand on = answer (test, TRUE);

  test_campaign_do (test, &on, "");
  g_assert_true (fights (test, "karkas"));
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_CLASH_SIDE)->clash_side.attacker, ==, TRUE);
}

/* F-CAMP-6: nor has one that was found before to be found again, if it has not moved; the dice may find another */
static void
an_attack_opens_a_clash_with_what_was_found_before (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_identify (test, TEST_ADMIRAL_RED, "karkas");
  TEST_TELL ("squadron-1", ATTACK_FORMATION, TARGET ("karkas"));
  test_half (test, "");
  g_assert_true (fights (test, "karkas"));
}

/* F-CAMP-6 */
static void
who_has_moved_since_it_was_found_is_sought_again (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_identify (test, TEST_ADMIRAL_RED, "karkas");
  test_post (test, "karkas")->arrived = forcon_half_number (1, 1);
  TEST_TELL ("squadron-1", ATTACK_FORMATION, TARGET ("karkas"));
  test_half (test, "4 1");
  g_assert_false (fights (test, "karkas"));
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
}

/* F-CAMP-6: what one admiral finds, another has not found */
static void
an_attack_needs_what_its_own_admiral_has_found (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_move (test, "green-guard", "b2", NULL);
  test_identify (test, TEST_ADMIRAL_GREEN, "karkas");
  TEST_TELL ("squadron-1", ATTACK_SECTOR);
  test_half (test, "4 1");
  g_assert_false (fights (test, "karkas"));
}

/* F-CAMP-6: on the border as in a sector */
static void
an_attack_on_a_border_opens_no_clash_with_what_it_does_not_find (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c3"));
  TEST_TELL ("light-division", ATTACK_SECTOR, SECTOR ("c3"));
  TEST_TELL ("raiders", MOVE, SECTOR ("c2"));
  test_half (test, "4 1");
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
  g_assert_false (fights (test, "raiders"));
}

/* F-CAMP-6, F-CAMP-7 */
static void
a_patrol_that_detects_an_enemy_opens_a_clash (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", PATROL);
  test_half (test, "3 4");
  g_assert_true (fights (test, "karkas"));
  g_assert_cmpint (party (test, "squadron-1")->reason, ==, FORCON_PARTY_PATROLS);
  g_assert_cmpuint (party (test, "squadron-1")->against.value, ==, test_formation (test, "karkas").value);
  g_assert_true (party (test, "squadron-1")->opens);
}

/* F-CAMP-6, F-CAMP-7 */
static void
a_defence_that_detects_nobody_is_a_question (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", DEFEND);
  test_half (test, "4 4");
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
  g_assert_cmpint (party (test, "squadron-1")->reason, ==, FORCON_PARTY_DEFENDS);
  g_assert_false (party (test, "squadron-1")->opens);
}

/* F-CAMP-6 */
static void
who_is_in_a_clash_meets_nobody_else (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);
  test_move (test, "raiders", "b2", NULL);
  test_identify (test, TEST_ADMIRAL_BLUE, "squadron-1");
  TEST_TELL ("raiders", ATTACK_SECTOR);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 0);
  g_assert_false (fights (test, "raiders"));
  g_assert_cmpint (forcon_campaign_task_at (test->campaign, test_formation (test, "raiders"))->state, ==,
                   FORCON_TASK_STATE_WAITING);
}

/* F-CAMP-6: of those whom the master let pass he is asked again when one has moved or has new orders, and not before */
static void
the_master_is_not_asked_twice_about_the_same (void)
{
  g_autoptr (TestCampaign) test = test_visited ();
  ForconCampaignCommand off;

  test_half (test, "");
  off = answer (test, FALSE);
  test_campaign_do (test, &off, "");
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_PASSED_BY);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 0);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 0);
  TEST_TELL ("karkas", HOLD);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 1);
}

/* F-CAMP-6 */
static void
the_master_is_asked_again_when_one_comes_back_or_another_comes (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "raiders", "c2", NULL);
  TEST_TELL ("raiders", MOVE, SECTOR ("c3"));
  TEST_TELL ("raiders", MOVE, SECTOR ("c2"));
  g_array_index (test->campaign->tasks, ForconTask, 0).state = FORCON_TASK_STATE_OFFERED;
  g_array_index (test->campaign->tasks, ForconTask, 1).state = FORCON_TASK_STATE_OFFERED;
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 1);
  g_array_index (test->campaign->tasks, ForconTask, 0).state = FORCON_TASK_STATE_WAITING;
  test_half (test, "");
  g_array_index (test->campaign->tasks, ForconTask, 1).state = FORCON_TASK_STATE_WAITING;
  test_half (test, "");
  g_assert_true (test_is_in (test, "raiders", "c2"));
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 1);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 0);
  test_move (test, "green-guard", "c2", NULL);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_PARTY_MET), ==, 3);
  test_move (test, "karkas", "c2", NULL);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_PARTY_MET), ==, 4);
}

/* F-CAMP-6 */
static void
the_master_makes_a_clash_of_a_meeting (void)
{
  g_autoptr (TestCampaign) test = test_visited ();
  ForconCampaignCommand on;

  test_half (test, "");
  on = answer (test, TRUE);
  test_campaign_do (test, &on, "");
  g_assert_true (fights (test, "karkas"));
  g_assert_true (fights (test, "squadron-1"));
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_CLASH);
  test_campaign_refused (test, &on, FORCON_PROBLEM_ALREADY_ANSWERED);
  on.answer.meeting.value = 9999;
  test_campaign_refused (test, &on, FORCON_PROBLEM_UNKNOWN_MEETING);
}

/* F-CAMP-6: who has fought and is still there meets again */
static void
the_master_is_asked_again_after_a_clash (void)
{
  g_autoptr (TestCampaign) test = test_visited ();
  ForconCampaignCommand on;
  ForconCampaignEvent over = { .kind = FORCON_CAMPAIGN_EVENT_CLASH_RETURNED };

  test_half (test, "");
  on = answer (test, TRUE);
  test_campaign_do (test, &on, "");
  over.clash_returned.clash = newest (test)->clash;
  forcon_campaign_apply (test->campaign, &over);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 1);
}

/* F-CAMP-6, F-CAMP-7: a patrol that is next in line has not begun */
static void
who_comes_to_patrol_does_not_patrol_yet (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c3"));
  TEST_TELL ("light-division", PATROL, SECTOR ("c3"));
  test_half (test, "");
  g_assert_cmpint (party (test, "light-division")->reason, ==, FORCON_PARTY_PRESENT);
}

/* The master has put one of them elsewhere in the meantime. */
static void
who_is_not_there_any_more_does_not_fight (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_half (test, "");
  test_move (test, "karkas", "c1", NULL);
  ForconCampaignCommand on = answer (test, TRUE);

  test_campaign_refused (test, &on, FORCON_PROBLEM_NOT_TOGETHER);
  g_assert_cmpuint (test->outcome->verdict.other.value, ==, test_sector (test, "b2").value);
}

/* F-CAMP-5, F-CAMP-8: to wait would tell of those who are hidden */
static void
who_knows_of_nobody_does_not_wait_for_the_answer (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "raiders", "a1", NULL);
  TEST_TELL ("sappers", LAY);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 1);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 1);
}

/* F-CAMP-5: nobody works while the master thinks, and nobody loses the half-phase by it */
static void
who_is_let_pass_does_then_what_the_question_put_off (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "raiders", "a1", NULL);
  test_red_sees (test, "raiders");
  TEST_TELL ("sappers", LAY);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 0);
  ForconCampaignCommand off = answer (test, FALSE);

  test_campaign_do (test, &off, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 1);
  test_campaign_refused (test, &off, FORCON_PROBLEM_ALREADY_ANSWERED);
}

/* F-CAMP-5: also when the master goes on without an answer: nobody learns from it that there was a question */
static void
who_passes_because_nobody_answered_does_it_too (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "raiders", "a1", NULL);
  test_red_sees (test, "raiders");
  TEST_TELL ("sappers", LAY, .count = 2);
  TEST_TELL ("sappers", LAY, .count = 3);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 0);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 2);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 0);
}

/* F-CAMP-5: and when the master lets only some of them fight */
static void
who_passes_because_others_fight_does_it_too (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_move (test, "sappers", "b2", NULL);
  test_red_sees (test, "karkas");
  TEST_TELL ("sappers", LAY);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 0);
  ForconCampaignCommand command = meet (test, "squadron-1", "karkas");

  test_campaign_do (test, &command, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 1);
  g_assert_false (fights (test, "sappers"));
}

/* F-CAMP-6: a formation is in one clash at most; other questions about it are settled with that */
static void
who_fights_is_past_all_others_that_it_met (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "raiders", "c1", NULL);
  test_move (test, "karkas", "c2", NULL);
  test_move (test, "light-division", "b1", NULL);
  test_move (test, "landing-force", "c2", NULL);
  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  TEST_TELL ("raiders", MOVE, SECTOR ("b1"));
  test_move (test, "squadron-1", "b1", NULL);
  TEST_TELL ("squadron-1", ATTACK_SECTOR);
  test_half (test, "1 6");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 3);
  g_assert_cmpint (g_array_index (test->campaign->meetings, ForconMeeting, 0).state, ==, FORCON_MEETING_PASSED_BY);
  g_assert_cmpint (g_array_index (test->campaign->meetings, ForconMeeting, 1).state, ==, FORCON_MEETING_CLASH);
  g_assert_cmpint (g_array_index (test->campaign->meetings, ForconMeeting, 2).state, ==, FORCON_MEETING_ASKED);
  g_assert_true (fights (test, "raiders"));
  g_assert_false (fights (test, "light-division"));
}

/* The master's word: these two, and nobody else */
static void
the_master_lets_two_formations_clash (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_move (test, "squadron-2", "b2", NULL);
  ForconCampaignCommand command = meet (test, "squadron-1", "karkas");

  test_campaign_do (test, &command, "");
  g_assert_cmpint (party (test, "squadron-1")->reason, ==, FORCON_PARTY_MASTER);
  g_assert_true (fights (test, "squadron-1"));
  g_assert_true (fights (test, "karkas"));
  g_assert_false (fights (test, "squadron-2"));
  test_campaign_refused (test, &command, FORCON_PROBLEM_ENGAGED);
  g_assert_cmpuint (test->outcome->verdict.clash.value, ==, test_post (test, "karkas")->clash.value);
}

static void
the_master_lets_two_formations_clash_on_a_border (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaignCommand command = meet (test, "squadron-2", "karkas");

  test_campaign_do (test, &command, "");
  g_assert_cmpuint (newest (test)->sector.value, ==, test_sector (test, "b3").value);
  g_assert_cmpuint (newest (test)->other.value, ==, test_sector (test, "b4").value);
  g_assert_true (fights (test, "karkas"));
}

static void
the_master_is_told_why_two_cannot_clash (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaignCommand command = meet (test, "squadron-1", "karkas");

  test_campaign_refused (test, &command, FORCON_PROBLEM_NOT_TOGETHER);
  command = meet (test, "squadron-1", "squadron-2");
  test_campaign_refused (test, &command, FORCON_PROBLEM_NOT_HOSTILE);
  test_post (test, "squadron-1")->sector = FORCON_NO_SECTOR;
  command = meet (test, "squadron-1", "karkas");
  test_campaign_refused (test, &command, FORCON_PROBLEM_NO_PLACE);
  command.meet.target.value = 999;
  test_campaign_refused (test, &command, FORCON_PROBLEM_UNKNOWN_FORMATION);
  command.reason = NULL;
  test_campaign_refused (test, &command, FORCON_PROBLEM_NEEDS_REASON);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/meetings/" path, function)
  TEST ("the master is asked about enemies in one sector", the_master_is_asked_about_enemies_in_one_sector);
  TEST ("friends and enemies elsewhere do not meet", friends_and_enemies_elsewhere_do_not_meet);
  TEST ("who meets is where the movement ends", who_meets_is_where_the_movement_ends);
  TEST ("those that cross a border towards each other meet", those_that_cross_a_border_towards_each_other_meet_on_it);
  TEST ("those that cross otherwise pass", those_that_cross_different_borders_or_the_same_way_pass);
  TEST ("who has but friends coming meets nobody on the border",
        who_has_but_friends_coming_towards_it_meets_nobody_on_the_border);
  TEST ("an attack on a formation opens a clash", an_attack_on_a_formation_that_is_there_opens_a_clash);
  TEST ("an attack on one that is elsewhere opens none", an_attack_on_one_that_is_elsewhere_opens_none);
  TEST ("an attack on the sector is one on every enemy in it", an_attack_on_the_sector_is_one_on_every_enemy_in_it);
  TEST ("who comes to attack attacks as it comes", who_comes_with_an_attack_next_in_line_attacks_as_it_comes);
  TEST ("an attack finds its enemy on the border", an_attack_finds_its_enemy_on_the_border);
  TEST ("an attack on a sector opens none with what it does not find",
        an_attack_on_a_sector_opens_no_clash_with_what_it_does_not_find);
  TEST ("an attack that found nobody is one if the master says so",
        an_attack_that_found_nobody_is_one_if_the_master_makes_a_clash_of_it);
  TEST ("an attack opens a clash with what was found before", an_attack_opens_a_clash_with_what_was_found_before);
  TEST ("who has moved since it was found is sought again", who_has_moved_since_it_was_found_is_sought_again);
  TEST ("an attack needs what its own admiral has found", an_attack_needs_what_its_own_admiral_has_found);
  TEST ("an attack on a border opens none with what it does not find",
        an_attack_on_a_border_opens_no_clash_with_what_it_does_not_find);
  TEST ("a patrol that detects an enemy opens a clash", a_patrol_that_detects_an_enemy_opens_a_clash);
  TEST ("a defence that detects nobody is a question", a_defence_that_detects_nobody_is_a_question);
  TEST ("who is in a clash meets nobody else", who_is_in_a_clash_meets_nobody_else);
  TEST ("the master is not asked twice about the same", the_master_is_not_asked_twice_about_the_same);
  TEST ("the master is asked again when one comes back",
        the_master_is_asked_again_when_one_comes_back_or_another_comes);
  TEST ("the master makes a clash of a meeting", the_master_makes_a_clash_of_a_meeting);
  TEST ("the master is asked again after a clash", the_master_is_asked_again_after_a_clash);
  TEST ("who comes to patrol does not patrol yet", who_comes_to_patrol_does_not_patrol_yet);
  TEST ("who is not there any more does not fight", who_is_not_there_any_more_does_not_fight);
  TEST ("who knows of nobody does not wait for the answer", who_knows_of_nobody_does_not_wait_for_the_answer);
  TEST ("who is let pass does what the question put off", who_is_let_pass_does_then_what_the_question_put_off);
  TEST ("who passes as nobody answered does it too", who_passes_because_nobody_answered_does_it_too);
  TEST ("who passes as others fight does it too", who_passes_because_others_fight_does_it_too);
  TEST ("who fights is past all others that it met", who_fights_is_past_all_others_that_it_met);
  TEST ("the master lets two formations clash", the_master_lets_two_formations_clash);
  TEST ("the master lets two clash on a border", the_master_lets_two_formations_clash_on_a_border);
  TEST ("the master is told why two cannot clash", the_master_is_told_why_two_cannot_clash);
  return g_test_run ();
}
