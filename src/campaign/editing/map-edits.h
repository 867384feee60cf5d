/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Edits of a whole map, as lists for forcon_edits_command(). What cannot be done is refused when they are decided. */

#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/**
 * forcon_map_merge:
 * @campaign: a campaign before play
 * @sector: what stays
 * @other: what becomes part of it: all that is in it, and where it leads
 *
 * Returns: (transfer full): the edits
 */
char *forcon_map_merge (const ForconCampaign *campaign, ForconSectorId sector, ForconSectorId other);

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
 * ForconMapWishes:
 * @grid: of the map
 * @sectors: from 4 to %FORCON_MAP_SECTORS_MAX
 * @powers: from 2 to %FORCON_MAP_POWERS_MAX, each with an admiral
 * @planets: at least one for each power
 * @power_name, @admiral_name, @planet_name: with a "%u" for the number
 * @seed: the same makes the same map
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
 * Returns: (transfer full) (nullable): the edits, for an empty campaign with the same grid; %NULL where no map with
 *   starts that are equally far apart was found
 */
char *forcon_map_random (const ForconMapWishes *wishes);

G_END_DECLS
