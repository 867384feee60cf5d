/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-left.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-unit-words.h"
#include "base/text.h"
#include "report/dice/twilight-labels.h"
#include "app/widgets/widget.h"

struct _ForconTwilightLeft {
  ForconPanel parent;

  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (ForconTwilightLeft, forcon_twilight_left, FORCON_TYPE_PANEL)

static void
put (ForconTwilightLeft *self, int column, int row, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_ellipsize (GTK_LABEL (label), column == 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_set_tooltip_text (label, column == 0 ? text : NULL);
  gtk_widget_add_css_class (label, style);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);
}

/* "0.83 of 1", or nothing where there was none. */
static void
put_mean (ForconTwilightLeft *self, int column, int row, double mean, guint there)
{
  g_autofree char *mean_text = forcon_decimal_to_text (mean, 2);
  g_autofree char *text = NULL;

  if (there == 0)
    return;
  /* Translators: how many units of so many are left on the average. */
  text = g_strdup_printf (_ ("%1$s of %2$u"), mean_text, there);
  put (self, column, row, text, "numeric");
}

static void
put_name (ForconTwilightLeft *self, int row, const ForconTwilightClash *clash, ForconTwilightSide side,
          ForconUnitId unit)
{
  g_autofree char *name = forcon_twilight_unit_words (clash, side, unit);

  put (self, 0, row, name, "forcon-name");
}

void
forcon_twilight_left_set (ForconTwilightLeft *self, ForconTwilightGame *game, const ForconTwilightOdds *odds)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (game);
  const ForconTwilightRules *rules = forcon_twilight_game_rules (game);
  int row = 1;

  g_return_if_fail (FORCON_IS_TWILIGHT_LEFT (self));
  forcon_widget_clear (self->grid);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    put (self, (int) side + 1, 0, forcon_label_twilight_side ((ForconTwilightSide) side), "caption");
  for (guint i = 0; i < rules->n_units; i++)
    {
      ForconUnitId unit = { (guint8) (i + 1) };
      guint there[FORCON_TWILIGHT_SIDE_COUNT];

      for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        there[side] = forcon_twilight_unit_fighting (clash, (ForconTwilightSide) side, unit);
      if (there[0] + there[1] == 0)
        continue;
      put_name (self, row, clash, there[0] > 0 ? FORCON_TWILIGHT_SIDE_ATTACKER : FORCON_TWILIGHT_SIDE_DEFENDER, unit);
      for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        put_mean (self, (int) side + 1, row, odds->left[side][i], there[side]);
      row++;
    }
}

GtkWidget *
forcon_twilight_left_new (void)
{
  return g_object_new (FORCON_TYPE_TWILIGHT_LEFT, NULL);
}

static void
forcon_twilight_left_class_init (ForconTwilightLeftClass *klass)
{
}

static void
forcon_twilight_left_init (ForconTwilightLeft *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 8);
  adw_bin_set_child (ADW_BIN (self), self->grid);
}
