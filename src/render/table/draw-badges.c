/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include <math.h>

#include "engine/state/formation.h"
#include "engine/state/ship.h"

/*
 * Where a badge sits: clockwise from the top of the screen, whatever the heading. Those that a ship never has together
 * share a place.
 */
static const ForconAngle places[FORCON_N_BADGE] = {
  [FORCON_BADGE_CRITICAL] = 450,  [FORCON_BADGE_FIRE] = 900,      [FORCON_BADGE_FIRED] = 1350,
  [FORCON_BADGE_MOVED] = 2250,    [FORCON_BADGE_ORDER] = 3150,    [FORCON_BADGE_FLAG] = 0,
  [FORCON_BADGE_PRIZE] = 0,       [FORCON_BADGE_LOCK_ON] = 2700,  [FORCON_BADGE_BRACED] = 2700,
  [FORCON_BADGE_STRAINED] = 2700, [FORCON_BADGE_PREPARED] = 2700, [FORCON_BADGE_BOARDING] = 1800,
  [FORCON_BADGE_LAYING] = 1575,   [FORCON_BADGE_SWEEPING] = 1575, [FORCON_BADGE_FALLING] = 1800,
};

/* Below this radius, px, a badge shows only its shape. */
#define FINE 4.6

typedef struct {
  const ForconDraw *draw;
  double x;
  double y;
  double radius;
} Badge;

static void
ground (const Badge *badge, ForconInk ink)
{
  forcon_draw_ink (badge->draw, FORCON_INK_BADGE, 1);
  cairo_fill_preserve (badge->draw->cr);
  forcon_draw_stroke (badge->draw, ink, 1, badge->radius < FINE ? 1.2 : 1.1);
}

static void
lines (const Badge *badge, const double (*points)[2], guint n)
{
  for (guint i = 0; i < n; i++)
    cairo_line_to (badge->draw->cr, badge->x + points[i][0] * badge->radius, badge->y + points[i][1] * badge->radius);
}

static void
finish (const Badge *badge, ForconInk ink)
{
  cairo_set_line_cap (badge->draw->cr, CAIRO_LINE_CAP_ROUND);
  forcon_draw_stroke (badge->draw, ink, 1, MAX (1.1, badge->radius * 0.26));
  cairo_set_line_cap (badge->draw->cr, CAIRO_LINE_CAP_BUTT);
}

/* A triangle with an exclamation mark. */
static void
draw_critical (Badge badge)
{
  static const double corners[][2] = { { 0, -1.15 }, { 1.1, 0.8 }, { -1.1, 0.8 } };
  cairo_t *cr = badge.draw->cr;

  lines (&badge, corners, G_N_ELEMENTS (corners));
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  ground (&badge, FORCON_INK_WARNING);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  forcon_draw_line (cr, badge.x, badge.y - badge.radius * 0.5, badge.x, badge.y + badge.radius * 0.12);
  cairo_move_to (cr, badge.x, badge.y + badge.radius * 0.48);
  cairo_close_path (cr);
  finish (&badge, FORCON_INK_WARNING);
}

/* A flame. */
static void
draw_fire (Badge badge)
{
  cairo_t *cr = badge.draw->cr;
  double x = badge.x;
  double y = badge.y;
  double r = badge.radius * 1.2;

  cairo_move_to (cr, x + 0.1 * r, y - 1.15 * r);
  cairo_curve_to (cr, x + 0.2 * r, y - 0.6 * r, x + 0.9 * r, y - 0.3 * r, x + 0.72 * r, y + 0.4 * r);
  cairo_curve_to (cr, x + 0.6 * r, y + 0.95 * r, x - 0.6 * r, y + 0.95 * r, x - 0.72 * r, y + 0.35 * r);
  cairo_curve_to (cr, x - 0.8 * r, y - 0.1 * r, x - 0.45 * r, y - 0.2 * r, x - 0.35 * r, y - 0.55 * r);
  cairo_curve_to (cr, x - 0.2 * r, y - 0.3 * r, x + 0.05 * r, y - 0.5 * r, x + 0.1 * r, y - 1.15 * r);
  cairo_close_path (cr);
  forcon_draw_ink (badge.draw, FORCON_INK_FIRE, 1);
  cairo_fill_preserve (cr);
  forcon_draw_stroke (badge.draw, FORCON_INK_EDGE, 1, 0.9);
  if (badge.radius < FINE)
    return;
  forcon_draw_disc (cr, x, y + 0.38 * r, 0.28 * r);
  forcon_draw_ink (badge.draw, FORCON_INK_POINTER, 0.85);
  cairo_fill (cr);
}

/* A muzzle flash. */
static void
draw_fired (Badge badge)
{
  cairo_t *cr = badge.draw->cr;

  forcon_draw_disc (cr, badge.x, badge.y, badge.radius);
  ground (&badge, FORCON_INK_BATTERY);
  for (gint i = 0; i < 8; i++)
    {
      double angle = G_PI * i / 4;
      double reach = badge.radius * (i % 2 == 0 ? 0.78 : 0.3);

      cairo_line_to (cr, badge.x + cos (angle) * reach, badge.y + sin (angle) * reach);
    }
  cairo_close_path (cr);
  forcon_draw_ink (badge.draw, FORCON_INK_BATTERY, 1);
  cairo_fill (cr);
}

/* A tick. */
static void
draw_moved (Badge badge)
{
  static const double tick[][2] = { { -0.45, 0.02 }, { -0.1, 0.38 }, { 0.48, -0.36 } };

  forcon_draw_disc (badge.draw->cr, badge.x, badge.y, badge.radius);
  ground (&badge, FORCON_INK_REACH);
  lines (&badge, tick, G_N_ELEMENTS (tick));
  finish (&badge, FORCON_INK_REACH);
}

/* A signal flag, lozenge-shaped, with a sign for the order. */
static void
draw_order (Badge badge, ForconOrder given)
{
  static const double lozenge[][2] = { { 0, -1.25 }, { 1.25, 0 }, { 0, 1.25 }, { -1.25, 0 } };
  static const double up[][2] = { { -0.45, 0.05 }, { 0, -0.45 }, { 0.45, 0.05 } };
  static const double up_again[][2] = { { -0.45, 0.5 }, { 0, 0 }, { 0.45, 0.5 } };
  static const double bend[][2] = { { -0.3, 0.6 }, { -0.3, -0.1 }, { 0.15, -0.4 }, { 0.5, -0.4 } };
  static const double bar[][2] = { { -0.5, 0.3 }, { 0.5, 0.3 } };
  static const double bar_above[][2] = { { -0.5, -0.2 }, { 0.5, -0.2 } };

  lines (&badge, lozenge, G_N_ELEMENTS (lozenge));
  cairo_close_path (badge.draw->cr);
  ground (&badge, FORCON_INK_SELECTED);
  if (badge.radius < FINE)
    return;
  if (given == FORCON_ORDER_FULL_AHEAD)
    {
      lines (&badge, up, G_N_ELEMENTS (up));
      cairo_new_sub_path (badge.draw->cr);
      lines (&badge, up_again, G_N_ELEMENTS (up_again));
    }
  else if (given == FORCON_ORDER_COURSE_CORRECTION)
    lines (&badge, bend, G_N_ELEMENTS (bend));
  else
    {
      lines (&badge, bar, G_N_ELEMENTS (bar));
      cairo_new_sub_path (badge.draw->cr);
      lines (&badge, bar_above, G_N_ELEMENTS (bar_above));
    }
  finish (&badge, FORCON_INK_SELECTED);
}

/* Whether something of the ship other than a fire waits for repair, or fires burn. */
static gboolean
has_damage (const ForconBattle *battle, ForconShipId ship, gboolean fires)
{
  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *found = &g_array_index (battle->criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (found->ship, ship) && (found->effect == FORCON_CRITICAL_FIRE) == fires)
        return TRUE;
    }
  return FALSE;
}

void
forcon_draw_badge (const ForconDraw *draw, ForconBadge kind, ForconOrder order, double x, double y, double radius)
{
  Badge badge = { draw, x, y, radius };

  switch ((gint) kind)
    {
    case FORCON_BADGE_CRITICAL:
      draw_critical (badge);
      break;
    case FORCON_BADGE_FIRE:
      draw_fire (badge);
      break;
    case FORCON_BADGE_FIRED:
      draw_fired (badge);
      break;
    case FORCON_BADGE_MOVED:
      draw_moved (badge);
      break;
    case FORCON_BADGE_ORDER:
      draw_order (badge, order);
      break;
    default:
      forcon_draw_signal (draw, kind, x, y, radius);
    }
}

static gboolean
in_action_with (const ForconBattle *battle, ForconBadge kind, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  const ForconFormation *formation = forcon_battle_formation (battle, state->formation);
  gboolean at_turn = battle->step != FORCON_STEP_OVER && FORCON_ID_EQUAL (state->side, battle->side);

  switch ((gint) kind)
    {
    case FORCON_BADGE_CRITICAL:
      return has_damage (battle, ship, FALSE);
    case FORCON_BADGE_FIRE:
      return has_damage (battle, ship, TRUE);
    case FORCON_BADGE_FIRED:
      return at_turn && state->fired != 0;
    case FORCON_BADGE_MOVED:
      return at_turn && state->moved;
    case FORCON_BADGE_ORDER:
      return state->order != FORCON_ORDER_NONE;
    case FORCON_BADGE_FLAG:
      /* The flag is only worth a mark where other ships follow it. */
      return formation != NULL && FORCON_ID_EQUAL (formation->flagship, ship) && !formation->broken
             && forcon_formation_ships (battle, state->formation).n > 1;
    case FORCON_BADGE_LOCK_ON:
      return state->fire_order == FORCON_ORDER_LOCK_ON;
    case FORCON_BADGE_BRACED:
      return state->brace_ends > 0;
    case FORCON_BADGE_STRAINED:
      return state->strained > 0 && state->brace_ends == 0;
    case FORCON_BADGE_PREPARED:
      return state->prepared && state->brace_ends == 0 && state->strained == 0;
    case FORCON_BADGE_BOARDING:
      return !FORCON_ID_IS_NONE (state->boards);
    case FORCON_BADGE_LAYING:
      return state->laying;
    case FORCON_BADGE_SWEEPING:
      return state->sweeping && !state->laying;
    case FORCON_BADGE_FALLING:
      return state->falling > 0;
    default:
      return FALSE;
    }
}

gboolean
forcon_draw_has_badge (const ForconDraw *draw, ForconBadge kind, ForconShipId ship)
{
  ForconShipStatus status = forcon_battle_ship (draw->battle, ship)->status;

  if (status == FORCON_SHIP_IN_ACTION)
    return in_action_with (draw->battle, kind, ship);
  return (kind == FORCON_BADGE_FIRE && status == FORCON_SHIP_BURNING_HULK)
         || (kind == FORCON_BADGE_PRIZE && status == FORCON_SHIP_CAPTURED);
}

void
forcon_draw_badges (const ForconDraw *draw, ForconShipId ship, double x, double y, double radius)
{
  ForconOrder order = forcon_battle_ship (draw->battle, ship)->order;
  double size = CLAMP (radius * 0.30, 3.4, 9);
  double reach = radius + size * 0.25;

  for (guint i = 0; i < FORCON_N_BADGE; i++)
    if (forcon_draw_has_badge (draw, (ForconBadge) i, ship))
      {
        double angle = forcon_draw_radians (places[i]);

        forcon_draw_badge (draw, (ForconBadge) i, order, x + cos (angle) * reach, y + sin (angle) * reach, size);
      }
}
