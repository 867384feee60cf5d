/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice of a table that come from a secret (F-GEN-5): they go by the names of things and the moment alone. */
#include "forcon-decide.h"
#include "forcon-gunnery.h"
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

/* Fires with dice that the program rolls. Returns: (transfer full): the faces */
static char *
fire (Line *line, ForconShipId shooter, guint32 gun)
{
  ForconCommand command = forcon_command_fire (shooter, line->target, gun);
  g_autoptr (ForconOutcome) outcome
      = forcon_decide (line->test->battle, &line->test->rules, &command, &FORCON_DICE_GENERATED);
  GString *faces = g_string_new (NULL);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
  for (guint i = 0; i < outcome->dice->len; i++)
    g_string_append_printf (faces, "%u", g_array_index (outcome->dice, ForconDie, i).face);
  g_assert_cmpuint (faces->len, >, 3);
  forcon_battle_free (line->test->battle);
  line->test->battle = g_steal_pointer (&outcome->after);
  return g_string_free (faces, FALSE);
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/engine/secret-dice/" path, function)
  TEST ("what else was rolled does not change a roll", what_else_was_rolled_does_not_change_a_roll);
  TEST ("who else is there does not change a roll", who_else_is_there_does_not_change_a_roll);
  TEST ("another secret, table or round has other dice", another_secret_table_or_round_has_other_dice);
  TEST ("the secret is no part of the state (F-GEN-5)", the_secret_is_no_part_of_the_state);
  return g_test_run ();
}
