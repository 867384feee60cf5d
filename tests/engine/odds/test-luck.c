/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What dice gave against what they give on average, by hand-made events. */
#include "engine/odds/luck.h"

#include <math.h>

#include "forcon-test-battle.h"

#define CLOSE 1e-9

/* What one event of one ship was worth. */
typedef struct {
  ForconLuckShare shares[FORCON_LUCK_SHARES_MAX];
  guint n;
} Looked;

static GArray *
dice_of (const char *faces)
{
  GArray *dice = g_array_new (FALSE, TRUE, sizeof (ForconDie));

  for (const char *face = faces; *face != '\0'; face++)
    {
      const ForconDie die = { .face = (guint8) (*face - '0'), .generated = FALSE };

      g_array_append_val (dice, die);
    }
  return dice;
}

/* The last of the events is looked at; a ship of red and one of blue are there. */
static Looked
look_at (const ForconEvent *events, guint n, const char *faces)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (ForconEvent));
  g_autoptr (GArray) dice = dice_of (faces);
  Looked looked;

  test_add (test, (TestShip){ .side = TEST_RED, .x = 50, .y = 50 });
  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 80, .y = 50 });
  g_array_append_vals (all, events, n);
  looked.n = forcon_luck_of_event (test->battle, &test->rules, all, n - 1, dice, looked.shares);
  return looked;
}

#define RED_SHIP { 1 }
#define BLUE_SHIP { 2 }

static const ForconEvent six_dice = { .kind = FORCON_EVENT_DESTRUCTOR_FIRED,
                                      .destructor_fired = { .shooter = RED_SHIP, .target = BLUE_SHIP, .needed = 4,
                                                            .roll = { 0, 6 } } };

static void
test_six_dice (void)
{
  Looked looked = look_at (&six_dice, 1, "445661");
  const ForconLuck *luck = &looked.shares[0].luck;

  g_assert_cmpuint (looked.n, ==, 1);
  g_assert_true (FORCON_ID_EQUAL (looked.shares[0].side, TEST_RED));
  g_assert_cmpint (looked.shares[0].kind, ==, FORCON_LUCK_FIRE);
  g_assert_cmpint (luck->tries, ==, 6);
  g_assert_cmpint (luck->successes, ==, 5);
  g_assert_cmpfloat_with_epsilon (luck->expected, 3.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (luck->variance, 1.5, CLOSE);
  g_assert_cmpfloat_with_epsilon (forcon_luck_sigmas (luck), 2 / sqrt (1.5), CLOSE);
}

static void
test_again (void)
{
  const ForconEvent event = { .kind = FORCON_EVENT_BATTERY_FIRED,
                              .battery_fired = { .shooter = BLUE_SHIP, .target = RED_SHIP, .armour = 5,
                                                 .roll = { 0, 3 }, .again = { 3, 2 } } };
  Looked looked = look_at (&event, 1, "51265");

  g_assert_true (FORCON_ID_EQUAL (looked.shares[0].side, TEST_BLUE));
  g_assert_cmpint (looked.shares[0].luck.tries, ==, 5);
  g_assert_cmpint (looked.shares[0].luck.successes, ==, 3);
  g_assert_cmpfloat_with_epsilon (looked.shares[0].luck.expected, 5 / 3.0, CLOSE);
}

/* F-RAM-5: what more shields add to each die makes it hit sooner */
static void
test_ram_bonus (void)
{
  const ForconEvent event = { .kind = FORCON_EVENT_RAM_STRUCK,
                              .ram_struck = { .ship = RED_SHIP, .target = BLUE_SHIP, .armour = 6, .bonus = 2,
                                              .roll = { 0, 4 }, .hits = 4 } };
  Looked looked = look_at (&event, 1, "4456");

  g_assert_cmpint (looked.shares[0].luck.successes, ==, 4);
  g_assert_cmpfloat_with_epsilon (looked.shares[0].luck.expected, 2.0, CLOSE);
}

static void
test_set_die (void)
{
  const ForconEvent events[] = {
    { .kind = FORCON_EVENT_OVERRIDDEN, .overridden = { .die = TRUE, .place = 1, .was = 1, .now = 6 } },
    six_dice,
  };
  Looked looked = look_at (events, 2, "461111");

  g_assert_cmpint (looked.shares[0].luck.by_hand, ==, 1);
  g_assert_cmpint (looked.shares[0].luck.tries, ==, 5);
  g_assert_cmpint (looked.shares[0].luck.successes, ==, 1);
  g_assert_cmpfloat_with_epsilon (looked.shares[0].luck.expected, 2.5, CLOSE);
}

static void
test_set_result (void)
{
  const ForconEvent events[] = {
    { .kind = FORCON_EVENT_OVERRIDDEN, .overridden = { .die = FALSE, .place = 0, .was = 9, .now = 2 } },
    six_dice,
  };
  Looked looked = look_at (events, 2, "461111");

  g_assert_cmpint (looked.shares[0].luck.by_hand, ==, 6);
  g_assert_cmpint (looked.shares[0].luck.tries, ==, 0);
  g_assert_cmpfloat (forcon_luck_sigmas (&looked.shares[0].luck), ==, 0);
}

static ForconEvent
check_against (gint readiness, gint modifier, gboolean passed)
{
  return (ForconEvent){ .kind = FORCON_EVENT_TARGET_CHECKED,
                        .target_checked = { .ship = RED_SHIP, .readiness = readiness, .modifier = modifier,
                                            .roll = { 0, 2 }, .passed = passed } };
}

static void
test_check (void)
{
  const ForconEvent event = check_against (6, 1, TRUE);
  Looked looked = look_at (&event, 1, "34");

  g_assert_cmpint (looked.shares[0].kind, ==, FORCON_LUCK_CHECKS);
  g_assert_cmpint (looked.shares[0].luck.tries, ==, 1);
  g_assert_cmpint (looked.shares[0].luck.successes, ==, 1);
  g_assert_cmpfloat_with_epsilon (looked.shares[0].luck.expected, 21 / 36.0, CLOSE);
}

static void
test_control (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_REPAIR_TRIED,
                        .repair_tried = { .ship = RED_SHIP, .readiness = 6, .crew_modifier = 1, .roll = { 0, 2 } } };
  g_autoptr (TestBattle) test = test_battle_new ();
  Looked looked = look_at (&event, 1, "34");
  double expected = test->rules.options.repair_at_most ? 21 / 36.0 : 15 / 36.0;

  g_assert_cmpfloat_with_epsilon (looked.shares[0].luck.expected, expected, CLOSE);
}

static void
test_criticals (void)
{
  const ForconEvent event = { .kind = FORCON_EVENT_SHIP_DAMAGED,
                              .ship_damaged = { .ship = RED_SHIP, .by = BLUE_SHIP, .points = 3, .needed = 6,
                                                .check = { 0, 3 } } };
  Looked looked = look_at (&event, 1, "666");

  g_assert_cmpint (looked.shares[0].kind, ==, FORCON_LUCK_CRITICALS);
  g_assert_true (FORCON_ID_EQUAL (looked.shares[0].side, TEST_BLUE));
  g_assert_cmpfloat_with_epsilon (looked.shares[0].luck.expected, 0.5, CLOSE);
}

static void
test_no_luck (void)
{
  const ForconEvent event = { .kind = FORCON_EVENT_SHIP_MOVED, .ship_moved = { .ship = RED_SHIP } };

  g_assert_cmpuint (look_at (&event, 1, "").n, ==, 0);
}

static void
test_sums (void)
{
  Looked one = look_at (&six_dice, 1, "445661");
  Looked other = look_at (&six_dice, 1, "111111");
  ForconLuck sum = { 0 };

  forcon_luck_add (&sum, &one.shares[0].luck);
  forcon_luck_add (&sum, &other.shares[0].luck);
  g_assert_cmpint (sum.tries, ==, 12);
  g_assert_cmpint (sum.successes, ==, 5);
  g_assert_cmpfloat_with_epsilon (sum.expected, 6.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (forcon_luck_deviation (&sum), sqrt (3.0), CLOSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/luck/six dice at 4 and more expect three hits (F-DES-1)", test_six_dice);
  g_test_add_func ("/engine/luck/dice that are thrown again count again (F-ORD-1)", test_again);
  g_test_add_func ("/engine/luck/shields that add to the dice of a ram make them hit sooner", test_ram_bonus);
  g_test_add_func ("/engine/luck/a die that the master set counts apart", test_set_die);
  g_test_add_func ("/engine/luck/a result that the master set takes its dice out", test_set_result);
  g_test_add_func ("/engine/luck/a check counts with its modifier (F-FIRE-2)", test_check);
  g_test_add_func ("/engine/luck/damage control has the limit of the rules (F-END-2)", test_control);
  g_test_add_func ("/engine/luck/criticals are the luck of who did the damage (F-CRIT-1)", test_criticals);
  g_test_add_func ("/engine/luck/a move is nobody's luck", test_no_luck);
  g_test_add_func ("/engine/luck/sums add up", test_sums);
  return g_test_run ();
}
