/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/rules/ram.h"

#include <stdlib.h>

#include "engine/decision/close-combat.h"
#include "engine/decision/damage.h"
#include "engine/decision/moves.h"
#include "engine/decision/foe.h"
#include "engine/state/formation.h"
#include "engine/movement/movement.h"
#include "engine/state/ship.h"

static ForconVerdict
judge_rammer (const ForconBattle *battle, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconVerdict verdict = { .kind = FORCON_VERDICT_DONE, .ship = ship };

  verdict.actual = (gint) forcon_formation_ships (battle, state->formation).n;
  if (verdict.actual > 1)
    verdict.kind = FORCON_VERDICT_RAM_ALONE;
  else if (state->moved)
    verdict.kind = FORCON_VERDICT_ALREADY_MOVED;
  else if (!FORCON_ID_IS_NONE (state->planet))
    verdict.kind = FORCON_VERDICT_IN_ORBIT;
  else if (state->order != FORCON_ORDER_FULL_AHEAD)
    verdict.kind = FORCON_VERDICT_RAM_NEEDS_FULL_AHEAD;
  return verdict;
}

/*
 * Where the bases first touch, unless the ship enters low orbit before; rounding must not let them overlap (F-GEN-2,
 * F-ORB-1).
 */
static gboolean
find_contact (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconShipId target,
              ForconLength distance, ForconLength *gone)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconPoint from = state->position;
  ForconPoint to = forcon_point_ahead (from, state->heading, distance);
  ForconPoint centre = forcon_battle_ship (battle, target)->position;
  ForconAngle off_bow = abs (forcon_angle_difference (state->heading, forcon_point_bearing (from, centre)));
  ForconLength radii = forcon_ship_radius (battle, ship) + forcon_ship_radius (battle, target);

  /* A ship comes no nearer to one that lies abeam or astern. */
  if (off_bow >= FORCON_FULL_CIRCLE / 4 || forcon_segment_distance (from, to, centre) > radii + rules->contact_slack)
    return FALSE;
  *gone = forcon_segment_entry (from, to, centre, radii);
  while (*gone > 0 && forcon_point_distance (forcon_point_ahead (from, state->heading, *gone), centre) < radii)
    (*gone)--;
  ForconLegs legs = { .n = 1, .leg = { { *gone, 0 } } };

  return FORCON_ID_IS_NONE (forcon_move_planet (battle, ship, &legs));
}

/* The move as such must be legal; where it ends does not count, as it ends at the target or is made to fit
 * (F-RAM-1). */
static ForconVerdict
judge_way (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconShipId target,
           const ForconLegs *legs, ForconLength *gone)
{
  ForconVerdict verdict = forcon_move_judge (battle, rules, ship, legs);

  if (verdict.kind != FORCON_VERDICT_DONE && verdict.kind != FORCON_VERDICT_ENDS_OVER_BASE)
    return verdict;
  verdict = (ForconVerdict){ .kind = FORCON_VERDICT_DONE, .ship = ship, .target = target };
  if (!find_contact (battle, rules, ship, target, forcon_legs_distance (legs), gone))
    verdict.kind = FORCON_VERDICT_RAM_MISSES;
  return verdict;
}

gint
forcon_ram_check_dice (const ForconRules *rules, ForconLength base, ForconLength target_base)
{
  if (target_base == base)
    return rules->ram.dice;
  return target_base < base ? rules->ram.dice_smaller : rules->ram.dice_larger;
}

ForconRamBlow
forcon_ram_blow (gint dice, gint armour, gint shields, gint other_shields)
{
  gint bonus = MAX (shields - other_shields, 0);

  return (ForconRamBlow){ dice, armour, bonus, MAX (armour - bonus, 1) };
}

void
forcon_ram_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconShipId target,
                  const ForconLegs *legs, ForconRam *ram)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);

  *ram = (ForconRam){ .verdict = judge_rammer (battle, ship) };
  if (ram->verdict.kind == FORCON_VERDICT_DONE)
    ram->verdict = forcon_foe_judge (battle, ship, target, FORCON_VERDICT_RAM_OWN);
  if (ram->verdict.kind == FORCON_VERDICT_DONE)
    ram->verdict = judge_way (battle, rules, ship, target, legs, &ram->gone);
  if (ram->verdict.kind != FORCON_VERDICT_DONE)
    return;
  const ForconCard *own = forcon_battle_card (battle, ship);
  const ForconCard *other = forcon_battle_card (battle, target);
  gint shields = forcon_ship_shields_left (battle, ship);

  ram->place = forcon_point_ahead (state->position, state->heading, ram->gone);
  ram->check_dice = forcon_ram_check_dice (rules, own->diameter, other->diameter);
  ram->readiness = forcon_ship_readiness (battle, rules, ship);
  /* What both do to each other, with the rammer at the place of the contact (F-RAM-2 to F-RAM-5). */
  ram->shields = forcon_ship_shields_left (battle, target);
  ram->bow = forcon_ship_arcs_of (battle, target, ram->place) == FORCON_ARC_BIT (FORCON_ARC_BOW);
  ram->lost = own->target == FORCON_TARGET_ESCORT && other->target != FORCON_TARGET_ESCORT;
  ram->burns_up = ram->lost && ram->shields >= state->hits;
  ram->blow = forcon_ram_blow (own->hits, ram->bow ? other->bow_armour : other->armour, shields, ram->shields);
  ram->answer = forcon_ram_blow (forcon_share (ram->bow ? rules->ram.return_bow : rules->ram.return_share, other->hits),
                                 own->bow_armour, ram->shields, shields);
}

/* A ram while it is carried out. */
typedef struct {
  ForconDecision *decision;
  ForconShipId ship;
  ForconShipId target;
  const ForconRam *ram;
} Ramming;

static gboolean
go (ForconDecision *decision, ForconShipId ship, ForconLength distance)
{
  ForconLegs legs = { .n = 1, .leg = { { distance, 0 } } };

  return forcon_movement_set_out (decision, ship, &legs);
}

/* Past the target as far as it can go this turn, or to the nearest place there where it may end (F-RAM-1, F-MOV-5). */
static gboolean
go_past (const Ramming *ramming)
{
  ForconDecision *decision = ramming->decision;
  ForconLength distance = forcon_move_limits (decision->battle, decision->rules, ramming->ship).most;
  ForconLegs legs = { .n = 1, .leg = { { distance, 0 } } };
  ForconVerdict verdict = forcon_move_judge (decision->battle, decision->rules, ramming->ship, &legs);

  if (verdict.kind == FORCON_VERDICT_ENDS_OVER_BASE && verdict.length >= 0)
    distance = verdict.length;
  return go (decision, ramming->ship, distance);
}

static void
lose_rammer (const Ramming *ramming, ForconLoss loss)
{
  ForconDecision *decision = ramming->decision;
  ForconPoint position = forcon_battle_ship (decision->battle, ramming->ship)->position;

  FORCON_EMIT (decision, SHIP_LOST, ship_lost, .ship = ramming->ship, .position = position, .loss = loss);
  forcon_place_wreck_marker (decision, FORCON_OBJECT_BLAST, ramming->ship);
}

/* Damage passes shields (F-RAM-5). */
static gboolean
strike (const Ramming *ramming, const ForconRamBlow *blow, gboolean returned)
{
  ForconDecision *decision = ramming->decision;
  ForconShipId by = returned ? ramming->target : ramming->ship;
  ForconShipId who = returned ? ramming->ship : ramming->target;
  ForconPurpose purpose = returned ? FORCON_PURPOSE_RAM_RETURN : FORCON_PURPOSE_RAM_HITS;
  ForconRoll roll;

  if (!forcon_decision_roll (decision, purpose, by, blow->dice, blow->needed, &roll))
    return FALSE;
  gint hits = forcon_decision_count (decision, roll, blow->needed);

  FORCON_EMIT (decision, RAM_STRUCK, ram_struck, .ship = by, .target = who, .returned = returned,
               .armour = blow->armour, .bonus = blow->bonus, .roll = roll, .hits = hits);
  return hits == 0 || forcon_damage_unsaved (decision, who, FORCON_CAUSE_RAM, by, hits);
}

/* Both blows fall at once: a target that the first destroys still gives the second. Explosions come after both. */
static gboolean
collide (const Ramming *ramming)
{
  ForconDecision *decision = ramming->decision;

  forcon_foe_meet (decision, ramming->ship, ramming->target);
  if (ramming->ram->burns_up)
    {
      lose_rammer (ramming, FORCON_LOSS_BURNED_UP);
      return TRUE;
    }
  if (!strike (ramming, &ramming->ram->blow, FALSE) || !strike (ramming, &ramming->ram->answer, TRUE))
    return FALSE;
  if (ramming->ram->lost && forcon_ship_on_table (decision->battle, ramming->ship))
    lose_rammer (ramming, FORCON_LOSS_RAMMED);
  return forcon_catastrophe_settle (decision);
}

gboolean
forcon_ram_decide (ForconDecision *decision, const ForconCommand *command)
{
  ForconRam ram;
  Ramming ramming = { decision, command->ram.ship, command->ram.target, &ram };
  ForconRoll roll;

  forcon_ram_solve (decision->battle, decision->rules, command->ram.ship, command->ram.target, &command->ram.legs,
                    &ram);
  if (ram.verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, ram.verdict);
  if (!forcon_decision_roll (decision, FORCON_PURPOSE_RAM_CHECK, command->ram.ship, ram.check_dice, ram.readiness,
                             &roll))
    return FALSE;
  gboolean passed = forcon_decision_sum (decision, roll) <= ram.readiness;

  FORCON_EMIT (decision, RAM_CHECKED, ram_checked, .ship = command->ram.ship, .target = command->ram.target,
               .roll = roll, .readiness = ram.readiness, .passed = passed);
  if (!passed)
    return go_past (&ramming);
  if (!go (decision, command->ram.ship, ram.gone))
    return FALSE;
  return !forcon_ship_in_action (decision->battle, command->ram.ship) || collide (&ramming);
}
