/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-plan.h"

#include "engine/state/formation.h"
#include "engine/state/ship.h"

/* All on the table that the side sees and that does not move along; a contact may be of any size. */
static void
find_obstacles (ForconPlan *plan)
{
  const ForconBattle *battle = plan->captain->battle;
  ForconFormationId own = forcon_battle_ship (battle, plan->ship)->formation;
  ForconLength largest = 0;

  for (guint i = 0; i < FORCON_N_SHIP_TYPE; i++)
    largest = MAX (largest, plan->captain->rules->ship_types[i].diameter);
  plan->n_obstacles = 0;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconShip *state = forcon_battle_ship (battle, ship);
      gboolean hulk = forcon_ship_is_hulk (battle, ship);
      gboolean moves_along = !hulk && FORCON_ID_EQUAL (state->formation, own);

      if (forcon_ship_on_table (battle, ship) && forcon_ships_together (battle, plan->ship, ship) && !moves_along
          && (hulk || forcon_ship_detected (battle, ship, plan->captain->side)))
        plan->obstacles[plan->n_obstacles++] = (ForconObstacle){
          state->position,
          forcon_battle_card (battle, ship)->blank ? (largest + 1) / 2 : forcon_ship_radius (battle, ship)
        };
    }
}

/* Crippled ships of a side that is outmatched, with none that could cover them in their formation. */
static gboolean
is_beaten (const ForconPlan *plan)
{
  gint own;
  gint theirs;

  for (guint i = 0; i < plan->body.n; i++)
    if (!forcon_ship_crippled (plan->captain->battle, plan->body.ship[i]))
      return FALSE;
  forcon_captain_count_hits (plan->captain, &own, &theirs);
  return own < plan->captain->policy->outmatched * theirs;
}

static void
find_ships (ForconPlan *plan)
{
  const ForconCaptain *captain = plan->captain;

  plan->n_own = plan->body.n;
  plan->reach = 0;
  for (guint i = 0; i < plan->n_own; i++)
    {
      forcon_fighter_weigh (captain, plan->body.ship[i], &plan->own[i]);
      plan->reach = MAX (plan->reach, plan->own[i].range);
    }
  plan->n_enemies = 0;
  for (guint i = 1; i <= captain->battle->n_ships && plan->n_enemies < FORCON_PLAN_ENEMIES_MAX; i++)
    {
      ForconShipId enemy = { (guint16) i };

      if (forcon_captain_sees (captain, enemy) && forcon_ships_together (captain->battle, enemy, plan->ship))
        forcon_fighter_weigh (captain, enemy, &plan->enemies[plan->n_enemies++]);
    }
  plan->n_goals = plan->n_enemies;
}

void
forcon_plan_make (const ForconCaptain *captain, const ForconStanding *standing, ForconShipId ship, ForconPlan *plan)
{
  const ForconCaptainPolicy *policy = captain->policy;

  plan->captain = captain;
  plan->standing = standing;
  plan->ship = ship;
  plan->limits = forcon_move_limits (captain->battle, captain->rules, ship);
  plan->body = forcon_move_body (captain->battle, ship);
  find_ships (plan);
  find_obstacles (plan);
  plan->flees = is_beaten (plan);
  plan->waits = FALSE;
  plan->risk = policy->risk;
  plan->nearness = policy->nearness;
  plan->facing = policy->facing;
  plan->follows_to = 0;
  plan->within = (ForconKeep){ .range = 0 };
  plan->beyond = (ForconKeep){ .range = 0 };
  plan->guards = FALSE;
  if (standing->any)
    forcon_plan_obey (plan);
}
