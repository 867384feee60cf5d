/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The odds that the program prints, against all dice that there are: every way in which the armour dice can fall is
 * counted, and for every damage every way in which its critical dice can. Nothing of the engine is used here.
 */
#include "cli-odds.h"

#include "forcon-test-throws.h"

#include <math.h>
#include <string.h>

#define TOLERANCE 1e-12
#define DICE_MAX TEST_THROWN_MAX

typedef struct {
  double damage[DICE_MAX + 1];
  double mean;
  double critical;
} Counted;

/* The share of the falls of n dice in which at least one shows what is needed. */
static double
share_with_any (gint n, gint needed)
{
  gint dice[DICE_MAX];
  double any = 0.0;
  double all = 0.0;

  test_first_fall (dice);
  do
    {
      any += test_count_from (dice, n, needed) > 0 ? 1.0 : 0.0;
      all += 1.0;
    }
  while (test_next_fall (dice, n));
  return any / all;
}

/* All falls of n dice that hit on @needed; @stopped hits are taken off afterwards. */
static Counted
count_all (gint n, gint needed, gint stopped, gint critical)
{
  Counted counted = { 0 };
  gint dice[DICE_MAX];
  double all = 0.0;

  g_assert_cmpint (n, <=, DICE_MAX);
  test_first_fall (dice);
  do
    {
      counted.damage[MAX (test_count_from (dice, n, needed) - stopped, 0)] += 1.0;
      all += 1.0;
    }
  while (test_next_fall (dice, n));
  for (gint damage = 0; damage <= n; damage++)
    {
      counted.damage[damage] /= all;
      counted.mean += damage * counted.damage[damage];
      if (damage > 0)
        counted.critical += counted.damage[damage] * share_with_any (damage, critical);
    }
  return counted;
}

static void
assert_near (double a, double b)
{
  g_assert_cmpfloat (fabs (a - b), <=, TOLERANCE);
}

static void
assert_counted (JsonObject *odds, const Counted *counted)
{
  JsonArray *damage = json_object_get_array_member (odds, "damage");
  double sum = 0.0;

  for (guint i = 0; i <= DICE_MAX; i++)
    {
      double chance = i < json_array_get_length (damage) ? json_array_get_double_element (damage, i) : 0.0;

      assert_near (chance, counted->damage[i]);
      sum += chance;
    }
  assert_near (sum, 1.0);
  assert_near (json_object_get_double_member (odds, "mean"), counted->mean);
  assert_near (json_object_get_double_member (odds, "critical"), counted->critical);
}

/* Column and salvos by the printed table. */
static const struct {
  const char *arguments;
  gint column;
  gint salvos;
  gint armour;
  gint shields;
} batteries[] = {
  { "--firepower 6 --weapon-range 45 --distance 30 --target capital --aspect approaching --armour 5 --shields 1", 2, 4,
    5, 1 },
  { "--firepower 6 --weapon-range 45 --distance 22.5 --target capital --aspect approaching --armour 4 --shields 0", 1,
    5, 4, 0 },
  { "--firepower 6 --weapon-range 45 --distance 22.51 --target capital --aspect approaching --armour 4 --shields 0", 2,
    4, 4, 0 },
  { "--firepower 9 --weapon-range 40 --distance 30 --target capital --aspect receding --armour 6 --shields 2", 3, 5, 6,
    2 },
  { "--firepower 9 --weapon-range 40 --distance 30.01 --target capital --aspect receding --armour 6 --shields 2", 4, 3,
    6, 2 },
  { "--firepower 20 --weapon-range 40 --distance 25 --target escort --aspect abeam --armour 3 --shields 1", 5, 4, 3,
    1 },
  { "--firepower 20 --weapon-range 40 --distance 40 --behind-marker --target escort --aspect abeam --armour 3 "
    "--shields 1",
    5, 4, 3, 1 },
  { "--firepower 10 --weapon-range 40 --distance 25 --behind-marker --target capital --aspect approaching --armour 5 "
    "--shields 3",
    3, 5, 5, 3 },
  { "--firepower 11 --half --weapon-range 40 --distance 25 --target capital --aspect abeam --armour 5 --shields 0", 4,
    2, 5, 0 },
  { "--firepower 8 --weapon-range 40 --distance 25 --target orbital --armour 6 --shields 1", 1, 7, 6, 1 },
  { "--firepower 20 --weapon-range 40 --distance 25 --target torpedoes", 5, 4, 1, 0 },
  { "--firepower 24 --weapon-range 40 --distance 25 --target escort --aspect receding --armour 5 --shields 1", 4, 8, 5,
    1 },
  { "--firepower 3 --weapon-range 40 --distance 25 --target capital --aspect approaching --armour 5 --shields 9", 2, 2,
    5, 9 },
  { "--firepower 0 --weapon-range 40 --distance 25 --target capital --aspect approaching --armour 5 --shields 0", 2, 0,
    5, 0 },
  { "--firepower 6 --weapon-range 40 --distance 25 --target capital --aspect approaching --armour 1 --shields 0", 2, 4,
    1, 0 },
  { "--firepower 6 --weapon-range 40 --distance 25 --target capital --aspect approaching --armour 6 --shields 0", 2, 4,
    6, 0 },
};

/* F-ART-2, F-ART-4, F-ART-5, F-ART-6, F-CRIT-1 */
static void
test_batteries (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (batteries); i++)
    {
      g_autoptr (JsonNode) node = json_odds ("battery", batteries[i].arguments);
      JsonObject *odds = json_node_get_object (node);
      gint dice = MAX (batteries[i].salvos - batteries[i].shields, 0);
      Counted counted = count_all (dice, batteries[i].armour, 0, 6);

      g_test_message ("%s", batteries[i].arguments);
      g_assert_cmpint (json_object_get_int_member (odds, "column"), ==, batteries[i].column);
      g_assert_cmpint (json_object_get_int_member (odds, "salvos"), ==, batteries[i].salvos);
      assert_counted (odds, &counted);
    }
}

/* F-DES-1, F-CRIT-1, F-MOV-11 */
static void
test_destructors (void)
{
  for (gint strength = 0; strength <= 8; strength += 2)
    for (gint shields = 0; shields <= 3; shields += 1 + shields)
      for (gint half = 0; half <= 1; half++)
        {
          g_autofree char *arguments = g_strdup_printf ("--strength %d --shields %d%s", strength, shields,
                                                        half ? " --half" : "");
          g_autoptr (JsonNode) node = json_odds ("destructor", arguments);
          JsonObject *odds = json_node_get_object (node);
          gint dice = half ? (strength + 1) / 2 : strength;
          Counted counted = count_all (dice, 5, shields, 4);

          g_assert_cmpint (json_object_get_int_member (odds, "dice"), ==, dice);
          assert_counted (odds, &counted);
        }
}

#define SHOT_AT_A_CAPITAL                                                                                              \
  "--firepower 6 --weapon-range 45 --distance 30 --target capital --aspect approaching --armour 5 --shields 1"

static void
test_table (void)
{
  g_autoptr (Run) run = run_odds ("battery", SHOT_AT_A_CAPITAL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "Column: 2, salvos: 4, armour: 5, shields: 1\n"));
  g_assert_nonnull (strstr (run->out, "damage   1:  44.44 % ####"));
}

/* Takes one option and its value out of a line. */
static char *
without (const char *arguments, const char *option)
{
  g_auto (GStrv) words = g_strsplit (arguments, " ", -1);
  g_autoptr (GPtrArray) left = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL; i += 2)
    if (!g_str_equal (words[i], option))
      {
        g_ptr_array_add (left, words[i]);
        g_ptr_array_add (left, words[i + 1]);
      }
  g_ptr_array_add (left, NULL);
  return g_strjoinv (" ", (char **) left->pdata);
}

static void
test_missing (void)
{
  const char *const options[] = { "--firepower", "--weapon-range", "--distance", "--target",
                                  "--aspect",    "--armour",       "--shields" };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *arguments = without (SHOT_AT_A_CAPITAL, options[i]);

      assert_odds_usage ("battery", arguments, options[i]);
    }
  assert_odds_usage ("destructor", "--shields 1", "--strength");
  assert_odds_usage ("destructor", "--strength 1", "--shields");
}

static void
test_no_numbers (void)
{
  const char *const values[] = { "x", "-1", "nan", "inf", "1e3", "0x10", "99999999999999999999", "1001", "2,5", "1.5" };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *arguments = g_strconcat ("--strength ", values[i], " --shields 1", NULL);

      assert_odds_usage ("destructor", arguments, "--strength");
    }
}

/* F-SHIP-3: as on a card */
static void
test_no_armour (void)
{
  const char *const values[] = { "0", "7", "-1", "x" };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *rest = without (SHOT_AT_A_CAPITAL, "--armour");
      g_autofree char *arguments = g_strconcat (rest, " --armour ", values[i], NULL);

      assert_odds_usage ("battery", arguments, "--armour");
    }
}

static void
test_no_lengths (void)
{
  const char *const values[] = { "x", "-1", "nan", "inf", "1e1", "10001", "99999999999", "2,5", "1.234", ".5", "1.", "" };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *rest = without (SHOT_AT_A_CAPITAL, "--distance");
      g_autofree char *arguments = g_strconcat (rest, " --distance ", values[i], NULL);

      assert_odds_usage ("battery", arguments, "--distance");
    }
}

/* F-FIRE-1 */
static void
test_out_of_range (void)
{
  g_autofree char *rest = without (SHOT_AT_A_CAPITAL, "--distance");
  g_autofree char *arguments = g_strconcat (rest, " --distance 45.01", NULL);
  g_autoptr (Run) run = run_odds ("battery", arguments);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpstr (run->err, ==,
                   "forcon odds battery: the target is out of range: 45.01 cm, range 45.0 cm (F-FIRE-1)\n");
}

static void
test_wrong_words (void)
{
  assert_odds_usage ("battery", "--firepower 6 --weapon-range 45 --distance 30 --target moon --armour 5 --shields 1",
                "--target");
  assert_odds_usage ("battery",
                "--firepower 6 --weapon-range 45 --distance 30 --target escort --aspect any --armour 5 --shields 1",
                "--aspect");
  assert_odds_usage ("torpedo", "--strength 1", "torpedo");
  assert_odds_usage ("destructor", "--strength 1 --shields 1 more", "more");
}

static void
test_damaged_rules (void)
{
  g_autoptr (Run) run = run_forcon ("odds", "destructor", "--strength", "1", "--shields", "1", "--rules", "/dev/null",
                                    NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_true (is_one_line (run->err));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/odds/F-ART-6 batteries agree with a count of all dice to 1e-12", test_batteries);
  g_test_add_func ("/cli/odds/F-DES-1 destructors agree with a count of all dice to 1e-12", test_destructors);
  g_test_add_func ("/cli/odds/without --json a table with bars is printed", test_table);
  g_test_add_func ("/cli/odds/a missing option is bad usage that names it", test_missing);
  g_test_add_func ("/cli/odds/what is no whole number is bad usage", test_no_numbers);
  g_test_add_func ("/cli/odds/F-SHIP-3 armour is 1 to 6", test_no_armour);
  g_test_add_func ("/cli/odds/what is no length is bad usage", test_no_lengths);
  g_test_add_func ("/cli/odds/F-FIRE-1 a target out of range is refused with figures", test_out_of_range);
  g_test_add_func ("/cli/odds/unknown words are bad usage", test_wrong_words);
  g_test_add_func ("/cli/odds/damaged rules are status 3", test_damaged_rules);
  return g_test_run ();
}
