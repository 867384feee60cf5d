/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What admirals propose for their ships at a table: taken from whose ships they are, accepted whole or not at all. */
#include "campaign/clash/suggestion.h"
#include "engine/movement/movement.h"
#include "engine/weapons/torpedo.h"
#include "forcon-test-clash.h"

#define COMMAND(KIND, ...) (&(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND, ##__VA_ARGS__ })
#define DO(KIND, ...) test_campaign_do (test, COMMAND (KIND, ##__VA_ARGS__), "")
#define REFUSED(PROBLEM, KIND, ...) test_campaign_refused (test, COMMAND (KIND, __VA_ARGS__), FORCON_PROBLEM_##PROBLEM)

/* Red attacks, so that its Squadron 1 is at turn to move. */
static TestCampaign *
begun (gboolean allowed)
{
  TestCampaign *test = test_campaign_new ();
  ForconCampaignCommand begin;

  test_clash_new (test);
  begin = test_play (test, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN });
  test_campaign_roll (test, &begin);
  g_assert_cmpint (test_table (test)->step, ==, FORCON_STEP_MOVEMENT);
  if (allowed)
    DO (SUGGESTIONS, .suggestions.on = TRUE);
  return test;
}

static ForconClashId
clash_of (const TestCampaign *test)
{
  return g_array_index (test->campaign->clashes, ForconClash, test->campaign->clashes->len - 1).clash;
}

static const char *
text_of (const ForconCommand *commands, guint n)
{
  g_autoptr (GArray) array = g_array_new (FALSE, FALSE, sizeof (ForconCommand));
  g_autofree char *text = NULL;

  g_array_append_vals (array, commands, n);
  text = forcon_suggestion_format (array);
  return g_intern_string (text);
}

static const char *
move_text (const TestCampaign *test, const char *ship, gint cm)
{
  const ForconCommand command = forcon_command_move (test_table_ship (test, ship), cm * 100, 0, 0);

  return text_of (&command, 1);
}

/* A move that the rules allow. */
static const char *
legal_text (const TestCampaign *test)
{
  ForconCommand command = { .kind = FORCON_COMMAND_MOVE, .move = { .ship = test_table_ship (test, "grozny") } };

  g_assert_true (forcon_move_on_table (test_table (test), &test->rules, command.move.ship, &command.move.legs));
  return text_of (&command, 1);
}

static ForconCampaignCommand_suggest
of_red (const TestCampaign *test, const char *words)
{
  return (ForconCampaignCommand_suggest){ .clash = clash_of (test),
                                          .admiral = TEST_ADMIRAL_RED,
                                          .round = 1,
                                          .step = FORCON_STEP_MOVEMENT,
                                          .text = words };
}

static const ForconSuggestion *
only (const TestCampaign *test)
{
  g_assert_cmpuint (test->campaign->suggestions->len, ==, 1);
  return &g_array_index (test->campaign->suggestions, ForconSuggestion, 0);
}

static void
what_is_written_is_read (void)
{
  const ForconCommand commands[] = {
    forcon_command_move ((ForconShipId){ 3 }, 1250, FORCON_DEGREES (-30), 400),
    forcon_command_order ((ForconShipId){ 3 }, FORCON_ORDER_FULL_AHEAD),
    forcon_command_fire ((ForconShipId){ 4 }, (ForconShipId){ 7 }, 5),
    FORCON_COMMAND (FIRE, fire, .ship = { 4 }, .salvo = { 9 }, .weapons = 1),
    FORCON_COMMAND (MOVE, move, .ship = { 3 }, .legs = { .n = 1 }, .orbit = -1, .halves = FORCON_HALVES_SHIELDS),
    FORCON_COMMAND (REPAIR, repair, .ship = { 3 }, .effect = FORCON_CRITICAL_FIRE),
    FORCON_COMMAND (REPAIR, repair, .ship = { 3 }, .hit = TRUE),
    FORCON_COMMAND (REPAIR, repair, .ship = { 3 }, .fall = TRUE),
    FORCON_COMMAND (FORM, form, .ship = { 3 }, .with = { .n = 2, .ship = { { 4 }, { 5 } } }),
    FORCON_COMMAND (JOIN, join, .ship = { 3 }, .target = { 6 }),
    FORCON_COMMAND (PASS_FLAG, pass_flag, .ship = { 3 }),
    FORCON_COMMAND (JOIN_SHIELDS, join_shields, .ship = { 3 }, .joined = TRUE),
    FORCON_COMMAND (JOIN_SHIELDS, join_shields, .ship = { 3 }),
    FORCON_COMMAND (LAUNCH, launch, .ship = { 3 }, .target = { 7 }, .weapons = 2,
                    .with = { .n = 1, .ship = { { 4 } } }),
    FORCON_COMMAND (LAUNCH, launch, .ship = { 3 }, .weapons = 2, .by_heading = TRUE, .heading = 450),
    FORCON_COMMAND (MOVE_SALVO, move_salvo, .salvo = { 9 }, .legs = { .n = 1, .leg = { { 2000, 0 } } }),
    FORCON_COMMAND (COVER, cover, .ship = { 3 }, .target = { 4 }, .weapons = 1),
    FORCON_COMMAND (BOARD, board, .ship = { 3 }, .target = { 7 }),
    FORCON_COMMAND (FATE, fate, .ship = { 7 }, .fate = FORCON_FATE_SCUTTLE),
    FORCON_COMMAND (RAM, ram, .ship = { 3 }, .target = { 7 }, .legs = { .n = 1, .leg = { { 3000, 0 } } }),
    FORCON_COMMAND (LAY, lay, .ship = { 3 }, .charge = FORCON_CHARGE_PLASMA, .range = 500, .strength = 4),
    FORCON_COMMAND (SWEEP, sweep, .ship = { 3 }),
    FORCON_COMMAND (LAND, land, .ship = { 3 }, .troops = 4),
  };
  const char *text = text_of (commands, G_N_ELEMENTS (commands));
  g_autoptr (GArray) read = forcon_suggestion_parse (text, NULL);

  g_assert_nonnull (read);
  g_assert_cmpuint (read->len, ==, G_N_ELEMENTS (commands));
  for (guint i = 0; i < read->len; i++)
    {
      const ForconCommand *command = &g_array_index (read, ForconCommand, i);

      g_assert_cmpint (command->kind, ==, commands[i].kind);
      g_assert_true (forcon_record_equal (command, &commands[i], forcon_battle_command_shape (command->kind)));
    }
}

static void
nothing_else_is_read (void)
{
  static const char *const texts[] = {
    "", "move", "move; ship=0", "set; ship=1", "end-step", "fire; ship=1; target=2; reason=x", "fire; ship=1; ship=2",
    "move; ship=1; by_captain=1", "move; ship=x", "fire;ship=1", "move; ship=1\n", "order; ship=1; order=nonsense",
    "move; ship=1; formation=2", "fire; ship=1; salvo_of=2", "move-salvo; salvo_of=1", "sweep; salvo=1",
    "end-battle; ending=master", "create; ship=1", "note; name=x", "instruct; formation=1",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *wrong = NULL;
      g_autoptr (GArray) read = forcon_suggestion_parse (texts[i], &wrong);

      g_assert_null (read);
    }
}

static void
none_is_taken_before_the_master_allows_it (void)
{
  g_autoptr (TestCampaign) test = begun (FALSE);

  REFUSED (NO_SUGGESTIONS, SUGGEST, .suggest = of_red (test, move_text (test, "grozny", 10)));
  DO (SUGGESTIONS, .suggestions.on = TRUE);
  DO (SUGGEST, .suggest = of_red (test, move_text (test, "grozny", 10)));
  REFUSED (ALREADY_SO, SUGGESTIONS, .suggestions.on = TRUE);
}

static void
ships_of_others_are_not_moved (void)
{
  g_autoptr (TestCampaign) test = begun (TRUE);

  REFUSED (NOT_OWN_SHIP, SUGGEST, .suggest = of_red (test, move_text (test, "gorgon", 10)));
  REFUSED (NOT_OWN_SHIP, SUGGEST, .suggest = of_red (test, "move; ship=200"));
  REFUSED (BAD_SUGGESTION, SUGGEST, .suggest = of_red (test, "remove; ship=1"));
}

static void
torpedoes_of_others_are_not_ordered_about (void)
{
  g_autoptr (TestCampaign) test = begun (TRUE);
  ForconSalvo salvo = { .side = test_table_state (test, "gorgon")->side, .count = 4, .speed = 2000, .run = 2 };
  ForconBattle *table = test_table_changed (test);
  const char *text;

  salvo.id.value = table->next_id++;
  g_array_append_val (table->salvos, salvo);
  text = text_of (&FORCON_COMMAND (MOVE_SALVO, move_salvo, .salvo = salvo.id, .legs = forcon_salvo_straight (&salvo)), 1);
  REFUSED (NOT_OWN_SHIP, SUGGEST, .suggest = of_red (test, text));
  REFUSED (NOT_OWN_SHIP, SUGGEST, .suggest = of_red (test, "move-salvo; salvo=9999"));
  g_array_index (table->salvos, ForconSalvo, table->salvos->len - 1).side = test_table_state (test, "grozny")->side;
  DO (SUGGEST, .suggest = of_red (test, text));
}

static void
a_newer_one_takes_its_place (void)
{
  g_autoptr (TestCampaign) test = begun (TRUE);
  gint first;

  DO (SUGGEST, .suggest = of_red (test, move_text (test, "grozny", 10)));
  first = only (test)->suggestion;
  DO (SUGGEST, .suggest = of_red (test, move_text (test, "grozny", 12)));
  g_assert_cmpint (only (test)->suggestion, >, first);
  REFUSED (UNKNOWN_SUGGESTION, ACCEPT, .accept.suggestion = first);
}

static void
what_is_accepted_waits_no_more (void)
{
  g_autoptr (TestCampaign) test = begun (TRUE);
  gint number;

  DO (SUGGEST, .suggest = of_red (test, legal_text (test)));
  number = only (test)->suggestion;
  g_assert_true (forcon_campaign_suggestion_waits (test->campaign, only (test)));
  DO (ACCEPT, .accept.suggestion = number);
  g_assert_cmpint (only (test)->state, ==, FORCON_SUGGESTION_ACCEPTED);
  REFUSED (SUGGESTION_SETTLED, ACCEPT, .accept.suggestion = number);
  REFUSED (SUGGESTION_SETTLED, DECLINE, .decline.suggestion = number);
}

static void
what_cannot_be_done_whole_is_not_accepted (void)
{
  g_autoptr (TestCampaign) test = begun (TRUE);
  const ForconCommand commands[] = {
    forcon_command_order (test_table_ship (test, "grozny"), FORCON_ORDER_FULL_AHEAD),
    forcon_command_move (test_table_ship (test, "grozny"), 90000, 0, 0),
  };

  DO (SUGGEST, .suggest = of_red (test, text_of (commands, 2)));
  REFUSED (BATTLE_REFUSES, ACCEPT, .accept.suggestion = only (test)->suggestion);
  g_assert_cmpint (only (test)->state, ==, FORCON_SUGGESTION_OPEN);
  DO (DECLINE, .decline.suggestion = only (test)->suggestion);
  g_assert_cmpint (only (test)->state, ==, FORCON_SUGGESTION_ASIDE);
}

static void
one_of_another_round_is_too_late (void)
{
  g_autoptr (TestCampaign) test = begun (TRUE);
  ForconCampaignCommand_suggest late = of_red (test, move_text (test, "grozny", 12));

  late.round = 2;
  DO (SUGGEST, .suggest = late);
  g_assert_false (forcon_campaign_suggestion_waits (test->campaign, only (test)));
  REFUSED (SUGGESTION_STALE, ACCEPT, .accept.suggestion = only (test)->suggestion);
}

/* The step is the same when the other side's turn has come. */
static void
one_of_another_turn_is_too_late (void)
{
  g_autoptr (TestCampaign) test = begun (TRUE);
  ForconCampaignCommand_suggest suggest = of_red (test, legal_text (test));

  suggest.turn = TEST_ADMIRAL_RED;
  DO (SUGGEST, .suggest = suggest);
  g_assert_true (forcon_campaign_suggestion_waits (test->campaign, only (test)));
  suggest.turn = TEST_ADMIRAL_BLUE;
  DO (SUGGEST, .suggest = suggest);
  g_assert_false (forcon_campaign_suggestion_waits (test->campaign, only (test)));
  REFUSED (SUGGESTION_STALE, ACCEPT, .accept.suggestion = only (test)->suggestion);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name, function) g_test_add_func ("/campaign/suggestion/" name, function)
  TEST ("what is written is read", what_is_written_is_read);
  TEST ("nothing but what an admiral decides is read", nothing_else_is_read);
  TEST ("none is taken before the master allows it", none_is_taken_before_the_master_allows_it);
  TEST ("ships of others are not moved", ships_of_others_are_not_moved);
  TEST ("torpedoes of others are not ordered about", torpedoes_of_others_are_not_ordered_about);
  TEST ("a newer one takes its place", a_newer_one_takes_its_place);
  TEST ("what is accepted waits no more", what_is_accepted_waits_no_more);
  TEST ("what cannot be done whole is not accepted", what_cannot_be_done_whole_is_not_accepted);
  TEST ("one of another round is too late", one_of_another_round_is_too_late);
  TEST ("one of another side's turn is too late", one_of_another_turn_is_too_late);
  return g_test_run ();
}
