/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage: make-twins FOLDER PAIRS SEED
 * Writes pairs of campaigns that differ only in what Amber may not know (tests/secrecy), as files: FOLDER/3-one and
 * FOLDER/3-other, and prints what is different in each.
 */
#include "twin-world.h"

#include <stdio.h>
#include <stdlib.h>

static void
write_twin (const char *folder, guint pair, const char *which, guint64 seed, const GArray *differences)
{
  g_autoptr (Twin) twin = twin_new (seed * 1000003 + pair, differences);
  g_autofree char *name = g_strdup_printf ("%u-%s", pair, which);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  twin_story (twin, TWIN_WORDS);
  g_assert_cmpint (g_mkdir_with_parents (path, 0755), ==, 0);
  twin_save (twin, path);
}

int
main (int argc, char **argv)
{
  guint pairs = argc == 4 ? (guint) strtoul (argv[2], NULL, 10) : 0;
  guint64 seed = argc == 4 ? strtoull (argv[3], NULL, 10) : 0;

  if (pairs == 0)
    return EXIT_FAILURE;
  for (guint pair = 0; pair < pairs; pair++)
    {
      ForconRandom random = forcon_random_nth (seed, pair);
      g_autoptr (GArray) chosen = twin_choose (pair, seed, &random);

      printf ("%u:", pair);
      for (guint i = 0; i < chosen->len; i++)
        printf (" %s;", twin_differences[g_array_index (chosen, guint, i)].name);
      printf ("\n");
      write_twin (argv[1], pair, "one", seed, NULL);
      write_twin (argv[1], pair, "other", seed, chosen);
    }
  return EXIT_SUCCESS;
}
