/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formations on the sector map: a counter, and beside it who it is and what it is at. */

#include <math.h>

#include "render/drawing/draw-table.h"
#include "render/map/map-layout.h"
#include "base/text.h"
#include "render/drawing/witness.h"

#define END FORCON_STROKE_END
#define MOVE FORCON_STROKE_MOVE
#define LINE FORCON_STROKE_LINE
#define DISC FORCON_STROKE_DISC

/* How much of the text's colour is in a plate's line: a pale side is to be seen on a pale plate. */
#define PLATE_SHARE 0.25

/* More half-phases than this are not shown one by one. */
#define PIPS_MAX 6

/* What was seen long ago is as faint as this, and what was seen last phase is not yet. */
#define FAINT_STEP 0.2
#define FAINT_LEAST 0.35

/* The badge of what is hidden, on the lower left of the counter, as shares of its diameter. */
#define BADGE_ASIDE 0.36
#define BADGE_SHARE 0.27

/* How far the arrow of a course reaches into the next sector, as a share of the distance between sectors. */
#define COURSE_BEYOND 0.07

/* How far before the middle of its last sector a way ends, as a share of its last stage. */
#define WAY_SHORT 0.36

/* Radius of the disc with the half-phases of a way: as a share of the distance between sectors, and px. */
#define WAY_BADGE 0.05
#define WAY_BADGE_LEAST 6.0
#define WAY_BADGE_MOST 11.0

/* A dagger, point up. */
static const float battle[] = {
  MOVE, 0, -.85f, LINE, 0, .85f, MOVE, -.42f, .3f, LINE, .42f, .3f, END
};

/* Onwards. */
static const float march[] = {
  MOVE, -.7f, -.6f, LINE, -.1f, 0, LINE, -.7f, .6f, MOVE, .1f, -.6f, LINE, .7f, 0, LINE, .1f, .6f, END
};

/* Pickets before the line. */
static const float screen[] = {
  DISC, -.62f, -.3f, .16f, DISC, 0, -.6f, .16f, DISC, .62f, -.3f, .16f, MOVE, -.8f, .45f, LINE, .8f, .45f, END
};

/* A closed eye. */
static const float ambush[] = {
  MOVE, -.85f, -.15f, LINE, -.45f, .2f, LINE, 0, .3f, LINE, .45f, .2f, LINE, .85f, -.15f, MOVE, -.45f, .2f,
  LINE, -.62f, .6f, MOVE, 0, .3f, LINE, 0, .75f, MOVE, .45f, .2f, LINE, .62f, .6f, END
};

/* A shield. */
static const float defence[] = {
  MOVE, -.65f, -.7f, LINE, .65f, -.7f, LINE, .65f, .1f, LINE, 0, .85f, LINE, -.65f, .1f, LINE, -.65f, -.7f, END
};

/* An open eye, struck out. */
static const float hidden[] = {
  MOVE, -.9f, 0, LINE, -.4f, -.42f, LINE, .4f, -.42f, LINE, .9f, 0, LINE, .4f, .42f, LINE, -.4f, .42f, LINE, -.9f, 0,
  DISC, 0, 0, .2f, MOVE, -.75f, .8f, LINE, .75f, -.8f, END
};

static const float *const postures[FORCON_N_POSTURE] = {
  [FORCON_POSTURE_NONE] = NULL,     [FORCON_POSTURE_BATTLE] = battle, [FORCON_POSTURE_MARCH] = march,
  [FORCON_POSTURE_SCREEN] = screen, [FORCON_POSTURE_AMBUSH] = ambush, [FORCON_POSTURE_DEFENCE] = defence,
};

void
forcon_draw_posture (const ForconDraw *draw, ForconPosture posture, double x, double y, double radius)
{
  if (postures[posture] != NULL)
    forcon_draw_strokes (draw, postures[posture], x, y, radius, FORCON_INK_TEXT);
}

void
forcon_draw_engaged (const ForconDraw *draw, double x, double y, double radius)
{
  forcon_draw_strokes (draw, forcon_strokes_blades, x, y, radius, FORCON_INK_WARNING);
}

void
forcon_draw_hidden_badge (const ForconDraw *draw, double x, double y, double radius)
{
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_ink (draw, FORCON_INK_TEXT, 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_PLATE, 1, MAX (1, radius * 0.16));
  forcon_draw_strokes (draw, hidden, x, y, radius * 0.68, FORCON_INK_PLATE);
}

char *
forcon_map_count_text (const ForconMapToken *token)
{
  return token->count > 0 ? g_strdup_printf ("×%d", token->count) : g_strdup ("");
}

/* Where a token's state is written: from left to right, measured or drawn. */
typedef struct {
  const ForconMapDraw *map_draw;
  gboolean drawing;
  double size;
  double x;
  double y;
} Writing;

static void
write_text (Writing *writing, const char *text)
{
  ForconLettering lettering = { .size = writing->size, .ink = FORCON_INK_TEXT, .alpha = 1 };

  if (*text == '\0')
    return;
  if (writing->drawing)
    forcon_draw_text (&writing->map_draw->draw, text, writing->x, writing->y, 0, 0.5, &lettering);
  writing->x += writing->size * (forcon_map_text_width (writing->map_draw, text, FALSE) + FORCON_MAP_GAP);
}

/* Returns: whether to draw a sign in the middle of the place that was taken for it, @x */
static gboolean
write_sign (Writing *writing, double width, double *x)
{
  *x = writing->x + width / 2;
  writing->x += width + writing->size * FORCON_MAP_GAP;
  return writing->drawing;
}

static void
write_pips (Writing *writing, const ForconMapToken *token)
{
  const ForconDraw *draw = &writing->map_draw->draw;
  gint n = FORCON_ID_IS_NONE (token->bound_for) ? 0 : CLAMP (MAX (token->cost, token->spent), 0, PIPS_MAX);

  for (gint i = 0; i < n; i++)
    {
      double radius = writing->size * 0.24;

      if (writing->drawing)
        {
          forcon_draw_disc (draw->cr, writing->x + radius, writing->y, radius);
          forcon_draw_ink (draw, FORCON_INK_TEXT, i < token->spent ? 1 : 0);
          cairo_fill_preserve (draw->cr);
          forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, MAX (0.6, writing->size * 0.08));
        }
      writing->x += radius * 2.6;
    }
}

/* Number of ships, posture, clash, course. */
static void
write_state (Writing *writing, const ForconMapToken *token)
{
  const ForconDraw *draw = &writing->map_draw->draw;
  const ForconMapCell *bound = forcon_map_cell (writing->map_draw->map, token->bound_for);
  g_autofree char *count = forcon_map_count_text (token);
  double radius = writing->size * 0.46;
  double x;

  write_text (writing, count);
  if (postures[token->posture] != NULL && write_sign (writing, 2 * radius, &x))
    forcon_draw_posture (draw, token->posture, x, writing->y, radius);
  if (token->engaged && write_sign (writing, 2 * radius, &x))
    forcon_draw_engaged (draw, x, writing->y, radius);
  if (bound != NULL)
    {
      g_autofree char *course = g_strdup_printf ("→ %s", forcon_name (bound->big));

      write_text (writing, course);
      write_pips (writing, token);
    }
}

double
forcon_map_state_width (const ForconMapDraw *map_draw, const ForconMapToken *token, double size)
{
  Writing writing = { map_draw, FALSE, size, 0, 0 };

  write_state (&writing, token);
  return writing.x;
}

void
forcon_draw_map_counter (const ForconDraw *draw, const ForconMapToken *token, ForconAngle heading, double x, double y,
                         double radius)
{
  ForconCounter counter = { .x = x, .y = y, .radius = radius, .heading = heading, .type = token->type,
                            .side = token->side, .blank = !token->has_type };
  gboolean faint = token->age > 0 && !draw->style->flat;
  gboolean known = !FORCON_ID_IS_NONE (token->admiral);
  const ForconStamp *stamp = draw->cache != NULL && known ? forcon_stamps_counter (draw, &counter) : NULL;

  if (faint)
    cairo_push_group (draw->cr);
  if (!known)
    {
      /* Not even the admiral is known. */
      forcon_draw_disc (draw->cr, x, y, radius * 0.93);
      forcon_draw_ink (draw, FORCON_INK_DEAD, 1);
      cairo_fill_preserve (draw->cr);
      forcon_draw_stroke (draw, FORCON_INK_EDGE, 1, radius * 0.14);
    }
  else if (stamp != NULL)
    forcon_stamps_paint (draw, stamp, x, y);
  else
    forcon_counter_draw (draw->cr, &counter, draw->style);
  if (counter.blank && token->level == FORCON_LEVEL_CONTACT)
    {
      gboolean light = !known || forcon_colour_lightness (forcon_style_side (draw->style, token->side)) > 0.33;
      ForconLettering lettering = {
        .size = radius * 1.05, .bold = TRUE, .alpha = 1, .ink = light ? FORCON_INK_GLYPH_DARK : FORCON_INK_GLYPH_LIGHT
      };

      forcon_draw_text (draw, "?", x, y + radius * 0.06, 0.5, 0.5, &lettering);
    }
  if (faint)
    {
      cairo_pop_group_to_source (draw->cr);
      cairo_paint_with_alpha (draw->cr, MAX (FAINT_LEAST, 1 - FAINT_STEP * (token->age + 1)));
    }
}

void
forcon_draw_plate_of (const ForconDraw *draw, const ForconMapToken *token, const ForconBox *box)
{
  ForconColour side = FORCON_ID_IS_NONE (token->admiral) ? draw->style->inks[FORCON_INK_DEAD]
                                                         : forcon_style_side (draw->style, token->side);
  cairo_t *cr = draw->cr;
  double corner = MIN (box->height / 2, box->width / 2) * 0.5;

  forcon_draw_round_box (cr, box, corner);
  forcon_draw_ink (draw, FORCON_INK_PLATE, draw->style->flat ? 1 : 0.82);
  cairo_fill_preserve (cr);
  if (token->hidden)
    forcon_draw_dash (cr, 5, 3);
  else if (!token->present)
    forcon_draw_dash (cr, 1.2, 2.4);
  if (draw->style->flat)
    forcon_draw_ink (draw, FORCON_INK_EDGE, 1);
  else
    forcon_draw_colour (cr, forcon_colour_mix (side, draw->style->inks[FORCON_INK_TEXT], PLATE_SHARE), 1);
  cairo_set_line_width (cr, token->hidden ? 1.6 : 1.1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Where a formation's way leads out of its sector and a little into the next. */
static void
course_end (const ForconMapDraw *map_draw, const ForconMapToken *token, double *x, double *y)
{
  const ForconMapCell *from = forcon_map_cell (map_draw->map, token->sector);
  const ForconMapCell *to = forcon_map_cell (map_draw->map, token->bound_for);
  double across = to->middle.x - from->middle.x;
  double down = to->middle.y - from->middle.y;
  double length = MAX (hypot (across, down), 1);
  double along = 0;

  for (; along < length; along += FORCON_MAP_SPACING * 0.01)
    if (!forcon_map_cell_holds (from, (ForconPoint){ from->middle.x + (ForconLength) (across * along / length),
                                                     from->middle.y + (ForconLength) (down * along / length) }))
      break;
  along = MIN (along + FORCON_MAP_SPACING * COURSE_BEYOND, length);
  forcon_camera_to_screen (map_draw->draw.camera,
                           (ForconPoint){ from->middle.x + (ForconLength) (across * along / length),
                                          from->middle.y + (ForconLength) (down * along / length) },
                           x, y);
}

void
forcon_draw_course (const ForconDraw *draw, guint side, gint spent, gint cost, double x1, double y1, double x2,
                    double y2)
{
  cairo_t *cr = draw->cr;
  double length = MAX (hypot (x2 - x1, y2 - y1), 0.01);
  double ux = (x2 - x1) / length;
  double uy = (y2 - y1) / length;
  double head = 9;
  double done = cost > 0 ? CLAMP (spent / (double) cost, 0, 1) : 0;
  double middle_x = x1 + (x2 - x1 - ux * head) * done;
  double middle_y = y1 + (y2 - y1 - uy * head) * done;
  ForconColour colour = draw->style->flat ? draw->style->inks[FORCON_INK_EDGE] : forcon_style_side (draw->style, side);

  forcon_draw_colour (cr, colour, 0.95);
  cairo_set_line_width (cr, 3 * draw->style->line);
  forcon_draw_line (cr, x1, y1, middle_x, middle_y);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 1.8 * draw->style->line);
  forcon_draw_dash (cr, 4, 3);
  forcon_draw_line (cr, middle_x, middle_y, x2 - ux * head, y2 - uy * head);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, x2, y2);
  cairo_line_to (cr, x2 - ux * head - uy * head * 0.5, y2 - uy * head + ux * head * 0.5);
  cairo_line_to (cr, x2 - ux * head + uy * head * 0.5, y2 - uy * head - ux * head * 0.5);
  cairo_close_path (cr);
  cairo_fill_preserve (cr);
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 0.9, 0.8);
}

static double
counter_x (const ForconMapCellLayout *layout, const ForconMapItem *item)
{
  double pad = layout->detail == FORCON_MAP_DETAIL_COUNTERS ? 0 : item->size * FORCON_MAP_PAD;

  return item->box.x + pad + item->icon / 2;
}

/* The name, the state, and when it was seen. */
static void
lines (const ForconMapDraw *map_draw, const ForconMapItem *item, const ForconMapToken *token, double x)
{
  const char *texts[3];
  guint n = forcon_map_item_lines (item, texts) - (item->other == NULL ? 0 : 1);
  double large = item->size * FORCON_MAP_LEADING;
  double small = large * FORCON_MAP_SMALL;
  double y = item->box.y + (item->box.height - large * n - small * (item->other == NULL ? 1 : 2)) / 2;
  ForconLettering name = { .size = item->size, .bold = TRUE, .ink = FORCON_INK_TEXT, .alpha = 1 };
  ForconLettering other = { .size = item->size * FORCON_MAP_SMALL, .ink = FORCON_INK_FIGURE, .alpha = 1 };
  Writing writing = { map_draw, TRUE, other.size, x, y + large * n + small / 2 };

  for (guint i = 0; i < n; i++)
    forcon_draw_text (&map_draw->draw, texts[i], x, y + large * (i + 0.5), 0, 0.5, &name);
  write_state (&writing, token);
  if (item->other != NULL)
    forcon_draw_text (&map_draw->draw, item->other, x, writing.y + small, 0, 0.5, &other);
}

static void
token_at (const ForconMapDraw *map_draw, const ForconMapCellLayout *layout, const ForconMapItem *item)
{
  const ForconMapToken *token = &g_array_index (map_draw->map->tokens, ForconMapToken, item->index);
  const ForconDraw *draw = &map_draw->draw;
  double x = counter_x (layout, item);
  double y = item->box.y + item->box.height / 2;
  double text = x + item->icon / 2 + item->size * FORCON_MAP_GAP;
  const ForconMapCell *from = forcon_map_cell (map_draw->map, token->sector);
  const ForconMapCell *to = forcon_map_cell (map_draw->map, token->bound_for);
  double course = to == NULL ? 0 : atan2 (to->middle.x - from->middle.x, from->middle.y - to->middle.y);

  if (layout->detail != FORCON_MAP_DETAIL_COUNTERS)
    forcon_draw_plate_of (draw, token, &item->box);
  if (!FORCON_ID_IS_NONE (token->formation) && FORCON_ID_EQUAL (token->formation, map_draw->map->chosen_formation))
    {
      forcon_draw_round_box (draw->cr, &item->box, item->box.height * 0.25);
      forcon_draw_stroke (draw, FORCON_INK_SELECTED, 1, 2.4);
    }
  forcon_draw_map_counter (draw, token, (ForconAngle) lround (course * 1800 / G_PI), x, y, item->icon / 2);
  forcon_witness_show (draw->cr, (ForconShown){ FORCON_SHOWN_TOKEN, token->formation.value, token->sector.value });
  if (token->hidden)
    forcon_draw_hidden_badge (draw, x - item->icon * BADGE_ASIDE, y + item->icon * BADGE_ASIDE,
                              item->icon * BADGE_SHARE);
  if (layout->detail == FORCON_MAP_DETAIL_COUNTS)
    {
      g_autofree char *count = forcon_map_count_text (token);
      Writing writing = { map_draw, TRUE, item->size * FORCON_MAP_SMALL, text, y };

      write_text (&writing, count);
    }
  else if (layout->detail != FORCON_MAP_DETAIL_COUNTERS)
    lines (map_draw, item, token, text);
}

/* Calls @act for all tokens that are in view. Returns: how many */
static guint
for_tokens (const ForconMapDraw *map_draw,
            void (*act) (const ForconMapDraw *map_draw, const ForconMapCellLayout *layout, const ForconMapItem *item))
{
  guint count = 0;

  for (guint i = 0; i < map_draw->cells->len; i++)
    {
      const ForconMapCellLayout *layout = g_ptr_array_index (map_draw->cells, i);

      for (guint k = 0; layout != NULL && k < layout->items->len; k++)
        if (g_array_index (layout->items, ForconMapItem, k).kind == FORCON_MAP_ITEM_TOKEN)
          {
            act (map_draw, layout, &g_array_index (layout->items, ForconMapItem, k));
            count++;
          }
    }
  return count;
}

static void
course_of (const ForconMapDraw *map_draw, const ForconMapCellLayout *layout, const ForconMapItem *item)
{
  const ForconMapToken *token = &g_array_index (map_draw->map->tokens, ForconMapToken, item->index);
  double x, y;

  if (forcon_map_cell (map_draw->map, token->bound_for) == NULL)
    return;
  course_end (map_draw, token, &x, &y);
  forcon_draw_course (&map_draw->draw, token->side, token->spent, token->cost, counter_x (layout, item),
                      item->box.y + item->box.height / 2, x, y);
}

/* Where the counter of a token stands, if it is shown. */
static gboolean
counter_place (const ForconMapDraw *map_draw, guint token, double *x, double *y)
{
  ForconSectorId sector = g_array_index (map_draw->map->tokens, ForconMapToken, token).sector;
  const ForconMapCellLayout *layout = forcon_map_draw_cell (map_draw, sector);

  for (guint i = 0; layout != NULL && i < layout->items->len; i++)
    {
      const ForconMapItem *item = &g_array_index (layout->items, ForconMapItem, i);

      if (item->kind != FORCON_MAP_ITEM_TOKEN || item->index != token)
        continue;
      *x = counter_x (layout, item);
      *y = item->box.y + item->box.height / 2;
      return TRUE;
    }
  return FALSE;
}

/* A number in a disc: how many half-phases a way still takes. */
static void
draw_halves (const ForconDraw *draw, gint halves, double x, double y, double radius)
{
  g_autofree char *text = g_strdup_printf ("%d", halves);
  ForconLettering lettering = { .size = radius * 1.25, .bold = TRUE, .ink = FORCON_INK_TEXT, .alpha = 1 };

  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_ink (draw, FORCON_INK_PLATE, 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, 1);
  forcon_draw_text (draw, text, x, y, 0.5, 0.5, &lettering);
}

void
forcon_draw_way (const ForconDraw *draw, guint side, gint halves, const double *points, guint n_points, double radius)
{
  cairo_t *cr = draw->cr;
  const double *end = points + 2 * (n_points - 1);
  double length = MAX (hypot (end[0] - end[-2], end[1] - end[-1]), 0.01);
  double ux = (end[0] - end[-2]) / length;
  double uy = (end[1] - end[-1]) / length;
  ForconColour colour = draw->style->flat ? draw->style->inks[FORCON_INK_EDGE] : forcon_style_side (draw->style, side);

  cairo_move_to (cr, points[0], points[1]);
  for (guint i = 1; i < n_points; i++)
    cairo_line_to (cr, points[2 * i], points[2 * i + 1]);
  forcon_draw_colour (cr, colour, 0.9);
  cairo_set_line_width (cr, 2.2 * draw->style->line);
  forcon_draw_dash (cr, 7, 4);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 1; i + 1 < n_points; i++)
    {
      forcon_draw_disc (cr, points[2 * i], points[2 * i + 1], radius * 0.45);
      cairo_fill (cr);
    }
  cairo_move_to (cr, end[0] + ux * radius, end[1] + uy * radius);
  cairo_line_to (cr, end[0] - uy * radius * 0.7, end[1] + ux * radius * 0.7);
  cairo_line_to (cr, end[0] + uy * radius * 0.7, end[1] - ux * radius * 0.7);
  cairo_close_path (cr);
  cairo_fill_preserve (cr);
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 0.9, 0.8);
  draw_halves (draw, halves, end[0] - ux * radius * 1.6, end[1] - uy * radius * 1.6, radius);
}

/* The way that a formation is ordered to go; it ends in the last sector, on this side of what stands in its middle. */
static void
way_of (const ForconMapDraw *map_draw, guint index)
{
  const ForconMapToken *token = &g_array_index (map_draw->map->tokens, ForconMapToken, index);
  const ForconCamera *camera = map_draw->draw.camera;
  double points[2 * (FORCON_WAY_STAGES_MAX + 1)];
  double *end = points + 2 * token->n_way;

  if (token->n_way == 0 || !counter_place (map_draw, index, &points[0], &points[1]))
    return;
  for (guint i = 0; i < token->n_way; i++)
    forcon_camera_to_screen (camera, forcon_map_cell (map_draw->map, token->way[i])->middle, &points[2 * i + 2],
                             &points[2 * i + 3]);
  end[0] += (end[-2] - end[0]) * WAY_SHORT;
  end[1] += (end[-1] - end[1]) * WAY_SHORT;
  forcon_draw_way (&map_draw->draw, token->side, token->way_halves, points, token->n_way + 1,
                   CLAMP (map_draw->unit * WAY_BADGE, WAY_BADGE_LEAST, WAY_BADGE_MOST));
}

void
forcon_draw_sector_courses (const ForconMapDraw *map_draw)
{
  /* Ways lead through sectors that are in view from such as are not. */
  for (guint i = 0; i < map_draw->map->tokens->len; i++)
    way_of (map_draw, i);
  for_tokens (map_draw, course_of);
}

guint
forcon_draw_sector_tokens (const ForconMapDraw *map_draw)
{
  return for_tokens (map_draw, token_at);
}
