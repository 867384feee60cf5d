/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-command.h"

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
DEFINE_TERM (ForconCommandKind, COMMAND, FORCON_COMMANDS, command)
