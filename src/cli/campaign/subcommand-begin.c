/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/campaign/status.h"

#include <glib/gi18n-lib.h>

/* What is missing, or nothing. */
static void
tell_lacks (const ForconDesk *desk, gboolean json)
{
  const ForconStatus status = { .campaign = forcon_desk_campaign (desk), .rules = desk->told.rules };
  g_autoptr (GArray) lacks = forcon_campaign_lacks (status.campaign, status.rules);

  if (lacks->len == 0 || status.campaign->progress.stage != FORCON_STAGE_SET_UP)
    return;
  if (json)
    forcon_status_print_lacks_as_json (&status);
  else
    forcon_status_print_openings (&status);
}

static ForconExit
begin (const char *path, gboolean json)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconExit status = forcon_desk_open (&desk, "begin", path, FORCON_STORE_WRITE);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_BEGIN };

  if (status != FORCON_EXIT_DONE)
    return status;
  desk.told.json = json;
  tell_lacks (&desk, json);
  return forcon_desk_do (&desk, &command);
}

ForconExit
forcon_subcommand_begin (int argc, char **argv)
{
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = { FORCON_DESK_JSON_ENTRY (json), G_OPTION_ENTRY_NULL };

  if (!forcon_arguments_parse ("begin", _ ("CAMPAIGN [OPTION…]"), _ ("Begins play, or tells what is missing."), entries,
                               &argc, &argv, &status))
    return status;
  return forcon_arguments_expect ("begin", argc, 1, _ ("a campaign")) ? begin (argv[1], json) : FORCON_EXIT_USAGE;
}
