/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-arguments.h"
#include "forcon-output.h"
#include "forcon-scenario.h"
#include "forcon-store.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

/* Without a seed that was said or that the scenario has, no two campaigns are alike. */
static ForconExit
seed_scenario (ForconScenario *scenario, const char *text)
{
  guint64 seed = ((guint64) g_random_int () << 32) | g_random_int ();

  if (text != NULL && !forcon_parse_seed (text, &seed))
    {
      forcon_print_error (_ ("forcon %1$s: --seed “%2$s” is no seed, a whole number from 0 to 2⁶⁴ − 1 was expected"),
                          "new", text);
      return FORCON_EXIT_USAGE;
    }
  if (text != NULL || scenario->campaign->progress.seed == 0)
    forcon_scenario_seed (scenario, seed);
  return FORCON_EXIT_DONE;
}

static ForconExit
print_problem (const GError *error)
{
  forcon_print_error ("%s", error->message);
  return FORCON_EXIT_DAMAGED;
}

static ForconExit
make (const char *scenario_path, const char *path, const char *seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (scenario_path, NULL, &error);
  g_autoptr (ForconStore) store = NULL;
  g_autofree char *shown = NULL;
  ForconExit status;

  if (scenario == NULL)
    return print_problem (error);
  status = seed_scenario (scenario, seed);
  if (status != FORCON_EXIT_DONE)
    return status;
  store = forcon_store_create (path, scenario->campaign, scenario->rules_name, &error);
  if (store == NULL)
    return print_problem (error);
  shown = g_strdup_printf ("%" G_GUINT64_FORMAT, scenario->campaign->progress.seed);
  /* Translators: the file that was made, the campaign's name, its seed. */
  forcon_print_line (_ ("%1$s: %2$s, seed %3$s"), path, forcon_name (forcon_campaign_name (scenario->campaign)), shown);
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_subcommand_new (int argc, char **argv)
{
  g_autofree char *seed = NULL;
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, N_ ("seed of the generator and of the tables of clashes"), N_ ("N") },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse ("new", _ ("SCENARIO CAMPAIGN [OPTION…]"),
                               _ ("Makes a running campaign from a scenario."), entries, &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("new", argc, 2, _ ("a scenario and the file of the new campaign")))
    return FORCON_EXIT_USAGE;
  return make (argv[1], argv[2], seed);
}
