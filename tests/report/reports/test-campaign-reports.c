/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign-sample.h"

#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-sentences.h"
#include "campaign/state/clock.h"

#include "forcon-test-language.h"

#include <locale.h>
#include <string.h>

/* A small campaign that is played: the test's own fleets, and a chronicle. */
typedef struct {
  TestCampaign *test;
  ForconChronicle *chronicle;
} Played;

static Played *
played_new (TestCampaign *test)
{
  Played *played = g_new0 (Played, 1);

  g_setenv ("TZ", "UTC", TRUE);
  played->test = test;
  played->chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  return played;
}

static void
played_free (Played *played)
{
  forcon_chronicle_free (played->chronicle);
  test_campaign_free (played->test);
  g_free (played);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Played, played_free)

static void
order (Played *played, ForconCampaignCommand command, const char *faces)
{
  g_autoptr (GByteArray) dice = g_byte_array_new ();

  g_assert_true (forcon_dice_parse (faces, dice, NULL));
  ForconDice source = { dice->data, dice->len, FALSE, FALSE };
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (played->chronicle, &command, &source);

  g_autofree char *why = forcon_campaign_sentence_of_verdict (forcon_chronicle_campaign (played->chronicle), &outcome->verdict);

  g_assert_cmpstr (why, ==, NULL);
}

static void
give (Played *played, ForconCampaignCommand command, const char *faces)
{
  command.by = "master";
  command.moment.wall = 14 * 60 * FORCON_MINUTE;
  order (played, command, faces);
}

/* At the table of the clash. */
static void
play (Played *played, ForconClashId clash, ForconCommand battle, const char *faces)
{
  order (played,
         (ForconCampaignCommand){
             .kind = FORCON_CAMPAIGN_COMMAND_PLAY, .play = { .clash = clash }, .battle = battle, .by = "master" },
         faces);
}

#define GIVE(played, NAME, faces, ...)                                                                                 \
  give (played, (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##NAME, __VA_ARGS__ }, faces)

static char *
report_for (Played *played, ForconSideId admiral, gint phase)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconKnowledge) knowledge
      = forcon_knowledge_at_phase (played->chronicle, admiral, phase, NULL, &error);

  g_assert_no_error (error);
  return forcon_campaign_report_for (knowledge, phase, TRUE);
}

static char *
report_to_master (Played *played, gint phase)
{
  g_autoptr (GError) error = NULL;
  char *report = forcon_campaign_report_master (played->chronicle, phase, &error);

  g_assert_no_error (error);
  return report;
}

/* Phase 1: the sappers mine their sector, Squadron 2 sets out for B4, where Karkas is; a message, a notice. */
static Played *
play_a_phase (void)
{
  Played *played = played_new (test_campaign_new ());
  const TestCampaign *test = played->test;

  GIVE (played, TASK, "", .task.kind = FORCON_TASK_LAY, .task.formation = test_formation (test, "sappers"),
        .task.sector = test_sector (test, "a1"), .task.count = 2);
  GIVE (played, TASK, "", .task.kind = FORCON_TASK_MOVE, .task.formation = test_formation (test, "squadron-1"),
        .task.sector = test_sector (test, "b3"), .task.posture = FORCON_POSTURE_BATTLE);
  GIVE (played, MESSAGE, "", .message.admiral = TEST_ADMIRAL_RED,
        .message.formation = test_formation (test, "squadron-2"),
        .message.text = "Smoke in the south.\nWe wait for orders.");
  GIVE (played, PUBLISH, "", .publish.sector = test_sector (test, "c3"), .publish.text = "Wreckage was seen here");
  GIVE (played, PUBLISH, "", .publish.formation = test_formation (test, "green-guard"),
        .publish.level = FORCON_LEVEL_CONTACT);
  GIVE (played, REVEAL, "", .reveal.admiral = TEST_ADMIRAL_RED, .reveal.formation = test_formation (test, "karkas"),
        .reveal.level = FORCON_LEVEL_CONTACT, .reason = "a merchant told it");
  GIVE (played, ADVANCE, "");
  GIVE (played, ADVANCE, "");
  GIVE (played, ADVANCE, "");
  return played;
}


/* Phase 2: Squadron 1 comes upon Karkas in B4, Grozny is struck, Bravy wrecked, and they part. */
static void
play_a_clash_that_leaves (Played *played, ForconShipStatus bravys)
{
  const TestCampaign *test = played->test;
  GIVE (played, PLACE, "", .place.formation = test_formation (test, "squadron-1"),
        .place.sector = test_sector (test, "b4"), .reason = "for the test");
  GIVE (played, MEET, "", .meet.formation = test_formation (test, "squadron-1"),
        .meet.target = test_formation (test, "karkas"), .reason = "they are to fight");
  const ForconCampaign *campaign = forcon_chronicle_campaign (played->chronicle);
  ForconClashId clash = g_array_index (campaign->clashes, ForconClash, 0).clash;
  const ForconBattle *table = forcon_campaign_battle (campaign, clash);
  ForconShipId grozny = forcon_battle_find_ship (table, "grozny");
  ForconShipId bravy = forcon_battle_find_ship (table, "bravy");

  play (played, clash, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN }, "6 1 3 4");
  play (played, clash,
        (ForconCommand){ .kind = FORCON_COMMAND_SET,
                         .set = { .ship = grozny, .number = 2, .value = FORCON_VALUE_HITS_LEFT },
                         .reason = "a torpedo" },
        "");
  play (played, clash,
        (ForconCommand){ .kind = FORCON_COMMAND_SET,
                         .set = { .ship = bravy, .number = bravys, .value = FORCON_VALUE_STATUS },
                         .reason = "another" },
        "");
  play (played, clash, FORCON_COMMAND (END_BATTLE, end_battle, .ending = FORCON_ENDING_AGREED), "");
  GIVE (played, RETURN, "", .return_clash.clash = clash);
}

static void
play_a_clash (Played *played)
{
  play_a_clash_that_leaves (played, FORCON_SHIP_HULK);
}

static void
test_phase (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *report = report_for (played, TEST_ADMIRAL_RED, 1);

  g_assert_true (g_str_has_prefix (report,
                                   "Test\n"
                                   "====\n"
                                   "Report to Red (North): phase 1\n"
                                   "\n"
                                   "Detected\n"
                                   "--------\n"
                                   "- B4, phase 1: a contact (Blue), 2 ships.\n"
                                   "\n"
                                   "Messages\n"
                                   "--------\n"
                                   "2-я эскадра, 14:00:\n"
                                   "| Smoke in the south.\n"
                                   "| We wait for orders.\n"
                                   "\n"
                                   "Orders\n"
                                   "------\n"
                                   "While orders were collected:\n"
                                   "- Order in force – Сапёры: lay 2 mines in A1 (plasma) (1 half-phase).\n"
                                   "- Order in force – Squadron 1: move to B3, battle order (2 half-phases).\n"
                                   "\n"
                                   "What your formations did\n"
                                   "------------------------\n"
                                   "First half:\n"));
  g_assert_nonnull (strstr (report, "\n"
                                    "Second half:\n"
                                    "- Squadron 1 goes from B2 to B3.\n"
                                    "- Squadron 1: move to B3, battle order – carried out.\n"
                                    "\n"
                                    "News of the main map\n"
                                    "--------------------\n"
                                    "While orders were collected:\n"
                                    "- Main map, C3: “Wreckage was seen here”.\n"
                                    "- Main map, A2: a contact (Green), 2 ships.\n"
                                    "\n"
                                    "Formations: Red\n"
                                    "---------------\n"
                                    "Squadron 1: B3, battle order\n"
                                    "  - Grozny: battleship, flagship, hits 6 of 6, readiness 7 (veteran)\n"));
}

static void
test_state (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *report = report_for (played, TEST_ADMIRAL_RED, 1);

  g_assert_nonnull (strstr (report, "\n"
                                    "Сапёры: A1\n"
                                    "  - Амур: minelayer, flagship, hits 6 of 6, readiness 7 (veteran), mines 4 of\n"
                                    "    6\n"
                                    "  - Трал: minesweeper, hits 6 of 6, readiness 7 (veteran)\n"
                                    "  - no orders\n"));
  g_assert_true (g_str_has_suffix (report, "In no formation yet:\n"
                                           "  - Орёл: destroyer, hits 6 of 6, readiness 7 (veteran)\n"
                                           "  - Сокол: destroyer, hits 6 of 6, readiness 7 (veteran)\n"
                                           "\n"
                                           "Mines\n"
                                           "-----\n"
                                           "- A1: 2 mines (plasma), laid by Red\n"
                                           "\n"
                                           "Main map\n"
                                           "--------\n"
                                           "- A1: Родина, held by: Red\n"
                                           "- A2: a contact (Green), 2 ships (phase 1)\n"
                                           "- B1: Prime, held by: Blue\n"
                                           "- C3: “Wreckage was seen here” (phase 1)\n"));
}

/* F-CAMP-3: what an order still costs stands with it. */
static void
test_orders_in_force (void)
{
  g_autoptr (Played) played = played_new (test_campaign_new ());
  ForconFormationId squadron = test_formation (played->test, "squadron-1");
  g_autofree char *report = NULL;

  GIVE (played, TASK, "", .task.kind = FORCON_TASK_MOVE, .task.formation = squadron,
        .task.sector = test_sector (played->test, "b3"));
  GIVE (played, TASK, "", .task.kind = FORCON_TASK_PATROL, .task.formation = squadron,
        .task.sector = test_sector (played->test, "b3"), .task.add = TRUE);
  GIVE (played, ADVANCE, "");
  report = report_for (played, TEST_ADMIRAL_RED, 1);
  g_assert_nonnull (strstr (report, "\nSquadron 1: B2, on its way to B3 (1 half-phase behind it)\n"));
  g_assert_nonnull (strstr (report, "\n  - order: move to B3 (2 half-phases, 1 done) – under way\n"
                                    "  - order: patrol sector B3 (1 half-phase) – to come\n"));
}

/* F-CAMP-4: moves that follow each other are one way. */
static void
test_way_in_force (void)
{
  g_autoptr (Played) played = played_new (test_campaign_new ());
  ForconFormationId squadron = test_formation (played->test, "squadron-1");
  g_autofree char *report = NULL;

  GIVE (played, TASK, "", .task.kind = FORCON_TASK_MOVE, .task.formation = squadron,
        .task.sector = test_sector (played->test, "gate"), .task.via = test_sector (played->test, "b3"));
  GIVE (played, ADVANCE, "");
  report = report_for (played, TEST_ADMIRAL_RED, 1);
  g_assert_nonnull (strstr (report, "\n  - order: move to GATE Ворота by way of B3 and C3 (6 half-phases, 1 done) –\n"
                                    "    under way\n"));
  g_assert_null (strstr (report, "order: move to C3"));
}

/* What is told by its end, or by the way, is not told by the work on it as well. */
static void
test_work (void)
{
  g_autoptr (Played) played = played_new (test_campaign_new ());
  const TestCampaign *test = played->test;
  g_autofree char *report = NULL;

  GIVE (played, TASK, "", .task.kind = FORCON_TASK_MOVE, .task.formation = test_formation (test, "squadron-1"),
        .task.sector = test_sector (test, "b3"));
  GIVE (played, TASK, "", .task.kind = FORCON_TASK_PATROL, .task.formation = test_formation (test, "squadron-2"),
        .task.sector = test_sector (test, "b3"));
  GIVE (played, ADVANCE, "");
  report = report_for (played, TEST_ADMIRAL_RED, 1);
  g_assert_nonnull (strstr (report, "\nFirst half:\n"
                                    "- Squadron 1 is on its way from B2 to B3: 1 half-phase behind it.\n"
                                    "- 2-я эскадра: patrol sector B3 – half-phases done: 1 of 1.\n\n"));
}

/* F-CAMP-8 */
static void
test_sealed (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *red = report_for (played, TEST_ADMIRAL_RED, 1);
  g_autofree char *blue = report_for (played, TEST_ADMIRAL_BLUE, 1);
  static const char *const of_blue[] = { "Karkas", "Gorgon", "Harpy", "Рейдеры", "Корсар", "merchant" };
  static const char *const of_red[] = { "Squadron", "эскадра", "Grozny", "Сапёры", "mines", "Smoke", "contact (Blue)" };

  for (guint i = 0; i < G_N_ELEMENTS (of_blue); i++)
    if (strstr (red, of_blue[i]) != NULL)
      g_test_fail_printf ("red reads of %s", of_blue[i]);
  for (guint i = 0; i < G_N_ELEMENTS (of_red); i++)
    if (strstr (blue, of_red[i]) != NULL)
      g_test_fail_printf ("blue reads of %s", of_red[i]);
}

/* F-CAMP-8: the order of what was seen tells nothing of the order in which fleets are kept. */
static void
test_order_of_sightings (void)
{
  g_autoptr (Played) played = played_new (test_campaign_new ());
  const TestCampaign *test = played->test;
  g_autofree char *report = NULL;

  GIVE (played, REVEAL, "", .reveal.admiral = TEST_ADMIRAL_BLUE,
        .reveal.formation = test_formation (test, "light-division"), .reveal.level = FORCON_LEVEL_CONTACT,
        .reason = "seen");
  GIVE (played, REVEAL, "", .reveal.admiral = TEST_ADMIRAL_BLUE, .reveal.formation = test_formation (test, "sappers"),
        .reveal.level = FORCON_LEVEL_CONTACT, .reason = "seen");
  GIVE (played, REVEAL, "", .reveal.admiral = TEST_ADMIRAL_BLUE,
        .reveal.formation = test_formation (test, "squadron-2"), .reveal.level = FORCON_LEVEL_IDENTIFIED,
        .reason = "seen");
  report = report_for (played, TEST_ADMIRAL_BLUE, 1);
  g_assert_nonnull (strstr (report, "\nDetected\n--------\n- A1, phase 1: a contact (Red), 2 ships.\n"
                                    "- B3, phase 1: identified – 2-я эскадра (Red), 2 ships: Аврора, Варяг.\n"
                                    "- C2, phase 1: a contact (Red), 3 ships.\n"));
}

/* Nothing has a number by which things could be counted. */
static void
test_no_numbers (void)
{
  TestCampaign *test = test_campaign_new ();
  g_autoptr (Played) played = NULL;
  g_autofree char *report = NULL;

  test->campaign->progress.next_id = 777000;
  played = played_new (test);
  GIVE (played, HAND_IN, "", .hand_in.admiral = TEST_ADMIRAL_RED,
        .hand_in.text = "Squadron 1: move to B3\nSappers, hmm\n2-я эскадра: патруль");
  GIVE (played, MESSAGE, "", .message.admiral = TEST_ADMIRAL_RED, .message.text = "Well done");
  GIVE (played, ADVANCE, "");
  report = report_for (played, TEST_ADMIRAL_RED, 1);
  g_assert_nonnull (strstr (report, "Red hands in an order sheet (phase 1, 14:00): 3 lines."));
  g_assert_null (strstr (report, "777"));
}

/* F-CAMP-8: what was seen earlier is told with its age. */
static void
test_older_knowledge (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *report = NULL;

  for (guint i = 0; i < 6; i++)
    GIVE (played, ADVANCE, "");
  report = report_for (played, TEST_ADMIRAL_RED, 3);
  g_assert_nonnull (strstr (report, "\nDetected\n--------\nNothing new was detected.\n"
                                    "\nSeen earlier, and not since\n---------------------------\n"
                                    "- B4: a contact (Blue), 2 ships – phase 1, 2 phases ago\n"));
  g_assert_null (strstr (report, "Smoke in the south"));
}

/* F-CAMP-8: a report of a phase tells nothing of what came after. */
static void
test_earlier_phase (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *before = report_for (played, TEST_ADMIRAL_RED, 1);
  g_autofree char *after = NULL;

  play_a_clash (played);
  after = report_for (played, TEST_ADMIRAL_RED, 1);
  g_assert_cmpstr (before, ==, after);
}

/* F-CAMP-11; Red knows of no enemy there, and so of no dice because of one */
static void
test_clash (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *report = NULL;

  play_a_clash (played);
  report = report_for (played, TEST_ADMIRAL_RED, 2);
  g_assert_nonnull (strstr (report, "\nLosses and damage\n-----------------\nWhile orders were collected:\n"
                                    "- Grozny after the clash: in action, hits left 2 (before: 6); place: B4.\n"
                                    "- Bravy after the clash: drifting hulk, hits left 0 (before: 6); before: in\n"
                                    "  action; place: B4.\n\n"));
  g_assert_nonnull (strstr (report, "\nClash: B4, phase 2\n------------------\n- Clash (B4) is over, rounds: 1. Own ships "
                                    "unhurt: 1.\n"));
  g_assert_nonnull (strstr (report, "\nClash: B4, phase 2\n------------------\nWhat was seen at the table:\n"));
  g_assert_true (strstr (report, "\nLosses and damage\n") < strstr (report, "\nDetected\n"));
  g_assert_null (strstr (report, "rolls for the first turn"));
  g_assert_nonnull (strstr (report, "\nRound 1, turn of Red.\n"));
  g_assert_nonnull (strstr (report, "\nOut of action: Red\n------------------\n- Bravy: drifting hulk\n"));
}

/* F-CAT-3 */
static void
test_burning_hulk (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *report = NULL;

  play_a_clash_that_leaves (played, FORCON_SHIP_BURNING_HULK);
  report = report_for (played, TEST_ADMIRAL_RED, 2);
  g_assert_nonnull (strstr (report, "- Bravy after the clash: burning hulk, hits left 0"));
  g_assert_nonnull (strstr (report, "- Bravy: burning hulk\n"));
  g_assert_nonnull (strstr (report, "\nOut of action: Red\n------------------\n- Bravy: burning hulk\n"));
  g_assert_null (strstr (report, "drift"));
}

/* F-CAMP-8: each side reads of a clash what it saw of it. */
static void
test_clash_as_seen (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *report = NULL;

  play_a_clash (played);
  report = report_for (played, TEST_ADMIRAL_BLUE, 2);
  g_assert_nonnull (strstr (report, "- B4, phase 2: identified – Squadron 1 (Red), 2 ships: Grozny, Smely.\n"));
  g_assert_nonnull (strstr (report, "  Bravy, status: drifting hulk instead of in action.\n"));
  g_assert_null (strstr (report, "hits left: 2"));
  g_assert_null (strstr (report, "Losses and damage"));
}

static void
test_master (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *report = NULL;

  play_a_clash (played);
  report = report_to_master (played, 2);
  g_assert_true (g_str_has_prefix (report, "Test\n====\nReport to the master: phase 2\n\nOpen now\n--------\n"
                                           "- Red has handed in no order sheet (phase 2)\n"));
  g_assert_nonnull (strstr (report, "- The master: clash (B4)\n    Everybody: the battle begins\n"
                                    "    Red (Grozny) rolls for the first turn: 6, crew +1, together 7.\n"));
  g_assert_nonnull (strstr (report, "    Dice as they were thrown: 6 1 3 4\n"
                                    "    Rules: F-TURN-2, F-TURN-1, F-EW-2, F-EW-1\n"));
  g_assert_nonnull (strstr (report, "\nKnown of others: Blue\n---------------------\n"
                                    "- B4: identified – Squadron 1 (Red), 2 ships: Grozny, Smely – phase 2\n"));
  g_assert_nonnull (strstr (report, "\n- A1: 2 mines (plasma), laid by Red, known to: Red\n"));
  g_assert_null (strstr (report, "lay 2 mines"));
}

/* Of a phase that is over nothing is open any more, and all stands as it did at its end. */
static void
test_master_earlier (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *report = NULL;

  play_a_clash (played);
  report = report_to_master (played, 1);
  g_assert_null (strstr (report, "Open now"));
  g_assert_nonnull (strstr (report, "\nSquadron 1: B3, battle order\n"));
  g_assert_nonnull (strstr (report, "\n- The master: Karkas is shown to Red: a contact\n"
                                    "    By the master's hand: a merchant told it.\n"));
  g_assert_null (strstr (report, "B4, phase 2"));
}

static void
test_which_phase (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconProgress *progress = &test->campaign->progress;

  progress->phase = 3;
  g_assert_cmpint (forcon_campaign_report_phase (test->campaign), ==, 2);
  progress->stage = FORCON_STAGE_FIRST_HALF;
  g_assert_cmpint (forcon_campaign_report_phase (test->campaign), ==, 3);
  progress->stage = FORCON_STAGE_SET_UP;
  progress->phase = 0;
  g_assert_cmpint (forcon_campaign_report_phase (test->campaign), ==, 0);
}

/* Every line is short and does nothing to a terminal, whatever is in the names and messages. */
static void
test_hostile (void)
{
  g_autoptr (Played) played = NULL;
  TestCampaign *test = test_campaign_new ();
  g_autofree char *endless = g_strnfill (1000, 'x');
  g_autofree char *report = NULL;
  g_auto (GStrv) lines = NULL;

  forcon_campaign_add_formation (test->campaign, "evil", "E\nvil\x1b[2J\xe2\x80\xae", TEST_ADMIRAL_RED,
                                 forcon_campaign_add_sector (test->campaign, "far", endless, 900, 900));
  test_campaign_add_ship (test, TEST_ADMIRAL_RED,
                          (TestCampaignShip){ "worm", "W\torm\xc2\x85", "evil", FORCON_SHIP_TYPE_CRUISER, 25, 0, 0, 0 });
  played = played_new (test);
  GIVE (played, MESSAGE, "", .message.admiral = TEST_ADMIRAL_RED, .message.text = "one\n\x1b]0;two\x07\n");
  report = report_for (played, TEST_ADMIRAL_RED, 1);
  lines = g_strsplit (report, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    for (const char *place = *line; *place != '\0'; place = g_utf8_next_char (place))
      g_assert_true (g_unichar_isprint (g_utf8_get_char (place)));
  for (char **line = lines; *line != NULL; line++)
    g_assert_cmpint (g_utf8_strlen (*line, -1), <=, 78);
  g_assert_nonnull (strstr (report, "E\\x0avil\\x1b[2J\\u202e: FAR\nxxx"));
  g_assert_nonnull (strstr (report, "W\\x09orm\\x85: cruiser"));
  g_assert_nonnull (strstr (report, "\n| one\n| \\x1b]0;two\\x07\n"));
}

static void
test_russian (void)
{
  g_autoptr (Played) played = play_a_phase ();
  g_autofree char *report = NULL;

  if (!test_speak_russian ())
    return;
  report = report_for (played, TEST_ADMIRAL_RED, 1);
  g_assert_true (g_str_has_prefix (report, "Test\n====\nДонесение для адмирала: "));
  g_assert_nonnull (strstr (report, "\n\nСообщения\n---------\n"
                                    "Соединение «2-я эскадра», 14:00:\n| Smoke in the south.\n"));
  g_assert_nonnull (strstr (report, "- Соединение «Squadron 1» переходит из сектора B2 в сектор B3.\n"));
  g_assert_nonnull (strstr (report, "\nОбнаружено\n----------\n- B4, фаза 1: контакт ("));
  g_assert_nonnull (strstr (report, "\nСоединение «Squadron 1»: B3, боевой порядок\n  - Grozny: линкор, флагман, "));
}

/* F-CAMP-9: an answer stands with its question, a message with who wrote it. */
static void
test_questions (void)
{
  g_autoptr (Played) played = played_new (test_campaign_new ());

  GIVE (played, ASK, "", .ask.admiral = TEST_ADMIRAL_RED, .ask.text = "Who holds the ring dock?");
  GIVE (played, ASK, "", .ask.admiral = TEST_ADMIRAL_RED, .ask.text = "May we go home?");
  GIVE (played, ASK, "", .ask.admiral = TEST_ADMIRAL_RED, .ask.to = TEST_ADMIRAL_GREEN, .ask.text = "Come at once.");
  const GArray *queries = forcon_chronicle_campaign (played->chronicle)->queries;
  const ForconQueryId asked = g_array_index (queries, ForconQuery, 0).query;
  const ForconQueryId written = g_array_index (queries, ForconQuery, 2).query;

  GIVE (played, REPLY, "", .reply.query = asked, .reply.text = "Blue, since yesterday.");
  GIVE (played, FORWARD, "", .forward.query = written);
  GIVE (played, ADVANCE, "");
  g_autofree char *red = report_for (played, TEST_ADMIRAL_RED, 1);
  g_autofree char *green = report_for (played, TEST_ADMIRAL_GREEN, 1);
  g_autofree char *blue = report_for (played, TEST_ADMIRAL_BLUE, 1);

  g_assert_nonnull (strstr (red, "\nMessages\n--------\n"
                                 "You asked: “May we go home?”\n"
                                 "You wrote to Green: “Come at once”\n"
                                 "You asked: “Who holds the ring dock?” – the master, 14:00:\n"
                                 "| Blue, since yesterday.\n"));
  g_assert_nonnull (strstr (green, "\nMessages\n--------\nRed, 14:00:\n| Come at once.\n"));
  g_assert_null (strstr (blue, "Messages"));
}

/* F-CAMP-13: each admiral reads what the own captains understood */
static void
test_instructions (void)
{
  g_autoptr (Played) played = played_new (test_campaign_new ());
  const TestCampaign *test = played->test;

  GIVE (played, INSTRUCT, "", .instruct.formation = test_formation (test, "squadron-1"),
        .instruct.when = FORCON_WHEN_MEETS, .instruct.what = FORCON_WHAT_AVOID);
  g_autofree char *red = report_for (played, TEST_ADMIRAL_RED, 1);
  g_autofree char *blue = report_for (played, TEST_ADMIRAL_BLUE, 1);

  g_assert_nonnull (strstr (red, "your captains understood: If it meets an enemy: avoid battle"));
  g_assert_nonnull (strstr (red, "The captains understood: Squadron 1"));
  g_assert_null (strstr (blue, "avoid battle"));
}

/* Squadron 1 attacks B4, where Karkas is, and the clash leaves its ships so. Returns: (transfer full): the report */
static char *
report_of_attack (ForconShipStatus status)
{
  g_autoptr (Played) played = played_new (test_campaign_new ());
  const TestCampaign *test = played->test;
  static const char *const ships[] = { "smely", "bravy", "grozny" };
  ForconClashId clash;

  GIVE (played, PLACE, "", .place.formation = test_formation (test, "squadron-1"),
        .place.sector = test_sector (test, "b4"), .reason = "for the test");
  GIVE (played, REVEAL, "", .reveal.admiral = TEST_ADMIRAL_RED, .reveal.formation = test_formation (test, "karkas"),
        .reveal.level = FORCON_LEVEL_IDENTIFIED, .reason = "for the test");
  GIVE (played, TASK, "", .task.kind = FORCON_TASK_ATTACK_SECTOR, .task.formation = test_formation (test, "squadron-1"),
        .task.sector = test_sector (test, "b4"));
  GIVE (played, ADVANCE, "6 1");
  g_assert_cmpuint (forcon_chronicle_campaign (played->chronicle)->clashes->len, ==, 1);
  clash = g_array_index (forcon_chronicle_campaign (played->chronicle)->clashes, ForconClash, 0).clash;
  play (played, clash, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN }, "6 1");
  for (guint i = 0; i < G_N_ELEMENTS (ships); i++)
    {
      const ForconBattle *table = forcon_campaign_battle (forcon_chronicle_campaign (played->chronicle), clash);

      play (played, clash,
            (ForconCommand){ .kind = FORCON_COMMAND_SET,
                             .set = { .ship = forcon_battle_find_ship (table, ships[i]),
                                      .number = status,
                                      .value = FORCON_VALUE_STATUS },
                             .reason = "an ambush" },
            "");
    }
  GIVE (played, RETURN, "", .return_clash.clash = clash);
  return report_for (played, TEST_ADMIRAL_RED, 1);
}

/* An attack is done when its clash is open; but of one from which nobody came back it is not said. */
static void
test_lost_attack (void)
{
  g_autofree char *report = report_of_attack (FORCON_SHIP_DESTROYED);

  g_assert_nonnull (strstr (report, "- Squadron 1: attack sector B4 – not carried out: the formation was lost in\n"
                                    "  the clash.\n"));
  g_assert_null (strstr (report, "attack sector B4 – carried out"));
}

/* Nor of one whose formation has left the table over its edge. */
static void
test_attack_withdrawn (void)
{
  g_autofree char *report = report_of_attack (FORCON_SHIP_WITHDRAWN);

  g_assert_nonnull (strstr (report, "- Squadron 1: attack sector B4 – broken off: the formation withdrew to "));
  g_assert_null (strstr (report, "attack sector B4 – carried out"));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/campaign/reports/a report tells a phase as it came", test_phase);
  g_test_add_func ("/report/campaign/reports/F-CAMP-8 a report tells own ships in full", test_state);
  g_test_add_func ("/report/campaign/reports/F-CAMP-3 orders in force tell what is done", test_orders_in_force);
  g_test_add_func ("/report/campaign/reports/F-CAMP-4 a way is one order", test_way_in_force);
  g_test_add_func ("/report/campaign/reports/F-CAMP-3 work is told once", test_work);
  g_test_add_func ("/report/campaign/reports/F-CAMP-8 a report is sealed", test_sealed);
  g_test_add_func ("/report/campaign/reports/F-CAMP-8 sightings go by their places", test_order_of_sightings);
  g_test_add_func ("/report/campaign/reports/F-CAMP-8 nothing has a number", test_no_numbers);
  g_test_add_func ("/report/campaign/reports/F-CAMP-8 older knowledge has its age", test_older_knowledge);
  g_test_add_func ("/report/campaign/reports/F-CAMP-8 a report knows nothing of later", test_earlier_phase);
  g_test_add_func ("/report/campaign/reports/F-CAMP-11 a clash is told with its losses", test_clash);
  g_test_add_func ("/report/campaign/reports/F-CAT-3 a burning hulk is told as one and never as drifting", test_burning_hulk);
  g_test_add_func ("/report/campaign/reports/F-CAMP-8 a clash is told as it was seen", test_clash_as_seen);
  g_test_add_func ("/report/campaign/reports/F-CAMP-9 an answer stands with its question", test_questions);
  g_test_add_func ("/report/campaign/reports/the master reads dice and rules", test_master);
  g_test_add_func ("/report/campaign/reports/the master can look back", test_master_earlier);
  g_test_add_func ("/report/campaign/reports/reports are of what is resolved", test_which_phase);
  g_test_add_func ("/report/campaign/reports/F-CAMP-13 it tells what the captains understood", test_instructions);
  g_test_add_func ("/report/campaign/reports/an attack from which nobody came back was not carried out",
                   test_lost_attack);
  g_test_add_func ("/report/campaign/reports/an attack whose formation withdrew was broken off", test_attack_withdrawn);
  g_test_add_func ("/report/campaign/reports/names do nothing to a terminal", test_hostile);
  g_test_add_func ("/report/campaign/reports/a report is in Russian too", test_russian);
  return g_test_run ();
}
