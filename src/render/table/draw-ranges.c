/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include <math.h>

#include "engine/state/ship.h"
#include "base/text.h"

/* Borders of the arcs reach this far where no weapon reaches farther, 0.01 cm. */
#define ARC_LENGTH FORCON_CM (15)

/* Weapons that cover the same ground are drawn once. */
typedef struct {
  ForconWeaponKind kind;
  ForconArcs arcs;
  ForconLength range;
} Field;

/* A run of neighbouring arcs, clockwise. */
typedef struct {
  ForconArc first;
  guint n;
} Sector;

static const ForconInk inks[FORCON_N_WEAPON] = {
  [FORCON_WEAPON_DESTRUCTOR] = FORCON_INK_DESTRUCTOR,
  [FORCON_WEAPON_BATTERY] = FORCON_INK_BATTERY,
  [FORCON_WEAPON_TORPEDO] = FORCON_INK_TORPEDO,
};

/* Returns: how many fields the weapons that are to be shown have */
static guint
fields_of (const ForconDraw *draw, Field *fields)
{
  const ForconTableModel *model = draw->model;
  guint n = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (draw->battle, model->selected); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (draw->battle, model->selected, i);
      gboolean known = weapon->arcs == 0 || weapon->range <= 0;

      if (model->weapons != 0 && !(model->weapons & (1u << i)))
        continue;
      for (guint j = 0; j < n; j++)
        known
            = known
              || (fields[j].kind == weapon->kind && fields[j].arcs == weapon->arcs && fields[j].range == weapon->range);
      if (!known)
        fields[n++] = (Field){ weapon->kind, weapon->arcs, weapon->range };
    }
  return n;
}

static gboolean
covers (ForconArcs arcs, guint arc)
{
  return (arcs & FORCON_ARC_BIT (arc % FORCON_N_ARC)) != 0;
}

/* Returns: how many sectors a set of arcs makes, at most two */
static guint
sectors_of (ForconArcs arcs, Sector *sectors)
{
  guint n = 0;

  if ((arcs & ((1u << FORCON_N_ARC) - 1)) == (1u << FORCON_N_ARC) - 1)
    {
      sectors[0] = (Sector){ FORCON_ARC_BOW, FORCON_N_ARC };
      return 1;
    }
  for (guint arc = 0; arc < FORCON_N_ARC; arc++)
    {
      if (!covers (arcs, arc) || covers (arcs, arc + FORCON_N_ARC - 1))
        continue;
      sectors[n] = (Sector){ (ForconArc) arc, 1 };
      while (covers (arcs, arc + sectors[n].n))
        sectors[n].n++;
      n++;
    }
  return n;
}

/* Where the sector begins and ends, as Cairo measures angles. */
static void
sector_angles (const Sector *sector, ForconAngle heading, double *from, double *to)
{
  *from = forcon_draw_radians (heading) + ((gint) sector->first - 0.5) * G_PI / 2;
  *to = *from + sector->n * G_PI / 2;
}

static void
sector_arc (const ForconDraw *draw, const Sector *sector, ForconAngle heading, double x, double y, double radius)
{
  double from, to;

  sector_angles (sector, heading, &from, &to);
  cairo_new_sub_path (draw->cr);
  cairo_arc (draw->cr, x, y, radius, from, to);
}

static void
draw_sector (const ForconDraw *draw, const Field *field, const Sector *sector, ForconAngle heading, double x, double y)
{
  double range = forcon_camera_length (draw->camera, field->range);
  ForconInk ink = inks[field->kind];

  if (sector->n < FORCON_N_ARC)
    cairo_move_to (draw->cr, x, y);
  double from, to;
  sector_angles (sector, heading, &from, &to);
  cairo_arc (draw->cr, x, y, range, from, to);
  cairo_close_path (draw->cr);
  forcon_draw_ink (draw, ink, draw->style->flat ? 0.035 : 0.075);
  cairo_fill_preserve (draw->cr);
  if (field->kind == FORCON_WEAPON_DESTRUCTOR)
    forcon_draw_dash (draw->cr, 8, 2);
  else if (field->kind == FORCON_WEAPON_TORPEDO)
    forcon_draw_dash (draw->cr, 2, 3);
  forcon_draw_stroke (draw, ink, 0.85, 1.2);
  if (field->kind != FORCON_WEAPON_BATTERY)
    return;
  /* Where the gunnery table shifts (F-ART-4). */
  sector_arc (draw, sector, heading, x, y, range * 0.5);
  sector_arc (draw, sector, heading, x, y, range * 0.75);
  forcon_draw_dash (draw->cr, 3, 4);
  forcon_draw_stroke (draw, ink, 0.65, 0.8);
}

static gboolean
has_selected (const ForconDraw *draw)
{
  return !FORCON_ID_IS_NONE (draw->model->selected) && forcon_table_shows (draw->model, draw->model->selected);
}

void
forcon_draw_ranges (const ForconDraw *draw)
{
  Field fields[FORCON_WEAPONS_MAX];
  ForconLength longest = ARC_LENGTH;
  double x, y;

  if (!has_selected (draw))
    return;

  const ForconShip *ship = forcon_battle_ship (draw->battle, draw->model->selected);
  guint n = forcon_ship_in_action (draw->battle, draw->model->selected) ? fields_of (draw, fields) : 0;

  forcon_camera_to_screen (draw->camera, ship->position, &x, &y);
  for (guint i = 0; i < n; i++)
    {
      Sector sectors[FORCON_N_ARC];

      longest = MAX (longest, fields[i].range);
      if (draw->model->layers & FORCON_LAYER_RANGES)
        for (guint j = 0; j < sectors_of (fields[i].arcs, sectors); j++)
          draw_sector (draw, &fields[i], &sectors[j], ship->heading, x, y);
    }
  if (!(draw->model->layers & FORCON_LAYER_ARCS))
    return;

  double radius = forcon_table_counter_radius (draw->model, draw->style, draw->camera, draw->model->selected);
  double length = forcon_camera_length (draw->camera, longest);

  for (gint i = 0; i < 4; i++)
    {
      double angle = forcon_draw_radians (ship->heading) + G_PI / 4 + i * G_PI / 2;

      forcon_draw_line (draw->cr, x + cos (angle) * radius, y + sin (angle) * radius, x + cos (angle) * length,
                        y + sin (angle) * length);
    }
  forcon_draw_dash (draw->cr, 6, 4);
  forcon_draw_stroke (draw, FORCON_INK_SELECTED, 0.55, 0.9);
}

static void
figure (const ForconDraw *draw, const Field *field, double angle, double x, double y, double share)
{
  ForconLettering lettering = { .size = draw->style->text_size * (share < 1 ? 0.82 : 0.95),
                                .bold = share == 1,
                                .ink = inks[field->kind],
                                .alpha = 1,
                                .halo = TRUE };
  double reach = forcon_camera_length (draw->camera, field->range) * share;
  g_autofree char *text = forcon_length_to_text ((ForconLength) lround (field->range * share));

  if (reach < 30)
    return;
  forcon_draw_text (draw, text, x + cos (angle) * reach, y + sin (angle) * reach, 0.5, 0.5, &lettering);
}

void
forcon_draw_range_figures (const ForconDraw *draw)
{
  Field fields[FORCON_WEAPONS_MAX];
  double x, y;

  if (!has_selected (draw) || !(draw->model->layers & FORCON_LAYER_RANGES)
      || !forcon_ship_in_action (draw->battle, draw->model->selected))
    return;

  const ForconShip *ship = forcon_battle_ship (draw->battle, draw->model->selected);
  guint n = fields_of (draw, fields);

  forcon_camera_to_screen (draw->camera, ship->position, &x, &y);
  for (guint i = 0; i < n; i++)
    {
      Sector sectors[FORCON_N_ARC];
      guint n_sectors = sectors_of (fields[i].arcs, sectors);

      for (guint j = 0; j < n_sectors; j++)
        {
          double from, to;

          sector_angles (&sectors[j], ship->heading, &from, &to);
          /* Beside the middle, where the course and the reach lie. */
          double angle = from + (to - from) * (sectors[j].first == FORCON_ARC_BOW ? 0.32 : 0.5);

          figure (draw, &fields[i], angle, x, y, 1);
          if (fields[i].kind == FORCON_WEAPON_BATTERY)
            {
              figure (draw, &fields[i], angle, x, y, 0.5);
              figure (draw, &fields[i], angle, x, y, 0.75);
            }
        }
    }
}
