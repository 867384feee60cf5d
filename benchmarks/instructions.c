/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * In how many of a hundred pairs of campaigns that differ in one standing instruction the formation does what it is told,
 * for each deed on the map and each case (F-CAMP-13). Those at the table are counted by the benchmark of captains.
 */
#include "forcon-test-deeds.h"

#include <locale.h>

#define PAIRS 100
#define LIMIT 95

int
main (void)
{
  guint fewest = PAIRS;

  setlocale (LC_ALL, "");
  for (guint deed = 0; deed < test_n_deeds (); deed++)
    for (guint when = 0; when < FORCON_N_WHEN; when++)
      {
        guint shown = 0;

        if (!test_deed_is_for (deed, (ForconWhen) when))
          continue;
        for (guint64 seed = 1; seed <= PAIRS; seed++)
          shown += test_deed_shows (deed, (ForconWhen) when, seed) ? 1 : 0;
        fewest = MIN (fewest, shown);
        g_print ("%-34s %-14s shows in %3u of %u pairs\n", test_deed_word (deed),
                 forcon_when_to_word ((ForconWhen) when), shown, PAIRS);
      }
  g_print ("the fewest: %u, %.2f of the limit\n", fewest, (double) fewest / LIMIT);
  return 0;
}
