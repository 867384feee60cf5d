/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "forcon-legend.h"
#include "forcon-render.h"
#include "forcon-ship.h"
#include "forcon-text.h"
#include "forcon-labels.h"

#define MARGIN FORCON_LEGEND_MARGIN
#define TITLE_HEIGHT FORCON_LEGEND_TITLE
#define SWATCH FORCON_LEGEND_SWATCH
/* Round the table: its border and its coordinates. */
#define TABLE_ROOM 26.0
#define WIDTH_MIN 640.0

/* The bar of the scale is about this long, px. */
#define SCALE_LENGTH 170.0

/* The side's largest ship stands for it in the legend. Types are listed by size. */
static ForconShipType
count_side (const ForconBattle *battle, ForconSideId side, guint *all, guint *in_action)
{
  ForconShipType largest = FORCON_SHIP_TYPE_MERCHANT;

  *all = 0;
  *in_action = 0;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (!FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, side))
        continue;
      *all += 1;
      *in_action += forcon_ship_in_action (battle, ship) ? 1 : 0;
      if (!forcon_battle_card (battle, ship)->blank)
        largest = MIN (largest, forcon_battle_card (battle, ship)->type);
    }
  return largest;
}

static void
legend_sides (ForconLegend *flow)
{
  const ForconBattle *battle = flow->draw->battle;

  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    {
      ForconSideId id = { (guint16) i };
      const ForconSide *side = forcon_battle_side (battle, id);
      guint all, in_action;
      ForconCounter counter = { .radius = SWATCH + 1.5, .type = count_side (battle, id, &all, &in_action) };
      /* Translators: how many of a side's ships can still fight; the first number is never larger than the second */
      g_autofree char *count = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u of %u ship in action", "%u of %u ships in action", all), in_action, all);

      counter.side = side->colour;
      if (forcon_legend_entry (flow, forcon_name (side->name), count, &counter.x, &counter.y))
        forcon_counter_draw (flow->draw->cr, &counter, flow->draw->style);
    }
}

static gboolean
has_type (const ForconTableModel *model, ForconShipType type)
{
  for (guint i = 1; i <= model->battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      const ForconCard *card = forcon_battle_card (model->battle, ship);

      if (forcon_table_shows (model, ship) && !card->blank && card->type == type)
        return TRUE;
    }
  return FALSE;
}

static void
legend_types (ForconLegend *flow)
{
  cairo_t *cr = flow->draw->cr;

  for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
    {
      double x, y;

      if (!has_type (flow->draw->model, (ForconShipType) type)
          || !forcon_legend_entry (flow, NULL, forcon_label_ship_type ((ForconShipType) type), &x, &y))
        continue;
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_scale (cr, SWATCH, SWATCH);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
      cairo_new_path (cr);
      forcon_mark_path (cr, (ForconShipType) type, FALSE);
      forcon_draw_ink (flow->draw, FORCON_INK_TEXT, 1);
      cairo_fill (cr);
      cairo_restore (cr);
    }
}

static gboolean
is_worn (const ForconDraw *draw, ForconBadge kind)
{
  for (guint i = 1; i <= draw->battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (forcon_table_shows (draw->model, ship) && forcon_draw_has_badge (draw, kind, ship))
        return TRUE;
    }
  return FALSE;
}

/* The usual marks, and those of the rarer ones that are on the table. */
static void
legend_badges (ForconLegend *flow)
{
  static const char *const texts[FORCON_N_BADGE] = {
    [FORCON_BADGE_CRITICAL] = NC_ ("mark", "critical damage"), [FORCON_BADGE_FIRE] = NC_ ("mark", "on fire"),
    [FORCON_BADGE_FIRED] = NC_ ("mark", "has fired"),          [FORCON_BADGE_MOVED] = NC_ ("mark", "has moved"),
    [FORCON_BADGE_ORDER] = NC_ ("mark", "has an order"),       [FORCON_BADGE_FLAG] = NC_ ("mark", "flagship"),
    [FORCON_BADGE_PRIZE] = NC_ ("mark", "captured"),           [FORCON_BADGE_LOCK_ON] = NC_ ("mark", "locked on"),
    [FORCON_BADGE_BRACED] = NC_ ("mark", "braced"),            [FORCON_BADGE_STRAINED] = NC_ ("mark", "strained"),
    [FORCON_BADGE_PREPARED] = NC_ ("mark", "ready to launch"), [FORCON_BADGE_BOARDING] = NC_ ("mark", "boards"),
    [FORCON_BADGE_LAYING] = NC_ ("mark", "lays mines"),        [FORCON_BADGE_SWEEPING] = NC_ ("mark", "sweeps mines"),
    [FORCON_BADGE_FALLING] = NC_ ("mark", "falls"),
  };

  if (!(flow->draw->model->layers & FORCON_LAYER_MARKS))
    return;
  for (guint kind = 0; kind < FORCON_N_BADGE; kind++)
    {
      double x, y;

      if (kind > FORCON_BADGE_ORDER && !is_worn (flow->draw, (ForconBadge) kind))
        continue;
      if (forcon_legend_entry (flow, NULL, g_dpgettext2 (GETTEXT_PACKAGE, "mark", texts[kind]), &x, &y))
        forcon_draw_badge (flow->draw, (ForconBadge) kind, FORCON_ORDER_FULL_AHEAD, x, y, SWATCH * 0.66);
    }
}

/* Returns: how high the legend is */
static double
legend (const ForconDraw *draw, double left, double right, double top, gboolean drawing)
{
  ForconLegend flow = { draw, drawing, left, right, left, top };

  legend_sides (&flow);
  forcon_legend_next_row (&flow);
  legend_types (&flow);
  forcon_legend_end_row (&flow);
  legend_badges (&flow);
  forcon_legend_end_row (&flow);
  return flow.y - top;
}

/* Round, side and step, in words. */
static char *
state_text (const ForconBattle *battle)
{
  if (battle->step == FORCON_STEP_SET_UP || battle->round == 0)
    return g_strdup (_ ("Before the battle"));
  if (battle->step == FORCON_STEP_OVER || FORCON_ID_IS_NONE (battle->side))
    /* Translators: the number of the last round */
    return g_strdup_printf (_ ("The battle ended in round %d"), battle->round);
  /* Translators: number of the round, the side whose turn it is, the step of its turn */
  return g_strdup_printf (_ ("Round %d · %s · %s"), battle->round,
                          forcon_name (forcon_battle_side (battle, battle->side)->name),
                          forcon_label_step (battle->step));
}

static void
title (const ForconDraw *draw)
{
  g_autofree char *state = state_text (draw->battle);

  forcon_legend_title (draw, forcon_name (draw->battle->roster->name), state, SCALE_LENGTH * 2);
}

/* A bar of four pieces, full and empty by turns, and what it stands for. */
static void
scale_bar (const ForconDraw *draw, double right, double y)
{
  static const gint lengths[] = { 4, 8, 20, 40, 80, 200, 400, 800, 2000, 4000 };
  gint length = lengths[0];
  ForconLettering lettering = forcon_legend_words (draw, 0.95, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    if (lengths[i] * draw->camera->scale <= SCALE_LENGTH)
      length = lengths[i];

  double piece = length * draw->camera->scale / 4;
  double left = right - 4 * piece;
  g_autofree char *figure = g_strdup_printf ("%d", length);
  g_autofree char *text = g_strdup_printf (_ ("%s cm"), figure);

  for (gint i = 0; i < 4; i++)
    {
      cairo_rectangle (draw->cr, left + i * piece, y, piece, 5);
      forcon_draw_ink (draw, FORCON_INK_FRAME, i % 2 == 0 ? 1 : 0);
      cairo_fill_preserve (draw->cr);
      forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, 0.9);
    }
  forcon_draw_text (draw, "0", left, y + 7, 0.5, 0, &lettering);
  forcon_draw_text (draw, text, right, y + 7, 1, 0, &lettering);
}

static ForconDraw
sheet_draw (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, const ForconSheet *sheet,
            PangoLayout *layout)
{
  return (ForconDraw){ .cr = cr,
                       .model = model,
                       .battle = model->battle,
                       .style = style,
                       .camera = &sheet->camera,
                       .width = sheet->width,
                       .height = sheet->height,
                       .layout = layout };
}

static double
legend_height (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, const ForconSheet *sheet)
{
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, style);
  ForconDraw draw = sheet_draw (cr, model, style, sheet, layout);

  return legend (&draw, MARGIN, sheet->width - MARGIN, 0, FALSE);
}

/**
 * forcon_sheet_round_table:
 * @cr: where it will be drawn
 * @model: what to draw
 * @style: how it looks
 * @scale: of the table, px per cm
 *
 * Returns: a sheet as large as a table of this scale needs
 */
ForconSheet
forcon_sheet_round_table (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, double scale)
{
  ForconSheet sheet = { 0 };
  ForconPoint size = forcon_table_size (model);
  double across = size.x / 100.0 * scale + 2 * TABLE_ROOM;
  double down = size.y / 100.0 * scale + 2 * TABLE_ROOM;

  sheet.width = ceil (MAX (across, WIDTH_MIN) + 2 * MARGIN);
  sheet.table = (ForconBox){ (sheet.width - across) / 2, MARGIN + TITLE_HEIGHT, across, down };
  sheet.camera = (ForconCamera){ scale, TABLE_ROOM, TABLE_ROOM };
  sheet.height = ceil (sheet.table.y + down + 6 + legend_height (cr, model, style, &sheet) + MARGIN);
  return sheet;
}

/**
 * forcon_sheet_on_page:
 * @cr: where it will be drawn
 * @model: what to draw
 * @style: how it looks
 * @width: of the page, px
 * @height: of the page, px
 *
 * Returns: a sheet that fills the page, with the table as large as it fits
 */
ForconSheet
forcon_sheet_on_page (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, double width,
                      double height)
{
  ForconSheet sheet = { .width = width, .height = height };
  double top = MARGIN + TITLE_HEIGHT;

  sheet.table = (ForconBox){ MARGIN - TABLE_ROOM / 2, top, width - 2 * MARGIN + TABLE_ROOM,
                             MAX (height - top - 6 - legend_height (cr, model, style, &sheet) - MARGIN, 60) };
  sheet.camera = forcon_camera_fit (forcon_table_size (model), sheet.table.width, sheet.table.height, TABLE_ROOM);
  return sheet;
}

/**
 * forcon_sheet_draw:
 * @cr: where to draw
 * @model: what to draw
 * @style: how it looks
 * @sheet: how it is laid out
 */
void
forcon_sheet_draw (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, const ForconSheet *sheet)
{
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, style);
  ForconDraw draw = sheet_draw (cr, model, style, sheet, layout);
  double right = sheet->table.x + sheet->camera.x
                 + forcon_camera_length (&sheet->camera, forcon_table_size (model).x);

  forcon_draw_ink (&draw, FORCON_INK_VOID, 1);
  cairo_rectangle (cr, 0, 0, sheet->width, sheet->height);
  cairo_fill (cr);
  title (&draw);
  scale_bar (&draw, MAX (right, SCALE_LENGTH + MARGIN), MARGIN + 10);
  cairo_save (cr);
  cairo_translate (cr, sheet->table.x, sheet->table.y);
  forcon_render_table (cr, model, style, &sheet->camera, sheet->table.width, sheet->table.height);
  cairo_restore (cr);
  legend (&draw, MARGIN, sheet->width - MARGIN, sheet->table.y + sheet->table.height + 6, TRUE);
}
