/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/decision/master.h"

G_BEGIN_DECLS

/* A field for a value that the master can set, of whatever kind that is. Emits "changed" when a person edits it. */
#define FORCON_TYPE_VALUE_EDITOR (forcon_value_editor_get_type ())
G_DECLARE_FINAL_TYPE (ForconValueEditor, forcon_value_editor, FORCON, VALUE_EDITOR, GtkWidget)

void forcon_value_editor_set (ForconValueEditor *self, const ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo,
                              ForconValue value);
gint64 forcon_value_editor_get (ForconValueEditor *self);
void forcon_value_editor_put (ForconValueEditor *self, gint64 number);

G_END_DECLS
