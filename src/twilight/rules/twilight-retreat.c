/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-cargo.h"

/**
 * Retreat:
 * @system: where to, from 1
 * @manifest: (element-type ForconLoad): what is aboard of what
 * @arrived: units that came there
 *
 * A retreat that is carried out.
 */
typedef struct {
  ForconTwilightDecision *decision;
  ForconTwilightSide side;
  guint system;
  GArray *manifest;
  guint arrived;
} Retreat;

static const ForconUnit *
values_of (const Retreat *retreat, ForconUnitId unit)
{
  return forcon_twilight_values (retreat->decision->clash, retreat->side, unit);
}

/* Those in space that nobody carries. */
static guint
not_aboard (const Retreat *retreat, ForconUnitId unit, gboolean damaged)
{
  return forcon_twilight_space_of (retreat->decision->clash, retreat->side, unit, damaged)
         - forcon_twilight_stowed (retreat->manifest, unit, damaged);
}

static void
lose (const Retreat *retreat, ForconUnitId unit, guint count, gboolean damaged, guint planet, ForconTwilightLoss loss)
{
  if (count > 0)
    FORCON_TWILIGHT_EMIT (retreat->decision, DESTROYED, .side = retreat->side, .unit = unit, .count = count,
                          .damaged = damaged, .planet = planet, .loss = loss);
}

/*
 * Adds to @sunk, by row of the manifest, what is aboard of the ship of that number among its kind, from 0: ships are
 * filled one after the other (T-RET-7), and everything aboard is lost with its ship.
 */
static void
sink_cargo (const Retreat *retreat, ForconUnitId unit, guint ship, guint *sunk)
{
  guint capacity = (guint) values_of (retreat, unit)->capacity;
  guint first = 0, begin = ship * capacity, end = (ship + 1) * capacity;

  for (guint i = 0; i < retreat->manifest->len; i++)
    {
      const ForconLoad *load = &g_array_index (retreat->manifest, ForconLoad, i);
      guint last = first + load->count;

      if (load->aboard.value != unit.value)
        continue;
      if (MIN (last, end) > MAX (first, begin))
        sunk[i] += MIN (last, end) - MAX (first, begin);
      first = last;
    }
}

/* A die for each ship of a kind that moves by itself, intact ones first; which are lost, and their cargo with them
 * (T-RET-5). */
static gboolean
roll_kind (const Retreat *retreat, ForconUnitId unit)
{
  ForconTwilightDecision *decision = retreat->decision;
  gint least = decision->rules->rift_lost;
  guint count[2] = { not_aboard (retreat, unit, FALSE), not_aboard (retreat, unit, TRUE) };
  guint lost[2] = { 0 };
  g_autofree guint *sunk = g_new0 (guint, retreat->manifest->len + 1);
  ForconRoll roll;

  if (!forcon_twilight_goes_itself (values_of (retreat, unit)) || count[0] + count[1] == 0)
    return TRUE;
  if (!forcon_twilight_throw (decision,
                              (ForconTwilightRequest){ .purpose = FORCON_TWILIGHT_PURPOSE_RIFT,
                                                       .side = retreat->side,
                                                       .unit = unit,
                                                       .count = count[0] + count[1],
                                                       .needed = least },
                              &roll))
    return FALSE;
  for (guint i = 0; i < roll.count; i++)
    if (forcon_twilight_face (decision, roll, i) <= least)
      {
        lost[i >= count[0]]++;
        sink_cargo (retreat, unit, i, sunk);
      }
  FORCON_TWILIGHT_EMIT (decision, RIFT_ROLLED, .side = retreat->side, .unit = unit, .number = least, .roll = roll,
                        .hits = (gint) (lost[0] + lost[1]));
  for (gint damaged = 0; damaged <= 1; damaged++)
    lose (retreat, unit, lost[damaged], damaged, 0, FORCON_TWILIGHT_LOSS_RIFT);
  for (guint i = 0; i < retreat->manifest->len; i++)
    {
      ForconLoad *load = &g_array_index (retreat->manifest, ForconLoad, i);

      lose (retreat, load->unit, sunk[i], load->damaged, load->from, FORCON_TWILIGHT_LOSS_RIFT);
      load->count -= sunk[i];
    }
  return TRUE;
}

static void
move (Retreat *retreat, ForconLoad load)
{
  if (load.count > 0)
    FORCON_TWILIGHT_EMIT (retreat->decision, MOVED, .side = retreat->side, .unit = load.unit, .count = load.count,
                          .damaged = load.damaged, .system = retreat->system, .planet = load.from,
                          .aboard = load.aboard);
  retreat->arrived += load.count;
}

gboolean
forcon_twilight_retreat_decide (ForconTwilightDecision *decision, const ForconTwilightCommand *command)
{
  const ForconTwilightClash *clash = decision->clash;
  const ForconTwilightPlayer *player = &clash->players[command->side];
  ForconTwilightVerdict verdict = forcon_twilight_judge_system (clash, decision->rules, command->side, command->system);
  g_autoptr (GArray) manifest = NULL;

  if (!clash->announced[command->side])
    return FORCON_TWILIGHT_REFUSE (decision, NOT_ANNOUNCED, .side = command->side);
  if (verdict.kind != FORCON_TWILIGHT_VERDICT_DONE)
    return forcon_twilight_refuse (decision, verdict);
  manifest = forcon_twilight_stow (decision, command);
  if (manifest == NULL)
    return FALSE;
  Retreat retreat = { decision, command->side, command->system, manifest, 0 };

  /* Fighters and ground forces in space that can neither move nor be carried are removed (T-RET-2). */
  FORCON_FOR_EACH_UNIT (unit)
    if (forcon_twilight_is_cargo (values_of (&retreat, unit))
        && !forcon_twilight_goes_itself (values_of (&retreat, unit)))
      for (gint damaged = 0; damaged <= 1; damaged++)
        lose (&retreat, unit, not_aboard (&retreat, unit, damaged), damaged, 0, FORCON_TWILIGHT_LOSS_STRANDED);
  if ((clash->anomalies & (1u << FORCON_ANOMALY_GRAVITY_RIFT)) != 0)
    FORCON_FOR_EACH_UNIT (unit)
      if (!roll_kind (&retreat, unit))
        return FALSE;
  /* All own ships with a move value, and what is aboard of them, to one system (T-RET-2). */
  FORCON_FOR_EACH_UNIT (unit)
    if (forcon_twilight_goes_itself (values_of (&retreat, unit)))
      for (gint damaged = 0; damaged <= 1; damaged++)
        move (&retreat,
              (ForconLoad){ .unit = unit, .count = not_aboard (&retreat, unit, damaged), .damaged = damaged });
  for (guint i = 0; i < manifest->len; i++)
    move (&retreat, g_array_index (manifest, ForconLoad, i));
  /* A token from the reinforcements, else from the command sheet, else there is none (T-RET-4). */
  if (retreat.arrived > 0 && !clash->neighbours[command->system - 1].has_token[command->side])
    FORCON_TWILIGHT_EMIT (decision, TOKEN_PLACED, .side = command->side, .system = command->system,
                          .number = player->reinforcements > 0 ? 1
                                    : player->sheet > 0        ? 2
                                                               : 0);
  FORCON_TWILIGHT_EMIT (decision, RETREATED, .side = command->side, .system = command->system,
                        .count = retreat.arrived);
  return TRUE;
}

/* To the first system that the plan names and that is eligible, else to the first that is; 0 where none is. */
static guint
choose_system (const ForconTwilightClash *clash, const ForconTwilightRules *rules, ForconTwilightSide side,
               const ForconTwilightPlan *plan)
{
  gint first = g_bit_nth_lsf (forcon_twilight_eligible_systems (clash, rules, side), -1);

  for (guint i = 0; i < plan->n_retreat_to; i++)
    if (forcon_twilight_may_retreat_to (clash, rules, side, plan->retreat_to[i]))
      return plan->retreat_to[i];
  return (guint) (first + 1);
}

void
forcon_twilight_retreat_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                 ForconTwilightSide side, const ForconTwilightPlan *plan,
                                 ForconTwilightCommand *command)
{
  ForconUnitId order[FORCON_UNITS_MAX];
  guint room = 0;

  forcon_twilight_casualties (rules, plan->order, order);
  *command = (ForconTwilightCommand){ .kind = FORCON_TWILIGHT_COMMAND_RETREAT,
                                      .side = side,
                                      .system = choose_system (clash, rules, side, plan) };
  FORCON_FOR_EACH_UNIT (ship)
    room += forcon_twilight_room_aboard (clash, side, ship);
  for (guint i = FORCON_UNITS_MAX; i > 0; i--)
    {
      const ForconUnit *values = forcon_twilight_values (clash, side, order[i - 1]);

      if (!forcon_twilight_is_cargo (values) || forcon_twilight_goes_itself (values))
        continue;
      for (gint damaged = 0; damaged <= 1; damaged++)
        {
          guint count = MIN (forcon_twilight_space_of (clash, side, order[i - 1], damaged), room);

          if (count == 0 || command->n_loads == FORCON_LOADS_MAX)
            continue;
          command->loads[command->n_loads++] = (ForconLoad){ .unit = order[i - 1], .damaged = damaged, .count = count };
          room -= count;
        }
    }
}
