/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "report/history/campaign-history-folio.h"
#include "cli/frame/desk.h"
#include "cli/frame/history-json.h"
#include "cli/frame/output.h"
#include "cli/frame/printing.h"

#include <glib/gi18n-lib.h>

typedef struct {
  gboolean json;
  char *paper;
  char *output;
} Options;

static ForconExit
tell (const Options *options, const char *path, ForconPapersWish *wish)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (ForconCampaignHistory) history = NULL;
  g_autoptr (ForconFolio) folio = NULL;
  g_autoptr (GArray) pace = NULL;
  g_auto (ForconPapersCheck) check = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean is_text = options->output != NULL && g_str_has_suffix (options->output, ".txt");
  ForconExit status = forcon_desk_open (&desk, "chronicle", path, FORCON_STORE_READ);

  if (status != FORCON_EXIT_DONE)
    return status;
  wish->pace = pace = forcon_store_load_pace (desk.store);
  if (options->json || is_text)
    history = forcon_campaign_history_new (forcon_store_chronicle (desk.store), pace, &error);
  if (history != NULL && options->json)
    {
      g_autoptr (GString) json = g_string_new (NULL);

      forcon_history_to_json (json, history);
      forcon_print_json (json->str);
    }
  if (error == NULL && options->output == NULL)
    return FORCON_EXIT_DONE;
  if (history != NULL && is_text)
    {
      g_autofree char *text = forcon_campaign_history_text (history);

      return forcon_paper_save_text ("chronicle", text, options->output);
    }
  if (error == NULL)
    folio = forcon_papers_make (forcon_store_chronicle (desk.store), wish, NULL, &check, &error);
  if (folio != NULL)
    return forcon_paper_save ("chronicle", folio, options->output);
  forcon_print_error ("%s: %s", path, error->message);
  return FORCON_EXIT_DAMAGED;
}

ForconExit
forcon_subcommand_chronicle (int argc, char **argv)
{
  Options options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  ForconPapersWish wish = { .kind = FORCON_PAPERS_CHRONICLE };
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("for programs: one line of JSON"), NULL },
    FORCON_PAPER_ENTRY (options.paper),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("the pages: .pdf, .txt, or .svg or .png with a file for each"), N_ ("OUT") },
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("chronicle", _ ("CAMPAIGN [OPTION…]"),
                               _ ("Looks back on a campaign: strength, losses and luck of every admiral, and what "
                                  "mattered."),
                               entries, &argc, &argv, &status))
    return status;
  if (argc != 2 || (options.output == NULL && !options.json))
    {
      forcon_print_error ("%s", _ ("forcon chronicle: a campaign and -o OUT or --json were expected; "
                                   "see “forcon help chronicle”"));
      return FORCON_EXIT_USAGE;
    }
  if (!forcon_paper_form ("chronicle", options.paper, &wish.form))
    return FORCON_EXIT_USAGE;
  return tell (&options, argv[1], &wish);
}
