/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/event-json.h"
#include "report/battle/explain.h"
#include "cli/frame/json.h"
#include "cli/frame/openings-json.h"
#include "cli/frame/output.h"
#include "cli/battle/play.h"
#include "cli/battle/telling.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

/* No command is to be explained; a number that is none of a command is refused when the script is known. */
#define NOTHING G_MININT

typedef struct {
  ForconPlayOptions dice;
  gboolean json;
  gint explain;
  char *as;
  char *captain;
  char *rounds;
  char *output;
  char *save;
} Options;

static void
options_clear (Options *options)
{
  forcon_play_options_clear (&options->dice);
  g_clear_pointer (&options->as, g_free);
  g_clear_pointer (&options->captain, g_free);
  g_clear_pointer (&options->rounds, g_free);
  g_clear_pointer (&options->output, g_free);
  g_clear_pointer (&options->save, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
told_as_json (const ForconPlay *play, const ForconEntry *entry, guint number, gpointer data)
{
  const ForconBattle *battle = forcon_play_battle (play);

  for (guint i = 0; i < entry->events->len; i++)
    {
      g_autofree char *line = forcon_event_to_json (battle, &g_array_index (entry->events, ForconEvent, i),
                                                    entry->dice, number);

      forcon_print_json (line);
    }
}

static void
told_as_text (const ForconPlay *play, const ForconEntry *entry, guint number, gpointer data)
{
  forcon_tell_entry (play, entry, data);
}

static void
end_as_json (const ForconBattle *battle, const ForconRules *rules)
{
  g_autofree char *hash = forcon_battle_hash (battle);
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_json_put_word (json, "event", "end-state");
  forcon_json_put_word (json, "hash", hash);
  forcon_json_key (json, "open");
  forcon_openings_to_json (json, battle, rules);
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

/* The command that is explained, from 1, and the battle before it. */
typedef struct {
  guint number;
  ForconBattle *before;
} Explaining;

static void
explain (const ForconPlay *play, const ForconEntry *entry, guint number, gpointer data)
{
  Explaining *explaining = data;

  if (number + 1 == explaining->number)
    explaining->before = forcon_battle_clone (forcon_journal_battle (play->journal));
  if (number != explaining->number)
    return;
  const ForconBattle *before = number == 1 ? play->script->start : explaining->before;
  g_autofree char *text = forcon_explain_entry (before, play->script->rules, entry);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    forcon_print_line ("%s", *line);
}

/* Plays up to the command of that number, from 1, and prints how its result came about. */
static ForconExit
play_to_explain (ForconPlay *play, gint number)
{
  guint n_commands = play->script->commands->len;
  Explaining explaining = { (guint) number, NULL };
  ForconExit status;

  if (number < 1 || (guint) number > n_commands)
    {
      forcon_print_error (g_dngettext (GETTEXT_PACKAGE,
                                       "forcon play: there is no command %1$d to explain, the script has %2$u command",
                                       "forcon play: there is no command %1$d to explain, the script has %2$u commands",
                                       n_commands),
                          number, n_commands);
      return FORCON_EXIT_USAGE;
    }
  status = forcon_play_commands (play, (guint) number, explain, &explaining);
  forcon_battle_free (explaining.before);
  return status;
}

static gboolean
to_standard_output (const Options *options)
{
  return g_strcmp0 (options->output, "-") == 0;
}

/* The whole battle, with what captains did, as a script that plays it again. */
static ForconExit
write_script (const ForconPlay *play, const Options *options)
{
  const ForconBattle *start = play->script->start;
  const ForconScriptRules rules = forcon_script_rules (play->script);
  g_autoptr (GError) error = NULL;

  if (options->save == NULL
      || forcon_script_save_lent (start, &rules, play->journal, play->script->loan, options->save, &error))
    return FORCON_EXIT_DONE;
  forcon_print_error ("%s", error->message);
  return FORCON_EXIT_DAMAGED;
}

/* The end state is a battle script again, written whole or not at all. */
static ForconExit
write_end_state (const ForconPlay *play, const Options *options)
{
  const ForconBattle *battle = forcon_play_battle (play);
  const ForconScriptRules rules = forcon_script_rules (play->script);
  g_autoptr (GError) error = NULL;

  if (options->output == NULL)
    return FORCON_EXIT_DONE;
  if (to_standard_output (options))
    {
      g_autofree char *xml = forcon_script_to_xml (battle, &rules, NULL);

      forcon_print_raw (xml);
      return FORCON_EXIT_DONE;
    }
  if (forcon_script_save (battle, &rules, NULL, options->output, &error))
    return FORCON_EXIT_DONE;
  forcon_print_error ("%s", error->message);
  return FORCON_EXIT_DAMAGED;
}

/* The commands of the script, then those of captains. */
static ForconExit
play_commands (const Options *options, ForconPlay *play, ForconPlayTold tell)
{
  ForconTold told = { FORCON_N_STEP };
  ForconCaptains captains = { 0 };
  ForconExit status = FORCON_EXIT_DONE;

  if (options->captain != NULL)
    status = forcon_play_find_captains (play, "play", options->captain, options->rounds, &captains);
  if (status == FORCON_EXIT_DONE)
    status = forcon_play_commands (play, G_MAXUINT, tell, &told);
  if (status == FORCON_EXIT_DONE && options->captain != NULL)
    status = forcon_play_captains (play, &captains, tell, &told);
  return status;
}

static ForconExit
play_script (const Options *options, const char *path)
{
  g_auto (ForconPlay) play = { 0 };
  ForconExit status = forcon_play_open (&play, "play", &options->dice, path);
  gboolean text = !options->json && !to_standard_output (options);

  if (status == FORCON_EXIT_DONE)
    status = forcon_play_look (&play, "play", options->as);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (options->explain != NOTHING)
    return play_to_explain (&play, options->explain);
  if (text)
    forcon_print_line ("%s", forcon_name (play.script->start->roster->name));
  status = play_commands (options, &play, options->json ? told_as_json : text ? told_as_text : NULL);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (options->json)
    end_as_json (forcon_play_battle (&play), play.script->rules);
  else if (text)
    {
      forcon_tell_openings (forcon_play_battle (&play), play.script->rules);
      forcon_tell_fleets (forcon_play_battle (&play));
    }
  status = write_end_state (&play, options);
  return status == FORCON_EXIT_DONE ? write_script (&play, options) : status;
}

/* Options that do not go together. */
static gboolean
check_options (const Options *options)
{
  if (options->json && to_standard_output (options))
    forcon_print_error ("%s", _ ("forcon play: --json and “-o -” both want standard output"));
  else if (options->explain != NOTHING && (options->json || options->output != NULL || options->as != NULL
                                           || options->captain != NULL || options->save != NULL))
    forcon_print_error ("%s", _ ("forcon play: --explain goes with none of --json, --as, --captain, --save and -o"));
  else if (options->rounds != NULL && options->captain == NULL)
    forcon_print_error ("%s", _ ("forcon play: --rounds goes with --captain"));
  else if (options->save != NULL && options->as != NULL)
    forcon_print_error ("%s", _ ("forcon play: --save writes what all sides did, and does not go with --as"));
  else
    return TRUE;
  return FALSE;
}

ForconExit
forcon_subcommand_play (int argc, char **argv)
{
  g_auto (Options) options = { .explain = NOTHING };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_PLAY_OPTION_ENTRIES (options.dice),
    FORCON_PLAY_AS_ENTRY (options.as),
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("one event per line, with every figure and die"), NULL },
    { "explain", 0, 0, G_OPTION_ARG_INT, &options.explain,
      N_ ("tell only how the result of one command came about, counted from 1"), N_ ("N") },
    { "captain", 0, 0, G_OPTION_ARG_STRING, &options.captain,
      N_ ("then captains play these sides: their ids in the script, or all"), N_ ("SIDE[,SIDE…]") },
    { "rounds", 0, 0, G_OPTION_ARG_STRING, &options.rounds, N_ ("for how many rounds captains play, 30 if not said"),
      N_ ("N") },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &options.save,
      N_ ("write the whole battle as a script, with the commands and dice of captains"), N_ ("SCRIPT.xml") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("write the end state as a battle script; “-” prints it instead of the sentences"), N_ ("END-STATE.xml") },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("play", _ ("SCRIPT [OPTION…]"), _ ("Plays a battle script and tells what happens."),
                               entries, &argc, &argv, &status))
    return status;
  if (argc != 2)
    {
      forcon_print_error ("%s", _ ("forcon play: one battle script was expected; see “forcon help play”"));
      return FORCON_EXIT_USAGE;
    }
  return check_options (&options) ? play_script (&options, argv[1]) : FORCON_EXIT_USAGE;
}
