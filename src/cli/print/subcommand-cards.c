/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/muster-file.h"
#include "cli/frame/output.h"
#include "report/papers/papers.h"
#include "cli/frame/printing.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

/* The most for --mines. */
#define MINES_MOST 500

typedef struct {
  char *output;
  char *admiral;
  char *per_page;
  char *mines;
  char *paper;
} Options;

static gboolean
read_per_page (const Options *options, guint *per_page)
{
  gint number = FORCON_CARDS_LARGE;

  if (options->per_page != NULL && !forcon_parse_whole (options->per_page, 1, FORCON_CARDS_COMPACT, &number))
    number = 0;
  *per_page = (guint) number;
  if (number == FORCON_CARDS_LARGE || number == FORCON_CARDS_COMPACT)
    return TRUE;
  forcon_print_error (_ ("forcon cards: --per-page is “%1$s”, %2$d or %3$d was expected"), options->per_page,
                      FORCON_CARDS_LARGE, FORCON_CARDS_COMPACT);
  return FALSE;
}

static ForconExit
print_cards (const ForconMusterFile *muster, const Options *options)
{
  ForconPapersWish wish = { .kind = FORCON_PAPERS_CARDS };
  g_autoptr (ForconFolio) folio = NULL;
  gint mines = 0;

  if (!read_per_page (options, &wish.per_page)
      || (options->mines != NULL
          && !forcon_arguments_number ("cards", "--mines", options->mines, 0, MINES_MOST, &mines))
      || !forcon_paper_form ("cards", options->paper, &wish.form))
    return FORCON_EXIT_USAGE;
  folio = forcon_folio_new (_ ("Fleet cards"), wish.form.style);
  /* Each admiral's cards begin on a new page, as they are handed out apart. */
  for (guint i = 1; i <= forcon_battle_n_sides (muster->fleet); i++)
    if (FORCON_ID_IS_NONE (muster->admiral) || muster->admiral.value == i)
      {
        wish.admiral.value = (guint16) i;
        forcon_folio_append (folio, forcon_papers_make_of_fleet (muster->fleet, muster->rules, &wish),
                             forcon_name (forcon_battle_side (muster->fleet, wish.admiral)->name));
      }
  if (mines > 0)
    {
      wish.kind = FORCON_PAPERS_MINES;
      wish.count = (guint) mines;
      forcon_folio_append (folio, forcon_papers_make_of_fleet (muster->fleet, muster->rules, &wish), _ ("Mine cards"));
    }
  if (forcon_folio_length (folio) > 0)
    return forcon_paper_save ("cards", folio, options->output);
  forcon_print_error ("%s", _ ("forcon cards: there is no ship of which there could be a card"));
  return FORCON_EXIT_REFUSED;
}

ForconExit
forcon_subcommand_cards (int argc, char **argv)
{
  Options options = { 0 };
  g_auto (ForconMusterFile) muster = { .fleet = NULL };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_PAPER_OUTPUT_ENTRY (options.output),
    FORCON_MUSTER_ADMIRAL_ENTRY (options.admiral),
    { "per-page", 0, 0, G_OPTION_ARG_STRING, &options.per_page, N_ ("4 large cards on a page (as usual), or 6"),
      N_ ("N") },
    { "mines", 0, 0, G_OPTION_ARG_STRING, &options.mines, N_ ("so many cards of mines of each charge, too"), N_ ("N") },
    FORCON_PAPER_ENTRY (options.paper),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("cards", _ ("CAMPAIGN|SCENARIO|SCRIPT -o OUT [OPTION…]"),
                               _ ("Prints the cards of ships as they stand, to be cut out."), entries, &argc, &argv,
                               &status))
    return status;
  status = forcon_muster_file_open (&muster, argc, argv, options.output, options.admiral);
  return status == FORCON_EXIT_DONE ? print_cards (&muster, &options) : status;
}
