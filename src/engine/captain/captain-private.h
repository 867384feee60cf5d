/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the engine only: the parts of the captains' policy. */

#include "engine/captain/captain.h"
#include "engine/state/formation.h"

G_BEGIN_DECLS

/* Guns of one ship that are counted; the few ships that have more of them have them at the end of the card. */
#define FORCON_FIGHTER_GUNS 12

/* A gun that works. */
typedef struct {
  ForconArcs arcs;
  ForconLength range;
  gint strength;
  gboolean battery;
} ForconFighterGun;

/**
 * ForconFighter:
 * @position, @heading: where it is, or is thought to be
 * @target: what sort of target it is
 * @armour, @bow_armour, @shields, @hits: as they stand; of a contact, what such ships are like
 * @weight: as of forcon_captain_weight()
 * @half: it fires at half effect
 * @range: the longest of its guns
 * @n_guns: those that work, of @guns
 *
 * A ship as a captain weighs it up, put together once and asked many times.
 */
typedef struct {
  ForconShipId ship;
  ForconPoint position;
  ForconAngle heading;
  ForconTarget target;
  gint armour;
  gint bow_armour;
  gint shields;
  gint hits;
  double weight;
  gboolean half;
  ForconLength range;
  guint n_guns;
  ForconFighterGun guns[FORCON_FIGHTER_GUNS];
} ForconFighter;

/**
 * ForconCaptain:
 * @battle: what the side knows of the battle
 * @rules: the rules
 * @side: whom it plays
 * @policy: what it minds
 */
typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  ForconSideId side;
  const ForconCaptainPolicy *policy;
} ForconCaptain;

/* Instructions on whom to fire at first that count beside each other. */
#define FORCON_FIRSTS_MAX 8

/**
 * ForconStanding:
 * @any: whether anything is told at all
 * @of: by what is told, the instruction that tells it, or %NULL
 * @firsts: all that tell whom to fire at first
 *
 * What the instructions of a formation tell its captains now (F-CAMP-13): those whose case has come, and of what cannot
 * be followed together only what goes before.
 */
typedef struct {
  gboolean any;
  const ForconDoctrine *of[FORCON_N_WHAT];
  guint n_firsts;
  const ForconDoctrine *firsts[FORCON_FIRSTS_MAX];
} ForconStanding;

/* Whom one may fight: ships in action of hostile sides that are seen. */
static inline gboolean
forcon_captain_sees (const ForconCaptain *captain, ForconShipId ship)
{
  return forcon_ship_in_action (captain->battle, ship)
         && forcon_sides_hostile (captain->battle, captain->side, forcon_battle_ship (captain->battle, ship)->side)
         && forcon_ship_detected (captain->battle, ship, captain->side);
}

static inline gboolean
forcon_captain_owns (const ForconCaptain *captain, ForconShipId ship)
{
  return FORCON_ID_EQUAL (forcon_battle_ship (captain->battle, ship)->side, captain->side)
         && forcon_ship_in_action (captain->battle, ship);
}

/* What the instructions of a formation tell now. */
void forcon_captain_standing (const ForconCaptain *captain, ForconFormationId formation, ForconStanding *standing);

/* Whether an instruction names the ship as its target: by itself, by its formation or by its type. */
gboolean forcon_captain_names (const ForconCaptain *captain, const ForconDoctrine *doctrine, ForconShipId ship);

/**
 * forcon_captain_first:
 *
 * Returns: (nullable): by which instruction @target is fired at before others
 */
const ForconDoctrine *forcon_captain_first (const ForconCaptain *captain, const ForconStanding *standing,
                                            ForconShipId target);

/**
 * forcon_standing_silences:
 *
 * Returns: (nullable): by which instruction nobody fires now: to hold fire, or to avoid battle, and nobody has attacked
 *   since it was given
 */
const ForconDoctrine *forcon_standing_silences (const ForconStanding *standing);

/* Says in a command by which instruction it is given; none for %NULL. */
void forcon_captain_name (const ForconCaptain *captain, const ForconDoctrine *doctrine, ForconCommand *command);

/* Hits of all ships in action of the side and its allies, and of all enemies that it sees. */
void forcon_captain_count_hits (const ForconCaptain *captain, gint *own, gint *theirs);

/* Hits that a ship has left, as far as they are known. */
gint forcon_captain_hits (const ForconCaptain *captain, ForconShipId ship);

/* How much a ship counts as a target: 1 for an ordinary one. */
double forcon_captain_weight (const ForconCaptain *captain, ForconShipId ship);

/**
 * forcon_fighter_weigh:
 * @captain: who asks
 * @ship: a ship in action that its side sees
 * @fighter: (out): the ship as it stands
 */
void forcon_fighter_weigh (const ForconCaptain *captain, ForconShipId ship, ForconFighter *fighter);

/**
 * forcon_fighter_harm:
 * @rules: the rules
 * @from: who fires all guns that bear
 * @to: at whom
 * @distance, @bearing: of @to from @from
 *
 * A quick reckoning for places that are only thought of: what lies in the line does not count, borders of arcs belong
 * to one of them, and pools of shields are not looked at.
 *
 * Returns: the mean of the damage
 */
double forcon_fighter_harm (const ForconRules *rules, const ForconFighter *from, const ForconFighter *to,
                            ForconLength distance, ForconAngle bearing);

/**
 * forcon_captain_next:
 * @battle: a battle
 * @rules: the rules
 * @captains: what the captains of each side mind
 * @side: whose command
 * @from: (inout): ships before this one are not asked again; 1 asks all of them
 * @command: (out): what the side does next; where it has nothing to do, the end of its step
 *
 * Returns: whether the side has something to do
 */
gboolean forcon_captain_next (const ForconBattle *battle, const ForconRules *rules, const ForconCaptains *captains,
                              ForconSideId side, guint *from, ForconCommand *command);

/* The steps. Each gives the next command of one ship, or %FALSE when there is none. */
gboolean forcon_captain_move (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command);

/* In the fire step of its own side: guns, then tubes. */
gboolean forcon_captain_fire (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command);

/* In the fire step of another side: brace, or fire back (F-FIRE-3). */
gboolean forcon_captain_answer (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command);

/* In the torpedo step of its own side. */
gboolean forcon_captain_board (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command);

/* In the torpedo step of another side: an escort covers the friend at whom most torpedoes come (F-TORP-5). */
gboolean forcon_captain_cover (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command);

/* In the end step of its own side: a fall, then fires, then other criticals, then hits (F-END-2). */
gboolean forcon_captain_mend (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command);

/* For what is no ship's in action: salvos and prizes. */

/**
 * forcon_captain_turns_salvo:
 * @captain: who asks
 * @salvo: a salvo of its side
 * @target: a ship
 * @turn: (out): the turn that points the salvo at it
 *
 * Returns: whether it is an enemy that the side sees, on the salvo's map, and the salvo may turn so far now
 *   (F-TORP-2); it may be too far away
 */
gboolean forcon_captain_turns_salvo (const ForconCaptain *captain, const ForconSalvo *salvo, ForconShipId target,
                                     ForconAngle *turn);

/* The command by which a salvo turns and then runs as far as it does. */
ForconCommand forcon_captain_salvo_course (const ForconSalvo *salvo, ForconAngle turn);

/* All others run straight by themselves. */
gboolean forcon_captain_steer (const ForconCaptain *captain, ForconCommand *command);

/* Prizes are taken over as soon as that can be tried (F-BRD-6). */
gboolean forcon_captain_take (const ForconCaptain *captain, ForconCommand *command);

G_END_DECLS
