/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "render/drawing/table-model.h"

G_BEGIN_DECLS

/**
 * ForconPlanSketch:
 * @moves: (element-type ForconGhost): where those would be who are to move
 * @trails: (element-type ForconTrail): of what moves along, to which the moves point
 * @shots: (element-type ForconShotLine): who would fire at whom
 *
 * What the table shows of the plan of a step.
 */
typedef struct {
  GArray *moves;
  GArray *trails;
  GArray *shots;
} ForconPlanSketch;

/**
 * forcon_plan_sketch_make:
 * @self: (out): the sketch; clear it afterwards
 * @session: a session with a battle
 *
 * The sketch of the plan, as far as it is not left out; of nothing while it is not shown.
 */
void forcon_plan_sketch_make (ForconPlanSketch *self, ForconSession *session);

void forcon_plan_sketch_clear (ForconPlanSketch *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconPlanSketch, forcon_plan_sketch_clear)

G_END_DECLS
