/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-odds-print.h"

#include "forcon-json.h"
#include "forcon-output.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Characters of the longest bar. */
#define BAR_WIDTH 40

/* A key and a number that parses back to the same double. */
void
forcon_odds_json_chance (GString *json, const char *key, double chance)
{
  forcon_json_key (json, key);
  forcon_json_double (json, chance);
}

/* A key and the chances of 0, 1 and so on. */
void
forcon_odds_json_distribution (GString *json, const char *key, const ForconDistribution *distribution)
{
  forcon_json_key (json, key);
  forcon_json_open (json, '[');
  for (guint i = 0; i < distribution->n; i++)
    forcon_json_double (json, distribution->p[i]);
  forcon_json_close (json, ']');
}

/* Closes the object and prints it as a line. */
void
forcon_odds_json_end (GString *json)
{
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

/**
 * forcon_odds_print_json:
 * @dice_key: what the number of dice is called: "salvos" or "dice"
 * @gunnery: (nullable): how a battery was looked up
 * @odds: the odds
 *
 * Prints one line; its numbers parse back to the same doubles.
 */
void
forcon_odds_print_json (const char *dice_key, const ForconGunnery *gunnery, const ForconOdds *odds)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  if (gunnery != NULL)
    {
      forcon_json_key (json, "column");
      forcon_json_int (json, gunnery->column);
    }
  forcon_json_key (json, dice_key);
  forcon_json_int (json, odds->dice);
  forcon_odds_json_distribution (json, "damage", odds->damage);
  forcon_odds_json_chance (json, "mean", odds->mean);
  forcon_odds_json_chance (json, "critical", odds->critical);
  forcon_odds_json_end (json);
}

/**
 * forcon_odds_print_distribution:
 * @label: what is counted, translated
 * @distribution: its distribution
 *
 * Prints a line with a bar for each count.
 */
void
forcon_odds_print_distribution (const char *label, const ForconDistribution *distribution)
{
  double highest = 0.0;

  for (guint i = 0; i < distribution->n; i++)
    highest = MAX (highest, distribution->p[i]);
  for (guint i = 0; i < distribution->n; i++)
    {
      g_autofree char *bar = g_strnfill ((gsize) lround (BAR_WIDTH * distribution->p[i] / highest), '#');
      g_autofree char *chance = forcon_decimal_to_text (100.0 * distribution->p[i], 2);

      /* Translators: what is counted, how much of it, the chance, a bar; keep the widths. */
      forcon_print_line (_ ("%1$s %2$3u: %3$6s %% %4$s"), label, i, chance, bar);
    }
}

/* A line with a chance in per cent. */
void
forcon_odds_print_chance (const char *label, double chance)
{
  g_autofree char *text = forcon_decimal_to_text (100.0 * chance, 2);

  /* Translators: of what, the chance. */
  forcon_print_line (_ ("%1$s: %2$s %%"), label, text);
}

/* A line with a mean. */
void
forcon_odds_print_mean (const char *label, double mean)
{
  g_autofree char *text = forcon_decimal_to_text (mean, 4);

  /* Translators: of what, the mean. */
  forcon_print_line (_ ("%1$s: %2$s"), label, text);
}

/**
 * forcon_odds_print_table:
 * @odds: the odds
 *
 * Prints a line with a bar for each damage, then the mean and the chance of a critical.
 */
void
forcon_odds_print_table (const ForconOdds *odds)
{
  forcon_odds_print_distribution (_ ("damage"), odds->damage);
  forcon_odds_print_mean (_ ("Mean damage"), odds->mean);
  forcon_odds_print_chance (_ ("At least one critical"), odds->critical);
}
