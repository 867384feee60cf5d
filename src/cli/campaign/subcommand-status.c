/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "campaign/state/clock.h"
#include "cli/frame/desk.h"
#include "cli/campaign/status.h"

#include <glib/gi18n-lib.h>

static ForconExit
print_status (const char *path, const char *as, gboolean json)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconExit exit_status = forcon_desk_open (&desk, "status", path, FORCON_STORE_READ);
  g_autoptr (GArray) pace = NULL;
  ForconStatus status = { .now = forcon_moment_now () };

  if (exit_status == FORCON_EXIT_DONE)
    exit_status = forcon_desk_look (&desk, as, FORCON_DESK_NOW);
  if (exit_status != FORCON_EXIT_DONE)
    return exit_status;
  status.now = forcon_store_moment (desk.store, &status.now);
  status.campaign = forcon_desk_seen (&desk);
  status.rules = desk.told.rules;
  status.ground = forcon_store_ground (desk.store);
  status.admiral = forcon_desk_admiral (&desk);
  status.pace = pace = forcon_store_load_pace (desk.store);
  if (json)
    forcon_status_print_json (&status);
  else
    forcon_status_print_text (&status);
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_subcommand_status (int argc, char **argv)
{
  g_autofree char *as = NULL;
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_DESK_AS_ENTRY (as),
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("for programs: one line of JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("status", _ ("CAMPAIGN [OPTION…]"),
                               _ ("Tells how a campaign stands: phase, clock, who owes an order sheet, what is open."),
                               entries, &argc, &argv, &status))
    return status;
  return forcon_arguments_expect ("status", argc, 1, _ ("a campaign")) ? print_status (argv[1], as, json)
                                                                       : FORCON_EXIT_USAGE;
}
