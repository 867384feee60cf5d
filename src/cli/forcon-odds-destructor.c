/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-odds-options.h"
#include "forcon-odds-print.h"
#include "forcon-output.h"

#include <glib/gi18n-lib.h>

#define NAME "odds destructor"

typedef struct {
  char *strength;
  char *shields;
  char *rules;
  gboolean half;
  gboolean json;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->strength, g_free);
  g_clear_pointer (&options->shields, g_free);
  g_clear_pointer (&options->rules, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static ForconExit
print_odds (const Options *options)
{
  g_autoptr (ForconRules) rules = NULL;
  g_auto (ForconOdds) odds = { 0 };
  gint strength = 0;
  gint shields = 0;

  if (!forcon_odds_whole (NAME, "--strength", options->strength, &strength) ||
      !forcon_odds_whole (NAME, "--shields", options->shields, &shields))
    return FORCON_EXIT_USAGE;
  rules = forcon_odds_rules (options->rules);
  if (rules == NULL)
    return FORCON_EXIT_DAMAGED;
  forcon_odds_of_destructor (rules, strength, shields, options->half, &odds);
  if (options->json)
    {
      forcon_odds_print_json ("dice", NULL, &odds);
      return FORCON_EXIT_DONE;
    }
  /* Translators: the dice of the attack, the face from which on each hits, the shields. */
  forcon_print_line (_ ("Dice: %1$d, hits on %2$d+, shields: %3$d"), odds.dice, rules->destructor_hit, shields);
  forcon_odds_print_table (&odds);
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_odds_destructor_run (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "strength", 0, 0, G_OPTION_ARG_STRING, &options.strength, N_ ("strength of the destructors"), N_ ("N") },
    { "shields", 0, 0, G_OPTION_ARG_STRING, &options.shields, N_ ("shields that the target has left"), N_ ("N") },
    { "half", 0, 0, G_OPTION_ARG_NONE, &options.half, N_ ("fire at half effect"), NULL },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &options.rules, N_ ("a rules file, instead of forcon-2010"), N_ ("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("for programs: one line of JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (NAME, "--strength N --shields N", _ ("The exact odds of a destructor attack."), entries,
                               &argc, &argv, &status))
    return status;
  return forcon_odds_no_more (NAME, argc, argv) ? print_odds (&options) : FORCON_EXIT_USAGE;
}
