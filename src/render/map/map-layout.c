/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/map/map-layout.h"

#include <math.h>

#include "base/text.h"

/* Sizes of text as shares of the distance between sectors: the word, the name below it, and the name of a token or a
 * sign where there is room for that. */
#define BIG_SHARE 0.17
#define NAME_SHARE 0.078
#define TEXT_SHARE 0.085

/* Text in a sector is never larger than this share of the style's, and the sector's word no larger than that. */
#define TEXT_MOST 2.2
#define BIG_MOST 5.0

/* Least sizes of a token's name, px, at each detail; smaller ones make way for less detail. */
static const double least_sizes[FORCON_MAP_N_DETAIL] = { 6.2, 5.0, 3.4, 1.0 };

/* Ratio of each size that is tried to the one before. */
#define SHRINK 0.94

/* Names that are smaller than this share of what they may be make the sector's head smaller, and then signs lose theirs
 * if that makes the names of formations so much larger. */
#define ENOUGH 0.62
#define SIGNS_GAIN 1.15

/* How much of a sector's outline may be used, from its middle. */
#define INNER 0.93

/* Diameters of signs as shares of a name's size, largest first; from this one on the name goes below. */
static const double sign_shares[] = { 5.0, 4.2, 3.4, 2.4, 1.9 };
#define BELOW_SHARE 3.0

/* Names of signs may be smaller than those of tokens, but not smaller than this, px. */
#define SIGN_LEAST 8.0

/* A place on the screen, px. */
typedef struct {
  double x;
  double y;
} Spot;

/*
 * Outline:
 * @middle: of the sector
 * @corners: (array length=n): drawn in a little, so that nothing touches the edge
 */
typedef struct {
  Spot middle;
  Spot *corners;
  guint n;
} Outline;

/* One try at placing what is in a sector. */
typedef struct {
  const ForconMapDraw *map_draw;
  const Outline *outline;
  ForconMapCellLayout *layout;
  const double *widths;
  double size;
  double sign_size;
  double sign_share;
  gboolean broken;
  gboolean same_width;
  double end;
} Try;

/* Returns: (transfer full): the corners of a sector, scaled by @share towards its middle */
static Spot *
corners_new (const ForconMapDraw *map_draw, const ForconMapCell *cell, double share)
{
  Spot *corners = g_new (Spot, cell->n_corners + 1);
  double cx, cy;

  forcon_camera_to_screen (map_draw->draw.camera, cell->middle, &cx, &cy);
  for (guint i = 0; i < cell->n_corners; i++)
    {
      double x, y;

      forcon_camera_to_screen (map_draw->draw.camera, cell->corners[i], &x, &y);
      corners[i] = (Spot){ cx + (x - cx) * share, cy + (y - cy) * share };
    }
  return corners;
}

/* From where to where the outline reaches at a height, round the middle. Returns: whether it does */
static gboolean
reach (const Outline *outline, double y, double *left, double *right)
{
  *left = -G_MAXDOUBLE;
  *right = G_MAXDOUBLE;
  for (guint i = 0; i < outline->n; i++)
    {
      Spot a = outline->corners[i];
      Spot b = outline->corners[i + 1 < outline->n ? i + 1 : 0];

      if ((a.y > y) == (b.y > y))
        continue;

      double x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
      if (x <= outline->middle.x)
        *left = MAX (*left, x);
      else
        *right = MIN (*right, x);
    }
  return *left > -G_MAXDOUBLE && *right < G_MAXDOUBLE;
}

/* The room between two heights. */
static gboolean
room (const Outline *outline, double top, double bottom, double *left, double *right)
{
  const gint steps = 4;

  *left = -G_MAXDOUBLE;
  *right = G_MAXDOUBLE;
  for (gint i = 0; i <= steps; i++)
    {
      double l, r;

      if (!reach (outline, top + (bottom - top) * i / steps, &l, &r))
        return FALSE;
      *left = MAX (*left, l);
      *right = MIN (*right, r);
    }
  return *right > *left;
}

/* Puts the middle of a line of text as high up in the cell as it fits. Returns: whether it does */
static gboolean
highest (const Outline *outline, const ForconBox *bounds, double width, double height, double *middle)
{
  for (double y = bounds->y; y + height < bounds->y + bounds->height; y += MAX (0.5, height / 8))
    {
      double left, right;

      *middle = y + height / 2;
      if (room (outline, y, y + height, &left, &right) && right - left >= width)
        return TRUE;
    }
  return FALSE;
}

/* The word and the name at the top, @head_share as large as they may be. Returns: where what is below may begin */
static double
place_head (const Try *try, const ForconMapCell *cell, double head_share)
{
  const ForconMapDraw *map_draw = try->map_draw;
  ForconMapCellLayout *layout = try->layout;
  double text_size = map_draw->draw.style->text_size;
  double scale = map_draw->draw.style->scale;
  double size = MIN (map_draw->unit * BIG_SHARE * scale, text_size * BIG_MOST) * head_share;
  double width = forcon_map_text_width (map_draw, forcon_name (cell->big), TRUE);

  /* A long name in place of a word may take three quarters of the width. */
  size = MIN (size, layout->bounds.width * 0.75 / MAX (width, 0.1));
  layout->big_size = 0;
  layout->name_size = 0;
  if (!highest (try->outline, &layout->bounds, width * size, size * 0.95, &layout->big_y))
    return layout->bounds.y;
  layout->big_size = size;
  layout->big_width = width * size;

  double end = layout->big_y + size * 0.5;
  double small = MIN (map_draw->unit * NAME_SHARE * scale, text_size * TEXT_MOST) * head_share;
  double left, right;
  if (cell->name == NULL || !room (try->outline, end, end + small * 1.2, &left, &right))
    return end;
  width = forcon_map_text_width (map_draw, forcon_name (cell->name), FALSE);
  small = MIN (small, (right - left) / MAX (width, 0.1));
  if (small < least_sizes[FORCON_MAP_DETAIL_SIGNS])
    return end;
  layout->name_size = small;
  layout->name_width = width * small;
  layout->name_y = end + small * 0.6;
  return end + small * 1.2;
}

/* How large a sign is beside a planet. */
static double
sign_factor (const Try *try, const ForconMapItem *item)
{
  static const double factors[FORCON_N_SECTOR_OBJECT] = {
    [FORCON_SECTOR_OBJECT_STAR] = 1.05,    [FORCON_SECTOR_OBJECT_PLANET] = 1,
    [FORCON_SECTOR_OBJECT_MOON] = 0.62,    [FORCON_SECTOR_OBJECT_ASTEROID_BELT] = 1,
    [FORCON_SECTOR_OBJECT_STATION] = 0.72, [FORCON_SECTOR_OBJECT_TUNNEL_MOUTH] = 0.95,
    [FORCON_SECTOR_OBJECT_HAZARD] = 0.62,
  };
  const ForconMapSign *sign;

  if (item->kind == FORCON_MAP_ITEM_NOTE)
    return 0.42;
  sign = &g_array_index (try->map_draw->map->signs, ForconMapSign, item->index);
  return sign->feature ? factors[sign->kind] : 0.55;
}

static void
measure_sign (const Try *try, ForconMapItem *item, double text)
{
  const char *lines[3];
  guint n_lines = forcon_map_item_lines (item, lines);
  gboolean captions = try->layout->detail == FORCON_MAP_DETAIL_FULL && n_lines > 0;
  double small = try->sign_size * FORCON_MAP_SMALL;

  item->size = try->sign_size;
  item->icon = try->sign_size * try->sign_share * sign_factor (try, item);
  item->below = try->sign_share >= BELOW_SHARE;
  item->box.width = item->icon;
  item->box.height = item->icon;
  if (!captions)
    return;
  if (item->below)
    {
      item->box.width = MAX (item->icon, text * try->sign_size);
      item->box.height = item->icon + small * FORCON_MAP_LEADING * n_lines;
    }
  else
    {
      item->box.width = item->icon + try->sign_size * FORCON_MAP_GAP + text * try->sign_size;
      item->box.height = MAX (item->icon, small * FORCON_MAP_LEADING * n_lines);
    }
}

static void
measure_token (const Try *try, ForconMapItem *item, double text)
{
  double pad = try->size * FORCON_MAP_PAD;
  double small = try->size * FORCON_MAP_SMALL;
  double lines = (item->broken && item->halves[0] != NULL ? 2 : 1) * try->size + (item->other != NULL ? 2 : 1) * small;

  item->icon = try->size * FORCON_MAP_COUNTER;
  item->box.width = item->icon;
  item->box.height = item->icon;
  if (try->layout->detail == FORCON_MAP_DETAIL_COUNTERS)
    return;
  if (try->layout->detail == FORCON_MAP_DETAIL_COUNTS)
    {
      item->box.width += try->size * (FORCON_MAP_GAP + item->count * FORCON_MAP_SMALL) + 2 * pad;
      item->box.height += pad;
      return;
    }
  text = MAX (text * try->size, item->state * small);
  item->box.width += try->size * FORCON_MAP_GAP + text + 2.6 * pad;
  item->box.height = MAX (item->icon, lines * FORCON_MAP_LEADING) + pad;
}

/* Sizes of all items. Tokens below each other look better if they are equally wide. */
static void
measure (const Try *try)
{
  double widest = 0;

  for (guint i = 0; i < try->layout->items->len; i++)
    {
      ForconMapItem *item = &g_array_index (try->layout->items, ForconMapItem, i);

      item->size = try->size;
      item->broken = try->broken;
      item->box = (ForconBox){ 0, 0, 0, 0 };
      if (item->kind != FORCON_MAP_ITEM_TOKEN)
        {
          if (try->layout->detail != FORCON_MAP_DETAIL_COUNTERS)
            measure_sign (try, item, try->widths[i + (try->broken ? try->layout->items->len : 0)]);
          continue;
        }
      measure_token (try, item, try->widths[i + (try->broken ? try->layout->items->len : 0)]);
      widest = MAX (widest, item->box.width);
    }
  for (guint i = 0; try->same_width && i < try->layout->items->len; i++)
    if (g_array_index (try->layout->items, ForconMapItem, i).kind == FORCON_MAP_ITEM_TOKEN)
      g_array_index (try->layout->items, ForconMapItem, i).box.width = widest;
}

static gboolean
is_token (const Try *try, guint index)
{
  return g_array_index (try->layout->items, ForconMapItem, index).kind == FORCON_MAP_ITEM_TOKEN;
}

/* As many items as there is room for side by side at a height. Returns: the first that is not among them */
static guint
fill_row (const Try *try, guint from, double top, double gap, double *height)
{
  GArray *items = try->layout->items;
  double total = 0;
  double left = 0;
  double right = 0;
  guint end = from;

  *height = 0;
  for (; end < items->len && is_token (try, end) == is_token (try, from); end++)
    {
      const ForconBox *box = &g_array_index (items, ForconMapItem, end).box;
      double higher = MAX (*height, box->height);
      double l, r;

      if (!room (try->outline, top, top + higher, &l, &r) || total + (end > from ? gap : 0) + box->width > r - l)
        break;
      total += (end > from ? gap : 0) + box->width;
      *height = higher;
      left = l;
      right = r;
    }

  double x = (left + right - total) / 2;
  for (guint i = from; i < end; i++)
    {
      ForconBox *box = &g_array_index (items, ForconMapItem, i).box;

      box->x = x;
      box->y = top + (*height - box->height) * (g_array_index (items, ForconMapItem, i).below ? 1 : 0.5);
      x += box->width + gap;
    }
  return end;
}

/* Places everything from @top downwards. Returns: whether there is room, and where it ends */
static gboolean
stack (const Try *try, double top, double *bottom)
{
  double gap = try->size * FORCON_MAP_GAP;

  *bottom = top;
  for (guint i = 0; i < try->layout->items->len;)
    {
      double height;
      guint next = fill_row (try, i, *bottom, gap * 1.4, &height);

      if (next == i)
        return FALSE;
      *bottom += height + gap;
      i = next;
    }
  *bottom -= gap;
  return TRUE;
}

/* If there is room from @top on, moves it down towards the middle of what is left. */
static gboolean
settle (const Try *try, double top)
{
  double bottom;

  measure (try);
  if (!stack (try, top, &bottom))
    return FALSE;
  for (gint share = 4; share > 0; share--)
    if (stack (try, top + MAX (0, try->end - bottom) * 0.125 * share, &bottom))
      return TRUE;
    else
      stack (try, top, &bottom);
  return TRUE;
}

/* With signs of one size; tokens beside each other are equally wide, and their names whole, where that can be. */
static gboolean
try_names (Try *try, double top)
{
  for (guint way = 0; way < 4; way++)
    {
      try->same_width = way < 2;
      try->broken = way % 2 == 1;
      if (settle (try, top))
        return TRUE;
    }
  return FALSE;
}

/* With tokens of one size; signs are large where there is room. */
static gboolean
try_size (Try *try, double top)
{
  static const double sizes[] = { 1, 0.85, 0.7 };
  gboolean signs = try->layout->items->len > 0 && !is_token (try, 0);

  for (guint size = 0; size < (signs ? G_N_ELEMENTS (sizes) : 1); size++)
    for (guint share = 0; share < (signs ? G_N_ELEMENTS (sign_shares) : 1); share++)
      {
        try->sign_size = try->size * sizes[size];
        try->sign_share = sign_shares[share];
        if (size > 0 && try->sign_size < SIGN_LEAST)
          return FALSE;
        if (try_names (try, top))
          return TRUE;
      }
  return FALSE;
}

/* The largest size down from @from at which everything has room below @top: in long steps down, then in short ones up.
 * Returns: it, or 0 */
static double
size_at (Try *try, double top, double from, ForconMapDetail detail)
{
  double fits = 0;

  try->layout->detail = detail;
  for (double size = from; size >= least_sizes[detail] && fits <= 0; size *= SHRINK * SHRINK * SHRINK)
    {
      try->size = size;
      if (try_size (try, top))
        fits = size;
    }
  if (fits <= 0)
    return 0;
  for (double size = fits / SHRINK; size <= from && size < fits * 1.2; size /= SHRINK)
    {
      try->size = size;
      if (!try_size (try, top))
        break;
      fits = size;
    }
  try->size = fits;
  try_size (try, top);
  return fits;
}

/* The most detail, and then the largest size, at which everything has room below @top. Returns: as what share of the
 * size that they may have names are written, or a negative number if there is no room even without */
static double
place_items (Try *try, double top)
{
  const ForconMapDraw *map_draw = try->map_draw;
  const ForconStyle *style = map_draw->draw.style;
  double most = MIN (map_draw->unit * TEXT_SHARE * style->scale, style->text_size * TEXT_MOST);

  double full = size_at (try, top, most, FORCON_MAP_DETAIL_FULL);

  if (full >= most * ENOUGH)
    return full / most;
  /* Names of formations are worth more than those of signs. */
  if (size_at (try, top, most, FORCON_MAP_DETAIL_SIGNS) > full * SIGNS_GAIN)
    return 0;
  if (full > 0)
    return size_at (try, top, full, FORCON_MAP_DETAIL_FULL) / most;
  for (guint detail = FORCON_MAP_DETAIL_COUNTS; detail < FORCON_MAP_N_DETAIL; detail++)
    if (size_at (try, top, most, (ForconMapDetail) detail) > 0)
      return 0;
  return -1;
}

/* Where a sector is half as narrow as it can be: what is in it looks best in the middle above that. */
static double
low_end (const Outline *outline, const ForconBox *bounds)
{
  for (gint step = 20; step > 10; step--)
    {
      double y = bounds->y + bounds->height * step / 20;
      double left, right;

      if (reach (outline, y, &left, &right) && right - left >= bounds->width / 2)
        return y;
    }
  return bounds->y + bounds->height;
}

ForconMapCellLayout *
forcon_map_cell_layout_new (const ForconMapDraw *map_draw, ForconSectorId sector)
{
  /* A sector in which there is little room has a smaller head. */
  static const double head_shares[] = { 1, 0.8, 0.6 };
  const ForconMapCell *cell = forcon_map_cell (map_draw->map, sector);
  ForconMapCellLayout *layout = g_new0 (ForconMapCellLayout, 1);
  g_autofree Spot *edge = corners_new (map_draw, cell, 1);
  g_autofree Spot *inner = corners_new (map_draw, cell, INNER);
  g_autofree double *widths = NULL;
  Outline outline = { .corners = inner, .n = cell->n_corners };
  Try try = { .map_draw = map_draw, .outline = &outline, .layout = layout };
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;
  double share = -1;

  for (guint i = 0; i < cell->n_corners; i++)
    {
      left = MIN (left, edge[i].x);
      right = MAX (right, edge[i].x);
      top = MIN (top, edge[i].y);
      bottom = MAX (bottom, edge[i].y);
    }
  forcon_camera_to_screen (map_draw->draw.camera, cell->middle, &outline.middle.x, &outline.middle.y);
  layout->sector = sector;
  layout->bounds = (ForconBox){ left, top, right - left, bottom - top };
  layout->x = outline.middle.x;
  forcon_map_add_items (map_draw, layout);

  widths = forcon_map_item_widths (map_draw, layout);
  try.widths = widths;
  try.end = low_end (&outline, &layout->bounds);
  for (guint i = 0; i < G_N_ELEMENTS (head_shares) && share < ENOUGH; i++)
    share = place_items (&try, place_head (&try, cell, head_shares[i]));
  if (share < 0)
    g_array_set_size (layout->items, 0);
  return layout;
}

void
forcon_map_cell_layout_free (ForconMapCellLayout *layout)
{
  g_array_unref (layout->items);
  g_free (layout);
}
