/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-shares.h"

#include "app/widgets/look.h"

/* px */
#define BAR_HEIGHT 28
#define COLUMNS_HEIGHT 132
#define COLUMN_WIDTH 22
#define COLUMN_GAP 6
#define SWATCH 18
#define FIGURES 18
#define PATTERN 6

#define COLUMNS_MAX 16

struct _ForconTwilightShares {
  GtkWidget parent;

  gboolean upright;
  gboolean swatch;
  guint max;
  guint n;
  double shares[COLUMNS_MAX][FORCON_N_SHARE];
};

G_DEFINE_FINAL_TYPE (ForconTwilightShares, forcon_twilight_shares, GTK_TYPE_WIDGET)

double
forcon_twilight_share (const ForconTwilightOdds *odds, ForconShare share)
{
  switch (share)
    {
    case FORCON_SHARE_ATTACKER:
      return odds->attacker;
    case FORCON_SHARE_DRAW:
      return odds->draw;
    case FORCON_SHARE_ONGOING:
      return odds->ongoing;
    case FORCON_SHARE_DEFENDER:
    case FORCON_N_SHARE:
      return odds->defender;
    }
  return 0;
}

static ForconTwilightShares *
shares_new (gboolean upright, guint max)
{
  ForconTwilightShares *self = g_object_new (FORCON_TYPE_TWILIGHT_SHARES, NULL);

  self->upright = upright;
  self->max = MIN (max, COLUMNS_MAX);
  return self;
}

GtkWidget *
forcon_twilight_shares_new_bar (void)
{
  return GTK_WIDGET (shares_new (FALSE, 1));
}

GtkWidget *
forcon_twilight_shares_new_columns (guint max)
{
  return GTK_WIDGET (shares_new (TRUE, max));
}

GtkWidget *
forcon_twilight_shares_new_swatch (ForconShare share)
{
  ForconTwilightShares *self = shares_new (FALSE, 1);

  self->swatch = TRUE;
  self->n = 1;
  self->shares[0][share] = 1;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  return GTK_WIDGET (self);
}

void
forcon_twilight_shares_set (ForconTwilightShares *self, const ForconTwilightOdds *odds, guint n,
                              const char *description)
{
  g_return_if_fail (FORCON_IS_TWILIGHT_SHARES (self));
  self->n = MIN (n, self->max);
  for (guint i = 0; i < self->n; i++)
    for (guint share = 0; share < FORCON_N_SHARE; share++)
      self->shares[i][share] = forcon_twilight_share (&odds[i], (ForconShare) share);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), description);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static ForconColour
colour_of (const ForconStyle *style, ForconShare share)
{
  if (share == FORCON_SHARE_ATTACKER)
    return forcon_style_side (style, 0);
  if (share == FORCON_SHARE_DEFENDER)
    return forcon_style_side (style, 1);
  return style->inks[share == FORCON_SHARE_DRAW ? FORCON_INK_FIGURE : FORCON_INK_TABLE];
}

/* What tells the shares apart for who sees no colours. */
static void
draw_pattern (cairo_t *cr, ForconShare share, double x, double y, double width, double height)
{
  double reach = width + height;

  cairo_new_path (cr);
  if (share == FORCON_SHARE_DRAW)
    for (double dy = PATTERN / 2.0; dy < height; dy += PATTERN)
      for (double dx = PATTERN / 2.0; dx < width; dx += PATTERN)
        {
          cairo_new_sub_path (cr);
          cairo_arc (cr, x + dx, y + dy, 1, 0, 2 * G_PI);
        }
  else if (share != FORCON_SHARE_ONGOING)
    for (double at = 0; at < reach; at += PATTERN)
      {
        cairo_move_to (cr, x + at, share == FORCON_SHARE_ATTACKER ? y : y + height);
        cairo_line_to (cr, x + at - height, share == FORCON_SHARE_ATTACKER ? y + height : y);
      }
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
set_colour (cairo_t *cr, ForconColour colour, double alpha)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, alpha);
}

static void
draw_share (cairo_t *cr, const ForconStyle *style, ForconShare share, double x, double y, double width, double height)
{
  ForconColour colour = colour_of (style, share);
  gboolean light = forcon_colour_lightness (colour) > 0.5;

  if (width <= 0 || height <= 0)
    return;
  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  set_colour (cr, colour, 1);
  cairo_paint (cr);
  set_colour (cr, style->inks[light ? FORCON_INK_GLYPH_DARK : FORCON_INK_GLYPH_LIGHT], 0.45);
  draw_pattern (cr, share, x, y, width, height);
  cairo_restore (cr);
  set_colour (cr, style->inks[FORCON_INK_EDGE], 1);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, x + 0.5, y + 0.5, MAX (width - 1, 0), MAX (height - 1, 0));
  cairo_stroke (cr);
}

/* Attacker left, defender right; upright attacker below, defender above. */
static void
draw_stack (ForconTwilightShares *self, cairo_t *cr, guint which, double x, double y, double width, double height)
{
  const ForconStyle *style = forcon_look_style ();
  double before = 0;

  for (guint share = 0; share < FORCON_N_SHARE; share++)
    {
      double part = self->shares[which][share];

      if (self->upright)
        draw_share (cr, style, (ForconShare) share, x, y + (1 - before - part) * height, width, part * height);
      else
        draw_share (cr, style, (ForconShare) share, x + before * width, y, part * width, height);
      before += part;
    }
}

static void
write_figure (ForconTwilightShares *self, GtkSnapshot *snapshot, guint round, float x, float y)
{
  g_autofree char *text = g_strdup_printf ("%u", round);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  GdkRGBA ink;
  int width, height;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - (float) width / 2, y));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
forcon_twilight_shares_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconTwilightShares *self = FORCON_TWILIGHT_SHARES (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float slot = width / (float) MAX (self->max, 1);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  for (guint i = 0; i < self->n; i++)
    if (self->upright)
      draw_stack (self, cr, i, (float) i * slot + COLUMN_GAP / 2.0f, 0, slot - COLUMN_GAP, height - FIGURES);
    else
      draw_stack (self, cr, i, 0, 0, width, height);
  cairo_destroy (cr);
  for (guint i = 0; self->upright && i < self->n; i++)
    write_figure (self, snapshot, i + 1, ((float) i + 0.5f) * slot, height - FIGURES + 1);
}

static void
forcon_twilight_shares_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                                  int *natural, int *minimum_baseline, int *natural_baseline)
{
  ForconTwilightShares *self = FORCON_TWILIGHT_SHARES (widget);

  if (self->swatch)
    *minimum = *natural = SWATCH;
  else if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = self->upright ? COLUMNS_HEIGHT : BAR_HEIGHT;
  else
    *minimum = *natural = (int) MAX (self->max, 4) * (COLUMN_WIDTH + COLUMN_GAP);
}

static void
forcon_twilight_shares_class_init (ForconTwilightSharesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = forcon_twilight_shares_snapshot;
  widget_class->measure = forcon_twilight_shares_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "oddschart");
}

static void
forcon_twilight_shares_init (ForconTwilightShares *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}
