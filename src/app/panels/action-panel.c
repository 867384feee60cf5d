/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-plan.h"
#include "app/clashes/clash-summary.h"
#include "engine/state/ship.h"
#include "base/text.h"

struct _ForconActionPanel {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  /* Template */
  GtkToggleButton *plan_tab;
  GtkToggleButton *turn_tab;
  GtkToggleButton *hand_tab;
  GtkStack *tabs;
  ForconPlanPanel *plan_panel;
  ForconOpeningsView *openings;
  GtkStack *pages;
  GtkLabel *message;
  ForconChoiceList *choices;
  ForconMovePanel *move_panel;
  ForconFirePanel *fire_panel;
  ForconTorpedoPanel *torpedo_panel;
  ForconEndPanel *end_panel;
  ForconClashSummary *summary;
  GtkWidget *hand_back;
  ForconHandPanel *hand_panel;

  /* The plan comes back when what was drawn up by hand is done. */
  gboolean plan_waits;
};

G_DEFINE_FINAL_TYPE (ForconActionPanel, forcon_action_panel, FORCON_TYPE_PANEL)

static gboolean
has_choices (ForconActionPanel *self)
{
  g_autoptr (GArray) choices = forcon_session_choices (self->session);

  return choices->len > 0;
}

static gboolean
was_fired_at (const ForconBattle *battle, ForconFormationId formation)
{
  for (guint i = 0; i < battle->shots->len; i++)
    if (FORCON_ID_EQUAL (forcon_battle_ship (battle, g_array_index (battle->shots, ForconShot, i).target)->formation,
                         formation))
      return TRUE;
  return FALSE;
}

/* Why a ship cannot fire, or fire back, in another side's fire step (F-FIRE-3). */
static char *
no_answer (ForconActionPanel *self, const ForconBattle *battle, ForconShipId id)
{
  const char *name = forcon_name (forcon_battle_card (battle, id)->name);
  ForconFormationId formation = forcon_battle_ship (battle, id)->formation;

  if (forcon_battle_ship (battle, id)->returned != 0)
    return g_strdup_printf (_ ("%s has fired back; none of its other weapons bears."), name);
  if (was_fired_at (battle, formation))
    return g_strdup_printf (_ ("%s can't fire back: none of its weapons bears."), name);
  return g_strdup_printf (_ ("%s can't act: it is not its turn, and it was not fired at."), name);
}

/* Why the selected ship, if any, has no turn in a step of somebody's turn; %NULL where it has. */
static char *
no_turn (ForconActionPanel *self, const ForconBattle *battle, ForconShipId id)
{
  const char *name = forcon_name (forcon_battle_card (battle, id)->name);

  if (!forcon_ship_in_action (battle, id))
    return g_strdup_printf (_ ("%s is out of action."), name);
  if (battle->step == FORCON_STEP_FIRE)
    return forcon_session_may_fire (self->session) ? NULL : no_answer (self, battle, id);
  if (forcon_battle_ship (battle, id)->side.value != battle->side.value)
    return g_strdup_printf (_ ("It's %s's turn."), forcon_name (forcon_battle_side (battle, battle->side)->name));
  if (battle->step == FORCON_STEP_MOVEMENT)
    return forcon_session_may_move (self->session) ? NULL : g_strdup_printf (_ ("%s has moved."), name);
  return battle->step == FORCON_STEP_END ? NULL : g_strdup (_ ("There is nothing to do in this step."));
}

/* Why there is nothing to do for the selected ship; %NULL where there is. */
static char *
nothing_to_do (ForconActionPanel *self, const ForconBattle *battle, ForconShipId id)
{
  if (!forcon_session_sees_all (self->session))
    return g_strdup (_ ("This is what the side knows. Switch back to Master to give commands."));
  if (battle->step == FORCON_STEP_SET_UP)
    return g_strdup (_ ("The ships are in place. Begin the battle when everyone is ready."));
  if (battle->step == FORCON_STEP_OVER)
    return g_strdup (_ ("The battle is over. The journal tells how it went."));
  if (battle->step == FORCON_STEP_TORPEDOES && (forcon_session_may_move_salvo (self->session) || has_choices (self)))
    return NULL;
  if (battle->step == FORCON_STEP_END && has_choices (self))
    return NULL;
  return FORCON_ID_IS_NONE (id) ? g_strdup (_ ("No ship is selected.")) : no_turn (self, battle, id);
}

static const char *
page_of (ForconStep step)
{
  switch ((gint) step)
    {
    case FORCON_STEP_MOVEMENT:
      return "move";
    case FORCON_STEP_FIRE:
      return "fire";
    case FORCON_STEP_TORPEDOES:
      return "torpedoes";
    default:
      return "end";
    }
}

/* At a clash that has a map: what it came to, and the way back to the map. Returns: whether it is over there */
static gboolean
show_summary (ForconActionPanel *self)
{
  ForconGame *game = forcon_session_game (self->session);
  g_autoptr (ForconReturnSummary) summary = NULL;

  if (forcon_session_has_own_file (self->session) || !forcon_session_sees_all (self->session)
      || forcon_session_step (self->session) != FORCON_STEP_OVER)
    return FALSE;
  summary = forcon_game_clash_summary (game, forcon_session_clash (self->session));
  forcon_clash_summary_show (self->summary, forcon_game_campaign (game), summary);
  /* What is back is not handed back again. */
  gtk_widget_set_visible (self->hand_back, forcon_session_commands (self->session));
  return TRUE;
}

static void
on_tab (ForconActionPanel *self)
{
  gboolean plan = gtk_toggle_button_get_active (self->plan_tab);

  self->plan_waits = FALSE;
  gtk_stack_set_visible_child_name (self->tabs, plan                                           ? "plan"
                                                : gtk_toggle_button_get_active (self->hand_tab) ? "hand"
                                                                                                : "turn");
  if (self->session != NULL)
    forcon_session_show_plan (self->session, plan);
}

void
forcon_action_panel_show_plan (ForconActionPanel *self, gboolean plan)
{
  g_return_if_fail (FORCON_IS_ACTION_PANEL (self));
  gtk_toggle_button_set_active (plan ? self->plan_tab : self->turn_tab, TRUE);
}

gboolean
forcon_action_panel_do_selected (ForconActionPanel *self, ForconDiceMode mode)
{
  g_return_val_if_fail (FORCON_IS_ACTION_PANEL (self), FALSE);
  return forcon_plan_panel_do_selected (self->plan_panel, mode);
}

/* Who draws something up by hand sees what one ship can do; the plan comes back when it is done or dropped. What a side
 * knows, and a battle that is over, have no plan. */
static void
follow_draft (ForconActionPanel *self)
{
  const ForconDraft *draft = forcon_session_draft (self->session);
  gboolean commands = forcon_session_commands (self->session);
  gboolean by_hand = draft->touched || draft->aimed || draft->launching || !commands
                     || forcon_session_step (self->session) == FORCON_STEP_OVER;

  if (!commands && gtk_toggle_button_get_active (self->hand_tab))
    forcon_action_panel_show_plan (self, FALSE);
  if (by_hand && gtk_toggle_button_get_active (self->plan_tab))
    {
      forcon_action_panel_show_plan (self, FALSE);
      self->plan_waits = TRUE;
    }
  else if (!by_hand && self->plan_waits)
    forcon_action_panel_show_plan (self, TRUE);
  forcon_session_show_plan (self->session, gtk_toggle_button_get_active (self->plan_tab));
}

static void
refresh (ForconPanel *panel)
{
  ForconActionPanel *self = FORCON_ACTION_PANEL (panel);
  const ForconBattle *battle = forcon_session_battle (self->session);
  g_autofree char *message = NULL;

  if (battle == NULL)
    return;
  gtk_widget_set_sensitive (GTK_WIDGET (self->hand_tab), forcon_session_commands (self->session));
  gtk_widget_set_sensitive (GTK_WIDGET (self->plan_tab), forcon_session_commands (self->session));
  follow_draft (self);
  if (show_summary (self))
    {
      gboolean before = g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "over") == 0;

      gtk_stack_set_visible_child_name (self->pages, "over");
      /* Enter, which fought the battle, also hands it back. */
      if (!before && gtk_widget_get_visible (self->hand_back))
        gtk_widget_grab_focus (self->hand_back);
      return;
    }
  message = nothing_to_do (self, battle, forcon_session_draft (self->session)->ship);
  if (message != NULL)
    gtk_label_set_label (self->message, message);
  gtk_stack_set_visible_child_name (self->pages, message != NULL ? "message" : page_of (battle->step));
}

void
forcon_action_panel_toggle_hand (ForconActionPanel *self)
{
  gboolean hand = gtk_toggle_button_get_active (self->hand_tab);

  g_return_if_fail (FORCON_IS_ACTION_PANEL (self));
  gtk_toggle_button_set_active (hand ? self->turn_tab : self->hand_tab, TRUE);
  if (!hand)
    gtk_widget_child_focus (GTK_WIDGET (self->hand_panel), GTK_DIR_TAB_FORWARD);
}

void
forcon_action_panel_focus_legs (ForconActionPanel *self)
{
  g_return_if_fail (FORCON_IS_ACTION_PANEL (self));
  forcon_move_panel_focus_legs (self->move_panel);
  forcon_torpedo_panel_focus_legs (self->torpedo_panel);
}

static void
forcon_action_panel_class_init (ForconActionPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconActionPanel, session, FORCON_TYPE_SESSION);
  /* Whether the session shows the plan follows from this: at once. */
  forcon_panel_class_connect (klass, "draft-changed", forcon_panel_refresh);
  g_type_ensure (FORCON_TYPE_CHOICE_LIST);
  g_type_ensure (FORCON_TYPE_CLASH_SUMMARY);
  g_type_ensure (FORCON_TYPE_HAND_PANEL);
  g_type_ensure (FORCON_TYPE_MOVE_PANEL);
  g_type_ensure (FORCON_TYPE_OPENINGS_VIEW);
  g_type_ensure (FORCON_TYPE_PLAN_PANEL);
  g_type_ensure (FORCON_TYPE_TORPEDO_PANEL);
  g_type_ensure (FORCON_TYPE_FIRE_PANEL);
  g_type_ensure (FORCON_TYPE_END_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/action-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, plan_tab);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, turn_tab);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, hand_tab);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, tabs);
  forcon_panel_class_bind_part (klass, ForconActionPanel, plan_panel);
  forcon_panel_class_bind_part (klass, ForconActionPanel, openings);
  forcon_panel_class_bind_part (klass, ForconActionPanel, choices);
  forcon_panel_class_bind_part (klass, ForconActionPanel, torpedo_panel);
  forcon_panel_class_bind_part (klass, ForconActionPanel, hand_panel);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, message);
  forcon_panel_class_bind_part (klass, ForconActionPanel, move_panel);
  forcon_panel_class_bind_part (klass, ForconActionPanel, fire_panel);
  forcon_panel_class_bind_part (klass, ForconActionPanel, end_panel);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, summary);
  gtk_widget_class_bind_template_child (widget_class, ForconActionPanel, hand_back);
  gtk_widget_class_bind_template_callback (widget_class, on_tab);
}

static void
forcon_action_panel_init (ForconActionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
