/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What admirals ask the master and write to each other: F-CAMP-9. */
#include "campaign/chronicle/chronicle.h"
#include "campaign/knowledge/knowledge.h"
#include "campaign/reading/order-sheet.h"
#include "forcon-test-clash.h"
#include "forcon-test-halves.h"

#define COMMAND(KIND, ...)                                                                                             \
  (&(ForconCampaignCommand){                                                                                           \
      .kind = FORCON_CAMPAIGN_COMMAND_##KIND, .moment = { .wall = 1234 }, .by = "master", ##__VA_ARGS__ })
#define DO(KIND, ...) test_campaign_do (test, COMMAND (KIND, ##__VA_ARGS__), "")
#define REFUSED(PROBLEM, KIND, ...) test_campaign_refused (test, COMMAND (KIND, __VA_ARGS__), FORCON_PROBLEM_##PROBLEM)
#define RED_SHEET(words) DO (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = words)
#define RED_WRITES_TO_BLUE(words)                                                                                      \
  DO (ASK, .ask.admiral = TEST_ADMIRAL_RED, .ask.to = TEST_ADMIRAL_BLUE, .ask.text = words)

/* A campaign in which nobody meets anybody. */
static TestCampaign *
peace (void)
{
  TestCampaign *test = test_campaign_new ();

  for (guint i = 0; i < test->campaign->powers->len; i++)
    g_array_index (test->campaign->powers, ForconPower, i).alliance = 1;
  return test;
}

static const ForconQuery *
query (const TestCampaign *test, guint place)
{
  g_assert_cmpuint (test->campaign->queries->len, >, place);
  return &g_array_index (test->campaign->queries, ForconQuery, place);
}

static const ForconMessage *
message (const TestCampaign *test, guint place)
{
  g_assert_cmpuint (test->campaign->messages->len, >, place);
  return &g_array_index (test->campaign->messages, ForconMessage, place);
}

static guint32
only (ForconSideId admiral)
{
  return 1u << admiral.value;
}

static void
a_line_that_asks_opens_an_item (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: patrol\nWho holds the ring dock?");
  g_assert_cmpuint (test->campaign->queries->len, ==, 1);
  g_assert_cmpstr (query (test, 0)->text, ==, "Who holds the ring dock?");
  g_assert_cmpint (query (test, 0)->state, ==, FORCON_QUERY_OPEN);
  g_assert_cmpuint (query (test, 0)->admiral.value, ==, TEST_ADMIRAL_RED.value);
  g_assert_true (FORCON_ID_IS_NONE (query (test, 0)->to));
  g_assert_cmpint (query (test, 0)->phase, ==, 1);
  g_assert_cmpint (query (test, 0)->wall, ==, 1234);
  g_assert_cmpuint (forcon_campaign_n_open_queries (test->campaign), ==, 1);
  g_assert_cmpuint (query (test, 0)->line.value, ==, g_array_index (test->campaign->lines, ForconLine, 1).line.value);
}

static void
a_question_goes_to_whom_it_is_addressed (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Message to Blue: shall we talk?\nWhere is Blue?");
  g_assert_cmpuint (test->campaign->queries->len, ==, 2);
  g_assert_cmpuint (query (test, 0)->to.value, ==, TEST_ADMIRAL_BLUE.value);
  g_assert_true (FORCON_ID_IS_NONE (query (test, 1)->to));
}

static void
it_stays_a_remark_of_its_sheet (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Who holds the ring dock?");
  g_assert_cmpint (g_array_index (test->campaign->lines, ForconLine, 0).state, ==, FORCON_LINE_REMARK);
  g_assert_cmpuint (test->campaign->remarks->len, ==, 1);
}

static void
a_question_about_two_formations_is_asked_once (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1 and Light Division: may they go home?");
  g_assert_cmpuint (forcon_campaign_n_open_queries (test->campaign), ==, 1);
}

static void
who_asks_sees_the_question_and_the_answer (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Who holds the ring dock?");
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_QUERY_OPENED)->audience, ==,
                    only (TEST_ADMIRAL_RED));
  DO (REPLY, .reply.query = query (test, 0)->query, .reply.text = "Blue does.");
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_QUERY_ANSWERED)->audience, ==,
                    only (TEST_ADMIRAL_RED));
  g_assert_cmpint (query (test, 0)->state, ==, FORCON_QUERY_ANSWERED);
  g_assert_cmpstr (query (test, 0)->answer, ==, "Blue does.");
}

static void
an_answer_is_a_message_with_what_was_asked (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Who holds the ring dock?");
  DO (REPLY, .reply.query = query (test, 0)->query, .reply.text = "Blue does.", .reply.at_once = TRUE);
  g_assert_cmpuint (message (test, 0)->admiral.value, ==, TEST_ADMIRAL_RED.value);
  g_assert_cmpstr (message (test, 0)->asked, ==, "Who holds the ring dock?");
  g_assert_cmpstr (message (test, 0)->text, ==, "Blue does.");
  g_assert_true (message (test, 0)->at_once);
  g_assert_true (FORCON_ID_IS_NONE (message (test, 0)->from));
}

static void
what_is_forwarded_at_once_is_a_message_of_its_writers (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_WRITES_TO_BLUE ("Let us meet.");
  DO (FORWARD, .forward.query = query (test, 0)->query, .forward.at_once = TRUE);
  g_assert_cmpint (query (test, 0)->state, ==, FORCON_QUERY_FORWARDED);
  g_assert_cmpuint (message (test, 0)->admiral.value, ==, TEST_ADMIRAL_BLUE.value);
  g_assert_cmpuint (message (test, 0)->from.value, ==, TEST_ADMIRAL_RED.value);
  g_assert_cmpstr (message (test, 0)->text, ==, "Let us meet.");
  g_assert_true (message (test, 0)->at_once);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_MESSAGE_SENT)->audience, ==,
                    only (TEST_ADMIRAL_BLUE));
}

/* Neither that it went, nor when it arrives. */
static void
who_writes_does_not_learn_what_became_of_it (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_WRITES_TO_BLUE ("Let us meet.");
  DO (FORWARD, .forward.query = query (test, 0)->query, .forward.delay = 1);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_COURIER_SENT)->audience, ==, 0);
  DO (ADVANCE, .reason = NULL);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_QUERY_FORWARDED)->audience, ==, 0);
  DO (ASK, .ask.admiral = TEST_ADMIRAL_RED, .ask.text = "Well?");
  DO (SET_ASIDE, .set_aside.query = query (test, 1)->query);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_QUERY_PUT_ASIDE)->audience, ==, 0);
}

/* Half-phases are counted over the end of the phase. */
static void
a_courier_arrives_when_the_half_phase_is_resolved (void)
{
  g_autoptr (TestCampaign) test = peace ();

  DO (ADVANCE, .reason = NULL);
  RED_WRITES_TO_BLUE ("Let us meet.");
  DO (FORWARD, .forward.query = query (test, 0)->query, .forward.delay = 2);
  g_assert_cmpint (query (test, 0)->due, ==, forcon_half_number (2, 1));
  DO (ADVANCE, .reason = NULL);
  DO (ADVANCE, .reason = NULL);
  g_assert_cmpint (query (test, 0)->state, ==, FORCON_QUERY_UNDERWAY);
  g_assert_cmpuint (test->campaign->messages->len, ==, 0);
  DO (ADVANCE, .reason = NULL);
  g_assert_cmpint (query (test, 0)->state, ==, FORCON_QUERY_FORWARDED);
  g_assert_cmpint (message (test, 0)->phase, ==, 2);
  g_assert_cmpuint (message (test, 0)->from.value, ==, TEST_ADMIRAL_RED.value);
  g_assert_false (message (test, 0)->at_once);
}

static void
before_play_the_first_half_phase_is_one_away (void)
{
  g_autoptr (TestCampaign) test = peace ();

  test->campaign->progress = (ForconProgress){ .stage = FORCON_STAGE_SET_UP, .next_id = 100 };
  g_assert_cmpint (forcon_campaign_half_after (test->campaign, 0), ==, 0);
  g_assert_cmpint (forcon_campaign_half_after (test->campaign, 1), ==, forcon_half_number (1, 1));
  g_assert_cmpint (forcon_campaign_half_after (test->campaign, 3), ==, forcon_half_number (2, 1));
}

static void
a_courier_who_is_put_aside_does_not_arrive (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_WRITES_TO_BLUE ("Let us meet.");
  DO (FORWARD, .forward.query = query (test, 0)->query, .forward.delay = 1);
  DO (SET_ASIDE, .set_aside.query = query (test, 0)->query, .reason = "Shot down");
  DO (ADVANCE, .reason = NULL);
  g_assert_cmpint (query (test, 0)->state, ==, FORCON_QUERY_PUT_ASIDE);
  g_assert_cmpuint (test->campaign->messages->len, ==, 0);
}

static void
what_was_put_aside_can_still_be_answered (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Who holds the ring dock?");
  DO (SET_ASIDE, .set_aside.query = query (test, 0)->query);
  g_assert_cmpuint (forcon_campaign_n_open_queries (test->campaign), ==, 0);
  DO (REPLY, .reply.query = query (test, 0)->query, .reply.text = "Blue does.");
  g_assert_cmpint (query (test, 0)->state, ==, FORCON_QUERY_ANSWERED);
}

static void
a_line_that_is_read_anew_asks_no_more (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1 patrol?");
  DO (REWRITE, .rewrite.line = query (test, 0)->line, .rewrite.text = "Squadron 1: patrol");
  g_assert_cmpint (query (test, 0)->state, ==, FORCON_QUERY_WITHDRAWN);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_QUERY_WITHDRAWN)->audience, ==, 0);
  g_assert_cmpuint (forcon_campaign_n_open_queries (test->campaign), ==, 0);
}

static void
the_same_question_again_is_one_item (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Who holds the ring dock?");
  RED_SHEET ("Squadron 1: patrol\nWho holds the ring dock?");
  g_assert_cmpuint (forcon_campaign_n_open_queries (test->campaign), ==, 1);
  g_assert_cmpint (query (test, 0)->state, ==, FORCON_QUERY_WITHDRAWN);
  DO (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_BLUE, .hand_in.text = "Who holds the ring dock?");
  g_assert_cmpuint (forcon_campaign_n_open_queries (test->campaign), ==, 2);
}

static void
refusals_have_their_figures (void)
{
  g_autoptr (TestCampaign) test = peace ();

  REFUSED (UNKNOWN_QUERY, REPLY, .reply.query = { 77 }, .reply.text = "Yes");
  g_assert_cmpint (test->outcome->verdict.actual, ==, 77);
  RED_SHEET ("Who holds the ring dock?");
  const ForconQueryId asked = query (test, 0)->query;

  REFUSED (NOTHING_SAID, REPLY, .reply.query = asked, .reply.text = " ");
  REFUSED (NO_ADDRESSEE, FORWARD, .forward.query = asked);
  g_assert_cmpint (test->outcome->verdict.actual, ==, (gint) asked.value);
  REFUSED (TO_ONESELF, FORWARD, .forward.query = asked, .forward.to = TEST_ADMIRAL_RED);
  g_assert_cmpuint (test->outcome->verdict.admiral.value, ==, TEST_ADMIRAL_RED.value);
  REFUSED (UNKNOWN_ADMIRAL, FORWARD, .forward.query = asked, .forward.to = { 9 });
  REFUSED (BAD_VALUE, FORWARD, .forward.query = asked, .forward.to = TEST_ADMIRAL_BLUE, .forward.delay = -1);
  g_assert_cmpint (test->outcome->verdict.most, ==, 100);
  DO (REPLY, .reply.query = asked, .reply.text = "Blue does.");
  REFUSED (ALREADY_SETTLED, REPLY, .reply.query = asked, .reply.text = "Red does.");
  g_assert_cmpstr (test->outcome->verdict.text, ==, "answered");
  REFUSED (ALREADY_SETTLED, SET_ASIDE, .set_aside.query = asked);
  REFUSED (UNKNOWN_ADMIRAL, ASK, .ask.admiral = { 9 }, .ask.text = "Who?");
  REFUSED (TO_ONESELF, ASK, .ask.admiral = TEST_ADMIRAL_RED, .ask.to = TEST_ADMIRAL_RED, .ask.text = "Who?");
  REFUSED (NOTHING_SAID, ASK, .ask.admiral = TEST_ADMIRAL_RED, .ask.text = "");
}

static void
what_is_settled_is_dropped_when_it_is_old (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Who holds the ring dock?\nWhere is Blue?");
  DO (REPLY, .reply.query = query (test, 0)->query, .reply.text = "Blue does.");
  for (guint i = 0; i < 6; i++)
    DO (ADVANCE, .reason = NULL);
  g_assert_cmpint (test->campaign->progress.phase, ==, 3);
  g_assert_cmpuint (test->campaign->queries->len, ==, 1);
  g_assert_cmpstr (query (test, 0)->text, ==, "Where is Blue?");
}

/* F-CAMP-8: what an admiral knows has the own questions, with nothing of what the master did with them. */
static void
knowledge_has_own_questions_only (void)
{
  g_autoptr (TestCampaign) test = peace ();
  g_autoptr (ForconChronicle) chronicle = NULL;

  RED_WRITES_TO_BLUE ("Let us meet.");
  DO (ASK, .ask.admiral = TEST_ADMIRAL_BLUE, .ask.text = "Is Red near?");
  DO (FORWARD, .forward.query = query (test, 0)->query, .forward.delay = 3, .forward.at_once = TRUE);
  chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (ForconKnowledge) knowledge = forcon_knowledge_new (chronicle, TEST_ADMIRAL_RED, NULL, NULL);
  const GArray *known = forcon_knowledge_campaign (knowledge)->queries;

  g_assert_cmpuint (known->len, ==, 1);
  const ForconQuery *own = &g_array_index (known, ForconQuery, 0);

  g_assert_cmpint (own->state, ==, FORCON_QUERY_OPEN);
  g_assert_cmpint (own->due, ==, 0);
  g_assert_false (own->at_once);
  g_assert_true (FORCON_ID_IS_NONE (own->receiver));
}

static void
enter (ForconChronicle *chronicle, const ForconCampaignCommand *command)
{
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, command, &FORCON_DICE_GENERATED);

  g_assert_cmpstr (forcon_problem_to_word (outcome->verdict.kind), ==, "none");
}

/* At which place of what an admiral knows there is such a fact. */
static guint
place_of (const ForconKnowledge *knowledge, ForconCampaignEventKind kind)
{
  const GArray *events = forcon_knowledge_events (knowledge);

  for (guint i = 0; i < events->len; i++)
    if (g_array_index (events, ForconKnownEvent, i).event.kind == kind)
      return i;
  g_assert_not_reached ();
}

/* F-CAMP-5: nobody learns from the order of things that the master was asked about a meeting. */
static void
a_courier_comes_after_what_a_question_put_off (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "raiders", "a1", NULL);
  test_red_sees (test, "raiders");
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  enter (chronicle, COMMAND (TASK, .task.kind = FORCON_TASK_LAY, .task.formation = test_formation (test, "sappers")));
  enter (chronicle, COMMAND (ASK, .ask.admiral = TEST_ADMIRAL_BLUE, .ask.to = TEST_ADMIRAL_RED, .ask.text = "No."));
  const GArray *queries = forcon_chronicle_campaign (chronicle)->queries;

  enter (chronicle, COMMAND (FORWARD, .forward.query = g_array_index (queries, ForconQuery, queries->len - 1).query,
                             .forward.delay = 1));
  enter (chronicle, COMMAND (ADVANCE, .reason = NULL));
  const GArray *meetings = forcon_chronicle_campaign (chronicle)->meetings;

  enter (chronicle, COMMAND (ANSWER, .answer.meeting = g_array_index (meetings, ForconMeeting, 0).meeting));
  g_autoptr (ForconKnowledge) red = forcon_knowledge_new (chronicle, TEST_ADMIRAL_RED, NULL, NULL);

  g_assert_cmpuint (place_of (red, FORCON_CAMPAIGN_EVENT_FIELD_LAID), <,
                    place_of (red, FORCON_CAMPAIGN_EVENT_MESSAGE_SENT));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/questions/" path " (F-CAMP-9)", function)
  TEST ("a line that asks opens an item", a_line_that_asks_opens_an_item);
  TEST ("a question goes to whom it is addressed", a_question_goes_to_whom_it_is_addressed);
  TEST ("it stays a remark of its sheet", it_stays_a_remark_of_its_sheet);
  TEST ("a question about two formations is asked once", a_question_about_two_formations_is_asked_once);
  TEST ("who asks sees the question and the answer", who_asks_sees_the_question_and_the_answer);
  TEST ("an answer is a message with what was asked", an_answer_is_a_message_with_what_was_asked);
  TEST ("what is forwarded at once is a message of its writer's",
        what_is_forwarded_at_once_is_a_message_of_its_writers);
  TEST ("who writes does not learn what became of it", who_writes_does_not_learn_what_became_of_it);
  TEST ("a courier arrives when the half-phase is resolved", a_courier_arrives_when_the_half_phase_is_resolved);
  TEST ("before play the first half-phase is one away", before_play_the_first_half_phase_is_one_away);
  TEST ("a courier who is put aside does not arrive", a_courier_who_is_put_aside_does_not_arrive);
  TEST ("what was put aside can still be answered", what_was_put_aside_can_still_be_answered);
  TEST ("a line that is read anew asks no more", a_line_that_is_read_anew_asks_no_more);
  TEST ("the same question again is one item", the_same_question_again_is_one_item);
  TEST ("refusals have their figures", refusals_have_their_figures);
  TEST ("what is settled is dropped when it is old", what_is_settled_is_dropped_when_it_is_old);
  TEST ("a courier comes after what a question put off", a_courier_comes_after_what_a_question_put_off);
  TEST ("knowledge has own questions only", knowledge_has_own_questions_only);
  return g_test_run ();
}
