/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/campaign/fight.h"

#include <glib/gi18n-lib.h>

ForconExit
forcon_subcommand_return (int argc, char **argv)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconClashId id = FORCON_NO_CLASH;
  g_autofree char *clash = NULL;
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "clash", 0, 0, G_OPTION_ARG_STRING, &clash, N_ ("which clash; the only open one if not said"), N_ ("N") },
    FORCON_DESK_JSON_ENTRY (json),
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("return", _ ("CAMPAIGN [OPTION…]"),
                               _ ("Brings a clash whose battle is over back to the map: losses, damage, prizes."),
                               entries, &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("return", argc, 1, _ ("a campaign")))
    return FORCON_EXIT_USAGE;
  status = forcon_desk_open (&desk, "return", argv[1], FORCON_STORE_WRITE);
  desk.told.json = json;
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_find_clash (&desk, FORCON_NO_SIDE, clash, &id);
  return status == FORCON_EXIT_DONE ? forcon_fight_return (&desk, id) : status;
}
