/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "storage/files/file-save.h"
#include "base/language.h"
#include "render/map/map-poster.h"
#include "cli/frame/output.h"
#include "cli/frame/printing.h"
#include "render/map/render-map.h"
#include "storage/scenario/scenario.h"

#include <glib/gi18n-lib.h>

/* Of the half-phases of a phase. */
#define LAST_HALF 2

typedef struct {
  char *output;
  char *as;
  char *style;
  char *phase;
  char *paper;
  char *across;
  gboolean poster;
  gboolean public;
} Options;

/* On paper, for the wall; in black and white unless something else is said. */
static ForconExit
draw_poster (const ForconMapModel *model, const Options *options)
{
  g_autoptr (ForconFolio) folio = NULL;
  ForconPapersWish wish = { .kind = FORCON_PAPERS_POSTER };
  ForconStyleKind style = FORCON_STYLE_PRINT;
  gint across = 0;

  if (!forcon_paper_form ("map", options->paper, &wish.form)
      || (options->style != NULL && !forcon_drawing_style ("map", options->style, &style)))
    return FORCON_EXIT_USAGE;
  if (options->across != NULL
      && !forcon_arguments_number ("map", "--across", options->across, 1, FORCON_MAP_POSTER_MOST, &across))
    return FORCON_EXIT_USAGE;
  wish.form.style = forcon_style_get (style);
  wish.across = (guint) across;
  folio = forcon_papers_make_of_map (model, &wish);
  return forcon_paper_save ("map", folio, options->output);
}

static ForconExit
draw (const ForconMapModel *model, const Options *options)
{
  const ForconMapSize size = { 0, 0 };
  g_autoptr (GError) error = NULL;
  ForconStyleKind style;
  gboolean done;

  if (options->poster)
    return draw_poster (model, options);
  if (!forcon_drawing_style ("map", options->style, &style))
    return FORCON_EXIT_USAGE;
  done = forcon_file_may_replace (options->output, &error)
         && forcon_render_map_to_file (model, forcon_style_get (style), size, options->output, &error);
  return forcon_drawing_done ("map", options->output, done, error);
}

/* The campaign as it was when a phase ended; %NULL, which has been printed, where the file cannot be read. */
static ForconCampaign *
campaign_then (ForconDesk *desk, gint phase)
{
  g_autoptr (GError) error = NULL;
  ForconCampaign *campaign = NULL;
  guint position;

  if (forcon_chronicle_position_at (forcon_store_chronicle (desk->store), phase, LAST_HALF, &position, &error))
    campaign = forcon_store_campaign_at (desk->store, position, &error);
  if (campaign == NULL)
    forcon_print_error ("%s: %s", forcon_store_path (desk->store), error->message);
  return campaign;
}

/* The map now, or when a phase ended. */
static ForconExit
draw_then (ForconDesk *desk, gint phase, const Options *options)
{
  const ForconCampaign *campaign = forcon_desk_campaign (desk);
  g_autoptr (ForconCampaign) then = NULL;
  g_autoptr (ForconMapModel) model = NULL;
  FORCON_IN_LANGUAGE (desk->knowledge == NULL ? NULL : forcon_campaign_language (campaign, forcon_desk_admiral (desk)));

  if (desk->knowledge == NULL && phase != FORCON_DESK_NOW)
    {
      then = campaign_then (desk, phase);
      if (then == NULL)
        return FORCON_EXIT_DAMAGED;
      campaign = then;
    }
  if (desk->knowledge != NULL)
    model = forcon_map_model_known (forcon_desk_seen (desk), forcon_desk_admiral (desk));
  else
    model = options->public ? forcon_map_model_public (campaign) : forcon_map_model_truth (campaign);
  return draw (model, options);
}

static ForconExit
draw_campaign (const char *path, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  gint phase = FORCON_DESK_NOW;
  ForconExit status = forcon_desk_open (&desk, "map", path, FORCON_STORE_READ);

  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_find_phase (&desk, options->phase, &phase);
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_look (&desk, options->as, phase);
  return status == FORCON_EXIT_DONE ? draw_then (&desk, phase, options) : status;
}

/* Of a scenario there is only the truth, and the map that everybody has. */
static ForconExit
draw_scenario (const char *path, const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconMapModel) model = NULL;

  if (options->as != NULL || options->phase != NULL)
    {
      forcon_print_error (_ ("forcon map: %1$s goes with a running campaign, and “%2$s” is a scenario"),
                          options->as != NULL ? "--as" : "--phase", path);
      return FORCON_EXIT_USAGE;
    }
  scenario = forcon_scenario_load (path, NULL, &error);
  if (scenario == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  model = options->public ? forcon_map_model_public (scenario->campaign) : forcon_map_model_truth (scenario->campaign);
  return draw (model, options);
}

ForconExit
forcon_subcommand_map (int argc, char **argv)
{
  Options options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("the picture: .png, .svg or .pdf"), N_ ("OUT") },
    FORCON_DESK_AS_ENTRY (options.as),
    { "public", 0, 0, G_OPTION_ARG_NONE, &options.public, N_ ("only what is published on the main map"), NULL },
    { "phase", 0, 0, G_OPTION_ARG_STRING, &options.phase, N_ ("as it was when this phase ended; 0 is before play"),
      N_ ("N") },
    { "style", 0, 0, G_OPTION_ARG_STRING, &options.style, N_ ("dark, light or print"), N_ ("STYLE") },
    { "poster", 0, 0, G_OPTION_ARG_NONE, &options.poster, N_ ("for the wall: over several pages, or on one A3"), NULL },
    { "across", 0, 0, G_OPTION_ARG_STRING, &options.across,
      N_ ("of a poster: how many pages beside each other; as many as it needs if not said"), N_ ("N") },
    FORCON_PAPER_ENTRY (options.paper),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("map", _ ("CAMPAIGN|SCENARIO -o OUT [OPTION…]"),
                               _ ("Draws the map of a campaign or a scenario."), entries, &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("map", argc, 1, _ ("a campaign or a scenario")))
    return FORCON_EXIT_USAGE;
  if (options.output == NULL)
    forcon_print_error ("%s", _ ("forcon map: -o is needed; see “forcon help map”"));
  else if (options.as != NULL && options.public)
    forcon_print_error ("%s", _ ("forcon map: --as and --public do not go together"));
  else if (!options.poster && (options.paper != NULL || options.across != NULL))
    forcon_print_error (_ ("forcon map: %s goes with --poster"), options.paper != NULL ? "--paper" : "--across");
  else
    return forcon_store_is_campaign (argv[1]) ? draw_campaign (argv[1], &options) : draw_scenario (argv[1], &options);
  return FORCON_EXIT_USAGE;
}
