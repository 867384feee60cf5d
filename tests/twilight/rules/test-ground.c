/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

/* T-GND-1: where the attacker landed and another player has ground forces; a planet without a fight is done with at once */
static void
test_where_it_is_fought (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("2 infantry", "infantry", "infantry", "pds", "", "mech", NULL);

  twilight_assert_step (self, FORCON_TWILIGHT_STEP_START, 1);
  g_assert_cmpint (twilight_now (self)->planet, ==, 0);
  g_assert_true (twilight_now (self)->planets[1].fought);
  g_assert_cmpint (twilight_now (self)->planets[1].result, ==, FORCON_TWILIGHT_WON_BY_ATTACKER);
  g_assert_true (twilight_now (self)->planets[2].fought);
  g_assert_cmpint (twilight_now (self)->planets[2].result, ==, FORCON_TWILIGHT_WON_BY_DEFENDER);
}

/* T-GND-1, T-GND-5: nobody there to fight: it is over at once, and the planet taken */
static void
test_empty_planet_is_taken (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("2 infantry", "", NULL);

  twilight_assert_step (self, FORCON_TWILIGHT_STEP_OVER, 0);
  g_assert_cmpint (twilight_now (self)->planets[0].controller, ==, ATTACKER);
}

/* T-GND-1, T-GND-4: rounds of dice and hits, between the windows of their start and end; structures have no part in it */
static void
test_a_round (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("2 infantry, mech", "3 infantry2, pds2", NULL);

  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_WINDOW, ATTACKER, 0);
  twilight_says (self, "proceed", "step-begun roll 1 0");
  twilight_says (self, "roll attacker: 6 8 7",
                 "rolled attacker combat mech 6 1 1; rolled attacker combat infantry 8 2 1");
  twilight_says (self, "roll defender: 7 6 6", "rolled defender combat infantry2 7 3 1");
  twilight_says (self, "proceed",
                 "hits-produced defender 2; hits-produced attacker 1; step-begun assign 1 0; "
                 "destroyed defender infantry2 2 hit");
  twilight_says (self, "destroy attacker 1 infantry", "destroyed attacker infantry 1 hit; step-begun end 1 0");
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_WINDOW, ATTACKER, 0);
  twilight_says (self, "proceed", "step-begun start 2 0");
  twilight_assert_force (self, DEFENDER, "1 infantry2, 1 pds2", "");
}

/* T-GND-1: with burst icons one die for each of them */
static void
test_burst_icons (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("mech", "infantry", NULL);
  ForconUnitId mech = forcon_twilight_find_unit (self->rules, "mech");

  self->start->players[ATTACKER].units[mech.value - 1].combat.dice = 2;
  twilight_restart (self);
  twilight_do (self, "proceed", NULL);
  twilight_says (self, "roll attacker: 6 5", "rolled attacker combat mech 6 2 1");
}

/* T-GND-2: a mech may sustain damage */
static void
test_mech_sustains (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("2 infantry", "mech, infantry", NULL);

  twilight_do (self, "proceed", "roll attacker: 8 1", "roll defender: 1 1", "proceed", NULL);
  twilight_refuses (self, "sustain defender 1 infantry", FORCON_TWILIGHT_VERDICT_NO_SUSTAIN);
  twilight_says (self, "sustain defender 1 mech", "sustained defender mech 1; step-begun end 1 0");
  twilight_assert_force (self, DEFENDER, "1 infantry, 1 mech", "1 mech");
}

/* T-GND-3: it ends at once when at most one has units left: the winner, and the planet taken */
static void
test_attacker_wins (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("infantry", "infantry", NULL);

  twilight_do (self, "proceed", "roll attacker: 8", "roll defender: 1", NULL);
  twilight_says (self, "proceed",
                 "hits-produced defender 1; step-begun assign 1 0; "
                 "destroyed defender infantry 1 hit; step-begun end 1 1");
  twilight_says (self, "proceed",
                 "combat-over attacker 1 planet-1; control-taken attacker planet-1; step-begun over 1 0");
  g_assert_cmpint (twilight_now (self)->planets[0].controller, ==, ATTACKER);
}

/* T-GND-3: nobody is left: a draw, and the planet keeps its owner */
static void
test_draw (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("infantry", "infantry", NULL);

  twilight_do (self, "proceed", "roll attacker: 8", "roll defender: 8", "proceed", NULL);
  twilight_says (self, "proceed", "combat-over draw 1 planet-1; step-begun over 1 0");
  g_assert_cmpint (twilight_now (self)->planets[0].controller, ==, DEFENDER);
}

/* T-GND-5: several planets: the attacker chooses each time, the last one comes by itself; nothing is taken before all are fought */
static void
test_several_planets (void)
{
  g_autoptr (TwilightCase) self
      = twilight_ground ("infantry", "infantry", "infantry", "infantry", "infantry", "", NULL);

  twilight_assert_step (self, FORCON_TWILIGHT_STEP_PLANET, 0);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_PLANET, ATTACKER, 0);
  twilight_says (self, "planet 2", "planet-chosen planet-2; step-begun start 1 1");
  twilight_do (self, "proceed", "roll attacker: 8", "roll defender: 1", "proceed", NULL);
  twilight_says (self, "proceed", "combat-over attacker 1 planet-2; planet-chosen planet-1; step-begun start 1 1");
  twilight_do (self, "proceed", "roll attacker: 1", "roll defender: 8", "proceed", NULL);
  twilight_says (self, "proceed",
                 "combat-over defender 1 planet-1; control-taken attacker planet-2; "
                 "control-taken attacker planet-3; step-begun over 1 0");
  g_assert_cmpint (twilight_now (self)->planets[0].result, ==, FORCON_TWILIGHT_WON_BY_DEFENDER);
  g_assert_cmpint (twilight_now (self)->planets[0].controller, ==, DEFENDER);
  g_assert_cmpint (twilight_now (self)->planets[1].result, ==, FORCON_TWILIGHT_WON_BY_ATTACKER);
}

/* T-GND-5: three fights: the choice comes again between the two that are left */
static void
test_choice_comes_again (void)
{
  g_autoptr (TwilightCase) self
      = twilight_ground ("infantry", "infantry", "infantry", "infantry", "infantry", "infantry", NULL);

  twilight_refuses (self, "planet 4", FORCON_TWILIGHT_VERDICT_UNKNOWN_PLANET);
  g_assert_cmpint (self->verdict.actual, ==, 4);
  g_assert_cmpint (self->verdict.needed, ==, 3);
  twilight_refuses (self, "proceed", FORCON_TWILIGHT_VERDICT_STILL_OWED);
  twilight_do (self, "planet 3", "proceed", "roll attacker: 8", "roll defender: 8", "proceed", NULL);
  twilight_says (self, "proceed", "combat-over draw 1 planet-3; step-begun planet 0 0");
  twilight_refuses (self, "planet 3", FORCON_TWILIGHT_VERDICT_ALREADY_FOUGHT);
  g_assert_cmpuint (self->verdict.planet, ==, 3);
}

/* T-GND-6: nobody retreats from a ground combat, and there is no barrage */
static void
test_no_retreat (void)
{
  g_autoptr (TwilightCase) self = twilight_ground ("infantry", "infantry", NULL);

  twilight_refuses (self, "announce defender", FORCON_TWILIGHT_VERDICT_NOT_IN_SPACE);
  twilight_refuses (self, "retreat defender 1", FORCON_TWILIGHT_VERDICT_NOT_IN_SPACE);
  twilight_refuses (self, "barrage attacker", FORCON_TWILIGHT_VERDICT_NOT_IN_SPACE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ground/where-it-is-fought", test_where_it_is_fought);
  g_test_add_func ("/ground/empty-planet-is-taken", test_empty_planet_is_taken);
  g_test_add_func ("/ground/a-round", test_a_round);
  g_test_add_func ("/ground/burst-icons", test_burst_icons);
  g_test_add_func ("/ground/mech-sustains", test_mech_sustains);
  g_test_add_func ("/ground/attacker-wins", test_attacker_wins);
  g_test_add_func ("/ground/draw", test_draw);
  g_test_add_func ("/ground/several-planets", test_several_planets);
  g_test_add_func ("/ground/choice-comes-again", test_choice_comes_again);
  g_test_add_func ("/ground/no-retreat", test_no_retreat);
  return g_test_run ();
}
