/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "engine/odds/battle-odds.h"
#include "cli/frame/json.h"
#include "cli/odds/odds-print.h"
#include "cli/odds/odds-script.h"
#include "cli/frame/output.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

#define NAME "odds battle"
#define RUNS_UNLESS_SAID 1000
#define ROUNDS_MOST 1000

static void
json_side (GString *json, const ForconBattle *battle, const ForconBattleOddsSide *side)
{
  forcon_json_open (json, '{');
  forcon_json_put_word (json, "side", forcon_battle_side (battle, side->side)->id);
  forcon_odds_tell_chance (json, "wins", NULL, side->wins);
  forcon_odds_tell_distribution (json, "ships_left", NULL, side->ships_left);
  forcon_odds_tell_chance (json, "ships_lost", NULL, side->lost);
  forcon_odds_tell_chance (json, "ships_withdrawn", NULL, side->withdrawn);
  forcon_odds_tell_chance (json, "hits_lost", NULL, side->hits_lost);
  forcon_json_close (json, '}');
}

static void
json_ship (GString *json, const ForconBattle *battle, const ForconBattleOddsShip *ship)
{
  forcon_json_open (json, '{');
  forcon_json_put_word (json, "ship", forcon_battle_card (battle, ship->ship)->id);
  forcon_odds_tell_chance (json, "survives", NULL, ship->survives);
  forcon_odds_tell_chance (json, "withdrawn", NULL, ship->withdrawn);
  forcon_json_close (json, '}');
}

static void
print_json (const ForconBattle *battle, const ForconBattleOdds *odds)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_odds_tell_number (json, "runs", odds->n_runs);
  forcon_odds_tell_chance (json, "undecided", NULL, odds->undecided);
  forcon_odds_tell_chance (json, "nobody", NULL, odds->nobody);
  forcon_odds_tell_distribution (json, "rounds", NULL, odds->rounds);
  forcon_json_key (json, "sides");
  forcon_json_open (json, '[');
  for (guint i = 0; i < odds->sides->len; i++)
    json_side (json, battle, &g_array_index (odds->sides, ForconBattleOddsSide, i));
  forcon_json_close (json, ']');
  forcon_json_key (json, "ships");
  forcon_json_open (json, '[');
  for (guint i = 0; i < odds->ships->len; i++)
    json_ship (json, battle, &g_array_index (odds->ships, ForconBattleOddsShip, i));
  forcon_json_close (json, ']');
  forcon_odds_json_end (json);
}

static void
print_side (const ForconBattle *battle, const ForconBattleOdds *odds, const ForconBattleOddsSide *side)
{
  g_autofree char *wins = forcon_decimal_to_text (100.0 * side->wins, 2);
  g_autofree char *lost = forcon_decimal_to_text (side->lost, 2);
  g_autofree char *withdrawn = forcon_decimal_to_text (side->withdrawn, 2);
  g_autofree char *hits_lost = forcon_decimal_to_text (100.0 * side->hits_lost, 1);

  /* Translators: a side, how often it wins; then numbers of its ships on average, and a share of its hits. */
  forcon_print_line (_ ("%1$s wins: %2$s %%; ships lost: %3$s, withdrawn: %4$s; hits lost: %5$s %%"),
                     forcon_name (forcon_battle_side (battle, side->side)->name), wins, lost, withdrawn, hits_lost);
  forcon_odds_tell_distribution (NULL, NULL, _ ("ships left"), side->ships_left);
  for (guint i = 0; i < odds->ships->len; i++)
    {
      const ForconBattleOddsShip *ship = &g_array_index (odds->ships, ForconBattleOddsShip, i);
      g_autofree char *survives = forcon_decimal_to_text (100.0 * ship->survives, 2);
      g_autofree char *gone = forcon_decimal_to_text (100.0 * ship->withdrawn, 2);

      if (FORCON_ID_EQUAL (forcon_battle_ship (battle, ship->ship)->side, side->side))
        /* Translators: a ship, how often it survives, and how often it does so by withdrawing. */
        forcon_print_line (_ ("  %1$s survives: %2$s %%, withdrawn: %3$s %%"),
                           forcon_name (forcon_battle_card (battle, ship->ship)->name), survives, gone);
    }
}

static void
print_table (const ForconBattle *battle, const ForconBattleOdds *odds)
{
  g_autofree char *rounds = forcon_decimal_to_text (forcon_distribution_mean (odds->rounds), 2);

  forcon_print_line (_ ("Battles fought by captains: %u"), odds->n_runs);
  forcon_print_line (_ ("It ends in round %s on average"), rounds);
  if (odds->undecided > 0.0)
    forcon_odds_tell_chance (NULL, NULL, _ ("Undecided after the last round"), odds->undecided);
  if (odds->nobody > 0.0)
    forcon_odds_tell_chance (NULL, NULL, _ ("Nobody is left"), odds->nobody);
  for (guint i = 0; i < odds->sides->len; i++)
    print_side (battle, odds, &g_array_index (odds->sides, ForconBattleOddsSide, i));
}

static ForconExit
answer (const ForconPlay *play, const ForconBattleOdds *odds, gboolean json)
{
  if (odds->verdict.kind != FORCON_VERDICT_DONE)
    {
      forcon_play_print_verdict (play, &odds->verdict);
      return FORCON_EXIT_REFUSED;
    }
  if (json)
    print_json (forcon_journal_battle (play->journal), odds);
  else
    print_table (forcon_journal_battle (play->journal), odds);
  return FORCON_EXIT_DONE;
}

/* Plays the script, and lets captains fight on from there. */
static ForconExit
fight (const ForconOddsScript *asked)
{
  g_auto (ForconPlay) play = { 0 };
  gint runs = RUNS_UNLESS_SAID;
  gint rounds = FORCON_BATTLE_ROUNDS;
  ForconExit status = FORCON_EXIT_DONE;

  if ((asked->runs != NULL && !forcon_arguments_number (NAME, "--runs", asked->runs, 1, FORCON_BATTLE_RUNS_MAX, &runs))
      || (asked->number != NULL && !forcon_arguments_number (NAME, "--rounds", asked->number, 1, ROUNDS_MOST, &rounds)))
    return FORCON_EXIT_USAGE;
  status = forcon_play_open (&play, NAME, &asked->play, asked->path);
  if (status == FORCON_EXIT_DONE)
    status = forcon_play_commands (&play, G_MAXUINT, NULL, NULL);
  if (status != FORCON_EXIT_DONE)
    return status;
  g_autoptr (ForconBattleOdds) odds = forcon_battle_odds_run (forcon_journal_battle (play.journal), play.script->rules,
                                                              (guint) runs, rounds, play.seed, 0, NULL);

  return answer (&play, odds, asked->json);
}

ForconExit
forcon_odds_fight_run (int argc, char **argv)
{
  g_auto (ForconOddsScript) asked = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const ForconOddsScriptUsage usage = {
    NAME, _ ("Who wins when captains fight on from the end of a battle script."),
    N_ ("how many battles, 1000 if not said"), "rounds", N_ ("of how many rounds at most, 30 if not said")
  };

  return forcon_odds_script_parse (&asked, &usage, argc, argv, &status) ? fight (&asked) : status;
}
