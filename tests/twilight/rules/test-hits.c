/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

static TwilightCase *
after_roll (const char *attacker, const char *defender, const char *roll_attacker, const char *roll_defender)
{
  TwilightCase *self = twilight_space (attacker, defender);

  twilight_do (self, "proceed", "proceed", roll_attacker, roll_defender, "proceed", NULL);
  return self;
}

/* T-HIT-1: the owner chooses one ship per hit */
static void
test_owner_chooses (void)
{
  g_autoptr (TwilightCase) self
      = after_roll ("2 cruiser", "cruiser, 2 fighter", "roll attacker: 7 7", "roll defender: 1 1 1");

  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_HITS, DEFENDER, 2);
  twilight_says (self, "destroy defender 1 cruiser",
                 "destroyed defender cruiser 1 hit; destroyed defender fighter 1 hit; step-begun end 1 0");
}

/* T-HIT-1: an undamaged unit that has it cancels a hit, once */
static void
test_sustain_cancels (void)
{
  g_autoptr (TwilightCase) self
      = after_roll ("3 cruiser", "dreadnought, 3 fighter", "roll attacker: 7 7 1", "roll defender: 1 1 1 1");

  twilight_says (self, "sustain defender 1 dreadnought", "sustained defender dreadnought 1");
  twilight_assert_force (self, DEFENDER, "3 fighter, 1 dreadnought", "1 dreadnought");
  twilight_refuses (self, "sustain defender 1 dreadnought", FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
  g_assert_cmpint (self->verdict.actual, ==, 0);
  g_assert_cmpint (self->verdict.needed, ==, 1);
  twilight_says (self, "destroy defender 1 damaged dreadnought",
                 "destroyed defender dreadnought 1 damaged hit; step-begun end 1 0");
}

/* T-HIT-1: it may be used, and need not */
static void
test_sustain_is_a_choice (void)
{
  g_autoptr (TwilightCase) self = after_roll ("cruiser", "dreadnought", "roll attacker: 7", "roll defender: 1");

  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_HITS, DEFENDER, 1);
  twilight_says (self, "destroy defender 1 dreadnought", "destroyed defender dreadnought 1 hit; step-begun end 1 1");
}

/* T-HIT-1: what cannot sustain, does not */
static void
test_who_cannot_sustain (void)
{
  g_autoptr (TwilightCase) self
      = after_roll ("cruiser", "dreadnought, carrier", "roll attacker: 7", "roll defender: 1 1");

  twilight_refuses (self, "sustain defender 1 carrier", FORCON_TWILIGHT_VERDICT_NO_SUSTAIN);
  g_assert_cmpuint (self->verdict.unit.value, ==, forcon_twilight_find_unit (self->rules, "carrier").value);
}

/* T-HIT-1: a unit that was damaged in an earlier round sustains no more */
static void
test_damage_lasts (void)
{
  g_autoptr (TwilightCase) self = after_roll ("cruiser", "dreadnought", "roll attacker: 7", "roll defender: 1");

  twilight_says (self, "sustain defender 1 dreadnought", "sustained defender dreadnought 1; step-begun end 1 0");
  twilight_do (self, "proceed", "proceed", "roll attacker: 7", "roll defender: 1", NULL);
  twilight_says (self, "proceed",
                 "hits-produced defender 1; step-begun assign 2 0; "
                 "destroyed defender dreadnought 1 damaged hit; step-begun end 2 1");
}

/* T-HIT-1: enough hits for everybody leave no choice; what is over is lost */
static void
test_overkill_is_lost (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("6 cruiser", "dreadnought, 2 fighter");

  twilight_do (self, "proceed", "proceed", "roll attacker: 7 7 7 7 7 7", "roll defender: 1 1 1", NULL);
  twilight_says (self, "proceed",
                 "hits-produced defender 6; step-begun assign 1 0; sustained defender dreadnought 1; "
                 "destroyed defender fighter 2 hit; destroyed defender dreadnought 1 damaged hit; "
                 "hits-lost defender 2; step-begun end 1 1");
}

/* T-HIT-1: only ships are destroyed: ground forces aboard cannot take a hit */
static void
test_ground_forces_take_no_hits (void)
{
  g_autoptr (TwilightCase) self
      = after_roll ("cruiser", "carrier, cruiser, 2 infantry, mech", "roll attacker: 7", "roll defender: 1 1");

  twilight_refuses (self, "destroy defender 1 infantry", FORCON_TWILIGHT_VERDICT_NOT_A_TARGET);
  twilight_refuses (self, "sustain defender 1 mech", FORCON_TWILIGHT_VERDICT_NOT_A_TARGET);
}

/* T-HIT-2: both players' hits of a step count, whoever dies */
static void
test_both_sides_count (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("cruiser", "cruiser");

  twilight_do (self, "proceed", "proceed", "roll attacker: 10", "roll defender: 10", NULL);
  twilight_says (self, "proceed",
                 "hits-produced defender 1; hits-produced attacker 1; step-begun assign 1 0; "
                 "destroyed attacker cruiser 1 hit; destroyed defender cruiser 1 hit; step-begun end 1 1");
}

/* T-HIT-1: both assign, in any order */
static void
test_any_order (void)
{
  g_autoptr (TwilightCase) self
      = after_roll ("cruiser, fighter", "cruiser, fighter", "roll attacker: 7 1", "roll defender: 7 1");

  twilight_says (self, "destroy defender 1 fighter", "destroyed defender fighter 1 hit");
  twilight_says (self, "destroy attacker 1 cruiser", "destroyed attacker cruiser 1 hit; step-begun end 1 0");
}

/* T-HIT-1: no more than there are hits, units, or anything to assign at all */
static void
test_refusals (void)
{
  g_autoptr (TwilightCase) self
      = after_roll ("cruiser, carrier", "cruiser, 2 fighter", "roll attacker: 7 1", "roll defender: 1 1 1");

  twilight_refuses (self, "destroy defender 2 fighter", FORCON_TWILIGHT_VERDICT_NO_HITS);
  g_assert_cmpint (self->verdict.actual, ==, 2);
  g_assert_cmpint (self->verdict.needed, ==, 1);
  twilight_refuses (self, "destroy attacker 1 cruiser", FORCON_TWILIGHT_VERDICT_NO_HITS);
  twilight_refuses (self, "destroy defender 1 carrier", FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
  twilight_refuses (self, "destroy defender 1 damaged cruiser", FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
  twilight_refuses (self, "destroy defender 1", FORCON_TWILIGHT_VERDICT_NEEDS_UNIT);
  twilight_refuses (self, "destroy defender 0 cruiser", FORCON_TWILIGHT_VERDICT_BAD_NUMBER);
  twilight_refuses (self, "proceed", FORCON_TWILIGHT_VERDICT_HITS_LEFT);
  g_assert_cmpint (self->verdict.side, ==, DEFENDER);
  g_assert_cmpint (self->verdict.actual, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hits/owner-chooses", test_owner_chooses);
  g_test_add_func ("/hits/sustain-cancels", test_sustain_cancels);
  g_test_add_func ("/hits/sustain-is-a-choice", test_sustain_is_a_choice);
  g_test_add_func ("/hits/who-cannot-sustain", test_who_cannot_sustain);
  g_test_add_func ("/hits/damage-lasts", test_damage_lasts);
  g_test_add_func ("/hits/overkill-is-lost", test_overkill_is_lost);
  g_test_add_func ("/hits/ground-forces-take-no-hits", test_ground_forces_take_no_hits);
  g_test_add_func ("/hits/both-sides-count", test_both_sides_count);
  g_test_add_func ("/hits/any-order", test_any_order);
  g_test_add_func ("/hits/refusals", test_refusals);
  return g_test_run ();
}
