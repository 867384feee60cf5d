/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "base/errand.h"

G_BEGIN_DECLS

/**
 * ForconWorkFunc:
 * @errand: to say how far it is, and to be asked whether to go on
 * @data: what was given
 * @error: return location
 *
 * Works, on a thread of its own: it must touch no widget, and nothing that the main thread changes meanwhile.
 *
 * Returns: (transfer full) (nullable): the result
 */
typedef gpointer (*ForconWorkFunc) (ForconErrand *errand, gpointer data, GError **error);

/**
 * ForconWorkDone:
 * @owner: for whom it was done
 * @result: (transfer none) (nullable): what came of it
 * @error: (nullable): why it could not be done
 *
 * Takes the result, on the main thread. Not called if the work was called off, or the owner is gone.
 */
typedef void (*ForconWorkDone) (gpointer owner, gpointer result, const GError *error);

/**
 * ForconWork:
 * @title: what is being done, for the dialog that shows how far it is
 * @work: does it
 * @data: (transfer full): for @work
 * @free_data: frees @data
 * @done: takes the result
 * @free_result: (nullable): frees the result
 */
typedef struct {
  const char *title;
  ForconWorkFunc work;
  gpointer data;
  GDestroyNotify free_data;
  ForconWorkDone done;
  GDestroyNotify free_result;
} ForconWork;

/**
 * forcon_work_begin:
 * @owner: the widget for which it is done
 * @work: what is to be done
 *
 * Begins long work; the result comes by its @done. After a moment a dialog before the owner's window shows how far
 * it is, and offers to call it off.
 */
void forcon_work_begin (GtkWidget *owner, const ForconWork *work);

G_END_DECLS
