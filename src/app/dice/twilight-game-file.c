/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a fleet-dice clash. */
#include "app/dice/twilight-game-private.h"

#include <glib/gi18n-lib.h>

#include "storage/files/data.h"
#include "storage/files/file-save.h"
#include "base/text.h"

/*
 * Takes the place of the clash that was there. A set-up that nobody has played comes as a set-up. @path: where it is
 * saved, or NULL for nowhere yet; @modified: whether something would be lost.
 */
static void
take_over (ForconTwilightGame *self, ForconTwilightFile *file, const char *path, gboolean modified)
{
  /* The set-up that was there goes with its rules. */
  g_clear_pointer (&self->rules, forcon_twilight_rules_free);
  g_free (self->path);
  self->path = g_strdup (path);
  self->modified = modified;
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    self->plans[i] = file->plans[i];
  g_clear_pointer (&self->file, forcon_twilight_file_free);
  self->file = file;
  /* Here the program may roll at any moment. */
  if (!file->has_seed)
    forcon_twilight_file_reseed (file, forcon_random_fresh ().state);
  forcon_twilight_game_forget_dice (self);
  forcon_twilight_game_tell_changed (self);
}

gboolean
forcon_twilight_game_open (ForconTwilightGame *self, const char *path, GError **error)
{
  ForconTwilightFile *file;

  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self) && path != NULL, FALSE);
  file = forcon_twilight_file_load (path, NULL, error);
  if (file == NULL)
    return FALSE;
  take_over (self, file, forcon_data_is_ready_made ("clashes", path) ? NULL : path, FALSE);
  return TRUE;
}

gboolean
forcon_twilight_game_recover (ForconTwilightGame *self, const char *path, GError **error)
{
  ForconTwilightFile *file;

  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self) && path != NULL, FALSE);
  file = forcon_twilight_file_load (path, NULL, error);
  if (file == NULL)
    return FALSE;
  take_over (self, file, NULL, TRUE);
  return TRUE;
}

char *
forcon_twilight_game_to_xml (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), NULL);
  return self->file == NULL ? forcon_twilight_game_draft_to_xml (self) : forcon_twilight_file_to_xml (self->file);
}

gboolean
forcon_twilight_game_save (ForconTwilightGame *self, const char *path, GError **error)
{
  g_autofree char *where = g_strdup (path != NULL ? path : self->path);
  g_autofree char *text = forcon_twilight_game_to_xml (self);

  g_return_val_if_fail (where != NULL, FALSE);
  if (!forcon_file_save (where, text, error))
    return FALSE;
  g_free (self->path);
  self->path = g_steal_pointer (&where);
  self->modified = FALSE;
  forcon_twilight_game_tell_changed (self);
  return TRUE;
}

const char *
forcon_twilight_game_path (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), NULL);
  return self->path;
}

gboolean
forcon_twilight_game_modified (ForconTwilightGame *self)
{
  g_return_val_if_fail (FORCON_IS_TWILIGHT_GAME (self), FALSE);
  return self->modified;
}

char *
forcon_twilight_game_title (ForconTwilightGame *self)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self);

  /* A file has a dash where nobody gave a name. */
  if (clash->name != NULL && *clash->name != '\0' && !g_str_equal (clash->name, "-"))
    return forcon_text_escape (forcon_name (clash->name));
  return g_strdup (_ ("Fleet-Dice Clash"));
}
