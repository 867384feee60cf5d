/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line of the plan of a step done otherwise: the same kind of deed, another target or another repair. */
#include "app/session/session-private.h"

#include "engine/captain/captain.h"
#include "engine/captain/offers.h"
#include "engine/state/formation.h"
#include "engine/weapons/gunnery.h"
#include "engine/weapons/torpedo.h"

/* A way turns by so much at a press. */
#define TURN_STEP FORCON_DEGREES (5)

/* What else a command could be, in an order that goes round; the command itself may be among it. */
typedef struct {
  ForconSession *session;
  const ForconBattle *battle;
  ForconCommand command;
  GArray *others;
} Gathering;

static void
add (Gathering *gathering, const ForconCommand *command)
{
  g_array_append_val (gathering->others, *command);
}

/* At each enemy on the table. */
static void
add_targets (Gathering *gathering, void (*aim) (Gathering *gathering, ForconShipId target))
{
  ForconShipId ship = forcon_command_ship (&gathering->command, "ship");

  for (guint16 i = 1; i <= gathering->battle->n_ships; i++)
    {
      ForconShipId target = { i };

      if (i != ship.value && forcon_ship_on_table (gathering->battle, target)
          && forcon_ships_hostile (gathering->battle, ship, target))
        aim (gathering, target);
    }
}

static void
fire_at (Gathering *gathering, ForconShipId target)
{
  ForconCommand command = gathering->command;

  command.fire.target = target;
  command.fire.salvo = FORCON_NO_SALVO;
  command.fire.weapons
      = forcon_gunnery_usable (gathering->battle, gathering->session->rules, command.fire.ship, target);
  if (command.fire.weapons != 0)
    add (gathering, &command);
}

/* With all tubes that bear. */
static void
launch_at (Gathering *gathering, ForconShipId target)
{
  ForconCommand command = gathering->command;
  ForconAngle bearing = forcon_point_bearing (forcon_battle_ship (gathering->battle, command.launch.ship)->position,
                                              forcon_battle_ship (gathering->battle, target)->position);

  command.launch.target = target;
  command.launch.by_heading = FALSE;
  command.launch.heading = 0;
  command.launch.weapons = forcon_launch_bearing (gathering->battle, command.launch.ship, bearing);
  if (command.launch.weapons != 0)
    add (gathering, &command);
}

/* What else is offered of the kind to the same ship or salvo. */
static void
add_offers (Gathering *gathering)
{
  const ForconCommand *command = &gathering->command;
  g_autoptr (GArray) offers = forcon_offers (gathering->battle, gathering->session->rules,
                                             forcon_command_side (gathering->battle, command));

  for (guint i = 0; i < offers->len; i++)
    {
      const ForconCommand *other = &g_array_index (offers, ForconOffer, i).command;

      if (other->kind == command->kind
          && forcon_command_number (other, "ship") == forcon_command_number (command, "ship")
          && forcon_command_number (other, "salvo") == forcon_command_number (command, "salvo"))
        add (gathering, other);
    }
}

static void
gather (Gathering *gathering)
{
  switch ((gint) gathering->command.kind)
    {
    case FORCON_COMMAND_FIRE:
      add_targets (gathering, fire_at);
      break;
    case FORCON_COMMAND_LAUNCH:
      add_targets (gathering, launch_at);
      break;
    case FORCON_COMMAND_BOARD:
    case FORCON_COMMAND_COVER:
    case FORCON_COMMAND_REPAIR:
    case FORCON_COMMAND_FATE:
    case FORCON_COMMAND_MOVE_SALVO:
      add_offers (gathering);
      break;
    default:
      break;
    }
}

static gboolean
is_equal (const ForconCommand *one, const ForconCommand *other)
{
  ForconCommand like = *one;

  /* Who decided, and by which instruction, does not count. */
  like.by_captain = other->by_captain;
  like.doctrine = other->doctrine;
  return one->kind == other->kind && forcon_record_equal (&like, other, forcon_battle_command_shape (other->kind));
}

/* Whether two commands are after the same thing, whatever weapons they use for it. */
static gboolean
is_same_aim (const ForconCommand *one, const ForconCommand *other)
{
  if (forcon_command_number (one, "target") != 0 || forcon_command_number (other, "target") != 0)
    return forcon_command_number (one, "target") == forcon_command_number (other, "target");
  return is_equal (one, other);
}

static void
change_line (ForconSession *self, guint place, const ForconCommand *command)
{
  forcon_session_put_line (self, place, command);
  forcon_session_judge_plan (self);
  forcon_session_emit_draft_changed (self);
}

/* The way turns where it turns already, or at its beginning, as far as it may. */
static gboolean
turn_way (ForconSession *self, guint place, gint direction)
{
  ForconCommand command = g_array_index (self->plan.lines, ForconPlanLine, place).command;
  ForconLegs *legs = &command.move.legs;
  g_autoptr (ForconBattle) before = forcon_session_foresee (self, place);
  g_autoptr (ForconOutcome) outcome = NULL;
  guint corner = 0;

  while (corner + 1 < legs->n && legs->leg[corner].turn == 0)
    corner++;
  if (corner > 0 && legs->leg[corner].turn == 0)
    corner--;
  if (legs->n == 1)
    {
      ForconMoveLimits limits = forcon_move_limits (before, self->rules, command.move.ship);
      ForconLength ahead = legs->leg[0].ahead;

      legs->leg[0].ahead = limits.turn_after.denominator > 0
                               ? (ahead * limits.turn_after.numerator + limits.turn_after.denominator - 1)
                                     / limits.turn_after.denominator
                               : 0;
      legs->leg[1] = (ForconLeg){ ahead - legs->leg[0].ahead, 0 };
      legs->n = 2;
    }
  legs->leg[corner].turn += direction * TURN_STEP;
  outcome = forcon_captains_foresee (before, self->rules, &command);
  if (!forcon_verdict_allows (&outcome->verdict) || forcon_move_withdraws (before, command.move.ship, legs).n > 0)
    return FALSE;
  change_line (self, place, &command);
  return TRUE;
}

gboolean
forcon_session_plan_change (ForconSession *self, guint place, gint direction)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (ForconCommand));
  Gathering gathering = { self, forcon_session_battle (self), { 0 }, others };
  gint n, at = -1;

  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  if (place >= forcon_session_plan (self)->len)
    return FALSE;
  gathering.command = g_array_index (self->plan.lines, ForconPlanLine, place).command;
  if (gathering.command.kind == FORCON_COMMAND_MOVE)
    return turn_way (self, place, direction);
  gather (&gathering);
  n = (gint) others->len;
  for (gint i = 0; i < n; i++)
    if (is_same_aim (&g_array_index (others, ForconCommand, i), &gathering.command))
      at = i;
  for (gint i = 1; i <= n; i++)
    {
      gint next = at < 0 ? (direction > 0 ? i - 1 : n - i) : (at + n + direction * i % n) % n;
      ForconCommand *command = &g_array_index (others, ForconCommand, next);
      ForconVerdict verdict;

      if (next == at)
        break;
      command->doctrine = 0;
      verdict = forcon_session_try (self, command);
      if (!forcon_verdict_allows (&verdict))
        continue;
      change_line (self, place, command);
      return TRUE;
    }
  return FALSE;
}

void
forcon_session_put_line (ForconSession *self, guint place, const ForconCommand *command)
{
  ForconPlanLine *line;
  ForconPlanChange change = { *command, *command };

  if (place >= self->plan.lines->len)
    {
      ForconPlanLine added = { .command = *command, .verdict = { .kind = FORCON_VERDICT_DONE } };

      g_array_append_val (self->plan.lines, added);
      place = self->plan.lines->len - 1;
    }
  else
    change.was = g_array_index (self->plan.lines, ForconPlanLine, place).command;
  line = &g_array_index (self->plan.lines, ForconPlanLine, place);
  for (guint i = self->plan.changes->len; i-- > 0;)
    if (forcon_plan_is_same_deed (&g_array_index (self->plan.changes, ForconPlanChange, i).now, &line->command))
      {
        change.was = g_array_index (self->plan.changes, ForconPlanChange, i).was;
        g_array_remove_index (self->plan.changes, i);
      }
  g_array_append_val (self->plan.changes, change);
  line->command = *command;
  line->left_out = FALSE;
}

/* Whether a change still holds in place of a line. */
static gboolean
holds (ForconSession *self, guint place, const ForconCommand *command)
{
  g_autoptr (ForconBattle) before = forcon_session_foresee (self, place);
  g_autoptr (ForconOutcome) outcome = forcon_captains_foresee (before, self->rules, command);

  return forcon_verdict_allows (&outcome->verdict);
}

void
forcon_session_apply_changes (ForconSession *self)
{
  for (guint c = 0; c < self->plan.changes->len; c++)
    {
      const ForconPlanChange *change = &g_array_index (self->plan.changes, ForconPlanChange, c);
      guint place = 0;

      while (
          place < self->plan.lines->len
          && !forcon_plan_is_same_deed (&g_array_index (self->plan.lines, ForconPlanLine, place).command, &change->was))
        place++;
      if (!holds (self, place, &change->now))
        continue;
      if (place < self->plan.lines->len)
        g_array_index (self->plan.lines, ForconPlanLine, place).command = change->now;
      else if (change->now.kind == FORCON_COMMAND_MOVE)
        {
          ForconPlanLine added = { .command = change->now, .verdict = { .kind = FORCON_VERDICT_DONE } };

          g_array_append_val (self->plan.lines, added);
        }
    }
}
