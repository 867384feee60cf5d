/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/refusal-private.h"

PLAIN (no_such_formation, _ ("There is no such formation in this battle"))
PLAIN (no_such_salvo, _ ("There is no such salvo on the table"))
PLAIN (no_such_mine, _ ("There is no such mine"))
PLAIN (no_such_object, _ ("There is no such thing on the table"))
PLAIN (no_such_side, _ ("There is no such side in this battle"))
PLAIN (needs_reason, _ ("What the master does by hand needs a reason"))
PLAIN (not_a_value_of, _ ("There is no such value to set"))

REFUSAL (name_taken, _ ("The name “%s” is taken or is no name"), verdict->text == NULL ? "" : verdict->text)
/* Translators: which of the dice or rolls, and how many there were. */
REFUSAL (bad_override, _ ("Number %1$d cannot be overruled so: dice or rolls there are %2$d, and a die shows 1 to 6"),
         verdict->actual, verdict->needed)
REFUSAL (too_many, _ ("There would be %1$d of them, at most %2$d"), verdict->actual, verdict->needed)

static char *
nothing_there (const ForconTelling *telling, const ForconVerdict *verdict)
{
  if (FORCON_ID_IS_NONE (verdict->ship))
    return g_strdup (_ ("There is nothing of the kind"));
  return g_strdup_printf (_ ("%1$s has no such critical: %2$s"), ITS_SHIP,
                          forcon_label_critical_effect (verdict->effect));
}

static char *
bad_value (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *number = forcon_wording_value (telling->battle, verdict->ship, verdict->value, verdict->number);
  g_autofree char *least = forcon_wording_value (telling->battle, verdict->ship, verdict->value, verdict->least);
  g_autofree char *most = forcon_wording_value (telling->battle, verdict->ship, verdict->value, verdict->most);

  /* Translators: the value ("speed"), what it should be, the least and the most that are allowed. */
  return g_strdup_printf (_ ("The value of %1$s cannot be %2$s, only from %3$s to %4$s"),
                          forcon_label_value (verdict->value), number, least, most);
}

static char *
off_the_table (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *place = forcon_wording_place (verdict->point);
  g_autofree char *size = forcon_wording_place (telling->battle->size);

  /* Translators: a place, and the far corner of the table. */
  return g_strdup_printf (_ ("%1$s is off the map; the table ends at %2$s"), place, size);
}

static char *
bad_radius (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *length = forcon_length_to_text (verdict->length);
  g_autofree char *most = forcon_length_to_text (verdict->needed_length);

  return g_strdup_printf (_ ("The radius cannot be %1$s cm: more than nothing and at most %2$s cm"), length, most);
}

const ForconRefusal forcon_refusals_of_master[FORCON_N_VERDICTS] = {
  [FORCON_VERDICT_NO_SUCH_FORMATION] = no_such_formation,
  [FORCON_VERDICT_NO_SUCH_SALVO] = no_such_salvo,
  [FORCON_VERDICT_NO_SUCH_MINE] = no_such_mine,
  [FORCON_VERDICT_NO_SUCH_OBJECT] = no_such_object,
  [FORCON_VERDICT_NO_SUCH_SIDE] = no_such_side,
  [FORCON_VERDICT_NEEDS_REASON] = needs_reason,
  [FORCON_VERDICT_BAD_VALUE] = bad_value,
  [FORCON_VERDICT_NOT_A_VALUE_OF] = not_a_value_of,
  [FORCON_VERDICT_NOTHING_THERE] = nothing_there,
  [FORCON_VERDICT_NAME_TAKEN] = name_taken,
  [FORCON_VERDICT_BAD_OVERRIDE] = bad_override,
  [FORCON_VERDICT_TOO_MANY] = too_many,
  [FORCON_VERDICT_OFF_THE_TABLE] = off_the_table,
  [FORCON_VERDICT_BAD_RADIUS] = bad_radius,
};
