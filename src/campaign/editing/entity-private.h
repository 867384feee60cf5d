/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the editing of scenarios only: where the parts of some entities lie. */

#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/* The formation at a place among those that were formed, from 1. */
ForconFormationId forcon_entity_formation (const ForconCampaign *campaign, guint place);

/* Whose weapon it is; @place becomes its place on that ship, from 1. */
ForconShipId forcon_entity_weapon_ship (const ForconCampaign *campaign, guint *place);

/* Whether a sector, an object, a formation or a ship is called so. */
gboolean forcon_entity_is_named (const ForconCampaign *campaign, const char *name);

G_END_DECLS
