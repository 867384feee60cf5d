/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/orders/formation-reach.h"
#include "render/map/render-map.h"

G_BEGIN_DECLS

/**
 * forcon_map_model_orders:
 * @campaign: the truth
 * @admiral: whose orders are to be drawn over it
 *
 * Returns: (transfer full): the map as the master sees it, but of the formations of others only those that the admiral
 *   has seen where they are
 */
ForconMapModel *forcon_map_model_orders (const ForconCampaign *campaign, ForconSideId admiral);

/**
 * ForconMapOrder:
 * @formation: who is told
 * @line: of which line of a sheet it is, or none
 * @kind: what to do
 * @from: where the formation is when it comes to do it
 * @to: where it is done, or where it leads
 * @side: whose colour it has, from 0
 * @offered: it is not in force: one reading among several, or impossible
 *
 * An order as a map draws it: a move as an arrow, anything else as a mark in its sector.
 */
typedef struct {
  ForconFormationId formation;
  ForconLineId line;
  ForconTaskKind kind;
  ForconSectorId from;
  ForconSectorId to;
  guint side;
  gboolean offered;
} ForconMapOrder;

/**
 * forcon_map_orders:
 * @campaign: the truth, or what it would be
 * @admiral: whose orders
 *
 * What is to be done, and what may be meant by the lines that wait for the master, in the order in which it was
 * written. A way is a move to each of its sectors (F-CAMP-4).
 *
 * Returns: (transfer full) (element-type ForconMapOrder): all that has a place on the map
 */
GArray *forcon_map_orders (const ForconCampaign *campaign, ForconSideId admiral);

/**
 * ForconMapPlans:
 * @orders: (element-type ForconMapOrder) (nullable): what is drawn
 * @line: whose orders are drawn before the others, or none
 * @reach: (element-type ForconReach) (nullable): sectors that are tinted, the nearer the stronger
 */
typedef struct {
  GArray *orders;
  ForconLineId line;
  GArray *reach;
} ForconMapPlans;

/**
 * forcon_render_map_plans:
 * @cr: where to draw
 * @map: the map that was drawn there
 * @style: how it looks
 * @camera: which part of the map, and how large
 * @width: of the view, px
 * @height: of the view, px
 * @plans: what is planned
 *
 * Draws over a map where a formation can go and what is ordered: whole arrows for what is in force, dashed ones for
 * what is only offered.
 */
void forcon_render_map_plans (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                              const ForconCamera *camera, double width, double height, const ForconMapPlans *plans);

G_END_DECLS
