/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"

#include "base/dice.h"
#include "cli/frame/output.h"

#include <glib/gi18n-lib.h>
#include <string.h>

gboolean
forcon_parse_whole (const char *text, gint least, gint most, gint *value)
{
  gint64 number = 0;

  if (!g_ascii_string_to_signed (text, 10, least, most, &number, NULL))
    return FALSE;
  *value = (gint) number;
  return TRUE;
}

gboolean
forcon_parse_length (const char *text, ForconLength *length)
{
  gint64 number = 0;
  guint decimals = 0;
  gboolean behind_point = FALSE;

  if (!g_ascii_isdigit (*text))
    return FALSE;
  for (; *text != '\0'; text++)
    {
      if (*text == '.' && !behind_point && g_ascii_isdigit (text[1]))
        {
          behind_point = TRUE;
          continue;
        }
      if (!g_ascii_isdigit (*text) || (decimals == 2 && *text != '0'))
        return FALSE;
      if (decimals == 2)
        continue;
      number = number * 10 + (*text - '0');
      decimals += behind_point ? 1 : 0;
      if (number > FORCON_LENGTH_MAX)
        return FALSE;
    }
  for (; decimals < 2; decimals++)
    number *= 10;
  *length = (ForconLength) MIN (number, G_MAXINT32);
  return number <= FORCON_LENGTH_MAX;
}

gboolean
forcon_parse_seed (const char *text, guint64 *seed)
{
  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

gboolean
forcon_arguments_given (const char *name, const char *option, const char *text)
{
  if (text == NULL)
    forcon_print_error (_ ("forcon %1$s: %2$s is missing; see “forcon help %1$s”"), name, option);
  return text != NULL;
}

gboolean
forcon_arguments_refuse (const char *name, const char *option, const char *text, const char *expected)
{
  if (forcon_arguments_given (name, option, text))
    forcon_print_error (_ ("forcon %1$s: %2$s is “%3$s”, expected %4$s"), name, option, text, expected);
  return FALSE;
}

gboolean
forcon_arguments_number (const char *name, const char *option, const char *text, gint least, gint most, gint *value)
{
  if (!forcon_arguments_given (name, option, text))
    return FALSE;
  if (forcon_parse_whole (text, least, most, value))
    return TRUE;
  forcon_print_error (_ ("forcon %1$s: %2$s is “%3$s”, a whole number from %4$d to %5$d was expected"), name, option,
                      text, least, most);
  return FALSE;
}

gboolean
forcon_arguments_seed (const char *name, const char *text, guint64 *seed)
{
  if (text == NULL || forcon_parse_seed (text, seed))
    return TRUE;
  forcon_print_error (_ ("forcon %1$s: --seed “%2$s” is no seed, a whole number from 0 to 2⁶⁴ − 1 was expected"), name,
                      text);
  return FALSE;
}

void
forcon_entries_clear (ForconEntries *entries)
{
  for (const GOptionEntry *entry = *entries; entry->long_name != NULL; entry++)
    if (entry->arg == G_OPTION_ARG_STRING || entry->arg == G_OPTION_ARG_FILENAME)
      g_clear_pointer ((char **) entry->arg_data, g_free);
    else if (entry->arg == G_OPTION_ARG_STRING_ARRAY || entry->arg == G_OPTION_ARG_FILENAME_ARRAY)
      g_clear_pointer ((GStrv *) entry->arg_data, g_strfreev);
}

/* Removes the "--" that ends the options; GOption leaves it where the next argument begins with a hyphen. */
static void
drop_end_of_options (int *argc, char **argv)
{
  for (gint i = 1; i < *argc; i++)
    if (g_str_equal (argv[i], "--"))
      {
        for (gint j = i; j < *argc; j++)
          argv[j] = argv[j + 1];
        (*argc)--;
        return;
      }
}

gboolean
forcon_arguments_parse (const char *name, const char *rest, const char *summary, const GOptionEntry *entries, int *argc,
                        char ***argv, ForconExit *status)
{
  g_autofree char *parameters = g_strdup_printf ("%s %s", name, rest);
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  gboolean help = FALSE;
  const GOptionEntry help_entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_ ("show this help"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  g_set_prgname ("forcon");
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, help_entries, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      forcon_print_error (_ ("forcon %1$s: %2$s; see “forcon help %1$s”"), name, error->message);
      *status = FORCON_EXIT_USAGE;
      return FALSE;
    }
  drop_end_of_options (argc, *argv);
  if (!help)
    return TRUE;
  /* GOption names only the program in its first paragraph, and the subcommand belongs there too. */
  g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);
  const char *options = strstr (text, "\n\n");

  forcon_print_line (_ ("Usage: forcon %s"), parameters);
  forcon_print_raw (options == NULL ? text : options + 1);
  *status = FORCON_EXIT_DONE;
  return FALSE;
}

gboolean
forcon_arguments_expect (const char *name, gint argc, gint count, const char *what)
{
  if (argc == count + 1)
    return TRUE;
  /* Translators: the subcommand, and what it works on: "a campaign", "a scenario and a new file". */
  forcon_print_error (_ ("forcon %1$s: %2$s was expected; see “forcon help %1$s”"), name, what);
  return FALSE;
}

gboolean
forcon_arguments_no_more (const char *name, int argc, char **argv)
{
  if (argc > 1)
    forcon_print_error (_ ("forcon %1$s: “%2$s” was not expected; see “forcon help %1$s”"), name, argv[1]);
  return argc <= 1;
}

gboolean
forcon_arguments_dice (const char *name, const char *text, gboolean d10, GByteArray **list)
{
  g_autofree char *wrong = NULL;

  *list = text == NULL ? NULL : g_byte_array_new ();
  if (text == NULL || (d10 ? forcon_dice_parse_d10 (text, *list, &wrong) : forcon_dice_parse (text, *list, &wrong)))
    return TRUE;
  forcon_print_error (
      d10 ? _ ("forcon %1$s: --dice has “%2$s”, faces from 1 to 10 were expected, or ? for the generator")
          : _ ("forcon %1$s: --dice has “%2$s”, faces from 1 to 6 were expected, or ? for the generator"),
      name, wrong);
  return FALSE;
}
