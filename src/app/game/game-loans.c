/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables that are lent, and what comes back with them. */
#include "app/game/game-private.h"

#include "app/game/game-loans.h"

gboolean
forcon_game_lend (ForconGame *self, ForconClashId clash, const char *to, const char *path)
{
  ForconCampaignCommand command = forcon_game_command (self, FORCON_CAMPAIGN_COMMAND_LEND);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  g_autoptr (GError) error = NULL;
  guint position;

  g_return_val_if_fail (FORCON_IS_GAME (self) && self->store != NULL && to != NULL && path != NULL, FALSE);
  command.lend.clash = clash;
  command.lend.text = g_intern_string (to);
  forcon_store_wind_up (self->store, &command.moment);
  position = forcon_chronicle_position (self->chronicle);
  outcome = forcon_store_lend (self->store, &command, path, &error);
  if (outcome == NULL)
    forcon_game_emit_failed (self, error->message);
  else if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    forcon_game_refuse (self, &outcome->verdict);
  /* Where the file could not be written, what was entered for it is taken back. */
  forcon_game_go_on (self, position);
  return outcome != NULL && outcome->verdict.kind == FORCON_PROBLEM_NONE;
}

ForconTakeBack *
forcon_game_try_take_back (ForconGame *self, const ForconScript *script, const char *reason, GError **error)
{
  ForconCampaignCommand command = forcon_game_command (self, FORCON_CAMPAIGN_COMMAND_TAKE_BACK);

  g_return_val_if_fail (FORCON_IS_GAME (self) && self->store != NULL, NULL);
  command.reason = g_intern_string (reason);
  forcon_store_wind_up (self->store, &command.moment);
  return forcon_store_try_take_back (self->store, script, &command, error);
}

gboolean
forcon_game_enter_all (ForconGame *self, ForconTakeBack *back)
{
  g_autoptr (GError) error = NULL;
  guint position;

  g_return_val_if_fail (FORCON_IS_GAME (self) && self->store != NULL && back->possible, FALSE);
  position = forcon_chronicle_position (self->chronicle);
  if (!forcon_store_enter_all (self->store, back, &error))
    {
      forcon_game_set_trouble (self, error);
      forcon_game_emit_failed (self, error->message);
      return FALSE;
    }
  forcon_game_go_on (self, position);
  return TRUE;
}
