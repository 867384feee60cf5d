/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-command.h"
#include "forcon-openings.h"

/**
 * forcon_term_find:
 * @words: (array length=n_words): a closed list
 * @n_words: how many
 * @word: what is looked for
 * @place: (out): where it is, from 0
 *
 * Returns: whether it is in the list
 */
gboolean
forcon_term_find (const char *const *words, guint n_words, const char *word, guint *place)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i], word))
      {
        *place = i;
        return TRUE;
      }
  return FALSE;
}

FORCON_DEFINE_TERM (ForconShipType, SHIP_TYPE, FORCON_SHIP_TYPES, ship_type)
FORCON_DEFINE_TERM (ForconTarget, TARGET, FORCON_TARGET_KINDS, target)
FORCON_DEFINE_TERM (ForconAspect, ASPECT, FORCON_ASPECTS, aspect)
FORCON_DEFINE_TERM (ForconArc, ARC, FORCON_ARCS, arc)
FORCON_DEFINE_TERM (ForconWeaponKind, WEAPON, FORCON_WEAPON_KINDS, weapon_kind)
FORCON_DEFINE_TERM (ForconMount, MOUNT, FORCON_MOUNTS, mount)
FORCON_DEFINE_TERM (ForconCrew, CREW, FORCON_CREWS, crew)
FORCON_DEFINE_TERM (ForconObjectKind, OBJECT, FORCON_OBJECT_KINDS, object_kind)
FORCON_DEFINE_TERM (ForconShipStatus, SHIP, FORCON_SHIP_STATUSES, ship_status)
FORCON_DEFINE_TERM (ForconStep, STEP, FORCON_STEPS, step)
FORCON_DEFINE_TERM (ForconOrder, ORDER, FORCON_ORDERS, order)
FORCON_DEFINE_TERM (ForconCheck, CHECK, FORCON_CHECKS, check)
FORCON_DEFINE_TERM (ForconCriticalEffect, CRITICAL, FORCON_CRITICAL_EFFECTS, critical_effect)
FORCON_DEFINE_TERM (ForconCatastrophe, CATASTROPHE, FORCON_CATASTROPHES, catastrophe)
FORCON_DEFINE_TERM (ForconCause, CAUSE, FORCON_CAUSES, cause)
FORCON_DEFINE_TERM (ForconPurpose, PURPOSE, FORCON_PURPOSES, purpose)
FORCON_DEFINE_TERM (ForconEnding, ENDING, FORCON_ENDINGS, ending)
FORCON_DEFINE_TERM (ForconFirst, FIRST, FORCON_FIRSTS, first)
FORCON_DEFINE_TERM (ForconLevel, LEVEL, FORCON_LEVELS, level)
FORCON_DEFINE_TERM (ForconReveal, REVEAL, FORCON_REVEALS, reveal)
FORCON_DEFINE_TERM (ForconFlagReason, FLAG_REASON, FORCON_FLAG_REASONS, flag_reason)
FORCON_DEFINE_TERM (ForconSalvoEnd, SALVO_END, FORCON_SALVO_ENDS, salvo_end)
FORCON_DEFINE_TERM (ForconCharge, CHARGE, FORCON_CHARGES, charge)
FORCON_DEFINE_TERM (ForconMineEnd, MINE_END, FORCON_MINE_ENDS, mine_end)
FORCON_DEFINE_TERM (ForconFate, FATE, FORCON_FATES, fate)
FORCON_DEFINE_TERM (ForconHalves, HALVES, FORCON_HALVES, halves)
FORCON_DEFINE_TERM (ForconOrbitResult, ORBIT_RESULT, FORCON_ORBIT_RESULTS, orbit_result)
FORCON_DEFINE_TERM (ForconLoss, LOSS, FORCON_LOSSES, loss)
FORCON_DEFINE_TERM (ForconThing, THING, FORCON_THINGS, thing)
FORCON_DEFINE_TERM (ForconValue, VALUE, FORCON_VALUE_TERMS, value)
FORCON_DEFINE_TERM (ForconOpeningKind, OPENING, FORCON_OPENINGS, opening)
FORCON_DEFINE_TERM (ForconCommandKind, COMMAND, FORCON_COMMANDS, command)
