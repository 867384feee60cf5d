/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-command.h"
#include "forcon-openings.h"

static gboolean
find_word (const char *const *words, guint n_words, const char *word, guint *place)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i], word))
      {
        *place = i;
        return TRUE;
      }
  return FALSE;
}

#define WORD(NAME, word) word,

#define DEFINE_TERM(Type, PREFIX, LIST, function)                                                                      \
  static const char *const function##_words[] = { LIST (WORD) };                                                       \
                                                                                                                       \
  const char *forcon_##function##_to_word (Type value)                                                                 \
  {                                                                                                                    \
    g_return_val_if_fail ((guint) value < G_N_ELEMENTS (function##_words), "");                                        \
    return function##_words[value];                                                                                    \
  }                                                                                                                    \
                                                                                                                       \
  gboolean forcon_##function##_from_word (const char *word, Type *value)                                               \
  {                                                                                                                    \
    guint place = 0;                                                                                                   \
                                                                                                                       \
    if (!find_word (function##_words, G_N_ELEMENTS (function##_words), word, &place))                                  \
      return FALSE;                                                                                                    \
    *value = (Type) place;                                                                                             \
    return TRUE;                                                                                                       \
  }

DEFINE_TERM (ForconShipType, SHIP_TYPE, FORCON_SHIP_TYPES, ship_type)
DEFINE_TERM (ForconTarget, TARGET, FORCON_TARGET_KINDS, target)
DEFINE_TERM (ForconAspect, ASPECT, FORCON_ASPECTS, aspect)
DEFINE_TERM (ForconArc, ARC, FORCON_ARCS, arc)
DEFINE_TERM (ForconWeaponKind, WEAPON, FORCON_WEAPON_KINDS, weapon_kind)
DEFINE_TERM (ForconMount, MOUNT, FORCON_MOUNTS, mount)
DEFINE_TERM (ForconCrew, CREW, FORCON_CREWS, crew)
DEFINE_TERM (ForconObjectKind, OBJECT, FORCON_OBJECT_KINDS, object_kind)
DEFINE_TERM (ForconShipStatus, SHIP, FORCON_SHIP_STATUSES, ship_status)
DEFINE_TERM (ForconStep, STEP, FORCON_STEPS, step)
DEFINE_TERM (ForconOrder, ORDER, FORCON_ORDERS, order)
DEFINE_TERM (ForconCheck, CHECK, FORCON_CHECKS, check)
DEFINE_TERM (ForconCriticalEffect, CRITICAL, FORCON_CRITICAL_EFFECTS, critical_effect)
DEFINE_TERM (ForconCatastrophe, CATASTROPHE, FORCON_CATASTROPHES, catastrophe)
DEFINE_TERM (ForconCause, CAUSE, FORCON_CAUSES, cause)
DEFINE_TERM (ForconPurpose, PURPOSE, FORCON_PURPOSES, purpose)
DEFINE_TERM (ForconEnding, ENDING, FORCON_ENDINGS, ending)
DEFINE_TERM (ForconFirst, FIRST, FORCON_FIRSTS, first)
DEFINE_TERM (ForconLevel, LEVEL, FORCON_LEVELS, level)
DEFINE_TERM (ForconReveal, REVEAL, FORCON_REVEALS, reveal)
DEFINE_TERM (ForconFlagReason, FLAG_REASON, FORCON_FLAG_REASONS, flag_reason)
DEFINE_TERM (ForconSalvoEnd, SALVO_END, FORCON_SALVO_ENDS, salvo_end)
DEFINE_TERM (ForconCharge, CHARGE, FORCON_CHARGES, charge)
DEFINE_TERM (ForconMineEnd, MINE_END, FORCON_MINE_ENDS, mine_end)
DEFINE_TERM (ForconFate, FATE, FORCON_FATES, fate)
DEFINE_TERM (ForconHalves, HALVES, FORCON_HALVES, halves)
DEFINE_TERM (ForconOrbitResult, ORBIT_RESULT, FORCON_ORBIT_RESULTS, orbit_result)
DEFINE_TERM (ForconLoss, LOSS, FORCON_LOSSES, loss)
DEFINE_TERM (ForconThing, THING, FORCON_THINGS, thing)
DEFINE_TERM (ForconValue, VALUE, FORCON_VALUE_TERMS, value)
DEFINE_TERM (ForconOpeningKind, OPENING, FORCON_OPENINGS, opening)
DEFINE_TERM (ForconCommandKind, COMMAND, FORCON_COMMANDS, command)
