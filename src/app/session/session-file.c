/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/session-private.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-wording.h"
#include "base/text.h"

/**
 * forcon_session_open:
 * @self: a session
 * @path: a battle script
 * @as_template: whether it is a ready-made battle that is not to be written over
 * @error: return location, or %NULL
 *
 * Opens a battle as the clash of a scratch campaign, and plays the commands that its file holds. The battle that was
 * open is dropped; on failure it stays.
 *
 * Returns: whether the battle is open; the error's message is one whole line for people
 */
gboolean
forcon_session_open (ForconSession *self, const char *path, gboolean as_template, GError **error)
{
  g_autoptr (ForconGame) game = NULL;

  g_return_val_if_fail (FORCON_IS_SESSION (self) && path != NULL, FALSE);
  game = forcon_game_new_scratch (path, error);
  if (game == NULL || !forcon_session_sit_down (self, game, FORCON_SCRATCH_CLASH, error))
    return FALSE;
  self->path = as_template ? NULL : g_strdup (path);
  self->saved_at = forcon_journal_position (self->journal);
  forcon_session_opened (self);
  return TRUE;
}

/**
 * forcon_session_has_own_file:
 * @self: a session
 *
 * The one difference between the table of a battle script and that of a campaign's clash. A script is opened and saved
 * here, has unsaved commands, and goes back to its start; it has no map. A clash is kept in its campaign's file and
 * handed back to the map.
 *
 * Returns: whether what is played here is saved as a battle script; without a battle, whether one can be opened
 */
gboolean
forcon_session_has_own_file (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->game == NULL || forcon_game_script (self->game) != NULL;
}

/**
 * forcon_session_save:
 * @self: a session with a battle
 * @path: (nullable): where to; %NULL for where it came from
 * @error: return location, or %NULL
 *
 * Writes the battle's set-up and all commands with their dice.
 *
 * Returns: whether it is on disk
 */
gboolean
forcon_session_save (ForconSession *self, const char *path, GError **error)
{
  g_autofree char *where = g_strdup (path != NULL ? path : self->path);

  g_return_val_if_fail (FORCON_IS_SESSION (self) && self->journal != NULL && where != NULL, FALSE);
  g_return_val_if_fail (forcon_session_has_own_file (self), FALSE);
  if (!forcon_script_save (forcon_journal_start (self->journal), forcon_game_script (self->game)->rules_name,
                           self->journal, where, error))
    return FALSE;
  g_free (self->path);
  self->path = g_steal_pointer (&where);
  self->saved_at = forcon_journal_position (self->journal);
  forcon_session_battle_changed (self);
  return TRUE;
}

/**
 * forcon_session_path:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the file that the battle is saved in
 */
const char *
forcon_session_path (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->path;
}

/**
 * forcon_session_title:
 * @self: a session
 *
 * Returns: (transfer full): the battle's name, that of the clash as "Clash (Crossing), phase 3", or the program's
 */
char *
forcon_session_title (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);

  if (battle == NULL)
    return g_strdup (_ ("Forcon Master"));
  if (!forcon_session_has_own_file (self))
    {
      const ForconCampaign *campaign = forcon_game_campaign (self->game);
      g_autofree char *clash = forcon_wording_clash (campaign, self->clash);
      g_autofree char *name = forcon_text_capitalise (clash);

      /* Translators: which clash, in which phase. */
      return g_strdup_printf (_ ("%1$s, phase %2$d"), name, forcon_campaign_clash (campaign, self->clash)->phase);
    }
  if (*battle->roster->name != '\0')
    return g_strdup (forcon_name (battle->roster->name));
  return self->path == NULL ? g_strdup (_ ("A battle without a name")) : g_path_get_basename (self->path);
}

/**
 * forcon_session_unsaved:
 * @self: a session
 *
 * Returns: how many commands would be lost if the session ended now
 */
guint
forcon_session_unsaved (ForconSession *self)
{
  guint position;

  g_return_val_if_fail (FORCON_IS_SESSION (self), 0);
  if (self->journal == NULL || !forcon_session_has_own_file (self))
    return 0;
  position = forcon_journal_position (self->journal);
  if (self->saved_at == FORCON_NEVER_SAVED)
    return MAX (position, 1);
  return position > self->saved_at ? position - self->saved_at : self->saved_at - position;
}

/**
 * forcon_session_modified:
 * @self: a session
 *
 * Returns: whether the file on disk, if any, says something else than the journal
 */
gboolean
forcon_session_modified (ForconSession *self)
{
  return forcon_session_unsaved (self) > 0;
}
