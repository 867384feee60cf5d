/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What instructions make of what captains do (F-CAMP-13). */
#include "engine/captain/captain.h"

#include "forcon-test-battle.h"
#include "forcon-test-doctrine.h"
#include "forcon-test-rules.h"

#define PAIRS 10
#define PAIRS_LEAST 9

/* F-CAMP-13: benchmarks/captains.c fights a hundred pairs */
static void
test_shows (gconstpointer data)
{
  ForconWhat what = (ForconWhat) GPOINTER_TO_UINT (data);
  guint shown = 0;

  for (guint64 seed = 1; seed <= PAIRS; seed++)
    shown += test_doctrine_shows (forcon_test_rules (), what, seed) ? 1 : 0;
  g_assert_cmpuint (shown, >=, PAIRS_LEAST);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint what = 0; what < FORCON_N_WHAT; what++)
    if (test_doctrine_is_for_captains ((ForconWhat) what))
      {
        g_autofree char *path = g_strdup_printf ("/engine/doctrine/F-CAMP-13 told to %s, captains do so",
                                                 forcon_what_to_word ((ForconWhat) what));

        g_test_add_data_func (path, GUINT_TO_POINTER (what), test_shows);
      }
  return g_test_run ();
}
