/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "app/widgets/row-item.h"
#include "campaign/orders/sheet-standing.h"

G_BEGIN_DECLS

/* An admiral, and how the sheet of this phase stands, for a row of a list. */
#define FORCON_TYPE_ADMIRAL_ITEM (forcon_admiral_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconAdmiralItem, forcon_admiral_item, FORCON, ADMIRAL_ITEM, ForconRowItem)

/* Returns: (transfer full): an item that says nothing yet */
ForconAdmiralItem *forcon_admiral_item_new (ForconSideId admiral);

/* Brings it up to date with the truth, its clock read at a moment. */
void forcon_admiral_item_update (ForconAdmiralItem *self, const ForconCampaign *campaign, const ForconMoment *now);

/* How many scanned pages of the sheet there are; forcon_admiral_item_update() says it. */
void forcon_admiral_item_set_scans (ForconAdmiralItem *self, guint scans);

ForconSideId forcon_admiral_item_admiral (ForconAdmiralItem *self);
const ForconSheetStanding *forcon_admiral_item_standing (ForconAdmiralItem *self);

G_END_DECLS
