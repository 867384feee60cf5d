/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-odds-torpedoes.h"

#include "forcon-arguments.h"
#include "forcon-json.h"
#include "forcon-odds-options.h"
#include "forcon-odds-print.h"
#include "forcon-output.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

#define NAME "odds torpedoes"

/* Hits that no attack takes, where the target's are not given. */
#define ALL_HITS (FORCON_WAVES_MAX * FORCON_ODDS_MOST)

/* Reads "6" or "6,4": the torpedoes of each wave. */
static gboolean
read_waves (const char *text, ForconTorpedoAttack *attack)
{
  g_auto (GStrv) words = g_strsplit (text == NULL ? "" : text, ",", -1);
  guint n = g_strv_length (words);
  gboolean good = n >= 1 && n <= FORCON_WAVES_MAX;

  attack->n_waves = n;
  for (guint i = 0; good && i < n; i++)
    good = forcon_parse_whole (words[i], 1, FORCON_ODDS_MOST, &attack->waves[i]);
  return good || forcon_odds_refuse (NAME, "--count", text, _ ("the torpedoes of each wave: “6” or “6,4”"));
}

static void
print_json (const ForconTorpedoOdds *odds, gboolean hits_given)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_odds_json_distribution (json, "damage", odds->damage);
  forcon_odds_json_chance (json, "mean", odds->mean);
  forcon_odds_json_chance (json, "critical", odds->critical);
  if (hits_given)
    {
      forcon_odds_json_distribution (json, "hits_left", odds->hits_left);
      forcon_odds_json_chance (json, "out_of_action", odds->out);
    }
  forcon_json_key (json, "waves");
  forcon_json_open (json, '[');
  for (guint i = 0; i < odds->n_waves; i++)
    {
      forcon_json_open (json, '{');
      forcon_odds_json_distribution (json, "left", odds->left[i]);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
  forcon_odds_json_end (json);
}

static void
print_table (const ForconTorpedoAttack *attack, const ForconTorpedoOdds *odds, gboolean hits_given)
{
  for (guint i = 0; i < attack->n_waves; i++)
    {
      g_autofree char *left = forcon_decimal_to_text (forcon_distribution_mean (odds->left[i]), 4);

      /* Translators: which wave, its torpedoes, how many of them are left afterwards. */
      forcon_print_line (_ ("Wave %1$u: %2$d torpedoes, of which %3$s are left on average"), i + 1, attack->waves[i],
                         left);
    }
  forcon_print_line (_ ("Turrets: %1$d, cover: %2$d, armour: %3$d"), attack->turrets, attack->cover, attack->armour);
  forcon_odds_print_distribution (_ ("damage"), odds->damage);
  forcon_odds_print_mean (_ ("Mean damage"), odds->mean);
  forcon_odds_print_chance (_ ("At least one critical"), odds->critical);
  if (!hits_given)
    return;
  forcon_odds_print_distribution (_ ("hits left"), odds->hits_left);
  forcon_odds_print_chance (_ ("Out of action, without what criticals add"), odds->out);
}

ForconExit
forcon_odds_torpedoes_run (int argc, char **argv)
{
  g_autoptr (ForconRules) rules = NULL;
  g_autofree char *count = NULL;
  g_auto (ForconTorpedoOdds) odds = { 0 };
  ForconTorpedoAttack attack = { .hits = ALL_HITS };
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const ForconOddsNumber numbers[] = {
    { "turrets", N_ ("turrets of the target and of those that work with it"), 0, FORCON_ODDS_MOST, TRUE,
      &attack.turrets },
    { "cover", N_ ("firepower of the escorts that cover it"), 0, FORCON_ODDS_MOST, FALSE, &attack.cover },
    { "armour", N_ ("armour of the target, 1 to 6"), FORCON_ODDS_ARMOUR_LEAST, FORCON_ODDS_ARMOUR_MOST, TRUE,
      &attack.armour },
    { "hits", N_ ("hits that the target has left"), 1, FORCON_ODDS_MOST, FALSE, &attack.hits },
  };
  const GOptionEntry others[] = {
    { "count", 0, 0, G_OPTION_ARG_STRING, &count, N_ ("torpedoes of each wave, in the order in which they strike"),
      N_ ("N[,N…]") },
    G_OPTION_ENTRY_NULL,
  };
  const ForconOddsUsage usage = { NAME, "--count N[,N…] --turrets N --armour N",
                                  _ ("The exact odds of torpedoes that come to a ship in one phase."), numbers,
                                  G_N_ELEMENTS (numbers), others };

  if (!forcon_odds_parse (&usage, argc, argv, &rules, &json, &status))
    return status;
  if (!read_waves (count, &attack))
    return FORCON_EXIT_USAGE;
  forcon_odds_of_torpedoes (rules, &attack, &odds);
  if (json)
    print_json (&odds, attack.hits != ALL_HITS);
  else
    print_table (&attack, &odds, attack.hits != ALL_HITS);
  return FORCON_EXIT_DONE;
}
