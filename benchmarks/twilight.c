/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the odds of fleet dice cost, and how far that is from the limits that are set for it, of an optimised build:
 * 1.0 is the limit, more is better.
 */
#include "twilight/odds/twilight-odds.h"
#include "storage/rules/twilight-rules-file.h"
#include "machine.h"

#include <locale.h>
#include <time.h>

/* Each is measured so often, and the shortest counts; for so long each time. */
#define ROUNDS 9
#define SECONDS 0.05

#define RUNS 200000
#define SIMULATED_LIMIT 1e6

#define MEDIUM "1 dreadnought, 2 cruiser, 4 fighter, 1 carrier"
#define MEDIUM_FOE "2 destroyer, 3 cruiser, 1 dreadnought"
#define LARGE "10 dreadnought, 20 fighter"
#define MIXED "5 dreadnought, 8 cruiser, 8 destroyer, 10 fighter"

static ForconTwilightMatch
match_of (const ForconTwilightRules *rules, const char *attacker, const char *defender)
{
  ForconTwilightMatch match;

  forcon_twilight_match_init (&match, FORCON_TWILIGHT_PLACE_SPACE);
  forcon_force_parse (rules, attacker, &match.forces[FORCON_TWILIGHT_SIDE_ATTACKER], NULL);
  forcon_force_parse (rules, defender, &match.forces[FORCON_TWILIGHT_SIDE_DEFENDER], NULL);
  return match;
}

/* Milliseconds of the processor for the exact odds. */
static double
measure_exact (const ForconTwilightRules *rules, const ForconTwilightMatch *match)
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < ROUNDS; i++)
    {
      clock_t start = clock ();
      clock_t now = start;
      guint times = 0;
      ForconTwilightOdds odds;

      for (; (double) (now - start) < SECONDS * CLOCKS_PER_SEC; now = clock (), times++)
        forcon_twilight_odds (rules, match, &odds);
      best = MIN (best, 1e3 * (double) (now - start) / CLOCKS_PER_SEC / times);
    }
  return best;
}

static void
bench_exact (const ForconTwilightRules *rules, const char *name, const char *attacker, const char *defender,
             double limit)
{
  ForconTwilightMatch match = match_of (rules, attacker, defender);
  double exact = measure_exact (rules, &match);

  g_print ("%-44s %10.4f %-12s %8.1f of the limit of %g\n", name, exact, "ms", limit / exact, limit);
}

/* Simulated combats a second, on one core. */
static double
measure_simulated (const ForconTwilightRules *rules, const ForconTwilightMatch *match)
{
  double best = 0.0;

  for (guint i = 0; i < ROUNDS; i++)
    {
      clock_t start = clock ();
      ForconTwilightOdds odds;
      ForconTwilightOdds errors;

      forcon_twilight_simulate (rules, match, RUNS, i, 1, NULL, &odds, &errors);
      best = MAX (best, RUNS * (double) CLOCKS_PER_SEC / (double) (clock () - start));
    }
  return best;
}

int
main (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconTwilightRules) rules = forcon_twilight_rules_load_named ("twilight", &error);

  setlocale (LC_ALL, "");
  g_assert_no_error (error);
  bench_exact (rules, "exact odds of a medium fleet", MEDIUM, MEDIUM_FOE, 0.05);
  bench_exact (rules, "exact odds of 30 ships against 30", LARGE, LARGE, 1.0);
  bench_exact (rules, "exact odds of 31 ships of four kinds", MIXED, MIXED, 25.0);

  ForconTwilightMatch match = match_of (rules, MEDIUM, MEDIUM_FOE);
  double simulated = measure_simulated (rules, &match), drawn = machine_drawn ();

  g_print ("%-44s %10.0f %-12s %8.1f of the limit of %.0f\n", "simulated combats of a medium fleet, one core",
           simulated, "a second", simulated / SIMULATED_LIMIT, SIMULATED_LIMIT);
  machine_tell ("the generator draws", drawn / 1e6, "million a second");
  machine_compare ("   one takes", drawn / simulated, "draws of the generator");
  return 0;
}
