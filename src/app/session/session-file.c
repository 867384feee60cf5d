/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/session-private.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-wording.h"
#include "report/campaign/clash-wording.h"
#include "base/text.h"

gboolean
forcon_session_open (ForconSession *self, const char *path, gboolean as_template, GError **error)
{
  g_autoptr (ForconGame) game = NULL;

  g_return_val_if_fail (FORCON_IS_SESSION (self) && path != NULL, FALSE);
  game = forcon_game_new_scratch (path, error);
  if (game == NULL || !forcon_session_load (self, game, FORCON_SCRATCH_CLASH, error))
    return FALSE;
  self->path = as_template ? NULL : g_strdup (path);
  self->saved_at = forcon_journal_position (self->journal);
  forcon_session_emit_opened (self);
  return TRUE;
}

gboolean
forcon_session_has_own_file (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->game == NULL || forcon_game_script (self->game) != NULL;
}

gboolean
forcon_session_save (ForconSession *self, const char *path, GError **error)
{
  g_autofree char *where = g_strdup (path != NULL ? path : self->path);

  g_return_val_if_fail (FORCON_IS_SESSION (self) && self->journal != NULL && where != NULL, FALSE);
  g_return_val_if_fail (forcon_session_has_own_file (self), FALSE);
  const ForconScriptRules rules = forcon_script_rules (forcon_game_script (self->game));

  if (!forcon_script_save_lent (forcon_journal_start (self->journal), &rules, self->journal,
                                forcon_game_script (self->game)->loan, where, error))
    return FALSE;
  g_free (self->path);
  self->path = g_steal_pointer (&where);
  self->saved_at = forcon_journal_position (self->journal);
  forcon_session_emit_battle_changed (self);
  return TRUE;
}

void
forcon_session_keep_loan (ForconSession *self)
{
  const ForconScript *script = forcon_game_script (self->game);

  if (script == NULL || script->loan == NULL || self->path == NULL)
    return;
  const ForconScriptRules rules = forcon_script_rules (script);

  if (forcon_script_save_lent (forcon_journal_start (self->journal), &rules, self->journal, script->loan, self->path,
                               NULL))
    self->saved_at = forcon_journal_position (self->journal);
}

const char *
forcon_session_path (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  return self->path;
}

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

char *
forcon_session_window_title (ForconSession *self)
{
  g_autofree char *name = NULL;

  /* Who stands there is no business of a side that looks. */
  if (forcon_session_battle (self) == NULL || forcon_session_has_own_file (self)
      || !FORCON_ID_IS_NONE (forcon_session_viewer (self)))
    return forcon_session_title (self);
  name = forcon_clash_name (forcon_game_campaign (self->game), self->clash);
  /* Translators: who clashes where, in which phase. */
  return g_strdup_printf (_ ("Clash: %1$s, phase %2$d"), name,
                          forcon_campaign_clash (forcon_game_campaign (self->game), self->clash)->phase);
}

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
