/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/odds/whatif.h"

#include "base/parallel.h"
#include "engine/state/ship.h"

/* How often each count but 0 came. It grows as counts do. */
typedef struct {
  GArray *runs;
} Counts;

/* What happened to one ship in all runs of a thread. */
typedef struct {
  Counts hits_lost;
  Counts criticals;
  guint out;
} Fate;

/* What happened to one ship in the run at hand. */
typedef struct {
  gint hits_lost;
  gint criticals;
} Harm;

/* What one thread gathers, in memory that it uses again for every run. */
typedef struct {
  ForconBattle *battle;
  ForconOutcome *outcome;
  Harm *harm;
  Fate *fates;
  Counts own_lost;
  Counts hostile_lost;
  Counts shot_down;
  guint checked;
  guint passed;
} Tally;

/* What all threads read, and what they gather in the end. */
typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  const ForconCommand *command;
  ForconSideId side;
  guint64 seed;
  Tally *whole;
} Question;

static void
counts_add (Counts *counts, gint value, guint times)
{
  if (value == 0 || times == 0)
    return;
  if (counts->runs == NULL)
    counts->runs = g_array_new (FALSE, TRUE, sizeof (guint));
  if ((guint) value >= counts->runs->len)
    g_array_set_size (counts->runs, (guint) value + 1);
  g_array_index (counts->runs, guint, value) += times;
}

static void
counts_merge (Counts *counts, Counts *more)
{
  for (guint i = 0; more->runs != NULL && i < more->runs->len; i++)
    counts_add (counts, (gint) i, g_array_index (more->runs, guint, i));
  g_clear_pointer (&more->runs, g_array_unref);
}

/* All runs that did not count anything counted 0. */
static ForconDistribution *
counts_take (Counts *counts, guint n_runs)
{
  guint most = counts->runs == NULL ? 0 : counts->runs->len - 1;
  ForconDistribution *distribution = forcon_distribution_new_certain (most);
  guint nothing = n_runs;

  for (guint i = 1; i <= most; i++)
    {
      distribution->p[i] = (double) g_array_index (counts->runs, guint, i) / n_runs;
      nothing -= g_array_index (counts->runs, guint, i);
    }
  distribution->p[0] = (double) nothing / n_runs;
  g_clear_pointer (&counts->runs, g_array_unref);
  return distribution;
}

static gpointer
tally_new (gpointer data)
{
  const Question *question = data;
  guint n = question->battle->n_ships + 1;
  Tally *tally = g_new0 (Tally, 1);

  tally->battle = forcon_battle_clone (question->battle);
  tally->outcome = forcon_outcome_new ();
  tally->harm = g_new0 (Harm, n);
  tally->fates = g_new0 (Fate, n);
  return tally;
}

static void
tally_free (Tally *tally)
{
  forcon_battle_free (tally->battle);
  forcon_outcome_free (tally->outcome);
  g_free (tally->harm);
  g_free (tally->fates);
  g_free (tally);
}

/* What the command hangs on, if the event is such a check. */
static gboolean
check_of (const ForconEvent *event, gboolean *passed)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_TARGET_CHECKED:
      *passed = event->target_checked.passed;
      return TRUE;
    case FORCON_EVENT_ORDER_GIVEN:
      *passed = TRUE;
      return event->order_given.check.count > 0;
    case FORCON_EVENT_ORDER_FAILED:
      *passed = FALSE;
      return TRUE;
    case FORCON_EVENT_BRACED:
      *passed = event->braced.passed;
      return event->braced.check.count > 0;
    case FORCON_EVENT_LAUNCH_PREPARED:
      *passed = event->launch_prepared.passed;
      return TRUE;
    case FORCON_EVENT_REPAIR_TRIED:
      *passed = event->repair_tried.repaired;
      return TRUE;
    case FORCON_EVENT_FALL_STOPPED:
      *passed = event->fall_stopped.stopped;
      return TRUE;
    case FORCON_EVENT_RAM_CHECKED:
      *passed = event->ram_checked.passed;
      return TRUE;
    case FORCON_EVENT_TAKEOVER_TRIED:
      *passed = event->takeover_tried.passed;
      return TRUE;
    case FORCON_EVENT_SWEEP_CHECKED:
      *passed = event->sweep_checked.passed;
      return TRUE;
    case FORCON_EVENT_FLAG_CHECKED:
      *passed = event->flag_checked.passed;
      return event->flag_checked.reason == FORCON_FLAG_REASON_WISH;
    default:
      return FALSE;
    }
}

/* Torpedoes that turrets or guns took out. */
static gint
shot_down_in (const ForconEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_TURRETS_FIRED:
      return event->turrets_fired.shot_down;
    case FORCON_EVENT_SALVO_FIRED_AT:
      return event->salvo_fired_at.shot_down;
    case FORCON_EVENT_MINE_LAUNCHED:
      return event->mine_launched.shot_down;
    default:
      return 0;
    }
}

static void
count_events (Tally *tally)
{
  gboolean checked = FALSE;
  gint shot_down = 0;

  for (guint i = 0; i < tally->outcome->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (tally->outcome->events, ForconEvent, i);
      gboolean passed = FALSE;

      if (event->kind == FORCON_EVENT_SHIP_DAMAGED)
        tally->harm[event->ship_damaged.ship.value].hits_lost += event->ship_damaged.points;
      else if (event->kind == FORCON_EVENT_CRITICAL_HIT)
        {
          tally->harm[event->critical_hit.ship.value].hits_lost += event->critical_hit.extra;
          tally->harm[event->critical_hit.ship.value].criticals++;
        }
      else if (event->kind == FORCON_EVENT_ESCORT_DESTROYED)
        tally->harm[event->escort_destroyed.ship.value].criticals++;
      else if (!checked && check_of (event, &passed))
        {
          checked = TRUE;
          tally->checked++;
          tally->passed += passed ? 1 : 0;
        }
      shot_down += shot_down_in (event);
    }
  counts_add (&tally->shot_down, shot_down, 1);
}

static void
count_ships (Tally *tally, const Question *question)
{
  gint own = 0;
  gint hostile = 0;

  for (guint i = 1; i <= question->battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      Fate *fate = &tally->fates[i];
      Harm harm = tally->harm[i];

      if (forcon_sides_hostile (question->battle, forcon_battle_ship (question->battle, ship)->side, question->side))
        hostile += harm.hits_lost;
      else
        own += harm.hits_lost;
      counts_add (&fate->hits_lost, harm.hits_lost, 1);
      counts_add (&fate->criticals, harm.criticals, 1);
      if (forcon_ship_in_action (question->battle, ship) && !forcon_ship_in_action (tally->battle, ship))
        fate->out++;
      tally->harm[i] = (Harm){ 0 };
    }
  counts_add (&tally->own_lost, own, 1);
  counts_add (&tally->hostile_lost, hostile, 1);
}

/* Should the dice of one run lead to a refusal, nothing happens in it. */
static void
run_once (gpointer gathered, guint number, gpointer data)
{
  Tally *tally = gathered;
  const Question *question = data;

  forcon_battle_assign (tally->battle, question->battle);
  tally->battle->random = forcon_random_nth (question->seed, number);
  if (!forcon_decide_in_place (tally->battle, question->rules, question->command, &FORCON_DICE_GENERATED,
                               tally->outcome))
    {
      g_array_set_size (tally->outcome->events, 0);
      forcon_battle_assign (tally->battle, question->battle);
    }
  count_events (tally);
  count_ships (tally, question);
}

static void
merge (gpointer gathered, gpointer data)
{
  Tally *tally = gathered;
  const Question *question = data;
  Tally *whole = question->whole;

  for (guint i = 1; i <= question->battle->n_ships; i++)
    {
      counts_merge (&whole->fates[i].hits_lost, &tally->fates[i].hits_lost);
      counts_merge (&whole->fates[i].criticals, &tally->fates[i].criticals);
      whole->fates[i].out += tally->fates[i].out;
    }
  counts_merge (&whole->own_lost, &tally->own_lost);
  counts_merge (&whole->hostile_lost, &tally->hostile_lost);
  counts_merge (&whole->shot_down, &tally->shot_down);
  whole->checked += tally->checked;
  whole->passed += tally->passed;
  tally_free (tally);
}

/* Ships that nothing happened to are left out, but for the target. */
static void
take_ships (ForconWhatIf *whatif, const Question *question)
{
  for (guint i = 1; i <= question->battle->n_ships; i++)
    {
      Fate *fate = &question->whole->fates[i];
      ForconWhatIfShip ship = { .ship = { (guint16) i } };

      ship.hits_lost = counts_take (&fate->hits_lost, whatif->n_runs);
      ship.criticals = counts_take (&fate->criticals, whatif->n_runs);
      ship.mean = forcon_distribution_mean (ship.hits_lost);
      ship.critical = forcon_distribution_at_least (ship.criticals, 1);
      ship.out = (double) fate->out / whatif->n_runs;
      g_array_append_val (whatif->ships, ship);
      if (ship.hits_lost->n == 1 && ship.criticals->n == 1 && fate->out == 0
          && !FORCON_ID_EQUAL (ship.ship, forcon_command_ship (question->command, "target")))
        g_array_set_size (whatif->ships, whatif->ships->len - 1);
    }
}

/* Who gives the command: the side of its ship or formation, else the one at turn. */
static ForconSideId
side_of (const ForconBattle *battle, const ForconCommand *command)
{
  ForconFormationId id = { (guint16) forcon_command_number (command, "formation") };
  const ForconShip *ship = forcon_battle_ship (battle, forcon_command_ship (command, "ship"));
  const ForconFormation *formation = forcon_battle_formation (battle, id);

  if (formation != NULL)
    return formation->side;
  if (ship != NULL)
    return ship->side;
  return !FORCON_ID_IS_NONE (battle->side) ? battle->side : (ForconSideId){ 1 };
}

static void
clear_ship (gpointer data)
{
  ForconWhatIfShip *ship = data;

  forcon_distribution_free (ship->hits_lost);
  forcon_distribution_free (ship->criticals);
}

static void
take_whole (ForconWhatIf *whatif, const Question *question)
{
  Tally *whole = question->whole;

  take_ships (whatif, question);
  whatif->own_lost = counts_take (&whole->own_lost, whatif->n_runs);
  whatif->hostile_lost = counts_take (&whole->hostile_lost, whatif->n_runs);
  whatif->shot_down = counts_take (&whole->shot_down, whatif->n_runs);
  whatif->checked = whole->checked;
  whatif->passed = whole->checked == 0 ? 0.0 : (double) whole->passed / whole->checked;
}

ForconWhatIf *
forcon_whatif_run (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command, guint n_runs,
                   guint64 seed, guint n_threads, const gint *stop)
{
  const ForconParallelWork work = { tally_new, run_once, merge };
  ForconWhatIf *whatif = g_new0 (ForconWhatIf, 1);
  g_autoptr (ForconOutcome) first = forcon_decide (battle, rules, command, &FORCON_DICE_GENERATED);
  Question question = { battle, rules, command, side_of (battle, command), seed, NULL };

  whatif->ships = g_array_new (FALSE, FALSE, sizeof (ForconWhatIfShip));
  g_array_set_clear_func (whatif->ships, clear_ship);
  whatif->verdict = first->verdict;
  if (first->verdict.kind != FORCON_VERDICT_DONE)
    return whatif;
  whatif->n_runs = CLAMP (n_runs, 1, FORCON_WHATIF_RUNS_MAX);
  question.whole = tally_new (&question);
  gboolean done = forcon_parallel_run (&work, &question, whatif->n_runs, n_threads, stop);

  take_whole (whatif, &question);
  tally_free (question.whole);
  if (!done)
    g_clear_pointer (&whatif, forcon_whatif_free);
  return whatif;
}

void
forcon_whatif_free (ForconWhatIf *whatif)
{
  if (whatif == NULL)
    return;
  g_array_unref (whatif->ships);
  forcon_distribution_free (whatif->own_lost);
  forcon_distribution_free (whatif->hostile_lost);
  forcon_distribution_free (whatif->shot_down);
  g_free (whatif);
}
