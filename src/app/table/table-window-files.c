/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battle scripts as files. */
#include "app/table/table-window-private.h"

#include <glib/gi18n-lib.h>

#include "storage/files/data.h"

gboolean
forcon_table_window_load (ForconTableWindow *self, const char *path, GError **error)
{
  g_return_val_if_fail (FORCON_IS_TABLE_WINDOW (self), FALSE);
  if (!forcon_session_open (self->session, path, forcon_data_is_ready_made ("scenarios", path), error))
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->table_view));
  return TRUE;
}

void
forcon_table_window_open (ForconTableWindow *self, const char *path)
{
  g_return_if_fail (FORCON_IS_TABLE_WINDOW (self));
  forcon_file_actions_open (&self->files, path);
}

static const char *
path_of (gpointer window)
{
  return forcon_session_path (FORCON_TABLE_WINDOW (window)->session);
}

static char *
lost_of (gpointer window)
{
  guint unsaved = forcon_session_unsaved (FORCON_TABLE_WINDOW (window)->session);

  if (unsaved == 0)
    return NULL;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u command with its dice is not saved and would be lost.",
                                       "%u commands with their dice are not saved and would be lost.", unsaved),
                          unsaved);
}

static gboolean
load (gpointer window, const char *path, GError **error)
{
  return forcon_table_window_load (window, path, error);
}

static gboolean
save (gpointer window, const char *path, GError **error)
{
  return forcon_session_save (FORCON_TABLE_WINDOW (window)->session, path, error);
}

static void
say (gpointer window, const char *text)
{
  forcon_table_window_say (window, text);
}

static const ForconFileKind battles = {
  .path = path_of,
  .lost = lost_of,
  .load = load,
  .save = save,
  .say = say,
  .files = N_ ("Battle scripts"),
  .suggestion = N_ ("battle.xml"),
  .open_title = N_ ("Open a Battle"),
  .open_failed = N_ ("The battle cannot be opened"),
  .save_heading = N_ ("Save the Battle?"),
  .save_title = N_ ("Save the Battle"),
  .save_failed = N_ ("The battle was not saved"),
};

void
forcon_table_window_add_file_actions (ForconTableWindow *self)
{
  forcon_file_actions_add (&self->files, GTK_WINDOW (self), &battles);
}
