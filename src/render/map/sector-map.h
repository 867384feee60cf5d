/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/drawing/camera.h"
#include "campaign/state/campaign.h"
#include "campaign/state/ways.h"

G_BEGIN_DECLS

/* On the map the middles of neighbouring sectors lie so far apart, 0.01 cm of camera.h. */
#define FORCON_MAP_SPACING FORCON_CM (10)

/* Whose knowledge a map shows (F-CAMP-8). */
typedef enum {
  FORCON_MAP_TRUTH,
  FORCON_MAP_KNOWN,
  FORCON_MAP_PUBLIC,
} ForconMapSight;

/**
 * ForconMapCell:
 * @big: what is read from across the table: its word, or its name where the word is long
 * @name: (nullable): what else it is called; untranslated
 * @middle: where it lies on the map
 * @corners: (array length=n_corners): its outline, clockwise or not
 * @disc: whether it is a disc, since no outline was given
 * @clash: whether ships fight there, as far as this map knows
 *
 * A sector, as a square, a hexagon, its own outline or a disc. By sector id.
 */
typedef struct {
  const char *big;
  const char *name;
  ForconPoint middle;
  ForconPoint *corners;
  guint n_corners;
  gboolean disc;
  gboolean clash;
} ForconMapCell;

/* How two sectors are joined: by the edge that they share, by a line as they share none, by a tunnel; or not at all,
 * though they share an edge. */
typedef enum {
  FORCON_MAP_WAY_EDGE,
  FORCON_MAP_WAY_LINE,
  FORCON_MAP_WAY_TUNNEL,
  FORCON_MAP_WAY_WALL,
} ForconMapWayKind;

typedef struct {
  ForconSectorId one;
  ForconSectorId two;
  ForconMapWayKind kind;
} ForconMapWay;

/**
 * ForconMapSign:
 * @sector: where
 * @feature: whether it is something that lies there for all to see; else mines
 * @kind: of a feature
 * @charge, @count: of mines
 * @owner: of mines, or none if that is not known
 * @side: whose colour mines have, from 0
 * @name: (nullable): of a feature; untranslated
 * @partner: the sector to which a tunnel's mouth leads, or none
 * @seed: it always looks the same
 */
typedef struct {
  ForconSectorId sector;
  gboolean feature;
  ForconSectorObjectKind kind;
  ForconCharge charge;
  gint count;
  ForconSideId owner;
  guint side;
  const char *name;
  ForconSectorId partner;
  guint32 seed;
} ForconMapSign;

/**
 * ForconMapToken:
 * @formation: which; never shown
 * @sector: where it is, or was seen last
 * @admiral: whose it is, or none if that is not known
 * @side: whose colour and rim it has, from 0
 * @name: (nullable): of the formation or its flagship; untranslated; %NULL of a contact
 * @level: what is known of it
 * @present: whether it is there now (%TRUE), or was there when it was seen
 * @has_type, @type: its largest ship's class, where that is known
 * @count: ships, or 0 if that is not known
 * @phase, @age: when it was seen, and how many whole phases ago; 0 where @present
 * @posture: as ordered
 * @bound_for, @spent, @cost: where it is on its way to, the half-phases that it has spent on that and what it costs in
 *   all, or 0 if that is not known (F-CAMP-3)
 * @n_way, @way: the sectors to which it is ordered to move one after the other: in the truth, and of one's own
 * @way_halves: what is left of that, half-phases
 * @engaged: it is in a clash
 * @hidden: nobody else knows that it is there: only in the truth
 */
typedef struct {
  ForconFormationId formation;
  ForconSectorId sector;
  ForconSideId admiral;
  guint side;
  const char *name;
  ForconLevel level;
  gboolean present;
  gboolean has_type;
  ForconShipType type;
  gint count;
  gint phase;
  gint age;
  ForconPosture posture;
  ForconSectorId bound_for;
  gint spent;
  gint cost;
  guint n_way;
  ForconSectorId way[FORCON_WAY_STAGES_MAX];
  gint way_halves;
  gboolean engaged;
  gboolean hidden;
} ForconMapToken;

/* What the master wrote on the main map. */
typedef struct {
  ForconSectorId sector;
  gint phase;
  const char *text;
} ForconMapNote;

/* An admiral in the legend; names are untranslated. */
typedef struct {
  ForconSideId admiral;
  guint side;
  const char *name;
  const char *power;
} ForconMapAdmiral;

/**
 * ForconMapModel:
 * @sight, @admiral: whose knowledge it shows; the admiral of FORCON_MAP_KNOWN
 * @name: of the campaign; untranslated
 * @phase, @half, @stage: how far it has come
 * @grid: of which kind the map is
 * @size: far corner of the map
 * @scale, @origin: of the campaign's units on the map, and where their 0, 0 lies
 * @cells: (element-type ForconMapCell): by sector id
 * @ways: (element-type ForconMapWay)
 * @signs: (element-type ForconMapSign): by sector
 * @tokens: (element-type ForconMapToken): by sector, own ones first, in an order that does not tell of ids
 * @notes: (element-type ForconMapNote): by sector
 * @admirals: (element-type ForconMapAdmiral): by admiral
 * @chosen_sector, @chosen_formation: with a ring of their own, or none; the user's to set
 * @language: (nullable): in which it is drawn: that of the thread that made it; %NULL is the program's
 * @texts: (owned): all names
 *
 * All that a picture of the sector map shows; it keeps nothing of the campaign that it was made from.
 */
typedef struct {
  ForconMapSight sight;
  ForconSideId admiral;
  const char *name;
  gint phase;
  gint half;
  ForconStage stage;
  ForconGrid grid;
  ForconPoint size;
  double scale;
  ForconPoint origin;
  GArray *cells;
  GArray *ways;
  GArray *signs;
  GArray *tokens;
  GArray *notes;
  GArray *admirals;
  ForconSectorId chosen_sector;
  ForconFormationId chosen_formation;
  const char *language;
  GStringChunk *texts;
} ForconMapModel;

/* What lies at a place of the map; what is not there is none or %NULL. Borrowed from the model. */
typedef struct {
  ForconSectorId sector;
  const ForconMapToken *token;
  const ForconMapSign *sign;
  const ForconMapNote *note;
} ForconMapThing;

/**
 * ForconMapDraft:
 * @formation: who shall move
 * @path: (array length=n_path) (nullable): sectors in their order, the first being where it is
 * @target: where it shall go, though there may be no path
 * @legal: whether it can
 * @words: (nullable): what it costs, or why not; one paragraph
 * @placed, @from_x, @from_y: whether it is known where its token stands, and that place, px
 * @held: whether it hangs on the pointer
 * @x, @y: the pointer, px
 *
 * A move that is being drawn up.
 */
typedef struct {
  ForconFormationId formation;
  const ForconSectorId *path;
  guint n_path;
  ForconSectorId target;
  gboolean legal;
  const char *words;
  gboolean placed;
  double from_x;
  double from_y;
  gboolean held;
  double x;
  double y;
} ForconMapDraft;

/**
 * forcon_map_model_truth:
 * @campaign: a campaign
 *
 * Returns: (transfer full): the map as the master sees it, with what is hidden from everybody marked
 */
ForconMapModel *forcon_map_model_truth (const ForconCampaign *campaign);

/**
 * forcon_map_model_known:
 * @known: what the admiral knows: forcon_knowledge_campaign()
 * @admiral: the admiral
 *
 * Own formations in full, what the admiral has seen of others with when and where, and what stands on the main map
 * (F-CAMP-8). Takes no more than that even of a campaign that holds more.
 *
 * Returns: (transfer full): the map as the admiral knows it
 */
ForconMapModel *forcon_map_model_known (const ForconCampaign *known, ForconSideId admiral);

/**
 * forcon_map_model_public:
 * @campaign: a campaign
 *
 * Returns: (transfer full): the main map (F-CAMP-8): what lies in the sectors for all to see, and what was published
 */
ForconMapModel *forcon_map_model_public (const ForconCampaign *campaign);

/**
 * forcon_map_model_copy:
 * @model: a map
 *
 * Returns: (transfer full): the same, with nothing in it that belongs to the other
 */
ForconMapModel *forcon_map_model_copy (const ForconMapModel *model);

void forcon_map_model_free (ForconMapModel *model);

/**
 * forcon_map_cell:
 *
 * Returns: (nullable) (transfer none): the cell of a sector
 */
const ForconMapCell *forcon_map_cell (const ForconMapModel *model, ForconSectorId sector);

/**
 * forcon_map_admiral:
 *
 * Returns: (nullable) (transfer none): an admiral of the legend
 */
const ForconMapAdmiral *forcon_map_admiral (const ForconMapModel *model, ForconSideId admiral);

/**
 * forcon_map_cell_holds:
 * @cell: a sector
 * @point: a place on the map
 *
 * By the rule of the crossings of a ray to the right.
 *
 * Returns: whether the place is within the sector
 */
gboolean forcon_map_cell_holds (const ForconMapCell *cell, ForconPoint point);

/**
 * forcon_map_sector_at:
 * @model: the model
 * @point: a place on the map
 *
 * Returns: the sector that lies there, or none
 */
ForconSectorId forcon_map_sector_at (const ForconMapModel *model, ForconPoint point);

/**
 * forcon_sector_to_word:
 * @campaign: a campaign, or what an admiral knows
 * @id: a sector
 *
 * Returns: (transfer full): what stands large in it on the map, "C3"; "–" where there is no such sector
 */
char *forcon_sector_to_word (const ForconCampaign *campaign, ForconSectorId id);

/**
 * forcon_sector_to_text:
 * @campaign: a campaign, or what an admiral knows
 * @id: a sector
 *
 * Returns: (transfer full): all that stands in it on the map, in texts too: "C3 Lamplight"; "–" where there is no
 * such sector
 */
char *forcon_sector_to_text (const ForconCampaign *campaign, ForconSectorId id);

/* Private to this layer: where the sectors lie and what shape they have. */

/**
 * forcon_sector_shapes:
 * @model: a model with a cell for each sector
 * @campaign: the campaign
 *
 * Gives every cell its place and its outline, and the map its size (F-CAMP-2).
 */
void forcon_sector_shapes (ForconMapModel *model, const ForconCampaign *campaign);

/**
 * forcon_sector_ways:
 * @model: a model whose cells have their shapes
 * @campaign: the campaign
 *
 * Finds how sectors are joined (F-CAMP-2).
 */
void forcon_sector_ways (ForconMapModel *model, const ForconCampaign *campaign);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconMapModel, forcon_map_model_free)

G_END_DECLS
