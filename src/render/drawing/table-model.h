/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "render/drawing/camera.h"
#include "engine/movement/movement.h"
#include "render/drawing/style.h"
#include "render/drawing/trace.h"

G_BEGIN_DECLS

/**
 * ForconRenderCache:
 *
 * Counters and names as they were drawn last time, ready to be put down again. A window keeps one for as long as it
 * lives and names it in its model; a picture or a page needs none. What is not used any more is thrown away by itself.
 */
typedef struct _ForconRenderCache ForconRenderCache;

/**
 * forcon_render_cache_new:
 *
 * Returns: (transfer full): an empty cache
 */
ForconRenderCache *forcon_render_cache_new (void);

void forcon_render_cache_free (ForconRenderCache *cache);

/* How many counters and names it holds. */
guint forcon_render_cache_size (const ForconRenderCache *cache);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconRenderCache, forcon_render_cache_free)

/* What of the table is drawn; the table, its objects and the counters always are. */
typedef enum {
  FORCON_LAYER_GRID = 1 << 0,   /* grid, coordinates, rose */
  FORCON_LAYER_LABELS = 1 << 1, /* names of ships, captions of objects */
  FORCON_LAYER_MARKS = 1 << 2,  /* orders, moved, fired, criticals, fires */
  FORCON_LAYER_ARCS = 1 << 3,   /* borders of the selected ship's four arcs */
  FORCON_LAYER_RANGES = 1 << 4, /* its weapons' arcs and ranges */
  FORCON_LAYER_REACH = 1 << 5,  /* where it can go */
  FORCON_LAYER_TRAILS = 1 << 6, /* last moves */
  FORCON_LAYER_FORMATIONS = 1 << 7, /* outlines and names of formations */
  FORCON_LAYER_COURSES = 1 << 8,    /* where salvos will run */
  FORCON_LAYER_ALL = (1 << 9) - 1
} ForconLayers;

/* A move that was made, or would be: of a ship, or else of a salvo. */
typedef struct {
  ForconShipId ship;
  ForconPath path;
  ForconSalvoId salvo;
} ForconTrail;

/**
 * ForconGhost:
 * @ship: whose move is tried; or who would launch torpedoes, if @count is not 0
 * @path: where it would lead
 * @legal: whether the rules allow it
 * @reason: (nullable): why not, or a remark; shown as it is
 * @salvo: instead of @ship: which salvo's move
 * @count: torpedoes that move
 * @next: how far torpedoes go in each turn after this, 0.01 cm
 * @turns: and for how many turns
 * @others: (array length=n_others) (nullable): what moves along, such as the other ships of the formation
 */
typedef struct {
  ForconShipId ship;
  ForconPath path;
  gboolean legal;
  const char *reason;
  ForconSalvoId salvo;
  gint count;
  ForconLength next;
  gint turns;
  const ForconTrail *others;
  guint n_others;
} ForconGhost;

/**
 * ForconShotLine:
 * @shooter: who would fire, or fired; none draws nothing
 * @target: at whom
 * @legal: whether the rules allow it
 * @text: (nullable): shown with the distance
 * @salvo: instead of @target
 */
typedef struct {
  ForconShipId shooter;
  ForconShipId target;
  gboolean legal;
  const char *text;
  ForconSalvoId salvo;
} ForconShotLine;

/**
 * ForconSpread:
 * @n: how many counters are drawn aside
 * @ship: whose
 * @x, @y: where, px
 * @middle_x, @middle_y, @reach: a circle round all of them, px
 *
 * The counters of a formation that overlap, spread so that each can be seen and pointed at.
 */
typedef struct {
  guint n;
  ForconShipId ship[FORCON_FORMATION_SHIPS_MAX];
  double x[FORCON_FORMATION_SHIPS_MAX];
  double y[FORCON_FORMATION_SHIPS_MAX];
  double middle_x;
  double middle_y;
  double reach;
} ForconSpread;

/**
 * ForconLabelPlaces:
 *
 * Where names lay when they were drawn last time. A window keeps them for as long as it lives and names them in its
 * model: a name then stays on its side of the counter for as long as there is room.
 */
typedef struct _ForconLabelPlaces ForconLabelPlaces;

/**
 * forcon_label_places_new:
 *
 * Returns: (transfer full): none yet
 */
ForconLabelPlaces *forcon_label_places_new (void);

void forcon_label_places_free (ForconLabelPlaces *places);

/**
 * forcon_label_places_find:
 * @places: places
 * @ship: a ship
 * @x: (out): the middle of its name, px
 * @y: (out): likewise
 *
 * Returns: whether its name was drawn last time
 */
gboolean forcon_label_places_find (const ForconLabelPlaces *places, ForconShipId ship, double *x, double *y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconLabelPlaces, forcon_label_places_free)

/* What lies at a place; at most one of them is there. */
typedef struct {
  ForconShipId ship;
  ForconSalvoId salvo;
  ForconMineId mine;
  ForconObjectId object;
} ForconTableThing;

/**
 * ForconTableModel:
 * @battle: what is drawn
 * @rules: (nullable): for the reach and the map of orbits; without rules none is drawn
 * @planet: the planet whose low orbit is drawn, or none: the table
 * @layers: what is drawn of it
 * @selected, @target, @hovered: ships with a ring of their own, or none
 * @group: (array length=n_group) (nullable): formations that move together; each of their ships has a ring
 * @chosen: a salvo, a mine or an object with a ring of its own
 * @target_salvo: a salvo that is aimed at
 * @weapons: mask of the selected ship's weapons whose ranges are drawn; 0 is all of them
 * @ghost: (nullable): a move being tried
 * @shot: a shot being aimed, or just fired
 * @plans: (array length=n_plans) (nullable): moves that are planned beside that, drawn without figures
 * @shots: (array length=n_shots) (nullable): shots that are planned
 * @trails: (array length=n_trails) (nullable): moves that were made
 * @traces: (array length=n_traces) (nullable): what happened, for a picture that tells of it afterwards
 * @spread: (nullable): counters that are drawn aside of their places
 * @places: (nullable): where names lay last time, so that they stay there
 * @cache: (nullable): for a window that draws again and again
 *
 * All that a picture of the tactical table shows. Everything in it is borrowed, so a model lives as long as one
 * drawing.
 */
typedef struct _ForconTableModel {
  const ForconBattle *battle;
  const ForconRules *rules;
  ForconObjectId planet;
  ForconLayers layers;
  ForconShipId selected;
  ForconShipId target;
  ForconShipId hovered;
  const ForconFormationId *group;
  guint n_group;
  ForconTableThing chosen;
  ForconSalvoId target_salvo;
  guint32 weapons;
  const ForconGhost *ghost;
  ForconShotLine shot;
  const ForconGhost *plans;
  guint n_plans;
  const ForconShotLine *shots;
  guint n_shots;
  const ForconTrail *trails;
  guint n_trails;
  const ForconTrace *traces;
  guint n_traces;
  const ForconSpread *spread;
  ForconLabelPlaces *places;
  ForconRenderCache *cache;
} ForconTableModel;

/**
 * forcon_table_model:
 * @battle: what is drawn; borrowed
 * @rules: (nullable): its rules; borrowed
 *
 * Returns: a model of everything, with nothing selected
 */
ForconTableModel forcon_table_model (const ForconBattle *battle, const ForconRules *rules);

/**
 * forcon_table_size:
 * @model: the model
 *
 * Returns: the far corner of the map that it shows, 0.01 cm: the table's, or that of the orbits (F-ORB-1)
 */
ForconPoint forcon_table_size (const ForconTableModel *model);

/**
 * forcon_table_shows:
 * @model: the model
 * @ship: a ship of the battle
 *
 * Returns: whether there is a counter of it on the map that it shows
 */
gboolean forcon_table_shows (const ForconTableModel *model, ForconShipId ship);

/**
 * forcon_table_count_in_orbit:
 * @model: the model
 * @planet: a planet
 *
 * Returns: how many ships and hulks are in its low orbit
 */
guint forcon_table_count_in_orbit (const ForconTableModel *model, ForconObjectId planet);

/**
 * forcon_table_counter_radius:
 * @model: the model
 * @style: the style
 * @camera: the camera
 * @ship: a ship of the battle
 *
 * A counter is as large as the base, but never too small to be read.
 *
 * Returns: the radius at which the ship's counter is drawn, px
 */
double forcon_table_counter_radius (const ForconTableModel *model, const ForconStyle *style,
                                    const ForconCamera *camera, ForconShipId ship);

/**
 * forcon_table_counter_place:
 * @model: the model
 * @camera: the camera
 * @ship: a ship of the battle
 * @x: (out): px
 * @y: (out): px
 *
 * Where its counter is drawn: on its place, or aside of it where the model spreads it.
 */
void forcon_table_counter_place (const ForconTableModel *model, const ForconCamera *camera, ForconShipId ship,
                                 double *x, double *y);

/**
 * forcon_table_spread:
 * @model: the model
 * @style: the style
 * @camera: the camera
 * @formation: a formation, or none
 * @spread: (out): its counters, aside of each other; none where each can be seen
 */
void forcon_table_spread (const ForconTableModel *model, const ForconStyle *style, const ForconCamera *camera,
                          ForconFormationId formation, ForconSpread *spread);

/**
 * forcon_table_ship_at:
 * @model: the model
 * @style: the style
 * @camera: the camera
 * @x: px
 * @y: px
 *
 * Where counters overlap, the one whose middle is nearest, measured by its size, and a ship in action before a hulk.
 *
 * Returns: the ship whose counter lies under the point, or none
 */
ForconShipId forcon_table_ship_at (const ForconTableModel *model, const ForconStyle *style,
                                   const ForconCamera *camera, double x, double y);

/**
 * forcon_table_thing_at:
 * @model: the model
 * @style: the style
 * @camera: the camera
 * @x: px
 * @y: px
 *
 * Ships lie above salvos, these above mines, and all above objects.
 *
 * Returns: what lies under the point, or nothing
 */
ForconTableThing forcon_table_thing_at (const ForconTableModel *model, const ForconStyle *style,
                                        const ForconCamera *camera, double x, double y);

G_END_DECLS
