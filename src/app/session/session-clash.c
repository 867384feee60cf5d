/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clash that is played: every command is one of its campaign, and the session's journal copies the campaign's. */
#include "app/session/session-private.h"

/* Returns: (nullable): the campaign's entry at @place if it is a command at this table */
static const ForconCampaignEntry *
own_entry (ForconSession *self, guint place)
{
  const ForconCampaignEntry *entry = forcon_chronicle_entry (forcon_game_chronicle (self->game), place, NULL);

  return entry != NULL && entry->command.kind == FORCON_CAMPAIGN_COMMAND_PLAY
                 && FORCON_ID_EQUAL (entry->command.play.clash, self->clash)
             ? entry
             : NULL;
}

/* Undoes and copies entries until our journal matches the campaign's. Returns: whether this table has changed */
static gboolean
copy_entries (ForconSession *self)
{
  guint position = forcon_chronicle_position (forcon_game_chronicle (self->game));
  gboolean was_open = self->was_open;
  gboolean changed = FALSE;

  /* Undone entries stay in the chronicle until others replace them. */
  for (guint i = self->followed; i > position; i--)
    if (own_entry (self, i - 1) != NULL)
      changed = forcon_journal_undo (self->journal) || changed;
  for (guint i = self->followed; i < position; i++)
    {
      const ForconCampaignEntry *entry = own_entry (self, i);

      if (entry == NULL)
        continue;
      /* A new command took the place of one that was saved. */
      if (self->playing && forcon_journal_position (self->journal) < self->saved_at)
        self->saved_at = FORCON_NEVER_SAVED;
      forcon_journal_record (self->journal, &entry->command.battle, entry->dice, entry->battle_events);
      changed = TRUE;
    }
  self->followed = position;
  self->was_open = forcon_session_clash_is_open (self);
  return changed || self->was_open != was_open;
}

/* Stops the running command and the captain, and drops the clash, its battle and the file. */
static void
unload (ForconSession *self)
{
  forcon_session_stop_captain (self);
  forcon_session_cancel (self);
  forcon_session_begin_plan (self);
  g_clear_pointer (&self->view, forcon_view_free);
  g_clear_pointer (&self->suggested_lines, g_array_unref);
  g_clear_pointer (&self->journal, forcon_journal_free);
  g_clear_pointer (&self->path, g_free);
  self->saved_at = FORCON_NEVER_SAVED;
  self->rules = NULL;
  self->clash = FORCON_NO_CLASH;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
close_table (ForconSession *self)
{
  unload (self);
  forcon_session_reset_draft (self, FORCON_NO_SHIP);
  forcon_session_emit_opened (self);
}

/* The first ship that has something useful to do; where none has, the one that is selected stays so. */
static void
select_first (ForconSession *self)
{
  ForconShipId before = self->draft.ship;

  if (!forcon_session_commands (self) || forcon_session_step (self) == FORCON_STEP_SET_UP
      || forcon_session_step (self) == FORCON_STEP_OVER)
    return;
  self->draft.ship = FORCON_NO_SHIP;
  if (!forcon_session_select_next (self, 1))
    self->draft.ship = before;
}

void
forcon_session_follow (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);
  gint round = battle->round;
  ForconSideId side = battle->side;
  ForconStep step = battle->step;
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  g_clear_pointer (&self->suggested_lines, g_array_unref);
  if (campaign == NULL || forcon_campaign_clash (campaign, self->clash) == NULL)
    {
      close_table (self);
      return;
    }
  if (!copy_entries (self))
    {
      forcon_session_emit_history_changed (self);
      if (forcon_session_follow_suggestion (self))
        forcon_session_emit_draft_changed (self);
      return;
    }
  /* A command from elsewhere stops the captain; the running command belongs to the battle as it was before. */
  if (!self->playing)
    {
      forcon_session_stop_captain (self);
      forcon_session_stop_plan (self);
    }
  if (!self->plan.runs)
    {
      forcon_session_forget_plan (self);
      g_clear_pointer (&self->plan.note, g_free);
    }
  forcon_session_stop_asking (self);
  forcon_session_make_view (self, forcon_session_viewer (self));
  forcon_session_reset_draft (self, self->draft.ship);
  battle = forcon_session_battle (self);
  if (battle->round != round || !FORCON_ID_EQUAL (battle->side, side) || battle->step != step)
    forcon_session_begin_plan (self);
  /* A new step begins with the first ship that has something to do in it. */
  if ((battle->round != round || !FORCON_ID_EQUAL (battle->side, side) || battle->step != step)
      && !forcon_session_is_useful (self, self->draft.ship))
    select_first (self);
  forcon_session_keep_loan (self);
  forcon_session_emit_battle_changed (self);
}

gboolean
forcon_session_load (ForconSession *self, ForconGame *game, ForconClashId clash, GError **error)
{
  ForconJournal *journal = forcon_chronicle_battle_journal (forcon_game_chronicle (game), clash, error);

  if (journal == NULL)
    return FALSE;
  unload (self);
  self->journal = journal;
  self->rules = forcon_game_rules (game);
  self->game = g_object_ref (game);
  self->clash = clash;
  self->followed = forcon_chronicle_position (forcon_game_chronicle (game));
  self->was_open = forcon_session_clash_is_open (self);
  g_signal_connect_object (game, "opened", G_CALLBACK (close_table), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (forcon_session_follow), self, G_CONNECT_SWAPPED);
  forcon_session_reset_draft (self, FORCON_NO_SHIP);
  if (forcon_session_count_waiting (self) > 0)
    select_first (self);
  return TRUE;
}

gboolean
forcon_session_open_clash (ForconSession *self, ForconGame *game, ForconClashId clash, GError **error)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self) && forcon_game_campaign (game) != NULL, FALSE);
  g_return_val_if_fail (forcon_campaign_clash (forcon_game_campaign (game), clash) != NULL, FALSE);
  if (!forcon_session_load (self, game, clash, error))
    return FALSE;
  forcon_session_emit_opened (self);
  return TRUE;
}

ForconGame *
forcon_session_game (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->game;
}

ForconClashId
forcon_session_clash (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FORCON_NO_CLASH);
  return self->clash;
}

gboolean
forcon_session_clash_is_open (ForconSession *self)
{
  return self->game != NULL && forcon_game_writable (self->game)
         && forcon_campaign_battle (forcon_game_campaign (self->game), self->clash) != NULL
         && forcon_campaign_loan_out (forcon_game_campaign (self->game), self->clash) == NULL;
}

/* How many of the commands had been played when a table was lent to us: these are not ours to undo. */
static guint
played_before (ForconSession *self)
{
  const ForconScript *script = self->game == NULL ? NULL : forcon_game_script (self->game);

  return script == NULL || script->loan == NULL ? 0 : script->loan->played;
}

/* Whether no command waits for dice or review; after an undo it would belong to another battle. */
static gboolean
is_idle (ForconSession *self)
{
  return forcon_session_commands (self) && !self->asking && self->review == NULL;
}

gboolean
forcon_session_can_undo (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return is_idle (self) && FORCON_ID_EQUAL (forcon_game_last_table (self->game), self->clash)
         && forcon_journal_position (self->journal) > played_before (self);
}

gboolean
forcon_session_can_redo (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return is_idle (self) && FORCON_ID_EQUAL (forcon_game_next_table (self->game), self->clash);
}

gboolean
forcon_session_can_rewind (ForconSession *self)
{
  return forcon_session_has_own_file (self) && forcon_session_can_undo (self);
}

void
forcon_session_undo (ForconSession *self)
{
  if (forcon_session_can_undo (self))
    forcon_game_undo (self->game);
}

void
forcon_session_redo (ForconSession *self)
{
  if (forcon_session_can_redo (self))
    forcon_game_redo (self->game);
}

void
forcon_session_rewind (ForconSession *self)
{
  if (forcon_session_can_rewind (self))
    forcon_game_go_to (self->game, played_before (self));
}
