/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-unit-words.h"

#include <glib/gi18n-lib.h>

#include "base/text.h"
#include "report/dice/twilight-labels.h"
#include "report/dice/twilight-wording.h"

char *
forcon_twilight_side (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  g_autofree char *name = forcon_text_escape (forcon_twilight_player_name (clash, side));

  return forcon_text_capitalise (name);
}

char *
forcon_twilight_unit_words (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit)
{
  return forcon_text_escape (forcon_twilight_unit_name (clash, side, unit));
}

ForconUnitId
forcon_twilight_type (const ForconTwilightRules *rules, ForconUnitId unit)
{
  ForconUnitId before = forcon_twilight_unit (rules, unit)->upgrade_of;

  return before.value == 0 ? unit : before;
}

guint
forcon_twilight_unit_fighting (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit)
{
  const ForconForce *force = forcon_twilight_fighting (clash, side);

  return force == NULL || !forcon_twilight_fights (clash, side, unit) ? 0 : forcon_force_of (force, unit);
}

char *
forcon_twilight_moment (const ForconTwilightClash *clash)
{
  g_autofree char *step = forcon_text_capitalise (forcon_label_twilight_step (clash->step));

  if (clash->round == 0 || clash->step == FORCON_TWILIGHT_STEP_OVER)
    return g_steal_pointer (&step);
  /* Translators: where a fleet-dice clash stands: the round and its step. */
  return g_strdup_printf (_ ("Round %1$d · %2$s"), clash->round, step);
}

char *
forcon_twilight_per_cent (double chance)
{
  g_autofree char *share = forcon_decimal_to_text (chance * 100, 1);

  if (chance > 0 && chance < 0.0005)
    return g_strdup (_ ("<0.1%"));
  /* Sums of many chances may miss 1 by a hair. */
  if (chance < 1 - 1e-9 && chance > 0.9995)
    return g_strdup (_ (">99.9%"));
  return g_strdup_printf (_ ("%s%%"), share);
}
