/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-cargo.h"

/**
 * Space:
 * @room: capacity of all ships there
 * @berths: of structures in space and on the planets, which have room for fighters only
 * @ground: ground forces
 * @bound, @free: fighters without a move value, and with one
 * @ships: the other ships
 *
 * Who needs room in the space area, and who gives it (T-END-3).
 */
typedef struct {
  guint room;
  guint berths;
  guint ground;
  guint bound;
  guint free;
  guint ships;
} Space;

static Space
look_at (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  Space space = { 0 };

  FORCON_FOR_EACH_UNIT (unit)
    {
      const ForconUnit *values = forcon_twilight_values (clash, side, unit);
      guint count = forcon_force_of (&clash->space[side], unit);

      if (values->kind == FORCON_UNIT_KIND_STRUCTURE)
        {
          for (guint i = 0; i < clash->n_planets; i++)
            count += forcon_force_of (&clash->planets[i].ground[side], unit);
          space.berths += count * (guint) values->capacity;
          continue;
        }
      space.room += count * (guint) values->capacity;
      if (!forcon_twilight_is_cargo (values))
        space.ships += count;
      else if (!values->fighter)
        space.ground += count;
      else if (forcon_twilight_goes_itself (values))
        space.free += count;
      else
        space.bound += count;
    }
  return space;
}

static guint
above (guint count, guint limit)
{
  return count > limit ? count - limit : 0;
}

/* Fighters that move by themselves and have no place in the fleet pool. */
static guint
not_in_pool (const ForconTwilightClash *clash, ForconTwilightSide side, Space space)
{
  gint pool = clash->players[side].fleet_pool;

  return above (space.free, pool < 0 ? 0 : above ((guint) pool, space.ships));
}

/* Fighters that need room aboard: neither the pool nor a berth has a place for them. */
static guint
fighters_aboard (const ForconTwilightClash *clash, ForconTwilightSide side, Space space)
{
  return above (space.bound + not_in_pool (clash, side, space), space.berths);
}

guint
forcon_twilight_excess (const ForconTwilightClash *clash, ForconTwilightSide side, guint *room)
{
  Space space = look_at (clash, side);

  if (room != NULL)
    *room = space.room;
  return above (space.ground + fighters_aboard (clash, side, space), space.room);
}

/* How many of a unit's kind can be removed so that each lessens the excess. */
static guint
removable (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit)
{
  const ForconUnit *values = forcon_twilight_values (clash, side, unit);
  Space space = look_at (clash, side);
  guint most = forcon_twilight_excess (clash, side, NULL);

  if (!forcon_twilight_is_cargo (values))
    return 0;
  if (values->fighter)
    most = MIN (most, fighters_aboard (clash, side, space));
  if (forcon_twilight_goes_itself (values))
    most = MIN (most, not_in_pool (clash, side, space));
  return most;
}

gboolean
forcon_twilight_capacity_remove (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;
  ForconTwilightSide side = command->side;

  if (command->unit.value == 0 || !forcon_twilight_is_cargo (forcon_twilight_values (clash, side, command->unit)))
    return FORCON_TWILIGHT_REFUSE (decision, NOT_CARGO, .side = side, .unit = command->unit);
  if (!forcon_twilight_check_there (decision, command, command->damaged, command->count))
    return FALSE;
  guint most = removable (clash, side, command->unit);

  if (command->count > most)
    return FORCON_TWILIGHT_REFUSE (decision, NO_EXCESS, .side = side, .unit = command->unit,
                                   .actual = (gint) command->count, .needed = (gint) most);
  FORCON_TWILIGHT_EMIT (decision, DESTROYED, .side = side, .unit = command->unit, .count = command->count,
                        .damaged = command->damaged, .loss = FORCON_TWILIGHT_LOSS_CAPACITY);
  return TRUE;
}

void
forcon_twilight_capacity_clear (ForconTwilightDecision *decision)
{
  for (ForconTwilightSide side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    if (forcon_twilight_strength (decision->clash, side) == 0)
      FORCON_FOR_EACH_UNIT (unit)
        for (gint damaged = 0; damaged <= 1; damaged++)
          {
            guint count = forcon_twilight_space_of (decision->clash, side, unit, damaged);

            if (count > 0 && forcon_twilight_is_cargo (forcon_twilight_values (decision->clash, side, unit)))
              FORCON_TWILIGHT_EMIT (decision, DESTROYED, .side = side, .unit = unit, .count = count, .damaged = damaged,
                                    .loss = FORCON_TWILIGHT_LOSS_CAPACITY);
          }
}

void
forcon_twilight_capacity_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  ForconTwilightSide side, const ForconTwilightPlan *plan,
                                  ForconTwilightCommand *command)
{
  ForconUnitId order[FORCON_UNITS_MAX];

  forcon_twilight_casualties (rules, plan->order, order);
  *command = (ForconTwilightCommand){ .kind = FORCON_TWILIGHT_COMMAND_REMOVE, .side = side };
  for (guint i = 0; i < FORCON_UNITS_MAX && command->count == 0; i++)
    for (gint damaged = 1; damaged >= 0 && command->count == 0; damaged--)
      {
        command->unit = order[i];
        command->damaged = damaged;
        command->count
            = MIN (removable (clash, side, order[i]), forcon_twilight_space_of (clash, side, order[i], damaged));
      }
}
