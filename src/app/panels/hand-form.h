/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

G_BEGIN_DECLS

/* What a command of the master's hand needs, as fields. Emits "changed" when it says something else. */
#define FORCON_TYPE_HAND_FORM (forcon_hand_form_get_type ())
G_DECLARE_FINAL_TYPE (ForconHandForm, forcon_hand_form, FORCON, HAND_FORM, GtkWidget)

void forcon_hand_form_set_session (ForconHandForm *self, ForconSession *session);
void forcon_hand_form_set_kind (ForconHandForm *self, ForconCommandKind kind);
void forcon_hand_form_refresh (ForconHandForm *self);
ForconCommand forcon_hand_form_command (ForconHandForm *self);

G_END_DECLS
