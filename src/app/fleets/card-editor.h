/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "campaign/editing/entity.h"
#include "render/card/card-parts.h"

G_BEGIN_DECLS

/**
 * ForconCardEditor:
 *
 * A ship's card as it will be printed, whose values are edited where they stand: a press on one, or typing on it, opens
 * an entry there; Enter and Tab take what was typed. An arc of the rose opens and closes for the weapon that is chosen.
 *
 * Emits "edited" with a property by its name in files, the weapon from 0 or %FORCON_CARD_NONE, and its new value as
 * files have it; "removed" with a weapon; "weapon-chosen" when another weapon is chosen.
 */
#define FORCON_TYPE_CARD_EDITOR (forcon_card_editor_get_type ())
G_DECLARE_FINAL_TYPE (ForconCardEditor, forcon_card_editor, FORCON, CARD_EDITOR, GtkWidget)

/**
 * forcon_card_editor_show:
 * @self: an editor
 * @campaign: (nullable): whose ship it is, or nothing to show
 * @rules: its rules
 * @place: which ship, from 1
 */
void forcon_card_editor_show (ForconCardEditor *self, const ForconCampaign *campaign, const ForconRules *rules,
                              guint place);

/* The weapon that is chosen, from 0, or %FORCON_CARD_NONE for a ship without weapons. */
gint forcon_card_editor_weapon (ForconCardEditor *self);
void forcon_card_editor_choose_weapon (ForconCardEditor *self, gint weapon);

/* Whether a value of the ship stands on the card, so that it can be edited there. */
gboolean forcon_card_editor_has (ForconCardEditor *self, const char *property);

G_END_DECLS
