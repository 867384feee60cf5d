/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Standing instructions as they come and go: F-CAMP-13. */
#include "forcon-test-campaign.h"

#define COMMAND(KIND, ...) (&(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND, __VA_ARGS__ })
#define DO(KIND, ...) test_campaign_do (test, COMMAND (KIND, __VA_ARGS__), "")

/* What binds a formation, as words: "meets avoid, always never-ram". */
static char *
binds (const TestCampaign *test, ForconFormationId formation)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < test->campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (test->campaign->instructions, ForconInstruction, i);

      if (FORCON_ID_EQUAL (instruction->formation, formation) && forcon_instruction_in_force (instruction))
        g_string_append_printf (text, "%s%s %s", text->len > 0 ? ", " : "", forcon_when_to_word (instruction->when),
                                forcon_what_to_word (instruction->what));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_binds (const TestCampaign *test, ForconFormationId formation, const char *expected)
{
  g_autofree char *words = binds (test, formation);

  g_assert_cmpstr (words, ==, expected);
}

/* An instruction as a reading of a line would have it, for the first line of the sheet. */
static void
offer (TestCampaign *test, const char *formation, ForconWhen when, ForconWhat what)
{
  ForconInstruction instruction = { .instruction = { test->campaign->progress.next_id++ },
                                    .line = g_array_index (test->campaign->lines, ForconLine, 0).line,
                                    .reading = 1,
                                    .state = FORCON_TASK_STATE_OFFERED,
                                    .formation = test_formation (test, formation),
                                    .when = when,
                                    .what = what };

  g_array_append_val (test->campaign->instructions, instruction);
}

static ForconLineId
first_line (const TestCampaign *test)
{
  return g_array_index (test->campaign->lines, ForconLine, 0).line;
}

/* Red has handed in a line with a reading that is not in force. */
static TestCampaign *
with_a_line (void)
{
  TestCampaign *test = test_campaign_new ();

  DO (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = "Squadron 1: patrol");
  DO (PICK, .pick.line = first_line (test));
  return test;
}

static void
a_reading_in_force_gives_them (void)
{
  g_autoptr (TestCampaign) test = with_a_line ();

  offer (test, "squadron-1", FORCON_WHEN_MEETS, FORCON_WHAT_AVOID);
  assert_binds (test, test_formation (test, "squadron-1"), "");
  DO (PICK, .pick.line = first_line (test), .pick.reading = 1);
  assert_binds (test, test_formation (test, "squadron-1"), "meets avoid");
  DO (PICK, .pick.line = first_line (test));
  assert_binds (test, test_formation (test, "squadron-1"), "");
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_DROPPED)->instruction_dropped.why, ==,
                   FORCON_DROP_CANCELLED);
}

static void
a_line_read_anew_drops_them (void)
{
  g_autoptr (TestCampaign) test = with_a_line ();

  offer (test, "squadron-1", FORCON_WHEN_MEETS, FORCON_WHAT_AVOID);
  DO (PICK, .pick.line = first_line (test), .pick.reading = 1);
  DO (REWRITE, .rewrite.line = first_line (test), .rewrite.text = "Squadron 1: defend");
  assert_binds (test, test_formation (test, "squadron-1"), "");
}

static void
one_answer_for_a_case (void)
{
  g_autoptr (TestCampaign) test = with_a_line ();
  ForconFormationId squadron = test_formation (test, "squadron-1");

  offer (test, "squadron-1", FORCON_WHEN_MEETS, FORCON_WHAT_AVOID);
  offer (test, "squadron-1", FORCON_WHEN_OUTNUMBERED, FORCON_WHAT_WITHDRAW);
  offer (test, "squadron-1", FORCON_WHEN_MEETS, FORCON_WHAT_NEVER_RAM);
  offer (test, "squadron-1", FORCON_WHEN_MEETS, FORCON_WHAT_ATTACK);
  offer (test, "squadron-2", FORCON_WHEN_MEETS, FORCON_WHAT_AVOID);
  DO (PICK, .pick.line = first_line (test), .pick.reading = 1);
  assert_binds (test, squadron, "outnumbered withdraw, meets never-ram, meets attack");
  assert_binds (test, test_formation (test, "squadron-2"), "meets avoid");
}

/* Another factor is another case. */
static void
figures_are_of_the_case (void)
{
  ForconInstruction old = { .instruction = { 1 }, .formation = { 1 }, .when = FORCON_WHEN_OUTNUMBERED, .amount = 200,
                            .what = FORCON_WHAT_WITHDRAW };
  ForconInstruction other = old;

  other.instruction.value = 2;
  g_assert_true (forcon_instruction_replaces (&other, &old));
  other.amount = 300;
  g_assert_false (forcon_instruction_replaces (&other, &old));
}

static void
who_is_detached_keeps_them (void)
{
  g_autoptr (TestCampaign) test = with_a_line ();

  offer (test, "squadron-1", FORCON_WHEN_MEETS, FORCON_WHAT_AVOID);
  DO (PICK, .pick.line = first_line (test), .pick.reading = 1);
  DO (REGROUP, .reason = "test", .regroup.flagship = test_fleet_ship (test, "smely"), .regroup.name = "Smely");
  assert_binds (test, (ForconFormationId){ (guint16) test->campaign->fleet->n_formations }, "meets avoid");
  assert_binds (test, test_formation (test, "squadron-1"), "meets avoid");
}

static void
who_joins_is_bound_by_what_is_there (void)
{
  g_autoptr (TestCampaign) test = with_a_line ();

  test_post (test, "squadron-2")->sector = test_post (test, "squadron-1")->sector;
  offer (test, "squadron-1", FORCON_WHEN_MEETS, FORCON_WHAT_AVOID);
  DO (PICK, .pick.line = first_line (test), .pick.reading = 1);
  DO (REGROUP, .reason = "test", .regroup.formation = test_formation (test, "squadron-2"),
      .regroup.ships = { .n = 3,
                         .ship = { test_fleet_ship (test, "grozny"), test_fleet_ship (test, "smely"),
                                   test_fleet_ship (test, "bravy") } });
  assert_binds (test, test_formation (test, "squadron-1"), "");
  assert_binds (test, test_formation (test, "squadron-2"), "");
}

/* They outlast the phase in which they were given, and the sheet. */
static void
they_are_kept (void)
{
  g_autoptr (TestCampaign) test = with_a_line ();
  ForconCampaignEvent event = { .kind = FORCON_CAMPAIGN_EVENT_PHASE_BEGUN };

  offer (test, "squadron-1", FORCON_WHEN_MEETS, FORCON_WHAT_AVOID);
  offer (test, "squadron-1", FORCON_WHEN_MEETS, FORCON_WHAT_ATTACK);
  DO (PICK, .pick.line = first_line (test), .pick.reading = 1);
  for (event.phase_begun.phase = 2; event.phase_begun.phase < 5; event.phase_begun.phase++)
    forcon_campaign_apply (test->campaign, &event);
  g_assert_cmpuint (test->campaign->lines->len, ==, 0);
  assert_binds (test, test_formation (test, "squadron-1"), "meets attack");
  g_assert_cmpuint (test->campaign->instructions->len, ==, 1);
}

#define TEST(name, function) g_test_add_func ("/campaign/instructions/" name " (F-CAMP-13)", function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST ("a reading in force gives what it tells the captains, and takes it back", a_reading_in_force_gives_them);
  TEST ("a line that is read anew drops them", a_line_read_anew_drops_them);
  TEST ("a formation has one answer for a case and a matter", one_answer_for_a_case);
  TEST ("the figures belong to the case", figures_are_of_the_case);
  TEST ("ships that are detached keep in mind what they were told", who_is_detached_keeps_them);
  TEST ("who joins a formation is bound by what binds that", who_joins_is_bound_by_what_is_there);
  TEST ("they are kept over phases and sheets", they_are_kept);
  return g_test_run ();
}
