/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

/* T-SPC-2: before the combat a card may end it: there is no barrage any more, and the window at its end still comes */
static void
test_before_combat (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("destroyer", "cruiser");

  twilight_says (self, "effect destroy defender cruiser (Ambush)",
                 "ability-used Ambush; destroyed defender cruiser 1 effect");
  twilight_says (self, "proceed", "step-begun end 1 1");
  twilight_says (self, "proceed", "combat-over attacker 1; step-begun over 1 0");
}

/* T-SPC-2: at the start of the round damage is done, repaired, and units are added */
static void
test_units_change (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("2 dreadnought, cruiser", "cruiser");

  twilight_says (self, "effect damage attacker 2 dreadnought (Mines)",
                 "ability-used Mines; damaged attacker dreadnought 2");
  twilight_says (self, "effect repair attacker 1 dreadnought (Duranium Armor)",
                 "ability-used Duranium Armor; repaired attacker dreadnought 1");
  twilight_says (self, "effect add attacker 2 fighter (Reinforcements)",
                 "ability-used Reinforcements; added attacker fighter 2");
  twilight_says (self, "effect destroy attacker 1 damaged dreadnought (Direct Hit)",
                 "ability-used Direct Hit; destroyed attacker dreadnought 1 damaged effect");
  twilight_assert_force (self, ATTACKER, "2 fighter, 1 cruiser, 1 dreadnought", "");
}

/* T-SPC-2: an effect names its card, and what is there */
static void
test_refusals (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("2 dreadnought, cruiser", "cruiser");

  twilight_refuses (self, "effect destroy attacker 1 cruiser", FORCON_TWILIGHT_VERDICT_NEEDS_REASON);
  twilight_refuses (self, "effect destroy attacker (Card)", FORCON_TWILIGHT_VERDICT_NEEDS_UNIT);
  twilight_refuses (self, "effect destroy attacker 2 cruiser (Card)", FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
  g_assert_cmpint (self->verdict.actual, ==, 1);
  g_assert_cmpint (self->verdict.needed, ==, 2);
  twilight_refuses (self, "effect damage attacker 1 cruiser (Card)", FORCON_TWILIGHT_VERDICT_NO_SUSTAIN);
  twilight_refuses (self, "effect repair attacker 1 dreadnought (Card)", FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
  twilight_refuses (self, "effect add attacker 1 pds (Card)", FORCON_TWILIGHT_VERDICT_NOT_A_TARGET);
  twilight_refuses (self, "effect add attacker 10000 cruiser (Card)", FORCON_TWILIGHT_VERDICT_BAD_NUMBER);
  g_assert_cmpint (self->verdict.most, ==, FORCON_FORCE_COUNT_MAX - 1);
  twilight_refuses (self, "effect modify attacker 0 (Card)", FORCON_TWILIGHT_VERDICT_BAD_NUMBER);
  twilight_refuses (self, "effect modify attacker 11 (Card)", FORCON_TWILIGHT_VERDICT_BAD_NUMBER);
  g_assert_cmpint (self->verdict.least, ==, -10);
  g_assert_cmpint (self->verdict.most, ==, 10);
}

/* T-SPC-2, T-HIT-1: hits of a card at a window are assigned there and then */
static void
test_hits_at_a_window (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("2 cruiser, fighter", "cruiser");

  twilight_says (self, "effect hits attacker 1 (Salvo)", "ability-used Salvo; hits-changed attacker 1");
  twilight_refuses (self, "proceed", FORCON_TWILIGHT_VERDICT_HITS_LEFT);
  twilight_says (self, "destroy attacker 1 fighter", "destroyed attacker fighter 1 hit");
  twilight_says (self, "proceed", "step-begun start 1 1");
}

/* T-SPC-2, T-HIT-1: hits of the dice can be cancelled while they lie there, none below none */
static void
test_hits_are_cancelled (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("3 cruiser", "3 cruiser");

  twilight_do (self, "proceed", "proceed", "roll attacker: 7 7 7", NULL);
  twilight_refuses (self, "effect hits defender -4 (Shields Holding)", FORCON_TWILIGHT_VERDICT_BAD_NUMBER);
  g_assert_cmpint (self->verdict.least, ==, -3);
  twilight_says (self, "effect hits defender -2 (Shields Holding)",
                 "ability-used Shields Holding; hits-changed defender -2");
  twilight_do (self, "roll defender: 1 1 1", NULL);
  twilight_says (self, "proceed",
                 "hits-produced defender 1; step-begun assign 1 0; "
                 "destroyed defender cruiser 1 hit; step-begun end 1 0");
}

/* T-SPC-2, T-HIT-1: or while they are being assigned */
static void
test_hits_are_cancelled_later (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("2 cruiser", "cruiser, carrier");

  twilight_do (self, "proceed", "proceed", "roll attacker: 7 1", "roll defender: 1 1", "proceed", NULL);
  twilight_says (self, "effect hits defender -1 (Shields Holding)",
                 "ability-used Shields Holding; hits-changed defender -1; step-begun end 1 0");
}

/* T-AFB-1, T-SPC-2: a hit that comes to a barrage is for fighters */
static void
test_hits_in_a_barrage (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("destroyer", "3 fighter, carrier");

  twilight_do (self, "proceed", "proceed", "barrage attacker: 9 1", "effect hits defender 1 (Waylay)", NULL);
  twilight_says (self, "proceed",
                 "hits-produced defender 2; destroyed defender fighter 2 barrage; step-begun roll 1 0");
}

/* T-DICE-3: a modifier of a round ends with it, one of the combat does not */
static void
test_how_long_modifiers_last (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("cruiser", "cruiser");

  twilight_says (self, "effect modify-round attacker 1 (Morale Boost)",
                 "ability-used Morale Boost; modified attacker 1 1");
  twilight_says (self, "effect modify defender 1 (Nebula)", "ability-used Nebula; modified defender 1 0");
  twilight_do (self, "proceed", "proceed", NULL);
  twilight_says (self, "roll attacker: 5", "rolled attacker combat cruiser 6 1 0");
  twilight_says (self, "roll defender: 5", "rolled defender combat cruiser 6 1 0");
  twilight_do (self, "proceed", "proceed", "proceed", NULL);
  twilight_says (self, "roll attacker: 6", "rolled attacker combat cruiser 7 1 0");
  twilight_says (self, "roll defender: 5", "rolled defender combat cruiser 6 1 0");
}

/* T-HIT-2, T-END-1: dice that were thrown count even when an effect has taken the last ship in between */
static void
test_dice_of_the_dead_count (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("cruiser", "cruiser, carrier");

  twilight_do (self, "proceed", "proceed", "roll attacker: 7", "effect destroy attacker 1 cruiser (Card)",
               "roll defender: 1 1", NULL);
  twilight_says (self, "proceed", "hits-produced defender 1; step-begun assign 1 0");
  twilight_says (self, "destroy defender 1 carrier", "destroyed defender carrier 1 hit; step-begun end 1 1");
}

/* T-END-1: at the end of what looked like the last round, ships may come after all: another round */
static void
test_ships_at_the_end (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("cruiser", "cruiser");

  twilight_do (self, "proceed", "proceed", "roll attacker: 7", "roll defender: 1", "proceed",
               "effect add defender 1 destroyer (Card)", NULL);
  twilight_says (self, "proceed", "step-begun start 2 0");
}

/* T-GND-4, T-GND-5: on the ground effects are for the planet that is fought for */
static void
test_on_the_ground (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("2 infantry", "infantry", "infantry", "infantry", NULL);

  twilight_refuses (self, "effect destroy attacker 1 infantry (Card)", FORCON_TWILIGHT_VERDICT_WRONG_STEP);
  twilight_do (self, "planet 2", NULL);
  twilight_refuses (self, "effect add attacker 1 cruiser (Card)", FORCON_TWILIGHT_VERDICT_NOT_A_TARGET);
  twilight_do (self, "effect destroy attacker 1 infantry (Card)", NULL);
  twilight_assert_force (self, ATTACKER, "", "");
  twilight_says (self, "proceed", "step-begun end 1 1");
}

/* In step 2 of the first round; there is one system to which both can retreat. */
static TwilightCase *
at_announcing (void)
{
  TwilightCase *self = twilight_space_with_neighbour ("cruiser", "cruiser");

  twilight_do (self, "proceed", "proceed", NULL);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ANNOUNCE, DEFENDER, 1);
  return self;
}

/* T-SPC-2, T-RET-2: an announced retreat that is cancelled does not take place */
static void
test_retreat_cancelled (void)
{
  g_autoptr (TwilightCase) self = at_announcing ();

  twilight_refuses (self, "effect cancel-retreat defender (Card)", FORCON_TWILIGHT_VERDICT_NOT_ANNOUNCED);
  twilight_do (self, "announce defender", NULL);
  twilight_says (self, "effect cancel-retreat defender (Card)", "ability-used Card; retreat-cancelled defender");
  twilight_do (self, "roll attacker: 1", "roll defender: 1", NULL);
  twilight_says (self, "proceed", "step-begun end 1 0");
}

/* T-SPC-2, T-RET-2: who is forced to has to retreat in step 5, though nothing was announced */
static void
test_retreat_forced (void)
{
  g_autoptr (TwilightCase) self = at_announcing ();

  twilight_do (self, "stay defender", "stay attacker", NULL);
  twilight_says (self, "effect force-retreat attacker (Card)", "ability-used Card; retreat-forced attacker");
  twilight_refuses (self, "effect force-retreat attacker (Card)", FORCON_TWILIGHT_VERDICT_ALREADY_DONE);
  twilight_do (self, "roll attacker: 1", "roll defender: 1", NULL);
  twilight_says (self, "proceed", "step-begun retreat 1 0");
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_RETREAT, ATTACKER, 1);
  twilight_refuses (self, "proceed", FORCON_TWILIGHT_VERDICT_MUST_RETREAT);
}

/* T-SPC-2, T-RET-1: whom an effect forbids it may not announce in this round, and may in the next */
static void
test_retreat_forbidden (void)
{
  g_autoptr (TwilightCase) self = at_announcing ();

  twilight_says (self, "effect forbid-retreat defender (Intercept)",
                 "ability-used Intercept; retreat-forbidden defender");
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ANNOUNCE, ATTACKER, 1);
  twilight_refuses (self, "announce defender", FORCON_TWILIGHT_VERDICT_RETREAT_FORBIDDEN);
  twilight_refuses (self, "effect force-retreat defender (Card)", FORCON_TWILIGHT_VERDICT_RETREAT_FORBIDDEN);
  twilight_do (self, "announce attacker", NULL);
  twilight_says (self, "effect forbid-retreat attacker (Intercept)",
                 "ability-used Intercept; retreat-cancelled attacker; retreat-forbidden attacker");
  twilight_do (self, "roll attacker: 1", "roll defender: 1", NULL);
  twilight_says (self, "proceed", "step-begun end 1 0");
  twilight_do (self, "proceed", "proceed", NULL);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ANNOUNCE, DEFENDER, 1);
}

/* T-RET-2, T-RET-3: ships that come to the system make it ineligible, and the announced retreat does not take place */
static void
test_system_no_longer_eligible (void)
{
  g_autoptr (TwilightCase) self = at_announcing ();

  twilight_do (self, "announce defender", NULL);
  twilight_says (self, "effect arrive attacker ships 1 (Card)", "ability-used Card; system-changed attacker 1 ships 1");
  twilight_refuses (self, "effect arrive attacker ships 1 (Card)", FORCON_TWILIGHT_VERDICT_NO_CHANGE);
  twilight_refuses (self, "effect arrive attacker ships 2 (Card)", FORCON_TWILIGHT_VERDICT_UNKNOWN_SYSTEM);
  twilight_do (self, "roll attacker: 1", "roll defender: 1", NULL);
  twilight_says (self, "proceed", "step-begun end 1 0");
}

/* T-RET-1, T-RET-3, T-RET-5: what leaves and what comes both count, when retreats are announced */
static void
test_system_changes (void)
{
  g_autoptr (TwilightCase) self = at_announcing ();

  twilight_says (self, "effect leave defender units 1 (Card)", "ability-used Card; system-changed defender 1 units 0");
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ANNOUNCE, ATTACKER, 1);
  twilight_do (self, "effect arrive defender planet 1 (Card)", NULL);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ANNOUNCE, DEFENDER, 1);
  twilight_do (self, "effect arrive defender nebula 1 (Card)", NULL);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ROLL, ATTACKER, 1);
}

/* T-GND-6: nothing of that on the ground */
static void
test_no_retreats_on_the_ground (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("2 infantry", "infantry", NULL);

  twilight_refuses (self, "effect force-retreat attacker (Card)", FORCON_TWILIGHT_VERDICT_NOT_IN_SPACE);
  twilight_refuses (self, "effect arrive attacker ships 1 (Card)", FORCON_TWILIGHT_VERDICT_NOT_IN_SPACE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/effects/before-combat", test_before_combat);
  g_test_add_func ("/effects/units-change", test_units_change);
  g_test_add_func ("/effects/refusals", test_refusals);
  g_test_add_func ("/effects/hits-at-a-window", test_hits_at_a_window);
  g_test_add_func ("/effects/hits-are-cancelled", test_hits_are_cancelled);
  g_test_add_func ("/effects/hits-are-cancelled-later", test_hits_are_cancelled_later);
  g_test_add_func ("/effects/hits-in-a-barrage", test_hits_in_a_barrage);
  g_test_add_func ("/effects/how-long-modifiers-last", test_how_long_modifiers_last);
  g_test_add_func ("/effects/dice-of-the-dead-count", test_dice_of_the_dead_count);
  g_test_add_func ("/effects/ships-at-the-end", test_ships_at_the_end);
  g_test_add_func ("/effects/on-the-ground", test_on_the_ground);
  g_test_add_func ("/effects/retreat-cancelled", test_retreat_cancelled);
  g_test_add_func ("/effects/retreat-forced", test_retreat_forced);
  g_test_add_func ("/effects/retreat-forbidden", test_retreat_forbidden);
  g_test_add_func ("/effects/system-no-longer-eligible", test_system_no_longer_eligible);
  g_test_add_func ("/effects/system-changes", test_system_changes);
  g_test_add_func ("/effects/no-retreats-on-the-ground", test_no_retreats_on_the_ground);
  return g_test_run ();
}
