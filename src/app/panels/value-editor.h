/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "engine/decision/master.h"

G_BEGIN_DECLS

/* A field for a value that the master can set, of whatever kind that is. Emits "changed" when a person edits it. */
#define FORCON_TYPE_VALUE_EDITOR (forcon_value_editor_get_type ())
G_DECLARE_FINAL_TYPE (ForconValueEditor, forcon_value_editor, FORCON, VALUE_EDITOR, ForconPanel)

/**
 * forcon_value_editor_set:
 * @self: an editor
 * @battle: a battle, or the ships of a campaign
 * @ship: one of its ships, or none where the value is not of a ship
 * @salvo: likewise
 * @value: what is to be set
 *
 * Shows the value as it stands now, within what it can be.
 */
void forcon_value_editor_set (ForconValueEditor *self, const ForconBattle *battle, ForconShipId ship,
                              ForconSalvoId salvo, ForconValue value);

/* Returns: the number that it says, in the unit of forcon_value_type() */
gint64 forcon_value_editor_get (ForconValueEditor *self);

/* As a person would edit it; in the unit of forcon_value_type(). */
void forcon_value_editor_put (ForconValueEditor *self, gint64 number);

G_END_DECLS
