/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "engine/odds/battle-odds.h"
#include "cli/frame/output.h"
#include "cli/battle/play.h"

#include <glib/gi18n-lib.h>

#define ROUNDS_MOST 1000

/* The sides of a list such as "barrayar,cetaganda"; "all" is every side. */
static gboolean
read_sides (const ForconPlay *play, const char *name, const char *text, guint32 *sides)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  *sides = g_str_equal (text, "all") ? FORCON_ALL_SIDES : 0;
  for (guint i = 0; words[i] != NULL && *sides != FORCON_ALL_SIDES; i++)
    {
      ForconSideId side = forcon_battle_find_side (play->script->start, words[i]);

      if (FORCON_ID_IS_NONE (side))
        {
          forcon_print_error (_ ("forcon %1$s: --captain has “%2$s”, which is no side of this battle"), name, words[i]);
          return FALSE;
        }
      *sides |= 1u << side.value;
    }
  return *sides != 0 || forcon_arguments_refuse (name, "--captain", text, _ ("sides of the script, or “all”"));
}

ForconExit
forcon_play_find_captains (const ForconPlay *play, const char *name, const char *sides, const char *rounds,
                           ForconCaptains *captains)
{
  captains->rounds = FORCON_BATTLE_ROUNDS;
  if ((rounds != NULL && !forcon_arguments_number (name, "--rounds", rounds, 1, ROUNDS_MOST, &captains->rounds))
      || !read_sides (play, name, sides, &captains->sides))
    return FORCON_EXIT_USAGE;
  if (play->generator)
    return FORCON_EXIT_DONE;
  forcon_print_error (_ ("forcon %s: captains need dice, so --seed is needed"), name);
  return FORCON_EXIT_USAGE;
}

ForconExit
forcon_play_captains (ForconPlay *play, const ForconCaptains *captains, ForconPlayTold told, gpointer data)
{
  const ForconRules *rules = play->script->rules;
  ForconCommand command = { .kind = FORCON_COMMAND_BEGIN, .by_captain = TRUE };
  ForconCaptains until = *captains;

  if (forcon_journal_battle (play->journal)->step == FORCON_STEP_SET_UP && !forcon_play_do (play, &command, told, data))
    return FORCON_EXIT_REFUSED;
  until.rounds += forcon_journal_battle (play->journal)->round - 1;
  while (forcon_captains_next (forcon_journal_battle (play->journal), rules, &until, &command))
    if (!forcon_play_do (play, &command, told, data))
      return FORCON_EXIT_REFUSED;
  return FORCON_EXIT_DONE;
}
