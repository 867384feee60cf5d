/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/thread.h"

#include <pango/pangocairo.h>

/* What only the main thread touches: the thread itself may be the last to let a GTask go. */
typedef struct {
  GObject *owner;
  GTaskThreadFunc work;
  GAsyncReadyCallback done;
  gpointer data;
  GDestroyNotify free_data;
} Run;

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  Run *run = data;

  if (run->done != NULL)
    run->done (run->owner, result, NULL);
  if (run->free_data != NULL)
    run->free_data (run->data);
  g_clear_object (&run->owner);
  g_free (run);
}

/* Pango keeps for each thread that has written what it found for hundreds of sizes of text; the next thing that is
 * done here may be hours away. */
static void
work_and_forget (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Run *run = g_object_get_data (G_OBJECT (task), "run");

  run->work (task, source, data, cancellable);
  pango_cairo_font_map_set_default (NULL);
}

void
forcon_thread_run (gpointer owner, GTaskThreadFunc work, GAsyncReadyCallback done, gpointer data,
                   GDestroyNotify free_data)
{
  Run *run = g_new0 (Run, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_done, run);

  run->owner = owner == NULL ? NULL : g_object_ref (owner);
  run->work = work;
  run->done = done;
  run->data = data;
  run->free_data = free_data;
  g_task_set_task_data (task, data, NULL);
  g_object_set_data (G_OBJECT (task), "run", run);
  g_task_run_in_thread (task, work_and_forget);
}
