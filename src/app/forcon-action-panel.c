/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-action-panel.h"

#include <glib/gi18n-lib.h>

#include "forcon-fire-panel.h"
#include "forcon-move-panel.h"
#include "forcon-repair-panel.h"
#include "forcon-ship.h"
#include "forcon-text.h"

struct _ForconActionPanel {
  GtkWidget parent;

  /* Template */
  GtkStack *pages;
  GtkLabel *message;
  ForconMovePanel *move_panel;
  ForconFirePanel *fire_panel;
  ForconRepairPanel *repair_panel;

  /* Owned */
  ForconSession *session;
};

G_DEFINE_FINAL_TYPE (ForconActionPanel, forcon_action_panel, GTK_TYPE_WIDGET)

/* Why there is nothing to do for the selected ship; %NULL where there is. */
static char *
nothing_to_do (ForconActionPanel *self, const ForconBattle *battle, ForconShipId id)
{
  const char *name = FORCON_ID_IS_NONE (id) ? "" : forcon_name (forcon_battle_card (battle, id)->name);
  const ForconSide *turn = FORCON_ID_IS_NONE (battle->side) ? NULL : forcon_battle_side (battle, battle->side);

  if (battle->step == FORCON_STEP_SET_UP)
    return g_strdup (_ ("The ships are in place. Begin the battle when everyone is ready."));
  if (battle->step == FORCON_STEP_OVER)
    return g_strdup (_ ("The battle is over. The journal tells how it went."));
  if (FORCON_ID_IS_NONE (id))
    return g_strdup (_ ("No ship is selected."));
  if (!forcon_ship_in_action (battle, id))
    return g_strdup_printf (_ ("%s is out of action."), name);
  if (battle->step == FORCON_STEP_FIRE)
    return forcon_session_may_fire (self->session)
               ? NULL
               : g_strdup_printf (_ ("%s was not fired at and has no turn."), name);
  if (forcon_battle_ship (battle, id)->side.value != battle->side.value)
    return g_strdup_printf (_ ("It is the turn of: %s."), forcon_name (turn->name));
  if (battle->step == FORCON_STEP_MOVEMENT)
    return forcon_session_may_move (self->session) ? NULL : g_strdup_printf (_ ("%s has moved."), name);
  return battle->step == FORCON_STEP_END ? NULL : g_strdup (_ ("There is nothing to do in this step."));
}

static void
refresh (ForconActionPanel *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  g_autofree char *message = NULL;

  if (battle == NULL)
    return;
  message = nothing_to_do (self, battle, forcon_session_draft (self->session)->ship);
  if (message != NULL)
    gtk_label_set_label (self->message, message);
  gtk_stack_set_visible_child_name (self->pages, message != NULL                         ? "message"
                                                 : battle->step == FORCON_STEP_MOVEMENT ? "move"
                                                 : battle->step == FORCON_STEP_FIRE     ? "fire"
                                                                                        : "repair");
}

/**
 * forcon_action_panel_set_session:
 * @self: a panel
 * @session: the session; once
 */
void
forcon_action_panel_set_session (ForconActionPanel *self, ForconSession *session)
{
  g_return_if_fail (FORCON_IS_ACTION_PANEL (self) && self->session == NULL);
  self->session = g_object_ref (session);
  forcon_move_panel_set_session (self->move_panel, session);
  forcon_fire_panel_set_session (self->fire_panel, session);
  forcon_repair_panel_set_session (self->repair_panel, session);
  g_signal_connect_object (session, "draft-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}

/* Puts the focus into the first leg of the move, if there is one to make. */
void
forcon_action_panel_focus_legs (ForconActionPanel *self)
{
  g_return_if_fail (FORCON_IS_ACTION_PANEL (self));
  forcon_move_panel_focus_legs (self->move_panel);
}

static void
forcon_action_panel_dispose (GObject *object)
{
  ForconActionPanel *self = FORCON_ACTION_PANEL (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (forcon_action_panel_parent_class)->dispose (object);
}

static void
forcon_action_panel_class_init (ForconActionPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_action_panel_dispose;
  g_type_ensure (FORCON_TYPE_MOVE_PANEL);
  g_type_ensure (FORCON_TYPE_FIRE_PANEL);
  g_type_ensure (FORCON_TYPE_REPAIR_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-action-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, message);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, move_panel);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, fire_panel);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, repair_panel);
}

static void
forcon_action_panel_init (ForconActionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
