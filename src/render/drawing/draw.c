/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw.h"

#include <math.h>

#include "render/drawing/fonts.h"
#include "render/drawing/witness.h"

#define HALO_WIDTH 3.0
#define PLATE_PADDING 5.0
#define PLATE_LIMIT 300.0

cairo_t *
forcon_draw_nowhere (void)
{
  cairo_surface_t *nothing = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (nothing);

  cairo_surface_destroy (nothing);
  return cr;
}

PangoLayout *
forcon_draw_layout_new (cairo_t *cr, const ForconStyle *style)
{
  PangoLayout *layout;
  PangoFontDescription *font = forcon_fonts_describe (style->font);

  forcon_fonts_prepare ();
  layout = pango_cairo_create_layout (cr);
  forcon_fonts_set_options (pango_layout_get_context (layout));
  pango_layout_set_font_description (layout, font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_font_description_free (font);
  return layout;
}

void
forcon_draw_colour (cairo_t *cr, ForconColour colour, double alpha)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, alpha);
}

void
forcon_draw_ink (const ForconDraw *draw, ForconInk ink, double alpha)
{
  forcon_draw_colour (draw->cr, draw->style->inks[ink], alpha);
}

void
forcon_draw_stroke (const ForconDraw *draw, ForconInk ink, double alpha, double width)
{
  forcon_draw_ink (draw, ink, alpha);
  cairo_set_line_width (draw->cr, width * draw->style->line);
  cairo_stroke (draw->cr);
  cairo_set_dash (draw->cr, NULL, 0, 0);
}

void
forcon_draw_dash (cairo_t *cr, double on, double off)
{
  const double dash[2] = { on, off };

  cairo_set_dash (cr, dash, 2, 0);
}

void
forcon_draw_disc (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

void
forcon_draw_line (cairo_t *cr, double x1, double y1, double x2, double y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
}

void
forcon_draw_round_box (cairo_t *cr, const ForconBox *box, double corner)
{
  double right = box->x + box->width;
  double bottom = box->y + box->height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - corner, box->y + corner, corner, -G_PI / 2, 0);
  cairo_arc (cr, right - corner, bottom - corner, corner, 0, G_PI / 2);
  cairo_arc (cr, box->x + corner, bottom - corner, corner, G_PI / 2, G_PI);
  cairo_arc (cr, box->x + corner, box->y + corner, corner, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

gboolean
forcon_draw_sees (const ForconDraw *draw, double x, double y, double radius)
{
  return x + radius >= 0 && y + radius >= 0 && x - radius <= draw->width && y - radius <= draw->height;
}

double
forcon_draw_noise (guint32 seed, guint32 index)
{
  guint32 bits = (seed + 1) * 0x9e3779b1u ^ (index + 1) * 0x85ebca77u;

  /* The finaliser of MurmurHash3. */
  bits ^= bits >> 16;
  bits *= 0x85ebca6bu;
  bits ^= bits >> 13;
  bits *= 0xc2b2ae35u;
  bits ^= bits >> 16;
  return bits / 4294967295.0;
}

double
forcon_draw_radians (ForconAngle heading)
{
  return (heading - FORCON_DEGREES (90)) * (G_PI / 1800.0);
}

static void
set_text (const ForconDraw *draw, const char *text, const ForconLettering *lettering)
{
  PangoFontDescription *font = pango_font_description_copy (pango_layout_get_font_description (draw->layout));

  pango_font_description_set_absolute_size (font, lettering->size * PANGO_SCALE);
  pango_font_description_set_weight (font, lettering->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (draw->layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (draw->layout, lettering->limit > 0 ? (int) (lettering->limit * PANGO_SCALE) : -1);
  pango_layout_set_ellipsize (draw->layout,
                              lettering->limit > 0 && !lettering->wraps ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  pango_layout_set_wrap (draw->layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (draw->layout, text, -1);
}

static ForconBox
text_box (const ForconDraw *draw)
{
  PangoRectangle logical;

  pango_layout_get_extents (draw->layout, NULL, &logical);
  return (ForconBox){ (double) logical.x / PANGO_SCALE, (double) logical.y / PANGO_SCALE,
                      (double) logical.width / PANGO_SCALE, (double) logical.height / PANGO_SCALE };
}

void
forcon_draw_measure (const ForconDraw *draw, const char *text, const ForconLettering *lettering, double *width,
                     double *height)
{
  set_text (draw, text, lettering);

  ForconBox box = text_box (draw);
  *width = box.width;
  *height = box.height;
}

gsize
forcon_draw_first_line (const ForconDraw *draw, const char *text, const ForconLettering *lettering)
{
  set_text (draw, text, lettering);
  return (gsize) pango_layout_get_line_readonly (draw->layout, 0)->length;
}

void
forcon_draw_text (const ForconDraw *draw, const char *text, double x, double y, double anchor_x, double anchor_y,
                  const ForconLettering *lettering)
{
  set_text (draw, text, lettering);

  ForconBox box = text_box (draw);
  double left = x - box.x - box.width * anchor_x;
  double top = y - box.y - box.height * anchor_y;

  if (lettering->halo)
    {
      cairo_move_to (draw->cr, left, top);
      pango_cairo_layout_path (draw->cr, draw->layout);
      cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
      forcon_draw_stroke (draw, FORCON_INK_HALO, 0.85 * lettering->alpha, HALO_WIDTH);
      cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_MITER);
    }
  forcon_draw_ink (draw, lettering->ink, lettering->alpha);
  cairo_move_to (draw->cr, left, top);
  /* As text and not as a path, so that it can be searched in a PDF. */
  pango_cairo_show_layout (draw->cr, draw->layout);
  forcon_witness_tell (draw->cr, text, left + box.x, top + box.y, box.width, box.height,
                       pango_layout_is_ellipsized (draw->layout));
  cairo_new_path (draw->cr);
}

void
forcon_draw_plate (const ForconDraw *draw, const char *text, double x, double y, ForconInk ink)
{
  ForconLettering lettering = { .size = draw->style->text_size, .bold = TRUE, .ink = ink, .alpha = 1 };
  double width, height;

  forcon_draw_measure (draw, text, &lettering, &width, &height);
  if (width > PLATE_LIMIT)
    {
      lettering.limit = PLATE_LIMIT;
      lettering.wraps = TRUE;
      forcon_draw_measure (draw, text, &lettering, &width, &height);
    }

  ForconBox box = { x - width / 2 - PLATE_PADDING, y - height / 2 - PLATE_PADDING / 2, width + 2 * PLATE_PADDING,
                    height + PLATE_PADDING };
  box.x = CLAMP (box.x, 2, MAX (2, draw->width - box.width - 2));
  box.y = CLAMP (box.y, 2, MAX (2, draw->height - box.height - 2));
  forcon_draw_round_box (draw->cr, &box, 3);
  forcon_draw_ink (draw, FORCON_INK_PLATE, 0.92);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, ink, 0.9, 1);
  forcon_draw_text (draw, text, box.x + PLATE_PADDING, box.y + PLATE_PADDING / 2, 0, 0, &lettering);
}
