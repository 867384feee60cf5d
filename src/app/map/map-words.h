/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/map/render-map.h"

G_BEGIN_DECLS

/* What a map shows, in words: for the list beside it, the tooltips and screen readers. All are (transfer full). */

/**
 * forcon_map_words_sector:
 * @map: a map
 * @sector: one of its sectors
 *
 * Returns: what it is called: "B3 Far Side"
 */
char *forcon_map_words_sector (const ForconMapModel *map, ForconSectorId sector);

/**
 * forcon_map_words_token_name:
 *
 * Returns: who it is and whose: "Fan (Ghem-captain Rivek)", "Contact"
 */
char *forcon_map_words_token_name (const ForconMapModel *map, const ForconMapToken *token);

/**
 * forcon_map_words_token_facts:
 *
 * Returns: all else that the map shows of it, with commas: ships, class, posture, course, when it was seen, and whether
 *   it fights or is hidden
 */
char *forcon_map_words_token_facts (const ForconMapModel *map, const ForconMapToken *token);

/**
 * forcon_map_words_sign:
 *
 * Returns: what lies there: "planet Solstice", "tunnel mouth Cold mouth, leads to C2", "2 mines, plasma (Vorpatril)"
 */
char *forcon_map_words_sign (const ForconMapModel *map, const ForconMapSign *sign);

/* What the master wrote, and when. */
char *forcon_map_words_note (const ForconMapNote *note);

/**
 * forcon_map_words_thing:
 * @map: a map
 * @thing: what lies at a place of it
 *
 * Returns: (nullable): some lines on it, or on all that is in its sector; %NULL of nothing
 */
char *forcon_map_words_thing (const ForconMapModel *map, const ForconMapThing *thing);

/**
 * forcon_map_words_chosen:
 * @map: a map
 *
 * Returns: likewise of what has the ring, or what to do where nothing has
 */
char *forcon_map_words_chosen (const ForconMapModel *map);

G_END_DECLS
