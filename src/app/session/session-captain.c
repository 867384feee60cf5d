/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A captain plays for the side at turn, one command for each idle callback, so that the window stays responsive. */
#include "app/session/session-private.h"

#include "engine/captain/captain.h"

/* More than any fleet does in a turn; a limit against captains that never end. */
#define COMMANDS_MAX 2000

/* Returns: whether the captain has another command to give */
static gboolean
next_command (ForconSession *self, ForconCommand *command)
{
  const ForconBattle *battle = forcon_session_battle (self);
  ForconCaptains captains = { .sides = 1u << self->captain.value, .rounds = G_MAXINT };

  if (self->captain_given >= COMMANDS_MAX || battle->step == FORCON_STEP_OVER
      || !FORCON_ID_EQUAL (battle->side, self->captain)
      || !forcon_captains_next (battle, self->rules, &captains, command))
    return FALSE;
  return command->kind != FORCON_COMMAND_END_STEP || !forcon_session_others_wait (self);
}

void
forcon_session_stop_captain (ForconSession *self)
{
  g_clear_handle_id (&self->captain_source, g_source_remove);
  self->captain = FORCON_NO_SIDE;
}

static gboolean
play (gpointer data)
{
  ForconSession *self = data;
  gboolean checks = self->checks;
  guint position = forcon_session_n_entries (self);
  ForconCommand command;

  if (!forcon_session_commands (self) || !next_command (self, &command))
    {
      self->captain_source = 0;
      self->captain = FORCON_NO_SIDE;
      forcon_session_emit_draft_changed (self);
      return G_SOURCE_REMOVE;
    }
  self->captain_given++;
  self->checks = FALSE;
  forcon_session_do (self, &command, FORCON_DICE_MODE_ROLL);
  self->checks = checks;
  /* A refused captain would repeat the same command. */
  if (forcon_session_n_entries (self) == position && self->captain_source != 0)
    {
      self->captain_source = 0;
      self->captain = FORCON_NO_SIDE;
      return G_SOURCE_REMOVE;
    }
  return self->captain_source != 0;
}

void
forcon_session_play_captain (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  if (self->captain_source != 0 || !forcon_session_commands (self))
    {
      forcon_session_stop_captain (self);
      return;
    }
  forcon_session_cancel (self);
  self->captain_given = 0;
  self->captain = forcon_session_battle (self)->side;
  if (!FORCON_ID_IS_NONE (self->captain))
    self->captain_source = g_idle_add (play, self);
}

gboolean
forcon_session_captain_plays (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->captain_source != 0;
}
