/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/parallel.h"

#define PIECES 1000

typedef struct {
  guint done[PIECES];
  guint threads;
} Whole;

static gpointer
begin (gpointer data)
{
  Whole *whole = data;

  whole->threads++;
  return g_new0 (Whole, 1);
}

static void
run (gpointer gathered, guint number, gpointer data)
{
  ((Whole *) gathered)->done[number]++;
}

static void
end (gpointer gathered, gpointer data)
{
  Whole *part = gathered;
  Whole *whole = data;

  for (guint i = 0; i < PIECES; i++)
    whole->done[i] += part->done[i];
  g_free (part);
}

static const ForconParallelWork work = { begin, run, end };

static void
test_each_once (void)
{
  for (guint threads = 1; threads <= 9; threads += 4)
    for (guint pieces = 0; pieces <= PIECES; pieces += 333)
      {
        Whole whole = { 0 };

        g_assert_true (forcon_parallel_run (&work, &whole, pieces, threads, NULL));
        for (guint i = 0; i < PIECES; i++)
          g_assert_cmpuint (whole.done[i], ==, i < pieces ? 1 : 0);
        g_assert_cmpuint (whole.threads, ==, MIN (threads, MAX (pieces, 1)));
      }
}

static void
test_all_processors (void)
{
  Whole whole = { 0 };

  g_assert_true (forcon_parallel_run (&work, &whole, PIECES, 0, NULL));
  g_assert_cmpuint (whole.threads, ==, g_get_num_processors ());
}

static void
test_stop (void)
{
  Whole whole = { 0 };
  gint stop = 1;

  g_assert_false (forcon_parallel_run (&work, &whole, PIECES, 2, &stop));
  g_assert_cmpuint (whole.done[PIECES - 1], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/parallel/each piece is done once", test_each_once);
  g_test_add_func ("/base/parallel/no number of threads is one for each processor", test_all_processors);
  g_test_add_func ("/base/parallel/work that is stopped says so", test_stop);
  return g_test_run ();
}
