/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/map/sector-map.h"

#include <math.h>

/* Between the middles of neighbours on a square or hex map, in the campaign's units. */
#define GRID_SPACING 100.0

/* Round the outermost sectors, in spacings. */
#define MARGIN 0.06

/* Of a map without a grid: how much of the way to its nearest neighbour a sector without an outline takes. */
#define DISC_SHARE 0.42
#define DISC_CORNERS 40
#define OUTLINE_CORNERS_MAX 400

/* A map that is larger than this is drawn on a smaller scale, 0.01 cm. */
#define SIZE_MAX (FORCON_LENGTH_MAX * 0.9)

/* Corners of an outline that lie as near as this share of a spacing are the same. */
#define SAME_CORNER 0.02

typedef struct {
  double x;
  double y;
} Place;

static Place
place_of (const ForconCampaign *campaign, guint index)
{
  const ForconSector *sector = &g_array_index (campaign->sectors, ForconSector, index);

  return (Place){ sector->x, sector->y };
}

/* To the nearest other sector; 0 where there is none. */
static double
nearest (const ForconCampaign *campaign, guint index)
{
  double best = 0;

  for (guint i = 0; i < campaign->sectors->len; i++)
    {
      Place own = place_of (campaign, index), other = place_of (campaign, i);
      double here = i == index ? 0 : hypot (own.x - other.x, own.y - other.y);

      if (here > 0 && (best <= 0 || here < best))
        best = here;
    }
  return best > 0 ? best : GRID_SPACING;
}

static gint
compare_lengths (gconstpointer a, gconstpointer b)
{
  const double *one = a;
  const double *other = b;

  return *one < *other ? -1 : *one > *other ? 1 : 0;
}

/* How far apart sectors usually are, in the campaign's units. */
static double
spacing (const ForconCampaign *campaign)
{
  g_autoptr (GArray) lengths = g_array_new (FALSE, FALSE, sizeof (double));

  if (campaign->progress.grid != FORCON_GRID_FREE || campaign->sectors->len == 0)
    return GRID_SPACING;
  for (guint i = 0; i < campaign->sectors->len; i++)
    {
      double length = nearest (campaign, i);

      g_array_append_val (lengths, length);
    }
  g_array_sort (lengths, compare_lengths);
  return g_array_index (lengths, double, lengths->len / 2);
}

/* Whether hexagons stand on a corner: their neighbours then lie to the right and left, and at 60° to that. */
static gboolean
pointed (const ForconCampaign *campaign)
{
  gint votes = 0;

  for (guint i = 0; i < campaign->borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (campaign->borders, ForconBorder, i);
      Place one = place_of (campaign, border->one.value - 1u);
      Place two = place_of (campaign, border->two.value - 1u);
      double sixths = atan2 (two.y - one.y, two.x - one.x) / (G_PI / 3);

      if (!border->tunnel)
        votes += fabs (sixths - round (sixths)) < 0.25 ? 1 : -1;
    }
  return votes >= 0;
}

static void
add_corner (GArray *corners, double x, double y)
{
  ForconPoint corner = { (ForconLength) lround (x), (ForconLength) lround (y) };

  g_array_append_val (corners, corner);
}

/* @n corners round a middle, the first at @turn of a circle after the right. */
static void
add_round (GArray *corners, Place middle, double radius, guint n, double turn)
{
  for (guint i = 0; i < n; i++)
    {
      double angle = 2 * G_PI * (turn + i / (double) n);

      add_corner (corners, middle.x + cos (angle) * radius, middle.y + sin (angle) * radius);
    }
}

static void
shape (ForconMapCell *cell, const ForconCampaign *campaign, guint index, double scale, gboolean on_corner)
{
  g_autoptr (GArray) corners = g_array_new (FALSE, FALSE, sizeof (ForconPoint));
  const ForconSector *sector = &g_array_index (campaign->sectors, ForconSector, index);
  Place middle = { sector->x * scale, sector->y * scale };

  cell->middle = (ForconPoint){ (ForconLength) lround (middle.x), (ForconLength) lround (middle.y) };
  if (campaign->progress.grid == FORCON_GRID_SQUARE)
    add_round (corners, middle, GRID_SPACING * scale * sqrt (0.5), 4, 0.125);
  else if (campaign->progress.grid == FORCON_GRID_HEX)
    add_round (corners, middle, GRID_SPACING * scale / sqrt (3), 6, on_corner ? 1.0 / 12 : 0);
  else
    {
      /* "x,y x,y …"; text in another form ends the outline. */
      for (const char *outline = sector->outline; outline != NULL && corners->len < OUTLINE_CORNERS_MAX;)
        {
          char *rest;
          double x = (double) g_ascii_strtoll (outline, &rest, 10);

          if (*rest != ',')
            break;
          add_corner (corners, x * scale, (double) g_ascii_strtoll (rest + 1, &rest, 10) * scale);
          outline = *rest == ' ' ? rest + 1 : NULL;
        }
      if (corners->len < 3)
        {
          g_array_set_size (corners, 0);
          cell->disc = TRUE;
          add_round (corners, middle, MIN (DISC_SHARE * nearest (campaign, index) * scale, FORCON_MAP_SPACING * 0.55),
                     DISC_CORNERS, 0);
        }
    }
  cell->n_corners = corners->len;
  cell->corners = (ForconPoint *) g_array_free (g_steal_pointer (&corners), FALSE);
}

/* Brings the upper left corner of all to the margin, and finds the size. */
static void
settle (ForconMapModel *model)
{
  ForconPoint least = { G_MAXINT32, G_MAXINT32 };
  ForconPoint most = { G_MININT32, G_MININT32 };
  const ForconLength margin = (ForconLength) (FORCON_MAP_SPACING * MARGIN);

  for (guint i = 0; i < model->cells->len; i++)
    for (guint k = 0; k < g_array_index (model->cells, ForconMapCell, i).n_corners; k++)
      {
        ForconPoint corner = g_array_index (model->cells, ForconMapCell, i).corners[k];

        least = (ForconPoint){ MIN (least.x, corner.x), MIN (least.y, corner.y) };
        most = (ForconPoint){ MAX (most.x, corner.x), MAX (most.y, corner.y) };
      }
  if (model->cells->len == 0)
    least = most = (ForconPoint){ 0, 0 };
  for (guint i = 0; i < model->cells->len; i++)
    {
      ForconMapCell *cell = &g_array_index (model->cells, ForconMapCell, i);

      cell->middle.x += margin - least.x;
      cell->middle.y += margin - least.y;
      for (guint k = 0; k < cell->n_corners; k++)
        {
          cell->corners[k].x += margin - least.x;
          cell->corners[k].y += margin - least.y;
        }
    }
  model->size = (ForconPoint){ most.x - least.x + 2 * margin, most.y - least.y + 2 * margin };
  model->origin = (ForconPoint){ margin - least.x, margin - least.y };
}

void
forcon_sector_shapes (ForconMapModel *model, const ForconCampaign *campaign)
{
  gboolean on_corner = pointed (campaign);
  double most = 0;

  for (guint i = 0; i < campaign->sectors->len; i++)
    {
      Place place = place_of (campaign, i), first = place_of (campaign, 0);

      most = MAX (most, MAX (fabs (place.x - first.x), fabs (place.y - first.y)));
    }

  double scale = MIN (FORCON_MAP_SPACING / spacing (campaign), SIZE_MAX / MAX (2 * most, 1));

  for (guint i = 0; i < campaign->sectors->len; i++)
    shape (&g_array_index (model->cells, ForconMapCell, i), campaign, i, scale, on_corner);
  model->scale = scale;
  settle (model);
}

/* How many corners two outlines have in common. */
static guint
common_corners (const ForconMapCell *one, const ForconMapCell *two)
{
  guint common = 0;

  for (guint i = 0; i < one->n_corners; i++)
    for (guint k = 0; k < two->n_corners; k++)
      if (hypot (one->corners[i].x - two->corners[k].x, one->corners[i].y - two->corners[k].y)
          <= FORCON_MAP_SPACING * SAME_CORNER)
        common++;
  return common;
}

/* Whether two sectors lie side by side. */
static gboolean
touch (const ForconMapModel *model, ForconSectorId one, ForconSectorId two)
{
  const ForconMapCell *a = forcon_map_cell (model, one);
  const ForconMapCell *b = forcon_map_cell (model, two);
  double apart = hypot (a->middle.x - b->middle.x, a->middle.y - b->middle.y);

  if (model->grid != FORCON_GRID_FREE)
    return apart < FORCON_MAP_SPACING * 1.2;
  return !a->disc && !b->disc && common_corners (a, b) >= 2;
}

static void
add_way (ForconMapModel *model, ForconSectorId one, ForconSectorId two, ForconMapWayKind kind)
{
  ForconMapWay way = { one, two, kind };

  g_array_append_val (model->ways, way);
}

void
forcon_sector_ways (ForconMapModel *model, const ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->borders->len; i++)
    {
      const ForconBorder *border = &g_array_index (campaign->borders, ForconBorder, i);

      if (border->tunnel)
        add_way (model, border->one, border->two, FORCON_MAP_WAY_TUNNEL);
      else
        add_way (model, border->one, border->two,
                 touch (model, border->one, border->two) ? FORCON_MAP_WAY_EDGE : FORCON_MAP_WAY_LINE);
    }
  if (model->grid == FORCON_GRID_FREE)
    return;

  /* On a grid, a border over which no way leads is a wall. */
  for (guint i = 1; i <= model->cells->len; i++)
    for (guint k = i + 1; k <= model->cells->len; k++)
      {
        ForconSectorId one = { (guint16) i };
        ForconSectorId two = { (guint16) k };

        if (touch (model, one, two) && !forcon_campaign_neighbours (campaign, one, two))
          add_way (model, one, two, FORCON_MAP_WAY_WALL);
      }
}
