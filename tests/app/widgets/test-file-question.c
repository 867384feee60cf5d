/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files are asked for once at a time, and the answer comes once. */
#include "app-support.h"

#include <glib/gstdio.h>

#include "app/widgets/file-question.h"

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

static GtkFileChooser *
the_chooser (void)
{
  g_autoptr (GPtrArray) choosers = app_windows (GTK_TYPE_FILE_CHOOSER);

  g_assert_cmpuint (choosers->len, ==, 1);
  return choosers->pdata[0];
}

static void
ask (const Desk *desk)
{
  forcon_ask_files (desk->owner, &which, on_several);
  app_settle ();
}

static void
cancel (void)
{
  gtk_dialog_response (GTK_DIALOG (the_chooser ()), GTK_RESPONSE_CANCEL);
  app_settle ();
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

/* What the first was about, though somebody wanted to ask another meanwhile. */
static void
on_copy (gpointer owner, const char *path)
{
  g_autofree char *about = forcon_file_asked_about (owner);

  on_one (owner, about);
}

static void
the_answer_knows_what_was_asked_about (void)
{
  Desk here = desk ();
  ForconFileQuestion first = which, second = which;

  first.about = "first.forcon";
  second.about = "second.forcon";
  forcon_ask_file (here.owner, &first, on_copy);
  app_settle ();
  forcon_ask_file (here.owner, &second, on_copy);
  app_settle ();
  choose (&here);
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_cmpstr (answer[0], ==, "first.forcon");
  clear (&here);
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

  ask (&here);
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

  ask (&here);
  cancel ();
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_cmpuint (g_strv_length (answer), ==, 0);
  clear (&here);
}

static void
one_question_is_asked_at_a_time (void)
{
  Desk here = desk ();

  for (guint i = 0; i < 3; i++)
    ask (&here);
  cancel ();
  g_assert_null (app_find_window (GTK_TYPE_FILE_CHOOSER));
  forcon_ask_file (here.owner, &which, on_one);
  app_settle ();
  the_chooser ();
  clear (&here);
}

static void
a_question_goes_with_its_owner (void)
{
  Desk here = desk ();

  ask (&here);
  clear (&here);
  g_assert_null (app_find_window (GTK_TYPE_FILE_CHOOSER));
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/file-question/a chosen file is told", a_chosen_file_is_told);
  g_test_add_func ("/app/file-question/chosen files are told together", chosen_files_are_told_together);
  g_test_add_func ("/app/file-question/who cancels has chosen none", who_cancels_has_chosen_none);
  g_test_add_func ("/app/file-question/one question is asked at a time", one_question_is_asked_at_a_time);
  g_test_add_func ("/app/file-question/the answer knows what was asked about", the_answer_knows_what_was_asked_about);
  g_test_add_func ("/app/file-question/a question goes with its owner", a_question_goes_with_its_owner);
  return g_test_run ();
}
