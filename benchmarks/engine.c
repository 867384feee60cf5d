/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What a decision costs, as a multiple of what no decision can do without: a clone of the battle beside the plain copy
 * of its bytes, an attack beside the bare dice that it rolls. And how far all is from the limits that are set for it, of
 * an optimised build: 1.0 is the limit, more is better.
 */
#include "engine/odds/battle-odds.h"
#include "storage/files/data.h"
#include "engine/weapons/gunnery.h"
#include "storage/script/script.h"
#include "engine/odds/whatif.h"

#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"
#include "machine.h"

#include <locale.h>
#include <string.h>
#include <time.h>

#define N_SHIPS 60
#define N_MARKERS 40
#define SEED 60

#define ROUNDS 15
#define CLONES 20000
#define ATTACKS 10000

/* The battle that captains fight: six ships against six. */
#define BATTLE "scenarios/hegen-hub.xml"
#define BATTLES 300
#define SALVOS 10000

/* The limits. */
#define CLONE_LIMIT_US 10.0
#define ATTACKS_LIMIT 200000.0
#define WHATIF_LIMIT_MS 100.0
#define BATTLES_LIMIT 300.0

/* One piece of work, so many times. */
typedef void (*Work) (gpointer data, guint times);

/* What is measured; @sink keeps the compiler from dropping work whose result nobody reads. */
typedef struct {
  const ForconRules *rules;
  ForconBattle *battle;
  ForconCommand command;
  guint n_dice;
  gpointer from;
  gpointer to;
  gsize n_bytes;
  double drawn;
  volatile guint sink;
} Bench;

/*
 * Nanoseconds of the processor for one piece of work, in the shortest of several rounds: what the machine can do when left
 * alone.
 */
static double
measure (Work work, Bench *bench, guint times)
{
  clock_t best = G_MAXLONG;

  for (guint i = 0; i < ROUNDS; i++)
    {
      clock_t start = clock ();

      work (bench, times);
      best = MIN (best, clock () - start);
    }
  return 1e9 * (double) MAX (best, 1) / CLOCKS_PER_SEC / times;
}

/* How much better than a limit something is. */
static void
print_limit (const char *name, double value, const char *unit, double limit, gboolean at_least)
{
  g_print ("%-44s %10.2f %-12s %8.1f of the limit of %.0f\n", name, value, unit,
           at_least ? value / limit : limit / value, limit);
}

static void
clone_battle (gpointer data, guint times)
{
  Bench *bench = data;

  for (guint i = 0; i < times; i++)
    forcon_battle_free (forcon_battle_clone (bench->battle));
}

static void
copy_bytes (gpointer data, guint times)
{
  Bench *bench = data;

  for (guint i = 0; i < times; i++)
    {
      memcpy (bench->to, bench->from, bench->n_bytes);
      bench->sink += ((guint8 *) bench->to)[i % bench->n_bytes];
    }
}

/* The same attack again and again, each time with the dice that come next. */
static void
attack (gpointer data, guint times)
{
  Bench *bench = data;

  for (guint i = 0; i < times; i++)
    {
      g_autoptr (ForconOutcome) outcome
          = forcon_decide (bench->battle, bench->rules, &bench->command, &FORCON_DICE_GENERATED);

      bench->n_dice += outcome->dice->len;
      bench->battle->random = outcome->after->random;
    }
}

static void
roll_dice (gpointer data, guint times)
{
  Bench *bench = data;

  for (guint i = 0; i < times; i++)
    bench->sink += forcon_random_d6 (&bench->battle->random);
}

static gsize
bytes_of (const ForconBattle *battle)
{
  return sizeof *battle + battle->n_ships * sizeof *battle->ships + battle->objects->len * sizeof (ForconObject)
         + battle->criticals->len * sizeof (ForconCritical) + battle->shots->len * sizeof (ForconShot);
}

static void
bench_clone (Bench *bench)
{
  bench->n_bytes = bytes_of (bench->battle);
  bench->from = g_malloc0 (bench->n_bytes);
  bench->to = g_malloc0 (bench->n_bytes);

  double clone = measure (clone_battle, bench, CLONES);
  double copy = measure (copy_bytes, bench, CLONES);

  g_print ("%-44s %8.2f µs %8.1f copies of its %" G_GSIZE_FORMAT " bytes\n", "clone of a battle of 60 ships",
           clone / 1000, clone / copy, bench->n_bytes);
  print_limit ("clone of a battle of 60 ships", clone / 1000, "µs", CLONE_LIMIT_US, FALSE);
  g_free (bench->from);
  g_free (bench->to);
}

/* Dice that a shot throws before its target's shields are gone, and more than none. */
static gint
dice_of (const Bench *bench, ForconShipId ship, ForconShipId target, guint32 weapons)
{
  ForconSolution solution;
  gint dice = 0;

  forcon_gunnery_solve (bench->battle, bench->rules, ship, target, weapons, &solution);
  for (guint i = 0; i < solution.n_groups; i++)
    dice += solution.groups[i].dice;
  return dice - solution.shields;
}

/* The shot of the battle that throws the most dice. */
static gint
find_shot (Bench *bench)
{
  gint most = 0;

  for (guint i = 1; i <= bench->battle->n_ships; i++)
    for (guint j = 1; j <= bench->battle->n_ships; j++)
      {
        ForconShipId ship = { (guint16) i };
        ForconShipId target = { (guint16) j };
        guint32 usable = forcon_gunnery_usable (bench->battle, bench->rules, ship, target);
        gint dice = usable == 0 ? 0 : dice_of (bench, ship, target, usable);

        if (dice <= most)
          continue;
        most = dice;
        bench->command = forcon_command_fire (ship, target, usable);
      }
  return most;
}

static void
bench_attack (Bench *bench)
{
  if (find_shot (bench) == 0)
    return;
  double one = measure (attack, bench, ATTACKS);
  double dice = (double) bench->n_dice / ROUNDS / ATTACKS;
  double die = measure (roll_dice, bench, CLONES);

  g_print ("%-44s %8.0f a second %6.0f dice, of which it rolls %.1f\n", "attacks in a battle of 60 ships", 1e9 / one,
           one / die, dice);
  print_limit ("attacks in a battle of 60 ships", 1e9 / one, "a second", ATTACKS_LIMIT, TRUE);
  machine_compare ("   one takes", bench->drawn * one / 1e9, "draws of the generator");
}

/* Milliseconds of the shortest of several what-ifs of the same attack. */
static double
measure_whatif (const Bench *bench, guint n_threads)
{
  gint64 best = G_MAXINT64;

  for (guint i = 0; i < ROUNDS; i++)
    {
      gint64 start = g_get_monotonic_time ();
      g_autoptr (ForconWhatIf) whatif
          = forcon_whatif_run (bench->battle, bench->rules, &bench->command, SALVOS, i, n_threads, NULL);

      if (whatif != NULL)
        best = MIN (best, g_get_monotonic_time () - start);
    }
  return (double) best / 1000.0;
}

static void
bench_whatif (const Bench *bench)
{
  if (bench->command.kind != FORCON_COMMAND_FIRE)
    return;
  print_limit ("what-if of 10,000 runs, all cores", measure_whatif (bench, 0), "ms", WHATIF_LIMIT_MS, FALSE);
  print_limit ("what-if of 10,000 runs, one core", measure_whatif (bench, 1), "ms", WHATIF_LIMIT_MS, FALSE);
}

/* Seconds of the clock for so many battles of captains, in the shorter of two rounds. */
static double
measure_battles (const ForconScript *script, guint n_threads)
{
  gint64 best = G_MAXINT64;

  for (guint64 seed = 0; seed < 2; seed++)
    {
      gint64 start = g_get_monotonic_time ();
      g_autoptr (ForconBattleOdds) odds
          = forcon_battle_odds_run (script->start, script->rules, BATTLES, FORCON_BATTLE_ROUNDS, seed, n_threads, NULL);

      if (odds != NULL)
        best = MIN (best, g_get_monotonic_time () - start);
    }
  return (double) best / G_USEC_PER_SEC;
}

static void
bench_battles (double drawn)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find (BATTLE, &error);
  g_autoptr (ForconScript) script = path == NULL ? NULL : forcon_script_load (path, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (script);
  clock_t start = clock ();
  double one = measure_battles (script, 1);
  double processor = (double) (clock () - start) / CLOCKS_PER_SEC;
  double all = measure_battles (script, 0);

  print_limit ("battles of captains, 6 against 6, one core", 2 * BATTLES / processor, "a second", BATTLES_LIMIT, TRUE);
  machine_compare ("   one takes", drawn * processor / (2 * BATTLES), "draws of the generator");
  g_print ("%-44s %8.0f a second %6.2f times one core, of %u\n", "the same on all cores", BATTLES / all, one / all,
           g_get_num_processors ());
}

int
main (void)
{
  ForconRandom random = forcon_random_seeded (SEED, 1);
  Bench bench = { .rules = forcon_test_rules (), .drawn = machine_drawn () };
  ForconPoint centre = { 0, 0 };

  setlocale (LC_ALL, "");
  bench.battle = test_fleets_new (bench.rules, 2, N_SHIPS, &random);
  for (guint i = 0; i < N_MARKERS; i++)
    forcon_battle_add_object (bench.battle, FORCON_OBJECT_BLAST, centre, FORCON_CM (1));
  bench.battle->round = 1;
  bench.battle->first = bench.battle->side = (ForconSideId){ 1 };
  bench.battle->step = FORCON_STEP_FIRE;
  machine_tell ("the generator draws", bench.drawn / 1e6, "million a second");
  bench_clone (&bench);
  bench_attack (&bench);
  bench_whatif (&bench);
  bench_battles (bench.drawn);
  forcon_battle_free (bench.battle);
  return 0;
}
