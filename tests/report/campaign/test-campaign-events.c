/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign-sample.h"

#include "report/campaign/campaign-sentences.h"
#include "campaign/state/clock.h"

#include "forcon-test-language.h"
#include "report-sample.h"

#include <locale.h>
#include <string.h>

#define EVENT(NAME, member, ...)                                                                                       \
  (&(ForconCampaignEvent){ .kind = FORCON_CAMPAIGN_EVENT_##NAME, .member = { .audience = 0, __VA_ARGS__ } })

static gboolean
is_good (const char *sentence)
{
  return sentence != NULL && g_str_has_suffix (sentence, ".") && strchr (sentence, '%') == NULL
         && strstr (sentence, "(null)") == NULL && g_utf8_validate (sentence, -1, NULL);
}

static void
assert_all_told (const TestCampaign *test)
{
  g_autoptr (GArray) dice = sample_dice ("3 4");

  for (ForconCampaignEventKind kind = 0; kind < FORCON_N_CAMPAIGN_EVENTS; kind++)
    {
      ForconCampaignEvent nothing = { .kind = kind };
      ForconCampaignEvent filled = sample_campaign_event (test, kind);
      g_autofree char *bare = forcon_campaign_sentence_of_event (test->campaign, &nothing, NULL);
      g_autofree char *full = forcon_campaign_sentence_of_event (test->campaign, &filled, dice);

      if (!is_good (bare) || !is_good (full))
        g_test_fail_printf ("%s: %s / %s", forcon_campaign_event_word (kind), bare, full);
    }
}

static void
test_every_event (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  assert_all_told (test);
}

/* F-CAMP-1 */
static void
test_clock (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  assert_campaign_told (test, EVENT (CLOCK_SET, clock_set, .length = 40 * FORCON_MINUTE,
                                     .elapsed = 27 * FORCON_MINUTE + 30 * (gint64) G_USEC_PER_SEC),
                        "", "Clock, collecting orders: 12:30 left of 40:00.");
  assert_campaign_told (test, EVENT (LENGTHS_SET, lengths_set, .collecting = 90 * FORCON_MINUTE,
                                     .results = 20 * FORCON_MINUTE),
                        "", "Lengths of the periods: collecting orders 1:30:00, results 20:00.");
  assert_campaign_told (test, EVENT (ALARM_GIVEN, alarm_given, .minutes = 5), "",
                        "Alarm: 5 minutes left of the period: collecting orders.");
}

/* F-CAMP-3 */
static void
test_ways (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFormationId squadron = test_formation (test, "squadron-1");

  assert_campaign_told (test, EVENT (UNDER_WAY, under_way, .formation = squadron, .sector = test_sector (test, "b2"),
                                     .bound_for = test_sector (test, "b3"), .spent = 1),
                        "", "Squadron 1 is on its way from B2 to B3: 1 half-phase behind it.");
  assert_campaign_told (test, EVENT (FORMATION_MOVED, formation_moved, .formation = squadron,
                                     .from = test_sector (test, "b2"), .to = test_sector (test, "b3")),
                        "", "Squadron 1 goes from B2 to B3.");
}

static ForconTask
mining (const TestCampaign *test)
{
  return (ForconTask){ .task = { 40 }, .formation = test_formation (test, "sappers"), .kind = FORCON_TASK_LAY,
                       .state = FORCON_TASK_STATE_UNDERWAY, .sector = test_sector (test, "a1"), .count = 3,
                       .posture = FORCON_POSTURE_SCREEN, .cost = 2, .spent = 1 };
}

/* F-CAMP-4 */
static void
test_task (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconTask task = mining (test);
  g_autofree char *sentence = forcon_campaign_sentence_of_task (test->campaign, &task);

  g_assert_cmpstr (sentence, ==, "Сапёры: lay 3 mines in A1 (plasma), screen (2 half-phases, 1 done)");
}

static void
test_task_without_cost (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconTask task = { .formation = test_formation (test, "squadron-1"), .kind = FORCON_TASK_FLAGSHIP,
                      .flagship = test_fleet_ship (test, "smely"), .comment = "by\nnight" };
  g_autofree char *sentence = forcon_campaign_sentence_of_task (test->campaign, &task);

  g_assert_cmpstr (sentence, ==, "Squadron 1: the flagship is to be Smely; “by night”");
}

/* F-CAMP-4: what became of an order names the order, while it is known. */
static void
test_task_failed (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconTask task = mining (test);
  ForconCampaignEvent *event = EVENT (TASK_FAILED, task_failed, .task = task.task, .formation = task.formation,
                                      .kind = task.kind, .problem = FORCON_PROBLEM_NO_MINES, .actual = 2,
                                      .needed = 3);

  assert_campaign_told (test, event, "", "Сапёры: lay mines – not carried out. Сапёры is to lay more mines than it has: "
                                         "wanted 3, aboard 2.");
  g_array_append_val (test->campaign->tasks, task);
  assert_campaign_told (test, event, "",
                        "Сапёры: lay 3 mines in A1 (plasma), screen – not carried out. Сапёры is to lay more mines than "
                        "it has: wanted 3, aboard 2.");
}

static void
test_sheet (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autofree char *sentence = NULL;
  ForconLine line = { .number = 3, .text = "attak  Karkus", .state = FORCON_LINE_GUESSED, .readings = 1,
                      .guess = "attak → attack; Karkus → Karkas" };

  g_setenv ("TZ", "UTC", TRUE);
  assert_campaign_told (test, EVENT (SHEET_HANDED_IN, sheet_handed_in, .admiral = TEST_ADMIRAL_RED, .phase = 2,
                                     .wall = 14 * 60 * FORCON_MINUTE, .text = "one\n\n two \n"),
                        "", "Red hands in an order sheet (phase 2, 14:00): 2 lines.");
  sentence = forcon_campaign_sentence_of_line (test->campaign, &line);
  g_assert_cmpstr (sentence, ==,
                   "3. “attak Karkus” – understood with a guess: attak → attack; Karkus → Karkas");
}

/* F-CAMP-4: the line says itself what is wrong with it. */
static void
test_impossible_line (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconLine line = { .number = 1, .text = "Squadron 1 to C3", .state = FORCON_LINE_IMPOSSIBLE,
                      .formation = test_formation (test, "squadron-1"), .problem = FORCON_PROBLEM_NOT_NEIGHBOURS,
                      .sector = test_sector (test, "b2"), .other = test_sector (test, "c3"), .readings = 1 };
  g_autofree char *sentence = forcon_campaign_sentence_of_line (test->campaign, &line);

  g_assert_cmpstr (sentence, ==,
                   "1. “Squadron 1 to C3” – impossible. Squadron 1 is in B2, and C3 is not next to it; the sectors next "
                   "to it: B1, A2, C2, B3");
}

/* F-CAMP-9 */
static void
test_queries (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  assert_campaign_told (test, EVENT (QUERY_OPENED, query_opened, .admiral = TEST_ADMIRAL_RED, .text = "Who?"), "",
                        "Question from Red: “Who?”.");
  assert_campaign_told (test, EVENT (QUERY_OPENED, query_opened, .admiral = TEST_ADMIRAL_RED, .to = TEST_ADMIRAL_BLUE,
                                     .text = "Come."),
                        "", "Message from Red for Blue: “Come”.");
  assert_campaign_told (test, EVENT (COURIER_SENT, courier_sent, .admiral = TEST_ADMIRAL_RED, .to = TEST_ADMIRAL_BLUE,
                                     .due = forcon_half_number (2, 1), .text = "Come."),
                        "", "Courier, Red to Blue (arrives: phase 2, first half): “Come”.");
  assert_campaign_told (test, EVENT (MESSAGE_SENT, message_sent, .admiral = TEST_ADMIRAL_BLUE,
                                     .from = TEST_ADMIRAL_RED, .text = "Come.", .at_once = TRUE,
                                     .wall = 14 * 60 * FORCON_MINUTE),
                        "", "Message, Red to Blue, at once (14:00): “Come”.");
}

/* F-CAMP-7 */
static void
test_detection (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  assert_campaign_told (test, EVENT (DETECTION_CONTESTED, detection_contested,
                                     .formation = test_formation (test, "karkas"), .admiral = TEST_ADMIRAL_RED,
                                     .by = test_formation (test, "squadron-1"), .sector = test_sector (test, "b2"),
                                     .seeker = test_fleet_ship (test, "smely"),
                                     .hider = test_fleet_ship (test, "gorgon"), .hider_roll = { 0, 1 }, .hider_ew = 4,
                                     .hider_crew = -1, .hider_bonus = 2, .hider_total = 8, .seeker_roll = { 1, 1 },
                                     .seeker_ew = 3, .seeker_total = 8, .found = TRUE),
                        "3 5",
                        "Detection: Karkas by Squadron 1 (B2). Gorgon hides: 3, EW defence 4, crew −1, ambush +2, "
                        "together 8. Smely seeks: 5, EW attack 3, crew 0, together 8. Found.");
}

/* F-CAMP-8: a contact has a name for the master, and none for who sees it. */
static void
test_contact (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaignEvent *event = EVENT (FORMATION_SIGHTED, formation_sighted, .admiral = TEST_ADMIRAL_RED,
                                      .formation = test_formation (test, "karkas"), .level = FORCON_LEVEL_CONTACT,
                                      .sector = test_sector (test, "b3"), .phase = 2, .half = 1,
                                      .owner = TEST_ADMIRAL_BLUE, .count = 2);
  g_autofree char *sentence = forcon_campaign_sentence_for (test->campaign, TEST_ADMIRAL_RED, event);

  assert_campaign_told (test, event, "", "Red sees in B3 (phase 2, first half): a contact – Karkas (Blue), 2 ships.");
  g_assert_cmpstr (sentence, ==, "B3, phase 2, first half: a contact (Blue), 2 ships.");
}

static void
test_identified (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaignEvent *event = EVENT (FORMATION_SIGHTED, formation_sighted, .admiral = TEST_ADMIRAL_RED,
                                      .formation = test_formation (test, "karkas"),
                                      .level = FORCON_LEVEL_IDENTIFIED, .sector = test_sector (test, "b3"), .phase = 2,
                                      .half = 2, .owner = TEST_ADMIRAL_BLUE, .count = 2,
                                      .ships = { 2, { test_fleet_ship (test, "gorgon"),
                                                      test_fleet_ship (test, "harpy") } });
  g_autofree char *sentence = forcon_campaign_sentence_for (test->campaign, TEST_ADMIRAL_RED, event);

  g_assert_cmpstr (sentence, ==,
                   "B3, phase 2, second half: identified – Karkas (Blue), 2 ships: Gorgon, Harpy.");
}

/* F-CAMP-8: of a formation whose last ship is lost. */
static void
test_nothing_left (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaignEvent *event = EVENT (FORMATION_SIGHTED, formation_sighted, .admiral = TEST_ADMIRAL_RED,
                                      .formation = test_formation (test, "karkas"),
                                      .level = FORCON_LEVEL_IDENTIFIED, .sector = test_sector (test, "b3"), .phase = 2,
                                      .half = 2, .owner = TEST_ADMIRAL_BLUE, .count = 0);
  g_autofree char *sentence = forcon_campaign_sentence_for (test->campaign, TEST_ADMIRAL_RED, event);

  g_assert_cmpstr (sentence, ==, "B3, phase 2, second half: identified – Karkas (Blue), no ship left.");
}

/* F-CAMP-6 */
static void
test_meeting (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconMeeting meeting = { .meeting = { 7 }, .sector = test_sector (test, "b3"), .other = test_sector (test, "b4") };

  g_array_append_val (test->campaign->meetings, meeting);
  assert_campaign_told (test, EVENT (PARTY_MET, party_met, .meeting = meeting.meeting,
                                     .formation = test_formation (test, "karkas"),
                                     .against = test_formation (test, "squadron-1"),
                                     .reason = FORCON_PARTY_ATTACKS_FORMATION, .opens = TRUE),
                        "", "Meeting (border B3 – B4): Karkas attacks: Squadron 1; this opens a clash.");
  assert_campaign_told (test, EVENT (MEETING_JUDGED, meeting_judged, .meeting = meeting.meeting,
                                     .state = FORCON_MEETING_PASSED_BY),
                        "", "Meeting (border B3 – B4): they pass each other by.");
}

/* F-CAMP-8: who else takes part in a clash, the table shows as far as it can be seen. */
static void
test_clash_opened (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaignEvent *event = EVENT (CLASH_OPENED, clash_opened, .clash = { 9 }, .sector = test_sector (test, "b3"),
                                      .phase = 1, .half = 2, .admirals = 1u << 1 | 1u << 3, .width = FORCON_CM (180),
                                      .height = FORCON_CM (120));
  g_autofree char *sentence = forcon_campaign_sentence_for (test->campaign, TEST_ADMIRAL_RED, event);

  assert_campaign_told (test, event, "",
                        "A clash: B3, phase 1, second half. Taking part: Red, Blue. Table: 180.0 × 120.0 cm.");
  g_assert_cmpstr (sentence, ==, "A clash: B3, phase 1, second half. Table: 180.0 × 120.0 cm.");
}

/* F-CAMP-11 */
static void
test_ship_returned (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  assert_campaign_told (test, EVENT (SHIP_RETURNED, ship_returned, .ship = test_fleet_ship (test, "grozny"),
                                     .status = FORCON_SHIP_HULK, .hits_were = 6, .hits = 1, .readiness_lost = 2,
                                     .generators_destroyed = TRUE, .sector = test_sector (test, "b2")),
                        "", "Grozny after the clash: drifting hulk, hits left 1 (before: 6); before: in action; "
                            "readiness lost: 2; shield generators destroyed; place: B2.");
}

static void
test_sweep (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconMineCard card = { FORCON_CHARGE_PLASMA, FORCON_CM (10), 16 };
  ForconFieldId field = forcon_campaign_add_field (test->campaign, test_sector (test, "a1"), TEST_ADMIRAL_BLUE, &card,
                                                   4);
  ForconCampaignEvent *event = EVENT (SWEEP_CHECKED, sweep_checked, .ship = test_fleet_ship (test, "tral"),
                                      .formation = test_formation (test, "sappers"), .field = field, .roll = { 0, 2 },
                                      .readiness = 8, .passed = TRUE, .swept = 1);
  g_autofree char *sentence = forcon_campaign_sentence_for (test->campaign, TEST_ADMIRAL_BLUE, event);

  assert_campaign_told (test, event, "3 4",
                        "Трал sweeps mines (Blue, A1). Readiness check: 3 4 = 7 against 8. Passed. Mines swept: 1.");
  /* Admirals are not told the dice. */
  g_assert_true (g_str_has_suffix (sentence, "Readiness check against 8. Passed. Mines swept: 1."));
}

/* Names and texts come from files: they do nothing to a terminal. */
static void
test_hostile_names (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  const ForconSectorId sector
      = forcon_campaign_add_sector (test->campaign, "evil", "E\n\x1b[2J\xe2\x80\xae" "9", 900, 900);
  g_autofree char *endless = g_strnfill (1000, 'x');

  assert_campaign_told (test, EVENT (FORMATION_MOVED, formation_moved,
                                     .formation = test_formation (test, "squadron-1"),
                                     .from = test_sector (test, "b2"), .to = sector),
                        "", "Squadron 1 goes from B2 to EVIL E\\x0a\\x1b[2J\\u202e9.");
  assert_campaign_told (test, EVENT (REMARK_KEPT, remark_kept, .formation = test_formation (test, "karkas"),
                                     .text = "mind the rocks."),
                        "", "Karkas, remark: “mind the rocks”.");
  assert_campaign_told (test, EVENT (NOTED, noted, .text = "two\nlines \x07"), "", "Note: two lines \\x07.");
  const ForconSectorId far = forcon_campaign_add_sector (test->campaign, "far", endless, 901, 900);
  g_autofree char *sentence = forcon_campaign_sentence_of_event (
      test->campaign, EVENT (FORMATION_PLACED, formation_placed, .formation = test_formation (test, "squadron-1"),
                             .to = far),
      NULL);

  g_assert_cmpint (g_utf8_strlen (sentence, -1), ==, 1000 + 26);
}

static void
test_commands (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  for (ForconCampaignCommandKind kind = 0; kind < FORCON_N_CAMPAIGN_COMMAND; kind++)
    {
      ForconCampaignCommand command = { .kind = kind, .by = "master" };
      g_autofree char *sentence = forcon_campaign_sentence_of_command (test->campaign, &command);

      if (!g_str_has_prefix (sentence, "The master: ") || strchr (sentence, '%') != NULL)
        g_test_fail_printf ("%s: %s", forcon_campaign_command_to_word (kind), sentence);
    }
}

static void
test_giver (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN,
                                    .by = "red",
                                    .hand_in = { .admiral = TEST_ADMIRAL_RED, .correction = TRUE } };
  g_autofree char *sentence = forcon_campaign_sentence_of_command (test->campaign, &command);

  g_assert_cmpstr (sentence, ==, "Red: a correction of orders: Red");
}

/* F-END-6: the master reads the dice, admirals how many hit */
static void
test_ground (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  const ForconCampaignEvent *event = EVENT (GROUND_ROLLED, ground_rolled, .object = test_feature (test, "prime"), .round = 2,
                                     .admiral = TEST_ADMIRAL_RED, .attacker = TRUE, .unit = "infantry",
                                     .name = "Infantry I", .needed = 8, .roll = { 0, 3 }, .hits = 1);
  g_autofree char *known = forcon_campaign_sentence_for (test->campaign, TEST_ADMIRAL_BLUE, event);

  assert_campaign_told (test, event, "3 6 5", "Round 2, Red, Infantry I, hitting on 8 or more: 3 6 5 – 1 hit.");
  g_assert_cmpstr (known, ==, "Round 2, Red, Infantry I, hitting on 8 or more: dice thrown 3 – 1 hit.");
  assert_campaign_told (test, EVENT (GROUND_LOST, ground_lost, .round = 2, .unit = "infantry", .name = "Infantry I",
                                     .count = 2), "", "Round 2, losses of The garrison: 2 infantry.");
  assert_campaign_told (test, EVENT (GARRISON_SET, garrison_set, .object = test_feature (test, "prime"),
                                     .sector = test_sector (test, "b1"), .garrison = 2, .was = 6),
                        "", "Garrison of Prime (B1): 2 instead of 6.");
}

static void
test_russian (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconTask task = mining (test);
  g_autofree char *sentence = NULL;

  if (!test_speak_russian ())
    return;
  assert_all_told (test);
  sentence = forcon_campaign_sentence_of_task (test->campaign, &task);
  g_assert_cmpstr (sentence, ==,
                   "Соединение «Сапёры»: поставить 3 мины в секторе A1 (плазма), завеса (2 полуфазы, выполнено 1)");
  assert_campaign_told (test, EVENT (FORMATION_MOVED, formation_moved,
                                     .formation = test_formation (test, "squadron-1"),
                                     .from = test_sector (test, "b2"), .to = test_sector (test, "b3")),
                        "", "Соединение «Squadron 1» переходит из сектора B2 в сектор B3.");
}

/* What Squadron 1 is told, as it is told of. */
static ForconInstruction
told (const TestCampaign *test, ForconWhen when, ForconWhat what)
{
  return (ForconInstruction){ .instruction = { 77 }, .state = FORCON_TASK_STATE_WAITING,
                              .formation = test_formation (test, "squadron-1"), .when = when, .what = what };
}

static void
assert_instructed (const TestCampaign *test, ForconInstruction instruction, const char *expected)
{
  g_autofree char *sentence = forcon_campaign_sentence_of_instruction (test->campaign, &instruction);

  g_assert_cmpstr (sentence, ==, expected);
}

/* F-CAMP-13 */
static void
test_instructions (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconInstruction instruction = told (test, FORCON_WHEN_OUTNUMBERED, FORCON_WHAT_WITHDRAW);

  instruction.amount = 150;
  instruction.goal = test_sector (test, "b1");
  assert_instructed (test, instruction, "Squadron 1 – If it is outnumbered 1.5 to 1: withdraw to B1");
  instruction = told (test, FORCON_WHEN_MEETS, FORCON_WHAT_ATTACK);
  instruction.foes = 1u << TEST_ADMIRAL_BLUE.value;
  instruction.foe_types = 1u << FORCON_SHIP_TYPE_CRUISER | 1u << FORCON_SHIP_TYPE_DESTROYER;
  assert_instructed (test, instruction,
                     "Squadron 1 – If it meets ships of Blue of these types: cruiser, destroyer: attack");
  instruction = told (test, FORCON_WHEN_HELD, FORCON_WHAT_ORDER);
  instruction.sector = test_sector (test, "c3");
  instruction.kind = FORCON_TASK_MOVE;
  instruction.goal = test_sector (test, "c2");
  instruction.posture = FORCON_POSTURE_MARCH;
  assert_instructed (test, instruction, "Squadron 1 – If an enemy holds C3: move to C2, march order");
  instruction = told (test, FORCON_WHEN_ALWAYS, FORCON_WHAT_KEEP_BEYOND);
  instruction.range = 3050;
  assert_instructed (test, instruction, "Squadron 1 – Always: keep at least 30.5 cm from the enemy");
}

/* F-CAMP-13: with why its case has come */
static void
test_instruction_applied (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconInstruction instruction = told (test, FORCON_WHEN_OUTNUMBERED, FORCON_WHAT_AVOID);

  g_array_append_val (test->campaign->instructions, instruction);
  assert_campaign_told (test,
                        EVENT (INSTRUCTION_APPLIED, instruction_applied, .instruction = { 77 },
                               .formation = instruction.formation, .when = instruction.when, .what = instruction.what,
                               .own = 20, .enemy = 50, .figure = 250),
                        "",
                        "Squadron 1 acts as instructed – If it is outnumbered: avoid battle (hits, as far as known: "
                        "enemy 50, own 20, that is 2.5 to 1).");
  assert_campaign_told (test,
                        EVENT (INSTRUCTION_DROPPED, instruction_dropped, .instruction = { 77 },
                               .formation = instruction.formation, .why = FORCON_DROP_CANCELLED),
                        "", "Squadron 1 – If it is outnumbered: avoid battle – binds no longer: cancelled.");
}

/* In every case all that can be said is said, and nothing is left open. */
static void
test_all_instructions (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  for (guint when = 0; when < FORCON_N_WHEN; when++)
    for (guint what = 0; what < FORCON_N_WHAT; what++)
      for (guint kind = 0; kind < FORCON_N_TASK; kind++)
        {
          ForconInstruction instruction = told (test, (ForconWhen) when, (ForconWhat) what);
          g_autofree char *bare = NULL;

          instruction.kind = (ForconTaskKind) kind;
          bare = forcon_campaign_sentence_of_instruction (test->campaign, &instruction);
          g_assert_true (g_utf8_validate (bare, -1, NULL));
          g_assert_null (strstr (bare, "(null)"));
          if (what != FORCON_WHAT_ORDER)
            break;
        }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/campaign/every event has a sentence", test_every_event);
  g_test_add_func ("/report/campaign/F-CAMP-1 the clock tells what is left", test_clock);
  g_test_add_func ("/report/campaign/F-CAMP-3 a way tells how much of it is done", test_ways);
  g_test_add_func ("/report/campaign/F-CAMP-4 an order tells its cost and what is done", test_task);
  g_test_add_func ("/report/campaign/F-CAMP-3 what costs no time tells none", test_task_without_cost);
  g_test_add_func ("/report/campaign/F-CAMP-4 a failure names the order and the reason", test_task_failed);
  g_test_add_func ("/report/campaign/F-CAMP-4 a line tells what was guessed", test_sheet);
  g_test_add_func ("/report/campaign/F-CAMP-4 an impossible line tells why", test_impossible_line);
  g_test_add_func ("/report/campaign/F-CAMP-9 a message tells who wrote it and when it comes", test_queries);
  g_test_add_func ("/report/campaign/F-CAMP-7 a contest tells both rolls and the ambush", test_detection);
  g_test_add_func ("/report/campaign/F-CAMP-8 a contact has no name for who sees it", test_contact);
  g_test_add_func ("/report/campaign/F-CAMP-8 what is identified is named", test_identified);
  g_test_add_func ("/report/campaign/of a formation nothing is left", test_nothing_left);
  g_test_add_func ("/report/campaign/F-CAMP-6 a meeting tells who does what", test_meeting);
  g_test_add_func ("/report/campaign/F-CAMP-8 only the master reads who takes part in a clash", test_clash_opened);
  g_test_add_func ("/report/campaign/F-CAMP-11 a ship tells how it comes back", test_ship_returned);
  g_test_add_func ("/report/campaign/F-SWP-2 a sweep tells its check", test_sweep);
  g_test_add_func ("/report/campaign/F-END-6 the ground tells its dice to who may see them", test_ground);
  g_test_add_func ("/report/campaign/names do nothing to a terminal", test_hostile_names);
  g_test_add_func ("/report/campaign/every command is told", test_commands);
  g_test_add_func ("/report/campaign/an admiral's command is told as that", test_giver);
  g_test_add_func ("/report/campaign/F-CAMP-13 an instruction tells its case and what is to be done", test_instructions);
  g_test_add_func ("/report/campaign/F-CAMP-13 what is done by instruction tells why", test_instruction_applied);
  g_test_add_func ("/report/campaign/F-CAMP-13 every instruction has words", test_all_instructions);
  g_test_add_func ("/report/campaign/every event has a Russian sentence", test_russian);
  return g_test_run ();
}
