/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fleet-dice clashes as files. */
#include "app/dice-window/twilight-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/toast.h"

static const char *
path_of (gpointer window)
{
  return forcon_twilight_game_path (FORCON_TWILIGHT_WINDOW (window)->game);
}

static char *
lost_of (gpointer window)
{
  if (!forcon_twilight_game_modified (FORCON_TWILIGHT_WINDOW (window)->game))
    return NULL;
  return g_strdup (_ ("What was set up and played is not saved and would be lost."));
}

static gboolean
load (gpointer window, const char *path, GError **error)
{
  return forcon_twilight_window_load (window, path, error);
}

static gboolean
save (gpointer window, const char *path, GError **error)
{
  return forcon_twilight_game_save (FORCON_TWILIGHT_WINDOW (window)->game, path, error);
}

static void
say (gpointer window, const char *text)
{
  forcon_toast_say (GTK_WIDGET (FORCON_TWILIGHT_WINDOW (window)->toasts), text);
}

static const ForconFileKind clashes = {
  .path = path_of,
  .lost = lost_of,
  .load = load,
  .save = save,
  .say = say,
  .files = N_ ("Fleet-Dice Clashes"),
  .suggestion = N_ ("clash.xml"),
  .open_title = N_ ("Open a Fleet-Dice Clash"),
  .open_failed = N_ ("The clash cannot be opened"),
  .save_heading = N_ ("Save the Clash?"),
  .save_title = N_ ("Save the Fleet-Dice Clash"),
  .save_failed = N_ ("The clash was not saved"),
};

void
forcon_twilight_window_add_file_actions (ForconTwilightWindow *self)
{
  forcon_file_actions_add (&self->files, GTK_WINDOW (self), &clashes);
}
