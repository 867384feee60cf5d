/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-fleet.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-form.h"
#include "app/dice/twilight-token.h"
#include "app/dice/twilight-unit-words.h"
#include "report/dice/twilight-labels.h"
#include "report/dice/twilight-wording.h"
#include "report/battle/wording.h"
#include "app/widgets/widget.h"

/* More units of a kind than these stand as one token with a number. */
#define SINGLE_MAX 5

/* Size of a token, and from which height on there is room for large ones, px. */
#define TOKEN_SIZE 40
#define LARGE_TOKEN_SIZE 56
#define LARGE_HEIGHT 760

struct _ForconTwilightFleet {
  GtkWidget parent;

  GtkWidget *box;
  GtkLabel *name;
  GtkLabel *facts;
  GtkLabel *hits;
  GtkWidget *rows;
  gboolean large;
  guint source;

  /* Owned */
  ForconTwilightGame *game;
  ForconTwilightSide side;
};

G_DEFINE_FINAL_TYPE (ForconTwilightFleet, forcon_twilight_fleet, GTK_TYPE_WIDGET)

/* Of one state: a token each, or one for all. */
static void
add_tokens (ForconTwilightFleet *self, GtkWidget *row, ForconUnitId unit, ForconUnitMarkState state, guint count,
            gboolean single)
{
  gint size = self->large ? LARGE_TOKEN_SIZE : TOKEN_SIZE;

  if (count == 0)
    return;
  if (!single)
    gtk_box_append (GTK_BOX (row), forcon_twilight_token_new (self->game, self->side, unit, state, count, size));
  for (guint i = 0; single && i < count; i++)
    gtk_box_append (GTK_BOX (row), forcon_twilight_token_new (self->game, self->side, unit, state, 1, size));
}

static GtkWidget *
make_row (ForconTwilightFleet *self, ForconUnitId unit, const ForconForce *force, guint lost)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  guint intact = force->intact[unit.value - 1];
  guint damaged = force->damaged[unit.value - 1];
  gboolean single = intact + damaged + lost <= SINGLE_MAX;
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *tokens = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *name = forcon_twilight_unit_words (clash, self->side, unit);
  g_autofree char *aboard = g_strdup_printf (_ ("%s, aboard"), name);

  gboolean carried = !forcon_twilight_fights (clash, self->side, unit)
                     && forcon_twilight_values (clash, self->side, unit)->kind != FORCON_UNIT_KIND_STRUCTURE;

  forcon_twilight_form_label (row, carried ? aboard : name, "caption");
  gtk_widget_add_css_class (row, "forcon-fleet-row");
  add_tokens (self, tokens, unit, FORCON_UNIT_MARK_INTACT, intact, single);
  add_tokens (self, tokens, unit, FORCON_UNIT_MARK_DAMAGED, damaged, single);
  add_tokens (self, tokens, unit, FORCON_UNIT_MARK_LOST, lost, single);
  gtk_box_append (GTK_BOX (row), tokens);
  return row;
}

static char *
facts_of (ForconTwilightFleet *self)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  const ForconForce *force = forcon_twilight_fighting (clash, self->side);
  g_autofree char *cost
      = forcon_twilight_cost_text (forcon_force_half_cost (force, forcon_twilight_game_rules (self->game)));
  GString *text = g_string_new (NULL);

  /* Translators: the side, and what its units have cost. */
  g_string_append_printf (text, _ ("%1$s, worth %2$s"), forcon_label_twilight_side (self->side), cost);
  if (clash->announced[self->side])
    g_string_append_printf (text, " · %s", _ ("has announced a retreat"));
  if (clash->retreated[self->side])
    g_string_append_printf (text, " · %s", _ ("has retreated"));
  return g_string_free (text, FALSE);
}

/* What it has to give its units now. */
static void
show_hits (ForconTwilightFleet *self)
{
  gint n = forcon_twilight_game_clash (self->game)->hits[self->side];
  g_autofree char *hits = forcon_wording_hits (n);
  /* Translators: hits that a side has to assign, by a click on units. */
  g_autofree char *text = g_strdup_printf (_ ("%s to assign: click the units"), hits);

  gtk_label_set_label (self->hits, text);
  gtk_widget_set_visible (GTK_WIDGET (self->hits), n > 0);
}

/* The unit whose token the keyboard is on, or none. */
static ForconUnitId
focused_unit (ForconTwilightFleet *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->rows);
  GtkWidget *tokens = child == NULL ? NULL : gtk_widget_get_last_child (child);
  GtkWidget *token = tokens == NULL ? NULL : gtk_widget_get_focus_child (tokens);

  return token != NULL ? forcon_twilight_token_unit (FORCON_TWILIGHT_TOKEN (token)) : (ForconUnitId){ 0 };
}

/* The tokens are new; whoever goes on by keyboard stays with the same unit while there is any. */
static void
focus_unit (ForconTwilightFleet *self, ForconUnitId unit)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL && unit.value != 0;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *token = gtk_widget_get_first_child (gtk_widget_get_last_child (row));

      if (token != NULL && forcon_twilight_token_unit (FORCON_TWILIGHT_TOKEN (token)).value == unit.value)
        gtk_widget_child_focus (token, GTK_DIR_TAB_FORWARD);
    }
}

static void
refresh (ForconTwilightFleet *self)
{
  ForconUnitId focused = focused_unit (self);
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  const ForconTwilightRules *rules = forcon_twilight_game_rules (self->game);
  const ForconForce *force = forcon_twilight_fighting (clash, self->side);
  g_autofree char *name = forcon_twilight_side (clash, self->side);
  g_autofree char *facts = facts_of (self);

  if (forcon_twilight_game_journal (self->game) == NULL)
    return;
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->facts, facts);
  show_hits (self);
  forcon_widget_clear (self->rows);
  for (guint i = 0; i < rules->n_units; i++)
    {
      ForconUnitId unit = { (guint8) (i + 1) };
      guint lost = forcon_twilight_game_lost (self->game, self->side, unit);

      if (forcon_force_of (force, unit) + lost > 0)
        gtk_box_append (GTK_BOX (self->rows), make_row (self, unit, force, lost));
    }
  focus_unit (self, focused);
}

static gboolean
refresh_later (gpointer data)
{
  FORCON_TWILIGHT_FLEET (data)->source = 0;
  refresh (data);
  return G_SOURCE_REMOVE;
}

/* On a large screen tokens are larger. */
static void
forcon_twilight_fleet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ForconTwilightFleet *self = FORCON_TWILIGHT_FLEET (widget);

  gtk_widget_size_allocate (self->box, &(GtkAllocation){ 0, 0, width, height }, baseline);
  if (self->large == (height >= LARGE_HEIGHT))
    return;
  self->large = height >= LARGE_HEIGHT;
  if (self->source == 0)
    self->source = g_idle_add (refresh_later, self);
}

static void
forcon_twilight_fleet_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                               int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (FORCON_TWILIGHT_FLEET (widget)->box, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static GtkSizeRequestMode
forcon_twilight_fleet_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (FORCON_TWILIGHT_FLEET (widget)->box);
}

GtkWidget *
forcon_twilight_fleet_new (ForconTwilightGame *game, ForconTwilightSide side)
{
  ForconTwilightFleet *self = g_object_new (FORCON_TYPE_TWILIGHT_FLEET, NULL);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->game = g_object_ref (game);
  self->side = side;
  self->name = forcon_twilight_form_label (self->box, "", "title-4");
  self->facts = forcon_twilight_form_label (self->box, "", "caption");
  self->hits = forcon_twilight_form_label (self->box, "", "forcon-hits");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->rows);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self->box), scrolled);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
  return GTK_WIDGET (self);
}

static void
forcon_twilight_fleet_dispose (GObject *object)
{
  ForconTwilightFleet *self = FORCON_TWILIGHT_FLEET (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_twilight_fleet_parent_class)->dispose (object);
}

static void
forcon_twilight_fleet_class_init (ForconTwilightFleetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_twilight_fleet_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = forcon_twilight_fleet_size_allocate;
  GTK_WIDGET_CLASS (klass)->measure = forcon_twilight_fleet_measure;
  GTK_WIDGET_CLASS (klass)->get_request_mode = forcon_twilight_fleet_get_request_mode;
}

static void
forcon_twilight_fleet_init (ForconTwilightFleet *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
