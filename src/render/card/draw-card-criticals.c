/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The critical table of a card on paper, with boxes in which hits are noted. */
#include "render/card/draw-card.h"

#include "base/language.h"

/* Between columns, units. */
#define COLUMN_GAP MM (2.0)

/* The sum of the dice and a box, as shares of the letters. */
#define SUM 1.9
#define BOX 0.98
#define BOX_STEP 1.12

/* As many boxes are drawn. */
#define BOXES_MOST 4

/* Where a row has no room, what comes of the hit is left out. */
typedef enum { WITH_HARM, WITHOUT_HARM } Wording;

static char *
row_text (const ForconCardCritical *row, Wording wording)
{
  if (wording == WITHOUT_HARM || *row->harm == '\0')
    return g_strdup (row->place);
  return g_strdup_printf ("%s %s", row->place, row->harm);
}

static double
boxes_width (const ForconCardCritical *row, double letters)
{
  return MIN (row->boxes, BOXES_MOST) * letters * BOX_STEP;
}

static void
draw_row (const ForconCardDraw *card_draw, const ForconCardCritical *row, ForconBox room, double letters,
          Wording wording)
{
  ForconInk ink = row->taken > 0 ? FORCON_INK_WARNING : row->applies ? FORCON_INK_TEXT : FORCON_INK_FIGURE;
  ForconCardLetters words = { letters, row->taken > 0, ink, 0 };
  double x = room.x + letters * SUM + MM (0.6);
  double y = room.y + (room.height - letters * BOX) / 2;
  g_autofree char *text = row_text (row, wording);
  double left;

  forcon_card_text (card_draw, row->sum, (ForconBox){ room.x, room.y, letters * SUM, room.height },
                    (ForconCardLetters){ letters, TRUE, ink, 1 });
  if (row->applies)
    for (guint i = 0; i < MIN (row->boxes, BOXES_MOST); i++)
      forcon_card_box (card_draw, row->repairable ? FORCON_CARD_SQUARE : FORCON_CARD_DISC,
                       (ForconBox){ x + i * letters * BOX_STEP, y, letters * BOX, letters * BOX }, i < row->taken);
  else
    forcon_card_text (card_draw, "↓", (ForconBox){ x, room.y, boxes_width (row, letters), room.height },
                      (ForconCardLetters){ letters, FALSE, ink, 0.5 });
  left = x - room.x + boxes_width (row, letters) + MM (0.6);
  forcon_card_text (card_draw, text, (ForconBox){ room.x + left, room.y, room.width - left, room.height }, words);
}

/* How wide a column would like to be. */
static double
wanted (const ForconCardDraw *card_draw, guint first, guint end, double letters, Wording wording)
{
  double most = 1;

  for (guint i = first; i < end; i++)
    {
      const ForconCardCritical *row = &g_array_index (card_draw->card->criticals, ForconCardCritical, i);
      ForconLettering lettering = { .size = letters, .bold = row->taken > 0 };
      g_autofree char *text = row_text (row, wording);
      double width, height;

      forcon_draw_measure (&card_draw->draw, text, &lettering, &width, &height);
      most = MAX (most, width + letters * SUM + MM (1.2) + boxes_width (row, letters));
    }
  return most;
}

void
forcon_card_draw_criticals (const ForconCardDraw *card_draw, ForconBox room, guint columns, double letters)
{
  guint n = card_draw->card->criticals->len;
  guint rows = (n + columns - 1) / columns;
  Wording wording = columns > 2 ? WITHOUT_HARM : WITH_HARM;
  double height = room.height / MAX (rows, 1);
  double whole = 0;
  double x = room.x;

  for (guint i = 0; i < n; i += rows)
    whole += wanted (card_draw, i, MIN (i + rows, n), letters, wording);
  for (guint i = 0; i < n; i += rows)
    {
      double share = wanted (card_draw, i, MIN (i + rows, n), letters, wording) / whole;
      double width = (room.width - (columns - 1) * COLUMN_GAP) * share;

      for (guint k = i; k < MIN (i + rows, n); k++)
        draw_row (card_draw, &g_array_index (card_draw->card->criticals, ForconCardCritical, k),
                  (ForconBox){ x, room.y + (k - i) * height, width, height }, letters, wording);
      x += width + COLUMN_GAP;
    }
}
