/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-cargo.h"

gboolean
forcon_twilight_is_cargo (const ForconUnit *unit)
{
  return unit->fighter || unit->kind == FORCON_UNIT_KIND_GROUND;
}

gboolean
forcon_twilight_goes_itself (const ForconUnit *unit)
{
  return unit->kind == FORCON_UNIT_KIND_SHIP && unit->moves;
}

guint
forcon_twilight_room_aboard (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId ship)
{
  const ForconUnit *values = forcon_twilight_values (clash, side, ship);

  return forcon_twilight_goes_itself (values) ? (guint) values->capacity * forcon_force_of (&clash->space[side], ship)
                                              : 0;
}

static guint
count_of (const ForconForce *force, ForconUnitId unit, gboolean damaged)
{
  return damaged ? force->damaged[unit.value - 1] : force->intact[unit.value - 1];
}

guint
forcon_twilight_space_of (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit,
                          gboolean damaged)
{
  return count_of (&clash->space[side], unit, damaged);
}

static gboolean
same_pile (const ForconLoad *a, const ForconLoad *b)
{
  return a->unit.value == b->unit.value && !a->damaged == !b->damaged && a->from == b->from;
}

/* How many of what a row takes are there, and whether all rows together take no more. */
static gboolean
check_there (ForconTwilightDecision *decision, const ForconTwilightCommand *command, const ForconLoad *load)
{
  const ForconTwilightClash *clash = decision->clash;
  const ForconForce *force
      = load->from == 0 ? &clash->space[command->side] : &clash->planets[load->from - 1].ground[command->side];
  guint there = count_of (force, load->unit, load->damaged);
  guint64 wanted = 0;

  for (guint i = 0; i < command->n_loads; i++)
    if (same_pile (load, &command->loads[i]))
      wanted += command->loads[i].count;
  if (wanted > there)
    return FORCON_TWILIGHT_REFUSE (decision, NOT_ENOUGH, .side = command->side, .unit = load->unit,
                                   .actual = (gint) there, .needed = (gint) MIN (wanted, G_MAXINT));
  return TRUE;
}

static gboolean
check_load (ForconTwilightDecision *decision, const ForconTwilightCommand *command, const ForconLoad *load)
{
  const ForconTwilightClash *clash = decision->clash;
  ForconTwilightSide side = command->side;
  guint n_units = decision->rules->n_units;

  if (load->unit.value == 0 || load->unit.value > n_units || load->aboard.value > n_units
      || !forcon_twilight_is_cargo (forcon_twilight_values (clash, side, load->unit)))
    return FORCON_TWILIGHT_REFUSE (decision, NOT_CARGO, .side = side, .unit = load->unit);
  if (load->from > clash->n_planets)
    return FORCON_TWILIGHT_REFUSE (decision, UNKNOWN_PLANET, .actual = (gint) load->from,
                                   .needed = (gint) clash->n_planets);
  if (load->from > 0 && clash->planets[load->from - 1].controller != (gint) side)
    return FORCON_TWILIGHT_REFUSE (decision, NOT_OWN_PLANET, .side = side, .planet = load->from);
  return check_there (decision, command, load);
}

static guint
room_left (ForconTwilightDecision *decision, ForconTwilightSide side, const GArray *manifest, ForconUnitId ship)
{
  guint room = forcon_twilight_room_aboard (decision->clash, side, ship);

  for (guint i = 0; i < manifest->len; i++)
    if (g_array_index (manifest, ForconLoad, i).aboard.value == ship.value)
      room -= g_array_index (manifest, ForconLoad, i).count;
  return room;
}

/* Rows that name a ship come first, so that those that do not take what is left. */
static gboolean
stow_named (ForconTwilightDecision *decision, const ForconTwilightCommand *command, GArray *manifest)
{
  for (guint i = 0; i < command->n_loads; i++)
    {
      const ForconLoad *load = &command->loads[i];

      if (load->aboard.value == 0)
        continue;
      guint room = room_left (decision, command->side, manifest, load->aboard);
      guint all = forcon_twilight_room_aboard (decision->clash, command->side, load->aboard);

      if (load->count > room)
        return FORCON_TWILIGHT_REFUSE (decision, NO_ROOM, .side = command->side, .unit = load->aboard,
                                       .actual = (gint) (all - room + load->count), .needed = (gint) all);
      g_array_append_val (manifest, *load);
    }
  return TRUE;
}

/* Wherever there is room, in the order of the units in the rules. */
static gboolean
stow_unnamed (ForconTwilightDecision *decision, const ForconTwilightCommand *command, GArray *manifest)
{
  for (guint i = 0; i < command->n_loads; i++)
    {
      ForconLoad part = command->loads[i];
      guint left = part.aboard.value == 0 ? part.count : 0;

      FORCON_FOR_EACH_UNIT (ship)
        {
          part.aboard = ship;
          part.count = MIN (left, room_left (decision, command->side, manifest, ship));
          left -= part.count;
          if (part.count > 0)
            g_array_append_val (manifest, part);
        }
    }
  return TRUE;
}

/* No more than there is room for, and nothing is left behind in space while there is room (T-RET-7). */
static gboolean
check_room (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;
  guint room = 0, loaded = 0, left = 0;

  FORCON_FOR_EACH_UNIT (unit)
    {
      const ForconUnit *values = forcon_twilight_values (clash, command->side, unit);

      room += forcon_twilight_room_aboard (clash, command->side, unit);
      if (forcon_twilight_is_cargo (values) && !forcon_twilight_goes_itself (values))
        left += forcon_force_of (&clash->space[command->side], unit);
    }
  for (guint i = 0; i < command->n_loads; i++)
    {
      const ForconLoad *load = &command->loads[i];

      loaded += load->count;
      if (load->from == 0 && !forcon_twilight_goes_itself (forcon_twilight_values (clash, command->side, load->unit)))
        left -= load->count;
    }
  if (loaded > room)
    return FORCON_TWILIGHT_REFUSE (decision, NO_ROOM, .side = command->side, .actual = (gint) loaded,
                                   .needed = (gint) room);
  if (left > 0 && loaded < room)
    return FORCON_TWILIGHT_REFUSE (decision, ROOM_LEFT, .side = command->side, .actual = (gint) left,
                                   .needed = (gint) (room - loaded));
  return TRUE;
}

GArray *
forcon_twilight_stow (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  g_autoptr (GArray) manifest = g_array_new (FALSE, FALSE, sizeof (ForconLoad));

  for (guint i = 0; i < command->n_loads; i++)
    if (!check_load (decision, command, &command->loads[i]))
      return NULL;
  if (!stow_named (decision, command, manifest) || !check_room (decision, command)
      || !stow_unnamed (decision, command, manifest))
    return NULL;
  return g_steal_pointer (&manifest);
}

guint
forcon_twilight_stowed (const GArray *manifest, ForconUnitId unit, gboolean damaged)
{
  const ForconLoad pile = { .unit = unit, .damaged = damaged };
  guint count = 0;

  for (guint i = 0; i < manifest->len; i++)
    if (same_pile (&pile, &g_array_index (manifest, ForconLoad, i)))
      count += g_array_index (manifest, ForconLoad, i).count;
  return count;
}
