/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan of a step: what captains propose, changed by the master and carried out line by line. */
#include "app/session/session-plan.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-private.h"
#include "base/text.h"
#include "engine/captain/captain.h"
#include "engine/state/formation.h"
#include "engine/weapons/gunnery.h"
#include "report/battle/sentences.h"

/* A plan is proposed anew at most so often while a step is carried out; a limit against captains that never end. */
#define PROPOSALS_MAX 40

static ForconPlanLine *
line_at (ForconSession *self, guint place)
{
  return &g_array_index (self->plan.lines, ForconPlanLine, place);
}

/* Whether two commands are the same deed of the same ship or salvo, whatever its target. */
static gboolean
is_same_deed (const ForconCommand *one, const ForconCommand *other)
{
  return one->kind == other->kind
         && FORCON_ID_EQUAL (forcon_command_ship (one, "ship"), forcon_command_ship (other, "ship"))
         && forcon_command_number (one, "salvo") == forcon_command_number (other, "salvo");
}

static gboolean
was_left_out (ForconSession *self, const ForconCommand *command)
{
  for (guint i = 0; i < self->plan.left_out->len; i++)
    if (is_same_deed (&g_array_index (self->plan.left_out, ForconCommand, i), command))
      return TRUE;
  return FALSE;
}

static void
propose (ForconSession *self)
{
  g_autoptr (GArray) commands
      = forcon_captains_propose (forcon_session_battle (self), self->rules, FORCON_ALL_SIDES);

  g_array_set_size (self->plan.lines, 0);
  for (guint i = 0; i < commands->len; i++)
    {
      ForconPlanLine line = { g_array_index (commands, ForconCommand, i), FALSE };

      line.left_out = was_left_out (self, &line.command);
      g_array_append_val (self->plan.lines, line);
    }
  self->plan.made = TRUE;
}

const GArray *
forcon_session_plan (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  if (!forcon_session_commands (self))
    forcon_session_forget_plan (self);
  else if (!self->plan.made)
    propose (self);
  return self->plan.lines;
}

void
forcon_session_forget_plan (ForconSession *self)
{
  g_array_set_size (self->plan.lines, 0);
  self->plan.made = FALSE;
}

void
forcon_session_begin_plan (ForconSession *self)
{
  forcon_session_forget_plan (self);
  g_array_set_size (self->plan.left_out, 0);
}

void
forcon_session_show_plan (ForconSession *self, gboolean shown)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (shown == self->plan.shown)
    return;
  self->plan.shown = shown;
  forcon_session_emit_draft_changed (self);
}

gboolean
forcon_session_shows_plan (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->plan.shown && forcon_session_commands (self);
}

/* The formation that a command is given to. */
static ForconFormationId
formation_of (const ForconBattle *battle, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (battle, forcon_command_ship (command, "ship"));

  return ship == NULL ? FORCON_NO_FORMATION : ship->formation;
}

static gboolean
is_meant (ForconSession *self, ForconPlanScope scope, const ForconPlanLine *line)
{
  const ForconBattle *battle = forcon_session_battle (self);
  const ForconShip *ship = forcon_battle_ship (battle, self->draft.ship);

  if (line->left_out)
    return FALSE;
  if (scope == FORCON_PLAN_SHIP)
    return FORCON_ID_EQUAL (forcon_command_ship (&line->command, "ship"), self->draft.ship)
           && !FORCON_ID_IS_NONE (self->draft.ship);
  if (scope == FORCON_PLAN_FORMATION)
    return ship != NULL && FORCON_ID_EQUAL (formation_of (battle, &line->command), ship->formation);
  return TRUE;
}

guint
forcon_session_plan_count (ForconSession *self, ForconPlanScope scope)
{
  const GArray *lines = forcon_session_plan (self);
  guint count = 0;

  for (guint i = 0; i < lines->len; i++)
    count += is_meant (self, scope, line_at (self, i)) ? 1 : 0;
  return count;
}

const char *
forcon_session_plan_note (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->plan.note;
}

void
forcon_session_plan_leave_out (ForconSession *self, guint place, gboolean left_out)
{
  ForconPlanLine *line;

  g_return_if_fail (FORCON_IS_SESSION (self));
  if (place >= forcon_session_plan (self)->len)
    return;
  line = line_at (self, place);
  line->left_out = left_out;
  for (guint i = self->plan.left_out->len; i-- > 0;)
    if (is_same_deed (&g_array_index (self->plan.left_out, ForconCommand, i), &line->command))
      g_array_remove_index (self->plan.left_out, i);
  if (left_out)
    g_array_append_val (self->plan.left_out, line->command);
  forcon_session_emit_draft_changed (self);
}

gboolean
forcon_session_plan_change (ForconSession *self, guint place, gint direction)
{
  const ForconBattle *battle = forcon_session_battle (self);
  ForconCommand *command;
  gint n, target;

  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  if (place >= forcon_session_plan (self)->len)
    return FALSE;
  command = &line_at (self, place)->command;
  if (command->kind != FORCON_COMMAND_FIRE)
    return FALSE;
  n = (gint) battle->n_ships;
  target = command->fire.target.value;
  for (gint i = 1; i < n; i++)
    {
      ForconShipId other = { (guint16) ((target - 1 + n + direction * i) % n + 1) };

      if (!forcon_ships_hostile (battle, command->fire.ship, other) || !forcon_ship_on_table (battle, other))
        continue;
      guint32 weapons = forcon_gunnery_usable (battle, self->rules, command->fire.ship, other);

      if (weapons == 0)
        continue;
      command->fire.target = other;
      command->fire.salvo = FORCON_NO_SALVO;
      command->fire.weapons = weapons;
      command->doctrine = 0;
      forcon_session_emit_draft_changed (self);
      return TRUE;
    }
  return FALSE;
}

/* Why a line cannot be done any more as it was proposed; %NULL where it can. */
static char *
obstacle (ForconSession *self, const ForconCommand *command)
{
  const ForconBattle *battle = forcon_session_battle (self);
  ForconVerdict verdict = forcon_session_try (self, command);

  if (command->kind == FORCON_COMMAND_FIRE && !FORCON_ID_IS_NONE (command->fire.target)
      && !forcon_ship_in_action (battle, command->fire.target))
    return g_strdup_printf (_ ("%s is out of action."),
                            forcon_name (forcon_battle_card (battle, command->fire.target)->name));
  if (forcon_verdict_allows (&verdict))
    return NULL;
  return forcon_sentence_of_verdict (battle, self->rules, &verdict);
}

/* What stands in the way of the rest of the plan, if anything does. */
static char *
find_obstacle (ForconSession *self)
{
  for (guint i = 0; i < self->plan.lines->len; i++)
    {
      char *why = line_at (self, i)->left_out ? NULL : obstacle (self, &line_at (self, i)->command);

      if (why != NULL)
        return why;
    }
  return NULL;
}

void
forcon_session_stop_plan (ForconSession *self)
{
  if (!self->plan.runs)
    return;
  self->plan.runs = FALSE;
  self->plan.waits = FALSE;
  if (self->game != NULL)
    forcon_game_end_run (self->game, self->plan.run, self->clash);
}

static gboolean
is_waiting (ForconSession *self)
{
  return self->asking || self->review != NULL;
}

/* After a command of the plan: was it done, and does the rest still hold? */
static void
settle (ForconSession *self)
{
  g_autofree char *why = NULL;

  self->plan.waits = FALSE;
  if (forcon_session_n_entries (self) <= self->plan.position)
    {
      /* It was refused, which was told. */
      forcon_session_stop_plan (self);
      forcon_session_forget_plan (self);
      return;
    }
  why = find_obstacle (self);
  if (self->plan.scope == FORCON_PLAN_LINE)
    forcon_session_stop_plan (self);
  if (why != NULL)
    {
      g_free (self->plan.note);
      /* Translators: why the plan of the step cannot go on as it was proposed. */
      self->plan.note = g_strdup_printf (_ ("%s The rest is proposed anew."), why);
      forcon_session_forget_plan (self);
      if (self->plan.scope != FORCON_PLAN_STEP)
        forcon_session_stop_plan (self);
    }
  /* What was done makes room for what comes after it, such as answers to fire. */
  else if (self->plan.lines->len == 0)
    forcon_session_forget_plan (self);
}

/* The next line that is to be done. Of a whole step a plan is proposed anew where one is used up, or did not hold. */
static gboolean
take_line (ForconSession *self, ForconCommand *command)
{
  if (!self->plan.made && (self->plan.scope != FORCON_PLAN_STEP || self->plan.proposed++ >= PROPOSALS_MAX))
    return FALSE;
  if (!self->plan.made)
    propose (self);
  for (guint i = 0; i < self->plan.lines->len; i++)
    if (self->plan.scope == FORCON_PLAN_LINE ? i == self->plan.place
                                             : is_meant (self, self->plan.scope, line_at (self, i)))
      {
        *command = line_at (self, i)->command;
        g_array_remove_index (self->plan.lines, i);
        return TRUE;
      }
  return FALSE;
}

void
forcon_session_go_on_with_plan (ForconSession *self)
{
  ForconCommand command;

  if (!self->plan.runs)
    return;
  forcon_session_hold (self);
  if (self->plan.waits && !is_waiting (self))
    settle (self);
  while (self->plan.runs && !is_waiting (self))
    {
      ForconStep step = forcon_session_step (self);

      if (step != self->plan.step || !forcon_session_commands (self) || !take_line (self, &command))
        {
          forcon_session_stop_plan (self);
          break;
        }
      self->plan.position = forcon_session_n_entries (self);
      self->plan.waits = TRUE;
      forcon_session_do (self, &command, self->plan.mode);
      if (!is_waiting (self))
        settle (self);
    }
  forcon_session_release (self);
}

void
forcon_session_plan_do (ForconSession *self, ForconPlanScope scope, guint place)
{
  forcon_session_plan_do_with (self, scope, place, self->mode);
}

void
forcon_session_plan_do_with (ForconSession *self, ForconPlanScope scope, guint place, ForconDiceMode mode)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (self->plan.runs || !forcon_session_commands (self)
      || (scope == FORCON_PLAN_LINE && place >= forcon_session_plan (self)->len))
    return;
  forcon_session_cancel (self);
  forcon_session_plan (self);
  g_clear_pointer (&self->plan.note, g_free);
  self->plan.scope = scope;
  self->plan.mode = mode;
  self->plan.place = place;
  self->plan.proposed = 0;
  self->plan.step = forcon_session_step (self);
  self->plan.runs = TRUE;
  self->plan.run = forcon_game_begin_run (self->game);
  forcon_session_go_on_with_plan (self);
}

gboolean
forcon_session_plan_runs (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->plan.runs;
}
