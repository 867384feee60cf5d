/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Long work on a thread of its own. Whatever is over soon is not announced; else a dialog shows how far it is. */
#include "app/game/work.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/widgets/thread.h"

/* Nobody needs to be told of what takes less, ms. */
#define PATIENCE 300

/* How often the dialog looks how far it is, ms. */
#define LOOK 100

/**
 * Job:
 * @owner: (nullable): for whom; %NULL once that is gone
 * @dialog: (nullable): that shows how far it is
 */
typedef struct {
  ForconWork work;
  ForconErrand *errand;
  GtkWidget *owner;
  GtkWidget *dialog;
  GtkProgressBar *bar;
  guint source;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_handle_id (&job->source, g_source_remove);
  g_clear_weak_pointer (&job->owner);
  if (job->dialog != NULL)
    {
      g_signal_handlers_disconnect_by_data (job->dialog, job);
      gtk_window_destroy (GTK_WINDOW (job->dialog));
    }
  if (job->work.free_data != NULL)
    job->work.free_data (job->work.data);
  forcon_errand_free (job->errand);
  g_free (job);
}

static void
on_response (Job *job)
{
  /* The dialog closes itself. */
  forcon_errand_call_off (job->errand);
}

/* It was answered, or went with the window that it stood before. */
static void
on_destroy (Job *job)
{
  job->dialog = NULL;
  g_clear_handle_id (&job->source, g_source_remove);
}

static gboolean
look (gpointer data)
{
  Job *job = data;

  gtk_progress_bar_set_fraction (job->bar, forcon_errand_share (job->errand));
  return G_SOURCE_CONTINUE;
}

static gboolean
announce (gpointer data)
{
  Job *job = data;
  GtkRoot *root = job->owner == NULL ? NULL : gtk_widget_get_root (job->owner);

  job->source = 0;
  if (root == NULL)
    return G_SOURCE_REMOVE;
  job->dialog = adw_message_dialog_new (GTK_WINDOW (root), job->work.title, NULL);
  job->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (job->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, job->work.title, -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (job->dialog), GTK_WIDGET (job->bar));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (job->dialog), "cancel", _ ("_Cancel"));
  g_signal_connect_swapped (job->dialog, "response", G_CALLBACK (on_response), job);
  g_signal_connect_swapped (job->dialog, "destroy", G_CALLBACK (on_destroy), job);
  gtk_window_present (GTK_WINDOW (job->dialog));
  job->source = g_timeout_add (LOOK, look, job);
  return G_SOURCE_REMOVE;
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;
  gpointer result = job->work.work (job->errand, job->work.data, &error);

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, result, job->work.free_result);
}

static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  gpointer what = g_task_propagate_pointer (G_TASK (result), &error);
  g_autoptr (GtkWidget) owner = job->owner == NULL ? NULL : g_object_ref (job->owner);

  g_clear_handle_id (&job->source, g_source_remove);
  if (job->dialog != NULL)
    {
      g_signal_handlers_disconnect_by_data (job->dialog, job);
      gtk_window_destroy (GTK_WINDOW (job->dialog));
      job->dialog = NULL;
    }
  if (owner != NULL && !forcon_errand_called_off (job->errand))
    job->work.done (owner, what, error);
  if (what != NULL && job->work.free_result != NULL)
    job->work.free_result (what);
}

void
forcon_work_begin (GtkWidget *owner, const ForconWork *work)
{
  Job *job = g_new0 (Job, 1);

  g_return_if_fail (GTK_IS_WIDGET (owner));
  job->work = *work;
  job->errand = forcon_errand_new ();
  g_set_weak_pointer (&job->owner, owner);
  job->source = g_timeout_add (PATIENCE, announce, job);
  forcon_thread_run (NULL, run, on_done, job, job_free);
}
