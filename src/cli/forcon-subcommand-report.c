/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-batch.h"
#include "forcon-campaign-report.h"
#include "forcon-campaign-words.h"
#include "forcon-desk.h"
#include "forcon-output.h"
#include "forcon-paper-options.h"
#include "forcon-report-files.h"

#include <glib/gi18n-lib.h>


/**
 * Options:
 * @admiral, @all, @master: for whom
 * @pack: whether the whole sealed pack is made
 * @double_sided: whether each admiral's pages begin on the front of a sheet
 * @kind: (out): what @format or @output says
 * @form: (out): what @paper says
 */
typedef struct {
  char *admiral;
  char *phase;
  char *output;
  char *paper;
  char *format;
  gboolean all;
  gboolean master;
  gboolean pack;
  gboolean double_sided;
  ForconReportFormat kind;
  ForconPaperForm form;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->admiral, g_free);
  g_clear_pointer (&options->phase, g_free);
  g_clear_pointer (&options->output, g_free);
  g_clear_pointer (&options->paper, g_free);
  g_clear_pointer (&options->format, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Where the papers of one admiral go: a file in the folder, by the admiral's word. */
static char *
path_in_folder (const ForconCampaign *campaign, ForconSideId admiral, const Options *options)
{
  const char *word = forcon_campaign_word_of (campaign, FORCON_FIELD_ADMIRAL, admiral.value);
  g_autofree char *name = g_strconcat (word, ".", forcon_report_format_to_word (options->kind), NULL);

  return g_build_filename (options->output, g_strdelimit (name, G_DIR_SEPARATOR_S, '-'), NULL);
}

/* One file each, none of which is written unless all may be. */
static ForconExit
write_folder (const ForconCampaign *campaign, const ForconBatch *batch, const Options *options)
{
  ForconExit status = forcon_paper_make_folder ("report", options->output);

  for (guint i = 0; i < batch->items->len && status == FORCON_EXIT_DONE; i++)
    {
      const ForconBatchItem *item = &g_array_index (batch->items, ForconBatchItem, i);
      g_autofree char *path = path_in_folder (campaign, item->admiral, options);

      status = item->folio != NULL ? forcon_report_write_folio (item->folio, path) : forcon_report_write_text (item->text, path);
    }
  return status;
}

static ForconExit
write_batch (const ForconCampaign *campaign, ForconBatch *batch, const ForconPapersWish *wish, const Options *options)
{
  ForconBatchItem *first = &g_array_index (batch->items, ForconBatchItem, 0);
  g_autoptr (ForconFolio) all = NULL;

  if (options->all && options->kind == FORCON_REPORT_PDF && forcon_report_format_of (options->output) == FORCON_REPORT_PDF)
    {
      all = forcon_batch_steal_all (batch, campaign, wish);
      return forcon_report_write_folio (all, options->output);
    }
  if (options->all)
    return write_folder (campaign, batch, options);
  return first->folio != NULL ? forcon_report_write_folio (first->folio, options->output)
                              : forcon_report_write_text (first->text, options->output);
}

/* What was looked at, where a report does not go to standard output itself. */
static void
tell_checks (const ForconBatch *batch, const ForconCampaign *campaign)
{
  for (guint i = 0; i < batch->items->len; i++)
    {
      const ForconBatchItem *item = &g_array_index (batch->items, ForconBatchItem, i);
      g_autofree char *sentence = forcon_secrets_check_to_sentence (item->check, campaign);

      forcon_print_line ("%s", sentence);
    }
}

static ForconExit
report_to_admirals (ForconDesk *desk, ForconSideId admiral, gint phase, const Options *options)
{
  const ForconCampaign *campaign = forcon_desk_campaign (desk);
  const ForconPapersWish wish = { .kind = options->pack ? FORCON_PAPERS_PACK : FORCON_PAPERS_REPORT,
                                  .admiral = admiral,
                                  .all = options->all,
                                  .phase = phase,
                                  .text = options->kind == FORCON_REPORT_TEXT,
                                  .double_sided = options->double_sided,
                                  .form = options->form };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconBatch) batch = forcon_batch_new (forcon_store_chronicle (desk->store), &wish, NULL, &error);
  g_autofree char *leak = NULL;

  if (batch == NULL)
    {
      forcon_print_error ("%s: %s", forcon_store_path (desk->store), error->message);
      return FORCON_EXIT_DAMAGED;
    }
  leak = forcon_batch_leak (batch, campaign);
  if (leak != NULL)
    {
      forcon_print_error (_ ("%1$s: %2$s; nothing was written"), forcon_store_path (desk->store), leak);
      return FORCON_EXIT_REFUSED;
    }
  if (options->output != NULL)
    tell_checks (batch, campaign);
  return write_batch (campaign, batch, &wish, options);
}

static ForconExit
report_to_master (ForconDesk *desk, gint phase, const Options *options)
{
  ForconChronicle *chronicle = forcon_store_chronicle (desk->store);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (ForconFolio) folio = NULL;

  if (options->kind == FORCON_REPORT_TEXT)
    text = forcon_campaign_report_master (chronicle, phase, &error);
  else
    folio = forcon_campaign_report_master_folio (chronicle, phase, &options->form, &error);
  if (text != NULL)
    return forcon_report_write_text (text, options->output);
  if (folio != NULL)
    return forcon_report_write_folio (folio, options->output);
  forcon_print_error ("%s: %s", forcon_store_path (desk->store), error->message);
  return FORCON_EXIT_DAMAGED;
}

static ForconExit
report (const char *campaign, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconSideId admiral = FORCON_NO_SIDE;
  gint phase;
  ForconExit status = forcon_desk_open (&desk, "report", campaign, FORCON_STORE_READ);

  if (status != FORCON_EXIT_DONE)
    return status;
  phase = forcon_campaign_report_phase (forcon_desk_campaign (&desk));
  status = forcon_desk_find_phase (&desk, options->phase, &phase);
  if (status == FORCON_EXIT_DONE && options->admiral != NULL)
    status = forcon_desk_find_admiral (&desk, "--admiral", options->admiral, &admiral);
  if (status != FORCON_EXIT_DONE)
    return status;
  return options->master ? report_to_master (&desk, phase, options) : report_to_admirals (&desk, admiral, phase, options);
}

/* Options */

/* What is written: what --format says, else the name of the file, else text, or a PDF for a pack. */
static gboolean
check_format (Options *options)
{
  ForconReportFormat named = options->output == NULL ? FORCON_N_REPORT : forcon_report_format_of (options->output);
  g_autofree char *format = options->format == NULL ? NULL : g_ascii_strdown (options->format, -1);

  options->kind = options->pack ? FORCON_REPORT_PDF : FORCON_REPORT_TEXT;
  if (named != FORCON_N_REPORT)
    options->kind = named;
  if (format != NULL && !forcon_report_format_from_word (format, &options->kind))
    forcon_print_error (_ ("forcon report: --format is “%s”, txt, pdf, svg or png was expected"), options->format);
  else if (named != FORCON_N_REPORT && named != options->kind)
    forcon_print_error (_ ("forcon report: --format is %1$s, so “%2$s” cannot be written; a name in .%1$s was expected"),
                        options->format, options->output);
  else if (named == FORCON_N_REPORT && options->output != NULL && forcon_report_is_other (options->output))
    forcon_print_error (_ ("forcon report: “%s” cannot be written; a name in .txt, .pdf, .svg or .png was expected"),
                        options->output);
  else if (options->all && named != FORCON_N_REPORT && named != FORCON_REPORT_PDF)
    forcon_print_error (_ ("forcon report: --all writes a file for each admiral, so “%s” cannot be written; a folder, or one "
                           "name in .pdf for all was expected"),
                        options->output);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_whole (const Options *options)
{
  if (options->pack && options->master)
    forcon_print_error ("%s", _ ("forcon report: --pack is for admirals, and does not go with --master"));
  else if (options->pack && options->kind == FORCON_REPORT_TEXT)
    forcon_print_error ("%s", _ ("forcon report: --pack is pages, so pdf, svg or png was expected, not txt"));
  else if (options->kind != FORCON_REPORT_TEXT && options->output == NULL)
    forcon_print_error ("%s", _ ("forcon report: pages go to a file, so -o OUT is needed"));
  else
    return TRUE;
  return FALSE;
}

static gboolean
check (Options *options)
{
  if ((options->admiral != NULL) + options->all + options->master != 1)
    forcon_print_error ("%s", _ ("forcon report: one of --admiral, --all and --master was expected; see “forcon help "
                                 "report”"));
  else if (options->all && options->output == NULL)
    forcon_print_error ("%s", _ ("forcon report: --all writes a file for each admiral, so -o FOLDER is needed"));
  else
    return forcon_paper_form ("report", options->paper, &options->form) && check_format (options)
           && check_whole (options);
  return FALSE;
}

ForconExit
forcon_subcommand_report (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "admiral", 0, 0, G_OPTION_ARG_STRING, &options.admiral,
      N_ ("the sealed report of this admiral: the admiral's word"), N_ ("ADMIRAL") },
    { "all", 0, 0, G_OPTION_ARG_NONE, &options.all,
      N_ ("the reports of all admirals, a file each in a folder, or all in one PDF"), NULL },
    { "master", 0, 0, G_OPTION_ARG_NONE, &options.master, N_ ("the master's own report: everything"), NULL },
    { "phase", 0, 0, G_OPTION_ARG_STRING, &options.phase, N_ ("of which phase; the last that was resolved if not said"),
      N_ ("N") },
    { "pack", 0, 0, G_OPTION_ARG_NONE, &options.pack,
      N_ ("the whole sealed pack: cover, report, cards of the fleet, order sheet for the next phase"), NULL },
    { "double-sided", 0, 0, G_OPTION_ARG_NONE, &options.double_sided,
      N_ ("in one PDF for all: whatever is for one admiral begins on the front of a sheet"), NULL },
    FORCON_PAPER_ENTRY (options.paper),
    { "format", 0, 0, G_OPTION_ARG_STRING, &options.format,
      N_ ("txt, pdf, svg or png, where the name of OUT does not say it"), N_ ("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("a file in .txt, .pdf, .svg or .png; with --all a folder, or a file in .pdf"), N_ ("OUT") },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("report", _ ("CAMPAIGN --admiral ADMIRAL|--all|--master [OPTION…]"),
                               _ ("Tells an admiral what happened, and what the admiral knows."), entries, &argc, &argv,
                               &status))
    return status;
  if (!forcon_arguments_expect ("report", argc, 1, _ ("a campaign")))
    return FORCON_EXIT_USAGE;
  return check (&options) ? report (argv[1], &options) : FORCON_EXIT_USAGE;
}
