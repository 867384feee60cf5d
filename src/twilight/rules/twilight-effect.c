/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-decision.h"

gboolean
forcon_twilight_ability (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (command->text == NULL || *command->text == '\0')
    return FORCON_TWILIGHT_REFUSE (decision, NEEDS_REASON, .side = command->side);
  FORCON_TWILIGHT_EMIT (decision, ABILITY_USED, .text = g_intern_string (command->text));
  return TRUE;
}

/* How many units the effect is about: one where nothing is said. */
static guint
count_of (const ForconTwilightCommand *command)
{
  return MAX (command->count, 1);
}

static gboolean
check_number (ForconTwilightDecision *decision, const ForconTwilightCommand *command, gint least, gint most)
{
  if (command->number == 0 || command->number < least || command->number > most)
    return FORCON_TWILIGHT_REFUSE (decision, BAD_NUMBER, .side = command->side, .actual = command->number,
                                   .least = least, .most = most);
  return TRUE;
}

static gboolean
destroy (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (!forcon_twilight_check_there (decision, command, command->damaged, count_of (command)))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, DESTROYED, .side = command->side, .unit = command->unit, .count = count_of (command),
                        .damaged = command->damaged, .loss = FORCON_TWILIGHT_LOSS_EFFECT);
  return TRUE;
}

static gboolean
damage (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (!forcon_twilight_values (decision->clash, command->side, command->unit)->sustain)
    return FORCON_TWILIGHT_REFUSE (decision, NO_SUSTAIN, .side = command->side, .unit = command->unit);
  if (!forcon_twilight_check_there (decision, command, FALSE, count_of (command)))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, DAMAGED, .side = command->side, .unit = command->unit, .count = count_of (command));
  return TRUE;
}

static gboolean
repair (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (!forcon_twilight_check_there (decision, command, TRUE, count_of (command)))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, REPAIRED, .side = command->side, .unit = command->unit, .count = count_of (command));
  return TRUE;
}

/* Structures stand on planets only, and no ship does. */
static gboolean
add (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;
  ForconUnitKind kind = forcon_twilight_values (clash, command->side, command->unit)->kind;
  ForconUnitKind never
      = clash->place == FORCON_TWILIGHT_PLACE_SPACE ? FORCON_UNIT_KIND_STRUCTURE : FORCON_UNIT_KIND_SHIP;
  guint there = forcon_force_of (forcon_twilight_fighting (clash, command->side), command->unit);

  if (kind == never)
    return FORCON_TWILIGHT_REFUSE (decision, NOT_A_TARGET, .side = command->side, .unit = command->unit);
  if (count_of (command) > FORCON_FORCE_COUNT_MAX - there)
    return FORCON_TWILIGHT_REFUSE (decision, BAD_NUMBER, .side = command->side,
                                   .actual = (gint) MIN (command->count, G_MAXINT), .least = 1,
                                   .most = (gint) (FORCON_FORCE_COUNT_MAX - there));
  FORCON_TWILIGHT_EMIT (decision, ADDED, .side = command->side, .unit = command->unit, .count = count_of (command));
  return TRUE;
}

/* Never less than none: of those that are owed, or of those that the dice on the table come to so far. */
static gboolean
change_hits (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;
  ForconTwilightSide side = command->side;
  gint hits = clash->hits[side];

  if (!clash->counted)
    hits += forcon_twilight_on_table (clash, side) + clash->extra[side];
  if (!check_number (decision, command, -MAX (hits, 0), FORCON_FORCE_COUNT_MAX - MAX (hits, 0)))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, HITS_CHANGED, .side = side, .number = command->number);
  return TRUE;
}

/* A die is never moved by more than it has faces. */
static gboolean
modify (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;
  gboolean in_round = command->what == FORCON_TWILIGHT_EFFECT_MODIFY_ROUND;
  gint is = in_round ? clash->modifier[command->side] : clash->players[command->side].modifier;

  if (!check_number (decision, command, -FORCON_TWILIGHT_DIE - is, FORCON_TWILIGHT_DIE - is))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, MODIFIED, .side = command->side, .number = command->number,
                        .round = in_round ? MAX (clash->round, 1) : 0);
  return TRUE;
}

static gboolean
cancel_retreat (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (!decision->clash->announced[command->side])
    return FORCON_TWILIGHT_REFUSE (decision, NOT_ANNOUNCED, .side = command->side);
  FORCON_TWILIGHT_EMIT (decision, RETREAT_CANCELLED, .side = command->side);
  return TRUE;
}

/* As if it had been announced: it has to be done in step 5, if there is an eligible system then (T-RET-2). */
static gboolean
force_retreat (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;

  if (clash->announced[command->side])
    return FORCON_TWILIGHT_REFUSE (decision, ALREADY_DONE, .side = command->side, .step = clash->step);
  if (clash->forbidden[command->side])
    return FORCON_TWILIGHT_REFUSE (decision, RETREAT_FORBIDDEN, .side = command->side);
  FORCON_TWILIGHT_EMIT (decision, RETREAT_FORCED, .side = command->side);
  return TRUE;
}

/* In this round; one that was announced does not take place. */
static gboolean
forbid_retreat (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;

  if (clash->forbidden[command->side])
    return FORCON_TWILIGHT_REFUSE (decision, RETREAT_FORBIDDEN, .side = command->side);
  if (clash->announced[command->side])
    FORCON_TWILIGHT_EMIT (decision, RETREAT_CANCELLED, .side = command->side);
  FORCON_TWILIGHT_EMIT (decision, RETREAT_FORBIDDEN, .side = command->side);
  return TRUE;
}

/* What is in a neighbouring system may make it eligible, or not any more (T-RET-3, T-RET-5). */
static gboolean
change_system (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;
  gboolean comes = command->what == FORCON_TWILIGHT_EFFECT_ARRIVE;

  if (command->system == 0 || command->system > clash->n_neighbours)
    return FORCON_TWILIGHT_REFUSE (decision, UNKNOWN_SYSTEM, .side = command->side,
                                   .actual = (gint) MIN (command->system, G_MAXINT),
                                   .needed = (gint) clash->n_neighbours);
  if (forcon_neighbour_has (&clash->neighbours[command->system - 1], command->side, command->thing) == comes)
    return FORCON_TWILIGHT_REFUSE (decision, NO_CHANGE, .side = command->side, .system = command->system);
  FORCON_TWILIGHT_EMIT (decision, SYSTEM_CHANGED, .side = command->side, .system = command->system,
                        .thing = command->thing, .number = comes);
  return TRUE;
}

typedef struct {
  gboolean in_space_only;
  gboolean names_unit;
  gboolean (*decide) (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
} EffectRule;

static const EffectRule effect_rules[FORCON_N_TWILIGHT_EFFECT] = {
  [FORCON_TWILIGHT_EFFECT_DESTROY] = { FALSE, TRUE, destroy },
  [FORCON_TWILIGHT_EFFECT_DAMAGE] = { FALSE, TRUE, damage },
  [FORCON_TWILIGHT_EFFECT_REPAIR] = { FALSE, TRUE, repair },
  [FORCON_TWILIGHT_EFFECT_ADD] = { FALSE, TRUE, add },
  [FORCON_TWILIGHT_EFFECT_HITS] = { FALSE, FALSE, change_hits },
  [FORCON_TWILIGHT_EFFECT_MODIFY] = { FALSE, FALSE, modify },
  [FORCON_TWILIGHT_EFFECT_MODIFY_ROUND] = { FALSE, FALSE, modify },
  [FORCON_TWILIGHT_EFFECT_CANCEL_RETREAT] = { TRUE, FALSE, cancel_retreat },
  [FORCON_TWILIGHT_EFFECT_FORCE_RETREAT] = { TRUE, FALSE, force_retreat },
  [FORCON_TWILIGHT_EFFECT_FORBID_RETREAT] = { TRUE, FALSE, forbid_retreat },
  [FORCON_TWILIGHT_EFFECT_ARRIVE] = { TRUE, FALSE, change_system },
  [FORCON_TWILIGHT_EFFECT_LEAVE] = { TRUE, FALSE, change_system },
};

gboolean
forcon_twilight_effect (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const EffectRule *rule = &effect_rules[command->what];

  if (rule->in_space_only && decision->clash->place == FORCON_TWILIGHT_PLACE_GROUND)
    return FORCON_TWILIGHT_REFUSE (decision, NOT_IN_SPACE, .step = decision->clash->step);
  /* Between two combats there is nobody whom it could be done to. */
  if (decision->clash->step == FORCON_TWILIGHT_STEP_PLANET && command->what != FORCON_TWILIGHT_EFFECT_MODIFY)
    return FORCON_TWILIGHT_REFUSE (decision, WRONG_STEP, .step = FORCON_TWILIGHT_STEP_PLANET,
                                   .other_step = FORCON_TWILIGHT_STEP_START);
  if (rule->names_unit && command->unit.value == 0)
    return FORCON_TWILIGHT_REFUSE (decision, NEEDS_UNIT, .side = command->side);
  return forcon_twilight_ability (decision, command) && rule->decide (decision, command);
}
