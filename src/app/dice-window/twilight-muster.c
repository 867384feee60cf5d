/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-muster.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-form.h"
#include "app/dice-window/twilight-muster-row.h"
#include "report/dice/twilight-wording.h"
#include "app/widgets/widget.h"

struct _ForconTwilightMuster {
  ForconPanel parent;

  /* Model */
  ForconTwilightGame *game;

  GtkWidget *box;
  GtkEditable *typed;
  GtkLabel *wrong;
  GtkWidget *rows;
  GtkLabel *worth;

  /* Those that the rows are of: a file that is opened brings its own, and these are gone then */
  const ForconTwilightRules *rules;

  /* Owned */
  ForconTwilightSide side;
};

G_DEFINE_FINAL_TYPE (ForconTwilightMuster, forcon_twilight_muster, FORCON_TYPE_PANEL)

/* A row was changed by hand. */
static void
on_row (ForconTwilightMuster *self, ForconTwilightMusterRow *row)
{
  ForconForce *force = forcon_twilight_game_draft_force (self->game, self->side);

  if (forcon_panel_is_filling (self) || force == NULL)
    return;
  forcon_twilight_muster_row_write (row, force);
  forcon_twilight_game_draft_changed (self->game);
}

/* Typed: taken when all of it is understood. */
static void
on_typed (ForconTwilightMuster *self)
{
  const ForconTwilightRules *rules = forcon_twilight_game_rules (self->game);
  ForconForce *force = forcon_twilight_game_draft_force (self->game, self->side);
  ForconForce typed = { 0 };
  g_autofree char *wrong = NULL;
  g_autofree char *text = NULL;

  if (forcon_panel_is_filling (self) || force == NULL)
    return;
  if (forcon_force_parse (rules, gtk_editable_get_text (self->typed), &typed, &wrong))
    {
      forcon_twilight_game_take_force (self->game, self->side, &typed);
      return;
    }
  /* Translators: of a list of units that was typed. */
  text
      = g_strdup_printf (_ ("“%s” can't be read. Enter units like this: 1 dreadnought, 2 cruiser2, 4 fighter."), wrong);
  gtk_label_set_label (self->wrong, text);
  gtk_widget_set_visible (GTK_WIDGET (self->wrong), TRUE);
}

/* What is being typed is not written over. */
static void
show_typed (ForconTwilightMuster *self, const ForconForce *force)
{
  g_autofree char *text = forcon_force_format (forcon_twilight_game_rules (self->game), force);
  GtkWidget *inner = GTK_WIDGET (gtk_editable_get_delegate (self->typed));

  gtk_widget_set_visible (GTK_WIDGET (self->wrong), FALSE);
  if (!gtk_widget_has_focus (inner) && g_strcmp0 (gtk_editable_get_text (self->typed), text) != 0)
    gtk_editable_set_text (self->typed, text);
}

/* A row for each type: units of grade I. */
static void
add_rows (ForconTwilightMuster *self, ForconUnitKind kind)
{
  for (guint i = 0; i < self->rules->n_units; i++)
    {
      GtkWidget *row;

      if (self->rules->units[i].kind != kind || self->rules->units[i].upgrade_of.value != 0)
        continue;
      row = forcon_twilight_muster_row_new (self->rules, (ForconUnitId){ (guint8) (i + 1) }, self->side);
      g_signal_connect_object (row, "changed", G_CALLBACK (on_row), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->rows), row);
    }
}

static void
make_rows (ForconTwilightMuster *self)
{
  const ForconTwilightRules *rules = forcon_twilight_game_rules (self->game);

  if (self->rules == rules)
    return;
  self->rules = rules;
  forcon_widget_clear (self->rows);
  add_rows (self, FORCON_UNIT_KIND_SHIP);
  add_rows (self, FORCON_UNIT_KIND_GROUND);
  add_rows (self, FORCON_UNIT_KIND_STRUCTURE);
}

static void
refresh (ForconPanel *panel)
{
  ForconTwilightMuster *self = FORCON_TWILIGHT_MUSTER (panel);
  ForconForce *force = forcon_twilight_game_draft_force (self->game, self->side);
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  g_autofree char *cost = NULL;
  g_autofree char *worth = NULL;

  if (force == NULL)
    return;
  make_rows (self);
  for (GtkWidget *child = gtk_widget_get_first_child (self->rows); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      ForconTwilightMusterRow *row = FORCON_TWILIGHT_MUSTER_ROW (child);

      forcon_twilight_muster_row_read (row, force);
      gtk_widget_set_visible (child, clash->place == FORCON_TWILIGHT_PLACE_SPACE
                                         || forcon_twilight_muster_row_kind (row) == FORCON_UNIT_KIND_GROUND);
    }
  show_typed (self, force);
  cost = forcon_twilight_cost_text (forcon_force_half_cost (force, self->rules));
  /* Translators: resources that the units of a side have cost. */
  worth = g_strdup_printf (_ ("Worth %s"), cost);
  gtk_label_set_label (self->worth, worth);
}

static void
add_typed (ForconTwilightMuster *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("For example 1 dreadnought, 2 cruiser, 4 fighter"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Units as a list"), -1);
  self->typed = GTK_EDITABLE (entry);
  self->wrong = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->wrong, TRUE);
  gtk_label_set_xalign (self->wrong, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->wrong), "forcon-refused");
  gtk_widget_set_visible (GTK_WIDGET (self->wrong), FALSE);
  gtk_box_append (GTK_BOX (self->box), entry);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->wrong));
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_typed), self, G_CONNECT_SWAPPED);
}

static void
attach (ForconPanel *panel)
{
  ForconTwilightMuster *self = FORCON_TWILIGHT_MUSTER (panel);

  add_typed (self);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_box_append (GTK_BOX (self->box), self->rows);
  self->worth = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->worth, 1);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->worth));
  forcon_panel_refresh (self);
}

GtkWidget *
forcon_twilight_muster_new (ForconTwilightGame *game, ForconTwilightSide side)
{
  ForconTwilightMuster *self = g_object_new (FORCON_TYPE_TWILIGHT_MUSTER, NULL);

  self->side = side;
  forcon_panel_set_model (self, game);
  return GTK_WIDGET (self);
}

static void
forcon_twilight_muster_class_init (ForconTwilightMusterClass *klass)
{
  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconTwilightMuster, game, FORCON_TYPE_TWILIGHT_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
}

static void
forcon_twilight_muster_init (ForconTwilightMuster *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
