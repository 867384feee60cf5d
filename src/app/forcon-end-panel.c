/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-end-panel.h"

#include <glib/gi18n-lib.h>

#include "forcon-choice-list.h"
#include "forcon-text.h"

struct _ForconEndPanel {
  GtkWidget parent;

  /* Template */
  GtkLabel *heading;
  ForconChoiceList *choices;

  /* Owned */
  ForconSession *session;
};

G_DEFINE_FINAL_TYPE (ForconEndPanel, forcon_end_panel, GTK_TYPE_WIDGET)

static void
refresh (ForconEndPanel *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId ship = forcon_session_draft (self->session)->ship;
  g_autoptr (GArray) choices = NULL;
  g_autofree char *text = NULL;

  if (battle == NULL || battle->step != FORCON_STEP_END || FORCON_ID_IS_NONE (ship))
    return;
  choices = forcon_session_choices (self->session);
  text = g_strdup_printf (choices->len == 0 ? _ ("%s has nothing to repair.") : _ ("At the end of the turn %s may:"),
                          forcon_name (forcon_battle_card (battle, ship)->name));
  gtk_label_set_label (self->heading, text);
}

/**
 * forcon_end_panel_set_session:
 * @self: a panel
 * @session: the session; once
 */
void
forcon_end_panel_set_session (ForconEndPanel *self, ForconSession *session)
{
  g_return_if_fail (FORCON_IS_END_PANEL (self) && self->session == NULL);
  self->session = g_object_ref (session);
  forcon_choice_list_set_session (self->choices, session);
  g_signal_connect_object (session, "draft-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}

static void
forcon_end_panel_dispose (GObject *object)
{
  ForconEndPanel *self = FORCON_END_PANEL (object);

  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (forcon_end_panel_parent_class)->dispose (object);
}

static void
forcon_end_panel_class_init (ForconEndPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_end_panel_dispose;
  g_type_ensure (FORCON_TYPE_CHOICE_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-end-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconEndPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, ForconEndPanel, choices);
}

static void
forcon_end_panel_init (ForconEndPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
