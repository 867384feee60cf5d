/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/decide.h"

#include "engine/decision/close-combat.h"
#include "engine/decision/end.h"
#include "engine/decision/fire.h"
#include "engine/decision/formations.h"
#include "engine/decision/hand.h"
#include "engine/decision/instructions.h"
#include "engine/decision/mines.h"
#include "engine/decision/moves.h"
#include "engine/decision/orbits.h"
#include "engine/decision/orders.h"
#include "engine/decision/torpedoes.h"
#include "engine/decision/turn.h"

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
  return forcon_decision_refuse (decision,
                                 (ForconVerdict){ .kind = FORCON_VERDICT_WRONG_STEP, .step = is,
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

/* What the master does by hand has a reason, which stands first in the journal. */
static gboolean
check_reason (ForconDecision *decision, const ForconCommand *command)
{
  if (command->n_overrides == 0 && (command->kind < FORCON_COMMAND_SET || command->kind == FORCON_COMMAND_NOTE))
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
  ForconDecision decision = { .rules = rules, .battle = clone, .source = dice, .random = clone->random,
                              .command = command, .outcome = outcome };

  if (carry_out (&decision))
    return TRUE;
  drop_traces (outcome);
  return FALSE;
}

gboolean
forcon_decide_in_place (ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
                        const ForconDice *dice, ForconOutcome *outcome)
{
  ForconDecision decision = { .rules = rules, .battle = battle, .source = dice, .random = battle->random,
                              .command = command, .outcome = outcome, .in_private = TRUE };

  drop_traces (outcome);
  outcome->verdict = (ForconVerdict){ .kind = FORCON_VERDICT_DONE };
  return carry_out (&decision);
}
