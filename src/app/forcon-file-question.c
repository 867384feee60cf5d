/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-file-question.h"

typedef struct {
  ForconFileAnswer answer;
} Asking;

static void
on_response (GtkFileChooser *chooser, int response, gpointer owner)
{
  const Asking *asking = g_object_get_data (G_OBJECT (chooser), "asking");
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (chooser) : NULL;
  g_autofree char *path = file == NULL ? NULL : g_file_get_path (file);

  asking->answer (owner, path);
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
  gtk_file_chooser_add_filter (chooser, filter);
}

/**
 * forcon_ask_file:
 * @owner: the widget for which it is asked
 * @question: what is asked
 * @answer: is called with @owner once, unless that goes before
 *
 * While a question of this owner is open, no other is asked: the toolkit may be looking at the file that was just chosen, and does
 * not survive that its dialog goes meanwhile.
 */
void
forcon_ask_file (gpointer owner, const ForconFileQuestion *question, ForconFileAnswer answer)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (owner));
  GtkNativeDialog *open = g_object_get_data (owner, "forcon-file-chooser");
  GtkFileChooserNative *chooser;
  Asking *asking;

  if (open != NULL && gtk_native_dialog_get_visible (open))
    return;
  chooser = gtk_file_chooser_native_new (question->title, window, question->action, question->accept, NULL);
  asking = g_new (Asking, 1);
  asking->answer = answer;
  g_object_set_data_full (G_OBJECT (chooser), "asking", asking, g_free);
  g_object_set_data_full (owner, "forcon-file-chooser", chooser, g_object_unref);
  prepare (GTK_FILE_CHOOSER (chooser), question);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_response), owner, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
