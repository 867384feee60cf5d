/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/event.h"

G_BEGIN_DECLS

/**
 * forcon_event_to_json:
 * @battle: the battle in which it happened, for the ids of ships, sides and weapons
 * @event: the event
 * @dice: (element-type ForconDie): the dice of its command
 * @command: the command's number, from 1
 *
 * Lengths in cm, angles in degrees, a roll as its faces; "generated" tells whether the generator rolled any of them.
 * What a closed card keeps to itself is null.
 *
 * Returns: (transfer full): the event with all its figures as one JSON object, without a line's end
 */
char *forcon_event_to_json (const ForconBattle *battle, const ForconEvent *event, const GArray *dice, guint command);

G_END_DECLS
