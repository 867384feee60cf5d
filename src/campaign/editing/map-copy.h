/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the editing of maps only: a part of a map once more, mirrored or turned. */

#include "campaign/editing/map-edits.h"

G_BEGIN_DECLS

/* Between middles of neighbours on a map without a grid, as on one with. */
#define FORCON_MAP_STEP 100

/*
 * One copy of a map. @image: where a place goes: column and row of a grid, or x and y; @part: by sector, from 0,
 * whether it is copied; @words: likewise, ids of the images, or %NULL; @number: that names get at least; @taken: names
 * and ids of all copies. Of a mirror, @right, @bottom: sums of the places of a sector and its image. Of a turn,
 * @centre, @degrees
 */
typedef struct _ForconMapCopy ForconMapCopy;
struct _ForconMapCopy {
  const ForconCampaign *campaign;
  void (*image) (const ForconMapCopy *copy, gint *x, gint *y);
  const gboolean *part;
  GPtrArray *words;
  guint number;
  GHashTable *taken;
  ForconMapMirror mirror;
  gint right;
  gint bottom;
  ForconSectorId centre;
  gint degrees;
};

const ForconSector *forcon_map_copy_sector (const ForconCampaign *campaign, guint place);

/* On a grid columns and rows, else places on the map. */
void forcon_map_copy_place_of (const ForconCampaign *campaign, guint sector, gint *x, gint *y);

/* Returns: the sector that is there already, or 0 */
guint forcon_map_copy_occupant (const ForconCampaign *campaign, gint x, gint y);

/* Empties the words, and says which number names get. */
void forcon_map_copy_begin (ForconMapCopy *copy, guint number);

/* Adds the sectors of the part, what lies in them, their borders and their other names. One that falls on a sector that
 * is there already is that sector. */
void forcon_map_copy_make (GString *edits, const ForconMapCopy *copy);

/* Returns: (nullable): the id of the image of a sector */
const char *forcon_map_copy_word (const ForconMapCopy *copy, ForconSectorId sector);

/* Whether a sector has an image, and that is none that was there. */
gboolean forcon_map_copy_is_new (const ForconMapCopy *copy, ForconSectorId sector);

void forcon_map_copy_clear (ForconMapCopy *copy);

G_END_DECLS
