/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-decision.h"
#include "forcon-ship.h"

static gboolean
side_in_action (const ForconBattle *battle, guint side)
{
  return forcon_side_in_action (battle, (ForconSideId){ (guint16) side });
}

/* Whether there is anybody left to fight: two hostile sides with ships in action (F-TURN-3). */
static gboolean
is_contested (const ForconBattle *battle)
{
  for (guint a = 1; a <= forcon_battle_n_sides (battle); a++)
    for (guint b = a + 1; b <= forcon_battle_n_sides (battle); b++)
      if (side_in_action (battle, a) && side_in_action (battle, b)
          && forcon_sides_hostile (battle, (ForconSideId){ (guint16) a }, (ForconSideId){ (guint16) b }))
        return TRUE;
  return FALSE;
}

static ForconSideId
first_in_action (const ForconBattle *battle)
{
  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    if (side_in_action (battle, side))
      return (ForconSideId){ (guint16) side };
  return FORCON_NO_SIDE;
}

static guint
count_sides_in_action (const ForconBattle *battle, ForconSideId *last)
{
  guint count = 0;

  *last = FORCON_NO_SIDE;
  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    if (side_in_action (battle, side))
      {
        count++;
        *last = (ForconSideId){ (guint16) side };
      }
  return count;
}

/* The senior flagship: the one the file names, else the side's readiest ship, the first of several (F-TURN-2). */
static ForconShipId
senior_ship (const ForconDecision *decision, guint side)
{
  const ForconBattle *battle = decision->battle;
  ForconShipId senior = forcon_battle_side (battle, (ForconSideId){ (guint16) side })->senior;
  gint best = G_MININT;

  if (!FORCON_ID_IS_NONE (senior) && forcon_ship_in_action (battle, senior))
    return senior;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      gint readiness = forcon_ship_readiness (battle, decision->rules, ship);

      if (forcon_battle_ship (battle, ship)->side.value == side && forcon_ship_in_action (battle, ship)
          && readiness > best)
        {
          best = readiness;
          senior = ship;
        }
    }
  return senior;
}

/* One die for each side of the mask; the sides with the highest total come back in it. */
static gboolean
roll_initiative (ForconDecision *decision, guint32 *sides)
{
  gint best = G_MININT;
  guint32 highest = 0;

  for (guint side = 1; side <= forcon_battle_n_sides (decision->battle); side++)
    {
      ForconRoll roll;

      if ((*sides & (1u << side)) == 0)
        continue;
      ForconShipId ship = senior_ship (decision, side);
      gint modifier = forcon_ship_crew_modifier (decision->battle, decision->rules, ship);

      if (!forcon_decision_roll (decision, FORCON_PURPOSE_INITIATIVE, ship, 1, 0, &roll))
        return FALSE;
      gint total = forcon_decision_sum (decision, roll) + modifier;

      FORCON_EMIT (decision, INITIATIVE_ROLLED, initiative_rolled, .side = { (guint16) side }, .ship = ship,
                   .roll = roll, .crew_modifier = modifier, .total = total);
      if (total > best)
        highest = 0;
      if (total >= best)
        {
          best = total;
          highest |= 1u << side;
        }
    }
  *sides = highest;
  return TRUE;
}

static gboolean
is_single (guint32 mask)
{
  return (mask & (mask - 1)) == 0;
}

/* Who goes first: the only side that attacked, else the dice; ties among the highest roll again (F-TURN-2). */
static gboolean
choose_first (ForconDecision *decision, ForconSideId *first, ForconFirst *by)
{
  const ForconBattle *battle = decision->battle;
  guint32 all = 0;
  guint32 attackers = 0;

  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    if (side_in_action (battle, side))
      {
        all |= 1u << side;
        if (forcon_battle_side (battle, (ForconSideId){ (guint16) side })->attacker)
          attackers |= 1u << side;
      }
  *by = decision->rules->options.turns_first;
  if (attackers == 0 || !is_single (attackers))
    *by = FORCON_FIRST_ROLL;
  if (*by == FORCON_FIRST_ATTACKER)
    all = attackers;
  while (*by == FORCON_FIRST_ROLL && !is_single (all))
    if (!roll_initiative (decision, &all))
      return FALSE;
  *first = (ForconSideId){ (guint16) g_bit_nth_lsf (all, -1) };
  return TRUE;
}

/* What happens by itself when a step begins. */
static gboolean
begin_step (ForconDecision *decision, ForconStep step)
{
  FORCON_EMIT (decision, STEP_BEGUN, step_begun, .step = step, .shields_kept = step == FORCON_STEP_FIRE);
  switch ((gint) step)
    {
    case FORCON_STEP_DETECTION:
      return forcon_detection_contest (decision);
    case FORCON_STEP_MOVEMENT:
      return forcon_movement_drift (decision) && forcon_orbit_decay (decision);
    case FORCON_STEP_TORPEDOES:
      return forcon_mine_burst (decision);
    case FORCON_STEP_END:
      return forcon_boarding_fight (decision);
    default:
      return TRUE;
    }
}

/* Nothing is asked of a person in the detection step, so it leads on by itself. */
static gboolean
begin_turn (ForconDecision *decision, gint round, ForconSideId side)
{
  FORCON_EMIT (decision, TURN_BEGUN, turn_begun, .round = round, .side = side, .shields_back = TRUE);
  return forcon_formation_rally (decision) && begin_step (decision, FORCON_STEP_DETECTION)
         && begin_step (decision, FORCON_STEP_MOVEMENT);
}

/* The side at turn after this one, in the order of the file from the first side on. */
static gboolean
begin_next_turn (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;
  guint n = forcon_battle_n_sides (battle);
  guint place = (battle->side.value + n - battle->first.value) % n;

  for (guint ahead = 1; ahead <= n; ahead++)
    {
      guint next = place + ahead;
      guint side = (battle->first.value - 1 + next) % n + 1;

      if (side_in_action (battle, side))
        return begin_turn (decision, battle->round + (next >= n ? 1 : 0), (ForconSideId){ (guint16) side });
    }
  return TRUE;
}

gboolean
forcon_turn_begin_battle (ForconDecision *decision)
{
  ForconSideId first;
  ForconFirst by;
  guint sides = count_sides_in_action (decision->battle, &first);

  if (!is_contested (decision->battle))
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_TOO_FEW_SIDES,
                                                              .actual = (gint) sides, .needed = 2 });
  if (!choose_first (decision, &first, &by))
    return FALSE;
  FORCON_EMIT (decision, BATTLE_BEGUN, battle_begun, .first = first, .by = by);
  return begin_turn (decision, 1, first);
}

/* Fires and falls, then torpedoes and markers are taken off (F-END-1), then the next side. */
static gboolean
end_turn (ForconDecision *decision)
{
  if (!forcon_end_burn (decision) || !forcon_orbit_crash (decision))
    return FALSE;
  forcon_torpedo_clear (decision);
  if (!forcon_end_remove_markers (decision))
    return FALSE;
  FORCON_EMIT (decision, TURN_ENDED, turn_ended, .side = decision->battle->side);
  if (!is_contested (decision->battle))
    return TRUE;
  return begin_next_turn (decision);
}

gboolean
forcon_turn_end_step (ForconDecision *decision)
{
  switch ((gint) decision->battle->step)
    {
    case FORCON_STEP_DETECTION:
      return begin_step (decision, FORCON_STEP_MOVEMENT);
    case FORCON_STEP_MOVEMENT:
      return forcon_movement_all_moved (decision) && forcon_mine_swept (decision)
             && begin_step (decision, FORCON_STEP_FIRE);
    case FORCON_STEP_FIRE:
      forcon_catastrophe_clear (decision);
      return begin_step (decision, FORCON_STEP_TORPEDOES);
    case FORCON_STEP_TORPEDOES:
      return forcon_torpedo_run (decision) && begin_step (decision, FORCON_STEP_END);
    default:
      return end_turn (decision);
    }
}

/* That nobody is left to fight is for the engine to say. */
gboolean
forcon_turn_end_battle (ForconDecision *decision, ForconEnding ending)
{
  if (ending != FORCON_ENDING_AGREED && ending != FORCON_ENDING_MASTER)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOTHING_THERE, FORCON_NO_SHIP);
  FORCON_EMIT (decision, BATTLE_ENDED, battle_ended, .reason = ending);
  return TRUE;
}

/**
 * forcon_turn_check_end:
 * @decision: a decision whose command is carried out
 *
 * The battle is over when no two hostile sides have a ship in action left (F-TURN-3). The winner is the side that is left,
 * or the first of the allies.
 */
void
forcon_turn_check_end (ForconDecision *decision)
{
  ForconSideId winner;

  if (decision->battle->step == FORCON_STEP_OVER || decision->battle->step == FORCON_STEP_SET_UP
      || is_contested (decision->battle))
    return;
  winner = first_in_action (decision->battle);
  FORCON_EMIT (decision, BATTLE_ENDED, battle_ended, .reason = FORCON_ENDING_LAST_SIDE, .winner = winner);
}
