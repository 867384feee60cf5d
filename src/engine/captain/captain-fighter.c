/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-private.h"

#include "base/distribution.h"
#include "engine/state/formation.h"
#include "engine/weapons/gunnery.h"
#include "engine/state/ship.h"

/* What a captain takes a contact for, of which nothing is known: an average cruiser. */
#define CONTACT_HITS 6
#define CONTACT_ARMOUR 5
#define CONTACT_SHIELDS 1

/* Hits of the card of a ship that counts as one. */
#define ORDINARY_HITS 8.0

/* A quarter of the circle, and half of it: the arcs from the bow on (F-GEN-3). */
#define ARC_WIDTH (FORCON_FULL_CIRCLE / 4)
#define HALF_ARC (ARC_WIDTH / 2)

gint
forcon_captain_hits (const ForconCaptain *captain, ForconShipId ship)
{
  return forcon_battle_card (captain->battle, ship)->blank ? CONTACT_HITS
                                                           : forcon_battle_ship (captain->battle, ship)->hits;
}

double
forcon_captain_weight (const ForconCaptain *captain, ForconShipId ship)
{
  const ForconCard *card = forcon_battle_card (captain->battle, ship);
  double by_size = captain->policy->by_size;

  return 1.0 - by_size + by_size * (card->blank ? CONTACT_HITS : card->hits) / ORDINARY_HITS;
}

void
forcon_fighter_weigh (const ForconCaptain *captain, ForconShipId ship, ForconFighter *fighter)
{
  const ForconBattle *battle = captain->battle;
  const ForconShip *state = forcon_battle_ship (battle, ship);
  const ForconCard *card = forcon_battle_card (battle, ship);
  guint32 damaged = forcon_ship_damaged_weapons (battle, ship);

  fighter->ship = ship;
  fighter->position = state->position;
  fighter->heading = state->heading;
  fighter->target = card->target;
  fighter->armour = card->blank ? CONTACT_ARMOUR : card->armour;
  fighter->bow_armour = card->blank ? CONTACT_ARMOUR : card->bow_armour;
  fighter->shields = card->blank ? CONTACT_SHIELDS : forcon_ship_shields (battle, ship);
  fighter->hits = MAX (forcon_captain_hits (captain, ship), 1);
  fighter->weight = forcon_captain_weight (captain, ship);
  fighter->half = forcon_ship_half_effect (battle, ship);
  fighter->range = 0;
  fighter->n_guns = 0;
  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship) && fighter->n_guns < FORCON_FIGHTER_GUNS; i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (battle, ship, i);

      if (weapon->kind == FORCON_WEAPON_TORPEDO || (damaged & (1u << i)) != 0)
        continue;
      fighter->guns[fighter->n_guns++]
          = (ForconFighterGun){ weapon->arcs, weapon->range, weapon->strength, weapon->kind == FORCON_WEAPON_BATTERY };
      fighter->range = MAX (fighter->range, weapon->range);
    }
}

static ForconArc
arc_of (ForconAngle heading, ForconAngle bearing)
{
  return (ForconArc) (forcon_angle_normalise (bearing - heading + HALF_ARC) / ARC_WIDTH);
}

double
forcon_fighter_harm (const ForconRules *rules, const ForconFighter *from, const ForconFighter *to,
                     ForconLength distance, ForconAngle bearing)
{
  gint batteries[FORCON_GUNNERY_COLUMNS + 1] = { 0 };
  gint destructors = 0;
  gint salvos = 0;

  if (distance > from->range)
    return 0.0;
  ForconArcs bears = FORCON_ARC_BIT (arc_of (from->heading, bearing));
  ForconArc arc = arc_of (to->heading, bearing + FORCON_FULL_CIRCLE / 2);
  gint column = rules->columns[to->target][forcon_gunnery_aspect (to->target, arc)];

  for (guint i = 0; i < from->n_guns; i++)
    {
      const ForconFighterGun *gun = &from->guns[i];

      if ((gun->arcs & bears) == 0 || gun->range < distance)
        continue;
      if (gun->battery)
        batteries[CLAMP (column + forcon_gunnery_range_shift (rules, distance, gun->range), 1,
                         FORCON_GUNNERY_COLUMNS)] += gun->strength;
      else
        destructors += gun->strength;
    }
  for (gint i = 1; i <= FORCON_GUNNERY_COLUMNS; i++)
    if (batteries[i] > 0)
      salvos += forcon_rules_salvos (rules, from->half ? forcon_halve (batteries[i]) : batteries[i], i);
  if (from->half)
    destructors = forcon_halve (destructors);
  double through = MAX (salvos - to->shields, 0)
                   * forcon_die_chance (arc == FORCON_ARC_BOW ? to->bow_armour : to->armour);
  double pierced = destructors * forcon_die_chance (rules->destructor_hit) - MAX (to->shields - salvos, 0);

  return through + MAX (pierced, 0.0);
}
