/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-plan.h"

#include <stdlib.h>

#include "engine/rules/boarding.h"
#include "engine/rules/ram.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

/* How instructions bear on where a formation goes (F-CAMP-13). */

/* Who is told to attack minds being near, and on target, so much more, and damage so much less. */
#define ATTACK_NEARNESS 20.0
#define ATTACK_RISK 0.25

/* Who guards minds the enemy so much less. */
#define GUARD_NEARNESS 0.1

/* A guard stands so far from its ward, on the side of the nearest enemy. */
#define POST_DISTANCE FORCON_CM (5)

/* Who is told to ram minds being near, and the enemy right ahead, so much more; a run-up is needed. */
#define RAM_NEARNESS 12.0
#define RAM_FACING 40.0

/* What Full ahead may be trusted to add to the way of a ram. */
#define RAM_MORE FORCON_CM (4)

static const ForconDoctrine *
told (const ForconPlan *plan, ForconWhat what)
{
  return plan->standing->of[what];
}

/* Those for whom the formation goes come first; all of them, where there is none of those. */
static void
go_for (ForconPlan *plan, const ForconDoctrine *doctrine)
{
  guint n = 0;

  for (guint i = 0; doctrine != NULL && i < plan->n_enemies; i++)
    if (forcon_captain_names (plan->captain, doctrine, plan->enemies[i].ship))
      {
        ForconFighter enemy = plan->enemies[i];

        plan->enemies[i] = plan->enemies[n];
        plan->enemies[n++] = enemy;
      }
  if (n > 0)
    plan->n_goals = n;
}

/* Where a friend will be who has not moved yet this turn, if it goes on as it did. */
static ForconPoint
expected_place (const ForconPlan *plan, const ForconShip *ship)
{
  gboolean to_move = FORCON_ID_EQUAL (ship->side, plan->captain->side) && !ship->moved;

  return to_move ? forcon_point_ahead (ship->position, ship->heading, ship->moved_distance) : ship->position;
}

/* The ship, or the middle of the formation, that an instruction names, where it is seen. */
static gboolean
find_named (const ForconPlan *plan, const ForconDoctrine *doctrine, ForconPoint *place)
{
  const ForconBattle *battle = plan->captain->battle;
  gint64 x = 0;
  gint64 y = 0;
  gint n = 0;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconShip *state = forcon_battle_ship (battle, ship);
      gboolean named
          = !FORCON_ID_IS_NONE (doctrine->ship)
                ? FORCON_ID_EQUAL (doctrine->ship, ship)
                : !FORCON_ID_IS_NONE (doctrine->target) && FORCON_ID_EQUAL (doctrine->target, state->formation);

      if (!named || !forcon_ship_in_action (battle, ship) || !forcon_ships_together (battle, ship, plan->ship)
          || !forcon_ship_detected (battle, ship, plan->captain->side))
        continue;
      ForconPoint here = expected_place (plan, state);

      x += here.x;
      y += here.y;
      n++;
    }
  if (n > 0)
    *place = (ForconPoint){ (ForconLength) (x / n), (ForconLength) (y / n) };
  return n > 0;
}

static ForconKeep
keep (const ForconPlan *plan, ForconWhat what)
{
  const ForconDoctrine *doctrine = told (plan, what);
  ForconKeep kept = { .range = 0 };

  if (doctrine == NULL)
    return kept;
  kept.range = doctrine->range;
  kept.anchored = find_named (plan, doctrine, &kept.anchor);
  return kept;
}

/* Between its ward and the enemy who is nearest to that. */
static void
guard (ForconPlan *plan)
{
  const ForconDoctrine *doctrine = told (plan, FORCON_WHAT_PROTECT);
  ForconLength nearest = G_MAXINT32;
  ForconPoint ward;

  if (doctrine == NULL || !find_named (plan, doctrine, &ward))
    return;
  plan->guards = TRUE;
  plan->post = ward;
  plan->nearness *= GUARD_NEARNESS;
  for (guint i = 0; i < plan->n_enemies; i++)
    {
      ForconPoint enemy = plan->enemies[i].position;
      ForconLength distance = forcon_point_distance (ward, enemy);

      if (distance >= nearest)
        continue;
      nearest = distance;
      plan->post = forcon_point_ahead (ward, forcon_point_bearing (ward, enemy), MIN (POST_DISTANCE, distance / 2));
    }
}

/* Whether an enemy turns its back on the formation, so that going on is following. */
static gboolean
leaves (const ForconPlan *plan, const ForconFighter *enemy)
{
  ForconAngle back
      = forcon_point_bearing (enemy->position, forcon_battle_ship (plan->captain->battle, plan->ship)->position);

  return abs (forcon_angle_difference (enemy->heading, back)) > FORCON_FULL_CIRCLE / 4;
}

/*
 * Enemies beyond the range of its guns are not followed: it goes no nearer than it is. Who is told to attack too
 * follows those who do not leave.
 */
static void
stay_back (ForconPlan *plan)
{
  ForconPoint place = forcon_battle_ship (plan->captain->battle, plan->ship)->position;
  ForconLength nearest = G_MAXINT32;

  if (told (plan, FORCON_WHAT_NO_PURSUIT) == NULL || plan->n_enemies == 0)
    return;
  for (guint i = 0; i < plan->n_enemies; i++)
    {
      ForconLength distance = forcon_point_distance (place, plan->enemies[i].position);

      if (distance <= plan->reach || (told (plan, FORCON_WHAT_ATTACK) != NULL && !leaves (plan, &plan->enemies[i])))
        return;
      nearest = MIN (nearest, distance);
    }
  plan->beyond = (ForconKeep){ .range = nearest };
  plan->follows_to = nearest;
}

void
forcon_plan_obey (ForconPlan *plan)
{
  plan->within = keep (plan, FORCON_WHAT_KEEP_WITHIN);
  plan->beyond = keep (plan, FORCON_WHAT_KEEP_BEYOND);
  go_for (plan, told (plan, FORCON_WHAT_FIRST));
  go_for (plan, told (plan, FORCON_WHAT_ATTACK));
  if (told (plan, FORCON_WHAT_ATTACK) != NULL)
    {
      plan->flees = FALSE;
      plan->nearness *= ATTACK_NEARNESS;
      plan->risk *= ATTACK_RISK;
    }
  if (told (plan, FORCON_WHAT_RAM) != NULL)
    {
      plan->nearness *= RAM_NEARNESS;
      plan->facing *= RAM_FACING;
      plan->follows_to = plan->limits.most / 2;
      plan->flees = FALSE;
    }
  guard (plan);
  stay_back (plan);
  if (told (plan, FORCON_WHAT_WITHDRAW) != NULL || (told (plan, FORCON_WHAT_AVOID) != NULL && plan->n_enemies > 0))
    plan->flees = TRUE;
  else if (told (plan, FORCON_WHAT_AVOID) != NULL)
    plan->waits = TRUE;
}

const ForconDoctrine *
forcon_plan_reason (const ForconPlan *plan)
{
  static const ForconWhat reasons[]
      = { FORCON_WHAT_WITHDRAW,    FORCON_WHAT_AVOID,      FORCON_WHAT_PROTECT, FORCON_WHAT_KEEP_BEYOND,
          FORCON_WHAT_KEEP_WITHIN, FORCON_WHAT_NO_PURSUIT, FORCON_WHAT_BOARD,   FORCON_WHAT_RAM,
          FORCON_WHAT_ATTACK,      FORCON_WHAT_FIRST };

  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (told (plan, reasons[i]) != NULL)
      return told (plan, reasons[i]);
  return NULL;
}

/* Rams */

/* Whether the enemy lies so that a ship which goes full ahead may strike it. */
static gboolean
lies_ahead (const ForconPlan *plan, ForconShipId enemy)
{
  const ForconBattle *battle = plan->captain->battle;
  const ForconShip *ship = forcon_battle_ship (battle, plan->ship);
  ForconPoint place = forcon_battle_ship (battle, enemy)->position;
  ForconPoint end = forcon_point_ahead (ship->position, ship->heading, plan->limits.most + RAM_MORE);

  return abs (forcon_angle_difference (ship->heading, forcon_point_bearing (ship->position, place)))
             < FORCON_FULL_CIRCLE / 4
         && forcon_segment_distance (ship->position, end, place)
                <= forcon_ship_radius (battle, plan->ship) + forcon_ship_radius (battle, enemy);
}

static gboolean
ram_now (const ForconPlan *plan, ForconCommand *command)
{
  ForconLegs legs = { .n = 1, .leg = { { plan->limits.most, 0 } } };
  gint most = 0;

  for (guint i = 0; i < plan->n_enemies; i++)
    {
      ForconRam ram;

      forcon_ram_solve (plan->captain->battle, plan->captain->rules, plan->ship, plan->enemies[i].ship, &legs, &ram);
      if (ram.verdict.kind != FORCON_VERDICT_DONE || ram.burns_up || plan->enemies[i].hits <= most)
        continue;
      most = plan->enemies[i].hits;
      *command = FORCON_COMMAND (RAM, ram, .ship = plan->ship, .target = plan->enemies[i].ship, .legs = legs);
    }
  return most > 0;
}

gboolean
forcon_plan_ram (const ForconPlan *plan, gboolean may_order, ForconCommand *command)
{
  const ForconDoctrine *doctrine = told (plan, FORCON_WHAT_RAM);
  const ForconShip *ship = forcon_battle_ship (plan->captain->battle, plan->ship);
  gboolean given = FALSE;

  if (doctrine == NULL || plan->flees || forcon_formation_ships (plan->captain->battle, ship->formation).n > 1)
    return FALSE;
  if (ship->order == FORCON_ORDER_FULL_AHEAD)
    given = ram_now (plan, command);
  for (guint i = 0; may_order && !given && i < plan->n_goals; i++)
    if (lies_ahead (plan, plan->enemies[i].ship))
      {
        *command = forcon_command_order (plan->ship, FORCON_ORDER_FULL_AHEAD);
        given = TRUE;
      }
  if (given)
    forcon_captain_name (plan->captain, doctrine, command);
  return given;
}

/* Boarding */

/* The nearest one that the lead could take, if it lay alongside. */
static ForconShipId
find_prey (const ForconPlan *plan)
{
  const ForconCaptain *captain = plan->captain;
  ForconPoint place = forcon_battle_ship (captain->battle, plan->ship)->position;
  ForconLength nearest = plan->limits.most + 2 * POST_DISTANCE;
  ForconBoardingStrength own;
  ForconShipId prey = FORCON_NO_SHIP;

  forcon_boarding_strength (captain->battle, captain->rules, plan->ship, TRUE, &own);
  for (guint i = 0; i < plan->n_goals; i++)
    {
      ForconLength distance = forcon_point_distance (place, plan->enemies[i].position);
      ForconBoardingStrength other;

      if (distance >= nearest || forcon_battle_card (captain->battle, plan->enemies[i].ship)->blank)
        continue;
      forcon_boarding_strength (captain->battle, captain->rules, plan->enemies[i].ship, FALSE, &other);
      if (own.strength < other.strength)
        continue;
      nearest = distance;
      prey = plan->enemies[i].ship;
    }
  return prey;
}

/* The legs that end alongside, on the side of the prey that is nearest or else another one. */
static gboolean
go_alongside (const ForconPlan *plan, ForconShipId prey, ForconLegs *legs)
{
  const ForconBattle *battle = plan->captain->battle;
  ForconPoint there = forcon_battle_ship (battle, prey)->position;
  ForconAngle back = forcon_point_bearing (there, forcon_battle_ship (battle, plan->ship)->position);
  ForconLength apart = forcon_ship_radius (battle, plan->ship) + forcon_ship_radius (battle, prey);

  for (gint side = 0; side < 8; side++)
    {
      ForconAngle turn = (side % 2 == 0 ? 1 : -1) * ((side + 1) / 2) * (FORCON_FULL_CIRCLE / 16);
      ForconPoint goal = forcon_point_ahead (there, forcon_angle_normalise (back + turn),
                                             apart + plan->captain->rules->contact_slack / 2);
      ForconPath path;

      *legs = forcon_move_towards (battle, plan->captain->rules, plan->ship, goal);
      path = forcon_move_path (plan->own[0].position, plan->own[0].heading, legs);
      if (forcon_point_distance (forcon_path_end (&path), there) <= apart + plan->captain->rules->contact_slack
          && forcon_move_judge (battle, plan->captain->rules, plan->ship, legs).kind == FORCON_VERDICT_DONE)
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_plan_board (const ForconPlan *plan, gboolean may_order, ForconCommand *command)
{
  const ForconDoctrine *doctrine = told (plan, FORCON_WHAT_BOARD);
  ForconShipId prey = doctrine == NULL || plan->flees ? FORCON_NO_SHIP : find_prey (plan);
  ForconLegs legs;

  if (FORCON_ID_IS_NONE (prey))
    return FALSE;
  ForconLength distance = forcon_point_distance (forcon_battle_ship (plan->captain->battle, plan->ship)->position,
                                                 forcon_battle_ship (plan->captain->battle, prey)->position);

  if (go_alongside (plan, prey, &legs))
    *command = FORCON_COMMAND (MOVE, move, .ship = plan->ship, .legs = legs);
  else if (may_order && distance < plan->limits.most)
    *command = forcon_command_order (plan->ship, FORCON_ORDER_EMERGENCY_BRAKING);
  else
    return FALSE;
  forcon_captain_name (plan->captain, doctrine, command);
  return TRUE;
}
