/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-odds-checks.h"

#include "forcon-json.h"
#include "forcon-labels.h"
#include "forcon-odds-options.h"
#include "forcon-odds-print.h"
#include "forcon-output.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

#define READINESS_MOST 20
#define DICE_MOST 10

static void
print_check (gint dice, gint readiness, gboolean json)
{
  double chance = forcon_odds_of_check (dice, readiness);
  g_autoptr (GString) line = g_string_new (NULL);

  if (!json)
    {
      g_autofree char *text = forcon_decimal_to_text (100.0 * chance, 2);

      /* Translators: how many dice, what their sum may be at most, the chance. */
      forcon_print_line (_ ("Dice: %1$d, at most %2$d: %3$s %%"), dice, readiness, text);
      return;
    }
  forcon_json_open (line, '{');
  forcon_json_key (line, "dice");
  forcon_json_int (line, dice);
  forcon_json_key (line, "at_most");
  forcon_json_int (line, readiness);
  forcon_odds_json_chance (line, "passed", chance);
  forcon_odds_json_end (line);
}

ForconExit
forcon_odds_readiness_run (int argc, char **argv)
{
  g_autoptr (ForconRules) rules = NULL;
  gint readiness = 0;
  gint dice = 2;
  gint modifier = 0;
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const ForconOddsNumber numbers[] = {
    { "readiness", N_ ("readiness of the ship"), 0, READINESS_MOST, TRUE, &readiness },
    { "dice", N_ ("how many dice, 2 if not given"), 1, DICE_MOST, FALSE, &dice },
    { "modifier", N_ ("what is added to the readiness"), -READINESS_MOST, READINESS_MOST, FALSE, &modifier },
  };
  const ForconOddsUsage usage = { "odds readiness", _ ("--readiness N [OPTION…]"),
                                  _ ("The exact odds of a readiness check."), numbers, G_N_ELEMENTS (numbers), NULL };

  if (!forcon_odds_parse (&usage, argc, argv, &rules, &json, &status))
    return status;
  print_check (dice, readiness + modifier, json);
  return FORCON_EXIT_DONE;
}

static void
json_results (GString *json, const char *key, const double *chances)
{
  forcon_json_key (json, key);
  forcon_json_open (json, '{');
  for (ForconCatastrophe result = 0; result < FORCON_N_CATASTROPHE; result++)
    forcon_odds_json_chance (json, forcon_catastrophe_to_word (result), chances[result]);
  forcon_json_close (json, '}');
}

static void
print_results (const ForconCatastropheOdds *odds, gboolean json)
{
  g_autoptr (GString) line = g_string_new (NULL);

  if (json)
    {
      forcon_json_open (line, '{');
      forcon_json_key (line, "dice");
      forcon_json_int (line, odds->dice);
      json_results (line, "first", odds->first);
      json_results (line, "last", odds->last);
      forcon_odds_json_end (line);
      return;
    }
  forcon_print_line (_ ("Dice: %d"), odds->dice);
  for (ForconCatastrophe result = 0; result < FORCON_N_CATASTROPHE; result++)
    {
      g_autofree char *first = forcon_decimal_to_text (100.0 * odds->first[result], 2);
      g_autofree char *last = forcon_decimal_to_text (100.0 * odds->last[result], 2);

      /* Translators: a catastrophe, its chance at the first roll, and when a burning hulk has burned out. */
      forcon_print_line (_ ("%1$s: %2$s %%; in the end %3$s %%"), forcon_label_catastrophe (result), first, last);
    }
}

ForconExit
forcon_odds_catastrophe_run (int argc, char **argv)
{
  g_autoptr (ForconRules) rules = NULL;
  ForconCatastropheOdds odds;
  gboolean station = FALSE;
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry others[] = {
    { "station", 0, 0, G_OPTION_ARG_NONE, &station, N_ ("a station rolls"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const ForconOddsUsage usage = { "odds catastrophe", _ ("[OPTION…]"), _ ("The exact odds of the catastrophe table."),
                                  NULL, 0, others };

  if (!forcon_odds_parse (&usage, argc, argv, &rules, &json, &status))
    return status;
  forcon_odds_of_catastrophe (rules, station, &odds);
  print_results (&odds, json);
  return FORCON_EXIT_DONE;
}
