/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-decision.h"
#include "twilight/rules/twilight-owed.h"

#include <string.h>

static ForconUnitAttack
attack_of (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit, ForconTwilightPurpose purpose)
{
  const ForconUnit *values = forcon_twilight_values (clash, side, unit);

  return purpose == FORCON_TWILIGHT_PURPOSE_BARRAGE ? values->barrage : values->combat;
}

/* Units that take part in such a roll: those that fight, in a barrage those that have it (T-AFB-1, T-DICE-2). */
static guint
rollers (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit, ForconTwilightPurpose purpose)
{
  if (purpose == FORCON_TWILIGHT_PURPOSE_COMBAT && !forcon_twilight_fights (clash, side, unit))
    return 0;
  if (attack_of (clash, side, unit, purpose).dice == 0)
    return 0;
  return forcon_force_of (forcon_twilight_fighting (clash, side), unit);
}

static guint
dice_of (const ForconTwilightClash *clash, ForconTwilightSide side, ForconTwilightPurpose purpose)
{
  guint dice = 0;

  FORCON_FOR_EACH_UNIT (unit)
    dice += rollers (clash, side, unit, purpose) * (guint) attack_of (clash, side, unit, purpose).dice;
  return dice;
}

guint
forcon_twilight_barrage_dice (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  return dice_of (clash, side, FORCON_TWILIGHT_PURPOSE_BARRAGE);
}

guint
forcon_twilight_combat_dice (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  return dice_of (clash, side, FORCON_TWILIGHT_PURPOSE_COMBAT);
}

gint
forcon_twilight_on_table (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  gint hits = 0;

  for (guint i = 0; i < clash->dice->len; i++)
    {
      const ForconTwilightDie *die = &g_array_index (clash->dice, ForconTwilightDie, i);

      hits += die->side != side && FORCON_TWILIGHT_DIE_HITS (die);
    }
  return hits;
}

/* The dice of all units of one kind, in one go. */
static gboolean
throw_unit (ForconTwilightDecision *decision, ForconTwilightSide side, ForconUnitId unit, guint count,
            ForconTwilightPurpose purpose)
{
  const ForconTwilightClash *clash = decision->clash;
  guint dice = count * (guint) attack_of (clash, side, unit, purpose).dice;
  /* Modifiers are of combat rolls only. */
  gint modifier
      = purpose == FORCON_TWILIGHT_PURPOSE_BARRAGE ? 0 : clash->players[side].modifier + clash->modifier[side];
  gint needed = attack_of (clash, side, unit, purpose).value - modifier;
  ForconTwilightRequest request = { purpose, side, unit, dice, 0, needed };
  ForconRoll roll;
  gint hits = 0;

  if (!forcon_twilight_throw (decision, request, &roll))
    return FALSE;
  for (guint i = 0; i < roll.count; i++)
    hits += forcon_twilight_face (decision, roll, i) >= needed;
  FORCON_TWILIGHT_EMIT (decision, ROLLED, .side = side, .purpose = purpose, .unit = unit, .number = needed,
                        .roll = roll, .hits = hits);
  return TRUE;
}

/* The lowest value above @above of those who roll; %G_MAXINT where there is none. */
static gint
next_value (const ForconTwilightClash *clash, ForconTwilightSide side, ForconTwilightPurpose purpose,
            const guint counts[FORCON_UNITS_MAX], gint above)
{
  gint lowest = G_MAXINT;

  FORCON_FOR_EACH_UNIT (unit)
    {
      gint value = attack_of (clash, side, unit, purpose).value;

      if (counts[unit.value - 1] > 0 && value > above)
        lowest = MIN (lowest, value);
    }
  return lowest;
}

/* Units of one value together, the lowest value first; within one value in the order of the rules (T-DICE-2). */
static gboolean
throw_all (ForconTwilightDecision *decision, ForconTwilightSide side, ForconTwilightPurpose purpose,
           const guint counts[FORCON_UNITS_MAX])
{
  const ForconTwilightClash *clash = decision->clash;
  gint value = G_MININT;

  while ((value = next_value (clash, side, purpose, counts, value)) < G_MAXINT)
    FORCON_FOR_EACH_UNIT (unit)
      if (counts[unit.value - 1] > 0 && attack_of (clash, side, unit, purpose).value == value
          && !throw_unit (decision, side, unit, counts[unit.value - 1], purpose))
        return FALSE;
  return TRUE;
}

static void
count_all (const ForconTwilightClash *clash, ForconTwilightSide side, ForconTwilightPurpose purpose,
           guint counts[FORCON_UNITS_MAX])
{
  FORCON_FOR_EACH_UNIT (unit)
    counts[unit.value - 1] = rollers (clash, side, unit, purpose);
}

/* Those that were named, all of which must be there and have a barrage. */
static gboolean
count_named (ForconTwilightDecision *decision, const ForconTwilightCommand *command, guint counts[FORCON_UNITS_MAX])
{
  FORCON_FOR_EACH_UNIT (unit)
    {
      guint wanted = forcon_force_of (&command->force, unit);
      guint there = forcon_force_of (forcon_twilight_fighting (decision->clash, command->side), unit);

      if (wanted > 0 && forcon_twilight_values (decision->clash, command->side, unit)->barrage.dice == 0)
        return FORCON_TWILIGHT_REFUSE (decision, NO_BARRAGE, .side = command->side, .unit = unit);
      if (wanted > there)
        return FORCON_TWILIGHT_REFUSE (decision, NOT_ENOUGH, .side = command->side, .unit = unit,
                                       .actual = (gint) there, .needed = (gint) wanted);
      counts[unit.value - 1] = wanted;
    }
  return TRUE;
}

/* Whose turn it is to throw: the attacker's dice lie there first (T-DICE-3). */
static gboolean
check_turn (ForconTwilightDecision *decision, ForconTwilightSide side)
{
  const ForconTwilightClash *clash = decision->clash;
  ForconTwilightSide first;

  if (clash->acted[side])
    return FORCON_TWILIGHT_REFUSE (decision, ALREADY_DONE, .side = side, .step = clash->step);
  if (clash->counted)
    return FORCON_TWILIGHT_REFUSE (decision, TOO_LATE, .side = side);
  forcon_twilight_debtor (clash, decision->rules, clash->step, &first);
  if (first != side)
    return FORCON_TWILIGHT_REFUSE (decision, OPPONENT_FIRST, .side = first, .step = clash->step);
  return TRUE;
}

static gboolean
check_barrage (ForconTwilightDecision *decision, ForconTwilightSide side)
{
  if (forcon_twilight_barrage_dice (decision->clash, side) == 0)
    return FORCON_TWILIGHT_REFUSE (decision, NO_BARRAGE, .side = side);
  return check_turn (decision, side);
}

gboolean
forcon_twilight_barrage (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  guint counts[FORCON_UNITS_MAX];

  if (!check_barrage (decision, command->side))
    return FALSE;
  if (forcon_force_is_empty (&command->force))
    count_all (decision->clash, command->side, FORCON_TWILIGHT_PURPOSE_BARRAGE, counts);
  else if (!count_named (decision, command, counts))
    return FALSE;
  return throw_all (decision, command->side, FORCON_TWILIGHT_PURPOSE_BARRAGE, counts);
}

gboolean
forcon_twilight_waive (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (!check_barrage (decision, command->side))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, BARRAGE_WAIVED, .side = command->side);
  return TRUE;
}

gboolean
forcon_twilight_roll (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  guint counts[FORCON_UNITS_MAX];

  if (forcon_twilight_combat_dice (decision->clash, command->side) == 0)
    return FORCON_TWILIGHT_REFUSE (decision, ALREADY_DONE, .side = command->side, .step = decision->clash->step);
  if (!check_turn (decision, command->side))
    return FALSE;
  count_all (decision->clash, command->side, FORCON_TWILIGHT_PURPOSE_COMBAT, counts);
  return throw_all (decision, command->side, FORCON_TWILIGHT_PURPOSE_COMBAT, counts);
}

gboolean
forcon_twilight_has_rolled_last (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  const GArray *dice = clash->dice;

  return !clash->counted && dice->len > 0 && g_array_index (dice, ForconTwilightDie, dice->len - 1).side == side;
}

/* Returns: the die that a command names, whosever it is: right after the player whose ability it is has rolled all own
 * dice, that is before the opponent rolls and before they are counted (T-DICE-3); %NULL where that is refused */
static const ForconTwilightDie *
find_die (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const GArray *dice = decision->clash->dice;
  const ForconTwilightDie *die;

  if (command->die == 0 || command->die > dice->len)
    {
      FORCON_TWILIGHT_REFUSE (decision, NO_SUCH_DIE, .actual = (gint) command->die, .needed = (gint) dice->len);
      return NULL;
    }
  die = &g_array_index (dice, ForconTwilightDie, command->die - 1);
  if (decision->clash->counted)
    {
      FORCON_TWILIGHT_REFUSE (decision, TOO_LATE, .side = command->side);
      return NULL;
    }
  if (!forcon_twilight_has_rolled_last (decision->clash, command->side))
    {
      FORCON_TWILIGHT_REFUSE (decision, NOT_AFTER_ROLL, .side = command->side);
      return NULL;
    }
  return forcon_twilight_ability (decision, command) ? die : NULL;
}

gboolean
forcon_twilight_reroll (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightDie *die = find_die (decision, command);
  ForconRoll roll;

  if (die == NULL)
    return FALSE;
  if (!forcon_twilight_throw (
          decision, (ForconTwilightRequest){ FORCON_TWILIGHT_PURPOSE_REROLL, die->side, die->unit, 1, 0, die->needed },
          &roll))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, REROLLED, .side = die->side, .by = command->side, .unit = die->unit,
                        .die = command->die, .was = die->face, .number = forcon_twilight_face (decision, roll, 0),
                        .roll = roll);
  return TRUE;
}

gboolean
forcon_twilight_change (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightDie *die = find_die (decision, command);

  if (die == NULL)
    return FALSE;
  if (command->number < 1 || command->number > FORCON_TWILIGHT_DIE)
    return FORCON_TWILIGHT_REFUSE (decision, BAD_FACE, .actual = command->number);
  FORCON_TWILIGHT_EMIT (decision, CHANGED, .side = die->side, .by = command->side, .unit = die->unit,
                        .die = command->die, .was = die->face, .number = command->number);
  return TRUE;
}
