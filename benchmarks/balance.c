/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How well the points of classes foretell fights that they were not found by, against hits alone, and how long it takes
 * to know a side's advantage to 2 in 100, on two threads.
 */
#include "engine/balance/balance.h"
#include "engine/odds/battle-odds.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario.h"
#include "storage/script/script.h"

#include <locale.h>

#define FIGHTS 2400
#define TRIALS 3000
#define THREADS 2

/* What is wanted: a Brier score at most, and seconds at most. */
#define BRIER_LIMIT 0.18
#define SECONDS_LIMIT 60.0

static GArray *
fleets_of (const ForconBattle *battle)
{
  GArray *fleets = g_array_new (FALSE, TRUE, sizeof (ForconBalanceFleet));

  g_array_set_clear_func (fleets, forcon_balance_fleet_clear);
  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    {
      ForconBalanceFleet fleet = { g_strdup (forcon_battle_side (battle, (ForconSideId){ (guint16) side })->name),
                                   g_ptr_array_new () };

      for (guint i = 1; i <= battle->n_ships; i++)
        if (battle->ships[i - 1].side.value == side)
          g_ptr_array_add (fleet.cards, (gpointer) forcon_battle_card (battle, (ForconShipId){ (guint16) i }));
      g_array_append_val (fleets, fleet);
    }
  return fleets;
}

static void
bench_points (const char *name, const ForconBattle *battle, const ForconRules *rules)
{
  g_autoptr (GArray) fleets = fleets_of (battle);
  const ForconBalanceWish wish = { .fleets = fleets, .rules = rules, .fights = 2, .trials = TRIALS,
                                   .rounds = FORCON_BATTLE_ROUNDS, .seed = 1, .n_threads = THREADS };
  gint64 start = g_get_monotonic_time ();
  g_autoptr (ForconBalance) balance = forcon_balance_run (&wish);

  g_print ("%-16s Brier score on fights held out %.3f, %.1f of the limit of %.2f; by hits alone %.3f; %.1f s\n", name,
           balance->brier, balance->brier / BRIER_LIMIT, BRIER_LIMIT, balance->brier_hits,
           (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
}

static void
bench_advantage (const ForconScript *script)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (ForconBattleOdds) odds
      = forcon_battle_odds_run (script->start, script->rules, FIGHTS, FORCON_BATTLE_ROUNDS, 1, THREADS, NULL);
  double seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  double least = 0.0;
  double most = 0.0;

  forcon_balance_interval (g_array_index (odds->sides, ForconBattleOddsSide, 0).wins, FIGHTS, &least, &most);
  g_print ("hegen-hub        advantage to ± %.1f %% in %.1f s, %.2f of the limit of %.0f s\n",
           50.0 * (most - least), seconds, seconds / SECONDS_LIMIT, SECONDS_LIMIT);
}

int
main (void)
{
  setlocale (LC_ALL, "");
  g_autofree char *battle = forcon_data_find ("scenarios/hegen-hub.xml", NULL);
  g_autofree char *campaign = forcon_data_find ("scenarios/forcon-2010.xml", NULL);
  g_autoptr (ForconScript) script = forcon_script_load (battle, NULL, NULL);
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (campaign, NULL, NULL);

  g_assert_true (script != NULL && scenario != NULL);
  bench_points ("hegen-hub", script->start, script->rules);
  bench_points ("forcon-2010", scenario->campaign->fleet, scenario->rules);
  bench_advantage (script);
  return 0;
}
