/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/legend.h"

#include "base/language.h"

#include "render/drawing/draw-table.h"
#include "render/drawing/labels.h"
#include "render/drawing/silhouette.h"
#include "engine/state/ship.h"
#include "base/text.h"

#define SWATCH FORCON_LEGEND_SWATCH

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

void
forcon_table_legend_sides (ForconLegend *legend)
{
  const ForconBattle *battle = legend->draw->battle;

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
      if (forcon_legend_entry (legend, forcon_name (side->name), count, &counter.x, &counter.y))
        forcon_counter_draw (legend->draw->cr, &counter, legend->draw->style);
    }
}

static void
draw_silhouette (ForconLegend *legend, const char *silhouette, ForconShipType type, const char *label)
{
  cairo_t *cr = legend->draw->cr;
  double x, y;

  if (!forcon_legend_entry (legend, NULL, label, &x, &y))
    return;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, SWATCH, SWATCH);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_new_path (cr);
  forcon_silhouette_path (cr, silhouette, type, FALSE);
  forcon_draw_ink (legend->draw, FORCON_INK_TEXT, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* The marks of the types; classes that are drawn otherwise stand under their names. */
void
forcon_table_legend_types (ForconLegend *legend)
{
  const ForconTableModel *model = legend->draw->model;
  gboolean there[FORCON_N_SHIP_TYPE] = { FALSE };
  g_autoptr (GPtrArray) own = g_ptr_array_new ();

  for (guint i = 1; i <= model->battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconCard *card = forcon_battle_card (model->battle, ship);

      if (!forcon_table_shows (model, ship) || card->blank)
        continue;
      if (card->silhouette == NULL)
        there[card->type] = TRUE;
      else if (!g_ptr_array_find (own, card->silhouette, NULL))
        g_ptr_array_add (own, (gpointer) card->silhouette);
    }
  for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
    if (there[type])
      draw_silhouette (legend, NULL, (ForconShipType) type, forcon_label_ship_type ((ForconShipType) type));
  for (guint i = 1; i <= model->battle->n_ships && own->len > 0; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconCard *card = forcon_battle_card (model->battle, ship);

      if (forcon_table_shows (model, ship) && !card->blank && g_ptr_array_remove (own, (gpointer) card->silhouette))
        draw_silhouette (legend, card->silhouette, card->type, forcon_name (card->class_name));
    }
}

void
forcon_table_legend_badges (ForconLegend *legend)
{
  static const char *const texts[FORCON_N_BADGE] = {
    [FORCON_BADGE_CRITICAL] = NC_ ("mark", "critical damage"),
    [FORCON_BADGE_FIRE] = NC_ ("mark", "on fire"),
    [FORCON_BADGE_FIRED] = NC_ ("mark", "has fired"),
    [FORCON_BADGE_MOVED] = NC_ ("mark", "has moved"),
    [FORCON_BADGE_ORDER] = NC_ ("mark", "has an order"),
    [FORCON_BADGE_FLAG] = NC_ ("mark", "flagship"),
    [FORCON_BADGE_PRIZE] = NC_ ("mark", "captured"),
    [FORCON_BADGE_LOCK_ON] = NC_ ("mark", "locked on"),
    [FORCON_BADGE_BRACED] = NC_ ("mark", "braced"),
    [FORCON_BADGE_STRAINED] = NC_ ("mark", "strained"),
    [FORCON_BADGE_PREPARED] = NC_ ("mark", "ready to launch"),
    [FORCON_BADGE_BOARDING] = NC_ ("mark", "boards"),
    [FORCON_BADGE_LAYING] = NC_ ("mark", "lays mines"),
    [FORCON_BADGE_SWEEPING] = NC_ ("mark", "sweeps mines"),
    [FORCON_BADGE_FALLING] = NC_ ("mark", "falls"),
  };

  const ForconDraw *draw = legend->draw;

  if (!(draw->model->layers & FORCON_LAYER_MARKS))
    return;
  for (guint kind = 0; kind < FORCON_N_BADGE; kind++)
    {
      double x, y;

      gboolean shown = kind <= FORCON_BADGE_ORDER;

      for (guint i = 1; i <= draw->battle->n_ships && !shown; i++)
        {
          ForconShipId ship = { (guint16) i };

          shown = forcon_table_shows (draw->model, ship) && forcon_draw_has_badge (draw, (ForconBadge) kind, ship);
        }
      if (shown && forcon_legend_entry (legend, NULL, g_dpgettext2 (GETTEXT_PACKAGE, "mark", texts[kind]), &x, &y))
        forcon_draw_badge (legend->draw, (ForconBadge) kind, FORCON_ORDER_FULL_AHEAD, x, y, SWATCH * 0.66);
    }
}
