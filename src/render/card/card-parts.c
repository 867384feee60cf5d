/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card on paper as a picture that knows where its values stand. */
#include "render/card/card-parts.h"

#include "base/language.h"
#include "render/card/draw-card.h"
#include "render/paper/cut-grid.h"
#include "render/paper/play-papers.h"

/* From the edge of the picture to the frame of the card, mm. */
#define EDGE 0.3

static ForconPaperSize
sheet_size (void)
{
  ForconCutGrid grid = forcon_cut_grid_fill (forcon_paper_size (FORCON_PAPER_A4, FALSE), 2, FORCON_CARDS_COMPACT / 2);

  return (ForconPaperSize){ grid.width, grid.height };
}

double
forcon_card_sheet_height (double width)
{
  ForconPaperSize size = sheet_size ();

  return width * size.height / size.width;
}

void
forcon_card_note_part (const ForconCardDraw *card_draw, const char *property, gint weapon, gint arc, ForconBox box)
{
  const ForconCardPart part = { property, weapon, arc, box };

  if (card_draw->parts != NULL && property != NULL)
    g_array_append_val (card_draw->parts, part);
}

guint
forcon_render_card_sheet (cairo_t *cr, const ForconCardModel *card, const ForconStyle *style, double width,
                          gint chosen, GArray *parts)
{
  g_autoptr (GArray) texts = g_array_new (FALSE, TRUE, sizeof (ForconCardText));
  ForconPaperSize size = sheet_size ();
  ForconCardDraw card_draw = { .draw = { .cr = cr, .style = style },
                               .card = card,
                               .texts = texts,
                               .parts = parts,
                               .marks = chosen >= 0,
                               .marked = (guint) MAX (chosen, 0) };
  double scale = width / MM (size.width);
  guint first = parts == NULL ? 0 : parts->len;
  guint shortened = 0;
  FORCON_IN_LANGUAGE (card->language);

  card_draw.draw.layout = forcon_draw_layout_new (cr, style);
  cairo_save (cr);
  cairo_scale (cr, scale, scale);
  cairo_new_path (cr);
  forcon_card_draw_paper (&card_draw,
                          (ForconBox){ MM (EDGE), MM (EDGE), MM (size.width - 2 * EDGE), MM (size.height - 2 * EDGE) },
                          FALSE);
  cairo_restore (cr);
  g_object_unref (card_draw.draw.layout);
  for (guint i = first; parts != NULL && i < parts->len; i++)
    {
      ForconBox *box = &g_array_index (parts, ForconCardPart, i).box;

      *box = (ForconBox){ box->x * scale, box->y * scale, box->width * scale, box->height * scale };
    }
  for (guint i = 0; i < texts->len; i++)
    shortened += g_array_index (texts, ForconCardText, i).shortened ? 1 : 0;
  return shortened;
}
