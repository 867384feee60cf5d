/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-odds-options.h"

#include "forcon-arguments.h"
#include "forcon-output.h"
#include "forcon-rules-file.h"

#include <glib/gi18n-lib.h>

/**
 * forcon_odds_refuse:
 * @name: of the subcommand
 * @option: of the option
 * @text: (nullable): what was given
 * @expected: what would have been right
 *
 * Prints that the option is missing, or what was expected of it.
 *
 * Returns: %FALSE, for the caller to hand on
 */
gboolean
forcon_odds_refuse (const char *name, const char *option, const char *text, const char *expected)
{
  if (forcon_arguments_given (name, option, text))
    forcon_print_error (_ ("forcon %1$s: %2$s is “%3$s”, expected %4$s"), name, option, text, expected);
  return FALSE;
}

/* As forcon_arguments_number(), for a length in cm. */
gboolean
forcon_odds_length (const char *name, const char *option, const char *text, ForconLength *value)
{
  if (!forcon_arguments_given (name, option, text))
    return FALSE;
  if (forcon_parse_length (text, value))
    return TRUE;
  forcon_print_error (_ ("forcon %1$s: %2$s is “%3$s”, centimetres from 0 to %4$d with at most two decimals were "
                         "expected"),
                      name, option, text, FORCON_LENGTH_MAX / FORCON_CM (1));
  return FALSE;
}

/* Whether nothing is left behind the options; else the error has been printed. */
gboolean
forcon_odds_no_more (const char *name, int argc, char **argv)
{
  if (argc > 1)
    forcon_print_error (_ ("forcon %1$s: “%2$s” was not expected; see “forcon help %1$s”"), name, argv[1]);
  return argc <= 1;
}

/* The rules of a file, or those that come with the program; %NULL when the error has been printed. */
ForconRules *
forcon_odds_rules (const char *path)
{
  g_autoptr (GError) error = NULL;
  ForconRules *rules = path != NULL ? forcon_rules_load (path, &error) : forcon_rules_load_named ("forcon-2010", &error);

  if (rules == NULL)
    forcon_print_error ("%s", error->message);
  return rules;
}

/* The texts of the numbers, once they are read from the command line. */
static gboolean
read_numbers (const ForconOddsUsage *usage, char **texts)
{
  for (guint i = 0; i < usage->n_numbers; i++)
    {
      const ForconOddsNumber *number = &usage->numbers[i];
      g_autofree char *option = g_strconcat ("--", number->name, NULL);

      if ((texts[i] != NULL || number->needed)
          && !forcon_arguments_number (usage->name, option, texts[i], number->least, number->most, number->value))
        return FALSE;
    }
  return TRUE;
}

static GArray *
entries_of (const ForconOddsUsage *usage, char **texts, char **path, gboolean *json)
{
  GArray *entries = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));
  const GOptionEntry common[] = {
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, path, N_ ("a rules file, instead of forcon-2010"), N_ ("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, json, N_ ("for programs: one line of JSON"), NULL },
  };

  for (guint i = 0; i < usage->n_numbers; i++)
    {
      GOptionEntry entry = { usage->numbers[i].name, 0, 0, G_OPTION_ARG_STRING, &texts[i], usage->numbers[i].help,
                             N_ ("N") };

      g_array_append_val (entries, entry);
    }
  for (const GOptionEntry *other = usage->others; other != NULL && other->long_name != NULL; other++)
    g_array_append_val (entries, *other);
  g_array_append_vals (entries, common, G_N_ELEMENTS (common));
  return entries;
}

/**
 * forcon_odds_parse:
 * @usage: what may be asked
 * @argc: how many arguments
 * @argv: the arguments, from the sort of odds on
 * @rules: (out) (transfer full): the rules
 * @json: (out): whether JSON is wanted
 * @status: (out): the exit status when nothing is to be reckoned
 *
 * Returns: whether the odds are to be reckoned; else help or an error has been printed
 */
gboolean
forcon_odds_parse (const ForconOddsUsage *usage, int argc, char **argv, ForconRules **rules, gboolean *json,
                   ForconExit *status)
{
  g_auto (GStrv) texts = g_new0 (char *, usage->n_numbers + 1);
  g_autofree char *path = NULL;
  g_autoptr (GArray) entries = entries_of (usage, texts, &path, json);
  gboolean goes_on = forcon_arguments_parse (usage->name, usage->rest, usage->summary,
                                             &g_array_index (entries, GOptionEntry, 0), &argc, &argv, status);

  if (goes_on)
    {
      *status = FORCON_EXIT_USAGE;
      goes_on = forcon_odds_no_more (usage->name, argc, argv) && read_numbers (usage, texts);
    }
  if (goes_on)
    {
      *status = FORCON_EXIT_DAMAGED;
      *rules = forcon_odds_rules (path);
      goes_on = *rules != NULL;
    }
  /* Numbers that were not given leave holes, and a list of texts would end there. */
  for (guint i = 0; i < usage->n_numbers; i++)
    g_clear_pointer (&texts[i], g_free);
  return goes_on;
}
