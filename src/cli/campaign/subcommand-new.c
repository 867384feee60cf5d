/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/edit-list.h"
#include "campaign/editing/map-edits.h"
#include "cli/frame/arguments.h"
#include "campaign/state/clock.h"
#include "cli/frame/output.h"
#include "storage/scenario/scenario.h"
#include "storage/store/store-scenario.h"
#include "storage/store/store.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Without a seed the dice come from a secret and cannot be predicted. */
static ForconExit
seed_scenario (ForconScenario *scenario, const char *text)
{
  guint64 seed = 0;

  if (!forcon_arguments_seed ("new", text, &seed))
    return FORCON_EXIT_USAGE;
  if (text != NULL)
    forcon_scenario_seed (scenario, seed);
  else
    forcon_scenario_draw_secret (scenario);
  return FORCON_EXIT_DONE;
}

static ForconExit
print_problem (const GError *error)
{
  forcon_print_error ("%s", error->message);
  return FORCON_EXIT_DAMAGED;
}

typedef struct {
  char *seed;
  char *collecting;
  char *results;
  char **alarms;
  char **admirals;
  char *empty;
  char *grid;
  char *from;
  char *random;
  char *sectors;
  char *powers;
  char *planets;
  char *map_seed;
} Options;

/* Reads so many minutes, if the option is there. */
static ForconExit
read_minutes (const char *option, const char *text, gint *minutes)
{
  if (text == NULL || forcon_parse_whole (text, 1, FORCON_SCENARIO_MINUTES_MAX, minutes))
    return FORCON_EXIT_DONE;
  forcon_print_error (_ ("forcon new: %1$s is “%2$s”, a number of minutes from 1 to %3$d was expected"), option, text,
                      FORCON_SCENARIO_MINUTES_MAX);
  return FORCON_EXIT_USAGE;
}

static ForconExit
set_lengths (ForconScenario *scenario, const Options *options)
{
  gint collecting = (gint) (scenario->campaign->clock.collecting / FORCON_MINUTE);
  gint results = (gint) (scenario->campaign->clock.results / FORCON_MINUTE);

  if (read_minutes ("--collecting", options->collecting, &collecting) != FORCON_EXIT_DONE
      || read_minutes ("--results", options->results, &results) != FORCON_EXIT_DONE)
    return FORCON_EXIT_USAGE;
  forcon_scenario_set_lengths (scenario, collecting, results);
  return FORCON_EXIT_DONE;
}

static ForconExit
set_alarms (ForconScenario *scenario, const Options *options)
{
  g_autoptr (GArray) alarms = g_array_new (FALSE, TRUE, sizeof (gint));

  if (options->alarms == NULL)
    return FORCON_EXIT_DONE;
  for (char **text = options->alarms; *text != NULL; text++)
    {
      gint minutes = 0;

      if (read_minutes ("--alarm", *text, &minutes) != FORCON_EXIT_DONE)
        return FORCON_EXIT_USAGE;
      g_array_append_val (alarms, minutes);
    }
  forcon_scenario_set_alarms (scenario, alarms);
  return FORCON_EXIT_DONE;
}

static ForconExit
fail_admiral (const ForconScenario *scenario, const char *text)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 1; i <= forcon_campaign_n_admirals (scenario->campaign); i++)
    g_ptr_array_add (words, forcon_battle_side (scenario->campaign->fleet, (ForconSideId){ (guint16) i })->id);
  g_ptr_array_add (words, NULL);
  list = g_strjoinv (", ", (char **) words->pdata);
  /* Translators: what was given, the words for the admirals. */
  forcon_print_error (_ ("forcon new: --admiral is “%1$s”, WORD=NAME was expected, WORD being one of %2$s"), text,
                      list);
  return FORCON_EXIT_USAGE;
}

/* Puts a name in the place of the admiral of this word. */
static ForconExit
take_name (const ForconScenario *scenario, const char *text, GPtrArray *names)
{
  const char *equals = strchr (text, '=');
  g_autofree char *word = equals == NULL ? NULL : g_strndup (text, (gsize) (equals - text));
  ForconSideId admiral = word == NULL ? FORCON_NO_SIDE : forcon_battle_find_side (scenario->campaign->fleet, word);

  if (FORCON_ID_IS_NONE (admiral))
    return fail_admiral (scenario, text);
  names->pdata[admiral.value - 1] = (gpointer) (equals + 1);
  return FORCON_EXIT_DONE;
}

static ForconExit
rename_admirals (ForconScenario *scenario, const Options *options)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *problem = NULL;
  guint which = 0;

  for (guint i = 1; i <= forcon_campaign_n_admirals (scenario->campaign); i++)
    g_ptr_array_add (names, (gpointer) forcon_name (
                                forcon_campaign_admiral_name (scenario->campaign, (ForconSideId){ (guint16) i })));
  g_ptr_array_add (names, NULL);
  for (char **text = options->admirals; text != NULL && *text != NULL; text++)
    if (take_name (scenario, *text, names) != FORCON_EXIT_DONE)
      return FORCON_EXIT_USAGE;
  problem
      = options->admirals == NULL ? NULL : forcon_scenario_names_problem ((const char *const *) names->pdata, &which);
  if (problem != NULL)
    {
      forcon_print_error (_ ("forcon new: --admiral names somebody “%1$s”: %2$s"), (const char *) names->pdata[which],
                          problem);
      return FORCON_EXIT_USAGE;
    }
  for (guint i = 0; i + 1 < names->len; i++)
    forcon_scenario_rename_admiral (scenario, (ForconSideId){ (guint16) (i + 1) }, names->pdata[i]);
  return FORCON_EXIT_DONE;
}

/* A number of the random map, if the option is there. */
static gboolean
read_wish (const char *option, const char *text, guint least, guint most, guint *number)
{
  gint read = (gint) *number;

  if (text != NULL && !forcon_parse_whole (text, (gint) least, (gint) most, &read))
    {
      forcon_print_error (_ ("forcon new: %1$s is “%2$s”, a whole number from %3$u to %4$u was expected"), option, text,
                          least, most);
      return FALSE;
    }
  *number = (guint) read;
  return TRUE;
}

static gboolean
read_wishes (const Options *options, ForconMapWishes *wishes)
{
  *wishes = (ForconMapWishes){ .grid = FORCON_GRID_HEX,
                               .sectors = 20,
                               .powers = 2,
                               .power_name = _ ("Power %u"),
                               .admiral_name = _ ("Admiral %u"),
                               .planet_name = _ ("Planet %u"),
                               .seed = forcon_random_fresh ().state };
  if (options->grid != NULL)
    forcon_grid_from_word (options->grid, &wishes->grid);
  if (options->map_seed != NULL
      && !g_ascii_string_to_unsigned (options->map_seed, 10, 0, G_MAXUINT64, &wishes->seed, NULL))
    {
      forcon_print_error (_ ("forcon new: --map-seed is “%s”, a whole number was expected"), options->map_seed);
      return FALSE;
    }
  if (!read_wish ("--sectors", options->sectors, 4, FORCON_MAP_SECTORS_MAX, &wishes->sectors)
      || !read_wish ("--powers", options->powers, 2, FORCON_MAP_POWERS_MAX, &wishes->powers))
    return FALSE;
  wishes->planets = wishes->powers;
  return read_wish ("--planets", options->planets, wishes->powers, wishes->sectors, &wishes->planets);
}

/* Draws the map of a campaign that has none. */
static gboolean
draw_map (ForconScenario *scenario, const ForconMapWishes *wishes)
{
  g_autofree char *edits = forcon_map_random (wishes);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, wishes->seed);
  g_autoptr (ForconChronicle) chronicle = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  ForconCampaignCommand command;

  if (edits == NULL)
    {
      forcon_print_error ("%s", _ ("forcon new: no map was found on which so many powers are equally far apart: "
                                   "fewer powers or more sectors were expected"));
      return FALSE;
    }
  command = forcon_edits_command (edits);
  chronicle = forcon_chronicle_new (scenario->campaign, scenario->rules);
  outcome = forcon_chronicle_do (chronicle, &command, &FORCON_DICE_ASK);
  g_return_val_if_fail (outcome->verdict.kind == FORCON_PROBLEM_NONE, FALSE);
  forcon_campaign_free (scenario->campaign);
  scenario->campaign = forcon_campaign_clone (forcon_chronicle_campaign (chronicle));
  /* Translators: a number from which the same map is drawn again. */
  forcon_print_line (_ ("The map has the seed %s"), seed);
  return TRUE;
}

/*
 * A scenario, an empty map, or what another campaign was before play. Rules of an empty one are the ordinary ones.
 * @like: (out): that campaign
 */
static ForconScenario *
find_scenario (const char *scenario_path, const Options *options, ForconStore **like, GError **error)
{
  g_autoptr (ForconCampaign) set_up = NULL;
  ForconGrid grid = FORCON_GRID_HEX;

  if (options->empty != NULL || options->random != NULL)
    {
      if (options->grid != NULL)
        forcon_grid_from_word (options->grid, &grid);
      return forcon_scenario_new_empty (options->random != NULL ? options->random : options->empty, grid, "forcon-2010",
                                        error);
    }
  if (options->from == NULL)
    return forcon_scenario_load (scenario_path, NULL, error);
  *like = forcon_store_open (options->from, FORCON_STORE_READ, error);
  set_up = *like == NULL ? NULL : forcon_chronicle_set_up (forcon_store_chronicle (*like), error);
  return set_up == NULL ? NULL : forcon_scenario_new_from (set_up, forcon_store_rules_name (*like), error);
}

static ForconExit
check_grid (const Options *options)
{
  ForconGrid grid;

  gboolean new_map = options->empty != NULL || options->random != NULL;

  if (options->random == NULL
      && (options->sectors != NULL || options->powers != NULL || options->planets != NULL || options->map_seed != NULL))
    {
      forcon_print_error ("%s", _ ("forcon new: --sectors, --powers, --planets and --map-seed go with --random"));
      return FORCON_EXIT_USAGE;
    }
  if (options->grid == NULL || (new_map && forcon_grid_from_word (options->grid, &grid)))
    return FORCON_EXIT_DONE;
  if (!new_map)
    forcon_print_error ("%s", _ ("forcon new: --grid goes with --empty or --random"));
  else
    forcon_print_error (_ ("forcon new: --grid is “%s”, “square”, “hex” or “free” was expected"), options->grid);
  return FORCON_EXIT_USAGE;
}

static gboolean
check_empty_name (const Options *options)
{
  const char *name = options->random != NULL ? options->random : options->empty;

  if (name == NULL
      || (g_utf8_validate (name, -1, NULL) && *name != '\0' && g_utf8_strlen (name, -1) <= FORCON_CAMPAIGN_NAME_MAX
          && forcon_text_find_unsafe (name) == NULL))
    return TRUE;
  forcon_print_error ("%s", options->random != NULL ? _ ("forcon new: --random needs a name of the campaign")
                                                    : _ ("forcon new: --empty needs a name of the campaign"));
  return FALSE;
}

static ForconExit
make (const char *scenario_path, const char *path, const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) like = NULL;
  g_autoptr (ForconScenario) scenario = find_scenario (scenario_path, options, &like, &error);
  g_autoptr (ForconStore) store = NULL;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *shown = NULL;
  ForconMapWishes wishes;
  ForconExit status;

  if (scenario == NULL)
    return print_problem (error);
  if (options->random != NULL && (!read_wishes (options, &wishes) || !draw_map (scenario, &wishes)))
    return FORCON_EXIT_USAGE;
  status = seed_scenario (scenario, options->seed);
  if (status == FORCON_EXIT_DONE)
    status = set_lengths (scenario, options);
  if (status == FORCON_EXIT_DONE)
    status = set_alarms (scenario, options);
  if (status == FORCON_EXIT_DONE)
    status = rename_admirals (scenario, options);
  if (status != FORCON_EXIT_DONE)
    return status;
  store = forcon_store_create_from (path, scenario, like, notes, &error);
  if (store == NULL)
    return print_problem (error);
  for (guint i = 0; i < notes->len; i++)
    forcon_print_error ("%s", (const char *) g_ptr_array_index (notes, i));
  if (options->seed == NULL)
    {
      forcon_print_line (_ ("%1$s: %2$s"), path, forcon_name (forcon_campaign_name (scenario->campaign)));
      return FORCON_EXIT_DONE;
    }
  shown = g_strdup_printf ("%" G_GUINT64_FORMAT, scenario->campaign->progress.seed);
  /* Translators: the file that was made, the campaign's name, its seed. */
  forcon_print_line (_ ("%1$s: %2$s, seed %3$s"), path, forcon_name (forcon_campaign_name (scenario->campaign)), shown);
  forcon_print_error ("%s", _ ("forcon new: the dice of a seed can be foretold; it is for tests and demonstrations"));
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_subcommand_new (int argc, char **argv)
{
  Options options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed,
      N_ ("for tests: all dice and tables from this seed, so that they can be foretold"), N_ ("N") },
    { "admiral", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.admirals, N_ ("what the admiral of this word is called"),
      N_ ("WORD=NAME") },
    { "collecting", 0, 0, G_OPTION_ARG_STRING, &options.collecting, N_ ("how long orders are collected"),
      N_ ("MINUTES") },
    { "results", 0, 0, G_OPTION_ARG_STRING, &options.results, N_ ("how long results are given"), N_ ("MINUTES") },
    { "alarm", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.alarms,
      N_ ("an alarm so long before the end of a period, in place of the scenario's"), N_ ("MINUTES") },
    { "empty", 0, 0, G_OPTION_ARG_STRING, &options.empty,
      N_ ("no scenario: a campaign of this name without map and fleets, to be made by “forcon do”"), N_ ("NAME") },
    { "grid", 0, 0, G_OPTION_ARG_STRING, &options.grid, N_ ("its map: square, hex (if not said) or free"),
      N_ ("GRID") },
    { "random", 0, 0, G_OPTION_ARG_STRING, &options.random,
      N_ ("no scenario: a campaign of this name with a map that is drawn at random"), N_ ("NAME") },
    { "sectors", 0, 0, G_OPTION_ARG_STRING, &options.sectors, N_ ("of the random map: how many; 20 if not said"),
      N_ ("N") },
    { "powers", 0, 0, G_OPTION_ARG_STRING, &options.powers, N_ ("of the random map: how many; 2 if not said"),
      N_ ("N") },
    { "planets", 0, 0, G_OPTION_ARG_STRING, &options.planets,
      N_ ("of the random map: how many; one for each power if not said"), N_ ("N") },
    { "map-seed", 0, 0, G_OPTION_ARG_STRING, &options.map_seed, N_ ("of the random map: the same seed, the same map"),
      N_ ("N") },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &options.from,
      N_ ("no scenario: the map and the fleets of this campaign as they were before play"), N_ ("CAMPAIGN") },
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("new", _ ("SCENARIO CAMPAIGN [OPTION…]"),
                               _ ("Makes a running campaign from a scenario."), entries, &argc, &argv, &status))
    return status;
  if ((options.empty != NULL) + (options.from != NULL) + (options.random != NULL) > 1)
    {
      forcon_print_error ("%s", _ ("forcon new: only one of --empty, --random and --from"));
      return FORCON_EXIT_USAGE;
    }
  if (check_grid (&options) != FORCON_EXIT_DONE || !check_empty_name (&options))
    return FORCON_EXIT_USAGE;
  if (options.empty != NULL || options.from != NULL || options.random != NULL)
    return forcon_arguments_expect ("new", argc, 1, _ ("the file of the new campaign")) ? make (NULL, argv[1], &options)
                                                                                        : FORCON_EXIT_USAGE;
  if (!forcon_arguments_expect ("new", argc, 2, _ ("a scenario and the file of the new campaign")))
    return FORCON_EXIT_USAGE;
  return make (argv[1], argv[2], &options);
}
