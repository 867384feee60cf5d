/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/frame/output.h"
#include "storage/store/sheet-file.h"
#include "cli/campaign/sheet-telling.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

typedef struct {
  char *admiral;
  gboolean correction;
  gboolean json;
} Options;

static void
tell (const ForconDesk *desk, gboolean json)
{
  const ForconCampaign *campaign = forcon_desk_campaign (desk);
  const ForconSheet *sheet = &g_array_index (campaign->sheets, ForconSheet, campaign->sheets->len - 1);
  guint waiting = forcon_tell_sheet (campaign, sheet->sheet, json);

  if (!json && waiting > 0)
    forcon_print_line (g_dngettext (GETTEXT_PACKAGE, "%u line needs the master: see “forcon do … pick” and “rewrite”",
                                    "%u lines need the master: see “forcon do … pick” and “rewrite”", waiting),
                       waiting);
}

static ForconExit
hand_in (const char *path, const char *sheet, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_str_equal (sheet, "-") ? forcon_sheet_stream_load (stdin, sheet, NULL, &error)
                                                   : forcon_sheet_file_load (sheet, sheet, NULL, &error);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN };
  ForconExit status;

  if (text == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  status = forcon_desk_open (&desk, "orders", path, FORCON_STORE_WRITE);
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_find_admiral (&desk, "--admiral", options->admiral, &command.hand_in.admiral);
  if (status != FORCON_EXIT_DONE)
    return status;
  command.hand_in.text = g_intern_string (text);
  command.hand_in.correction = options->correction;
  command.by = g_intern_string (forcon_battle_side (forcon_desk_campaign (&desk)->fleet, command.hand_in.admiral)->id);
  desk.told.quiet = TRUE;
  status = forcon_desk_do (&desk, &command);
  if (status == FORCON_EXIT_DONE)
    tell (&desk, options->json);
  return status;
}

ForconExit
forcon_subcommand_orders (int argc, char **argv)
{
  Options options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "admiral", 0, 0, G_OPTION_ARG_STRING, &options.admiral, N_ ("whose sheet it is: the admiral's word"),
      N_ ("ADMIRAL") },
    { "correction", 0, 0, G_OPTION_ARG_NONE, &options.correction, N_ ("out of turn: in force at once"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("for programs: one line of JSON for each line of the sheet"),
      NULL },
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse (
          "orders", _ ("CAMPAIGN --admiral ADMIRAL FILE [OPTION…]"),
          _ ("Hands in an order sheet and tells how each line was understood. “-” is standard input."), entries, &argc,
          &argv, &status))
    return status;
  if (!forcon_arguments_expect ("orders", argc, 2, _ ("a campaign and a text file with the order sheet")))
    return FORCON_EXIT_USAGE;
  if (options.admiral != NULL)
    return hand_in (argv[1], argv[2], &options);
  forcon_print_error ("%s", _ ("forcon orders: --admiral is needed; see “forcon help orders”"));
  return FORCON_EXIT_USAGE;
}
