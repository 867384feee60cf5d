/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-cargo.h"

/* All grades of a type are named by grade I. */
static guint8
type_of (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit)
{
  ForconUnitId base = forcon_twilight_values (clash, side, unit)->upgrade_of;

  return base.value > 0 ? base.value : unit.value;
}

void
forcon_twilight_casualties (const ForconTwilightRules *rules, guint number, ForconUnitId order[FORCON_UNITS_MAX])
{
  const ForconHitOrder *named = number < rules->n_orders ? &rules->orders[number] : NULL;
  guint n = named != NULL ? named->n_units : 0;
  guint32 done = 0;

  for (guint i = 0; i < n; i++)
    {
      order[i] = named->units[i];
      done |= 1u << (order[i].value - 1);
    }
  FORCON_FOR_EACH_UNIT (unit)
    if ((done & (1u << (unit.value - 1))) == 0)
      order[n++] = unit;
}

/* Undamaged ones of the unit that can sustain. */
static guint
can_sustain (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit)
{
  gboolean takes = clash->step != FORCON_TWILIGHT_STEP_BARRAGE && forcon_twilight_can_take (clash, side, unit)
                   && forcon_twilight_values (clash, side, unit)->sustain;

  return takes ? forcon_twilight_fighting (clash, side)->intact[unit.value - 1] : 0;
}

/* Fills in the first unit of the order that can sustain: of the type, if it is not 0; of those that risk nothing by
 * it, if @safe. */
static gboolean
propose_sustain (const ForconTwilightClash *clash, ForconTwilightSide side, const ForconUnitId *order, guint8 type,
                 gboolean safe, ForconTwilightCommand *command)
{
  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    {
      guint there = can_sustain (clash, side, order[i]);

      if (there == 0 || (type != 0 && type_of (clash, side, order[i]) != type)
          || (safe && !forcon_twilight_values (clash, side, order[i])->safe_sustain))
        continue;
      command->kind = FORCON_TWILIGHT_COMMAND_SUSTAIN;
      command->unit = order[i];
      command->count = MIN (there, (guint) clash->hits[side]);
      return TRUE;
    }
  return FALSE;
}

/* Fills in the unit that is lost next; damaged ones go first. */
static void
propose_destroy (const ForconTwilightClash *clash, ForconTwilightSide side, const ForconUnitId *order,
                 ForconTwilightCommand *command)
{
  const ForconForce *force = forcon_twilight_fighting (clash, side);

  for (guint i = 0; i < FORCON_UNITS_MAX; i++)
    {
      guint place = order[i].value - 1u;

      if (!forcon_twilight_can_take (clash, side, order[i]) || forcon_force_of (force, order[i]) == 0)
        continue;
      command->kind = FORCON_TWILIGHT_COMMAND_DESTROY;
      command->unit = order[i];
      command->damaged = force->damaged[place] > 0;
      command->count = MIN (command->damaged ? force->damaged[place] : force->intact[place], (guint) clash->hits[side]);
      return;
    }
}

/* The policies of T-ODDS-1, one command at a time. */
static void
propose_hits (const ForconTwilightClash *clash, const ForconTwilightRules *rules, ForconTwilightSide side,
              const ForconTwilightPlan *plan, ForconTwilightCommand *command)
{
  gboolean by_type = plan->policy == FORCON_HIT_POLICY_DREADNOUGHT_FIRST;
  ForconUnitId order[FORCON_UNITS_MAX];

  forcon_twilight_casualties (rules, plan->order, order);
  if (propose_sustain (clash, side, order, 0, by_type, command))
    return;
  propose_destroy (clash, side, order, command);
  if (by_type && command->kind == FORCON_TWILIGHT_COMMAND_DESTROY)
    propose_sustain (clash, side, order, type_of (clash, side, command->unit), FALSE, command);
}

/* What a side does by its plan about what it owes. */
static void
propose_for (const ForconTwilightClash *clash, const ForconTwilightRules *rules, ForconTwilightOwedKind kind,
             const ForconTwilightPlan *plan, ForconTwilightCommand *command)
{
  switch ((gint) kind)
    {
    case FORCON_TWILIGHT_OWED_BARRAGE:
      command->kind = plan->barrage ? FORCON_TWILIGHT_COMMAND_BARRAGE : FORCON_TWILIGHT_COMMAND_WAIVE;
      break;
    case FORCON_TWILIGHT_OWED_ANNOUNCE:
      command->kind = plan->announce_from > 0 && clash->round >= plan->announce_from ? FORCON_TWILIGHT_COMMAND_ANNOUNCE
                                                                                     : FORCON_TWILIGHT_COMMAND_STAY;
      break;
    case FORCON_TWILIGHT_OWED_ROLL:
      command->kind = FORCON_TWILIGHT_COMMAND_ROLL;
      break;
    case FORCON_TWILIGHT_OWED_HITS:
      propose_hits (clash, rules, command->side, plan, command);
      break;
    case FORCON_TWILIGHT_OWED_RETREAT:
      forcon_twilight_retreat_propose (clash, rules, command->side, plan, command);
      break;
    case FORCON_TWILIGHT_OWED_REMOVE:
      forcon_twilight_capacity_propose (clash, rules, command->side, plan, command);
      break;
    default:
      break;
    }
}

/* Round after round would bring nothing, and nobody means to retreat. The first round has a barrage, and effects of
 * its own. */
static gboolean
is_hopeless (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
             const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT])
{
  if (clash->step != FORCON_TWILIGHT_STEP_START || clash->round == 1 || !forcon_twilight_is_stalemate (clash))
    return FALSE;
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    if (plans[i].announce_from > 0 && forcon_twilight_eligible_systems (clash, rules, (ForconTwilightSide) i) > 0)
      return FALSE;
  return TRUE;
}

gboolean
forcon_twilight_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                         const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT], ForconTwilightCommand *command)
{
  ForconTwilightOwed owed = forcon_twilight_owed (clash, rules);
  ForconTwilightPlan plan = plans[owed.side];

  /* On the ground all sustains come first under either policy (T-ODDS-1). */
  if (clash->place == FORCON_TWILIGHT_PLACE_GROUND)
    plan.policy = FORCON_HIT_POLICY_SUSTAIN_FIRST;
  *command = (ForconTwilightCommand){ .kind = FORCON_TWILIGHT_COMMAND_PROCEED, .side = owed.side };
  if (owed.kind == FORCON_TWILIGHT_OWED_NOTHING || is_hopeless (clash, rules, plans))
    return FALSE;
  if (owed.kind == FORCON_TWILIGHT_OWED_PLANET)
    {
      command->kind = FORCON_TWILIGHT_COMMAND_PLANET;
      for (guint i = 0; i < clash->n_planets && command->planet == 0; i++)
        if (!clash->planets[i].fought)
          command->planet = i + 1;
    }
  else
    propose_for (clash, rules, owed.kind, &plan, command);
  return TRUE;
}
