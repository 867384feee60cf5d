/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

/* T-SPC-1: only the attacker has ships: there is no combat, it has won */
static void
test_nobody_there_to_fight (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("2 cruiser", "3 infantry, pds");

  twilight_assert_step (self, FORCON_TWILIGHT_STEP_OVER, 0);
  g_assert_cmpint (twilight_now (self)->result, ==, FORCON_TWILIGHT_WON_BY_ATTACKER);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_NOTHING, ATTACKER, 0);
  twilight_refuses (self, "proceed", FORCON_TWILIGHT_VERDICT_OVER);
  g_assert_cmpint (self->verdict.result, ==, FORCON_TWILIGHT_WON_BY_ATTACKER);
}

/* T-SPC-1, T-END-2: no ships at all: nobody has won */
static void
test_nobody_at_all_is_a_draw (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("2 infantry", "");

  twilight_assert_step (self, FORCON_TWILIGHT_STEP_OVER, 0);
  g_assert_cmpint (twilight_now (self)->result, ==, FORCON_TWILIGHT_DRAW);
}

/* T-SPC-2: a window before the combat, then one window at the start of both the combat and its first round */
static void
test_windows_of_the_first_round (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("destroyer", "cruiser");

  twilight_assert_step (self, FORCON_TWILIGHT_STEP_BEFORE, 0);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_WINDOW, ATTACKER, 0);
  twilight_says (self, "proceed", "step-begun start 1 1");
  twilight_says (self, "proceed", "step-begun barrage 1 0");
}

/* T-SPC-3: barrage, announcing, dice, hits, the end of the round; then from the second step on, without a barrage */
static void
test_order_of_the_steps (void)
{
  g_autoptr (TwilightCase) self = twilight_space_with_neighbour ("destroyer, carrier", "cruiser, destroyer");

  twilight_do (self, "proceed", "proceed", NULL);
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_BARRAGE, 1);
  twilight_do (self, "barrage attacker: 10 10", "barrage defender: 1 1", NULL);
  twilight_says (self, "proceed", "hits-produced defender 2; hits-lost defender 2; step-begun announce 1 0");
  twilight_do (self, "stay defender", NULL);
  twilight_says (self, "stay attacker", "retreat-declined attacker; step-begun roll 1 0");
  twilight_do (self, "roll attacker: 10 1", "roll defender: 1 1", NULL);
  twilight_says (self, "proceed", "hits-produced defender 1; step-begun assign 1 0");
  twilight_says (self, "destroy defender 1 cruiser", "destroyed defender cruiser 1 hit; step-begun end 1 0");
  twilight_says (self, "proceed", "step-begun start 2 0");
  twilight_says (self, "proceed", "step-begun announce 2 0");
}

/* T-SPC-3: where nobody can retreat and nothing hits, those steps are not even begun */
static void
test_idle_steps_are_passed (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("cruiser", "cruiser");

  twilight_says (self, "proceed", "step-begun start 1 1");
  twilight_says (self, "proceed", "step-begun barrage 1 0; step-begun roll 1 0");
  twilight_do (self, "roll attacker: 6", "roll defender: 6", NULL);
  twilight_says (self, "proceed", "step-begun end 1 0");
}

/* T-SPC-2: in the last round the end of the round is that of the combat, and effects have their window before it is over */
static void
test_end_of_the_last_round (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("cruiser", "cruiser");

  twilight_do (self, "proceed", "proceed", "roll attacker: 7", "roll defender: 6", NULL);
  twilight_says (self, "proceed",
                 "hits-produced defender 1; step-begun assign 1 0; "
                 "destroyed defender cruiser 1 hit; step-begun end 1 1");
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_WINDOW, ATTACKER, 0);
  twilight_says (self, "proceed", "combat-over attacker 1; step-begun over 1 0");
}

/* T-END-1: both have ships left: another round, and another */
static void
test_rounds_go_on_while_both_are_there (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("fighter", "fighter");

  twilight_do (self, "proceed", "proceed", NULL);
  for (gint round = 1; round <= 3; round++)
    {
      twilight_assert_step (self, FORCON_TWILIGHT_STEP_ROLL, round);
      twilight_do (self, "roll attacker: 8", "roll defender: 8", "proceed", "proceed", "proceed", NULL);
    }
}

/* T-END-2: the one with ships left has won */
static void
test_defender_wins (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("cruiser", "carrier");

  twilight_do (self, "proceed", "proceed", "roll attacker: 6", "roll defender: 9", "proceed", NULL);
  twilight_says (self, "proceed", "combat-over defender 1; step-begun over 1 0");
  g_assert_cmpint (twilight_now (self)->result, ==, FORCON_TWILIGHT_WON_BY_DEFENDER);
}

/* T-END-2: nobody is left: a draw, with no winner */
static void
test_draw (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("fighter", "fighter");

  twilight_do (self, "proceed", "proceed", "roll attacker: 9", "roll defender: 10", "proceed", NULL);
  twilight_says (self, "proceed", "combat-over draw 1; step-begun over 1 0");
}

/* T-END-1, T-END-3: ground forces in the space area are no ships: their side has lost, and they go, having no room */
static void
test_ground_forces_do_not_hold_space (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("cruiser", "cruiser, 3 infantry, space-dock");

  twilight_do (self, "proceed", "proceed", "roll attacker: 7", "roll defender: 1", "proceed", NULL);
  twilight_says (self, "proceed",
                 "combat-over attacker 1; destroyed defender infantry 3 capacity; step-begun over 1 0");
  twilight_assert_force (self, DEFENDER, "1 space-dock", "");
}

/* T-SPC-3: a step that asks for something is not closed before it is done, and nothing is done out of its step */
static void
test_steps_are_kept (void)
{
  g_autoptr (TwilightCase) self = twilight_space_with_neighbour ("destroyer", "cruiser");

  twilight_refuses (self, "roll attacker: 5", FORCON_TWILIGHT_VERDICT_WRONG_STEP);
  g_assert_cmpint (self->verdict.step, ==, FORCON_TWILIGHT_STEP_BEFORE);
  g_assert_cmpint (self->verdict.other_step, ==, FORCON_TWILIGHT_STEP_ROLL);
  twilight_refuses (self, "planet 1", FORCON_TWILIGHT_VERDICT_WRONG_STEP);
  twilight_do (self, "proceed", "proceed", NULL);
  twilight_refuses (self, "proceed", FORCON_TWILIGHT_VERDICT_STILL_OWED);
  g_assert_cmpint (self->verdict.side, ==, ATTACKER);
  g_assert_cmpint (self->verdict.step, ==, FORCON_TWILIGHT_STEP_BARRAGE);
  twilight_do (self, "waive attacker", NULL);
  twilight_refuses (self, "proceed", FORCON_TWILIGHT_VERDICT_STILL_OWED);
  g_assert_cmpint (self->verdict.side, ==, DEFENDER);
  g_assert_cmpint (self->verdict.step, ==, FORCON_TWILIGHT_STEP_ANNOUNCE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/space/nobody-there-to-fight", test_nobody_there_to_fight);
  g_test_add_func ("/space/nobody-at-all-is-a-draw", test_nobody_at_all_is_a_draw);
  g_test_add_func ("/space/windows-of-the-first-round", test_windows_of_the_first_round);
  g_test_add_func ("/space/order-of-the-steps", test_order_of_the_steps);
  g_test_add_func ("/space/idle-steps-are-passed", test_idle_steps_are_passed);
  g_test_add_func ("/space/end-of-the-last-round", test_end_of_the_last_round);
  g_test_add_func ("/space/rounds-go-on-while-both-are-there", test_rounds_go_on_while_both_are_there);
  g_test_add_func ("/space/defender-wins", test_defender_wins);
  g_test_add_func ("/space/draw", test_draw);
  g_test_add_func ("/space/ground-forces-do-not-hold-space", test_ground_forces_do_not_hold_space);
  g_test_add_func ("/space/steps-are-kept", test_steps_are_kept);
  return g_test_run ();
}
