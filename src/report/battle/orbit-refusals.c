/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/refusal-private.h"

OF_SHIP (not_in_orbit, _ ("%s is not in low orbit"))
OF_SHIP (in_orbit, _ ("%s is in low orbit, where this cannot be done"))
OF_COUNTS (no_such_orbit, _ ("%1$s cannot go to orbit %2$d: there are orbits 1 to %3$d"))
OF_SHIP (orbit_no_turn, _ ("%s cannot turn in low orbit: it follows its orbit"))
OF_SHIP (must_halve, _ ("%s changes its orbit and must choose what that halves, firepower or shields"))
OF_TARGET (elsewhere, _ ("%1$s and %2$s are not on the same map"))
OF_SHIP (station_keeps, _ ("%s is a station and keeps to its orbit"))
OF_SHIP (not_falling, _ ("%s is not falling"))
OF_COUNTS (no_troops, _ ("%1$s has %2$d troops aboard, and %3$d are wanted"))

const ForconRefusal forcon_refusals_of_orbit[FORCON_N_VERDICTS] = {
  [FORCON_VERDICT_NOT_IN_ORBIT] = not_in_orbit,
  [FORCON_VERDICT_IN_ORBIT] = in_orbit,
  [FORCON_VERDICT_NO_SUCH_ORBIT] = no_such_orbit,
  [FORCON_VERDICT_ORBIT_NO_TURN] = orbit_no_turn,
  [FORCON_VERDICT_MUST_HALVE] = must_halve,
  [FORCON_VERDICT_ELSEWHERE] = elsewhere,
  [FORCON_VERDICT_STATION_KEEPS] = station_keeps,
  [FORCON_VERDICT_NOT_FALLING] = not_falling,
  [FORCON_VERDICT_NO_TROOPS] = no_troops,
};
