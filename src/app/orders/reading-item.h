/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/* A line of an order sheet and how it was understood, in words that are safe to show. */
#define FORCON_TYPE_READING_ITEM (forcon_reading_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconReadingItem, forcon_reading_item, FORCON, READING_ITEM, GObject)

GPtrArray *forcon_reading_items_of_sheet (const ForconCampaign *campaign, ForconSheetId sheet);
gboolean forcon_reading_item_equal (ForconReadingItem *self, ForconReadingItem *other);

const ForconLine *forcon_reading_item_line (ForconReadingItem *self);
gboolean forcon_reading_item_is_open (ForconReadingItem *self);
const char *forcon_reading_item_text (ForconReadingItem *self);
const char *forcon_reading_item_state (ForconReadingItem *self);
const char *forcon_reading_item_icon (ForconReadingItem *self);
const char *forcon_reading_item_style (ForconReadingItem *self);
const char *forcon_reading_item_sign (ForconReadingItem *self);
const char *forcon_reading_item_meant (ForconReadingItem *self);
const char *forcon_reading_item_problem (ForconReadingItem *self);
const char *forcon_reading_item_reading (ForconReadingItem *self, gint reading);
char *forcon_reading_item_said (ForconReadingItem *self);
char *forcon_reading_item_spoken (ForconReadingItem *self);
ForconSectorId forcon_reading_item_sector (ForconReadingItem *self);

G_END_DECLS
