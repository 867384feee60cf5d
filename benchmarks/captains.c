/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What instructions make of what captains do: in how many of a hundred pairs of battles each shows (F-CAMP-13). */
#include "forcon-test-doctrine.h"
#include "forcon-test-rules.h"

#define PAIRS 100

int
main (void)
{
  for (guint what = 0; what < FORCON_N_WHAT; what++)
    {
      guint shown = 0;

      if (!test_doctrine_is_for_captains ((ForconWhat) what))
        continue;
      for (guint64 seed = 1; seed <= PAIRS; seed++)
        shown += test_doctrine_shows (forcon_test_rules (), (ForconWhat) what, seed) ? 1 : 0;
      g_print ("%-16s %3u of %u\n", forcon_what_to_word ((ForconWhat) what), shown, PAIRS);
    }
  return 0;
}
