/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice/twilight-desk.h"
#include "cli/dice/twilight-telling.h"
#include "cli/dice/twilight-command-words.h"
#include "cli/frame/output.h"
#include "report/dice/twilight-sentences.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* Bytes of a typed line. */
#define LINE_BYTES_MAX 4096

/* What is typed behind a prompt, without blanks around it; %NULL at the end of the input. */
static char *
ask (void)
{
  char line[LINE_BYTES_MAX];

  forcon_print_raw ("> ");
  fflush (stdout);
  if (fgets (line, sizeof line, stdin) == NULL)
    {
      forcon_print_line ("%s", "");
      return NULL;
    }
  return g_strstrip (g_strdup (line));
}

/* What a person may type. */
static void
print_help (void)
{
  static const char *const lines[] = {
    N_ ("Enter takes what is proposed; u undoes the last command, r redoes it; q quits."),
    N_ ("Dice are typed as faces, “3 10 6” (0 is 10), or rolled by the program with Enter."),
    N_ ("Otherwise: barrage [UNITS], waive, announce, stay, roll, proceed, planet PLANET,"),
    N_ ("sustain N UNIT, destroy N UNIT [damaged], remove N UNIT [damaged],"),
    N_ ("retreat SYSTEM[: N UNIT [SHIP] [PLANET] [damaged], …],"),
    N_ ("reroll DIE [SIDE]: ABILITY, change DIE FACE [SIDE]: ABILITY, effect WHAT SIDE [N UNIT [damaged] | N]: "
        "ABILITY"),
    N_ ("effect arrive|leave SIDE SYSTEM ships|units|planet|token|others|ANOMALY: ABILITY"),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    forcon_print_line ("%s", _ (lines[i]));
}

/* Faces of --dice come first, as if they were typed. */
static gboolean
take_from_list (ForconTwilightDesk *game, GByteArray *faces, guint missing)
{
  guint left = game->list == NULL ? 0 : game->list->len - game->list_used;
  guint n = MIN (left, missing);

  if (n == 0)
    return FALSE;
  g_byte_array_append (faces, game->list->data + game->list_used, n);
  game->list_used += n;
  return TRUE;
}

/* Asks for the dice of a roll. Returns: whether they were given; else the roll was taken back or the game ended */
static gboolean
ask_dice (ForconTwilightDesk *game, const ForconTwilightRequest *request, GByteArray *faces)
{
  guint missing = request->count - request->given;
  g_autofree char *sentence = forcon_sentence_of_twilight_request (forcon_twilight_desk_clash (game), request);

  if (take_from_list (game, faces, missing))
    return TRUE;
  for (;;)
    {
      g_autofree char *line = NULL;
      g_autofree char *wrong = NULL;
      g_autoptr (GByteArray) typed = g_byte_array_new ();

      forcon_print_line (_ ("%s. Type the faces, or Enter to have them rolled."), sentence);
      line = ask ();
      game->ended = line == NULL || g_str_equal (line, "q");
      if (game->ended || g_str_equal (line, "u"))
        return FALSE;
      if (*line == '\0')
        {
          guint before = faces->len;

          g_byte_array_set_size (faces, before + missing);
          memset (faces->data + before, 0, missing);
          return TRUE;
        }
      if (!forcon_dice_parse_d10 (line, typed, &wrong))
        forcon_print_line (_ ("“%s” is not a face of a die; enter 1–10"), wrong);
      else if (typed->len > missing)
        forcon_print_line (_ ("Too many dice: %1$d given, %2$d used"), (gint) typed->len, (gint) missing);
      else
        {
          g_byte_array_append (faces, typed->data, typed->len);
          return TRUE;
        }
    }
}

/* Does a command, with as many dice as it asks for. */
static void
do_command (ForconTwilightDesk *game, const ForconTwilightCommand *command)
{
  const ForconTwilightFile *file = game->file;
  guint used_before = game->list_used;
  g_autoptr (GByteArray) faces = g_byte_array_new ();

  for (;;)
    {
      const ForconDice dice = { faces->data, faces->len, FALSE, FALSE };
      g_autoptr (ForconTwilightOutcome) outcome = forcon_twilight_journal_do (file->journal, command, &dice);
      g_autofree char *sentence = NULL;

      if (outcome->verdict.kind == FORCON_TWILIGHT_VERDICT_DONE)
        {
          forcon_twilight_tell_entry (file, forcon_twilight_desk_last (game));
          return;
        }
      if (outcome->verdict.kind == FORCON_TWILIGHT_VERDICT_NEEDS_DICE)
        {
          if (ask_dice (game, &outcome->verdict.request, faces))
            continue;
        }
      else
        {
          sentence
              = forcon_sentence_of_twilight_verdict (forcon_twilight_desk_clash (game), file->rules, &outcome->verdict);
          forcon_print_line ("%s", sentence);
        }
      game->list_used = used_before;
      return;
    }
}

/* Takes the last command back, or does it again. */
static void
turn_page (ForconTwilightDesk *game, gboolean back)
{
  ForconTwilightJournal *journal = game->file->journal;
  guint place = forcon_twilight_journal_position (journal);
  gboolean done = back ? forcon_twilight_journal_undo (journal) : forcon_twilight_journal_redo (journal);
  g_autofree char *sentence = NULL;

  if (!done)
    {
      forcon_print_line ("%s", back ? _ ("There is nothing to undo.") : _ ("There is nothing to redo."));
      return;
    }
  sentence = forcon_sentence_of_twilight_command (
      forcon_twilight_desk_clash (game), game->file->rules,
      &forcon_twilight_journal_entry (journal, back ? place - 1 : place)->command);
  forcon_print_line (back ? _ ("Undone: %s.") : _ ("Redone: %s."), sentence);
}

/* Says what the clash waits for, and what is proposed. */
static void
print_question (const ForconTwilightDesk *game, const ForconTwilightOwed *owed, const ForconTwilightCommand *proposed)
{
  const ForconTwilightClash *clash = forcon_twilight_desk_clash (game);
  g_autofree char *question = forcon_sentence_of_twilight_owed (clash, game->file->rules, owed);
  g_autofree char *answer = NULL;

  if (proposed == NULL)
    {
      forcon_print_line (_ ("%s Enter ends, u undoes."), question);
      return;
    }
  answer = forcon_sentence_of_twilight_command (clash, game->file->rules, proposed);
  /* Translators: a whole sentence with its full stop, then a command. */
  forcon_print_line (_ ("%1$s Enter: %2$s. (? for help)"), question, answer);
}

/* Whether the typed line was a command of a clash, and then which. */
static gboolean
understand (ForconTwilightDesk *game, const ForconTwilightOwed *owed, const char *line, ForconTwilightCommand *command)
{
  g_autofree char *wrong = NULL;

  if (g_str_equal (line, "u") || g_str_equal (line, "r"))
    turn_page (game, *line == 'u');
  else if (g_str_equal (line, "?"))
    print_help ();
  else if (forcon_twilight_parse (game->file, owed, line, command, &wrong))
    return TRUE;
  else
    forcon_print_line (_ ("“%s” is not understood; ? tells what can be typed."), wrong);
  return FALSE;
}

ForconExit
forcon_twilight_table_play (ForconTwilightDesk *game, const char *save)
{
  ForconExit status = FORCON_EXIT_DONE;

  if (!game->file->has_seed)
    forcon_twilight_desk_reseed (game, (guint64) g_random_int () << 32 | g_random_int ());
  while (status == FORCON_EXIT_DONE && !game->ended)
    {
      ForconTwilightOwed owed = forcon_twilight_owed (forcon_twilight_desk_clash (game), game->file->rules);
      ForconTwilightCommand command;
      guint choice;
      gboolean more = forcon_twilight_desk_next (game, &command, &choice);
      g_autofree char *line = NULL;

      print_question (game, &owed, more ? &command : NULL);
      line = ask ();
      if (line == NULL || g_str_equal (line, "q") || (!more && *line == '\0'))
        break;
      if (*line == '\0' || understand (game, &owed, line, &command))
        do_command (game, &command);
      status = forcon_twilight_desk_save (game, save);
    }
  return status == FORCON_EXIT_DONE ? forcon_twilight_desk_save (game, save) : status;
}
