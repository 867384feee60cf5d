/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/refusal-private.h"

OF_SHIP (already_moved, _ ("%s has already moved in this phase"))
OF_SHIP (order_after_move, _ ("%s has already moved and can take no order"))
OF_SHIP (not_an_order, _ ("%s: this is no order for the movement phase"))
OF_SHIP (bad_legs, _ ("%s: the legs make no move"))
OF_SHIP (full_ahead_no_turn, _ ("%s goes full ahead and cannot turn"))
OF_SHIP (engines_no_turn, _ ("%s has damaged engines and cannot turn"))
OF_SHIP (into_planet, _ ("%s would touch the planet"))

OF_LENGTHS (too_far, _ ("%1$s cannot go %2$s cm: at most %3$s cm"))
OF_LENGTHS (too_short, _ ("%1$s cannot go %2$s cm: at least %3$s cm"))
OF_LENGTHS (turn_too_early, _ ("%1$s cannot turn yet: %2$s cm gone of %3$s needed"))

static char *
second_order (const ForconTelling *telling, const ForconVerdict *verdict)
{
  const char *ship = forcon_wording_ship (telling->battle, verdict->ship);

  if (verdict->order == FORCON_ORDER_NONE)
    return g_strdup_printf (_ ("%s has failed its order and can take no other this turn"), ship);
  return g_strdup_printf (_ ("%1$s already has an order: %2$s"), ship, forcon_label_order (verdict->order));
}

/* In which step an order has its place (F-MOV-6, F-ORD-1, F-ORD-2). */
static const char *
place_of_order (ForconOrder order)
{
  switch ((gint) order)
    {
    case FORCON_ORDER_LOCK_ON:
      return _ ("in a fire step");
    case FORCON_ORDER_PREPARE_TO_LAUNCH:
      return _ ("in the fire step of its own turn");
    case FORCON_ORDER_BRACE:
      return _ ("in the fire step of an enemy's turn, or in any torpedo step");
    default:
      return _ ("in the movement step of its own turn");
    }
}

static char *
order_wrong_step (const ForconTelling *telling, const ForconVerdict *verdict)
{
  /* Translators: the ship, the order, the step, the side at turn, when the order has its place. */
  return g_strdup_printf (_ ("%1$s cannot take the order “%2$s” in the step “%3$s” of the turn of %4$s, only %5$s"),
                          ITS_SHIP, forcon_label_order (verdict->order), forcon_label_step (verdict->step),
                          forcon_wording_side (telling->battle, verdict->side), place_of_order (verdict->order));
}

OF_ACTUAL (locked_no_turn, _ ("%1$s has locked on and cannot turn, turns to wait: %2$d"))
OF_ACTUAL (strained, _ ("%1$s has braced and can take no other order, turns to wait: %2$d"))

static char *
turn_too_sharp (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *angle = forcon_angle_to_text (verdict->angle);
  g_autofree char *allowed = forcon_angle_to_text (verdict->needed_angle);

  return g_strdup_printf (_ ("%1$s cannot turn by %2$s°: at most %3$s°"),
                          forcon_wording_ship (telling->battle, verdict->ship), angle, allowed);
}

static char *
too_many_turns (const ForconTelling *telling, const ForconVerdict *verdict)
{
  return g_strdup_printf (_ ("%1$s makes too many turns: %2$d, at most %3$d"),
                          forcon_wording_ship (telling->battle, verdict->ship), verdict->actual, verdict->needed);
}

static char *
ends_over_base (const ForconTelling *telling, const ForconVerdict *verdict)
{
  const char *ship = forcon_wording_ship (telling->battle, verdict->ship);
  const char *other = forcon_wording_ship (telling->battle, verdict->target);
  g_autofree char *length = forcon_length_to_text (verdict->length);

  if (verdict->length < 0)
    return g_strdup_printf (_ ("%1$s would end over the base of %2$s, and no distance on this course is legal"), ship,
                            other);
  return g_strdup_printf (_ ("%1$s would end over the base of %2$s: the nearest legal distance is %3$s cm"), ship,
                          other, length);
}

static char *
must_move (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *needed = forcon_length_to_text (verdict->needed_length);

  /* Translators: the first ship that has not moved, how far it must go, how many ships have not moved. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s must still move, at least %2$s cm: %3$d ship has not moved",
                                       "%1$s must still move, at least %2$s cm: %3$d ships have not moved",
                                       (gulong) MAX (verdict->actual, 0)),
                          forcon_wording_ship (telling->battle, verdict->ship), needed, verdict->actual);
}

const ForconRefusal forcon_refusals_of_movement[FORCON_N_VERDICTS] = {
  [FORCON_VERDICT_ALREADY_MOVED] = already_moved,
  [FORCON_VERDICT_SECOND_ORDER] = second_order,
  [FORCON_VERDICT_ORDER_AFTER_MOVE] = order_after_move,
  [FORCON_VERDICT_NOT_AN_ORDER] = not_an_order,
  [FORCON_VERDICT_BAD_LEGS] = bad_legs,
  [FORCON_VERDICT_TOO_FAR] = too_far,
  [FORCON_VERDICT_TOO_SHORT] = too_short,
  [FORCON_VERDICT_TURN_TOO_SHARP] = turn_too_sharp,
  [FORCON_VERDICT_TOO_MANY_TURNS] = too_many_turns,
  [FORCON_VERDICT_TURN_TOO_EARLY] = turn_too_early,
  [FORCON_VERDICT_FULL_AHEAD_NO_TURN] = full_ahead_no_turn,
  [FORCON_VERDICT_ENGINES_NO_TURN] = engines_no_turn,
  [FORCON_VERDICT_ENDS_OVER_BASE] = ends_over_base,
  [FORCON_VERDICT_INTO_PLANET] = into_planet,
  [FORCON_VERDICT_MUST_MOVE] = must_move,
  [FORCON_VERDICT_ORDER_WRONG_STEP] = order_wrong_step,
  [FORCON_VERDICT_LOCKED_NO_TURN] = locked_no_turn,
  [FORCON_VERDICT_STRAINED] = strained,
  [FORCON_VERDICT_SECOND_FIRE_ORDER] = second_order,
};
