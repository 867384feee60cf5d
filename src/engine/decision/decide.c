/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/decision.h"

#include <assert.h>

void
forcon_decision_emit (ForconDecision *decision, const ForconEvent *event)
{
  GArray *events = decision->outcome->events;
  gboolean before = forcon_event_is_farewell (event->kind);

  forcon_detection_before (decision, event);
  g_array_append_vals (events, event, 1);
  ForconEvent *stated = &g_array_index (events, ForconEvent, events->len - 1);

  if (before && !decision->in_private)
    stated->audience = forcon_event_audience (decision->battle, stated);
  assert (forcon_event_fits (decision->battle, stated));
  forcon_battle_change (decision->battle, stated);
  if (!before && !decision->in_private)
    stated->audience = forcon_event_audience (decision->battle, stated);
  forcon_event_overrule (stated, decision->outcome->dice);
}

gboolean
forcon_decision_refuse (ForconDecision *decision, ForconVerdict verdict)
{
  decision->outcome->verdict = verdict;
  return FALSE;
}

/* What the master says instead, if anything (the master's hand). */
static const ForconOverride *
override_at (const ForconDecision *decision, gboolean die, guint place)
{
  for (guint i = 0; i < decision->command->n_overrides; i++)
    if (decision->command->overrides[i].die == die && decision->command->overrides[i].place == place)
      return &decision->command->overrides[i];
  return NULL;
}

guint8
forcon_decision_face (const ForconDecision *decision, ForconRoll roll, guint place)
{
  const ForconDie *die = &g_array_index (decision->outcome->dice, ForconDie, roll.first + place);

  return die->counts != 0 ? die->counts : die->face;
}

/* The value of a roll whose dice have so many sides. */
static gint
sum_of (const ForconDecision *decision, ForconRoll roll, gint sides)
{
  gint sum = 0;

  for (guint i = 0; i < roll.count; i++)
    sum += forcon_die_value (forcon_decision_face (decision, roll, i), sides);
  return sum;
}

/* Notes a roll, and what the master says that it comes to. */
static void
note_roll (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, gint needed, ForconRoll roll)
{
  ForconThrow thrown = { purpose, ship, needed, roll };
  const ForconOverride *override = override_at (decision, FALSE, decision->outcome->throws->len);

  g_array_append_val (decision->outcome->throws, thrown);
  if (override == NULL)
    return;
  FORCON_EMIT (decision, OVERRIDDEN, overridden, .die = FALSE, .place = (gint) override->place,
               .was = sum_of (decision, roll, 6), .now = override->value, .first = (gint) roll.first,
               .count = (gint) roll.count);
}

/* @ship goes into a label by its word, for a number would tell how many ships there are; only one without a word has
 * nothing else. */
static void
add_ship (GString *label, const char *what, const ForconBattle *battle, ForconShipId ship)
{
  const ForconCard *card = forcon_battle_card (battle, ship);

  if (card != NULL && card->id != NULL && *card->id != '\0')
    g_string_append_printf (label, " %s %s", what, card->id);
  else if (card != NULL)
    g_string_append_printf (label, " %s #%u", what, ship.value);
}

/* Which salvo of its side it is, from 1: its number would tell how many mines and markers there are. */
static guint
place_of_salvo (const ForconBattle *battle, ForconSalvoId id)
{
  const ForconSalvo *salvo = forcon_battle_salvo (battle, id);
  guint place = 0;

  for (guint i = 0; salvo != NULL && i < battle->salvos->len; i++)
    {
      const ForconSalvo *other = &g_array_index (battle->salvos, ForconSalvo, i);

      place += FORCON_ID_EQUAL (other->side, salvo->side) && other->id.value <= salvo->id.value ? 1 : 0;
    }
  return place;
}

/* Rolls of this command for the same thing by the same ship, before this one. */
static guint
rolls_before (const ForconDecision *decision, ForconPurpose purpose, ForconShipId ship)
{
  guint n = 0;

  for (guint i = 0; i < decision->outcome->throws->len; i++)
    {
      const ForconThrow *thrown = &g_array_index (decision->outcome->throws, ForconThrow, i);

      n += thrown->purpose == purpose && FORCON_ID_EQUAL (thrown->ship, ship);
    }
  return n;
}

static void
add_command (GString *label, const ForconBattle *battle, const ForconCommand *command)
{
  ForconSalvoId salvo = { (guint32) forcon_command_number (command, "salvo") };

  g_string_append_printf (label, " command %d", (gint) command->kind);
  add_ship (label, "by", battle, forcon_command_ship (command, "ship"));
  add_ship (label, "at", battle, forcon_command_ship (command, "target"));
  add_ship (label, "salvo-of", battle, forcon_command_ship (command, "salvo_of"));
  g_string_append_printf (
      label, " salvo %u weapons %x repair %d %d %d", place_of_salvo (battle, salvo),
      (guint32) forcon_command_number (command, "weapons"), (gint) forcon_command_number (command, "repair_hit"),
      (gint) forcon_command_number (command, "repair_fall"), (gint) forcon_command_number (command, "effect"));
}

/*
 * Each roll has a stream of its own, which goes by the names of things and the moment, never by what else was
 * rolled: what is hidden from somebody must not show in the dice that he sees. A turn may begin with the battle, or
 * with the end of another's that is hidden, so that contests of detection do not go by the command.
 */
static void
begin_keyed (const ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, ForconKeyedDice *stream)
{
  const ForconBattle *battle = decision->battle;
  const ForconCommand *command = decision->command;
  const ForconSide *turn = forcon_battle_side (battle, battle->side);
  g_autoptr (GString) label = g_string_new ("table ");

  g_string_append_printf (label, "%" G_GINT64_MODIFIER "x round %d step %d turn %s purpose %d",
                          battle->random.increment, battle->round, (gint) battle->step, turn == NULL ? "" : turn->id,
                          (gint) purpose);
  if (FORCON_ID_IS_NONE (decision->against))
    add_command (label, battle, command);
  add_ship (label, "ship", battle, ship);
  add_ship (label, "against", battle, decision->against);
  if (FORCON_ID_IS_NONE (decision->against))
    g_string_append_printf (label, " roll %u", rolls_before (decision, purpose, ship));
  forcon_keyed_dice_begin (stream, battle->secret, label->str);
}

/* Dice of the program from its generator, against which nobody says anything: nearly all there are. */
static void
roll_generated (ForconDecision *decision, ForconRoll roll)
{
  ForconDie *dice = &g_array_index (decision->outcome->dice, ForconDie, roll.first);
  ForconRandom random = decision->random;

  for (guint i = 0; i < roll.count; i++)
    dice[i] = (ForconDie){ .face = forcon_random_d6 (&random), .generated = TRUE };
  decision->random = random;
  decision->n_generated += roll.count;
}

/* Dice that may be typed, secret or overridden, one after the other. Returns: whether all were there. */
static gboolean
roll_each (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, gint needed, ForconRoll roll)
{
  gboolean keyed = forcon_random_is_keyed (&decision->random);
  ForconOutcome *outcome = decision->outcome;
  ForconKeyedDice stream;

  if (keyed)
    begin_keyed (decision, purpose, ship, &stream);
  for (guint i = 0; i < roll.count; i++)
    {
      const ForconOverride *override = override_at (decision, TRUE, roll.first + i);
      ForconDie *die = &g_array_index (outcome->dice, ForconDie, roll.first + i);

      *die = keyed
                 ? forcon_dice_draw_keyed (decision->source, &outcome->n_given, &stream, &decision->n_generated, 6)
                 : forcon_dice_draw (decision->source, &outcome->n_given, &decision->random, &decision->n_generated, 6);
      if (die->face == 0)
        return forcon_decision_refuse (decision,
                                       (ForconVerdict){ .kind = FORCON_VERDICT_NEEDS_DICE,
                                                        .ship = ship,
                                                        .request = { purpose, ship, roll.count, i, needed } });
      if (die->face > 6)
        return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOT_A_FACE,
                                                                  .actual = die->face,
                                                                  .needed = (gint) outcome->n_given });
      if (override != NULL)
        FORCON_EMIT (decision, OVERRIDDEN, overridden, .die = TRUE, .place = (gint) override->place, .was = die->face,
                     .now = override->value);
    }
  if (keyed)
    forcon_keyed_dice_end (&stream);
  return TRUE;
}

gboolean
forcon_decision_roll (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, gint count, gint needed,
                      ForconRoll *roll)
{
  const ForconDice *source = decision->source;
  GArray *dice = decision->outcome->dice;

  *roll = (ForconRoll){ dice->len, (guint32) MAX (count, 0) };
  if (roll->count == 0)
    return TRUE;
  g_array_set_size (dice, roll->first + roll->count);
  if (source->generate && decision->outcome->n_given >= source->n_faces && decision->command->n_overrides == 0
      && !forcon_random_is_keyed (&decision->random))
    roll_generated (decision, *roll);
  else if (!roll_each (decision, purpose, ship, needed, *roll))
    return FALSE;
  note_roll (decision, purpose, ship, needed, *roll);
  return TRUE;
}

/* What the master says that the roll comes to, if anything; only what its dice could have shown. */
static gboolean
overridden (const ForconDecision *decision, ForconRoll roll, gint least, gint most, gint *value)
{
  if (decision->command->n_overrides == 0 || roll.count == 0)
    return FALSE;
  for (guint i = 0; i < decision->outcome->throws->len; i++)
    if (g_array_index (decision->outcome->throws, ForconThrow, i).roll.first == roll.first)
      {
        const ForconOverride *override = override_at (decision, FALSE, i);

        if (override != NULL)
          *value = CLAMP (override->value, least, most);
        return override != NULL;
      }
  return FALSE;
}

gint
forcon_decision_sum (const ForconDecision *decision, ForconRoll roll)
{
  gint n = (gint) roll.count;
  gint sum;

  return overridden (decision, roll, n, 6 * n, &sum) ? sum : sum_of (decision, roll, 6);
}

gint
forcon_decision_count (const ForconDecision *decision, ForconRoll roll, gint needed)
{
  gint count = 0;

  if (overridden (decision, roll, 0, (gint) roll.count, &count))
    return count;
  const ForconDie *dice = &g_array_index (decision->outcome->dice, ForconDie, roll.first);

  for (guint i = 0; i < roll.count; i++)
    count += (dice[i].counts != 0 ? dice[i].counts : dice[i].face) >= needed ? 1 : 0;
  return count;
}

gboolean
forcon_decision_roll_formula (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship,
                              ForconDiceFormula formula, ForconRoll *roll, gint *value)
{
  if (!forcon_decision_roll (decision, purpose, ship, formula.count, 0, roll))
    return FALSE;
  if (!overridden (decision, *roll, 0, forcon_dice_formula_maximum (formula), value))
    *value = sum_of (decision, *roll, formula.sides) + formula.bonus;
  return TRUE;
}

gboolean
forcon_decision_refuse_kind (ForconDecision *decision, ForconVerdictKind kind, ForconShipId ship)
{
  return forcon_decision_refuse (decision, (ForconVerdict){ .kind = kind, .ship = ship });
}

/* Who gives a command: nobody or a formation, as its chapter sees to; a ship in action of the side at turn, or of
 * any. */
typedef enum {
  BY_NOBODY,
  BY_OWN_SHIP,
  BY_ANY_SHIP,
} Giver;

typedef gboolean (*Decide) (ForconDecision *decision, const ForconCommand *command);

/* The steps in which a command has its place, one bit each (F-TURN-1). */
#define IN(STEP) (1u << FORCON_STEP_##STEP)
#define IN_PLAY (IN (DETECTION) | IN (MOVEMENT) | IN (FIRE) | IN (TORPEDOES) | IN (END))
#define ALWAYS (IN_PLAY | IN (SET_UP) | IN (OVER))

typedef struct {
  guint steps;
  Giver giver;
  Decide decide;
} CommandRule;

#define COMMAND_RULE(NAME, word, member, attributes, steps, giver, decide) { steps, giver, decide },
static const CommandRule command_rules[FORCON_N_COMMAND] = { FORCON_COMMANDS (COMMAND_RULE) };

static gboolean
check_step (ForconDecision *decision, ForconCommandKind kind)
{
  ForconStep is = decision->battle->step;
  guint needed = command_rules[kind].steps;

  if ((needed & (1u << is)) != 0)
    return TRUE;
  if (is == FORCON_STEP_OVER)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_BATTLE_OVER, FORCON_NO_SHIP);
  if (is == FORCON_STEP_SET_UP)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_BEGUN, FORCON_NO_SHIP);
  if (needed == IN (SET_UP))
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_ALREADY_BEGUN, FORCON_NO_SHIP);
  return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_WRONG_STEP,
                                                            .step = is,
                                                            .other_step = (ForconStep) g_bit_nth_lsf (needed, -1) });
}

/* Whether the command names a ship that can act. */
static gboolean
check_ship (ForconDecision *decision, const ForconCommand *command)
{
  ForconShipId id = forcon_command_ship (command, "ship");
  const ForconShip *ship = forcon_battle_ship (decision->battle, id);

  if (command_rules[command->kind].giver == BY_NOBODY)
    return TRUE;
  if (ship == NULL)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NO_SUCH_SHIP, FORCON_NO_SHIP);
  if (ship->status != FORCON_SHIP_IN_ACTION)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_IN_ACTION, id);
  if (command_rules[command->kind].giver == BY_OWN_SHIP && !FORCON_ID_EQUAL (ship->side, decision->battle->side))
    return forcon_decision_refuse (
        decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOT_ITS_TURN, .ship = id, .side = decision->battle->side });
  return TRUE;
}

static gboolean
is_by_hand (const ForconCommand *command)
{
  return command->kind >= FORCON_COMMAND_SET || command->n_overrides > 0;
}

/* What the master does by hand has a reason, which stands first in the journal. */
static gboolean
check_reason (ForconDecision *decision, const ForconCommand *command)
{
  if (!is_by_hand (command) || (command->kind == FORCON_COMMAND_NOTE && command->n_overrides == 0))
    return TRUE;
  if (command->reason == NULL || *command->reason == '\0')
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NEEDS_REASON, FORCON_NO_SHIP);
  FORCON_EMIT (decision, MASTER_RULED, master_ruled, .what = command->kind, .reason = command->reason);
  return TRUE;
}

static gboolean
refuse_override (ForconDecision *decision, const ForconOverride *override, guint there)
{
  return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_BAD_OVERRIDE,
                                                            .actual = (gint) override->place + 1,
                                                            .needed = (gint) there });
}

/* Before a die falls: a face is from 1 to 6. */
static gboolean
check_override_faces (ForconDecision *decision, const ForconCommand *command)
{
  if (command->n_overrides > FORCON_OVERRIDES_MAX)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_BAD_OVERRIDE, FORCON_NO_SHIP);
  for (guint i = 0; i < command->n_overrides; i++)
    if (command->overrides[i].die && (command->overrides[i].value < 1 || command->overrides[i].value > 6))
      return refuse_override (decision, &command->overrides[i], 0);
  return TRUE;
}

static gboolean
decide_command (ForconDecision *decision, const ForconCommand *command)
{
  if ((guint) command->kind >= FORCON_N_COMMAND)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOTHING_THERE, FORCON_NO_SHIP);
  return check_override_faces (decision, command) && check_step (decision, command->kind)
         && check_ship (decision, command) && check_reason (decision, command)
         && command_rules[command->kind].decide (decision, command);
}

/* When all have fallen: dice and rolls that the master overrides must be there. */
static gboolean
check_overrides (ForconDecision *decision)
{
  for (guint i = 0; i < decision->command->n_overrides; i++)
    {
      const ForconOverride *override = &decision->command->overrides[i];
      guint there = override->die ? decision->outcome->dice->len : decision->outcome->throws->len;

      if (override->place >= there)
        return refuse_override (decision, override, there);
    }
  return TRUE;
}

static gboolean
check_dice_used (ForconDecision *decision)
{
  const ForconDice *source = decision->source;

  if (source->keep_rest || decision->outcome->n_given == source->n_faces)
    return TRUE;
  return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_DICE_LEFT_OVER,
                                                            .actual = (gint) source->n_faces,
                                                            .needed = (gint) decision->outcome->n_given });
}

/* A refused command leaves no trace: no events, no dice. */
static void
drop_traces (ForconOutcome *outcome)
{
  g_array_set_size (outcome->events, 0);
  g_array_set_size (outcome->dice, 0);
  g_array_set_size (outcome->throws, 0);
  outcome->n_given = 0;
}

/* Most commands make no more events and dice than this. */
#define EVENTS_AT_FIRST 16
#define DICE_AT_FIRST 64

ForconOutcome *
forcon_outcome_new (void)
{
  ForconOutcome *outcome = g_new0 (ForconOutcome, 1);

  outcome->events = g_array_sized_new (FALSE, FALSE, sizeof (ForconEvent), EVENTS_AT_FIRST);
  outcome->dice = g_array_sized_new (FALSE, FALSE, sizeof (ForconDie), DICE_AT_FIRST);
  outcome->throws = g_array_sized_new (FALSE, FALSE, sizeof (ForconThrow), EVENTS_AT_FIRST);
  return outcome;
}

/* From the command to what it leads to in the end; whether it was done. */
static gboolean
carry_out (ForconDecision *decision)
{
  gboolean done = decide_command (decision, decision->command) && forcon_formation_settle (decision)
                  && check_dice_used (decision) && check_overrides (decision);

  g_clear_pointer (&decision->explosions, g_array_unref);
  if (!done)
    {
      g_assert (decision->outcome->verdict.kind != FORCON_VERDICT_DONE);
      return FALSE;
    }
  forcon_turn_check_end (decision);
  if (decision->n_generated > 0)
    FORCON_EMIT (decision, GENERATOR_ADVANCED, generator_advanced, .state = decision->random.state,
                 .dice = (gint) decision->n_generated);
  return TRUE;
}

ForconOutcome *
forcon_decide (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
               const ForconDice *dice)
{
  ForconOutcome *outcome = forcon_outcome_new ();
  g_autoptr (ForconBattle) clone = forcon_battle_clone (battle);

  if (forcon_decide_on_clone (clone, rules, command, dice, outcome))
    outcome->after = g_steal_pointer (&clone);
  return outcome;
}

gboolean
forcon_decide_on_clone (ForconBattle *clone, const ForconRules *rules, const ForconCommand *command,
                        const ForconDice *dice, ForconOutcome *outcome)
{
  ForconDecision decision = {
    .rules = rules, .battle = clone, .source = dice, .random = clone->random, .command = command, .outcome = outcome
  };

  if (carry_out (&decision))
    return TRUE;
  drop_traces (outcome);
  return FALSE;
}

gboolean
forcon_decide_in_place (ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
                        const ForconDice *dice, ForconOutcome *outcome)
{
  ForconDecision decision = { .rules = rules,
                              .battle = battle,
                              .source = dice,
                              .random = battle->random,
                              .command = command,
                              .outcome = outcome,
                              .in_private = TRUE };

  drop_traces (outcome);
  outcome->verdict = (ForconVerdict){ .kind = FORCON_VERDICT_DONE };
  return carry_out (&decision);
}

void
forcon_outcome_free (ForconOutcome *outcome)
{
  if (outcome == NULL)
    return;
  g_array_unref (outcome->events);
  g_array_unref (outcome->dice);
  g_array_unref (outcome->throws);
  forcon_battle_free (outcome->after);
  g_free (outcome);
}
