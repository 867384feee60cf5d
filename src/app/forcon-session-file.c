/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-session-private.h"

#include <glib/gi18n-lib.h>

#include "forcon-script.h"
#include "forcon-sentences.h"
#include "forcon-text.h"

/* A battle without a seed is played with dice of its own; the saved file keeps every die, so it replays the same. */
static void
seed_if_missing (ForconScript *script)
{
  if (!script->has_seed)
    script->start->random = forcon_random_fresh ();
}

/* Plays the commands of a file, with the dice that stand there or else the generator's. */
static gboolean
play (ForconJournal *journal, const ForconScript *script, GError **error)
{
  for (guint i = 0; i < script->commands->len; i++)
    {
      const ForconScriptCommand *line = g_ptr_array_index (script->commands, i);
      ForconDice dice = { NULL, 0, line->dice == NULL, FALSE };
      g_autoptr (ForconOutcome) outcome = NULL;
      g_autofree char *why = NULL;

      if (line->dice != NULL)
        {
          dice.faces = line->dice->data;
          dice.n_faces = line->dice->len;
        }
      outcome = forcon_journal_do (journal, &line->command, &dice);
      if (outcome->verdict.kind == FORCON_VERDICT_DONE)
        continue;
      why = forcon_sentence_of_verdict (forcon_journal_battle (journal), script->rules, &outcome->verdict);
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s:%d: %s", script->path, line->line, why);
      return FALSE;
    }
  return TRUE;
}

/* Puts another battle in the place of the one that was open; @rules must outlive it. */
void
forcon_session_take_over (ForconSession *self, ForconJournal *journal, const ForconRules *rules)
{
  forcon_session_stop_captain (self);
  forcon_session_cancel (self);
  forcon_session_leave_game (self);
  g_clear_pointer (&self->view, forcon_view_free);
  g_clear_pointer (&self->journal, forcon_journal_free);
  g_clear_pointer (&self->own_rules, forcon_rules_free);
  g_clear_pointer (&self->rules_name, g_free);
  g_clear_pointer (&self->path, g_free);
  self->journal = journal;
  self->rules = rules;
}

void
forcon_session_begin_with_first_ship (ForconSession *self)
{
  forcon_session_reset_draft (self, FORCON_NO_SHIP);
  if (forcon_session_count_waiting (self) > 0)
    forcon_session_select_next (self, 1);
}

/**
 * forcon_session_open:
 * @self: a session
 * @path: a battle script
 * @as_template: whether it is a ready-made battle that is not to be written over
 * @error: return location, or %NULL
 *
 * Opens a battle and plays the commands that its file holds. The battle that was open is dropped; on failure it stays.
 *
 * Returns: whether the battle is open; the error's message is one whole line for people
 */
gboolean
forcon_session_open (ForconSession *self, const char *path, gboolean as_template, GError **error)
{
  g_autoptr (ForconScript) script = NULL;
  g_autoptr (ForconJournal) journal = NULL;

  g_return_val_if_fail (FORCON_IS_SESSION (self) && path != NULL, FALSE);
  script = forcon_script_load (path, NULL, error);
  if (script == NULL)
    return FALSE;
  seed_if_missing (script);
  journal = forcon_journal_new (script->start, script->rules);
  if (!play (journal, script, error))
    return FALSE;
  forcon_session_take_over (self, g_steal_pointer (&journal), script->rules);
  self->own_rules = g_steal_pointer (&script->rules);
  self->rules_name = g_strdup (script->rules_name);
  self->path = as_template ? NULL : g_strdup (path);
  self->saved_at = forcon_journal_position (self->journal);
  forcon_session_begin_with_first_ship (self);
  forcon_session_opened (self);
  return TRUE;
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

  g_return_val_if_fail (FORCON_IS_SESSION (self) && self->journal != NULL && where != NULL && self->game == NULL, FALSE);
  if (!forcon_script_save (forcon_journal_start (self->journal), self->rules_name, self->journal, where, error))
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
 * Returns: (transfer full): the battle's name, or the program's
 */
char *
forcon_session_title (ForconSession *self)
{
  const ForconBattle *battle = forcon_session_battle (self);

  if (battle == NULL)
    return g_strdup (_ ("Forcon Master"));
  if (self->game != NULL)
    return forcon_session_clash_title (self);
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
  if (self->journal == NULL || self->game != NULL)
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
