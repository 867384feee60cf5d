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

gboolean forcon_parallel_run (const ForconParallelWork *how, gpointer data, guint n_pieces, guint n_threads,
                              const gint *stop);

G_END_DECLS
