/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the crib only: its sections, and how they are made and drawn. */

#include "forcon-catalogue.h"
#include "forcon-fit.h"
#include "forcon-paper.h"
#include "forcon-rules.h"

G_BEGIN_DECLS

#define FORCON_CRIB_LANGUAGES 2
#define FORCON_CRIB_FIGURES 6

/**
 * ForconCribRow:
 * @figures: what stands before the words, %NULL where there is none
 * @texts: what it means, in each language
 * @legend: it tells what the columns of figures are
 */
typedef struct {
  char *figures[FORCON_CRIB_FIGURES];
  char *texts[FORCON_CRIB_LANGUAGES];
  gboolean legend;
} ForconCribRow;

/**
 * ForconCribSection:
 * @headings: in each language
 * @ids: which rules these are
 * @rows: (element-type ForconCribRow)
 * @halves: how many rows stand side by side: 1, or 2 of a table of nothing but figures
 */
typedef struct {
  char *headings[FORCON_CRIB_LANGUAGES];
  const char *ids;
  GArray *rows;
  guint halves;
} ForconCribSection;

/* @sections: (element-type ForconCribSection): in the order in which they are read */
typedef struct {
  gatomicrefcount count;
  guint n_languages;
  GArray *sections;
} ForconCrib;

/* What the makers of the sections share; a language without a catalogue is English. */
typedef struct {
  const ForconRules *rules;
  const ForconCatalogue *languages[FORCON_CRIB_LANGUAGES];
  ForconCrib *crib;
} ForconCribMaking;

/* What a row means, in one language; @index: which value of its list, or row of its table. */
typedef char *(*ForconCribPhrase) (const ForconCatalogue *language, const ForconRules *rules, gint index);

ForconCrib *forcon_crib_new (const ForconRules *rules, const ForconCatalogue *const *languages, guint n_languages);
ForconCrib *forcon_crib_ref (ForconCrib *crib);
void forcon_crib_unref (ForconCrib *crib);

void forcon_crib_section (ForconCribMaking *making, const char *ids, const char *heading);
void forcon_crib_row (ForconCribMaking *making, char *figure, const char *text, ...) G_GNUC_NULL_TERMINATED;
void forcon_crib_legend (ForconCribMaking *making, const char *text);
void forcon_crib_phrase (ForconCribMaking *making, const char *const *figures, ForconCribPhrase phrase, gint index);
char *forcon_crib_length (ForconLength length);
char *forcon_crib_angle (ForconAngle angle);
char *forcon_crib_formula (ForconDiceFormula formula);
char *forcon_crib_share (ForconFraction share);
char *forcon_crib_change (gint value);
char *forcon_crib_range (gint first, gint last);

void forcon_crib_add_gunnery (ForconCribMaking *making);
void forcon_crib_add_criticals (ForconCribMaking *making);
void forcon_crib_add_ships (ForconCribMaking *making);
void forcon_crib_add_fire (ForconCribMaking *making);
void forcon_crib_add_torpedoes (ForconCribMaking *making);
void forcon_crib_add_boarding (ForconCribMaking *making);
void forcon_crib_add_rest (ForconCribMaking *making);

/**
 * ForconCribForm:
 * @size: of letters
 * @width: of a section
 * @second: share of it at which the second language begins: a column of its own down the page
 *
 * Units of FORCON_PAPER_UNIT to the mm.
 */
typedef struct {
  double size;
  double width;
  double second;
} ForconCribForm;

double forcon_crib_section_height (const ForconDraw *draw, const ForconCrib *crib, guint section,
                                   const ForconCribForm *form);
void forcon_crib_draw_section (const ForconDraw *draw, const ForconCrib *crib, guint index, double x, double y,
                               const ForconCribForm *form);

G_END_DECLS
