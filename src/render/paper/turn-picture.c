/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/paper/turn-picture.h"

#include "base/language.h"

#include "render/drawing/draw-table.h"
#include "render/drawing/legend.h"
#include "render/table/render.h"
#include "engine/state/ship.h"

/* Round what is shown, and what a picture shows at least, 0.01 cm; its corners lie on multiples of the grain. */
#define EDGE FORCON_CM (10)
#define LEAST FORCON_CM (50)
#define GRAIN FORCON_CM (5)

ForconTablePart
forcon_table_part_none (void)
{
  return (ForconTablePart){ { G_MAXINT32, G_MAXINT32 }, { G_MININT32, G_MININT32 } };
}

static void
add_point (ForconTablePart *part, ForconPoint point)
{
  part->from.x = MIN (part->from.x, point.x);
  part->from.y = MIN (part->from.y, point.y);
  part->to.x = MAX (part->to.x, point.x);
  part->to.y = MAX (part->to.y, point.y);
}

void
forcon_table_part_add (ForconTablePart *part, const ForconBattle *battle, const GArray *traces)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      const ForconShip *ship = forcon_battle_ship (battle, (ForconShipId){ (guint16) i });

      if (forcon_ship_on_table (battle, (ForconShipId){ (guint16) i }) && FORCON_ID_IS_NONE (ship->planet))
        add_point (part, ship->position);
    }
  for (guint i = 0; traces != NULL && i < traces->len; i++)
    {
      const ForconTrace *trace = &g_array_index (traces, ForconTrace, i);

      if (trace->kind == FORCON_TRACE_SALVO || !FORCON_ID_IS_NONE (trace->planet))
        continue;
      for (guint j = 0; j < trace->path.n_points; j++)
        add_point (part, trace->path.points[j]);
    }
}

/* One direction of it: with an edge, not too small, within the table. */
static void
round_one (ForconLength *from, ForconLength *to, ForconLength size)
{
  ForconLength lack;

  *from = MAX (*from - EDGE, 0) / GRAIN * GRAIN;
  *to = MIN ((MIN (*to, size) + EDGE + GRAIN - 1) / GRAIN * GRAIN, size);
  lack = MAX (MIN (LEAST, size) - (*to - *from), 0);
  *from = MAX (*from - lack / 2, 0);
  *to = MIN (*from + MAX (*to - *from, MIN (LEAST, size)), size);
  *from = MIN (*from, *to - MIN (LEAST, size));
}

void
forcon_table_part_round (ForconTablePart *part, const ForconBattle *battle)
{
  if (part->from.x > part->to.x)
    {
      *part = (ForconTablePart){ { 0, 0 }, battle->size };
      return;
    }
  round_one (&part->from.x, &part->to.x, battle->size.x);
  round_one (&part->from.y, &part->to.y, battle->size.y);
}

#define MM(length) FORCON_MM (length)

/* The table is drawn as on a screen, this much larger, so that its letters are those of the text beside it. */
#define SCALE 1.3
#define PLAIN_SCALE 1.2

/* Round the table: its border and its coordinates, px. */
#define ROOM 22.0

/* In the key: how long the sign of a trace is, px. */
#define SIGN 24.0

typedef struct {
  ForconBattle *battle;
  ForconRules *rules;
  ForconObjectId planet;
  ForconTablePart part;
  GArray *traces;
  gboolean plain;
  double scale;
} Table;

static void
table_free (gpointer data)
{
  Table *table = data;

  forcon_battle_free (table->battle);
  forcon_rules_free (table->rules);
  g_array_unref (table->traces);
  g_free (table);
}

static ForconTableModel
model_of (const Table *table)
{
  ForconTableModel model = forcon_table_model (table->battle, table->rules);

  model.planet = table->planet;
  model.layers = FORCON_LAYER_LABELS;
  if (!table->plain)
    model.layers |= FORCON_LAYER_GRID | FORCON_LAYER_MARKS | FORCON_LAYER_FORMATIONS;
  model.traces = (const ForconTrace *) table->traces->data;
  model.n_traces = table->traces->len;
  return model;
}

static ForconPoint
part_size (const ForconTablePart *part)
{
  return (ForconPoint){ part->to.x - part->from.x, part->to.y - part->from.y };
}

static void
draw_table (cairo_t *cr, const ForconStyle *style, double width, double height, gconstpointer data)
{
  const Table *table = data;
  ForconTableModel model = model_of (table);
  double across = width / table->scale, down = height / table->scale;
  ForconPoint size = part_size (&table->part);
  ForconCamera camera = forcon_camera_fit (size, across, down, ROOM);

  camera.x -= forcon_camera_length (&camera, table->part.from.x);
  camera.y -= forcon_camera_length (&camera, table->part.from.y);

  cairo_save (cr);
  cairo_scale (cr, table->scale, table->scale);
  forcon_render_table (cr, &model, style, &camera, across, down);
  cairo_rectangle (cr, 0, 0, across, down);
  forcon_draw_colour (cr, style->inks[FORCON_INK_GRID_MAJOR], 1);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}

ForconFigure
forcon_turn_picture_figure (const ForconTurnPicture *picture, double width)
{
  Table *table = g_new0 (Table, 1);
  ForconPoint size;
  double across;

  table->battle = forcon_battle_clone (picture->battle);
  table->rules = forcon_rules_copy (picture->rules);
  table->planet = picture->planet;
  table->traces = picture->traces == NULL ? forcon_traces_new () : g_array_copy ((GArray *) picture->traces);
  table->plain = picture->plain;
  table->scale = picture->plain ? PLAIN_SCALE : SCALE;

  const ForconTableModel model = model_of (table);
  table->part = picture->part;
  if (!FORCON_ID_IS_NONE (picture->planet))
    table->part = (ForconTablePart){ { 0, 0 }, forcon_table_size (&model) };
  size = part_size (&table->part);
  across = MM (width) / table->scale;
  return (ForconFigure){ .aspect = across / ((across - 2 * ROOM) * MAX (size.y, 1) / MAX (size.x, 1) + 2 * ROOM),
                         .draw = draw_table,
                         .data = table,
                         .free_data = table_free };
}

/* The key */

static void
key_traces (ForconLegend *legend)
{
  static const char *const texts[FORCON_N_TRACES] = {
    [FORCON_TRACE_MOVE] = NC_ ("arrow", "move of a ship"),
    [FORCON_TRACE_DRIFT] = NC_ ("arrow", "drift of a hulk"),
    [FORCON_TRACE_SALVO] = NC_ ("arrow", "run of torpedoes"),
    [FORCON_TRACE_HAND] = NC_ ("arrow", "put there by the master"),
    [FORCON_TRACE_BATTERY] = NC_ ("arrow", "shot; its head is empty: no harm done"),
    [FORCON_TRACE_DESTRUCTOR] = NC_ ("arrow", "shot of a destructor"),
    [FORCON_TRACE_LOSS] = NC_ ("arrow", "a ship was lost here"),
  };

  for (guint kind = 0; kind < FORCON_N_TRACES; kind++)
    {
      double x, y;

      if (forcon_legend_entry (legend, NULL, g_dpgettext2 (GETTEXT_PACKAGE, "arrow", texts[kind]), &x, &y))
        forcon_draw_trace_sign (legend->draw, (ForconTraceKind) kind, x, y, SIGN);
    }
  forcon_legend_end_row (legend);
}

/* Returns: how high it is, px */
static double
key (cairo_t *cr, const ForconStyle *style, const ForconBattle *battle, double width, gboolean drawing)
{
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, style);
  const ForconTableModel model = forcon_table_model (battle, NULL);
  ForconDraw draw = { .cr = cr, .model = &model, .battle = battle, .style = style, .width = width, .layout = layout };
  ForconLegend legend = { &draw, drawing, 0, width, 0, 0 };

  forcon_table_legend_sides (&legend);
  forcon_legend_end_row (&legend);
  key_traces (&legend);
  forcon_table_legend_types (&legend);
  forcon_legend_end_row (&legend);
  forcon_table_legend_badges (&legend);
  forcon_legend_end_row (&legend);
  return legend.y;
}

static void
draw_key (cairo_t *cr, const ForconStyle *style, double width, double height, gconstpointer data)
{
  cairo_save (cr);
  cairo_scale (cr, SCALE, SCALE);
  key (cr, style, data, width / SCALE, TRUE);
  cairo_restore (cr);
}

ForconFigure
forcon_turn_picture_key (const ForconBattle *battle, const ForconStyle *style, double width)
{
  ForconFigure figure = { .draw = draw_key, .free_data = (GDestroyNotify) forcon_battle_free };
  cairo_t *cr = forcon_draw_nowhere ();

  figure.data = forcon_battle_clone (battle);
  figure.aspect = MM (width) / (key (cr, style, battle, MM (width) / SCALE, FALSE) * SCALE);
  cairo_destroy (cr);
  return figure;
}
