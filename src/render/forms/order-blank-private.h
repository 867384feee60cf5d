/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the blank order sheet only: what stands on it, and how that is drawn. */

#include "campaign/state/campaign.h"
#include "render/drawing/fit.h"
#include "render/paper/paper.h"

G_BEGIN_DECLS

/* Where things stand on a page, mm: the edges of what is written; the head of the first page, and of the others. */
#define FORCON_BLANK_SIDE 12.0
#define FORCON_BLANK_TOP 10.0
#define FORCON_BLANK_BOTTOM 10.0
#define FORCON_BLANK_HEAD 33.0
#define FORCON_BLANK_HEAD_SMALL 9.0

/* A line to write on is so high, and there are so many for each formation, mm. */
#define FORCON_BLANK_LINE 8.5
#define FORCON_BLANK_LINES 2
#define FORCON_BLANK_LINES_MOST 7

/* Whose lines they are. */
typedef enum {
  FORCON_BLANK_FORMATION,
  FORCON_BLANK_WAITING, /* ships that wait for a formation */
  FORCON_BLANK_MESSAGES,
} ForconBlankKind;

/* What is known: "Flagship", "Grozny". */
typedef struct {
  char *label;
  char *text;
} ForconBlankFact;

/* A box to tick: what it orders, as the reader of sheets takes it, and whether that holds already. */
typedef struct {
  char *text;
  gboolean holds;
} ForconBlankBox;

/* What boxes there are: a posture, of which one is ticked, and standing instructions (F-CAMP-4, F-CAMP-13). */
typedef enum { FORCON_BLANK_POSTURES, FORCON_BLANK_INSTRUCTIONS, FORCON_N_BLANK_BOXES } ForconBlankBoxes;

/**
 * ForconBlankBlock:
 * @name: whose; as the reader of sheets takes it
 * @facts: (element-type ForconBlankFact)
 * @boxes: (element-type ForconBlankBox): of each kind, which may be none
 * @lines: how many lines there are to write on
 */
typedef struct {
  ForconBlankKind kind;
  char *name;
  GArray *facts;
  GArray *boxes[FORCON_N_BLANK_BOXES];
  guint lines;
} ForconBlankBlock;

/**
 * ForconBlank:
 * @deadline: (nullable): when it has to be there, "14:05"
 * @code: what its QR code says
 * @halves: half-phases that each formation has
 * @blocks: (element-type ForconBlankBlock)
 * @help: (element-type ForconBlankFact): what can be ordered, and what it costs
 * @pages: how many there are
 *
 * All that stands on the sheet of one admiral; safe to show.
 */
typedef struct {
  gatomicrefcount count;
  char *campaign;
  char *admiral;
  char *power;
  char *phase;
  char *deadline;
  char *budget;
  char *code;
  gint halves;
  GArray *blocks;
  GArray *help;
  guint pages;
} ForconBlank;

/**
 * forcon_blank_new:
 * @known: what the admiral knows
 * @rules: the rules
 * @admiral: whose sheet it is
 * @phase: for which it is; 0 is before play
 * @mark: (nullable): what tells the campaign from others of its name, for the code
 *
 * Returns: (transfer full): what stands on it
 */
ForconBlank *forcon_blank_new (const ForconCampaign *known, const ForconRules *rules, ForconSideId admiral, gint phase,
                               const char *mark);

ForconBlank *forcon_blank_ref (ForconBlank *blank);
void forcon_blank_unref (ForconBlank *blank);

/**
 * forcon_blank_draw_head:
 * @draw: the drawing
 * @blank: the sheet
 * @size: of the paper, mm
 * @page: from 0
 *
 * What stands above the blocks of a page.
 */
void forcon_blank_draw_head (const ForconDraw *draw, const ForconBlank *blank, ForconPaperSize size, guint page);

/* How high a block is all in all, mm. */
double forcon_blank_block_height (const ForconDraw *draw, const ForconBlankBlock *block, double width);

/**
 * forcon_blank_draw_block:
 * @draw: the drawing
 * @blank: the sheet
 * @index: which block, from 0
 * @top: where, mm
 * @width: of the paper, mm
 */
void forcon_blank_draw_block (const ForconDraw *draw, const ForconBlank *blank, guint block, double top, double width);

/* How high the help is, mm. */
double forcon_blank_help_height (const ForconDraw *draw, const ForconBlank *blank, double width);

/**
 * forcon_blank_draw_help:
 * @draw: the drawing
 * @blank: the sheet
 * @top: where, mm
 * @width: of the paper, mm
 */
void forcon_blank_draw_help (const ForconDraw *draw, const ForconBlank *blank, double top, double width);

G_END_DECLS
