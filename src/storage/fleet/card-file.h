/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "storage/xml/xml.h"

G_BEGIN_DECLS

/**
 * forcon_card_same_class:
 * @a, @b: cards
 *
 * Returns: whether they differ only in what is a ship's own: id, name, owner and nation
 */
gboolean forcon_card_same_class (const ForconCard *a, const ForconCard *b);

/**
 * forcon_card_field_format:
 * @card: a card
 * @field: one of its numbers
 *
 * Returns: (transfer full) (nullable): it as files write it; %NULL where it is not worth writing
 */
char *forcon_card_field_format (const ForconCard *card, const ForconRecordField *field);

/**
 * ForconCardLayers:
 * @nation: (nullable): of the fleet book
 * @klass, @named, @own: (nullable): attributes of the class, of the named ship and of the ship in the battle
 * @weapons: (element-type ForconWeapon): of the class
 *
 * What a card is made of. A later layer changes what an earlier one says.
 */
typedef struct {
  const char *nation;
  const char *const *klass;
  const char *const *named;
  const char *const *own;
  const GArray *weapons;
} ForconCardLayers;

/**
 * forcon_card_build:
 * @card: (out caller-allocates): the card, to be freed with forcon_card_clear(); its id and name are those of the
 *   outermost layer
 * @rules: the rules, which know what a type of ship is
 * @layers: where its values stand
 *
 * What no layer states is what its type has, or the default of F-SHIP-3: a braking run of half the speed, the armour
 * all round.
 *
 * Returns: whether all values were what they should be, as they are wherever a schema has seen them
 */
gboolean forcon_card_build (ForconCard *card, const ForconRules *rules, const ForconCardLayers *layers);

/**
 * forcon_card_check:
 * @xml: at the element that states the card, or changes it
 * @card: the card
 *
 * Refuses what the schema cannot see.
 */
void forcon_card_check (ForconXml *xml, const ForconCard *card);

/**
 * forcon_weapon_read:
 * @xml: at a weapon
 * @weapons: (element-type ForconWeapon): where it is added
 */
void forcon_weapon_read (ForconXml *xml, GArray *weapons);

/**
 * forcon_card_same_weapons:
 *
 * Returns: whether both cards have the same weapons in the same order
 */
gboolean forcon_card_same_weapons (const ForconCard *a, const ForconCard *b);

G_END_DECLS
