/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "app/orders/line-slots.h"
#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/* A line of an order sheet and how it was understood, in words that are safe to show. */
#define FORCON_TYPE_READING_ITEM (forcon_reading_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconReadingItem, forcon_reading_item, FORCON, READING_ITEM, GObject)

/**
 * forcon_reading_items_of_sheet:
 * @campaign: the truth, or what it would be
 * @sheet: one of its sheets
 * @preview: whether it is not handed in yet: its lines have no ids, as those would change with whatever else is entered
 *
 * Returns: (transfer full) (element-type ForconReadingItem): its lines, in the order of the sheet
 */
GPtrArray *forcon_reading_items_of_sheet (const ForconCampaign *campaign, ForconSheetId sheet, gboolean preview);

/* Whether two would look the same and mean the same line. */
gboolean forcon_reading_item_equal (ForconReadingItem *self, ForconReadingItem *other);

const ForconLine *forcon_reading_item_line (ForconReadingItem *self);

/* Whether the master still has to say what is meant. */
gboolean forcon_reading_item_is_open (ForconReadingItem *self);

/* What was written, in one line. */
const char *forcon_reading_item_text (ForconReadingItem *self);

/* Returns: (transfer full): the same between quotes, with a tint for what each word was taken for */
ForconTintedText *forcon_reading_item_tinted (ForconReadingItem *self, glong most);

/* Returns: (transfer full): what each word was taken for; "" where that is not known */
char *forcon_reading_item_explained (ForconReadingItem *self);

/* Returns: (transfer full): the first word that nobody understood, or "" */
char *forcon_reading_item_unexplained (ForconReadingItem *self);

const char *forcon_reading_item_state (ForconReadingItem *self);
const char *forcon_reading_item_icon (ForconReadingItem *self);
const char *forcon_reading_item_style (ForconReadingItem *self);

/* One character for the margin of a sheet. */
const char *forcon_reading_item_sign (ForconReadingItem *self);

/* For the master alone: which names are of things that the admiral does not know, or %NULL. */
const char *forcon_reading_item_meant (ForconReadingItem *self);

/* Why it is impossible, or %NULL. */
const char *forcon_reading_item_problem (ForconReadingItem *self);

/* What a reading, from 1, orders; "" where it orders nothing. */
const char *forcon_reading_item_reading (ForconReadingItem *self, gint reading);

/**
 * forcon_reading_item_said:
 * @self: an item
 *
 * Returns: (transfer full): what it orders: of several readings the one in force, or all of them with their numbers
 */
char *forcon_reading_item_said (ForconReadingItem *self);

/* All of it for who does not see it. */
char *forcon_reading_item_spoken (ForconReadingItem *self);

/* Who is told, or none. */
ForconFormationId forcon_reading_item_formation (ForconReadingItem *self);

/* Where the first of its orders leads, or none. */
ForconSectorId forcon_reading_item_sector (ForconReadingItem *self);

G_END_DECLS
