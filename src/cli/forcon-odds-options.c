/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-odds-options.h"

#include "forcon-arguments.h"
#include "forcon-output.h"
#include "forcon-rules-file.h"

#include <glib/gi18n-lib.h>

static gboolean
is_given (const char *name, const char *option, const char *text)
{
  if (text == NULL)
    forcon_print_error (_ ("forcon %1$s: %2$s is missing; see “forcon help %1$s”"), name, option);
  return text != NULL;
}

/**
 * forcon_odds_whole:
 * @name: of the subcommand, for the error
 * @option: of the option, for the error
 * @text: (nullable): what was given
 * @value: (out): the number
 *
 * Returns: whether a whole number from 0 to FORCON_ODDS_MOST was given; else the error has been printed
 */
gboolean
forcon_odds_whole (const char *name, const char *option, const char *text, gint *value)
{
  if (!is_given (name, option, text))
    return FALSE;
  if (forcon_parse_whole (text, 0, FORCON_ODDS_MOST, value))
    return TRUE;
  forcon_print_error (_ ("forcon %1$s: %2$s is “%3$s”, a whole number from 0 to %4$d was expected"), name, option, text,
                      FORCON_ODDS_MOST);
  return FALSE;
}

/* The same for a length in cm. */
gboolean
forcon_odds_length (const char *name, const char *option, const char *text, ForconLength *value)
{
  if (!is_given (name, option, text))
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
