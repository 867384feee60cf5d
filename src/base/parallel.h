/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconParallelWork:
 * @begin: makes what one thread gathers its results in
 * @run: does one piece of the work, by its number, and adds the result
 * @end: adds what a thread gathered to the whole, and frees it
 *
 * Work in many pieces that know nothing of each other. @begin and @end are called by the caller's thread only, @run by
 * all threads at once. As any thread may do any piece, what is gathered must not depend on order: counts do not.
 */
typedef struct {
  gpointer (*begin) (gpointer data);
  void (*run) (gpointer gathered, guint number, gpointer data);
  void (*end) (gpointer gathered, gpointer data);
} ForconParallelWork;

/**
 * forcon_parallel_run:
 * @how: what to do
 * @data: for its functions
 * @n_pieces: how many pieces, at most half of what a guint holds
 * @n_threads: how many threads, this one among them; 0 is one for each processor
 * @stop: (nullable): the work is given up when another thread sets it to anything but 0
 *
 * Does all pieces, with numbers from 0, and returns when they are done.
 *
 * Returns: whether all were done; else @stop was set
 */
gboolean forcon_parallel_run (const ForconParallelWork *how, gpointer data, guint n_pieces, guint n_threads,
                              const gint *stop);

G_END_DECLS
