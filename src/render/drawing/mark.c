/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/counter.h"

/*
 * The class marks: ships seen from above, bow up, inside a circle of radius 1. Each is a list of shapes, filled by the
 * even-odd rule, so that a shape inside another is a hole.
 *
 * HULL n, x y, …: corners down the starboard side; the port side mirrors it
 * DISC x y r: a disc; beside the axis it is mirrored too
 * BOX x y w h: a box round x y; likewise
 * FINE: what follows only shows on a large counter
 */
typedef enum { END, HULL, DISC, BOX, FINE } MarkShape;

/* Heavy shoulders, three turrets on the axis. */
static const float battleship[] = {
  HULL, 8, 0, -1, .2f, -.78f, .28f, -.3f, .62f, -.02f, .62f, .5f, .36f, .66f, .3f, .95f, 0, .95f,
  FINE, DISC, 0, -.46f, .13f, DISC, 0, .02f, .15f, DISC, 0, .5f, .15f, DISC, .42f, .22f, .09f, END
};

/* As long, slim, with swept wings aft. */
static const float battlecruiser[] = {
  HULL, 8, 0, -1, .15f, -.7f, .19f, -.02f, .68f, .62f, .68f, .84f, .22f, .62f, .17f, .97f, 0, .97f,
  FINE, DISC, 0, -.38f, .1f, DISC, 0, .2f, .11f, DISC, 0, .58f, .09f, END
};

/* A broad arrowhead. */
static const float heavy_cruiser[] = {
  HULL, 6, 0, -.98f, .3f, -.3f, .7f, .6f, .42f, .82f, .16f, .56f, 0, .56f,
  FINE, DISC, 0, -.1f, .16f, DISC, .34f, .48f, .08f, END
};

/* A slim hull between two nacelles. */
static const float cruiser[] = {
  HULL, 5, 0, -.98f, .19f, -.5f, .21f, .62f, .1f, .86f, 0, .86f, BOX, .46f, .22f, .2f, .9f,
  FINE, DISC, 0, -.1f, .1f, BOX, 0, .36f, .14f, .26f, END
};

/* A blunt hull that leaves mines behind it. */
static const float minelayer[] = {
  HULL, 6, 0, -.92f, .3f, -.66f, .36f, -.1f, .3f, .18f, .2f, .24f, 0, .24f,
  DISC, 0, .62f, .22f, DISC, .56f, .52f, .2f, FINE, BOX, 0, -.3f, .16f, .5f, END
};

/* A slim hull with sweeps spread ahead of it. */
static const float minesweeper[] = {
  HULL, 9, 0, -.42f, .14f, -.3f, .62f, -.82f, .84f, -.66f, .2f, -.02f, .24f, .5f, .16f, .88f, .1f, .92f, 0, .92f,
  FINE, DISC, 0, .3f, .1f, DISC, .71f, -.72f, .06f, END
};

/* Almost all turret. */
static const float monitor[] = {
  DISC, 0, .22f, .66f, DISC, 0, .22f, .4f, DISC, 0, .22f, .24f, BOX, .13f, -.7f, .15f, .56f, END
};

/* A dart with a swallow's tail. */
static const float destroyer[] = {
  HULL, 4, 0, -1, .18f, .1f, .42f, .9f, 0, .5f, FINE, DISC, 0, .08f, .07f, END
};

/* A slip of a hull with a crossbar. */
static const float frigate[] = {
  HULL, 9, 0, -.86f, .12f, -.2f, .58f, -.02f, .58f, .2f, .13f, .2f, .13f, .56f, .26f, .8f, .1f, .8f, 0, .7f, END
};

/* Holds in two rows behind a cab. */
static const float transport[] = {
  HULL, 3, 0, -.94f, .3f, -.62f, .3f, -.4f, BOX, .27f, -.08f, .42f, .4f, BOX, .27f, .38f, .42f, .4f,
  BOX, .27f, .8f, .42f, .28f, END
};

/* Three tanks on a string. */
static const float supply_ship[] = {
  DISC, 0, -.66f, .28f, DISC, 0, -.03f, .34f, DISC, 0, .65f, .33f,
  FINE, BOX, 0, -.66f, .1f, .3f, BOX, 0, -.66f, .3f, .09f, BOX, 0, -.03f, .1f, .36f, BOX, 0, .65f, .1f, .36f, END
};

/* Short and strong, with a towing ring. */
static const float tug[] = {
  HULL, 5, 0, -.78f, .36f, -.42f, .46f, .06f, .2f, .24f, 0, .24f, DISC, 0, .56f, .32f, DISC, 0, .56f, .15f,
  FINE, BOX, 0, -.22f, .3f, .2f, END
};

/* A fat lens, all hold. */
static const float merchant[] = {
  HULL, 9, 0, -.86f, .22f, -.72f, .44f, -.4f, .54f, 0, .5f, .4f, .32f, .7f, .2f, .8f, .2f, .92f, 0, .92f,
  BOX, 0, .06f, .16f, .9f, FINE, BOX, .3f, .06f, .12f, .34f, END
};

/* A wheel with a hub. */
static const float station[] = {
  DISC, 0, 0, .86f, DISC, 0, 0, .62f, DISC, 0, 0, .26f, BOX, 0, -.44f, .14f, .36f, BOX, 0, .44f, .14f, .36f,
  BOX, .44f, 0, .36f, .14f, FINE, DISC, 0, 0, .1f, END
};

static const float *const marks[FORCON_N_SHIP_TYPE] = {
  [FORCON_SHIP_TYPE_BATTLESHIP] = battleship,   [FORCON_SHIP_TYPE_BATTLECRUISER] = battlecruiser,
  [FORCON_SHIP_TYPE_HEAVY_CRUISER] = heavy_cruiser, [FORCON_SHIP_TYPE_CRUISER] = cruiser,
  [FORCON_SHIP_TYPE_MINELAYER] = minelayer,     [FORCON_SHIP_TYPE_MINESWEEPER] = minesweeper,
  [FORCON_SHIP_TYPE_MONITOR] = monitor,         [FORCON_SHIP_TYPE_DESTROYER] = destroyer,
  [FORCON_SHIP_TYPE_FRIGATE] = frigate,         [FORCON_SHIP_TYPE_TRANSPORT] = transport,
  [FORCON_SHIP_TYPE_SUPPLY_SHIP] = supply_ship, [FORCON_SHIP_TYPE_TUG] = tug,
  [FORCON_SHIP_TYPE_MERCHANT] = merchant,      [FORCON_SHIP_TYPE_STATION] = station,
};

static void
disc (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

void
forcon_mark_path (cairo_t *cr, ForconShipType type, gboolean fine)
{
  g_return_if_fail (type < FORCON_N_SHIP_TYPE);

  for (const float *at = marks[type];;)
    switch ((MarkShape) *at)
      {
      case HULL:
        for (guint i = 0; i < (guint) at[1]; i++)
          cairo_line_to (cr, at[2 + 2 * i], at[3 + 2 * i]);
        for (guint i = (guint) at[1]; i-- > 0;)
          cairo_line_to (cr, -at[2 + 2 * i], at[3 + 2 * i]);
        cairo_close_path (cr);
        at += 2 + 2 * (guint) at[1];
        break;
      case DISC:
        disc (cr, at[1], at[2], at[3]);
        if (at[1] > 0)
          disc (cr, -at[1], at[2], at[3]);
        at += 4;
        break;
      case BOX:
        cairo_rectangle (cr, at[1] - at[3] / 2, at[2] - at[4] / 2, at[3], at[4]);
        if (at[1] > 0)
          cairo_rectangle (cr, -at[1] - at[3] / 2, at[2] - at[4] / 2, at[3], at[4]);
        at += 5;
        break;
      case FINE:
        if (!fine)
          return;
        at++;
        break;
      case END:
      default:
        return;
      }
}
