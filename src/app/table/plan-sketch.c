/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/plan-sketch.h"

#include <math.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-plan.h"
#include "app/table/draft-ghost.h"
#include "engine/state/formation.h"
#include "report/battle/sentences.h"

/* In low orbit ways are lines, which the one ship's ghost shows. */
static void
add_move (ForconPlanSketch *self, const ForconBattle *battle, ForconShipId lead, const ForconLegs *legs, gboolean legal)
{
  const ForconShip *ship = forcon_battle_ship (battle, lead);
  ForconGhost ghost = { .legal = legal };

  if (ship == NULL || !FORCON_ID_IS_NONE (ship->planet))
    return;
  forcon_ghost_lay (&ghost, self->trails, battle, lead, legs);
  g_array_append_val (self->moves, ghost);
}

static void
add_shot (ForconPlanSketch *self, ForconShipId shooter, ForconShipId target)
{
  ForconShotLine shot = { .shooter = shooter, .target = target, .legal = TRUE };

  g_array_append_val (self->shots, shot);
}

/* The move of the selected ship's formation is drawn with its figures, and says why it is barred. */
static void
add_line (ForconPlanSketch *self, ForconSession *session, const ForconPlanLine *line)
{
  const ForconBattle *battle = forcon_session_battle (session);
  const ForconCommand *command = &line->command;
  const ForconShip *selected = forcon_battle_ship (battle, forcon_session_draft (session)->ship);
  gboolean legal = forcon_verdict_allows (&line->verdict);

  if (command->kind == FORCON_COMMAND_MOVE)
    {
      guint before = self->moves->len;

      add_move (self, battle, command->move.ship, &command->move.legs, legal);
      if (self->moves->len == before || selected == NULL
          || !FORCON_ID_EQUAL (selected->formation, forcon_battle_ship (battle, command->move.ship)->formation))
        return;
      self->chosen = (gint) before;
      if (!legal)
        self->reason = forcon_sentence_of_verdict (battle, forcon_session_rules (session), &line->verdict);
    }
  else if (command->kind == FORCON_COMMAND_FIRE)
    add_shot (self, command->fire.ship, command->fire.target);
  else if (command->kind == FORCON_COMMAND_LAUNCH && !command->launch.by_heading)
    add_shot (self, command->launch.ship, command->launch.target);
  else if (command->kind == FORCON_COMMAND_BOARD)
    add_shot (self, command->board.ship, command->board.target);
}

/* What is typed for one of them holds for all that are chosen together. */
static void
add_group (ForconPlanSketch *self, ForconSession *session)
{
  const ForconBattle *battle = forcon_session_battle (session);
  const ForconDraft *draft = forcon_session_draft (session);
  const GArray *group = forcon_session_group (session);
  ForconCommand command;

  if (!draft->touched || group->len < 2 || !forcon_session_is_grouped (session, draft->ship))
    return;
  command = forcon_session_move_command (session);
  for (guint i = 0; i < group->len; i++)
    {
      ForconFormationId formation = g_array_index (group, ForconFormationId, i);
      ForconVerdict verdict;

      if (FORCON_ID_EQUAL (formation, forcon_battle_ship (battle, draft->ship)->formation))
        continue;
      command.move.ship = forcon_formation_lead (battle, formation);
      verdict = forcon_session_try (session, &command);
      add_move (self, battle, command.move.ship, &command.move.legs, forcon_verdict_allows (&verdict));
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

/* Whether an admiral proposes something for the same ship. */
static gboolean
is_suggested (const GArray *suggested, const ForconCommand *command)
{
  for (guint i = 0; i < suggested->len; i++)
    if (FORCON_ID_EQUAL (forcon_command_ship (&g_array_index (suggested, ForconPlanLine, i).command, "ship"),
                         forcon_command_ship (command, "ship")))
      return TRUE;
  return FALSE;
}

/* The plan of the captains; what an admiral proposes stands in place of what they do for these ships. */
static void
add_plan (ForconPlanSketch *self, ForconSession *session)
{
  const GArray *plan = forcon_session_plan (session);
  const GArray *suggested = forcon_session_suggested_lines (session);

  for (guint i = 0; i < plan->len; i++)
    if (!g_array_index (plan, ForconPlanLine, i).left_out
        && !is_suggested (suggested, &g_array_index (plan, ForconPlanLine, i).command))
      add_line (self, session, &g_array_index (plan, ForconPlanLine, i));
  for (guint i = 0; i < suggested->len; i++)
    add_line (self, session, &g_array_index (suggested, ForconPlanLine, i));
}

void
forcon_plan_sketch_make (ForconPlanSketch *self, ForconSession *session)
{
  *self = (ForconPlanSketch){ .moves = g_array_new (FALSE, FALSE, sizeof (ForconGhost)),
                              .trails = g_array_new (FALSE, FALSE, sizeof (ForconTrail)),
                              .shots = g_array_new (FALSE, FALSE, sizeof (ForconShotLine)),
                              .chosen = -1 };
  if (forcon_session_shows_plan (session))
    add_plan (self, session);
  else if (forcon_session_may_move (session))
    add_group (self, session);
  point_at_others (self);
}

gboolean
forcon_plan_sketch_take_chosen (ForconPlanSketch *self, ForconGhost *ghost)
{
  if (self->chosen < 0)
    return FALSE;
  *ghost = g_array_index (self->moves, ForconGhost, self->chosen);
  ghost->reason = self->reason;
  g_array_remove_index (self->moves, (guint) self->chosen);
  self->chosen = -1;
  return TRUE;
}

static gboolean
is_near (const ForconPath *path, const ForconCamera *camera, double x, double y, double reach)
{
  double end_x, end_y;

  forcon_camera_to_screen (camera, forcon_path_end (path), &end_x, &end_y);
  return hypot (x - end_x, y - end_y) <= reach;
}

ForconShipId
forcon_plan_sketch_ship_at (const ForconPlanSketch *self, const ForconCamera *camera, double x, double y, double reach)
{
  for (guint i = 0; i < self->moves->len; i++)
    if (is_near (&g_array_index (self->moves, ForconGhost, i).path, camera, x, y, reach))
      return g_array_index (self->moves, ForconGhost, i).ship;
  for (guint i = 0; i < self->trails->len; i++)
    if (is_near (&g_array_index (self->trails, ForconTrail, i).path, camera, x, y, reach))
      return g_array_index (self->trails, ForconTrail, i).ship;
  return FORCON_NO_SHIP;
}

void
forcon_plan_sketch_clear (ForconPlanSketch *self)
{
  g_clear_pointer (&self->moves, g_array_unref);
  g_clear_pointer (&self->trails, g_array_unref);
  g_clear_pointer (&self->shots, g_array_unref);
  g_clear_pointer (&self->reason, g_free);
}
