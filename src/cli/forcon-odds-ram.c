/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-odds-ram.h"

#include "forcon-json.h"
#include "forcon-odds-options.h"
#include "forcon-odds-print.h"
#include "forcon-output.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

#define NAME "odds ram"

#define READINESS_MOST 18

/* The target's base against the rammer's, as a sign. */
static gboolean
read_base (const char *word, gint *base)
{
  static const char *const words[] = { "smaller", "same", "larger" };

  for (gint i = 0; word != NULL && i < (gint) G_N_ELEMENTS (words); i++)
    if (g_str_equal (word, words[i]))
      {
        *base = i - 1;
        return TRUE;
      }
  return word == NULL || forcon_odds_refuse (NAME, "--target-base", word, "smaller, same, larger");
}

/* Nobody has more hits left than it started with; who says nothing has them all. */
static gboolean
read_hits_left (const char *option, const char *of, gint *left, gint hits)
{
  if (*left < 0)
    *left = hits;
  if (*left > hits)
    forcon_print_error (_ ("forcon %1$s: %2$s is more than %3$s"), NAME, option, of);
  return *left <= hits;
}

static void
json_strike (GString *json, const char *key, const ForconRamStrike *strike)
{
  forcon_json_key (json, key);
  forcon_json_open (json, '{');
  forcon_json_key (json, "dice");
  forcon_json_int (json, strike->dice);
  forcon_json_key (json, "needed");
  forcon_json_int (json, strike->needed);
  forcon_odds_json_distribution (json, "damage", strike->damage);
  forcon_odds_json_chance (json, "mean", strike->mean);
  forcon_odds_json_chance (json, "critical", strike->critical);
  forcon_odds_json_chance (json, "out_of_action", strike->out);
  forcon_json_close (json, '}');
}

static void
print_json (const ForconRamOdds *odds)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_json_key (json, "dice");
  forcon_json_int (json, odds->dice);
  forcon_odds_json_chance (json, "check", odds->check);
  forcon_json_key (json, "burns_up");
  forcon_json_bool (json, odds->burns_up);
  forcon_json_key (json, "lost");
  forcon_json_bool (json, odds->lost);
  json_strike (json, "strike", &odds->strike);
  json_strike (json, "returned", &odds->returned);
  forcon_odds_json_end (json);
}

static void
print_strike (const char *title, const ForconRamStrike *strike)
{
  /* Translators: whose strike it is, its dice, the face from which on each is damage. */
  forcon_print_line (_ ("%1$s: dice: %2$d, damage on %3$d+"), title, strike->dice, strike->needed);
  forcon_odds_print_distribution (_ ("damage"), strike->damage);
  forcon_odds_print_mean (_ ("Mean damage"), strike->mean);
  forcon_odds_print_chance (_ ("At least one critical"), strike->critical);
  forcon_odds_print_chance (_ ("Out of action, without what criticals add"), strike->out);
}

static void
print_table (const ForconRamAttack *attack, const ForconRamOdds *odds)
{
  g_autofree char *check = forcon_decimal_to_text (100.0 * odds->check, 2);

  /* Translators: how many dice, the readiness, the chance. */
  forcon_print_line (_ ("The check, %1$d dice at most %2$d: %3$s %%"), odds->dice, attack->readiness, check);
  if (odds->burns_up)
    {
      forcon_print_line ("%s", _ ("If it is passed: the rammer burns up on the shields and does no harm (F-RAM-2)."));
      return;
    }
  if (odds->lost)
    forcon_print_line ("%s", _ ("If it is passed, the rammer is lost when it has struck (F-RAM-2)."));
  print_strike (_ ("The rammer strikes, if it is passed"), &odds->strike);
  print_strike (_ ("The target strikes back"), &odds->returned);
}

ForconExit
forcon_odds_ram_run (int argc, char **argv)
{
  g_autoptr (ForconRules) rules = NULL;
  g_autofree char *base = NULL;
  g_auto (ForconRamOdds) odds = { 0 };
  ForconRamAttack attack = { .hits_left = -1, .target_hits_left = -1 };
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const ForconOddsNumber numbers[] = {
    { "readiness", N_ ("readiness of the rammer"), 0, READINESS_MOST, TRUE, &attack.readiness },
    { "hits", N_ ("starting hits of the rammer"), 1, FORCON_ODDS_MOST, TRUE, &attack.hits },
    { "hits-left", N_ ("hits that it has left, if not all"), 1, FORCON_ODDS_MOST, FALSE, &attack.hits_left },
    { "armour", N_ ("its bow armour, 1 to 6"), FORCON_ODDS_ARMOUR_LEAST, FORCON_ODDS_ARMOUR_MOST, TRUE,
      &attack.armour },
    { "shields", N_ ("its shields that work"), 0, FORCON_ODDS_MOST, TRUE, &attack.shields },
    { "target-hits", N_ ("starting hits of the target"), 1, FORCON_ODDS_MOST, TRUE, &attack.target_hits },
    { "target-hits-left", N_ ("hits that it has left, if not all"), 1, FORCON_ODDS_MOST, FALSE,
      &attack.target_hits_left },
    { "target-armour", N_ ("armour of the target on that side, 1 to 6"), FORCON_ODDS_ARMOUR_LEAST,
      FORCON_ODDS_ARMOUR_MOST, TRUE, &attack.target_armour },
    { "target-shields", N_ ("shields of the target that work"), 0, FORCON_ODDS_MOST, TRUE, &attack.target_shields },
  };
  const GOptionEntry others[] = {
    { "target-base", 0, 0, G_OPTION_ARG_STRING, &base, N_ ("against the rammer's: smaller, same or larger"),
      N_ ("WORD") },
    { "bow", 0, 0, G_OPTION_ARG_NONE, &attack.bow, N_ ("the target is rammed in its bow arc"), NULL },
    { "escort", 0, 0, G_OPTION_ARG_NONE, &attack.escort, N_ ("an escort rams a capital ship"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const ForconOddsUsage usage = {
    NAME, _ ("--readiness N --hits N --armour N --shields N --target-hits N --target-armour N --target-shields N [OPTION…]"),
    _ ("The exact odds of a ram."), numbers, G_N_ELEMENTS (numbers), others
  };

  if (!forcon_odds_parse (&usage, argc, argv, &rules, &json, &status))
    return status;
  if (!read_base (base, &attack.base))
    return FORCON_EXIT_USAGE;
  if (!read_hits_left ("--hits-left", "--hits", &attack.hits_left, attack.hits)
      || !read_hits_left ("--target-hits-left", "--target-hits", &attack.target_hits_left, attack.target_hits))
    return FORCON_EXIT_USAGE;
  forcon_odds_of_ram (rules, &attack, &odds);
  if (json)
    print_json (&odds);
  else
    print_table (&attack, &odds);
  return FORCON_EXIT_DONE;
}
