/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a campaign's clash: every command is the campaign's, and the journal follows it. */
#include "forcon-session-private.h"

#include <glib/gi18n-lib.h>

#include "forcon-campaign-wording.h"
#include "forcon-parting.h"
#include "forcon-text.h"

/* Whether an entry is a command at this table. */
static gboolean
is_ours (ForconSession *self, const ForconCampaignEntry *entry)
{
  return entry->command.kind == FORCON_CAMPAIGN_COMMAND_PLAY && FORCON_ID_EQUAL (entry->command.wish.clash, self->clash);
}

/* The entries that were undone are still there until others take their place: as many of this table's go. */
static gboolean
go_back (ForconSession *self, guint position)
{
  ForconChronicle *chronicle = forcon_game_chronicle (self->game);
  gboolean ours = FALSE;

  for (guint i = self->followed; i > position; i--)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i - 1, NULL);

      if (entry != NULL && is_ours (self, entry))
        ours = forcon_journal_undo (self->journal) || ours;
    }
  return ours;
}

static gboolean
go_forward (ForconSession *self, guint position)
{
  ForconChronicle *chronicle = forcon_game_chronicle (self->game);
  gboolean ours = FALSE;

  for (guint i = self->followed; i < position; i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, NULL);

      if (entry == NULL || !is_ours (self, entry))
        continue;
      forcon_journal_record (self->journal, &entry->command.battle, entry->dice, entry->battle_events);
      ours = TRUE;
    }
  return ours;
}

/* Has the journal say what the campaign's says of this clash. Returns: whether anything at this table is another */
static gboolean
follow_journal (ForconSession *self)
{
  guint position = forcon_chronicle_position (forcon_game_chronicle (self->game));
  gboolean was_open = self->was_open;
  gboolean ours = position < self->followed ? go_back (self, position) : go_forward (self, position);

  self->followed = position;
  self->was_open = forcon_session_clash_is_open (self);
  return ours || self->was_open != was_open;
}

/* Who looks at the table as a side sees it goes on doing so. */
static void
renew_view (ForconSession *self)
{
  ForconSideId side = forcon_session_viewer (self);

  if (FORCON_ID_IS_NONE (side))
    return;
  g_clear_pointer (&self->view, forcon_view_free);
  /* Translators: what is known to be there, but not what it is; a number follows. */
  self->view = forcon_view_of_journal (self->journal, side, C_ ("detection", "Contact"));
}

static void
close_table (ForconSession *self)
{
  forcon_session_stop_captain (self);
  forcon_session_cancel (self);
  forcon_session_leave_game (self);
  g_clear_pointer (&self->view, forcon_view_free);
  g_clear_pointer (&self->journal, forcon_journal_free);
  self->rules = NULL;
  forcon_session_reset_draft (self, FORCON_NO_SHIP);
  forcon_session_opened (self);
}

/* What was being asked or looked at here belongs to a battle that is another now. */
static void
drop_what_runs (ForconSession *self)
{
  if (self->playing)
    return;
  forcon_session_stop_captain (self);
  forcon_session_cancel (self);
}

static void
on_game_changed (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);
  gint round = battle->round;
  ForconSideId side = battle->side;
  ForconStep step = battle->step;
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (campaign == NULL || forcon_campaign_clash (campaign, self->clash) == NULL)
    {
      close_table (self);
      return;
    }
  if (!follow_journal (self))
    {
      forcon_session_history_changed (self);
      return;
    }
  drop_what_runs (self);
  renew_view (self);
  forcon_session_follow_step (self, round, side, step);
  forcon_session_battle_changed (self);
}

/* The campaign's rules go with it. */
static void
on_game_opened (ForconSession *self)
{
  close_table (self);
}

/* Parts from the campaign: nothing more of it concerns this session. */
void
forcon_session_leave_game (ForconSession *self)
{
  if (self->game == NULL)
    return;
  forcon_parting_let_go (&self->game, self);
  self->clash = FORCON_NO_CLASH;
}

/**
 * forcon_session_open_clash:
 * @self: a session
 * @game: a game with a campaign
 * @clash: one of its clashes, open or returned
 * @error: return location, or %NULL
 *
 * Sits down at the table of a clash. The battle that was open is dropped; on failure it stays.
 *
 * Returns: whether the table is there
 */
gboolean
forcon_session_open_clash (ForconSession *self, ForconGame *game, ForconClashId clash, GError **error)
{
  g_autoptr (ForconJournal) journal = NULL;

  g_return_val_if_fail (FORCON_IS_SESSION (self) && forcon_game_campaign (game) != NULL, FALSE);
  g_return_val_if_fail (forcon_campaign_clash (forcon_game_campaign (game), clash) != NULL, FALSE);
  journal = forcon_chronicle_battle_journal (forcon_game_chronicle (game), clash, error);
  if (journal == NULL)
    return FALSE;
  forcon_session_take_over (self, g_steal_pointer (&journal), forcon_game_rules (game));
  self->game = g_object_ref (game);
  self->clash = clash;
  self->followed = forcon_chronicle_position (forcon_game_chronicle (game));
  self->was_open = forcon_session_clash_is_open (self);
  g_signal_connect_object (game, "opened", G_CALLBACK (on_game_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  forcon_session_begin_with_first_ship (self);
  forcon_session_opened (self);
  return TRUE;
}

/**
 * forcon_session_game:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the campaign whose clash is on the table
 */
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

/* Whether commands can still be given at this table; one that belongs to no campaign is always open. */
gboolean
forcon_session_clash_is_open (ForconSession *self)
{
  return self->game == NULL
         || (forcon_game_writable (self->game)
             && forcon_campaign_battle (forcon_game_campaign (self->game), self->clash) != NULL);
}

/**
 * forcon_session_play:
 * @self: a session with a clash, and a running command
 * @dice: where its dice come from
 * @verdict: (out): what the table says to it
 *
 * Has the campaign do the running command.
 *
 * Returns: %FALSE when the campaign refused it or could not write it, which has been told; @verdict says nothing then
 */
gboolean
forcon_session_play (ForconSession *self, const ForconDice *dice, ForconVerdict *verdict)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_PLAY);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  command.wish.clash = self->clash;
  command.battle = self->asked;
  self->playing = TRUE;
  outcome = forcon_game_submit (self->game, &command, dice);
  self->playing = FALSE;
  if (outcome == NULL)
    return FALSE;
  *verdict = outcome->verdict.battle;
  if (outcome->verdict.kind == FORCON_PROBLEM_NONE)
    *verdict = (ForconVerdict){ .kind = FORCON_VERDICT_DONE };
  else if (verdict->kind == FORCON_VERDICT_DONE)
    forcon_game_refuse (self->game, &outcome->verdict);
  return outcome->verdict.kind == FORCON_PROBLEM_NONE || verdict->kind != FORCON_VERDICT_DONE;
}

/**
 * forcon_session_roll_for_absent:
 * @self: a session with a running command
 * @request: a roll that it waits for
 *
 * Returns: whether the roll is left to the generator, since it is an admiral's who is absent; then the command can go on
 */
gboolean
forcon_session_roll_for_absent (ForconSession *self, const ForconDiceRequest *request)
{
  const ForconBattle *battle;

  if (self->game == NULL)
    return FALSE;
  battle = forcon_campaign_battle (forcon_game_campaign (self->game), self->clash);
  if (battle == NULL || !forcon_game_rolls_for (self->game, battle, request))
    return FALSE;
  forcon_roll_by_generator (self->faces, request);
  return TRUE;
}

/* Returns: (transfer full): "Clash (Crossing), phase 3" */
char *
forcon_session_clash_title (ForconSession *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *clash = forcon_wording_clash (campaign, self->clash);
  g_autofree char *name = forcon_text_capitalise (clash);

  /* Translators: which clash, in which phase. */
  return g_strdup_printf (_ ("%1$s, phase %2$d"), name, forcon_campaign_clash (campaign, self->clash)->phase);
}
