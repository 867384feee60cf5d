/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/legend.h"

#define ROW_HEIGHT 25.0
#define SIGN_ROOM 26.0
#define ENTRY_GAP 20.0
#define TEXT_LIMIT 260.0

/* Between an entry's two texts. */
#define TEXT_GAP 7.0

ForconLettering
forcon_legend_words (const ForconDraw *draw, double size, gboolean bold)
{
  return (ForconLettering){ .size = draw->style->text_size * size, .bold = bold, .ink = FORCON_INK_TEXT, .alpha = 1 };
}

void
forcon_legend_next_row (ForconLegend *legend)
{
  legend->x = legend->left;
  legend->y += ROW_HEIGHT;
}

void
forcon_legend_end_row (ForconLegend *legend)
{
  if (legend->x > legend->left)
    forcon_legend_next_row (legend);
}

static double
limited_width (const ForconLegend *legend, const char *text, ForconLettering *lettering)
{
  double width, height;

  lettering->limit = MIN (TEXT_LIMIT, legend->right - legend->left - SIGN_ROOM);
  if (text == NULL)
    return 0;
  forcon_draw_measure (legend->draw, text, lettering, &width, &height);
  return width;
}

gboolean
forcon_legend_entry (ForconLegend *legend, const char *strong, const char *plain, double *x, double *y)
{
  ForconLettering bold = forcon_legend_words (legend->draw, 1.05, TRUE);
  ForconLettering light = forcon_legend_words (legend->draw, 1, FALSE);
  double strong_width = limited_width (legend, strong, &bold) + (strong != NULL ? TEXT_GAP : 0);
  double plain_width = limited_width (legend, plain, &light);
  gboolean narrow = SIGN_ROOM + strong_width + plain_width > legend->right - legend->left && strong != NULL;
  double width = SIGN_ROOM + (narrow ? MAX (strong_width, plain_width) : strong_width + plain_width);

  if (legend->x + width > legend->right)
    forcon_legend_end_row (legend);
  *x = legend->x + FORCON_LEGEND_SWATCH;
  *y = legend->y + ROW_HEIGHT / 2;
  if (legend->drawing && strong != NULL)
    forcon_draw_text (legend->draw, strong, legend->x + SIGN_ROOM, *y, 0, 0.5, &bold);
  if (narrow)
    legend->y += light.size * 1.3;
  if (legend->drawing)
    forcon_draw_text (legend->draw, plain, legend->x + SIGN_ROOM + (narrow ? 0 : strong_width),
                      legend->y + ROW_HEIGHT / 2, 0, 0.5, &light);
  legend->x += width + ENTRY_GAP;
  if (narrow)
    forcon_legend_next_row (legend);
  return legend->drawing;
}

void
forcon_legend_title (const ForconDraw *draw, const char *name, const char *state, double right)
{
  ForconLettering large = forcon_legend_words (draw, 1.9, TRUE);
  ForconLettering small = forcon_legend_words (draw, 1.2, FALSE);

  large.limit = MAX (100, draw->width - 2 * FORCON_LEGEND_MARGIN - right);
  small.ink = FORCON_INK_FIGURE;
  forcon_draw_text (draw, name, FORCON_LEGEND_MARGIN, FORCON_LEGEND_MARGIN, 0, 0, &large);
  forcon_draw_text (draw, state, FORCON_LEGEND_MARGIN, FORCON_LEGEND_MARGIN + 26, 0, 0, &small);
}
