/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What would come of a command, line by line, with whom it concerns to choose from. */
#define FORCON_TYPE_REVIEW_LIST (forcon_review_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconReviewList, forcon_review_list, FORCON, REVIEW_LIST, ForconPanel)

/**
 * forcon_review_list_set_lines:
 * @self: a list
 * @lines: (transfer full) (element-type ForconReviewLine): what is to be shown
 * @nothing: what is said where there is nothing
 */
void forcon_review_list_set_lines (ForconReviewList *self, GPtrArray *lines, const char *nothing);

/* Returns: (transfer none) (element-type ForconReviewItem): what is to be seen in it */
GListModel *forcon_review_list_items (ForconReviewList *self);

G_END_DECLS
