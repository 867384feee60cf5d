/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/edit-list.h"
#include "campaign/editing/map-copy.h"

#include <math.h>

gboolean
forcon_map_mirror_from_word (const char *word, ForconMapMirror *mirror)
{
#define MIRROR_WORD(NAME, word) word,
  static const char *const words[] = { FORCON_MAP_MIRRORS (MIRROR_WORD) };

  for (guint i = 0; i < FORCON_N_MAP_MIRRORS; i++)
    if (g_str_equal (words[i], word))
      {
        *mirror = (ForconMapMirror) i;
        return TRUE;
      }
  return FALSE;
}

/* Of hexagons odd rows lie half a sector to the right; a row must stay as odd as it is. */
static void
reflect (const ForconMapCopy *copy, gint *x, gint *y)
{
  gboolean hex = copy->campaign->progress.grid == FORCON_GRID_HEX;

  if (copy->mirror != FORCON_MAP_ROWS)
    *x = copy->right - *x - (hex ? *y % 2 : 0);
  if (copy->mirror != FORCON_MAP_COLUMNS)
    *y = copy->bottom - *y;
}

/* Of hexagons the last row is its own image where rows change places: one below it would lie half a sector aside. */
static void
find_bounds (ForconMapCopy *copy)
{
  ForconGrid grid = copy->campaign->progress.grid;
  gint right = G_MININT / 4, bottom = G_MININT / 4, top = G_MAXINT, halves = G_MININT / 4;
  gint step = grid == FORCON_GRID_FREE ? FORCON_MAP_STEP : 1;

  for (guint i = 1; i <= copy->campaign->sectors->len; i++)
    {
      gint x, y;

      forcon_map_copy_place_of (copy->campaign, i, &x, &y);
      right = MAX (right, x);
      halves = MAX (halves, 2 * x + y % 2);
      bottom = MAX (bottom, y);
      top = MIN (top, y);
    }
  copy->right = grid == FORCON_GRID_HEX ? halves + 1 : 2 * right + step;
  if (copy->mirror == FORCON_MAP_ROWS)
    copy->bottom = grid == FORCON_GRID_HEX ? 2 * bottom : 2 * bottom + step;
  else
    copy->bottom = top + bottom + (grid == FORCON_GRID_HEX ? (top + bottom) % 2 : 0);
}

/* On a map without a grid those at the seam are tied to themselves. */
static void
tie_seam (GString *edits, const ForconMapCopy *copy)
{
  const ForconCampaign *campaign = copy->campaign;

  for (guint i = 1; i <= campaign->sectors->len && campaign->progress.grid == FORCON_GRID_FREE; i++)
    {
      gint x, y, other_x, other_y;

      forcon_map_copy_place_of (campaign, i, &x, &y);
      other_x = x;
      other_y = y;
      reflect (copy, &other_x, &other_y);
      if (hypot (x - other_x, y - other_y) <= FORCON_MAP_STEP
          && forcon_map_copy_is_new (copy, (ForconSectorId){ (guint16) i }))
        forcon_edits_add (edits, FORCON_ENTITY_BORDER, "one=%s\ntwo=%s", forcon_map_copy_sector (campaign, i)->word,
                          forcon_map_copy_word (copy, (ForconSectorId){ (guint16) i }));
    }
}

char *
forcon_map_mirror (const ForconCampaign *campaign, ForconMapMirror how)
{
  GString *edits = g_string_new (NULL);
  g_autofree gboolean *part = g_new0 (gboolean, campaign->sectors->len + 1);
  ForconMapCopy copy = { .campaign = campaign,
                         .image = reflect,
                         .part = part,
                         .taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                         .mirror = how };

  for (guint i = 0; i < campaign->sectors->len; i++)
    part[i] = TRUE;
  find_bounds (&copy);
  forcon_map_copy_begin (&copy, 2);
  forcon_map_copy_make (edits, &copy);
  tie_seam (edits, &copy);
  forcon_map_copy_clear (&copy);
  return g_string_free (edits, FALSE);
}
