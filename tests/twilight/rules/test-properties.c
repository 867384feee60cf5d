/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

/* Clashes of random forces, played by a plan or by whatever comes to mind; what must hold after every command, holds. */

#define N_PLANNED 150
#define N_WILD 60
#define COMMANDS_MAX 400

static guint
below (ForconRandom *random, guint bound)
{
  return forcon_random_below (random, bound);
}

static void
muster_some (const TwilightCase *self, ForconRandom *random, ForconUnitKind kind, guint most, ForconForce *force)
{
  for (guint i = 0; i < self->rules->n_units; i++)
    if (self->rules->units[i].kind == kind && below (random, 3) == 0)
      {
        force->intact[i] = (guint16) below (random, most + 1);
        force->damaged[i] = (guint16) (self->rules->units[i].sustain ? below (random, 2) : 0);
      }
}

static void
add_neighbours (ForconTwilightClash *clash, ForconRandom *random)
{
  clash->n_neighbours = below (random, 4);
  for (guint i = 0; i < clash->n_neighbours; i++)
    {
      ForconNeighbour *neighbour = &clash->neighbours[i];

      neighbour->word = "next";
      neighbour->anomalies = below (random, 3) == 0 ? 1u << below (random, FORCON_N_ANOMALY) : 0;
      for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        {
          neighbour->has_units[side] = below (random, 2);
          neighbour->has_token[side] = below (random, 2);
        }
    }
}

static TwilightCase *
random_case (ForconRandom *random)
{
  TwilightCase *self;

  if (below (random, 3) > 0)
    {
      self = twilight_space ("", "");
      for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        {
          muster_some (self, random, FORCON_UNIT_KIND_SHIP, 4, &self->start->space[side]);
          muster_some (self, random, FORCON_UNIT_KIND_GROUND, 3, &self->start->space[side]);
          self->start->players[side].reinforcements = (gint) below (random, 2);
          self->start->players[side].sheet = (gint) below (random, 2);
        }
      add_neighbours (self->start, random);
      self->start->anomalies = below (random, 4) == 0 ? 1u << FORCON_ANOMALY_GRAVITY_RIFT : 0;
    }
  else
    {
      self = twilight_ground ("", "", "", "", "", "", NULL);
      for (guint i = 0; i < 6; i++)
        {
          muster_some (self, random, FORCON_UNIT_KIND_GROUND, 4, &self->start->planets[i / 2].ground[i % 2]);
          muster_some (self, random, FORCON_UNIT_KIND_STRUCTURE, 1, &self->start->planets[i / 2].ground[i % 2]);
        }
    }
  self->start->random = forcon_random_nth (below (random, 1000000), 1);
  twilight_restart (self);
  return self;
}

static void
random_plans (ForconRandom *random, ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT])
{
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    plans[side] = (ForconTwilightPlan){ .policy = (ForconHitPolicy) below (random, FORCON_N_HIT_POLICY),
                                        .order = below (random, 2),
                                        .announce_from = (gint) below (random, 4),
                                        .barrage = below (random, 4) > 0 };
}

/* Every unit of a side, wherever it is. */
static guint
units_of (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  guint count = 0;

  for (guint8 unit = 1; unit <= FORCON_UNITS_MAX; unit++)
    {
      count += forcon_force_of (&clash->space[side], (ForconUnitId){ unit });
      for (guint i = 0; i < clash->n_planets; i++)
        count += forcon_force_of (&clash->planets[i].ground[side], (ForconUnitId){ unit });
    }
  return count;
}

/* What the events of a command say that a side has more now, and hits that it owes more. */
static void
sum_up (const GArray *events, ForconTwilightSide side, gint *units, gint *hits)
{
  for (guint i = 0; i < events->len; i++)
    {
      const ForconTwilightEvent *event = &g_array_index (events, ForconTwilightEvent, i);
      gboolean destroyed = event->kind == FORCON_TWILIGHT_EVENT_DESTROYED;

      if (event->side != side)
        continue;
      if (destroyed || event->kind == FORCON_TWILIGHT_EVENT_MOVED)
        *units -= (gint) event->count;
      if (event->kind == FORCON_TWILIGHT_EVENT_ADDED)
        *units += (gint) event->count;
      if (event->kind == FORCON_TWILIGHT_EVENT_HITS_PRODUCED)
        *hits += event->hits;
      if (event->kind == FORCON_TWILIGHT_EVENT_HITS_LOST)
        *hits -= event->hits;
      if (event->kind == FORCON_TWILIGHT_EVENT_SUSTAINED
          || (destroyed && (event->loss == FORCON_TWILIGHT_LOSS_HIT || event->loss == FORCON_TWILIGHT_LOSS_BARRAGE)))
        *hits -= (gint) event->count;
    }
}

/* T-HIT-1, T-HIT-2: no unit and no hit appears or disappears but by an event that says so. */
static void
check_sums (const ForconTwilightClash *before, const ForconTwilightOutcome *outcome, gboolean with_effects)
{
  for (gint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      ForconTwilightSide side = (ForconTwilightSide) i;
      gint units = (gint) units_of (before, side), hits = before->hits[side];

      sum_up (outcome->events, side, &units, &hits);
      g_assert_cmpint (units_of (outcome->after, side), ==, units);
      g_assert_cmpint (outcome->after->hits[side], >=, 0);
      if (!with_effects)
        g_assert_cmpint (outcome->after->hits[side], ==, hits);
    }
}

/* Decides, without touching what is given, and enters it when it could be done. */
static gboolean
do_and_check (TwilightCase *self, const ForconTwilightCommand *command, gboolean with_effects)
{
  g_autofree char *before = forcon_twilight_clash_hash (twilight_now (self));
  g_autoptr (ForconTwilightClash) was = forcon_twilight_clash_clone (twilight_now (self));
  g_autoptr (ForconTwilightOutcome) tried
      = forcon_twilight_decide (twilight_now (self), self->rules, command, &FORCON_DICE_GENERATED);
  g_autofree char *after = forcon_twilight_clash_hash (twilight_now (self));

  g_assert_cmpstr (before, ==, after);
  if (tried->verdict.kind != FORCON_TWILIGHT_VERDICT_DONE)
    {
      g_assert_cmpuint (tried->events->len, ==, 0);
      return FALSE;
    }
  forcon_twilight_outcome_free (forcon_twilight_journal_do (self->journal, command, &FORCON_DICE_GENERATED));
  g_autofree char *decided = forcon_twilight_clash_hash (tried->after);
  g_autofree char *entered = forcon_twilight_clash_hash (twilight_now (self));

  g_assert_cmpstr (decided, ==, entered);
  check_sums (was, tried, with_effects);
  return TRUE;
}

/* T-END-1, T-END-2, T-GND-3: it is over because at most one has units that fight, and that one has won. */
static void
check_end (const TwilightCase *self)
{
  const ForconTwilightClash *clash = twilight_now (self);

  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_NOTHING, ATTACKER, 0);
  g_assert_cmpint (clash->step, ==, FORCON_TWILIGHT_STEP_OVER);
  for (guint i = 0; i < clash->n_planets; i++)
    {
      g_assert_true (clash->planets[i].fought);
      g_assert_cmpint (clash->planets[i].result, !=, FORCON_TWILIGHT_UNDECIDED);
    }
}

/* The whole journal back and forth, and decided again. */
static void
check_journal (TwilightCase *self)
{
  g_autofree char *end = forcon_twilight_clash_hash (twilight_now (self));
  g_autofree char *start = forcon_twilight_clash_hash (self->start);

  g_assert_true (forcon_twilight_journal_verify (self->journal).agrees);
  while (forcon_twilight_journal_undo (self->journal))
    ;
  g_autofree char *undone = forcon_twilight_clash_hash (twilight_now (self));

  g_assert_cmpstr (undone, ==, start);
  while (forcon_twilight_journal_redo (self->journal))
    ;
  g_autofree char *redone = forcon_twilight_clash_hash (twilight_now (self));

  g_assert_cmpstr (redone, ==, end);
}

/* T-SPC-3, T-END-1: what is proposed can always be done, and comes to an end */
static void
test_planned (void)
{
  ForconRandom random = forcon_random_seeded (20, 26);

  for (guint i = 0; i < N_PLANNED; i++)
    {
      g_autoptr (TwilightCase) self = random_case (&random);
      ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT];
      ForconTwilightCommand command;

      random_plans (&random, plans);
      while (forcon_twilight_propose (twilight_now (self), self->rules, plans, &command))
        {
          g_assert_true (do_and_check (self, &command, FALSE));
          g_assert_cmpuint (forcon_twilight_journal_length (self->journal), <, COMMANDS_MAX);
        }
      check_end (self);
      check_journal (self);
    }
}

/* Any command at all, most of which will be refused. */
static ForconTwilightCommand
wild_command (const TwilightCase *self, ForconRandom *random)
{
  ForconTwilightCommand command = { .kind = (ForconTwilightCommandKind) below (random, FORCON_N_TWILIGHT_COMMAND) };

  command.side = (ForconTwilightSide) below (random, FORCON_TWILIGHT_SIDE_COUNT);
  command.unit.value = (guint8) below (random, self->rules->n_units + 1);
  command.count = below (random, 4);
  command.damaged = below (random, 2);
  command.die = below (random, 12);
  command.number = (gint) below (random, 15) - 3;
  command.system = below (random, 5);
  command.planet = below (random, 5);
  command.thing = (ForconNeighbourThing) below (random, FORCON_N_NEIGHBOUR_THING);
  command.what = (ForconTwilightEffect) below (random, FORCON_N_TWILIGHT_EFFECT);
  command.text = below (random, 5) > 0 ? "Card" : NULL;
  command.n_loads = below (random, 3);
  for (guint i = 0; i < command.n_loads; i++)
    command.loads[i] = (ForconLoad){ .unit = { (guint8) below (random, self->rules->n_units + 1) },
                                     .damaged = below (random, 4) == 0,
                                     .count = below (random, 4),
                                     .aboard = { (guint8) below (random, self->rules->n_units + 1) },
                                     .from = below (random, 3) / 2 };
  return command;
}

/* T-SPC-2, T-DICE-3: whatever is tried at whatever moment, nothing is counted below nothing, and the plan still ends it */
static void
test_wild (void)
{
  ForconRandom random = forcon_random_seeded (26, 20);

  for (guint i = 0; i < N_WILD; i++)
    {
      g_autoptr (TwilightCase) self = random_case (&random);
      ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT];
      ForconTwilightCommand command;

      random_plans (&random, plans);
      for (guint turn = 0; forcon_twilight_propose (twilight_now (self), self->rules, plans, &command); turn++)
        {
          for (guint n = 0; turn < COMMANDS_MAX / 4 && n < 4; n++)
            {
              ForconTwilightCommand wild = wild_command (self, &random);

              do_and_check (self, &wild, TRUE);
            }
          if (!forcon_twilight_propose (twilight_now (self), self->rules, plans, &command))
            break;
          g_assert_true (do_and_check (self, &command, TRUE));
          g_assert_cmpuint (turn, <, 4 * COMMANDS_MAX);
        }
      check_journal (self);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/properties/planned", test_planned);
  g_test_add_func ("/properties/wild", test_wild);
  return g_test_run ();
}
