/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice of a table that come from a secret (F-GEN-5): they go by the names of things and the moment alone. */
#include "engine/decision/decide.h"
#include "engine/weapons/gunnery.h"
#include "forcon-test-battle.h"

typedef struct {
  TestBattle *test;
  ForconShipId one;
  ForconShipId other;
  ForconShipId target;
  guint32 gun;
  guint32 other_gun;
} Line;

static void
name_ship (TestBattle *test, ForconShipId ship, const char *word)
{
  ForconCard *card = test_card (test, ship);

  g_free (card->id);
  card->id = g_strdup (word);
}

/* Two red ships before a blue one; with @stranger there is one more, which lies far away and comes first. */
static Line
line_new (guint8 secret, gboolean stranger)
{
  guint8 bytes[FORCON_SECRET_SIZE] = { secret };
  g_autoptr (GBytes) key = g_bytes_new (bytes, sizeof bytes);
  Line line = { .test = test_battle_new () };

  if (stranger)
    name_ship (line.test, test_add (line.test, (TestShip){ .side = TEST_BLUE, .x = 5, .y = 5 }), "stranger");
  line.one = test_add (line.test, (TestShip){ .x = 100, .y = 150 });
  line.other = test_add (line.test, (TestShip){ .x = 110, .y = 150 });
  line.target = test_add (line.test, (TestShip){ .side = TEST_BLUE, .x = 105, .y = 140, .hits = 60 });
  name_ship (line.test, line.one, "one");
  name_ship (line.test, line.other, "other");
  name_ship (line.test, line.target, "target");
  line.gun = test_gun (line.test, line.one, FORCON_WEAPON_BATTERY, 40, 20);
  line.other_gun = test_gun (line.test, line.other, FORCON_WEAPON_BATTERY, 40, 20);
  line.test->battle->random = forcon_random_keyed (7);
  forcon_battle_set_secret (line.test->battle, key);
  test_enter (line.test, TEST_RED, FORCON_STEP_FIRE);
  return line;
}

static void
line_clear (Line *line)
{
  g_clear_pointer (&line->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Line, line_clear)

/* Does something with dice that the program rolls. Returns: (transfer full): the faces */
static char *
roll (TestBattle *test, ForconCommand command)
{
  g_autoptr (ForconOutcome) outcome = forcon_decide (test->battle, &test->rules, &command, &FORCON_DICE_GENERATED);
  GString *faces = g_string_new (NULL);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
  for (guint i = 0; i < outcome->dice->len; i++)
    g_string_append_printf (faces, "%u", g_array_index (outcome->dice, ForconDie, i).face);
  g_assert_cmpuint (faces->len, >, 3);
  forcon_battle_free (test->battle);
  test->battle = g_steal_pointer (&outcome->after);
  return g_string_free (faces, FALSE);
}

static char *
fire (Line *line, ForconShipId shooter, guint32 gun)
{
  return roll (line->test, forcon_command_fire (shooter, line->target, gun));
}

static void
what_else_was_rolled_does_not_change_a_roll (void)
{
  g_auto (Line) first = line_new (1, FALSE);
  g_auto (Line) second = line_new (1, FALSE);
  g_autofree char *alone = fire (&first, first.other, first.other_gun);
  g_autofree char *before = fire (&second, second.one, second.gun);
  g_autofree char *after = fire (&second, second.other, second.other_gun);

  g_assert_cmpstr (alone, ==, after);
  g_assert_cmpstr (before, !=, after);
}

static void
who_else_is_there_does_not_change_a_roll (void)
{
  g_auto (Line) alone = line_new (1, FALSE);
  g_auto (Line) watched = line_new (1, TRUE);
  g_autofree char *one = fire (&alone, alone.one, alone.gun);
  g_autofree char *two = fire (&watched, watched.one, watched.gun);

  g_assert_cmpstr (one, ==, two);
}

static void
another_secret_table_or_round_has_other_dice (void)
{
  g_auto (Line) line = line_new (1, FALSE);
  g_auto (Line) secret = line_new (2, FALSE);
  g_auto (Line) table = line_new (1, FALSE);
  g_auto (Line) later = line_new (1, FALSE);

  table.test->battle->random = forcon_random_keyed (8);
  later.test->battle->round++;
  g_autofree char *faces = fire (&line, line.one, line.gun);
  g_autofree char *of_secret = fire (&secret, secret.one, secret.gun);
  g_autofree char *of_table = fire (&table, table.one, table.gun);
  g_autofree char *of_round = fire (&later, later.one, later.gun);

  g_assert_cmpstr (faces, !=, of_secret);
  g_assert_cmpstr (faces, !=, of_table);
  g_assert_cmpstr (faces, !=, of_round);
}

/* F-GEN-5: the state says nothing of what is to come, and it is told neither by its hash nor by a captain's view. */
static void
the_secret_is_no_part_of_the_state (void)
{
  g_auto (Line) one = line_new (1, FALSE);
  g_auto (Line) two = line_new (2, FALSE);
  g_autofree char *first = forcon_battle_hash (one.test->battle);
  g_autofree char *second = forcon_battle_hash (two.test->battle);

  g_assert_cmpstr (first, ==, second);
}

/* Green, blue and red have turns in this order, and it is the end of green's; or blue attacked, and nobody has had one. */
static void
set_turns (TestBattle *test, gboolean green)
{
  ForconSide *sides = (ForconSide *) (gpointer) test->battle->roster->sides->data;

  test->battle->round = green ? 1 : 0;
  test->battle->first = green ? TEST_GREEN : FORCON_NO_SIDE;
  test_enter (test, test->battle->first, green ? FORCON_STEP_END : FORCON_STEP_SET_UP);
  sides[1].attacker = !green;
  for (guint i = 0; green && i < 3; i++) /* red, blue, green */
    sides[i].turn = (const guint[]){ 3, 2, 1 }[i];
}

/*
 * Blue seeks two ships of red when its turn begins: with the battle, or where somebody is there who had a turn before it, with the
 * end of that.
 */
static TestBattle *
search_new (gboolean somebody_before)
{
  static const char *const words[] = { "seeker", "one", "other", "somebody" };
  guint8 bytes[FORCON_SECRET_SIZE] = { 1 };
  g_autoptr (GBytes) key = g_bytes_new (bytes, sizeof bytes);
  TestBattle *test = test_battle_new ();
  guint n;

  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 100 });
  test_add (test, (TestShip){ .x = 20, .y = 100 });
  test_add (test, (TestShip){ .x = 20, .y = 140 });
  if (somebody_before)
    {
      forcon_battle_add_side (test->battle, "green", "Green");
      test_add (test, (TestShip){ .side = TEST_GREEN, .x = 5, .y = 5 });
    }
  n = test->battle->n_ships;
  for (guint i = 1; i <= n; i++)
    name_ship (test, (ForconShipId){ (guint16) i }, words[i - 1]);
  for (guint i = 2; i <= 3; i++)
    test_know (test, TEST_BLUE, (ForconShipId){ (guint16) i }, FORCON_LEVEL_HIDDEN);
  test->battle->random = forcon_random_keyed (7);
  forcon_battle_set_secret (test->battle, key);
  set_turns (test, somebody_before);
  return test;
}

/* F-CAMP-8: whose turn it was before is nothing that the seeker may know. */
static void
a_contest_does_not_go_by_the_command_that_begins_the_turn (void)
{
  g_autoptr (TestBattle) first = search_new (FALSE);
  g_autoptr (TestBattle) second = search_new (TRUE);
  g_autofree char *begun = roll (first, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN });
  g_autofree char *ended = roll (second, test_end_step ());

  g_assert_cmpstr (begun, ==, ended);
}

/* Returns: (transfer full): what red's salvo rolls that strikes, after so many of blue's were launched */
static char *
strike (guint others)
{
  g_auto (Line) line = line_new (1, FALSE);
  ForconCommand command = FORCON_COMMAND (MOVE_SALVO, move_salvo, .legs.n = 1);

  for (guint i = 0; i < others; i++)
    test_salvo (line.test, TEST_BLUE, 10, 10 + 10 * (gint) i, 0, 4, 30);
  command.move_salvo.salvo = test_salvo (line.test, TEST_RED, 105, 160, 0, 4, 30);
  command.move_salvo.legs.leg[0] = (ForconLeg){ FORCON_CM (30), 0 };
  test_enter (line.test, TEST_RED, FORCON_STEP_TORPEDOES);
  return roll (line.test, command);
}

/* F-CAMP-8: a salvo's number tells how many salvos and mines there are that nobody has seen. */
static void
a_roll_does_not_go_by_the_number_of_a_salvo (void)
{
  g_autofree char *first = strike (0);
  g_autofree char *third = strike (2);

  g_assert_cmpstr (first, ==, third);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/engine/secret-dice/" path, function)
  TEST ("what else was rolled does not change a roll", what_else_was_rolled_does_not_change_a_roll);
  TEST ("who else is there does not change a roll", who_else_is_there_does_not_change_a_roll);
  TEST ("another secret, table or round has other dice", another_secret_table_or_round_has_other_dice);
  TEST ("the secret is no part of the state (F-GEN-5)", the_secret_is_no_part_of_the_state);
  TEST ("a contest of detection does not go by the command that begins the turn (F-EW-2, F-CAMP-8)",
        a_contest_does_not_go_by_the_command_that_begins_the_turn);
  TEST ("a roll does not go by the number of a salvo (F-CAMP-8)", a_roll_does_not_go_by_the_number_of_a_salvo);
  return g_test_run ();
}
