/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "soak-memory.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

/* A figure of the system about this process, bytes; 0 if it does not tell. */
static double
told (const char *what)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;
  line = strstr (text, what);
  return line == NULL ? 0 : g_ascii_strtod (line + strlen (what), NULL) * 1024;
}

/* Returns: what is used once all that can be given back is */
SoakMemory
soak_memory_now (void)
{
  SoakMemory memory = { .moment = g_get_monotonic_time () };

#ifdef __GLIBC__
  struct mallinfo2 heap;

  malloc_trim (0);
  heap = mallinfo2 ();
  memory.heap = (double) (heap.uordblks + heap.hblkhd);
#endif
  memory.private = told ("\nAnonymous:");
  return memory;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

static double
median (GArray *figures)
{
  g_array_sort (figures, compare);
  return figures->len == 0 ? 0 : g_array_index (figures, double, figures->len / 2);
}

/* Returns: the median of what was measured in this time */
SoakMemory
soak_memory_median (GArray *samples, gint64 from, gint64 to)
{
  g_autoptr (GArray) heap = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) private = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < samples->len; i++)
    {
      const SoakMemory *sample = &g_array_index (samples, SoakMemory, i);

      if (sample->moment < from || sample->moment > to)
        continue;
      g_array_append_val (heap, sample->heap);
      g_array_append_val (private, sample->private);
    }
  return (SoakMemory){ to, median (heap), median (private) };
}
