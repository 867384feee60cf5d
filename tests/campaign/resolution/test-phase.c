/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Before play and the course of a phase: F-CAMP-5, F-CAMP-12. */
#include "campaign/chronicle/chronicle.h"
#include "forcon-test-halves.h"

#define COMMAND(KIND, ...) (&(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND, __VA_ARGS__ })
#define DO(KIND, ...) test_campaign_do (test, COMMAND (KIND, __VA_ARGS__), "")
#define REFUSED(PROBLEM, KIND, ...) test_campaign_refused (test, COMMAND (KIND, __VA_ARGS__), FORCON_PROBLEM_##PROBLEM)

/* Before play, with every ship in a formation. */
static TestCampaign *
ready_to_begin (void)
{
  TestCampaign *test = test_campaign_new ();
  ForconBattle *fleet = test->campaign->fleet;

  test->campaign->progress = (ForconProgress){ .next_id = test->campaign->progress.next_id };
  for (guint i = 0; i < fleet->n_ships; i++)
    if (!forcon_campaign_post (test->campaign, fleet->ships[i].formation)->formed)
      fleet->ships[i].status = FORCON_SHIP_REMOVED;
  return test;
}

/* A campaign of which nobody meets anybody. */
static TestCampaign *
peace (void)
{
  TestCampaign *test = test_campaign_new ();

  for (guint i = 0; i < test->campaign->powers->len; i++)
    g_array_index (test->campaign->powers, ForconPower, i).alliance = 1;
  return test;
}

static ForconLack
first_lack (TestCampaign *test, guint *n)
{
  g_autoptr (GArray) lacks = forcon_campaign_lacks (test->campaign, &test->rules);

  *n = lacks->len;
  return lacks->len > 0 ? g_array_index (lacks, ForconLack, 0) : (ForconLack){ 0 };
}

/* F-CAMP-12 */
static void
a_ship_without_a_formation_keeps_play_from_beginning (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  guint n = 0;

  test->campaign->progress.stage = FORCON_STAGE_SET_UP;
  REFUSED (NOT_READY, BEGIN);
  g_assert_cmpint (test->outcome->verdict.actual, ==, 2);
  ForconLack lack = first_lack (test, &n);

  g_assert_cmpint (lack.problem, ==, FORCON_PROBLEM_UNFORMED);
  g_assert_cmpuint (lack.ship.value, ==, test_fleet_ship (test, "orel").value);
  g_assert_cmpuint (lack.admiral.value, ==, TEST_ADMIRAL_RED.value);
}

static void
a_formation_without_a_flagship_keeps_play_from_beginning (void)
{
  g_autoptr (TestCampaign) test = ready_to_begin ();
  ForconFormationId karkas = test_formation (test, "karkas");
  guint n = 0;

  test->campaign->fleet->formations[karkas.value - 1].flagship = FORCON_NO_SHIP;
  REFUSED (NOT_READY, BEGIN);
  ForconLack lack = first_lack (test, &n);

  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (lack.problem, ==, FORCON_PROBLEM_NO_FLAGSHIP);
  g_assert_cmpuint (lack.formation.value, ==, karkas.value);
  g_assert_cmpuint (lack.admiral.value, ==, TEST_ADMIRAL_BLUE.value);
}

static void
a_flagship_of_another_formation_is_none (void)
{
  g_autoptr (TestCampaign) test = ready_to_begin ();
  ForconFormationId karkas = test_formation (test, "karkas");
  guint n = 0;

  test->campaign->fleet->formations[karkas.value - 1].flagship = test_fleet_ship (test, "korsar");
  g_assert_cmpint (first_lack (test, &n).problem, ==, FORCON_PROBLEM_NO_FLAGSHIP);
}

static void
a_formation_that_starts_nowhere_keeps_play_from_beginning (void)
{
  g_autoptr (TestCampaign) test = ready_to_begin ();
  guint n = 0;

  test_post (test, "karkas")->sector = FORCON_NO_SECTOR;
  REFUSED (NOT_READY, BEGIN);
  g_assert_cmpint (first_lack (test, &n).problem, ==, FORCON_PROBLEM_NO_PLACE);
}

/* F-FORM-1 */
static void
a_formation_of_seven_escorts_keeps_play_from_beginning (void)
{
  g_autoptr (TestCampaign) test = ready_to_begin ();
  guint n = 0;

  test->rules.formation.escorts = 1;
  g_assert_cmpint (first_lack (test, &n).problem, ==, FORCON_PROBLEM_TOO_MANY_SHIPS);
}

static void
play_begins_with_phase_one_and_the_clock_running (void)
{
  g_autoptr (TestCampaign) test = ready_to_begin ();

  test->campaign->clock.collecting = 1000;
  test->campaign->clock.running = FALSE;
  DO (BEGIN);
  g_assert_cmpint (test->campaign->progress.stage, ==, FORCON_STAGE_ORDERS);
  g_assert_cmpint (test->campaign->progress.phase, ==, 1);
  g_assert_true (test->campaign->clock.running);
  g_assert_cmpint (test->campaign->clock.length, ==, 1000);
  REFUSED (WRONG_STAGE, BEGIN);
}

/* F-CAMP-5 */
static void
a_phase_has_two_halves_and_then_another_begins (void)
{
  g_autoptr (TestCampaign) test = peace ();

  DO (ADVANCE);
  g_assert_cmpint (test->campaign->progress.stage, ==, FORCON_STAGE_FIRST_HALF);
  g_assert_cmpint (test->campaign->clock.period, ==, FORCON_PERIOD_RESULTS);
  DO (ADVANCE);
  g_assert_cmpint (test->campaign->progress.stage, ==, FORCON_STAGE_SECOND_HALF);
  g_assert_cmpint (test->campaign->progress.half, ==, 2);
  DO (ADVANCE);
  g_assert_cmpint (test->campaign->progress.stage, ==, FORCON_STAGE_ORDERS);
  g_assert_cmpint (test->campaign->progress.phase, ==, 2);
  g_assert_cmpint (test->campaign->progress.half, ==, 0);
  g_assert_cmpint (test->campaign->clock.period, ==, FORCON_PERIOD_COLLECTING);
}

static void
nothing_goes_on_while_a_question_is_open (void)
{
  g_autoptr (TestCampaign) test = peace ();
  ForconMeeting meeting = { .meeting = { 77 }, .state = FORCON_MEETING_ASKED };

  g_array_append_val (test->campaign->meetings, meeting);
  REFUSED (QUESTIONS_OPEN, ADVANCE);
  g_assert_cmpint (test->outcome->verdict.actual, ==, 1);
  g_assert_cmpuint (test->outcome->verdict.meeting.value, ==, 77);
  DO (ADVANCE, .advance.leave_open = TRUE);
  g_assert_cmpint (g_array_index (test->campaign->meetings, ForconMeeting, 0).state, ==, FORCON_MEETING_PASSED_BY);
}

static void
nothing_goes_on_while_a_clash_is_open_unless_the_master_says_so (void)
{
  g_autoptr (TestCampaign) test = peace ();
  ForconClash clash = { .clash = { 78 }, .state = FORCON_CLASH_OPEN };

  g_array_append_val (test->campaign->clashes, clash);
  g_ptr_array_add (test->campaign->battles, NULL);
  REFUSED (CLASHES_OPEN, ADVANCE);
  g_assert_cmpuint (test->outcome->verdict.clash.value, ==, 78);
  DO (ADVANCE, .advance.leave_open = TRUE);
  g_assert_cmpint (test->campaign->progress.half, ==, 1);
}

static void
tubes_are_loaded_by_the_next_half (void)
{
  g_autoptr (TestCampaign) test = peace ();
  ForconShipId grozny = test_fleet_ship (test, "grozny"), korsar = test_fleet_ship (test, "korsar");

  test->campaign->fleet->ships[grozny.value - 1].unready = 1;
  test->campaign->fleet->ships[korsar.value - 1].unready = 1;
  test_post (test, "raiders")->clash = (ForconClashId){ 9 };
  DO (ADVANCE);
  g_assert_cmpuint (forcon_battle_ship (test->campaign->fleet, grozny)->unready, ==, 0);
  g_assert_cmpuint (forcon_battle_ship (test->campaign->fleet, korsar)->unready, ==, 1);
}

static void
a_closed_game_goes_no_further (void)
{
  g_autoptr (TestCampaign) test = peace ();

  DO (CLOSE);
  g_assert_cmpint (test->campaign->progress.stage, ==, FORCON_STAGE_CLOSED);
  g_assert_false (test->campaign->clock.running);
  REFUSED (WRONG_STAGE, ADVANCE);
  DO (NOTE, .note.text = "Thank you all");
}

static ForconCampaignOutcome *
enter (ForconChronicle *chronicle, const ForconCampaignCommand *command)
{
  return forcon_chronicle_do (chronicle, command, &FORCON_DICE_GENERATED);
}

/* A hundred notes with two phases among them. */
static ForconChronicle *
busy_chronicle (TestCampaign *test)
{
  ForconChronicle *chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (ForconCampaignOutcome) outcome
          = enter (chronicle, i % 17 == 3 ? COMMAND (ADVANCE) : COMMAND (NOTE, .note.text = "Noted"));

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
    }
  return chronicle;
}

static void
any_command_can_be_gone_back_to (void)
{
  g_autoptr (TestCampaign) test = peace ();
  g_autoptr (ForconChronicle) chronicle = busy_chronicle (test);
  g_autofree char *end = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));
  g_autofree char *start = forcon_campaign_hash (test->campaign);

  for (guint i = 0; i < 100; i += 7)
    {
      g_assert_true (forcon_chronicle_go_to (chronicle, i, NULL));
      g_assert_true (forcon_chronicle_replays (chronicle, NULL));
    }
  g_assert_true (forcon_chronicle_go_to (chronicle, 0, NULL));
  g_autofree char *undone = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  g_assert_cmpstr (undone, ==, start);
  while (forcon_chronicle_redo (chronicle, NULL))
    continue;
  g_autofree char *redone = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  g_assert_cmpstr (redone, ==, end);
}

static void
a_new_command_takes_the_place_of_what_was_undone (void)
{
  g_autoptr (TestCampaign) test = peace ();
  g_autoptr (ForconChronicle) chronicle = busy_chronicle (test);

  g_assert_true (forcon_chronicle_go_to (chronicle, 10, NULL));
  g_autoptr (ForconCampaignOutcome) outcome = enter (chronicle, COMMAND (NOTE, .note.text = "Otherwise"));

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  g_assert_cmpuint (forcon_chronicle_length (chronicle), ==, 11);
  g_assert_false (forcon_chronicle_redo (chronicle, NULL));
}

static void
an_audit_agrees_until_a_fact_is_changed (void)
{
  g_autoptr (TestCampaign) test = peace ();
  g_autoptr (ForconChronicle) chronicle = busy_chronicle (test);

  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
  GArray *events = forcon_chronicle_entry (chronicle, 20, NULL)->events;

  g_array_index (events, ForconCampaignEvent, 0).half_begun.half = 7;
  ForconAudit audit = forcon_chronicle_verify (chronicle);

  g_assert_false (audit.agrees);
  g_assert_cmpuint (audit.entry, ==, 20);
}

/* F-GEN-5: a check that is passed all the same, by another die than the generator's */
static void
an_audit_notices_a_die_that_fell_otherwise (void)
{
  g_autoptr (TestCampaign) test = peace ();

  g_array_index (test->campaign->fleet->roster->cards, ForconCard, test_fleet_ship (test, "tral").value - 1).readiness = 7;
  TEST_TELL ("sappers", SWEEP);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (ForconCampaignOutcome) outcome = enter (chronicle, COMMAND (ADVANCE));
  ForconDie *die = &g_array_index (outcome->dice, ForconDie, 0);

  g_assert_cmpuint (outcome->dice->len, ==, 1);
  g_assert_true (die->generated);
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
  die->face = die->face > 1 ? die->face - 1 : die->face + 1;
  ForconAudit audit = forcon_chronicle_verify (chronicle);

  g_assert_false (audit.agrees);
  g_assert_cmpint (audit.event, ==, -1);
}

/* F-GEN-5 */
static void
an_audit_notices_a_fact_that_is_missing_at_the_end (void)
{
  g_autoptr (TestCampaign) test = peace ();
  g_autoptr (ForconChronicle) chronicle = busy_chronicle (test);
  GArray *events = forcon_chronicle_entry (chronicle, 20, NULL)->events;

  g_array_set_size (events, events->len - 1);
  ForconAudit audit = forcon_chronicle_verify (chronicle);

  g_assert_false (audit.agrees);
  g_assert_cmpuint (audit.entry, ==, 20);
}

/* F-GEN-5: states that were kept of the future that was undone are not those of the new one */
static void
another_future_is_built_from_its_own_states (void)
{
  g_autoptr (TestCampaign) test = peace ();
  g_autoptr (ForconChronicle) chronicle = busy_chronicle (test);

  g_assert_true (forcon_chronicle_go_to (chronicle, 4, NULL));
  for (guint i = 0; i < 70; i++)
    {
      g_autoptr (ForconCampaignOutcome) outcome = enter (chronicle, COMMAND (NOTE, .note.text = "Otherwise"));

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
    }
  g_autofree char *lived = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  g_assert_true (forcon_chronicle_go_to (chronicle, 74, NULL));
  g_autofree char *built = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  g_assert_cmpstr (built, ==, lived);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/phase/" path, function)
  TEST ("a ship without a formation keeps play from beginning", a_ship_without_a_formation_keeps_play_from_beginning);
  TEST ("a formation without a flagship keeps play from beginning",
        a_formation_without_a_flagship_keeps_play_from_beginning);
  TEST ("a flagship of another formation is none", a_flagship_of_another_formation_is_none);
  TEST ("a formation that starts nowhere keeps play from beginning",
        a_formation_that_starts_nowhere_keeps_play_from_beginning);
  TEST ("a formation with too many ships keeps play from beginning",
        a_formation_of_seven_escorts_keeps_play_from_beginning);
  TEST ("play begins with phase one and the clock running", play_begins_with_phase_one_and_the_clock_running);
  TEST ("a phase has two halves, and then another begins", a_phase_has_two_halves_and_then_another_begins);
  TEST ("nothing goes on while a question is open", nothing_goes_on_while_a_question_is_open);
  TEST ("nothing goes on while a clash is open unless the master says so",
        nothing_goes_on_while_a_clash_is_open_unless_the_master_says_so);
  TEST ("tubes are loaded by the next half", tubes_are_loaded_by_the_next_half);
  TEST ("a closed game goes no further", a_closed_game_goes_no_further);
  TEST ("any command can be gone back to", any_command_can_be_gone_back_to);
  TEST ("a new command takes the place of what was undone", a_new_command_takes_the_place_of_what_was_undone);
  TEST ("an audit agrees until a fact is changed", an_audit_agrees_until_a_fact_is_changed);
  TEST ("an audit notices a die that fell otherwise (F-GEN-5)", an_audit_notices_a_die_that_fell_otherwise);
  TEST ("an audit notices a fact that is missing at the end (F-GEN-5)",
        an_audit_notices_a_fact_that_is_missing_at_the_end);
  TEST ("another future is built from its own states (F-GEN-5)", another_future_is_built_from_its_own_states);
  return g_test_run ();
}
