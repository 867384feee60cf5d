/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

static TwilightCase *
at_barrage (const char *attacker, const char *defender)
{
  TwilightCase *self = twilight_space (attacker, defender);

  twilight_do (self, "proceed", "proceed", NULL);
  return self;
}

/* T-AFB-1: a destroyer throws two dice that hit on 9; each hit destroys an enemy fighter, and nothing else */
static void
test_hits_destroy_fighters (void)
{
  g_autoptr (TwilightCase) self = at_barrage ("destroyer", "carrier, 3 fighter");

  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_BARRAGE, ATTACKER, 2);
  twilight_says (self, "barrage attacker: 9 8", "rolled attacker barrage destroyer 9 2 1");
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ABILITIES, ATTACKER, 2);
  twilight_says (self, "proceed",
                 "hits-produced defender 1; destroyed defender fighter 1 barrage; step-begun roll 1 0");
  twilight_assert_force (self, DEFENDER, "2 fighter, 1 carrier", "");
}

/* T-AFB-1, T-HIT-2: both at once: a fighter that is shot down had its part, and destroyers are not */
static void
test_both_at_once (void)
{
  g_autoptr (TwilightCase) self = at_barrage ("destroyer2, fighter", "destroyer, fighter");

  twilight_says (self, "barrage attacker: 6 5 5", "rolled attacker barrage destroyer2 6 3 1");
  twilight_says (self, "barrage defender: 9 9", "rolled defender barrage destroyer 9 2 2");
  twilight_says (self, "proceed",
                 "hits-produced defender 1; hits-produced attacker 2; destroyed attacker fighter 1 barrage; "
                 "hits-lost attacker 1; destroyed defender fighter 1 barrage; step-begun roll 1 0");
}

/* T-AFB-1: the attacker's dice lie there first */
static void
test_attacker_throws_first (void)
{
  g_autoptr (TwilightCase) self = at_barrage ("destroyer", "destroyer");

  twilight_refuses (self, "barrage defender: 1 1", FORCON_TWILIGHT_VERDICT_OPPONENT_FIRST);
  g_assert_cmpint (self->verdict.side, ==, ATTACKER);
  g_assert_cmpint (self->verdict.step, ==, FORCON_TWILIGHT_STEP_BARRAGE);
}

/* T-AFB-1: the step takes place even with no fighters; its hits are lost */
static void
test_no_fighters (void)
{
  g_autoptr (TwilightCase) self = at_barrage ("destroyer", "2 cruiser");

  twilight_assert_step (self, FORCON_TWILIGHT_STEP_BARRAGE, 1);
  twilight_do (self, "barrage attacker: 10 1", NULL);
  twilight_says (self, "proceed", "hits-produced defender 1; hits-lost defender 1; step-begun roll 1 0");
  twilight_assert_force (self, DEFENDER, "2 cruiser", "");
}

/* T-AFB-1: players may use it with any of their units that have it, or not at all */
static void
test_barrage_is_a_choice (void)
{
  g_autoptr (TwilightCase) self = at_barrage ("3 destroyer, cruiser", "destroyer, fighter");

  twilight_refuses (self, "barrage attacker 1 cruiser: 5", FORCON_TWILIGHT_VERDICT_NO_BARRAGE);
  g_assert_cmpuint (self->verdict.unit.value, ==, forcon_twilight_find_unit (self->rules, "cruiser").value);
  twilight_refuses (self, "barrage attacker 4 destroyer: 5", FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
  g_assert_cmpint (self->verdict.actual, ==, 3);
  g_assert_cmpint (self->verdict.needed, ==, 4);
  twilight_says (self, "barrage attacker 2 destroyer: 1 2 3 4", "rolled attacker barrage destroyer 9 4 0");
  twilight_says (self, "waive defender", "barrage-waived defender");
  twilight_refuses (self, "barrage defender: 9 9", FORCON_TWILIGHT_VERDICT_ALREADY_DONE);
  twilight_says (self, "proceed", "step-begun roll 1 0");
}

/* T-AFB-1: nobody else can */
static void
test_without_the_ability (void)
{
  g_autoptr (TwilightCase) self = at_barrage ("destroyer", "cruiser");

  twilight_refuses (self, "barrage defender: 9", FORCON_TWILIGHT_VERDICT_NO_BARRAGE);
  g_assert_cmpint (self->verdict.side, ==, DEFENDER);
  twilight_refuses (self, "waive defender", FORCON_TWILIGHT_VERDICT_NO_BARRAGE);
}

/* T-AFB-1: modifiers are of combat rolls */
static void
test_modifiers_do_not_count (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("destroyer", "fighter, carrier");

  self->start->players[ATTACKER].modifier = 3;
  twilight_restart (self);
  twilight_do (self, "proceed", "proceed", NULL);
  twilight_says (self, "barrage attacker: 8 8", "rolled attacker barrage destroyer 9 2 0");
}

/* T-AFB-1: of fighters of two grades the owner chooses, and of nothing else */
static void
test_owner_chooses_between_grades (void)
{
  g_autoptr (TwilightCase) self = at_barrage ("destroyer", "2 fighter, 2 fighter2, cruiser");

  twilight_do (self, "barrage attacker: 9 10", NULL);
  twilight_says (self, "proceed", "hits-produced defender 2");
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_HITS, DEFENDER, 2);
  twilight_refuses (self, "proceed", FORCON_TWILIGHT_VERDICT_HITS_LEFT);
  g_assert_cmpint (self->verdict.actual, ==, 2);
  twilight_refuses (self, "destroy defender 1 cruiser", FORCON_TWILIGHT_VERDICT_NOT_A_TARGET);
  twilight_refuses (self, "barrage defender: 9", FORCON_TWILIGHT_VERDICT_NO_BARRAGE);
  twilight_says (self, "destroy defender 1 fighter2", "destroyed defender fighter2 1 barrage");
  twilight_says (self, "destroy defender 1 fighter", "destroyed defender fighter 1 barrage; step-begun roll 1 0");
}

/* T-AFB-1, T-HIT-1: damage is not sustained in a barrage */
static void
test_no_sustain (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("destroyer", "fighter, fighter2, dreadnought");

  self->start->players[DEFENDER].units[0].sustain = TRUE;
  twilight_restart (self);
  twilight_do (self, "proceed", "proceed", "barrage attacker: 9 1", "proceed", NULL);
  twilight_refuses (self, "sustain defender 1 dreadnought", FORCON_TWILIGHT_VERDICT_NOT_A_TARGET);
  twilight_refuses (self, "sustain defender 1 fighter", FORCON_TWILIGHT_VERDICT_NO_SUSTAIN);
}

/* T-AFB-2: who has no ships left after it: the combat ends at once */
static void
test_barrage_can_end_it (void)
{
  g_autoptr (TwilightCase) self = at_barrage ("destroyer", "2 fighter");

  twilight_do (self, "barrage attacker: 9 9", NULL);
  twilight_says (self, "proceed", "hits-produced defender 2; destroyed defender fighter 2 barrage; step-begun end 1 1");
  twilight_says (self, "proceed", "combat-over attacker 1; step-begun over 1 0");
}

/* T-AFB-1: in the first round only */
static void
test_first_round_only (void)
{
  g_autoptr (TwilightCase) self = at_barrage ("destroyer", "2 fighter");

  twilight_do (self, "barrage attacker: 1 1", "proceed", "roll attacker: 1", "roll defender: 1 1", "proceed", "proceed",
               NULL);
  twilight_says (self, "proceed", "step-begun roll 2 0");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/barrage/hits-destroy-fighters", test_hits_destroy_fighters);
  g_test_add_func ("/barrage/both-at-once", test_both_at_once);
  g_test_add_func ("/barrage/attacker-throws-first", test_attacker_throws_first);
  g_test_add_func ("/barrage/no-fighters", test_no_fighters);
  g_test_add_func ("/barrage/barrage-is-a-choice", test_barrage_is_a_choice);
  g_test_add_func ("/barrage/without-the-ability", test_without_the_ability);
  g_test_add_func ("/barrage/modifiers-do-not-count", test_modifiers_do_not_count);
  g_test_add_func ("/barrage/owner-chooses-between-grades", test_owner_chooses_between_grades);
  g_test_add_func ("/barrage/no-sustain", test_no_sustain);
  g_test_add_func ("/barrage/barrage-can-end-it", test_barrage_can_end_it);
  g_test_add_func ("/barrage/first-round-only", test_first_round_only);
  return g_test_run ();
}
