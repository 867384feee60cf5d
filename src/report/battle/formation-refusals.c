/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/refusal-private.h"

/* Translators: the ship and another ship. */
OF_TARGET (not_detected, _ ("%1$s cannot act against %2$s, which its side has not detected"))
OF_TARGET (not_one_formation, _ ("%1$s and %2$s are not of the same formation"))
OF_TARGET (already_together, _ ("%1$s and %2$s are of the same formation already"))
OF_SHIP (formation_moved, _ ("%s has moved, and formations are changed before they move"))
OF_SHIP (already_flagship, _ ("%s is the flagship already"))
OF_SHIP (flag_tried, _ ("The formation of %s has already tried to pass its flag this turn"))
OF_SHIP (already_joined, _ ("%s joins its shields already"))
OF_SHIP (not_joined, _ ("%s joins its shields with nobody"))
PLAIN (instruction_unfinished, _ ("The instruction does not say all that it needs"))
PLAIN (no_such_instruction, _ ("The formation has no such instruction"))
OF_COUNTS (too_many_escorts, _ ("The formation of %1$s would have %2$d escorts, at most %3$d"))
OF_COUNTS (too_many_capitals, _ ("The formation of %1$s would have %2$d capital ships, at most %3$d"))

static char *
other_side (const ForconTelling *telling, const ForconVerdict *verdict)
{
  if (FORCON_ID_IS_NONE (verdict->target))
    return g_strdup_printf (_ ("%s is of another side"), ITS_SHIP);
  return g_strdup_printf (_ ("%1$s and %2$s are not of the same side"), ITS_SHIP, ITS_TARGET);
}

static char *
not_in_contact (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *length = forcon_length_to_text (verdict->length);
  g_autofree char *needed = forcon_length_to_text (verdict->needed_length);

  /* Translators: the two ships, the distance between them, how far apart they may be. */
  return g_strdup_printf (_ ("%1$s and %2$s are not in contact: %3$s cm apart, at most %4$s cm"), ITS_SHIP, ITS_TARGET,
                          length, needed);
}

const ForconRefusal forcon_refusals_of_formations[FORCON_N_VERDICTS] = {
  [FORCON_VERDICT_NOT_DETECTED] = not_detected,
  [FORCON_VERDICT_NOT_ONE_FORMATION] = not_one_formation,
  [FORCON_VERDICT_ALREADY_TOGETHER] = already_together,
  [FORCON_VERDICT_FORMATION_MOVED] = formation_moved,
  [FORCON_VERDICT_ALREADY_FLAGSHIP] = already_flagship,
  [FORCON_VERDICT_FLAG_TRIED] = flag_tried,
  [FORCON_VERDICT_ALREADY_JOINED] = already_joined,
  [FORCON_VERDICT_NOT_JOINED] = not_joined,
  [FORCON_VERDICT_TOO_MANY_ESCORTS] = too_many_escorts,
  [FORCON_VERDICT_TOO_MANY_CAPITALS] = too_many_capitals,
  [FORCON_VERDICT_OTHER_SIDE] = other_side,
  [FORCON_VERDICT_NOT_IN_CONTACT] = not_in_contact,
  [FORCON_VERDICT_NOT_TOUCHING] = not_in_contact,
  [FORCON_VERDICT_INSTRUCTION_UNFINISHED] = instruction_unfinished,
  [FORCON_VERDICT_NO_SUCH_INSTRUCTION] = no_such_instruction,
};
