/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-throws.h"

/* All dice show 1. */
void
test_first_fall (gint *dice)
{
  for (gint i = 0; i < TEST_THROWN_MAX; i++)
    dice[i] = 1;
}

/* The next way for so many dice to fall; FALSE when there was none left. */
gboolean
test_next_fall (gint *dice, gint n)
{
  for (gint i = 0; i < n; i++)
    {
      if (++dice[i] <= 6)
        return TRUE;
      dice[i] = 1;
    }
  return FALSE;
}

gint
test_count_from (const gint *dice, gint n, gint needed)
{
  gint count = 0;

  for (gint i = 0; i < n; i++)
    count += dice[i] >= needed ? 1 : 0;
  return count;
}
