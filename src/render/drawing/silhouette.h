/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "engine/state/battle.h"

G_BEGIN_DECLS

/* How many silhouettes are drawn already: first the marks of the types of ships, then others. */
guint forcon_silhouette_count (void);

/* Returns: (transfer none): the word of one in files, from 0 */
const char *forcon_silhouette_word (guint place);

/* Returns: (transfer none): how people call one, from 0, in the language of the program */
const char *forcon_silhouette_label (guint place);

/**
 * forcon_silhouette_path:
 * @cr: where the path is added
 * @silhouette: (nullable): of a card: a word of a drawn one, a path as of forcon_outline_parse(), or none
 * @type: the ship's type, whose mark it is where there is none, or none that this program knows
 * @fine: whether to add what only a large counter can show
 *
 * Adds the silhouette, bow up, in a circle of radius 1 round the origin. Fill it by the even-odd rule.
 */
void forcon_silhouette_path (cairo_t *cr, const char *silhouette, ForconShipType type, gboolean fine);

G_END_DECLS
