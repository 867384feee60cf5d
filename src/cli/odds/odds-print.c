/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/odds/odds-print.h"

#include "cli/frame/json.h"
#include "cli/frame/output.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Characters of the longest bar. */
#define BAR_WIDTH 40

void
forcon_odds_tell_number (GString *json, const char *key, gint64 number)
{
  if (json != NULL)
    forcon_json_put_int (json, key, number);
}

void
forcon_odds_tell_chance (GString *json, const char *key, const char *label, double chance)
{
  if (json != NULL)
    {
      forcon_json_key (json, key);
      forcon_json_double (json, chance);
    }
  else if (label != NULL)
    {
      g_autofree char *text = forcon_decimal_to_text (100.0 * chance, 2);

      /* Translators: of what, the chance. */
      forcon_print_line (_ ("%1$s: %2$s %%"), label, text);
    }
}

void
forcon_odds_tell_mean (GString *json, const char *key, const char *label, double mean)
{
  if (json != NULL)
    {
      forcon_json_key (json, key);
      forcon_json_double (json, mean);
    }
  else
    {
      g_autofree char *text = forcon_decimal_to_text (mean, 4);

      /* Translators: of what, the mean. */
      forcon_print_line (_ ("%1$s: %2$s"), label, text);
    }
}

void
forcon_odds_tell_distribution (GString *json, const char *key, const char *label,
                               const ForconDistribution *distribution)
{
  double highest = 0.0;

  if (json != NULL)
    {
      forcon_json_key (json, key);
      forcon_json_open (json, '[');
      for (guint i = 0; i < distribution->n; i++)
        forcon_json_double (json, distribution->p[i]);
      forcon_json_close (json, ']');
    }
  if (json != NULL || label == NULL)
    return;
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

void
forcon_odds_json_end (GString *json)
{
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}
