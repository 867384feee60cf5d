/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes in and goes out as a file: opened, dropped, imported, exported. All that was done to a campaign is on
 * the disk, so another one can be opened at any time. */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/actions.h"
#include "scan/scan-shelf.h"
#include "storage/store/check.h"
#include "storage/files/data.h"
#include "storage/files/file-save.h"
#include "app/widgets/recent.h"
#include "app/table/table-window.h"
#include "app/game/work.h"

#define DEMONSTRATION "scenarios/hegen-hub.xml"

/* Long copies from one form to the other */

typedef struct {
  char *from;
  char *to;
} Copying;

static void
copying_free (gpointer data)
{
  Copying *copying = data;

  g_free (copying->from);
  g_free (copying->to);
  g_free (copying);
}

static void
begin_copying (ForconMasterWindow *self, ForconWork work, const char *from, const char *to)
{
  Copying *copying = g_new0 (Copying, 1);

  copying->from = g_strdup (from);
  copying->to = g_strdup (to);
  work.data = copying;
  work.free_data = copying_free;
  forcon_work_begin (GTK_WIDGET (self), &work);
}

static gpointer
import_in_thread (ForconErrand *errand, gpointer data, GError **error)
{
  const Copying *copying = data;

  return forcon_store_import (copying->from, copying->to, errand, error) ? g_strdup (copying->to) : NULL;
}

static void
on_imported (gpointer owner, gpointer path, const GError *error)
{
  if (error != NULL)
    forcon_master_window_show_error (owner, _ ("The campaign was not imported"), error->message);
  else
    forcon_master_window_open (owner, path);
}

void
forcon_master_window_import (ForconMasterWindow *self, const char *xml, const char *path)
{
  const ForconWork work = { .title = _ ("Importing the Campaign"), .work = import_in_thread, .done = on_imported,
                            .free_result = g_free };

  g_return_if_fail (FORCON_IS_MASTER_WINDOW (self));
  begin_copying (self, work, xml, path);
}

static gpointer
export_in_thread (ForconErrand *errand, gpointer data, GError **error)
{
  const Copying *copying = data;
  g_autoptr (ForconStore) store = NULL;

  if (!forcon_file_may_replace (copying->to, error))
    return NULL;
  store = forcon_store_open (copying->from, FORCON_STORE_READ, error);
  if (store == NULL || !forcon_errand_go_on (errand, 0, 0) || !forcon_store_export (store, copying->to, error))
    return NULL;
  return g_strdup (copying->to);
}

static void
on_exported (gpointer owner, gpointer path, const GError *error)
{
  g_autofree char *name = path == NULL ? NULL : g_path_get_basename (path);
  g_autofree char *text = NULL;

  if (error != NULL)
    {
      forcon_master_window_show_error (owner, _ ("The campaign was not exported"), error->message);
      return;
    }
  /* Translators: the name of a file. */
  text = g_strdup_printf (_ ("All of the campaign is in %s"), name);
  forcon_master_window_say (owner, text);
}

void
forcon_master_window_export (ForconMasterWindow *self, const char *xml)
{
  const ForconWork work = { .title = _ ("Exporting the Campaign"), .work = export_in_thread, .done = on_exported,
                            .free_result = g_free };

  g_return_if_fail (FORCON_IS_MASTER_WINDOW (self) && forcon_game_path (self->game) != NULL);
  begin_copying (self, work, forcon_game_path (self->game), xml);
}

/* Choosing files */

char *
forcon_master_window_renamed (const char *path, const char *suffix)
{
  g_autofree char *name = g_path_get_basename (path);
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';
  return g_strconcat (name, suffix, NULL);
}

void
forcon_master_window_ask_campaign_file (ForconMasterWindow *self, const char *title, const char *name,
                                        const char *about, ForconFileAnswer answer)
{
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_SAVE,
                                        .title = title,
                                        .name = name,
                                        .kind = _ ("Campaigns"),
                                        .suffixes = { "forcon" },
                                        .about = about };

  forcon_ask_file (self, &question, answer);
}

void
forcon_master_window_ask_xml_file (ForconMasterWindow *self, const char *title, ForconFileAnswer answer)
{
  g_autofree char *name = forcon_master_window_renamed (forcon_game_path (self->game), ".xml");
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_SAVE, .title = title, .name = name };

  forcon_ask_file (self, &question, answer);
}

static void
on_place_chosen (gpointer owner, const char *path)
{
  g_autofree char *xml = forcon_file_asked_about (owner);

  if (path != NULL)
    forcon_master_window_import (owner, xml, path);
}

/* What was exported becomes a campaign only where the master says. */
static void
offer_import (ForconMasterWindow *self, const char *xml)
{
  g_autofree char *name = forcon_master_window_renamed (xml, FORCON_CAMPAIGN_SUFFIX);

  forcon_master_window_ask_campaign_file (self, _ ("Import as a New Campaign"), name, xml, on_place_chosen);
}

static void
open_battle (ForconMasterWindow *self, const char *path)
{
  ForconTableWindow *table = forcon_table_window_new (gtk_window_get_application (GTK_WINDOW (self)));
  g_autoptr (GError) error = NULL;

  if (forcon_table_window_load (table, path, &error))
    {
      gtk_window_present (GTK_WINDOW (table));
      return;
    }
  gtk_window_destroy (GTK_WINDOW (table));
  forcon_master_window_show_error (self, _ ("The battle cannot be opened"), error->message);
}

void
forcon_master_window_open_file (ForconMasterWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  /* What should be a campaign and is not is reported as that. */
  ForconFileKind kind
      = g_str_has_suffix (path, FORCON_CAMPAIGN_SUFFIX) ? FORCON_FILE_CAMPAIGN : forcon_file_kind (path, &error);

  g_return_if_fail (FORCON_IS_MASTER_WINDOW (self));
  if (kind == FORCON_FILE_CAMPAIGN)
    forcon_master_window_open (self, path);
  else if (kind == FORCON_FILE_BATTLE)
    open_battle (self, path);
  else if (kind == FORCON_FILE_TWILIGHT_CLASH)
    forcon_master_window_open_fleet_dice (self, path);
  else if (kind == FORCON_FILE_SCENARIO)
    forcon_master_window_begin_campaign (self, path);
  else if (kind == FORCON_FILE_EXCHANGE)
    offer_import (self, path);
  else
    forcon_master_window_show_error (
        self, _ ("The file cannot be opened"),
        error != NULL ? error->message : _ ("It belongs to a scenario: open that, or a campaign or a battle."));
}

/* Actions */

/* Who looks for a scenario in the folders wants to see it; a campaign is begun from one by “New Campaign”. */
static void
on_open_chosen (gpointer owner, const char *path)
{
  if (path != NULL && !g_str_has_suffix (path, FORCON_CAMPAIGN_SUFFIX)
      && forcon_file_kind (path, NULL) == FORCON_FILE_SCENARIO)
    forcon_master_window_edit_file (owner, path);
  else if (path != NULL)
    forcon_master_window_open_file (owner, path);
}

static void
open_action (ForconMasterWindow *self)
{
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_OPEN,
                                        .title = _ ("Open a Campaign, a Scenario or a Battle"),
                                        .kind = _ ("Campaigns, scenarios, battles"),
                                        .suffixes = { "forcon", "xml" } };

  forcon_ask_file (self, &question, on_open_chosen);
}

static void
on_import_chosen (gpointer owner, const char *path)
{
  if (path != NULL)
    offer_import (owner, path);
}

static void
import_action (ForconMasterWindow *self)
{
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_OPEN,
                                        .title = _ ("Import a Campaign"),
                                        .kind = _ ("Exported campaigns"),
                                        .suffixes = { "xml" } };

  forcon_ask_file (self, &question, on_import_chosen);
}

static void
on_export_chosen (gpointer owner, const char *path)
{
  if (path != NULL && forcon_game_path (FORCON_MASTER_WINDOW (owner)->game) != NULL)
    forcon_master_window_export (owner, path);
}

static void
export_action (ForconMasterWindow *self)
{
  forcon_master_window_ask_xml_file (self, _ ("Export the Campaign"), on_export_chosen);
}

/* Copies */

/* NAME-DATE.forcon: each copy has a name of its own, and no two take each other's place. */
static char *
copy_name (const char *path)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *suffix = g_date_time_format (now, "-%Y-%m-%d-%H%M" FORCON_CAMPAIGN_SUFFIX);

  return forcon_master_window_renamed (path, suffix);
}

/* Returns: (transfer full) (array zero-terminated=1): the path of the copy, and behind it what is not in it, if any */
static gpointer
copy_in_thread (ForconErrand *errand, gpointer data, GError **error)
{
  const Copying *copying = data;
  g_autoptr (ForconStore) store = forcon_store_open (copying->from, FORCON_STORE_READ, error);
  g_autofree char *note = NULL;

  if (store == NULL || !forcon_errand_go_on (errand, 0, 0)
      || !forcon_scan_save_copy (store, copying->to, &note, error))
    return NULL;
  return g_strdupv ((char *[]){ copying->to, note, NULL });
}

/* @note: (nullable): what is not in it */
static void
say_copied (ForconMasterWindow *self, const char *path, const char *note)
{
  g_autofree char *name = g_path_get_basename (path);
  /* Translators: the name of a file. */
  g_autofree char *text = g_strdup_printf (_ ("Saved a copy as %s"), name);

  if (note == NULL)
    forcon_master_window_say (self, text);
  else
    forcon_master_window_show_error (self, text, note);
}

/* @go_on: whether the copy is played from now on, which says by itself that it is there */
static void
end_copy (ForconMasterWindow *self, const char *path, const char *note, const GError *error, gboolean go_on)
{
  if (error != NULL)
    {
      forcon_master_window_show_error (self, _ ("The copy was not saved"), error->message);
      return;
    }
  if (go_on)
    forcon_master_window_open (self, path);
  if (!go_on || note != NULL)
    say_copied (self, path, note);
}

/* From the open file, which may have no name any more. */
static void
save_open_copy (ForconMasterWindow *self, const char *path, gboolean go_on)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *note = NULL;

  forcon_game_save_copy (self->game, path, &note, &error);
  end_copy (self, path, note, error, go_on);
}

static void
on_copied (gpointer owner, gpointer result, const GError *error)
{
  char **copied = result;

  end_copy (owner, error == NULL ? copied[0] : NULL, error == NULL ? copied[1] : NULL, error, FALSE);
}

static void
on_copied_to_open (gpointer owner, gpointer result, const GError *error)
{
  char **copied = result;

  end_copy (owner, error == NULL ? copied[0] : NULL, error == NULL ? copied[1] : NULL, error, TRUE);
}

static void
begin_copy (ForconMasterWindow *self, const char *from, const char *path, ForconWorkDone done)
{
  const ForconWork work = { .title = _ ("Saving a Copy"), .work = copy_in_thread, .done = done,
                            .free_result = (GDestroyNotify) g_strfreev };

  begin_copying (self, work, from, path);
}

void
forcon_master_window_save_copy (ForconMasterWindow *self, const char *path)
{
  g_return_if_fail (FORCON_IS_MASTER_WINDOW (self) && forcon_game_path (self->game) != NULL);
  if (forcon_store_check_place (forcon_game_store (self->game), NULL))
    begin_copy (self, forcon_game_path (self->game), path, on_copied);
  else
    save_open_copy (self, path, FALSE);
}

static void
on_copy_chosen (gpointer owner, const char *path)
{
  if (path != NULL && forcon_game_path (FORCON_MASTER_WINDOW (owner)->game) != NULL)
    forcon_master_window_save_copy (owner, path);
}

/* The game goes on in the new file, as the old one is not there any more. */
static void
on_all_chosen (gpointer owner, const char *path)
{
  if (path != NULL && forcon_game_path (FORCON_MASTER_WINDOW (owner)->game) != NULL)
    save_open_copy (owner, path, TRUE);
}

static void
ask_for_copy (ForconMasterWindow *self, const char *of, const char *title, ForconFileAnswer answer)
{
  g_autofree char *name = copy_name (of);

  forcon_master_window_ask_campaign_file (self, title, name, of, answer);
}

static void
save_copy_action (ForconMasterWindow *self)
{
  if (forcon_game_path (self->game) != NULL)
    ask_for_copy (self, forcon_game_path (self->game), _ ("Save a Copy"), on_copy_chosen);
}

static void
save_all_action (ForconMasterWindow *self)
{
  if (forcon_game_path (self->game) != NULL)
    ask_for_copy (self, forcon_game_path (self->game), _ ("Save All Under Another Name"), on_all_chosen);
}

static void
open_again_action (ForconMasterWindow *self)
{
  g_autofree char *path = g_strdup (forcon_game_path (self->game));

  if (path == NULL)
    return;
  /* Its lock is ours as long as it is open. */
  forcon_game_close (self->game);
  forcon_master_window_open (self, path);
}

/* A campaign that another program writes */

static void
on_copy_of_locked_chosen (gpointer owner, const char *path)
{
  g_autofree char *locked = forcon_file_asked_about (owner);

  if (path != NULL)
    begin_copy (owner, locked, path, on_copied_to_open);
}

/* Each question has its own file: somebody may open a second one, or the same again, before the first is answered. */
static void
on_locked_answer (AdwMessageDialog *question, const char *response, ForconMasterWindow *self)
{
  const char *path = g_object_get_data (G_OBJECT (question), "path");

  if (g_str_equal (response, "read"))
    {
      g_autoptr (GError) error = NULL;

      if (!forcon_game_open_to_read (self->game, path, &error))
        forcon_master_window_show_error (self, _ ("The campaign cannot be opened"), error->message);
      else
        forcon_master_window_say (self, _ ("Open read-only, as it is now: nothing can be changed here."));
    }
  else if (g_str_equal (response, "copy"))
    ask_for_copy (self, path, _ ("Open a Copy"), on_copy_of_locked_chosen);
}

void
forcon_master_window_offer_locked (ForconMasterWindow *self, const char *path, const char *why)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("This campaign is open elsewhere"), why);
  AdwMessageDialog *question = ADW_MESSAGE_DIALOG (dialog);

  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (path), g_free);
  adw_message_dialog_add_responses (question, "cancel", _ ("_Cancel"), "copy", _ ("Open a _Copy…"), "read",
                                    _ ("Open _Read-Only"), NULL);
  adw_message_dialog_set_default_response (question, "read");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_locked_answer), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
open_file (ForconMasterWindow *self, GVariant *parameter)
{
  forcon_master_window_open_file (self, g_variant_get_string (parameter, NULL));
}

static void
forget_recent (ForconMasterWindow *self, GVariant *parameter)
{
  forcon_recent_remove (g_variant_get_string (parameter, NULL));
}

static void
demonstration (ForconMasterWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find (DEMONSTRATION, &error);

  if (path == NULL)
    forcon_master_window_show_error (self, _ ("The demonstration battle is missing"), error->message);
  else
    open_battle (self, path);
}

static const ForconAction actions[] = {
  { .name = "open", .activate = G_CALLBACK (open_action) },
  { .name = "open-file", .activate = G_CALLBACK (open_file), .parameter = "s" },
  { .name = "import", .activate = G_CALLBACK (import_action) },
  { .name = "export", .activate = G_CALLBACK (export_action) },
  { .name = "save-copy", .activate = G_CALLBACK (save_copy_action) },
  { .name = "save-all", .activate = G_CALLBACK (save_all_action) },
  { .name = "open-again", .activate = G_CALLBACK (open_again_action) },
  { .name = "demonstration", .activate = G_CALLBACK (demonstration) },
  { .name = "forget-recent", .activate = G_CALLBACK (forget_recent), .parameter = "s" },
};

static gboolean
on_drop (ForconMasterWindow *self, const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *file = files; file != NULL; file = file->next)
    {
      g_autofree char *path = g_file_get_path (file->data);

      if (path != NULL)
        forcon_master_window_open_file (self, path);
    }
  return files != NULL;
}

void
forcon_master_window_add_file_actions (ForconMasterWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
forcon_master_window_remember_file (ForconMasterWindow *self)
{
  static const char *const of_open[] = { "export", "save-copy", "save-all", "open-again" };
  gboolean open = forcon_game_path (self->game) != NULL;

  if (open)
    forcon_recent_add (forcon_game_path (self->game));
  for (guint i = 0; i < G_N_ELEMENTS (of_open); i++)
    forcon_actions_enable (self, of_open[i], open);
}
