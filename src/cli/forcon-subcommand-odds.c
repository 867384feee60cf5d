/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-output.h"
#include "forcon-subcommands.h"

#include <glib/gi18n-lib.h>

typedef ForconExit (*Run) (int argc, char **argv);

static const struct {
  const char *name;
  Run run;
  const char *help;
} sorts[] = {
  { "battery", forcon_odds_battery_run, N_ ("batteries that fire at a target") },
  { "destructor", forcon_odds_destructor_run, N_ ("destructors that fire at a target") },
  { "torpedoes", forcon_odds_torpedoes_run, N_ ("torpedoes against turrets and armour") },
  { "boarding", forcon_odds_boarding_run, N_ ("a boarding") },
  { "ram", forcon_odds_ram_run, N_ ("a ram") },
  { "readiness", forcon_odds_readiness_run, N_ ("a readiness check") },
  { "catastrophe", forcon_odds_catastrophe_run, N_ ("the catastrophe table") },
  { "command", forcon_odds_command_run, N_ ("a command of a battle script, tried again and again") },
  { "battle", forcon_odds_fight_run, N_ ("a whole battle, fought by captains again and again") },
};

static void
print_help (void)
{
  forcon_print_line ("%s", _ ("Usage: forcon odds SORT OPTION…"));
  forcon_print_line ("%s", _ ("The odds of one attack or check, or of more: how often what comes of it."));
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    forcon_print_line ("  %-12s%s", sorts[i].name, _ (sorts[i].help));
  forcon_print_line ("%s", _ ("“forcon help odds SORT” tells the options."));
}

/* The sorts of odds, one after the other. */
static char *
names_of_sorts (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    g_ptr_array_add (names, (gpointer) sorts[i].name);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

ForconExit
forcon_subcommand_odds (int argc, char **argv)
{
  const char *kind = argc < 2 ? "" : argv[1];
  g_autofree char *names = names_of_sorts ();

  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    if (g_str_equal (kind, sorts[i].name))
      return sorts[i].run (argc - 1, argv + 1);
  if (g_str_equal (kind, "--help") || g_str_equal (kind, "-h"))
    {
      print_help ();
      return FORCON_EXIT_DONE;
    }
  forcon_print_error (_ ("forcon odds: there are no odds of “%1$s”, expected %2$s"), kind, names);
  return FORCON_EXIT_USAGE;
}
