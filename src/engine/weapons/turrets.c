/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/torpedo.h"

#include "engine/decision/detection.h"
#include "engine/decision/torpedoes.h"
#include "engine/state/ship.h"

/* What meets a wave of torpedoes: turrets and escorts that cover (F-TORP-4, F-TORP-5). */

static void
add_defender (ForconDefence *defence, ForconDefender defender)
{
  if (defender.turrets + defender.cover == 0 || defence->n_defenders == G_N_ELEMENTS (defence->defenders))
    return;
  defence->turrets += defender.turrets;
  defence->cover += defender.cover;
  defence->defenders[defence->n_defenders++] = defender;
}

/* The guns of a mask that work, and what they are worth together; half effect counts (F-MOV-11). */
static ForconDefender
covering (const ForconBattle *battle, ForconShipId ship, guint32 weapons)
{
  ForconDefender defender = { .ship = ship };

  weapons &= ~forcon_ship_damaged_weapons (battle, ship);
  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if ((weapons & (1u << i)) != 0)
      {
        defender.weapons |= 1u << i;
        defender.cover += forcon_battle_weapon (battle, ship, i)->strength;
      }
  if (forcon_ship_half_effect (battle, ship))
    defender.cover = forcon_halve (defender.cover);
  return defender;
}

void
forcon_torpedo_defence (const ForconBattle *battle, const ForconRules *rules, ForconShipId target,
                        ForconDefence *defence)
{
  *defence = (ForconDefence){ .needed = rules->torpedo.turret };
  if (!forcon_ship_in_action (battle, target))
    return;
  ForconShips pool = forcon_formation_turret_pool (battle, rules, target);

  for (guint i = 0; i < pool.n; i++)
    if (!forcon_battle_ship (battle, pool.ship[i])->turrets_used)
      add_defender (defence, (ForconDefender){ .ship = pool.ship[i],
                                               .turrets = forcon_ship_turrets (battle, pool.ship[i]) });
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconShip *state = forcon_battle_ship (battle, ship);

      if (forcon_ship_in_action (battle, ship) && FORCON_ID_EQUAL (state->covers, target))
        add_defender (defence, covering (battle, ship, state->cover));
    }
}

gboolean
forcon_torpedo_turrets (ForconDecision *decision, ForconShipId target, gint *turrets, gint *cover, ForconRoll *roll,
                        gint *shot_down)
{
  ForconDefence defence;

  forcon_torpedo_defence (decision->battle, decision->rules, target, &defence);
  *turrets = defence.turrets;
  *cover = defence.cover;
  /* Guns that fire at a wave open fire; a ship that only helps with turrets is a contact beside the target (F-EW-3). */
  for (guint i = 0; i < defence.n_defenders; i++)
    if (defence.defenders[i].cover > 0)
      forcon_detection_reveal (decision, defence.defenders[i].ship, FORCON_NO_SIDE, FORCON_LEVEL_IDENTIFIED,
                               FORCON_REVEAL_FIRED);
    else
      forcon_detection_expose (decision, target, defence.defenders[i].ship);
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_TURRETS, target, defence.turrets + defence.cover,
                             defence.needed, roll))
    return FALSE;
  *shot_down = forcon_decision_count (decision, *roll, defence.needed);
  for (guint i = 0; i < defence.n_defenders; i++)
    FORCON_EMIT (decision, TURRETS_SPENT, turrets_spent, .ship = defence.defenders[i].ship, .target = target,
                 .turrets = defence.defenders[i].turrets, .cover = defence.defenders[i].cover,
                 .weapons = defence.defenders[i].weapons);
  return TRUE;
}

static ForconVerdict
judge_friend (const ForconBattle *battle, ForconShipId ship, ForconShipId target)
{
  ForconVerdict verdict = { .kind = FORCON_VERDICT_DONE, .ship = ship, .target = target };

  if (forcon_battle_card (battle, ship)->target != FORCON_TARGET_ESCORT)
    verdict.kind = FORCON_VERDICT_NOT_AN_ESCORT;
  else if (forcon_battle_ship (battle, target) == NULL)
    verdict.kind = FORCON_VERDICT_NO_SUCH_SHIP;
  else if (forcon_ships_hostile (battle, ship, target))
    verdict.kind = FORCON_VERDICT_COVER_FOE;
  else if (!forcon_ship_in_action (battle, target))
    verdict.kind = FORCON_VERDICT_TARGET_GONE;
  else if (!forcon_ships_together (battle, ship, target))
    verdict.kind = FORCON_VERDICT_ELSEWHERE;
  return verdict;
}

/* How far the farthest of its guns that work reaches, in whatever arc (F-TORP-5). */
static ForconLength
cover_range (const ForconBattle *battle, ForconShipId ship)
{
  guint32 damaged = forcon_ship_damaged_weapons (battle, ship);
  ForconLength range = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (battle, ship, i);

      if (weapon->kind != FORCON_WEAPON_TORPEDO && (damaged & (1u << i)) == 0)
        range = MAX (range, weapon->range);
    }
  return range;
}

/* An escort in range of any of its guns covers with all of them. */
static ForconVerdict
judge_gun (const ForconBattle *battle, ForconShipId ship, ForconShipId target, guint index)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  const ForconWeapon *weapon = forcon_battle_weapon (battle, ship, index);
  ForconVerdict verdict = { .kind = FORCON_VERDICT_DONE, .ship = ship, .target = target, .weapon = (gint) index };

  verdict.length = forcon_point_distance (state->position, forcon_battle_ship (battle, target)->position);
  verdict.needed_length = cover_range (battle, ship);
  if (weapon->kind == FORCON_WEAPON_TORPEDO)
    verdict.kind = FORCON_VERDICT_NOT_A_GUN;
  else if ((state->cover_spent & (1u << index)) != 0)
    verdict.kind = FORCON_VERDICT_COVER_SPENT;
  else if (forcon_ship_weapon_damaged (battle, ship, index, &verdict.effect))
    verdict.kind = FORCON_VERDICT_WEAPON_DAMAGED;
  else if (verdict.length > verdict.needed_length)
    verdict.kind = FORCON_VERDICT_COVER_OUT_OF_RANGE;
  return verdict;
}

/* Returns: done, or the first reason why the ship cannot cover the friend with these guns (F-TORP-5) */
static ForconVerdict
judge_cover (const ForconBattle *battle, ForconShipId ship, ForconShipId target, guint32 weapons)
{
  guint n = forcon_battle_n_weapons (battle, ship);
  ForconVerdict verdict = judge_friend (battle, ship, target);

  if (verdict.kind == FORCON_VERDICT_DONE && (weapons == 0 || (n < FORCON_WEAPONS_MAX && weapons >> n != 0)))
    verdict.kind = FORCON_VERDICT_NO_WEAPON;
  for (guint i = 0; i < n && verdict.kind == FORCON_VERDICT_DONE; i++)
    if ((weapons & (1u << i)) != 0)
      verdict = judge_gun (battle, ship, target, i);
  return verdict;
}

guint32
forcon_cover_usable (const ForconBattle *battle, ForconShipId ship, ForconShipId target)
{
  guint32 usable = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if (judge_cover (battle, ship, target, 1u << i).kind == FORCON_VERDICT_DONE)
      usable |= 1u << i;
  return usable;
}

gboolean
forcon_torpedo_cover (ForconDecision *decision, const ForconCommand *command)
{
  ForconVerdict verdict
      = judge_cover (decision->battle, command->cover.ship, command->cover.target, command->cover.weapons);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  FORCON_EMIT (decision, COVER_DECLARED, cover_declared, .ship = command->cover.ship, .target = command->cover.target,
               .weapons = command->cover.weapons);
  return TRUE;
}
