/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/odds-chart.h"
#include "app/widgets/widget.h"

#include <glib/gi18n-lib.h>

/* Bars at most; the last one stands for all that is more. */
#define BARS_MAX 9
#define BAR_WIDTH_MAX 44
#define HEIGHT 74

struct _ForconOddsChart {
  GtkWidget parent;

  guint n;
  gboolean open_ended;
  double p[BARS_MAX];
};

G_DEFINE_FINAL_TYPE (ForconOddsChart, forcon_odds_chart, GTK_TYPE_WIDGET)

static char *
damage_label (ForconOddsChart *self, guint bar)
{
  return g_strdup_printf (self->open_ended && bar + 1 == self->n ? "%u+" : "%u", bar);
}

/* Whole per cents, but never "0 %" for what can happen. */
static char *
chance_label (double chance)
{
  if (chance > 0 && chance < 0.005)
    return g_strdup (_ ("<1%"));
  return g_strdup_printf (_ ("%.0f%%"), chance * 100);
}

static void
update_accessible (ForconOddsChart *self)
{
  g_autoptr (GString) text = g_string_new (_ ("Chances of damage"));

  for (guint i = 0; i < self->n; i++)
    {
      g_autofree char *damage = damage_label (self, i);
      g_autofree char *chance = chance_label (self->p[i]);

      g_string_append_printf (text, "%s %s: %s", i == 0 ? ":" : ",", damage, chance);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
  forcon_widget_set_tooltip (self, self->n == 0 ? NULL : text->str);
}

void
forcon_odds_chart_set_distribution (ForconOddsChart *self, const ForconDistribution *damage)
{
  g_return_if_fail (FORCON_IS_ODDS_CHART (self));
  self->n = damage == NULL ? 0 : MIN (damage->n, BARS_MAX);
  self->open_ended = damage != NULL && damage->n > BARS_MAX;
  for (guint i = 0; i < self->n; i++)
    self->p[i] = damage->p[i];
  if (self->open_ended)
    self->p[self->n - 1] = forcon_distribution_at_least (damage, self->n - 1);
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Writes @text centred on @x; returns its height. */
static float
write_text (ForconOddsChart *self, GtkSnapshot *snapshot, const char *text, float x, float y, const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - (float) width / 2, y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
  return (float) height;
}

static void
forcon_odds_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconOddsChart *self = FORCON_ODDS_CHART (widget);
  float width = (float) gtk_widget_get_width (widget);
  float slot = MIN (width / (float) MAX (self->n, 1), BAR_WIDTH_MAX + 8);
  float bottom = (float) gtk_widget_get_height (widget) - 17;
  float top = 17;
  double most = 0;
  GdkRGBA ink, bar;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "accent_bg_color", &bar))
    bar = ink;
  for (guint i = 0; i < self->n; i++)
    most = MAX (most, self->p[i]);
  for (guint i = 0; i < self->n; i++)
    {
      float left = slot * (float) i;
      float height = most > 0 ? (float) (self->p[i] / most) * (bottom - top) : 0;
      g_autofree char *damage = damage_label (self, i);
      g_autofree char *chance = chance_label (self->p[i]);

      height = self->p[i] > 0 ? MAX (height, 1) : 0;
      gtk_snapshot_append_color (snapshot, &bar,
                                 &GRAPHENE_RECT_INIT (left + 4, bottom - height, slot - 8, height));
      write_text (self, snapshot, chance, left + slot / 2, bottom - height - 16, &ink);
      write_text (self, snapshot, damage, left + slot / 2, bottom + 1, &ink);
    }
  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (0, bottom, slot * (float) self->n, 1));
}

static void
forcon_odds_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : BARS_MAX * 28;
}

static void
forcon_odds_chart_class_init (ForconOddsChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = forcon_odds_chart_snapshot;
  widget_class->measure = forcon_odds_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "oddschart");
}

static void
forcon_odds_chart_init (ForconOddsChart *self)
{
}
