/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Battles of random fleets under random commands, legal and not. After every command everything is checked that has to
 * hold whatever happens.
 */
#include "engine/state/formation.h"
#include "engine/decision/journal.h"
#include "engine/state/ship.h"

#include "forcon-test-captain.h"
#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"

#define N_BATTLES 200
#define N_COMMANDS 200
#define N_COMMANDS_LEAST 10000

/* Some events and verdicts need a rare chance, or what no captain here does: a face that is none, a battle of one side. */
#define N_RARE_EVENTS 5
#define N_RARE_VERDICTS 30

/* Any other number is a run of other battles. */
#define SEED 2010

/* What the runs met with: a property that nothing put to the test is not proven. */
static guint events_seen[FORCON_N_EVENTS];
static guint verdicts_seen[FORCON_N_VERDICTS];
static guint commands_tried;

/* @master: whether the master's hand meddles with this battle: then a few promises are not the rules' to keep */
typedef struct {
  ForconRules rules;
  ForconJournal *journal;
  ForconRandom random;
  gboolean master;
} Run;

/* Battles differ in their options too: section 15 of the rules. */
static ForconRules
random_rules (ForconRandom *random)
{
  ForconRules rules = *forcon_test_rules ();

  rules.options.orders_readiness_check = test_between (random, 0, 1);
  rules.options.shields_after_armour = test_between (random, 0, 1);
  rules.options.repair_at_most = test_between (random, 0, 1);
  rules.options.markers_all = test_between (random, 0, 3) == 0;
  rules.options.boarding_rounds = test_between (random, 0, 2);
  rules.options.sweeper_dice = test_between (random, 1, 2);
  rules.options.detection_ties_found = test_between (random, 0, 1);
  rules.options.station_dice = test_between (random, 1, 2);
  rules.options.orbit_engine_falling = test_between (random, 0, 1);
  rules.options.broken_joins_in_contact = test_between (random, 0, 1);
  rules.options.mines_fixed_column = test_between (random, 0, 1);
  rules.options.hull_for_good = test_between (random, 0, 1);
  rules.options.criticals_of_extra = test_between (random, 0, 1);
  rules.options.every_critical_binds = test_between (random, 0, 1);
  return rules;
}

static void
run_init (Run *run, guint number)
{
  run->random = forcon_random_seeded (SEED, number);
  run->rules = random_rules (&run->random);
  guint n_sides = number % 3 == 0 ? 3 : 2;

  run->master = number % 4 == 1;
  guint n_ships = (guint) test_between (&run->random, 3, 12);
  g_autoptr (ForconBattle) start = test_fleets_new (&run->rules, n_sides, n_ships, &run->random);

  test_fleets_arrange (start, &run->rules, &run->random);

  run->journal = forcon_journal_new (start, &run->rules);
}

static void
run_clear (Run *run)
{
  g_clear_pointer (&run->journal, forcon_journal_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* Without a reason nothing is done by hand. */
static ForconCommand
wild_command (Run *run)
{
  ForconCommand command = test_captain_wild (forcon_journal_battle (run->journal), &run->random);

  if (!run->master)
    command.reason = NULL;
  return command;
}

static ForconCommand
next_command (Run *run)
{
  const ForconBattle *battle = forcon_journal_battle (run->journal);
  gint who = test_between (&run->random, 0, 7);

  if (run->master && test_between (&run->random, 0, 4) == 0)
    return test_captain_master (battle, &run->random);
  switch (who)
    {
    case 0:
      return wild_command (run);
    case 1:
    case 2:
    case 3:
      return test_captain_careless (battle, &run->rules, &run->random);
    default:
      return test_captain_sensible (battle, &run->rules, &run->random);
    }
}

static void
assert_hash (const ForconBattle *battle, const char *expected)
{
  g_autofree char *hash = forcon_battle_hash (battle);

  g_assert_cmpstr (hash, ==, expected);
}

/* Hits of a ship out of action count no more, but for one that may come back. */
static gboolean
keeps_hits (ForconShipStatus status)
{
  return status == FORCON_SHIP_IN_ACTION || status == FORCON_SHIP_WITHDRAWN || status == FORCON_SHIP_CAPTURED;
}

/* F-ORD-1, F-ORD-2, F-TORP-1, F-CRIT-4: what runs out with the turns is never below 0 nor without end */
static void
check_times (const ForconBattle *battle, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);
  const gint times[] = { ship->shaken, ship->no_turn, ship->brace_ends, ship->captive, ship->falling };

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_assert_cmpint (times[i], >=, 0);
      g_assert_cmpint (times[i], <=, 2);
    }
  g_assert_cmpint (ship->strained, >=, 0);
  g_assert_cmpint (ship->strained, <=, 2);
  g_assert_cmpint (ship->mines_laid, <=, forcon_battle_card (battle, id)->mines);
  g_assert_cmpint (ship->landed, <=, forcon_battle_card (battle, id)->troops);
}

/* F-SHIP-5, F-SHLD-1: shields that were doubled count twice */
static void
check_values (const Run *run, const ForconBattle *battle, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);
  const ForconCard *card = forcon_battle_card (battle, id);
  gint readiness = forcon_ship_readiness (battle, &run->rules, id);

  g_assert_cmpint (ship->hits, <=, keeps_hits (ship->status) ? card->hits : 0);
  g_assert_cmpint (readiness, >=, run->rules.readiness_minimum + run->rules.damage_readiness);
  g_assert_cmpint (readiness, <=, card->readiness);
  g_assert_cmpint (ship->shields_used, <=, card->shields * run->rules.brace_factor);
  check_times (battle, id);
}

/* What holds of every ship: F-SHIP-5, F-SHLD-1, F-CAT-1, F-TURN-3. */
static void
check_ship (const Run *run, const ForconBattle *battle, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);
  const ForconCard *card = forcon_battle_card (battle, id);
  gboolean in_action = ship->status == FORCON_SHIP_IN_ACTION;
  guint32 weapons = (1u << card->weapons->len) - 1;

  if (!run->master)
    check_values (run, battle, id);
  g_assert_cmpint (ship->hits, >=, in_action ? 1 : 0);
  g_assert_cmpint (ship->shields_used, >=, 0);
  g_assert_cmpint (forcon_ship_shields_left (battle, id), >=, 0);
  g_assert_cmpint (ship->heading, ==, forcon_angle_normalise (ship->heading));
  g_assert_cmphex (ship->fired & ~weapons, ==, 0);
  g_assert_cmphex (ship->returned & ~weapons, ==, 0);
  g_assert_cmphex (ship->loading & ~weapons, ==, 0);
  /* The master may call a ship back that has left the table. */
  if (!in_action || run->master)
    return;
  g_assert_cmpint (ship->position.x, >=, 0);
  g_assert_cmpint (ship->position.y, >=, 0);
  if (!FORCON_ID_IS_NONE (ship->planet))
    return;
  g_assert_cmpint (ship->position.x, <=, battle->size.x);
  g_assert_cmpint (ship->position.y, <=, battle->size.y);
}

/* Criticals are on ships in action or withdrawn, are such as are kept, and each id is there once. */
static void
check_lists (const Run *run, const ForconBattle *battle)
{
  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      ForconShipStatus status = forcon_battle_ship (battle, critical->ship)->status;

      g_assert_true (keeps_hits (status));
      g_assert_true (forcon_rules_keeps_critical (&run->rules, critical->effect));
      g_assert_cmpuint (critical->id.value, <, battle->next_id);
      g_assert_true (forcon_battle_critical (battle, critical->id) == critical);
    }
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      g_assert_cmpuint (object->id.value, <, battle->next_id);
      g_assert_true (forcon_battle_object (battle, object->id) == object);
    }
}

static gboolean
overlap (const ForconBattle *battle, ForconShipId a, ForconShipId b)
{
  return forcon_ship_on_table (battle, a) && forcon_ship_on_table (battle, b) && forcon_ships_together (battle, a, b)
         && forcon_point_distance (forcon_battle_ship (battle, a)->position, forcon_battle_ship (battle, b)->position)
                < forcon_ship_radius (battle, a) + forcon_ship_radius (battle, b);
}

/* Whether one of them may end over the other: it does not know of it, or rounding has it (F-EW-4, F-FORM-4). */
static gboolean
may_overlap (const ForconBattle *before, ForconShipId a, ForconShipId b)
{
  return FORCON_ID_EQUAL (forcon_battle_ship (before, a)->formation, forcon_battle_ship (before, b)->formation)
         || !forcon_ship_detected (before, a, forcon_battle_ship (before, b)->side)
         || !forcon_ship_detected (before, b, forcon_battle_ship (before, a)->side);
}

/*
 * F-MOV-5: bases overlap only if they did before, if a hulk drifted over another, if one did not know of the other, or if
 * one rammed (F-RAM-1)
 */
static void
check_overlaps (const Run *run, const ForconBattle *before, const ForconBattle *after, const ForconCommand *command)
{
  if (run->master || command->kind == FORCON_COMMAND_RAM)
    return;
  for (guint i = 1; i <= after->n_ships; i++)
    for (guint j = i + 1; j <= after->n_ships; j++)
      {
        ForconShipId a = { (guint16) i };
        ForconShipId b = { (guint16) j };

        if (overlap (after, a, b) && !forcon_ship_is_hulk (after, a) && !forcon_ship_is_hulk (after, b)
            && !may_overlap (before, a, b))
          g_assert_true (overlap (before, a, b));
      }
}

/* F-FORM-4: a formation keeps its shape, but for what rounding takes */
#define SHAPE_SLACK 3

/* F-MOV-5, F-FORM-4: who moved and is still there ends over no wreck, and where its lead's way carries it */
static void
check_mover (const ForconBattle *before, const ForconBattle *after, const ForconEvent *event)
{
  ForconShipId ship = event->ship_moved.ship;
  ForconShipId lead = event->ship_moved.lead;

  if (event->kind != FORCON_EVENT_SHIP_MOVED || !forcon_ship_in_action (after, ship)
      || !FORCON_ID_IS_NONE (forcon_battle_ship (after, ship)->planet))
    return;
  for (guint i = 1; i <= after->n_ships && event->ship_moved.distance > 0; i++)
    if (forcon_ship_is_hulk (before, (ForconShipId){ (guint16) i }) && !overlap (before, ship, (ForconShipId){ (guint16) i }))
      g_assert_false (overlap (after, ship, (ForconShipId){ (guint16) i }));
  if (!forcon_ship_in_action (after, lead) || !forcon_ships_together (after, lead, ship)
      || !forcon_ships_together (before, lead, ship))
    return;
  g_assert_cmpint (ABS (forcon_point_distance (forcon_battle_ship (before, ship)->position,
                                               forcon_battle_ship (before, lead)->position)
                        - forcon_point_distance (forcon_battle_ship (after, ship)->position,
                                                 forcon_battle_ship (after, lead)->position)),
                   <=, SHAPE_SLACK);
}

/* F-FORM-2, F-FORM-3: each ship is of one formation of its side; one that has ships has a flagship of its own or none */
static void
check_formations (const Run *run, const ForconBattle *battle)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      const ForconShip *ship = forcon_battle_ship (battle, (ForconShipId){ (guint16) i });
      const ForconFormation *formation = forcon_battle_formation (battle, ship->formation);

      g_assert_nonnull (formation);
      g_assert_cmpuint (formation->side.value, ==, ship->side.value);
    }
  for (guint i = 1; i <= battle->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };
      const ForconFormation *formation = forcon_battle_formation (battle, id);
      ForconShips ships = forcon_formation_ships (battle, id);
      const ForconShip *flagship = forcon_battle_ship (battle, formation->flagship);
      gboolean leads = flagship != NULL && FORCON_ID_EQUAL (flagship->formation, id)
                       && forcon_ship_in_action (battle, formation->flagship);

      if (ships.n == 0 || battle->step == FORCON_STEP_SET_UP || battle->step == FORCON_STEP_OVER)
        continue;
      g_assert_true (leads || (formation->broken && ships.n > 1));
      g_assert_cmpuint (formation->side.value, ==, forcon_battle_ship (battle, ships.ship[0])->side.value);
    }
}

/* F-GEN-6: every die belongs to one roll of one event, in the order in which they fell */
static void
check_rolls (const ForconOutcome *outcome)
{
  guint next = 0;

  for (guint i = 0; i < outcome->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (outcome->events, ForconEvent, i);
      const ForconRecordShape *shape = forcon_event_shape (event->kind);

      for (guint f = 0; f < shape->n_fields; f++)
        {
          ForconRoll roll = { 0 };

          if (shape->fields[f].type->kind == FORCON_FIELD_ROLL)
            roll = FORCON_RECORD_VALUE (event, &shape->fields[f], ForconRoll);
          if (roll.count > 0)
            g_assert_cmpuint (roll.first, ==, next);
          next += roll.count;
        }
    }
  g_assert_cmpuint (next, ==, outcome->dice->len);
}

/* A refused command leaves no trace. */
static void
check_refused (const ForconOutcome *outcome)
{
  g_assert_null (outcome->after);
  g_assert_cmpuint (outcome->events->len, ==, 0);
  g_assert_cmpuint (outcome->dice->len, ==, 0);
  g_assert_cmpuint (outcome->n_given, ==, 0);
}

/* F-SHIP-8: no event takes more hits than a ship has */
static void
check_hits (const ForconBattle *battle)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    g_assert_cmpint (forcon_battle_ship (battle, (ForconShipId){ (guint16) i })->hits, >=, 0);
}

static void
check_done (const Run *run, const ForconBattle *before, const ForconCommand *command, const ForconOutcome *outcome)
{
  g_autoptr (ForconBattle) applied = forcon_battle_clone (before);
  g_autofree char *after = forcon_battle_hash (outcome->after);

  for (guint i = 0; i < outcome->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (outcome->events, ForconEvent, i);

      events_seen[event->kind]++;
      forcon_battle_apply (applied, event);
      check_hits (applied);
      if (command->kind == FORCON_COMMAND_MOVE)
        check_mover (before, outcome->after, event);
    }
  assert_hash (applied, after);
  check_rolls (outcome);
  for (guint i = 1; i <= before->n_ships; i++)
    check_ship (run, outcome->after, (ForconShipId){ (guint16) i });
  check_lists (run, outcome->after);
  check_formations (run, outcome->after);
  check_overlaps (run, before, outcome->after, command);
}

static GByteArray *
faces_of (const ForconOutcome *outcome)
{
  GByteArray *faces = g_byte_array_new ();

  for (guint i = 0; i < outcome->dice->len; i++)
    g_byte_array_append (faces, &g_array_index (outcome->dice, ForconDie, i).face, 1);
  return faces;
}

static ForconVerdictKind
decide_with (const Run *run, const ForconCommand *command, const guint8 *faces, guint n_faces, gboolean keep_rest,
             ForconOutcome **outcome)
{
  ForconDice dice = { faces, n_faces, FALSE, keep_rest };

  *outcome = forcon_decide (forcon_journal_battle (run->journal), &run->rules, command, &dice);
  return (*outcome)->verdict.kind;
}

/* Same events but for the generator, which had nothing to do when all faces were given. */
static void
assert_same_events (const ForconOutcome *typed, const ForconOutcome *rolled)
{
  guint n = rolled->events->len;

  if (n > 0 && g_array_index (rolled->events, ForconEvent, n - 1).kind == FORCON_EVENT_GENERATOR_ADVANCED)
    n--;
  g_assert_cmpuint (typed->events->len, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_true (forcon_event_equal (&g_array_index (typed->events, ForconEvent, i),
                                       &g_array_index (rolled->events, ForconEvent, i)));
}

/* F-GEN-5: the recorded faces are exactly what the command needs; one fewer or one more is not */
static void
check_dice (const Run *run, const ForconCommand *command, const ForconOutcome *outcome)
{
  g_autoptr (GByteArray) faces = faces_of (outcome);
  guint n = faces->len;
  guint8 one = 1;
  g_autoptr (ForconOutcome) exact = NULL;
  g_autoptr (ForconOutcome) fewer = NULL;
  g_autoptr (ForconOutcome) more = NULL;
  g_autoptr (ForconOutcome) kept = NULL;

  g_byte_array_append (faces, &one, 1);
  g_assert_cmpint (decide_with (run, command, faces->data, n, FALSE, &exact), ==, FORCON_VERDICT_DONE);
  assert_same_events (exact, outcome);
  g_assert_cmpuint (exact->n_given, ==, n);
  g_assert_cmpint (decide_with (run, command, faces->data, n + 1, FALSE, &more), ==, FORCON_VERDICT_DICE_LEFT_OVER);
  check_refused (more);
  g_assert_cmpint (decide_with (run, command, faces->data, n + 1, TRUE, &kept), ==, FORCON_VERDICT_DONE);
  g_assert_cmpuint (kept->n_given, ==, n);
  if (n == 0)
    return;
  g_assert_cmpint (decide_with (run, command, faces->data, n - 1, FALSE, &fewer), ==, FORCON_VERDICT_NEEDS_DICE);
  check_refused (fewer);
  verdicts_seen[FORCON_VERDICT_NEEDS_DICE]++;
  verdicts_seen[FORCON_VERDICT_DICE_LEFT_OVER]++;
}

/* A face as it lies on the table, or now and then one that is left to the generator. */
static guint8
typed_face (Run *run)
{
  return (guint8) test_between (&run->random, test_between (&run->random, 0, 5) == 0 ? 0 : 1, 6);
}

/* All dice that the command asks for, roll by roll, as somebody at the table answers. */
static GByteArray *
answer (Run *run, const ForconCommand *command)
{
  GByteArray *faces = g_byte_array_new ();

  while (TRUE)
    {
      g_autoptr (ForconOutcome) outcome = NULL;

      if (decide_with (run, command, faces->data, faces->len, FALSE, &outcome) != FORCON_VERDICT_NEEDS_DICE)
        return faces;
      for (guint i = outcome->verdict.request.given; i < outcome->verdict.request.count; i++)
        {
          guint8 face = typed_face (run);

          g_byte_array_append (faces, &face, 1);
        }
    }
}

/* Checks what is decided with these dice, and enters it. */
static void
try_with (Run *run, const ForconCommand *command, const ForconDice *dice)
{
  g_autoptr (ForconBattle) before = forcon_battle_clone (forcon_journal_battle (run->journal));
  g_autofree char *hash = forcon_battle_hash (before);
  g_autoptr (ForconOutcome) outcome = forcon_decide (forcon_journal_battle (run->journal), &run->rules, command, dice);

  assert_hash (forcon_journal_battle (run->journal), hash);
  verdicts_seen[outcome->verdict.kind]++;
  if (outcome->verdict.kind != FORCON_VERDICT_DONE)
    {
      check_refused (outcome);
      return;
    }
  check_done (run, before, command, outcome);
  check_dice (run, command, outcome);

  forcon_outcome_free (forcon_journal_do (run->journal, command, dice));
  g_autofree char *after = forcon_battle_hash (outcome->after);

  assert_hash (forcon_journal_battle (run->journal), after);
}

static void
try_command (Run *run)
{
  ForconCommand command = next_command (run);

  commands_tried++;
  if (run->master && test_between (&run->random, 0, 7) == 0)
    test_captain_overrule (&command, &run->random);
  if (test_between (&run->random, 0, 1) == 0)
    {
      try_with (run, &command, &FORCON_DICE_GENERATED);
      return;
    }

  g_autoptr (GByteArray) faces = answer (run, &command);
  ForconDice dice = { faces->data, faces->len, FALSE, FALSE };

  try_with (run, &command, &dice);
}

static gboolean
is_over (const Run *run)
{
  return forcon_journal_battle (run->journal)->step == FORCON_STEP_OVER;
}

/* A few commands more after the end: all are refused. */
static void
fight (Run *run)
{
  guint after_the_end = 0;

  for (guint i = 0; i < N_COMMANDS && after_the_end < 3; i++)
    {
      try_command (run);
      after_the_end += is_over (run) ? 1 : 0;
    }
}

/* F-GEN-5 */
static void
test_battles (void)
{
  for (guint number = 0; number < N_BATTLES; number++)
    {
      g_auto (Run) run = { 0 };

      run_init (&run, number);
      fight (&run);
      g_assert_true (forcon_journal_replays (run.journal));
      g_assert_true (forcon_journal_verify (run.journal).agrees);
    }
}

/* Back to the start and forth again: at every place the state is the same both ways. */
static void
check_undo (Run *run)
{
  g_autoptr (GPtrArray) hashes = g_ptr_array_new_with_free_func (g_free);

  do
    g_ptr_array_add (hashes, forcon_battle_hash (forcon_journal_battle (run->journal)));
  while (forcon_journal_undo (run->journal));
  assert_hash (forcon_journal_start (run->journal), g_ptr_array_index (hashes, hashes->len - 1));
  do
    assert_hash (forcon_journal_battle (run->journal),
                 g_ptr_array_index (hashes, hashes->len - 1 - forcon_journal_position (run->journal)));
  while (forcon_journal_redo (run->journal));
  g_assert_cmpuint (forcon_journal_position (run->journal), ==, hashes->len - 1);
}

/* F-GEN-5: same seed, same battle; and undone and redone it is the same again */
static void
test_same_seed (void)
{
  for (guint number = 0; number < 5; number++)
    {
      g_auto (Run) one = { 0 };
      g_auto (Run) other = { 0 };

      run_init (&one, number);
      run_init (&other, number);
      fight (&one);
      fight (&other);

      g_autofree char *hash = forcon_battle_hash (forcon_journal_battle (one.journal));

      assert_hash (forcon_journal_battle (other.journal), hash);
      check_undo (&one);
    }
}

/* Runs last, on what the tests before it met with. */
static void
test_seen (void)
{
  guint n_events = 0;
  guint n_verdicts = 0;

  g_assert_cmpuint (commands_tried, >=, N_COMMANDS_LEAST);
  for (guint kind = 0; kind < FORCON_N_EVENTS; kind++)
    {
      n_events += events_seen[kind] > 0 ? 1 : 0;
      if (events_seen[kind] == 0)
        g_test_message ("no battle had the event “%s”", forcon_event_kind_to_word (kind));
    }
  for (guint kind = 0; kind < FORCON_N_VERDICTS; kind++)
    n_verdicts += verdicts_seen[kind] > 0 ? 1 : 0;
  g_assert_cmpuint (n_events, >=, FORCON_N_EVENTS - N_RARE_EVENTS);
  g_assert_cmpuint (n_verdicts, >=, FORCON_N_VERDICTS - N_RARE_VERDICTS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/properties/a/random battles keep every promise", test_battles);
  g_test_add_func ("/engine/properties/b/the same seed gives the same battle, undone and redone too", test_same_seed);
  g_test_add_func ("/engine/properties/c/the random battles met with nearly every event and most verdicts", test_seen);
  return g_test_run ();
}
