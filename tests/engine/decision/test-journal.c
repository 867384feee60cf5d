/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

/* Red fires at blue, 30 cm ahead: 4 salvos, no shields. */
static TestBattle *
firing (guint64 seed)
{
  TestBattle *test = test_battle_new ();
  ForconShipId red = test_add (test, (TestShip){ .x = 100, .y = 150 });

  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 120, .heading = 180, .hits = 60 });
  for (gint i = 0; i < 8; i++)
    test_gun (test, red, FORCON_WEAPON_BATTERY, 50, 6);
  test_enter (test, TEST_RED, FORCON_STEP_FIRE);
  test->battle->random = forcon_random_seeded (seed, FORCON_RANDOM_BATTLE_STREAM);
  return test;
}

static ForconCommand
shot (guint weapon)
{
  return forcon_command_fire ((ForconShipId){ 1 }, (ForconShipId){ 2 }, 1u << weapon);
}

static ForconVerdictKind
do_with (ForconJournal *journal, ForconCommand command, ForconDice dice)
{
  g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command, &dice);

  return outcome->verdict.kind;
}

static char *
hash_of (ForconJournal *journal)
{
  return forcon_battle_hash (forcon_journal_battle (journal));
}

/* F-GEN-5 */
static void
test_same_dice_same_events (void)
{
  g_autoptr (TestBattle) test = firing (7);
  g_autoptr (ForconJournal) one = forcon_journal_new (test->battle, &test->rules);
  g_autoptr (ForconJournal) two = forcon_journal_new (test->battle, &test->rules);

  for (guint weapon = 0; weapon < 8; weapon++)
    {
      g_assert_cmpint (do_with (one, shot (weapon), FORCON_DICE_GENERATED), ==, FORCON_VERDICT_DONE);
      g_assert_cmpint (do_with (two, shot (weapon), FORCON_DICE_GENERATED), ==, FORCON_VERDICT_DONE);
    }
  g_autofree char *first = hash_of (one);
  g_autofree char *second = hash_of (two);

  g_assert_cmpstr (first, ==, second);
}

/* F-GEN-6: the missing dice are asked for by name: armour 5, 4 dice, none there */
static void
test_dice_are_asked_for (void)
{
  g_autoptr (TestBattle) test = firing (7);
  g_autofree char *before = forcon_battle_hash (test->battle);
  const ForconVerdict *verdict = test_try (test, shot (0), "6 6");

  g_assert_cmpint (verdict->kind, ==, FORCON_VERDICT_NEEDS_DICE);
  g_assert_cmpint (verdict->request.purpose, ==, FORCON_PURPOSE_ARMOUR);
  g_assert_cmpint (verdict->request.ship.value, ==, 2);
  g_assert_cmpuint (verdict->request.count, ==, 4);
  g_assert_cmpuint (verdict->request.given, ==, 2);
  g_assert_cmpint (verdict->request.needed, ==, 5);
  verdict = test_try (test, shot (0), "6 6 1 1");
  g_assert_cmpint (verdict->request.purpose, ==, FORCON_PURPOSE_CRITICAL_CHECK);
  g_assert_cmpuint (verdict->request.count, ==, 2);

  g_autofree char *after = forcon_battle_hash (test->battle);

  g_assert_cmpstr (before, ==, after);
}

/* F-GEN-5: one die too many is refused */
static void
test_dice_left_over (void)
{
  g_autoptr (TestBattle) test = firing (7);
  const ForconVerdict *verdict = test_try (test, shot (0), "1 1 1 1 1");

  g_assert_cmpint (verdict->kind, ==, FORCON_VERDICT_DICE_LEFT_OVER);
  g_assert_cmpint (verdict->actual, ==, 5);
  g_assert_cmpint (verdict->needed, ==, 4);
  g_assert_cmpuint (test->outcome->dice->len, ==, 0);
}

/* F-GEN-4 */
static void
test_faces_outside_a_die (void)
{
  g_autoptr (TestBattle) test = firing (7);
  const guint8 faces[] = { 1, 7, 1, 1 };
  ForconDice dice = { faces, 4, FALSE, FALSE };
  ForconCommand command = shot (0);
  g_autoptr (ForconOutcome) outcome = forcon_decide (test->battle, &test->rules, &command, &dice);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_NOT_A_FACE);
  g_assert_cmpint (outcome->verdict.actual, ==, 7);
  g_assert_cmpint (outcome->verdict.needed, ==, 2);
}

/* F-GEN-5: a question mark leaves one die of a list to the generator, and only that one moves it on */
static void
test_mixed_dice (void)
{
  g_autoptr (TestBattle) test = firing (7);
  ForconRandom random = test->battle->random;
  guint8 face = forcon_random_d6 (&random);
  g_autofree char *critical = g_strdup (face >= 5 ? "1 ? 1 1  1" : "1 ? 1 1");

  test_do (test, shot (0), critical);
  g_assert_cmpint (g_array_index (test->outcome->dice, ForconDie, 1).face, ==, face);
  g_assert_true (g_array_index (test->outcome->dice, ForconDie, 1).generated);
  g_assert_false (g_array_index (test->outcome->dice, ForconDie, 0).generated);
  g_assert_cmpuint (test->battle->random.state, ==, random.state);
}

/* A list of dice leaves the generator alone. */
static void
test_typed_dice_spare_the_generator (void)
{
  g_autoptr (TestBattle) test = firing (7);
  guint64 state = test->battle->random.state;

  test_do (test, shot (0), "1 1 1 1");
  g_assert_cmpuint (test->battle->random.state, ==, state);
}

static void
test_undo_and_redo (void)
{
  g_autoptr (TestBattle) test = firing (7);
  g_autoptr (ForconJournal) journal = forcon_journal_new (test->battle, &test->rules);
  char *hashes[9];

  hashes[0] = hash_of (journal);
  for (guint weapon = 0; weapon < 8; weapon++)
    {
      do_with (journal, shot (weapon), FORCON_DICE_GENERATED);
      hashes[weapon + 1] = hash_of (journal);
    }
  for (guint place = 8; place > 0; place--)
    {
      g_assert_true (forcon_journal_undo (journal));
      g_autofree char *hash = hash_of (journal);

      g_assert_cmpstr (hash, ==, hashes[place - 1]);
    }
  g_assert_false (forcon_journal_undo (journal));
  for (guint place = 1; place <= 8; place++)
    {
      g_assert_true (forcon_journal_redo (journal));
      g_autofree char *hash = hash_of (journal);

      g_assert_cmpstr (hash, ==, hashes[place]);
    }
  g_assert_false (forcon_journal_redo (journal));
  for (guint i = 0; i < 9; i++)
    g_free (hashes[i]);
}

/* A new command after an undo drops what could be redone; the generator rolls the same dice again. */
static void
test_new_future (void)
{
  g_autoptr (TestBattle) test = firing (7);
  g_autoptr (ForconJournal) journal = forcon_journal_new (test->battle, &test->rules);

  do_with (journal, shot (0), FORCON_DICE_GENERATED);
  do_with (journal, shot (1), FORCON_DICE_GENERATED);
  g_autofree char *before = hash_of (journal);

  forcon_journal_undo (journal);
  do_with (journal, shot (1), FORCON_DICE_GENERATED);
  g_autofree char *after = hash_of (journal);

  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (forcon_journal_length (journal), ==, 2);
  g_assert_false (forcon_journal_redo (journal));
}

/* Undo over a border of snapshots: 100 steps and back by one each. */
static void
test_long_journal (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();

  test_add (test, (TestShip){ .x = 20, .y = 100 });
  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 100 });
  g_autoptr (ForconJournal) journal = forcon_journal_new (test->battle, &test->rules);
  g_autofree char *start = hash_of (journal);

  for (guint i = 0; i < 100; i++)
    g_assert_cmpint (do_with (journal, test_end_step (), FORCON_DICE_GENERATED), ==, FORCON_VERDICT_DONE);
  g_assert_true (forcon_journal_replays (journal));
  g_assert_true (forcon_journal_verify (journal).agrees);
  while (forcon_journal_undo (journal))
    g_assert_true (forcon_journal_replays (journal));
  g_autofree char *end = hash_of (journal);

  g_assert_cmpstr (start, ==, end);
}

static void
test_refused_is_not_entered (void)
{
  g_autoptr (TestBattle) test = firing (7);
  g_autoptr (ForconJournal) journal = forcon_journal_new (test->battle, &test->rules);

  do_with (journal, shot (0), FORCON_DICE_GENERATED);
  g_assert_cmpint (do_with (journal, shot (0), FORCON_DICE_GENERATED), ==, FORCON_VERDICT_ALREADY_FIRED);
  g_assert_cmpuint (forcon_journal_length (journal), ==, 1);
}

/* The audit decides typed, generated and mixed dice again. */
static void
test_verify (void)
{
  const guint8 typed[] = { 1, 2, 1, 2 };
  g_autoptr (TestBattle) test = firing (11);
  g_autoptr (ForconJournal) journal = forcon_journal_new (test->battle, &test->rules);

  do_with (journal, shot (0), FORCON_DICE_GENERATED);
  do_with (journal, shot (1), (ForconDice){ typed, 4, FALSE, FALSE });
  do_with (journal, shot (2), (ForconDice){ typed, 2, TRUE, FALSE });
  g_assert_true (forcon_journal_verify (journal).agrees);
}

/* A forged die, and a changed rule, are found at their entry; the replay that only applies still works. */
static void
test_verify_finds_forgery (void)
{
  g_autoptr (TestBattle) test = firing (11);
  g_autoptr (ForconJournal) journal = forcon_journal_new (test->battle, &test->rules);

  do_with (journal, shot (0), FORCON_DICE_GENERATED);
  do_with (journal, shot (1), FORCON_DICE_GENERATED);
  ForconDie *die = &g_array_index (forcon_journal_entry (journal, 1)->dice, ForconDie, 0);

  die->face = (guint8) (die->face % 6 + 1);
  g_assert_false (forcon_journal_verify (journal).agrees);
  g_assert_cmpuint (forcon_journal_verify (journal).entry, ==, 1);
  die->face = (guint8) ((die->face + 4) % 6 + 1);
  g_assert_true (forcon_journal_verify (journal).agrees);
  test->rules.shift_near = 0;
  test->rules.columns[FORCON_TARGET_CAPITAL][FORCON_ASPECT_APPROACHING] = 1;
  g_assert_false (forcon_journal_verify (journal).agrees);
  g_assert_true (forcon_journal_replays (journal));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/journal/F-GEN-5 the same command, state and dice give the same events", test_same_dice_same_events);
  g_test_add_func ("/journal/F-GEN-6 missing dice are asked for by name", test_dice_are_asked_for);
  g_test_add_func ("/journal/dice left over are refused", test_dice_left_over);
  g_test_add_func ("/journal/a face outside one to six is refused", test_faces_outside_a_die);
  g_test_add_func ("/journal/typed and generated dice mix", test_mixed_dice);
  g_test_add_func ("/journal/typed dice spare the generator", test_typed_dice_spare_the_generator);
  g_test_add_func ("/journal/undo and redo give back every state", test_undo_and_redo);
  g_test_add_func ("/journal/a new command begins another future", test_new_future);
  g_test_add_func ("/journal/undo crosses snapshots", test_long_journal);
  g_test_add_func ("/journal/a refused command is not entered", test_refused_is_not_entered);
  g_test_add_func ("/journal/verify decides everything again", test_verify);
  g_test_add_func ("/journal/verify finds a forged die and a changed rule", test_verify_finds_forgery);
  return g_test_run ();
}
