/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The marks of what a ship is at: shapes in a circle of radius 1, drawn as signal flags are. */
#include "render/drawing/draw-table.h"

#include <math.h>

/* Below this radius, px, only the ground shows. */
#define FINE 4.2

/* The strokes of a sign, in short, and the shape of the ground behind them. */
#define END FORCON_STROKE_END
#define MOVE FORCON_STROKE_MOVE
#define LINE FORCON_STROKE_LINE
#define DISC FORCON_STROKE_DISC
typedef enum { ROUND, SHIELD, BROKEN_SHIELD, SQUARE } Ground;

typedef struct {
  Ground ground;
  ForconInk ink;
  const float *sign;
} Signal;

/* A pennant on its staff. */
static const float flag[] = {
  MOVE, -.5f, .75f, LINE, -.5f, -.75f, LINE, .65f, -.4f, LINE, -.5f, -.02f, MOVE, -.5f, -.4f, LINE, .3f, -.4f, END
};

/* A white flag. */
static const float prize[] = {
  MOVE, -.55f, .75f, LINE, -.55f, -.65f, LINE, .6f, -.65f, LINE, .6f, .1f, LINE, -.55f, .1f, END
};

/* Cross hairs. */
static const float lock_on[] = {
  DISC, 0, 0, .38f, MOVE, 0, -.8f, LINE, 0, -.2f, MOVE, 0, .8f, LINE, 0, .2f, MOVE, -.8f, 0, LINE, -.2f, 0,
  MOVE, .8f, 0, LINE, .2f, 0, END
};

static const float braced[] = { MOVE, 0, -.45f, LINE, 0, .5f, MOVE, -.42f, -.1f, LINE, .42f, -.1f, END };
static const float strained[] = { MOVE, .15f, -.7f, LINE, -.2f, -.1f, LINE, .2f, .1f, LINE, -.1f, .65f, END };

/* A torpedo in its tube. */
static const float prepared[] = {
  MOVE, -.55f, .35f, LINE, .1f, .35f, LINE, .55f, 0, LINE, .1f, -.35f, LINE, -.55f, -.35f, END
};

/* Crossed blades: boarding, and on the map a clash. */
const float forcon_strokes_blades[] = {
  MOVE, -.55f, -.55f, LINE, .55f, .55f, MOVE, .55f, -.55f, LINE, -.55f, .55f, MOVE, -.6f, .2f, LINE, -.2f, .6f,
  MOVE, .6f, .2f, LINE, .2f, .6f, END
};

/* A mine with its horns. */
static const float laying[] = {
  DISC, 0, 0, .36f, MOVE, 0, -.4f, LINE, 0, -.75f, MOVE, .3f, .3f, LINE, .52f, .52f, MOVE, -.3f, .3f, LINE, -.52f, .52f,
  END
};

/* A mine, crossed out. */
static const float sweeping[] = { DISC, 0, 0, .36f, MOVE, -.62f, .62f, LINE, .62f, -.62f, END };

/* Downwards, to the ground. */
static const float falling[] = {
  MOVE, 0, -.6f, LINE, 0, .3f, MOVE, -.38f, -.08f, LINE, 0, .3f, LINE, .38f, -.08f, MOVE, -.5f, .62f, LINE, .5f, .62f,
  END
};

static const Signal signs[FORCON_N_BADGE] = {
  [FORCON_BADGE_FLAG] = { ROUND, FORCON_INK_SELECTED, flag },
  [FORCON_BADGE_PRIZE] = { SQUARE, FORCON_INK_TEXT, prize },
  [FORCON_BADGE_LOCK_ON] = { ROUND, FORCON_INK_TARGET, lock_on },
  [FORCON_BADGE_BRACED] = { SHIELD, FORCON_INK_DESTRUCTOR, braced },
  [FORCON_BADGE_STRAINED] = { BROKEN_SHIELD, FORCON_INK_FIGURE, strained },
  [FORCON_BADGE_PREPARED] = { ROUND, FORCON_INK_TORPEDO, prepared },
  [FORCON_BADGE_BOARDING] = { SQUARE, FORCON_INK_WARNING, forcon_strokes_blades },
  [FORCON_BADGE_LAYING] = { ROUND, FORCON_INK_WARNING, laying },
  [FORCON_BADGE_SWEEPING] = { ROUND, FORCON_INK_REACH, sweeping },
  [FORCON_BADGE_FALLING] = { SQUARE, FORCON_INK_FIRE, falling },
};

static void
ground_path (cairo_t *cr, Ground ground, double x, double y, double r)
{
  switch (ground)
    {
    case SHIELD:
    case BROKEN_SHIELD:
      cairo_move_to (cr, x - r, y - r);
      cairo_line_to (cr, x + r, y - r);
      cairo_curve_to (cr, x + r, y + 0.5 * r, x + 0.4 * r, y + r, x, y + 1.2 * r);
      cairo_curve_to (cr, x - 0.4 * r, y + r, x - r, y + 0.5 * r, x - r, y - r);
      cairo_close_path (cr);
      break;
    case SQUARE:
      forcon_draw_round_box (cr, &(ForconBox){ x - r, y - r, 2 * r, 2 * r }, r * 0.3);
      break;
    case ROUND:
    default:
      forcon_draw_disc (cr, x, y, r);
    }
}

void
forcon_draw_strokes (const ForconDraw *draw, const float *strokes, double x, double y, double radius, ForconInk ink)
{
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_ROUND);
  for (const float *at = strokes; (ForconStroke) *at != END; at += (ForconStroke) *at == DISC ? 4 : 3)
    if ((ForconStroke) *at == MOVE)
      cairo_move_to (draw->cr, x + at[1] * radius, y + at[2] * radius);
    else if ((ForconStroke) *at == LINE)
      cairo_line_to (draw->cr, x + at[1] * radius, y + at[2] * radius);
    else
      forcon_draw_disc (draw->cr, x + at[1] * radius, y + at[2] * radius, at[3] * radius);
  forcon_draw_stroke (draw, ink, 1, MAX (1, radius * 0.2));
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_BUTT);
}

void
forcon_draw_signal (const ForconDraw *draw, ForconBadge kind, double x, double y, double radius)
{
  const Signal *signal = &signs[kind];
  cairo_t *cr = draw->cr;

  ground_path (cr, signal->ground, x, y, radius);
  forcon_draw_ink (draw, FORCON_INK_BADGE, 1);
  cairo_fill_preserve (cr);
  if (signal->ground == BROKEN_SHIELD)
    forcon_draw_dash (cr, radius * 0.6, radius * 0.4);
  forcon_draw_stroke (draw, signal->ink, 1, 1.1);
  if (radius < FINE)
    return;
  forcon_draw_strokes (draw, signal->sign, x, y, radius, signal->ink);
}
