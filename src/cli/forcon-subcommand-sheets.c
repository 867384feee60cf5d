/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-campaign-words.h"
#include "forcon-desk.h"
#include "forcon-output.h"
#include "forcon-paper-options.h"
#include "forcon-play-papers.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

typedef struct {
  char *admiral;
  char *phase;
  char *paper;
  char *output;
  gboolean all;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->admiral, g_free);
  g_clear_pointer (&options->phase, g_free);
  g_clear_pointer (&options->paper, g_free);
  g_clear_pointer (&options->output, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/**
 * Wish:
 * @phase: for which the sheets are
 * @known: the last phase of which the admirals know
 */
typedef struct {
  ForconPaperForm form;
  gint phase;
  gint known;
} Wish;

/* The sheet of one admiral; %NULL, which has been printed, where the campaign cannot be read. */
static ForconFolio *
sheet_of (ForconDesk *desk, ForconSideId admiral, const Wish *wish, ForconExit *status)
{
  *status = forcon_desk_look_as (desk, admiral, wish->known);
  if (*status != FORCON_EXIT_DONE)
    return NULL;
  return forcon_order_blank_folio (forcon_desk_seen (desk), forcon_knowledge_rules (desk->knowledge), admiral,
                                   wish->phase, &wish->form);
}

static ForconExit
write_one (ForconDesk *desk, ForconSideId admiral, const Wish *wish, const char *path)
{
  ForconExit status;
  g_autoptr (ForconFolio) folio = sheet_of (desk, admiral, wish, &status);

  return folio == NULL ? status : forcon_paper_save ("sheets", folio, path);
}

/* One file with all sheets, and a bookmark for each. */
static ForconExit
write_book (ForconDesk *desk, const Wish *wish, const char *path)
{
  g_autoptr (ForconFolio) book = forcon_folio_new (_ ("Order Sheets"), wish->form.style);
  guint n = forcon_campaign_n_admirals (forcon_desk_campaign (desk));
  ForconExit status = FORCON_EXIT_DONE;

  for (guint i = 1; i <= n && status == FORCON_EXIT_DONE; i++)
    {
      ForconSideId admiral = { (guint16) i };
      ForconFolio *folio = sheet_of (desk, admiral, wish, &status);

      if (folio != NULL)
        forcon_folio_append (book, folio,
                             forcon_name (forcon_campaign_admiral_name (forcon_desk_campaign (desk), admiral)));
    }
  return status == FORCON_EXIT_DONE ? forcon_paper_save ("sheets", book, path) : status;
}

/* A file in the folder for each admiral, by the admiral's word. */
static ForconExit
write_folder (ForconDesk *desk, const Wish *wish, const char *folder)
{
  guint n = forcon_campaign_n_admirals (forcon_desk_campaign (desk));
  ForconExit status = forcon_paper_make_folder ("sheets", folder);

  for (guint i = 1; i <= n && status == FORCON_EXIT_DONE; i++)
    {
      const char *word = forcon_campaign_word_of (forcon_desk_campaign (desk), FORCON_FIELD_ADMIRAL, i);
      g_autofree char *path = forcon_paper_path_in (folder, word, ".pdf");

      status = write_one (desk, (ForconSideId){ (guint16) i }, wish, path);
    }
  return status;
}

/* Orders for the coming phase go by all that is known by now, those for an earlier one by what was known before it. */
static gboolean
find_phase (const ForconDesk *desk, const char *text, Wish *wish)
{
  gint coming = forcon_campaign_coming_phase (forcon_desk_campaign (desk));

  wish->phase = coming;
  if (text != NULL && !forcon_parse_whole (text, 0, coming, &wish->phase))
    {
      forcon_print_error (_ ("forcon sheets: --phase is “%1$s”, a phase from 0 to %2$d was expected; 0 is before play"),
                          text, coming);
      return FALSE;
    }
  wish->known = wish->phase == coming ? FORCON_DESK_NOW : MAX (wish->phase - 1, 0);
  return TRUE;
}

static ForconExit
sheets (const char *campaign, const Options *options, const ForconPaperForm *form)
{
  g_auto (ForconDesk) desk = { 0 };
  Wish wish = { .form = *form };
  ForconSideId admiral = FORCON_NO_SIDE;
  ForconExit status = forcon_desk_open (&desk, "sheets", campaign, FORCON_STORE_READ);

  if (status != FORCON_EXIT_DONE)
    return status;
  if (!find_phase (&desk, options->phase, &wish))
    return FORCON_EXIT_USAGE;
  if (options->all)
    return forcon_folio_is_name (options->output) ? write_book (&desk, &wish, options->output)
                                                  : write_folder (&desk, &wish, options->output);
  status = forcon_desk_find_admiral (&desk, "--admiral", options->admiral, &admiral);
  return status == FORCON_EXIT_DONE ? write_one (&desk, admiral, &wish, options->output) : status;
}

ForconExit
forcon_subcommand_sheets (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
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
