/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is offered as whole commands in a step (F-TURN-1): what the rules allow, to whom it belongs. */
#include "engine/captain/offers.h"

#include "engine/state/orbit-map.h"
#include "engine/weapons/torpedo.h"
#include "forcon-test-battle.h"

/* Red: a cruiser and a destroyer that touch, in one formation; 20 cm ahead of the cruiser one blue cruiser. */
typedef struct {
  TestBattle *test;
  ForconShipId flag;
  ForconShipId escort;
  ForconShipId blue;
} Line;

static Line
line_new (ForconStep step)
{
  Line line = { .test = test_battle_new () };

  line.flag = test_add (line.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 100 });
  line.escort = test_add (line.test, (TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .x = 101, .y = 101 });
  line.blue
      = test_add (line.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = 100, .y = 80 });
  test_enlist (line.test, line.flag, line.escort, 1);
  test_enter (line.test, TEST_RED, step);
  return line;
}

static void
line_clear (Line *line)
{
  g_clear_pointer (&line->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Line, line_clear)

static GArray *
offers_to (const Line *line, ForconSideId side)
{
  return forcon_offers (line->test->battle, &line->test->rules, side);
}

static gboolean
is_offered (const Line *line, ForconSideId side, ForconCommand command)
{
  g_autoptr (GArray) offers = offers_to (line, side);
  const ForconRecordShape *shape = forcon_battle_command_shape (command.kind);

  for (guint i = 0; i < offers->len; i++)
    {
      const ForconCommand *one = &g_array_index (offers, ForconOffer, i).command;

      if (one->kind == command.kind && forcon_record_equal (one, &command, shape))
        return TRUE;
    }
  return FALSE;
}

/* How many commands of a kind are offered. */
static guint
count (const Line *line, ForconSideId side, ForconCommandKind kind)
{
  g_autoptr (GArray) offers = offers_to (line, side);
  guint n = 0;

  for (guint i = 0; i < offers->len; i++)
    n += g_array_index (offers, ForconOffer, i).command.kind == kind ? 1 : 0;
  return n;
}

static void
mines_are_laid_before_the_battle (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_SET_UP);

  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_LAY), ==, 0);
  test_card (line.test, line.flag)->mines = 2;
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_LAY), ==, FORCON_N_CHARGE);
  g_assert_cmpuint (count (&line, TEST_BLUE, FORCON_COMMAND_LAY), ==, 0);
  test_state (line.test, line.flag)->mines_laid = 2;
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_LAY), ==, 0);
}

static void
a_minesweeper_sweeps_before_it_moves (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_MOVEMENT);

  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_SWEEP), ==, 0);
  test_card (line.test, line.escort)->type = FORCON_SHIP_TYPE_MINESWEEPER;
  test_card (line.test, line.escort)->drones = 1;
  g_assert_true (is_offered (&line, TEST_RED, FORCON_COMMAND (SWEEP, sweep, .ship = line.escort)));
  test_state (line.test, line.escort)->moved = TRUE;
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_SWEEP), ==, 0);
}

static void
a_ship_leaves_its_formation_alone_or_with_another (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_MOVEMENT);
  ForconShipId third;

  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_FORM), ==, 2);
  third = test_add (line.test, (TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .x = 102, .y = 102 });
  test_enlist (line.test, line.flag, third, 2);
  g_assert_true (is_offered (&line, TEST_RED, FORCON_COMMAND (FORM, form, .ship = third)));
  g_assert_true (is_offered (
      &line, TEST_RED, FORCON_COMMAND (FORM, form, .ship = third, .with = { .n = 1, .ship = { line.escort } })));
  g_assert_cmpuint (count (&line, TEST_BLUE, FORCON_COMMAND_FORM), ==, 0);
}

static void
a_formation_that_is_touched_is_joined (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_MOVEMENT);
  ForconShipId alone = test_add (line.test, (TestShip){ .type = FORCON_SHIP_TYPE_DESTROYER, .x = 99, .y = 101 });

  g_assert_true (is_offered (&line, TEST_RED, FORCON_COMMAND (JOIN, join, .ship = alone, .target = line.flag)));
  test_state (line.test, alone)->position.x = FORCON_CM (50);
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_JOIN), ==, 0);
}

static void
who_goes_full_ahead_rams_what_lies_ahead (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_MOVEMENT);
  ForconShipId alone
      = test_add (line.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 150, .y = 100, .heading = 270 });

  test_state (line.test, line.blue)->position = (ForconPoint){ FORCON_CM (135), FORCON_CM (100) };
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_RAM), ==, 0);
  test_state (line.test, alone)->order = FORCON_ORDER_FULL_AHEAD;
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_RAM), ==, 1);
  test_know (line.test, TEST_RED, line.blue, FORCON_LEVEL_HIDDEN);
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_RAM), ==, 0);
}

static void
torpedoes_are_launched_alone_together_or_ahead (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_FIRE);
  guint32 tube = test_tube (line.test, line.flag, TEST_ALL_ARCS, 20, 4, 2);

  g_assert_true (is_offered (&line, TEST_RED, FORCON_COMMAND (LAUNCH, launch, .ship = line.flag, .target = line.blue,
                                                              .weapons = tube)));
  g_assert_true (is_offered (
      &line, TEST_RED, FORCON_COMMAND (LAUNCH, launch, .ship = line.flag, .weapons = tube, .by_heading = TRUE)));
  test_tube (line.test, line.escort, TEST_ALL_ARCS, 20, 4, 2);
  g_assert_true (is_offered (&line, TEST_RED,
                             FORCON_COMMAND (LAUNCH, launch, .ship = line.flag, .target = line.blue, .weapons = tube,
                                             .with = { .n = 1, .ship = { line.escort } })));
  /* Each alone and each ahead, and the one salvo of both. */
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_LAUNCH), ==, 5);
  g_assert_cmpuint (count (&line, TEST_BLUE, FORCON_COMMAND_LAUNCH), ==, 0);
}

static void
whom_torpedoes_cannot_come_to_is_no_target_for_them (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_FIRE);

  test_tube (line.test, line.flag, TEST_ALL_ARCS, 20, 4, 2);
  test_state (line.test, line.blue)->position.y = FORCON_CM (58);
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_LAUNCH), ==, 1);
}

static void
shields_are_joined_in_contact_and_parted_again (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_FIRE);

  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_JOIN_SHIELDS), ==, 0);
  test_card (line.test, line.flag)->shields = 2;
  g_assert_true (
      is_offered (&line, TEST_RED, FORCON_COMMAND (JOIN_SHIELDS, join_shields, .ship = line.flag, .joined = TRUE)));
  test_state (line.test, line.flag)->joined = TRUE;
  g_assert_true (is_offered (&line, TEST_RED, FORCON_COMMAND (JOIN_SHIELDS, join_shields, .ship = line.flag)));
}

static void
a_salvo_runs_straight_or_at_an_enemy_for_whom_it_can_turn (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_TORPEDOES);
  ForconSalvoId salvo = test_salvo (line.test, TEST_RED, 90, 100, 0, 4, 20);
  g_autoptr (GArray) offers = NULL;

  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_MOVE_SALVO), ==, 1);
  test_torpedoes (line.test, salvo)->old = TRUE;
  offers = offers_to (&line, TEST_RED);
  g_assert_cmpuint (offers->len, ==, 2);
  g_assert_cmpuint (g_array_index (offers, ForconOffer, 1).towards.value, ==, line.blue.value);
  g_assert_cmpuint (count (&line, TEST_BLUE, FORCON_COMMAND_MOVE_SALVO), ==, 0);
}

/* Of an enemy in low orbit only the planet is on the table. */
static void
no_salvo_on_the_table_turns_for_an_enemy_in_low_orbit (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_TORPEDOES);
  ForconSalvoId salvo = test_salvo (line.test, TEST_RED, 90, 100, 0, 4, 20);

  test_torpedoes (line.test, salvo)->old = TRUE;
  test_state (line.test, line.blue)->planet = forcon_battle_add_object (
      line.test->battle, FORCON_OBJECT_PLANET, (ForconPoint){ FORCON_CM (40), FORCON_CM (40) }, FORCON_CM (10));
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_MOVE_SALVO), ==, 1);
}

static void
an_escort_covers_whom_torpedoes_come_for (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_TORPEDOES);
  guint32 gun = test_gun (line.test, line.escort, FORCON_WEAPON_BATTERY, 30, 4);

  test_enter (line.test, TEST_BLUE, FORCON_STEP_TORPEDOES);
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_COVER), ==, 0);
  test_salvo (line.test, TEST_BLUE, 100, 90, 180, 4, 20);
  g_assert_true (is_offered (&line, TEST_RED, FORCON_COMMAND (COVER, cover, .ship = line.escort, .target = line.flag,
                                                              .weapons = gun)));
}

static void
who_touches_an_enemy_boards_it (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_TORPEDOES);

  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_BOARD), ==, 0);
  test_state (line.test, line.blue)->position = (ForconPoint){ FORCON_CM (98), FORCON_CM (100) };
  g_assert_true (is_offered (&line, TEST_RED, FORCON_COMMAND (BOARD, board, .ship = line.flag, .target = line.blue)));
}

static void
each_kind_of_damage_is_repaired_once (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_END);

  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_REPAIR), ==, 0);
  test_add_critical (line.test, line.flag, FORCON_CRITICAL_FIRE, 0);
  test_add_critical (line.test, line.flag, FORCON_CRITICAL_FIRE, 0);
  test_state (line.test, line.flag)->hits--;
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_REPAIR), ==, 2);
  g_assert_true (is_offered (&line, TEST_RED, FORCON_COMMAND (REPAIR, repair, .ship = line.flag, .hit = TRUE)));
}

static void
all_troops_land_from_low_orbit (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_END);
  ForconObjectId planet = forcon_battle_add_object (line.test->battle, FORCON_OBJECT_PLANET,
                                                    (ForconPoint){ FORCON_CM (40), FORCON_CM (40) }, FORCON_CM (10));

  test_card (line.test, line.flag)->troops = 5;
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_LAND), ==, 0);
  test_state (line.test, line.flag)->planet = planet;
  test_state (line.test, line.flag)->position
      = (ForconPoint){ FORCON_CM (20), forcon_orbit_map_line (&line.test->rules, 1) };
  test_state (line.test, line.flag)->landed = 2;
  g_assert_true (is_offered (&line, TEST_RED, FORCON_COMMAND (LAND, land, .ship = line.flag, .troops = 3)));
}

static void
the_flag_passes_to_another_of_the_formation (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_END);

  g_assert_true (is_offered (&line, TEST_RED, FORCON_COMMAND (PASS_FLAG, pass_flag, .ship = line.escort)));
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_PASS_FLAG), ==, 1);
}

static void
its_captors_side_decides_over_a_prize (void)
{
  g_auto (Line) line = line_new (FORCON_STEP_END);

  test_state (line.test, line.blue)->status = FORCON_SHIP_CAPTURED;
  test_state (line.test, line.blue)->captor = line.flag;
  test_add (line.test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 180 });
  g_assert_cmpuint (count (&line, TEST_RED, FORCON_COMMAND_FATE), ==, FORCON_N_FATE);
  g_assert_cmpuint (count (&line, TEST_BLUE, FORCON_COMMAND_FATE), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name, function) g_test_add_func ("/engine/offers/" name, function)
  TEST ("mines are laid before the battle", mines_are_laid_before_the_battle);
  TEST ("a minesweeper sweeps before it moves", a_minesweeper_sweeps_before_it_moves);
  TEST ("a ship leaves its formation alone or with another", a_ship_leaves_its_formation_alone_or_with_another);
  TEST ("a formation that is touched is joined", a_formation_that_is_touched_is_joined);
  TEST ("who goes full ahead rams what lies ahead", who_goes_full_ahead_rams_what_lies_ahead);
  TEST ("torpedoes are launched alone, together or ahead", torpedoes_are_launched_alone_together_or_ahead);
  TEST ("whom torpedoes cannot come to is no target for them", whom_torpedoes_cannot_come_to_is_no_target_for_them);
  TEST ("shields are joined in contact and parted again", shields_are_joined_in_contact_and_parted_again);
  TEST ("a salvo runs straight, or at an enemy for whom it can turn",
        a_salvo_runs_straight_or_at_an_enemy_for_whom_it_can_turn);
  TEST ("no salvo on the table turns for an enemy in low orbit",
        no_salvo_on_the_table_turns_for_an_enemy_in_low_orbit);
  TEST ("an escort covers whom torpedoes come for", an_escort_covers_whom_torpedoes_come_for);
  TEST ("who touches an enemy boards it", who_touches_an_enemy_boards_it);
  TEST ("each kind of damage is repaired once", each_kind_of_damage_is_repaired_once);
  TEST ("all troops land from low orbit", all_troops_land_from_low_orbit);
  TEST ("the flag passes to another of the formation", the_flag_passes_to_another_of_the_formation);
  TEST ("its captor's side decides over a prize", its_captors_side_decides_over_a_prize);
  return g_test_run ();
}
