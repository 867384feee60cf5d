/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/table/render.h"

#include "render/drawing/draw-table.h"

static void
draw_ground (const ForconDraw *draw)
{
  forcon_draw_ground (draw);
  forcon_draw_orbits (draw);
  forcon_draw_rose (draw);
  forcon_draw_objects (draw);
  forcon_draw_captions (draw);
  forcon_draw_mines (draw);
  forcon_draw_trails (draw);
  forcon_draw_traces (draw);
}

/* Returns: how many counters were in view */
static guint
draw_tokens (const ForconDraw *draw)
{
  guint drawn;

  forcon_draw_formations (draw);
  forcon_draw_courses (draw);
  drawn = forcon_draw_counters (draw);
  forcon_draw_losses (draw);
  forcon_draw_salvos (draw);
  return drawn;
}

static void
draw_draft (const ForconDraw *draw)
{
  forcon_draw_chosen_counters (draw);
  forcon_draw_chosen_object (draw);
  forcon_draw_chosen_mine (draw);
  forcon_draw_chosen_salvos (draw);
  forcon_draw_plan (draw);
  forcon_draw_ghost (draw);
  forcon_draw_range_figures (draw);
}

guint
forcon_render_table_part (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style,
                          const ForconCamera *camera, double width, double height, ForconTableParts parts)
{
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, style);
  ForconDraw draw = { .cr = cr,
                      .model = model,
                      .battle = model->battle,
                      .style = style,
                      .camera = camera,
                      .width = width,
                      .height = height,
                      .layout = layout };
  guint drawn = 0;

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  cairo_new_path (cr);
  draw.cache = forcon_stamps_begin (&draw, model->cache);
  if ((parts & FORCON_TABLE_GROUND) != 0)
    draw_ground (&draw);
  if ((parts & FORCON_TABLE_FIELDS) != 0)
    {
      forcon_draw_ranges (&draw);
      forcon_draw_reach (&draw);
    }
  if ((parts & FORCON_TABLE_TOKENS) != 0)
    drawn = draw_tokens (&draw);
  if ((parts & FORCON_TABLE_DRAFT) != 0)
    draw_draft (&draw);
  if ((parts & FORCON_TABLE_NAMES) != 0)
    {
      forcon_draw_labels (&draw);
      forcon_draw_frame (&draw);
    }
  if ((parts & FORCON_TABLE_SHOT) != 0)
    forcon_draw_shot (&draw);
  cairo_restore (cr);
  return drawn;
}

guint
forcon_render_table (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, const ForconCamera *camera,
                     double width, double height)
{
  return forcon_render_table_part (cr, model, style, camera, width, height, FORCON_TABLE_ALL);
}
