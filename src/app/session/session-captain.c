/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Captains play for the side at turn or for all, some commands for each idle callback, so that the window stays
 * responsive and shows how it goes. */
#include "app/session/session-private.h"

#include "campaign/clash/clash-captains.h"
#include "engine/captain/captain.h"

/* More than all fleets do in a battle; a limit against captains that never end. */
#define COMMANDS_MAX 20000

/* To the end of the battle, all sides; after too many rounds they agree to end it. */
static gboolean
next_of_battle (ForconSession *self, ForconCommand *command)
{
  const ForconClashCaptains all = { FORCON_ALL_SIDES, self->captain_rounds, TRUE };
  ForconCampaignCommand next;

  if (!forcon_clash_next (forcon_game_campaign (self->game), self->rules, self->clash, &all, &next)
      || next.kind != FORCON_CAMPAIGN_COMMAND_PLAY)
    return FALSE;
  *command = next.battle;
  return TRUE;
}

/* To the end of the turn of a side, as far as others have nothing to decide. */
static gboolean
next_of_turn (ForconSession *self, ForconCommand *command)
{
  const ForconBattle *battle = forcon_session_battle (self);
  const ForconCaptains captains = { .sides = 1u << self->captain.value, .rounds = G_MAXINT };

  if (battle->step == FORCON_STEP_OVER || !FORCON_ID_EQUAL (battle->side, self->captain)
      || !forcon_captains_next (battle, self->rules, &captains, command))
    return FALSE;
  return command->kind != FORCON_COMMAND_END_STEP || !forcon_session_others_wait (self);
}

/* Returns: whether captains have another command to give */
static gboolean
next_command (ForconSession *self, ForconCommand *command)
{
  if (self->captain_given >= COMMANDS_MAX)
    return FALSE;
  return FORCON_ID_IS_NONE (self->captain) ? next_of_battle (self, command) : next_of_turn (self, command);
}

void
forcon_session_stop_captain (ForconSession *self)
{
  if (self->captain_source == 0)
    return;
  g_clear_handle_id (&self->captain_source, g_source_remove);
  self->captain = FORCON_NO_SIDE;
  if (self->game != NULL)
    forcon_game_end_run (self->game, self->captain_run, self->clash);
}

/* Returns: whether the captains have given a command, and it was done */
static gboolean
give (ForconSession *self)
{
  guint position = forcon_session_n_entries (self);
  gboolean checks = self->checks;
  ForconCommand command;

  if (!forcon_session_commands (self) || !next_command (self, &command))
    return FALSE;
  self->captain_given++;
  self->checks = FALSE;
  forcon_session_do (self, &command, FORCON_DICE_MODE_ROLL);
  self->checks = checks;
  /* A refused captain would repeat the same command. */
  return forcon_session_n_entries (self) > position;
}

static gboolean
play (gpointer data)
{
  ForconSession *self = data;
  gint64 end = g_get_monotonic_time () + FORCON_GAME_SLICE;
  gboolean given = TRUE;

  forcon_session_hold (self);
  while (given && self->captain_source != 0 && g_get_monotonic_time () < end)
    given = give (self);
  forcon_session_release (self);
  if (given || self->captain_source == 0)
    return self->captain_source != 0;
  self->captain_source = 0;
  self->captain = FORCON_NO_SIDE;
  forcon_game_end_run (self->game, self->captain_run, self->clash);
  forcon_session_emit_draft_changed (self);
  return G_SOURCE_REMOVE;
}

/* Begins to play, or stops who plays already. */
static void
begin (ForconSession *self, ForconSideId turn)
{
  if (self->captain_source != 0 || !forcon_session_commands (self))
    {
      forcon_session_stop_captain (self);
      return;
    }
  forcon_session_cancel (self);
  self->captain_given = 0;
  self->captain = turn;
  self->captain_rounds = FORCON_FIGHT_ROUNDS + MAX (forcon_session_battle (self)->round, 1) - 1;
  self->captain_run = forcon_game_begin_run (self->game);
  self->captain_source = g_idle_add (play, self);
}

void
forcon_session_play_captain (ForconSession *self)
{
  const ForconBattle *battle;

  g_return_if_fail (FORCON_IS_SESSION (self));
  battle = forcon_session_battle (self);
  if (battle != NULL && !FORCON_ID_IS_NONE (battle->side))
    begin (self, battle->side);
}

void
forcon_session_play_captains (ForconSession *self)
{
  g_return_if_fail (FORCON_IS_SESSION (self));
  begin (self, FORCON_NO_SIDE);
}

gboolean
forcon_session_captain_plays (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->captain_source != 0;
}
