/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Work on other threads, and where what belongs to it is let go. */
#include "app/widgets/thread.h"

typedef struct {
  GMainLoop *loop;
  GTask *kept;
  GThread *worked_on;
  GThread *freed_on;
  GObject *told;
} Story;

/* Holds on to its task, as a thread does that is not quite at its end when its answer has come. */
static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Story *story = data;

  story->kept = g_object_ref (task);
  story->worked_on = g_thread_self ();
  g_task_return_boolean (task, TRUE);
}

static void
on_done (GObject *owner, GAsyncResult *result, gpointer data)
{
  Story *story = g_task_get_task_data (G_TASK (result));

  story->told = owner;
  g_assert_true (g_task_propagate_boolean (G_TASK (result), NULL));
  g_main_loop_quit (story->loop);
}

static void
on_freed (gpointer data)
{
  ((Story *) data)->freed_on = g_thread_self ();
}

/* A widget that is closed meanwhile dies on the main thread, however late the thread lets its task go. */
static void
test_owner_dies_here (void)
{
  Story story = { .loop = g_main_loop_new (NULL, FALSE) };
  GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);
  GObject *seen = owner;

  g_object_add_weak_pointer (owner, (gpointer *) &seen);
  forcon_thread_run (owner, work, on_done, &story, on_freed);
  g_object_unref (owner);
  g_assert_nonnull (seen);
  g_main_loop_run (story.loop);
  g_assert_true (story.told == owner);
  g_assert_null (seen);
  g_assert_true (story.freed_on == g_thread_self ());
  g_assert_true (story.worked_on != g_thread_self ());
  g_object_unref (story.kept);
  g_main_loop_unref (story.loop);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/thread/an owner dies on the main thread", test_owner_dies_here);
  return g_test_run ();
}
