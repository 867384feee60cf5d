/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-explaining.h"

#include "forcon-explain.h"
#include "forcon-output.h"

#include <glib/gi18n-lib.h>

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

/**
 * forcon_play_explain:
 * @play: an opened play
 * @number: which command, from 1
 *
 * Plays up to the command and prints how its result came about.
 *
 * Returns: whether it came to that; else the reason has been printed
 */
ForconExit
forcon_play_explain (ForconPlay *play, gint number)
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
