/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-odds-print.h"

#include "forcon-json.h"
#include "forcon-output.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Characters of the longest bar. */
#define BAR_WIDTH 40

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
  forcon_json_key (json, "damage");
  forcon_json_open (json, '[');
  for (guint i = 0; i < odds->damage->n; i++)
    forcon_json_double (json, odds->damage->p[i]);
  forcon_json_close (json, ']');
  forcon_json_key (json, "mean");
  forcon_json_double (json, odds->mean);
  forcon_json_key (json, "critical");
  forcon_json_double (json, odds->critical);
  forcon_json_close (json, '}');
  forcon_print_raw (json->str);
  forcon_print_raw ("\n");
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
  double highest = 0.0;

  for (guint i = 0; i < odds->damage->n; i++)
    highest = MAX (highest, odds->damage->p[i]);
  for (guint i = 0; i < odds->damage->n; i++)
    {
      g_autofree char *bar = g_strnfill ((gsize) lround (BAR_WIDTH * odds->damage->p[i] / highest), '#');

      /* Translators: points of damage, their chance, a bar; keep the widths. */
      forcon_print_line (_ ("damage %1$3u: %2$6.2f %% %3$s"), i, 100.0 * odds->damage->p[i], bar);
    }
  forcon_print_line (_ ("Mean damage: %.4f"), odds->mean);
  forcon_print_line (_ ("At least one critical: %.2f %%"), 100.0 * odds->critical);
}
