/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "campaign/editing/flaws.h"
#include "cli/frame/desk.h"
#include "report/campaign/campaign-sentences.h"
#include "storage/exchange/exchange.h"
#include "storage/files/file-save.h"
#include "storage/scenario/ships-csv.h"
#include "scan/scan-shelf.h"
#include "storage/store/store-scenario.h"
#include "cli/frame/output.h"

#include <glib/gi18n-lib.h>

static ForconExit
wrote (gboolean done, const char *path, const GError *error)
{
  if (!done)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  forcon_print_line (_ ("Wrote %s"), path);
  return FORCON_EXIT_DONE;
}

static ForconExit
export (const char *path, const char *as, const char *output)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean done;
  ForconExit status = forcon_desk_open (&desk, "export", path, FORCON_STORE_READ);

  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_look (&desk, as, FORCON_DESK_NOW);
  if (status != FORCON_EXIT_DONE)
    return status;
  done = desk.knowledge != NULL ? forcon_knowledge_save (desk.knowledge, output, &error)
                                : forcon_store_export (desk.store, output, &error);
  return wrote (done, output, error);
}

/* A scenario is saved all the same; what it cannot be opened with is said. For the rest there is "check". */
static void
tell_unreadable (const ForconStore *store, const char *output)
{
  const ForconCampaign *campaign = forcon_store_campaign (store);
  g_autoptr (GArray) flaws = NULL;
  gboolean readable = TRUE;

  if (campaign->progress.stage != FORCON_STAGE_SET_UP)
    return;
  flaws = forcon_campaign_flaws (campaign, forcon_store_rules (store));
  for (guint i = 0; i < flaws->len; i++)
    {
      const ForconFlaw *flaw = &g_array_index (flaws, ForconFlaw, i);
      g_autofree char *sentence = forcon_campaign_sentence_of_flaw (campaign, flaw);

      if (forcon_flaw_weight (flaw->kind) != FORCON_FLAW_IS_UNREADABLE)
        continue;
      forcon_print_error (_ ("%1$s: %2$s"), output, sentence);
      readable = FALSE;
    }
  if (!readable)
    forcon_print_error (_ ("%s cannot be opened before that is mended; the campaign can"), output);
}

/* What the campaign was before play, for others to begin anew. */
static ForconExit
export_scenario (const char *path, const char *output)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  gboolean done;
  ForconExit status = forcon_desk_open (&desk, "export", path, FORCON_STORE_READ);

  if (status != FORCON_EXIT_DONE)
    return status;
  done = forcon_store_save_scenario (desk.store, output, notes, &error);
  for (guint i = 0; i < notes->len; i++)
    forcon_print_error ("%s", (const char *) g_ptr_array_index (notes, i));
  if (done)
    tell_unreadable (desk.store, output);
  return wrote (done, output, error);
}

/* The ships as they are now, for a spreadsheet. */
static ForconExit
export_ships (const char *path, const char *output)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *table = NULL;
  gboolean done;
  ForconExit status = forcon_desk_open (&desk, "export", path, FORCON_STORE_READ);

  if (status != FORCON_EXIT_DONE)
    return status;
  table = forcon_ships_to_csv (forcon_desk_campaign (&desk));
  done = forcon_file_save (output, table, &error);
  return wrote (done, output, error);
}

ForconExit
forcon_subcommand_export (int argc, char **argv)
{
  g_autofree char *output = NULL;
  g_autofree char *as = NULL;
  gboolean scenario = FALSE;
  gboolean csv = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_DESK_AS_ENTRY (as),
    { "scenario", 0, 0, G_OPTION_ARG_NONE, &scenario,
      N_ ("as a scenario: map, fleets and what is known as they were before play"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &csv, N_ ("its ships as a table for spreadsheets"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("the XML file"), N_ ("XML") },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("export", _ ("CAMPAIGN -o XML [OPTION…]"),
                               _ ("Writes a campaign as XML, from which it can be imported without loss."), entries,
                               &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("export", argc, 1, _ ("a campaign")))
    return FORCON_EXIT_USAGE;
  if (scenario && as != NULL)
    {
      forcon_print_error ("%s", _ ("forcon export: a scenario is for no admiral: either --scenario or --as"));
      return FORCON_EXIT_USAGE;
    }
  if (csv && (scenario || as != NULL))
    {
      forcon_print_error ("%s", _ ("forcon export: --csv goes with neither --scenario nor --as"));
      return FORCON_EXIT_USAGE;
    }
  if (output != NULL && csv)
    return export_ships (argv[1], output);
  if (output != NULL)
    return scenario ? export_scenario (argv[1], output) : export (argv[1], as, output);
  forcon_print_error ("%s", _ ("forcon export: -o is needed; see “forcon help export”"));
  return FORCON_EXIT_USAGE;
}

ForconExit
forcon_subcommand_import (int argc, char **argv)
{
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (!forcon_arguments_parse ("import", _ ("XML CAMPAIGN"), _ ("Makes a running campaign from exported XML."), entries,
                               &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("import", argc, 2, _ ("an XML file and the file of the new campaign")))
    return FORCON_EXIT_USAGE;
  done = forcon_store_import (argv[1], argv[2], NULL, &error);
  return wrote (done, argv[2], error);
}

static ForconExit
copy (const char *path, const char *output)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *note = NULL;
  gboolean done;
  ForconExit status = forcon_desk_open (&desk, "copy", path, FORCON_STORE_READ);

  if (status != FORCON_EXIT_DONE)
    return status;
  done = forcon_scan_save_copy (desk.store, output, &note, &error);
  if (note != NULL)
    forcon_print_error ("forcon copy: %s", note);
  return wrote (done, output, error);
}

ForconExit
forcon_subcommand_copy (int argc, char **argv)
{
  g_autofree char *output = NULL;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("the copy"), N_ ("COPY") },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("copy", _ ("CAMPAIGN -o COPY"),
                               _ ("Copies a running campaign, also while another program writes it."), entries, &argc,
                               &argv, &status))
    return status;
  if (!forcon_arguments_expect ("copy", argc, 1, _ ("a campaign")))
    return FORCON_EXIT_USAGE;
  if (output != NULL)
    return copy (argv[1], output);
  forcon_print_error ("%s", _ ("forcon copy: -o is needed; see “forcon help copy”"));
  return FORCON_EXIT_USAGE;
}
