/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/fit.h"

#define STEP 0.94
#define ELLIPSIS "…"

static ForconLettering
lettering_of (const ForconFit *fit, double width)
{
  return (ForconLettering){ .size = fit->size,
                            .bold = fit->bold,
                            .ink = fit->ink,
                            .alpha = 1,
                            .limit = fit->wraps ? width : 0,
                            .wraps = fit->wraps };
}

static gboolean
fits (const ForconDraw *draw, const char *text, const ForconLettering *lettering, const ForconBox *room)
{
  double width, height;

  forcon_draw_measure (draw, text, lettering, &width, &height);
  return width <= room->width && height <= room->height;
}

gboolean
forcon_fit_shrink (const ForconDraw *draw, const char *text, ForconLettering *lettering, const ForconBox *room,
                   double least)
{
  while (!fits (draw, text, lettering, room))
    {
      if (lettering->size <= least)
        return FALSE;
      lettering->size = MAX (lettering->size * STEP, least);
    }
  return TRUE;
}

static char *
beginning (const char *text, glong letters)
{
  g_autofree char *start = g_utf8_substring (text, 0, letters);

  return g_strconcat (g_strchomp (start), ELLIPSIS, NULL);
}

/* As much of a text of several lines as there is room for. */
static char *
cut (const ForconDraw *draw, const char *text, const ForconLettering *lettering, const ForconBox *room)
{
  glong most = g_utf8_strlen (text, -1), least = 0;

  while (least + 1 < most)
    {
      glong middle = (least + most) / 2;
      g_autofree char *part = beginning (text, middle);

      if (fits (draw, part, lettering, room))
        least = middle;
      else
        most = middle;
    }
  return beginning (text, least);
}

double
forcon_fit_height (const ForconDraw *draw, const char *text, double width, const ForconFit *fit)
{
  ForconLettering lettering = lettering_of (fit, width);
  double across, height;

  forcon_draw_measure (draw, text, &lettering, &across, &height);
  return height;
}

double
forcon_fit_text (const ForconDraw *draw, const char *text, const ForconBox *room, const ForconFit *fit)
{
  ForconLettering lettering = lettering_of (fit, room->width);
  g_autofree char *part = NULL;
  double width, height;
  gboolean whole;

  if (text == NULL || *text == '\0')
    return 0;
  whole = forcon_fit_shrink (draw, text, &lettering, room, MIN (fit->least, fit->size));
  if (!whole && fit->wraps)
    {
      part = cut (draw, text, &lettering, room);
      text = part;
    }
  else if (!whole)
    lettering.limit = room->width;
  forcon_draw_measure (draw, text, &lettering, &width, &height);
  forcon_draw_text (draw, text, room->x + (room->width - width) * fit->align,
                    room->y + (fit->wraps ? 0 : (room->height - height) / 2), 0, 0, &lettering);
  return width;
}
