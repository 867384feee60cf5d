/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice/twilight-desk.h"

#include "cli/frame/arguments.h"
#include "cli/frame/output.h"
#include "report/dice/twilight-sentences.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
forcon_twilight_desk_clear (ForconTwilightDesk *game)
{
  g_clear_pointer (&game->file, forcon_twilight_file_free);
  g_clear_pointer (&game->list, g_byte_array_unref);
  g_clear_pointer (&game->moot, g_free);
}

static gboolean
read_dice (ForconTwilightDesk *game, const char *text)
{
  g_autofree char *wrong = NULL;

  if (text == NULL)
    return TRUE;
  game->list = g_byte_array_new ();
  if (forcon_dice_parse_d10 (text, game->list, &wrong))
    return TRUE;
  forcon_print_error (
      _ ("forcon clash play: --dice has “%s”, faces from 1 to 10 were expected, or ? for the generator"), wrong);
  return FALSE;
}

void
forcon_twilight_desk_reseed (ForconTwilightDesk *game, guint64 seed)
{
  forcon_twilight_file_reseed (game->file, seed);
}

/* A clash that rolled dice has its own generator for good. */
static gboolean
read_seed (ForconTwilightDesk *game, const char *text)
{
  guint64 seed = 0;

  if (text == NULL)
    return TRUE;
  if (!forcon_arguments_seed ("clash play", text, &seed))
    return FALSE;
  if (game->file->n_played > 0 && game->file->has_seed)
    {
      forcon_print_error ("%s", _ ("forcon clash play: this clash has been played already and goes on with its own "
                                   "generator, no --seed was expected"));
      return FALSE;
    }
  forcon_twilight_desk_reseed (game, seed);
  return TRUE;
}

ForconExit
forcon_twilight_desk_open (ForconTwilightDesk *game, const ForconPlayOptions *options, const char *path)
{
  g_autoptr (GError) error = NULL;

  *game = (ForconTwilightDesk){ 0 };
  if (!read_dice (game, options->dice))
    return FORCON_EXIT_USAGE;
  game->file = forcon_twilight_file_load (path, options->rules, &error);
  if (game->file == NULL)
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  if (!read_seed (game, options->seed))
    return FORCON_EXIT_USAGE;
  game->moot = g_new0 (ForconTwilightVerdict, game->file->choices->len + 1);
  game->generator = game->file->has_seed;
  game->goes_on = options->seed != NULL;
  /* A face of 0 is left to the generator. */
  if (game->generator || game->list == NULL || game->list->len == 0
      || memchr (game->list->data, 0, game->list->len) == NULL)
    return FORCON_EXIT_DONE;
  forcon_print_error (_ ("forcon %s: --dice leaves a die to the generator with “?”, so --seed is needed"),
                      "clash play");
  return FORCON_EXIT_USAGE;
}

const ForconTwilightClash *
forcon_twilight_desk_clash (const ForconTwilightDesk *game)
{
  return forcon_twilight_journal_clash (game->file->journal);
}

const ForconTwilightEntry *
forcon_twilight_desk_last (const ForconTwilightDesk *game)
{
  const ForconTwilightJournal *journal = game->file->journal;

  return forcon_twilight_journal_entry (journal, forcon_twilight_journal_position (journal) - 1);
}

gboolean
forcon_twilight_desk_next (const ForconTwilightDesk *game, ForconTwilightCommand *command, guint *choice)
{
  return forcon_twilight_choose_possible (game->file->journal, game->file->choices, game->file->plans, command, choice,
                                          game->moot);
}

ForconTwilightOutcome *
forcon_twilight_desk_do (ForconTwilightDesk *game, const ForconTwilightCommand *command)
{
  ForconDice dice = game->list == NULL ? (ForconDice){ NULL, 0, game->generator, FALSE }
                                       : forcon_dice_of_list (game->list, game->list_used, game->goes_on);
  ForconTwilightOutcome *outcome = forcon_twilight_journal_do (game->file->journal, command, &dice);

  if (outcome->verdict.kind == FORCON_TWILIGHT_VERDICT_DONE && game->list != NULL)
    game->list_used += outcome->n_given;
  return outcome;
}

char *
forcon_twilight_desk_where (const ForconTwilightDesk *game, guint choice)
{
  if (choice == FORCON_TWILIGHT_NO_CHOICE)
    return g_strdup (game->file->path);
  return g_strdup_printf ("%s:%d", game->file->path,
                          g_array_index (game->file->choices, ForconTwilightChoice, choice).line);
}

static void
warn_of (const ForconTwilightDesk *game, guint choice)
{
  const ForconTwilightFile *file = game->file;
  const char *word
      = forcon_twilight_command_to_word (g_array_index (file->choices, ForconTwilightChoice, choice).command.kind);
  g_autofree char *where = forcon_twilight_desk_where (game, choice);
  g_autofree char *why = NULL;

  if (game->moot[choice].kind == FORCON_TWILIGHT_VERDICT_DONE)
    {
      /* Translators: the file with a line, and the word of a command. */
      forcon_print_error (_ ("%1$s: warning: the choice “%2$s” was not used: the clash never came to it"), where, word);
      return;
    }
  why = forcon_sentence_of_twilight_verdict (forcon_twilight_desk_clash (game), file->rules, &game->moot[choice]);
  /* Translators: the file with a line, the word of a command, and why it was not possible. */
  forcon_print_error (_ ("%1$s: warning: the choice “%2$s” was not used: %3$s"), where, word, why);
}

void
forcon_twilight_desk_warn (const ForconTwilightDesk *game)
{
  const ForconTwilightFile *file = game->file;
  guint choice = 0;

  while ((choice = forcon_twilight_choice_unused (file->journal, file->choices, file->n_played, choice))
         != FORCON_TWILIGHT_NO_CHOICE)
    warn_of (game, choice++);
}

ForconExit
forcon_twilight_desk_finish (const ForconTwilightDesk *game)
{
  const ForconTwilightFile *file = game->file;
  guint left = game->list == NULL ? 0 : game->list->len - game->list_used;

  forcon_twilight_desk_warn (game);
  if (forcon_twilight_desk_clash (game)->step != FORCON_TWILIGHT_STEP_OVER)
    {
      forcon_print_error (_ ("%s: neither side can hit any more, a combat that comes to an end was expected (T-END-1)"),
                          file->path);
      return FORCON_EXIT_REFUSED;
    }
  if (left == 0)
    return FORCON_EXIT_DONE;
  /* Translators: the script, how many faces are left, how many were given. */
  forcon_print_error (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u face of --dice is left over of %3$u (T-DICE-1)",
                                   "%1$s: %2$u faces of --dice are left over of %3$u (T-DICE-1)", left),
                      file->path, left, game->list->len);
  return FORCON_EXIT_REFUSED;
}

ForconExit
forcon_twilight_desk_save (const ForconTwilightDesk *game, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (path == NULL || forcon_twilight_file_save (game->file, path, &error))
    return FORCON_EXIT_DONE;
  forcon_print_error ("%s", error->message);
  return FORCON_EXIT_DAMAGED;
}
