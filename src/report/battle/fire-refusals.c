/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/refusal-private.h"

/* Translators: the ship and its weapon. */
OF_WEAPON (not_a_gun, _ ("%1$s cannot fire its %2$s like a gun"))
OF_WEAPON (already_fired, _ ("%1$s has already fired its %2$s"))

/* Translators: the ship and its target. */
OF_TARGET (own_ship, _ ("%1$s cannot fire at %2$s, a ship of its own side"))
OF_TARGET (not_fired_at, _ ("%1$s was not fired at by %2$s in this phase and cannot fire back"))

/* Translators: the ship and its target, whose formation has fired back at the ship's. */
OF_TARGET (has_answered, _ ("%1$s cannot fire at %2$s any more in this phase: %2$s has answered its formation"))

OF_SHIP (no_weapon, _ ("%s: choose the weapons to use"))
OF_SHIP (no_such_weapon, _ ("%s has no such weapon"))

static char *
weapon_damaged (const ForconTelling *telling, const ForconVerdict *verdict)
{
  return g_strdup_printf (_ ("%1$s cannot fire its %2$s: %3$s"), forcon_wording_ship (telling->battle, verdict->ship),
                          forcon_wording_weapon (telling->battle, verdict->ship, verdict->weapon),
                          forcon_label_critical_effect (verdict->effect));
}

static char *
out_of_range (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *length = forcon_length_to_text (verdict->length);
  g_autofree char *range = forcon_length_to_text (verdict->needed_length);

  /* Translators: the ship, its weapon, the target, the distance, the weapon's range. */
  return g_strdup_printf (_ ("%1$s cannot reach %3$s with its %2$s: %4$s cm, range %5$s cm"),
                          forcon_wording_ship (telling->battle, verdict->ship),
                          forcon_wording_weapon (telling->battle, verdict->ship, verdict->weapon),
                          forcon_wording_ship (telling->battle, verdict->target), length, range);
}

/* The arcs that the verdict's weapon covers. */
static char *
weapon_arcs (const ForconTelling *telling, const ForconVerdict *verdict)
{
  if (verdict->ship.value == 0 || verdict->ship.value > telling->battle->n_ships || verdict->weapon < 0 ||
      (guint) verdict->weapon >= forcon_battle_n_weapons (telling->battle, verdict->ship))
    return forcon_label_arcs (0);
  return forcon_label_arcs (forcon_battle_weapon (telling->battle, verdict->ship, (guint) verdict->weapon)->arcs);
}

static char *
out_of_arc (const ForconTelling *telling, const ForconVerdict *verdict)
{
  const char *ship = forcon_wording_ship (telling->battle, verdict->ship);
  const char *weapon = forcon_wording_weapon (telling->battle, verdict->ship, verdict->weapon);
  const char *target = forcon_wording_ship (telling->battle, verdict->target);
  g_autofree char *angle = forcon_angle_to_text (ABS (verdict->angle));
  g_autofree char *arcs = weapon_arcs (telling, verdict);

  /* Translators: the ship, its weapon, the target, how far off the bow that lies, the arcs that the weapon covers. */
  if (verdict->angle >= 0)
    return g_strdup_printf (_ ("%1$s cannot bring its %2$s to bear on %3$s: %4$s° to starboard of the bow, arcs: %5$s"),
                            ship, weapon, target, angle, arcs);
  return g_strdup_printf (_ ("%1$s cannot bring its %2$s to bear on %3$s: %4$s° to port of the bow, arcs: %5$s"), ship,
                          weapon, target, angle, arcs);
}

static char *
tube_out_of_arc (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *angle = forcon_angle_to_text (ABS (verdict->angle));
  g_autofree char *arcs = weapon_arcs (telling, verdict);

  /* Translators: the ship, its tubes, how far off the bow it should launch, the arcs that the tubes cover. */
  if (verdict->angle >= 0)
    return g_strdup_printf (_ ("%1$s cannot launch there from its %2$s: %3$s° to starboard of the bow, arcs: %4$s"),
                            ITS_SHIP, ITS_WEAPON, angle, arcs);
  return g_strdup_printf (_ ("%1$s cannot launch there from its %2$s: %3$s° to port of the bow, arcs: %4$s"), ITS_SHIP,
                          ITS_WEAPON, angle, arcs);
}

static char *
line_blocked (const ForconTelling *telling, const ForconVerdict *verdict)
{
  const char *ship = forcon_wording_ship (telling->battle, verdict->ship);
  const char *target = forcon_wording_ship (telling->battle, verdict->target);
  const ForconObject *object = forcon_battle_object (telling->battle, verdict->object);

  if (!FORCON_ID_IS_NONE (verdict->blocker))
    return g_strdup_printf (_ ("%1$s cannot fire at %2$s: the hulk of %3$s lies between them"), ship, target,
                            forcon_wording_ship (telling->battle, verdict->blocker));
  if (object != NULL && object->kind == FORCON_OBJECT_EXPLOSION)
    return g_strdup_printf (_ ("%1$s cannot fire at %2$s: an explosion blocks the line of fire in this phase"), ship,
                            target);
  /* Translators: the third is what lies between: "planet". */
  return g_strdup_printf (_ ("%1$s cannot fire at %2$s: between them lies a %3$s"), ship, target,
                          forcon_wording_object (telling->battle, verdict->object));
}

static char *
target_gone (const ForconTelling *telling, const ForconVerdict *verdict)
{
  const char *ship = forcon_wording_ship (telling->battle, verdict->ship);
  const char *target = forcon_wording_ship (telling->battle, verdict->target);

  if (verdict->target.value == 0 || verdict->target.value > telling->battle->n_ships)
    return g_strdup_printf (_ ("%s has no such target"), ship);
  return g_strdup_printf (
      _ ("%1$s cannot fire at %2$s: %3$s"), ship, target,
      forcon_label_ship_status (forcon_battle_ship (telling->battle, verdict->target)->status));
}

static char *
only_nearest (const ForconTelling *telling, const ForconVerdict *verdict)
{
  return g_strdup_printf (_ ("%1$s cannot fire at %2$s: after its failed check only at the nearest enemy, %3$s"),
                          forcon_wording_ship (telling->battle, verdict->ship),
                          forcon_wording_ship (telling->battle, verdict->target),
                          forcon_wording_ship (telling->battle, verdict->blocker));
}

static char *
returns_elsewhere (const ForconTelling *telling, const ForconVerdict *verdict)
{
  g_autofree char *formation = forcon_wording_formation (telling->battle, verdict->formation);

  /* Translators: the ship, the target, the formation at which its own already fires back. */
  return g_strdup_printf (_ ("%1$s cannot fire back at %2$s: it already fires back at %3$s"), ITS_SHIP, ITS_TARGET,
                          formation);
}

const ForconRefusal forcon_refusals_of_fire[FORCON_N_VERDICTS] = {
  [FORCON_VERDICT_NO_WEAPON] = no_weapon,
  [FORCON_VERDICT_NOT_A_GUN] = not_a_gun,
  [FORCON_VERDICT_ALREADY_FIRED] = already_fired,
  [FORCON_VERDICT_WEAPON_DAMAGED] = weapon_damaged,
  [FORCON_VERDICT_OUT_OF_RANGE] = out_of_range,
  [FORCON_VERDICT_OUT_OF_ARC] = out_of_arc,
  [FORCON_VERDICT_LINE_BLOCKED] = line_blocked,
  [FORCON_VERDICT_OWN_SHIP] = own_ship,
  [FORCON_VERDICT_TARGET_GONE] = target_gone,
  [FORCON_VERDICT_ONLY_NEAREST] = only_nearest,
  [FORCON_VERDICT_NOT_FIRED_AT] = not_fired_at,
  [FORCON_VERDICT_RETURNS_ELSEWHERE] = returns_elsewhere,
  [FORCON_VERDICT_HAS_ANSWERED] = has_answered,
  [FORCON_VERDICT_NO_SUCH_WEAPON] = no_such_weapon,
  [FORCON_VERDICT_COVER_OUT_OF_RANGE] = out_of_range,
  [FORCON_VERDICT_TUBE_OUT_OF_ARC] = tube_out_of_arc,
};
