/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-repair-panel.h"

#include <glib/gi18n-lib.h>

#include "forcon-labels.h"
#include "forcon-look.h"
#include "forcon-sentences.h"
#include "forcon-text.h"

struct _ForconRepairPanel {
  GtkWidget parent;

  /* Template */
  GtkLabel *heading;
  GtkBox *repairs;

  /* Owned */
  ForconSession *session;
};

G_DEFINE_FINAL_TYPE (ForconRepairPanel, forcon_repair_panel, GTK_TYPE_WIDGET)

static char *
label_of (const ForconCommand *command)
{
  if (command->repair_hit)
    return g_strdup (_ ("A lost hit"));
  return forcon_look_capitalise (forcon_label_critical_effect (command->effect));
}

/* A line: what is broken, and *Try*, or why not. */
static GtkWidget *
row_new (ForconRepairPanel *self, const ForconCommand *command)
{
  ForconVerdict verdict = forcon_session_try (self->session, command);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *button = gtk_button_new_with_label (_ ("Try"));
  g_autofree char *text = label_of (command);
  g_autofree char *name = g_strdup_printf (_ ("Try to repair: %s"), text);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.repair");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    command->repair_hit ? "hit" : forcon_critical_effect_to_word (command->effect));
  if (!forcon_verdict_allows (&verdict))
    {
      g_autofree char *why = forcon_sentence_of_verdict (forcon_session_battle (self->session),
                                                         forcon_session_rules (self->session), &verdict);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
      gtk_widget_set_sensitive (button, FALSE);
      gtk_widget_set_tooltip_text (row, why);
    }
  return row;
}

static void
refresh (ForconRepairPanel *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId ship = forcon_session_draft (self->session)->ship;
  g_autoptr (GArray) repairs = NULL;
  g_autofree char *text = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->repairs))) != NULL)
    gtk_box_remove (self->repairs, child);
  if (battle == NULL || battle->step != FORCON_STEP_END || FORCON_ID_IS_NONE (ship))
    return;
  repairs = forcon_session_repairs (self->session, ship);
  text = g_strdup_printf (repairs->len == 0 ? _ ("%s has nothing to repair.") : _ ("Damage control of %s:"),
                          forcon_name (forcon_battle_card (battle, ship)->name));
  gtk_label_set_label (self->heading, text);
  for (guint i = 0; i < repairs->len; i++)
    gtk_box_append (self->repairs, row_new (self, &g_array_index (repairs, ForconCommand, i)));
}

/**
 * forcon_repair_panel_set_session:
 * @self: a panel
 * @session: the session; once
 */
void
forcon_repair_panel_set_session (ForconRepairPanel *self, ForconSession *session)
{
  g_return_if_fail (FORCON_IS_REPAIR_PANEL (self) && self->session == NULL);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "draft-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}

static void
forcon_repair_panel_dispose (GObject *object)
{
  ForconRepairPanel *self = FORCON_REPAIR_PANEL (object);

  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (forcon_repair_panel_parent_class)->dispose (object);
}

static void
forcon_repair_panel_class_init (ForconRepairPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_repair_panel_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-repair-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconRepairPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, ForconRepairPanel, repairs);
}

static void
forcon_repair_panel_init (ForconRepairPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
