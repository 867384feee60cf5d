/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/row-item.h"
#include "campaign/clash/clash-triage.h"

G_BEGIN_DECLS

/* How far a clash has come; the list of clashes has a part for each. */
typedef enum {
  FORCON_CLASH_FOUGHT,
  FORCON_CLASH_LENT,
  FORCON_CLASH_OVER,
  FORCON_CLASH_BACK,
  FORCON_N_CLASH_PARTS
} ForconClashPart;

/* A clash as a list shows it, or the heading of a part. */
#define FORCON_TYPE_CLASH_ITEM (forcon_clash_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconClashItem, forcon_clash_item, FORCON, CLASH_ITEM, ForconRowItem)

/**
 * forcon_clash_item_new_heading:
 * @part: a part of the list
 * @count: how many clashes follow
 *
 * Returns: (transfer full): its heading
 */
ForconClashItem *forcon_clash_item_new_heading (ForconClashPart part, guint count);

/**
 * forcon_clash_item_new:
 * @game: a game with a campaign
 * @clash: one of its clashes
 * @captains: whether captains fight it at present
 * @triage: (nullable): what is known of it and proposed for it, if it waits
 *
 * Returns: (transfer full): it, for a list
 */
ForconClashItem *forcon_clash_item_new (ForconGame *game, const ForconClash *clash, gboolean captains,
                                        const ForconClashTriage *triage);

/* Returns: which clash, or none of a heading */
ForconClashId forcon_clash_item_clash (ForconClashItem *self);

/* Returns: whether both say the same of the same clash */
gboolean forcon_clash_item_equal (ForconClashItem *a, ForconClashItem *b);

/* Returns: how far a clash of the campaign has come */
ForconClashPart forcon_clash_part (ForconGame *game, const ForconClash *clash);

G_END_DECLS
