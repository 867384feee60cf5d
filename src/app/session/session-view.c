/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battle as a side knows it. */
#include "app/session/session-private.h"

#include <glib/gi18n-lib.h>

#include "report/battle/explain.h"
#include "base/text.h"

ForconSideId
forcon_session_viewer (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FORCON_NO_SIDE);
  return self->view == NULL ? FORCON_NO_SIDE : forcon_view_true_side (self->view);
}

const char *
forcon_session_viewer_name (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  if (self->view == NULL)
    return NULL;
  return forcon_name (forcon_battle_side (forcon_view_battle (self->view), forcon_view_side (self->view))->name);
}

gboolean
forcon_session_commands (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->journal != NULL && self->view == NULL && forcon_session_clash_is_open (self);
}

gboolean
forcon_session_sees_all (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), FALSE);
  return self->journal != NULL && self->view == NULL;
}

void
forcon_session_make_view (ForconSession *self, ForconSideId side)
{
  g_clear_pointer (&self->view, forcon_view_free);
  if (!FORCON_ID_IS_NONE (side))
    /* Translators: what is known to be there, but not what it is; a number follows. */
    self->view = forcon_view_of_journal (self->journal, side, C_ ("detection", "Contact"));
}

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
  forcon_session_make_view (self, side);
  if (self->view != NULL && !FORCON_ID_IS_NONE (ship))
    ship = forcon_view_ship (self->view, ship);
  forcon_session_reset_draft (self, ship);
  forcon_session_emit_battle_changed (self);
}

guint
forcon_session_n_entries (ForconSession *self)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self), 0);
  if (self->view != NULL)
    return forcon_view_length (self->view);
  return self->journal == NULL ? 0 : forcon_journal_position (self->journal);
}

const ForconEntry *
forcon_session_entry (ForconSession *self, guint place)
{
  g_return_val_if_fail (FORCON_IS_SESSION (self) && place < forcon_session_n_entries (self), NULL);
  return self->view != NULL ? forcon_view_entry (self->view, place) : forcon_journal_entry (self->journal, place);
}

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
