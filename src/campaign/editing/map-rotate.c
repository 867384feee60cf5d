/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copies of a part of a map, turned about one of its sectors. */
#include "campaign/editing/edit-list.h"
#include "campaign/editing/map-copy.h"

#include <math.h>

/* By how much rounding may move sectors of a map without a grid. */
#define ROUNDED 2

#define FULL_TURN 360

const gint *
forcon_map_rotation_degrees (ForconGrid grid)
{
  static const gint squares[] = { 90, 180, 0 }, hexagons[] = { 60, 120, 180, 0 },
                    anywhere[] = { 45, 60, 72, 90, 120, 180, 0 };

  return grid == FORCON_GRID_SQUARE ? squares : grid == FORCON_GRID_HEX ? hexagons : anywhere;
}

/* Hexagons are counted along three directions whose sum is 0: a turn by 60 degrees exchanges them. */
static void
turn_hexagon (gint *column, gint *row, gint centre_column, gint centre_row, gint sixths)
{
  gint q = *column - (*row - (*row & 1)) / 2 - (centre_column - (centre_row - (centre_row & 1)) / 2);
  gint r = *row - centre_row;

  for (gint i = 0; i < sixths; i++)
    {
      gint s = -q - r;

      q = -r;
      r = -s;
    }
  *row = r + centre_row;
  q += centre_column - (centre_row - (centre_row & 1)) / 2;
  *column = q + (*row - (*row & 1)) / 2;
}

static void
turn (const ForconMapCopy *copy, gint *x, gint *y)
{
  ForconGrid grid = copy->campaign->progress.grid;
  double angle = copy->degrees * G_PI / 180;
  gint centre_x, centre_y, across, down;

  forcon_map_copy_place_of (copy->campaign, copy->centre.value, &centre_x, &centre_y);
  if (grid == FORCON_GRID_HEX)
    {
      turn_hexagon (x, y, centre_x, centre_y, copy->degrees / 60);
      return;
    }
  across = *x - centre_x;
  down = *y - centre_y;
  *x = centre_x + (gint) lround (across * cos (angle) - down * sin (angle));
  *y = centre_y + (gint) lround (across * sin (angle) + down * cos (angle));
}

/* How far the map and its copies reach on a grid, and how many copies fall on sectors that are there. */
typedef struct {
  gint left;
  gint right;
  gint top;
  gint bottom;
  gint n_copies;
  gint n_overlaps;
  ForconSectorId overlaps;
} Extent;

static void
widen (Extent *extent, gint x, gint y)
{
  extent->left = MIN (extent->left, x);
  extent->right = MAX (extent->right, x);
  extent->top = MIN (extent->top, y);
  extent->bottom = MAX (extent->bottom, y);
}

static Extent
measure (ForconMapCopy *copy, gint degrees)
{
  Extent extent = { .left = 0, .right = G_MININT, .top = 0, .bottom = G_MININT };

  for (guint i = 1; i <= copy->campaign->sectors->len; i++)
    {
      gint x, y;

      forcon_map_copy_place_of (copy->campaign, i, &x, &y);
      widen (&extent, x, y);
      for (copy->degrees = degrees; copy->part[i - 1] && copy->degrees < FULL_TURN; copy->degrees += degrees)
        {
          guint there;

          forcon_map_copy_place_of (copy->campaign, i, &x, &y);
          turn (copy, &x, &y);
          widen (&extent, x, y);
          extent.n_copies++;
          there = forcon_map_copy_occupant (copy->campaign, x, y);
          if (there != 0 && extent.n_overlaps++ == 0)
            extent.overlaps = (ForconSectorId){ (guint16) there };
        }
    }
  return extent;
}

/* Rows of hexagons go on in pairs: each must stay as odd as it is. */
static gint
rows_above (const ForconCampaign *campaign, const Extent *extent)
{
  return campaign->progress.grid == FORCON_GRID_HEX ? -extent->top + (-extent->top & 1) : -extent->top;
}

static ForconRotationVerdict
judge (const ForconMapCopy *copy, const Extent *extent)
{
  const ForconCampaign *campaign = copy->campaign;
  gint n = (gint) campaign->sectors->len + extent->n_copies;
  gint size = MAX (extent->right - extent->left, extent->bottom + rows_above (campaign, extent)) + 1;

  if (extent->n_copies == 0)
    return (ForconRotationVerdict){ .problem = FORCON_ROTATION_NOTHING };
  if (extent->n_overlaps > 0)
    return (ForconRotationVerdict){ FORCON_ROTATION_OVERLAPS, extent->n_overlaps, extent->n_copies, extent->overlaps,
                                    campaign->progress.grid };
  if (campaign->progress.grid != FORCON_GRID_FREE && size > FORCON_GRID_MAX + 1)
    return (
        ForconRotationVerdict){ .problem = FORCON_ROTATION_TOO_WIDE, .actual = size, .needed = FORCON_GRID_MAX + 1 };
  if (n > FORCON_SECTORS_MAX)
    return (ForconRotationVerdict){ .problem = FORCON_ROTATION_TOO_MANY, .actual = n, .needed = FORCON_SECTORS_MAX };
  return (ForconRotationVerdict){ .problem = FORCON_ROTATION_DONE };
}

static gint
compare_places (gconstpointer a, gconstpointer b, gpointer data)
{
  gint x, y, other_x, other_y;

  forcon_map_copy_place_of (data, *(const guint *) a, &x, &y);
  forcon_map_copy_place_of (data, *(const guint *) b, &other_x, &other_y);
  return y != other_y ? other_y - y : other_x - x;
}

/* Moves what is there away from the first column and row, the last first: each goes where another has gone. */
static void
make_room (GString *edits, const ForconCampaign *campaign, gint right, gint down)
{
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 1; i <= campaign->sectors->len && right + down > 0; i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_places, (gpointer) campaign);
  for (guint i = 0; i < order->len; i++)
    {
      gint x, y;

      forcon_map_copy_place_of (campaign, g_array_index (order, guint, i), &x, &y);
      forcon_edits_change (edits, FORCON_ENTITY_SECTOR,
                           forcon_map_copy_sector (campaign, g_array_index (order, guint, i))->word,
                           "column=%d\nrow=%d", x + right, y + down);
    }
}

/* Everything as it lies after make_room(). Returns: (transfer full) */
static ForconCampaign *
moved (const ForconCampaign *campaign, gint right, gint down)
{
  ForconCampaign *clone = forcon_campaign_clone (campaign);

  for (guint i = 1; i <= clone->sectors->len && right + down > 0; i++)
    {
      ForconSector *sector = &g_array_index (clone->sectors, ForconSector, i - 1);
      gint column, row;

      forcon_map_copy_place_of (campaign, i, &column, &row);
      forcon_grid_to_point (campaign->progress.grid, column + right, row + down, &sector->x, &sector->y);
    }
  return clone;
}

/* @words, @degrees: those of one copy; @before: those of the one before it. Both ends of the seam are tried. */
static void
tie_copies (GString *edits, ForconMapCopy *copy, const GPtrArray *words, gint degrees, const GPtrArray *before,
            gint before_degrees)
{
  for (guint i = 1; i <= copy->campaign->sectors->len; i++)
    for (guint k = 1; k <= copy->campaign->sectors->len; k++)
      {
        gint x, y, other_x, other_y;

        if (!copy->part[i - 1] || !copy->part[k - 1])
          continue;
        forcon_map_copy_place_of (copy->campaign, i, &x, &y);
        forcon_map_copy_place_of (copy->campaign, k, &other_x, &other_y);
        copy->degrees = degrees;
        turn (copy, &x, &y);
        copy->degrees = before_degrees;
        turn (copy, &other_x, &other_y);
        if (hypot (x - other_x, y - other_y) <= FORCON_MAP_STEP + ROUNDED)
          forcon_edits_add (edits, FORCON_ENTITY_BORDER, "one=%s\ntwo=%s",
                            (const char *) g_ptr_array_index (before, k - 1),
                            (const char *) g_ptr_array_index (words, i - 1));
      }
}

/* The words of what is copied itself, and of its centre. Returns: (transfer full) */
static GPtrArray *
own_words (const ForconMapCopy *copy)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 1; i <= copy->campaign->sectors->len; i++)
    g_ptr_array_add (words, copy->part[i - 1] ? g_strdup (forcon_map_copy_sector (copy->campaign, i)->word) : NULL);
  return words;
}

static void
make_turns (GString *edits, ForconMapCopy *copy, gint degrees)
{
  gboolean ties = copy->campaign->progress.grid == FORCON_GRID_FREE;
  g_autoptr (GPtrArray) first = own_words (copy);
  g_autoptr (GPtrArray) before = g_ptr_array_ref (first);

  for (gint turned = degrees; turned < FULL_TURN; turned += degrees)
    {
      forcon_map_copy_begin (copy, (guint) (turned / degrees) + 1);
      copy->degrees = turned;
      g_ptr_array_index (copy->words, copy->centre.value - 1)
          = g_strdup (forcon_map_copy_sector (copy->campaign, copy->centre.value)->word);
      forcon_map_copy_make (edits, copy);
      if (ties)
        tie_copies (edits, copy, copy->words, turned, before, turned - degrees);
      if (ties && turned + degrees == FULL_TURN && turned != degrees)
        tie_copies (edits, copy, first, 0, copy->words, turned);
      g_ptr_array_unref (before);
      before = g_ptr_array_ref (copy->words);
    }
}

/* Returns: (transfer full): by sector, from 0, whether it is copied */
static gboolean *
find_part (const ForconCampaign *campaign, const ForconMapRotation *rotation)
{
  gboolean *part = g_new0 (gboolean, campaign->sectors->len + 1);

  for (guint i = 0; i < campaign->sectors->len; i++)
    part[i] = rotation->sectors == NULL;
  for (guint i = 0; i < rotation->n && rotation->sectors != NULL; i++)
    part[rotation->sectors[i].value - 1] = TRUE;
  part[rotation->centre.value - 1] = FALSE;
  return part;
}

char *
forcon_map_rotate (const ForconCampaign *campaign, const ForconMapRotation *rotation, ForconRotationVerdict *verdict)
{
  const gint *fits = forcon_map_rotation_degrees (campaign->progress.grid);
  gboolean on_grid = campaign->progress.grid != FORCON_GRID_FREE;
  g_autofree gboolean *part = find_part (campaign, rotation);
  g_autoptr (ForconCampaign) room = NULL;
  ForconMapCopy copy = { .campaign = campaign, .image = turn, .part = part, .centre = rotation->centre };
  Extent extent;
  GString *edits;
  gint right, down;

  while (*fits != 0 && *fits != rotation->degrees)
    fits++;
  if (*fits == 0)
    {
      *verdict = (ForconRotationVerdict){ .problem = FORCON_ROTATION_DEGREES,
                                          .actual = rotation->degrees,
                                          .grid = campaign->progress.grid };
      return NULL;
    }
  extent = measure (&copy, rotation->degrees);
  *verdict = judge (&copy, &extent);
  if (verdict->problem != FORCON_ROTATION_DONE)
    return NULL;
  right = on_grid ? -extent.left : 0;
  down = on_grid ? rows_above (campaign, &extent) : 0;
  edits = g_string_new (NULL);
  make_room (edits, campaign, right, down);
  room = moved (campaign, right, down);
  copy.campaign = room;
  copy.taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  make_turns (edits, &copy, rotation->degrees);
  forcon_map_copy_clear (&copy);
  return g_string_free (edits, FALSE);
}
