/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/drawing/style.h"

G_BEGIN_DECLS

/* Lengths on paper are in mm; drawings have so many units to each, so that letters are not tiny fractions. */
#define FORCON_PAPER_UNIT 5.0
#define FORCON_MM(length) ((length) * FORCON_PAPER_UNIT)
#define FORCON_MM_OF_POINT (25.4 / 72.0)

/* As near to the edge as every printer can print. */
#define FORCON_PAPER_MARGIN 8.0

/* The papers, the words by which the command line names them, width and height in mm. */
#define FORCON_PAPERS(P)                                                                                               \
  P (A4, "a4", 210.0, 297.0)                                                                                           \
  P (LETTER, "letter", 215.9, 279.4)                                                                                   \
  P (A3, "a3", 297.0, 420.0)

#define FORCON_PAPER_VALUE(NAME, word, width, height) FORCON_PAPER_##NAME,
typedef enum { FORCON_PAPERS (FORCON_PAPER_VALUE) FORCON_N_PAPERS } ForconPaper;

/* mm */
typedef struct {
  double width;
  double height;
} ForconPaperSize;

/**
 * ForconPaperForm:
 * @paper: on which paper
 * @style: how it looks
 *
 * What somebody who prints chooses.
 */
typedef struct {
  ForconPaper paper;
  const ForconStyle *style;
} ForconPaperForm;

/**
 * forcon_paper_size:
 * @paper: a paper
 * @landscape: whether its longer side lies
 *
 * Returns: its size, mm
 */
ForconPaperSize forcon_paper_size (ForconPaper paper, gboolean landscape);

/**
 * forcon_paper_from_word:
 * @word: such as "a4"; large letters are as good as small ones
 * @paper: (out): which paper this is
 *
 * Returns: whether there is such a paper
 */
gboolean forcon_paper_from_word (const char *word, ForconPaper *paper);

G_END_DECLS
