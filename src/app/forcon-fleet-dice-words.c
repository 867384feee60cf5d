/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-fleet-dice-words.h"

#include <glib/gi18n-lib.h>

#include "forcon-text.h"

/* Returns: "Attacker" or "Defender" */
const char *
forcon_fleet_dice_role (ForconTwilightSide side)
{
  return side == FORCON_TWILIGHT_SIDE_ATTACKER ? _ ("Attacker") : _ ("Defender");
}

/* Returns: (transfer full): the name of a side; where it has none, what it does */
char *
forcon_fleet_dice_side (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  const char *name = clash->players[side].name;

  return name == NULL || *name == '\0' ? g_strdup (forcon_fleet_dice_role (side)) : forcon_text_escape (forcon_name (name));
}

/* Returns: (transfer none): the name of a kind of unit: "Cruiser II" */
const char *
forcon_fleet_dice_unit (const ForconTwilightRules *rules, ForconUnitId unit)
{
  return forcon_name (forcon_twilight_unit (rules, unit)->name);
}

/* Returns: the grade I of a unit, by which its type is known */
ForconUnitId
forcon_fleet_dice_type (const ForconTwilightRules *rules, ForconUnitId unit)
{
  ForconUnitId before = forcon_twilight_unit (rules, unit)->upgrade_of;

  return before.value == 0 ? unit : before;
}

/* Returns: how many of a kind of unit fight for a side; what only rides along in space does not */
guint
forcon_fleet_dice_fighting (const ForconTwilightClash *clash, const ForconTwilightRules *rules, ForconTwilightSide side,
                            ForconUnitId unit)
{
  ForconUnitKind kind
      = clash->place == FORCON_TWILIGHT_PLACE_SPACE ? FORCON_UNIT_KIND_SHIP : FORCON_UNIT_KIND_GROUND;
  const ForconForce *force = forcon_twilight_fighting (clash, side);

  if (force == NULL || forcon_twilight_unit (rules, unit)->kind != kind)
    return 0;
  return forcon_force_of (force, unit);
}

static const char *
step_of (const ForconTwilightClash *clash)
{
  switch (clash->step)
    {
    case FORCON_TWILIGHT_STEP_BEFORE:
      return _ ("Before the combat");
    case FORCON_TWILIGHT_STEP_PLANET:
      return _ ("Choosing a planet");
    case FORCON_TWILIGHT_STEP_START:
      return clash->round <= 1 ? _ ("Start of the combat and of the round") : _ ("Start of the round");
    case FORCON_TWILIGHT_STEP_BARRAGE:
      return _ ("1. Anti-fighter barrage");
    case FORCON_TWILIGHT_STEP_ANNOUNCE:
      return _ ("2. Announcing retreats");
    case FORCON_TWILIGHT_STEP_ROLL:
      return clash->place == FORCON_TWILIGHT_PLACE_SPACE ? _ ("3. Rolling dice") : _ ("1. Rolling dice");
    case FORCON_TWILIGHT_STEP_ASSIGN:
      return clash->place == FORCON_TWILIGHT_PLACE_SPACE ? _ ("4. Assigning hits") : _ ("2. Assigning hits");
    case FORCON_TWILIGHT_STEP_RETREAT:
      return _ ("5. Retreat");
    case FORCON_TWILIGHT_STEP_END:
      return _ ("End of the round");
    case FORCON_TWILIGHT_STEP_CAPACITY:
      return _ ("Capacity");
    case FORCON_TWILIGHT_STEP_OVER:
    case FORCON_N_TWILIGHT_STEP:
      return _ ("The combat is over");
    }
  return "";
}

/* Returns: (transfer full): where a clash stands: "Round 2 · 3. Rolling dice" */
char *
forcon_fleet_dice_moment (const ForconTwilightClash *clash)
{
  if (clash->round == 0 || clash->step == FORCON_TWILIGHT_STEP_OVER)
    return g_strdup (step_of (clash));
  /* Translators: where a fleet-dice clash stands: the round and its step. */
  return g_strdup_printf (_ ("Round %1$d · %2$s"), clash->round, step_of (clash));
}

/* Returns: (transfer full): a chance with one digit behind the point; "<0.1%" for what is rare, but never "0%" for that */
char *
forcon_fleet_dice_per_cent (double chance)
{
  if (chance > 0 && chance < 0.0005)
    return g_strdup (_ ("<0.1%"));
  /* Sums of many chances may miss 1 by a hair. */
  if (chance < 1 - 1e-9 && chance > 0.9995)
    return g_strdup (_ (">99.9%"));
  return g_strdup_printf (_ ("%.1f%%"), chance * 100);
}
