/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"
#include "campaign/knowledge/knowledge.h"
#include "web/house/web-picks.h"

G_BEGIN_DECLS

/*
 * The order sheet of an admiral who writes it on a telephone (F-CAMP-4): read before it counts, with what the admiral
 * knows, and told with that alone.
 */

/**
 * ForconWebSheet:
 * @text: what is written
 * @picks: what is picked among the readings of its lines
 * @key: by which it is handed in: what has been handed in once is not handed in again
 * @words: (nullable): what there is to say of it first
 * @wrong: that it was not taken
 * @handed_in: (nullable): what has just been handed in, of which @words is the receipt
 */
typedef struct {
  const char *text;
  const ForconWebPicks *picks;
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
 * forcon_web_sheet_pick:
 * @chronicle: the truth
 * @knowledge: what the admiral knows
 * @text: a sheet
 * @choice: the value of a button of its page: which reading of which line is meant
 * @picks: what is picked so far; of another sheet, or of lines that have been written anew, nothing is picked
 */
void forcon_web_sheet_pick (const ForconChronicle *chronicle, const ForconKnowledge *knowledge, const char *text,
                            const char *choice, ForconWebPicks *picks);

/**
 * forcon_web_sheet_picked:
 * @chronicle: the truth
 * @knowledge: what the admiral knows
 * @text: a sheet
 * @picks: what is picked among the readings of its lines
 *
 * Returns: (transfer full) (array of gint): of each line that is made of it, in their order, the reading that is
 *   picked, 0 for no order, or %FORCON_WEB_NO_PICK where none is or the line does not wait
 */
GArray *forcon_web_sheet_picked (const ForconChronicle *chronicle, const ForconKnowledge *knowledge, const char *text,
                                 const ForconWebPicks *picks);

G_END_DECLS
