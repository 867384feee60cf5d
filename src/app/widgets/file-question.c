/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/file-question.h"

/*
 * How long a chooser is kept that nobody needs any more, s: GTK (4.18) takes buttons off the path bar of one that is gone
 * when the folder was still being looked at.
 */
#define LINGERS 5

/* Which of the two answers there is tells whether one file may be chosen or several. */
typedef struct {
  ForconFileAnswer one;
  ForconFilesAnswer several;
  char *about;
} Asking;

static void
asking_free (Asking *asking)
{
  g_free (asking->about);
  g_free (asking);
}

/* Files that are not on this machine have no path. */
static GStrv
paths_of (GtkFileChooser *chooser)
{
  g_autoptr (GListModel) files = gtk_file_chooser_get_files (chooser);
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      g_autofree char *path = g_file_get_path (file);

      if (path != NULL)
        g_strv_builder_add (paths, path);
    }
  return g_strv_builder_end (paths);
}

static void
on_response (GtkFileChooser *chooser, int response, gpointer owner)
{
  const Asking *asking = g_object_get_data (G_OBJECT (chooser), "asking");
  g_auto (GStrv) paths = response == GTK_RESPONSE_ACCEPT ? paths_of (chooser) : g_new0 (char *, 1);

  if (asking->several != NULL)
    asking->several (owner, (const char *const *) paths);
  else
    asking->one (owner, paths[0]);
}

static void
prepare (GtkFileChooser *chooser, const ForconFileQuestion *question)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr (GFile) folder = question->folder == NULL ? NULL : g_file_new_for_path (question->folder);

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  if (question->name != NULL)
    gtk_file_chooser_set_current_name (chooser, question->name);
  if (question->kind == NULL)
    return;
  gtk_file_filter_set_name (filter, question->kind);
  for (guint i = 0; i < G_N_ELEMENTS (question->suffixes) && question->suffixes[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, question->suffixes[i]);
  if (question->mime != NULL)
    gtk_file_filter_add_mime_type (filter, question->mime);
  gtk_file_chooser_add_filter (chooser, filter);
}

static gboolean
drop (gpointer chooser)
{
  g_object_unref (chooser);
  return G_SOURCE_REMOVE;
}

static void
let_go (gpointer chooser)
{
  gtk_native_dialog_hide (chooser);
  g_timeout_add_seconds (LINGERS, drop, chooser);
}

static void
ask (gpointer owner, const ForconFileQuestion *question, Asking answer)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (owner));
  GtkNativeDialog *open = g_object_get_data (owner, "forcon-file-chooser");
  GtkFileChooserNative *chooser;

  if (open != NULL && gtk_native_dialog_get_visible (open))
    return;
  chooser = gtk_file_chooser_native_new (question->title, window, question->action, question->accept, NULL);
  answer.about = g_strdup (question->about);
  g_object_set_data_full (G_OBJECT (chooser), "asking", g_memdup2 (&answer, sizeof answer),
                          (GDestroyNotify) asking_free);
  g_object_set_data_full (owner, "forcon-file-chooser", chooser, let_go);
  prepare (GTK_FILE_CHOOSER (chooser), question);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), answer.several != NULL);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_response), owner, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
forcon_ask_file (gpointer owner, const ForconFileQuestion *question, ForconFileAnswer answer)
{
  ask (owner, question, (Asking){ .one = answer });
}

char *
forcon_file_asked_about (gpointer owner)
{
  GObject *chooser = g_object_get_data (owner, "forcon-file-chooser");
  const Asking *asking = chooser == NULL ? NULL : g_object_get_data (chooser, "asking");

  return asking == NULL ? NULL : g_strdup (asking->about);
}

void
forcon_ask_files (gpointer owner, const ForconFileQuestion *question, ForconFilesAnswer answer)
{
  ask (owner, question, (Asking){ .several = answer });
}
