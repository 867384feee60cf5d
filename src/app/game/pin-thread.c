/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game/pin-thread.h"

#include <string.h>

#include "app/widgets/thread.h"
#include "storage/store/pin.h"

/**
 * Work:
 * @hash: what it is compared with, or what was made of it
 * @others: (nullable): what it must not be
 * @hashed, @compared: one of them
 */
typedef struct {
  char *pin;
  char *hash;
  GPtrArray *others;
  ForconPinHashed hashed;
  ForconPinCompared compared;
  gpointer data;
  GDestroyNotify free_data;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  explicit_bzero (work->pin, strlen (work->pin));
  g_free (work->pin);
  g_free (work->hash);
  g_clear_pointer (&work->others, g_ptr_array_unref);
  if (work->free_data != NULL)
    work->free_data (work->data);
  g_free (work);
}

static Work *
work_new (const char *pin, gpointer data, GDestroyNotify free_data)
{
  Work *work = g_new0 (Work, 1);

  work->pin = g_strdup (pin);
  work->data = data;
  work->free_data = free_data;
  return work;
}

static void
make_hash (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  GError *error = NULL;

  if (!forcon_pin_is_taken (work->others, work->pin))
    work->hash = forcon_pin_hash (work->pin, &error);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static void
on_hashed (GObject *owner, GAsyncResult *result, gpointer data)
{
  const Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  work->hashed (owner, work->hash, error, work->data);
}

void
forcon_pin_thread_hash (gpointer owner, GPtrArray *others, const char *pin, ForconPinHashed done, gpointer data,
                        GDestroyNotify free_data)
{
  Work *work = work_new (pin, data, free_data);

  work->others = others;
  work->hashed = done;
  forcon_thread_run (owner, make_hash, on_hashed, work, work_free);
}

static void
compare (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Work *work = data;

  g_task_return_boolean (task, forcon_pin_matches (work->hash, work->pin));
}

static void
on_compared (GObject *owner, GAsyncResult *result, gpointer data)
{
  const Work *work = g_task_get_task_data (G_TASK (result));

  work->compared (owner, g_task_propagate_boolean (G_TASK (result), NULL), work->data);
}

void
forcon_pin_thread_compare (gpointer owner, char *hash, const char *pin, ForconPinCompared done, gpointer data,
                           GDestroyNotify free_data)
{
  Work *work = work_new (pin, data, free_data);

  work->hash = hash;
  work->compared = done;
  forcon_thread_run (owner, compare, on_compared, work, work_free);
}
