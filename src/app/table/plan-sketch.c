/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/plan-sketch.h"

#include "app/session/session-plan.h"
#include "app/table/draft-ghost.h"

/* In low orbit ways are lines, which the one ship's ghost shows. */
static void
add_move (ForconPlanSketch *self, const ForconBattle *battle, ForconShipId lead, const ForconLegs *legs)
{
  const ForconShip *ship = forcon_battle_ship (battle, lead);
  ForconGhost ghost = { .legal = TRUE };

  if (ship == NULL || !FORCON_ID_IS_NONE (ship->planet))
    return;
  forcon_ghost_lay (&ghost, self->trails, battle, lead, legs);
  g_array_append_val (self->moves, ghost);
}

static void
add_line (ForconPlanSketch *self, const ForconBattle *battle, const ForconCommand *command)
{
  ForconShotLine shot = { .legal = TRUE };

  if (command->kind == FORCON_COMMAND_MOVE)
    add_move (self, battle, command->move.ship, &command->move.legs);
  else if (command->kind == FORCON_COMMAND_FIRE)
    {
      shot.shooter = command->fire.ship;
      shot.target = command->fire.target;
      g_array_append_val (self->shots, shot);
    }
  else if (command->kind == FORCON_COMMAND_LAUNCH && !command->launch.by_heading)
    {
      shot.shooter = command->launch.ship;
      shot.target = command->launch.target;
      g_array_append_val (self->shots, shot);
    }
}

/* The moves point at what moves along once all of that is there. */
static void
point_at_others (ForconPlanSketch *self)
{
  guint next = 0;

  for (guint i = 0; i < self->moves->len; i++)
    {
      ForconGhost *ghost = &g_array_index (self->moves, ForconGhost, i);

      if (ghost->n_others > 0)
        ghost->others = &g_array_index (self->trails, ForconTrail, next);
      next += ghost->n_others;
    }
}

void
forcon_plan_sketch_make (ForconPlanSketch *self, ForconSession *session)
{
  const ForconBattle *battle = forcon_session_battle (session);
  const GArray *plan;

  *self = (ForconPlanSketch){ g_array_new (FALSE, FALSE, sizeof (ForconGhost)),
                              g_array_new (FALSE, FALSE, sizeof (ForconTrail)),
                              g_array_new (FALSE, FALSE, sizeof (ForconShotLine)) };
  if (!forcon_session_shows_plan (session))
    return;
  plan = forcon_session_plan (session);
  for (guint i = 0; i < plan->len; i++)
    if (!g_array_index (plan, ForconPlanLine, i).left_out)
      add_line (self, battle, &g_array_index (plan, ForconPlanLine, i).command);
  point_at_others (self);
}

void
forcon_plan_sketch_clear (ForconPlanSketch *self)
{
  g_clear_pointer (&self->moves, g_array_unref);
  g_clear_pointer (&self->trails, g_array_unref);
  g_clear_pointer (&self->shots, g_array_unref);
}
