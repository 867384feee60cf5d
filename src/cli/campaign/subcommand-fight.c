/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/campaign/fight.h"
#include "cli/frame/output.h"
#include "cli/battle/telling.h"
#include "engine/captain/captain.h"
#include "storage/script/script.h"

#include <glib/gi18n-lib.h>

#define ROUNDS_MOST 1000

typedef struct {
  ForconDeskOptions dice;
  char *clash;
  char *rounds;
  char *captain;
  gboolean captains;
  gboolean propose;
  gboolean json;
} Options;

/* For which admirals captains decide: "red,blue". */
static ForconExit
find_captains (const ForconDesk *desk, const Options *options, ForconClashCaptains *captains)
{
  g_auto (GStrv) words = g_strsplit (options->captain == NULL ? "" : options->captain, ",", -1);
  ForconExit status = FORCON_EXIT_DONE;

  captains->admirals = options->captains ? FORCON_ALL_SIDES : 0;
  for (char **word = words; *word != NULL && status == FORCON_EXIT_DONE; word++)
    {
      ForconSideId admiral = FORCON_NO_SIDE;

      status = forcon_desk_find_admiral (desk, "--captain", *word, &admiral);
      captains->admirals |= 1u << admiral.value;
    }
  return status;
}

/* The commands of the file, then those of captains. */
static ForconExit
play (ForconDesk *desk, ForconClashId clash, const char *script, const ForconClashCaptains *captains)
{
  ForconExit status = FORCON_EXIT_DONE;

  if (script != NULL)
    status = forcon_fight_script (desk, clash, script);
  if (status == FORCON_EXIT_DONE && captains->admirals != 0 && !forcon_fight_is_over (desk, clash))
    status = forcon_fight_captains (desk, clash, captains);
  return status == FORCON_EXIT_DONE ? forcon_desk_finish (desk) : status;
}

/* What captains would do in this step, as a file of commands that can be changed and given back to “fight”. */
static ForconExit
propose (const char *path, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconClashId clash = FORCON_NO_CLASH;
  ForconExit status = forcon_desk_open (&desk, "fight", path, FORCON_STORE_READ);
  g_autoptr (GArray) commands = NULL;
  g_autofree char *xml = NULL;
  const ForconBattle *battle;

  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_find_clash (&desk, FORCON_NO_SIDE, options->clash, &clash);
  if (status != FORCON_EXIT_DONE)
    return status;
  battle = forcon_campaign_battle (forcon_desk_campaign (&desk), clash);
  if (battle == NULL || battle->step == FORCON_STEP_OVER)
    {
      forcon_print_error (_ ("%1$s: clash %2$u is over"), path, clash.value);
      return FORCON_EXIT_REFUSED;
    }
  commands = forcon_captains_propose (battle, desk.told.rules, FORCON_ALL_SIDES);
  xml = forcon_script_commands_to_xml (battle, commands);
  forcon_print_raw (xml);
  return FORCON_EXIT_DONE;
}

static ForconExit
fight (const char *path, const char *script, gint rounds, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconClashId clash = FORCON_NO_CLASH;
  ForconClashCaptains captains = { .rounds = rounds };
  ForconExit status = forcon_desk_open (&desk, "fight", path, FORCON_STORE_WRITE);
  const ForconBattle *battle;

  desk.told.json = options->json;
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_take_dice (&desk, &options->dice);
  if (status == FORCON_EXIT_DONE)
    status = find_captains (&desk, options, &captains);
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_find_clash (&desk, FORCON_NO_SIDE, options->clash, &clash);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (forcon_fight_is_over (&desk, clash))
    {
      forcon_print_error (_ ("%1$s: clash %2$u is over"), path, clash.value);
      return FORCON_EXIT_REFUSED;
    }
  status = play (&desk, clash, script, &captains);
  battle = forcon_campaign_battle (forcon_desk_campaign (&desk), clash);
  if (status == FORCON_EXIT_DONE && !options->json && battle != NULL)
    forcon_tell_openings (battle, desk.told.rules);
  return status;
}

static gboolean
check (const Options *options, int argc, gint *rounds)
{
  gboolean captains = options->captains || options->captain != NULL;

  *rounds = FORCON_FIGHT_ROUNDS;
  if (options->propose && argc == 2 && !captains && options->rounds == NULL && !options->json)
    return TRUE;
  if (options->propose)
    {
      forcon_print_error ("%s", _ ("forcon fight: --propose goes with a campaign and --clash alone"));
      return FALSE;
    }
  if (argc != 2 && argc != 3)
    return forcon_arguments_expect ("fight", argc, 1, _ ("a campaign and perhaps a file of commands"));
  if (argc == 2 && !captains)
    forcon_print_error (
        "%s", _ ("forcon fight: a file of commands, --captain or --captains was expected; see “forcon help fight”"));
  else if (options->captains && options->captain != NULL)
    forcon_print_error ("%s", _ ("forcon fight: --captain and --captains do not go together"));
  else if (options->rounds != NULL && !captains)
    forcon_print_error ("%s", _ ("forcon fight: --rounds goes with --captain or --captains"));
  else
    return options->rounds == NULL
           || forcon_arguments_number ("fight", "--rounds", options->rounds, 1, ROUNDS_MOST, rounds);
  return FALSE;
}

ForconExit
forcon_subcommand_fight (int argc, char **argv)
{
  Options options = { 0 };
  gint rounds;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "clash", 0, 0, G_OPTION_ARG_STRING, &options.clash, N_ ("which clash; the only open one if not said"), N_ ("N") },
    { "captains", 0, 0, G_OPTION_ARG_NONE, &options.captains, N_ ("then captains play all sides"), NULL },
    { "captain", 0, 0, G_OPTION_ARG_STRING, &options.captain, N_ ("then captains play for these admirals: their words"),
      N_ ("ADMIRAL[,ADMIRAL…]") },
    { "rounds", 0, 0, G_OPTION_ARG_STRING, &options.rounds, N_ ("for how many rounds captains play, 30 if not said"),
      N_ ("N") },
    { "propose", 0, 0, G_OPTION_ARG_NONE, &options.propose,
      N_ ("only print what captains propose for this step, as a file of commands"), NULL },
    FORCON_DESK_OPTION_ENTRIES (options.dice),
    FORCON_DESK_JSON_ENTRY (options.json),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("fight", _ ("CAMPAIGN [COMMANDS.xml] [OPTION…]"),
                               _ ("Plays commands at the table of a clash, or lets captains fight it."), entries, &argc,
                               &argv, &status))
    return status;
  if (!check (&options, argc, &rounds))
    return FORCON_EXIT_USAGE;
  if (options.propose)
    return propose (argv[1], &options);
  return fight (argv[1], argc == 3 ? argv[2] : NULL, rounds, &options);
}
