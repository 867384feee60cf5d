/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/event.h"

G_BEGIN_DECLS

/* What events of a battle and facts of a campaign are made of, as JSON: ids by the words of the files, none as null. */
void forcon_json_point (GString *json, ForconPoint point);
void forcon_json_side (GString *json, const ForconBattle *battle, ForconSideId id);

/* By the word of the file; a formation that the file does not name goes by its flagship's. */
void forcon_json_formation (GString *json, const ForconBattle *battle, ForconFormationId id);

void forcon_json_ship (GString *json, const ForconBattle *battle, ForconShipId id);

/* @weapons: mask of weapons of @ship */
void forcon_json_weapons (GString *json, const ForconBattle *battle, ForconShipId ship, guint32 weapons);

/* What the master sets is written as the same value is elsewhere. */
void forcon_json_value (GString *json, const ForconBattle *battle, ForconShipId ship, ForconValue value, gint64 number);

/**
 * forcon_json_roll:
 * @json: where to
 * @dice: (element-type ForconDie): of the command
 * @roll: of which dice
 *
 * Writes the faces.
 *
 * Returns: whether the generator rolled any of them
 */
gboolean forcon_json_roll (GString *json, const GArray *dice, ForconRoll roll);

G_END_DECLS
