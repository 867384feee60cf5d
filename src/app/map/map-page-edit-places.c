/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where sectors lie and where there is room for more, while the map is edited: columns and rows, or x and y. */
#include "app/map/map-page-edit.h"

#include "app/game/game-edit.h"
#include "render/map/map-places.h"

/* Columns and rows of a grid. */
#define GRID_MOST 99

/* Before the first column and the first row lies room too: everything is moved there. The rows of hexagons go on in
 * pairs. */
#define BEFORE_COLUMNS 1
#define BEFORE_ROWS 2

gboolean
forcon_map_page_is_grid (ForconMapPage *self)
{
  return forcon_game_campaign (self->game)->progress.grid != FORCON_GRID_FREE;
}

/* Where a sector lies: column and row, or x and y. */
void
forcon_map_page_place_of (const ForconCampaign *campaign, guint place, gint *across, gint *down)
{
  ForconEntityRecord record;

  forcon_entity_get (campaign, FORCON_ENTITY_SECTOR, place, &record);
  *across = campaign->progress.grid == FORCON_GRID_FREE ? record.SECTOR.x : record.SECTOR.column;
  *down = campaign->progress.grid == FORCON_GRID_FREE ? record.SECTOR.y : record.SECTOR.row;
}

guint
forcon_map_page_sector_on (const ForconCampaign *campaign, gint across, gint down)
{
  for (guint i = 1; i <= campaign->sectors->len; i++)
    {
      gint other_across, other_down;

      forcon_map_page_place_of (campaign, i, &other_across, &other_down);
      if (other_across == across && other_down == down)
        return i;
    }
  return 0;
}

char *
forcon_map_page_values_of_place (ForconMapPage *self, gint across, gint down)
{
  return g_strdup_printf (forcon_map_page_is_grid (self) ? "column=%d\nrow=%d" : "x=%d\ny=%d", across, down);
}

/* The nearest place of the grid, or the same point of a map without one. Returns: whether there can be a sector */
gboolean
forcon_map_page_place_under (ForconMapPage *self, ForconPoint point, gint *across, gint *down)
{
  ForconGrid grid = forcon_game_campaign (self->game)->progress.grid;
  const ForconMapModel *model = forcon_map_view_model (self->map);
  gint right, below;

  forcon_map_model_units (model, point, across, down);
  if (grid == FORCON_GRID_FREE)
    return TRUE;
  /* Counted from before the first column and row, where numbers are rounded as elsewhere. */
  forcon_grid_to_point (grid, BEFORE_COLUMNS, BEFORE_ROWS, &right, &below);
  right += *across + FORCON_MAP_FREE_STEP / 2;
  below += *down + (grid == FORCON_GRID_SQUARE ? FORCON_MAP_FREE_STEP / 2 : 0);
  if (right < 0 || below < 0)
    return FALSE;
  forcon_grid_from_point (grid, right, below, across, down);
  *across -= BEFORE_COLUMNS;
  *down -= BEFORE_ROWS;
  return *across <= GRID_MOST && *down <= GRID_MOST;
}

ForconPoint
forcon_map_page_point_of (ForconMapPage *self, gint across, gint down)
{
  const ForconMapModel *model = forcon_map_view_model (self->map);
  gint x, y, zero_x, zero_y;

  forcon_grid_to_point (model->grid, BEFORE_COLUMNS, BEFORE_ROWS, &zero_x, &zero_y);
  forcon_grid_to_point (model->grid, across + BEFORE_COLUMNS, down + BEFORE_ROWS, &x, &y);
  return forcon_map_model_place (model, x - zero_x, y - zero_y);
}

/* From the last row and column to the first: each moves to where another has gone. */
static gint
compare_places (gconstpointer a, gconstpointer b, gpointer data)
{
  gint across, down, other_across, other_down;

  forcon_map_page_place_of (data, *(const guint *) a, &across, &down);
  forcon_map_page_place_of (data, *(const guint *) b, &other_across, &other_down);
  return down != other_down ? other_down - down : other_across - across;
}

gboolean
forcon_map_page_make_room (ForconMapPage *self, gint *across, gint *down)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean hex = campaign->progress.grid == FORCON_GRID_HEX;
  gint right = *across < 0 ? -*across : 0;
  gint below = *down < 0 ? -*down + (hex ? *down & 1 : 0) : 0;

  if (!forcon_map_page_is_grid (self) || right + below == 0)
    return TRUE;
  for (guint i = 1; i <= campaign->sectors->len; i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_places, (gpointer) campaign);
  for (guint i = 0; i < order->len; i++)
    {
      guint sector = g_array_index (order, guint, i);
      g_autofree char *values = NULL;
      gint column, row;

      forcon_map_page_place_of (forcon_game_campaign (self->game), sector, &column, &row);
      values = forcon_map_page_values_of_place (self, column + right, row + below);
      if (!forcon_game_change (self->game, FORCON_ENTITY_SECTOR, sector, values, NULL))
        return FALSE;
    }
  *across += right;
  *down += below;
  return TRUE;
}

/* Adds the place of a grid, unless a sector lies there or it is listed already. */
static void
add_place (ForconMapPage *self, gint across, gint down)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconPoint spot = { across, down };

  if (across > GRID_MOST || down > GRID_MOST || forcon_map_page_sector_on (campaign, across, down) != 0)
    return;
  for (guint i = 0; i < self->spots->len; i++)
    if (forcon_point_equal (g_array_index (self->spots, ForconPoint, i), spot))
      return;
  g_array_append_val (self->spots, spot);
}

/* On a grid there is room beside every sector; on an empty one at its beginning. */
void
forcon_map_page_find_spots (ForconMapPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  g_array_set_size (self->spots, 0);
  if (!forcon_map_page_is_grid (self))
    return;
  for (guint i = 1; i <= campaign->sectors->len; i++)
    {
      gint across, down;

      forcon_map_page_place_of (campaign, i, &across, &down);
      for (gint x = -1; x <= 1; x++)
        for (gint y = -1; y <= 1; y++)
          if (forcon_grid_touches (campaign->progress.grid, across + BEFORE_COLUMNS, down + BEFORE_ROWS,
                                   across + x + BEFORE_COLUMNS, down + y + BEFORE_ROWS))
            add_place (self, across + x, down + y);
    }
  if (campaign->sectors->len == 0)
    add_place (self, 0, 0);
}

/* The free place that comes next: to the right of the selected sector, or of the last one. */
void
forcon_map_page_next_place (ForconMapPage *self, gint *across, gint *down)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  guint beside = forcon_game_focus (self->game)->sector.value;
  gint step = forcon_map_page_is_grid (self) ? 1 : FORCON_MAP_FREE_STEP;

  *across = *down = 0;
  if (campaign->sectors->len == 0)
    return;
  forcon_map_page_place_of (campaign, beside == 0 ? campaign->sectors->len : beside, across, down);
  while (forcon_map_page_sector_on (campaign, *across, *down) != 0)
    *across += step;
}

