/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the master can do with the battle: one action each, for buttons, menu and keys alike. */
#include "app/table/table-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/actions.h"
#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-plan.h"
#include "app/session/session-play.h"
#include "app/widgets/toast.h"

static void
end_step (ForconTableWindow *self)
{
  ForconCommand command;

  if (forcon_session_step_command (self->session, &command))
    forcon_session_carry_out (self->session, &command);
}

/* Only to where something useful can be done; where nothing can, it says how to go on. */
static void
select_next (ForconTableWindow *self, gint direction)
{
  if (!forcon_session_select_next (self->session, direction))
    forcon_toast_say (GTK_WIDGET (self->toasts), _ ("Nothing useful is left in this step. Enter ends it."));
}

static void
next_ship (ForconTableWindow *self)
{
  select_next (self, 1);
}

static void
previous_ship (ForconTableWindow *self)
{
  select_next (self, -1);
}

static void
move (ForconTableWindow *self)
{
  ForconCommand command = forcon_session_may_move_salvo (self->session) ? forcon_session_salvo_command (self->session)
                                                                        : forcon_session_move_command (self->session);

  forcon_session_carry_out (self->session, &command);
}

/* Over the edge: never by Enter, nor by the button that moves. */
static void
leave_table (ForconTableWindow *self)
{
  ForconCommand command = forcon_session_move_command (self->session);

  forcon_session_carry_out (self->session, &command);
}

static void
launch (ForconTableWindow *self)
{
  ForconCommand command = forcon_session_launch_command (self->session);

  forcon_session_carry_out (self->session, &command);
}

static void
aim_torpedoes (ForconTableWindow *self)
{
  ForconSession *session = self->session;

  forcon_session_set_launching (session, !forcon_session_draft (session)->launching);
}

static void
fire (ForconTableWindow *self, ForconDiceMode mode)
{
  ForconCommand command = forcon_session_fire_command (self->session);

  forcon_session_do (self->session, &command, mode);
}

/* All that is proposed; where nothing useful is left, the step ends. */
static void
do_plan (ForconTableWindow *self)
{
  if (forcon_session_plan_count (self->session, FORCON_PLAN_ALL) > 0)
    forcon_session_plan_do (self->session, FORCON_PLAN_ALL, 0);
  else
    end_step (self);
}

/* What an admiral proposes is done whole, or it is said why not. */
static void
accept_proposal (ForconTableWindow *self)
{
  g_autofree char *why = forcon_session_accept (self->session);

  if (why != NULL)
    forcon_toast_say (GTK_WIDGET (self->toasts), why);
}

static void
decline_proposal (ForconTableWindow *self)
{
  forcon_session_decline (self->session);
}

static void
do_scope (ForconTableWindow *self, GVariant *parameter)
{
  forcon_session_plan_do (self->session, MIN (g_variant_get_uint32 (parameter), FORCON_PLAN_STEP), 0);
}

/* The selected line of the plan alone, if the plan is shown. Returns: whether it is */
static gboolean
do_line (ForconTableWindow *self, ForconDiceMode mode)
{
  if (!forcon_session_shows_plan (self->session))
    return FALSE;
  if (!forcon_action_panel_do_selected (self->action_panel, mode))
    forcon_toast_say (GTK_WIDGET (self->toasts), _ ("No line of the plan is selected."));
  return TRUE;
}

static void
roll (ForconTableWindow *self)
{
  if (do_line (self, FORCON_DICE_MODE_ROLL))
    return;
  if (forcon_session_draft (self->session)->launching)
    launch (self);
  else
    fire (self, FORCON_DICE_MODE_ROLL);
}

/* The same, with a look at the result before it is applied. */
static void
roll_and_check (ForconTableWindow *self)
{
  ForconSession *session = self->session;
  gboolean checks = forcon_session_checks (session);

  forcon_session_set_checks (session, TRUE);
  roll (self);
  forcon_session_set_checks (session, checks);
}

static void
type_dice (ForconTableWindow *self)
{
  if (!do_line (self, FORCON_DICE_MODE_TYPE))
    fire (self, FORCON_DICE_MODE_TYPE);
}

/* All formations that are chosen together go the way that is drawn up for one of them. */
static void
move_group (ForconTableWindow *self)
{
  ForconCommand command = forcon_session_move_command (self->session);

  forcon_session_group_move (self->session, &command.move.legs);
}

/* Enter: does what is drawn up, as the button does. */
static void
do_it (ForconTableWindow *self)
{
  const ForconDraft *draft = forcon_session_draft (self->session);

  if (forcon_session_step (self->session) == FORCON_STEP_OVER)
    g_action_group_activate_action (G_ACTION_GROUP (self), "hand-back", NULL);
  else if (forcon_session_shows_plan (self->session))
    do_plan (self);
  else if (forcon_session_withdraws (self->session).n > 0)
    forcon_toast_say (GTK_WIDGET (self->toasts),
                      _ ("This move leaves the table. If that is meant, press Leave the Table."));
  else if (!draft->touched && !draft->aimed && !draft->launching
           && forcon_session_step (self->session) != FORCON_STEP_SET_UP && !forcon_session_has_useful (self->session))
    end_step (self);
  else if (draft->touched && forcon_session_may_move (self->session) && forcon_session_group (self->session)->len > 1
           && forcon_session_is_grouped (self->session, draft->ship))
    move_group (self);
  else if (forcon_session_may_move_salvo (self->session) || forcon_session_may_move (self->session))
    move (self);
  else if (draft->launching)
    launch (self);
  else if (!forcon_session_may_fire (self->session))
    return;
  else if (FORCON_ID_IS_NONE (draft->target) && FORCON_ID_IS_NONE (draft->target_salvo))
    forcon_toast_say (GTK_WIDGET (self->toasts),
                      _ ("No target selected. Click one on the table, or choose it in the list."));
  else
    {
      ForconCommand command = forcon_session_fire_command (self->session);

      forcon_session_carry_out (self->session, &command);
    }
}

static void
group (ForconTableWindow *self)
{
  forcon_session_group_toggle (self->session, forcon_session_draft (self->session)->ship);
}

static void
group_side (ForconTableWindow *self)
{
  forcon_session_group_side (self->session);
}

static void
cancel (ForconTableWindow *self)
{
  forcon_session_group_clear (self->session);
  forcon_session_drop (self->session);
  gtk_widget_grab_focus (GTK_WIDGET (self->table_view));
}

static void
order (ForconTableWindow *self, GVariant *parameter)
{
  ForconOrder which;
  ForconCommand command;

  if (!forcon_order_from_word (g_variant_get_string (parameter, NULL), &which))
    return;
  command = forcon_command_order (forcon_session_draft (self->session)->ship, which);
  forcon_session_carry_out (self->session, &command);
}

static void
return_fire (ForconTableWindow *self, GVariant *parameter)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId ship, target;

  g_variant_get (parameter, "(qq)", &ship.value, &target.value);
  if (battle == NULL || MAX (ship.value, target.value) > battle->n_ships)
    return;
  forcon_session_select (self->session, ship);
  forcon_session_set_target (self->session, target);
}

/* The way that the plan has for the ship is the one that is typed over. */
static void
focus_move (ForconTableWindow *self)
{
  const ForconDraft *draft = forcon_session_draft (self->session);
  const ForconLegs *way = forcon_session_shows_plan (self->session) && !draft->touched
                              ? forcon_session_plan_way (self->session, draft->ship)
                              : NULL;

  ForconLegs legs = { 0 };
  gboolean planned = way != NULL;

  if (planned)
    legs = *way;
  forcon_action_panel_show_plan (self->action_panel, FALSE);
  if (planned)
    forcon_session_set_legs (self->session, &legs);
  forcon_action_panel_focus_legs (self->action_panel);
}

static void
focus_fire (ForconTableWindow *self)
{
  forcon_action_panel_show_plan (self->action_panel, FALSE);
  forcon_ship_card_focus_weapons (self->ship_card);
}

static void
zoom_in (ForconTableWindow *self)
{
  forcon_canvas_zoom (self->table_view, FORCON_CANVAS_ZOOM_STEP);
}

static void
zoom_out (ForconTableWindow *self)
{
  forcon_canvas_zoom (self->table_view, 1 / FORCON_CANVAS_ZOOM_STEP);
}

static void
zoom_fit (ForconTableWindow *self)
{
  forcon_canvas_fit (self->table_view);
}

static void
on_ending_chosen (ForconTableWindow *self, const char *response)
{
  ForconCommand command = { .kind = FORCON_COMMAND_END_BATTLE };

  if (forcon_ending_from_word (response, &command.end_battle.ending))
    forcon_session_carry_out (self->session, &command);
}

static void
end_battle (ForconTableWindow *self)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("End the Battle?"), _ ("This can be undone."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"),
                                    forcon_ending_to_word (FORCON_ENDING_AGREED), _ ("All Sides _Agree"),
                                    forcon_ending_to_word (FORCON_ENDING_MASTER), _ ("The _Master Ends It"), NULL);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_ending_chosen), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* From what one ship can do to the plan of the step, and back. */
static void
toggle_plan (ForconTableWindow *self)
{
  gboolean plan = !forcon_session_shows_plan (self->session);

  if (plan)
    forcon_session_drop (self->session);
  forcon_action_panel_show_plan (self->action_panel, plan);
}

static void
toggle_hand (ForconTableWindow *self)
{
  forcon_action_panel_toggle_hand (self->action_panel);
}

/* People throw real dice: then every roll is asked for. */
static void
change_real_dice (ForconTableWindow *self, GVariant *state, GSimpleAction *action)
{
  g_simple_action_set_state (action, state);
  forcon_session_set_dice_mode (self->session,
                                g_variant_get_boolean (state) ? FORCON_DICE_MODE_TYPE : FORCON_DICE_MODE_ROLL);
}

static void
change_check_first (ForconTableWindow *self, GVariant *state, GSimpleAction *action)
{
  g_simple_action_set_state (action, state);
  forcon_session_set_checks (self->session, g_variant_get_boolean (state));
}

/* What only calls the session. */
static const ForconAction session_actions[] = {
  { .name = "undo", .activate = G_CALLBACK (forcon_session_undo) },
  { .name = "redo", .activate = G_CALLBACK (forcon_session_redo) },
  { .name = "rewind", .activate = G_CALLBACK (forcon_session_rewind) },
};

static const ForconAction actions[] = {
  { .name = "end-step", .activate = G_CALLBACK (end_step) },
  { .name = "next-ship", .activate = G_CALLBACK (next_ship) },
  { .name = "previous-ship", .activate = G_CALLBACK (previous_ship) },
  { .name = "move", .activate = G_CALLBACK (move) },
  { .name = "leave-table", .activate = G_CALLBACK (leave_table) },
  { .name = "roll", .activate = G_CALLBACK (roll) },
  { .name = "type-dice", .activate = G_CALLBACK (type_dice) },
  { .name = "do", .activate = G_CALLBACK (do_it) },
  { .name = "do-plan", .activate = G_CALLBACK (do_plan) },
  { .name = "accept-proposal", .activate = G_CALLBACK (accept_proposal) },
  { .name = "decline-proposal", .activate = G_CALLBACK (decline_proposal) },
  { .name = "do-scope", .activate = G_CALLBACK (do_scope), .parameter = "u" },
  { .name = "plan", .activate = G_CALLBACK (toggle_plan) },
  { .name = "group", .activate = G_CALLBACK (group) },
  { .name = "group-side", .activate = G_CALLBACK (group_side) },
  { .name = "cancel", .activate = G_CALLBACK (cancel) },
  { .name = "order", .activate = G_CALLBACK (order), .parameter = "s" },
  { .name = "return-fire", .activate = G_CALLBACK (return_fire), .parameter = "(qq)" },
  { .name = "focus-move", .activate = G_CALLBACK (focus_move) },
  { .name = "focus-fire", .activate = G_CALLBACK (focus_fire) },
  { .name = "zoom-in", .activate = G_CALLBACK (zoom_in) },
  { .name = "zoom-out", .activate = G_CALLBACK (zoom_out) },
  { .name = "zoom-fit", .activate = G_CALLBACK (zoom_fit) },
  { .name = "end-battle", .activate = G_CALLBACK (end_battle) },
  { .name = "launch", .activate = G_CALLBACK (launch) },
  { .name = "aim-torpedoes", .activate = G_CALLBACK (aim_torpedoes) },
  { .name = "roll-and-check", .activate = G_CALLBACK (roll_and_check) },
  { .name = "hand", .activate = G_CALLBACK (toggle_hand) },
  { .name = "real-dice", .state = "false", .change_state = G_CALLBACK (change_real_dice) },
  { .name = "check-first", .state = "false", .change_state = G_CALLBACK (change_check_first) },
};

void
forcon_table_window_add_actions (ForconTableWindow *self)
{
  forcon_actions_add (self, session_actions, G_N_ELEMENTS (session_actions), self->session);
  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
}

void
forcon_table_window_bind_keys (GtkWidgetClass *widget_class)
{
  static const ForconKey keys[] = {
    { GDK_KEY_n, 0, "win.next-ship" },
    { GDK_KEY_p, 0, "win.previous-ship" },
    { GDK_KEY_m, 0, "win.focus-move" },
    { GDK_KEY_f, 0, "win.focus-fire" },
    { GDK_KEY_e, 0, "win.end-step" },
    { GDK_KEY_r, 0, "win.roll" },
    { GDK_KEY_t, 0, "win.type-dice" },
    { GDK_KEY_Escape, 0, "win.cancel" },
    { GDK_KEY_l, 0, "win.aim-torpedoes" },
    { GDK_KEY_h, 0, "win.hand" },
    { GDK_KEY_y, 0, "win.accept-proposal" },
    { GDK_KEY_y, GDK_SHIFT_MASK, "win.decline-proposal" },
    { GDK_KEY_g, 0, "win.plan" },
    { GDK_KEY_g, GDK_CONTROL_MASK, "win.group" },
    { GDK_KEY_a, GDK_CONTROL_MASK, "win.group-side" },
    { GDK_KEY_F9, 0, "win.show-lists" },
    { GDK_KEY_F9, GDK_SHIFT_MASK, "win.show-panel" },
    { GDK_KEY_v, 0, "win.next-viewer" },
    { GDK_KEY_o, 0, "win.map" },
    { GDK_KEY_w, 0, "win.what-if" },
    { GDK_KEY_x, 0, "win.explain-last" },
    { GDK_KEY_r, GDK_SHIFT_MASK, "win.roll-and-check" },
  };

  forcon_actions_bind_keys (widget_class, keys, G_N_ELEMENTS (keys));
}

static gboolean
allowed (ForconTableWindow *self, ForconCommand command)
{
  ForconVerdict verdict = forcon_session_try (self->session, &command);

  return forcon_verdict_allows (&verdict);
}

/* Whether the ship may be given any of the orders of this step. */
static gboolean
may_order (ForconTableWindow *self, ForconShipId ship)
{
  static const ForconOrder fire_orders[] = { FORCON_ORDER_LOCK_ON, FORCON_ORDER_BRACE, FORCON_ORDER_PREPARE_TO_LAUNCH };

  if (FORCON_ID_IS_NONE (ship))
    return FALSE;
  if (forcon_session_step (self->session) == FORCON_STEP_MOVEMENT)
    return forcon_session_may_move (self->session)
           && allowed (self, forcon_command_order (ship, FORCON_ORDER_FULL_AHEAD));
  for (guint i = 0; i < G_N_ELEMENTS (fire_orders); i++)
    if (allowed (self, forcon_command_order (ship, fire_orders[i])))
      return TRUE;
  return FALSE;
}

static gboolean
may_roll (ForconTableWindow *self, const ForconDraft *draft)
{
  if (draft->launching)
    return forcon_session_may_launch (self->session) && allowed (self, forcon_session_launch_command (self->session));
  return forcon_session_may_fire (self->session)
         && (!FORCON_ID_IS_NONE (draft->target) || !FORCON_ID_IS_NONE (draft->target_salvo))
         && allowed (self, forcon_session_fire_command (self->session));
}

static gboolean
may_move (ForconTableWindow *self)
{
  if (forcon_session_may_move_salvo (self->session))
    return allowed (self, forcon_session_salvo_command (self->session));
  return forcon_session_may_move (self->session) && allowed (self, forcon_session_move_command (self->session));
}

void
forcon_table_window_update_actions (ForconTableWindow *self)
{
  ForconJournal *journal = forcon_session_journal (self->session);
  const ForconDraft *draft = forcon_session_draft (self->session);
  gboolean open = journal != NULL;
  gboolean master = forcon_session_commands (self->session);
  gboolean sees_all = forcon_session_sees_all (self->session);
  gboolean on = master && forcon_session_step (self->session) != FORCON_STEP_OVER;
  gboolean plan = forcon_session_shows_plan (self->session);
  gboolean rolls = master && !plan && may_roll (self, draft);
  gboolean moves = master && may_move (self);
  gboolean leaves = forcon_session_withdraws (self->session).n > 0;

  forcon_actions_enable (self, "end-step", on);
  forcon_actions_enable (self, "end-battle", on);
  forcon_actions_enable (self, "move", moves && !leaves);
  forcon_actions_enable (self, "leave-table", moves && leaves);
  forcon_actions_enable (self, "order", on && may_order (self, draft->ship));
  forcon_actions_enable (self, "do-plan", on);
  forcon_actions_enable (self, "accept-proposal", forcon_session_suggestion (self->session) != NULL);
  forcon_actions_enable (self, "decline-proposal", forcon_session_suggestion (self->session) != NULL);
  forcon_actions_enable (self, "do-scope", on);
  forcon_actions_enable (self, "plan", on);
  forcon_actions_enable (self, "group", on && forcon_session_step (self->session) == FORCON_STEP_MOVEMENT);
  forcon_actions_enable (self, "group-side", on && forcon_session_step (self->session) == FORCON_STEP_MOVEMENT);
  forcon_actions_enable (self, "roll", rolls || (on && plan));
  forcon_actions_enable (self, "roll-and-check", (rolls && !draft->launching) || (on && plan));
  forcon_actions_enable (self, "type-dice", (rolls && !draft->launching) || (on && plan));
  forcon_actions_enable (self, "launch", rolls && draft->launching);
  forcon_actions_enable (self, "aim-torpedoes",
                         master && (draft->launching || forcon_session_may_launch (self->session)));
  forcon_actions_enable (self, "hand", master);
  forcon_actions_enable (self, "captain", on && forcon_session_step (self->session) != FORCON_STEP_SET_UP);
  forcon_actions_enable (self, "captains", on);
  forcon_actions_enable (self, "what-if", master);
  forcon_actions_enable (self, "explain", sees_all);
  forcon_actions_enable (self, "explain-last", sees_all && forcon_journal_position (journal) > 0);
  forcon_actions_enable (self, "next-viewer", open);
  forcon_actions_enable (self, "master-view", open && !sees_all);
  forcon_actions_enable (self, "next-ship", open);
  forcon_actions_enable (self, "previous-ship", open);
}
