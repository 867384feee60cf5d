/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What formations do by standing instructions: F-CAMP-13. */
#include "forcon-test-clash.h"
#include "forcon-test-deeds.h"
#include "forcon-test-halves.h"

#define PAIRS 10
#define PAIRS_LEAST 9

#define SECTOR(word) .sector = test_sector (test, word)
#define GOAL(word) .goal = test_sector (test, word)
#define TARGET(word) .target = test_formation (test, word)
#define FOE(word) .foe = test_formation (test, word)

/* The master instructs a formation: a case, what to do then, and more of both. */
#define INSTRUCT(formation, WHEN, WHAT, ...)                                                                           \
  instruct (test, formation,                                                                                           \
            (ForconCampaignCommand_instruct){                                                                          \
                .when = FORCON_WHEN_##WHEN, .what = FORCON_WHAT_##WHAT, __VA_ARGS__ })
#define IN_VAIN(PROBLEM, formation, WHEN, WHAT, ...)                                                                   \
  in_vain (test, formation,                                                                                            \
           (ForconCampaignCommand_instruct){                                                                           \
               .when = FORCON_WHEN_##WHEN, .what = FORCON_WHAT_##WHAT, __VA_ARGS__ },                                  \
           FORCON_PROBLEM_##PROBLEM)

static ForconCampaignCommand
command_of (const TestCampaign *test, const char *formation, ForconCampaignCommand_instruct instruct)
{
  instruct.formation = test_formation (test, formation);
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_INSTRUCT, .instruct = instruct };
}

static void
instruct (TestCampaign *test, const char *formation, ForconCampaignCommand_instruct what)
{
  ForconCampaignCommand command = command_of (test, formation, what);

  test_campaign_do (test, &command, "");
}

static void
in_vain (TestCampaign *test, const char *formation, ForconCampaignCommand_instruct what, ForconProblem problem)
{
  ForconCampaignCommand command = command_of (test, formation, what);

  test_campaign_refused (test, &command, problem);
}

static guint
count (const TestCampaign *test, ForconCampaignEventKind kind)
{
  return test_campaign_count (test, kind);
}

static const ForconMeeting *
newest (const TestCampaign *test)
{
  g_assert_cmpuint (test->campaign->meetings->len, >, 0);
  return &g_array_index (test->campaign->meetings, ForconMeeting, test->campaign->meetings->len - 1);
}

static gboolean
fights (TestCampaign *test, const char *formation)
{
  return !FORCON_ID_IS_NONE (test_post (test, formation)->clash);
}

static ForconUnanswered
why_asked (const TestCampaign *test)
{
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
  return test_last_event (test, FORCON_CAMPAIGN_EVENT_MEETING_JUDGED)->meeting_judged.why;
}

static const ForconFact_instruction_applied *
applied (const TestCampaign *test)
{
  return &test_campaign_event (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED)->instruction_applied;
}

/* What a formation has to do first, or a kind of no task. */
static gint
first_task (const TestCampaign *test, const char *formation)
{
  const ForconTask *task = forcon_campaign_task_at (test->campaign, test_formation (test, formation));

  return task == NULL ? FORCON_N_TASK : (gint) task->kind;
}

/* Avoid battle */

static void
who_avoids_answers_the_question (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  INSTRUCT ("squadron-1", MEETS, AVOID);
  test_half (test, "");
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_PASSED_BY);
  g_assert_cmpuint (applied (test)->formation.value, ==, test_formation (test, "squadron-1").value);
  g_assert_cmpuint (applied (test)->meeting.value, ==, newest (test)->meeting.value);
}

/* F-CAMP-8: red has seen nobody, and does not learn that there was somebody to slip past */
static void
an_admiral_is_not_told_who_was_not_seen (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  INSTRUCT ("squadron-1", MEETS, AVOID);
  test_half (test, "");
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED)->audience, ==, 0);
}

static void
an_admiral_is_told_of_whom_was_seen (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_red_sees (test, "karkas");
  INSTRUCT ("squadron-1", ALWAYS, AVOID);
  test_half (test, "");
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_PASSED_BY);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED)->audience, ==, 1u << 1);
  /* A contact has no name. */
  g_assert_cmpuint (applied (test)->against.value, ==, 0);
}

static void
who_avoids_opens_no_clash_on_patrol (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", PATROL);
  INSTRUCT ("squadron-1", MEETS, AVOID);
  test_half (test, "3 4");
  g_assert_false (fights (test, "karkas"));
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_PASSED_BY);
}

static void
an_order_to_attack_goes_before_what_always_holds (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_red_sees (test, "karkas");
  TEST_TELL ("squadron-1", ATTACK_FORMATION, TARGET ("karkas"));
  INSTRUCT ("squadron-1", ALWAYS, AVOID);
  test_half (test, "");
  g_assert_true (fights (test, "karkas"));
}

static void
the_own_peril_goes_before_an_order_to_attack (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_red_sees (test, "karkas");
  TEST_TELL ("squadron-1", ATTACK_FORMATION, TARGET ("karkas"));
  INSTRUCT ("squadron-1", OUTNUMBERED, AVOID, .amount = 10);
  test_half (test, "");
  g_assert_false (fights (test, "karkas"));
}

static void
who_is_attacked_fights_all_the_same (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("karkas", ATTACK_SECTOR);
  INSTRUCT ("squadron-1", ALWAYS, AVOID);
  test_half (test, "3 4");
  g_assert_true (fights (test, "squadron-1"));
}

/* Green is told nothing, and meets Karkas as well. */
static void
one_who_avoids_does_not_answer_for_others (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_move (test, "green-guard", "b2", NULL);
  INSTRUCT ("squadron-1", ALWAYS, AVOID);
  test_half (test, "");
  g_assert_cmpint (why_asked (test), ==, FORCON_UNANSWERED_NOT_ALL);
}

static void
the_question_says_why_it_is_asked (void)
{
  g_autoptr (TestCampaign) nobody = test_visited ();
  g_autoptr (TestCampaign) not_come = test_visited ();
  TestCampaign *test = not_come;

  test_half (nobody, "");
  g_assert_cmpint (why_asked (nobody), ==, FORCON_UNANSWERED_NOBODY_TOLD);
  INSTRUCT ("squadron-1", OUTNUMBERED, AVOID);
  test_half (test, "");
  g_assert_cmpint (why_asked (test), ==, FORCON_UNANSWERED_NOT_COME);
}

/* Hold fire until fired at */
static void
who_holds_fire_opens_no_clash_on_patrol (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", PATROL);
  INSTRUCT ("squadron-1", MEETS, HOLD_FIRE);
  test_half (test, "3 4");
  g_assert_false (fights (test, "karkas"));
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
}

/* Attack */

static void
who_is_to_attack_seeks_and_attacks_what_is_found (void)
{
  g_autoptr (TestCampaign) test = test_visited ();
  const ForconParty *party;

  INSTRUCT ("squadron-1", MEETS, ATTACK);
  test_half (test, "3 4");
  g_assert_true (fights (test, "karkas"));
  party = &g_array_index (test->campaign->parties, ForconParty, 0);
  g_assert_cmpint (party->reason, ==, FORCON_PARTY_INSTRUCTED);
  g_assert_cmpuint (party->against.value, ==, test_formation (test, "karkas").value);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED)->audience, ==, 1u << 1);
}

static void
who_has_found_nobody_attacks_nobody (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  INSTRUCT ("squadron-1", MEETS, ATTACK);
  test_half (test, "4 1");
  g_assert_false (fights (test, "karkas"));
  g_assert_cmpint (why_asked (test), ==, FORCON_UNANSWERED_NOT_FOUND);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED), ==, 0);
}

static void
an_attack_leaves_its_orders (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  INSTRUCT ("squadron-1", MEETS, ATTACK);
  test_half (test, "3 4");
  g_assert_true (fights (test, "squadron-1"));
  g_assert_cmpint (first_task (test, "squadron-1"), ==, FORCON_TASK_MOVE);
}

/* Of a contact it is known whose it is, but not who, and not of what ships. */
static void
only_those_are_attacked_who_are_meant (void)
{
  g_autoptr (TestCampaign) by_name = test_visited ();
  g_autoptr (TestCampaign) by_owner = test_visited ();
  g_autoptr (TestCampaign) by_other = test_visited ();
  TestCampaign *test = by_name;

  INSTRUCT ("squadron-1", MEETS, ATTACK, FOE ("karkas"));
  test_half (test, "3 4");
  g_assert_false (fights (test, "karkas"));
  test_half (test, "3 4");
  g_assert_true (fights (test, "karkas"));
  test = by_owner;
  INSTRUCT ("squadron-1", MEETS, ATTACK, .foes = 1u << 3);
  test_half (test, "3 4");
  g_assert_true (fights (test, "karkas"));
  test = by_other;
  INSTRUCT ("squadron-1", MEETS, ATTACK, .foe_types = 1u << FORCON_SHIP_TYPE_CRUISER);
  test_half (test, "3 4");
  test_half (test, "3 4");
  g_assert_false (fights (test, "karkas"));
}

static void
of_two_cases_the_narrower_counts (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_identify (test, TEST_ADMIRAL_RED, "karkas");
  INSTRUCT ("squadron-1", MEETS, ATTACK, FOE ("karkas"));
  INSTRUCT ("squadron-1", MEETS, AVOID);
  test_half (test, "3 4");
  g_assert_true (fights (test, "karkas"));
}

/* Withdraw */

static void
who_is_outnumbered_withdraws (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_red_sees (test, "karkas");
  INSTRUCT ("squadron-1", OUTNUMBERED, WITHDRAW, .amount = 10, GOAL ("b1"));
  test_half (test, "");
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_PASSED_BY);
  g_assert_cmpint (first_task (test, "squadron-1"), ==, FORCON_TASK_MOVE);
  g_assert_cmpint (test_last_event (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED)->instruction_applied.enemy, >, 0);
  test_half (test, "");
  test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "b1"));
}

static void
who_is_not_outnumbered_stays (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_red_sees (test, "karkas");
  INSTRUCT ("squadron-1", OUTNUMBERED, WITHDRAW, .amount = 1000, GOAL ("b1"));
  test_half (test, "");
  g_assert_cmpint (first_task (test, "squadron-1"), ==, FORCON_N_TASK);
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
}

/* F-CAMP-8 */
static void
who_was_not_seen_outnumbers_nobody (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  INSTRUCT ("squadron-1", OUTNUMBERED, WITHDRAW, .amount = 10, GOAL ("b1"));
  test_half (test, "");
  g_assert_cmpint (first_task (test, "squadron-1"), ==, FORCON_N_TASK);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED), ==, 0);
}

/* Three ships and two on the average: 1.5 to 1 is the figure of the rules. */
static void
without_a_factor_that_of_the_rules_counts (void)
{
  g_autoptr (TestCampaign) four = test_visited ();
  g_autoptr (TestCampaign) five = test_visited ();
  TestCampaign *test = four;
  ForconSighting *sighting;

  test_red_sees (test, "karkas");
  sighting = &g_array_index (test->campaign->sightings, ForconSighting, 0);
  sighting->count = 4;
  INSTRUCT ("squadron-1", OUTNUMBERED, WITHDRAW, GOAL ("b1"));
  test_half (test, "");
  g_assert_cmpint (first_task (test, "squadron-1"), ==, FORCON_N_TASK);
  test = five;
  test_red_sees (test, "karkas");
  sighting = &g_array_index (test->campaign->sightings, ForconSighting, 0);
  sighting->count = 5;
  INSTRUCT ("squadron-1", OUTNUMBERED, WITHDRAW, GOAL ("b1"));
  test_half (test, "");
  g_assert_cmpint (first_task (test, "squadron-1"), ==, FORCON_TASK_MOVE);
}

static void
who_knows_its_way_back_goes_it (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_move (test, "squadron-1", "b2", "a2");
  test_red_sees (test, "karkas");
  INSTRUCT ("squadron-1", MEETS, WITHDRAW);
  for (guint i = 0; i < 3; i++)
    test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "a2"));
}

/* B2 to B1 to C1: a withdrawal may lead over several sectors. */
static void
a_way_back_may_be_long (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_red_sees (test, "karkas");
  INSTRUCT ("squadron-1", MEETS, WITHDRAW, GOAL ("c1"));
  for (guint i = 0; i < 5; i++)
    test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "c1"));
}

/* An island: no border leads there. */
static void
who_finds_no_way_keeps_its_orders (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  g_array_set_size (test->campaign->borders, 0);
  test_campaign_do (test,
                    &(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_TASK,
                                              .by = "master",
                                              .task.formation = test_formation (test, "light-division"),
                                              .task.kind = FORCON_TASK_HOLD },
                    "");
  INSTRUCT ("light-division", ALWAYS, ORDER, .kind = FORCON_TASK_MOVE, GOAL ("a1"));
  test_half (test, "");
  g_assert_cmpint (first_task (test, "light-division"), ==, FORCON_TASK_HOLD);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED), ==, 0);
}

static void
who_is_worn_down_goes (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  INSTRUCT ("light-division", HITS_BELOW, WITHDRAW, .amount = 50, GOAL ("c1"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c2"));
  test->campaign->fleet->ships[test_fleet_ship (test, "bystry").value - 1].hits = 1;
  test->campaign->fleet->ships[test_fleet_ship (test, "rezvy").value - 1].status = FORCON_SHIP_DESTROYED;
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
  g_assert_cmpint (applied (test)->state, ==, FORCON_TASK_STATE_DONE);
  g_assert_cmpint (applied (test)->figure, <, 50);
}

/* A sector is held or free */

static void
nobody_goes_where_the_enemy_is_known_to_be (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_red_sees (test, "raiders");
  TEST_TELL ("light-division", MOVE, SECTOR ("c3"));
  INSTRUCT ("light-division", HELD, AVOID);
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c2"));
  g_assert_cmpint (first_task (test, "light-division"), ==, FORCON_TASK_MOVE);
}

static void
who_does_not_know_of_the_enemy_goes (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c3"));
  INSTRUCT ("light-division", HELD, AVOID);
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c3"));
}

static void
another_order_takes_the_place_of_all (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_red_sees (test, "raiders");
  TEST_TELL ("light-division", MOVE, SECTOR ("c3"));
  INSTRUCT ("light-division", HELD, ORDER, .kind = FORCON_TASK_HOLD);
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c2"));
  g_assert_cmpint (first_task (test, "light-division"), ==, FORCON_TASK_HOLD);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_DROPPED)->task_dropped.why, ==,
                   FORCON_DROP_INSTRUCTED);
}

/* Blue holds a planet in B1, which all know. */
static void
a_planet_of_the_enemy_holds_a_sector (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  INSTRUCT ("light-division", HELD, ORDER, SECTOR ("b1"), .kind = FORCON_TASK_MOVE, GOAL ("c1"));
  INSTRUCT ("squadron-2", HELD, ORDER, SECTOR ("a3"), .kind = FORCON_TASK_MOVE, GOAL ("a3"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
  g_assert_cmpint (first_task (test, "squadron-2"), ==, FORCON_N_TASK);
}

static void
a_free_sector_is_entered (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_red_sees (test, "raiders");
  INSTRUCT ("light-division", FREE, ORDER, SECTOR ("c1"), .kind = FORCON_TASK_MOVE, GOAL ("c1"));
  INSTRUCT ("squadron-2", FREE, ORDER, SECTOR ("c3"), .kind = FORCON_TASK_MOVE, GOAL ("c3"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
  g_assert_cmpint (first_task (test, "squadron-2"), ==, FORCON_N_TASK);
}

/* The case is that of the sector in which they are met. */
static void
who_holds_the_sector_is_attacked (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_red_sees (test, "karkas");
  INSTRUCT ("squadron-1", HELD, ATTACK, SECTOR ("b2"));
  test_half (test, "");
  g_assert_true (fights (test, "karkas"));
}

/* Losses */

static void
fought (TestCampaign *test)
{
  ForconCampaignCommand back;

  test_clash_open (test, "b2", NULL,
                   (const TestParty[]){ { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" },
                                        { "karkas", FORCON_PARTY_PRESENT, NULL } },
                   2);
  test_table_state (test, "grozny")->status = FORCON_SHIP_DESTROYED;
  test_table_over (test);
  back = test_return (test);
  test_campaign_do (test, &back, "");
}

static void
who_lost_the_flagship_does_what_was_said_for_it (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_post (test, "karkas")->sector = test_sector (test, "b2");
  INSTRUCT ("squadron-1", FLAGSHIP_LOST, WITHDRAW, GOAL ("b1"));
  INSTRUCT ("karkas", FLAGSHIP_LOST, WITHDRAW, GOAL ("b3"));
  fought (test);
  g_assert_cmpint (applied (test)->state, ==, FORCON_TASK_STATE_UNDERWAY);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED), ==, 1);
  test_half (test, "");
  g_assert_cmpint (first_task (test, "karkas"), ==, FORCON_N_TASK);
  test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "b1"));
}

static void
who_finds_no_target_does_what_was_said_for_it (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_identify (test, TEST_ADMIRAL_RED, "raiders");
  TEST_TELL ("light-division", ATTACK_FORMATION, TARGET ("raiders"));
  INSTRUCT ("light-division", TARGET_GONE, ORDER, .kind = FORCON_TASK_MOVE, GOAL ("c1"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c2"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
}

/* Who is attacked */

static void
who_is_attacked_takes_the_posture_for_it (void)
{
  g_autoptr (TestCampaign) attacked = test_visited ();
  g_autoptr (TestCampaign) other = test_visited ();
  TestCampaign *test = attacked;

  TEST_TELL ("karkas", ATTACK_SECTOR);
  INSTRUCT ("squadron-1", ATTACKED, ORDER, .kind = FORCON_TASK_POSTURE, .posture = FORCON_POSTURE_DEFENCE);
  test_half (test, "3 4");
  g_assert_true (fights (test, "squadron-1"));
  g_assert_cmpint (test_post (test, "squadron-1")->posture, ==, FORCON_POSTURE_DEFENCE);
  test = other;
  INSTRUCT ("squadron-1", ATTACKED, ORDER, .kind = FORCON_TASK_POSTURE, .posture = FORCON_POSTURE_DEFENCE);
  test_half (test, "");
  g_assert_cmpint (test_post (test, "squadron-1")->posture, ==, FORCON_POSTURE_NONE);
}

static void
who_is_attacked_withdraws_when_it_is_over (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("karkas", ATTACK_SECTOR);
  INSTRUCT ("squadron-1", ATTACKED, WITHDRAW, GOAL ("b1"));
  test_half (test, "3 4");
  g_assert_true (fights (test, "squadron-1"));
  g_assert_cmpint (first_task (test, "squadron-1"), ==, FORCON_TASK_MOVE);
}

/* Both have the highest rank: of these the newer one counts, with its own reason. */
static void
a_newer_instruction_goes_before_one_for_an_attack (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("karkas", ATTACK_SECTOR);
  INSTRUCT ("squadron-1", ATTACKED, WITHDRAW, GOAL ("b1"));
  INSTRUCT ("squadron-1", OUTNUMBERED, WITHDRAW, .amount = 1, GOAL ("b3"));
  test_half (test, "3 4");
  g_assert_true (fights (test, "squadron-1"));
  g_assert_cmpuint (forcon_campaign_task_at (test->campaign, test_formation (test, "squadron-1"))->sector.value, ==,
                    test_sector (test, "b3").value);
  g_assert_cmpint (applied (test)->when, ==, FORCON_WHEN_OUTNUMBERED);
  g_assert_cmpint (applied (test)->enemy, >, 0);
}

static void
an_instruction_for_an_attack_has_no_figures_of_another (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("karkas", ATTACK_SECTOR);
  INSTRUCT ("squadron-1", OUTNUMBERED, WITHDRAW, .amount = 1, GOAL ("b3"));
  INSTRUCT ("squadron-1", ATTACKED, WITHDRAW, GOAL ("b1"));
  test_half (test, "3 4");
  g_assert_cmpint (applied (test)->when, ==, FORCON_WHEN_ATTACKED);
  g_assert_cmpint (applied (test)->enemy, ==, 0);
}

/* The table */

static guint
n_doctrines (const TestCampaign *test)
{
  return test_table (test)->doctrines->len;
}

static const ForconDoctrine *
doctrine (const TestCampaign *test, guint place)
{
  g_assert_cmpuint (n_doctrines (test), >, place);
  return &g_array_index (test_table (test)->doctrines, ForconDoctrine, place);
}

static void
captains_at_the_table_are_told (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("karkas", ATTACK_SECTOR);
  INSTRUCT ("squadron-1", ATTACKED, WITHDRAW, GOAL ("b1"));
  INSTRUCT ("squadron-1", ALWAYS, PROTECT, .ship = test_fleet_ship (test, "grozny"));
  INSTRUCT ("squadron-1", ALWAYS, KEEP_BEYOND, .range = 3000);
  INSTRUCT ("squadron-1", ALWAYS, FOLLOW, TARGET ("squadron-2"));
  INSTRUCT ("squadron-2", ALWAYS, NEVER_RAM);
  test_half (test, "3 4");
  g_assert_cmpuint (n_doctrines (test), ==, 3);
  g_assert_cmpint (doctrine (test, 0)->what, ==, FORCON_WHAT_WITHDRAW);
  g_assert_cmpuint (doctrine (test, 0)->formation.value, ==, test_table_formation (test, "squadron-1").value);
  g_assert_cmpuint (doctrine (test, 1)->ship.value, ==, test_table_ship (test, "grozny").value);
  g_assert_cmpint (doctrine (test, 2)->range, ==, 3000);
}

/* Blue is the third admiral, and the second side of the table. */
static void
who_is_named_is_named_at_the_table (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_identify (test, TEST_ADMIRAL_RED, "karkas");
  INSTRUCT ("squadron-1", MEETS, ATTACK, FOE ("karkas"));
  INSTRUCT ("squadron-1", MEETS, RAM, .foes = 1u << 3 | 1u << 2);
  test_half (test, "3 4");
  g_assert_cmpuint (n_doctrines (test), ==, 2);
  g_assert_cmpuint (doctrine (test, 0)->foe.value, ==, test_table_formation (test, "karkas").value);
  g_assert_cmpuint (doctrine (test, 1)->foes, ==, 1u << forcon_battle_find_side (test_table (test), "blue").value);
}

/* F-CAMP-8: that the name stands there would tell that Karkas is hidden there. */
static void
who_is_hidden_is_not_named_at_the_table (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_post (test, "karkas")->posture = FORCON_POSTURE_AMBUSH;
  TEST_TELL ("karkas", ATTACK_SECTOR);
  INSTRUCT ("squadron-1", MEETS, NEVER_RAM, FOE ("karkas"));
  INSTRUCT ("squadron-1", MEETS, BOARD, .foes = 1u << 3);
  INSTRUCT ("squadron-1", ALWAYS, FIRST, TARGET ("karkas"), .types = 1u << FORCON_SHIP_TYPE_CRUISER);
  test_half (test, "3 4");
  g_assert_cmpuint (n_doctrines (test), ==, 1);
  g_assert_cmpuint (doctrine (test, 0)->target.value, ==, 0);
  g_assert_cmpuint (doctrine (test, 0)->types, ==, 1u << FORCON_SHIP_TYPE_CRUISER);
}

/* Always */
static void
an_order_for_all_cases_is_done_once (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  INSTRUCT ("light-division", ALWAYS, ORDER, .kind = FORCON_TASK_MOVE, GOAL ("c1"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED), ==, 0);
}

/* Company */

static void
who_follows_goes_along (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "sappers", "c2", NULL);
  INSTRUCT ("sappers", ALWAYS, FOLLOW, TARGET ("light-division"));
  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
  g_assert_true (test_is_in (test, "sappers", "c2"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "sappers", "c1"));
}

/* Sappers in A1 follow squadron 1 in B2, which follows Light Division in C2. */
static void
who_follows_a_follower_comes_after (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-1", "c2", NULL);
  test_move (test, "sappers", "c2", NULL);
  INSTRUCT ("sappers", ALWAYS, FOLLOW, TARGET ("squadron-1"));
  INSTRUCT ("squadron-1", ALWAYS, FOLLOW, TARGET ("light-division"));
  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  test_half (test, "");
  g_assert_cmpint (first_task (test, "squadron-1"), ==, FORCON_TASK_MOVE);
  g_assert_cmpint (first_task (test, "sappers"), ==, FORCON_TASK_MOVE);
}

static void
orders_go_before_following (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  INSTRUCT ("light-division", ALWAYS, FOLLOW, TARGET ("squadron-1"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
  test_half (test, "");
  g_assert_false (test_is_in (test, "light-division", "c1"));
}

/* F-CAMP-8: what green does next red does not know; where green is it sees. */
static void
an_ally_is_followed_as_it_is_seen (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "light-division", "a2", NULL);
  INSTRUCT ("light-division", ALWAYS, FOLLOW, TARGET ("green-guard"));
  test_half (test, "");
  TEST_TELL ("green-guard", MOVE, SECTOR ("a3"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "a2"));
}

static void
who_waits_does_not_move (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  TEST_TELL ("squadron-1", MOVE, SECTOR ("c2"));
  INSTRUCT ("light-division", ALWAYS, AWAIT, TARGET ("squadron-1"));
  test_half (test, "");
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c2"));
  g_assert_true (test_is_in (test, "squadron-1", "c2"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
  g_assert_cmpint (applied (test)->state, ==, FORCON_TASK_STATE_DONE);
}

static void
who_is_to_meet_elsewhere_waits_there (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  TEST_TELL ("light-division", MOVE, SECTOR ("b1"));
  INSTRUCT ("light-division", ALWAYS, AWAIT, TARGET ("squadron-1"), GOAL ("c1"));
  for (guint i = 0; i < 3; i++)
    test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
}

static void
who_is_no_more_is_not_awaited (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  INSTRUCT ("light-division", ALWAYS, AWAIT, TARGET ("squadron-1"));
  for (guint i = 0; i < test->campaign->fleet->n_ships; i++)
    if (FORCON_ID_EQUAL (test->campaign->fleet->ships[i].formation, test_formation (test, "squadron-1")))
      test->campaign->fleet->ships[i].status = FORCON_SHIP_DESTROYED;
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
}

/* What the master cannot say */
static void
what_says_nothing_is_refused (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  IN_VAIN (BAD_VALUE, "squadron-1", HITS_BELOW, WITHDRAW, .amount = 101);
  IN_VAIN (BAD_VALUE, "squadron-1", ROUND, WITHDRAW);
  IN_VAIN (BAD_VALUE, "squadron-1", MEETS, WITHDRAW, .amount = 3);
  IN_VAIN (BAD_VALUE, "squadron-1", ALWAYS, KEEP_WITHIN);
  IN_VAIN (NO_TARGET, "squadron-1", ALWAYS, FIRST);
  IN_VAIN (NO_TARGET, "squadron-1", ALWAYS, FOLLOW);
  IN_VAIN (NO_TARGET, "squadron-1", ALWAYS, FOLLOW, TARGET ("squadron-1"));
  IN_VAIN (NOT_A_FRIEND, "squadron-1", ALWAYS, PROTECT, TARGET ("karkas"));
  IN_VAIN (CANNOT_MOVE, "bastion", MEETS, WITHDRAW);
  IN_VAIN (NOT_IN_ADVANCE, "squadron-1", MEETS, ORDER, .kind = FORCON_TASK_DISBAND);
  IN_VAIN (UNKNOWN_SECTOR, "squadron-1", MEETS, ORDER, .kind = FORCON_TASK_MOVE);
  INSTRUCT ("squadron-1", MEETS, AVOID);
  IN_VAIN (ALREADY_SO, "squadron-1", MEETS, AVOID);
}

static void
what_is_forgotten_binds_nobody (void)
{
  g_autoptr (TestCampaign) test = test_visited ();
  ForconCampaignCommand forget = { .kind = FORCON_CAMPAIGN_COMMAND_FORGET };

  INSTRUCT ("squadron-1", MEETS, AVOID);
  forget.forget.instruction = g_array_index (test->campaign->instructions, ForconInstruction, 0).instruction;
  test_campaign_do (test, &forget, "");
  test_campaign_refused (test, &forget, FORCON_PROBLEM_UNKNOWN_INSTRUCTION);
  test_half (test, "");
  g_assert_cmpint (newest (test)->state, ==, FORCON_MEETING_ASKED);
}

/* benchmarks/instructions.c plays a hundred pairs. */
static void
a_deed_shows (guint deed, ForconWhen when)
{
  guint shown = 0;

  for (guint64 seed = 1; seed <= PAIRS; seed++)
    shown += test_deed_shows (deed, when, seed) ? 1 : 0;
  g_assert_cmpuint (shown, >=, PAIRS_LEAST);
}

static void
a_deed_shows_in_each_case (gconstpointer data)
{
  guint deed = GPOINTER_TO_UINT (data);

  for (guint when = 0; when < FORCON_N_WHEN; when++)
    if (test_deed_is_for (deed, (ForconWhen) when))
      a_deed_shows (deed, (ForconWhen) when);
}

#define TEST(name, function) g_test_add_func ("/campaign/instructed/" name " (F-CAMP-13)", function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST ("who is to avoid battle answers what the master would be asked", who_avoids_answers_the_question);
  TEST ("an admiral is not told of whom it slipped past unseen", an_admiral_is_not_told_who_was_not_seen);
  TEST ("an admiral is told of whom it has seen and avoided", an_admiral_is_told_of_whom_was_seen);
  TEST ("who is to avoid battle opens no clash on patrol", who_avoids_opens_no_clash_on_patrol);
  TEST ("an order to attack goes before what always holds", an_order_to_attack_goes_before_what_always_holds);
  TEST ("the own peril goes before an order to attack", the_own_peril_goes_before_an_order_to_attack);
  TEST ("who is attacked fights all the same", who_is_attacked_fights_all_the_same);
  TEST ("one who avoids battle does not answer for others", one_who_avoids_does_not_answer_for_others);
  TEST ("the question says why no instruction answers it", the_question_says_why_it_is_asked);
  TEST ("who holds fire opens no clash on patrol", who_holds_fire_opens_no_clash_on_patrol);
  TEST ("who is to attack whom it meets seeks and attacks", who_is_to_attack_seeks_and_attacks_what_is_found);
  TEST ("who has found nobody attacks nobody", who_has_found_nobody_attacks_nobody);
  TEST ("an attack by instruction leaves a formation its orders", an_attack_leaves_its_orders);
  TEST ("only those are attacked who are meant, as far as they are known", only_those_are_attacked_who_are_meant);
  TEST ("of two cases the narrower one counts", of_two_cases_the_narrower_counts);
  TEST ("who is outnumbered withdraws", who_is_outnumbered_withdraws);
  TEST ("who is not outnumbered stays", who_is_not_outnumbered_stays);
  TEST ("who was not seen outnumbers nobody", who_was_not_seen_outnumbers_nobody);
  TEST ("without a factor that of the rules counts", without_a_factor_that_of_the_rules_counts);
  TEST ("who withdraws goes back the way it came", who_knows_its_way_back_goes_it);
  TEST ("who finds no way keeps its orders", who_finds_no_way_keeps_its_orders);
  TEST ("a withdrawal may lead over several sectors", a_way_back_may_be_long);
  TEST ("who is worn down goes, once", who_is_worn_down_goes);
  TEST ("nobody goes where the enemy is known to be", nobody_goes_where_the_enemy_is_known_to_be);
  TEST ("who does not know of the enemy goes there", who_does_not_know_of_the_enemy_goes);
  TEST ("another order takes the place of all", another_order_takes_the_place_of_all);
  TEST ("a planet of the enemy's holds a sector", a_planet_of_the_enemy_holds_a_sector);
  TEST ("a free sector is entered", a_free_sector_is_entered);
  TEST ("who holds the sector is attacked", who_holds_the_sector_is_attacked);
  TEST ("who lost the flagship does what was said for it", who_lost_the_flagship_does_what_was_said_for_it);
  TEST ("who finds no target does what was said for it", who_finds_no_target_does_what_was_said_for_it);
  TEST ("who is attacked takes the posture for it", who_is_attacked_takes_the_posture_for_it);
  TEST ("who is attacked withdraws when it is over", who_is_attacked_withdraws_when_it_is_over);
  TEST ("a newer instruction goes before one for an attack", a_newer_instruction_goes_before_one_for_an_attack);
  TEST ("an instruction for an attack has no figures of another",
        an_instruction_for_an_attack_has_no_figures_of_another);
  TEST ("captains at the table are told what is of use there", captains_at_the_table_are_told);
  TEST ("who is named is named at the table", who_is_named_is_named_at_the_table);
  TEST ("who is hidden is not named at the table", who_is_hidden_is_not_named_at_the_table);
  TEST ("an order for all cases is done once", an_order_for_all_cases_is_done_once);
  TEST ("who follows goes along", who_follows_goes_along);
  TEST ("who follows a follower comes after", who_follows_a_follower_comes_after);
  TEST ("orders go before following", orders_go_before_following);
  TEST ("an ally is followed as it is seen", an_ally_is_followed_as_it_is_seen);
  TEST ("who waits for another does not move", who_waits_does_not_move);
  TEST ("who is to meet another elsewhere waits there", who_is_to_meet_elsewhere_waits_there);
  TEST ("who is no more is not awaited", who_is_no_more_is_not_awaited);
  TEST ("what says nothing is refused, with what is wrong", what_says_nothing_is_refused);
  TEST ("what is forgotten binds nobody", what_is_forgotten_binds_nobody);
  for (guint deed = 0; deed < test_n_deeds (); deed++)
    {
      g_autofree char *path
          = g_strdup_printf ("/campaign/instructed/who is told %s does so (F-CAMP-13)", test_deed_word (deed));

      g_test_add_data_func (path, GUINT_TO_POINTER (deed), a_deed_shows_in_each_case);
    }
  return g_test_run ();
}
