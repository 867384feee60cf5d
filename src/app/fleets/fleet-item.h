/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/card/card-model.h"
#include "app/game/game.h"
#include "app/widgets/row-item.h"

G_BEGIN_DECLS

/**
 * ForconFleetFacts:
 * @sector: where it is, or none
 * @formed: whether it is in a formation, and not only waiting for one (F-CAMP-12)
 * @damaged: it has lost hits, or something on it is broken
 *
 * What a ship can be looked for by.
 */
typedef struct {
  ForconSideId owner;
  ForconShipType type;
  ForconFormationId formation;
  ForconSectorId sector;
  gboolean formed;
  gboolean damaged;
  gboolean crippled;
  gboolean in_action;
  gint hits;
} ForconFleetFacts;

/**
 * ForconFleetItem:
 *
 * A ship of a campaign as lists and cards show it. Properties: "name", "class-name", "type", "owner", "formation",
 * "sector", "hits", "status" and "spoken", all strings. Emits "redraw" when its card says something else.
 */
#define FORCON_TYPE_FLEET_ITEM (forcon_fleet_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetItem, forcon_fleet_item, FORCON, FLEET_ITEM, ForconRowItem)

/**
 * forcon_fleet_item_new:
 * @ship: a ship
 *
 * Returns: (transfer full): its item, which says nothing until it is refreshed
 */
ForconFleetItem *forcon_fleet_item_new (ForconShipId ship);

/**
 * forcon_fleet_item_refresh:
 * @self: an item
 * @campaign: a campaign, or one as somebody knows it, that has its ship
 * @rules: the rules that it is played by
 *
 * Brings everything up to date; only what is another is told.
 */
void forcon_fleet_item_refresh (ForconFleetItem *self, const ForconCampaign *campaign, const ForconRules *rules);

ForconShipId forcon_fleet_item_ship (ForconFleetItem *self);
const ForconFleetFacts *forcon_fleet_item_facts (ForconFleetItem *self);

/**
 * forcon_fleet_item_card:
 * @self: an item that was refreshed
 *
 * Returns: (transfer none): what its card says, until it is refreshed again
 */
const ForconCardModel *forcon_fleet_item_card (ForconFleetItem *self);

/**
 * forcon_fleet_item_matches:
 * @self: an item
 * @needle: what is looked for, as g_utf8_casefold() makes it
 *
 * Returns: whether its name, class, owner or formation has it
 */
gboolean forcon_fleet_item_matches (ForconFleetItem *self, const char *needle);

G_END_DECLS
