/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"
#include "forcon-xml.h"

G_BEGIN_DECLS

gboolean forcon_card_same_class (const ForconCard *a, const ForconCard *b);
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

gboolean forcon_card_build (ForconCard *card, const ForconRules *rules, const ForconCardLayers *layers);
void forcon_card_check (ForconXml *xml, const ForconCard *card);
void forcon_weapon_read (ForconXml *xml, GArray *weapons);

G_END_DECLS
