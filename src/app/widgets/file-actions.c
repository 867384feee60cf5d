/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening, saving, and what must not be lost. */
#include "app/widgets/file-actions.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/dialogs.h"
#include "app/widgets/file-question.h"

/* Where a window knows its actions from. */
#define ACTIONS "forcon-file-actions"

static ForconFileActions *
actions_of (gpointer window)
{
  return g_object_get_data (window, ACTIONS);
}

/* Goes on with what waited for everything to be saved. */
static void
go_on (ForconFileActions *self)
{
  ForconFileThen then = g_steal_pointer (&self->then);

  if (then != NULL)
    then (self->window);
}

static void
choose (ForconFileActions *self, GtkFileChooserAction action, const char *title, const char *name,
        ForconFileAnswer chosen)
{
  const ForconFileQuestion question
      = { .action = action, .title = title, .name = name, .kind = _ (self->kind->files), .suffixes = { "xml" } };

  forcon_ask_file (self->window, &question, chosen);
}

void
forcon_file_actions_open (ForconFileActions *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!self->kind->load (self->window, path, &error))
    forcon_show_error (self->window, _ (self->kind->open_failed), error->message);
}

static void
on_open_chosen (gpointer window, const char *path)
{
  if (path != NULL)
    forcon_file_actions_open (actions_of (window), path);
}

static void
choose_and_open (gpointer window)
{
  ForconFileActions *self = actions_of (window);

  choose (self, GTK_FILE_CHOOSER_ACTION_OPEN, _ (self->kind->open_title), NULL, on_open_chosen);
}

static void
save_to (ForconFileActions *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!self->kind->save (self->window, path, &error))
    {
      self->then = NULL;
      forcon_show_error (self->window, _ (self->kind->save_failed), error->message);
      return;
    }
  self->kind->say (self->window, _ ("Saved."));
  go_on (self);
}

static void
on_save_chosen (gpointer window, const char *path)
{
  ForconFileActions *self = actions_of (window);

  if (path != NULL)
    save_to (self, path);
  else
    self->then = NULL;
}

static void
choose_and_save (ForconFileActions *self)
{
  choose (self, GTK_FILE_CHOOSER_ACTION_SAVE, _ (self->kind->save_title), _ (self->kind->suggestion), on_save_chosen);
}

static void
save_somewhere (ForconFileActions *self)
{
  if (self->kind->path (self->window) == NULL)
    choose_and_save (self);
  else
    save_to (self, NULL);
}

static void
go_on_later (gpointer window)
{
  go_on (actions_of (window));
  g_object_unref (window);
}

static void
on_answer (GtkWindow *window, const char *response)
{
  ForconFileActions *self = actions_of (window);

  if (g_str_equal (response, "save"))
    save_somewhere (self);
  else if (g_str_equal (response, "discard"))
    /* The dialog must be gone before its window is. */
    g_idle_add_once (go_on_later, g_object_ref (window));
  else
    self->then = NULL;
}

static void
ask_whether_to_save (ForconFileActions *self, const char *lost)
{
  GtkWidget *dialog = adw_message_dialog_new (self->window, _ (self->kind->save_heading), lost);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "discard", _ ("_Don't Save"),
                                    "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_answer), self->window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
forcon_file_actions_when_saved (ForconFileActions *self, ForconFileThen then)
{
  g_autofree char *lost = self->kind->lost (self->window);

  self->then = then;
  if (lost == NULL)
    go_on (self);
  else
    ask_whether_to_save (self, lost);
}

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  forcon_file_actions_when_saved (self, choose_and_open);
}

static void
save (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  save_somewhere (self);
}

static void
save_as (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  choose_and_save (self);
}

static const GActionEntry entries[] = {
  { .name = "open", .activate = open_action },
  { .name = "save", .activate = save },
  { .name = "save-as", .activate = save_as },
};

void
forcon_file_actions_add (ForconFileActions *self, GtkWindow *window, const ForconFileKind *kind)
{
  *self = (ForconFileActions){ .window = window, .kind = kind };
  g_object_set_data (G_OBJECT (window), ACTIONS, self);
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), self);
}

void
forcon_file_actions_allow_saving (ForconFileActions *self, gboolean can)
{
  static const char *const names[] = { "save", "save-as" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->window), names[i])),
                                 can);
}
