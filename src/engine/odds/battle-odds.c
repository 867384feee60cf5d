/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/odds/battle-odds.h"

#include "engine/captain/captain.h"
#include "base/parallel.h"
#include "engine/state/ship.h"

/* What became of one ship in all runs of a thread. */
typedef struct {
  guint in_action;
  guint withdrawn;
  guint64 hits;
} Fate;

/*
 * What one thread gathers. @left has for each side how often so many of its ships were left, one row of n_ships + 1 for
 * each side.
 */
typedef struct {
  ForconBattle *battle;
  ForconOutcome *outcome;
  Fate *fates;
  guint *left;
  guint *rounds;
  guint wins[FORCON_SIDES_MAX + 1];
  guint undecided;
  guint nobody;
  guint refused;
} Tally;

typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  gint last_round;
  guint64 seed;
  Tally *whole;
} Question;

static guint
n_sides (const Question *question)
{
  return forcon_battle_n_sides (question->battle);
}

static guint
row (const Question *question)
{
  return question->battle->n_ships + 1;
}

static gpointer
tally_new (gpointer data)
{
  const Question *question = data;
  Tally *tally = g_new0 (Tally, 1);

  tally->battle = forcon_battle_clone (question->battle);
  tally->outcome = forcon_outcome_new ();
  tally->fates = g_new0 (Fate, row (question));
  tally->left = g_new0 (guint, (n_sides (question) + 1) * row (question));
  tally->rounds = g_new0 (guint, question->last_round + 2);
  return tally;
}

static void
tally_free (Tally *tally)
{
  forcon_battle_free (tally->battle);
  forcon_outcome_free (tally->outcome);
  g_free (tally->fates);
  g_free (tally->left);
  g_free (tally->rounds);
  g_free (tally);
}

/* The side of a ship in this reckoning is the one that it began with: who is taken over is lost to it. */
static ForconSideId
side_at_start (const Question *question, guint ship)
{
  return question->battle->ships[ship - 1].side;
}

static void
count_ships (const Question *question, Tally *tally)
{
  guint left[FORCON_SIDES_MAX + 1] = { 0 };

  for (guint i = 1; i <= question->battle->n_ships; i++)
    {
      const ForconShip *state = &tally->battle->ships[i - 1];
      gboolean withdrawn = state->status == FORCON_SHIP_WITHDRAWN;
      gboolean in_action = state->status == FORCON_SHIP_IN_ACTION
                           && FORCON_ID_EQUAL (state->side, side_at_start (question, i));

      left[side_at_start (question, i).value] += in_action ? 1 : 0;
      tally->fates[i].in_action += in_action ? 1 : 0;
      tally->fates[i].withdrawn += withdrawn ? 1 : 0;
      tally->fates[i].hits += in_action || withdrawn ? (guint) state->hits : 0;
    }
  for (guint side = 1; side <= n_sides (question); side++)
    tally->left[side * row (question) + left[side]]++;
}

static void
run_once (gpointer gathered, guint number, gpointer data)
{
  Tally *tally = gathered;
  const Question *question = data;
  const ForconCaptains captains = { .sides = FORCON_ALL_SIDES, .rounds = question->last_round };

  forcon_battle_assign (tally->battle, question->battle);
  tally->battle->random = forcon_random_nth (question->seed, number);
  if (!forcon_captains_play (tally->battle, question->rules, &captains, tally->outcome))
    tally->refused++;
  count_ships (question, tally);
  guint32 sides = forcon_sides_in_action (tally->battle);
  gboolean over = tally->battle->step == FORCON_STEP_OVER;

  tally->rounds[CLAMP (tally->battle->round, 0, question->last_round)]++;
  if (!over)
    tally->undecided++;
  else if (sides == 0)
    tally->nobody++;
  for (guint side = 1; side <= n_sides (question) && over; side++)
    tally->wins[side] += (sides & (1u << side)) != 0 ? 1 : 0;
}

static void
merge (gpointer gathered, gpointer data)
{
  Tally *tally = gathered;
  const Question *question = data;
  Tally *whole = question->whole;

  for (guint i = 1; i < row (question); i++)
    {
      whole->fates[i].in_action += tally->fates[i].in_action;
      whole->fates[i].withdrawn += tally->fates[i].withdrawn;
      whole->fates[i].hits += tally->fates[i].hits;
    }
  for (guint i = 0; i < (n_sides (question) + 1) * row (question); i++)
    whole->left[i] += tally->left[i];
  for (gint i = 0; i <= question->last_round; i++)
    whole->rounds[i] += tally->rounds[i];
  for (guint side = 1; side <= n_sides (question); side++)
    whole->wins[side] += tally->wins[side];
  whole->undecided += tally->undecided;
  whole->nobody += tally->nobody;
  whole->refused += tally->refused;
  tally_free (tally);
}

/* The distribution of a count, up to the highest that came. */
static ForconDistribution *
distribution_of (const guint *counts, guint n, guint n_runs)
{
  guint most = n - 1;

  while (most > 0 && counts[most] == 0)
    most--;
  ForconDistribution *distribution = forcon_distribution_new_certain (most);

  for (guint i = 0; i <= most; i++)
    distribution->p[i] = (double) counts[i] / n_runs;
  return distribution;
}

static ForconBattleOddsSide
side_of (const ForconBattleOdds *odds, const Question *question, guint side)
{
  ForconBattleOddsSide result = { .side = { (guint16) side } };
  guint64 hits = 0;
  guint64 hits_left = 0;

  for (guint i = 1; i < row (question); i++)
    {
      const Fate *fate = &question->whole->fates[i];

      if (side_at_start (question, i).value != side || question->battle->ships[i - 1].status != FORCON_SHIP_IN_ACTION)
        continue;
      hits += (guint) question->battle->ships[i - 1].hits;
      hits_left += fate->hits;
      result.withdrawn += (double) fate->withdrawn / odds->n_runs;
      result.lost += 1.0 - (double) (fate->in_action + fate->withdrawn) / odds->n_runs;
    }
  result.wins = (double) question->whole->wins[side] / odds->n_runs;
  result.ships_left = distribution_of (&question->whole->left[side * row (question)], row (question), odds->n_runs);
  result.hits_lost = hits == 0 ? 0.0 : 1.0 - (double) hits_left / odds->n_runs / (double) hits;
  return result;
}

static void
take_whole (ForconBattleOdds *odds, const Question *question)
{
  for (guint i = 1; i < row (question); i++)
    {
      const Fate *fate = &question->whole->fates[i];
      ForconBattleOddsShip ship = { { (guint16) i }, 0.0, 0.0 };

      if (!forcon_ship_in_action (question->battle, ship.ship))
        continue;
      ship.withdrawn = (double) fate->withdrawn / odds->n_runs;
      ship.survives = (double) (fate->in_action + fate->withdrawn) / odds->n_runs;
      g_array_append_val (odds->ships, ship);
    }
  for (guint side = 1; side <= n_sides (question); side++)
    {
      ForconBattleOddsSide one = side_of (odds, question, side);

      g_array_append_val (odds->sides, one);
    }
  odds->rounds = distribution_of (question->whole->rounds, (guint) question->last_round + 1, odds->n_runs);
  odds->undecided = (double) question->whole->undecided / odds->n_runs;
  odds->nobody = (double) question->whole->nobody / odds->n_runs;
  if (question->whole->refused > 0)
    g_warning ("a captain's command was refused in %u of %u battles", question->whole->refused, odds->n_runs);
}

static void
clear_side (gpointer data)
{
  forcon_distribution_free (((ForconBattleOddsSide *) data)->ships_left);
}

/* Whether there is anything to fight out, and if not, why. */
static ForconVerdict
judge (const ForconBattle *battle, const ForconRules *rules)
{
  ForconCommand begin = { .kind = FORCON_COMMAND_BEGIN };
  g_autoptr (ForconOutcome) outcome = NULL;

  if (battle->step == FORCON_STEP_OVER)
    return (ForconVerdict){ .kind = FORCON_VERDICT_BATTLE_OVER };
  if (battle->step != FORCON_STEP_SET_UP)
    return (ForconVerdict){ .kind = FORCON_VERDICT_DONE };
  outcome = forcon_decide (battle, rules, &begin, &FORCON_DICE_GENERATED);
  return outcome->verdict;
}

ForconBattleOdds *
forcon_battle_odds_run (const ForconBattle *battle, const ForconRules *rules, guint n_runs, gint rounds, guint64 seed,
                        guint n_threads, const gint *stop)
{
  const ForconParallelWork work = { tally_new, run_once, merge };
  ForconBattleOdds *odds = g_new0 (ForconBattleOdds, 1);
  Question question = { battle, rules, MAX (battle->round, 1) + MAX (rounds, 1) - 1, seed, NULL };

  odds->verdict = judge (battle, rules);
  odds->sides = g_array_new (FALSE, FALSE, sizeof (ForconBattleOddsSide));
  odds->ships = g_array_new (FALSE, FALSE, sizeof (ForconBattleOddsShip));
  g_array_set_clear_func (odds->sides, clear_side);
  if (odds->verdict.kind != FORCON_VERDICT_DONE)
    return odds;
  odds->n_runs = CLAMP (n_runs, 1, FORCON_BATTLE_RUNS_MAX);
  question.whole = tally_new (&question);
  gboolean done = forcon_parallel_run (&work, &question, odds->n_runs, n_threads, stop);

  take_whole (odds, &question);
  tally_free (question.whole);
  if (!done)
    g_clear_pointer (&odds, forcon_battle_odds_free);
  return odds;
}

void
forcon_battle_odds_free (ForconBattleOdds *odds)
{
  if (odds == NULL)
    return;
  forcon_distribution_free (odds->rounds);
  g_array_unref (odds->sides);
  g_array_unref (odds->ships);
  g_free (odds);
}
