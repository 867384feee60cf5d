/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-ship.h"

G_BEGIN_DECLS

/**
 * ForconCardValue:
 * @label: what it is, not yet translated
 * @to_text: (transfer full): the value as it stands now
 * @to_whole: (nullable) (transfer full): what it was while the ship was whole; without it the value does not change
 * @tracked: whether a card has boxes for it, too
 *
 * A line of the ship card (F-SHIP-3).
 */
typedef struct {
  const char *label;
  char *(*to_text) (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);
  char *(*to_whole) (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);
  gboolean tracked;
} ForconCardValue;

const ForconCardValue *forcon_card_values (guint *n_values);
const char *forcon_card_formation (const ForconBattle *battle, ForconShipId ship);
char *forcon_card_damage (const ForconBattle *battle, ForconShipId ship);
char *forcon_card_notes (const ForconBattle *battle, ForconShipId ship);

G_END_DECLS
