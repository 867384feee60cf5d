/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/mine.h"

#include "engine/decision/damage.h"
#include "engine/decision/mines.h"
#include "engine/state/ship.h"

/* Laying mines, and setting them off (F-MINE-1 to F-MINE-3, F-SWP-2). */

gboolean
forcon_mine_known (const ForconMine *mine, ForconSideId side)
{
  return (mine->known & (1u << side.value)) != 0;
}

static ForconShipId
enemy_in_contact (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId other = { (guint16) i };

      if (forcon_ship_in_action (battle, other) && forcon_ships_hostile (battle, ship, other)
          && forcon_ships_in_contact (battle, rules, ship, other))
        return other;
    }
  return FORCON_NO_SHIP;
}

/* Returns: done, or why the ship cannot lay a mine where it is (F-MINE-1) */
static ForconVerdict
judge_lay (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconVerdict verdict = { .kind = FORCON_VERDICT_DONE, .ship = ship };

  verdict.actual = state->mines_laid;
  verdict.needed = forcon_battle_card (battle, ship)->mines;
  verdict.target = enemy_in_contact (battle, rules, ship);
  if (verdict.needed == 0)
    verdict.kind = FORCON_VERDICT_CANNOT_LAY;
  else if (verdict.actual >= verdict.needed)
    verdict.kind = FORCON_VERDICT_MINES_LAID;
  else if (!FORCON_ID_IS_NONE (state->planet))
    verdict.kind = FORCON_VERDICT_IN_ORBIT;
  else if (!FORCON_ID_IS_NONE (verdict.target))
    verdict.kind = FORCON_VERDICT_LAY_IN_CONTACT;
  return verdict;
}

gboolean
forcon_mine_lay (ForconDecision *decision, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (decision->battle, command->lay.ship);
  ForconVerdict verdict = judge_lay (decision->battle, decision->rules, command->lay.ship);
  ForconMineCard card = { command->lay.charge, command->lay.range, command->lay.strength };

  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  /* The card of the command, or that of the rules for this charge (F-MINE-2). */
  if (card.range <= 0)
    card = decision->rules->mine.cards[card.charge];
  FORCON_EMIT (decision, MINE_LAID, mine_laid, .mine = { decision->battle->next_id }, .side = ship->side,
               .ship = command->lay.ship, .position = ship->position, .charge = card.charge, .range = card.range,
               .strength = card.strength);
  return TRUE;
}

/* A mine into whose range a path leads; @at is how far along, @distance the least distance to the mine. */
typedef struct {
  ForconMineId mine;
  ForconLength at;
  ForconLength distance;
} Neared;

static gint
compare_neared (gconstpointer a, gconstpointer b)
{
  const Neared *left = a;
  const Neared *right = b;

  if (left->at != right->at)
    return left->at < right->at ? -1 : 1;
  return left->mine.value < right->mine.value ? -1 : left->mine.value > right->mine.value;
}

/* Whether a path comes into the range of a mine; @neared: (out): where. */
static gboolean
nears (const ForconMine *mine, const ForconPoint *corners, guint n_corners, Neared *neared)
{
  ForconLength gone = 0;

  *neared = (Neared){ mine->id, -1, G_MAXINT32 };
  for (guint i = 0; i + 1 < n_corners; i++)
    {
      ForconLength distance = forcon_segment_distance (corners[i], corners[i + 1], mine->position);

      if (distance <= mine->card.range && neared->at < 0)
        neared->at = gone + forcon_segment_entry (corners[i], corners[i + 1], mine->position, mine->card.range);
      neared->distance = MIN (neared->distance, distance);
      gone += forcon_point_distance (corners[i], corners[i + 1]);
    }
  return neared->at >= 0 && gone > 0;
}

/* The live hostile mines into whose range a path leads, in the order along the path. */
static GArray *
mines_on_way (const ForconBattle *battle, ForconShipId ship, const ForconPoint *corners, guint n_corners)
{
  GArray *mines = g_array_new (FALSE, FALSE, sizeof (Neared));

  for (guint i = 0; i < battle->mines->len; i++)
    {
      const ForconMine *mine = &g_array_index (battle->mines, ForconMine, i);
      Neared neared;

      if (FORCON_ID_IS_NONE (mine->victim)
          && forcon_sides_hostile (battle, mine->side, forcon_battle_ship (battle, ship)->side)
          && nears (mine, corners, n_corners, &neared))
        g_array_append_val (mines, neared);
    }
  g_array_sort (mines, compare_neared);
  return mines;
}

/* Dice: of the check, if the sweeper does not know the mine already (F-SWP-2). */
static gboolean
sweeper_nears (ForconDecision *decision, ForconShipId ship, ForconMineId mine)
{
  ForconSideId side = forcon_battle_ship (decision->battle, ship)->side;
  gint readiness = forcon_ship_readiness (decision->battle, decision->rules, ship);
  ForconRoll roll;

  if (forcon_mine_known (forcon_battle_mine (decision->battle, mine), side))
    return TRUE;
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_SWEEP_CHECK, ship, decision->rules->options.sweeper_dice,
                             readiness, &roll))
    return FALSE;
  gboolean passed = forcon_decision_sum (decision, roll) <= readiness;

  FORCON_EMIT (decision, MINE_REVEALED, mine_revealed, .mine = mine, .side = side, .ship = ship);
  FORCON_EMIT (decision, SWEEP_CHECKED, sweep_checked, .ship = ship, .mine = mine, .roll = roll,
               .readiness = readiness, .passed = passed);
  if (passed)
    return TRUE;
  /* The mine that takes a sweeper with it is used up; its side learns of this one, and of no other. */
  FORCON_EMIT (decision, MINE_GONE, mine_gone, .mine = mine, .end = FORCON_MINE_END_USED);
  FORCON_EMIT (decision, SHIP_LOST, ship_lost, .ship = ship,
               .position = forcon_battle_ship (decision->battle, ship)->position, .loss = FORCON_LOSS_MINE);
  forcon_place_wreck_marker (decision, FORCON_OBJECT_BLAST, ship);
  return TRUE;
}

gboolean
forcon_mine_trigger (ForconDecision *decision, ForconShipId ship, const ForconPoint *corners, guint n_corners)
{
  g_autoptr (GArray) mines = mines_on_way (decision->battle, ship, corners, n_corners);
  gboolean sweeper = forcon_battle_card (decision->battle, ship)->type == FORCON_SHIP_TYPE_MINESWEEPER;

  for (guint i = 0; i < mines->len && forcon_ship_in_action (decision->battle, ship); i++)
    {
      const Neared *neared = &g_array_index (mines, Neared, i);

      if (!sweeper)
        FORCON_EMIT (decision, MINE_TRIGGERED, mine_triggered, .mine = neared->mine, .ship = ship,
                     .distance = neared->distance);
      else if (!sweeper_nears (decision, ship, neared->mine))
        return FALSE;
    }
  return TRUE;
}
