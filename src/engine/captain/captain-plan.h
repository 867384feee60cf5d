/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the captains' policy only: the move of a formation while it is thought of. */

#include "engine/captain/captain-private.h"
#include "engine/movement/movement.h"

G_BEGIN_DECLS

#define FORCON_PLAN_ENEMIES_MAX 64

/* The base of a ship in whose place nobody can end. */
typedef struct {
  ForconPoint place;
  ForconLength radius;
} ForconObstacle;

/* How far to be from something: from a place, or without one from the nearest enemy. A range of 0 is none. */
typedef struct {
  ForconLength range;
  gboolean anchored;
  ForconPoint anchor;
} ForconKeep;

/**
 * ForconPlan:
 * @standing: what its instructions tell
 * @ship: the lead of the formation
 * @body: its ships, which move as one
 * @own: (array length=n_own): these, where they would be
 * @enemies: (array length=n_enemies): whom it sees; those that it goes for come first
 * @n_goals: how many it goes for
 * @obstacles: (array length=n_obstacles): what lies where it cannot end
 * @flees: it makes for an edge of the table and leaves
 * @waits: it keeps clear of everything until it sees whom to flee
 * @risk, @nearness, @facing: as in the policy, for this formation
 * @reach: the longest of its guns
 * @follows_to: no nearer than this it follows an enemy; 0 where it follows everywhere
 * @within, @beyond: ranges that it keeps
 * @guards: whether it keeps to @post
 *
 * What does not change while its moves are thought of.
 */
typedef struct {
  const ForconCaptain *captain;
  const ForconStanding *standing;
  ForconShipId ship;
  ForconMoveLimits limits;
  ForconShips body;
  guint n_own;
  ForconFighter own[FORCON_FORMATION_SHIPS_MAX];
  guint n_enemies;
  guint n_goals;
  ForconFighter enemies[FORCON_PLAN_ENEMIES_MAX];
  guint n_obstacles;
  ForconObstacle obstacles[FORCON_SHIPS_MAX];
  gboolean flees;
  gboolean waits;
  double risk;
  double nearness;
  double facing;
  ForconLength reach;
  ForconLength follows_to;
  ForconKeep within;
  ForconKeep beyond;
  gboolean guards;
  ForconPoint post;
} ForconPlan;

/**
 * forcon_plan_make:
 * @captain: whose plan
 * @standing: what the instructions of the formation tell; they must outlive the plan
 * @ship: its lead
 * @plan: (out): what there is to think about
 */
void forcon_plan_make (const ForconCaptain *captain, const ForconStanding *standing, ForconShipId ship,
                       ForconPlan *plan);

/* Lets instructions change what matters (F-CAMP-13). */
void forcon_plan_obey (ForconPlan *plan);

/* The instruction that bears most on where the formation goes, or NULL. */
const ForconDoctrine *forcon_plan_reason (const ForconPlan *plan);

gboolean forcon_plan_on_table (const ForconPlan *plan, ForconPoint point);

/**
 * forcon_plan_worth:
 * @plan: a plan
 * @ship: one of its ships, where it is thought to be
 * @gives: what it can do to enemies there is added
 *
 * Returns: what it is worth to be there
 */
double forcon_plan_worth (const ForconPlan *plan, const ForconFighter *ship, double *gives);

/* A ram, or the order that it needs, where it is told to ram and somebody lies in its way (F-RAM-1). */
gboolean forcon_plan_ram (const ForconPlan *plan, gboolean may_order, ForconCommand *command);

/* Goes alongside somebody whom it could board, where it is told to; it brakes hard for one whom it would run past. */
gboolean forcon_plan_board (const ForconPlan *plan, gboolean may_order, ForconCommand *command);

G_END_DECLS
