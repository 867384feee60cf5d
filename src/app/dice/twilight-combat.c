/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-combat.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-fleet.h"
#include "app/dice/twilight-log.h"
#include "app/dice/twilight-step-panel.h"

/* px */
#define FLEET_WIDTH 300
#define STEP_WIDTH 520
#define LOG_HEIGHT 170

struct _ForconTwilightCombat {
  ForconPanel parent;

  GtkWidget *paned;
  GtkWidget *step;
};

G_DEFINE_FINAL_TYPE (ForconTwilightCombat, forcon_twilight_combat, FORCON_TYPE_PANEL)

static GtkWidget *
make_fleet (ForconTwilightGame *game, ForconTwilightSide side)
{
  GtkWidget *fleet = forcon_twilight_fleet_new (game, side);

  gtk_widget_set_size_request (fleet, FLEET_WIDTH, -1);
  gtk_widget_set_hexpand (fleet, TRUE);
  return fleet;
}

GtkWidget *
forcon_twilight_combat_new (ForconTwilightGame *game)
{
  ForconTwilightCombat *self = g_object_new (FORCON_TYPE_TWILIGHT_COMBAT, NULL);
  GtkWidget *table = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *log = forcon_twilight_log_new (game);

  self->step = forcon_twilight_step_panel_new (game);
  gtk_widget_add_css_class (table, "forcon-fleet-dice");
  gtk_box_append (GTK_BOX (table), make_fleet (game, FORCON_TWILIGHT_SIDE_ATTACKER));
  adw_clamp_set_child (ADW_CLAMP (clamp), self->step);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), STEP_WIDTH);
  gtk_widget_set_hexpand (clamp, TRUE);
  gtk_box_append (GTK_BOX (table), clamp);
  gtk_box_append (GTK_BOX (table), make_fleet (game, FORCON_TWILIGHT_SIDE_DEFENDER));
  gtk_widget_set_size_request (log, -1, LOG_HEIGHT);
  gtk_paned_set_start_child (GTK_PANED (self->paned), table);
  gtk_paned_set_end_child (GTK_PANED (self->paned), log);
  return GTK_WIDGET (self);
}

/* A digit that is typed where no field has the keyboard is a face of a die. */
static gboolean
type_digit (GtkWidget *widget, GVariant *digit, gpointer data)
{
  return forcon_twilight_step_panel_type (FORCON_TWILIGHT_STEP_PANEL (FORCON_TWILIGHT_COMBAT (widget)->step),
                                      g_variant_get_string (digit, NULL));
}

static void
bind_digits (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i <= 9; i++)
    {
      const char digit[] = { (char) ('0' + i), '\0' };

      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + i, 0, type_digit, "s", digit);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + i, 0, type_digit, "s", digit);
    }
}

static gboolean
forcon_twilight_combat_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FORCON_TWILIGHT_COMBAT (widget)->step);
}

static void
forcon_twilight_combat_class_init (ForconTwilightCombatClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = forcon_twilight_combat_grab_focus;
  bind_digits (GTK_WIDGET_CLASS (klass));
}

static void
forcon_twilight_combat_init (ForconTwilightCombat *self)
{
  self->paned = gtk_paned_new (GTK_ORIENTATION_VERTICAL);
  gtk_paned_set_resize_end_child (GTK_PANED (self->paned), FALSE);
  gtk_paned_set_shrink_start_child (GTK_PANED (self->paned), FALSE);
  gtk_paned_set_shrink_end_child (GTK_PANED (self->paned), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->paned), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Fleets, and what happened"), -1);
  adw_bin_set_child (ADW_BIN (self), self->paned);
}
