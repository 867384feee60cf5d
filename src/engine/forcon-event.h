/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-command.h"
#include "forcon-dice.h"

G_BEGIN_DECLS

/*
 * Events are facts. The tables below say what each holds; the structs, the JSON, the comparison and the storage of
 * events are all made from them. F (field name, field type).
 */
#define FORCON_FIELDS_INITIATIVE_ROLLED(F)                                                                             \
  F (side, SIDE) F (ship, SHIP) F (roll, ROLL) F (crew_modifier, INT) F (total, INT)
#define FORCON_FIELDS_TURN_PLACED(F) F (side, SIDE) F (place, INT)
#define FORCON_FIELDS_BATTLE_BEGUN(F) F (first, SIDE) F (by, FIRST)
#define FORCON_FIELDS_TURN_BEGUN(F) F (round, INT) F (side, SIDE) F (shields_back, BOOL)
#define FORCON_FIELDS_STEP_BEGUN(F) F (step, STEP) F (shields_kept, BOOL)
#define FORCON_FIELDS_TURN_ENDED(F) F (side, SIDE)
#define FORCON_FIELDS_ORDER_GIVEN(F)                                                                                   \
  F (ship, SHIP) F (order, ORDER) F (check, ROLL) F (readiness, INT) F (bonus_roll, ROLL) F (bonus, LENGTH)
#define FORCON_FIELDS_ORDER_FAILED(F) F (ship, SHIP) F (order, ORDER) F (check, ROLL) F (readiness, INT)
#define FORCON_FIELDS_SHIP_MOVED(F)                                                                                    \
  F (ship, SHIP) F (lead, SHIP) F (from, POINT) F (from_heading, ANGLE) F (legs, LEGS) F (distance, LENGTH)            \
  F (to, POINT) F (heading, ANGLE) F (turned, BOOL)
#define FORCON_FIELDS_SHIP_WITHDREW(F) F (ship, SHIP) F (position, POINT)
#define FORCON_FIELDS_HULK_DRIFTED(F)                                                                                  \
  F (ship, SHIP) F (roll, ROLL) F (distance, LENGTH) F (from, POINT) F (to, POINT) F (left_table, BOOL) F (burning, BOOL)
#define FORCON_FIELDS_TARGET_CHECKED(F)                                                                                \
  F (ship, SHIP) F (target, SHIP) F (nearest, SHIP) F (roll, ROLL) F (readiness, INT) F (modifier, INT)                \
  F (passed, BOOL)
#define FORCON_FIELDS_FIRE_OPENED(F)                                                                                   \
  F (shooter, SHIP) F (target, SHIP) F (weapons, WEAPONS) F (returning, BOOL) F (distance, LENGTH)                     \
  F (bearing, ANGLE) F (behind, OBJECT) F (half, BOOL)
#define FORCON_FIELDS_BATTERY_FIRED(F)                                                                                 \
  F (shooter, SHIP) F (target, SHIP) F (weapons, WEAPONS) F (firepower, INT) F (effective, INT) F (distance, LENGTH)   \
  F (range, LENGTH) F (target_kind, TARGET) F (arc, ARC) F (aspect, ASPECT) F (base_column, INT) F (shift_range, INT)  \
  F (shift_marker, INT) F (column, INT) F (salvos, INT) F (armour, INT) F (shields, INT) F (roll, ROLL)                \
  F (again, ROLL) F (hits, INT) F (stopped, INT) F (damage, INT)
#define FORCON_FIELDS_DESTRUCTOR_FIRED(F)                                                                              \
  F (shooter, SHIP) F (target, SHIP) F (weapons, WEAPONS) F (strength, INT) F (effective, INT) F (distance, LENGTH)    \
  F (range, LENGTH) F (needed, INT) F (shields, INT) F (roll, ROLL) F (again, ROLL) F (hits, INT)                      \
  F (stopped, INT) F (damage, INT)
#define FORCON_FIELDS_SHIP_DAMAGED(F)                                                                                  \
  F (ship, SHIP) F (cause, CAUSE) F (by, SHIP) F (points, INT) F (overkill, INT) F (hits_left, INT) F (check, ROLL)    \
  F (needed, INT) F (criticals, INT) F (shaken, INT)
#define FORCON_FIELDS_CRITICAL_HIT(F)                                                                                  \
  F (ship, SHIP) F (roll, ROLL) F (rolled, INT) F (row, INT) F (effect, CRITICAL_EFFECT) F (critical, CRITICAL)        \
  F (extra_roll, ROLL) F (extra, INT) F (hits_left, INT) F (readiness_roll, ROLL) F (readiness, INT)                   \
  F (ew_roll, ROLL) F (ew_attack, INT) F (speed, LENGTH)
#define FORCON_FIELDS_EXTRA_CHECKED(F) F (ship, SHIP) F (points, INT) F (check, ROLL) F (needed, INT) F (criticals, INT)
#define FORCON_FIELDS_ESCORT_DESTROYED(F) F (ship, SHIP) F (position, POINT)
#define FORCON_FIELDS_CATASTROPHE(F) F (ship, SHIP) F (roll, ROLL) F (result, CATASTROPHE) F (was_hulk, BOOL)
#define FORCON_FIELDS_EXPLOSION(F)                                                                                     \
  F (ship, SHIP) F (centre, POINT) F (roll, ROLL) F (radius, LENGTH) F (dice, INT) F (reached, INT)
#define FORCON_FIELDS_BLAST_STRUCK(F)                                                                                  \
  F (ship, SHIP) F (by, SHIP) F (distance, LENGTH) F (needed, INT) F (shields, INT) F (roll, ROLL) F (hits, INT)       \
  F (stopped, INT) F (damage, INT)
#define FORCON_FIELDS_MARKER_PLACED(F) F (object, OBJECT) F (kind, OBJECT_KIND) F (centre, POINT) F (radius, LENGTH)
#define FORCON_FIELDS_MARKERS_ROLLED(F) F (roll, ROLL) F (allowed, INT) F (present, INT)
#define FORCON_FIELDS_MARKER_REMOVED(F) F (object, OBJECT) F (kind, OBJECT_KIND)
#define FORCON_FIELDS_REPAIR_TRIED(F)                                                                                  \
  F (ship, SHIP) F (hit, BOOL) F (effect, CRITICAL_EFFECT) F (critical, CRITICAL) F (roll, ROLL) F (readiness, INT)    \
  F (crew_modifier, INT) F (repaired, BOOL) F (hits, INT) F (hits_left, INT) F (readiness_back, INT)                   \
  F (ew_attack_back, INT)
#define FORCON_FIELDS_FORMATION_FORMED(F) F (formation, FORMATION) F (side, SIDE) F (flagship, SHIP)
#define FORCON_FIELDS_SHIP_JOINED(F) F (ship, SHIP) F (formation, FORMATION) F (from, FORMATION) F (succession, INT)
#define FORCON_FIELDS_FLAG_CHECKED(F)                                                                                  \
  F (formation, FORMATION) F (ship, SHIP) F (from, SHIP) F (reason, FLAG_REASON) F (roll, ROLL) F (readiness, INT)     \
  F (needed, INT) F (passed, BOOL)
#define FORCON_FIELDS_FLAG_PASSED(F) F (formation, FORMATION) F (ship, SHIP) F (from, SHIP) F (reason, FLAG_REASON)
#define FORCON_FIELDS_COMMAND_BROKEN(F) F (formation, FORMATION) F (ship, SHIP)
#define FORCON_FIELDS_SHIELDS_JOINED(F) F (ship, SHIP) F (joined, BOOL)
#define FORCON_FIELDS_LOCKED_ON(F) F (ship, SHIP) F (no_turn, INT)
#define FORCON_FIELDS_BRACED(F)                                                                                        \
  F (ship, SHIP) F (check, ROLL) F (readiness, INT) F (passed, BOOL) F (factor, INT) F (until, SIDE) F (ends, INT) F (strained, INT)
#define FORCON_FIELDS_LAUNCH_PREPARED(F) F (ship, SHIP) F (check, ROLL) F (readiness, INT) F (passed, BOOL)
#define FORCON_FIELDS_SHIELDS_SPENT(F) F (ship, SHIP) F (target, SHIP) F (stopped, INT)
#define FORCON_FIELDS_HITS_SAVED(F) F (ship, SHIP) F (needed, INT) F (roll, ROLL) F (hits, INT) F (saved, INT)
#define FORCON_FIELDS_DETECTION_CONTESTED(F)                                                                           \
  F (formation, FORMATION) F (side, SIDE) F (seeker, SHIP) F (hider, SHIP) F (hider_roll, ROLL) F (hider_ew, INT)      \
  F (hider_crew, INT) F (hider_total, INT) F (seeker_roll, ROLL) F (seeker_ew, INT) F (seeker_crew, INT)               \
  F (seeker_total, INT) F (found, BOOL)
#define FORCON_FIELDS_FORMATION_SEEN(F) F (formation, FORMATION) F (side, SIDE) F (level, LEVEL) F (why, REVEAL)
#define FORCON_FIELDS_SALVO_FIRED_AT(F)                                                                                \
  F (shooter, SHIP) F (salvo, SALVO) F (weapons, WEAPONS) F (kind, WEAPON_KIND) F (returning, BOOL)                    \
  F (firepower, INT) F (effective, INT) F (distance, LENGTH) F (range, LENGTH) F (base_column, INT)                    \
  F (shift_range, INT) F (shift_marker, INT) F (column, INT) F (dice, INT) F (needed, INT) F (roll, ROLL)              \
  F (again, ROLL) F (shot_down, INT) F (left, INT)
#define FORCON_FIELDS_TUBES_EMPTIED(F) F (ship, SHIP) F (salvo, SALVO) F (weapons, WEAPONS) F (torpedoes, INT)
#define FORCON_FIELDS_TORPEDOES_LAUNCHED(F)                                                                            \
  F (salvo, SALVO) F (side, SIDE) F (ship, SHIP) F (position, POINT) F (heading, ANGLE) F (planet, OBJECT)             \
  F (count, INT) F (speed, LENGTH) F (run, INT) F (ships, INT)
#define FORCON_FIELDS_SALVO_MOVED(F)                                                                                   \
  F (salvo, SALVO) F (from, POINT) F (from_heading, ANGLE) F (legs, LEGS) F (distance, LENGTH) F (to, POINT)           \
  F (heading, ANGLE) F (run, INT)
#define FORCON_FIELDS_SALVO_CROSSED(F)                                                                                 \
  F (salvo, SALVO) F (object, OBJECT) F (needed, INT) F (roll, ROLL) F (lost, INT) F (left, INT)
#define FORCON_FIELDS_SALVOS_MET(F) F (salvo, SALVO) F (other, SALVO) F (roll, ROLL) F (detonated, BOOL)
#define FORCON_FIELDS_TURRETS_SPENT(F)                                                                                 \
  F (ship, SHIP) F (target, SHIP) F (turrets, INT) F (cover, INT) F (weapons, WEAPONS)
#define FORCON_FIELDS_TURRETS_FIRED(F)                                                                                 \
  F (salvo, SALVO) F (target, SHIP) F (turrets, INT) F (cover, INT) F (needed, INT) F (roll, ROLL)                     \
  F (shot_down, INT) F (left, INT)
#define FORCON_FIELDS_TORPEDOES_STRUCK(F)                                                                              \
  F (salvo, SALVO) F (target, SHIP) F (count, INT) F (armour, INT) F (roll, ROLL) F (hits, INT) F (left, INT)
#define FORCON_FIELDS_SALVO_GONE(F) F (salvo, SALVO) F (end, SALVO_END)
#define FORCON_FIELDS_COVER_DECLARED(F) F (ship, SHIP) F (target, SHIP) F (weapons, WEAPONS)
#define FORCON_FIELDS_MINE_LAID(F)                                                                                     \
  F (mine, MINE) F (side, SIDE) F (ship, SHIP) F (position, POINT) F (charge, CHARGE)               \
  F (range, LENGTH) F (strength, INT)
#define FORCON_FIELDS_MINE_TRIGGERED(F) F (mine, MINE) F (ship, SHIP) F (distance, LENGTH)
#define FORCON_FIELDS_MINE_REVEALED(F) F (mine, MINE) F (side, SIDE) F (ship, SHIP)
#define FORCON_FIELDS_MINE_BURST(F)                                                                                    \
  F (mine, MINE) F (target, SHIP) F (firepower, INT) F (target_kind, TARGET) F (aspect, ASPECT) F (base_column, INT)   \
  F (column, INT) F (salvos, INT) F (armour, INT) F (shields, INT) F (roll, ROLL) F (hits, INT) F (stopped, INT)       \
  F (damage, INT)
#define FORCON_FIELDS_MINE_LAUNCHED(F)                                                                                 \
  F (mine, MINE) F (target, SHIP) F (count, INT) F (turrets, INT) F (cover, INT) F (needed, INT)                       \
  F (turret_roll, ROLL) F (shot_down, INT) F (armour, INT) F (roll, ROLL) F (hits, INT)
#define FORCON_FIELDS_MINE_GONE(F) F (mine, MINE) F (end, MINE_END)
#define FORCON_FIELDS_MINE_PLACED(F) F (mine, MINE) F (position, POINT)
#define FORCON_FIELDS_SWEEP_DECLARED(F) F (ship, SHIP) F (reach, LENGTH) F (found, INT)
#define FORCON_FIELDS_SWEEP_CHECKED(F)                                                                                 \
  F (ship, SHIP) F (mine, MINE) F (roll, ROLL) F (readiness, INT) F (passed, BOOL)
#define FORCON_FIELDS_SHIP_LOST(F) F (ship, SHIP) F (position, POINT) F (loss, LOSS)
#define FORCON_FIELDS_BOARDING_DECLARED(F) F (ship, SHIP) F (target, SHIP)
#define FORCON_FIELDS_BOARDING_BEGUN(F)                                                                                \
  F (ship, SHIP) F (target, SHIP) F (hits, INT) F (struck, INT) F (crippled, INT) F (ordered, INT) F (failed, INT)     \
  F (nation, INT) F (strength, INT) F (target_hits, INT) F (target_struck, INT) F (target_crippled, INT)               \
  F (target_ordered, INT) F (target_failed, INT) F (target_strength, INT)
#define FORCON_FIELDS_BOARDING_ROUND(F)                                                                                \
  F (ship, SHIP) F (target, SHIP) F (roll, ROLL) F (crew, INT) F (ratio, INT) F (total, INT) F (target_roll, ROLL)     \
  F (target_crew, INT) F (target_total, INT) F (strength, INT) F (target_strength, INT)
#define FORCON_FIELDS_SHIP_CAPTURED(F) F (ship, SHIP) F (by, SHIP) F (wait, INT)
#define FORCON_FIELDS_FATE_CHOSEN(F) F (ship, SHIP) F (by, SHIP) F (fate, FATE)
#define FORCON_FIELDS_TAKEOVER_TRIED(F) F (ship, SHIP) F (by, SHIP) F (roll, ROLL) F (readiness, INT) F (passed, BOOL)
#define FORCON_FIELDS_SHIP_TAKEN_OVER(F)                                                                               \
  F (ship, SHIP) F (by, SHIP) F (side, SIDE) F (readiness_lost, INT) F (captor_lost, INT)
#define FORCON_FIELDS_RAM_CHECKED(F)                                                                                   \
  F (ship, SHIP) F (target, SHIP) F (roll, ROLL) F (readiness, INT) F (passed, BOOL)
#define FORCON_FIELDS_RAM_STRUCK(F)                                                                                    \
  F (ship, SHIP) F (target, SHIP) F (returned, BOOL) F (armour, INT) F (bonus, INT) F (roll, ROLL) F (hits, INT)
#define FORCON_FIELDS_ORBIT_ENTERED(F)                                                                                 \
  F (ship, SHIP) F (object, OBJECT) F (from, POINT) F (orbit, INT) F (position, POINT) F (heading, ANGLE)
#define FORCON_FIELDS_ORBIT_CHANGED(F) F (ship, SHIP) F (orbit, INT) F (halves, HALVES)
#define FORCON_FIELDS_ORBIT_LEFT(F) F (ship, SHIP) F (object, OBJECT) F (position, POINT) F (heading, ANGLE)
#define FORCON_FIELDS_SHIP_FALLING(F) F (ship, SHIP) F (ends, INT)
#define FORCON_FIELDS_FALL_STOPPED(F)                                                                                  \
  F (ship, SHIP) F (roll, ROLL) F (readiness, INT) F (crew_modifier, INT) F (stopped, BOOL)
#define FORCON_FIELDS_SHIP_CRASHED(F)                                                                                  \
  F (ship, SHIP) F (object, OBJECT) F (dice, INT) F (needed, INT) F (roll, ROLL) F (hits, INT)
#define FORCON_FIELDS_STATION_STRAINED(F) F (ship, SHIP) F (needed, INT) F (roll, ROLL) F (catastrophe, BOOL)
#define FORCON_FIELDS_STATION_SANK(F)                                                                                  \
  F (ship, SHIP) F (object, OBJECT) F (roll, ROLL) F (distance, LENGTH) F (to, POINT)
#define FORCON_FIELDS_TROOPS_LANDED(F)                                                                                 \
  F (ship, SHIP) F (object, OBJECT) F (troops, INT) F (holder, SIDE) F (contested, BOOL)
#define FORCON_FIELDS_MASTER_RULED(F) F (what, COMMAND) F (reason, TEXT)
#define FORCON_FIELDS_OVERRIDDEN(F) F (die, BOOL) F (place, INT) F (was, INT) F (now, INT) F (first, INT) F (count, INT)
#define FORCON_FIELDS_NOTED(F) F (text, TEXT)
#define FORCON_FIELDS_VALUE_SET(F) F (ship, SHIP) F (salvo, SALVO) F (value, VALUE) F (was, INT64) F (now, INT64)
#define FORCON_FIELDS_SHIP_PLACED(F)                                                                                   \
  F (ship, SHIP) F (from, POINT) F (to, POINT) F (heading, ANGLE) F (planet, OBJECT)
#define FORCON_FIELDS_SALVO_PLACED(F) F (salvo, SALVO) F (position, POINT) F (heading, ANGLE)
#define FORCON_FIELDS_OBJECT_PLACED(F) F (object, OBJECT) F (centre, POINT) F (radius, LENGTH)
#define FORCON_FIELDS_SHIP_CREATED(F)                                                                                  \
  F (ship, SHIP) F (like, SHIP) F (word, NAME) F (name, NAME) F (side, SIDE) F (formation, FORMATION)                  \
  F (position, POINT) F (heading, ANGLE) F (planet, OBJECT)
#define FORCON_FIELDS_SHIP_REMOVED(F) F (ship, SHIP)
#define FORCON_FIELDS_CRITICAL_REMOVED(F)                                                                              \
  F (ship, SHIP) F (critical, CRITICAL) F (effect, CRITICAL_EFFECT) F (readiness_back, INT) F (ew_attack_back, INT)
#define FORCON_FIELDS_BATTLE_ENDED(F) F (reason, ENDING) F (winner, SIDE)
#define FORCON_FIELDS_GENERATOR_ADVANCED(F) F (state, UINT64) F (dice, INT)

/*
 * Who may see an event (F-EW-4). ALL: every side. CONTACT: each side to which every ship and formation that it names is at
 * least a contact, and which knows the mine that it names. CARD: to which they are all identified. OWNER: whose they are.
 * SEEKER: the side that it names. MINE: each side that knows the mine. TURN: each side that has detected the one whose turn
 * it is. MASTER: nobody else. Own ships and those of allies are always identified. Who is only named beside counts for less: forcon-audience.c lists them.
 */
#define FORCON_AUDIENCES(T)                                                                                            \
  T (ALL, "all")                                                                                                       \
  T (CONTACT, "contact")                                                                                               \
  T (CARD, "card")                                                                                                     \
  T (OWNER, "owner")                                                                                                   \
  T (SEEKER, "seeker")                                                                                                 \
  T (MINE, "mine")                                                                                                     \
  T (TURN, "turn")                                                                                                     \
  T (MASTER, "master")

#define FORCON_TERM_AUDIENCE(NAME, word) FORCON_AUDIENCE_##NAME,
typedef enum { FORCON_AUDIENCES (FORCON_TERM_AUDIENCE) FORCON_N_AUDIENCE } ForconAudience;

/* E (NAME, member, "word", who may see it), in no particular order; the dice orders are the rules'. */
#define FORCON_EVENTS(E)                                                                                               \
  E (INITIATIVE_ROLLED, initiative_rolled, "initiative-rolled", OWNER)                                                 \
  E (TURN_PLACED, turn_placed, "turn-placed", MASTER)                                                                  \
  E (BATTLE_BEGUN, battle_begun, "battle-begun", ALL)                                                                  \
  E (TURN_BEGUN, turn_begun, "turn-begun", TURN)                                                                       \
  E (STEP_BEGUN, step_begun, "step-begun", TURN)                                                                       \
  E (TURN_ENDED, turn_ended, "turn-ended", TURN)                                                                       \
  E (ORDER_GIVEN, order_given, "order-given", CARD)                                                                    \
  E (ORDER_FAILED, order_failed, "order-failed", CARD)                                                                 \
  E (SHIP_MOVED, ship_moved, "ship-moved", CONTACT)                                                                    \
  E (SHIP_WITHDREW, ship_withdrew, "ship-withdrew", CONTACT)                                                           \
  E (HULK_DRIFTED, hulk_drifted, "hulk-drifted", CONTACT)                                                              \
  E (TARGET_CHECKED, target_checked, "target-checked", CARD)                                                           \
  E (FIRE_OPENED, fire_opened, "fire-opened", CONTACT)                                                                 \
  E (BATTERY_FIRED, battery_fired, "battery-fired", CONTACT)                                                           \
  E (DESTRUCTOR_FIRED, destructor_fired, "destructor-fired", CONTACT)                                                  \
  E (SHIP_DAMAGED, ship_damaged, "ship-damaged", CARD)                                                                 \
  E (CRITICAL_HIT, critical_hit, "critical-hit", CARD)                                                                 \
  E (EXTRA_CHECKED, extra_checked, "extra-checked", CARD)                                                              \
  E (ESCORT_DESTROYED, escort_destroyed, "escort-destroyed", CONTACT)                                                  \
  E (CATASTROPHE, catastrophe, "catastrophe", CONTACT)                                                                 \
  E (EXPLOSION, explosion, "explosion", CONTACT)                                                                       \
  E (BLAST_STRUCK, blast_struck, "blast-struck", CONTACT)                                                              \
  E (MARKER_PLACED, marker_placed, "marker-placed", ALL)                                                               \
  E (MARKERS_ROLLED, markers_rolled, "markers-rolled", ALL)                                                            \
  E (MARKER_REMOVED, marker_removed, "marker-removed", ALL)                                                            \
  E (REPAIR_TRIED, repair_tried, "repair-tried", CARD)                                                                 \
  E (FORMATION_FORMED, formation_formed, "formation-formed", CONTACT)                                                  \
  E (SHIP_JOINED, ship_joined, "ship-joined", CONTACT)                                                                 \
  E (FLAG_CHECKED, flag_checked, "flag-checked", CARD)                                                                 \
  E (FLAG_PASSED, flag_passed, "flag-passed", CARD)                                                                    \
  E (COMMAND_BROKEN, command_broken, "command-broken", CARD)                                                           \
  E (SHIELDS_JOINED, shields_joined, "shields-joined", OWNER)                                                          \
  E (LOCKED_ON, locked_on, "locked-on", CARD)                                                                          \
  E (BRACED, braced, "braced", CARD)                                                                                   \
  E (LAUNCH_PREPARED, launch_prepared, "launch-prepared", CARD)                                                        \
  E (SHIELDS_SPENT, shields_spent, "shields-spent", CARD)                                                              \
  E (HITS_SAVED, hits_saved, "hits-saved", CARD)                                                                       \
  E (DETECTION_CONTESTED, detection_contested, "detection-contested", MASTER)                                          \
  E (FORMATION_SEEN, formation_seen, "formation-seen", SEEKER)                                                         \
  E (SALVO_FIRED_AT, salvo_fired_at, "salvo-fired-at", CONTACT)                                                        \
  E (TUBES_EMPTIED, tubes_emptied, "tubes-emptied", CARD)                                                              \
  E (TORPEDOES_LAUNCHED, torpedoes_launched, "torpedoes-launched", ALL)                                                \
  E (SALVO_MOVED, salvo_moved, "salvo-moved", ALL)                                                                     \
  E (SALVO_CROSSED, salvo_crossed, "salvo-crossed", ALL)                                                               \
  E (SALVOS_MET, salvos_met, "salvos-met", ALL)                                                                        \
  E (TURRETS_SPENT, turrets_spent, "turrets-spent", CONTACT)                                                           \
  E (TURRETS_FIRED, turrets_fired, "turrets-fired", CONTACT)                                                           \
  E (TORPEDOES_STRUCK, torpedoes_struck, "torpedoes-struck", CONTACT)                                                  \
  E (SALVO_GONE, salvo_gone, "salvo-gone", ALL)                                                                        \
  E (COVER_DECLARED, cover_declared, "cover-declared", OWNER)                                                          \
  E (MINE_LAID, mine_laid, "mine-laid", MINE)                                                                          \
  E (MINE_TRIGGERED, mine_triggered, "mine-triggered", MINE)                                                           \
  E (MINE_REVEALED, mine_revealed, "mine-revealed", SEEKER)                                                            \
  E (MINE_BURST, mine_burst, "mine-burst", CONTACT)                                                                    \
  E (MINE_LAUNCHED, mine_launched, "mine-launched", CONTACT)                                                           \
  E (MINE_GONE, mine_gone, "mine-gone", MINE)                                                                          \
  E (MINE_PLACED, mine_placed, "mine-placed", MINE)                                                                    \
  E (SWEEP_DECLARED, sweep_declared, "sweep-declared", CARD)                                                           \
  E (SWEEP_CHECKED, sweep_checked, "sweep-checked", CARD)                                                              \
  E (SHIP_LOST, ship_lost, "ship-lost", CONTACT)                                                                       \
  E (BOARDING_DECLARED, boarding_declared, "boarding-declared", CONTACT)                                               \
  E (BOARDING_BEGUN, boarding_begun, "boarding-begun", CARD)                                                           \
  E (BOARDING_ROUND, boarding_round, "boarding-round", CARD)                                                           \
  E (SHIP_CAPTURED, ship_captured, "ship-captured", CONTACT)                                                           \
  E (FATE_CHOSEN, fate_chosen, "fate-chosen", CONTACT)                                                                 \
  E (TAKEOVER_TRIED, takeover_tried, "takeover-tried", CARD)                                                           \
  E (SHIP_TAKEN_OVER, ship_taken_over, "ship-taken-over", CARD)                                                        \
  E (RAM_CHECKED, ram_checked, "ram-checked", CARD)                                                                    \
  E (RAM_STRUCK, ram_struck, "ram-struck", CARD)                                                                       \
  E (ORBIT_ENTERED, orbit_entered, "orbit-entered", CONTACT)                                                           \
  E (ORBIT_CHANGED, orbit_changed, "orbit-changed", CONTACT)                                                           \
  E (ORBIT_LEFT, orbit_left, "orbit-left", CONTACT)                                                                    \
  E (SHIP_FALLING, ship_falling, "ship-falling", CARD)                                                                 \
  E (FALL_STOPPED, fall_stopped, "fall-stopped", CARD)                                                                 \
  E (SHIP_CRASHED, ship_crashed, "ship-crashed", CONTACT)                                                              \
  E (STATION_STRAINED, station_strained, "station-strained", CARD)                                                     \
  E (STATION_SANK, station_sank, "station-sank", CONTACT)                                                              \
  E (TROOPS_LANDED, troops_landed, "troops-landed", CONTACT)                                                           \
  E (MASTER_RULED, master_ruled, "master-ruled", MASTER)                                                               \
  E (OVERRIDDEN, overridden, "overridden", MASTER)                                                                     \
  E (NOTED, noted, "noted", MASTER)                                                                                    \
  E (VALUE_SET, value_set, "value-set", CARD)                                                                          \
  E (SHIP_PLACED, ship_placed, "ship-placed", CONTACT)                                                                 \
  E (SALVO_PLACED, salvo_placed, "salvo-placed", ALL)                                                                  \
  E (OBJECT_PLACED, object_placed, "object-placed", ALL)                                                               \
  E (SHIP_CREATED, ship_created, "ship-created", CONTACT)                                                              \
  E (SHIP_REMOVED, ship_removed, "ship-removed", CONTACT)                                                              \
  E (CRITICAL_REMOVED, critical_removed, "critical-removed", CARD)                                                     \
  E (BATTLE_ENDED, battle_ended, "battle-ended", ALL)                                                                  \
  E (GENERATOR_ADVANCED, generator_advanced, "generator-advanced", MASTER)

/* T (TYPE, C type): what a field can be. */
#define FORCON_FIELD_TYPES(T)                                                                                          \
  T (INT, gint)                                                                                                        \
  T (UINT64, guint64)                                                                                                  \
  T (BOOL, gboolean)                                                                                                   \
  T (LENGTH, ForconLength)                                                                                             \
  T (ANGLE, ForconAngle)                                                                                               \
  T (POINT, ForconPoint)                                                                                               \
  T (LEGS, ForconLegs)                                                                                                 \
  T (ROLL, ForconRoll)                                                                                                 \
  T (SIDE, ForconSideId)                                                                                               \
  T (SHIP, ForconShipId)                                                                                               \
  T (OBJECT, ForconObjectId)                                                                                           \
  T (CRITICAL, ForconCriticalId)                                                                                       \
  T (WEAPONS, guint32)                                                                                                 \
  T (STEP, ForconStep)                                                                                                 \
  T (ORDER, ForconOrder)                                                                                               \
  T (TARGET, ForconTarget)                                                                                             \
  T (ARC, ForconArc)                                                                                                   \
  T (ASPECT, ForconAspect)                                                                                             \
  T (CAUSE, ForconCause)                                                                                               \
  T (CRITICAL_EFFECT, ForconCriticalEffect)                                                                            \
  T (CATASTROPHE, ForconCatastrophe)                                                                                   \
  T (OBJECT_KIND, ForconObjectKind)                                                                                    \
  T (INT64, gint64)                                                                                                    \
  T (TEXT, const char *)                                                                                               \
  T (NAME, const char *)                                                                                               \
  T (FORMATION, ForconFormationId)                                                                                     \
  T (SALVO, ForconSalvoId)                                                                                             \
  T (MINE, ForconMineId)                                                                                               \
  T (LEVEL, ForconLevel)                                                                                               \
  T (REVEAL, ForconReveal)                                                                                             \
  T (FLAG_REASON, ForconFlagReason)                                                                                    \
  T (SALVO_END, ForconSalvoEnd)                                                                                        \
  T (CHARGE, ForconCharge)                                                                                             \
  T (MINE_END, ForconMineEnd)                                                                                          \
  T (FATE, ForconFate)                                                                                                 \
  T (HALVES, ForconHalves)                                                                                             \
  T (LOSS, ForconLoss)                                                                                                 \
  T (VALUE, ForconValue)                                                                                               \
  T (COMMAND, ForconCommandKind)                                                                                       \
  T (WEAPON_KIND, ForconWeaponKind)                                                                                    \
  T (ENDING, ForconEnding)                                                                                             \
  T (FIRST, ForconFirst)

#define FORCON_FIELD_TYPE_VALUE(TYPE, ctype) FORCON_FIELD_##TYPE,
typedef enum { FORCON_FIELD_TYPES (FORCON_FIELD_TYPE_VALUE) FORCON_N_FIELD_TYPES } ForconFieldType;

#define FORCON_FIELD_TYPE_C(TYPE, ctype) typedef ctype ForconField_##TYPE;
FORCON_FIELD_TYPES (FORCON_FIELD_TYPE_C)

#define FORCON_EVENT_VALUE(NAME, member, word, audience) FORCON_EVENT_##NAME,
typedef enum { FORCON_EVENTS (FORCON_EVENT_VALUE) FORCON_N_EVENTS } ForconEventKind;

#define FORCON_EVENT_FIELD(name, TYPE) ForconField_##TYPE name;
#define FORCON_EVENT_MEMBER(NAME, member, word, audience)                                                              \
  struct {                                                                                                             \
    FORCON_FIELDS_##NAME (FORCON_EVENT_FIELD)                                                                          \
  } member;

/**
 * ForconEvent:
 * @kind: which member of the union holds the facts
 * @audience: bit (1 << side id) of each side that may see it; set when it is stated
 * @closed: bit (1 << place) of each field that says nothing, in an event as a side sees it that does not know a ship's
 *   card; 0 in events as they happened
 *
 * A fact, with every figure and every die that led to it. A plain value; compare with forcon_event_equal().
 */
typedef struct {
  ForconEventKind kind;
  guint32 audience;
  guint32 closed;
  union {
    FORCON_EVENTS (FORCON_EVENT_MEMBER)
  };
} ForconEvent;

/**
 * ForconEventField:
 * @name: as in JSON, with underscores
 * @type: what it is
 * @offset: where it lies in a #ForconEvent
 */
typedef struct {
  const char *name;
  ForconFieldType type;
  gsize offset;
} ForconEventField;

ForconAudience forcon_event_kind_audience (ForconEventKind kind);
gboolean forcon_event_is_farewell (ForconEventKind kind);
guint32 forcon_event_audience (const ForconBattle *battle, const ForconEvent *event);
const char *forcon_event_kind_to_word (ForconEventKind kind);
gboolean forcon_event_kind_from_word (const char *word, ForconEventKind *kind);
const ForconEventField *forcon_event_fields (ForconEventKind kind, guint *n_fields);
const char *forcon_event_field_word (const ForconEvent *event, const ForconEventField *field);
void forcon_event_clear_field (ForconEvent *event, const ForconEventField *field);
gboolean forcon_event_equal (const ForconEvent *a, const ForconEvent *b);
gboolean forcon_event_names_ship (const ForconEvent *event, ForconShipId ship);
void forcon_event_overrule (const ForconEvent *event, GArray *dice);

/* Value of a field of an event, by its descriptor; and the place where it stands. */
#define FORCON_EVENT_FIELD_VALUE(event, field, ctype) (*(const ctype *) ((const char *) (event) + (field)->offset))
#define FORCON_EVENT_FIELD_PLACE(event, field, ctype) ((ctype *) ((char *) (event) + (field)->offset))

/* The only writer of a battle in play: throws no dice, knows no rule; what does not fit changes nothing. */
gboolean forcon_event_fits (const ForconBattle *battle, const ForconEvent *event);
void forcon_battle_apply (ForconBattle *battle, const ForconEvent *event);

G_END_DECLS
