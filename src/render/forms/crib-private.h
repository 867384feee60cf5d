/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the crib only: its sections, and how they are made and drawn. */

#include "base/catalogue.h"
#include "render/drawing/fit.h"
#include "render/paper/paper.h"
#include "engine/state/rules.h"

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

/**
 * forcon_crib_new:
 * @rules: the rules
 * @languages: (array length=n_languages): translations; %NULL among them for English
 * @n_languages: 1 or 2
 *
 * Returns: (transfer full): all that stands on the crib; safe to show
 */
ForconCrib *forcon_crib_new (const ForconRules *rules, const ForconCatalogue *const *languages, guint n_languages);

ForconCrib *forcon_crib_ref (ForconCrib *crib);
void forcon_crib_unref (ForconCrib *crib);

/**
 * forcon_crib_section:
 * @making: the crib so far
 * @ids: which rules these are
 * @heading: in English, marked with N_()
 *
 * Begins another section; rows go into the last.
 */
void forcon_crib_section (ForconCribMaking *making, const char *ids, const char *heading);

/**
 * forcon_crib_row:
 * @making: the crib so far
 * @figure: (transfer full) (nullable): what stands before the words
 * @text: in English, marked with N_(), with "%s" for each of what follows
 * @...: (transfer full): figures, %NULL after the last
 */
void forcon_crib_row (ForconCribMaking *making, char *figure, const char *text, ...) G_GNUC_NULL_TERMINATED;

/* What the columns of figures are, in their order. */
void forcon_crib_legend (ForconCribMaking *making, const char *text);

/**
 * forcon_crib_phrase:
 * @making: the crib so far
 * @figures: (array zero-terminated=1): what stands before the words
 * @phrase: (nullable): makes them; %NULL for a row of nothing but figures
 * @index: its own
 */
void forcon_crib_phrase (ForconCribMaking *making, const char *const *figures, ForconCribPhrase phrase, gint index);

/* Centimetres, with no more digits than needed. */
char *forcon_crib_length (ForconLength length);

char *forcon_crib_angle (ForconAngle angle);

/* "2d6", "d3", "1"; "0" where nothing is thrown nor added. */
char *forcon_crib_formula (ForconDiceFormula formula);

char *forcon_crib_share (ForconFraction share);

/* "+1", "−2", "0". */
char *forcon_crib_change (gint value);

/* "2", "2–6"; with no @last "9+". */
char *forcon_crib_range (gint first, gint last);

/* F-ART-1 to F-ART-5. */
void forcon_crib_add_gunnery (ForconCribMaking *making);

/* F-CRT-2 to F-CRT-12, F-STC-2 to F-STC-12, F-CAT-2 to F-CAT-5. */
void forcon_crib_add_criticals (ForconCribMaking *making);

/* F-SHIP-1, F-SHIP-2, F-SHIP-5, F-MOV-4. */
void forcon_crib_add_ships (ForconCribMaking *making);

/* F-FIRE, F-DES-1, F-ART-6, F-CRIT-1, F-ORD. */
void forcon_crib_add_fire (ForconCribMaking *making);

/* F-TORP, F-MINE, F-SWP. */
void forcon_crib_add_torpedoes (ForconCribMaking *making);

/* F-BRD, F-RAM. */
void forcon_crib_add_boarding (ForconCribMaking *making);

/* F-TURN, F-EW-2, F-FORM, F-END, F-ORB, F-CAMP-3. */
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

/**
 * forcon_crib_section_height:
 * @draw: the drawing
 * @crib: the crib
 * @index: which section, from 0
 * @form: how large
 *
 * Returns: how high it is, with what is between it and the next
 */
double forcon_crib_section_height (const ForconDraw *draw, const ForconCrib *crib, guint section,
                                   const ForconCribForm *form);

/**
 * forcon_crib_draw_section:
 * @draw: the drawing
 * @crib: the crib
 * @index: which section, from 0
 * @x, @y: its upper left corner
 * @form: how large
 */
void forcon_crib_draw_section (const ForconDraw *draw, const ForconCrib *crib, guint index, double x, double y,
                               const ForconCribForm *form);

G_END_DECLS
