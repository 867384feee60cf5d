/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/row-item.h"

G_BEGIN_DECLS

/* What a row of the formations' list is: an admiral, a formation, a ship, or the place where a new formation can be
 * made. */
typedef enum {
  FORCON_MUSTER_ADMIRAL,
  FORCON_MUSTER_FORMATION,
  FORCON_MUSTER_SHIP,
  FORCON_MUSTER_NEW,
} ForconMusterKind;

/* A row. Properties: "name", "place" (the sector of a formation), "spoken", strings; "icon", an icon's name or NULL. */
#define FORCON_TYPE_MUSTER_ITEM (forcon_muster_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconMusterItem, forcon_muster_item, FORCON, MUSTER_ITEM, ForconRowItem)

/**
 * forcon_muster_item_new:
 * @kind: what it is
 * @id: of whom
 *
 * Returns: (transfer full): a row that says nothing until it is refreshed
 */
ForconMusterItem *forcon_muster_item_new (ForconMusterKind kind, guint id);

/**
 * forcon_muster_item_refresh:
 * @self: an item
 * @campaign: the campaign
 *
 * Brings it and its ships up to date; only what is another is told.
 */
void forcon_muster_item_refresh (ForconMusterItem *self, const ForconCampaign *campaign);

ForconMusterKind forcon_muster_item_kind (ForconMusterItem *self);

/* Returns: of the admiral, the formation or the ship; of the admiral too of a place for a new formation */
guint forcon_muster_item_id (ForconMusterItem *self);

/* Returns: (transfer none) (nullable): the rows below a formation */
GListModel *forcon_muster_item_ships (ForconMusterItem *self);

G_END_DECLS
