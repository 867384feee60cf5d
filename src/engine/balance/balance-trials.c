/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/balance/balance-private.h"

#include "base/parallel.h"
#include "engine/balance/arena.h"
#include "engine/captain/captain.h"
#include "engine/state/ship.h"

/* Ships of a trial's fleets, and how far apart they begin. */
#define SHIPS_MOST 5
#define APART_LEAST FORCON_CM (60)
#define APART_MOST FORCON_CM (110)

/* No fleet of a trial has more than so many times the hits of the other: who wins then teaches nothing. */
#define HITS_RATIO 2

#define FIGHTS_OF_TRIAL 2

/* So many trials at once, between which one tells how far it is. */
#define TRIALS_AT_ONCE 64

typedef struct {
  const ForconBalanceWish *wish;
  const ForconBalanceClasses *classes;
  ForconTrials *trials;
  guint first;
} Question;

/* Trials write where nobody else does: nothing is gathered. */
static gpointer
begin (gpointer data)
{
  return data;
}

static void
end (gpointer gathered, gpointer data)
{
}

static gint
hits_of (const GPtrArray *cards)
{
  gint hits = 0;

  for (guint i = 0; i < cards->len; i++)
    hits += ((const ForconCard *) g_ptr_array_index (cards, i))->hits;
  return hits;
}

/* Every class is as likely, not every ship: the rare ones are to be weighed as well. */
static const ForconCard *
draw_card (const ForconBalanceClasses *classes, ForconRandom *random)
{
  const GPtrArray *cards
      = g_ptr_array_index (classes->cards, forcon_random_below (random, classes->cards->len));

  return g_ptr_array_index (cards, forcon_random_below (random, cards->len));
}

static GPtrArray *
draw_fleet (const ForconBalanceClasses *classes, ForconRandom *random)
{
  GPtrArray *cards = g_ptr_array_new ();
  guint n = 1 + forcon_random_below (random, SHIPS_MOST);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (cards, (gpointer) draw_card (classes, random));
  return cards;
}

/* Ships join the weaker fleet until it is within reach of the other. */
static void
bring_near (GPtrArray *one, GPtrArray *other, const ForconBalanceClasses *classes, ForconRandom *random)
{
  while (MAX (hits_of (one), hits_of (other)) > HITS_RATIO * MIN (hits_of (one), hits_of (other)))
    g_ptr_array_add (hits_of (one) < hits_of (other) ? one : other, (gpointer) draw_card (classes, random));
}

static void
count_classes (const ForconBalanceClasses *classes, const GPtrArray *cards, guint8 *counts)
{
  for (guint i = 0; i < cards->len; i++)
    counts[forcon_balance_class_of (classes, g_ptr_array_index (cards, i))]++;
}

/* What the side of this number got of a fight: 1, 0 or ½. */
static double
fight (const ForconBalanceWish *wish, const GPtrArray *left, const GPtrArray *right, ForconRandom *random, guint side)
{
  ForconLength apart
      = APART_LEAST + (ForconLength) forcon_random_below (random, (guint32) (APART_MOST - APART_LEAST + 1));
  g_autoptr (ForconBattle) battle = forcon_arena_new (left, right, apart);
  g_autoptr (ForconOutcome) outcome = forcon_outcome_new ();
  const ForconCaptains captains = { .sides = FORCON_ALL_SIDES, .rounds = wish->rounds };

  battle->random = forcon_random_nth (forcon_random_next (random), 0);
  forcon_captains_play (battle, wish->rules, &captains, outcome);
  guint32 sides = forcon_sides_in_action (battle);

  return sides == 1u << side ? 1.0 : sides == 1u << (3 - side) ? 0.0 : 0.5;
}

static void
run (gpointer gathered, guint number, gpointer data)
{
  const Question *question = data;
  const ForconBalanceWish *wish = question->wish;
  guint trial = question->first + number;
  gsize row = (gsize) trial * question->trials->n_classes;
  ForconRandom random = forcon_random_nth (wish->seed, trial);
  g_autoptr (GPtrArray) one = draw_fleet (question->classes, &random);
  g_autoptr (GPtrArray) other = draw_fleet (question->classes, &random);

  bring_near (one, other, question->classes, &random);
  count_classes (question->classes, one, question->trials->left + row);
  count_classes (question->classes, other, question->trials->right + row);
  question->trials->won[trial]
      = (fight (wish, one, other, &random, 1) + fight (wish, other, one, &random, 2)) / FIGHTS_OF_TRIAL;
}

ForconTrials *
forcon_balance_try (const ForconBalanceWish *wish, const ForconBalanceClasses *classes)
{
  const ForconParallelWork work = { begin, run, end };
  Question question = { wish, classes, forcon_trials_new (classes->names->len, wish->trials, FIGHTS_OF_TRIAL), 0 };
  gboolean done = TRUE;

  for (; done && question.first < wish->trials; question.first += TRIALS_AT_ONCE)
    {
      done = forcon_parallel_run (&work, &question, MIN (TRIALS_AT_ONCE, wish->trials - question.first),
                                  wish->n_threads, wish->stop)
             && forcon_balance_tell (wish, 0.5 * question.first / wish->trials);
    }
  if (!done)
    g_clear_pointer (&question.trials, forcon_trials_free);
  return question.trials;
}
