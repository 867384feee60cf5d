/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Edits of a whole map (map-edits.c, map-mirror.c, map-rotate.c, map-random.c), as lists for forcon_edits_command().
 * What cannot be done is refused when they are decided. */

#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/**
 * forcon_map_merge:
 * @campaign: a campaign before play
 * @sector: what stays
 * @others: (array length=n): what becomes part of it: all that is in them, and where they lead; not @sector itself
 *
 * Returns: (transfer full): the edits
 */
char *forcon_map_merge (const ForconCampaign *campaign, ForconSectorId sector, const ForconSectorId *others, guint n);

/**
 * forcon_map_split:
 * @campaign: a campaign before play
 * @sector: what is split
 * @name: of the new part
 * @x, @y: on a map without a grid its middle, else its column and row
 * @objects: (nullable) (array zero-terminated=1): words of what goes into the new part
 *
 * The parts are neighbours. On a map without a grid the new one has the neighbours as well that are nearer to it, and
 * an outline is cut half-way between the two middles.
 *
 * Returns: (transfer full): the edits
 */
char *forcon_map_split (const ForconCampaign *campaign, ForconSectorId sector, const char *name, gint x, gint y,
                        const char *const *objects);

/*
 * FORCON_MAP_COLUMNS: left and right are alike; FORCON_MAP_ROWS: top and bottom; FORCON_MAP_TURN: both at once, a turn
 * by half
 */
#define FORCON_MAP_MIRRORS(T) T (COLUMNS, "columns") T (ROWS, "rows") T (TURN, "turn")
#define FORCON_TERM_MAP_MIRROR(NAME, word) FORCON_MAP_##NAME,
typedef enum {
  FORCON_MAP_MIRRORS (FORCON_TERM_MAP_MIRROR) FORCON_N_MAP_MIRRORS
} ForconMapMirror;

gboolean forcon_map_mirror_from_word (const char *word, ForconMapMirror *mirror);

/**
 * forcon_map_mirror:
 * @campaign: a campaign before play
 * @mirror: what is to be alike
 *
 * Makes a second half beside the map, or below it: sectors with what lies in them, and borders. Names get a number. The
 * halves touch on a grid; on a map without one the sectors at the seam are tied.
 *
 * Returns: (transfer full): the edits; empty where there are no sectors
 */
char *forcon_map_mirror (const ForconCampaign *campaign, ForconMapMirror mirror);

/**
 * ForconMapRotation:
 * @centre: the sector about which it is turned
 * @degrees: from one copy to the next; see forcon_map_rotation_degrees()
 * @sectors: (array length=n) (nullable): the part that is copied; %NULL: all but the centre
 */
typedef struct {
  ForconSectorId centre;
  gint degrees;
  const ForconSectorId *sectors;
  guint n;
} ForconMapRotation;

/*
 * Why there are no copies: FORCON_ROTATION_DEGREES: not of this grid; NOTHING: there is no part to be copied; OVERLAPS:
 * @actual of @needed copies would lie on other sectors, the first of them on @sector; TOO_WIDE: @actual columns or
 * rows, of @needed; TOO_MANY: @actual sectors, of @needed
 */
typedef enum {
  FORCON_ROTATION_DONE,
  FORCON_ROTATION_DEGREES,
  FORCON_ROTATION_NOTHING,
  FORCON_ROTATION_OVERLAPS,
  FORCON_ROTATION_TOO_WIDE,
  FORCON_ROTATION_TOO_MANY,
} ForconRotationProblem;

typedef struct {
  ForconRotationProblem problem;
  gint actual;
  gint needed;
  ForconSectorId sector;
  ForconGrid grid;
} ForconRotationVerdict;

/* Returns: (transfer none) (array zero-terminated=1): the degrees that maps of this grid can be turned by, from the
 * least */
const gint *forcon_map_rotation_degrees (ForconGrid grid);

/**
 * forcon_map_rotate:
 * @campaign: a campaign before play
 * @rotation: what is turned, and how far
 * @verdict: (out): why not
 *
 * Puts copies of a part of the map round its centre, until they are back where it is: five by 60 degrees, one by 180.
 * They get objects, borders and other names as those of a mirror do. On a map without a grid sectors of one copy and of
 * the next are tied where they are no farther apart than neighbours on a grid. Where copies lie before the first column
 * or row the whole map is moved.
 *
 * Returns: (transfer full) (nullable): the edits
 */
char *forcon_map_rotate (const ForconCampaign *campaign, const ForconMapRotation *rotation,
                         ForconRotationVerdict *verdict);

/**
 * ForconMapWishes:
 * @grid: of the map
 * @sectors: from 4 to %FORCON_MAP_SECTORS_MAX
 * @powers: from 2 to %FORCON_MAP_POWERS_MAX, each with an admiral
 * @planets: at least one for each power
 * @power_name, @admiral_name, @planet_name: with a "%u" for the number
 * @seed: the same makes the same map
 * @campaign: (nullable): a campaign before play, whose map it takes the place of: its sectors are removed, its first
 *   powers and their first admirals are those of the map
 */
typedef struct {
  ForconGrid grid;
  guint sectors;
  guint powers;
  guint planets;
  const char *power_name;
  const char *admiral_name;
  const char *planet_name;
  guint64 seed;
  const ForconCampaign *campaign;
} ForconMapWishes;

#define FORCON_MAP_SECTORS_MAX 300
#define FORCON_MAP_POWERS_MAX 8

/**
 * forcon_map_random:
 * @wishes: what it shall be like
 *
 * Draws a connected map. Each power starts at a planet of its own, and to its nearest neighbour among the powers each
 * has the same way; the other planets lie where two powers have ways to them that differ least.
 *
 * Returns: (transfer full) (nullable): the edits, for an empty campaign with the same grid, or for @campaign; %NULL
 *   where no map with starts that are equally far apart was found
 */
char *forcon_map_random (const ForconMapWishes *wishes);

G_END_DECLS
