/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/forms/crib-private.h"

/* Shares of the size of letters. */
#define LEADING 1.27
#define HEAD 1.9
#define HEAD_GROWTH 1.1
#define GAP 0.7
#define COLUMN_GAP 0.8

/* Widths and lines, units. */
#define HEAVY_LINE 2.4
#define FINE_LINE 0.4

static const ForconCribSection *
section_at (const ForconCrib *crib, guint index)
{
  return &g_array_index (crib->sections, ForconCribSection, index);
}

static ForconFit
letters (const ForconCribForm *form, gboolean bold, gboolean wraps, double align)
{
  return (ForconFit){
    .size = form->size, .least = form->size, .bold = bold, .wraps = wraps, .ink = FORCON_INK_TEXT, .align = align
  };
}

/* How wide each column of figures is. */
static void
figure_widths (const ForconDraw *draw, const ForconCribSection *section, const ForconCribForm *form,
               double widths[FORCON_CRIB_FIGURES])
{
  ForconLettering lettering = { .size = form->size, .bold = TRUE };

  for (guint i = 0; i < FORCON_CRIB_FIGURES; i++)
    {
      widths[i] = 0;
      for (guint j = 0; j < section->rows->len; j++)
        {
          const char *figure = g_array_index (section->rows, ForconCribRow, j).figures[i];
          double width = 0, height;

          if (figure == NULL || *figure == '\0')
            continue;
          forcon_draw_measure (draw, figure, &lettering, &width, &height);
          widths[i] = MAX (widths[i], width + form->size * COLUMN_GAP);
        }
    }
}

static double
sum_of (const double widths[FORCON_CRIB_FIGURES])
{
  double sum = 0;

  for (guint i = 0; i < FORCON_CRIB_FIGURES; i++)
    sum += widths[i];
  return sum;
}

/* Where the words of a language stand behind the figures. */
static ForconBox
text_room (const ForconCrib *crib, const ForconCribForm *form, double figures, guint language)
{
  double second = form->width * form->second;

  if (crib->n_languages == 1)
    return (ForconBox){ figures, 0, form->width - figures, 0 };
  if (language == 0)
    return (ForconBox){ figures, 0, second - figures - form->size * COLUMN_GAP, 0 };
  return (ForconBox){ second, 0, form->width - second, 0 };
}

static double
row_height (const ForconDraw *draw, const ForconCrib *crib, const ForconCribRow *row, const ForconCribForm *form,
            double figures)
{
  ForconFit fit = letters (form, FALSE, TRUE, 0);
  double height = form->size * LEADING;

  for (guint i = 0; i < crib->n_languages && row->texts[i] != NULL; i++)
    height = MAX (height, forcon_fit_height (draw, row->texts[i],
                                             text_room (crib, form, row->legend ? 0 : figures, i).width, &fit));
  return height + form->size * 0.12;
}

double
forcon_crib_section_height (const ForconDraw *draw, const ForconCrib *crib, guint index, const ForconCribForm *form)
{
  const ForconCribSection *section = section_at (crib, index);
  double widths[FORCON_CRIB_FIGURES], height = form->size * (HEAD + GAP);
  guint rows = (section->rows->len + section->halves - 1) / section->halves;

  figure_widths (draw, section, form, widths);
  for (guint i = 0; i < rows; i++)
    height += row_height (draw, crib, &g_array_index (section->rows, ForconCribRow, i), form, sum_of (widths));
  return height;
}

static void
draw_figures (const ForconDraw *draw, const ForconCribRow *row, const ForconCribForm *form, const double *widths,
              double x, double y, double stretch)
{
  for (guint i = 0; i < FORCON_CRIB_FIGURES; i++)
    {
      /* In a table of nothing but figures they stand in the middle of wider columns. */
      double width = widths[i] + stretch;
      ForconBox room = { x, y, width - (stretch > 0 ? 0 : form->size * COLUMN_GAP / 2), form->size * LEADING };
      ForconFit fit = letters (form, stretch <= 0 || i == 0, FALSE, stretch > 0 ? 0.5 : 0);

      if (widths[i] > 0)
        forcon_fit_text (draw, row->figures[i], &room, &fit);
      x += widths[i] > 0 ? width : 0;
    }
}

static void
draw_head (const ForconDraw *draw, const ForconCrib *crib, const ForconCribSection *section, const ForconCribForm *form,
           double x, double y)
{
  ForconFit bold = letters (form, TRUE, FALSE, 0), ids = letters (form, FALSE, FALSE, 1);
  ForconLettering measured = { .size = form->size };
  double width, height, gap = form->size * COLUMN_GAP;

  forcon_draw_measure (draw, section->ids, &measured, &width, &height);
  forcon_draw_line (draw->cr, x, y, x + form->width, y);
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, HEAVY_LINE);
  bold.size *= HEAD_GROWTH;
  bold.least = FORCON_FIT_LEAST;
  for (guint i = 0; i < crib->n_languages; i++)
    {
      ForconBox room = text_room (crib, form, 0, i);

      room.x += x;
      room.y = y + form->size * 0.15;
      room.height = form->size * (HEAD - 0.25);
      if (i + 1 == crib->n_languages)
        room.width -= width + gap;
      forcon_fit_text (draw, section->headings[i], &room, &bold);
    }
  forcon_fit_text (
      draw, section->ids,
      &(ForconBox){ x + form->width - width - 1, y + form->size * 0.15, width + 1, form->size * (HEAD - 0.25) }, &ids);
}

void
forcon_crib_draw_section (const ForconDraw *draw, const ForconCrib *crib, guint index, double x, double y,
                          const ForconCribForm *form)
{
  const ForconCribSection *section = section_at (crib, index);
  double widths[FORCON_CRIB_FIGURES], top = y + form->size * HEAD;
  guint rows = (section->rows->len + section->halves - 1) / section->halves;
  double half = form->width / section->halves, stretch;

  figure_widths (draw, section, form, widths);
  stretch = section->halves > 1 ? (half - form->size - sum_of (widths)) / FORCON_CRIB_FIGURES : 0;
  draw_head (draw, crib, section, form, x, y);
  y = top;
  for (guint i = 0; i < section->rows->len; i++)
    {
      const ForconCribRow *row = &g_array_index (section->rows, ForconCribRow, i);
      double height = row_height (draw, crib, row, form, sum_of (widths));
      double left = x + half * (i / rows), right = section->halves > 1 ? left + half - form->size : x + form->width;

      if (i % rows == 0)
        y = top;
      else
        {
          forcon_draw_line (draw->cr, left, y, right, y);
          forcon_draw_stroke (draw, FORCON_INK_FIGURE, 1, FINE_LINE);
        }
      draw_figures (draw, row, form, widths, left, y, stretch);
      for (guint language = 0; language < crib->n_languages; language++)
        {
          ForconBox room = text_room (crib, form, row->legend ? 0 : sum_of (widths), language);
          ForconFit fit = letters (form, FALSE, TRUE, 0);

          room.x += left;
          room.y = y;
          room.height = height;
          forcon_fit_text (draw, row->texts[language], &room, &fit);
        }
      y += height;
    }
}
