/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/refusal-private.h"

/* Translators: the ship and the other ship. */
OF_TARGET (already_boards, _ ("%1$s already boards %2$s"))
OF_TARGET (board_own, _ ("%1$s cannot board %2$s, which is no enemy"))
OF_TARGET (captor_gone, _ ("%1$s cannot be taken over: its captor %2$s is not in action"))
OF_TARGET (ram_misses, _ ("%1$s would not touch %2$s on this course"))
OF_TARGET (ram_own, _ ("%1$s cannot ram %2$s, which is no enemy"))
OF_SHIP (not_captured, _ ("%s is not captured"))
OF_SHIP (already_tried, _ ("%s: taking it over has already been tried this turn"))
OF_SHIP (ram_needs_full_ahead, _ ("%s can ram only when it goes full ahead"))
OF_ACTUAL (too_soon, _ ("%1$s cannot be taken over yet, turns of its captor to wait: %2$d"))
OF_ACTUAL (ram_alone, _ ("%1$s can ram only alone, ships of its formation: %2$d"))

/* Translators: the prize and the side whose turn it is. */
REFUSAL (not_its_prize, _ ("%1$s is no prize of the side whose turn it is, %2$s"), ITS_SHIP,
         forcon_wording_side (telling->battle, verdict->side))

const ForconRefusal forcon_refusals_of_boarding[FORCON_N_VERDICTS] = {
  [FORCON_VERDICT_ALREADY_BOARDS] = already_boards,
  [FORCON_VERDICT_BOARD_OWN] = board_own,
  [FORCON_VERDICT_NOT_CAPTURED] = not_captured,
  [FORCON_VERDICT_NOT_ITS_PRIZE] = not_its_prize,
  [FORCON_VERDICT_CAPTOR_GONE] = captor_gone,
  [FORCON_VERDICT_TOO_SOON] = too_soon,
  [FORCON_VERDICT_ALREADY_TRIED] = already_tried,
  [FORCON_VERDICT_RAM_NEEDS_FULL_AHEAD] = ram_needs_full_ahead,
  [FORCON_VERDICT_RAM_ALONE] = ram_alone,
  [FORCON_VERDICT_RAM_MISSES] = ram_misses,
  [FORCON_VERDICT_RAM_OWN] = ram_own,
};
