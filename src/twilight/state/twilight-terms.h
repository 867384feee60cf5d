/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/term.h"

G_BEGIN_DECLS

/* The closed lists of the fleet dice (docs/rules/twilight.md). */

/* The two who fight: the attacker is the active player. */
#define FORCON_TWILIGHT_SIDES(T)                                                                                       \
  T (ATTACKER, "attacker")                                                                                             \
  T (DEFENDER, "defender")

/* Where a clash is fought: in the space area of a system, or on its planets. */
#define FORCON_TWILIGHT_PLACES(T)                                                                                      \
  T (SPACE, "space")                                                                                                   \
  T (GROUND, "ground")

#define FORCON_UNIT_KINDS(T)                                                                                           \
  T (SHIP, "ship")                                                                                                     \
  T (GROUND, "ground")                                                                                                 \
  T (STRUCTURE, "structure")

/*
 * The steps (T-SPC-2, T-SPC-3, T-GND-1, T-GND-4, T-GND-5, T-END-3), in the order of a space combat:
 * BEFORE: the window "before combat". START: the window "start of the round", in the first round also "start of
 * combat". BARRAGE, ANNOUNCE, ROLL, ASSIGN, RETREAT: steps 1 to 5; the first and the last two are of space only.
 * END: the window "end of the round", in the last round also "end of combat". CAPACITY: the winner removes what has
 * no room.
 * PLANET: the attacker says on which planet the next ground combat is. OVER: there is no more.
 */
#define FORCON_TWILIGHT_STEPS(T)                                                                                       \
  T (BEFORE, "before")                                                                                                 \
  T (PLANET, "planet")                                                                                                 \
  T (START, "start")                                                                                                   \
  T (BARRAGE, "barrage")                                                                                               \
  T (ANNOUNCE, "announce")                                                                                             \
  T (ROLL, "roll")                                                                                                     \
  T (ASSIGN, "assign")                                                                                                 \
  T (RETREAT, "retreat")                                                                                               \
  T (END, "end")                                                                                                       \
  T (CAPACITY, "capacity")                                                                                             \
  T (OVER, "over")

/* What lies in a system (T-RET-5). */
#define FORCON_ANOMALIES(T)                                                                                            \
  T (ASTEROID_FIELD, "asteroid-field")                                                                                 \
  T (SUPERNOVA, "supernova")                                                                                           \
  T (NEBULA, "nebula")                                                                                                 \
  T (GRAVITY_RIFT, "gravity-rift")

/* What a player has that bears on a combat (T-RET-5); the Empyrean are a faction, Nav Suite is an action card. */
#define FORCON_TWILIGHT_ASSETS(T)                                                                                      \
  T (ANTIMASS_DEFLECTORS, "antimass-deflectors")                                                                       \
  T (MAGMUS_REACTOR, "magmus-reactor")                                                                                 \
  T (DARK_ENERGY_TAP, "dark-energy-tap")                                                                               \
  T (EMPYREAN, "empyrean")                                                                                             \
  T (NAV_SUITE, "nav-suite")

/* Laws that are asked about (T-RET-5). */
#define FORCON_TWILIGHT_LAWS(T) T (SHARED_RESEARCH, "shared-research")

/* What an ability or card does at a window or to a roll (T-SPC-2, T-DICE-3). number: see twilight-command.h. */
#define FORCON_TWILIGHT_EFFECTS(T)                                                                                     \
  T (DESTROY, "destroy")                                                                                               \
  T (DAMAGE, "damage")                                                                                                 \
  T (REPAIR, "repair")                                                                                                 \
  T (ADD, "add")                                                                                                       \
  T (HITS, "hits")                                                                                                     \
  T (MODIFY, "modify")                                                                                                 \
  T (MODIFY_ROUND, "modify-round")                                                                                     \
  T (CANCEL_RETREAT, "cancel-retreat")                                                                                 \
  T (FORCE_RETREAT, "force-retreat")                                                                                   \
  T (FORBID_RETREAT, "forbid-retreat")                                                                                 \
  T (ARRIVE, "arrive")                                                                                                 \
  T (LEAVE, "leave")

/* What can be in a system next to the active one, and come or go (T-RET-3, T-RET-5): of a side, of others,
 * anomalies. */
#define FORCON_NEIGHBOUR_THINGS(T)                                                                                     \
  T (SHIPS, "ships")                                                                                                   \
  T (UNITS, "units")                                                                                                   \
  T (PLANET, "planet")                                                                                                 \
  T (TOKEN, "token")                                                                                                   \
  T (OTHERS, "others")                                                                                                 \
  T (ASTEROID_FIELD, "asteroid-field")                                                                                 \
  T (SUPERNOVA, "supernova")                                                                                           \
  T (NEBULA, "nebula")                                                                                                 \
  T (GRAVITY_RIFT, "gravity-rift")

/* For what dice are thrown. */
#define FORCON_TWILIGHT_PURPOSES(T)                                                                                    \
  T (COMBAT, "combat")                                                                                                 \
  T (BARRAGE, "barrage")                                                                                               \
  T (REROLL, "reroll")                                                                                                 \
  T (RIFT, "rift")

/* Why a unit left the board. */
#define FORCON_TWILIGHT_LOSSES(T)                                                                                      \
  T (HIT, "hit")                                                                                                       \
  T (BARRAGE, "barrage")                                                                                               \
  T (STRANDED, "stranded")                                                                                             \
  T (RIFT, "rift")                                                                                                     \
  T (CAPACITY, "capacity")                                                                                             \
  T (EFFECT, "effect")

/* How hits are given out where nobody chooses (T-ODDS-1). */
#define FORCON_HIT_POLICIES(T)                                                                                         \
  T (SUSTAIN_FIRST, "sustain-first")                                                                                   \
  T (DREADNOUGHT_FIRST, "dreadnought-first")

/* How a combat came out: the values of a side are those of ForconTwilightSide (T-END-2, T-GND-3). */
#define FORCON_TWILIGHT_RESULTS(T)                                                                                     \
  T (WON_BY_ATTACKER, "attacker")                                                                                      \
  T (WON_BY_DEFENDER, "defender")                                                                                      \
  T (DRAW, "draw")                                                                                                     \
  T (UNDECIDED, "undecided")

#define FORCON_TERM_TWILIGHT_SIDE(NAME, word) FORCON_TWILIGHT_SIDE_##NAME,
#define FORCON_TERM_TWILIGHT_PLACE(NAME, word) FORCON_TWILIGHT_PLACE_##NAME,
#define FORCON_TERM_UNIT_KIND(NAME, word) FORCON_UNIT_KIND_##NAME,
#define FORCON_TERM_TWILIGHT_STEP(NAME, word) FORCON_TWILIGHT_STEP_##NAME,
#define FORCON_TERM_ANOMALY(NAME, word) FORCON_ANOMALY_##NAME,
#define FORCON_TERM_TWILIGHT_ASSET(NAME, word) FORCON_TWILIGHT_ASSET_##NAME,
#define FORCON_TERM_TWILIGHT_LAW(NAME, word) FORCON_TWILIGHT_LAW_##NAME,
#define FORCON_TERM_TWILIGHT_EFFECT(NAME, word) FORCON_TWILIGHT_EFFECT_##NAME,
#define FORCON_TERM_NEIGHBOUR_THING(NAME, word) FORCON_NEIGHBOUR_THING_##NAME,
#define FORCON_TERM_TWILIGHT_PURPOSE(NAME, word) FORCON_TWILIGHT_PURPOSE_##NAME,
#define FORCON_TERM_TWILIGHT_LOSS(NAME, word) FORCON_TWILIGHT_LOSS_##NAME,
#define FORCON_TERM_HIT_POLICY(NAME, word) FORCON_HIT_POLICY_##NAME,
#define FORCON_TERM_TWILIGHT_RESULT(NAME, word) FORCON_TWILIGHT_##NAME,

/* The lists: T (Type, PREFIX, LIST, name), as in engine/state/terms.h. */
#define FORCON_TWILIGHT_TERMS(T)                                                                                       \
  T (ForconTwilightSide, TWILIGHT_SIDE, FORCON_TWILIGHT_SIDES, twilight_side)                                          \
  T (ForconTwilightPlace, TWILIGHT_PLACE, FORCON_TWILIGHT_PLACES, twilight_place)                                      \
  T (ForconUnitKind, UNIT_KIND, FORCON_UNIT_KINDS, unit_kind)                                                          \
  T (ForconTwilightStep, TWILIGHT_STEP, FORCON_TWILIGHT_STEPS, twilight_step)                                          \
  T (ForconAnomaly, ANOMALY, FORCON_ANOMALIES, anomaly)                                                                \
  T (ForconTwilightAsset, TWILIGHT_ASSET, FORCON_TWILIGHT_ASSETS, twilight_asset)                                      \
  T (ForconTwilightLaw, TWILIGHT_LAW, FORCON_TWILIGHT_LAWS, twilight_law)                                              \
  T (ForconTwilightEffect, TWILIGHT_EFFECT, FORCON_TWILIGHT_EFFECTS, twilight_effect)                                  \
  T (ForconNeighbourThing, NEIGHBOUR_THING, FORCON_NEIGHBOUR_THINGS, neighbour_thing)                                  \
  T (ForconTwilightPurpose, TWILIGHT_PURPOSE, FORCON_TWILIGHT_PURPOSES, twilight_purpose)                              \
  T (ForconTwilightLoss, TWILIGHT_LOSS, FORCON_TWILIGHT_LOSSES, twilight_loss)                                         \
  T (ForconHitPolicy, HIT_POLICY, FORCON_HIT_POLICIES, hit_policy)                                                     \
  T (ForconTwilightResult, TWILIGHT_RESULT, FORCON_TWILIGHT_RESULTS, twilight_result)
FORCON_TWILIGHT_TERMS (FORCON_DECLARE_TERM)

/* The other one of the two. */
#define FORCON_TWILIGHT_OPPONENT(side) ((ForconTwilightSide) (1 - (gint) (side)))

G_END_DECLS
