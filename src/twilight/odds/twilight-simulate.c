/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/odds/twilight-odds.h"

#include "base/parallel.h"
#include "base/random.h"
#include "twilight/odds/twilight-casualties.h"

#include <math.h>
#include <string.h>

/*
 * Combats that one thread fights in one go: each such piece has a generator of its own, and there are not more
 * pieces.
 */
#define PIECE 1000
#define PIECES_MOST 4000

/*
 * A number of 32 bits is a die of ten faces by its tenth of all numbers; the few behind the last tenth are drawn
 * again.
 */
#define TENTH (G_MAXUINT32 / FORCON_TWILIGHT_DIE)
#define TENTHS (TENTH * FORCON_TWILIGHT_DIE)

/* Dice that are thrown in about a second, and how many combats are worth it. */
#define DICE_OF_A_SECOND 2e8
#define RUNS_LEAST 1000
#define RUNS_ENOUGH 1000000
#define ROUNDS_GUESSED 6.0

/**
 * Stretch:
 * @count: hits that it takes, at the start
 * @dice: of each unit that is there
 * @below, @first_below: a die of which number hits: in all rounds but the first, and in the first
 * @barrage_dice, @barrage_below: the same of its barrage
 * @unit: its place among the units of the rules
 * @sustains: where the same units sustain, or −1
 *
 * Units that hits destroy one after the other, or that sustain damage.
 */
typedef struct {
  guint count;
  gboolean destroys;
  gboolean fighter;
  guint dice;
  guint32 below;
  guint32 first_below;
  guint barrage_dice;
  guint32 barrage_below;
  guint unit;
  gint half_cost;
  gint sustains;
} Stretch;

/* A side as all combats begin. */
typedef struct {
  guint n;
  Stretch stretches[FORCON_CASUALTIES_MAX];
  guint n_units;
} Side;

/* A side in a combat: how many stretches it has, hits that each still takes, the first that takes any, and units
 * that are there. */
typedef struct {
  const Side *side;
  guint n;
  guint counts[FORCON_CASUALTIES_MAX];
  guint at;
  guint n_units;
} Fleet;

/* Sums over the combats of a piece: of numbers, and of their squares. */
typedef struct {
  ForconTwilightOdds sum;
  ForconTwilightOdds squares;
} Tally;

typedef struct {
  const ForconTwilightMatch *match;
  Side sides[FORCON_TWILIGHT_SIDE_COUNT];
  guint n_runs;
  guint piece;
  guint64 seed;
  Tally *tallies;
  gboolean histograms;
  guint64 *left[FORCON_TWILIGHT_SIDE_COUNT];
} Work;

/* What a thread counted: how often so many units were left of each side. Counts do not depend on the order of the
 * pieces. */
typedef struct {
  guint64 *left[FORCON_TWILIGHT_SIDE_COUNT];
} Histograms;

static guint32
numbers_below (gint value, gint modifier)
{
  return TENTH * (guint32) lround (forcon_twilight_chance (value, modifier) * FORCON_TWILIGHT_DIE);
}

/* Where a unit sustains damage stands before where it is destroyed. */
static gint
find_sustain (const Stretch *stretches, guint n_before, guint unit)
{
  for (guint i = 0; i < n_before; i++)
    if (!stretches[i].destroys && stretches[i].unit == unit)
      return (gint) i;
  return -1;
}

static void
side_init (Side *side, const ForconTwilightRules *rules, const ForconTwilightMatch *match, ForconTwilightSide which)
{
  ForconCasualties list[FORCON_CASUALTIES_MAX];
  const ForconUnit *values = forcon_twilight_match_values (match, rules, which);
  gint modifier = match->modifiers[which];

  side->n_units = 0;
  side->n = forcon_twilight_match_casualties (rules, match, which, list);
  for (guint i = 0; i < side->n; i++)
    {
      const ForconUnit *unit = &values[list[i].place];

      side->stretches[i] = (Stretch){
        .count = list[i].count,
        .destroys = list[i].destroys,
        .fighter = unit->fighter,
        .dice = list[i].destroys ? (guint) unit->combat.dice : 0,
        .below = numbers_below (unit->combat.value, modifier),
        .first_below = numbers_below (unit->combat.value, modifier + match->first_modifiers[which]),
        .barrage_dice = list[i].destroys ? (guint) unit->barrage.dice : 0,
        .barrage_below = numbers_below (unit->barrage.value, 0),
        .unit = list[i].place,
        .half_cost = unit->half_cost,
      };
      side->stretches[i].sustains = list[i].destroys ? find_sustain (side->stretches, i, list[i].place) : -1;
      side->n_units += list[i].destroys ? list[i].count : 0;
    }
}

static void
fleet_init (Fleet *fleet, const Side *side)
{
  fleet->side = side;
  fleet->n = side->n;
  fleet->at = 0;
  fleet->n_units = side->n_units;
  for (guint i = 0; i < fleet->n; i++)
    fleet->counts[i] = side->stretches[i].count;
}

static inline guint
roll (ForconRandom *random, guint dice, guint32 below)
{
  guint hits = 0;

  while (dice > 0)
    {
      guint32 number = forcon_random_next (random);

      if (number >= TENTHS)
        continue;
      hits += number < below ? 1 : 0;
      dice--;
    }
  return hits;
}

/* One die for each unit or burst icon (T-DICE-2). */
static guint
roll_round (const Fleet *fleet, ForconRandom *random, gboolean first)
{
  const Stretch *stretches = fleet->side->stretches;
  guint hits = 0;

  for (guint i = fleet->at; i < fleet->n; i++)
    if (stretches[i].dice > 0)
      hits
          += roll (random, fleet->counts[i] * stretches[i].dice, first ? stretches[i].first_below : stretches[i].below);
  return hits;
}

static guint
roll_barrage (const Fleet *fleet, ForconRandom *random)
{
  const Stretch *stretches = fleet->side->stretches;
  guint hits = 0;

  for (guint i = 0; i < fleet->n; i++)
    if (stretches[i].barrage_dice > 0)
      hits += roll (random, fleet->counts[i] * stretches[i].barrage_dice, stretches[i].barrage_below);
  return hits;
}

/* The hits of a round, one stretch after the other. */
static void
take_hits (Fleet *fleet, guint hits)
{
  while (hits > 0 && fleet->at < fleet->n)
    {
      guint taken = MIN (hits, fleet->counts[fleet->at]);

      hits -= taken;
      fleet->counts[fleet->at] -= taken;
      if (fleet->side->stretches[fleet->at].destroys)
        fleet->n_units -= taken;
      if (fleet->counts[fleet->at] == 0)
        fleet->at++;
    }
}

/* T-AFB-1: only fighters, damaged ones first; who is gone cannot sustain damage. */
static void
take_barrage (Fleet *fleet, guint hits)
{
  for (guint i = 0; i < fleet->n; i++)
    {
      const Stretch *stretch = &fleet->side->stretches[i];
      guint taken = stretch->destroys && stretch->fighter ? MIN (hits, fleet->counts[i]) : 0;

      hits -= taken;
      fleet->counts[i] -= taken;
      fleet->n_units -= taken;
      if (taken > 0 && stretch->sustains >= 0)
        fleet->counts[stretch->sustains] = MIN (fleet->counts[stretch->sustains], fleet->counts[i]);
    }
}

static gboolean
can_hit (const Fleet *fleet)
{
  const Stretch *stretches = fleet->side->stretches;

  for (guint i = fleet->at; i < fleet->n; i++)
    if (fleet->counts[i] > 0 && stretches[i].dice > 0 && stretches[i].below > 0)
      return TRUE;
  return FALSE;
}

/* Hits that are known already count besides those that are rolled. */
static guint
with_known (const ForconTwilightMatch *match, ForconTwilightSide side, guint rolled)
{
  return (guint) MAX ((gint) rolled + match->hits[FORCON_TWILIGHT_OPPONENT (side)], 0);
}

static void
fight_barrage (const ForconTwilightMatch *match, Fleet *fleets, ForconRandom *random)
{
  guint hits[FORCON_TWILIGHT_SIDE_COUNT];

  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    hits[side] = with_known (match, side, match->rolled[side] ? 0 : roll_barrage (&fleets[side], random));
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    take_barrage (&fleets[FORCON_TWILIGHT_OPPONENT (side)], hits[side]);
}

/* Both sides roll, then the hits of both count (T-HIT-2). */
static guint
fight_round (const ForconTwilightMatch *match, Fleet *fleets, ForconRandom *random, gboolean first)
{
  gboolean known = first && !forcon_twilight_match_has_barrage (match);
  guint hits[FORCON_TWILIGHT_SIDE_COUNT];

  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      hits[side] = known && match->rolled[side] ? 0 : roll_round (&fleets[side], random, first);
      if (known)
        hits[side] = with_known (match, side, hits[side]);
    }
  take_hits (&fleets[FORCON_TWILIGHT_SIDE_DEFENDER], hits[FORCON_TWILIGHT_SIDE_ATTACKER]);
  take_hits (&fleets[FORCON_TWILIGHT_SIDE_ATTACKER], hits[FORCON_TWILIGHT_SIDE_DEFENDER]);
  return hits[FORCON_TWILIGHT_SIDE_ATTACKER] + hits[FORCON_TWILIGHT_SIDE_DEFENDER];
}

static gboolean
goes_on (const Fleet *fleets)
{
  return fleets[FORCON_TWILIGHT_SIDE_ATTACKER].n_units > 0 && fleets[FORCON_TWILIGHT_SIDE_DEFENDER].n_units > 0;
}

/* Rounds in which dice are rolled; infinity where neither can ever hit. */
static double
fight (const ForconTwilightMatch *match, Fleet *fleets, ForconRandom *random)
{
  gint round = 0;

  if (forcon_twilight_match_has_barrage (match))
    fight_barrage (match, fleets, random);
  else if (!goes_on (fleets) && match->rounds != 0)
    fight_round (match, fleets, random, TRUE);
  while (goes_on (fleets) && round != match->rounds)
    {
      guint hits = fight_round (match, fleets, random, round == 0);

      round++;
      if (hits == 0 && !can_hit (&fleets[FORCON_TWILIGHT_SIDE_ATTACKER])
          && !can_hit (&fleets[FORCON_TWILIGHT_SIDE_DEFENDER]))
        return match->rounds == FORCON_TWILIGHT_TO_THE_END ? INFINITY : (double) match->rounds;
    }
  return round;
}

static inline void
count (double *sum, double *square, double number)
{
  *sum += number;
  *square += number * number;
}

static void
count_left (const Fleet *fleet, ForconTwilightSide side, Tally *tally)
{
  double cost = 0.0;

  for (guint i = fleet->at; i < fleet->n && fleet->n_units > 0; i++)
    {
      const Stretch *stretch = &fleet->side->stretches[i];

      if (!stretch->destroys || fleet->counts[i] == 0)
        continue;
      count (&tally->sum.left[side][stretch->unit], &tally->squares.left[side][stretch->unit], fleet->counts[i]);
      cost += fleet->counts[i] * stretch->half_cost / 2.0;
    }
  count (&tally->sum.cost_left[side], &tally->squares.cost_left[side], cost);
}

static void
run (gpointer gathered, guint number, gpointer data)
{
  const Work *work = data;
  Histograms *histograms = gathered;
  Tally *tally = &work->tallies[number];
  ForconRandom random = forcon_random_nth (work->seed, number);
  guint n = MIN (work->piece, work->n_runs - number * work->piece);
  Fleet fleets[FORCON_TWILIGHT_SIDE_COUNT];

  for (guint i = 0; i < n; i++)
    {
      for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        fleet_init (&fleets[side], &work->sides[side]);
      double rounds = fight (work->match, fleets, &random);
      gboolean attacker = fleets[FORCON_TWILIGHT_SIDE_ATTACKER].n_units > 0;
      gboolean defender = fleets[FORCON_TWILIGHT_SIDE_DEFENDER].n_units > 0;

      *(attacker   ? defender ? &tally->sum.ongoing : &tally->sum.attacker
        : defender ? &tally->sum.defender
                   : &tally->sum.draw)
          += 1.0;
      count (&tally->sum.rounds, &tally->squares.rounds, rounds);
      for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        count_left (&fleets[side], side, tally);
      for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT && histograms != NULL; side++)
        histograms->left[side][fleets[side].n_units]++;
    }
}

static gpointer
begin_histograms (gpointer data)
{
  const Work *work = data;
  Histograms *histograms = work->histograms ? g_new0 (Histograms, 1) : NULL;

  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT && histograms != NULL; side++)
    histograms->left[side] = g_new0 (guint64, (gsize) work->sides[side].n_units + 1);
  return histograms;
}

static void
add_histograms (gpointer gathered, gpointer data)
{
  Work *work = data;
  Histograms *histograms = gathered;

  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT && histograms != NULL; side++)
    {
      for (guint i = 0; i <= work->sides[side].n_units; i++)
        work->left[side][i] += histograms->left[side][i];
      g_free (histograms->left[side]);
    }
  g_free (histograms);
}

/* A mean of so many, and its standard error. */
static void
estimate (double sum, double square, double n, double *mean, double *error)
{
  *mean = sum / n;
  *error = sqrt (MAX (square / n - *mean * *mean, 0.0) / n);
}

/*
 * The standard error of a share. What was never seen, or always, may still be the other way round now and then: three
 * times this error bounds how often, nineteen times in twenty.
 */
static double
error_of_share (double share, double n)
{
  return share > 0.0 && share < 1.0 ? sqrt (share * (1.0 - share) / n) : 1.0 / n;
}

/* All that is in the answer, one number after the other. */
#define N_NUMBERS (sizeof (ForconTwilightOdds) / sizeof (double))

G_STATIC_ASSERT (sizeof (ForconTwilightOdds) % sizeof (double) == 0);

static void
add_up (const Work *work, guint n_pieces, ForconTwilightOdds *odds, ForconTwilightOdds *errors)
{
  Tally whole = { 0 };
  double *sums = (double *) &whole.sum;
  double *squares = (double *) &whole.squares;
  double *means = (double *) odds;
  double *deviations = (double *) errors;

  for (guint i = 0; i < n_pieces; i++)
    for (guint k = 0; k < N_NUMBERS; k++)
      {
        sums[k] += ((const double *) &work->tallies[i].sum)[k];
        squares[k] += ((const double *) &work->tallies[i].squares)[k];
      }
  for (guint k = 0; k < N_NUMBERS; k++)
    estimate (sums[k], squares[k], work->n_runs, &means[k], &deviations[k]);
  errors->attacker = error_of_share (odds->attacker, work->n_runs);
  errors->draw = error_of_share (odds->draw, work->n_runs);
  errors->defender = error_of_share (odds->defender, work->n_runs);
  errors->ongoing = error_of_share (odds->ongoing, work->n_runs);
  if (isinf (odds->rounds))
    errors->rounds = INFINITY;
}

/* How often so many were left, as chances; the most first. */
static GArray *
survivors_of (const Work *work, guint side)
{
  GArray *survivors = g_array_new (FALSE, TRUE, sizeof (ForconTwilightSurvivors));

  for (guint i = work->sides[side].n_units + 1; i-- > 0;)
    if (work->left[side][i] > 0)
      {
        ForconTwilightSurvivors left = { .chance = (double) work->left[side][i] / work->n_runs, .n_units = i };

        g_array_append_val (survivors, left);
      }
  return survivors;
}

static gboolean
simulate (const ForconTwilightRules *rules, const ForconTwilightMatch *match, guint n_runs, guint64 seed,
          guint n_threads, const gint *stop, ForconTwilightOdds *odds, ForconTwilightOdds *errors, GArray **survivors)
{
  const ForconParallelWork how = { begin_histograms, run, add_histograms };
  g_autofree Work *work = g_new0 (Work, 1);
  guint n_pieces;

  work->match = match;
  work->n_runs = n_runs;
  work->piece = MAX (PIECE, (n_runs + PIECES_MOST - 1) / PIECES_MOST);
  work->seed = seed;
  work->histograms = survivors != NULL;
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      side_init (&work->sides[side], rules, match, side);
      work->left[side] = work->histograms ? g_new0 (guint64, (gsize) work->sides[side].n_units + 1) : NULL;
    }
  n_pieces = (n_runs + work->piece - 1) / work->piece;
  work->tallies = g_new0 (Tally, n_pieces);

  gboolean done = forcon_parallel_run (&how, work, n_pieces, n_threads, stop);

  if (done)
    add_up (work, n_pieces, odds, errors);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      if (done && survivors != NULL)
        survivors[side] = survivors_of (work, side);
      g_free (work->left[side]);
    }
  g_free (work->tallies);
  return done;
}

gboolean
forcon_twilight_simulate (const ForconTwilightRules *rules, const ForconTwilightMatch *match, guint n_runs,
                          guint64 seed, guint n_threads, const gint *stop, ForconTwilightOdds *odds,
                          ForconTwilightOdds *errors)
{
  g_return_val_if_fail (n_runs > 0 && n_runs <= FORCON_TWILIGHT_RUNS_MAX, FALSE);
  return simulate (rules, match, n_runs, seed, n_threads, stop, odds, errors, NULL);
}

gboolean
forcon_twilight_simulate_with_survivors (const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                                         guint n_runs, guint64 seed, ForconTwilightOdds *odds,
                                         ForconTwilightOdds *errors, GArray *survivors[FORCON_TWILIGHT_SIDE_COUNT])
{
  g_return_val_if_fail (n_runs > 0 && n_runs <= FORCON_TWILIGHT_RUNS_MAX, FALSE);
  return simulate (rules, match, n_runs, seed, 0, NULL, odds, errors, survivors);
}

guint
forcon_twilight_runs (const ForconTwilightRules *rules, const ForconTwilightMatch *match)
{
  double dice = 1.0;

  for (guint which = 0; which < FORCON_TWILIGHT_SIDE_COUNT; which++)
    for (guint i = 0; i < rules->n_units; i++)
      dice += forcon_force_of (&match->forces[which], (ForconUnitId){ (guint8) (i + 1) })
              * (double) forcon_twilight_match_values (match, rules, which)[i].combat.dice;
  return (guint) CLAMP (DICE_OF_A_SECOND / (dice * ROUNDS_GUESSED), RUNS_LEAST, RUNS_ENOUGH);
}
