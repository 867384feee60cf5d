/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-odds-boarding.h"

#include "forcon-json.h"
#include "forcon-labels.h"
#include "forcon-odds-options.h"
#include "forcon-odds-print.h"
#include "forcon-output.h"

#include <glib/gi18n-lib.h>

#define NAME "odds boarding"

/* Strengths are hits and what changes them; the walk over them grows with both. */
#define STRENGTH_MOST 200
#define ROUNDS_MOST 1000

static gboolean
read_crew (const char *option, const char *word, ForconCrew *crew)
{
  return word == NULL || forcon_crew_from_word (word, crew)
         || forcon_odds_refuse (NAME, option, word, "green, experienced, veteran, elite");
}

static void
print_json (const ForconBoardingOdds *odds)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_odds_json_chance (json, "captures", odds->captures);
  forcon_odds_json_chance (json, "captured", odds->captured);
  forcon_odds_json_chance (json, "undecided", odds->undecided);
  forcon_odds_json_chance (json, "rounds", odds->rounds);
  forcon_odds_json_distribution (json, "attacker_left", odds->attacker_left);
  forcon_odds_json_distribution (json, "defender_left", odds->defender_left);
  forcon_odds_json_end (json);
}

static void
print_table (const ForconBoardingFight *fight, const ForconBoardingOdds *odds)
{
  /* Translators: the strength and the crew of the attacker, then of the defender. */
  forcon_print_line (_ ("Strength %1$d, crew: %2$s; against strength %3$d, crew: %4$s"), fight->attacker,
                     forcon_label_crew (fight->attacker_crew), fight->defender,
                     forcon_label_crew (fight->defender_crew));
  forcon_odds_print_chance (_ ("The attacker captures"), odds->captures);
  forcon_odds_print_chance (_ ("The attacker is captured"), odds->captured);
  if (fight->rounds > 0)
    forcon_odds_print_chance (_ ("Undecided"), odds->undecided);
  forcon_odds_print_mean (_ ("Rounds on average"), odds->rounds);
  forcon_odds_print_distribution (_ ("attacker"), odds->attacker_left);
  forcon_odds_print_distribution (_ ("defender"), odds->defender_left);
}

ForconExit
forcon_odds_boarding_run (int argc, char **argv)
{
  g_autoptr (ForconRules) rules = NULL;
  g_autofree char *attacker_crew = NULL;
  g_autofree char *defender_crew = NULL;
  g_auto (ForconBoardingOdds) odds = { 0 };
  ForconBoardingFight fight = { 0, 0, FORCON_CREW_EXPERIENCED, FORCON_CREW_EXPERIENCED, -1 };
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const ForconOddsNumber numbers[] = {
    { "attacker", N_ ("strength of the attacker, with all that changes it"), 0, STRENGTH_MOST, TRUE, &fight.attacker },
    { "defender", N_ ("strength of the defender, with all that changes it"), 0, STRENGTH_MOST, TRUE, &fight.defender },
    { "rounds", N_ ("rounds of this turn, 0 to the end; instead of what the rules say"), 0, ROUNDS_MOST, FALSE,
      &fight.rounds },
  };
  const GOptionEntry others[] = {
    { "attacker-crew", 0, 0, G_OPTION_ARG_STRING, &attacker_crew, N_ ("green, experienced, veteran or elite"),
      N_ ("WORD") },
    { "defender-crew", 0, 0, G_OPTION_ARG_STRING, &defender_crew, N_ ("green, experienced, veteran or elite"),
      N_ ("WORD") },
    G_OPTION_ENTRY_NULL,
  };
  const ForconOddsUsage usage = { NAME, _ ("--attacker N --defender N [OPTION…]"), _ ("The exact odds of a boarding."),
                                  numbers, G_N_ELEMENTS (numbers), others };

  if (!forcon_odds_parse (&usage, argc, argv, &rules, &json, &status))
    return status;
  if (!read_crew ("--attacker-crew", attacker_crew, &fight.attacker_crew)
      || !read_crew ("--defender-crew", defender_crew, &fight.defender_crew))
    return FORCON_EXIT_USAGE;
  if (fight.rounds < 0)
    fight.rounds = rules->options.boarding_rounds;
  forcon_odds_of_boarding (rules, &fight, &odds);
  if (json)
    print_json (&odds);
  else
    print_table (&fight, &odds);
  return FORCON_EXIT_DONE;
}
