/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

G_BEGIN_DECLS

/* What a command of the master's hand needs, as fields. Emits "changed" when it says something else. */
#define FORCON_TYPE_HAND_FORM (forcon_hand_form_get_type ())
G_DECLARE_FINAL_TYPE (ForconHandForm, forcon_hand_form, FORCON, HAND_FORM, GtkWidget)

/**
 * forcon_hand_form_set_session:
 * @self: a form
 * @session: the session; once
 */
void forcon_hand_form_set_session (ForconHandForm *self, ForconSession *session);

/**
 * forcon_hand_form_set_kind:
 * @self: a form
 * @kind: a command of the master's hand
 */
void forcon_hand_form_set_kind (ForconHandForm *self, ForconCommandKind kind);

/**
 * forcon_hand_form_refresh:
 * @self: a form
 *
 * Fills the fields anew where something else is chosen or the battle has gone on; what is typed stays otherwise.
 */
void forcon_hand_form_refresh (ForconHandForm *self);

/**
 * forcon_hand_form_command:
 * @self: a form
 *
 * Returns: the command that the fields say, still without a reason
 */
ForconCommand forcon_hand_form_command (ForconHandForm *self);

G_END_DECLS
