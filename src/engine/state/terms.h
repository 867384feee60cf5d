/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/term.h"

G_BEGIN_DECLS

/*
 * The closed lists of the game. Each is one table, from which the enum, the words of the files and the lookups are
 * made: text becomes an enum once, at a file's border.
 */
#define FORCON_SHIP_TYPES(T)                                                                                           \
  T (BATTLESHIP, "battleship")                                                                                         \
  T (BATTLECRUISER, "battlecruiser")                                                                                   \
  T (HEAVY_CRUISER, "heavy-cruiser")                                                                                   \
  T (CRUISER, "cruiser")                                                                                               \
  T (MINELAYER, "minelayer")                                                                                           \
  T (MINESWEEPER, "minesweeper")                                                                                       \
  T (MONITOR, "monitor")                                                                                               \
  T (DESTROYER, "destroyer")                                                                                           \
  T (FRIGATE, "frigate")                                                                                               \
  T (TRANSPORT, "transport")                                                                                           \
  T (SUPPLY_SHIP, "supply-ship")                                                                                       \
  T (TUG, "tug")                                                                                                       \
  T (MERCHANT, "merchant")                                                                                             \
  T (STATION, "station")

#define FORCON_TARGET_KINDS(T)                                                                                         \
  T (CAPITAL, "capital")                                                                                               \
  T (ESCORT, "escort")                                                                                                 \
  T (ORBITAL, "orbital")                                                                                               \
  T (TORPEDOES, "torpedoes")

#define FORCON_ASPECTS(T)                                                                                              \
  T (APPROACHING, "approaching")                                                                                       \
  T (RECEDING, "receding")                                                                                             \
  T (ABEAM, "abeam")                                                                                                   \
  T (ANY, "any")

#define FORCON_ARCS(T)                                                                                                 \
  T (BOW, "bow")                                                                                                       \
  T (STARBOARD, "starboard")                                                                                           \
  T (STERN, "stern")                                                                                                   \
  T (PORT, "port")

#define FORCON_WEAPON_KINDS(T)                                                                                         \
  T (DESTRUCTOR, "destructor")                                                                                         \
  T (BATTERY, "battery")                                                                                               \
  T (TORPEDO, "torpedo")

#define FORCON_MOUNTS(T)                                                                                               \
  T (TURRET, "turret")                                                                                                 \
  T (BOW, "bow")                                                                                                       \
  T (PORT, "port")                                                                                                     \
  T (STARBOARD, "starboard")                                                                                           \
  T (STERN, "stern")

#define FORCON_CREWS(T)                                                                                                \
  T (GREEN, "green")                                                                                                   \
  T (EXPERIENCED, "experienced")                                                                                       \
  T (VETERAN, "veteran")                                                                                               \
  T (ELITE, "elite")

#define FORCON_OBJECT_KINDS(T)                                                                                         \
  T (PLANET, "planet")                                                                                                 \
  T (ASTEROIDS, "asteroids")                                                                                           \
  T (DUST, "dust")                                                                                                     \
  T (TUNNEL_MOUTH, "tunnel-mouth")                                                                                     \
  T (BLAST, "blast")                                                                                                   \
  T (RIFT, "rift")                                                                                                     \
  T (EXPLOSION, "explosion")

#define FORCON_SHIP_STATUSES(T)                                                                                        \
  T (IN_ACTION, "in-action")                                                                                           \
  T (HULK, "hulk")                                                                                                     \
  T (BURNING_HULK, "burning-hulk")                                                                                     \
  T (DESTROYED, "destroyed")                                                                                           \
  T (WITHDRAWN, "withdrawn")                                                                                           \
  T (CAPTURED, "captured")                                                                                             \
  T (REMOVED, "removed")

#define FORCON_STEPS(T)                                                                                                \
  T (SET_UP, "set-up")                                                                                                 \
  T (DETECTION, "detection")                                                                                           \
  T (MOVEMENT, "movement")                                                                                             \
  T (FIRE, "fire")                                                                                                     \
  T (TORPEDOES, "torpedoes")                                                                                           \
  T (END, "end")                                                                                                       \
  T (OVER, "over")

#define FORCON_ORDERS(T)                                                                                               \
  T (NONE, "none")                                                                                                     \
  T (COURSE_CORRECTION, "course-correction")                                                                           \
  T (EMERGENCY_BRAKING, "emergency-braking")                                                                           \
  T (FULL_AHEAD, "full-ahead")                                                                                         \
  T (LOCK_ON, "lock-on")                                                                                               \
  T (BRACE, "brace")                                                                                                   \
  T (PREPARE_TO_LAUNCH, "prepare-to-launch")

/* What a readiness check, remembered for a phase, came to. */
#define FORCON_CHECKS(T)                                                                                               \
  T (NOT_TRIED, "not-tried")                                                                                           \
  T (PASSED, "passed")                                                                                                 \
  T (FAILED, "failed")

/* What a row of the critical table does (F-CRT-2 to F-CRT-12). */
#define FORCON_CRITICAL_EFFECTS(T)                                                                                     \
  T (TURRETS, "turrets")                                                                                               \
  T (STARBOARD, "starboard")                                                                                           \
  T (PORT, "port")                                                                                                     \
  T (BOW, "bow")                                                                                                       \
  T (ENGINES, "engines")                                                                                               \
  T (FIRE, "fire")                                                                                                     \
  T (CENTRE_DECK, "centre-deck")                                                                                       \
  T (BRIDGE, "bridge")                                                                                                 \
  T (SHIELD_GENERATORS, "shield-generators")                                                                           \
  T (HULL, "hull")                                                                                                     \
  T (SUPERSTRUCTURE, "superstructure")                                                                                 \
  T (DESTRUCTORS, "destructors")                                                                                       \
  T (MAIN_WEAPONS, "main-weapons")                                                                                     \
  T (TORPEDO_TUBES, "torpedo-tubes")                                                                                   \
  T (REACTOR, "reactor")                                                                                               \
  T (ORBIT, "orbit")                                                                                                   \
  T (STATION_HULL, "station-hull")                                                                                     \
  T (CENTRAL_POST, "central-post")

/* What a row of the catastrophe table does (F-CAT-2 to F-CAT-5). */
#define FORCON_CATASTROPHES(T)                                                                                         \
  T (DRIFTING_HULK, "drifting-hulk")                                                                                   \
  T (BURNING_HULK, "burning-hulk")                                                                                     \
  T (PLASMA_DRIVE, "plasma-drive")                                                                                     \
  T (NECKLIN_DRIVE, "necklin-drive")

/* Where damage comes from. */
#define FORCON_CAUSES(T)                                                                                               \
  T (BATTERY, "battery")                                                                                               \
  T (DESTRUCTOR, "destructor")                                                                                         \
  T (EXPLOSION, "explosion")                                                                                           \
  T (CRITICAL, "critical")                                                                                             \
  T (FIRE, "fire")                                                                                                     \
  T (TORPEDO, "torpedo")                                                                                               \
  T (MINE, "mine")                                                                                                     \
  T (RAM, "ram")

/* What a roll of dice is for: with the ship it belongs to, the name under which it is asked for (F-GEN-6). */
#define FORCON_PURPOSES(T)                                                                                             \
  T (INITIATIVE, "initiative")                                                                                         \
  T (ORDER_CHECK, "order-check")                                                                                       \
  T (FULL_AHEAD, "full-ahead")                                                                                         \
  T (TARGET_CHECK, "target-check")                                                                                     \
  T (ARMOUR, "armour")                                                                                                 \
  T (DESTRUCTOR, "destructor")                                                                                         \
  T (CRITICAL_CHECK, "critical-check")                                                                                 \
  T (CRITICAL_TABLE, "critical-table")                                                                                 \
  T (CRITICAL_EXTRA, "critical-extra")                                                                                 \
  T (READINESS_LOSS, "readiness-loss")                                                                                 \
  T (EW_LOSS, "ew-loss")                                                                                               \
  T (CATASTROPHE, "catastrophe")                                                                                       \
  T (BLAST_RADIUS, "blast-radius")                                                                                     \
  T (BLAST_HITS, "blast-hits")                                                                                         \
  T (DRIFT, "drift")                                                                                                   \
  T (DAMAGE_CONTROL, "damage-control")                                                                                 \
  T (MARKERS, "markers")                                                                                               \
  T (ARMOUR_AGAIN, "armour-again")                                                                                     \
  T (DESTRUCTOR_AGAIN, "destructor-again")                                                                             \
  T (SAVE, "save")                                                                                                     \
  T (BRACE_CHECK, "brace-check")                                                                                       \
  T (PREPARE_CHECK, "prepare-check")                                                                                   \
  T (DETECTION_HIDER, "detection-hider")                                                                               \
  T (DETECTION_SEEKER, "detection-seeker")                                                                             \
  T (SUCCESSION, "succession")                                                                                         \
  T (TURRETS, "turrets")                                                                                               \
  T (TORPEDO_HITS, "torpedo-hits")                                                                                     \
  T (SALVO_MARKER, "salvo-marker")                                                                                     \
  T (SALVO_MEETING, "salvo-meeting")                                                                                   \
  T (SALVO_FIRE, "salvo-fire")                                                                                         \
  T (SALVO_FIRE_AGAIN, "salvo-fire-again")                                                                             \
  T (BOARDING_ATTACKER, "boarding-attacker")                                                                           \
  T (BOARDING_DEFENDER, "boarding-defender")                                                                           \
  T (TAKEOVER, "takeover")                                                                                             \
  T (RAM_CHECK, "ram-check")                                                                                           \
  T (RAM_HITS, "ram-hits")                                                                                             \
  T (RAM_RETURN, "ram-return")                                                                                         \
  T (SWEEP_CHECK, "sweep-check")                                                                                       \
  T (STATION_STRAIN, "station-strain")                                                                                 \
  T (ORBIT_DECAY, "orbit-decay")                                                                                       \
  T (CRASH, "crash")

/* What a side knows of a formation (F-EW-1). */
#define FORCON_LEVELS(T)                                                                                               \
  T (HIDDEN, "hidden")                                                                                                 \
  T (CONTACT, "contact")                                                                                               \
  T (IDENTIFIED, "identified")

/* How a formation came to be known better (F-EW-2, F-EW-3). */
#define FORCON_REVEALS(T)                                                                                              \
  T (CONTEST, "contest")                                                                                               \
  T (FIRED, "fired")                                                                                                   \
  T (LAUNCHED, "launched")                                                                                             \
  T (WRECKED, "wrecked")                                                                                               \
  T (MET, "met")                                                                                                       \
  T (MINE, "mine")                                                                                                     \
  T (MASTER, "master")

/* Why a ship takes over a formation's command (F-FORM-7, F-FORM-8). */
#define FORCON_FLAG_REASONS(T)                                                                                         \
  T (LOST, "lost")                                                                                                     \
  T (AGAIN, "again")                                                                                                   \
  T (WISH, "wish")

/* How a salvo came to its end. */
#define FORCON_SALVO_ENDS(T)                                                                                           \
  T (SPENT, "spent")                                                                                                   \
  T (SHOT_DOWN, "shot-down")                                                                                           \
  T (DETONATED, "detonated")                                                                                           \
  T (ALL_HIT, "all-hit")                                                                                               \
  T (LEFT_TABLE, "left-table")                                                                                         \
  T (REMOVED, "removed")

/* What a mine carries (F-MINE-2), and how it came to its end. */
#define FORCON_CHARGES(T)                                                                                              \
  T (PLASMA, "plasma")                                                                                                 \
  T (TORPEDO, "torpedo")
#define FORCON_MINE_ENDS(T)                                                                                            \
  T (USED, "used")                                                                                                     \
  T (SWEPT, "swept")                                                                                                   \
  T (REMOVED, "removed")

/* What becomes of a captured ship (F-BRD-6). */
#define FORCON_FATES(T)                                                                                                \
  T (ABANDON, "abandon")                                                                                               \
  T (SCUTTLE, "scuttle")                                                                                               \
  T (TAKE_OVER, "take-over")

/* What a change of orbit halves for the turn (F-ORB-2). */
#define FORCON_HALVES(T)                                                                                               \
  T (NOTHING, "nothing")                                                                                               \
  T (FIREPOWER, "firepower")                                                                                           \
  T (SHIELDS, "shields")

/* What a critical does to a ship in low orbit besides (F-CRIT-4). */
#define FORCON_ORBIT_RESULTS(T)                                                                                        \
  T (NONE, "none")                                                                                                     \
  T (DESTROYED, "destroyed")                                                                                           \
  T (FALLING, "falling")

/* How a ship is lost without a catastrophe. */
#define FORCON_LOSSES(T)                                                                                               \
  T (MINE, "mine")                                                                                                     \
  T (RAMMED, "rammed")                                                                                                 \
  T (BURNED_UP, "burned-up")                                                                                           \
  T (CRASHED, "crashed")                                                                                               \
  T (LOW_ORBIT, "low-orbit")                                                                                           \
  T (ABANDONED, "abandoned")

/* What the master creates or removes by hand. */
#define FORCON_THINGS(T)                                                                                               \
  T (SHIP, "ship")                                                                                                     \
  T (OBJECT, "object")                                                                                                 \
  T (SALVO, "salvo")                                                                                                   \
  T (MINE, "mine")                                                                                                     \
  T (CRITICAL, "critical")

/* Why a battle ended (F-TURN-3). */
#define FORCON_ENDINGS(T)                                                                                              \
  T (LAST_SIDE, "last-side")                                                                                           \
  T (AGREED, "agreed")                                                                                                 \
  T (MASTER, "master")

/* Who goes first (F-TURN-2). */
#define FORCON_FIRSTS(T)                                                                                               \
  T (ATTACKER, "attacker")                                                                                             \
  T (ROLL, "roll")

/*
 * Standing instructions (F-CAMP-13): the case in which one holds. MEETS: an enemy is met, of the formation, sides or
 * types that are named, if any; ATTACKED: fired at or attacked; OUTNUMBERED: by the factor; HELD, FREE: a sector is, or
 * is not, in an enemy's hands; HITS_BELOW: a share of its hits; TARGET_GONE: what it was to attack is no longer there.
 */
#define FORCON_WHENS(T)                                                                                                \
  T (ALWAYS, "always")                                                                                                 \
  T (MEETS, "meets")                                                                                                   \
  T (ATTACKED, "attacked")                                                                                             \
  T (OUTNUMBERED, "outnumbered")                                                                                       \
  T (HELD, "held")                                                                                                     \
  T (FREE, "free")                                                                                                     \
  T (FLAGSHIP_LOST, "flagship-lost")                                                                                   \
  T (HITS_BELOW, "hits-below")                                                                                         \
  T (ROUND, "round")                                                                                                   \
  T (TARGET_GONE, "target-gone")

/*
 * What it tells the captains then. HOLD_FIRE: until fired at; FIRST: those targets before others; FOLLOW: stay with a
 * formation on the map; AWAIT: wait for one before going on; ORDER: another order takes the place of what they do.
 */
#define FORCON_WHATS(T)                                                                                                \
  T (ATTACK, "attack")                                                                                                 \
  T (AVOID, "avoid")                                                                                                   \
  T (WITHDRAW, "withdraw")                                                                                             \
  T (HOLD_FIRE, "hold-fire")                                                                                           \
  T (NO_PURSUIT, "no-pursuit")                                                                                         \
  T (KEEP_WITHIN, "keep-within")                                                                                       \
  T (KEEP_BEYOND, "keep-beyond")                                                                                       \
  T (FIRST, "first")                                                                                                   \
  T (PROTECT, "protect")                                                                                               \
  T (RAM, "ram")                                                                                                       \
  T (NEVER_RAM, "never-ram")                                                                                           \
  T (BOARD, "board")                                                                                                   \
  T (NEVER_BOARD, "never-board")                                                                                       \
  T (SAVE_TORPEDOES, "save-torpedoes")                                                                                 \
  T (FOLLOW, "follow")                                                                                                 \
  T (AWAIT, "await")                                                                                                   \
  T (ORDER, "order")

#define FORCON_TERM_SHIP_TYPE(NAME, word) FORCON_SHIP_TYPE_##NAME,
#define FORCON_TERM_TARGET(NAME, word) FORCON_TARGET_##NAME,
#define FORCON_TERM_ASPECT(NAME, word) FORCON_ASPECT_##NAME,
#define FORCON_TERM_ARC(NAME, word) FORCON_ARC_##NAME,
#define FORCON_TERM_WEAPON(NAME, word) FORCON_WEAPON_##NAME,
#define FORCON_TERM_MOUNT(NAME, word) FORCON_MOUNT_##NAME,
#define FORCON_TERM_CREW(NAME, word) FORCON_CREW_##NAME,
#define FORCON_TERM_OBJECT(NAME, word) FORCON_OBJECT_##NAME,
#define FORCON_TERM_SHIP(NAME, word) FORCON_SHIP_##NAME,
#define FORCON_TERM_STEP(NAME, word) FORCON_STEP_##NAME,
#define FORCON_TERM_ORDER(NAME, word) FORCON_ORDER_##NAME,
#define FORCON_TERM_CHECK(NAME, word) FORCON_CHECK_##NAME,
#define FORCON_TERM_CRITICAL(NAME, word) FORCON_CRITICAL_##NAME,
#define FORCON_TERM_CATASTROPHE(NAME, word) FORCON_CATASTROPHE_##NAME,
#define FORCON_TERM_CAUSE(NAME, word) FORCON_CAUSE_##NAME,
#define FORCON_TERM_PURPOSE(NAME, word) FORCON_PURPOSE_##NAME,
#define FORCON_TERM_ENDING(NAME, word) FORCON_ENDING_##NAME,
#define FORCON_TERM_FIRST(NAME, word) FORCON_FIRST_##NAME,
#define FORCON_TERM_LEVEL(NAME, word) FORCON_LEVEL_##NAME,
#define FORCON_TERM_REVEAL(NAME, word) FORCON_REVEAL_##NAME,
#define FORCON_TERM_FLAG_REASON(NAME, word) FORCON_FLAG_REASON_##NAME,
#define FORCON_TERM_SALVO_END(NAME, word) FORCON_SALVO_END_##NAME,
#define FORCON_TERM_CHARGE(NAME, word) FORCON_CHARGE_##NAME,
#define FORCON_TERM_MINE_END(NAME, word) FORCON_MINE_END_##NAME,
#define FORCON_TERM_FATE(NAME, word) FORCON_FATE_##NAME,
#define FORCON_TERM_HALVES(NAME, word) FORCON_HALVES_##NAME,
#define FORCON_TERM_ORBIT_RESULT(NAME, word) FORCON_ORBIT_RESULT_##NAME,
#define FORCON_TERM_LOSS(NAME, word) FORCON_LOSS_##NAME,
#define FORCON_TERM_THING(NAME, word) FORCON_THING_##NAME,
#define FORCON_TERM_WHEN(NAME, word) FORCON_WHEN_##NAME,
#define FORCON_TERM_WHAT(NAME, word) FORCON_WHAT_##NAME,

/*
 * The lists: T (Type, PREFIX, LIST, name). Each makes an enum, its number of values FORCON_N_PREFIX, a type of fields,
 * and two lookups: forcon_name_to_word() gives the word of the files (never %NULL), forcon_name_from_word() tells
 * whether a word is in the list and sets the value.
 */
#define FORCON_TERMS(T)                                                                                                \
  T (ForconShipType, SHIP_TYPE, FORCON_SHIP_TYPES, ship_type)                                                          \
  T (ForconTarget, TARGET, FORCON_TARGET_KINDS, target)                                                                \
  T (ForconAspect, ASPECT, FORCON_ASPECTS, aspect)                                                                     \
  T (ForconArc, ARC, FORCON_ARCS, arc)                                                                                 \
  T (ForconWeaponKind, WEAPON, FORCON_WEAPON_KINDS, weapon_kind)                                                       \
  T (ForconMount, MOUNT, FORCON_MOUNTS, mount)                                                                         \
  T (ForconCrew, CREW, FORCON_CREWS, crew)                                                                             \
  T (ForconObjectKind, OBJECT, FORCON_OBJECT_KINDS, object_kind)                                                       \
  T (ForconShipStatus, SHIP, FORCON_SHIP_STATUSES, ship_status)                                                        \
  T (ForconStep, STEP, FORCON_STEPS, step)                                                                             \
  T (ForconOrder, ORDER, FORCON_ORDERS, order)                                                                         \
  T (ForconCheck, CHECK, FORCON_CHECKS, check)                                                                         \
  T (ForconCriticalEffect, CRITICAL, FORCON_CRITICAL_EFFECTS, critical_effect)                                         \
  T (ForconCatastrophe, CATASTROPHE, FORCON_CATASTROPHES, catastrophe)                                                 \
  T (ForconCause, CAUSE, FORCON_CAUSES, cause)                                                                         \
  T (ForconPurpose, PURPOSE, FORCON_PURPOSES, purpose)                                                                 \
  T (ForconEnding, ENDING, FORCON_ENDINGS, ending)                                                                     \
  T (ForconFirst, FIRST, FORCON_FIRSTS, first)                                                                         \
  T (ForconLevel, LEVEL, FORCON_LEVELS, level)                                                                         \
  T (ForconReveal, REVEAL, FORCON_REVEALS, reveal)                                                                     \
  T (ForconFlagReason, FLAG_REASON, FORCON_FLAG_REASONS, flag_reason)                                                  \
  T (ForconSalvoEnd, SALVO_END, FORCON_SALVO_ENDS, salvo_end)                                                          \
  T (ForconCharge, CHARGE, FORCON_CHARGES, charge)                                                                     \
  T (ForconMineEnd, MINE_END, FORCON_MINE_ENDS, mine_end)                                                              \
  T (ForconFate, FATE, FORCON_FATES, fate)                                                                             \
  T (ForconHalves, HALVES, FORCON_HALVES, halves)                                                                      \
  T (ForconOrbitResult, ORBIT_RESULT, FORCON_ORBIT_RESULTS, orbit_result)                                              \
  T (ForconLoss, LOSS, FORCON_LOSSES, loss)                                                                            \
  T (ForconThing, THING, FORCON_THINGS, thing)                                                                         \
  T (ForconWhen, WHEN, FORCON_WHENS, when)                                                                             \
  T (ForconWhat, WHAT, FORCON_WHATS, what)
FORCON_TERMS (FORCON_DECLARE_TERM)

/* A set of arcs, one bit each. */
typedef guint8 ForconArcs;
#define FORCON_ARC_BIT(arc) ((ForconArcs) (1u << (arc)))

G_END_DECLS
