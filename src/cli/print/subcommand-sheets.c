/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/output.h"
#include "cli/frame/printing.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

typedef struct {
  char *admiral;
  char *phase;
  char *paper;
  char *output;
  gboolean all;
} Options;

/* Orders for the coming phase go by all that is known by now, those for an earlier one by what was known before it. */
static gboolean
find_phase (const ForconDesk *desk, const char *text, ForconPapersWish *wish)
{
  gint coming = forcon_campaign_coming_phase (forcon_desk_campaign (desk));
  gint phase = coming;

  if (text != NULL && !forcon_parse_whole (text, 0, coming, &phase))
    {
      forcon_print_error (_ ("forcon sheets: --phase is “%1$s”, a phase from 0 to %2$d was expected; 0 is before play"),
                          text, coming);
      return FALSE;
    }
  wish->phase = phase == coming ? FORCON_PAPERS_NOW : phase - 1;
  return TRUE;
}

static ForconExit
sheets (const char *campaign, const Options *options, const ForconPaperForm *form)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconPapersWish wish = { .kind = FORCON_PAPERS_SHEET, .all = options->all, .form = *form };
  g_autoptr (ForconBatch) batch = NULL;
  g_autoptr (ForconFolio) book = NULL;
  ForconExit status = forcon_desk_open (&desk, "sheets", campaign, FORCON_STORE_READ);

  if (status != FORCON_EXIT_DONE)
    return status;
  if (!find_phase (&desk, options->phase, &wish))
    return FORCON_EXIT_USAGE;
  if (!options->all)
    status = forcon_desk_find_admiral (&desk, "--admiral", options->admiral, &wish.admiral);
  if (status == FORCON_EXIT_DONE)
    status = forcon_paper_make (&desk, &wish, &batch);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (!options->all)
    return forcon_paper_save ("sheets", g_array_index (batch->items, ForconBatchItem, 0).folio, options->output);
  if (!forcon_folio_is_name (options->output))
    return forcon_paper_save_folder (&desk, batch, options->output, ".pdf");
  /* One file with all sheets, and a bookmark for each. */
  book = forcon_folio_new (_ ("Order Sheets"), form->style);
  for (guint i = 0; i < batch->items->len; i++)
    {
      ForconBatchItem *item = &g_array_index (batch->items, ForconBatchItem, i);

      forcon_folio_append (book, g_steal_pointer (&item->folio),
                           forcon_name (forcon_campaign_admiral_name (forcon_desk_campaign (&desk), item->admiral)));
    }
  return forcon_paper_save ("sheets", book, options->output);
}

ForconExit
forcon_subcommand_sheets (int argc, char **argv)
{
  Options options = { 0 };
  ForconPaperForm form;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "admiral", 0, 0, G_OPTION_ARG_STRING, &options.admiral, N_ ("the sheet of this admiral: the admiral's word"),
      N_ ("ADMIRAL") },
    { "all", 0, 0, G_OPTION_ARG_NONE, &options.all, N_ ("those of all admirals, in one file or in a folder"), NULL },
    { "phase", 0, 0, G_OPTION_ARG_STRING, &options.phase, N_ ("for orders of which phase; the coming one if not said"),
      N_ ("N") },
    FORCON_PAPER_ENTRY (options.paper),
    FORCON_PAPER_OUTPUT_ENTRY (options.output),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("sheets", _ ("CAMPAIGN --admiral ADMIRAL|--all -o OUT [OPTION…]"),
                               _ ("Prints order sheets to fill in."), entries, &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("sheets", argc, 1, _ ("a campaign"))
      || !forcon_paper_form ("sheets", options.paper, &form))
    return FORCON_EXIT_USAGE;
  if ((options.admiral != NULL) == options.all)
    forcon_print_error ("%s", _ ("forcon sheets: one of --admiral and --all was expected; see “forcon help sheets”"));
  else if (options.output == NULL)
    forcon_print_error ("%s", _ ("forcon sheets: -o is needed; see “forcon help sheets”"));
  else
    return sheets (argv[1], &options, &form);
  return FORCON_EXIT_USAGE;
}
