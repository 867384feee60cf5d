/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battle as a side knows it. */
#include "app/session/session-private.h"

#include <glib/gi18n-lib.h>

#include "report/battle/explain.h"
#include "base/text.h"

/**
 * forcon_session_viewer:
 * @self: a session
 *
 * Returns: the side through whose eyes the battle is shown, or none: the master sees everything
 */
ForconSideId
forcon_session_viewer (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FORCON_NO_SIDE);
  return self->view == NULL ? FORCON_NO_SIDE : forcon_view_true_side (self->view);
}

/**
 * forcon_session_viewer_name:
 * @self: a session
 *
 * Returns: (nullable): the name of the side through whose eyes the battle is shown; the sides that it knows are numbered
 *   otherwise than those of forcon_session_viewer()
 */
const char *
forcon_session_viewer_name (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  if (self->view == NULL)
    return NULL;
  return forcon_name (forcon_battle_side (forcon_view_battle (self->view), forcon_view_side (self->view))->name);
}

/**
 * forcon_session_commands:
 * @self: a session
 *
 * Returns: whether commands can be given: a battle is open, and shown to the master; not at a table that is back on the map
 */
gboolean
forcon_session_commands (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->journal != NULL && self->view == NULL && forcon_session_clash_is_open (self);
}

/**
 * forcon_session_sees_all:
 * @self: a session
 *
 * Returns: whether a battle is open and the master looks at it, be it one to which nothing can be done any more
 */
gboolean
forcon_session_sees_all (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->journal != NULL && self->view == NULL;
}

/* Makes anew what @side knows, or drops the view where it is none. */
void
forcon_session_look_as (ForconSession *self, ForconSideId side)
{
  g_clear_pointer (&self->view, forcon_view_free);
  if (!FORCON_ID_IS_NONE (side))
    /* Translators: what is known to be there, but not what it is; a number follows. */
    self->view = forcon_view_of_journal (self->journal, side, C_ ("detection", "Contact"));
}

/**
 * forcon_session_set_viewer:
 * @self: a session with a battle
 * @side: through whose eyes to look, or none for the master's
 *
 * From then on the session's battle and its entries are what the side knows, and nothing else; the selected ship stays
 * selected if the side knows it.
 */
void
forcon_session_set_viewer (ForconSession *self, ForconSideId side)
{
  ForconShipId ship = self->draft.ship;

  g_return_if_fail (FORCON_IS_SESSION (self));
  if (self->journal == NULL || FORCON_ID_EQUAL (side, forcon_session_viewer (self)))
    return;
  if (self->view != NULL && !FORCON_ID_IS_NONE (ship))
    ship = forcon_view_true_ship (self->view, ship);
  forcon_session_stop_captain (self);
  forcon_session_cancel (self);
  forcon_session_look_as (self, side);
  if (self->view != NULL && !FORCON_ID_IS_NONE (ship))
    ship = forcon_view_ship (self->view, ship);
  forcon_session_reset_draft (self, ship);
  forcon_session_battle_changed (self);
}

/**
 * forcon_session_n_entries:
 * @self: a session
 *
 * Returns: how many commands the journal tells of to who looks at it
 */
guint
forcon_session_n_entries (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), 0);
  if (self->view != NULL)
    return forcon_view_length (self->view);
  return self->journal == NULL ? 0 : forcon_journal_position (self->journal);
}

/**
 * forcon_session_entry:
 * @self: a session
 * @place: from 0
 *
 * Returns: (transfer none): a command and what came of it, as far as who looks may know
 */
const ForconEntry *
forcon_session_entry (ForconSession *self, guint place)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self) && place < forcon_session_n_entries (self), NULL);
  return self->view != NULL ? forcon_view_entry (self->view, place) : forcon_journal_entry (self->journal, place);
}

/**
 * forcon_session_explain:
 * @self: a session that the master looks at
 * @place: of an entry, from 0
 *
 * Returns: (transfer full): the rules, figures and dice of what came of the command
 */
char *
forcon_session_explain (ForconSession *self, guint place)
{
  g_autoptr (ForconBattle) before = NULL;

  g_return_val_if_fail (forcon_session_sees_all (self) && place < forcon_session_n_entries (self), NULL);
  before = forcon_battle_clone (forcon_journal_start (self->journal));
  for (guint i = 0; i < place; i++)
    {
      const GArray *events = forcon_journal_entry (self->journal, i)->events;

      for (guint k = 0; k < events->len; k++)
        forcon_battle_apply (before, &g_array_index (events, ForconEvent, k));
    }
  return forcon_explain_entry (before, self->rules, forcon_journal_entry (self->journal, place));
}
