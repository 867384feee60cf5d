/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "app/widgets/panel.h"

/* The panels beside the table, parts of ForconActionPanel; the model of each is a session. */

G_BEGIN_DECLS

/* What the selected ship can do in this step of the turn. */
#define FORCON_TYPE_ACTION_PANEL (forcon_action_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconActionPanel, forcon_action_panel, FORCON, ACTION_PANEL, ForconPanel)

/**
 * forcon_action_panel_toggle_hand:
 * @self: a panel
 *
 * Goes to the master's hand, or back to the turn.
 */
void forcon_action_panel_toggle_hand (ForconActionPanel *self);

/**
 * forcon_action_panel_show_plan:
 * @self: the panel
 * @plan: whether to show the plan of the step, or else what one ship can do
 */
void forcon_action_panel_show_plan (ForconActionPanel *self, gboolean plan);

/* As forcon_plan_panel_do_selected(). */
gboolean forcon_action_panel_do_selected (ForconActionPanel *self, ForconDiceMode mode);

/* Puts the focus into the first leg of the ship's or the salvo's move, if there is one to make. */
void forcon_action_panel_focus_legs (ForconActionPanel *self);

/* What the selected ship may do in this step with a single press. */
#define FORCON_TYPE_CHOICE_LIST (forcon_choice_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconChoiceList, forcon_choice_list, FORCON, CHOICE_LIST, ForconPanel)

/* What the selected ship may do at the end of the turn: damage control above all. */
#define FORCON_TYPE_END_PANEL (forcon_end_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconEndPanel, forcon_end_panel, FORCON, END_PANEL, ForconPanel)

/* Target and odds of the shot that is drawn up. */
#define FORCON_TYPE_FIRE_PANEL (forcon_fire_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconFirePanel, forcon_fire_panel, FORCON, FIRE_PANEL, ForconPanel)

/* Forms a formation of ships of the one that the selected ship belongs to. */
#define FORCON_TYPE_FORMATION_BUTTON (forcon_formation_button_get_type ())
G_DECLARE_FINAL_TYPE (ForconFormationButton, forcon_formation_button, FORCON, FORMATION_BUTTON, ForconPanel)

/* The master's hand: sets, places, creates and removes whatever is chosen, with a reason. */
#define FORCON_TYPE_HAND_PANEL (forcon_hand_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconHandPanel, forcon_hand_panel, FORCON, HAND_PANEL, ForconPanel)

/* Drawing up a launch of torpedoes. */
#define FORCON_TYPE_LAUNCH_PANEL (forcon_launch_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconLaunchPanel, forcon_launch_panel, FORCON, LAUNCH_PANEL, ForconPanel)

/* The legs of the move that is drawn up, as numbers to be typed: "ahead, turn, ahead". */
#define FORCON_TYPE_LEG_FIELDS (forcon_leg_fields_get_type ())
G_DECLARE_FINAL_TYPE (ForconLegFields, forcon_leg_fields, FORCON, LEG_FIELDS, ForconPanel)

/* Makes room for another turn. */
void forcon_leg_fields_add_leg (ForconLegFields *self);

/* Puts the focus into the first leg. */
void forcon_leg_fields_focus (ForconLegFields *self);

/* The selected ship's orders and the legs of its move, with what the rules say of it. */
#define FORCON_TYPE_MOVE_PANEL (forcon_move_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconMovePanel, forcon_move_panel, FORCON, MOVE_PANEL, ForconPanel)

/* Puts the focus into the first leg, if a move can be made. */
void forcon_move_panel_focus_legs (ForconMovePanel *self);

/* What is still open in this step, and to whom. */
#define FORCON_TYPE_OPENINGS_VIEW (forcon_openings_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconOpeningsView, forcon_openings_view, FORCON, OPENINGS_VIEW, ForconPanel)

/* What captains propose for the step, to be changed and carried out. */
#define FORCON_TYPE_PLAN_PANEL (forcon_plan_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconPlanPanel, forcon_plan_panel, FORCON, PLAN_PANEL, ForconPanel)

/**
 * forcon_plan_panel_do_selected:
 * @self: the panel
 * @mode: where its dice come from
 *
 * Carries out the selected line alone.
 *
 * Returns: whether one is selected
 */
gboolean forcon_plan_panel_do_selected (ForconPlanPanel *self, ForconDiceMode mode);

/* Moving salvos, and what else there is to do in the torpedo step. */
#define FORCON_TYPE_TORPEDO_PANEL (forcon_torpedo_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconTorpedoPanel, forcon_torpedo_panel, FORCON, TORPEDO_PANEL, ForconPanel)

/* Puts the focus into the first leg of the salvo's way, if there is one to move. */
void forcon_torpedo_panel_focus_legs (ForconTorpedoPanel *self);

G_END_DECLS
