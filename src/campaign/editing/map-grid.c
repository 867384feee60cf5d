/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/entity.h"

#include <string.h>

/* Between the middles of neighbours, and between rows of hexagons: half the root of three of it. */
#define STEP 100
#define HEX_ROW_THOUSANDTHS 866

/* Bytes that file systems take, with room for a number. */
#define PICTURE_NAME_MAX 200

/* Counted along one of the three directions of a map of hexagons. */
static gint
hex_diagonal (gint column, gint row)
{
  return column - (row - row % 2) / 2;
}

gboolean
forcon_grid_touches (ForconGrid grid, gint column, gint row, gint other_column, gint other_row)
{
  gint down = other_row - row;
  gint right = grid == FORCON_GRID_HEX ? hex_diagonal (other_column, other_row) - hex_diagonal (column, row)
                                       : other_column - column;

  if (grid == FORCON_GRID_FREE)
    return FALSE;
  if (grid == FORCON_GRID_HEX)
    return MAX (MAX (ABS (right), ABS (down)), ABS (right + down)) == 1;
  return ABS (right) + ABS (down) == 1;
}

/* Of hexagons, odd rows lie half a sector to the right. */
void
forcon_grid_to_point (ForconGrid grid, gint column, gint row, gint *x, gint *y)
{
  gboolean hex = grid == FORCON_GRID_HEX;

  *x = column * STEP + (hex ? row % 2 * STEP / 2 : 0);
  *y = hex ? (row * STEP * HEX_ROW_THOUSANDTHS + 500) / 1000 : row * STEP;
}

void
forcon_grid_from_point (ForconGrid grid, gint x, gint y, gint *column, gint *row)
{
  gboolean hex = grid == FORCON_GRID_HEX;

  *row = hex ? (y * 10 + HEX_ROW_THOUSANDTHS / 2) / HEX_ROW_THOUSANDTHS : y / STEP;
  *column = (x - (hex ? *row % 2 * STEP / 2 : 0)) / STEP;
}

gboolean
forcon_campaign_border_by_grid (const ForconCampaign *campaign, const ForconBorder *border)
{
  ForconGrid grid = campaign->progress.grid;
  const ForconSector *one = forcon_campaign_sector (campaign, border->one);
  const ForconSector *two = forcon_campaign_sector (campaign, border->two);
  gint columns[2], rows[2];

  if (grid == FORCON_GRID_FREE || border->tunnel || one == NULL || two == NULL)
    return FALSE;
  forcon_grid_from_point (grid, one->x, one->y, &columns[0], &rows[0]);
  forcon_grid_from_point (grid, two->x, two->y, &columns[1], &rows[1]);
  return forcon_grid_touches (grid, columns[0], rows[0], columns[1], rows[1]);
}

/* Also of places before the grid: from a column and a row that surely lie before them. */
static void
nearest_place (ForconGrid grid, gint x, gint y, gint *column, gint *row)
{
  const gint before = 2 * (FORCON_GRID_MAX + 1);
  gboolean hex = grid == FORCON_GRID_HEX;
  gint zero_x, zero_y;

  forcon_grid_to_point (grid, before, before, &zero_x, &zero_y);
  forcon_grid_from_point (grid, MAX (x + zero_x + STEP / 2, 0), MAX (y + zero_y + (hex ? 0 : STEP / 2), 0), column,
                          row);
  *column -= before;
  *row -= before;
}

void
forcon_sector_on_grid (const ForconCampaign *campaign, const ForconSector *sector, ForconGrid grid, gint *column,
                       gint *row)
{
  if (campaign->progress.grid != FORCON_GRID_FREE)
    forcon_grid_from_point (campaign->progress.grid, sector->x, sector->y, column, row);
  else
    nearest_place (grid, sector->x, sector->y, column, row);
}

gboolean
forcon_grid_takes (const ForconCampaign *campaign, ForconGrid grid, ForconSectorId *one, ForconSectorId *other)
{
  const guint n = FORCON_GRID_MAX + 1;
  g_autofree ForconSectorId *taken = g_new0 (ForconSectorId, n * n);

  *other = FORCON_NO_SECTOR;
  for (guint i = 0; i < campaign->sectors->len; i++)
    {
      gint column, row;

      *one = (ForconSectorId){ (guint16) (i + 1) };
      forcon_sector_on_grid (campaign, &g_array_index (campaign->sectors, ForconSector, i), grid, &column, &row);
      if (column < 0 || column > FORCON_GRID_MAX || row < 0 || row > FORCON_GRID_MAX)
        return FALSE;
      *other = taken[(guint) row * n + (guint) column];
      if (!FORCON_ID_IS_NONE (*other))
        return FALSE;
      taken[(guint) row * n + (guint) column] = *one;
    }
  return TRUE;
}

gboolean
forcon_picture_name_is_safe (const char *name)
{
  g_autofree char *small = g_ascii_strdown (name, -1);

  if (*name == '.' || strlen (name) > PICTURE_NAME_MAX || strpbrk (name, "/\\:") != NULL)
    return FALSE;
  for (const char *at = name; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      return FALSE;
  return g_str_has_suffix (small, ".png") || g_str_has_suffix (small, ".jpg") || g_str_has_suffix (small, ".jpeg");
}
