/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"
#include "render/map/sector-map.h"
#include "web/house/web-pictures.h"

G_BEGIN_DECLS

/* The drawings of paper as pictures, for screens by day and by night. */

/**
 * forcon_web_want_map:
 * @pictures: where it is drawn
 * @admiral: whose, 0 for everybody's
 * @path: "/my/map": it comes to "/my/map.svg" and "/my/map-dark.svg"
 * @campaign: what @model was made from
 * @model: the map
 */
void forcon_web_want_map (ForconWebPictures *pictures, guint admiral, const char *path, const ForconCampaign *campaign,
                          const ForconMapModel *model);

/**
 * forcon_web_want_cards:
 * @pictures: where they are drawn
 * @knowledge: what an admiral knows
 *
 * The cards of the admiral's own ships, as they are by now: forcon_web_card_path() says where.
 */
void forcon_web_want_cards (ForconWebPictures *pictures, const ForconKnowledge *knowledge);

/* Returns: (transfer full): the path of the card of an own ship without its suffixes: by which of the own ones it is */
char *forcon_web_card_path (const ForconKnowledge *knowledge, ForconShipId ship);

/**
 * forcon_web_want_table:
 * @pictures: where it is drawn
 * @admiral: whose
 * @path: without suffixes
 * @seen: what the admiral's side sees of a table
 *
 * Returns: (transfer full): what changes with it
 */
char *forcon_web_want_table (ForconWebPictures *pictures, guint admiral, const char *path, const ForconBattle *seen);

/* A place in a picture, in parts of its width and height. */
typedef struct {
  double x;
  double y;
} ForconWebSpot;

/**
 * forcon_web_begin_view:
 * @label: says what it is
 * @wide: it is wider than a telephone from the beginning
 * @middle: (nullable): what is in the middle of the view then; where scripts may not run that is the upper left corner
 *
 * Appends what a picture that can be moved and drawn nearer stands in.
 */
void forcon_web_begin_view (GString *html, const char *label, gboolean wide, const ForconWebSpot *middle);
void forcon_web_end_view (GString *html);

/**
 * forcon_web_add_picture:
 * @html: a page
 * @path: as above, without suffixes
 * @version: (nullable): what changes with it, where a page is changed while it is looked at
 * @width: px
 * @height: px
 * @words: what it says; width and height may be 0 where they are not known
 *
 * Appends it by day and by night; it is loaded when it comes into view.
 */
void forcon_web_add_picture (GString *html, const char *path, const char *version, gint width, gint height,
                             const char *words);

G_END_DECLS
