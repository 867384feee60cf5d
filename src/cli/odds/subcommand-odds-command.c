/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/json.h"
#include "render/drawing/labels.h"
#include "cli/odds/odds-print.h"
#include "cli/odds/odds-script.h"
#include "cli/frame/output.h"
#include "base/text.h"
#include "engine/odds/whatif.h"

#include <glib/gi18n-lib.h>

#define NAME "odds command"
#define RUNS_UNLESS_SAID 10000

/* What is asked: a command of a script that was played up to it. */
typedef struct {
  const ForconPlay *play;
  const ForconScriptCommand *command;
  gint number;
  gint runs;
  guint64 seed;
} Question;

static void
tell_ship (GString *json, const ForconBattle *battle, const ForconWhatIfShip *ship)
{
  const ForconCard *card = forcon_battle_card (battle, ship->ship);
  g_autofree char *mean = forcon_decimal_to_text (ship->mean, 4);

  if (json != NULL)
    {
      forcon_json_open (json, '{');
      forcon_json_put_word (json, "ship", card->id);
    }
  else
    /* Translators: a ship, and the hits that it loses on average. */
    forcon_print_line (_ ("%1$s: %2$s hits lost on average"), forcon_name (card->name), mean);
  forcon_odds_tell_distribution (json, "hits_lost", _ ("hits lost"), ship->hits_lost);
  if (json != NULL)
    forcon_odds_tell_mean (json, "mean", NULL, ship->mean);
  forcon_odds_tell_distribution (json, "criticals", NULL, ship->criticals);
  forcon_odds_tell_chance (json, "critical", _ ("At least one critical"), ship->critical);
  forcon_odds_tell_chance (json, "out_of_action", _ ("Out of action"), ship->out);
  if (json != NULL)
    forcon_json_close (json, '}');
}

/* @json: (nullable): an object that has been opened; %NULL for people */
static void
tell (GString *json, const Question *question, const ForconWhatIf *whatif)
{
  const ForconBattle *battle = forcon_journal_battle (question->play->journal);
  ForconCommandKind kind = question->command->command.kind;
  g_autofree char *own = forcon_decimal_to_text (forcon_distribution_mean (whatif->own_lost), 4);
  g_autofree char *hostile = forcon_decimal_to_text (forcon_distribution_mean (whatif->hostile_lost), 4);

  forcon_odds_tell_number (json, "command", question->number);
  if (json != NULL)
    forcon_json_put_word (json, "kind", forcon_command_to_word (kind));
  else
    /* Translators: the number of the command in the script, its kind, how often it was tried. */
    forcon_print_line (_ ("Command %1$d, %2$s: %3$u runs"), question->number, forcon_label_command (kind),
                       whatif->n_runs);
  forcon_odds_tell_number (json, "runs", whatif->n_runs);
  forcon_odds_tell_number (json, "checked", whatif->checked);
  forcon_odds_tell_chance (json, "passed", whatif->checked > 0 ? _ ("The check is passed") : NULL, whatif->passed);
  if (json != NULL)
    {
      forcon_json_key (json, "ships");
      forcon_json_open (json, '[');
    }
  for (guint i = 0; i < whatif->ships->len; i++)
    tell_ship (json, battle, &g_array_index (whatif->ships, ForconWhatIfShip, i));
  if (json != NULL)
    {
      forcon_json_close (json, ']');
      forcon_odds_tell_distribution (json, "own_hits_lost", NULL, whatif->own_lost);
      forcon_odds_tell_distribution (json, "hostile_hits_lost", NULL, whatif->hostile_lost);
      forcon_odds_tell_distribution (json, "shot_down", NULL, whatif->shot_down);
      forcon_odds_json_end (json);
      return;
    }
  forcon_print_line (_ ("Hits lost on average: own %1$s, hostile %2$s"), own, hostile);
  if (whatif->shot_down->n > 1)
    forcon_odds_tell_mean (NULL, NULL, _ ("Torpedoes shot down on average"),
                           forcon_distribution_mean (whatif->shot_down));
}

static ForconExit
answer (const Question *question, gboolean json)
{
  const ForconCommand *command = &question->command->command;
  g_autoptr (ForconWhatIf) whatif
      = forcon_whatif_run (forcon_journal_battle (question->play->journal), question->play->script->rules, command,
                           (guint) question->runs, question->seed, 0, NULL);
  g_autoptr (GString) line = g_string_new ("{");

  if (whatif->verdict.kind != FORCON_VERDICT_DONE)
    {
      forcon_play_print_refusal (question->play, question->command, &whatif->verdict);
      return FORCON_EXIT_REFUSED;
    }
  tell (json ? line : NULL, question, whatif);
  return FORCON_EXIT_DONE;
}

/* Which command is asked about: the last of the script, or the one that was said. */
static ForconExit
find_command (const ForconOddsScript *asked, Question *question)
{
  question->number = (gint) question->play->script->commands->len;
  if (question->number == 0)
    {
      forcon_print_error (_ ("%s: there is no command in the script"), asked->path);
      return FORCON_EXIT_REFUSED;
    }
  if (asked->number == NULL
      || forcon_arguments_number (NAME, "--at", asked->number, 1, question->number, &question->number))
    return FORCON_EXIT_DONE;
  return FORCON_EXIT_USAGE;
}

/* Plays what comes before the command, and asks about it. */
static ForconExit
ask (const ForconOddsScript *asked)
{
  g_auto (ForconPlay) play = { 0 };
  Question question = { &play, NULL, 0, RUNS_UNLESS_SAID, 0 };
  ForconExit status = FORCON_EXIT_DONE;

  if (asked->runs != NULL
      && !forcon_arguments_number (NAME, "--runs", asked->runs, 1, FORCON_WHATIF_RUNS_MAX, &question.runs))
    return FORCON_EXIT_USAGE;
  status = forcon_play_open (&play, NAME, &asked->play, asked->path);
  if (status == FORCON_EXIT_DONE)
    status = find_command (asked, &question);
  if (status == FORCON_EXIT_DONE)
    status = forcon_play_commands (&play, (guint) question.number - 1, NULL, NULL);
  if (status != FORCON_EXIT_DONE)
    return status;
  question.command = g_ptr_array_index (play.script->commands, question.number - 1);
  question.seed = play.seed;
  return answer (&question, asked->json);
}

ForconExit
forcon_odds_command_run (int argc, char **argv)
{
  g_auto (ForconOddsScript) asked = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const ForconOddsScriptUsage usage = {
    NAME, _ ("What comes of the last command of a script, tried again and again."),
    N_ ("how often it is tried, 10000 if not said"), "at", N_ ("which command of the script, if not the last")
  };

  return forcon_odds_script_parse (&asked, &usage, argc, argv, &status) ? ask (&asked) : status;
}
