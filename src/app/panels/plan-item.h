/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session-plan.h"
#include "app/widgets/row-item.h"

G_BEGIN_DECLS

/**
 * ForconPlanItem:
 *
 * A row of the plan of a step: what is to be done, its figures and its chance. Its texts are bound in the template.
 */
#define FORCON_TYPE_PLAN_ITEM (forcon_plan_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconPlanItem, forcon_plan_item, FORCON, PLAN_ITEM, ForconRowItem)

ForconPlanItem *forcon_plan_item_new (void);

/**
 * forcon_plan_item_show:
 * @self: an item
 * @session: the session
 * @line: a line of its plan
 *
 * Brings the texts up to date; only what is another is told.
 */
void forcon_plan_item_show (ForconPlanItem *self, ForconSession *session, const ForconPlanLine *line);

G_END_DECLS
