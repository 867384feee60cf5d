/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "report/reports/campaign-review.h"
#include "app/widgets/row-item.h"

G_BEGIN_DECLS

/* A line of a review, or the heading of its topic, as a list shows it. */
#define FORCON_TYPE_REVIEW_ITEM (forcon_review_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconReviewItem, forcon_review_item, FORCON, REVIEW_ITEM, ForconRowItem)

/**
 * forcon_review_item_new_heading:
 * @topic: a topic
 * @count: how many lines follow
 *
 * Returns: (transfer full): its heading
 */
ForconReviewItem *forcon_review_item_new_heading (ForconReviewTopic topic, guint count);

/**
 * forcon_review_item_new_line:
 * @line: a line of a review
 * @campaign: as it stands now
 *
 * Returns: (transfer full): it, for a list
 */
ForconReviewItem *forcon_review_item_new_line (const ForconReviewLine *line, const ForconCampaign *campaign);

/* Returns: (transfer none) (nullable): the line, but for its text; %NULL of a heading */
const ForconReviewLine *forcon_review_item_line (ForconReviewItem *self);

/* Returns: whether two items look the same and lead to the same */
gboolean forcon_review_item_equal (ForconReviewItem *self, ForconReviewItem *other);

G_END_DECLS
