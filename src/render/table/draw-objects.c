/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include "base/language.h"

#include "render/drawing/labels.h"

/* A caption needs an object at least this large, px. */
#define CAPTION_RADIUS 26.0

typedef void (*DrawObject) (const ForconDraw *draw, double x, double y, double radius, guint32 seed);

static const DrawObject drawers[FORCON_N_OBJECT] = {
  [FORCON_OBJECT_PLANET] = forcon_draw_planet,       [FORCON_OBJECT_ASTEROIDS] = forcon_draw_asteroids,
  [FORCON_OBJECT_DUST] = forcon_draw_dust,           [FORCON_OBJECT_TUNNEL_MOUTH] = forcon_draw_tunnel,
  [FORCON_OBJECT_BLAST] = forcon_draw_blast,         [FORCON_OBJECT_RIFT] = forcon_draw_rift,
  [FORCON_OBJECT_EXPLOSION] = forcon_draw_explosion,
};

/* What is wide lies below what is small. */
static const ForconObjectKind order[FORCON_N_OBJECT] = {
  FORCON_OBJECT_DUST, FORCON_OBJECT_PLANET,    FORCON_OBJECT_ASTEROIDS, FORCON_OBJECT_TUNNEL_MOUTH,
  FORCON_OBJECT_RIFT, FORCON_OBJECT_EXPLOSION, FORCON_OBJECT_BLAST,
};

static gboolean
place (const ForconDraw *draw, const ForconObject *object, double *x, double *y, double *radius)
{
  forcon_camera_to_screen (draw->camera, object->centre, x, y);
  *radius = MAX (3, forcon_camera_length (draw->camera, object->radius));
  return forcon_draw_sees (draw, *x, *y, *radius * 1.25);
}

void
forcon_draw_objects (const ForconDraw *draw)
{
  if (!FORCON_ID_IS_NONE (draw->model->planet))
    return;
  for (guint kind = 0; kind < FORCON_N_OBJECT; kind++)
    for (guint i = 0; i < draw->battle->objects->len; i++)
      {
        const ForconObject *object = &g_array_index (draw->battle->objects, ForconObject, i);
        double x, y, radius;

        if (object->kind != order[kind] || !place (draw, object, &x, &y, &radius))
          continue;
        drawers[object->kind](draw, x, y, radius, object->id.value);
      }
}

void
forcon_draw_chosen_object (const ForconDraw *draw)
{
  const ForconObject *object = forcon_battle_object (draw->battle, draw->model->chosen.object);
  double x, y, radius;

  if (object == NULL || !FORCON_ID_IS_NONE (draw->model->planet) || !place (draw, object, &x, &y, &radius))
    return;
  forcon_draw_disc (draw->cr, x, y, radius + 3);
  forcon_draw_stroke (draw, FORCON_INK_SELECTED, 1, 2);
}

void
forcon_draw_captions (const ForconDraw *draw)
{
  ForconLettering lettering
      = { .size = draw->style->text_size * 0.9, .ink = FORCON_INK_FIGURE, .alpha = 0.95, .halo = TRUE };

  if (!(draw->model->layers & FORCON_LAYER_LABELS) || !FORCON_ID_IS_NONE (draw->model->planet))
    return;
  for (guint i = 0; i < draw->battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (draw->battle->objects, ForconObject, i);
      double x, y, radius;

      /* There are many blast markers, and everyone knows what they are. */
      if (object->kind == FORCON_OBJECT_BLAST || !place (draw, object, &x, &y, &radius))
        continue;
      /* What lies at the edge has its caption beyond it. */
      if (radius >= CAPTION_RADIUS && forcon_draw_sees (draw, x, y + radius + 3 + lettering.size, 0))
        forcon_draw_text (draw, forcon_label_object_kind (object->kind), x, y + radius + 3, 0.5, 0, &lettering);

      guint count = object->kind == FORCON_OBJECT_PLANET ? forcon_table_count_in_orbit (draw->model, object->id) : 0;
      if (count == 0 || !forcon_draw_sees (draw, x, y, 0))
        continue;

      /* Across the planet: the ships in low orbit are not drawn there. */
      g_autofree char *text = g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "In low orbit: %u ship", "In low orbit: %u ships", count), count);
      forcon_draw_plate (draw, text, x, y, FORCON_INK_FIGURE);
    }
}
