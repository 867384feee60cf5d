/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan of a step: what captains propose, changed by the master and carried out line by line. */
#include "app/session/session-plan.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-private.h"
#include "base/text.h"
#include "engine/captain/captain.h"
#include "engine/state/formation.h"
#include "report/battle/sentences.h"

/* A plan is proposed anew at most so often while a step is carried out; a limit against captains that never end. */
#define PROPOSALS_MAX 40

static ForconPlanLine *
line_at (ForconSession *self, guint place)
{
  return &g_array_index (self->plan.lines, ForconPlanLine, place);
}

gboolean
forcon_plan_is_same_deed (const ForconCommand *one, const ForconCommand *other)
{
  return one->kind == other->kind
         && FORCON_ID_EQUAL (forcon_command_ship (one, "ship"), forcon_command_ship (other, "ship"))
         && (one->kind != FORCON_COMMAND_MOVE_SALVO
             || FORCON_ID_EQUAL (one->move_salvo.salvo, other->move_salvo.salvo))
         && (one->kind != FORCON_COMMAND_REPAIR
             || (one->repair.hit == other->repair.hit && one->repair.fall == other->repair.fall
                 && one->repair.effect == other->repair.effect));
}

static gboolean
was_left_out (ForconSession *self, const ForconCommand *command)
{
  for (guint i = 0; i < self->plan.left_out->len; i++)
    if (forcon_plan_is_same_deed (&g_array_index (self->plan.left_out, ForconCommand, i), command))
      return TRUE;
  return FALSE;
}

static gboolean
has_line (ForconSession *self, const ForconCommand *command)
{
  for (guint i = 0; i < self->plan.lines->len; i++)
    if (forcon_plan_is_same_deed (&line_at (self, i)->command, command))
      return TRUE;
  return FALSE;
}

/* Returns: whether any of the lines is wanted */
static gboolean
add_lines (ForconSession *self, const GArray *commands)
{
  gboolean wanted = FALSE;

  for (guint i = 0; i < commands->len; i++)
    {
      ForconPlanLine line = { g_array_index (commands, ForconCommand, i), FALSE, { .kind = FORCON_VERDICT_DONE } };

      line.left_out = was_left_out (self, &line.command);
      wanted = wanted || !line.left_out;
      g_array_append_val (self->plan.lines, line);
    }
  return wanted;
}

/* What others would do now who are not at turn. */
static const GArray *
answers (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);

  if (self->plan.answered)
    return self->plan.answers;
  g_array_unref (self->plan.answers);
  self->plan.answers = forcon_captains_propose (battle, self->rules, FORCON_ALL_SIDES & ~(1u << battle->side.value));
  self->plan.answered = TRUE;
  return self->plan.answers;
}

/* Who is at turn and is to do nothing leaves it to the others to answer. */
static void
propose (ForconSession *self)
{
  g_autoptr (GArray) commands
      = forcon_captains_propose (forcon_session_battle (self), self->rules, FORCON_ALL_SIDES);

  g_array_set_size (self->plan.lines, 0);
  if (!add_lines (self, commands) && commands->len > 0)
    {
      const GArray *others = answers (self);

      for (guint i = 0; i < others->len; i++)
        {
          ForconPlanLine line = { g_array_index (others, ForconCommand, i), FALSE, { .kind = FORCON_VERDICT_DONE } };

          line.left_out = was_left_out (self, &line.command);
          if (!has_line (self, &line.command))
            g_array_append_val (self->plan.lines, line);
        }
    }
  self->plan.made = TRUE;
  forcon_session_apply_changes (self);
  forcon_session_judge_plan (self);
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
  self->plan.answered = FALSE;
}

void
forcon_session_begin_plan (ForconSession *self)
{
  forcon_session_forget_plan (self);
  g_array_set_size (self->plan.left_out, 0);
  g_array_set_size (self->plan.changes, 0);
  g_array_set_size (self->plan.group, 0);
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
  if (scope == FORCON_PLAN_GROUP)
    return forcon_session_is_grouped (self, forcon_command_ship (&line->command, "ship"));
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
    if (forcon_plan_is_same_deed (&g_array_index (self->plan.left_out, ForconCommand, i), &line->command))
      g_array_remove_index (self->plan.left_out, i);
  if (left_out)
    g_array_append_val (self->plan.left_out, line->command);
  forcon_session_emit_draft_changed (self);
}

gboolean
forcon_session_has_useful (ForconSession *self)
{
  const ForconBattle *battle;

  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  battle = forcon_session_battle (self);
  if (battle == NULL || forcon_session_plan_count (self, FORCON_PLAN_ALL) > 0)
    return battle != NULL;
  for (guint16 i = 1; i <= battle->n_ships; i++)
    if (forcon_session_is_useful (self, (ForconShipId){ i }))
      return TRUE;
  return FALSE;
}

/* Of whom a line is: of a salvo, its launcher. */
static gboolean
is_of (ForconSession *self, const ForconCommand *command, ForconShipId ship)
{
  const ForconSalvo *salvo = command->kind == FORCON_COMMAND_MOVE_SALVO
                                 ? forcon_battle_salvo (forcon_session_battle (self), command->move_salvo.salvo)
                                 : NULL;

  return FORCON_ID_EQUAL (salvo != NULL ? salvo->launcher : forcon_command_ship (command, "ship"), ship);
}

gboolean
forcon_session_is_useful (ForconSession *self, ForconShipId ship)
{
  const GArray *lines;

  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  if (FORCON_ID_IS_NONE (ship) || !forcon_session_commands (self))
    return FALSE;
  /* While much is done at once nobody looks for the next ship, and captains need not be asked again. */
  if (self->plan.runs || self->captain_source != 0
      || forcon_opening_is_open (forcon_session_battle (self), self->rules, FORCON_OPENING_MUST_MOVE, ship))
    return forcon_session_waits (self, ship);
  lines = forcon_session_plan (self);
  for (guint i = 0; i < lines->len; i++)
    if (!line_at (self, i)->left_out && is_of (self, &line_at (self, i)->command, ship))
      return TRUE;
  if (forcon_session_step (self) != FORCON_STEP_FIRE)
    return FALSE;
  for (guint i = 0; i < answers (self)->len; i++)
    {
      const ForconCommand *command = &g_array_index (answers (self), ForconCommand, i);

      if (command->kind == FORCON_COMMAND_FIRE && is_of (self, command, ship) && !was_left_out (self, command))
        return TRUE;
    }
  return FALSE;
}

/* Why a line cannot be done any more as it was proposed; %NULL where it can. */
static char *
obstacle (ForconSession *self, const ForconPlanLine *line)
{
  const ForconBattle *battle = forcon_session_battle (self);
  const ForconCommand *command = &line->command;
  ForconVerdict verdict
      = battle->step == FORCON_STEP_MOVEMENT ? line->verdict : forcon_session_try (self, command);

  if (command->kind == FORCON_COMMAND_FIRE && !FORCON_ID_IS_NONE (command->fire.target)
      && !forcon_ship_in_action (battle, command->fire.target))
    return g_strdup_printf (_ ("%s is out of action."),
                            forcon_name (forcon_battle_card (battle, command->fire.target)->name));
  if (forcon_verdict_allows (&verdict))
    return NULL;
  return forcon_sentence_of_verdict (battle, self->rules, &verdict);
}

/* What stands in the way of the rest of the plan now and did not before, if anything does. */
static char *
find_obstacle (ForconSession *self)
{
  g_autofree gboolean *barred = g_new0 (gboolean, self->plan.lines->len + 1);

  for (guint i = 0; i < self->plan.lines->len; i++)
    barred[i] = !forcon_verdict_allows (&line_at (self, i)->verdict);
  forcon_session_judge_plan (self);
  for (guint i = 0; i < self->plan.lines->len; i++)
    {
      char *why = barred[i] || line_at (self, i)->left_out ? NULL : obstacle (self, line_at (self, i));

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

/* What is done once is not put into the plan again. */
static void
drop_change (ForconSession *self, const ForconCommand *command)
{
  for (guint i = self->plan.changes->len; i-- > 0;)
    if (forcon_plan_is_same_deed (&g_array_index (self->plan.changes, ForconPlanChange, i).now, command))
      g_array_remove_index (self->plan.changes, i);
}

/* A line that is barred waits for the others, and stays in the plan; where there are no others, it is told why. */
static gboolean
may_be_done (ForconSession *self, const ForconPlanLine *line)
{
  if (forcon_verdict_allows (&line->verdict))
    return TRUE;
  for (guint i = 0; i < self->plan.lines->len; i++)
    if (is_meant (self, self->plan.scope, line_at (self, i)) && forcon_verdict_allows (&line_at (self, i)->verdict))
      return FALSE;
  return forcon_session_n_entries (self) == self->plan.begun;
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
    if (self->plan.scope == FORCON_PLAN_LINE
            ? i == self->plan.place
            : is_meant (self, self->plan.scope, line_at (self, i)) && may_be_done (self, line_at (self, i)))
      {
        *command = line_at (self, i)->command;
        g_array_remove_index (self->plan.lines, i);
        drop_change (self, command);
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

static void
begin (ForconSession *self, ForconPlanScope scope, guint place, ForconDiceMode mode, guint run)
{
  g_clear_pointer (&self->plan.note, g_free);
  self->plan.scope = scope;
  self->plan.mode = mode;
  self->plan.place = place;
  self->plan.proposed = 0;
  self->plan.begun = forcon_session_n_entries (self);
  self->plan.step = forcon_session_step (self);
  self->plan.runs = TRUE;
  self->plan.run = run;
  forcon_session_go_on_with_plan (self);
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
  begin (self, scope, place, mode, forcon_game_begin_run (self->game));
}

void
forcon_session_plan_do_commands (ForconSession *self, const GArray *commands, guint run)
{
  g_array_set_size (self->plan.lines, 0);
  for (guint i = 0; i < commands->len; i++)
    {
      ForconPlanLine line = { g_array_index (commands, ForconCommand, i), FALSE, { .kind = FORCON_VERDICT_DONE } };

      g_array_append_val (self->plan.lines, line);
    }
  self->plan.made = TRUE;
  forcon_session_judge_plan (self);
  begin (self, FORCON_PLAN_ALL, 0, self->mode, run);
}

gboolean
forcon_session_plan_runs (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->plan.runs;
}
