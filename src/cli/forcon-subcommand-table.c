/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-desk.h"
#include "forcon-drawing.h"
#include "forcon-file-save.h"
#include "forcon-output.h"
#include "forcon-play.h"
#include "forcon-render.h"

#include <glib/gi18n-lib.h>

/* No script has as many commands; a larger number is a slip. */
#define AFTER_MOST 1000000

typedef struct {
  ForconPlayOptions dice;
  char *output;
  char *after;
  char *style;
  char *planet;
  char *as;
  char *clash;
} Options;

static void
options_clear (Options *options)
{
  forcon_play_options_clear (&options->dice);
  g_clear_pointer (&options->output, g_free);
  g_clear_pointer (&options->after, g_free);
  g_clear_pointer (&options->style, g_free);
  g_clear_pointer (&options->planet, g_free);
  g_clear_pointer (&options->as, g_free);
  g_clear_pointer (&options->clash, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
read_after (const Options *options, gint *after)
{
  *after = G_MAXINT;
  return options->after == NULL || forcon_arguments_number ("table", "--after", options->after, 0, AFTER_MOST, after);
}

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

/* The table as it stands, or as the side that looks knows it. */
static ForconExit
draw (const ForconBattle *truth, const ForconView *view, const ForconRules *rules, const Options *options,
      ForconStyleKind style, const char *path)
{
  ForconTableModel model = forcon_table_model (view != NULL ? forcon_view_battle (view) : truth, rules);
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (!read_planet (options, truth, &model.planet))
    return FORCON_EXIT_USAGE;
  if (view != NULL)
    model.planet = forcon_view_object (view, model.planet);
  done = forcon_file_may_replace (path, &error)
         && forcon_render_table_to_file (&model, forcon_style_get (style), path, &error);
  return forcon_drawing_done ("table", path, done, error);
}

static ForconExit
refuse_after (const Options *options, guint n_commands)
{
  forcon_print_error (_ ("forcon table: --after is %1$s, but there are only %2$u commands"), options->after,
                      n_commands);
  return FORCON_EXIT_USAGE;
}

static ForconExit
draw_script (const Options *options, const char *script)
{
  g_auto (ForconPlay) play = { 0 };
  g_autofree char *path = picture_path (options, script);
  ForconStyleKind style;
  ForconExit status;
  gint after;

  if (!forcon_drawing_style ("table", options->style, &style) || !read_after (options, &after))
    return FORCON_EXIT_USAGE;
  status = forcon_play_open (&play, "table", &options->dice, script);
  if (status == FORCON_EXIT_DONE)
    status = forcon_play_look (&play, "table", options->as);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (options->after != NULL && (guint) after > play.script->commands->len)
    return refuse_after (options, play.script->commands->len);
  status = forcon_play_commands (&play, (guint) after, NULL, NULL);
  if (status != FORCON_EXIT_DONE)
    return status;
  return draw (forcon_journal_battle (play.journal), play.view, play.script->rules, options, style, path);
}

/* What a side knew when it had seen so much: of what it did not see it is not even told how much it was. */
static ForconView *
view_after (const ForconJournal *journal, ForconSideId side, guint after)
{
  ForconView *view = forcon_view_new (forcon_journal_start (journal), forcon_journal_rules (journal), side,
                                      C_ ("detection", "Contact"));

  for (guint i = 0; i < forcon_journal_position (journal) && forcon_view_length (view) < after; i++)
    forcon_view_follow (view, forcon_journal_entry (journal, i));
  return view;
}

/* The table of a clash as an admiral knew it after so many commands of which the admiral saw anything. */
static ForconExit
draw_known (const ForconDesk *desk, const ForconJournal *journal, ForconSideId admiral, guint after,
            const Options *options, ForconStyleKind style, const char *path)
{
  const char *word = forcon_battle_side (forcon_desk_campaign (desk)->fleet, admiral)->id;
  ForconSideId looking = forcon_battle_find_side (forcon_journal_start (journal), word);
  g_autoptr (ForconView) view = NULL;

  if (FORCON_ID_IS_NONE (looking))
    {
      forcon_print_error (_ ("forcon table: --as is “%s”, an admiral with ships in this clash was expected"),
                          options->as);
      return FORCON_EXIT_USAGE;
    }
  view = view_after (journal, looking, after);
  if (options->after != NULL && after > forcon_view_length (view))
    return refuse_after (options, forcon_view_length (view));
  return draw (forcon_journal_battle (journal), view, desk->told.rules, options, style, path);
}

/* The table of a clash as it stood after so many of its commands. */
static ForconExit
draw_clash (ForconDesk *desk, ForconClashId clash, ForconSideId admiral, const Options *options, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconJournal) journal
      = forcon_chronicle_battle_journal (forcon_store_chronicle (desk->store), clash, &error);
  ForconStyleKind style;
  gint after;

  if (!forcon_drawing_style ("table", options->style, &style) || !read_after (options, &after))
    return FORCON_EXIT_USAGE;
  if (journal == NULL)
    {
      forcon_print_error ("%s: %s", forcon_store_path (desk->store), error->message);
      return FORCON_EXIT_DAMAGED;
    }
  if (!FORCON_ID_IS_NONE (admiral))
    return draw_known (desk, journal, admiral, (guint) after, options, style, path);
  if (options->after != NULL && (guint) after > forcon_journal_position (journal))
    return refuse_after (options, forcon_journal_position (journal));
  while (forcon_journal_position (journal) > (guint) after && forcon_journal_undo (journal))
    continue;
  return draw (forcon_journal_battle (journal), NULL, desk->told.rules, options, style, path);
}

/* What belongs to scripts only. */
static gboolean
check_campaign_options (const Options *options)
{
  if (options->dice.seed == NULL && options->dice.dice == NULL && options->dice.rules == NULL)
    return TRUE;
  forcon_print_error ("%s",
                      _ ("forcon table: --seed, --dice and --rules go with a battle script, not with a campaign"));
  return FALSE;
}

static ForconExit
draw_campaign (const Options *options, const char *campaign)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autofree char *path = picture_path (options, campaign);
  ForconClashId clash = FORCON_NO_CLASH;
  ForconSideId admiral = FORCON_NO_SIDE;
  ForconExit status;

  if (!check_campaign_options (options))
    return FORCON_EXIT_USAGE;
  status = forcon_desk_open (&desk, "table", campaign, FORCON_STORE_READ);
  if (status == FORCON_EXIT_DONE && options->as != NULL)
    status = forcon_desk_find_admiral (&desk, "--as", options->as, &admiral);
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_find_clash (&desk, admiral, options->clash, &clash);
  return status == FORCON_EXIT_DONE ? draw_clash (&desk, clash, admiral, options, path) : status;
}

static ForconExit
draw_file (const Options *options, const char *path)
{
  if (forcon_store_is_campaign (path))
    return draw_campaign (options, path);
  if (options->clash == NULL)
    return draw_script (options, path);
  forcon_print_error ("%s", _ ("forcon table: --clash goes with a campaign, not with a battle script"));
  return FORCON_EXIT_USAGE;
}

ForconExit
forcon_subcommand_table (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_PLAY_OPTION_ENTRIES (options.dice),
    FORCON_PLAY_AS_ENTRY (options.as),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("the picture: .png, .svg or .pdf"), N_ ("OUT") },
    { "after", 0, 0, G_OPTION_ARG_STRING, &options.after, N_ ("play only so many commands"), N_ ("N") },
    { "clash", 0, 0, G_OPTION_ARG_STRING, &options.clash,
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
      forcon_print_error ("%s", _ ("forcon table: a battle script or a campaign was expected; see “forcon help table”"));
      return FORCON_EXIT_USAGE;
    }
  return draw_file (&options, argv[1]);
}
