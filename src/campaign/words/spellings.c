/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/words/tokens.h"

#include <string.h>

static guint
least (guint a, guint b, guint c)
{
  return MIN (MIN (a, b), c);
}

/* What it costs to put another letter in a place: in short words that makes another word. */
static guint
change (const char *a, const char *b, gboolean is_short)
{
  if (*a == *b)
    return 0;
  return is_short ? 2 : 1;
}

guint
forcon_sheet_distance (const char *a, const char *b, guint limit)
{
  guint rows[3][FORCON_SHEET_KEY_MAX + 1];
  guint n = (guint) strlen (a);
  guint m = (guint) strlen (b);
  gboolean is_short = MIN (n, m) <= 4;

  if (n > FORCON_SHEET_KEY_MAX || m > FORCON_SHEET_KEY_MAX || MAX (n, m) - MIN (n, m) > limit)
    return limit + 1;
  for (guint k = 0; k <= m; k++)
    rows[0][k] = k;
  for (guint i = 1; i <= n; i++)
    {
      guint *row = rows[i % 3];
      const guint *before = rows[(i + 2) % 3];
      const guint *two_before = rows[(i + 1) % 3];

      row[0] = i;
      for (guint k = 1; k <= m; k++)
        {
          row[k] = least (before[k] + 1, row[k - 1] + 1, before[k - 1] + change (a + i - 1, b + k - 1, is_short));
          if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
            row[k] = MIN (row[k], two_before[k - 2] + 1);
        }
    }
  return MIN (rows[n % 3][m], limit + 1);
}

guint
forcon_sheet_tolerance (gsize length)
{
  if (length < 4)
    return 0;
  return length < 7 ? 1 : 2;
}

guint32
forcon_sheet_letters (const char *key)
{
  guint32 letters = 0;

  for (; *key != '\0'; key++)
    letters |= 1u << (*key & 31);
  return letters;
}

gboolean
forcon_sheet_far (gsize length, guint32 letters, gsize other_length, guint32 other_letters, guint limit)
{
  guint32 differing = letters ^ other_letters;
  guint n = 0;

  if (MAX (length, other_length) - MIN (length, other_length) > limit)
    return TRUE;
  for (; differing != 0; differing &= differing - 1)
    n++;
  return n > 2 * limit;
}
