/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files are asked for once at a time, and the answer comes once. */
#include "app-support.h"

#include <glib/gstdio.h>

#include "forcon-file-question.h"

#define PATIENCE 5000

static const ForconFileQuestion which = { .action = GTK_FILE_CHOOSER_ACTION_OPEN,
                                          .title = "Which sheets?",
                                          .kind = "Text files",
                                          .suffixes = { "txt" },
                                          .mime = "text/plain" };

typedef struct {
  GtkWidget *owner;
  char *file;
} Desk;

static guint n_answers;
static GStrv answer;

static void
on_several (gpointer owner, const char *const *paths)
{
  n_answers++;
  g_strfreev (answer);
  answer = g_strdupv ((char **) paths);
}

static void
on_one (gpointer owner, const char *path)
{
  const char *const paths[] = { path, NULL };

  on_several (owner, paths);
}

static Desk
desk (void)
{
  Desk desk = { gtk_window_new (), g_build_filename (g_get_tmp_dir (), "forcon-sheet.txt", NULL) };

  g_assert_true (g_file_set_contents (desk.file, "Щит: ждать", -1, NULL));
  gtk_window_present (GTK_WINDOW (desk.owner));
  app_settle ();
  n_answers = 0;
  g_clear_pointer (&answer, g_strfreev);
  return desk;
}

static void
clear (Desk *desk)
{
  gtk_window_destroy (GTK_WINDOW (desk->owner));
  app_settle ();
  g_unlink (desk->file);
  g_free (desk->file);
}

/* @n: (out): how many there are. Returns: (nullable): a dialog that asks for files */
static GtkFileChooser *
find_chooser (guint *n)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkFileChooser *found = NULL;

  *n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (!GTK_IS_FILE_CHOOSER (window) || !gtk_widget_get_mapped (window))
        continue;
      found = GTK_FILE_CHOOSER (window);
      ++*n;
    }
  return found;
}

static GtkFileChooser *
the_chooser (void)
{
  guint n;
  GtkFileChooser *chooser = find_chooser (&n);

  g_assert_cmpuint (n, ==, 1);
  return chooser;
}

static gboolean
is_chosen (gpointer chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

  return file != NULL;
}

static void
choose (const Desk *desk)
{
  GtkFileChooser *chooser = the_chooser ();
  g_autoptr (GFile) file = g_file_new_for_path (desk->file);

  g_assert_true (gtk_file_chooser_set_file (chooser, file, NULL));
  for (gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_MILLISECOND;
       !is_chosen (chooser) && g_get_monotonic_time () < end;)
    g_main_context_iteration (NULL, FALSE);
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  app_settle ();
}

static void
a_chosen_file_is_told (void)
{
  Desk here = desk ();

  forcon_ask_file (here.owner, &which, on_one);
  app_settle ();
  choose (&here);
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_cmpstr (answer[0], ==, here.file);
  clear (&here);
}

static void
chosen_files_are_told_together (void)
{
  Desk here = desk ();

  forcon_ask_files (here.owner, &which, on_several);
  app_settle ();
  g_assert_true (gtk_file_chooser_get_select_multiple (the_chooser ()));
  choose (&here);
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_cmpuint (g_strv_length (answer), ==, 1);
  g_assert_cmpstr (answer[0], ==, here.file);
  clear (&here);
}

static void
who_cancels_has_chosen_none (void)
{
  Desk here = desk ();

  forcon_ask_files (here.owner, &which, on_several);
  app_settle ();
  gtk_dialog_response (GTK_DIALOG (the_chooser ()), GTK_RESPONSE_CANCEL);
  app_settle ();
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_cmpuint (g_strv_length (answer), ==, 0);
  clear (&here);
}

static void
one_question_is_asked_at_a_time (void)
{
  Desk here = desk ();
  guint n;

  for (guint i = 0; i < 3; i++)
    {
      forcon_ask_files (here.owner, &which, on_several);
      app_settle ();
    }
  gtk_dialog_response (GTK_DIALOG (the_chooser ()), GTK_RESPONSE_CANCEL);
  app_settle ();
  find_chooser (&n);
  g_assert_cmpuint (n, ==, 0);
  forcon_ask_file (here.owner, &which, on_one);
  app_settle ();
  the_chooser ();
  clear (&here);
}

static void
a_question_goes_with_its_owner (void)
{
  Desk here = desk ();
  guint n;

  forcon_ask_files (here.owner, &which, on_several);
  app_settle ();
  clear (&here);
  find_chooser (&n);
  g_assert_cmpuint (n, ==, 0);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/file-question/a chosen file is told", a_chosen_file_is_told);
  g_test_add_func ("/app/file-question/chosen files are told together", chosen_files_are_told_together);
  g_test_add_func ("/app/file-question/who cancels has chosen none", who_cancels_has_chosen_none);
  g_test_add_func ("/app/file-question/one question is asked at a time", one_question_is_asked_at_a_time);
  g_test_add_func ("/app/file-question/a question goes with its owner", a_question_goes_with_its_owner);
  return g_test_run ();
}
