/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the campaign's file is still there, and copies of it; battle scripts as scratch campaigns. */
#include "app/game/game-private.h"

#include "scan/scan-shelf.h"
#include "storage/files/file-error.h"
#include "report/battle/sentences.h"

void
forcon_game_set_trouble (ForconGame *self, const GError *error)
{
  gboolean lasts = g_error_matches (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_MOVED)
                   || g_error_matches (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_CHANGED)
                   || g_error_matches (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_BUSY);

  if (!lasts || (self->trouble != NULL && g_str_equal (self->trouble->message, error->message)))
    return;
  g_clear_error (&self->trouble);
  self->trouble = g_error_copy (error);
  forcon_game_emit_file_trouble (self);
}

gboolean
forcon_game_check_file (ForconGame *self)
{
  g_autoptr (GError) error = NULL;

  if (g_error_matches (self->trouble, FORCON_FILE_ERROR, FORCON_FILE_ERROR_CHANGED))
    return FALSE;
  if (!forcon_store_check_place (self->store, &error))
    {
      forcon_game_set_trouble (self, error);
      return FALSE;
    }
  if (self->trouble != NULL)
    {
      g_clear_error (&self->trouble);
      forcon_game_emit_file_trouble (self);
    }
  return TRUE;
}

const GError *
forcon_game_trouble (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  return self->trouble;
}

gboolean
forcon_game_save_copy (ForconGame *self, const char *path, char **note, GError **error)
{
  g_return_val_if_fail (FORCON_IS_GAME (self) && self->store != NULL, FALSE);
  return forcon_scan_save_copy (self->store, path, note, error);
}

/* Plays the script's commands in the scratch campaign, with the dice that stand there or else the generator's. */
static gboolean
play_script (ForconChronicle *chronicle, const ForconScript *script, GError **error)
{
  for (guint i = 0; i < script->commands->len; i++)
    {
      const ForconScriptCommand *line = g_ptr_array_index (script->commands, i);
      const ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_PLAY,
                                              .play = { .clash = FORCON_SCRATCH_CLASH },
                                              .battle = line->command };
      const ForconDice dice = line->dice == NULL ? FORCON_DICE_GENERATED
                                                 : (ForconDice){ line->dice->data, line->dice->len, FALSE, FALSE };
      g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &dice);
      g_autofree char *why = NULL;

      if (outcome->verdict.kind == FORCON_PROBLEM_NONE)
        continue;
      why = forcon_sentence_of_verdict (
          forcon_campaign_battle (forcon_chronicle_campaign (chronicle), FORCON_SCRATCH_CLASH), script->rules,
          &outcome->verdict.battle);
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s:%d: %s", script->path, line->line, why);
      return FALSE;
    }
  return TRUE;
}

ForconGame *
forcon_game_new_scratch (const char *path, GError **error)
{
  g_autoptr (ForconScript) script = forcon_script_load (path, NULL, error);
  g_autoptr (ForconCampaign) campaign = NULL;
  g_autoptr (ForconChronicle) chronicle = NULL;
  ForconGame *self;

  if (script == NULL || !forcon_script_check_loan (script, error))
    return NULL;
  if (!script->has_seed)
    script->start->random = forcon_random_fresh ();
  campaign = forcon_campaign_new_scratch (script->start);
  chronicle = forcon_chronicle_new (campaign, script->rules);
  if (!play_script (chronicle, script, error))
    return NULL;
  self = forcon_game_new ();
  self->script = g_steal_pointer (&script);
  self->chronicle = g_steal_pointer (&chronicle);
  self->writable = TRUE;
  return self;
}

const ForconScript *
forcon_game_script (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  return self->script;
}
