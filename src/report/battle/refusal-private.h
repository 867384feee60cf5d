/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the refusals only: functions for verdicts that carry the same figures. */

#include "render/drawing/labels.h"
#include "base/text.h"
#include "report/battle/wording.h"

#include "base/language.h"

#define REFUSAL(function, ...)                                                                                         \
  static char *function (const ForconTelling *telling, const ForconVerdict *verdict)                                   \
  {                                                                                                                    \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define ITS_SHIP forcon_wording_ship (telling->battle, verdict->ship)
#define ITS_TARGET forcon_wording_ship (telling->battle, verdict->target)
#define ITS_WEAPON forcon_wording_weapon (telling->battle, verdict->ship, verdict->weapon)

/* No figures; its ship; its ship and one of its weapons; its ship and another ship. */
#define PLAIN(function, text)                                                                                          \
  static char *function (const ForconTelling *telling, const ForconVerdict *verdict)                                   \
  {                                                                                                                    \
    return g_strdup (text);                                                                                            \
  }
#define OF_SHIP(function, text) REFUSAL (function, text, ITS_SHIP)
#define OF_WEAPON(function, text) REFUSAL (function, text, ITS_SHIP, ITS_WEAPON)
#define OF_TARGET(function, text) REFUSAL (function, text, ITS_SHIP, ITS_TARGET)

/* Its ship and what is; and what would be allowed. */
#define OF_ACTUAL(function, text) REFUSAL (function, text, ITS_SHIP, verdict->actual)
#define OF_COUNTS(function, text) REFUSAL (function, text, ITS_SHIP, verdict->actual, verdict->needed)

/* Its salvo. */
#define OF_SALVO(function, text) REFUSAL (function, text, verdict->salvo.value)

/* Its ship, a length and the length needed. */
#define OF_LENGTHS(function, text)                                                                                     \
  static char *function (const ForconTelling *telling, const ForconVerdict *verdict)                                   \
  {                                                                                                                    \
    g_autofree char *length = forcon_length_to_text (verdict->length);                                                 \
    g_autofree char *needed = forcon_length_to_text (verdict->needed_length);                                          \
                                                                                                                       \
    return g_strdup_printf (text, ITS_SHIP, length, needed);                                                           \
  }
