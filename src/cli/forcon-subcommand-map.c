/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-desk.h"
#include "forcon-drawing.h"
#include "forcon-file-save.h"
#include "forcon-output.h"
#include "forcon-render-map.h"
#include "forcon-scenario.h"

#include <glib/gi18n-lib.h>

typedef struct {
  char *output;
  char *as;
  char *style;
  gboolean public;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->output, g_free);
  g_clear_pointer (&options->as, g_free);
  g_clear_pointer (&options->style, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static ForconExit
draw (const ForconMapModel *model, const Options *options)
{
  const ForconMapSize size = { 0, 0 };
  g_autoptr (GError) error = NULL;
  ForconStyleKind style;
  gboolean done;

  if (!forcon_drawing_style ("map", options->style, &style))
    return FORCON_EXIT_USAGE;
  done = forcon_file_may_replace (options->output, &error)
         && forcon_render_map_to_file (model, forcon_style_get (style), size, options->output, &error);
  return forcon_drawing_done ("map", options->output, done, error);
}

static ForconExit
draw_campaign (const char *path, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (ForconMapModel) model = NULL;
  ForconExit status = forcon_desk_open (&desk, "map", path, FORCON_STORE_READ);

  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_look (&desk, options->as, FORCON_DESK_NOW);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (options->public)
    model = forcon_map_model_public (forcon_desk_campaign (&desk));
  else if (desk.knowledge != NULL)
    model = forcon_map_model_known (forcon_desk_seen (&desk), forcon_desk_admiral (&desk));
  else
    model = forcon_map_model_truth (forcon_desk_campaign (&desk));
  return draw (model, options);
}

/* Of a scenario there is only the truth, and the map that everybody has. */
static ForconExit
draw_scenario (const char *path, const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) scenario = NULL;
  g_autoptr (ForconMapModel) model = NULL;

  if (options->as != NULL)
    {
      forcon_print_error (_ ("forcon map: --as goes with a running campaign, and “%s” is a scenario"), path);
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
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("the picture: .png, .svg or .pdf"), N_ ("OUT") },
    FORCON_DESK_AS_ENTRY (options.as),
    { "public", 0, 0, G_OPTION_ARG_NONE, &options.public, N_ ("only what is published on the main map"), NULL },
    { "style", 0, 0, G_OPTION_ARG_STRING, &options.style, N_ ("dark, light or print"), N_ ("STYLE") },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("map", _ ("CAMPAIGN|SCENARIO -o OUT [OPTION…]"),
                               _ ("Draws the map of a campaign or a scenario."), entries, &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("map", argc, 1, _ ("a campaign or a scenario")))
    return FORCON_EXIT_USAGE;
  if (options.output == NULL)
    forcon_print_error ("%s", _ ("forcon map: -o is needed; see “forcon help map”"));
  else if (options.as != NULL && options.public)
    forcon_print_error ("%s", _ ("forcon map: --as and --public do not go together"));
  else
    return forcon_store_is_campaign (argv[1]) ? draw_campaign (argv[1], &options) : draw_scenario (argv[1], &options);
  return FORCON_EXIT_USAGE;
}
