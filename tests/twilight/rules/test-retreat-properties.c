/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Retreats, removals and whole combats of random fleets, by commands that are possible and others. After each everything is
 * counted: nothing is lost without a word, nothing is there twice.
 */
#include "random-clash.h"
#include "twilight-case.h"

#define N_RETREATS 6000
#define N_REMOVALS 1500
#define N_COMBATS 400

/* What the runs met with: a property that nothing put to the test is not proven. */
static guint verdicts_seen[FORCON_N_TWILIGHT_VERDICTS];

/* Units of a side that are gone, by events of one kind or loss; of the space area, or of all planets. */
typedef struct {
  guint count[FORCON_UNITS_MAX][2];
} Tally;

/* Something like a retreat: to anywhere, with anything aboard of anything. */
static ForconTwilightCommand
wild_retreat (ForconRandom *random, const ForconTwilightClash *clash)
{
  ForconTwilightCommand command = { .kind = FORCON_TWILIGHT_COMMAND_RETREAT, .side = DEFENDER };

  command.system = random_between (random, 0, clash->n_neighbours + 1);
  command.n_loads = random_between (random, 0, 4);
  for (guint i = 0; i < command.n_loads; i++)
    command.loads[i]
        = (ForconLoad){ .unit = { (guint8) random_between (random, 1, random_clash_rules ()->n_units) },
                        .damaged = random_one_in (random, 4),
                        .count = random_between (random, 1, 3),
                        .aboard = { (guint8) random_between (random, 0, random_clash_rules ()->n_units) },
                        .from = random_one_in (random, 3) ? random_between (random, 0, clash->n_planets + 1) : 0 };
  return command;
}

/* A retreat as a plan has it, sometimes with one thing changed. */
static ForconTwilightCommand
sensible_retreat (ForconRandom *random, const ForconTwilightClash *clash, gboolean changed)
{
  const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT] = { 0 };
  ForconTwilightCommand wild = wild_retreat (random, clash), command;

  g_assert_true (forcon_twilight_propose (clash, random_clash_rules (), plans, &command));
  g_assert_cmpint (command.kind, ==, FORCON_TWILIGHT_COMMAND_RETREAT);
  if (!changed)
    return command;
  if (random_one_in (random, 3))
    command.system = wild.system;
  else if (command.n_loads > 0 && random_one_in (random, 2))
    command.loads[0].aboard = wild.loads[0].aboard;
  else if (command.n_loads > 0 && random_one_in (random, 2))
    command.loads[command.n_loads - 1].count = random_between (random, 1, 3);
  else if (wild.n_loads > 0)
    command.loads[command.n_loads++] = wild.loads[0];
  return command;
}

static void
tally (Tally *tally, const ForconTwilightEvent *event)
{
  tally->count[event->unit.value - 1][event->damaged] += event->count;
}

/* What the events say went, was removed or was lost; @planets: of the planets, else of the space area. */
static Tally
told_gone (const GArray *events, ForconTwilightSide side, gboolean planets)
{
  Tally gone = { 0 };

  for (guint i = 0; i < events->len; i++)
    {
      const ForconTwilightEvent *event = &g_array_index (events, ForconTwilightEvent, i);

      if ((event->kind == FORCON_TWILIGHT_EVENT_MOVED || event->kind == FORCON_TWILIGHT_EVENT_DESTROYED)
          && event->side == side && (event->planet > 0) == planets)
        tally (&gone, event);
    }
  return gone;
}

static void
assert_difference (const ForconForce *before, const ForconForce *after, const Tally *gone)
{
  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    {
      g_assert_cmpuint (before->intact[i], ==, after->intact[i] + gone->count[i][FALSE]);
      g_assert_cmpuint (before->damaged[i], ==, after->damaged[i] + gone->count[i][TRUE]);
    }
}

/* Nothing is lost or doubled: what was there is there, or an event says what became of it. */
static void
assert_all_told (const ForconTwilightClash *before, const ForconTwilightOutcome *outcome)
{
  ForconForce planets_before = { 0 }, planets_after = { 0 };
  Tally from_space = told_gone (outcome->events, DEFENDER, FALSE);
  Tally from_planets = told_gone (outcome->events, DEFENDER, TRUE);

  assert_difference (&before->space[DEFENDER], &outcome->after->space[DEFENDER], &from_space);
  for (guint i = 0; i < before->n_planets; i++)
    {
      const ForconForce *ground = &before->planets[i].ground[DEFENDER];

      forcon_force_add (&planets_before, ground);
      forcon_force_add (&planets_after, &outcome->after->planets[i].ground[DEFENDER]);
      if (before->planets[i].controller != DEFENDER)
        g_assert_cmpmem (ground, sizeof *ground, &outcome->after->planets[i].ground[DEFENDER], sizeof *ground);
    }
  assert_difference (&planets_before, &planets_after, &from_planets);
  g_assert_cmpmem (&before->space[ATTACKER], sizeof (ForconForce), &outcome->after->space[ATTACKER],
                   sizeof (ForconForce));
}

/* T-RET-2: in space nobody is left but ships that have no move value */
static void
assert_left_behind (const ForconTwilightClash *before, const ForconTwilightClash *after)
{
  for (guint i = 0; i < random_clash_rules ()->n_units; i++)
    {
      const ForconUnit *unit = &before->players[DEFENDER].units[i];
      gboolean stays = unit->kind == FORCON_UNIT_KIND_SHIP && !unit->moves && !unit->fighter;

      g_assert_cmpuint (after->space[DEFENDER].intact[i], ==, stays ? before->space[DEFENDER].intact[i] : 0);
      g_assert_cmpuint (after->space[DEFENDER].damaged[i], ==, stays ? before->space[DEFENDER].damaged[i] : 0);
    }
}

/* So many units are in the events of a kind. */
static guint
count_told (const GArray *events, ForconTwilightEventKind kind)
{
  guint count = 0;

  for (guint i = 0; i < events->len; i++)
    {
      const ForconTwilightEvent *event = &g_array_index (events, ForconTwilightEvent, i);

      if (event->kind == kind)
        count += event->count;
    }
  return count;
}

/* T-RET-7: what arrived aboard of a kind of ship has room on those of the kind that arrived */
static void
assert_room (const ForconTwilightClash *before, const GArray *events)
{
  guint room[FORCON_UNITS_MAX + 1] = { 0 }, aboard[FORCON_UNITS_MAX + 1] = { 0 };

  for (guint i = 0; i < events->len; i++)
    {
      const ForconTwilightEvent *event = &g_array_index (events, ForconTwilightEvent, i);

      if (event->kind == FORCON_TWILIGHT_EVENT_MOVED && event->aboard.value > 0)
        aboard[event->aboard.value] += event->count;
      else if (event->kind == FORCON_TWILIGHT_EVENT_MOVED)
        room[event->unit.value]
            += event->count * (guint) forcon_twilight_values (before, DEFENDER, event->unit)->capacity;
    }
  for (guint i = 1; i <= FORCON_UNITS_MAX; i++)
    g_assert_cmpuint (aboard[i], <=, room[i]);
}

/* T-RET-7: somebody was left behind only if everything was full */
static void
assert_full (const ForconTwilightClash *before, const ForconTwilightCommand *command, const GArray *events)
{
  guint room = 0, loaded = 0;

  for (guint i = 0; i < random_clash_rules ()->n_units; i++)
    if (before->players[DEFENDER].units[i].moves)
      room += (guint) before->players[DEFENDER].units[i].capacity
              * (before->space[DEFENDER].intact[i] + before->space[DEFENDER].damaged[i]);
  for (guint i = 0; i < command->n_loads; i++)
    loaded += command->loads[i].count;
  g_assert_cmpuint (loaded, <=, room);
  for (guint i = 0; i < events->len; i++)
    if (g_array_index (events, ForconTwilightEvent, i).kind == FORCON_TWILIGHT_EVENT_DESTROYED
        && g_array_index (events, ForconTwilightEvent, i).loss == FORCON_TWILIGHT_LOSS_STRANDED)
      g_assert_cmpuint (loaded, ==, room);
}

/* T-RET-5: a die for each ship that moves by itself, and none outside of a rift */
static void
assert_dice (const ForconTwilightClash *before, const ForconTwilightCommand *command,
             const ForconTwilightOutcome *outcome)
{
  guint movers = 0;

  for (guint i = 0; i < random_clash_rules ()->n_units; i++)
    if (before->players[DEFENDER].units[i].kind == FORCON_UNIT_KIND_SHIP && before->players[DEFENDER].units[i].moves)
      movers += (guint) before->space[DEFENDER].intact[i] + before->space[DEFENDER].damaged[i];
  for (guint i = 0; i < command->n_loads; i++)
    if (forcon_twilight_values (before, DEFENDER, command->loads[i].unit)->moves)
      movers -= command->loads[i].count;
  g_assert_cmpuint (outcome->dice->len, ==, before->anomalies != 0 ? movers : 0);
}

/* T-RET-4: a token is placed where something arrived, none was there and there was one; none is lost */
static void
assert_token (const ForconTwilightClash *before, const ForconTwilightCommand *command,
              const ForconTwilightOutcome *outcome)
{
  const ForconTwilightPlayer *was = &before->players[DEFENDER], *is = &outcome->after->players[DEFENDER];
  gboolean arrived = count_told (outcome->events, FORCON_TWILIGHT_EVENT_MOVED) > 0;
  gboolean placed
      = arrived && !before->neighbours[command->system - 1].has_token[DEFENDER] && was->reinforcements + was->sheet > 0;

  g_assert_cmpint (was->reinforcements + was->sheet, ==, is->reinforcements + is->sheet + placed);
  g_assert_cmpint (is->reinforcements, ==, MAX (was->reinforcements - placed, 0));
  g_assert_cmpuint (count_told (outcome->events, FORCON_TWILIGHT_EVENT_RETREATED), ==,
                    count_told (outcome->events, FORCON_TWILIGHT_EVENT_MOVED));
}

/* Whether the retreat was done; refused, it changes nothing. */
static gboolean
try_retreat (const ForconTwilightClash *clash, const ForconTwilightCommand *command)
{
  g_autoptr (ForconTwilightOutcome) outcome
      = forcon_twilight_decide (clash, random_clash_rules (), command, &FORCON_DICE_GENERATED);

  verdicts_seen[outcome->verdict.kind]++;
  if (outcome->verdict.kind != FORCON_TWILIGHT_VERDICT_DONE)
    return FALSE;
  g_assert_true (forcon_twilight_may_retreat_to (clash, random_clash_rules (), DEFENDER, command->system));
  assert_all_told (clash, outcome);
  assert_left_behind (clash, outcome->after);
  assert_room (clash, outcome->events);
  assert_full (clash, command, outcome->events);
  assert_dice (clash, command, outcome);
  assert_token (clash, command, outcome);
  return TRUE;
}

/* T-RET-2, T-RET-4, T-RET-5, T-RET-7: arrived + removed + stayed are those that were there, whatever is wanted */
static void
test_retreats (void)
{
  const ForconTwilightVerdictKind expected[] = {
    FORCON_TWILIGHT_VERDICT_DONE,           FORCON_TWILIGHT_VERDICT_UNKNOWN_SYSTEM, FORCON_TWILIGHT_VERDICT_NOTHING_OWN,
    FORCON_TWILIGHT_VERDICT_OTHERS_THERE,   FORCON_TWILIGHT_VERDICT_ANOMALY,        FORCON_TWILIGHT_VERDICT_NO_ROOM,
    FORCON_TWILIGHT_VERDICT_ROOM_LEFT,      FORCON_TWILIGHT_VERDICT_NOT_CARGO,      FORCON_TWILIGHT_VERDICT_NOT_ENOUGH,
    FORCON_TWILIGHT_VERDICT_NOT_OWN_PLANET, FORCON_TWILIGHT_VERDICT_UNKNOWN_PLANET
  };
  guint n_done = 0;

  for (guint i = 0; i < N_RETREATS; i++)
    {
      ForconRandom random = forcon_random_seeded (RANDOM_CLASH_SEED, i);
      g_autoptr (ForconTwilightClash) clash = random_clash_new (&random);
      ForconTwilightCommand wild = wild_retreat (&random, clash), sensible, changed;

      clash->step = FORCON_TWILIGHT_STEP_RETREAT;
      clash->round = 1;
      clash->announced[DEFENDER] = TRUE;
      n_done += try_retreat (clash, &wild);
      if (forcon_twilight_eligible_systems (clash, random_clash_rules (), DEFENDER) == 0)
        continue;
      sensible = sensible_retreat (&random, clash, FALSE);
      changed = sensible_retreat (&random, clash, TRUE);
      g_assert_true (try_retreat (clash, &sensible));
      n_done += try_retreat (clash, &changed);
    }
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (verdicts_seen[expected[i]], >, 10);
  g_assert_cmpuint (n_done, >, N_RETREATS / 6);
}

/* T-END-3: a removal is done exactly if each unit of it lessens the excess, and a plan comes to the end of it */
static void
test_removals (void)
{
  const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT] = { 0 };
  guint n_done = 0, n_refused = 0;

  for (guint i = 0; i < N_REMOVALS; i++)
    {
      ForconRandom random = forcon_random_seeded (RANDOM_CLASH_SEED, i);
      g_autoptr (ForconTwilightClash) clash = random_clash_new (&random);

      clash->space[ATTACKER] = (ForconForce){ 0 };
      clash->step = FORCON_TWILIGHT_STEP_CAPACITY;
      clash->result = FORCON_TWILIGHT_WON_BY_DEFENDER;
      for (guint excess; (excess = forcon_twilight_excess (clash, DEFENDER, NULL)) > 0;)
        {
          ForconTwilightCommand command = { .kind = FORCON_TWILIGHT_COMMAND_REMOVE, .side = DEFENDER };
          gboolean wild = random_one_in (&random, 2);

          g_assert_true (forcon_twilight_propose (clash, random_clash_rules (), plans, &command));
          if (wild)
            {
              command.unit.value = (guint8) random_between (&random, 1, random_clash_rules ()->n_units);
              command.count = random_between (&random, 1, 3);
              command.damaged = random_one_in (&random, 4);
            }
          g_autoptr (ForconTwilightOutcome) outcome
              = forcon_twilight_decide (clash, random_clash_rules (), &command, &FORCON_DICE_GENERATED);

          if (outcome->after == NULL)
            {
              g_assert_true (wild);
              n_refused++;
              continue;
            }
          assert_all_told (clash, outcome);
          g_assert_cmpuint (forcon_twilight_excess (outcome->after, DEFENDER, NULL), ==, excess - command.count);
          n_done++;
          g_clear_pointer (&clash, forcon_twilight_clash_free);
          clash = g_steal_pointer (&outcome->after);
        }
    }
  g_assert_cmpuint (n_done, >, N_REMOVALS / 5);
  g_assert_cmpuint (n_refused, >, N_REMOVALS / 5);
}

/* All units of a side, wherever in the system they are. */
static ForconForce
everybody (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  ForconForce all = clash->space[side];

  for (guint i = 0; i < clash->n_planets; i++)
    forcon_force_add (&all, &clash->planets[i].ground[side]);
  return all;
}

static guint
number_of (const ForconForce *force)
{
  guint number = 0;

  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    number += (guint) force->intact[i] + force->damaged[i];
  return number;
}

/* Plays by plans to the end; returns how many units of both sides moved or were destroyed. */
static guint
play_out (ForconTwilightJournal *journal, const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT])
{
  ForconTwilightCommand command;
  guint gone = 0;

  while (forcon_twilight_propose (forcon_twilight_journal_clash (journal), random_clash_rules (), plans, &command))
    {
      g_autoptr (ForconTwilightOutcome) outcome
          = forcon_twilight_journal_do (journal, &command, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_TWILIGHT_VERDICT_DONE);
      gone += count_told (outcome->events, FORCON_TWILIGHT_EVENT_MOVED);
      gone += count_told (outcome->events, FORCON_TWILIGHT_EVENT_DESTROYED);
      g_assert_cmpuint (forcon_twilight_journal_length (journal), <, 20000);
    }
  return gone;
}

/* T-END-1, T-END-2, T-RET-2: whole combats by plans come to an end, nobody is lost without a word, who is left has room */
static void
test_combats (void)
{
  guint n_retreated = 0;

  for (guint i = 0; i < N_COMBATS; i++)
    {
      ForconRandom random = forcon_random_seeded (RANDOM_CLASH_SEED, i);
      g_autoptr (ForconTwilightClash) clash = random_clash_new (&random);
      g_autoptr (ForconTwilightJournal) journal = forcon_twilight_journal_new (clash, random_clash_rules ());
      const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT]
          = { { .barrage = TRUE, .announce_from = (gint) random_between (&random, 0, 3) },
              { .announce_from = (gint) random_between (&random, 0, 3), .order = 1 } };
      guint gone = play_out (journal, plans), before = 0, after = 0;
      const ForconTwilightClash *end = forcon_twilight_journal_clash (journal);

      for (ForconTwilightSide side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        {
          ForconForce start = everybody (clash, side), left = everybody (end, side);

          before += number_of (&start);
          after += number_of (&left);
          g_assert_cmpuint (forcon_twilight_excess (end, side, NULL), ==, 0);
          n_retreated += end->retreated[side];
        }
      g_assert_cmpuint (before, ==, after + gone);
      g_assert_cmpint (end->step, ==, FORCON_TWILIGHT_STEP_OVER);
      g_assert_cmpint (forcon_twilight_standing (end), !=, FORCON_TWILIGHT_UNDECIDED);
      g_assert_true (forcon_twilight_journal_verify (journal).agrees);
    }
  g_assert_cmpuint (n_retreated, >, N_COMBATS / 10);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/retreat-properties/retreats-lose-and-double-nothing", test_retreats);
  g_test_add_func ("/retreat-properties/removals-lessen-the-excess", test_removals);
  g_test_add_func ("/retreat-properties/combats-come-to-an-end", test_combats);
  return g_test_run ();
}
