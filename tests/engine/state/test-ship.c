/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

typedef struct {
  ForconShipType type;
  ForconLength diameter;
  ForconTarget target;
} TypeCase;

static const TypeCase type_cases[] = {
  { FORCON_SHIP_TYPE_BATTLESHIP, 250, FORCON_TARGET_CAPITAL },
  { FORCON_SHIP_TYPE_BATTLECRUISER, 250, FORCON_TARGET_CAPITAL },
  { FORCON_SHIP_TYPE_HEAVY_CRUISER, 250, FORCON_TARGET_CAPITAL },
  { FORCON_SHIP_TYPE_CRUISER, 200, FORCON_TARGET_CAPITAL },
  { FORCON_SHIP_TYPE_MINELAYER, 200, FORCON_TARGET_CAPITAL },
  { FORCON_SHIP_TYPE_MINESWEEPER, 200, FORCON_TARGET_CAPITAL },
  { FORCON_SHIP_TYPE_MONITOR, 200, FORCON_TARGET_CAPITAL },
  { FORCON_SHIP_TYPE_DESTROYER, 150, FORCON_TARGET_ESCORT },
  { FORCON_SHIP_TYPE_FRIGATE, 150, FORCON_TARGET_ESCORT },
  { FORCON_SHIP_TYPE_TRANSPORT, 150, FORCON_TARGET_ESCORT },
  { FORCON_SHIP_TYPE_SUPPLY_SHIP, 150, FORCON_TARGET_ESCORT },
  { FORCON_SHIP_TYPE_TUG, 150, FORCON_TARGET_ESCORT },
  { FORCON_SHIP_TYPE_MERCHANT, 150, FORCON_TARGET_ESCORT },
  { FORCON_SHIP_TYPE_STATION, 300, FORCON_TARGET_ORBITAL },
};

/* F-SHIP-1, F-SHIP-2 */
static void
test_types (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();

  g_assert_cmpuint (G_N_ELEMENTS (type_cases), ==, FORCON_N_SHIP_TYPE);
  for (guint i = 0; i < G_N_ELEMENTS (type_cases); i++)
    {
      ForconShipId ship = test_add (test, (TestShip){ .type = type_cases[i].type });

      g_assert_cmpint (test_card (test, ship)->diameter, ==, type_cases[i].diameter);
      g_assert_cmpint (test_card (test, ship)->target, ==, type_cases[i].target);
    }
}

typedef struct {
  gint readiness;
  ForconCrew crew;
  gint modifier;
} CrewCase;

/* F-SHIP-5 */
static void
test_crews (void)
{
  static const CrewCase cases[] = {
    { 1, FORCON_CREW_GREEN, -1 },      { 3, FORCON_CREW_GREEN, -1 },  { 4, FORCON_CREW_EXPERIENCED, 0 },
    { 6, FORCON_CREW_EXPERIENCED, 0 }, { 7, FORCON_CREW_VETERAN, 1 }, { 8, FORCON_CREW_VETERAN, 1 },
    { 9, FORCON_CREW_ELITE, 2 },       { 12, FORCON_CREW_ELITE, 2 },
  };
  g_autoptr (TestBattle) test = test_battle_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ForconShipId ship = test_add (test, (TestShip){ .readiness = cases[i].readiness });

      g_assert_cmpint (forcon_ship_crew (test->battle, &test->rules, ship), ==, cases[i].crew);
      g_assert_cmpint (forcon_ship_crew_modifier (test->battle, &test->rules, ship), ==, cases[i].modifier);
    }
}

/* F-SHIP-5: permanent losses leave 1, and only then comes the harm of recent damage */
static void
test_least_readiness (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = test_add (test, (TestShip){ .readiness = 5 });

  test_state (test, ship)->readiness_lost = 9;
  g_assert_cmpint (forcon_ship_readiness (test->battle, &test->rules, ship), ==, 1);
  test_state (test, ship)->shaken = 1;
  g_assert_cmpint (forcon_ship_readiness (test->battle, &test->rules, ship), ==, 0);
}

/* F-SHIP-8: 5 hits: two lost are less than half, three are more; 6 hits: three lost are half */
static void
test_crippled (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId five = test_add (test, (TestShip){ .hits = 5 });
  ForconShipId six = test_add (test, (TestShip){ .hits = 6 });

  test_state (test, five)->hits = 3;
  test_state (test, six)->hits = 3;
  g_assert_false (forcon_ship_crippled (test->battle, five));
  g_assert_true (forcon_ship_crippled (test->battle, six));
  test_state (test, five)->hits = 2;
  g_assert_true (forcon_ship_crippled (test->battle, five));
}

static void
end_turn (TestBattle *test)
{
  test_enter (test, test->battle->side, FORCON_STEP_END);
  test_do (test, test_end_step (), "");
}

/* Blue fires one destructor die at red in blue's or red's turn, and hits without a critical. */
static ForconShipId
shake (TestBattle *test, ForconSideId turn)
{
  ForconShipId red = test_add (test, (TestShip){ .x = 100, .y = 100 });
  ForconShipId blue = test_add (test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 92 });
  guint32 gun = test_gun (test, blue, FORCON_WEAPON_DESTRUCTOR, 10, 1);
  ForconShot shot = { red, blue };

  test_enter (test, turn, FORCON_STEP_FIRE);
  g_array_append_val (test->battle->shots, shot);
  test_do (test, forcon_command_fire (blue, red, gun), "5  1");
  g_assert_cmpint (forcon_ship_readiness (test->battle, &test->rules, red), ==, 6);
  return red;
}

/* F-SHIP-7: damaged in blue's turn: for the rest of it and for red's next turn */
static void
test_shaken_by_enemy_turn (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId red = shake (test, TEST_BLUE);

  end_turn (test);
  g_assert_cmpint (forcon_ship_readiness (test->battle, &test->rules, red), ==, 6);
  end_turn (test);
  g_assert_cmpint (forcon_ship_readiness (test->battle, &test->rules, red), ==, 7);
}

/* F-SHIP-7: damaged by return fire in its own turn: for the rest of it, blue's, and its own next turn */
static void
test_shaken_in_own_turn (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId red = shake (test, TEST_RED);

  for (gint turns = 0; turns < 2; turns++)
    {
      end_turn (test);
      g_assert_cmpint (forcon_ship_readiness (test->battle, &test->rules, red), ==, 6);
    }
  end_turn (test);
  g_assert_cmpint (forcon_ship_readiness (test->battle, &test->rules, red), ==, 7);
}

/* F-SHIP-7: it does not stack, nor does it last longer */
static void
test_shaken_once (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId red = shake (test, TEST_BLUE);

  test_state (test, (ForconShipId){ 2 })->fired = 0;
  test_do (test, forcon_command_fire ((ForconShipId){ 2 }, red, 1), "5  1");
  g_assert_cmpint (forcon_ship_readiness (test->battle, &test->rules, red), ==, 6);
  end_turn (test);
  end_turn (test);
  g_assert_cmpint (forcon_ship_readiness (test->battle, &test->rules, red), ==, 7);
}

/* F-GEN-2, F-GEN-3: arcs of a ship that points right */
static void
test_arcs (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = test_add (test, (TestShip){ .x = 100, .y = 100, .heading = 90 });

  g_assert_cmpint (forcon_ship_arcs_of (test->battle, ship, (ForconPoint){ CM (120), CM (100) }), ==,
                   FORCON_ARC_BIT (FORCON_ARC_BOW));
  g_assert_cmpint (forcon_ship_arcs_of (test->battle, ship, (ForconPoint){ CM (100), CM (120) }), ==,
                   FORCON_ARC_BIT (FORCON_ARC_STARBOARD));
  g_assert_cmpint (forcon_ship_arcs_of (test->battle, ship, (ForconPoint){ CM (80), CM (100) }), ==,
                   FORCON_ARC_BIT (FORCON_ARC_STERN));
  g_assert_cmpint (forcon_ship_arcs_of (test->battle, ship, (ForconPoint){ CM (100), CM (80) }), ==,
                   FORCON_ARC_BIT (FORCON_ARC_PORT));
  g_assert_cmpint (forcon_ship_arcs_of (test->battle, ship, (ForconPoint){ CM (120), CM (80) }), ==,
                   FORCON_ARC_BIT (FORCON_ARC_BOW) | FORCON_ARC_BIT (FORCON_ARC_PORT));
}

/* F-SHIP-3, F-SHIP-4: what a ship can do is on its card, and clones share it */
static void
test_clones_share_cards (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId ship = test_add (test, (TestShip){ .x = 100, .y = 100 });
  g_autoptr (ForconBattle) clone = forcon_battle_clone (test->battle);

  g_assert_true (forcon_battle_card (clone, ship) == forcon_battle_card (test->battle, ship));
  clone->ships[0].hits = 1;
  g_assert_cmpint (forcon_battle_ship (test->battle, ship)->hits, ==, 6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ship/the type decides base and target class", test_types);
  g_test_add_func ("/ship/readiness decides the crew", test_crews);
  g_test_add_func ("/ship/readiness does not fall below one for good", test_least_readiness);
  g_test_add_func ("/ship/half the hits lost is crippled", test_crippled);
  g_test_add_func ("/ship/damage harms readiness through the owner's next turn", test_shaken_by_enemy_turn);
  g_test_add_func ("/ship/damage in the own turn harms readiness through the next", test_shaken_in_own_turn);
  g_test_add_func ("/ship/the harm to readiness does not stack", test_shaken_once);
  g_test_add_func ("/ship/four arcs are read from the compass rose", test_arcs);
  g_test_add_func ("/ship/clones share the cards and nothing else", test_clones_share_cards);
  return g_test_run ();
}
