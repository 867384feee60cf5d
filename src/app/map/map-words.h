/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/map/render-map.h"

G_BEGIN_DECLS

/* What a map shows, in words: for the list beside it, the tooltips and screen readers. All are (transfer full). */
char *forcon_map_words_sector (const ForconMapModel *map, ForconSectorId sector);
char *forcon_map_words_token_name (const ForconMapModel *map, const ForconMapToken *token);
char *forcon_map_words_token_facts (const ForconMapModel *map, const ForconMapToken *token);
char *forcon_map_words_sign (const ForconMapModel *map, const ForconMapSign *sign);
char *forcon_map_words_note (const ForconMapNote *note);
char *forcon_map_words_thing (const ForconMapModel *map, const ForconMapThing *thing);
char *forcon_map_words_chosen (const ForconMapModel *map);

G_END_DECLS
