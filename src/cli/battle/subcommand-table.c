/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/printing.h"
#include "storage/files/file-save.h"
#include "cli/frame/output.h"
#include "render/table/render.h"
#include "cli/battle/table-source.h"

#include <glib/gi18n-lib.h>

typedef struct {
  ForconTableOptions table;
  char *output;
  char *style;
  char *planet;
} Options;

static void
options_clear (Options *options)
{
  forcon_table_options_clear (&options->table);
  g_clear_pointer (&options->output, g_free);
  g_clear_pointer (&options->style, g_free);
  g_clear_pointer (&options->planet, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* The planet by the number that commands give it. */
static gboolean
read_planet (const Options *options, const ForconBattle *battle, ForconObjectId *planet)
{
  const ForconObject *object;
  gint number = 0;

  *planet = FORCON_NO_OBJECT;
  if (options->planet == NULL)
    return TRUE;
  object = forcon_parse_whole (options->planet, 1, G_MAXINT, &number)
               ? forcon_battle_object (battle, (ForconObjectId){ (guint32) number })
               : NULL;
  if (object == NULL || object->kind != FORCON_OBJECT_PLANET)
    {
      forcon_print_error (_ ("forcon table: --planet is “%s”, the number of a planet was expected"), options->planet);
      return FALSE;
    }
  *planet = object->id;
  return TRUE;
}

/* Where nothing is said, a picture beside the reader, named after the script. */
static char *
picture_path (const Options *options, const char *script)
{
  g_autofree char *base = NULL;
  char *dot;

  if (options->output != NULL)
    return g_strdup (options->output);
  base = g_path_get_basename (script);
  dot = strrchr (base, '.');
  if (dot != NULL && dot != base)
    *dot = '\0';
  return g_strconcat (base, ".png", NULL);
}

static ForconExit
draw (const Options *options, const char *file)
{
  g_auto (ForconTableSource) source = { 0 };
  g_autofree char *path = picture_path (options, file);
  const ForconBattle *truth;
  ForconTableModel model;
  ForconStyleKind style;
  g_autoptr (GError) error = NULL;
  ForconExit status;
  gboolean done;

  if (!forcon_drawing_style ("table", options->style, &style))
    return FORCON_EXIT_USAGE;
  status = forcon_table_source_open (&source, "table", &options->table, forcon_desk_find_clash, file);
  if (status != FORCON_EXIT_DONE)
    return status;
  truth = forcon_journal_battle (source.journal);
  model = forcon_table_model (source.view != NULL ? forcon_view_battle (source.view) : truth,
                              forcon_journal_rules (source.journal));
  if (!read_planet (options, truth, &model.planet))
    return FORCON_EXIT_USAGE;
  if (source.view != NULL)
    model.planet = forcon_view_object (source.view, model.planet);
  done = forcon_file_may_replace (path, &error)
         && forcon_render_table_to_file (&model, forcon_style_get (style), path, &error);
  return forcon_drawing_done ("table", path, done, error);
}

ForconExit
forcon_subcommand_table (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_PLAY_OPTION_ENTRIES (options.table.dice),
    FORCON_PLAY_AS_ENTRY (options.table.as),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("the picture: .png, .svg or .pdf"), N_ ("OUT") },
    { "after", 0, 0, G_OPTION_ARG_STRING, &options.table.after, N_ ("play only so many commands"), N_ ("N") },
    { "clash", 0, 0, G_OPTION_ARG_STRING, &options.table.clash,
      N_ ("of a campaign: which clash; the only open one if not said"), N_ ("N") },
    { "style", 0, 0, G_OPTION_ARG_STRING, &options.style, N_ ("dark, light or print"), N_ ("STYLE") },
    { "planet", 0, 0, G_OPTION_ARG_STRING, &options.planet, N_ ("draw the low orbit of this planet"), N_ ("N") },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("table", _ ("SCRIPT|CAMPAIGN [OPTION…]"),
                               _ ("Draws the table of a battle script that is played, or of a clash of a campaign."),
                               entries, &argc, &argv, &status))
    return status;
  if (argc != 2)
    {
      forcon_print_error ("%s",
                          _ ("forcon table: a battle script or a campaign was expected; see “forcon help table”"));
      return FORCON_EXIT_USAGE;
    }
  return draw (&options, argv[1]);
}
