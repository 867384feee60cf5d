/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How captains play: against what they minded before instructions bound them, and in how many of a hundred pairs of battles each
 * instruction shows (F-CAMP-13).
 */
#include "engine/captain/captain.h"
#include "engine/state/ship.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario.h"
#include "storage/script/script.h"

#include "forcon-test-doctrine.h"
#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"

#include <locale.h>
#include <math.h>

#define PAIRS 100
#define BATTLES 400
#define ROUNDS 30

/* Other battles than those by which the weights were found. */
#define FIRST_SEED 10000

/* Battles of ships of the ready-made campaign: so many a side, and cm between them. */
#define SHIPS_LEAST 3
#define SHIPS_MOST 7
#define APART_LEAST 60
#define APART_MOST 120

/* What they minded before. */
static const ForconCaptainPolicy before = {
  .fair_launch = 0.5,
  .by_size = 0.0,
  .shields_worth = 2,
  .risk = 0.4,
  .nearness = 0.4,
  .facing = 0.2,
  .hazard = 2.0,
  .turning = 0.0,
  .outmatched = 0.5,
  .distances = 3,
  .turns = 2,
};

/* Sums over battles, each fought twice, so that both have either side. */
typedef struct {
  guint n;
  double wins;
  double wins_squared;
  double margin;
  double margin_squared;
} Score;

static ForconScript *
load_battle (void)
{
  g_autofree char *path = forcon_data_find ("scenarios/hegen-hub.xml", NULL);

  return forcon_script_load (path, NULL, NULL);
}

static ForconScenario *
load_campaign (void)
{
  g_autofree char *path = forcon_data_find ("scenarios/forcon-2010.xml", NULL);

  return forcon_scenario_load (path, NULL, NULL);
}

static void
place_ship (ForconBattle *battle, const ForconCard *card, guint16 side, guint place, gint apart)
{
  ForconPoint at = { FORCON_CM (100) + (side == 1 ? -1 : 1) * FORCON_CM (apart) / 2,
                     FORCON_CM (30) + (ForconLength) place * FORCON_CM (14) };
  ForconCard copy = { 0 };

  forcon_card_copy (&copy, card);
  g_free (copy.id);
  copy.id = g_strdup_printf ("ship-%u-%u", side, place);
  forcon_battle_add_ship (battle, &copy, (ForconSideId){ side }, at, FORCON_DEGREES (side == 1 ? 90 : 270));
}

/* The same ships on both sides, in line abreast. */
static ForconBattle *
mirror_battle (const ForconScenario *scenario, guint64 seed)
{
  ForconRandom random = forcon_random_nth (seed, 11);
  ForconBattle *battle = forcon_battle_new ("mirror", (ForconPoint){ FORCON_CM (200), FORCON_CM (150) });
  const GArray *cards = scenario->campaign->fleet->roster->cards;
  guint n = (guint) test_between (&random, SHIPS_LEAST, SHIPS_MOST);
  gint apart = test_between (&random, APART_LEAST, APART_MOST);

  forcon_battle_add_side (battle, "left", "Left");
  forcon_battle_add_side (battle, "right", "Right");
  for (guint i = 0; i < n;)
    {
      const ForconCard *card
          = &g_array_index (cards, ForconCard, (guint) test_between (&random, 0, (gint) cards->len - 1));

      if (card->speed == 0)
        continue;
      place_ship (battle, card, 1, i, apart);
      place_ship (battle, card, 2, i, apart);
      i++;
    }
  return battle;
}

static double
share_left (const ForconBattle *battle, guint side)
{
  double left = 0.0;
  double whole = 0.0;

  for (guint i = 0; i < battle->n_ships; i++)
    {
      const ForconShip *ship = &battle->ships[i];

      if (ship->side.value != side)
        continue;
      whole += g_array_index (battle->roster->cards, ForconCard, i).hits;
      if (ship->status == FORCON_SHIP_IN_ACTION || ship->status == FORCON_SHIP_WITHDRAWN)
        left += ship->hits;
    }
  return whole > 0.0 ? left / whole : 0.0;
}

/* The captains of @side are those of today, the others those who mind what they minded before. */
static void
fight (const ForconBattle *start, const ForconRules *rules, guint64 seed, guint side, double *win, double *margin)
{
  g_autoptr (ForconBattle) battle = forcon_battle_clone (start);
  g_autoptr (ForconOutcome) outcome = forcon_outcome_new ();
  ForconCaptains captains = { .sides = FORCON_ALL_SIDES, .rounds = ROUNDS };
  guint other = 3 - side;

  captains.policies[other - 1] = &before;
  battle->random = forcon_random_nth (seed, 7);
  forcon_captains_play (battle, rules, &captains, outcome);
  guint32 left = forcon_sides_in_action (battle);

  *win += left == 1u << side ? 0.5 : left == 1u << other ? 0.0 : 0.25;
  *margin += (share_left (battle, side) - share_left (battle, other)) / 2.0;
}

static void
fight_twice (Score *score, const ForconBattle *start, const ForconRules *rules, guint64 seed)
{
  double win = 0.0;
  double margin = 0.0;

  for (guint side = 1; side <= 2; side++)
    fight (start, rules, seed, side, &win, &margin);
  score->n++;
  score->wins += win;
  score->wins_squared += win * win;
  score->margin += margin;
  score->margin_squared += margin * margin;
}

static double
error_of (double sum, double squares, guint n)
{
  return sqrt (MAX (squares / n - (sum / n) * (sum / n), 0.0) / n);
}

static void
print_score (const char *name, const Score *score)
{
  g_print ("%-40s wins %.3f ± %.3f, ahead by %+.3f ± %.3f of the hits\n", name, score->wins / score->n,
           error_of (score->wins, score->wins_squared, score->n), score->margin / score->n,
           error_of (score->margin, score->margin_squared, score->n));
}

static void
bench_policy (void)
{
  g_autoptr (ForconScript) script = load_battle ();
  ForconScenario *scenario = load_campaign ();
  Score battle = { 0 };
  Score mirror = { 0 };

  g_assert_true (script != NULL && scenario != NULL);
  for (guint64 seed = FIRST_SEED; seed < FIRST_SEED + BATTLES; seed++)
    {
      g_autoptr (ForconBattle) ships = mirror_battle (scenario, seed);

      fight_twice (&battle, script->start, script->rules, seed);
      fight_twice (&mirror, ships, scenario->rules, seed);
    }
  print_score ("Hegen Hub, against captains as they were", &battle);
  print_score ("the same ships on both sides", &mirror);
  forcon_scenario_free (scenario);
}

static void
bench_instructions (void)
{
  for (guint what = 0; what < FORCON_N_WHAT; what++)
    {
      guint shown = 0;

      if (!test_doctrine_is_for_captains ((ForconWhat) what))
        continue;
      for (guint64 seed = 1; seed <= PAIRS; seed++)
        shown += test_doctrine_shows (forcon_test_rules (), (ForconWhat) what, seed) ? 1 : 0;
      g_print ("%-16s shows in %3u of %u pairs\n", forcon_what_to_word ((ForconWhat) what), shown, PAIRS);
    }
}

int
main (void)
{
  setlocale (LC_ALL, "");
  bench_policy ();
  bench_instructions ();
  return 0;
}
