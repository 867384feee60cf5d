/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-document.h"
#include "forcon-trace.h"

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

ForconTablePart forcon_table_part_none (void);
void forcon_table_part_add (ForconTablePart *part, const ForconBattle *battle, const GArray *traces);
void forcon_table_part_round (ForconTablePart *part, const ForconBattle *battle);

/* Figures of a document; they keep copies of all they need. */
ForconFigure forcon_turn_picture_figure (const ForconTurnPicture *picture, double width);
ForconFigure forcon_turn_picture_key (const ForconBattle *battle, const ForconStyle *style, double width);

G_END_DECLS
