/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

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
  T (MERCHANT, "merchant")

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
  T (RIFT, "rift")

#define FORCON_SHIP_STATUSES(T)                                                                                        \
  T (IN_ACTION, "in-action")                                                                                           \
  T (HULK, "hulk")                                                                                                     \
  T (BURNING_HULK, "burning-hulk")                                                                                     \
  T (DESTROYED, "destroyed")                                                                                           \
  T (WITHDRAWN, "withdrawn")

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
  T (FULL_AHEAD, "full-ahead")

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
  T (SUPERSTRUCTURE, "superstructure")

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
  T (FIRE, "fire")

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
  T (MARKERS, "markers")

/* Why a battle ended (F-TURN-3). */
#define FORCON_ENDINGS(T)                                                                                              \
  T (LAST_SIDE, "last-side")                                                                                           \
  T (AGREED, "agreed")                                                                                                 \
  T (MASTER, "master")

/* Who goes first (F-TURN-2). */
#define FORCON_FIRSTS(T)                                                                                               \
  T (ATTACKER, "attacker")                                                                                             \
  T (ROLL, "roll")

#define FORCON_DECLARE_TERM(Type, PREFIX, LIST, function)                                                              \
  typedef enum { LIST (FORCON_TERM_##PREFIX) FORCON_N_##PREFIX } Type;                                                 \
  const char *forcon_##function##_to_word (Type value);                                                                \
  gboolean forcon_##function##_from_word (const char *word, Type *value);

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

/*
 * Each line makes an enum, its number of values FORCON_N_…, and two lookups: forcon_…_to_word() gives the word of the
 * files (never %NULL), forcon_…_from_word() tells whether a word is in the list and sets the value.
 */
FORCON_DECLARE_TERM (ForconShipType, SHIP_TYPE, FORCON_SHIP_TYPES, ship_type)
FORCON_DECLARE_TERM (ForconTarget, TARGET, FORCON_TARGET_KINDS, target)
FORCON_DECLARE_TERM (ForconAspect, ASPECT, FORCON_ASPECTS, aspect)
FORCON_DECLARE_TERM (ForconArc, ARC, FORCON_ARCS, arc)
FORCON_DECLARE_TERM (ForconWeaponKind, WEAPON, FORCON_WEAPON_KINDS, weapon_kind)
FORCON_DECLARE_TERM (ForconMount, MOUNT, FORCON_MOUNTS, mount)
FORCON_DECLARE_TERM (ForconCrew, CREW, FORCON_CREWS, crew)
FORCON_DECLARE_TERM (ForconObjectKind, OBJECT, FORCON_OBJECT_KINDS, object_kind)
FORCON_DECLARE_TERM (ForconShipStatus, SHIP, FORCON_SHIP_STATUSES, ship_status)
FORCON_DECLARE_TERM (ForconStep, STEP, FORCON_STEPS, step)
FORCON_DECLARE_TERM (ForconOrder, ORDER, FORCON_ORDERS, order)
FORCON_DECLARE_TERM (ForconCheck, CHECK, FORCON_CHECKS, check)
FORCON_DECLARE_TERM (ForconCriticalEffect, CRITICAL, FORCON_CRITICAL_EFFECTS, critical_effect)
FORCON_DECLARE_TERM (ForconCatastrophe, CATASTROPHE, FORCON_CATASTROPHES, catastrophe)
FORCON_DECLARE_TERM (ForconCause, CAUSE, FORCON_CAUSES, cause)
FORCON_DECLARE_TERM (ForconPurpose, PURPOSE, FORCON_PURPOSES, purpose)
FORCON_DECLARE_TERM (ForconEnding, ENDING, FORCON_ENDINGS, ending)
FORCON_DECLARE_TERM (ForconFirst, FIRST, FORCON_FIRSTS, first)

/* A set of arcs, one bit each. */
typedef guint8 ForconArcs;
#define FORCON_ARC_BIT(arc) ((ForconArcs) (1u << (arc)))

G_END_DECLS
