/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/muster-file.h"
#include "cli/frame/output.h"
#include "report/papers/papers.h"
#include "cli/frame/printing.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

/* The most for --markers. */
#define MARKERS_MOST 200

typedef struct {
  char *output;
  char *admiral;
  char *markers;
  char *paper;
  gboolean trays;
  gboolean tools;
} Options;

/* Appends one kind of papers, with a bookmark. */
static void
append (ForconFolio *folio, const ForconMusterFile *muster, ForconPapersWish *wish, ForconPapersKind kind,
        const char *bookmark)
{
  wish->kind = kind;
  forcon_folio_append (folio, forcon_papers_make_of_fleet (muster->fleet, muster->rules, wish), bookmark);
}

static ForconExit
print_counters (const ForconMusterFile *muster, const Options *options)
{
  ForconPapersWish wish = { 0 };
  g_autoptr (ForconFolio) folio = NULL;
  gint markers = 0;

  if ((options->markers != NULL
       && !forcon_arguments_number ("counters", "--markers", options->markers, 0, MARKERS_MOST, &markers))
      || !forcon_paper_form ("counters", options->paper, &wish.form))
    return FORCON_EXIT_USAGE;
  folio = forcon_folio_new (_ ("Counters"), wish.form.style);
  for (guint i = 1; i <= forcon_battle_n_sides (muster->fleet); i++)
    {
      const char *name = forcon_name (forcon_battle_side (muster->fleet, (ForconSideId){ (guint16) i })->name);
      ForconFolio *own;

      if (!FORCON_ID_IS_NONE (muster->admiral) && muster->admiral.value != i)
        continue;
      own = forcon_folio_new (name, wish.form.style);
      wish.admiral.value = (guint16) i;
      append (own, muster, &wish, FORCON_PAPERS_COUNTERS, _ ("Counters"));
      if (options->trays)
        append (own, muster, &wish, FORCON_PAPERS_TRAYS, _ ("Trays"));
      forcon_folio_append (folio, own, name);
    }
  wish.admiral = muster->admiral;
  wish.count = (guint) markers;
  if (markers > 0)
    append (folio, muster, &wish, FORCON_PAPERS_MARKERS, _ ("Markers"));
  if (options->tools)
    append (folio, muster, &wish, FORCON_PAPERS_TOOLS, _ ("Measuring tools"));
  if (forcon_folio_length (folio) > 0)
    return forcon_paper_save ("counters", folio, options->output);
  forcon_print_error ("%s", _ ("forcon counters: there is no ship of which there could be a counter"));
  return FORCON_EXIT_REFUSED;
}

ForconExit
forcon_subcommand_counters (int argc, char **argv)
{
  Options options = { 0 };
  g_auto (ForconMusterFile) muster = { .fleet = NULL };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_PAPER_OUTPUT_ENTRY (options.output),
    FORCON_MUSTER_ADMIRAL_ENTRY (options.admiral),
    { "markers", 0, 0, G_OPTION_ARG_STRING, &options.markers, N_ ("so many markers of each kind, too"), N_ ("N") },
    { "trays", 0, 0, G_OPTION_ARG_NONE, &options.trays, N_ ("a tray for each formation, too"), NULL },
    { "tools", 0, 0, G_OPTION_ARG_NONE, &options.tools, N_ ("a measuring stick and templates, too"), NULL },
    FORCON_PAPER_ENTRY (options.paper),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("counters", _ ("CAMPAIGN|SCENARIO|SCRIPT -o OUT [OPTION…]"),
                               _ ("Prints the counters of ships at their true size, to be cut out."), entries, &argc,
                               &argv, &status))
    return status;
  status = forcon_muster_file_open (&muster, argc, argv, options.output, options.admiral);
  return status == FORCON_EXIT_DONE ? print_counters (&muster, &options) : status;
}
