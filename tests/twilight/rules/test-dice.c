/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

static TwilightCase *
at_roll (const char *attacker, const char *defender)
{
  TwilightCase *self = twilight_space (attacker, defender);

  twilight_do (self, "proceed", "proceed", NULL);
  twilight_assert_step (self, FORCON_TWILIGHT_STEP_ROLL, 1);
  return self;
}

static void
try_faces (TwilightCase *self, const guint8 *faces, guint n_faces, ForconTwilightVerdictKind kind)
{
  ForconTwilightCommand command = twilight_command (self, "roll attacker");
  g_autoptr (ForconTwilightOutcome) outcome
      = forcon_twilight_journal_do (self->journal, &command, &(ForconDice){ faces, n_faces, FALSE, FALSE });

  g_assert_cmpint (outcome->verdict.kind, ==, kind);
  self->verdict = outcome->verdict;
}

/* T-DICE-1: the value or more is a hit, and the face 0 is a ten */
static void
test_value_or_more_hits (void)
{
  g_autoptr (TwilightCase) self = at_roll ("4 cruiser", "carrier");

  twilight_says (self, "roll attacker: 6 7 8 0", "rolled attacker combat cruiser 7 4 3");
}

/* T-DICE-1: what is no face of a d10 is refused, and so are dice that nobody asked for */
static void
test_bad_dice (void)
{
  g_autoptr (TwilightCase) self = at_roll ("2 cruiser", "carrier");

  try_faces (self, (const guint8[]){ 5, 11 }, 2, FORCON_TWILIGHT_VERDICT_BAD_FACE);
  g_assert_cmpint (self->verdict.actual, ==, 11);
  try_faces (self, (const guint8[]){ 5, 6, 7, 8 }, 4, FORCON_TWILIGHT_VERDICT_DICE_LEFT_OVER);
  g_assert_cmpint (self->verdict.actual, ==, 4);
  g_assert_cmpint (self->verdict.needed, ==, 2);
}

/* T-DICE-1, T-DICE-2: missing dice are asked for by whose and what for they are */
static void
test_dice_are_asked_for (void)
{
  g_autoptr (TwilightCase) self = at_roll ("dreadnought, 2 cruiser", "carrier");

  twilight_refuses (self, "roll attacker: 5 9", FORCON_TWILIGHT_VERDICT_NEEDS_DICE);
  g_assert_cmpint (self->verdict.request.purpose, ==, FORCON_TWILIGHT_PURPOSE_COMBAT);
  g_assert_cmpint (self->verdict.request.side, ==, ATTACKER);
  g_assert_cmpuint (self->verdict.request.unit.value, ==, forcon_twilight_find_unit (self->rules, "cruiser").value);
  g_assert_cmpuint (self->verdict.request.count, ==, 2);
  g_assert_cmpuint (self->verdict.request.given, ==, 1);
  g_assert_cmpint (self->verdict.request.needed, ==, 7);
}

/* T-DICE-1: faces that are left may be for the next command */
static void
test_rest_may_be_kept (void)
{
  g_autoptr (TwilightCase) self = at_roll ("cruiser", "carrier");
  ForconTwilightCommand command = twilight_command (self, "roll attacker");
  const guint8 faces[] = { 5, 6, 7 };
  g_autoptr (ForconTwilightOutcome) outcome
      = forcon_twilight_journal_do (self->journal, &command, &(ForconDice){ faces, G_N_ELEMENTS (faces), FALSE, TRUE });

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_TWILIGHT_VERDICT_DONE);
  g_assert_cmpuint (outcome->n_given, ==, 1);
}

/* T-DICE-2: one die per ship, the lowest combat value first; of one value in the order of the rules */
static void
test_lowest_value_first (void)
{
  g_autoptr (TwilightCase) self = at_roll ("2 fighter, cruiser, carrier, dreadnought", "carrier");

  twilight_says (self, "roll attacker: 5 7 9 1 9",
                 "rolled attacker combat dreadnought 5 1 1; rolled attacker combat cruiser 7 1 1; "
                 "rolled attacker combat fighter 9 2 1; rolled attacker combat carrier 9 1 1");
}

/* T-DICE-2: with burst icons one die for each of them */
static void
test_burst_icons (void)
{
  g_autoptr (TwilightCase) self = at_roll ("warsun, flagship", "carrier");

  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ROLL, ATTACKER, 5);
  twilight_says (self, "roll attacker: 3 2 10 5 4",
                 "rolled attacker combat warsun 3 3 2; rolled attacker combat flagship 5 2 1");
}

/* T-DICE-2: units of a player have the values of that player */
static void
test_values_of_a_faction (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("flagship", "carrier");
  ForconUnitId flagship = forcon_twilight_find_unit (self->rules, "flagship");

  self->start->players[ATTACKER].units[flagship.value - 1].combat = (ForconUnitAttack){ 7, 4 };
  twilight_restart (self);
  twilight_do (self, "proceed", "proceed", NULL);
  twilight_says (self, "roll attacker: 6 7 8 9", "rolled attacker combat flagship 7 4 3");
}

/* T-DICE-2: ground forces in the space area throw nothing, and damaged ships do */
static void
test_who_rolls (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("2 dreadnought, 4 infantry, mech", "carrier");

  g_assert_true (forcon_force_parse_damaged (self->rules, "dreadnought", &self->start->space[ATTACKER], NULL));
  twilight_restart (self);
  twilight_do (self, "proceed", "proceed", NULL);
  twilight_says (self, "roll attacker: 5 4", "rolled attacker combat dreadnought 5 2 1");
}

/* T-DICE-3: modifiers of the player and of the round come to every combat roll */
static void
test_modifiers (void)
{
  g_autoptr (TwilightCase) self = twilight_space ("cruiser", "cruiser");

  self->start->players[ATTACKER].modifier = 1;
  self->start->players[DEFENDER].modifier = -1;
  twilight_restart (self);
  twilight_do (self, "proceed", "effect modify-round attacker 1 (Morale Boost)", "proceed", NULL);
  twilight_says (self, "roll attacker: 5", "rolled attacker combat cruiser 5 1 1");
  twilight_says (self, "roll defender: 7", "rolled defender combat cruiser 8 1 0");
}

/* T-DICE-3: the attacker makes all rolls before the defender, and each once */
static void
test_attacker_rolls_first (void)
{
  g_autoptr (TwilightCase) self = at_roll ("cruiser", "cruiser");

  twilight_refuses (self, "roll defender: 5", FORCON_TWILIGHT_VERDICT_OPPONENT_FIRST);
  g_assert_cmpint (self->verdict.side, ==, ATTACKER);
  twilight_do (self, "roll attacker: 5", NULL);
  twilight_refuses (self, "roll attacker: 5", FORCON_TWILIGHT_VERDICT_ALREADY_DONE);
  g_assert_cmpint (self->verdict.side, ==, ATTACKER);
  twilight_refuses (self, "proceed", FORCON_TWILIGHT_VERDICT_STILL_OWED);
  g_assert_cmpint (self->verdict.side, ==, DEFENDER);
  twilight_do (self, "roll defender: 5", NULL);
}

/* T-DICE-3: an ability rolls one die again, by its number on the table; the new face counts */
static void
test_reroll (void)
{
  g_autoptr (TwilightCase) self = at_roll ("3 cruiser", "4 carrier");

  twilight_do (self, "roll attacker: 6 7 2", NULL);
  twilight_says (self, "reroll attacker 3 (Fire Team): 9", "ability-used Fire Team; rerolled attacker cruiser 3 2 9 1");
  twilight_says (self, "reroll attacker 2 (Fire Team): 1", "ability-used Fire Team; rerolled attacker cruiser 2 7 1 1");
  twilight_do (self, "roll defender: 1 1 1 1", NULL);
  twilight_says (self, "proceed",
                 "hits-produced defender 1; step-begun assign 1 0; "
                 "destroyed defender carrier 1 hit; step-begun end 1 0");
}

/* T-DICE-3: a die that is rolled again is asked for like any other */
static void
test_reroll_asks (void)
{
  g_autoptr (TwilightCase) self = at_roll ("3 cruiser", "4 carrier");

  twilight_do (self, "roll attacker: 6 7 2", NULL);
  twilight_refuses (self, "reroll attacker 3 (Fire Team)", FORCON_TWILIGHT_VERDICT_NEEDS_DICE);
  g_assert_cmpint (self->verdict.request.purpose, ==, FORCON_TWILIGHT_PURPOSE_REROLL);
  g_assert_cmpint (self->verdict.request.needed, ==, 7);
}

/* T-DICE-3: an ability turns a die to another face */
static void
test_change (void)
{
  g_autoptr (TwilightCase) self = at_roll ("2 cruiser", "4 carrier");

  twilight_do (self, "roll attacker: 6 7", NULL);
  twilight_says (self, "change attacker 1 7 (Scramble)", "ability-used Scramble; changed attacker cruiser 1 6 7");
  twilight_refuses (self, "change attacker 1 11 (Scramble)", FORCON_TWILIGHT_VERDICT_BAD_FACE);
  twilight_refuses (self, "change attacker 3 7 (Scramble)", FORCON_TWILIGHT_VERDICT_NO_SUCH_DIE);
  g_assert_cmpint (self->verdict.actual, ==, 3);
  g_assert_cmpint (self->verdict.needed, ==, 2);
  twilight_refuses (self, "change attacker 1 7", FORCON_TWILIGHT_VERDICT_NEEDS_REASON);
  twilight_do (self, "roll defender: 1 1 1 1", NULL);
  twilight_says (self, "proceed",
                 "hits-produced defender 2; step-begun assign 1 0; "
                 "destroyed defender carrier 2 hit; step-begun end 1 0");
}

/* T-DICE-3: at once after all own dice: not when the opponent has rolled */
static void
test_abilities_can_be_too_late (void)
{
  g_autoptr (TwilightCase) self = at_roll ("cruiser", "2 carrier");

  twilight_do (self, "roll attacker: 6", NULL);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ROLL, DEFENDER, 2);
  twilight_do (self, "roll defender: 2 1", NULL);
  twilight_assert_owed (self, FORCON_TWILIGHT_OWED_ABILITIES, DEFENDER, 3);
  twilight_refuses (self, "reroll attacker 1 (Fire Team): 9", FORCON_TWILIGHT_VERDICT_NOT_AFTER_ROLL);
  g_assert_cmpint (self->verdict.side, ==, ATTACKER);
  twilight_says (self, "reroll defender 2 (Fire Team): 9", "ability-used Fire Team; rerolled defender carrier 2 2 9 1");
}

/* T-DICE-3: who has rolled all own dice may do something to the opponent's, which lie there */
static void
test_abilities_to_enemy_dice (void)
{
  g_autoptr (TwilightCase) self = at_roll ("cruiser", "2 carrier");

  twilight_do (self, "roll attacker: 9", NULL);
  twilight_refuses (self, "reroll defender 1 (Jinx): 2", FORCON_TWILIGHT_VERDICT_NOT_AFTER_ROLL);
  g_assert_cmpint (self->verdict.side, ==, DEFENDER);
  twilight_do (self, "roll defender: 2 1", NULL);
  twilight_says (self, "reroll defender 1 (Jinx): 2",
                 "ability-used Jinx; rerolled attacker by-defender cruiser 1 9 2 1");
  twilight_says (self, "change defender 1 1 (Jinx)", "ability-used Jinx; changed attacker by-defender cruiser 1 2 1");
  twilight_says (self, "proceed", "step-begun end 1 0");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice/value-or-more-hits", test_value_or_more_hits);
  g_test_add_func ("/dice/bad-dice", test_bad_dice);
  g_test_add_func ("/dice/dice-are-asked-for", test_dice_are_asked_for);
  g_test_add_func ("/dice/rest-may-be-kept", test_rest_may_be_kept);
  g_test_add_func ("/dice/lowest-value-first", test_lowest_value_first);
  g_test_add_func ("/dice/burst-icons", test_burst_icons);
  g_test_add_func ("/dice/values-of-a-faction", test_values_of_a_faction);
  g_test_add_func ("/dice/who-rolls", test_who_rolls);
  g_test_add_func ("/dice/modifiers", test_modifiers);
  g_test_add_func ("/dice/attacker-rolls-first", test_attacker_rolls_first);
  g_test_add_func ("/dice/reroll", test_reroll);
  g_test_add_func ("/dice/reroll-asks", test_reroll_asks);
  g_test_add_func ("/dice/change", test_change);
  g_test_add_func ("/dice/abilities-can-be-too-late", test_abilities_can_be_too_late);
  g_test_add_func ("/dice/abilities-to-enemy-dice", test_abilities_to_enemy_dice);
  return g_test_run ();
}
