/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How formations are formed, and who commands them. */
#include "engine/state/formation.h"
#include "forcon-test-battle.h"

#define CM(cm) FORCON_CM (cm)

/* Red's three cruisers lie side by side, each touching the next; the first leads the formation. Blue is far away. */
typedef struct {
  TestBattle *test;
  ForconShipId ship[3];
  ForconShipId blue;
} Squadron;

static Squadron
squadron_new (void)
{
  Squadron squadron = { .test = test_battle_new () };

  for (gint i = 0; i < 3; i++)
    squadron.ship[i] = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 50 + 2 * i, .y = 150 });
  for (gint i = 1; i < 3; i++)
    test_enlist (squadron.test, squadron.ship[0], squadron.ship[i], i);
  squadron.blue = test_add (squadron.test, (TestShip){ .side = TEST_BLUE, .x = 190, .y = 10 });
  return squadron;
}

static void
squadron_clear (Squadron *squadron)
{
  g_clear_pointer (&squadron->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Squadron, squadron_clear)

static ForconFormationId
formation_of (const Squadron *squadron, ForconShipId ship)
{
  return test_state (squadron->test, ship)->formation;
}

static const ForconFormation *
state_of (const Squadron *squadron, ForconShipId ship)
{
  return forcon_battle_formation (squadron->test->battle, formation_of (squadron, ship));
}

static ForconCommand
form (ForconShipId flagship, ForconShipId with)
{
  ForconCommand command = FORCON_COMMAND (FORM, form, .ship = flagship);

  if (!FORCON_ID_IS_NONE (with))
    command.form.with.ship[command.form.with.n++] = with;
  return command;
}

static ForconCommand
join (ForconShipId ship, ForconShipId target)
{
  return FORCON_COMMAND (JOIN, join, .ship = ship, .target = target);
}

static ForconCommand
pass_flag (ForconShipId ship)
{
  return FORCON_COMMAND (PASS_FLAG, pass_flag, .ship = ship);
}

static void
lose (const Squadron *squadron, ForconShipId ship, ForconShipStatus status)
{
  test_state (squadron->test, ship)->status = status;
}

/* Any command that changes nothing: what is to be settled is settled. */
static ForconCommand
note (void)
{
  return FORCON_COMMAND (NOTE, note, .text = "noted");
}

/* F-FORM-3 */
static void
test_form (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconFormationId old = formation_of (&squadron, squadron.ship[0]);

  test_do (squadron.test, form (squadron.ship[1], squadron.ship[2]), "");
  g_assert_cmpuint (formation_of (&squadron, squadron.ship[0]).value, ==, old.value);
  g_assert_cmpuint (formation_of (&squadron, squadron.ship[1]).value, !=, old.value);
  g_assert_cmpuint (formation_of (&squadron, squadron.ship[2]).value, ==,
                    formation_of (&squadron, squadron.ship[1]).value);
  g_assert_cmpuint (state_of (&squadron, squadron.ship[1])->flagship.value, ==, squadron.ship[1].value);
  g_assert_cmpint (test_state (squadron.test, squadron.ship[1])->succession, ==, 0);
  g_assert_cmpint (test_state (squadron.test, squadron.ship[2])->succession, ==, 1);
  g_assert_cmpuint (test_event (squadron.test, FORCON_EVENT_FORMATION_FORMED)->formation_formed.flagship.value, ==,
                    squadron.ship[1].value);
}

/* F-FORM-3, F-FORM-7: those that are left without a flagship look for one */
static void
test_flagship_leaves (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  test_do (squadron.test, form (squadron.ship[0], FORCON_NO_SHIP), "5 5");
  g_assert_cmpuint (state_of (&squadron, squadron.ship[0])->flagship.value, ==, squadron.ship[0].value);
  g_assert_cmpuint (state_of (&squadron, squadron.ship[2])->flagship.value, ==, squadron.ship[1].value);
}

/* F-FORM-3 */
static void
test_form_of_others (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconShipId alone = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 56, .y = 150 });

  test_refused (squadron.test, form (squadron.ship[2], alone), FORCON_VERDICT_NOT_ONE_FORMATION, "F-FORM-3");
  g_assert_cmpuint (squadron.test->outcome->verdict.target.value, ==, alone.value);
  test_refused (squadron.test, form (squadron.ship[2], squadron.ship[2]), FORCON_VERDICT_ALREADY_TOGETHER, "F-FORM-3");
  test_refused (squadron.test, form (squadron.ship[2], (ForconShipId){ 99 }), FORCON_VERDICT_NO_SUCH_SHIP, "F-GEN-6");
  ForconCommand two = form (squadron.ship[2], alone);

  two.form.with.ship[two.form.with.n++] = squadron.ship[1];
  test_refused (squadron.test, two, FORCON_VERDICT_NOT_ONE_FORMATION, "F-FORM-3");
  lose (&squadron, squadron.ship[1], FORCON_SHIP_HULK);
  test_refused (squadron.test, form (squadron.ship[2], squadron.ship[1]), FORCON_VERDICT_NOT_IN_ACTION, "F-CAT-1");
  test_refused (squadron.test, join (alone, squadron.ship[1]), FORCON_VERDICT_NOT_IN_ACTION, "F-CAT-1");
}

/* F-FORM-8: a flag is passed on with a check, not by forming the same formation anew */
static void
test_form_the_same (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconCommand command = form (squadron.ship[1], squadron.ship[0]);

  command.form.with.ship[command.form.with.n++] = squadron.ship[2];
  test_refused (squadron.test, command, FORCON_VERDICT_ALREADY_TOGETHER, "F-FORM-3");
  test_do (squadron.test, form (squadron.ship[2], FORCON_NO_SHIP), "");
  test_refused (squadron.test, form (squadron.ship[2], FORCON_NO_SHIP), FORCON_VERDICT_ALREADY_FLAGSHIP, "F-FORM-8");
}

/* F-FORM-1: the first and the third do not touch */
static void
test_form_apart (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  test_refused (squadron.test, form (squadron.ship[0], squadron.ship[2]), FORCON_VERDICT_NOT_IN_CONTACT, "F-FORM-1");
  g_assert_cmpuint (squadron.test->outcome->verdict.ship.value, ==, squadron.ship[2].value);
  g_assert_cmpuint (squadron.test->outcome->verdict.target.value, ==, squadron.ship[0].value);
  g_assert_cmpint (squadron.test->outcome->verdict.length, ==, CM (4));
  g_assert_cmpint (squadron.test->outcome->verdict.needed_length, ==, CM (2) + 5);
}

/* F-FORM-1: they need not all touch the flagship */
static void
test_form_in_a_chain (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconShipId last = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 48, .y = 150 });
  ForconCommand command = form (squadron.ship[0], squadron.ship[2]);

  test_enlist (squadron.test, squadron.ship[0], last, 0);
  command.form.with.ship[command.form.with.n++] = squadron.ship[1];
  test_do (squadron.test, command, "");
  g_assert_cmpint (test_state (squadron.test, squadron.ship[2])->succession, ==, 1);
  g_assert_cmpint (test_state (squadron.test, squadron.ship[1])->succession, ==, 2);
}

/* F-FORM-3: formations are changed before they move */
static void
test_form_after_move (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  test_do (squadron.test, test_ahead (squadron.ship[0], 15), "");
  test_refused (squadron.test, form (squadron.ship[1], FORCON_NO_SHIP), FORCON_VERDICT_FORMATION_MOVED, "F-FORM-3");
}

/* F-FORM-3, F-TURN-1 */
static void
test_form_in_another_step (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  test_enter (squadron.test, TEST_RED, FORCON_STEP_FIRE);
  test_refused (squadron.test, form (squadron.ship[1], FORCON_NO_SHIP), FORCON_VERDICT_WRONG_STEP, "F-TURN-1");
  test_enter (squadron.test, TEST_BLUE, FORCON_STEP_MOVEMENT);
  test_refused (squadron.test, form (squadron.ship[1], FORCON_NO_SHIP), FORCON_VERDICT_NOT_ITS_TURN, "F-TURN-1");
}

/* F-FORM-3 */
static void
test_join (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconShipId alone = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 56, .y = 150 });

  test_do (squadron.test, join (alone, squadron.ship[0]), "");
  g_assert_cmpuint (formation_of (&squadron, alone).value, ==, formation_of (&squadron, squadron.ship[0]).value);
  g_assert_cmpint (test_state (squadron.test, alone)->succession, ==, 3);
  test_refused (squadron.test, join (alone, squadron.ship[0]), FORCON_VERDICT_ALREADY_TOGETHER, "F-FORM-3");
}

/* F-FORM-3, F-FORM-7: who joins a formation that has no line is not first in it */
static void
test_join_without_a_line (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconShipId alone = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 56, .y = 150 });

  test_state (squadron.test, squadron.ship[1])->succession = 0;
  test_state (squadron.test, squadron.ship[2])->succession = 0;
  test_card (squadron.test, squadron.ship[2])->readiness = 8;
  test_do (squadron.test, join (alone, squadron.ship[0]), "");
  lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
  test_do (squadron.test, note (), "1 1");
  g_assert_cmpuint (test_event (squadron.test, FORCON_EVENT_FLAG_CHECKED)->flag_checked.ship.value, ==,
                    squadron.ship[2].value);
}

/* F-FORM-3: beside a flagship alone there is nobody whom it could overtake */
static void
test_join_a_single_ship (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconShipId alone = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 56, .y = 150 });
  ForconShipId other = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 58, .y = 150 });

  test_do (squadron.test, join (other, alone), "");
  g_assert_cmpint (test_state (squadron.test, other)->succession, ==, 1);
}

/* F-EW-1, F-FORM-3: who knew the newcomer knows whom it joins; it does not vanish among them */
static void
test_join_hidden (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconShipId alone = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 56, .y = 150 });

  test_know (squadron.test, TEST_BLUE, squadron.ship[0], FORCON_LEVEL_HIDDEN);
  test_know (squadron.test, TEST_BLUE, alone, FORCON_LEVEL_CONTACT);
  test_do (squadron.test, join (alone, squadron.ship[0]), "");
  g_assert_cmpint (forcon_ship_level (squadron.test->battle, squadron.ship[0], TEST_BLUE), ==, FORCON_LEVEL_CONTACT);
}

/* F-FORM-1 */
static void
test_join_refused (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconShipId alone = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 57, .y = 150 });

  test_refused (squadron.test, join (alone, squadron.ship[0]), FORCON_VERDICT_NOT_IN_CONTACT, "F-FORM-1");
  g_assert_cmpuint (squadron.test->outcome->verdict.target.value, ==, squadron.ship[2].value);
  g_assert_cmpint (squadron.test->outcome->verdict.length, ==, CM (3));
  test_state (squadron.test, alone)->position.x = CM (47);
  test_refused (squadron.test, join (alone, squadron.ship[2]), FORCON_VERDICT_NOT_IN_CONTACT, "F-FORM-1");
  g_assert_cmpuint (squadron.test->outcome->verdict.target.value, ==, squadron.ship[0].value);
  test_refused (squadron.test, join (alone, squadron.blue), FORCON_VERDICT_OTHER_SIDE, "F-FORM-1");
  test_refused (squadron.test, join (alone, (ForconShipId){ 99 }), FORCON_VERDICT_NO_SUCH_SHIP, "F-GEN-6");
}

/* F-FORM-3 */
static void
test_join_after_move (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconShipId alone = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 56, .y = 150 });

  test_state (squadron.test, squadron.ship[1])->moved = TRUE;
  test_refused (squadron.test, join (alone, squadron.ship[0]), FORCON_VERDICT_FORMATION_MOVED, "F-FORM-3");
  g_assert_cmpuint (squadron.test->outcome->verdict.ship.value, ==, squadron.ship[1].value);
  test_state (squadron.test, squadron.ship[1])->moved = FALSE;
  test_state (squadron.test, alone)->moved = TRUE;
  test_refused (squadron.test, join (alone, squadron.ship[0]), FORCON_VERDICT_FORMATION_MOVED, "F-FORM-3");
  g_assert_cmpuint (squadron.test->outcome->verdict.ship.value, ==, alone.value);
}

/* Red's ships in a row that all touch, of one type; the last of them is alone, all others are one formation. */
static ForconShipId
add_row (TestBattle *test, ForconShipType type, gint n)
{
  ForconShipId first = FORCON_NO_SHIP;
  ForconShipId last = FORCON_NO_SHIP;

  for (gint i = 0; i < n; i++)
    {
      last = test_add (test, (TestShip){ .type = type, .x = 50, .y = 150 });
      test_state (test, last)->position.x += i * CM (3) / 2;
      if (i == 0)
        first = last;
      else if (i < n - 1)
        test_enlist (test, first, last, 0);
    }
  return first;
}

/* F-FORM-1: six of each at most */
static void
test_limits (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId escort = add_row (test, FORCON_SHIP_TYPE_DESTROYER, 7);
  ForconShipId capital = add_row (test, FORCON_SHIP_TYPE_CRUISER, 7);

  test_refused (test, join ((ForconShipId){ (guint16) (escort.value + 6) }, escort), FORCON_VERDICT_TOO_MANY_ESCORTS,
                "F-FORM-1");
  g_assert_cmpint (test->outcome->verdict.actual, ==, 7);
  g_assert_cmpint (test->outcome->verdict.needed, ==, 6);
  test_refused (test, join ((ForconShipId){ (guint16) (capital.value + 6) }, capital),
                FORCON_VERDICT_TOO_MANY_CAPITALS, "F-FORM-1");
  g_assert_cmpint (test->outcome->verdict.actual, ==, 7);
}

/* F-FORM-1: six escorts and six capital ships may be together; stations count among the capital ships */
static void
test_limits_apart (void)
{
  g_autoptr (TestBattle) test = test_battle_new ();
  ForconShipId escort = add_row (test, FORCON_SHIP_TYPE_DESTROYER, 7);
  ForconShipId cruiser = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 50, .y = 151 });

  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 190, .y = 10 });
  test_do (test, join (cruiser, escort), "");
  test->rules.formation.capitals = 0;
  ForconShipId station = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_STATION, .x = 50, .y = 148 });

  test_refused (test, join (station, escort), FORCON_VERDICT_TOO_MANY_CAPITALS, "F-FORM-1");
}

/* F-ORB-1, F-FORM-1: in low orbit each ship is on its own, and touches nobody on the table */
static void
test_orbit (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconShipId alone = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 56, .y = 150 });

  test_state (squadron.test, alone)->planet = (ForconObjectId){ 1 };
  test_refused (squadron.test, join (alone, squadron.ship[2]), FORCON_VERDICT_IN_ORBIT, "F-ORB-1");
  g_assert_cmpuint (squadron.test->outcome->verdict.ship.value, ==, alone.value);
  test_state (squadron.test, squadron.ship[1])->planet = (ForconObjectId){ 1 };
  test_refused (squadron.test, form (squadron.ship[2], squadron.ship[1]), FORCON_VERDICT_IN_ORBIT, "F-ORB-1");
  test_do (squadron.test, form (squadron.ship[1], FORCON_NO_SHIP), "");
}

/* F-FORM-7: readiness 7 and 3 make 10 */
static void
test_successor (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  const ForconEvent *event;

  lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
  test_do (squadron.test, note (), "5 5");
  event = test_event (squadron.test, FORCON_EVENT_FLAG_CHECKED);
  g_assert_cmpuint (event->flag_checked.ship.value, ==, squadron.ship[1].value);
  g_assert_cmpuint (event->flag_checked.from.value, ==, squadron.ship[0].value);
  g_assert_cmpint (event->flag_checked.readiness, ==, 7);
  g_assert_cmpint (event->flag_checked.needed, ==, 10);
  g_assert_cmpint (event->flag_checked.reason, ==, FORCON_FLAG_REASON_LOST);
  g_assert_cmpuint (state_of (&squadron, squadron.ship[1])->flagship.value, ==, squadron.ship[1].value);
  g_assert_true (forcon_formation_commanded (squadron.test->battle, formation_of (&squadron, squadron.ship[1])));
}

/* F-FORM-7 */
static void
test_successor_fails (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  lose (&squadron, squadron.ship[0], FORCON_SHIP_DESTROYED);
  test_do (squadron.test, note (), "5 6");
  g_assert_cmpuint (test_event (squadron.test, FORCON_EVENT_COMMAND_BROKEN)->command_broken.ship.value, ==,
                    squadron.ship[1].value);
  g_assert_true (state_of (&squadron, squadron.ship[1])->broken);
  g_assert_false (forcon_formation_commanded (squadron.test->battle, formation_of (&squadron, squadron.ship[1])));
  test_do (squadron.test, note (), "");
}

/* F-FORM-7: before the battle and after it nobody tries */
static void
test_successor_out_of_play (void)
{
  static const ForconStep steps[] = { FORCON_STEP_SET_UP, FORCON_STEP_OVER };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_auto (Squadron) squadron = squadron_new ();

      test_enter (squadron.test, TEST_RED, steps[i]);
      lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
      test_do (squadron.test, note (), "");
    }
}

/* F-FORM-7: whatever becomes of the flagship */
static void
test_ways_to_lose_a_flagship (void)
{
  static const ForconShipStatus ways[] = { FORCON_SHIP_HULK,      FORCON_SHIP_BURNING_HULK, FORCON_SHIP_DESTROYED,
                                           FORCON_SHIP_WITHDRAWN, FORCON_SHIP_CAPTURED };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_auto (Squadron) squadron = squadron_new ();

      lose (&squadron, squadron.ship[0], ways[i]);
      test_do (squadron.test, note (), "1 1");
      g_assert_cmpuint (state_of (&squadron, squadron.ship[1])->flagship.value, ==, squadron.ship[1].value);
    }
}

/* F-FORM-7: the line of succession goes before readiness, and who is lost is passed over */
static void
test_line_of_succession (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  test_state (squadron.test, squadron.ship[1])->succession = 2;
  test_state (squadron.test, squadron.ship[2])->succession = 1;
  test_card (squadron.test, squadron.ship[1])->readiness = 9;
  lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
  test_do (squadron.test, note (), "1 1");
  g_assert_cmpuint (state_of (&squadron, squadron.ship[1])->flagship.value, ==, squadron.ship[2].value);
}

/* F-FORM-7: who stands in the line goes before the readiest who does not, whichever is first in the file */
static void
test_line_before_readiness (void)
{
  for (guint listed = 1; listed <= 2; listed++)
    {
      g_auto (Squadron) squadron = squadron_new ();

      test_state (squadron.test, squadron.ship[3 - listed])->succession = 0;
      test_card (squadron.test, squadron.ship[3 - listed])->readiness = 9;
      lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
      test_do (squadron.test, note (), "1 1");
      g_assert_cmpuint (state_of (&squadron, squadron.ship[1])->flagship.value, ==, squadron.ship[listed].value);
    }
}

/* F-FORM-7: with no successor listed the readiest ship tries, the first of several */
static void
test_readiest_successor (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconShipId fourth = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 56, .y = 150 });

  test_enlist (squadron.test, squadron.ship[0], fourth, 0);
  test_state (squadron.test, squadron.ship[1])->succession = 0;
  test_state (squadron.test, squadron.ship[2])->succession = 0;
  test_card (squadron.test, squadron.ship[2])->readiness = 8;
  test_card (squadron.test, fourth)->readiness = 8;
  lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
  test_do (squadron.test, note (), "1 1");
  g_assert_cmpuint (state_of (&squadron, squadron.ship[1])->flagship.value, ==, squadron.ship[2].value);
}

/* F-FORM-7: nobody commands one ship but itself */
static void
test_last_ship (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
  test_do (squadron.test, note (), "6 6");
  lose (&squadron, squadron.ship[1], FORCON_SHIP_HULK);
  test_do (squadron.test, note (), "");
  g_assert_cmpuint (state_of (&squadron, squadron.ship[2])->flagship.value, ==, squadron.ship[2].value);
  g_assert_false (state_of (&squadron, squadron.ship[2])->broken);
}

/* F-FORM-7: at the start of its next turn, not before */
static void
test_try_again (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
  test_enter (squadron.test, TEST_RED, FORCON_STEP_END);
  test_do (squadron.test, note (), "6 6");
  test_do (squadron.test, test_end_step (), "");
  test_enter (squadron.test, TEST_BLUE, FORCON_STEP_END);
  lose (&squadron, squadron.ship[0], FORCON_SHIP_DESTROYED);
  test_do (squadron.test, test_end_step (), "5 5");
  g_assert_cmpint (test_event (squadron.test, FORCON_EVENT_FLAG_CHECKED)->flag_checked.reason, ==,
                   FORCON_FLAG_REASON_AGAIN);
  g_assert_cmpuint (state_of (&squadron, squadron.ship[1])->flagship.value, ==, squadron.ship[1].value);
  g_assert_false (state_of (&squadron, squadron.ship[1])->broken);
}

/* F-FORM-7 */
static void
test_try_again_fails (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  lose (&squadron, squadron.ship[0], FORCON_SHIP_DESTROYED);
  test_do (squadron.test, note (), "6 6");
  test_enter (squadron.test, TEST_BLUE, FORCON_STEP_END);
  test_do (squadron.test, test_end_step (), "5 6");
  g_assert_cmpuint (test_count (squadron.test, FORCON_EVENT_FLAG_CHECKED), ==, 1);
  g_assert_true (state_of (&squadron, squadron.ship[1])->broken);
}

/* F-FORM-7: where nothing is broken nothing is tried */
static void
test_intact_command (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  test_enter (squadron.test, TEST_BLUE, FORCON_STEP_END);
  test_do (squadron.test, test_end_step (), "");
  g_assert_cmpuint (squadron.test->battle->side.value, ==, TEST_RED.value);
}

/* F-FORM-8 */
static void
test_pass_flag (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  test_enter (squadron.test, TEST_RED, FORCON_STEP_END);
  test_do (squadron.test, pass_flag (squadron.ship[2]), "4 6");
  g_assert_cmpint (test_event (squadron.test, FORCON_EVENT_FLAG_PASSED)->flag_passed.reason, ==,
                   FORCON_FLAG_REASON_WISH);
  g_assert_cmpuint (state_of (&squadron, squadron.ship[0])->flagship.value, ==, squadron.ship[2].value);
}

/* F-FORM-8: a failed check leaves the flag where it is; once a turn */
static void
test_pass_flag_fails (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  test_enter (squadron.test, TEST_RED, FORCON_STEP_END);
  test_do (squadron.test, pass_flag (squadron.ship[2]), "5 6");
  g_assert_cmpuint (state_of (&squadron, squadron.ship[0])->flagship.value, ==, squadron.ship[0].value);
  g_assert_false (state_of (&squadron, squadron.ship[0])->broken);
  test_refused (squadron.test, pass_flag (squadron.ship[1]), FORCON_VERDICT_FLAG_TRIED, "F-FORM-8");
}

/* F-FORM-8 */
static void
test_pass_flag_refused (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  test_refused (squadron.test, pass_flag (squadron.ship[1]), FORCON_VERDICT_WRONG_STEP, "F-TURN-1");
  test_enter (squadron.test, TEST_RED, FORCON_STEP_END);
  test_refused (squadron.test, pass_flag (squadron.ship[0]), FORCON_VERDICT_ALREADY_FLAGSHIP, "F-FORM-8");
  lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
  test_do (squadron.test, note (), "6 6");
  test_refused (squadron.test, pass_flag (squadron.ship[2]), FORCON_VERDICT_COMMAND_IS_BROKEN, "F-FORM-7");
}

/* F-FORM-8: once a turn, and in the next turn again */
static void
test_pass_flag_next_turn (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  test_enter (squadron.test, TEST_RED, FORCON_STEP_END);
  test_do (squadron.test, pass_flag (squadron.ship[1]), "6 6");
  test_refused (squadron.test, pass_flag (squadron.ship[2]), FORCON_VERDICT_FLAG_TRIED, "F-FORM-8");
  test_do (squadron.test, test_end_step (), "");
  test_enter (squadron.test, TEST_BLUE, FORCON_STEP_END);
  test_do (squadron.test, test_end_step (), "");
  test_enter (squadron.test, TEST_RED, FORCON_STEP_END);
  test_do (squadron.test, pass_flag (squadron.ship[2]), "1 1");
}

/* F-FORM-3, F-FORM-5, F-FORM-7: nobody leaves, so that no two of them form anew and take the others along */
static void
test_form_from_broken (void)
{
  g_auto (Squadron) squadron = squadron_new ();

  lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
  test_do (squadron.test, note (), "6 6");
  test_refused (squadron.test, form (squadron.ship[2], FORCON_NO_SHIP), FORCON_VERDICT_COMMAND_IS_BROKEN, "F-FORM-7");
  squadron.test->rules.options.broken_joins_in_contact = TRUE;
  test_refused (squadron.test, form (squadron.ship[2], FORCON_NO_SHIP), FORCON_VERDICT_COMMAND_IS_BROKEN, "F-FORM-7");
}

/* F-FORM-3, F-FORM-7: nor does a ship of it join another, and who joins it does not mend its command */
static void
test_join_and_broken (void)
{
  g_auto (Squadron) squadron = squadron_new ();
  ForconPoint beside = test_state (squadron.test, squadron.ship[2])->position;
  ForconShipId other = test_add (squadron.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER });

  beside.x += FORCON_CM (2);
  test_state (squadron.test, other)->position = beside;
  lose (&squadron, squadron.ship[0], FORCON_SHIP_HULK);
  test_do (squadron.test, note (), "6 6");
  test_refused (squadron.test, join (squadron.ship[2], other), FORCON_VERDICT_COMMAND_IS_BROKEN, "F-FORM-7");
  test_do (squadron.test, join (other, squadron.ship[2]), "");
  g_assert_false (forcon_formation_commanded (squadron.test->battle, formation_of (&squadron, other)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/formations/ships leave to be a formation of their own", test_form);
  g_test_add_func ("/engine/formations/whom the flagship leaves look for another", test_flagship_leaves);
  g_test_add_func ("/engine/formations/only ships of one formation form another", test_form_of_others);
  g_test_add_func ("/engine/formations/the same formation is not formed anew", test_form_the_same);
  g_test_add_func ("/engine/formations/ships that do not touch form none", test_form_apart);
  g_test_add_func ("/engine/formations/a chain of ships is a formation", test_form_in_a_chain);
  g_test_add_func ("/engine/formations/who has moved forms none", test_form_after_move);
  g_test_add_func ("/engine/formations/they change in the movement step of their side", test_form_in_another_step);
  g_test_add_func ("/engine/formations/a ship joins at the end of the line", test_join);
  g_test_add_func ("/engine/formations/where there is no line nobody joins before the others", test_join_without_a_line);
  g_test_add_func ("/engine/formations/who joins a single ship is its successor", test_join_a_single_ship);
  g_test_add_func ("/engine/formations/a ship that is known does not vanish when it joins", test_join_hidden);
  g_test_add_func ("/engine/formations/a ship joins whom it touches, of its side", test_join_refused);
  g_test_add_func ("/engine/formations/nobody joins after a move", test_join_after_move);
  g_test_add_func ("/engine/formations/six escorts or capital ships are the most", test_limits);
  g_test_add_func ("/engine/formations/escorts and capital ships are counted apart", test_limits_apart);
  g_test_add_func ("/engine/formations/in low orbit each ship is on its own", test_orbit);
  g_test_add_func ("/engine/formations/the next in line takes over", test_successor);
  g_test_add_func ("/engine/formations/who fails to take over breaks the command", test_successor_fails);
  g_test_add_func ("/engine/formations/nobody takes over before and after the battle", test_successor_out_of_play);
  g_test_add_func ("/engine/formations/a flagship is lost in many ways", test_ways_to_lose_a_flagship);
  g_test_add_func ("/engine/formations/the line goes before readiness", test_line_of_succession);
  g_test_add_func ("/engine/formations/who stands in the line goes before who does not", test_line_before_readiness);
  g_test_add_func ("/engine/formations/without a line the readiest tries", test_readiest_successor);
  g_test_add_func ("/engine/formations/the last ship commands itself", test_last_ship);
  g_test_add_func ("/engine/formations/a broken command is tried for in the next turn", test_try_again);
  g_test_add_func ("/engine/formations/a second try may fail too", test_try_again_fails);
  g_test_add_func ("/engine/formations/an intact command is not tried for", test_intact_command);
  g_test_add_func ("/engine/formations/the flag is passed on by wish", test_pass_flag);
  g_test_add_func ("/engine/formations/a flag that is not passed stays", test_pass_flag_fails);
  g_test_add_func ("/engine/formations/a flag is passed to another, with command intact", test_pass_flag_refused);
  g_test_add_func ("/engine/formations/a flag is passed once a turn", test_pass_flag_next_turn);
  g_test_add_func ("/engine/formations/nobody leaves a broken command", test_form_from_broken);
  g_test_add_func ("/engine/formations/joining mends no broken command", test_join_and_broken);
  return g_test_run ();
}
