/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening, saving, and what must not be lost. */
#include "forcon-table-window-private.h"

#include <glib/gi18n-lib.h>

#include "forcon-data.h"
#include "forcon-file-question.h"
#include "forcon-script.h"

static ForconTableWindow *
window_of (gpointer data)
{
  return FORCON_TABLE_WINDOW (data);
}

/**
 * forcon_table_window_load:
 * @self: a window
 * @path: a battle script
 * @error: #ForconFileError
 *
 * Returns: whether the window shows it now
 */
gboolean
forcon_table_window_load (ForconTableWindow *self, const char *path, GError **error)
{
  g_return_val_if_fail (FORCON_IS_TABLE_WINDOW (self), FALSE);
  if (!forcon_session_open (self->session, path, forcon_data_is_ready_made ("scenarios", path), error))
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->table_view));
  return TRUE;
}

/**
 * forcon_table_window_open:
 * @self: a window
 * @path: a battle script
 *
 * Opens @path, or says in one line what is wrong with it.
 */
void
forcon_table_window_open (ForconTableWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (FORCON_IS_TABLE_WINDOW (self));
  if (!forcon_table_window_load (self, path, &error))
    forcon_table_window_show_error (self, _ ("The battle cannot be opened"), error->message);
}

/**
 * forcon_table_window_open_clash:
 * @self: a window
 * @game: a campaign
 * @clash: one of its clashes
 *
 * Shows the table of @clash, or says in one line why that cannot be read.
 */
void
forcon_table_window_open_clash (ForconTableWindow *self, ForconGame *game, ForconClashId clash)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (FORCON_IS_TABLE_WINDOW (self));
  if (!forcon_session_open_clash (self->session, game, clash, &error))
    {
      forcon_table_window_show_error (self, _ ("The table cannot be opened"), error->message);
      return;
    }
  forcon_table_window_begin_clash (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->table_view));
}

static void
choose (ForconTableWindow *self, GtkFileChooserAction action, const char *title, const char *name, ForconFileAnswer chosen)
{
  const ForconFileQuestion question
      = { .action = action, .title = title, .name = name, .kind = _ ("Battle scripts"), .suffixes = { "xml" } };

  forcon_ask_file (self, &question, chosen);
}

static void
on_open_chosen (gpointer owner, const char *path)
{
  if (path != NULL)
    forcon_table_window_open (owner, path);
}

static void
choose_and_open (gpointer window)
{
  choose (window_of (window), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open a battle"), NULL, on_open_chosen);
}

static void
save_to (ForconTableWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_session_save (self->session, path, &error))
    {
      forcon_unsaved_forget (&self->unsaved);
      forcon_table_window_show_error (self, _ ("The battle was not saved"), error->message);
      return;
    }
  forcon_table_window_say (self, _ ("Saved."));
  forcon_unsaved_go_on (&self->unsaved, GTK_WINDOW (self));
}

static void
on_save_chosen (gpointer owner, const char *path)
{
  if (path != NULL)
    save_to (owner, path);
  else
    forcon_unsaved_forget (&window_of (owner)->unsaved);
}

static void
choose_and_save (ForconTableWindow *self)
{
  choose (self, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save the battle"), _ ("battle.xml"), on_save_chosen);
}

static void
save_somewhere (gpointer window)
{
  ForconTableWindow *self = window_of (window);

  if (forcon_session_path (self->session) == NULL)
    choose_and_save (self);
  else
    save_to (self, NULL);
}

/**
 * forcon_table_window_when_saved:
 * @self: a window
 * @then: what to do
 *
 * Does @then at once if nothing would be lost; otherwise asks first.
 */
void
forcon_table_window_when_saved (ForconTableWindow *self, ForconUnsavedFunc then)
{
  guint unsaved = forcon_session_unsaved (self->session);
  g_autofree char *text
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u command with its dice is not saved and would be lost.",
                                      "%u commands with their dice are not saved and would be lost.", unsaved),
                         unsaved);

  self->unsaved.heading = _ ("Save the battle?");
  self->unsaved.save = save_somewhere;
  forcon_unsaved_ask (&self->unsaved, GTK_WINDOW (self), unsaved == 0 ? NULL : text, then);
}

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_table_window_when_saved (window_of (data), choose_and_open);
}

static void
save (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  save_somewhere (window_of (data));
}

static void
save_as (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  choose_and_save (window_of (data));
}

static const GActionEntry entries[] = {
  { .name = "open", .activate = open_action },
  { .name = "save", .activate = save },
  { .name = "save-as", .activate = save_as },
};

/* Adds the actions that have to do with files to the window. */
void
forcon_table_window_add_file_actions (ForconTableWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* What cannot be saved cannot be asked to be. */
void
forcon_table_window_update_file_actions (ForconTableWindow *self)
{
  static const char *const names[] = { "save", "save-as" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), names[i])),
                                 forcon_session_battle (self->session) != NULL
                                     && forcon_session_game (self->session) == NULL);
}
