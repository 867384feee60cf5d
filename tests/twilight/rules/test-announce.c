/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

static TwilightCase *
at_announce (void)
{
  TwilightCase *self = twilight_space_with_neighbour ("cruiser", "cruiser");

  twilight_do (self, "proceed", "proceed", NULL);
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_ANNOUNCE, 1);
  return self;
}

/* T-RET-1: the defender is asked first, then the attacker */
static void
test_defender_first (void)
{
  g_autoptr (TwilightCase) self = at_announce ();

  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ANNOUNCE, DEFENDER, 1);
  twilight_refuses (self, "announce attacker", FORCON_TWILIGHT_VERDICT_OPPONENT_FIRST);
  g_assert_cmpint (self->verdict.side, ==, DEFENDER);
  twilight_says (self, "stay defender", "retreat-declined defender");
  twilight_refuses (self, "announce defender", FORCON_TWILIGHT_VERDICT_ALREADY_DONE);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ANNOUNCE, ATTACKER, 1);
  twilight_says (self, "announce attacker", "retreat-announced attacker; step-begun roll 1 0");
}

/* T-RET-1: if the defender announces, the attacker may not, in that round */
static void
test_defender_bars_attacker (void)
{
  g_autoptr (TwilightCase) self = at_announce ();

  twilight_says (self, "announce defender", "retreat-announced defender; step-begun roll 1 0");
  twilight_refuses (self, "announce attacker", FORCON_TWILIGHT_VERDICT_WRONG_STEP);
}

/* T-RET-1: no eligible system, no announcement: only who has one is asked */
static void
test_nowhere_to_go (void)
{
  g_autoptr (TwilightCase) self = twilight_space_with_neighbour ("cruiser", "cruiser");

  self->start->neighbours[0].has_units[DEFENDER] = FALSE;
  twilight_restart (self);
  twilight_do (self, "proceed", "proceed", NULL);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ANNOUNCE, ATTACKER, 1);
  twilight_refuses (self, "announce defender", FORCON_TWILIGHT_VERDICT_NO_SYSTEM);
  g_assert_cmpint (self->verdict.side, ==, DEFENDER);
  twilight_says (self, "stay attacker", "retreat-declined attacker; step-begun roll 1 0");
}

/* T-RET-1: it takes effect in the fifth step, and must be carried out then */
static void
test_takes_effect_after_the_hits (void)
{
  g_autoptr (TwilightCase) self = at_announce ();

  twilight_do (self, "announce defender", "roll attacker: 1", "roll defender: 1", NULL);
  twilight_says (self, "proceed", "step-begun retreat 1 0");
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_RETREAT, DEFENDER, 1);
  twilight_refuses (self, "proceed", FORCON_TWILIGHT_VERDICT_MUST_RETREAT);
  g_assert_cmpint (self->verdict.side, ==, DEFENDER);
  twilight_do (self, "retreat defender 1", NULL);
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_END, 1);
  twilight_says (self, "proceed", "combat-over attacker 1; step-begun over 1 0");
}

/* T-RET-2: nobody is left to retreat from: the combat ends, and there is no retreat */
static void
test_nobody_to_retreat_from (void)
{
  g_autoptr (TwilightCase) self = at_announce ();

  twilight_do (self, "announce defender", "roll attacker: 1", "roll defender: 7", NULL);
  twilight_says (self, "proceed",
                 "hits-produced attacker 1; step-begun assign 1 0; "
                 "destroyed attacker cruiser 1 hit; step-begun end 1 1");
}

/* T-RET-1: an announcement is of its round: in the next both are asked again */
static void
test_announcement_ends_with_the_round (void)
{
  g_autoptr (TwilightCase) self = twilight_space_with_neighbour ("cruiser", "cruiser");
  ForconUnitId cruiser = forcon_twilight_find_unit (self->rules, "cruiser");

  self->start->players[DEFENDER].units[cruiser.value - 1].moves = FALSE;
  twilight_restart (self);
  twilight_do (self, "proceed", "proceed", "announce defender", "roll attacker: 1", "roll defender: 1", "proceed",
               "retreat defender 1", NULL);
  twilight_says (self, "proceed", "step-begun start 2 0");
  g_assert_false (twilight_now (self)->announced[DEFENDER]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/announce/defender-first", test_defender_first);
  g_test_add_func ("/announce/defender-bars-attacker", test_defender_bars_attacker);
  g_test_add_func ("/announce/nowhere-to-go", test_nowhere_to_go);
  g_test_add_func ("/announce/takes-effect-after-the-hits", test_takes_effect_after_the_hits);
  g_test_add_func ("/announce/nobody-to-retreat-from", test_nobody_to_retreat_from);
  g_test_add_func ("/announce/announcement-ends-with-the-round", test_announcement_ends_with_the_round);
  return g_test_run ();
}
