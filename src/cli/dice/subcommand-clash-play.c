/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/dice/twilight-desk.h"
#include "cli/dice/twilight-telling.h"
#include "cli/frame/output.h"
#include "base/text.h"
#include "report/dice/twilight-sentences.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

typedef struct {
  ForconPlayOptions dice;
  gboolean json;
  gboolean plan;
  char *save;
} Options;

static void
options_clear (Options *options)
{
  forcon_play_options_clear (&options->dice);
  g_clear_pointer (&options->save, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
print_refusal (const ForconTwilightDesk *game, guint choice, const ForconTwilightVerdict *verdict)
{
  const ForconTwilightClash *clash = forcon_twilight_desk_clash (game);
  g_autofree char *where = forcon_twilight_desk_where (game, choice);
  g_autofree char *sentence = NULL;

  if (verdict->kind == FORCON_TWILIGHT_VERDICT_NEEDS_DICE)
    {
      sentence = forcon_sentence_of_twilight_request (clash, &verdict->request);
      /* Translators: the file, and which dice are needed. */
      forcon_print_error (_ ("%1$s: needs dice: %2$s; give them as --dice or --seed"), where, sentence);
      return;
    }
  sentence = forcon_sentence_of_twilight_verdict (clash, game->file->rules, verdict);
  forcon_print_error ("%s: %s", where, sentence);
}

/* One command; @json gets what came of it, or where it is %NULL it is printed. */
static ForconExit
do_next (ForconTwilightDesk *game, const ForconTwilightCommand *command, guint choice, GString *json)
{
  g_autoptr (ForconTwilightOutcome) outcome = forcon_twilight_desk_do (game, command);

  if (outcome->verdict.kind != FORCON_TWILIGHT_VERDICT_DONE)
    {
      print_refusal (game, choice, &outcome->verdict);
      return FORCON_EXIT_REFUSED;
    }
  if (json != NULL)
    forcon_twilight_json_entry (json, game->file, forcon_twilight_desk_last (game));
  else
    forcon_twilight_tell_entry (game->file, forcon_twilight_desk_last (game));
  return FORCON_EXIT_DONE;
}

/* What was played before is part of the story. */
static void
tell_played (const ForconTwilightDesk *game, GString *json)
{
  for (guint i = 0; i < game->file->n_played; i++)
    {
      const ForconTwilightEntry *entry = forcon_twilight_journal_entry (game->file->journal, i);

      if (json != NULL)
        forcon_twilight_json_entry (json, game->file, entry);
      else
        forcon_twilight_tell_entry (game->file, entry);
    }
}

/* By the choices of the file, and where it has none by the plans; as far as the dice reach. */
static ForconExit
play_by_plan (ForconTwilightDesk *game, GString *json)
{
  ForconExit status = FORCON_EXIT_DONE;
  ForconTwilightCommand command;
  guint choice;

  while (status == FORCON_EXIT_DONE && forcon_twilight_desk_next (game, &command, &choice))
    status = do_next (game, &command, choice, json);
  return status == FORCON_EXIT_DONE ? forcon_twilight_desk_finish (game) : status;
}

static ForconExit
play_as_json (ForconTwilightDesk *game)
{
  g_autoptr (GString) json = g_string_new (NULL);
  ForconExit status;

  forcon_twilight_json_begin (json, game->file);
  tell_played (game, json);
  status = play_by_plan (game, json);
  forcon_twilight_json_end (json, game->file);
  if (status == FORCON_EXIT_DONE)
    forcon_print_json (json->str);
  return status;
}

static ForconExit
play_as_text (ForconTwilightDesk *game, const Options *options)
{
  gboolean asked = !options->plan && isatty (STDIN_FILENO) != 0 && isatty (STDOUT_FILENO) != 0;
  ForconExit status;

  forcon_print_line ("%s", forcon_name (game->file->name));
  if (game->file->n_played == 0)
    forcon_twilight_tell_forces (game->file);
  tell_played (game, NULL);
  status = asked ? forcon_twilight_table_play (game, options->save) : play_by_plan (game, NULL);
  if (status == FORCON_EXIT_DONE)
    forcon_twilight_tell_forces (game->file);
  return status;
}

static ForconExit
play (const Options *options, const char *path)
{
  g_auto (ForconTwilightDesk) game = { 0 };
  ForconExit status = forcon_twilight_desk_open (&game, &options->dice, path);

  if (status != FORCON_EXIT_DONE)
    return status;
  status = options->json ? play_as_json (&game) : play_as_text (&game, options);
  /* Where the dice ended, the game is saved to be continued. */
  if (status == FORCON_EXIT_REFUSED)
    forcon_twilight_desk_save (&game, options->save);
  return status == FORCON_EXIT_DONE ? forcon_twilight_desk_save (&game, options->save) : status;
}

ForconExit
forcon_twilight_play_run (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "dice", 0, 0, G_OPTION_ARG_STRING, &options.dice.dice,
      N_ ("faces that were thrown: “3 5 10”, 0 is 10; ? leaves one to the generator"), N_ ("LIST") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.dice.seed, N_ ("seed of the generator, instead of the file's"),
      N_ ("N") },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &options.dice.rules, N_ ("a rules file, instead of the file's"),
      N_ ("FILE") },
    { "plan", 0, 0, G_OPTION_ARG_NONE, &options.plan, N_ ("ask nobody, even at a terminal"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("for programs: every command with its dice and facts"),
      NULL },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &options.save,
      N_ ("write the clash as it stands in the end, to go on later"), N_ ("CLASH.xml") },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("clash play", _ ("SETUP.xml [OPTION…]"),
                               _ ("Plays a fleet-dice clash: at a terminal it asks for every choice and every roll."),
                               entries, &argc, &argv, &status))
    return status;
  if (argc != 2)
    {
      forcon_print_error ("%s", _ ("forcon clash play: one file of a fleet-dice clash was expected; see “forcon help "
                                   "clash play”"));
      return FORCON_EXIT_USAGE;
    }
  return play (&options, argv[1]);
}
