/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-camera.h"
#include "forcon-movement.h"
#include "forcon-render-cache.h"
#include "forcon-style.h"

G_BEGIN_DECLS

/* What of the table is drawn; the table, its objects and the counters always are. */
typedef enum {
  FORCON_LAYER_GRID = 1 << 0,   /* grid, coordinates, rose */
  FORCON_LAYER_LABELS = 1 << 1, /* names of ships, captions of objects */
  FORCON_LAYER_MARKS = 1 << 2,  /* orders, moved, fired, criticals, fires */
  FORCON_LAYER_ARCS = 1 << 3,   /* borders of the selected ship's four arcs */
  FORCON_LAYER_RANGES = 1 << 4, /* its weapons' arcs and ranges */
  FORCON_LAYER_REACH = 1 << 5,  /* where it can go */
  FORCON_LAYER_TRAILS = 1 << 6, /* last moves */
  FORCON_LAYER_ALL = (1 << 7) - 1
} ForconLayers;

/**
 * ForconGhost:
 * @ship: whose move is tried
 * @path: where it would lead
 * @legal: whether the rules allow it
 * @reason: (nullable): why not, or a remark; shown as it is
 */
typedef struct {
  ForconShipId ship;
  ForconPath path;
  gboolean legal;
  const char *reason;
} ForconGhost;

/**
 * ForconShotLine:
 * @shooter: who would fire, or fired; none draws nothing
 * @target: at whom
 * @legal: whether the rules allow it
 * @text: (nullable): shown with the distance
 */
typedef struct {
  ForconShipId shooter;
  ForconShipId target;
  gboolean legal;
  const char *text;
} ForconShotLine;

/* A move that was made, for its trail. */
typedef struct {
  ForconShipId ship;
  ForconPath path;
} ForconTrail;

/**
 * ForconTableModel:
 * @battle: what is drawn
 * @rules: (nullable): for the reach; without rules none is drawn
 * @layers: what is drawn of it
 * @selected, @target, @hovered: ships with a ring of their own, or none
 * @weapons: mask of the selected ship's weapons whose ranges are drawn; 0 is all of them
 * @ghost: (nullable): a move being tried
 * @shot: a shot being aimed, or just fired
 * @trails: (array length=n_trails) (nullable): moves that were made
 * @cache: (nullable): for a window that draws again and again
 *
 * All that a picture of the tactical table shows. Everything in it is borrowed, so a model lives as long as one drawing.
 */
typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  ForconLayers layers;
  ForconShipId selected;
  ForconShipId target;
  ForconShipId hovered;
  guint32 weapons;
  const ForconGhost *ghost;
  ForconShotLine shot;
  const ForconTrail *trails;
  guint n_trails;
  ForconRenderCache *cache;
} ForconTableModel;

ForconTableModel forcon_table_model (const ForconBattle *battle, const ForconRules *rules);
double forcon_table_counter_radius (const ForconTableModel *model, const ForconStyle *style,
                                    const ForconCamera *camera, ForconShipId ship);
ForconShipId forcon_table_ship_at (const ForconTableModel *model, const ForconStyle *style,
                                   const ForconCamera *camera, double x, double y);

G_END_DECLS
