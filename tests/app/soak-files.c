/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions for files are answered here and never by chance, so that nothing is written but below the soak's folder. */
#include "app-support.h"
#include "soak-acts.h"
#include "soak-input.h"

static char *
some_name (Soak *soak)
{
  static const char *const names[] = { "one.xml", "two.forcon", "three.pdf", "Четыре.xml", "five", "six.txt" };

  return g_build_filename (soak->folder, "saved", names[soak_below (soak, G_N_ELEMENTS (names))], NULL);
}

static void
choose (Soak *soak, GtkFileChooser *chooser)
{
  g_autofree char *name = some_name (soak);
  g_autofree char *base = g_path_get_basename (name);
  g_autofree char *folder = g_path_get_dirname (name);
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  g_autoptr (GFile) file = g_file_new_for_path (soak->files->pdata[soak_below (soak, soak->files->len)]);

  switch (gtk_file_chooser_get_action (chooser))
    {
    case GTK_FILE_CHOOSER_ACTION_SAVE:
      gtk_file_chooser_set_current_folder (chooser, place, NULL);
      gtk_file_chooser_set_current_name (chooser, base);
      break;
    case GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER:
      gtk_file_chooser_set_file (chooser, place, NULL);
      break;
    case GTK_FILE_CHOOSER_ACTION_OPEN:
    default:
      gtk_file_chooser_set_file (chooser, file, NULL);
    }
}

/* Returns: whether somebody asked for a file; first one is chosen, then that is said, unless nothing is wanted */
gboolean
soak_answer_files (Soak *soak)
{
  GtkWidget *chooser = app_find_window (GTK_TYPE_FILE_CHOOSER);
  gboolean chosen = chooser != NULL && g_object_get_data (G_OBJECT (chooser), "chosen") != NULL;

  if (chooser == NULL)
    return FALSE;
  if (!chosen && soak_below (soak, 3) > 0)
    {
      soak_say (soak, "chooses a file");
      choose (soak, GTK_FILE_CHOOSER (chooser));
      g_object_set_data (G_OBJECT (chooser), "chosen", chooser);
      return TRUE;
    }
  soak_say (soak, chosen ? "says that this is the file" : "wants no file");
  g_object_set_data (G_OBJECT (chooser), "chosen", NULL);
  if (GTK_IS_DIALOG (chooser))
    gtk_dialog_response (GTK_DIALOG (chooser), chosen ? GTK_RESPONSE_ACCEPT : GTK_RESPONSE_CANCEL);
  else
    gtk_window_close (GTK_WINDOW (chooser));
  return TRUE;
}
