/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-owed.h"

#include "twilight/rules/twilight-decision.h"

FORCON_DEFINE_TERM (ForconTwilightOwedKind, TWILIGHT_OWED, FORCON_TWILIGHT_OWED, twilight_owed)

/*
 * How much of what the step asks of everybody @side owes; 0 where it owes nothing. Who has acted, did so in the step
 * that is on. With nobody left to fight there is no barrage, nothing to announce and nobody to flee from (T-AFB-2,
 * T-END-1); a roll is finished.
 */
static guint
debt_of (const ForconTwilightClash *clash, const ForconTwilightRules *rules, ForconTwilightStep step,
         ForconTwilightSide side)
{
  if ((clash->acted[side] && step == clash->step)
      || (step != FORCON_TWILIGHT_STEP_ROLL && forcon_twilight_standing (clash) != FORCON_TWILIGHT_UNDECIDED))
    return 0;
  switch ((gint) step)
    {
    case FORCON_TWILIGHT_STEP_BARRAGE:
      return clash->counted ? 0 : forcon_twilight_barrage_dice (clash, side);
    case FORCON_TWILIGHT_STEP_ANNOUNCE:
      /* Once in a round, unless an effect forbids it, and only with somewhere to go (T-RET-1). */
      return !clash->announced[side] && !clash->announced[FORCON_TWILIGHT_OPPONENT (side)] && !clash->forbidden[side]
             && forcon_twilight_eligible_systems (clash, rules, side) > 0;
    case FORCON_TWILIGHT_STEP_ROLL:
      return forcon_twilight_combat_dice (clash, side);
    case FORCON_TWILIGHT_STEP_RETREAT:
      /* There may be nowhere to go any more (T-RET-2). */
      return clash->announced[side] && forcon_twilight_eligible_systems (clash, rules, side) > 0;
    default:
      return 0;
    }
}

guint
forcon_twilight_debtor (const ForconTwilightClash *clash, const ForconTwilightRules *rules, ForconTwilightStep step,
                        ForconTwilightSide *side)
{
  guint debt;

  /* The defender is first asked whether it retreats (T-RET-1), the attacker first to roll (T-DICE-3). */
  *side = step == FORCON_TWILIGHT_STEP_ANNOUNCE ? FORCON_TWILIGHT_SIDE_DEFENDER : FORCON_TWILIGHT_SIDE_ATTACKER;
  debt = debt_of (clash, rules, step, *side);
  if (debt > 0)
    return debt;
  *side = FORCON_TWILIGHT_OPPONENT (*side);
  return debt_of (clash, rules, step, *side);
}

/* What the step asks of a side. */
static ForconTwilightOwedKind
kind_in (ForconTwilightStep step)
{
  switch ((gint) step)
    {
    case FORCON_TWILIGHT_STEP_BARRAGE:
      return FORCON_TWILIGHT_OWED_BARRAGE;
    case FORCON_TWILIGHT_STEP_ANNOUNCE:
      return FORCON_TWILIGHT_OWED_ANNOUNCE;
    case FORCON_TWILIGHT_STEP_ROLL:
      return FORCON_TWILIGHT_OWED_ROLL;
    default:
      return FORCON_TWILIGHT_OWED_RETREAT;
    }
}

/* What the whole step is about, where no side in particular owes it anything. */
static ForconTwilightOwed
owed_by_step (const ForconTwilightClash *clash, const ForconTwilightRules *rules)
{
  ForconTwilightOwed owed = { FORCON_TWILIGHT_OWED_NOTHING, FORCON_TWILIGHT_SIDE_ATTACKER, 0 };

  switch ((gint) clash->step)
    {
    case FORCON_TWILIGHT_STEP_BEFORE:
    case FORCON_TWILIGHT_STEP_START:
    case FORCON_TWILIGHT_STEP_END:
      owed.kind = FORCON_TWILIGHT_OWED_WINDOW;
      break;
    case FORCON_TWILIGHT_STEP_PLANET:
      owed.kind = FORCON_TWILIGHT_OWED_PLANET;
      break;
    case FORCON_TWILIGHT_STEP_BARRAGE:
    case FORCON_TWILIGHT_STEP_ROLL:
      if (clash->counted || clash->dice->len == 0)
        break;
      /* Until dice are counted, abilities of the side that rolled last may reroll or change them (T-DICE-3). */
      owed.kind = FORCON_TWILIGHT_OWED_ABILITIES;
      owed.side = g_array_index (clash->dice, ForconTwilightDie, clash->dice->len - 1).side;
      owed.count = clash->dice->len;
      break;
    case FORCON_TWILIGHT_STEP_CAPACITY:
      owed.side = (ForconTwilightSide) clash->result;
      owed.count = forcon_twilight_excess (clash, owed.side, NULL);
      owed.kind = owed.count > 0 ? FORCON_TWILIGHT_OWED_REMOVE : FORCON_TWILIGHT_OWED_NOTHING;
      break;
    default:
      break;
    }
  return owed;
}

ForconTwilightOwed
forcon_twilight_owed (const ForconTwilightClash *clash, const ForconTwilightRules *rules)
{
  ForconTwilightSide side;
  guint debt;

  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    if (clash->hits[i] > 0)
      return (ForconTwilightOwed){ FORCON_TWILIGHT_OWED_HITS, (ForconTwilightSide) i, (guint) clash->hits[i] };
  debt = forcon_twilight_debtor (clash, rules, clash->step, &side);
  if (debt > 0)
    return (ForconTwilightOwed){ kind_in (clash->step), side, debt };
  return owed_by_step (clash, rules);
}

/* Whether a combat roll of the side can be a hit, whatever lies there, but for modifiers of a round. */
static gboolean
can_hit (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  const ForconForce *force = forcon_twilight_fighting (clash, side);

  FORCON_FOR_EACH_UNIT (unit)
    {
      ForconUnitAttack combat = forcon_twilight_values (clash, side, unit)->combat;

      if (combat.dice > 0 && forcon_force_of (force, unit) > 0 && forcon_twilight_fights (clash, side, unit)
          && combat.value - clash->players[side].modifier <= FORCON_TWILIGHT_DIE)
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_twilight_is_stalemate (const ForconTwilightClash *clash)
{
  return forcon_twilight_standing (clash) == FORCON_TWILIGHT_UNDECIDED
         && !can_hit (clash, FORCON_TWILIGHT_SIDE_ATTACKER) && !can_hit (clash, FORCON_TWILIGHT_SIDE_DEFENDER);
}
