/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"
#include "base/event-row.h"

G_BEGIN_DECLS

/*
 * Events are facts. The tables below say what each holds; the structs, the JSON, the comparison and the storage of
 * events are all made from them. F (field name, field type).
 */
#define FORCON_FIELDS_INITIATIVE_ROLLED(F)                                                                             \
  F (side, side) F (ship, ship) F (roll, roll) F (crew_modifier, int) F (total, int)
#define FORCON_FIELDS_TURN_PLACED(F) F (side, side) F (place, int)
#define FORCON_FIELDS_BATTLE_BEGUN(F) F (first, side) F (by, first)
#define FORCON_FIELDS_TURN_BEGUN(F) F (round, int) F (side, side) F (shields_back, flag)
#define FORCON_FIELDS_STEP_BEGUN(F) F (step, step) F (shields_kept, flag)
#define FORCON_FIELDS_TURN_ENDED(F) F (side, side)
#define FORCON_FIELDS_ORDER_GIVEN(F)                                                                                   \
  F (ship, ship) F (order, order) F (check, roll) F (readiness, int) F (bonus_roll, roll) F (bonus, length)
#define FORCON_FIELDS_ORDER_FAILED(F) F (ship, ship) F (order, order) F (check, roll) F (readiness, int)
#define FORCON_FIELDS_SHIP_MOVED(F)                                                                                    \
  F (ship, ship) F (lead, ship) F (from, point) F (from_heading, angle) F (legs, legs) F (distance, length)            \
  F (to, point) F (heading, angle) F (turned, flag)
#define FORCON_FIELDS_SHIP_WITHDREW(F) F (ship, ship) F (position, point)
#define FORCON_FIELDS_HULK_DRIFTED(F)                                                                                  \
  F (ship, ship) F (roll, roll) F (distance, length) F (from, point) F (to, point) F (left_table, flag)                \
  F (burning, flag)
#define FORCON_FIELDS_TARGET_CHECKED(F)                                                                                \
  F (ship, ship) F (target, ship) F (nearest, ship) F (roll, roll) F (readiness, int) F (modifier, int)                \
  F (passed, flag)
#define FORCON_FIELDS_FIRE_OPENED(F)                                                                                   \
  F (shooter, ship) F (target, ship) F (weapons, weapons) F (returning, flag) F (distance, length)                     \
  F (bearing, angle) F (behind, object) F (half, flag)
#define FORCON_FIELDS_BATTERY_FIRED(F)                                                                                 \
  F (shooter, ship) F (target, ship) F (weapons, weapons) F (firepower, int) F (effective, int) F (distance, length)   \
  F (range, length) F (target_kind, target) F (arc, arc) F (aspect, aspect) F (base_column, int) F (shift_range, int)  \
  F (shift_marker, int) F (column, int) F (salvos, int) F (armour, int) F (shields, int) F (roll, roll)                \
  F (again, roll) F (hits, int) F (stopped, int) F (damage, int)
#define FORCON_FIELDS_DESTRUCTOR_FIRED(F)                                                                              \
  F (shooter, ship) F (target, ship) F (weapons, weapons) F (strength, int) F (effective, int) F (distance, length)    \
  F (range, length) F (needed, int) F (shields, int) F (roll, roll) F (again, roll) F (hits, int)                      \
  F (stopped, int) F (damage, int)
#define FORCON_FIELDS_SHIP_DAMAGED(F)                                                                                  \
  F (ship, ship) F (cause, cause) F (by, ship) F (points, int) F (overkill, int) F (hits_left, int) F (check, roll)    \
  F (needed, int) F (criticals, int) F (shaken, int)
#define FORCON_FIELDS_CRITICAL_HIT(F)                                                                                  \
  F (ship, ship) F (roll, roll) F (rolled, int) F (row, int) F (effect, critical_effect) F (critical, critical)        \
  F (extra_roll, roll) F (extra, int) F (hits_left, int) F (readiness_roll, roll) F (readiness, int)                   \
  F (ew_roll, roll) F (ew_attack, int) F (speed, length)
#define FORCON_FIELDS_EXTRA_CHECKED(F) F (ship, ship) F (points, int) F (check, roll) F (needed, int) F (criticals, int)
#define FORCON_FIELDS_ESCORT_DESTROYED(F) F (ship, ship) F (position, point)
#define FORCON_FIELDS_CATASTROPHE(F) F (ship, ship) F (roll, roll) F (result, catastrophe) F (was_hulk, flag)
#define FORCON_FIELDS_EXPLOSION(F)                                                                                     \
  F (ship, ship) F (centre, point) F (roll, roll) F (radius, length) F (dice, int) F (reached, int)
#define FORCON_FIELDS_BLAST_STRUCK(F)                                                                                  \
  F (ship, ship) F (by, ship) F (distance, length) F (needed, int) F (shields, int) F (roll, roll) F (hits, int)       \
  F (stopped, int) F (damage, int)
#define FORCON_FIELDS_MARKER_PLACED(F) F (object, object) F (kind, object_kind) F (centre, point) F (radius, length)
#define FORCON_FIELDS_MARKERS_ROLLED(F) F (roll, roll) F (allowed, int) F (present, int)
#define FORCON_FIELDS_MARKER_REMOVED(F) F (object, object) F (kind, object_kind)
#define FORCON_FIELDS_REPAIR_TRIED(F)                                                                                  \
  F (ship, ship) F (hit, flag) F (effect, critical_effect) F (critical, critical) F (roll, roll) F (readiness, int)    \
  F (crew_modifier, int) F (repaired, flag) F (hits, int) F (hits_left, int) F (readiness_back, int)                   \
  F (ew_attack_back, int)
#define FORCON_FIELDS_FORMATION_FORMED(F) F (formation, formation) F (side, side) F (flagship, ship)
#define FORCON_FIELDS_SHIP_JOINED(F) F (ship, ship) F (formation, formation) F (from, formation) F (succession, int)
#define FORCON_FIELDS_FLAG_CHECKED(F)                                                                                  \
  F (formation, formation) F (ship, ship) F (from, ship) F (reason, flag_reason) F (roll, roll) F (readiness, int)     \
  F (needed, int) F (passed, flag)
#define FORCON_FIELDS_FLAG_PASSED(F) F (formation, formation) F (ship, ship) F (from, ship) F (reason, flag_reason)
#define FORCON_FIELDS_COMMAND_BROKEN(F) F (formation, formation) F (ship, ship)
#define FORCON_FIELDS_SHIELDS_JOINED(F) F (ship, ship) F (joined, flag)
#define FORCON_FIELDS_LOCKED_ON(F) F (ship, ship) F (no_turn, int)
#define FORCON_FIELDS_BRACED(F)                                                                                        \
  F (ship, ship) F (check, roll) F (readiness, int) F (passed, flag) F (factor, int) F (until, side) F (ends, int)     \
  F (strained, int)
#define FORCON_FIELDS_LAUNCH_PREPARED(F) F (ship, ship) F (check, roll) F (readiness, int) F (passed, flag)
#define FORCON_FIELDS_SHIELDS_SPENT(F) F (ship, ship) F (target, ship) F (stopped, int)
#define FORCON_FIELDS_HITS_SAVED(F) F (ship, ship) F (needed, int) F (roll, roll) F (hits, int) F (saved, int)
#define FORCON_FIELDS_DETECTION_CONTESTED(F)                                                                           \
  F (formation, formation) F (side, side) F (seeker, ship) F (hider, ship) F (hider_roll, roll) F (hider_ew, int)      \
  F (hider_crew, int) F (hider_total, int) F (seeker_roll, roll) F (seeker_ew, int) F (seeker_crew, int)               \
  F (seeker_total, int) F (found, flag)
#define FORCON_FIELDS_FORMATION_SEEN(F) F (formation, formation) F (side, side) F (level, level) F (why, reveal)
#define FORCON_FIELDS_SALVO_FIRED_AT(F)                                                                                \
  F (shooter, ship) F (salvo, salvo) F (weapons, weapons) F (kind, weapon_kind) F (returning, flag)                    \
  F (firepower, int) F (effective, int) F (distance, length) F (range, length) F (base_column, int)                    \
  F (shift_range, int) F (shift_marker, int) F (column, int) F (dice, int) F (needed, int) F (roll, roll)              \
  F (again, roll) F (shot_down, int) F (left, int)
#define FORCON_FIELDS_TUBES_EMPTIED(F) F (ship, ship) F (salvo, salvo) F (weapons, weapons) F (torpedoes, int)
#define FORCON_FIELDS_TORPEDOES_LAUNCHED(F)                                                                            \
  F (salvo, salvo) F (side, side) F (ship, ship) F (position, point) F (heading, angle) F (planet, object)             \
  F (count, int) F (speed, length) F (run, int) F (ships, int)
#define FORCON_FIELDS_SALVO_MOVED(F)                                                                                   \
  F (salvo, salvo) F (from, point) F (from_heading, angle) F (legs, legs) F (distance, length) F (to, point)           \
  F (heading, angle) F (run, int)
#define FORCON_FIELDS_SALVO_CROSSED(F)                                                                                 \
  F (salvo, salvo) F (object, object) F (needed, int) F (roll, roll) F (lost, int) F (left, int)
#define FORCON_FIELDS_SALVOS_MET(F) F (salvo, salvo) F (other, salvo) F (roll, roll) F (detonated, flag)
#define FORCON_FIELDS_TURRETS_SPENT(F)                                                                                 \
  F (ship, ship) F (target, ship) F (turrets, int) F (cover, int) F (weapons, weapons)
#define FORCON_FIELDS_TURRETS_FIRED(F)                                                                                 \
  F (salvo, salvo) F (target, ship) F (turrets, int) F (cover, int) F (needed, int) F (roll, roll)                     \
  F (shot_down, int) F (left, int)
#define FORCON_FIELDS_TORPEDOES_STRUCK(F)                                                                              \
  F (salvo, salvo) F (target, ship) F (count, int) F (armour, int) F (roll, roll) F (hits, int) F (left, int)
#define FORCON_FIELDS_SALVO_GONE(F) F (salvo, salvo) F (end, salvo_end)
#define FORCON_FIELDS_COVER_DECLARED(F) F (ship, ship) F (target, ship) F (weapons, weapons)
#define FORCON_FIELDS_MINE_LAID(F)                                                                                     \
  F (mine, mine) F (side, side) F (ship, ship) F (position, point) F (charge, charge)               \
  F (range, length) F (strength, int)
#define FORCON_FIELDS_MINE_TRIGGERED(F) F (mine, mine) F (ship, ship) F (distance, length)
#define FORCON_FIELDS_MINE_REVEALED(F) F (mine, mine) F (side, side) F (ship, ship)
#define FORCON_FIELDS_MINE_BURST(F)                                                                                    \
  F (mine, mine) F (target, ship) F (firepower, int) F (target_kind, target) F (aspect, aspect) F (base_column, int)   \
  F (column, int) F (salvos, int) F (armour, int) F (shields, int) F (roll, roll) F (hits, int) F (stopped, int)       \
  F (damage, int)
#define FORCON_FIELDS_MINE_LAUNCHED(F)                                                                                 \
  F (mine, mine) F (target, ship) F (count, int) F (turrets, int) F (cover, int) F (needed, int)                       \
  F (turret_roll, roll) F (shot_down, int) F (armour, int) F (roll, roll) F (hits, int)
#define FORCON_FIELDS_MINE_GONE(F) F (mine, mine) F (end, mine_end)
#define FORCON_FIELDS_MINE_PLACED(F) F (mine, mine) F (position, point)
#define FORCON_FIELDS_SWEEP_DECLARED(F) F (ship, ship) F (reach, length) F (found, int)
#define FORCON_FIELDS_SWEEP_CHECKED(F)                                                                                 \
  F (ship, ship) F (mine, mine) F (roll, roll) F (readiness, int) F (passed, flag)
#define FORCON_FIELDS_SHIP_LOST(F) F (ship, ship) F (position, point) F (loss, loss)
#define FORCON_FIELDS_BOARDING_DECLARED(F) F (ship, ship) F (target, ship)
#define FORCON_FIELDS_BOARDING_BEGUN(F)                                                                                \
  F (ship, ship) F (target, ship) F (hits, int) F (struck, int) F (crippled, int) F (ordered, int) F (failed, int)     \
  F (nation, int) F (strength, int) F (target_hits, int) F (target_struck, int) F (target_crippled, int)               \
  F (target_ordered, int) F (target_failed, int) F (target_strength, int)
#define FORCON_FIELDS_BOARDING_ROUND(F)                                                                                \
  F (ship, ship) F (target, ship) F (roll, roll) F (crew, int) F (ratio, int) F (total, int) F (target_roll, roll)     \
  F (target_crew, int) F (target_total, int) F (strength, int) F (target_strength, int)
#define FORCON_FIELDS_SHIP_CAPTURED(F) F (ship, ship) F (by, ship) F (wait, int)
#define FORCON_FIELDS_FATE_CHOSEN(F) F (ship, ship) F (by, ship) F (fate, fate)
#define FORCON_FIELDS_TAKEOVER_TRIED(F) F (ship, ship) F (by, ship) F (roll, roll) F (readiness, int) F (passed, flag)
#define FORCON_FIELDS_SHIP_TAKEN_OVER(F)                                                                               \
  F (ship, ship) F (by, ship) F (side, side) F (readiness_lost, int) F (captor_lost, int)
#define FORCON_FIELDS_RAM_CHECKED(F)                                                                                   \
  F (ship, ship) F (target, ship) F (roll, roll) F (readiness, int) F (passed, flag)
#define FORCON_FIELDS_RAM_STRUCK(F)                                                                                    \
  F (ship, ship) F (target, ship) F (returned, flag) F (armour, int) F (bonus, int) F (roll, roll) F (hits, int)
#define FORCON_FIELDS_ORBIT_ENTERED(F)                                                                                 \
  F (ship, ship) F (object, object) F (from, point) F (orbit, int) F (position, point) F (heading, angle)
#define FORCON_FIELDS_ORBIT_CHANGED(F) F (ship, ship) F (orbit, int) F (halves, halves)
#define FORCON_FIELDS_ORBIT_LEFT(F) F (ship, ship) F (object, object) F (position, point) F (heading, angle)
#define FORCON_FIELDS_SHIP_FALLING(F) F (ship, ship) F (ends, int)
#define FORCON_FIELDS_FALL_STOPPED(F)                                                                                  \
  F (ship, ship) F (roll, roll) F (readiness, int) F (crew_modifier, int) F (stopped, flag)
#define FORCON_FIELDS_SHIP_CRASHED(F)                                                                                  \
  F (ship, ship) F (object, object) F (dice, int) F (needed, int) F (roll, roll) F (hits, int)
#define FORCON_FIELDS_STATION_STRAINED(F) F (ship, ship) F (needed, int) F (roll, roll) F (catastrophe, flag)
#define FORCON_FIELDS_STATION_SANK(F)                                                                                  \
  F (ship, ship) F (object, object) F (roll, roll) F (distance, length) F (to, point)
#define FORCON_FIELDS_TROOPS_LANDED(F)                                                                                 \
  F (ship, ship) F (object, object) F (troops, int) F (holder, side) F (contested, flag)
#define FORCON_FIELDS_INSTRUCTED(F) FORCON_FIELDS_DOCTRINE (F)
#define FORCON_FIELDS_INSTRUCTION_DROPPED(F) F (formation, formation) F (number, int) F (when, when) F (what, what)
#define FORCON_FIELDS_MASTER_RULED(F) F (what, command) F (reason, text)
#define FORCON_FIELDS_OVERRIDDEN(F) F (die, flag) F (place, int) F (was, int) F (now, int) F (first, int) F (count, int)
#define FORCON_FIELDS_NOTED(F) F (text, text)
#define FORCON_FIELDS_VALUE_SET(F) F (ship, ship) F (salvo, salvo) F (value, value) F (was, int64) F (now, int64)
#define FORCON_FIELDS_SHIP_PLACED(F)                                                                                   \
  F (ship, ship) F (from, point) F (to, point) F (heading, angle) F (planet, object)
#define FORCON_FIELDS_SALVO_PLACED(F) F (salvo, salvo) F (position, point) F (heading, angle)
#define FORCON_FIELDS_OBJECT_PLACED(F) F (object, object) F (centre, point) F (radius, length)
#define FORCON_FIELDS_SHIP_CREATED(F)                                                                                  \
  F (ship, ship) F (like, ship) F (word, name) F (name, name) F (side, side) F (formation, formation)                  \
  F (position, point) F (heading, angle) F (planet, object)
#define FORCON_FIELDS_SHIP_REMOVED(F) F (ship, ship)
#define FORCON_FIELDS_CRITICAL_REMOVED(F)                                                                              \
  F (ship, ship) F (critical, critical) F (effect, critical_effect) F (readiness_back, int) F (ew_attack_back, int)
#define FORCON_FIELDS_BATTLE_ENDED(F) F (reason, ending) F (winner, side)
#define FORCON_FIELDS_GENERATOR_ADVANCED(F) F (state, uint64) F (dice, int)

/*
 * Who may see an event (F-EW-4). ALL: every side. CONTACT: each side to which every ship and formation that it names is
 * at least a contact, and which knows the mine that it names. CARD: to which they are all identified. OWNER: whose they
 * are. SEEKER: the side that it names. MINE: each side that knows the mine. TURN: each side that has detected the one
 * whose turn it is. MASTER: nobody else. Own ships and those of allies are always identified. Less is needed of a ship
 * that is only named beside the others: audience.c lists these.
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

/*
 * One row for each event, E (NAME, member, "word", AUDIENCE, changes, needs, "rules"), in no particular order:
 *
 * AUDIENCE: who may see it, of FORCON_AUDIENCES. CHANGES: forcon_apply_MEMBER() writes it into the battle; NOTHING: it
 * is only told. NEEDS (field, ...): the ids in it that must be of something that exists; NOBODY: all may be none.
 * "rules": by which it happens, with spaces between; more of them can come from its figures (rule-of-event.c).
 * It is told by forcon_say_MEMBER() in src/report.
 */
#define FORCON_EVENTS(E)                                                                                               \
  E (INITIATIVE_ROLLED, initiative_rolled, "initiative-rolled", OWNER, NOTHING, NEEDS (side), "F-TURN-2")              \
  E (TURN_PLACED, turn_placed, "turn-placed", MASTER, CHANGES, NEEDS (side), "F-TURN-2")                               \
  E (BATTLE_BEGUN, battle_begun, "battle-begun", ALL, CHANGES, NOBODY, "F-TURN-2")                                     \
  E (TURN_BEGUN, turn_begun, "turn-begun", TURN, CHANGES, NOBODY, "F-TURN-1")                                          \
  E (STEP_BEGUN, step_begun, "step-begun", TURN, CHANGES, NOBODY, "F-TURN-1")                                          \
  E (TURN_ENDED, turn_ended, "turn-ended", TURN, CHANGES, NOBODY, "F-TURN-1")                                          \
  E (ORDER_GIVEN, order_given, "order-given", CARD, CHANGES, NEEDS (ship), "F-MOV-6")                                  \
  E (ORDER_FAILED, order_failed, "order-failed", CARD, CHANGES, NEEDS (ship), "F-MOV-11")                              \
  E (SHIP_MOVED, ship_moved, "ship-moved", CONTACT, CHANGES, NEEDS (ship),                                             \
     "F-MOV-1 F-MOV-2 F-MOV-3 F-MOV-4 F-FORM-4")                                                                       \
  E (SHIP_WITHDREW, ship_withdrew, "ship-withdrew", CONTACT, CHANGES, NEEDS (ship), "F-TURN-3")                        \
  E (HULK_DRIFTED, hulk_drifted, "hulk-drifted", CONTACT, CHANGES, NEEDS (ship), "F-CAT-2 F-CAT-3")                    \
  E (TARGET_CHECKED, target_checked, "target-checked", CARD, CHANGES, NEEDS (ship), "F-FIRE-2")                        \
  E (FIRE_OPENED, fire_opened, "fire-opened", CONTACT, CHANGES, NEEDS (shooter, target), "F-FIRE-1")                   \
  E (BATTERY_FIRED, battery_fired, "battery-fired", CONTACT, CHANGES, NEEDS (shooter),                                 \
     "F-ART-1 F-ART-2 F-ART-3 F-ART-4 F-ART-5 F-ART-6")                                                                \
  E (DESTRUCTOR_FIRED, destructor_fired, "destructor-fired", CONTACT, CHANGES, NEEDS (shooter), "F-DES-1")             \
  E (SHIP_DAMAGED, ship_damaged, "ship-damaged", CARD, CHANGES, NEEDS (ship), "F-CRIT-1 F-SHIP-7")                     \
  E (CRITICAL_HIT, critical_hit, "critical-hit", CARD, CHANGES, NEEDS (ship), "F-CRIT-3")                              \
  E (EXTRA_CHECKED, extra_checked, "extra-checked", CARD, NOTHING, NOBODY, "F-CRIT-1")                                 \
  E (ESCORT_DESTROYED, escort_destroyed, "escort-destroyed", CONTACT, CHANGES, NEEDS (ship), "F-CRIT-2")               \
  E (CATASTROPHE, catastrophe, "catastrophe", CONTACT, CHANGES, NEEDS (ship), "F-CAT-1")                               \
  E (EXPLOSION, explosion, "explosion", CONTACT, NOTHING, NOBODY, "F-CAT-6")                                           \
  E (BLAST_STRUCK, blast_struck, "blast-struck", CONTACT, NOTHING, NOBODY, "F-CAT-6")                                  \
  E (MARKER_PLACED, marker_placed, "marker-placed", ALL, CHANGES, NOBODY, "")                                          \
  E (MARKERS_ROLLED, markers_rolled, "markers-rolled", ALL, NOTHING, NOBODY, "F-END-5")                                \
  E (MARKER_REMOVED, marker_removed, "marker-removed", ALL, CHANGES, NOBODY, "")                                       \
  E (REPAIR_TRIED, repair_tried, "repair-tried", CARD, CHANGES, NEEDS (ship), "F-END-2 F-END-3")                       \
  E (FORMATION_FORMED, formation_formed, "formation-formed", CONTACT, CHANGES, NEEDS (flagship, side),                 \
     "F-FORM-1 F-FORM-3")                                                                                              \
  E (SHIP_JOINED, ship_joined, "ship-joined", CONTACT, CHANGES, NEEDS (ship, formation), "F-FORM-1 F-FORM-3")          \
  E (FLAG_CHECKED, flag_checked, "flag-checked", CARD, CHANGES, NEEDS (formation), "")                                 \
  E (FLAG_PASSED, flag_passed, "flag-passed", CARD, CHANGES, NEEDS (formation), "")                                    \
  E (COMMAND_BROKEN, command_broken, "command-broken", CARD, CHANGES, NEEDS (formation), "F-FORM-7")                   \
  E (SHIELDS_JOINED, shields_joined, "shields-joined", OWNER, CHANGES, NEEDS (ship), "F-SHLD-2")                       \
  E (LOCKED_ON, locked_on, "locked-on", CARD, CHANGES, NEEDS (ship), "F-ORD-1")                                        \
  E (BRACED, braced, "braced", CARD, CHANGES, NEEDS (ship), "F-ORD-2 F-ORD-3")                                         \
  E (LAUNCH_PREPARED, launch_prepared, "launch-prepared", CARD, CHANGES, NEEDS (ship), "F-ORD-5")                      \
  E (SHIELDS_SPENT, shields_spent, "shields-spent", CARD, CHANGES, NEEDS (ship), "F-SHLD-1")                           \
  E (HITS_SAVED, hits_saved, "hits-saved", CARD, NOTHING, NOBODY, "F-ORD-3")                                           \
  E (DETECTION_CONTESTED, detection_contested, "detection-contested", MASTER, NOTHING, NOBODY, "F-EW-2")               \
  E (FORMATION_SEEN, formation_seen, "formation-seen", SEEKER, CHANGES, NEEDS (formation, side), "F-EW-1")             \
  E (SALVO_FIRED_AT, salvo_fired_at, "salvo-fired-at", CONTACT, CHANGES, NEEDS (shooter, salvo), "F-TORP-8")           \
  E (TUBES_EMPTIED, tubes_emptied, "tubes-emptied", CARD, CHANGES, NEEDS (ship), "F-TORP-1")                           \
  E (TORPEDOES_LAUNCHED, torpedoes_launched, "torpedoes-launched", ALL, CHANGES, NEEDS (side), "F-TORP-1 F-FORM-6")    \
  E (SALVO_MOVED, salvo_moved, "salvo-moved", ALL, CHANGES, NEEDS (salvo), "F-TORP-2")                                 \
  E (SALVO_CROSSED, salvo_crossed, "salvo-crossed", ALL, CHANGES, NEEDS (salvo), "F-TORP-7")                           \
  E (SALVOS_MET, salvos_met, "salvos-met", ALL, NOTHING, NOBODY, "F-TORP-7")                                           \
  E (TURRETS_SPENT, turrets_spent, "turrets-spent", CONTACT, CHANGES, NEEDS (ship), "F-TORP-4")                        \
  E (TURRETS_FIRED, turrets_fired, "turrets-fired", CONTACT, CHANGES, NEEDS (salvo), "F-TORP-4")                       \
  E (TORPEDOES_STRUCK, torpedoes_struck, "torpedoes-struck", CONTACT, CHANGES, NEEDS (salvo),                          \
     "F-TORP-3 F-TORP-6 F-TORP-9")                                                                                     \
  E (SALVO_GONE, salvo_gone, "salvo-gone", ALL, CHANGES, NOBODY, "F-TORP-2")                                           \
  E (COVER_DECLARED, cover_declared, "cover-declared", OWNER, CHANGES, NEEDS (ship), "F-TORP-5")                       \
  E (MINE_LAID, mine_laid, "mine-laid", MINE, CHANGES, NOBODY, "F-MINE-1 F-MINE-2")                                    \
  E (MINE_TRIGGERED, mine_triggered, "mine-triggered", MINE, CHANGES, NEEDS (mine), "F-MINE-3")                        \
  E (MINE_REVEALED, mine_revealed, "mine-revealed", SEEKER, CHANGES, NEEDS (mine), "F-SWP-1")                          \
  E (MINE_BURST, mine_burst, "mine-burst", CONTACT, NOTHING, NOBODY, "F-MINE-4")                                       \
  E (MINE_LAUNCHED, mine_launched, "mine-launched", CONTACT, NOTHING, NOBODY, "F-MINE-4")                              \
  E (MINE_GONE, mine_gone, "mine-gone", MINE, CHANGES, NOBODY, "F-MINE-4")                                             \
  E (MINE_PLACED, mine_placed, "mine-placed", MINE, CHANGES, NEEDS (mine), "")                                         \
  E (SWEEP_DECLARED, sweep_declared, "sweep-declared", CARD, CHANGES, NEEDS (ship), "F-SWP-1")                         \
  E (SWEEP_CHECKED, sweep_checked, "sweep-checked", CARD, NOTHING, NOBODY, "F-SWP-2")                                  \
  E (SHIP_LOST, ship_lost, "ship-lost", CONTACT, CHANGES, NEEDS (ship), "")                                            \
  E (BOARDING_DECLARED, boarding_declared, "boarding-declared", CONTACT, CHANGES, NEEDS (ship), "F-BRD-1")             \
  E (BOARDING_BEGUN, boarding_begun, "boarding-begun", CARD, NOTHING, NOBODY, "F-BRD-2 F-BRD-3")                       \
  E (BOARDING_ROUND, boarding_round, "boarding-round", CARD, NOTHING, NOBODY, "F-BRD-4 F-BRD-5")                       \
  E (SHIP_CAPTURED, ship_captured, "ship-captured", CONTACT, CHANGES, NEEDS (ship), "F-BRD-5")                         \
  E (FATE_CHOSEN, fate_chosen, "fate-chosen", CONTACT, NOTHING, NOBODY, "F-BRD-6")                                     \
  E (TAKEOVER_TRIED, takeover_tried, "takeover-tried", CARD, CHANGES, NEEDS (ship), "F-BRD-6")                         \
  E (SHIP_TAKEN_OVER, ship_taken_over, "ship-taken-over", CARD, CHANGES, NEEDS (ship, by), "F-BRD-6")                  \
  E (RAM_CHECKED, ram_checked, "ram-checked", CARD, NOTHING, NOBODY, "F-RAM-1")                                        \
  E (RAM_STRUCK, ram_struck, "ram-struck", CARD, NOTHING, NOBODY, "F-RAM-3 F-RAM-4 F-RAM-5")                           \
  E (ORBIT_ENTERED, orbit_entered, "orbit-entered", CONTACT, CHANGES, NEEDS (ship), "F-ORB-1")                         \
  E (ORBIT_CHANGED, orbit_changed, "orbit-changed", CONTACT, CHANGES, NEEDS (ship), "F-ORB-1 F-ORB-2")                 \
  E (ORBIT_LEFT, orbit_left, "orbit-left", CONTACT, CHANGES, NEEDS (ship), "F-ORB-1")                                  \
  E (SHIP_FALLING, ship_falling, "ship-falling", CARD, CHANGES, NEEDS (ship), "F-CRIT-4")                              \
  E (FALL_STOPPED, fall_stopped, "fall-stopped", CARD, CHANGES, NEEDS (ship), "F-CRIT-4")                              \
  E (SHIP_CRASHED, ship_crashed, "ship-crashed", CONTACT, CHANGES, NEEDS (ship), "F-ORB-3")                            \
  E (STATION_STRAINED, station_strained, "station-strained", CARD, NOTHING, NOBODY, "F-STN-1")                         \
  E (STATION_SANK, station_sank, "station-sank", CONTACT, CHANGES, NEEDS (ship), "F-STC-9")                            \
  E (TROOPS_LANDED, troops_landed, "troops-landed", CONTACT, CHANGES, NEEDS (ship), "F-END-6")                         \
  E (INSTRUCTED, instructed, "instructed", OWNER, CHANGES, NEEDS (formation), "F-CAMP-13")                             \
  E (INSTRUCTION_DROPPED, instruction_dropped, "instruction-dropped", OWNER, CHANGES, NEEDS (formation), "F-CAMP-13")  \
  E (MASTER_RULED, master_ruled, "master-ruled", MASTER, NOTHING, NOBODY, "")                                          \
  E (OVERRIDDEN, overridden, "overridden", MASTER, NOTHING, NOBODY, "")                                                \
  E (NOTED, noted, "noted", MASTER, NOTHING, NOBODY, "")                                                               \
  E (VALUE_SET, value_set, "value-set", CARD, CHANGES, NOBODY, "")                                                     \
  E (SHIP_PLACED, ship_placed, "ship-placed", CONTACT, CHANGES, NEEDS (ship), "")                                      \
  E (SALVO_PLACED, salvo_placed, "salvo-placed", ALL, CHANGES, NEEDS (salvo), "")                                      \
  E (OBJECT_PLACED, object_placed, "object-placed", ALL, CHANGES, NOBODY, "")                                          \
  E (SHIP_CREATED, ship_created, "ship-created", CONTACT, CHANGES, NEEDS (like, side), "")                             \
  E (SHIP_REMOVED, ship_removed, "ship-removed", CONTACT, CHANGES, NEEDS (ship), "")                                   \
  E (CRITICAL_REMOVED, critical_removed, "critical-removed", CARD, CHANGES, NEEDS (ship), "")                          \
  E (BATTLE_ENDED, battle_ended, "battle-ended", ALL, CHANGES, NOBODY, "F-TURN-3")                                     \
  E (GENERATOR_ADVANCED, generator_advanced, "generator-advanced", MASTER, CHANGES, NOBODY, "F-GEN-5")

#define FORCON_EVENT_VALUE(NAME, ...) FORCON_EVENT_##NAME,
typedef enum { FORCON_EVENTS (FORCON_EVENT_VALUE) FORCON_N_EVENTS } ForconEventKind;

#define FORCON_EVENT_MEMBER(NAME, member, ...)                                                                         \
  struct {                                                                                                             \
    FORCON_FIELDS_##NAME (FORCON_RECORD_MEMBER)                                                                        \
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
 * forcon_event_row:
 * @kind: a kind of event
 *
 * Returns: (transfer none): what the table says about such events
 */
const ForconEventRow *forcon_event_row (ForconEventKind kind);

/**
 * forcon_event_is_farewell:
 *
 * Returns: whether after such an event the battle does not tell any more who knew what it names
 */
gboolean forcon_event_is_farewell (ForconEventKind kind);

/**
 * forcon_event_audience:
 * @battle: the battle right after the event; of a farewell, right before it
 * @event: the event
 *
 * Returns: bit (1 << side id) of each side that may see it (F-EW-4)
 */
guint32 forcon_event_audience (const ForconBattle *battle, const ForconEvent *event);

/**
 * forcon_event_kind_to_word:
 * @kind: a kind of event
 *
 * Returns: (transfer none): the word of the JSON output
 */
const char *forcon_event_kind_to_word (ForconEventKind kind);

/**
 * forcon_event_kind_from_word:
 * @word: what forcon_event_kind_to_word() gives
 * @kind: (out): the kind of event
 *
 * Returns: whether there is such a kind
 */
gboolean forcon_event_kind_from_word (const char *word, ForconEventKind *kind);

/**
 * forcon_event_shape:
 * @kind: a kind of event
 *
 * Returns: (transfer none): the fields of such an event, which is their record, in the order of its table
 */
const ForconRecordShape *forcon_event_shape (ForconEventKind kind);

/**
 * forcon_event_equal:
 * @a: an event
 * @b: an event
 *
 * Returns: whether both state the same fact with the same figures
 */
gboolean forcon_event_equal (const ForconEvent *a, const ForconEvent *b);

/**
 * forcon_event_names_ship:
 * @event: an event
 * @ship: a ship
 *
 * Returns: whether @ship has a part in @event
 */
gboolean forcon_event_names_ship (const ForconEvent *event, ForconShipId ship);

/**
 * forcon_event_overrule:
 * @event: an event
 * @dice: (element-type ForconDie): of its command
 *
 * Notes with the dice what the master lets them count as, if that is what the event says, so that whoever tells of a
 * roll shows the dice that count.
 */
void forcon_event_overrule (const ForconEvent *event, GArray *dice);

/**
 * forcon_event_fits:
 * @battle: a state
 * @event: what is said to have happened then
 *
 * Events that were decided on @battle always fit; those of a journal that somebody forged may not.
 *
 * Returns: whether all that @event names exists, so that it can be applied
 */
gboolean forcon_event_fits (const ForconBattle *battle, const ForconEvent *event);

/**
 * forcon_battle_apply:
 * @battle: the state
 * @event: a fact about this state
 *
 * The only writer of a battle in play. Throws no dice, knows no rule. An event that does not fit the state, out of a
 * journal that somebody forged, changes nothing.
 *
 * Returns: whether it fits, as forcon_event_fits()
 */
gboolean forcon_battle_apply (ForconBattle *battle, const ForconEvent *event);

/**
 * forcon_battle_change:
 *
 * As forcon_battle_apply(), of an event that was decided on this state and so fits it.
 */
void forcon_battle_change (ForconBattle *battle, const ForconEvent *event);

G_END_DECLS
