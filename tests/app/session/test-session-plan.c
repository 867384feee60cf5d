/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan of a step: proposed, changed, carried out with one press, taken back with one. */
#include "app-support.h"

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-plan.h"
#include "app/session/session-play.h"

static void
end_step (ForconSession *session)
{
  ForconCommand command;

  g_assert_true (forcon_session_step_command (session, &command));
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
}

static guint
position (ForconSession *session)
{
  return forcon_journal_position (forcon_session_journal (session));
}

static const ForconPlanLine *
line (ForconSession *session, guint place)
{
  const GArray *plan = forcon_session_plan (session);

  g_assert_cmpuint (place, <, plan->len);
  return &g_array_index (plan, ForconPlanLine, place);
}

/* The fire step of red's first turn; red has moved by the plan. */
static ForconSession *
fire_step (void)
{
  ForconSession *session = app_session ("squadron.xml");

  forcon_session_plan_do (session, FORCON_PLAN_STEP, 0);
  end_step (session);
  g_assert_cmpint (forcon_session_step (session), ==, FORCON_STEP_FIRE);
  return session;
}

static void
test_moves_all (void)
{
  g_autoptr (ForconSession) session = app_session ("squadron.xml");
  guint before = position (session);

  g_assert_cmpuint (forcon_session_plan (session)->len, >, 2);
  forcon_session_plan_do (session, FORCON_PLAN_STEP, 0);
  g_assert_cmpuint (position (session), >, before + 2);
  g_assert_cmpuint (forcon_session_plan (session)->len, ==, 0);
  g_assert_false (forcon_session_plan_runs (session));
}

static void
test_undone_as_one (void)
{
  g_autoptr (ForconSession) session = app_session ("squadron.xml");
  guint before = position (session);
  guint after;

  forcon_session_plan_do (session, FORCON_PLAN_STEP, 0);
  after = position (session);
  forcon_session_undo (session);
  g_assert_cmpuint (position (session), ==, before);
  forcon_session_redo (session);
  g_assert_cmpuint (position (session), ==, after);
}

/* Another command takes the place of what was undone; then there is nothing to redo as one. */
static void
test_run_is_replaced (void)
{
  g_autoptr (ForconSession) session = app_session ("squadron.xml");
  guint before = position (session);

  forcon_session_plan_do (session, FORCON_PLAN_STEP, 0);
  forcon_session_undo (session);
  forcon_session_plan_do (session, FORCON_PLAN_LINE, 0);
  g_assert_cmpuint (position (session), ==, before + 1);
  forcon_session_undo (session);
  forcon_session_redo (session);
  g_assert_cmpuint (position (session), ==, before + 1);
}

static void
count_signal (ForconSession *session, guint *count)
{
  (*count)++;
}

static void
test_tells_once (void)
{
  g_autoptr (ForconSession) session = app_session ("squadron.xml");
  guint count = 0;

  g_signal_connect (session, "battle-changed", G_CALLBACK (count_signal), &count);
  forcon_session_plan_do (session, FORCON_PLAN_STEP, 0);
  g_assert_cmpuint (count, ==, 1);
}

static void
test_one_line (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  ForconCommand second = line (session, 1)->command;
  guint before = position (session);

  forcon_session_plan_do (session, FORCON_PLAN_LINE, 1);
  g_assert_cmpuint (position (session), ==, before + 1);
  g_assert_cmpint (app_last_entry (session)->command.kind, ==, second.kind);
  g_assert_cmpuint (forcon_command_ship (&app_last_entry (session)->command, "ship").value, ==,
                    forcon_command_ship (&second, "ship").value);
}

/* What is left out is not done, not even by a plan that is made anew; in the next step it is forgotten. */
static void
test_left_out (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  ForconShipId ship = forcon_command_ship (&line (session, 0)->command, "ship");
  guint before = position (session);

  for (guint i = 0; i < forcon_session_plan (session)->len; i++)
    forcon_session_plan_leave_out (session, i, TRUE);
  forcon_session_plan_do (session, FORCON_PLAN_STEP, 0);
  g_assert_cmpuint (position (session), ==, before);
  forcon_session_plan_leave_out (session, 0, FALSE);
  g_assert_cmpuint (forcon_session_plan_count (session, FORCON_PLAN_ALL), ==, 1);
  forcon_session_plan_do (session, FORCON_PLAN_ALL, 0);
  g_assert_cmpuint (position (session), ==, before + 1);
  g_assert_cmpuint (forcon_command_ship (&app_last_entry (session)->command, "ship").value, ==, ship.value);
}

/* F-FIRE-1: with another target go the weapons that can be used on it. */
static void
test_another_target (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  gboolean changed = FALSE;

  for (guint i = 0; i < forcon_session_plan (session)->len && !changed; i++)
    {
      ForconCommand before = line (session, i)->command;

      if (before.kind != FORCON_COMMAND_FIRE || !forcon_session_plan_change (session, i, 1))
        continue;
      changed = TRUE;
      g_assert_cmpuint (line (session, i)->command.fire.target.value, !=, before.fire.target.value);
      g_assert_cmpint (forcon_session_try (session, &line (session, i)->command).kind, ==, FORCON_VERDICT_NEEDS_DICE);
      g_assert_true (forcon_session_plan_change (session, i, -1));
      g_assert_cmpuint (line (session, i)->command.fire.target.value, ==, before.fire.target.value);
    }
  g_assert_true (changed);
}

/* Answers every roll with the same face. */
static void
answer_all (ForconSession *session, guint8 face)
{
  guint8 faces[64];

  memset (faces, face, sizeof faces);
  while (forcon_session_request (session) != NULL)
    forcon_session_answer (session, faces, forcon_session_request (session)->count);
}

/* F-GEN-5: with real dice each roll is asked for, one after the other, and the whole is still one. */
static void
test_real_dice (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  guint before = position (session);
  guint shots = forcon_session_plan_count (session, FORCON_PLAN_ALL);

  forcon_session_set_dice_mode (session, FORCON_DICE_MODE_TYPE);
  forcon_session_plan_do (session, FORCON_PLAN_ALL, 0);
  g_assert_nonnull (forcon_session_request (session));
  g_assert_cmpuint (position (session), <, before + shots);
  answer_all (session, 1);
  g_assert_cmpuint (position (session), ==, before + shots);
  forcon_session_undo (session);
  g_assert_cmpuint (position (session), ==, before);
}

/* Who calls a roll off wants the rest of the plan to wait, too. */
static void
test_called_off (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  guint before = position (session);
  guint shots = forcon_session_plan_count (session, FORCON_PLAN_ALL);

  forcon_session_set_dice_mode (session, FORCON_DICE_MODE_TYPE);
  forcon_session_plan_do (session, FORCON_PLAN_ALL, 0);
  forcon_session_cancel (session);
  g_assert_cmpuint (position (session), <, before + shots);
  g_assert_false (forcon_session_plan_runs (session));
  g_assert_cmpuint (forcon_session_plan_count (session, FORCON_PLAN_ALL), >, 0);
}

static void
set (ForconSession *session, const char *ship, ForconValue value, gint number)
{
  ForconCommand command = { .kind = FORCON_COMMAND_SET, .reason = "for the test" };

  command.set.ship = app_ship (session, ship);
  command.set.value = value;
  command.set.number = number;
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
}

static void
place (ForconSession *session, const char *ship, gint x, gint y)
{
  ForconCommand command = { .kind = FORCON_COMMAND_PLACE, .reason = "for the test" };

  command.place.thing = FORCON_THING_SHIP;
  command.place.ship = app_ship (session, ship);
  command.place.place = (ForconPoint){ FORCON_CM (x), FORCON_CM (y) };
  command.place.heading = FORCON_DEGREES (90);
  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
}

/* The target of two shots dies by the first of them: the other is not fired at a wreck, and it is said why. */
static void
test_stops_at_a_death (void)
{
  g_autoptr (ForconSession) session = app_session ("squadron.xml");
  ForconShipId thorn = app_ship (session, "thorn");
  guint shots = 0;

  end_step (session);
  place (session, "anvil", 40, 35);
  place (session, "hammer", 40, 45);
  /* Only sixes harm it; a few dice that fall evenly have none, and then both are needed. */
  set (session, "thorn", FORCON_VALUE_ARMOUR, 6);
  set (session, "thorn", FORCON_VALUE_BOW_ARMOUR, 6);
  set (session, "thorn", FORCON_VALUE_HITS_LEFT, 4);
  for (guint i = 0; i < forcon_session_plan (session)->len; i++)
    if (line (session, i)->command.kind == FORCON_COMMAND_FIRE
        && FORCON_ID_EQUAL (line (session, i)->command.fire.target, thorn))
      shots++;
  g_assert_cmpuint (shots, ==, 2);
  forcon_session_set_dice_mode (session, FORCON_DICE_MODE_TYPE);
  forcon_session_plan_do (session, FORCON_PLAN_ALL, 0);
  answer_all (session, 6);
  g_assert_false (forcon_session_plan_runs (session));
  g_assert_nonnull (strstr (forcon_session_plan_note (session), "Thorn"));
}

/* A command that the master gives beside the plan makes another one. */
static void
test_proposed_anew (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  ForconShipId ship = forcon_command_ship (&line (session, 0)->command, "ship");
  ForconCommand command = line (session, 0)->command;

  forcon_session_do (session, &command, FORCON_DICE_MODE_ROLL);
  for (guint i = 0; i < forcon_session_plan (session)->len; i++)
    g_assert_false (line (session, i)->command.kind == command.kind
                    && forcon_command_ship (&line (session, i)->command, "ship").value == ship.value);
}

/* The place in the plan of what a ship would do of a kind. */
static guint
find_line (ForconSession *session, ForconCommandKind kind, const char *ship)
{
  const GArray *plan = forcon_session_plan (session);

  for (guint i = 0; i < plan->len; i++)
    if (line (session, i)->command.kind == kind
        && FORCON_ID_EQUAL (forcon_command_ship (&line (session, i)->command, "ship"), app_ship (session, ship)))
      return i;
  g_assert_not_reached ();
}

/* Ends steps until one is there; what has to move is moved by the plan. */
static void
go_to (ForconSession *session, const char *side, ForconStep step)
{
  for (guint i = 0; i < 12; i++)
    {
      const ForconBattle *battle = forcon_session_battle (session);

      if (forcon_session_step (session) == step
          && g_str_equal (forcon_battle_side (battle, battle->side)->name, side))
        return;
      if (forcon_session_step (session) == FORCON_STEP_MOVEMENT)
        forcon_session_plan_do (session, FORCON_PLAN_STEP, 0);
      end_step (session);
    }
  g_assert_not_reached ();
}

/* F-END-2 */
static void
test_another_repair (void)
{
  g_autoptr (ForconSession) session = app_session ("squadron.xml");
  guint place;

  go_to (session, "Blue", FORCON_STEP_END);
  place = find_line (session, FORCON_COMMAND_REPAIR, "thorn");
  g_assert_cmpint (line (session, place)->command.repair.effect, ==, FORCON_CRITICAL_FIRE);
  g_assert_false (line (session, place)->command.repair.hit);
  g_assert_true (forcon_session_plan_change (session, place, 1));
  g_assert_true (line (session, place)->command.repair.hit);
  g_assert_true (forcon_session_plan_change (session, place, -1));
  g_assert_false (line (session, place)->command.repair.hit);
}

/* F-TORP-1: with the tubes that bear on the other one. */
static void
test_another_launch (void)
{
  g_autoptr (ForconSession) session = app_session ("squadron.xml");
  guint at;
  ForconShipId before;

  go_to (session, "Blue", FORCON_STEP_FIRE);
  at = find_line (session, FORCON_COMMAND_LAUNCH, "thorn");
  before = line (session, at)->command.launch.target;
  g_assert_true (forcon_session_plan_change (session, at, 1));
  g_assert_cmpuint (line (session, at)->command.launch.target.value, !=, before.value);
  g_assert_cmpuint (line (session, at)->command.launch.weapons, !=, 0);
  g_assert_cmpint (forcon_session_try (session, &line (session, at)->command).kind, ==, FORCON_VERDICT_DONE);
}

/* F-BRD-1 */
static void
test_another_prey (void)
{
  g_autoptr (ForconSession) session = app_session ("squadron.xml");
  guint at;

  go_to (session, "Red", FORCON_STEP_TORPEDOES);
  set (session, "reaver", FORCON_VALUE_TROOPS, 60);
  set (session, "thorn", FORCON_VALUE_HITS_LEFT, 3);
  place (session, "thorn", 58, 12);
  at = find_line (session, FORCON_COMMAND_BOARD, "reaver");
  g_assert_cmpuint (line (session, at)->command.board.target.value, ==, app_ship (session, "thorn").value);
  g_assert_true (forcon_session_plan_change (session, at, 1));
  g_assert_cmpuint (line (session, at)->command.board.target.value, ==, app_ship (session, "prey").value);
}

/* A change is not lost when something else is done in between by hand. */
static void
test_change_stays (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  guint at = find_line (session, FORCON_COMMAND_FIRE, "anvil");
  ForconCommand other = line (session, find_line (session, FORCON_COMMAND_FIRE, "reaver"))->command;
  ForconShipId target;

  g_assert_true (forcon_session_plan_change (session, at, 1));
  target = line (session, at)->command.fire.target;
  forcon_session_do (session, &other, FORCON_DICE_MODE_ROLL);
  g_assert_cmpuint (line (session, find_line (session, FORCON_COMMAND_FIRE, "anvil"))->command.fire.target.value, ==,
                    target.value);
}

/* Who is left out, or has nothing useful to do, is passed by. */
static void
test_next_is_useful (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  const GArray *plan = forcon_session_plan (session);
  guint visited = 0;

  for (guint i = 0; i < plan->len; i++)
    if (!FORCON_ID_EQUAL (forcon_command_ship (&line (session, i)->command, "ship"), app_ship (session, "dart")))
      forcon_session_plan_leave_out (session, i, TRUE);
  for (; visited < 4; visited++)
    {
      g_assert_true (forcon_session_select_next (session, 1));
      g_assert_cmpuint (forcon_session_draft (session)->ship.value, ==, app_ship (session, "dart").value);
    }
  for (guint i = 0; i < plan->len; i++)
    forcon_session_plan_leave_out (session, i, TRUE);
  g_assert_false (forcon_session_has_useful (session));
  g_assert_false (forcon_session_select_next (session, 1));
}

/* What the header says is left is what the plan would do. */
static void
test_header_counts_useful (void)
{
  g_autoptr (ForconSession) session = fire_step ();
  const GArray *plan = forcon_session_plan (session);
  ForconOpening opening;

  for (guint i = 0; i < plan->len; i++)
    if (!FORCON_ID_EQUAL (forcon_command_ship (&line (session, i)->command, "ship"), app_ship (session, "dart")))
      forcon_session_plan_leave_out (session, i, TRUE);
  g_assert_true (forcon_session_first_opening (session, &opening));
  g_assert_cmpint (opening.kind, ==, FORCON_OPENING_FIRE);
  g_assert_cmpuint (opening.count, ==, 1);
  g_assert_cmpuint (opening.ship.value, ==, app_ship (session, "dart").value);
  for (guint i = 0; i < plan->len; i++)
    forcon_session_plan_leave_out (session, i, TRUE);
  g_assert_false (forcon_session_first_opening (session, &opening));
}

static ForconSession *
movement (void)
{
  ForconSession *session = app_session ("squadron.xml");

  forcon_session_show_plan (session, TRUE);
  return session;
}

static ForconPoint
end_of (ForconSession *session, const char *ship)
{
  const ForconShip *state = forcon_battle_ship (forcon_session_battle (session), app_ship (session, ship));
  const ForconLegs *legs = forcon_session_plan_way (session, app_ship (session, ship));
  ForconPath path;

  g_assert_nonnull (legs);
  path = forcon_move_path (state->position, state->heading, legs);
  return forcon_path_end (&path);
}

/* F-FORM-2: a counter takes its whole formation along, in place of what was proposed. */
static void
test_dragged_way (void)
{
  g_autoptr (ForconSession) session = movement ();
  guint before = forcon_session_plan (session)->len;

  g_assert_true (forcon_session_plan_drag (session, app_ship (session, "hammer"),
                                           (ForconPoint){ FORCON_CM (45), FORCON_CM (42) }));
  g_assert_cmpuint (forcon_session_plan (session)->len, ==, before);
  g_assert_cmpint (end_of (session, "anvil").x, ==, FORCON_CM (45));
  forcon_session_plan_do (session, FORCON_PLAN_ALL, 0);
  g_assert_cmpint (forcon_battle_ship (forcon_session_battle (session), app_ship (session, "hammer"))->position.x, ==,
                   FORCON_CM (45));
  g_assert_cmpint (forcon_battle_ship (forcon_session_battle (session), app_ship (session, "dart"))->position.x, ==,
                   FORCON_CM (45));
}

static void
test_dragged_way_stays (void)
{
  g_autoptr (ForconSession) session = movement ();

  forcon_session_plan_drag (session, app_ship (session, "anvil"), (ForconPoint){ FORCON_CM (48), FORCON_CM (40) });
  forcon_session_plan_do (session, FORCON_PLAN_LINE, find_line (session, FORCON_COMMAND_MOVE, "broom"));
  g_assert_cmpint (end_of (session, "anvil").x, ==, FORCON_CM (48));
}

/* F-TURN-3: nobody leaves the table by a slip of the hand. */
static void
test_never_off_the_table (void)
{
  g_autoptr (ForconSession) session = movement ();
  ForconPoint before;

  place (session, "broom", 112, 66);
  before = end_of (session, "broom");
  forcon_session_plan_drag (session, app_ship (session, "broom"), (ForconPoint){ FORCON_CM (140), FORCON_CM (66) });
  g_assert_cmpint (end_of (session, "broom").x, ==, before.x);
}

static void
test_dragged_together (void)
{
  g_autoptr (ForconSession) session = movement ();
  guint entries;

  forcon_session_select (session, app_ship (session, "anvil"));
  forcon_session_group_toggle (session, app_ship (session, "broom"));
  g_assert_cmpuint (forcon_session_group (session)->len, ==, 2);
  g_assert_true (forcon_session_is_grouped (session, app_ship (session, "dart")));
  g_assert_false (forcon_session_is_grouped (session, app_ship (session, "reaver")));
  forcon_session_plan_drag (session, app_ship (session, "broom"), (ForconPoint){ FORCON_CM (35), FORCON_CM (66) });
  g_assert_cmpint (end_of (session, "broom").x, ==, FORCON_CM (35));
  g_assert_cmpint (end_of (session, "anvil").x, ==, FORCON_CM (45));
  entries = position (session);
  forcon_session_plan_do (session, FORCON_PLAN_GROUP, 0);
  g_assert_cmpuint (position (session), ==, entries + 2);
  g_assert_cmpuint (forcon_session_group (session)->len, ==, 0);
}

static void
test_typed_together (void)
{
  g_autoptr (ForconSession) session = movement ();
  ForconLegs legs = { .n = 1, .leg = { { FORCON_CM (16), 0 } } };
  guint entries = position (session);

  forcon_session_select (session, app_ship (session, "anvil"));
  forcon_session_group_toggle (session, app_ship (session, "broom"));
  forcon_session_group_move (session, &legs);
  g_assert_cmpint (forcon_battle_ship (forcon_session_battle (session), app_ship (session, "anvil"))->position.x, ==,
                   FORCON_CM (46));
  g_assert_cmpint (forcon_battle_ship (forcon_session_battle (session), app_ship (session, "broom"))->position.x, ==,
                   FORCON_CM (36));
  forcon_session_undo (session);
  g_assert_cmpuint (position (session), ==, entries);
}

/* F-MOV-5: who would end on another one that moves away moves after it. */
static void
test_order_of_ways (void)
{
  g_autoptr (ForconSession) session = movement ();
  guint anvil, broom;

  place (session, "broom", 46, 40);
  forcon_session_select (session, app_ship (session, "anvil"));
  forcon_session_group_toggle (session, app_ship (session, "broom"));
  forcon_session_plan_drag (session, app_ship (session, "anvil"), (ForconPoint){ FORCON_CM (46), FORCON_CM (40) });
  anvil = find_line (session, FORCON_COMMAND_MOVE, "anvil");
  broom = find_line (session, FORCON_COMMAND_MOVE, "broom");
  g_assert_cmpuint (broom, <, anvil);
  forcon_session_plan_do (session, FORCON_PLAN_GROUP, 0);
  g_assert_cmpint (forcon_battle_ship (forcon_session_battle (session), app_ship (session, "anvil"))->position.x, ==,
                   FORCON_CM (46));
}

/* A way that is barred waits in the plan and says why, and the others are done without it. */
static void
test_barred_way (void)
{
  g_autoptr (ForconSession) session = movement ();
  guint entries;

  place (session, "thorn", 46, 40);
  forcon_session_plan_drag (session, app_ship (session, "anvil"), (ForconPoint){ FORCON_CM (46), FORCON_CM (40) });
  g_assert_false (
      forcon_verdict_allows (&line (session, find_line (session, FORCON_COMMAND_MOVE, "anvil"))->verdict));
  entries = position (session);
  forcon_session_plan_do (session, FORCON_PLAN_ALL, 0);
  g_assert_cmpuint (position (session), >, entries);
  g_assert_false (forcon_battle_ship (forcon_session_battle (session), app_ship (session, "anvil"))->moved);
  find_line (session, FORCON_COMMAND_MOVE, "anvil");
}

/* The side at turn, those that have not moved; once more for none. */
static void
test_whole_side (void)
{
  g_autoptr (ForconSession) session = movement ();

  forcon_session_group_side (session);
  g_assert_true (forcon_session_is_grouped (session, app_ship (session, "reaver")));
  g_assert_false (forcon_session_is_grouped (session, app_ship (session, "thorn")));
  forcon_session_plan_do (session, FORCON_PLAN_LINE, find_line (session, FORCON_COMMAND_MOVE, "broom"));
  g_assert_false (forcon_session_is_grouped (session, app_ship (session, "broom")));
  forcon_session_group_side (session);
  g_assert_cmpuint (forcon_session_group (session)->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/plan/all formations move by one press", test_moves_all);
  g_test_add_func ("/session/plan/what was done as one is undone and redone as one", test_undone_as_one);
  g_test_add_func ("/session/plan/a new command replaces what was undone as one", test_run_is_replaced);
  g_test_add_func ("/session/plan/what is done as one is told once", test_tells_once);
  g_test_add_func ("/session/plan/one line can be done before the others", test_one_line);
  g_test_add_func ("/session/plan/what is left out stays so for the step", test_left_out);
  g_test_add_func ("/session/plan/a shot can be aimed at another ship", test_another_target);
  g_test_add_func ("/session/plan/real dice are asked for shot by shot", test_real_dice);
  g_test_add_func ("/session/plan/who calls a roll off stops the rest", test_called_off);
  g_test_add_func ("/session/plan/nobody fires at who died meanwhile", test_stops_at_a_death);
  g_test_add_func ("/session/plan/a command beside the plan makes another plan", test_proposed_anew);
  g_test_add_func ("/session/plan/damage control can mend something else", test_another_repair);
  g_test_add_func ("/session/plan/torpedoes can be launched at another ship", test_another_launch);
  g_test_add_func ("/session/plan/another ship can be boarded", test_another_prey);
  g_test_add_func ("/session/plan/what was changed stays so when it is proposed anew", test_change_stays);
  g_test_add_func ("/session/plan/the next ship is one that has something useful to do", test_next_is_useful);
  g_test_add_func ("/session/plan/what is left to do is what the plan would do", test_header_counts_useful);
  g_test_add_func ("/session/plan/a dragged counter gives its formation another way", test_dragged_way);
  g_test_add_func ("/session/plan/a dragged way stays when another is done", test_dragged_way_stays);
  g_test_add_func ("/session/plan/no way is dragged off the table", test_never_off_the_table);
  g_test_add_func ("/session/plan/formations that are chosen together are dragged together", test_dragged_together);
  g_test_add_func ("/session/plan/formations that are chosen together move by one typed way", test_typed_together);
  g_test_add_func ("/session/plan/who makes room moves before who takes it", test_order_of_ways);
  g_test_add_func ("/session/plan/a way that is barred waits while the others are made", test_barred_way);
  g_test_add_func ("/session/plan/the whole side can be chosen together", test_whole_side);
  return g_test_run ();
}
