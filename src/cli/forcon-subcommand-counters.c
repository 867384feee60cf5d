/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-muster-file.h"
#include "forcon-output.h"
#include "forcon-paper-options.h"
#include "forcon-play-papers.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

/* Nobody cuts out more markers of a kind. */
#define MARKERS_MOST 200

typedef struct {
  char *output;
  char *admiral;
  char *markers;
  char *paper;
  gboolean trays;
  gboolean tools;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->output, g_free);
  g_clear_pointer (&options->admiral, g_free);
  g_clear_pointer (&options->markers, g_free);
  g_clear_pointer (&options->paper, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
read_markers (const Options *options, gint *markers)
{
  *markers = 0;
  return options->markers == NULL
         || forcon_arguments_number ("counters", "--markers", options->markers, 0, MARKERS_MOST, markers);
}

/* The formations of these ships, each once. */
static GArray *
formations_of (const ForconBattle *fleet, const GArray *ships)
{
  GArray *formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));

  for (guint i = 0; i < ships->len; i++)
    {
      ForconFormationId formation = forcon_battle_ship (fleet, g_array_index (ships, ForconShipId, i))->formation;
      guint last = formations->len;

      if (last == 0 || !FORCON_ID_EQUAL (g_array_index (formations, ForconFormationId, last - 1), formation))
        g_array_append_val (formations, formation);
    }
  return formations;
}

/* What one admiral needs. */
static void
add_admiral (ForconFolio *folio, const ForconMusterFile *muster, ForconSideId side, const Options *options,
             const ForconPaperForm *form)
{
  const char *name = forcon_name (forcon_battle_side (muster->fleet, side)->name);
  g_autoptr (GArray) ships = forcon_cards_ships_of (muster->fleet, side);
  g_autoptr (GArray) formations = formations_of (muster->fleet, ships);
  ForconFolio *own = forcon_folio_new (name, form->style);

  forcon_folio_append (own, forcon_counters_folio (muster->fleet, muster->rules, ships, form), _ ("Counters"));
  if (options->trays)
    forcon_folio_append (own, forcon_trays_folio (muster->fleet, muster->rules, formations, form), _ ("Trays"));
  forcon_folio_append (folio, own, name);
}

static ForconExit
print_counters (const ForconMusterFile *muster, const Options *options)
{
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (ForconSideId));
  g_autoptr (ForconFolio) folio = NULL;
  ForconPaperForm form;
  gint markers;

  if (!read_markers (options, &markers) || !forcon_paper_form ("counters", options->paper, &form))
    return FORCON_EXIT_USAGE;
  folio = forcon_folio_new (_ ("Counters"), form.style);
  for (guint i = 1; i <= forcon_battle_n_sides (muster->fleet); i++)
    {
      ForconSideId side = { (guint16) i };

      if (!FORCON_ID_IS_NONE (muster->admiral) && muster->admiral.value != i)
        continue;
      g_array_append_val (sides, side);
      add_admiral (folio, muster, side, options, &form);
    }
  forcon_folio_append (folio, forcon_markers_folio (muster->fleet, muster->rules, sides, (guint) markers, &form),
                       _ ("Markers"));
  if (options->tools)
    forcon_folio_append (folio, forcon_tools_folio (muster->rules, &form), _ ("Measuring tools"));
  if (forcon_folio_length (folio) > 0)
    return forcon_paper_save ("counters", folio, options->output);
  forcon_print_error ("%s", _ ("forcon counters: there is no ship of which there could be a counter"));
  return FORCON_EXIT_REFUSED;
}

ForconExit
forcon_subcommand_counters (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
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

  if (!forcon_arguments_parse ("counters", _ ("CAMPAIGN|SCENARIO|SCRIPT -o OUT [OPTION…]"),
                               _ ("Prints the counters of ships at their true size, to be cut out."), entries, &argc,
                               &argv, &status))
    return status;
  status = forcon_muster_file_open (&muster, argc, argv, options.output, options.admiral);
  return status == FORCON_EXIT_DONE ? print_counters (&muster, &options) : status;
}
