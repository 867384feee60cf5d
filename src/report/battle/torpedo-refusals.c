/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/refusal-private.h"

OF_SHIP (no_tubes, _ ("%s has no torpedo tubes"))
OF_SHIP (command_is_broken,
         _ ("The formation of %s has no command: until a ship takes over it stays together and joins nothing"))
OF_SHIP (needs_target, _ ("%s: a joint salvo needs a target, to which it is measured"))
OF_SHIP (not_an_escort, _ ("%s is no escort and covers nobody"))
OF_TARGET (cover_foe, _ ("%1$s cannot cover %2$s, which is no friend"))
/* Translators: the ship and its weapon. */
OF_WEAPON (not_a_tube, _ ("%1$s cannot launch torpedoes from its %2$s"))
OF_WEAPON (cover_spent, _ ("%1$s already covers with its %2$s in this phase"))
OF_WEAPON (guns_covered, _ ("%1$s cannot fire its %2$s: they covered a friend against torpedoes"))

/* Translators: the ship, its tubes, how many turns of its own it must wait. */
REFUSAL (tube_not_ready, _ ("%1$s: its %2$s are not ready, turns to wait: %3$d"), ITS_SHIP, ITS_WEAPON,
         verdict->actual)
/* Translators: the ship and the number of the salvo. */
REFUSAL (own_salvo, _ ("%1$s cannot fire at salvo %2$u, which is of its own side"), ITS_SHIP, verdict->salvo.value)

OF_SALVO (salvo_moved, _ ("Salvo %u has already moved in this phase"))
OF_SALVO (salvo_too_young, _ ("Salvo %u cannot turn in its first turn"))
OF_SALVO (salvo_turned, _ ("Salvo %u has already turned once"))
REFUSAL (salvo_legs, _ ("Salvo %1$u cannot make so many turns: %2$d, at most one"), verdict->salvo.value,
         verdict->actual)

static char *
salvo_distance (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *length = forcon_length_to_text (verdict->length);
  g_autofree char *needed = forcon_length_to_text (verdict->needed_length);

  return g_strdup_printf (_ ("Salvo %1$u cannot run %2$s cm: exactly %3$s cm"), verdict->salvo.value, length, needed);
}

static char *
salvo_turn (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *angle = forcon_angle_to_text (verdict->angle);
  g_autofree char *allowed = forcon_angle_to_text (verdict->needed_angle);

  return g_strdup_printf (_ ("Salvo %1$u cannot turn by %2$s°: at most %3$s°"), verdict->salvo.value, angle, allowed);
}

const ForconRefusal forcon_refusals_of_torpedoes[FORCON_N_VERDICTS] = {
  [FORCON_VERDICT_NO_TUBES] = no_tubes,
  [FORCON_VERDICT_NOT_A_TUBE] = not_a_tube,
  [FORCON_VERDICT_TUBE_NOT_READY] = tube_not_ready,
  [FORCON_VERDICT_COMMAND_IS_BROKEN] = command_is_broken,
  [FORCON_VERDICT_NEEDS_TARGET] = needs_target,
  [FORCON_VERDICT_SALVO_MOVED] = salvo_moved,
  [FORCON_VERDICT_SALVO_DISTANCE] = salvo_distance,
  [FORCON_VERDICT_SALVO_TOO_YOUNG] = salvo_too_young,
  [FORCON_VERDICT_SALVO_TURNED] = salvo_turned,
  [FORCON_VERDICT_SALVO_TURN] = salvo_turn,
  [FORCON_VERDICT_SALVO_LEGS] = salvo_legs,
  [FORCON_VERDICT_OWN_SALVO] = own_salvo,
  [FORCON_VERDICT_NOT_AN_ESCORT] = not_an_escort,
  [FORCON_VERDICT_COVER_FOE] = cover_foe,
  [FORCON_VERDICT_COVER_SPENT] = cover_spent,
  [FORCON_VERDICT_GUNS_COVERED] = guns_covered,
};
