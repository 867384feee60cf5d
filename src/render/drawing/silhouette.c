/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/silhouette.h"

#include "base/language.h"
#include "base/outline.h"
#include "render/drawing/counter.h"
#include "render/drawing/labels.h"

/*
 * Hulls beside the marks of the types, seen from above, bow up, as paths of SVG. A part within another is a hole. To
 * draw one more, add a row.
 */
static const struct {
  const char *word;
  const char *label;
  const char *path;
} drawn[] = {
  { "needle", NC_ ("silhouette", "needle"),
    "M0-100L9-40 14 30 30 78 12 70 8 100-8 100-12 70-30 78-14 30-9-40Z" },
  { "wedge", NC_ ("silhouette", "wedge"), "M0-96L66 78 20 62 14 84-14 84-20 62-66 78Z" },
  { "manta", NC_ ("silhouette", "manta"),
    "M0-78C14-50 30-34 92-6C84 12 60 22 36 24C26 46 12 58 5 92L-5 92C-12 58-26 46-36 24C-60 22-84 12-92-6"
    "C-30-34-14-50 0-78Z" },
  { "hammerhead", NC_ ("silhouette", "hammerhead"),
    "M-58-90L58-90 70-74 70-54 20-54 16 40 40 66 40 90-40 90-40 66-16 40-20-54-70-54-70-74Z" },
  { "trident", NC_ ("silhouette", "trident"),
    "M0-96L10-40 12 10 38 10 38-56 46-72 54-56 58 60 26 74 14 94-14 94-26 74-58 60-54-56-46-72-38-56-38 10-12 10"
    "-10-40Z" },
  { "saucer", NC_ ("silhouette", "saucer"),
    "M0-96A46 46 0 0 1 12-6L14 44 44 44 44-10 58-10 58 88 44 88 44 60-44 60-44 88-58 88-58-10-44-10-44 44-14 44-12-6"
    "A46 46 0 0 1 0-96ZM0-66A16 16 0 0 0 0-34A16 16 0 0 0 0-66Z" },
  { "ring", NC_ ("silhouette", "ring ship"),
    "M0-98L12-70 12-52A60 60 0 0 1 12 66L20 92-20 92-12 66A60 60 0 0 1-12-52L-12-70ZM-12-30A38 38 0 0 0-12 44Z"
    "M12-30L12 44A38 38 0 0 0 12-30Z" },
  { "carrier", NC_ ("silhouette", "flight decks"),
    "M-18-86L18-86 26-60 62-60 62 72 34 72 26 92-26 92-34 72-62 72-62-60-26-60ZM36-44L36 56 48 56 48-44Z"
    "M-48-44L-48 56-36 56-36-44Z" },
  { "lance", NC_ ("silhouette", "forked bow"),
    "M-22-96L-8-20 8-20 22-96 34-10 28 34 60 74 24 68 18 92-18 92-24 68-60 74-28 34-34-10Z" },
  { "beetle", NC_ ("silhouette", "broad hull"),
    "M-14-84L14-84 26-62C62-44 72 10 56 56L34 84-34 84-56 56C-72 10-62-44-26-62ZM-3-40L-3 66 3 66 3-40Z" },
};

guint
forcon_silhouette_count (void)
{
  return FORCON_N_SHIP_TYPE + G_N_ELEMENTS (drawn);
}

const char *
forcon_silhouette_word (guint place)
{
  return place < FORCON_N_SHIP_TYPE ? forcon_ship_type_to_word ((ForconShipType) place)
                                    : drawn[place - FORCON_N_SHIP_TYPE].word;
}

const char *
forcon_silhouette_label (guint place)
{
  return place < FORCON_N_SHIP_TYPE
             ? forcon_label_ship_type ((ForconShipType) place)
             : g_dpgettext2 (GETTEXT_PACKAGE, "silhouette", drawn[place - FORCON_N_SHIP_TYPE].label);
}

static void
add_outline (cairo_t *cr, const GArray *outline)
{
  for (guint i = 0; i < outline->len; i++)
    {
      const ForconOutlineStep *step = &g_array_index (outline, ForconOutlineStep, i);

      switch (step->kind)
        {
        case FORCON_OUTLINE_MOVE:
          cairo_move_to (cr, step->x[0], step->y[0]);
          break;
        case FORCON_OUTLINE_LINE:
          cairo_line_to (cr, step->x[0], step->y[0]);
          break;
        case FORCON_OUTLINE_CURVE:
          cairo_curve_to (cr, step->x[0], step->y[0], step->x[1], step->y[1], step->x[2], step->y[2]);
          break;
        case FORCON_OUTLINE_CLOSE:
        default:
          cairo_close_path (cr);
        }
    }
}

void
forcon_silhouette_path (cairo_t *cr, const char *silhouette, ForconShipType type, gboolean fine)
{
  g_autoptr (GArray) outline = NULL;

  for (guint i = 0; silhouette != NULL && i < G_N_ELEMENTS (drawn); i++)
    if (g_str_equal (silhouette, drawn[i].word))
      outline = forcon_outline_parse (drawn[i].path);
  if (silhouette != NULL && outline == NULL && !forcon_ship_type_from_word (silhouette, &type))
    outline = forcon_outline_parse (silhouette);
  if (outline != NULL)
    add_outline (cr, outline);
  else
    forcon_mark_path (cr, type, fine);
}
