/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"
#include "render/drawing/trace.h"

G_BEGIN_DECLS

/* A part of a table: two of its corners, 0.01 cm. */
typedef struct {
  ForconPoint from;
  ForconPoint to;
} ForconTablePart;

/**
 * ForconTurnPicture:
 * @battle: a table
 * @rules: its rules, for the map of orbits
 * @planet: whose low orbit is shown, or none: the table
 * @part: which part of the table is shown; of an orbit always all
 * @traces: (element-type ForconTrace) (nullable): what happened on it
 * @plain: without what stands beside the counters but names
 *
 * A table on paper, with what happened on it as arrows. Borrowed throughout.
 */
typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  ForconObjectId planet;
  ForconTablePart part;
  const GArray *traces;
  gboolean plain;
} ForconTurnPicture;

/* Returns: a part in which nothing is yet */
ForconTablePart forcon_table_part_none (void);

/**
 * forcon_table_part_add:
 * @part: (inout): a part of a table
 * @battle: a battle on it
 * @traces: (element-type ForconTrace) (nullable): what happened in it
 *
 * Makes it large enough for all ships and for the ways that they went; torpedoes that miss run far away.
 */
void forcon_table_part_add (ForconTablePart *part, const ForconBattle *battle, const GArray *traces);

/**
 * forcon_table_part_round:
 * @part: (inout): all that has to be seen
 * @battle: for the size of its table
 *
 * Makes it what a picture shows: with an edge all round, of a decent size, and nothing beyond the table; all of it
 * where nothing has to be seen.
 */
void forcon_table_part_round (ForconTablePart *part, const ForconBattle *battle);

/* Figures of a document; they keep copies of all they need. */

/**
 * forcon_turn_picture_figure:
 * @picture: what it shows
 * @width: how wide it will be, mm
 *
 * Returns: a figure with data of its own
 */
ForconFigure forcon_turn_picture_figure (const ForconTurnPicture *picture, double width);

/**
 * forcon_turn_picture_key:
 * @battle: of which pictures are shown
 * @style: how they look
 * @width: how wide it will be, mm
 *
 * Returns: a figure that explains the sides, the arrows and the marks, with data of its own
 */
ForconFigure forcon_turn_picture_key (const ForconBattle *battle, const ForconStyle *style, double width);

G_END_DECLS
