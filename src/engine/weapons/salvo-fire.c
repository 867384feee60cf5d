/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/torpedo.h"

#include "engine/weapons/aim.h"
#include "engine/decision/detection.h"
#include "engine/decision/torpedoes.h"
#include "engine/state/ship.h"

/* Guns at torpedoes (F-TORP-8). */

/* Only ships of the side at turn: return fire is at a formation (F-FIRE-3). */
static ForconVerdict
judge_target (const ForconAim *aim, const ForconSalvo *salvo)
{
  const ForconShip *ship = forcon_battle_ship (aim->battle, aim->shooter);
  ForconVerdict verdict = forcon_aim_verdict (aim, FORCON_VERDICT_DONE);

  verdict.side = aim->battle->side;
  if (salvo == NULL)
    verdict.kind = FORCON_VERDICT_NO_SUCH_SALVO;
  else if (!FORCON_ID_EQUAL (ship->side, aim->battle->side))
    verdict.kind = FORCON_VERDICT_NOT_ITS_TURN;
  else if (!forcon_sides_hostile (aim->battle, ship->side, salvo->side))
    verdict.kind = FORCON_VERDICT_OWN_SALVO;
  else if (!FORCON_ID_EQUAL (ship->planet, salvo->planet))
    verdict.kind = FORCON_VERDICT_ELSEWHERE;
  return verdict;
}

/* An escort's guns work as turrets: no table, no range shifts. */
static gboolean
works_as_turrets (const ForconAim *aim)
{
  return forcon_battle_card (aim->battle, aim->shooter)->target == FORCON_TARGET_ESCORT;
}

static void
solve_group (const ForconAim *aim, const ForconSolution *solution, ForconShotGroup *group)
{
  group->dice = group->effective;
  group->aspect = FORCON_ASPECT_ANY;
  if (works_as_turrets (aim))
    group->needed = aim->rules->torpedo.turret;
  else if (group->kind == FORCON_WEAPON_DESTRUCTOR)
    group->needed = aim->rules->destructor_hit;
  else
    {
      forcon_gunnery_look_up (aim->rules, FORCON_TARGET_TORPEDOES, FORCON_ASPECT_ANY, solution->distance,
                              group->range, !FORCON_ID_IS_NONE (solution->behind), &group->gunnery);
      group->dice = forcon_rules_salvos (aim->rules, group->effective, group->gunnery.column);
      group->armour = aim->rules->torpedo.armour;
      group->needed = group->armour;
    }
}

void
forcon_salvo_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter, ForconSalvoId salvo,
                    guint32 weapons, ForconSolution *solution)
{
  const ForconSalvo *there = forcon_battle_salvo (battle, salvo);
  ForconAim aim = { .battle = battle, .rules = rules, .shooter = shooter, .salvo = salvo };

  *solution = (ForconSolution){ 0 };
  solution->verdict = judge_target (&aim, there);
  if (solution->verdict.kind != FORCON_VERDICT_DONE)
    return;
  aim.place = there->position;
  forcon_aim_measure (&aim, solution);
  solution->verdict = forcon_aim_judge_weapons (&aim, solution, weapons);
  if (solution->verdict.kind == FORCON_VERDICT_DONE)
    solution->verdict = forcon_aim_judge_line (&aim);
  if (solution->verdict.kind != FORCON_VERDICT_DONE)
    return;
  forcon_aim_form_groups (&aim, solution, weapons, !works_as_turrets (&aim));
  for (guint i = 0; i < solution->n_groups; i++)
    solve_group (&aim, solution, &solution->groups[i]);
}

guint32
forcon_salvo_usable (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter, ForconSalvoId salvo)
{
  g_autofree ForconSolution *solution = g_new (ForconSolution, 1);
  guint32 usable = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, shooter); i++)
    {
      forcon_salvo_solve (battle, rules, shooter, salvo, 1u << i, solution);
      if (solution->verdict.kind == FORCON_VERDICT_DONE)
        usable |= 1u << i;
    }
  return usable;
}

/* Dice: the group's, then once again those that failed, if the ship locks on (F-ORD-1). */
static gboolean
roll_group (ForconDecision *decision, ForconShipId shooter, const ForconShotGroup *group, gboolean twice,
            ForconRoll *roll, ForconRoll *again, gint *hits)
{
  *again = (ForconRoll){ 0 };
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_SALVO_FIRE, shooter, group->dice, group->needed, roll))
    return FALSE;
  *hits = forcon_decision_count (decision, *roll, group->needed);
  if (!twice || *hits >= group->dice)
    return TRUE;
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_SALVO_FIRE_AGAIN, shooter, group->dice - *hits, group->needed,
                             again))
    return FALSE;
  *hits += forcon_decision_count (decision, *again, group->needed);
  return TRUE;
}

static gboolean
fire_group (ForconDecision *decision, ForconShipId shooter, ForconSalvoId salvo, const ForconSolution *solution,
            const ForconShotGroup *group)
{
  gint count = forcon_battle_salvo (decision->battle, salvo)->count;
  gint hits = 0;
  ForconRoll roll;
  ForconRoll again;

  if (!roll_group (decision, shooter, group, solution->again, &roll, &again, &hits))
    return FALSE;
  gint shot_down = MIN (hits, count);

  FORCON_EMIT (decision, SALVO_FIRED_AT, salvo_fired_at, .shooter = shooter, .salvo = salvo,
               .weapons = group->weapons, .kind = group->kind, .returning = solution->returning,
               .firepower = group->strength, .effective = group->effective, .distance = solution->distance,
               .range = group->range, .base_column = group->gunnery.base_column,
               .shift_range = group->gunnery.shift_range, .shift_marker = group->gunnery.shift_marker,
               .column = group->gunnery.column, .dice = group->dice, .needed = group->needed, .roll = roll,
               .again = again, .shot_down = shot_down, .left = count - shot_down);
  if (count == shot_down)
    FORCON_EMIT (decision, SALVO_GONE, salvo_gone, .salvo = salvo, .end = FORCON_SALVO_END_SHOT_DOWN);
  return TRUE;
}

gboolean
forcon_torpedo_fire_at (ForconDecision *decision, const ForconCommand *command)
{
  ForconSalvoId salvo = forcon_salvo_meant (decision->battle, command->fire.salvo, command->fire.salvo_of);
  ForconSolution solution;

  forcon_salvo_solve (decision->battle, decision->rules, command->fire.ship, salvo, command->fire.weapons, &solution);
  if (solution.verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, solution.verdict);
  forcon_detection_reveal (decision, command->fire.ship, FORCON_NO_SIDE, FORCON_LEVEL_IDENTIFIED, FORCON_REVEAL_FIRED);
  for (guint i = 0; i < solution.n_groups && forcon_battle_salvo (decision->battle, salvo) != NULL; i++)
    if (!fire_group (decision, command->fire.ship, salvo, &solution, &solution.groups[i]))
      return FALSE;
  return TRUE;
}
