/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/clashes/clash-triage-view.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/look.h"
#include "app/widgets/widget.h"
#include "render/drawing/counter.h"
#include "render/paper/turn-picture.h"
#include "render/table/render.h"
#include "report/campaign/campaign-wording.h"
#include "report/campaign/clash-wording.h"

/* Round the part of the table that is shown, px; the sign of a side, and the height of a bar, px. */
#define MARGIN 6.0
#define SIGN 26
#define BAR 12

/* A line of text is no wider than this by itself, in letters: two sides stand beside each other in a small window. */
#define WIDE 22

struct _ForconClashTriageView {
  ForconPanel parent;

  /* Template */
  GtkLabel *proposal;
  GtkDrawingArea *picture;
  GtkWidget *odds_heading;
  GtkLabel *odds;
  GtkProgressBar *progress;
  GtkBox *stakes;
  GtkFlowBox *sides;

  /* Owned, while something is shown */
  ForconGame *game;
  ForconClashId clash;

  /* What it says, to leave it alone while that is the same. */
  GString *said;
};

G_DEFINE_FINAL_TYPE (ForconClashTriageView, forcon_clash_triage_view, FORCON_TYPE_PANEL)

/* The picture of the table */

static void
draw_picture (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ForconClashTriageView *self = data;
  const ForconCampaign *campaign = self->game == NULL ? NULL : forcon_game_campaign (self->game);
  const ForconBattle *table = campaign == NULL ? NULL : forcon_campaign_battle (campaign, self->clash);
  ForconTablePart part = forcon_table_part_none ();

  if (table == NULL)
    return;
  ForconTableModel model = forcon_table_model (table, forcon_game_rules (self->game));

  model.layers = 0;
  forcon_table_part_add (&part, table, NULL);
  forcon_table_part_round (&part, table);
  ForconPoint size = { part.to.x - part.from.x, part.to.y - part.from.y };
  ForconCamera camera = forcon_camera_fit (size, width, height, MARGIN);

  camera.x -= forcon_camera_length (&camera, part.from.x);
  camera.y -= forcon_camera_length (&camera, part.from.y);
  forcon_render_table (cr, &model, forcon_look_style (), &camera, width, height);
}

/* A side: its sign, and bars for its strength */

static void
draw_sign (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const ForconCounter counter = { .x = width / 2.0,
                                  .y = height / 2.0,
                                  .radius = MIN (width, height) / 2.0 - 1.0,
                                  .side = GPOINTER_TO_UINT (data),
                                  .status = FORCON_SHIP_IN_ACTION,
                                  .blank = TRUE };

  forcon_counter_draw (cr, &counter, forcon_look_style ());
}

/* How long a bar is: of what of the longest one, and whose colour it has. */
typedef struct {
  guint colour;
  double share;
  double lost;
} Bar;

static void
set_ink (cairo_t *cr, ForconColour colour)
{
  cairo_set_source_rgb (cr, colour.red, colour.green, colour.blue);
}

/* What is left is filled, what is lost only framed: both are seen without the colour. */
static void
draw_bar (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const Bar *bar = data;
  const ForconStyle *style = forcon_look_style ();
  double whole = MAX ((width - 1.0) * (bar->share + bar->lost), 0.0);
  double left = MAX ((width - 1.0) * bar->share, 0.0);
  GdkRGBA text;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &text);
  cairo_rectangle (cr, 0.5, 1.5, left, height - 3.0);
  set_ink (cr, forcon_style_side (style, bar->colour));
  cairo_fill (cr);
  cairo_rectangle (cr, 0.5, 1.5, whole, height - 3.0);
  cairo_set_source_rgba (cr, text.red, text.green, text.blue, 0.7);
  cairo_set_line_width (cr, 1.0);
  cairo_stroke (cr);
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *look)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDE);
  if (look != NULL)
    gtk_widget_add_css_class (label, look);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
make_bar (guint colour, double share, double lost)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  Bar *bar = g_new (Bar, 1);

  *bar = (Bar){ colour, share, lost };
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), BAR);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), 4 * BAR);
  gtk_widget_set_hexpand (area, TRUE);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_bar, bar, g_free);
  return area;
}

/* A measure of strength: @value, and what it was when all was whole, beside the most that any side has. */
static void
add_measure (GtkGrid *grid, int row, const char *name, guint colour, gint value, gint whole, gint most)
{
  g_autofree char *figure = whole > value ? g_strdup_printf (C_ ("left of all", "%1$d of %2$d"), value, whole)
                                          : g_strdup_printf ("%d", value);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *number = gtk_label_new (figure);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (number, "caption");
  gtk_widget_add_css_class (number, "numeric");
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, make_bar (colour, (double) value / MAX (most, 1), (double) (whole - value) / MAX (most, 1)), 1,
                   row, 1, 1);
  gtk_grid_attach (grid, number, 2, row, 1, 1);
}

#define MOST(triage, member) most_of (triage, G_STRUCT_OFFSET (ForconTriageSide, member))

/* The most that any side has in one of its figures. */
static gint
most_of (const ForconClashTriage *triage, gsize offset)
{
  gint most = 0;

  for (guint i = 0; i < triage->sides->len; i++)
    most = MAX (most, G_STRUCT_MEMBER (gint, &g_array_index (triage->sides, ForconTriageSide, i), offset));
  return most;
}

static GtkWidget *
make_strength (const ForconClashTriage *triage, const ForconTriageSide *side, guint colour)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  int row = 0;

  gtk_grid_set_column_spacing (grid, 8);
  add_measure (grid, row++, C_ ("triage", "Ships"), colour, (gint) side->ships, (gint) side->ships,
               MOST (triage, ships));
  add_measure (grid, row++, C_ ("triage", "Hits"), colour, side->hits, side->whole, MOST (triage, whole));
  for (guint kind = 0; kind < FORCON_N_WEAPON; kind++)
    add_measure (grid, row++, forcon_triage_guns ((ForconWeaponKind) kind), colour, side->guns[kind],
                 side->guns[kind], MOST (triage, guns[kind]));
  return GTK_WIDGET (grid);
}

static void
add_heading (GtkWidget *box, const ForconCampaign *campaign, const ForconTriageSide *side, guint colour)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *sign = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  const char *name = forcon_wording_admiral (campaign, side->admiral);
  /* Translators: an admiral. */
  g_autofree char *absent = g_strdup_printf (_ ("%s, absent"), name);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (sign), SIGN);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (sign), SIGN);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sign), draw_sign, GUINT_TO_POINTER (colour), NULL);
  gtk_box_append (GTK_BOX (row), sign);
  add_label (row, side->absent ? absent : name, "heading");
  gtk_box_append (GTK_BOX (box), row);
}

static void
add_formations (GtkWidget *box, const ForconCampaign *campaign, const ForconClashTriage *triage, ForconSideId admiral)
{
  for (guint i = 0; i < triage->formations->len; i++)
    {
      const ForconTriageFormation *one = &g_array_index (triage->formations, ForconTriageFormation, i);
      g_autofree char *name = forcon_triage_formation (campaign, one);
      g_autofree char *order = forcon_triage_order (campaign, one);
      g_autofree char *instruction = forcon_triage_instruction (campaign, one);
      g_autofree char *told = g_strdup_printf ("%s\n%s", order, instruction);

      if (!FORCON_ID_EQUAL (one->admiral, admiral))
        continue;
      gtk_widget_set_margin_top (add_label (box, name, "forcon-triage-formation"), 4);
      add_label (box, told, "caption");
    }
}

static void
add_side (ForconClashTriageView *self, const ForconCampaign *campaign, const ForconClashTriage *triage,
          const ForconTriageSide *side)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  guint colour = forcon_battle_side (forcon_campaign_battle (campaign, triage->clash), side->side)->colour;
  g_autofree char *types = forcon_triage_types (side);

  gtk_widget_set_focusable (child, FALSE);
  gtk_widget_add_css_class (box, "forcon-triage-side");
  add_heading (box, campaign, side, colour);
  add_label (box, types, "caption");
  gtk_box_append (GTK_BOX (box), make_strength (triage, side, colour));
  add_formations (box, campaign, triage, side->admiral);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_flow_box_append (self->sides, child);
}

/* All of it */

/* Everything that is shown of who is there and what is at stake, in one text. */
static char *
said_by (const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  GString *text = g_string_new (NULL);
  g_auto (GStrv) stakes = forcon_triage_stakes (campaign, triage);

  for (char **line = stakes; *line != NULL; line++)
    g_string_append_printf (text, "%s\n", *line);
  for (guint i = 0; i < triage->sides->len; i++)
    {
      const ForconTriageSide *side = &g_array_index (triage->sides, ForconTriageSide, i);
      g_autofree char *types = forcon_triage_types (side);

      g_string_append_printf (text, "%u %s %d %d %d", side->admiral.value, types, side->absent, side->hits,
                              side->whole);
      for (guint kind = 0; kind < FORCON_N_WEAPON; kind++)
        g_string_append_printf (text, " %d", side->guns[kind]);
    }
  for (guint i = 0; i < triage->formations->len; i++)
    {
      const ForconTriageFormation *one = &g_array_index (triage->formations, ForconTriageFormation, i);
      g_autofree char *name = forcon_triage_formation (campaign, one);
      g_autofree char *order = forcon_triage_order (campaign, one);
      g_autofree char *instruction = forcon_triage_instruction (campaign, one);

      g_string_append_printf (text, "\n%s %s %s", name, order, instruction);
    }
  return g_string_free (text, FALSE);
}

/* What changes while the odds are tried. */
static void
show_odds (ForconClashTriageView *self, const ForconCampaign *campaign, const ForconClashTriage *triage, double share)
{
  g_autofree char *proposal = forcon_proposal_sentence (campaign, triage);
  g_auto (GStrv) lines = forcon_odds_lines (campaign, triage);
  g_autofree char *odds = lines == NULL ? NULL : g_strjoinv ("\n", lines);

  gtk_label_set_label (self->proposal, proposal);
  forcon_label_show (GTK_WIDGET (self->odds), odds);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), share >= 0);
  gtk_widget_set_visible (self->odds_heading, share >= 0 || odds != NULL);
  if (share >= 0)
    gtk_progress_bar_set_fraction (self->progress, share);
}

static void
show_rest (ForconClashTriageView *self, const ForconCampaign *campaign, const ForconClashTriage *triage)
{
  g_auto (GStrv) stakes = forcon_triage_stakes (campaign, triage);
  g_autofree char *name = forcon_clash_name (campaign, triage->clash);

  forcon_widget_clear (self->stakes);
  for (char **line = stakes; *line != NULL; line++)
    add_label (GTK_WIDGET (self->stakes), *line, NULL);
  forcon_widget_clear (self->sides);
  for (guint i = 0; i < triage->sides->len; i++)
    add_side (self, campaign, triage, &g_array_index (triage->sides, ForconTriageSide, i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
}

void
forcon_clash_triage_view_show (ForconClashTriageView *self, ForconGame *game, const ForconClashTriage *triage,
                               double share)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  g_autofree char *said = triage == NULL ? g_strdup ("") : said_by (campaign, triage);

  g_return_if_fail (FORCON_IS_CLASH_TRIAGE_VIEW (self));
  g_clear_object (&self->game);
  self->game = triage == NULL ? NULL : g_object_ref (game);
  gtk_widget_set_visible (GTK_WIDGET (self), triage != NULL);
  if (triage == NULL)
    return;
  show_odds (self, campaign, triage, share);
  if (g_str_equal (said, self->said->str) && FORCON_ID_EQUAL (self->clash, triage->clash))
    return;
  g_string_assign (self->said, said);
  self->clash = triage->clash;
  show_rest (self, campaign, triage);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

static void
on_style_changed (ForconClashTriageView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

static void
forcon_clash_triage_view_dispose (GObject *object)
{
  g_clear_object (&FORCON_CLASH_TRIAGE_VIEW (object)->game);
  G_OBJECT_CLASS (forcon_clash_triage_view_parent_class)->dispose (object);
}

static void
forcon_clash_triage_view_finalize (GObject *object)
{
  g_string_free (FORCON_CLASH_TRIAGE_VIEW (object)->said, TRUE);
  G_OBJECT_CLASS (forcon_clash_triage_view_parent_class)->finalize (object);
}

static void
forcon_clash_triage_view_class_init (ForconClashTriageViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_clash_triage_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = forcon_clash_triage_view_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/clash-triage-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconClashTriageView, proposal);
  gtk_widget_class_bind_template_child (widget_class, ForconClashTriageView, picture);
  gtk_widget_class_bind_template_child (widget_class, ForconClashTriageView, odds_heading);
  gtk_widget_class_bind_template_child (widget_class, ForconClashTriageView, odds);
  gtk_widget_class_bind_template_child (widget_class, ForconClashTriageView, progress);
  gtk_widget_class_bind_template_child (widget_class, ForconClashTriageView, stakes);
  gtk_widget_class_bind_template_child (widget_class, ForconClashTriageView, sides);
}

static void
forcon_clash_triage_view_init (ForconClashTriageView *self)
{
  self->said = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->picture, draw_picture, self, NULL);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (on_style_changed), self,
                           G_CONNECT_SWAPPED);
}
