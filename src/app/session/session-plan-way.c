/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways of the plan of a step: dragged, of one formation or of several together. */
#include "app/session/session-private.h"

#include "engine/captain/captain.h"
#include "engine/state/formation.h"

static ForconPlanLine *
line_at (ForconSession *self, guint place)
{
  return &g_array_index (self->plan.lines, ForconPlanLine, place);
}

ForconBattle *
forcon_session_foresee (ForconSession *self, guint place)
{
  ForconBattle *battle = forcon_battle_clone (forcon_session_battle (self));

  for (guint i = 0; battle->step == FORCON_STEP_MOVEMENT && i < MIN (place, self->plan.lines->len); i++)
    if (!line_at (self, i)->left_out)
      forcon_captains_go_on (&battle, self->rules, &line_at (self, i)->command);
  return battle;
}

void
forcon_session_judge_plan (ForconSession *self)
{
  g_autoptr (ForconBattle) battle = NULL;

  if (forcon_session_step (self) != FORCON_STEP_MOVEMENT)
    return;
  battle = forcon_battle_clone (forcon_session_battle (self));
  for (guint i = 0; i < self->plan.lines->len; i++)
    {
      ForconPlanLine *line = line_at (self, i);
      g_autoptr (ForconOutcome) outcome = NULL;

      if (!line->left_out)
        {
          line->verdict = forcon_captains_go_on (&battle, self->rules, &line->command);
          continue;
        }
      outcome = forcon_captains_foresee (battle, self->rules, &line->command);
      line->verdict = outcome->verdict;
    }
}

static ForconFormationId
formation_of (ForconSession *self, ForconShipId ship)
{
  const ForconBattle *battle = forcon_session_battle (self);

  return FORCON_ID_IS_NONE (ship) || ship.value > battle->n_ships ? FORCON_NO_FORMATION
                                                                  : forcon_battle_ship (battle, ship)->formation;
}

/* Whether the formation has a way to make that can be drawn: at turn, not moved, not in low orbit. */
static gboolean
may_go (ForconSession *self, ForconFormationId formation)
{
  const ForconBattle *battle = forcon_session_battle (self);
  ForconShipId lead;
  const ForconShip *ship;

  if (battle == NULL || FORCON_ID_IS_NONE (formation))
    return FALSE;
  lead = forcon_formation_lead (battle, formation);
  ship = forcon_battle_ship (battle, lead);
  return ship != NULL && forcon_session_commands (self) && battle->step == FORCON_STEP_MOVEMENT
         && FORCON_ID_EQUAL (ship->side, battle->side) && forcon_ship_in_action (battle, lead) && !ship->moved
         && FORCON_ID_IS_NONE (ship->planet);
}

/* The line by which a formation moves; beyond the last where it has none. */
static guint
find_way (ForconSession *self, ForconFormationId formation)
{
  guint i = 0;

  for (; i < forcon_session_plan (self)->len; i++)
    {
      const ForconCommand *command = &line_at (self, i)->command;

      if ((command->kind == FORCON_COMMAND_MOVE || command->kind == FORCON_COMMAND_RAM)
          && FORCON_ID_EQUAL (formation_of (self, forcon_command_ship (command, "ship")), formation))
        break;
    }
  return i;
}

const ForconLegs *
forcon_session_plan_way (ForconSession *self, ForconShipId ship)
{
  guint place;

  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  if (forcon_session_battle (self) == NULL || !may_go (self, formation_of (self, ship)))
    return NULL;
  place = find_way (self, formation_of (self, ship));
  return place < self->plan.lines->len && line_at (self, place)->command.kind == FORCON_COMMAND_MOVE
             ? &line_at (self, place)->command.move.legs
             : NULL;
}

static void
set_way (ForconSession *self, guint place, ForconShipId lead, const ForconLegs *legs)
{
  ForconCommand command = FORCON_COMMAND (MOVE, move, .ship = lead, .legs = *legs);

  while (command.move.legs.n > 1 && command.move.legs.leg[command.move.legs.n - 1].ahead == 0
         && command.move.legs.leg[command.move.legs.n - 1].turn == 0)
    command.move.legs.n--;
  forcon_session_put_line (self, place, &command);
}

static gboolean
is_barred (ForconSession *self, guint place)
{
  const ForconPlanLine *line = line_at (self, place);

  return line->command.kind == FORCON_COMMAND_MOVE && !line->left_out && !forcon_verdict_allows (&line->verdict);
}

static guint
count_barred (ForconSession *self)
{
  guint count = 0;

  for (guint i = 0; i < self->plan.lines->len; i++)
    count += is_barred (self, i) ? 1 : 0;
  return count;
}

/* Judges the ways. Who would end where another one stands that moves away later moves after it. */
static void
order_ways (ForconSession *self)
{
  guint before, barred;

  forcon_session_judge_plan (self);
  barred = count_barred (self);
  do
    {
      guint place = 0;

      before = barred;
      for (guint tried = self->plan.lines->len; tried > 0; tried--)
        if (is_barred (self, place))
          {
            ForconPlanLine line = *line_at (self, place);

            g_array_remove_index (self->plan.lines, place);
            g_array_append_val (self->plan.lines, line);
          }
        else
          place++;
      if (before > 0)
        forcon_session_judge_plan (self);
      barred = count_barred (self);
    }
  while (barred < before && barred > 0);
}

/* The battle as it is for who moves by a line: with the orders that the formation takes before. */
static ForconBattle *
battle_before (ForconSession *self, ForconFormationId formation, guint place)
{
  ForconBattle *battle = forcon_battle_clone (forcon_session_battle (self));

  for (guint i = 0; i < MIN (place, self->plan.lines->len); i++)
    {
      const ForconCommand *command = &line_at (self, i)->command;

      if (command->kind == FORCON_COMMAND_ORDER && !line_at (self, i)->left_out
          && FORCON_ID_EQUAL (formation_of (self, command->order.ship), formation))
        forcon_captains_go_on (&battle, self->rules, command);
    }
  return battle;
}

/* Moves the lead of a formation by so much on the table, as far as its limits allow. */
static void
drag_formation (ForconSession *self, ForconFormationId formation, ForconLength dx, ForconLength dy)
{
  guint place = find_way (self, formation);
  g_autoptr (ForconBattle) before = battle_before (self, formation, place);
  ForconShipId lead = forcon_formation_lead (before, formation);
  ForconPoint goal = forcon_battle_ship (before, lead)->position;
  ForconLegs legs;

  goal.x += dx;
  goal.y += dy;
  legs = forcon_move_towards (before, self->rules, lead, goal);
  if (forcon_move_withdraws (before, lead, &legs).n == 0)
    set_way (self, place, lead, &legs);
}

gboolean
forcon_session_plan_drag (ForconSession *self, ForconShipId ship, ForconPoint goal)
{
  ForconFormationId formation;
  ForconPoint from;

  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  formation = formation_of (self, ship);
  if (self->plan.runs || !forcon_session_shows_plan (self) || !may_go (self, formation))
    return FALSE;
  forcon_session_plan (self);
  from = forcon_battle_ship (forcon_session_battle (self), ship)->position;
  forcon_session_hold (self);
  if (!forcon_session_is_grouped (self, ship))
    drag_formation (self, formation, goal.x - from.x, goal.y - from.y);
  else
    for (guint i = 0; i < self->plan.group->len; i++)
      drag_formation (self, g_array_index (self->plan.group, ForconFormationId, i), goal.x - from.x, goal.y - from.y);
  order_ways (self);
  forcon_session_release (self);
  forcon_session_emit_draft_changed (self);
  return TRUE;
}

/* Formations that are moved together */

/* Who has moved is not moved together with others any more. */
static void
prune (ForconSession *self)
{
  for (guint i = self->plan.group->len; i-- > 0;)
    if (!may_go (self, g_array_index (self->plan.group, ForconFormationId, i)))
      g_array_remove_index (self->plan.group, i);
}

static void
set_grouped (ForconSession *self, ForconFormationId formation, gboolean grouped)
{
  for (guint i = self->plan.group->len; i-- > 0;)
    if (FORCON_ID_EQUAL (g_array_index (self->plan.group, ForconFormationId, i), formation))
      g_array_remove_index (self->plan.group, i);
  if (grouped && may_go (self, formation))
    g_array_append_val (self->plan.group, formation);
}

void
forcon_session_group_toggle (ForconSession *self, ForconShipId ship)
{
  gboolean grouped;

  g_return_if_fail (FORCON_IS_SESSION (self));
  if (forcon_session_battle (self) == NULL)
    return;
  grouped = forcon_session_is_grouped (self, ship);
  if (self->plan.group->len == 0)
    set_grouped (self, formation_of (self, self->draft.ship), TRUE);
  set_grouped (self, formation_of (self, ship), !grouped);
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_group_add (ForconSession *self, ForconShipId ship)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (forcon_session_battle (self) == NULL)
    return;
  set_grouped (self, formation_of (self, ship), TRUE);
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_group_side (ForconSession *self)
{
  const ForconBattle *battle;
  guint before;

  g_return_if_fail (FORCON_IS_SESSION (self));
  battle = forcon_session_battle (self);
  if (battle == NULL)
    return;
  before = self->plan.group->len;
  for (guint16 i = 1; i <= battle->n_formations; i++)
    set_grouped (self, (ForconFormationId){ i }, TRUE);
  if (self->plan.group->len == before)
    g_array_set_size (self->plan.group, 0);
  forcon_session_emit_draft_changed (self);
}

void
forcon_session_group_clear (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (self->plan.group->len == 0)
    return;
  g_array_set_size (self->plan.group, 0);
  forcon_session_emit_draft_changed (self);
}

const GArray *
forcon_session_group (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  prune (self);
  return self->plan.group;
}

gboolean
forcon_session_is_grouped (ForconSession *self, ForconShipId ship)
{
  ForconFormationId formation;

  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  if (forcon_session_battle (self) == NULL)
    return FALSE;
  prune (self);
  formation = formation_of (self, ship);
  for (guint i = 0; !FORCON_ID_IS_NONE (formation) && i < self->plan.group->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (self->plan.group, ForconFormationId, i), formation))
      return TRUE;
  return FALSE;
}

void
forcon_session_group_move (ForconSession *self, const ForconLegs *legs)
{
  ForconLegs way;

  g_return_if_fail (FORCON_IS_SESSION (self));
  if (self->plan.runs || !forcon_session_commands (self))
    return;
  way = *legs;
  forcon_session_plan (self);
  forcon_session_hold (self);
  for (guint i = 0; i < self->plan.group->len; i++)
    {
      ForconFormationId formation = g_array_index (self->plan.group, ForconFormationId, i);

      set_way (self, find_way (self, formation), forcon_formation_lead (forcon_session_battle (self), formation), &way);
    }
  order_ways (self);
  forcon_session_release (self);
  forcon_session_drop (self);
  forcon_session_plan_do (self, FORCON_PLAN_GROUP, 0);
}
