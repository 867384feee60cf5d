/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Legs for a ship that is dragged to a place, of random fleets to random places. */
#include "engine/movement/movement.h"

#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"

#define SEED 2010
#define N_BATTLES 30
#define N_SHIPS 12
#define N_GOALS 40

typedef struct {
  const ForconRules *rules;
  ForconBattle *battle;
  ForconRandom random;
} Run;

/* A place anywhere near, or one that takes all the speed the ship has. */
static ForconPoint
random_goal (Run *run, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (run->battle, ship);
  ForconMoveLimits limits = forcon_move_limits (run->battle, run->rules, ship);
  ForconLength ahead = test_between (&run->random, 0, limits.most);
  ForconAngle turn = test_between (&run->random, 0, limits.greatest_turn);
  ForconLegs legs = forcon_command_move (ship, ahead, turn, limits.most - ahead).move.legs;
  ForconPoint goal = forcon_move_path (state->position, state->heading, &legs).points[2];

  if (test_between (&run->random, 0, 1) == 0)
    {
      goal.x += test_between (&run->random, -3500, 3500);
      goal.y += test_between (&run->random, -3500, 3500);
    }
  return goal;
}

/* Legs that a drag proposes are refused only for what else lies on the table. */
static void
check_towards (Run *run, ForconShipId ship)
{
  for (guint i = 0; i < N_GOALS; i++)
    {
      ForconLegs legs = forcon_move_towards (run->battle, run->rules, ship, random_goal (run, ship));
      ForconVerdictKind kind = forcon_move_judge (run->battle, run->rules, ship, &legs).kind;

      if (kind != FORCON_VERDICT_INTO_PLANET && kind != FORCON_VERDICT_ENDS_OVER_BASE)
        g_assert_cmpint (kind, ==, FORCON_VERDICT_DONE);
    }
}

/* F-MOV-2, F-MOV-3, F-MOV-4 */
static void
test_towards (void)
{
  for (guint number = 0; number < N_BATTLES; number++)
    {
      Run run = { .rules = forcon_test_rules (), .random = forcon_random_seeded (SEED, number) };

      run.battle = test_fleets_new (run.rules, 2, N_SHIPS, &run.random);
      for (guint i = 1; i <= N_SHIPS; i++)
        check_towards (&run, (ForconShipId){ (guint16) i });
      forcon_battle_free (run.battle);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/course/a dragged ship gets legs within its limits", test_towards);
  return g_test_run ();
}
