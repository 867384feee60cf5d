/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What no program on this machine can do better: copy memory, draw from the generator, keep a few bytes on the disk. Measured in
 * the run in which they are compared with something, as machines differ, and the same one from hour to hour.
 */
#define _POSIX_C_SOURCE 200809L /* fdatasync(), clock_gettime() */

#include "machine.h"

#include "base/random.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Larger than any cache. */
#define BYTES (256u << 20)
#define DRAWS 20000000u
#define SYNCS 300
#define SYNC_BYTES 4096
#define ROUNDS 5

/* Seconds that this thread has worked: what other programs do meanwhile does not count. */
static double
worked (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

/**
 * machine_copied:
 *
 * Returns: how many bytes memcpy() copies in a second from one place in memory to another, past the caches
 */
double
machine_copied (void)
{
  g_autofree guint8 *from = g_malloc (BYTES);
  g_autofree guint8 *to = g_malloc (BYTES);
  double best = G_MAXDOUBLE;

  /* Memory that nobody wrote to is not there yet. */
  memset (from, 1, BYTES);
  memset (to, 2, BYTES);
  for (guint i = 0; i < ROUNDS; i++)
    {
      double start = worked ();

      from[i]++;
      memcpy (to, from, BYTES);
      best = MIN (best, worked () - start);
      g_assert_cmpuint (to[i], ==, from[i]);
    }
  return BYTES / best;
}

/**
 * machine_drawn:
 *
 * Returns: how many numbers the generator gives in a second
 */
double
machine_drawn (void)
{
  ForconRandom random = forcon_random_seeded (1, 1);
  volatile guint32 sink = 0;
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < ROUNDS; i++)
    {
      double start = worked ();
      guint32 sum = 0;

      for (guint draw = 0; draw < DRAWS; draw++)
        sum += forcon_random_next (&random);
      sink = sink + sum;
      best = MIN (best, worked () - start);
    }
  return DRAWS / best;
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return left < right ? -1 : left > right;
}

/**
 * machine_synced:
 * @folder: on the disk in question
 *
 * Returns: milliseconds by the clock, the median, until a page written to a file there, which need not grow, is kept
 */
double
machine_synced (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "sync", NULL);
  static const char page[SYNC_BYTES];
  double times[SYNCS];
  int file = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  for (guint i = 0; i < SYNCS; i++)
    {
      gint64 start = g_get_monotonic_time ();

      g_assert_cmpint (pwrite (file, page, sizeof page, 0), ==, sizeof page);
      g_assert_cmpint (fdatasync (file), ==, 0);
      times[i] = (double) (g_get_monotonic_time () - start) / 1000;
    }
  close (file);
  g_unlink (path);
  qsort (times, SYNCS, sizeof *times, compare);
  return times[SYNCS / 2];
}

/* A limit as it is here and now. */
void
machine_tell (const char *what, double value, const char *unit)
{
  g_print ("%-44s %10.2f %s\n", what, value, unit);
}

/* How many times as much something takes as @of_what, which it cannot do without. */
void
machine_compare (const char *what, double ratio, const char *of_what)
{
  g_print ("%-44s %10.1f %s\n", what, ratio, of_what);
}
