/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"
#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/*
 * The order sheet of an admiral who writes it on a telephone (F-CAMP-4): read before it counts, with what the admiral
 * knows, and told with that alone.
 */

/**
 * ForconWebSheet:
 * @text: what is written
 * @key: by which it is handed in: what has been handed in once is not handed in again
 * @words: (nullable): what there is to say of it first
 * @wrong: that it was not taken
 * @handed_in: (nullable): what has just been handed in, of which @words is the receipt
 */
typedef struct {
  const char *text;
  const char *key;
  const char *words;
  gboolean wrong;
  const char *handed_in;
} ForconWebSheet;

/**
 * forcon_web_sheet_page:
 * @chronicle: the truth; the sheet is tried on it, and nothing of it is told
 * @knowledge: what the admiral knows
 * @sheet: the sheet
 *
 * Returns: (transfer full): the page on which it is written, with its readings
 */
GBytes *forcon_web_sheet_page (const ForconChronicle *chronicle, const ForconKnowledge *knowledge,
                               const ForconWebSheet *sheet);

/**
 * forcon_web_sheet_choose:
 * @chronicle: the truth
 * @knowledge: what the admiral knows
 * @text: a sheet
 * @choice: "4:2": line 4 is to say what its second reading does
 *
 * Returns: (transfer full): the sheet with that line written so that it is read like that; @text where there is no
 *   such reading, or none that can be written
 */
char *forcon_web_sheet_choose (const ForconChronicle *chronicle, const ForconKnowledge *knowledge, const char *text,
                               const char *choice);

G_END_DECLS
