/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has no room when a space combat is won. */
#include "random-clash.h"
#include "retreat-case.h"

#define N_CLASHES 2000

/* The defender is alone in the system, at the end of the last round. */
static TwilightCase *
won_by (const char *defender)
{
  TwilightCase *self = twilight_space ("", defender);

  self->start->step = FORCON_TWILIGHT_STEP_END;
  self->start->round = 1;
  return self;
}

static void
end_combat (TwilightCase *self)
{
  retreat_restart (self, FORCON_TWILIGHT_STEP_END);
  twilight_do (self, "proceed", NULL);
}

/* T-END-3: more fighters than there is room for fight with all their dice */
static void
test_not_in_combat (void)
{
  g_autoptr (TwilightCase) test = twilight_space ("1 cruiser", "6 fighter, 1 dreadnought");

  twilight_do (test, "proceed", "proceed", "roll attacker: 1", NULL);
  twilight_says (test, "roll defender: 1 9 1 1 1 1 1",
                 "rolled defender combat dreadnought 5 1 0; rolled defender combat fighter 9 6 1");
}

/* T-END-3: a combat is won with fighters alone, who are removed then: nobody carries them */
static void
test_fighters_alone (void)
{
  g_autoptr (TwilightCase) test = twilight_space ("1 cruiser", "2 fighter");

  twilight_do (test, "proceed", "proceed", "roll attacker: 1", "roll defender: 9 1", "proceed", NULL);
  twilight_says (test, "proceed", "combat-over defender 1; step-begun capacity 1 0");
  twilight_assert_owed (test, FORCON_TWILIGHT_OWED_REMOVE, DEFENDER, 2);
  twilight_says (test, "remove defender 2 fighter", "destroyed defender fighter 2 capacity; step-begun over 1 0");
  g_assert_cmpint (twilight_now (test)->result, ==, FORCON_TWILIGHT_WON_BY_DEFENDER);
  twilight_assert_force (test, DEFENDER, "", "");
}

/* T-END-3: a space dock in the space area has its berths there, for fighters only, and is no ship of the fleet pool */
static void
test_dock_in_space (void)
{
  g_autoptr (TwilightCase) test = won_by ("1 cruiser, 4 fighter, 2 infantry, 1 space-dock");

  test->start->players[DEFENDER].fleet_pool = 1;
  end_combat (test);
  twilight_assert_owed (test, FORCON_TWILIGHT_OWED_REMOVE, DEFENDER, 3);
  twilight_do (test, "remove defender 1 fighter", "remove defender 2 infantry", NULL);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_OVER, 1);
  twilight_assert_force (test, DEFENDER, "3 fighter, 1 cruiser, 1 space-dock", "");
}

/* T-END-3: what has room stays, and nobody is asked */
static void
test_room_for_all (void)
{
  g_autoptr (TwilightCase) test = won_by ("3 fighter, 1 carrier, 1 infantry");

  end_combat (test);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_OVER, 1);
  twilight_assert_force (test, DEFENDER, "3 fighter, 1 carrier, 1 infantry", "");
}

/* T-END-3: fighters of both grades and ground forces need a place each; which go is for the winner to say */
static void
test_own_choice (void)
{
  g_autoptr (TwilightCase) test = won_by ("2 fighter, 2 fighter2, 1 carrier, 1 infantry, 1 mech");
  guint room;

  g_assert_cmpuint (forcon_twilight_excess (test->start, DEFENDER, &room), ==, 2);
  g_assert_cmpuint (room, ==, 4);
  end_combat (test);
  twilight_assert_owed (test, FORCON_TWILIGHT_OWED_REMOVE, DEFENDER, 2);
  twilight_says (test, "remove defender 1 mech", "destroyed defender mech 1 capacity");
  twilight_assert_owed (test, FORCON_TWILIGHT_OWED_REMOVE, DEFENDER, 1);
  twilight_says (test, "remove defender 1 fighter2", "destroyed defender fighter2 1 capacity; step-begun over 1 0");
  twilight_assert_force (test, DEFENDER, "2 fighter, 1 fighter2, 1 carrier, 1 infantry", "");
}

/* T-END-3: the combat is not closed while there is excess */
static void
test_cannot_proceed (void)
{
  g_autoptr (TwilightCase) test = won_by ("3 fighter, 1 dreadnought");

  end_combat (test);
  twilight_refuses (test, "proceed", FORCON_TWILIGHT_VERDICT_EXCESS);
  g_assert_cmpint (test->verdict.side, ==, DEFENDER);
  g_assert_cmpint (test->verdict.actual, ==, 3);
  g_assert_cmpint (test->verdict.needed, ==, 1);
}

/* T-END-3: no more is removed than has no room, only what needs room, and only what is there */
static void
test_refused (void)
{
  g_autoptr (TwilightCase) test = won_by ("3 fighter, 1 dreadnought, 1 mech");

  end_combat (test);
  twilight_refuses (test, "remove defender 4 fighter", FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
  g_assert_cmpint (test->verdict.actual, ==, 3);
  g_assert_cmpint (test->verdict.needed, ==, 4);
  twilight_refuses (test, "remove defender 1 damaged mech", FORCON_TWILIGHT_VERDICT_NOT_ENOUGH);
  twilight_refuses (test, "remove defender 1 dreadnought", FORCON_TWILIGHT_VERDICT_NOT_CARGO);
  twilight_do (test, "remove defender 1 mech", NULL);
  twilight_refuses (test, "remove defender 3 fighter", FORCON_TWILIGHT_VERDICT_NO_EXCESS);
  g_assert_cmpint (test->verdict.actual, ==, 3);
  g_assert_cmpint (test->verdict.needed, ==, 2);
}

/* T-END-3: damaged ships carry as much as whole ones, and ships that cannot move carry too */
static void
test_room_of_ships (void)
{
  g_autoptr (TwilightCase) test = won_by ("9 fighter, 1 warsun, 1 carrier");

  g_assert_true (forcon_force_parse_damaged (test->rules, "warsun", &test->start->space[DEFENDER], NULL));
  retreat_values (test, "carrier")->moves = FALSE;
  end_combat (test);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_OVER, 1);
}

/* T-END-3: those on planets need no room */
static void
test_planets (void)
{
  g_autoptr (TwilightCase) test = won_by ("1 cruiser");

  retreat_planet (test, "3 infantry", DEFENDER);
  end_combat (test);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_OVER, 1);
}

static void
assert_excess_with_docks (const char *defender, const char *planet, gint controller, guint excess)
{
  g_autoptr (TwilightCase) test = won_by (defender);

  retreat_planet (test, planet, controller);
  g_assert_cmpuint (forcon_twilight_excess (test->start, DEFENDER, NULL), ==, excess);
}

/* T-END-3 (ruling): a space dock in the system has room for three fighters, of either grade, and for nobody else */
static void
test_docks (void)
{
  assert_excess_with_docks ("4 fighter", "1 space-dock", DEFENDER, 1);
  assert_excess_with_docks ("4 fighter, 2 fighter2", "1 space-dock, 1 space-dock2", DEFENDER, 0);
  assert_excess_with_docks ("1 cruiser, 2 fighter, 2 infantry", "1 space-dock", DEFENDER, 2);
  assert_excess_with_docks ("1 dreadnought, 3 fighter, 2 infantry", "1 space-dock", DEFENDER, 1);
}

/* T-END-3 (ruling): who has a berth at a dock is no excess */
static void
test_docks_refuse (void)
{
  g_autoptr (TwilightCase) test = won_by ("1 dreadnought, 2 fighter, 2 infantry");

  retreat_planet (test, "1 space-dock", DEFENDER);
  end_combat (test);
  twilight_refuses (test, "remove defender 1 fighter", FORCON_TWILIGHT_VERDICT_NO_EXCESS);
  g_assert_cmpint (test->verdict.needed, ==, 0);
  twilight_do (test, "remove defender 1 infantry", NULL);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_OVER, 1);
}

/* Excess of a force with a fleet pool, −1 for none that is known. */
static void
assert_excess (const char *defender, gint pool, guint excess)
{
  g_autoptr (TwilightCase) test = won_by (defender);

  test->start->players[DEFENDER].fleet_pool = pool;
  g_assert_cmpuint (forcon_twilight_excess (test->start, DEFENDER, NULL), ==, excess);
}

/* T-END-3 (ruling): where the fleet pool is known, fighters that move may stay in it beside the other ships */
static void
test_fleet_pool (void)
{
  assert_excess ("4 fighter2, 1 dreadnought", -1, 3);
  assert_excess ("4 fighter2, 1 dreadnought", 4, 0);
  assert_excess ("4 fighter2, 1 dreadnought", 3, 1);
  assert_excess ("4 fighter2, 1 dreadnought", 1, 3);
  assert_excess ("4 fighter2, 1 dreadnought", 0, 3);
  assert_excess ("2 fighter2", 2, 0);
  /* Those who cannot move have the room first. */
  assert_excess ("1 fighter, 3 fighter2, 1 dreadnought", 4, 0);
  assert_excess ("1 fighter, 3 fighter2, 1 dreadnought", 3, 1);
  assert_excess ("3 fighter, 1 fighter2, 1 dreadnought", 9, 2);
}

/* T-END-3 (ruling): a fighter that has its place in the pool is no excess: removing it would help nobody */
static void
test_pool_refuses (void)
{
  g_autoptr (TwilightCase) test = won_by ("2 fighter, 2 fighter2, 1 dreadnought");

  test->start->players[DEFENDER].fleet_pool = 2;
  end_combat (test);
  twilight_assert_owed (test, FORCON_TWILIGHT_OWED_REMOVE, DEFENDER, 2);
  twilight_refuses (test, "remove defender 2 fighter2", FORCON_TWILIGHT_VERDICT_NO_EXCESS);
  g_assert_cmpint (test->verdict.needed, ==, 1);
  twilight_do (test, "remove defender 1 fighter2", NULL);
  twilight_refuses (test, "remove defender 1 fighter2", FORCON_TWILIGHT_VERDICT_NO_EXCESS);
  g_assert_cmpint (test->verdict.needed, ==, 0);
  twilight_do (test, "remove defender 1 fighter", NULL);
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_OVER, 1);
  twilight_assert_force (test, DEFENDER, "1 fighter, 1 fighter2, 1 dreadnought", "");
}

/* T-END-3 (ruling): ground forces in space of who has no ship left are removed; those on planets stay */
static void
test_without_ships (void)
{
  g_autoptr (TwilightCase) test = twilight_space ("1 cruiser", "1 cruiser, 2 infantry, 1 mech");

  retreat_planet (test, "1 infantry", DEFENDER);
  g_assert_true (forcon_force_parse_damaged (test->rules, "mech", &test->start->space[DEFENDER], NULL));
  twilight_restart (test);
  twilight_do (test, "proceed", "proceed", "roll attacker: 7", "roll defender: 1", "proceed", NULL);
  twilight_says (test, "proceed",
                 "combat-over attacker 1; destroyed defender infantry 2 capacity; "
                 "destroyed defender mech 1 damaged capacity; step-begun over 1 0");
  g_assert_false (forcon_force_is_empty (&twilight_now (test)->planets[0].ground[DEFENDER]));
}

/* T-END-3 (ruling): after a draw those of both sides are */
static void
test_draw (void)
{
  g_autoptr (TwilightCase) test = twilight_space ("1 cruiser, 1 infantry", "1 cruiser, 1 mech");

  twilight_do (test, "proceed", "proceed", "roll attacker: 7", "roll defender: 7", "proceed", NULL);
  twilight_says (test, "proceed",
                 "combat-over draw 1; destroyed attacker infantry 1 capacity; destroyed defender mech 1 capacity; "
                 "step-begun over 1 0");
}

/* So many units of a force that are like this. */
static guint
count_like (const ForconTwilightClash *clash, const ForconForce *force, ForconUnitKind kind, gboolean fighter,
            gboolean moves)
{
  guint count = 0;

  for (guint i = 0; i < random_clash_rules ()->n_units; i++)
    {
      const ForconUnit *unit = &clash->players[DEFENDER].units[i];

      if (unit->kind == kind && unit->fighter == fighter && (!fighter || unit->moves == moves))
        count += (guint) force->intact[i] + force->damaged[i];
    }
  return count;
}

static guint
capacity_of (const ForconTwilightClash *clash, const ForconForce *force)
{
  guint capacity = 0;

  for (guint i = 0; i < random_clash_rules ()->n_units; i++)
    capacity += (guint) (clash->players[DEFENDER].units[i].capacity * (force->intact[i] + force->damaged[i]));
  return capacity;
}

/* The least that is too many, whoever is put wherever there is a place: in the pool, at a dock, aboard. */
static guint
least_excess (const ForconTwilightClash *clash)
{
  const ForconForce *space = &clash->space[DEFENDER];
  guint ground = count_like (clash, space, FORCON_UNIT_KIND_GROUND, FALSE, FALSE);
  guint bound = count_like (clash, space, FORCON_UNIT_KIND_SHIP, TRUE, FALSE);
  guint free = count_like (clash, space, FORCON_UNIT_KIND_SHIP, TRUE, TRUE);
  gint places
      = clash->players[DEFENDER].fleet_pool - (gint) count_like (clash, space, FORCON_UNIT_KIND_SHIP, FALSE, FALSE);
  guint room = capacity_of (clash, space), berths = 0, least = G_MAXUINT;

  for (guint i = 0; i < clash->n_planets; i++)
    berths += capacity_of (clash, &clash->planets[i].ground[DEFENDER]);
  for (guint pooled = 0; pooled <= MIN (free, (guint) MAX (places, 0)); pooled++)
    for (guint docked = 0; docked <= MIN (bound + free - pooled, berths); docked++)
      {
        guint aboard = ground + bound + free - pooled - docked;

        least = MIN (least, aboard - MIN (aboard, room));
      }
  return least;
}

/* T-END-3: no more is too many than has to be */
static void
test_excess (void)
{
  guint n_pooled = 0;

  for (guint i = 0; i < N_CLASHES; i++)
    {
      ForconRandom random = forcon_random_seeded (RANDOM_CLASH_SEED, i);
      g_autoptr (ForconTwilightClash) clash = random_clash_new (&random);

      g_assert_cmpuint (forcon_twilight_excess (clash, DEFENDER, NULL), ==, least_excess (clash));
      n_pooled += forcon_twilight_excess (clash, DEFENDER, NULL) > 0 && clash->players[DEFENDER].fleet_pool > 0;
    }
  g_assert_cmpuint (n_pooled, >, N_CLASHES / 20);
}

/* T-END-3: by a plan those go who are lost first, damaged ones before the others */
static void
test_proposed (void)
{
  g_autoptr (TwilightCase) test = won_by ("1 fighter, 1 fighter2, 2 mech");
  const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT] = { 0 };
  const char *lines[] = { "remove defender 1 fighter", "remove defender 1 fighter2", "remove defender 1 damaged mech",
                          "remove defender 1 mech" };

  g_assert_true (forcon_force_parse_damaged (test->rules, "mech", &test->start->space[DEFENDER], NULL));
  end_combat (test);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      ForconTwilightCommand wanted = twilight_command (test, lines[i]), command;

      g_assert_true (forcon_twilight_propose (twilight_now (test), test->rules, plans, &command));
      g_assert_cmpint (command.kind, ==, FORCON_TWILIGHT_COMMAND_REMOVE);
      g_assert_cmpint (command.side, ==, DEFENDER);
      g_assert_cmpuint (command.unit.value, ==, wanted.unit.value);
      g_assert_cmpuint (command.count, ==, 1);
      g_assert_cmpint (command.damaged, ==, wanted.damaged);
      twilight_do (test, lines[i], NULL);
    }
  twilight_assert_step (test, FORCON_TWILIGHT_STEP_OVER, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/capacity/does-not-count-during-combat", test_not_in_combat);
  g_test_add_func ("/capacity/fighters-who-won-alone-are-removed", test_fighters_alone);
  g_test_add_func ("/capacity/is-not-asked-about-where-it-suffices", test_room_for_all);
  g_test_add_func ("/capacity/dock-in-space", test_dock_in_space);
  g_test_add_func ("/capacity/winner-chooses-what-goes", test_own_choice);
  g_test_add_func ("/capacity/keeps-the-combat-open-while-exceeded", test_cannot_proceed);
  g_test_add_func ("/capacity/only-excess-is-removed", test_refused);
  g_test_add_func ("/capacity/damaged-and-immobile-ships-have-room", test_room_of_ships);
  g_test_add_func ("/capacity/is-asked-in-space-only", test_planets);
  g_test_add_func ("/capacity/docks-have-room-for-fighters", test_docks);
  g_test_add_func ("/capacity/fighters-at-docks-are-no-excess", test_docks_refuse);
  g_test_add_func ("/capacity/fleet-pool-keeps-fighters-that-move", test_fleet_pool);
  g_test_add_func ("/capacity/fighters-in-the-pool-are-no-excess", test_pool_refuses);
  g_test_add_func ("/capacity/nobody-has-room-on-the-losing-side", test_without_ships);
  g_test_add_func ("/capacity/nobody-has-room-after-a-draw", test_draw);
  g_test_add_func ("/capacity/no-more-is-too-many-than-has-to-be", test_excess);
  g_test_add_func ("/capacity/plan-removes-what-is-lost-first", test_proposed);
  return g_test_run ();
}
