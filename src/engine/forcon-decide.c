/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-decision.h"

/**
 * forcon_decision_emit:
 * @decision: the decision
 * @event: a fact
 *
 * Notes the event and applies it to the clone, so that what follows sees its effect.
 */
void
forcon_decision_emit (ForconDecision *decision, const ForconEvent *event)
{
  g_array_append_vals (decision->outcome->events, event, 1);
  forcon_battle_apply (decision->battle, event);
}

/**
 * forcon_decision_refuse:
 * @decision: the decision
 * @verdict: why, with figures
 *
 * Returns: %FALSE, for the caller to hand on
 */
gboolean
forcon_decision_refuse (ForconDecision *decision, ForconVerdict verdict)
{
  decision->outcome->verdict = verdict;
  return FALSE;
}

/* The next face from the given ones or the generator: 1 to 6, 0 when there is none, more when what was given is none. */
static guint8
next_face (ForconDecision *decision, gboolean *generated)
{
  const ForconDice *source = decision->source;
  guint8 face = 0;

  *generated = FALSE;
  if (decision->outcome->n_given < source->n_faces)
    {
      face = source->faces[decision->outcome->n_given++];
      *generated = face == 0;
    }
  else
    *generated = source->generate;
  if (*generated)
    {
      decision->n_generated++;
      face = forcon_random_d6 (&decision->random);
    }
  return face;
}

/**
 * forcon_decision_roll:
 * @decision: the decision
 * @purpose: what for
 * @ship: who rolls, or none
 * @count: how many dice in one go; 0 rolls nothing
 * @needed: what a die or the sum is compared with, for the one who is asked; 0 for nothing
 * @roll: (out): the dice
 *
 * Returns: whether all dice were there
 */
gboolean
forcon_decision_roll (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, gint count, gint needed,
                      ForconRoll *roll)
{
  GArray *dice = decision->outcome->dice;

  *roll = (ForconRoll){ dice->len, (guint32) count };
  for (gint i = 0; i < count; i++)
    {
      gboolean generated = FALSE;
      guint8 face = next_face (decision, &generated);
      ForconDie die = { face, (guint8) generated };

      if (face == 0)
        {
          ForconDiceRequest request = { purpose, ship, (guint) count, (guint) i, needed };

          return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NEEDS_DICE,
                                                                    .ship = ship, .request = request });
        }
      if (face > 6)
        return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOT_A_FACE, .actual = face,
                                                                  .needed = (gint) decision->outcome->n_given });
      g_array_append_val (dice, die);
    }
  return TRUE;
}

/* The value of a roll whose dice have so many sides. */
static gint
sum_of (const ForconDecision *decision, ForconRoll roll, gint sides)
{
  gint sum = 0;

  for (guint i = 0; i < roll.count; i++)
    sum += forcon_die_value (g_array_index (decision->outcome->dice, ForconDie, roll.first + i).face, sides);
  return sum;
}

gint
forcon_decision_sum (const ForconDecision *decision, ForconRoll roll)
{
  return sum_of (decision, roll, 6);
}

/**
 * forcon_decision_count:
 *
 * Returns: how many dice of the roll show @needed or more
 */
gint
forcon_decision_count (const ForconDecision *decision, ForconRoll roll, gint needed)
{
  gint count = 0;

  for (guint i = 0; i < roll.count; i++)
    if (g_array_index (decision->outcome->dice, ForconDie, roll.first + i).face >= needed)
      count++;
  return count;
}

/**
 * forcon_decision_roll_formula:
 * @formula: what to roll; a formula without dice rolls nothing
 * @value: (out): its value
 *
 * As forcon_decision_roll().
 */
gboolean
forcon_decision_roll_formula (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship,
                              ForconDiceFormula formula, ForconRoll *roll, gint *value)
{
  if (!forcon_decision_roll (decision, purpose, ship, formula.count, 0, roll))
    return FALSE;
  *value = sum_of (decision, *roll, formula.sides) + formula.bonus;
  return TRUE;
}

static gboolean
refuse_kind (ForconDecision *decision, ForconVerdictKind kind)
{
  return forcon_decision_refuse (decision, (ForconVerdict){ .kind = kind });
}

/* The step in which a command has its place (F-TURN-1); OVER where any will do. */
static ForconStep
step_of (ForconCommandKind kind)
{
  static const ForconStep steps[FORCON_N_COMMAND] = {
    [FORCON_COMMAND_BEGIN] = FORCON_STEP_SET_UP,      [FORCON_COMMAND_END_STEP] = FORCON_STEP_OVER,
    [FORCON_COMMAND_ORDER] = FORCON_STEP_MOVEMENT,    [FORCON_COMMAND_MOVE] = FORCON_STEP_MOVEMENT,
    [FORCON_COMMAND_FIRE] = FORCON_STEP_FIRE,         [FORCON_COMMAND_REPAIR] = FORCON_STEP_END,
    [FORCON_COMMAND_END_BATTLE] = FORCON_STEP_OVER,
  };

  return steps[kind];
}

static gboolean
check_step (ForconDecision *decision, ForconCommandKind kind)
{
  ForconStep is = decision->battle->step;
  ForconStep needed = step_of (kind);

  if (is == FORCON_STEP_OVER)
    return refuse_kind (decision, FORCON_VERDICT_BATTLE_OVER);
  if (kind == FORCON_COMMAND_BEGIN)
    return is == FORCON_STEP_SET_UP || refuse_kind (decision, FORCON_VERDICT_ALREADY_BEGUN);
  if (is == FORCON_STEP_SET_UP)
    return refuse_kind (decision, FORCON_VERDICT_NOT_BEGUN);
  if (needed != FORCON_STEP_OVER && needed != is)
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_WRONG_STEP, .step = is,
                                                              .other_step = needed });
  return TRUE;
}

/* Whether the command names a ship that can act; only fire is open to a ship whose side is not at turn (F-FIRE-3). */
static gboolean
check_ship (ForconDecision *decision, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (decision->battle, command->ship);

  if (ship == NULL)
    return refuse_kind (decision, FORCON_VERDICT_NO_SUCH_SHIP);
  if (ship->status != FORCON_SHIP_IN_ACTION)
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOT_IN_ACTION,
                                                              .ship = command->ship });
  if (command->kind != FORCON_COMMAND_FIRE && !FORCON_ID_EQUAL (ship->side, decision->battle->side))
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOT_ITS_TURN,
                                                              .ship = command->ship,
                                                              .side = decision->battle->side });
  return TRUE;
}

static gboolean
decide_ship_command (ForconDecision *decision, const ForconCommand *command)
{
  if (!check_ship (decision, command))
    return FALSE;
  switch ((gint) command->kind)
    {
    case FORCON_COMMAND_ORDER:
      return forcon_movement_order (decision, command);
    case FORCON_COMMAND_MOVE:
      return forcon_movement_move (decision, command);
    case FORCON_COMMAND_FIRE:
      return forcon_fire_decide (decision, command);
    default:
      return forcon_end_repair (decision, command);
    }
}

static gboolean
decide_command (ForconDecision *decision, const ForconCommand *command)
{
  if (!check_step (decision, command->kind))
    return FALSE;
  switch ((gint) command->kind)
    {
    case FORCON_COMMAND_BEGIN:
      return forcon_turn_begin_battle (decision);
    case FORCON_COMMAND_END_STEP:
      return forcon_turn_end_step (decision);
    case FORCON_COMMAND_END_BATTLE:
      return forcon_turn_end_battle (decision, command->ending);
    default:
      return decide_ship_command (decision, command);
    }
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
  outcome->n_given = 0;
}

static ForconOutcome *
outcome_new (void)
{
  ForconOutcome *outcome = g_new0 (ForconOutcome, 1);

  outcome->events = g_array_new (FALSE, TRUE, sizeof (ForconEvent));
  outcome->dice = g_array_new (FALSE, TRUE, sizeof (ForconDie));
  return outcome;
}

/**
 * forcon_decide:
 * @battle: the state; it is not changed
 * @rules: the rules
 * @command: what a person wants
 * @dice: where dice come from
 *
 * Knows the rules and changes nothing. The same state, command and dice give the same events (F-GEN-5). When the
 * verdict is FORCON_VERDICT_NEEDS_DICE, add what is asked for to the dice and call again.
 *
 * Returns: (transfer full): the verdict, and when it is done the events and the battle after them
 */
ForconOutcome *
forcon_decide (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
               const ForconDice *dice)
{
  ForconOutcome *outcome = outcome_new ();
  g_autoptr (ForconBattle) clone = forcon_battle_clone (battle);
  g_autoptr (GArray) explosions = g_array_new (FALSE, FALSE, sizeof (ForconPendingExplosion));
  ForconDecision decision = { .rules = rules, .battle = clone, .source = dice, .random = battle->random,
                              .explosions = explosions, .outcome = outcome };

  if (!decide_command (&decision, command) || !check_dice_used (&decision))
    {
      drop_traces (outcome);
      return outcome;
    }
  forcon_turn_check_end (&decision);
  if (decision.n_generated > 0)
    FORCON_EMIT (&decision, GENERATOR_ADVANCED, generator_advanced, .state = decision.random.state,
                 .dice = (gint) decision.n_generated);
  outcome->after = g_steal_pointer (&clone);
  return outcome;
}

void
forcon_outcome_free (ForconOutcome *outcome)
{
  if (outcome == NULL)
    return;
  g_array_unref (outcome->events);
  g_array_unref (outcome->dice);
  forcon_battle_free (outcome->after);
  g_free (outcome);
}
