/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/battle/play.h"

#include "cli/frame/arguments.h"
#include "cli/frame/output.h"
#include "report/battle/sentences.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
forcon_play_options_clear (ForconPlayOptions *options)
{
  g_clear_pointer (&options->seed, g_free);
  g_clear_pointer (&options->dice, g_free);
  g_clear_pointer (&options->rules, g_free);
}

void
forcon_play_clear (ForconPlay *play)
{
  g_clear_pointer (&play->view, forcon_view_free);
  g_clear_pointer (&play->journal, forcon_journal_free);
  g_clear_pointer (&play->script, forcon_script_free);
  g_clear_pointer (&play->list, g_byte_array_unref);
}

static gboolean
leaves_to_generator (const GByteArray *faces)
{
  return faces != NULL && faces->len > 0 && memchr (faces->data, 0, faces->len) != NULL;
}

ForconExit
forcon_play_open (ForconPlay *play, const char *name, const ForconPlayOptions *options, const char *path)
{
  g_autoptr (GError) error = NULL;
  guint64 seed = 0;

  *play = (ForconPlay){ 0 };
  if (!forcon_arguments_seed (name, options->seed, &seed)
      || !forcon_arguments_dice (name, options->dice, FALSE, &play->list))
    return FORCON_EXIT_USAGE;
  play->script = forcon_script_load (path, options->rules, &error);
  if (play->script == NULL || !forcon_script_check_loan (play->script, &error))
    {
      forcon_print_error ("%s", error->message);
      return FORCON_EXIT_DAMAGED;
    }
  if (options->seed != NULL)
    play->script->start->random = forcon_random_seeded (seed, FORCON_RANDOM_BATTLE_STREAM);
  /* Who has a table that was lent rolls dice of his own. */
  if (play->script->loan != NULL && options->seed == NULL)
    play->script->start->random = forcon_random_fresh ();
  play->generator = play->script->has_seed || options->seed != NULL || play->script->loan != NULL;
  play->seed = options->seed != NULL ? seed : play->script->seed;
  play->goes_on = options->seed != NULL;
  if (leaves_to_generator (play->list) && !play->generator)
    {
      forcon_print_error (_ ("forcon %s: --dice leaves a die to the generator with “?”, so --seed is needed"), name);
      return FORCON_EXIT_USAGE;
    }
  play->journal = forcon_journal_new (play->script->start, play->script->rules);
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_play_look (ForconPlay *play, const char *name, const char *as)
{
  ForconSideId side;

  if (as == NULL)
    return FORCON_EXIT_DONE;
  side = forcon_battle_find_side (play->script->start, as);
  if (FORCON_ID_IS_NONE (side))
    {
      forcon_print_error (_ ("forcon %1$s: --as is “%2$s”, the id of a side of the script was expected"), name, as);
      return FORCON_EXIT_USAGE;
    }
  /* Translators: a formation of which nothing is known but where it is; a number follows. */
  play->view = forcon_view_new (play->script->start, play->script->rules, side, C_ ("detection", "Contact"));
  return FORCON_EXIT_DONE;
}

const ForconBattle *
forcon_play_battle (const ForconPlay *play)
{
  return play->view != NULL ? forcon_view_battle (play->view) : forcon_journal_battle (play->journal);
}

void
forcon_play_print_refusal (const ForconPlay *play, const ForconScriptCommand *command, const ForconVerdict *verdict)
{
  const ForconBattle *battle = forcon_journal_battle (play->journal);
  g_autofree char *sentence = NULL;

  if (play->view != NULL)
    {
      /* The reason may name what the side does not see. */
      forcon_print_error (_ ("%1$s:%2$d: this command is refused; without --as it is told why"), play->script->path,
                          command->line);
      return;
    }
  if (verdict->kind == FORCON_VERDICT_NEEDS_DICE)
    {
      sentence = forcon_sentence_of_request (battle, &verdict->request);
      forcon_print_error (_ ("%1$s:%2$d: needs dice: %3$s; give them as dice=\"…\", --dice or --seed"),
                          play->script->path, command->line, sentence);
      return;
    }
  sentence = forcon_sentence_of_verdict (battle, play->script->rules, verdict);
  forcon_print_error ("%s:%d: %s", play->script->path, command->line, sentence);
}

/* Gives a command its own dice, else those of the list, else the generator's. */
static gboolean
do_command (ForconPlay *play, const ForconScriptCommand *command)
{
  ForconDice dice = { NULL, 0, play->generator, FALSE };

  if (leaves_to_generator (command->dice) && !play->generator)
    {
      forcon_print_error (_ ("%1$s:%2$d: the dice leave a die to the generator with “?”, so a seed is needed"),
                          play->script->path, command->line);
      return FALSE;
    }
  if (command->dice != NULL)
    dice = (ForconDice){ command->dice->data, command->dice->len, FALSE, FALSE };
  else if (play->list != NULL)
    dice = forcon_dice_of_list (play->list, play->list_used, play->goes_on);

  g_autoptr (ForconOutcome) outcome = forcon_journal_do (play->journal, &command->command, &dice);

  if (outcome->verdict.kind != FORCON_VERDICT_DONE)
    {
      forcon_play_print_refusal (play, command, &outcome->verdict);
      return FALSE;
    }
  if (command->dice == NULL && play->list != NULL)
    play->list_used += outcome->n_given;
  return TRUE;
}

/* One more command is done: the side that looks sees of it what it may. */
static void
tell (ForconPlay *play, guint number, ForconPlayTold told, gpointer data)
{
  const ForconEntry *entry = forcon_journal_entry (play->journal, number - 1);

  if (play->view != NULL)
    {
      entry = forcon_view_follow (play->view, entry);
      number = forcon_view_length (play->view);
    }
  if (told != NULL && entry != NULL)
    told (play, entry, number, data);
}

ForconExit
forcon_play_commands (ForconPlay *play, guint count, ForconPlayTold told, gpointer data)
{
  const GPtrArray *commands = play->script->commands;
  guint left;

  for (guint i = 0; i < MIN (count, commands->len); i++)
    {
      if (!do_command (play, g_ptr_array_index (commands, i)))
        return FORCON_EXIT_REFUSED;
      tell (play, i + 1, told, data);
    }
  left = play->list == NULL ? 0 : play->list->len - play->list_used;
  if (left == 0 || count < commands->len)
    return FORCON_EXIT_DONE;
  /* Translators: the script, how many faces are left, how many were given. */
  forcon_print_error (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u face of --dice is left over of %3$u (F-GEN-5)",
                                   "%1$s: %2$u faces of --dice are left over of %3$u (F-GEN-5)", left),
                      play->script->path, left, play->list->len);
  return FORCON_EXIT_REFUSED;
}

void
forcon_play_print_verdict (const ForconPlay *play, const ForconVerdict *verdict)
{
  g_autofree char *sentence
      = forcon_sentence_of_verdict (forcon_journal_battle (play->journal), play->script->rules, verdict);

  forcon_print_error ("%s: %s", play->script->path, sentence);
}

gboolean
forcon_play_do (ForconPlay *play, const ForconCommand *command, ForconPlayTold told, gpointer data)
{
  g_autoptr (ForconOutcome) outcome = forcon_journal_do (play->journal, command, &FORCON_DICE_GENERATED);

  if (outcome->verdict.kind == FORCON_VERDICT_DONE)
    {
      tell (play, forcon_journal_position (play->journal), told, data);
      return TRUE;
    }
  forcon_play_print_verdict (play, &outcome->verdict);
  return FALSE;
}
