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
 * @chosen: the move of the selected ship, counted from 0; −1 where it has none
 * @reason: (nullable): why that one is barred
 *
 * What the table shows of the plan of a step.
 */
typedef struct {
  GArray *moves;
  GArray *trails;
  GArray *shots;
  gint chosen;
  char *reason;
} ForconPlanSketch;

/**
 * forcon_plan_sketch_make:
 * @self: (out): the sketch; clear it afterwards
 * @session: a session with a battle
 *
 * The sketch of the plan, as far as it is not left out; of nothing while it is not shown. While the move of formations
 * that are chosen together is typed, the ways of the others.
 */
void forcon_plan_sketch_make (ForconPlanSketch *self, ForconSession *session);

/**
 * forcon_plan_sketch_take_chosen:
 * @self: a sketch
 * @ghost: (out): the move of the selected ship, which is drawn with its figures and not among the others
 *
 * Returns: whether there is one
 */
gboolean forcon_plan_sketch_take_chosen (ForconPlanSketch *self, ForconGhost *ghost);

/**
 * forcon_plan_sketch_ship_at:
 * @self: a sketch
 * @camera: the camera
 * @x: px
 * @y: px
 * @reach: how near to its middle, px
 *
 * Returns: the ship that would come to stand there, or none
 */
ForconShipId forcon_plan_sketch_ship_at (const ForconPlanSketch *self, const ForconCamera *camera, double x, double y,
                                         double reach);

void forcon_plan_sketch_clear (ForconPlanSketch *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconPlanSketch, forcon_plan_sketch_clear)

G_END_DECLS
