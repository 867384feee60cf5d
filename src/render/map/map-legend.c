/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/map/map-sheet.h"

#include "base/language.h"

#include "render/drawing/campaign-labels.h"
#include "render/drawing/draw-table.h"
#include "render/drawing/legend.h"
#include "render/map/map-layout.h"
#include "render/map/render-map.h"
#include "base/text.h"

#define SWATCH FORCON_LEGEND_SWATCH

/* Lines of the master's notes, and how many of the notes there are at most. */
#define NOTE_GAP 6.0
#define NOTES_MAX 12
#define NOTE_LETTERS 400

typedef struct {
  ForconLegend flow;
  const ForconMapModel *map;
} Legend;

static gboolean
entry (Legend *legend, const char *text, double *x, double *y)
{
  return forcon_legend_entry (&legend->flow, NULL, text, x, y);
}

static void
admirals (Legend *legend)
{
  for (guint i = 0; i < legend->map->admirals->len; i++)
    {
      const ForconMapAdmiral *admiral = &g_array_index (legend->map->admirals, ForconMapAdmiral, i);
      ForconCounter counter = { .radius = SWATCH + 1.5, .side = admiral->side, .blank = TRUE };

      if (forcon_legend_entry (&legend->flow, forcon_name (admiral->name == NULL ? "" : admiral->name),
                               forcon_name (admiral->power == NULL ? "" : admiral->power), &counter.x, &counter.y))
        forcon_counter_draw (legend->flow.draw->cr, &counter, legend->flow.draw->style);
    }
  forcon_legend_end_row (&legend->flow);
}

static void
features (Legend *legend)
{
  const ForconDraw *draw = legend->flow.draw;
  gboolean there[FORCON_N_SECTOR_OBJECT] = { FALSE };
  double x, y;

  for (guint i = 0; i < legend->map->signs->len; i++)
    if (g_array_index (legend->map->signs, ForconMapSign, i).feature)
      there[g_array_index (legend->map->signs, ForconMapSign, i).kind] = TRUE;
  for (guint kind = 0; kind < FORCON_N_SECTOR_OBJECT; kind++)
    if (there[kind] && entry (legend, forcon_label_sector_object ((ForconSectorObjectKind) kind), &x, &y))
      forcon_draw_feature (draw, (ForconSectorObjectKind) kind, 0, x, y, SWATCH);
  for (guint i = 0; i < legend->map->signs->len; i++)
    {
      const ForconMapSign *sign = &g_array_index (legend->map->signs, ForconMapSign, i);

      if (sign->feature)
        continue;
      if (entry (legend, C_ ("on a map", "mines"), &x, &y))
        forcon_draw_mine (draw, forcon_style_side (draw->style, sign->side), sign->charge, x, y, SWATCH * 0.6);
      break;
    }
  if (legend->map->notes->len > 0 && entry (legend, C_ ("on a map", "the master’s note"), &x, &y))
    forcon_draw_note_mark (draw, x, y, SWATCH * 0.8);
}

/* What is asked of a token: whether any on the map is like that. */
typedef gboolean (*IsLike) (const ForconMapToken *token);

static gboolean
is_contact (const ForconMapToken *token)
{
  return token->level == FORCON_LEVEL_CONTACT;
}

static gboolean
is_past (const ForconMapToken *token)
{
  return !token->present;
}

static gboolean
is_hidden (const ForconMapToken *token)
{
  return token->hidden;
}

static gboolean
is_engaged (const ForconMapToken *token)
{
  return token->engaged;
}

static gboolean
is_under_way (const ForconMapToken *token)
{
  return !FORCON_ID_IS_NONE (token->bound_for);
}

static gboolean
has_orders (const ForconMapToken *token)
{
  return token->n_way > 0;
}

static const ForconMapToken *
find (const Legend *legend, IsLike like)
{
  for (guint i = 0; i < legend->map->tokens->len; i++)
    if (like (&g_array_index (legend->map->tokens, ForconMapToken, i)))
      return &g_array_index (legend->map->tokens, ForconMapToken, i);
  return NULL;
}

static void
postures (Legend *legend)
{
  gboolean worn[FORCON_N_POSTURE] = { FALSE };
  double x, y;

  for (guint i = 0; i < legend->map->tokens->len; i++)
    worn[g_array_index (legend->map->tokens, ForconMapToken, i).posture] = TRUE;
  for (guint i = FORCON_POSTURE_NONE + 1; i < FORCON_N_POSTURE; i++)
    if (worn[i] && entry (legend, forcon_label_posture ((ForconPosture) i), &x, &y))
      forcon_draw_posture (legend->flow.draw, (ForconPosture) i, x, y, SWATCH * 0.8);
}

static void
plate (const Legend *legend, const ForconMapToken *token, double x, double y)
{
  ForconBox box = { x - SWATCH, y - SWATCH * 0.7, 2 * SWATCH, 1.4 * SWATCH };

  forcon_draw_plate_of (legend->flow.draw, token, &box);
}

/* What the plates and the signs on them say. */
static void
states (Legend *legend)
{
  const ForconDraw *draw = legend->flow.draw;
  const ForconMapToken *token;
  double x, y;

  if ((token = find (legend, is_contact)) != NULL
      && entry (legend, C_ ("on a map", "contact: nothing more is known"), &x, &y))
    forcon_draw_map_counter (draw, token, 0, x, y, SWATCH + 1.5);
  if ((token = find (legend, is_past)) != NULL
      && entry (legend, C_ ("on a map", "where it was seen, and when"), &x, &y))
    plate (legend, token, x, y);
  if ((token = find (legend, is_hidden)) != NULL
      && entry (legend, C_ ("on a map", "nobody else knows that it is there"), &x, &y))
    {
      plate (legend, token, x, y);
      forcon_draw_hidden_badge (draw, x - SWATCH * 0.5, y + SWATCH * 0.3, SWATCH * 0.62);
    }
  if (find (legend, is_engaged) != NULL && entry (legend, C_ ("on a map", "in a clash"), &x, &y))
    forcon_draw_engaged (draw, x, y, SWATCH * 0.8);
  if ((token = find (legend, is_under_way)) != NULL
      && entry (legend, C_ ("on a map", "under way, half-phases done ●, to do ○"), &x, &y))
    forcon_draw_course (draw, token->side, 1, 2, x - SWATCH - 2, y, x + SWATCH + 2, y);
  if ((token = find (legend, has_orders)) != NULL
      && entry (legend, C_ ("on a map", "ordered way, half-phases to go"), &x, &y))
    {
      const double points[] = { x - SWATCH - 2, y, x + SWATCH - 4, y };

      forcon_draw_way (draw, token->side, token->way_halves, points, 2, SWATCH * 0.5);
    }
  if (legend->map->tokens->len > 0 && entry (legend, C_ ("on a map", "number of ships"), &x, &y))
    {
      ForconLettering lettering = forcon_legend_words (draw, 1, FALSE);

      forcon_draw_text (draw, "×5", x, y, 0.5, 0.5, &lettering);
    }
}

static gboolean
has_way (const ForconMapModel *map, ForconMapWayKind kind)
{
  for (guint i = 0; i < map->ways->len; i++)
    if (g_array_index (map->ways, ForconMapWay, i).kind == kind)
      return TRUE;
  return FALSE;
}

static void
ways (Legend *legend)
{
  const ForconDraw *draw = legend->flow.draw;
  double x, y;

  if (has_way (legend->map, FORCON_MAP_WAY_TUNNEL) && entry (legend, C_ ("on a map", "tunnel"), &x, &y))
    {
      forcon_draw_line (draw->cr, x - SWATCH, y, x + SWATCH, y);
      forcon_draw_dash (draw->cr, 6, 4);
      forcon_draw_stroke (draw, FORCON_INK_TUNNEL, 0.85, 2);
    }
  if (has_way (legend->map, FORCON_MAP_WAY_WALL) && entry (legend, C_ ("on a map", "no way through"), &x, &y))
    {
      forcon_draw_line (draw->cr, x - SWATCH, y, x + SWATCH, y);
      forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, 4.5);
    }
}

/* One of the master's notes in full; what is very long is cut short. */
static void
note (Legend *legend, guint number)
{
  const ForconMapNote *what = &g_array_index (legend->map->notes, ForconMapNote, number - 1);
  ForconLettering lettering = forcon_legend_words (legend->flow.draw, 1.05, FALSE);
  const char *said = forcon_name (what->text);
  gboolean is_long = g_utf8_strlen (said, -1) > NOTE_LETTERS;
  g_autofree char *cut = g_utf8_substring (said, 0, is_long ? NOTE_LETTERS : g_utf8_strlen (said, -1));
  /* Translators: number of the note, the sector, the phase, and what the master wrote */
  g_autofree char *text = g_strdup_printf (_ ("%1$u. %2$s, phase %3$d: %4$s%5$s"), number,
                                           forcon_name (forcon_map_cell (legend->map, what->sector)->big), what->phase,
                                           cut, is_long ? "…" : "");
  double width, height;

  lettering.limit = legend->flow.right - legend->flow.left;
  lettering.wraps = TRUE;
  forcon_draw_measure (legend->flow.draw, text, &lettering, &width, &height);
  if (legend->flow.drawing)
    forcon_draw_text (legend->flow.draw, text, legend->flow.left, legend->flow.y, 0, 0, &lettering);
  legend->flow.y += height + NOTE_GAP;
}

double
forcon_map_legend (const ForconDraw *draw, const ForconMapModel *map, const ForconBox *box, gboolean drawing)
{
  Legend legend = { { draw, drawing, box->x, box->x + box->width, box->x, box->y }, map };

  admirals (&legend);
  features (&legend);
  ways (&legend);
  forcon_legend_end_row (&legend.flow);
  postures (&legend);
  states (&legend);
  forcon_legend_end_row (&legend.flow);
  if (map->notes->len > 0)
    legend.flow.y += NOTE_GAP;
  for (guint i = 1; i <= map->notes->len && i <= NOTES_MAX; i++)
    note (&legend, i);
  if (map->notes->len > NOTES_MAX)
    {
      guint more = map->notes->len - NOTES_MAX;
      ForconLettering lettering = forcon_legend_words (draw, 1.05, FALSE);
      g_autofree char *text
          = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more note", "and %u more notes", more), more);

      if (drawing)
        forcon_draw_text (draw, text, legend.flow.left, legend.flow.y, 0, 0, &lettering);
      legend.flow.y += lettering.size * 1.4;
    }
  return legend.flow.y - box->y;
}

double
forcon_render_map_legend (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, double width)
{
  cairo_t *used = cr == NULL ? forcon_draw_nowhere () : cairo_reference (cr);
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (used, style);
  ForconDraw draw = { .cr = used, .style = style, .layout = layout };
  double height = forcon_map_legend (&draw, map, &(ForconBox){ 0, 0, width, 0 }, cr != NULL);

  cairo_destroy (used);
  return height;
}
