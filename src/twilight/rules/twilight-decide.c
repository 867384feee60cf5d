/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-decision.h"

void
forcon_twilight_emit (ForconTwilightDecision *decision, ForconTwilightEvent event)
{
  forcon_twilight_apply (decision->clash, &event, decision->outcome->dice);
  g_array_append_val (decision->outcome->events, event);
}

gboolean
forcon_twilight_refuse (ForconTwilightDecision *decision, ForconTwilightVerdict verdict)
{
  decision->outcome->verdict = verdict;
  return FALSE;
}

gboolean
forcon_twilight_throw (ForconTwilightDecision *decision, ForconTwilightRequest request, ForconRoll *roll)
{
  ForconTwilightOutcome *outcome = decision->outcome;

  *roll = (ForconRoll){ outcome->dice->len, request.count };
  for (request.given = 0; request.given < request.count; request.given++)
    {
      ForconDie die = forcon_dice_draw (decision->source, &outcome->n_given, &decision->random, &decision->n_generated,
                                        FORCON_TWILIGHT_DIE);

      if (die.face == 0)
        return FORCON_TWILIGHT_REFUSE (decision, NEEDS_DICE, .side = request.side, .unit = request.unit,
                                       .request = request);
      if (die.face > FORCON_TWILIGHT_DIE)
        return FORCON_TWILIGHT_REFUSE (decision, BAD_FACE, .actual = die.face);
      g_array_append_val (outcome->dice, die);
    }
  return TRUE;
}

guint8
forcon_twilight_face (const ForconTwilightDecision *decision, ForconRoll roll, guint place)
{
  return g_array_index (decision->outcome->dice, ForconDie, roll.first + place).face;
}

typedef gboolean (*Decide) (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/* The steps in which a command has its place, one bit each (T-SPC-3). */
#define IN(STEP) (1u << FORCON_TWILIGHT_STEP_##STEP)
#define ANY_STEP (IN (OVER) - 1u)

typedef struct {
  guint steps;
  Decide decide;
} CommandRule;

static const CommandRule command_rules[FORCON_N_TWILIGHT_COMMAND] = {
  [FORCON_TWILIGHT_COMMAND_PROCEED] = { ANY_STEP, forcon_twilight_proceed },
  [FORCON_TWILIGHT_COMMAND_BARRAGE] = { IN (BARRAGE), forcon_twilight_barrage },
  [FORCON_TWILIGHT_COMMAND_WAIVE] = { IN (BARRAGE), forcon_twilight_waive },
  [FORCON_TWILIGHT_COMMAND_ANNOUNCE] = { IN (ANNOUNCE), forcon_twilight_announce },
  [FORCON_TWILIGHT_COMMAND_STAY] = { IN (ANNOUNCE), forcon_twilight_stay },
  [FORCON_TWILIGHT_COMMAND_ROLL] = { IN (ROLL), forcon_twilight_roll },
  [FORCON_TWILIGHT_COMMAND_REROLL] = { IN (ROLL) | IN (BARRAGE), forcon_twilight_reroll },
  [FORCON_TWILIGHT_COMMAND_CHANGE] = { IN (ROLL) | IN (BARRAGE), forcon_twilight_change },
  [FORCON_TWILIGHT_COMMAND_SUSTAIN] = { ANY_STEP, forcon_twilight_sustain },
  [FORCON_TWILIGHT_COMMAND_DESTROY] = { ANY_STEP, forcon_twilight_destroy },
  [FORCON_TWILIGHT_COMMAND_RETREAT] = { IN (RETREAT), forcon_twilight_retreat_decide },
  [FORCON_TWILIGHT_COMMAND_REMOVE] = { IN (CAPACITY), forcon_twilight_capacity_remove },
  [FORCON_TWILIGHT_COMMAND_PLANET] = { IN (PLANET), forcon_twilight_planet },
  [FORCON_TWILIGHT_COMMAND_EFFECT] = { ANY_STEP, forcon_twilight_effect },
};

#define SPACE_ONLY (IN (BARRAGE) | IN (ANNOUNCE) | IN (RETREAT) | IN (CAPACITY))

static gboolean
check_step (ForconTwilightDecision *decision, ForconTwilightCommandKind kind)
{
  const ForconTwilightClash *clash = decision->clash;
  guint steps = command_rules[kind].steps;
  /* Of a reroll both steps would do; the roll is the one that comes again. */
  gint would_do = g_bit_nth_msf (steps, -1);

  if (clash->step == FORCON_TWILIGHT_STEP_OVER)
    return FORCON_TWILIGHT_REFUSE (decision, OVER, .result = clash->result);
  if ((steps & (1u << clash->step)) != 0)
    return TRUE;
  if (clash->place == FORCON_TWILIGHT_PLACE_GROUND && (steps & ~SPACE_ONLY) == 0)
    return FORCON_TWILIGHT_REFUSE (decision, NOT_IN_SPACE, .step = clash->step);
  return FORCON_TWILIGHT_REFUSE (decision, WRONG_STEP, .step = clash->step,
                                 .other_step = (ForconTwilightStep) would_do);
}

/* Units that hits and lack of room are about: which ones, and how many. */
static gboolean
check_units (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (command->kind != FORCON_TWILIGHT_COMMAND_SUSTAIN && command->kind != FORCON_TWILIGHT_COMMAND_DESTROY
      && command->kind != FORCON_TWILIGHT_COMMAND_REMOVE)
    return TRUE;
  if (command->unit.value == 0)
    return FORCON_TWILIGHT_REFUSE (decision, NEEDS_UNIT, .side = command->side);
  if (command->count == 0 || command->count > FORCON_FORCE_COUNT_MAX)
    return FORCON_TWILIGHT_REFUSE (decision, BAD_NUMBER, .side = command->side,
                                   .actual = (gint) MIN (command->count, G_MAXINT), .least = 1,
                                   .most = FORCON_FORCE_COUNT_MAX);
  return TRUE;
}

/* From the command to where somebody has to say something again; whether it was done. */
static gboolean
carry_out (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconDice *source = decision->source;

  if (!check_step (decision, command->kind) || !check_units (decision, command)
      || !command_rules[command->kind].decide (decision, command))
    return FALSE;
  if (!source->keep_rest && decision->outcome->n_given != source->n_faces)
    return FORCON_TWILIGHT_REFUSE (decision, DICE_LEFT_OVER, .actual = (gint) source->n_faces,
                                   .needed = (gint) decision->outcome->n_given);
  forcon_twilight_settle (decision);
  if (decision->n_generated > 0)
    FORCON_TWILIGHT_EMIT (decision, GENERATOR_ADVANCED, .count = decision->n_generated, .random = decision->random);
  return TRUE;
}

ForconTwilightOutcome *
forcon_twilight_decide (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                        const ForconTwilightCommand *command, const ForconDice *dice)
{
  ForconTwilightOutcome *outcome = g_new0 (ForconTwilightOutcome, 1);
  g_autoptr (ForconTwilightClash) clone = forcon_twilight_clash_clone (clash);
  ForconTwilightDecision decision
      = { .rules = rules, .clash = clone, .source = dice, .random = clash->random, .outcome = outcome };

  outcome->events = g_array_new (FALSE, TRUE, sizeof (ForconTwilightEvent));
  outcome->dice = g_array_new (FALSE, TRUE, sizeof (ForconDie));
  if (carry_out (&decision, command))
    {
      outcome->after = g_steal_pointer (&clone);
      return outcome;
    }
  g_assert (outcome->verdict.kind != FORCON_TWILIGHT_VERDICT_DONE);
  g_array_set_size (outcome->events, 0);
  g_array_set_size (outcome->dice, 0);
  outcome->n_given = 0;
  return outcome;
}

void
forcon_twilight_outcome_free (ForconTwilightOutcome *outcome)
{
  if (outcome == NULL)
    return;
  g_array_unref (outcome->events);
  g_array_unref (outcome->dice);
  forcon_twilight_clash_free (outcome->after);
  g_free (outcome);
}
