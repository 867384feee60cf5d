/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "report/campaign/campaign-sentences.h"
#include "report/reports/campaign-report.h"
#include "cli/frame/output.h"
#include "cli/frame/printing.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* As what a report can be written, and the suffix that says so; none of them is FORMAT_NONE. */
typedef enum { FORMAT_TEXT, FORMAT_PDF, FORMAT_SVG, FORMAT_PNG, FORMAT_NONE } Format;

static const char *const format_words[] = { "txt", "pdf", "svg", "png" };

/**
 * Options:
 * @admiral, @all, @master: for whom
 * @pack: whether the whole sealed pack is made
 * @blows: whether a report goes on with what was seen at tables
 * @all_cards: whether a pack has the cards of all ships
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
  gboolean blows;
  gboolean all_cards;
  gboolean double_sided;
  Format kind;
  ForconPaperForm form;
} Options;

static Format
format_from_word (const char *word)
{
  Format format = FORMAT_TEXT;

  while (format != FORMAT_NONE && g_ascii_strcasecmp (word, format_words[format]) != 0)
    format++;
  return format;
}

/* What the name of a file says. */
static Format
format_of (const char *path)
{
  const char *dot = strrchr (path, '.');

  return dot == NULL ? FORMAT_NONE : format_from_word (dot + 1);
}

/* Whether its name says that something else would be in it: a text under that name would deceive. */
static gboolean
is_other (const char *path)
{
  static const char *const others[] = { ".ps", ".odt", ".html", ".jpg" };
  g_autofree char *folded = g_ascii_strdown (path, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_has_suffix (folded, others[i]))
      return TRUE;
  return FALSE;
}

static ForconExit
report_to_admirals (ForconDesk *desk, ForconSideId admiral, gint phase, const Options *options)
{
  const ForconCampaign *campaign = forcon_desk_campaign (desk);
  const ForconPapersWish wish = { .kind = options->pack ? FORCON_PAPERS_PACK : FORCON_PAPERS_REPORT,
                                  .admiral = admiral,
                                  .all = options->all,
                                  .phase = phase,
                                  .text = options->kind == FORMAT_TEXT,
                                  .blows = options->blows,
                                  .all_cards = options->all_cards,
                                  .double_sided = options->double_sided,
                                  .form = options->form };
  g_autofree char *suffix = g_strconcat (".", format_words[options->kind], NULL);
  g_autoptr (ForconBatch) batch = NULL;
  g_autoptr (ForconFolio) all = NULL;
  ForconExit status = forcon_paper_make (desk, &wish, &batch);

  if (status != FORCON_EXIT_DONE)
    return status;
  /* Where a report goes to standard output, it stands alone there. */
  for (guint i = 0; options->output != NULL && i < batch->items->len; i++)
    {
      g_autofree char *sentence
          = forcon_secrets_check_to_sentence (g_array_index (batch->items, ForconBatchItem, i).check, campaign);

      forcon_print_line ("%s", sentence);
    }
  if (options->all && options->kind == FORMAT_PDF && format_of (options->output) == FORMAT_PDF)
    {
      all = forcon_batch_steal_all (batch, campaign, &wish);
      return forcon_paper_save_each ("report", all, options->output);
    }
  if (options->all)
    return forcon_paper_save_folder (desk, batch, options->output, suffix);
  const ForconBatchItem *item = &g_array_index (batch->items, ForconBatchItem, 0);

  return item->folio != NULL ? forcon_paper_save_each ("report", item->folio, options->output)
                             : forcon_paper_save_text ("report", item->text, options->output);
}

static ForconExit
report_to_master (ForconDesk *desk, gint phase, const Options *options)
{
  ForconChronicle *chronicle = forcon_store_chronicle (desk->store);
  const ForconPapersWish wish = { .kind = FORCON_PAPERS_REPORT, .phase = phase, .form = options->form };
  g_auto (ForconPapersCheck) check = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (ForconFolio) folio = NULL;

  if (options->kind == FORMAT_TEXT)
    text = forcon_campaign_report_master (chronicle, phase, &error);
  else
    folio = forcon_papers_make (chronicle, &wish, NULL, &check, &error);
  if (text != NULL)
    return forcon_paper_save_text ("report", text, options->output);
  return folio != NULL ? forcon_paper_save_each ("report", folio, options->output) : forcon_desk_fail (desk, error);
}

/* What those who get a pack ask or write, and nothing was done about yet (F-CAMP-9). */
static void
warn_of_questions (ForconDesk *desk, ForconSideId admiral)
{
  const ForconCampaign *campaign = forcon_desk_campaign (desk);

  for (guint i = 0; i < campaign->queries->len; i++)
    {
      const ForconQuery *query = &g_array_index (campaign->queries, ForconQuery, i);
      g_autofree char *sentence = NULL;

      if (query->state != FORCON_QUERY_OPEN
          || (!FORCON_ID_IS_NONE (admiral) && !FORCON_ID_EQUAL (query->admiral, admiral)))
        continue;
      sentence = forcon_campaign_sentence_of_query (campaign, query);
      /* Translators: who asks what, the number for commands. */
      forcon_print_error (_ ("forcon report: still open: %1$s [query=%2$u]"), sentence, query->query.value);
    }
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
  if (options->pack)
    warn_of_questions (&desk, admiral);
  return options->master ? report_to_master (&desk, phase, options)
                         : report_to_admirals (&desk, admiral, phase, options);
}

/* Options */

/* What is written: what --format says, else the name of the file, else text, or a PDF for a pack. */
static gboolean
check_format (Options *options)
{
  Format named = options->output == NULL ? FORMAT_NONE : format_of (options->output);

  options->kind = options->pack ? FORMAT_PDF : FORMAT_TEXT;
  if (named != FORMAT_NONE)
    options->kind = named;
  if (options->format != NULL)
    options->kind = format_from_word (options->format);
  if (options->kind == FORMAT_NONE)
    forcon_print_error (_ ("forcon report: --format is “%s”, txt, pdf, svg or png was expected"), options->format);
  else if (named != FORMAT_NONE && named != options->kind)
    forcon_print_error (
        _ ("forcon report: --format is %1$s, so “%2$s” cannot be written; a name in .%1$s was expected"),
        options->format, options->output);
  else if (named == FORMAT_NONE && options->output != NULL && is_other (options->output))
    forcon_print_error (_ ("forcon report: “%s” cannot be written; a name in .txt, .pdf, .svg or .png was expected"),
                        options->output);
  else if (options->all && named != FORMAT_NONE && named != FORMAT_PDF)
    forcon_print_error (
        _ ("forcon report: --all writes a file for each admiral, so “%s” cannot be written; a folder, or one "
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
  else if (options->all_cards && !options->pack)
    forcon_print_error ("%s", _ ("forcon report: --all-cards goes with --pack only"));
  else if (options->blows && (options->pack || options->master))
    forcon_print_error ("%s", _ ("forcon report: --blow-by-blow goes with the report of an admiral, not with --pack or "
                                 "--master"));
  else if (options->pack && options->kind == FORMAT_TEXT)
    forcon_print_error ("%s", _ ("forcon report: --pack is pages, so pdf, svg or png was expected, not txt"));
  else if (options->kind != FORMAT_TEXT && options->output == NULL)
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
  Options options = { 0 };
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
      N_ ("the whole sealed pack: cover, report, cards of ships that changed, order sheet for the next phase"), NULL },
    { "all-cards", 0, 0, G_OPTION_ARG_NONE, &options.all_cards, N_ ("with --pack: the cards of all ships"), NULL },
    { "blow-by-blow", 0, 0, G_OPTION_ARG_NONE, &options.blows,
      N_ ("after the report all that was seen at the tables of clashes"), NULL },
    { "double-sided", 0, 0, G_OPTION_ARG_NONE, &options.double_sided,
      N_ ("in one PDF for all: whatever is for one admiral begins on the front of a sheet"), NULL },
    FORCON_PAPER_ENTRY (options.paper),
    { "format", 0, 0, G_OPTION_ARG_STRING, &options.format,
      N_ ("txt, pdf, svg or png, where the name of OUT does not say it"), N_ ("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("a file in .txt, .pdf, .svg or .png; with --all a folder, or a file in .pdf"), N_ ("OUT") },
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("report", _ ("CAMPAIGN --admiral ADMIRAL|--all|--master [OPTION…]"),
                               _ ("Tells an admiral what happened, and what the admiral knows."), entries, &argc, &argv,
                               &status))
    return status;
  if (!forcon_arguments_expect ("report", argc, 1, _ ("a campaign")))
    return FORCON_EXIT_USAGE;
  return check (&options) ? report (argv[1], &options) : FORCON_EXIT_USAGE;
}
