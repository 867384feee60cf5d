/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/parallel.h"

/* A thread takes so many pieces at a time, and fewer when there are few. */
#define CHUNK_MOST 64
#define CHUNKS_EACH 8

typedef struct {
  const ForconParallelWork *work;
  gpointer data;
  guint n_pieces;
  guint chunk;
  gint next;
  const gint *stop;
} Shared;

typedef struct {
  Shared *shared;
  gpointer gathered;
  GThread *thread;
} Worker;

static gboolean
is_stopped (const Shared *shared)
{
  return shared->stop != NULL && g_atomic_int_get (shared->stop) != 0;
}

static gpointer
work (gpointer data)
{
  Worker *worker = data;
  Shared *shared = worker->shared;

  while (!is_stopped (shared))
    {
      guint first = (guint) g_atomic_int_add (&shared->next, (gint) shared->chunk);

      if (first >= shared->n_pieces)
        break;
      for (guint i = first; i < MIN (first + shared->chunk, shared->n_pieces); i++)
        shared->work->run (worker->gathered, i, shared->data);
    }
  return NULL;
}

gboolean
forcon_parallel_run (const ForconParallelWork *how, gpointer data, guint n_pieces, guint n_threads, const gint *stop)
{
  guint n = CLAMP (n_threads == 0 ? g_get_num_processors () : n_threads, 1, MAX (n_pieces, 1));
  Shared shared = { how, data, n_pieces, CLAMP (n_pieces / (n * CHUNKS_EACH), 1, CHUNK_MOST), 0, stop };
  g_autofree Worker *workers = g_new0 (Worker, n);

  for (guint i = 0; i < n; i++)
    workers[i] = (Worker){ &shared, how->begin (data), NULL };
  for (guint i = 1; i < n; i++)
    workers[i].thread = g_thread_try_new ("forcon-work", work, &workers[i], NULL);
  work (&workers[0]);
  for (guint i = 0; i < n; i++)
    {
      g_clear_pointer (&workers[i].thread, g_thread_join);
      how->end (workers[i].gathered, data);
    }
  return !is_stopped (&shared);
}
