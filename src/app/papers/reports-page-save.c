/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Papers go out as files: what is in front, or that of each admiral. */
#include "app/papers/reports-page-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/widgets/dialogs.h"
#include "app/widgets/file-question.h"
#include "app/widgets/preferences.h"
#include "app/widgets/toast.h"

#define REPLACE "replace"

static GtkWindow *
window_of (ForconReportsPage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Where papers were saved last. */
static void
remember_folder (const char *folder)
{
  g_settings_set_string (forcon_preferences (), FORCON_PREFERENCE_FOLDER, folder);
}

/* Where papers went last; else beside the campaign's file. */
static char *
first_folder (ForconReportsPage *self)
{
  g_autofree char *last = g_settings_get_string (forcon_preferences (), FORCON_PREFERENCE_FOLDER);

  return g_file_test (last, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&last)
                                                : g_path_get_dirname (forcon_game_path (self->game));
}

static void
tell_failure (ForconReportsPage *self, const GError *error)
{
  forcon_show_error (window_of (self), _ ("Nothing was saved"), error->message);
}

/* One */

static void
on_saved (gpointer owner, gpointer path, const GError *error)
{
  g_autofree char *name = path == NULL ? NULL : g_path_get_basename (path);
  g_autofree char *text = NULL;

  if (error != NULL)
    {
      tell_failure (owner, error);
      return;
    }
  /* Translators: the name of a file. */
  text = g_strdup_printf (_ ("The papers are in %s"), name);
  forcon_toast_say (owner, text);
}

void
forcon_reports_page_save (ForconReportsPage *self, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  ForconPapersWish wish;

  g_return_if_fail (FORCON_IS_REPORTS_PAGE (self));
  wish = forcon_reports_page_wish (self);
  remember_folder (folder);
  forcon_papers_save (GTK_WIDGET (self), self->game, &wish, forcon_reports_page_current_book (self), path, on_saved);
}

static void
on_file (gpointer owner, const char *path)
{
  g_autofree char *name = path == NULL ? NULL : g_path_get_basename (path);
  g_autofree char *named = NULL;

  if (path == NULL || forcon_game_campaign (FORCON_REPORTS_PAGE (owner)->game) == NULL)
    return;
  /* A name without a suffix gets that of what most people want. */
  named = strchr (name, '.') != NULL ? g_strdup (path) : g_strconcat (path, ".pdf", NULL);
  forcon_reports_page_save (owner, named);
}

static void
save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ForconReportsPage *self = FORCON_REPORTS_PAGE (widget);
  ForconPapersWish wish = forcon_reports_page_wish (self);
  g_autofree char *folder = first_folder (self);
  g_autofree char *name = forcon_papers_file_name (forcon_game_campaign (self->game), &wish);
  g_autofree char *file = g_strconcat (name, ".pdf", NULL);
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_SAVE,
                                        .title = _ ("Save These Papers"),
                                        .accept = _ ("_Save"),
                                        .folder = folder,
                                        .name = file,
                                        .kind = _ ("PDF; or a page each as SVG or PNG; or plain text"),
                                        .suffixes = { "pdf", "svg", "png", "txt" } };

  forcon_ask_file (self, &question, on_file);
}

/* All */

static void
on_all_saved (gpointer owner, gpointer folder, const GError *error)
{
  g_autofree char *name = folder == NULL ? NULL : g_path_get_basename (folder);
  g_autofree char *text = NULL;

  if (error != NULL)
    {
      tell_failure (owner, error);
      return;
    }
  /* Translators: the name of a folder. */
  text = g_strdup_printf (_ ("The papers of all admirals are in the folder %s"), name);
  forcon_toast_say (owner, text);
}

static void
save_all_in (ForconReportsPage *self, const char *folder)
{
  ForconPapersWish wish = forcon_reports_page_wish (self);

  remember_folder (folder);
  forcon_papers_save_each (GTK_WIDGET (self), self->game, &wish, folder, on_all_saved);
}

/* How many files of these names are there already. */
static guint
count_present (ForconReportsPage *self, const char *folder)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconPapersWish wish = forcon_reports_page_wish (self);
  guint present = 0;

  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    {
      g_autofree char *path = forcon_papers_path_of (campaign, &wish, (ForconSideId){ (guint16) i }, folder);

      present += g_file_test (path, G_FILE_TEST_EXISTS) ? 1 : 0;
    }
  return present;
}

static void
on_replace (AdwMessageDialog *dialog, const char *response, ForconReportsPage *self)
{
  const char *folder = g_object_get_data (G_OBJECT (dialog), "folder");

  if (g_str_equal (response, REPLACE) && forcon_game_campaign (self->game) != NULL)
    save_all_in (self, folder);
}

/* What was in the files is lost: that cannot be undone. */
static void
ask_to_replace (ForconReportsPage *self, const char *folder, guint present)
{
  g_autofree char *heading = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Replace %u file?", "Replace %u files?", (gulong) present), present);
  GtkWidget *dialog = adw_message_dialog_new (
      window_of (self), heading, _ ("These papers are in the folder already. What stands in them now will be lost."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), REPLACE, _ ("_Replace"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), REPLACE, ADW_RESPONSE_DESTRUCTIVE);
  g_object_set_data_full (G_OBJECT (dialog), "folder", g_strdup (folder), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_replace), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
forcon_reports_page_save_all (ForconReportsPage *self, const char *folder)
{
  guint present;

  g_return_if_fail (FORCON_IS_REPORTS_PAGE (self));
  present = count_present (self, folder);
  if (present > 0)
    ask_to_replace (self, folder, present);
  else
    save_all_in (self, folder);
}

static void
on_folder (gpointer owner, const char *path)
{
  if (path != NULL && forcon_game_campaign (FORCON_REPORTS_PAGE (owner)->game) != NULL)
    forcon_reports_page_save_all (owner, path);
}

static void
save_all (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ForconReportsPage *self = FORCON_REPORTS_PAGE (widget);
  g_autofree char *folder = first_folder (self);
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                                        .title = _ ("Folder for the Papers"),
                                        .accept = _ ("_Save Here"),
                                        .folder = folder };

  forcon_ask_file (self, &question, on_folder);
}

void
forcon_reports_page_add_save_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "reports.save", NULL, save);
  gtk_widget_class_install_action (widget_class, "reports.save-all", NULL, save_all);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "reports.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "reports.save-all",
                                       NULL);
}
