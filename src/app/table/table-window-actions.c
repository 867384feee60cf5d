/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the master can do with the battle: one action each, for buttons, menu and keys alike. */
#include "app/table/table-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-play.h"
#include "app/widgets/toast.h"

/* A step of zooming by key. */
#define ZOOM_STEP 1.25

static ForconTableWindow *
window_of (gpointer data)
{
  return FORCON_TABLE_WINDOW (data);
}

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_session_undo (window_of (data)->session);
}

static void
redo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_session_redo (window_of (data)->session);
}

static void
to_the_start (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_session_rewind (window_of (data)->session);
}

static void
end_step (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTableWindow *self = window_of (data);
  ForconCommand command;

  if (forcon_session_step_command (self->session, &command))
    forcon_session_carry_out (self->session, &command);
}

static void
next_ship (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_session_select_next (window_of (data)->session, 1);
}

static void
previous_ship (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_session_select_next (window_of (data)->session, -1);
}

static void
move (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTableWindow *self = window_of (data);
  ForconCommand command = forcon_session_may_move_salvo (self->session) ? forcon_session_salvo_command (self->session)
                                                                         : forcon_session_move_command (self->session);

  forcon_session_carry_out (self->session, &command);
}

/* Over the edge: never by Enter, nor by the button that moves. */
static void
leave_table (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTableWindow *self = window_of (data);
  ForconCommand command = forcon_session_move_command (self->session);

  forcon_session_carry_out (self->session, &command);
}

static void
launch (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTableWindow *self = window_of (data);
  ForconCommand command = forcon_session_launch_command (self->session);

  forcon_session_carry_out (self->session, &command);
}

static void
aim_torpedoes (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconSession *session = window_of (data)->session;

  forcon_session_set_launching (session, !forcon_session_draft (session)->launching);
}

static void
fire (ForconTableWindow *self, ForconDiceMode mode)
{
  ForconCommand command = forcon_session_fire_command (self->session);

  forcon_session_do (self->session, &command, mode);
}

static void
roll (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTableWindow *self = window_of (data);

  if (forcon_session_draft (self->session)->launching)
    launch (action, parameter, data);
  else
    fire (self, FORCON_DICE_MODE_ROLL);
}

/* The same, with a look at the result before it is applied. */
static void
roll_and_check (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconSession *session = window_of (data)->session;
  gboolean checks = forcon_session_checks (session);

  forcon_session_set_checks (session, TRUE);
  roll (action, parameter, data);
  forcon_session_set_checks (session, checks);
}

static void
type_dice (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fire (window_of (data), FORCON_DICE_MODE_TYPE);
}

/* Enter: does what is drawn up, as the button does. */
static void
do_it (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTableWindow *self = window_of (data);
  const ForconDraft *draft = forcon_session_draft (self->session);

  if (forcon_session_withdraws (self->session).n > 0)
    forcon_toast_say (GTK_WIDGET (self->toasts),
                      _ ("This move leaves the table. If that is meant, press Leave the Table."));
  else if (forcon_session_may_move_salvo (self->session) || forcon_session_may_move (self->session))
    move (action, parameter, data);
  else if (draft->launching)
    launch (action, parameter, data);
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
cancel (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTableWindow *self = window_of (data);

  forcon_session_drop (self->session);
  gtk_widget_grab_focus (GTK_WIDGET (self->table_view));
}

static void
order (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTableWindow *self = window_of (data);
  ForconOrder which;
  ForconCommand command;

  if (!forcon_order_from_word (g_variant_get_string (parameter, NULL), &which))
    return;
  command = forcon_command_order (forcon_session_draft (self->session)->ship, which);
  forcon_session_carry_out (self->session, &command);
}

static void
return_fire (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTableWindow *self = window_of (data);
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId ship, target;

  g_variant_get (parameter, "(qq)", &ship.value, &target.value);
  if (battle == NULL || MAX (ship.value, target.value) > battle->n_ships)
    return;
  forcon_session_select (self->session, ship);
  forcon_session_set_target (self->session, target);
}

static void
focus_move (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_action_panel_focus_legs (window_of (data)->action_panel);
}

static void
focus_fire (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_ship_card_focus_weapons (window_of (data)->ship_card);
}

static void
zoom_in (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_table_view_zoom (window_of (data)->table_view, ZOOM_STEP);
}

static void
zoom_out (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_table_view_zoom (window_of (data)->table_view, 1 / ZOOM_STEP);
}

static void
zoom_fit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_table_view_fit (window_of (data)->table_view);
}

static void
on_ending_chosen (ForconTableWindow *self, const char *response)
{
  ForconCommand command = { .kind = FORCON_COMMAND_END_BATTLE };

  if (forcon_ending_from_word (response, &command.end_battle.ending))
    forcon_session_carry_out (self->session, &command);
}

static void
end_battle (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ForconTableWindow *self = window_of (data);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("End the Battle?"), _ ("This can be undone."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"),
                                    forcon_ending_to_word (FORCON_ENDING_AGREED), _ ("All Sides _Agree"),
                                    forcon_ending_to_word (FORCON_ENDING_MASTER), _ ("The _Master Ends It"), NULL);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_ending_chosen), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
toggle_hand (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  forcon_action_panel_toggle_hand (window_of (data)->action_panel);
}

/* People throw real dice: then every roll is asked for. */
static void
change_real_dice (GSimpleAction *action, GVariant *state, gpointer data)
{
  g_simple_action_set_state (action, state);
  forcon_session_set_dice_mode (window_of (data)->session,
                                g_variant_get_boolean (state) ? FORCON_DICE_MODE_TYPE : FORCON_DICE_MODE_ROLL);
}

static void
change_check_first (GSimpleAction *action, GVariant *state, gpointer data)
{
  g_simple_action_set_state (action, state);
  forcon_session_set_checks (window_of (data)->session, g_variant_get_boolean (state));
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo },
  { .name = "redo", .activate = redo },
  { .name = "rewind", .activate = to_the_start },
  { .name = "end-step", .activate = end_step },
  { .name = "next-ship", .activate = next_ship },
  { .name = "previous-ship", .activate = previous_ship },
  { .name = "move", .activate = move },
  { .name = "leave-table", .activate = leave_table },
  { .name = "roll", .activate = roll },
  { .name = "type-dice", .activate = type_dice },
  { .name = "do", .activate = do_it },
  { .name = "cancel", .activate = cancel },
  { .name = "order", .activate = order, .parameter_type = "s" },
  { .name = "return-fire", .activate = return_fire, .parameter_type = "(qq)" },
  { .name = "focus-move", .activate = focus_move },
  { .name = "focus-fire", .activate = focus_fire },
  { .name = "zoom-in", .activate = zoom_in },
  { .name = "zoom-out", .activate = zoom_out },
  { .name = "zoom-fit", .activate = zoom_fit },
  { .name = "end-battle", .activate = end_battle },
  { .name = "launch", .activate = launch },
  { .name = "aim-torpedoes", .activate = aim_torpedoes },
  { .name = "roll-and-check", .activate = roll_and_check },
  { .name = "hand", .activate = toggle_hand },
  { .name = "real-dice", .state = "false", .change_state = change_real_dice },
  { .name = "check-first", .state = "false", .change_state = change_check_first },
};

void
forcon_table_window_add_actions (ForconTableWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
forcon_table_window_bind_keys (GtkWidgetClass *widget_class)
{
  static const struct {
    guint key;
    const char *action;
  } keys[] = {
    { GDK_KEY_n, "win.next-ship" },  { GDK_KEY_p, "win.previous-ship" }, { GDK_KEY_m, "win.focus-move" },
    { GDK_KEY_f, "win.focus-fire" }, { GDK_KEY_e, "win.end-step" },      { GDK_KEY_r, "win.roll" },
    { GDK_KEY_t, "win.type-dice" },  { GDK_KEY_Escape, "win.cancel" },    { GDK_KEY_l, "win.aim-torpedoes" },
    { GDK_KEY_h, "win.hand" },       { GDK_KEY_v, "win.next-viewer" },   { GDK_KEY_o, "win.map" },
    { GDK_KEY_w, "win.what-if" },
    { GDK_KEY_x, "win.explain-last" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_SHIFT_MASK, "win.roll-and-check", NULL);
}

void
forcon_table_window_enable (ForconTableWindow *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
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
  gboolean rolls = master && may_roll (self, draft);
  gboolean moves = master && may_move (self);
  gboolean leaves = forcon_session_withdraws (self->session).n > 0;

  forcon_table_window_enable (self, "end-step", on);
  forcon_table_window_enable (self, "end-battle", on);
  forcon_table_window_enable (self, "move", moves && !leaves);
  forcon_table_window_enable (self, "leave-table", moves && leaves);
  forcon_table_window_enable (self, "order", on && may_order (self, draft->ship));
  forcon_table_window_enable (self, "roll", rolls);
  forcon_table_window_enable (self, "roll-and-check", rolls && !draft->launching);
  forcon_table_window_enable (self, "type-dice", rolls && !draft->launching);
  forcon_table_window_enable (self, "launch", rolls && draft->launching);
  forcon_table_window_enable (self, "aim-torpedoes",
                              master && (draft->launching || forcon_session_may_launch (self->session)));
  forcon_table_window_enable (self, "hand", master);
  forcon_table_window_enable (self, "captain", on && forcon_session_step (self->session) != FORCON_STEP_SET_UP);
  forcon_table_window_enable (self, "what-if", master);
  forcon_table_window_enable (self, "explain", sees_all);
  forcon_table_window_enable (self, "explain-last", sees_all && forcon_journal_position (journal) > 0);
  forcon_table_window_enable (self, "next-viewer", open);
  forcon_table_window_enable (self, "master-view", open && !sees_all);
  forcon_table_window_enable (self, "next-ship", open);
  forcon_table_window_enable (self, "previous-ship", open);
}
