/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-decision.h"

static gboolean
is_barrage (const ForconTwilightClash *clash)
{
  return clash->step == FORCON_TWILIGHT_STEP_BARRAGE;
}

gboolean
forcon_twilight_can_take (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit)
{
  return forcon_twilight_fights (clash, side, unit)
         && (!is_barrage (clash) || forcon_twilight_values (clash, side, unit)->fighter);
}

/* Those of a kind that could cancel a hit: a barrage destroys, it is not sustained (T-AFB-1, T-HIT-1). */
static guint
sustaining (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit)
{
  if (is_barrage (clash) || !forcon_twilight_values (clash, side, unit)->sustain)
    return 0;
  return forcon_twilight_fighting (clash, side)->intact[unit.value - 1];
}

static ForconTwilightLoss
loss_of (const ForconTwilightClash *clash)
{
  return is_barrage (clash) ? FORCON_TWILIGHT_LOSS_BARRAGE : FORCON_TWILIGHT_LOSS_HIT;
}

/* Destroys units that can take hits, intact ones first, until the hits are used up. */
static void
destroy_in_turn (ForconTwilightDecision *decision, ForconTwilightSide side)
{
  ForconTwilightClash *clash = decision->clash;
  const ForconForce *force = forcon_twilight_fighting (clash, side);

  FORCON_FOR_EACH_UNIT (unit)
    for (gint damaged = 0; damaged <= 1 && forcon_twilight_can_take (clash, side, unit); damaged++)
      {
        guint there = damaged ? force->damaged[unit.value - 1] : force->intact[unit.value - 1];
        guint count = MIN (there, (guint) clash->hits[side]);

        if (count > 0)
          FORCON_TWILIGHT_EMIT (decision, DESTROYED, .side = side, .unit = unit, .count = count, .damaged = damaged,
                                .loss = loss_of (clash));
      }
}

void
forcon_twilight_assign (ForconTwilightDecision *decision, ForconTwilightSide side)
{
  ForconTwilightClash *clash = decision->clash;
  const ForconForce *force = forcon_twilight_fighting (clash, side);
  guint n_units = 0, n_sustaining = 0, n_kinds = 0;

  if (clash->hits[side] <= 0)
    return;
  FORCON_FOR_EACH_UNIT (unit)
    if (forcon_twilight_can_take (clash, side, unit))
      {
        n_units += forcon_force_of (force, unit);
        n_sustaining += sustaining (clash, side, unit);
        n_kinds += (force->intact[unit.value - 1] > 0) + (force->damaged[unit.value - 1] > 0);
      }
  if ((guint) clash->hits[side] < n_units + n_sustaining && (n_sustaining > 0 || n_kinds > 1))
    return;
  FORCON_FOR_EACH_UNIT (unit)
    if (forcon_twilight_can_take (clash, side, unit) && sustaining (clash, side, unit) > 0)
      FORCON_TWILIGHT_EMIT (decision, SUSTAINED, .side = side, .unit = unit, .count = sustaining (clash, side, unit));
  destroy_in_turn (decision, side);
  if (clash->hits[side] > 0)
    FORCON_TWILIGHT_EMIT (decision, HITS_LOST, .side = side, .hits = clash->hits[side]);
}

/* There must be so many hits, and the unit one that they count for. */
static gboolean
check_hits (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;

  if ((gint) command->count > clash->hits[command->side])
    return FORCON_TWILIGHT_REFUSE (decision, NO_HITS, .side = command->side, .actual = (gint) command->count,
                                   .needed = clash->hits[command->side]);
  if (!forcon_twilight_can_take (clash, command->side, command->unit))
    return FORCON_TWILIGHT_REFUSE (decision, NOT_A_TARGET, .side = command->side, .unit = command->unit);
  return TRUE;
}

gboolean
forcon_twilight_check_there (ForconTwilightDecision *decision, const ForconTwilightCommand *command, gboolean damaged,
                             guint count)
{
  const ForconForce *force = forcon_twilight_fighting (decision->clash, command->side);
  guint place = command->unit.value - 1u;
  guint there = damaged ? force->damaged[place] : force->intact[place];

  if (count > there)
    return FORCON_TWILIGHT_REFUSE (decision, NOT_ENOUGH, .side = command->side, .unit = command->unit,
                                   .actual = (gint) there, .needed = (gint) MIN (count, G_MAXINT));
  return TRUE;
}

gboolean
forcon_twilight_sustain (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (!check_hits (decision, command))
    return FALSE;
  if (is_barrage (decision->clash) || !forcon_twilight_values (decision->clash, command->side, command->unit)->sustain)
    return FORCON_TWILIGHT_REFUSE (decision, NO_SUSTAIN, .side = command->side, .unit = command->unit);
  if (!forcon_twilight_check_there (decision, command, FALSE, command->count))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, SUSTAINED, .side = command->side, .unit = command->unit, .count = command->count);
  return TRUE;
}

gboolean
forcon_twilight_destroy (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  if (!check_hits (decision, command)
      || !forcon_twilight_check_there (decision, command, command->damaged, command->count))
    return FALSE;
  FORCON_TWILIGHT_EMIT (decision, DESTROYED, .side = command->side, .unit = command->unit, .count = command->count,
                        .damaged = command->damaged, .loss = loss_of (decision->clash));
  return TRUE;
}
