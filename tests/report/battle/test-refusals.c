/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report-sample.h"

#include <locale.h>

#define REFUSED(NAME, expected, ...)                                                                                   \
  assert_refused ((ForconVerdict){ .kind = FORCON_VERDICT_##NAME, .ship = GROZNY, .target = VORTHALIA, __VA_ARGS__ },  \
                  expected)

/* F-FORM-1 */
static void
test_formations (void)
{
  REFUSED (NOT_IN_CONTACT, "Grozny and Vorthalia are not in contact: 4.2 cm apart, at most 2.05 cm (F-FORM-1)",
           .length = 420, .needed_length = 205);
  REFUSED (TOO_MANY_ESCORTS, "The formation of Grozny would have 7 escorts, at most 6 (F-FORM-1)", .actual = 7,
           .needed = 6);
}

/* F-FIRE-3 */
static void
test_return_fire (void)
{
  REFUSED (RETURNS_ELSEWHERE,
           "Grozny cannot fire back at Vorthalia: it already fires back at Grozny's formation (F-FIRE-3)",
           .formation = GROZNYS);
}

/* F-ORD-1, F-ORD-2: what would be allowed depends on the order. */
static void
test_orders (void)
{
  REFUSED (ORDER_WRONG_STEP,
           "Grozny cannot take the order “brace” in the step “movement” of the turn of Barrayar, only in the fire step "
           "of an enemy's turn, or in any torpedo step (F-ORD-1)",
           .order = FORCON_ORDER_BRACE, .step = FORCON_STEP_MOVEMENT, .side = BARRAYAR);
  REFUSED (ORDER_WRONG_STEP,
           "Grozny cannot take the order “lock on” in the step “movement” of the turn of Barrayar, only in a fire step "
           "(F-ORD-1)",
           .order = FORCON_ORDER_LOCK_ON, .step = FORCON_STEP_MOVEMENT, .side = BARRAYAR);
}

/* F-TORP-1, F-TORP-2 */
static void
test_torpedoes (void)
{
  REFUSED (SALVO_DISTANCE, "Salvo 4 cannot run 20.0 cm: exactly 30.0 cm (F-TORP-2)", .salvo = { 4 },
           .length = FORCON_CM (20), .needed_length = FORCON_CM (30));
  REFUSED (SALVO_TURN, "Salvo 4 cannot turn by 60°: at most 45° (F-TORP-2)", .salvo = { 4 },
           .angle = FORCON_DEGREES (60), .needed_angle = FORCON_DEGREES (45));
  REFUSED (TUBE_NOT_READY, "Grozny: its port battery are not ready, turns to wait: 1 (F-TORP-1)", .weapon = 1,
           .actual = 1);
  REFUSED (TUBE_OUT_OF_ARC,
           "Grozny cannot launch there from its port battery: 20° to starboard of the bow, arcs: port (F-TORP-1)",
           .weapon = 1, .angle = FORCON_DEGREES (20));
}

/* F-TORP-5 */
static void
test_cover (void)
{
  REFUSED (COVER_OUT_OF_RANGE, "Grozny cannot reach Vorthalia with its bow battery: 50.0 cm, range 45.0 cm (F-TORP-5)",
           .length = FORCON_CM (50), .needed_length = FORCON_CM (45));
}

/* F-ORB-1, F-MINE-1 */
static void
test_figures (void)
{
  REFUSED (NO_SUCH_ORBIT, "Grozny cannot go to orbit 6: there are orbits 1 to 5 (F-ORB-1)", .actual = 6, .needed = 5);
  REFUSED (MINES_LAID, "Grozny has already laid 3 of the mines aboard, of 3 (F-MINE-1)", .actual = 3, .needed = 3);
}

/* The figures of a value are told in its unit, and words that are not in their list as numbers. */
static void
test_values (void)
{
  REFUSED (BAD_VALUE, "The value of speed cannot be 200.0 cm, only from 0.0 cm to 100.0 cm (F-GEN-6)",
           .value = FORCON_VALUE_SPEED, .number = 20000, .least = 0, .most = 10000);
  REFUSED (BAD_VALUE, "The value of status cannot be 99, only from in action to withdrawn (F-GEN-6)",
           .value = FORCON_VALUE_STATUS, .number = 99, .least = 0, .most = FORCON_SHIP_WITHDRAWN);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/refusals/F-FORM-1 a formation tells how far and how many", test_formations);
  g_test_add_func ("/report/refusals/F-FIRE-3 return fire tells the formation that has it", test_return_fire);
  g_test_add_func ("/report/refusals/F-ORD-1 an order tells when it has its place", test_orders);
  g_test_add_func ("/report/refusals/F-TORP-2 torpedoes tell what they may do", test_torpedoes);
  g_test_add_func ("/report/refusals/F-TORP-5 cover out of range tells both distances", test_cover);
  g_test_add_func ("/report/refusals/F-ORB-1 orbits and mines tell their numbers", test_figures);
  g_test_add_func ("/report/refusals/a value tells its bounds in its unit", test_values);
  return g_test_run ();
}
