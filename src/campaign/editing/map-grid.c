/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/entity.h"

/* Between the middles of neighbours, and between rows of hexagons: half the root of three of it. */
#define STEP 100
#define HEX_ROW_THOUSANDTHS 866

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
