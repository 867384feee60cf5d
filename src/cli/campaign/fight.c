/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/campaign/fight.h"

#include "cli/frame/output.h"
#include "storage/script/script.h"

gboolean
forcon_fight_is_over (const ForconDesk *desk, ForconClashId clash)
{
  const ForconBattle *battle = forcon_campaign_battle (forcon_desk_campaign (desk), clash);

  return battle == NULL || battle->step == FORCON_STEP_OVER;
}

ForconExit
forcon_fight_captains (ForconDesk *desk, ForconClashId clash, const ForconClashCaptains *captains)
{
  const ForconBattle *battle = forcon_campaign_battle (forcon_desk_campaign (desk), clash);
  ForconClashCaptains until = *captains;
  ForconExit status = FORCON_EXIT_DONE;
  ForconCampaignCommand command;

  until.rounds += MAX (battle->round, 1) - 1;
  while (status == FORCON_EXIT_DONE
         && forcon_clash_next (forcon_desk_campaign (desk), desk->told.rules, clash, &until, &command))
    status = forcon_desk_do (desk, &command);
  return status;
}

/* A command's own dice, exactly, else those of the subcommand. */
static ForconExit
do_script_command (ForconDesk *desk, ForconClashId clash, const ForconScriptCommand *command)
{
  ForconCampaignCommand play
      = { .kind = FORCON_CAMPAIGN_COMMAND_PLAY, .play = { .clash = clash }, .battle = command->command };

  if (command->dice == NULL)
    return forcon_desk_do (desk, &play);
  return forcon_desk_do_with (desk, &play, &(ForconDice){ command->dice->data, command->dice->len, FALSE, FALSE });
}

ForconExit
forcon_fight_script (ForconDesk *desk, ForconClashId clash, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) commands = forcon_script_load_commands (
      path, forcon_campaign_battle (forcon_desk_campaign (desk), clash), desk->told.rules, &error);
  ForconExit status = FORCON_EXIT_DONE;

  if (commands == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  for (guint i = 0; i < commands->len && status == FORCON_EXIT_DONE; i++)
    {
      const ForconScriptCommand *command = g_ptr_array_index (commands, i);

      g_free (desk->where);
      desk->where = g_strdup_printf ("%s:%d", path, command->line);
      status = do_script_command (desk, clash, command);
    }
  g_clear_pointer (&desk->where, g_free);
  return status;
}

ForconExit
forcon_fight_return (ForconDesk *desk, ForconClashId clash)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_RETURN, .return_clash = { .clash = clash } };

  return forcon_desk_do (desk, &command);
}
