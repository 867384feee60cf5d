/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-command.h"
#include "engine/state/event.h"

G_BEGIN_DECLS

/* The facts of a campaign, as tables like those of a battle in event.h. F (field name, type of a record). */
#define FORCON_FACTS_BEGUN(F)
#define FORCON_FACTS_PHASE_BEGUN(F) F (phase, int)
#define FORCON_FACTS_HALF_BEGUN(F) F (phase, int) F (half, int)
#define FORCON_FACTS_HALF_ENDED(F) F (phase, int) F (half, int)
#define FORCON_FACTS_PHASE_ENDED(F) F (phase, int)
#define FORCON_FACTS_CLOSED(F)
#define FORCON_FACTS_CLOCK_STARTED(F) FORCON_FIELDS_MOMENT (F)
#define FORCON_FACTS_CLOCK_PAUSED(F) F (elapsed, int64)
#define FORCON_FACTS_CLOCK_SET(F)                                                                                      \
  F (period, period) F (length, int64) F (elapsed, int64) FORCON_FIELDS_MOMENT (F)
#define FORCON_FACTS_LENGTHS_SET(F) F (collecting, int64) F (results, int64)
#define FORCON_FACTS_ALARM_SET(F) F (minutes, int) F (on, flag)
#define FORCON_FACTS_ALARM_GIVEN(F) F (period, period) F (minutes, int)
#define FORCON_FACTS_PERIOD_OVER(F) F (period, period)
#define FORCON_FACTS_SHEET_HANDED_IN(F) FORCON_FIELDS_SHEET (F)
#define FORCON_FACTS_LINE_READ(F) FORCON_FIELDS_LINE (F)
#define FORCON_FACTS_TASK_READ(F) FORCON_FIELDS_TASK (F)
#define FORCON_FACTS_READING_PICKED(F) F (line, line) F (reading, int)
#define FORCON_FACTS_LINE_REREAD(F) F (line, line) F (text, text)
#define FORCON_FACTS_REMARK_KEPT(F) FORCON_FIELDS_REMARK (F)
#define FORCON_FACTS_TASK_GIVEN(F) FORCON_FIELDS_TASK (F)
#define FORCON_FACTS_TASK_DROPPED(F) F (task, task) F (formation, formation) F (why, drop)
#define FORCON_FACTS_TASK_WORKED(F) F (task, task) F (formation, formation) F (spent, int) F (cost, int)
#define FORCON_FACTS_TASK_DONE(F) F (task, task) F (formation, formation) F (kind, task_kind)
#define FORCON_FACTS_TASK_FAILED(F)                                                                                    \
  F (task, task) F (formation, formation) F (kind, task_kind) FORCON_FIELDS_PROBLEM (F)
#define FORCON_FACTS_INSTRUCTION_READ(F) FORCON_FIELDS_INSTRUCTION (F)
#define FORCON_FACTS_INSTRUCTION_GIVEN(F) FORCON_FIELDS_INSTRUCTION (F)
#define FORCON_FACTS_INSTRUCTION_DROPPED(F) F (instruction, instruction) F (formation, formation) F (why, drop)
/*
 * A standing instruction was acted upon. state: of it from then on; meeting: which it decided, or none; against: the
 * enemy that made its case, where its admiral knows who that is; own, enemy, figure: as of a case of it: hits of both,
 * and how many times stronger the enemy is, in hundredths, or what share of the hits is left, in percent; unseen: its
 * admiral knows nothing of those who were met, and is told nothing.
 */
#define FORCON_FACTS_INSTRUCTION_APPLIED(F)                                                                            \
  F (instruction, instruction) F (formation, formation) F (when, when) F (what, what) F (state, task_state)            \
  F (meeting, meeting) F (against, formation) F (own, int) F (enemy, int) F (figure, int) F (unseen, flag)
#define FORCON_FACTS_ADMIRAL_ABSENT(F) F (admiral, admiral) F (absent, flag)
#define FORCON_FACTS_LANGUAGE_SET(F) F (admiral, admiral) F (language, language)
#define FORCON_FACTS_FORMATION_FORMED(F)                                                                               \
  F (formation, formation) F (admiral, admiral) F (word, name) F (name, name) F (flagship, ship) F (sector, sector)    \
  F (came_from, sector) F (posture, posture)
#define FORCON_FACTS_SHIP_JOINED(F)                                                                                    \
  F (ship, ship) F (formation, formation) F (from, formation) F (succession, int)
#define FORCON_FACTS_FLAGSHIP_NAMED(F) F (formation, formation) F (ship, ship) F (from, ship)
#define FORCON_FACTS_SUCCESSION_SET(F) F (formation, formation) F (ship, ship) F (succession, int)
#define FORCON_FACTS_FORMATION_NAMED(F) F (formation, formation) F (name, name) F (was, name)
#define FORCON_FACTS_FORMATION_OVER(F) F (formation, formation) F (sector, sector)
#define FORCON_FACTS_POSTURE_TAKEN(F) F (formation, formation) F (posture, posture)
#define FORCON_FACTS_UNDER_WAY(F) F (formation, formation) F (sector, sector) F (bound_for, sector) F (spent, int)
#define FORCON_FACTS_FORMATION_MOVED(F) F (formation, formation) F (from, sector) F (to, sector)
#define FORCON_FACTS_FORMATION_PLACED(F) F (formation, formation) F (from, sector) F (to, sector)
#define FORCON_FACTS_DETECTION_CONTESTED(F)                                                                            \
  F (formation, formation) F (admiral, admiral) F (by, formation) F (sector, sector) F (seeker, ship) F (hider, ship)  \
  F (hider_roll, roll) F (hider_ew, int) F (hider_crew, int) F (hider_bonus, int) F (hider_total, int)                 \
  F (seeker_roll, roll) F (seeker_ew, int) F (seeker_crew, int) F (seeker_total, int) F (found, flag)
#define FORCON_FACTS_FORMATION_SIGHTED(F) FORCON_FIELDS_SIGHTING (F)
#define FORCON_FACTS_MET(F) FORCON_FIELDS_MEETING (F)
#define FORCON_FACTS_PARTY_MET(F) FORCON_FIELDS_PARTY (F)
#define FORCON_FACTS_MEETING_JUDGED(F)                                                                                 \
  F (meeting, meeting) F (state, meeting_state) F (clash, clash) F (why, unanswered)
#define FORCON_FACTS_CLASH_OPENED(F)                                                                                   \
  FORCON_FIELDS_CLASH (F) F (width, length) F (height, length) F (stream, uint64)
#define FORCON_FACTS_CLASH_SIDE(F) F (clash, clash) F (admiral, admiral) F (attacker, flag) F (alliance, int)
#define FORCON_FACTS_CLASH_FORMATION(F)                                                                                \
  F (clash, clash) F (formation, formation) F (sector, sector) F (came_from, sector) F (posture, posture)              \
  F (angle, angle) F (place, point)
#define FORCON_FACTS_CLASH_LEVEL(F) F (clash, clash) F (formation, formation) F (admiral, admiral) F (level, level)
#define FORCON_FACTS_CLASH_SHIP(F) F (clash, clash) F (ship, ship) F (position, point) F (heading, angle)
#define FORCON_FACTS_CLASH_OBJECT(F)                                                                                   \
  F (clash, clash) F (kind, object_kind) F (centre, point) F (radius, length) F (feature, object) F (holder, admiral)
#define FORCON_FACTS_CLASH_MINE(F) F (clash, clash) F (field, field) F (position, point)
/* What the captains at the table were told; foes: bits (1 << side id) of admirals. */
#define FORCON_FACTS_CLASH_INSTRUCTION(F) F (clash, clash) FORCON_FIELDS_DOCTRINE (F)
#define FORCON_FACTS_CLASH_RETURNED(F) F (clash, clash) F (rounds, int) F (winner, admiral) F (ended, flag)
#define FORCON_FACTS_SHIP_RETURNED(F)                                                                                  \
  F (ship, ship) F (clash, clash) F (admiral, admiral) F (was, ship_status) F (status, ship_status) F (hits_were, int) \
  F (hits, int) F (readiness_lost, int) F (ew_attack_lost, int) F (generators_destroyed, flag) F (mines_laid, int)     \
  F (landed, int) F (unready, weapons) F (sector, sector)
#define FORCON_FACTS_CRITICALS_CLEARED(F) F (ship, ship)
#define FORCON_FACTS_CRITICAL_KEPT(F)                                                                                  \
  F (ship, ship) F (effect, critical_effect) F (extra, int) F (readiness, int) F (ew_attack, int)
#define FORCON_FACTS_SHIP_CAPTURED(F) F (ship, ship) F (admiral, admiral) F (from, admiral)
#define FORCON_FACTS_SHIP_ADDED(F)                                                                                     \
  F (ship, ship) F (clash, clash) F (place, int) F (word, name) F (name, name) F (admiral, admiral)
#define FORCON_FACTS_COMMAND_BROKEN(F) F (formation, formation) F (broken, flag)
#define FORCON_FACTS_TUBES_RELOADED(F) F (ship, ship)
#define FORCON_FACTS_FIELD_LAID(F)                                                                                     \
  FORCON_FIELDS_FIELD (F) F (formation, formation)
#define FORCON_FACTS_FIELD_CHANGED(F)                                                                                  \
  F (field, field) F (sector, sector) F (count, int) F (was, int) F (formation, formation)
#define FORCON_FACTS_FIELD_FOUND(F)                                                                                    \
  F (field, field) F (admiral, admiral) F (sector, sector) F (count, int) F (formation, formation)
#define FORCON_FACTS_SWEEP_CHECKED(F)                                                                                  \
  F (ship, ship) F (formation, formation) F (field, field) F (roll, roll) F (readiness, int) F (passed, flag)          \
  F (swept, int)
#define FORCON_FACTS_MINES_SPENT(F) F (ship, ship) F (mines_laid, int)
#define FORCON_FACTS_TROOPS_LANDED(F) FORCON_FIELDS_LANDING (F) F (sector, sector) F (landed, int) F (contested, flag)
#define FORCON_FACTS_HOLDER_SET(F) F (object, object) F (sector, sector) F (holder, admiral)

/*
 * Ground combat (F-END-6). admiral: who attacks, of UNITS, ROLLED, SUSTAINED and LOST whose they are, or nobody;
 * attacker: whether these are the attacker's; unit, name: what they are, by word and as read; troops, garrison: troops
 * of both, in OVER what is left of them; admirals: bit (1 << side id) of each whose troops took part, and of who held
 * the planet.
 */
#define FORCON_FACTS_GROUND_BEGUN(F)                                                                                   \
  F (object, object) F (sector, sector) F (admiral, admiral) F (holder, admiral) F (troops, int) F (garrison, int)     \
  F (admirals, admirals)
#define FORCON_FACTS_GROUND_UNITS(F)                                                                                   \
  F (object, object) F (admiral, admiral) F (attacker, flag) F (unit, name) F (name, name) F (count, int)              \
  F (admirals, admirals)
#define FORCON_FACTS_GROUND_ROLLED(F)                                                                                  \
  F (object, object) F (round, int) F (admiral, admiral) F (attacker, flag) F (unit, name) F (name, name)              \
  F (needed, int) F (roll, roll) F (hits, int) F (admirals, admirals)
#define FORCON_FACTS_GROUND_SUSTAINED(F)                                                                               \
  F (object, object) F (round, int) F (admiral, admiral) F (attacker, flag) F (unit, name) F (name, name)              \
  F (count, int) F (admirals, admirals)
#define FORCON_FACTS_GROUND_LOST(F) FORCON_FACTS_GROUND_SUSTAINED (F) F (damaged, flag)
#define FORCON_FACTS_GROUND_OVER(F)                                                                                    \
  F (object, object) F (sector, sector) F (admiral, admiral) F (holder, admiral) F (result, ground_result)             \
  F (rounds, int) F (troops, int) F (garrison, int) F (admirals, admirals)
/* All troops of the admiral there have fought, or come into the garrison; troops: how many had been landed. */
#define FORCON_FACTS_LANDINGS_SETTLED(F) F (object, object) F (sector, sector) F (admiral, admiral) F (troops, int)
#define FORCON_FACTS_GARRISON_SET(F)                                                                                   \
  F (object, object) F (sector, sector) F (garrison, int) F (was, int) F (admirals, admirals)
#define FORCON_FACTS_MESSAGE_SENT(F) FORCON_FIELDS_MESSAGE (F)
/* What becomes of a query, of which its admiral learns the answer only: whether and when another admiral has it, and
 * what the master thinks of it, would tell of others. due: when its courier arrives. */
#define FORCON_FACTS_QUERY_OPENED(F) FORCON_FIELDS_QUERY (F)
#define FORCON_FACTS_QUERY_ANSWERED(F) F (query, query) F (admiral, admiral) F (text, text) F (answer, text)
#define FORCON_FACTS_COURIER_SENT(F)                                                                                   \
  F (query, query) F (admiral, admiral) F (to, admiral) F (text, text) F (due, int) F (at_once, flag)
#define FORCON_FACTS_QUERY_FORWARDED(F) F (query, query) F (admiral, admiral) F (to, admiral) F (text, text)
#define FORCON_FACTS_QUERY_PUT_ASIDE(F) F (query, query) F (admiral, admiral) F (text, text)
#define FORCON_FACTS_QUERY_WITHDRAWN(F) F (query, query) F (admiral, admiral) F (text, text)
#define FORCON_FACTS_WORD_TAUGHT(F) FORCON_FIELDS_HOUSE_WORD (F)
#define FORCON_FACTS_WORD_FORGOTTEN(F) F (text, text)
#define FORCON_FACTS_PUBLISHED(F) FORCON_FIELDS_NOTICE (F)
/* level: what the main map told of the formation. */
#define FORCON_FACTS_UNPUBLISHED(F) F (sector, sector) F (formation, formation) F (level, level)
#define FORCON_FACTS_ALLIANCE_SET(F) F (power, power) F (alliance, int)
#define FORCON_FACTS_VALUE_SET(F) F (ship, ship) F (value, value) F (was, int64) F (now, int64)
#define FORCON_FACTS_MASTER_RULED(F) F (reason, text)
#define FORCON_FACTS_NOTED(F) F (text, text)
#define FORCON_FACTS_PLAYED(F) F (clash, clash) F (first, int) F (count, int)
#define FORCON_FACTS_CLASH_LENT(F) FORCON_FIELDS_LOAN (F)
#define FORCON_FACTS_SUGGESTIONS_SET(F) F (on, flag)
#define FORCON_FACTS_SUGGESTED(F) FORCON_FIELDS_SUGGESTION (F)
#define FORCON_FACTS_SUGGESTION_SETTLED(F)                                                                             \
  F (suggestion, int) F (clash, clash) F (admiral, admiral) F (text, text) F (state, suggestion_state)
/* text: to whom it was lent; of BACK, count: how many of the commands that were played there are entered, of total. */
#define FORCON_FACTS_LOAN_ENDED(F)                                                                                     \
  F (loan, int) F (clash, clash) F (text, text) F (state, loan_state) F (count, int) F (total, int)
/*
 * Edits of the map and the fleets before play. place: which of its kind it is, or was; key: how files and people name
 * it; values, was: "property=value" on a line each: of what was added or removed all, else those that were changed.
 */
#define FORCON_FACTS_ENTITY_ADDED(F) F (entity, entity) F (place, int) F (key, text) F (values, text)
#define FORCON_FACTS_ENTITY_CHANGED(F)                                                                                 \
  F (entity, entity) F (place, int) F (key, text) F (values, text) F (was, text)
#define FORCON_FACTS_ENTITY_REMOVED(F) F (entity, entity) F (place, int) F (key, text) F (was, text)
/* usual: it is as in Forcon 2010 again. */
#define FORCON_FACTS_RULE_CHANGED(F) F (path, text) F (value, text) F (was, text) F (usual, flag)
#define FORCON_FACTS_GENERATOR_ADVANCED(F) F (state, uint64) F (dice, int)

/*
 * Who may see a fact (F-CAMP-8). ALL: everybody. OWNER: the admiral whose formation, task or ship it names. NAMED: the
 * admiral that it names. PARTIES: the admirals with ships in the clash, or troops in the ground combat, that it names.
 * MASTER: nobody else. campaign-audience.c alone makes admirals of it. What happens at the table of a clash,
 * that table's own events say (view.h).
 */
#define FORCON_RECIPIENTS(T)                                                                                           \
  T (ALL, "all")                                                                                                       \
  T (OWNER, "owner")                                                                                                   \
  T (NAMED, "named")                                                                                                   \
  T (PARTIES, "parties")                                                                                               \
  T (MASTER, "master")

#define FORCON_TERM_RECIPIENT(NAME, word) FORCON_RECIPIENT_##NAME,
typedef enum { FORCON_RECIPIENTS (FORCON_TERM_RECIPIENT) FORCON_N_RECIPIENT } ForconRecipient;

/* What entries of a journal are about. Bits of a mask, so that one entry may be about several. */
typedef enum {
  FORCON_TOPIC_PHASES,
  FORCON_TOPIC_ORDERS,
  FORCON_TOPIC_MOVEMENT,
  FORCON_TOPIC_DETECTION,
  FORCON_TOPIC_CLASHES,
  FORCON_TOPIC_SHIPS,
  FORCON_TOPIC_MESSAGES,
  FORCON_TOPIC_CLOCK,
  FORCON_TOPIC_MASTER,
  FORCON_N_TOPIC,
  FORCON_TOPIC_NONE = FORCON_N_TOPIC,
} ForconTopic;

#define FORCON_TOPIC_BIT(topic) ((topic) == FORCON_TOPIC_NONE ? 0 : 1u << (topic))

/*
 * One row for each event, E (NAME, member, "word", RECIPIENT, TOPIC, changes, needs, "rules"), as in event.h:
 *
 * RECIPIENT: who may see it, of FORCON_RECIPIENTS. TOPIC: what it is about, of ForconTopic. CHANGES:
 * forcon_campaign_apply_MEMBER() writes it into the campaign; NOTHING: it is only told. NEEDS (field, ...): the ids in
 * it that must not be none; NOBODY: all may be. "rules": by which it happens, with spaces between. It is told by
 * forcon_campaign_say_MEMBER() in src/report.
 */
#define FORCON_CAMPAIGN_EVENTS(E)                                                                                      \
  E (BEGUN, begun, "begun", ALL, PHASES, NOTHING, NOBODY, "F-CAMP-12")                                                 \
  E (PHASE_BEGUN, phase_begun, "phase-begun", ALL, PHASES, CHANGES, NOBODY, "F-CAMP-1 F-CAMP-5")                       \
  E (HALF_BEGUN, half_begun, "half-begun", ALL, PHASES, CHANGES, NOBODY, "F-CAMP-5")                                   \
  E (HALF_ENDED, half_ended, "half-ended", ALL, PHASES, CHANGES, NOBODY, "F-CAMP-5")                                   \
  E (PHASE_ENDED, phase_ended, "phase-ended", ALL, PHASES, NOTHING, NOBODY, "F-CAMP-5")                                \
  E (CLOSED, closed, "closed", ALL, PHASES, CHANGES, NOBODY, "")                                                       \
  E (CLOCK_STARTED, clock_started, "clock-started", ALL, CLOCK, CHANGES, NOBODY, "F-CAMP-1")                           \
  E (CLOCK_PAUSED, clock_paused, "clock-paused", ALL, CLOCK, CHANGES, NOBODY, "F-CAMP-1")                              \
  E (CLOCK_SET, clock_set, "clock-set", ALL, CLOCK, CHANGES, NOBODY, "F-CAMP-1")                                       \
  E (LENGTHS_SET, lengths_set, "lengths-set", ALL, CLOCK, CHANGES, NOBODY, "F-CAMP-1")                                 \
  E (ALARM_SET, alarm_set, "alarm-set", MASTER, CLOCK, CHANGES, NOBODY, "F-CAMP-1")                                    \
  E (ALARM_GIVEN, alarm_given, "alarm-given", ALL, CLOCK, CHANGES, NOBODY, "F-CAMP-1")                                 \
  E (PERIOD_OVER, period_over, "period-over", ALL, CLOCK, CHANGES, NOBODY, "F-CAMP-1")                                 \
  E (SHEET_HANDED_IN, sheet_handed_in, "sheet-handed-in", NAMED, ORDERS, CHANGES, NOBODY, "F-CAMP-4")                  \
  E (LINE_READ, line_read, "line-read", MASTER, ORDERS, CHANGES, NOBODY, "F-CAMP-4")                                   \
  E (TASK_READ, task_read, "task-read", MASTER, ORDERS, CHANGES, NOBODY, "F-CAMP-4")                                   \
  E (READING_PICKED, reading_picked, "reading-picked", MASTER, ORDERS, CHANGES, NOBODY, "F-CAMP-4")                    \
  E (LINE_REREAD, line_reread, "line-reread", MASTER, ORDERS, CHANGES, NOBODY, "F-CAMP-4")                             \
  E (REMARK_KEPT, remark_kept, "remark-kept", NAMED, ORDERS, CHANGES, NOBODY, "F-CAMP-4")                              \
  E (TASK_GIVEN, task_given, "task-given", OWNER, ORDERS, CHANGES, NOBODY, "F-CAMP-4")                                 \
  E (TASK_DROPPED, task_dropped, "task-dropped", OWNER, ORDERS, CHANGES, NOBODY, "F-CAMP-4 F-CAMP-9")                  \
  E (TASK_WORKED, task_worked, "task-worked", OWNER, ORDERS, CHANGES, NOBODY, "F-CAMP-3 F-CAMP-4")                     \
  E (TASK_DONE, task_done, "task-done", OWNER, ORDERS, CHANGES, NOBODY, "F-CAMP-3 F-CAMP-4")                           \
  E (TASK_FAILED, task_failed, "task-failed", OWNER, ORDERS, CHANGES, NOBODY, "F-CAMP-4")                              \
  E (INSTRUCTION_READ, instruction_read, "instruction-read", MASTER, ORDERS, CHANGES, NOBODY, "F-CAMP-13")             \
  E (INSTRUCTION_GIVEN, instruction_given, "instruction-given", OWNER, ORDERS, CHANGES, NOBODY, "F-CAMP-13")           \
  E (INSTRUCTION_DROPPED, instruction_dropped, "instruction-dropped", OWNER, ORDERS, CHANGES, NOBODY, "F-CAMP-13")     \
  E (INSTRUCTION_APPLIED, instruction_applied, "instruction-applied", OWNER, ORDERS, CHANGES, NEEDS (formation),       \
     "F-CAMP-13")                                                                                                      \
  E (WORD_TAUGHT, word_taught, "word-taught", MASTER, ORDERS, CHANGES, NOBODY, "F-CAMP-4")                             \
  E (WORD_FORGOTTEN, word_forgotten, "word-forgotten", MASTER, ORDERS, CHANGES, NOBODY, "F-CAMP-4")                    \
  E (ADMIRAL_ABSENT, admiral_absent, "admiral-absent", MASTER, ORDERS, CHANGES, NOBODY, "F-CAMP-10")                   \
  E (LANGUAGE_SET, language_set, "language-set", NAMED, MESSAGES, CHANGES, NOBODY, "")                                 \
  E (FORMATION_FORMED, formation_formed, "formation-formed", OWNER, SHIPS, CHANGES, NEEDS (formation, admiral),        \
     "F-FORM-3 F-CAMP-12")                                                                                             \
  E (SHIP_JOINED, ship_joined, "ship-joined", OWNER, SHIPS, CHANGES, NOBODY, "F-FORM-1 F-FORM-3")                      \
  E (FLAGSHIP_NAMED, flagship_named, "flagship-named", OWNER, SHIPS, CHANGES, NOBODY, "F-FORM-2")                      \
  E (SUCCESSION_SET, succession_set, "succession-set", OWNER, SHIPS, CHANGES, NOBODY, "F-FORM-2")                      \
  E (FORMATION_NAMED, formation_named, "formation-named", OWNER, SHIPS, CHANGES, NOBODY, "F-FORM-3")                   \
  E (FORMATION_OVER, formation_over, "formation-over", OWNER, SHIPS, CHANGES, NOBODY, "F-FORM-3")                      \
  E (POSTURE_TAKEN, posture_taken, "posture-taken", OWNER, MOVEMENT, CHANGES, NOBODY, "F-CAMP-4")                      \
  E (UNDER_WAY, under_way, "under-way", OWNER, MOVEMENT, CHANGES, NOBODY, "F-CAMP-3")                                  \
  E (FORMATION_MOVED, formation_moved, "formation-moved", OWNER, MOVEMENT, CHANGES, NOBODY, "F-CAMP-3")                \
  E (FORMATION_PLACED, formation_placed, "formation-placed", OWNER, MOVEMENT, CHANGES, NOBODY, "")                     \
  E (DETECTION_CONTESTED, detection_contested, "detection-contested", MASTER, DETECTION, NOTHING, NOBODY,              \
     "F-CAMP-7 F-EW-2")                                                                                                \
  E (FORMATION_SIGHTED, formation_sighted, "formation-sighted", NAMED, DETECTION, CHANGES, NOBODY,                     \
     "F-CAMP-7 F-CAMP-8")                                                                                              \
  E (MET, met, "met", MASTER, CLASHES, CHANGES, NOBODY, "F-CAMP-6")                                                    \
  E (PARTY_MET, party_met, "party-met", MASTER, CLASHES, CHANGES, NOBODY, "F-CAMP-6")                                  \
  E (MEETING_JUDGED, meeting_judged, "meeting-judged", MASTER, CLASHES, CHANGES, NOBODY, "F-CAMP-6")                   \
  E (CLASH_OPENED, clash_opened, "clash-opened", PARTIES, CLASHES, CHANGES, NEEDS (clash), "F-CAMP-6 F-CAMP-11")       \
  E (CLASH_SIDE, clash_side, "clash-side", MASTER, CLASHES, CHANGES, NOBODY, "F-CAMP-11")                              \
  E (CLASH_FORMATION, clash_formation, "clash-formation", MASTER, CLASHES, CHANGES, NEEDS (formation), "F-CAMP-11")    \
  E (CLASH_LEVEL, clash_level, "clash-level", MASTER, CLASHES, CHANGES, NOBODY, "F-CAMP-11 F-EW-1")                    \
  E (CLASH_SHIP, clash_ship, "clash-ship", MASTER, CLASHES, CHANGES, NEEDS (ship), "F-CAMP-11")                        \
  E (CLASH_OBJECT, clash_object, "clash-object", MASTER, CLASHES, CHANGES, NOBODY, "F-CAMP-11")                        \
  E (CLASH_MINE, clash_mine, "clash-mine", MASTER, CLASHES, CHANGES, NOBODY, "F-CAMP-11 F-MINE-1")                     \
  E (CLASH_INSTRUCTION, clash_instruction, "clash-instruction", MASTER, CLASHES, CHANGES, NEEDS (formation),           \
     "F-CAMP-11 F-CAMP-13")                                                                                            \
  E (CLASH_RETURNED, clash_returned, "clash-returned", PARTIES, CLASHES, CHANGES, NOBODY, "F-CAMP-11")                 \
  E (SHIP_RETURNED, ship_returned, "ship-returned", OWNER, CLASHES, CHANGES, NOBODY, "F-CAMP-11")                      \
  E (CRITICALS_CLEARED, criticals_cleared, "criticals-cleared", OWNER, SHIPS, CHANGES, NOBODY, "F-CAMP-11")            \
  E (CRITICAL_KEPT, critical_kept, "critical-kept", OWNER, SHIPS, CHANGES, NOBODY, "F-CAMP-11")                        \
  E (SHIP_CAPTURED, ship_captured, "ship-captured", OWNER, SHIPS, CHANGES, NOBODY, "F-CAMP-11 F-BRD-5")                \
  E (SHIP_ADDED, ship_added, "ship-added", OWNER, SHIPS, CHANGES, NEEDS (ship, admiral), "F-CAMP-11")                  \
  E (COMMAND_BROKEN, command_broken, "command-broken", OWNER, SHIPS, CHANGES, NOBODY, "F-FORM-7")                      \
  E (TUBES_RELOADED, tubes_reloaded, "tubes-reloaded", OWNER, SHIPS, CHANGES, NOBODY, "F-TORP-1")                      \
  E (FIELD_LAID, field_laid, "field-laid", NAMED, SHIPS, CHANGES, NOBODY, "F-CAMP-4 F-MINE-1")                         \
  E (FIELD_CHANGED, field_changed, "field-changed", OWNER, SHIPS, CHANGES, NOBODY, "F-MINE-1")                         \
  E (FIELD_FOUND, field_found, "field-found", NAMED, DETECTION, CHANGES, NOBODY, "F-CAMP-8")                           \
  E (SWEEP_CHECKED, sweep_checked, "sweep-checked", OWNER, SHIPS, NOTHING, NOBODY, "F-CAMP-4 F-SWP-2")                 \
  E (MINES_SPENT, mines_spent, "mines-spent", OWNER, SHIPS, CHANGES, NOBODY, "F-MINE-1")                               \
  E (TROOPS_LANDED, troops_landed, "troops-landed", NAMED, SHIPS, CHANGES, NOBODY, "F-CAMP-4 F-END-6")                 \
  E (HOLDER_SET, holder_set, "holder-set", ALL, SHIPS, CHANGES, NOBODY, "F-END-6")                                     \
  E (GROUND_BEGUN, ground_begun, "ground-begun", PARTIES, MESSAGES, NOTHING, NOBODY, "F-END-6 T-GND-1")                \
  E (GROUND_UNITS, ground_units, "ground-units", PARTIES, MESSAGES, NOTHING, NOBODY, "F-END-6")                        \
  E (GROUND_ROLLED, ground_rolled, "ground-rolled", PARTIES, MESSAGES, NOTHING, NOBODY, "F-END-6 T-DICE-1 T-GND-1")    \
  E (GROUND_SUSTAINED, ground_sustained, "ground-sustained", PARTIES, MESSAGES, NOTHING, NOBODY, "F-END-6 T-GND-2")    \
  E (GROUND_LOST, ground_lost, "ground-lost", PARTIES, MESSAGES, NOTHING, NOBODY, "F-END-6 T-GND-2")                   \
  E (GROUND_OVER, ground_over, "ground-over", PARTIES, MESSAGES, NOTHING, NOBODY, "F-END-6 T-GND-3")                   \
  E (LANDINGS_SETTLED, landings_settled, "landings-settled", NAMED, MESSAGES, CHANGES, NOBODY, "F-END-6")              \
  E (GARRISON_SET, garrison_set, "garrison-set", PARTIES, MESSAGES, CHANGES, NOBODY, "F-END-6")                        \
  E (MESSAGE_SENT, message_sent, "message-sent", NAMED, MESSAGES, CHANGES, NOBODY, "F-CAMP-9")                         \
  E (QUERY_OPENED, query_opened, "query-opened", NAMED, MESSAGES, CHANGES, NEEDS (admiral), "F-CAMP-9")                \
  E (QUERY_ANSWERED, query_answered, "query-answered", NAMED, MESSAGES, CHANGES, NOBODY, "F-CAMP-9")                   \
  E (COURIER_SENT, courier_sent, "courier-sent", MASTER, MESSAGES, CHANGES, NEEDS (to), "F-CAMP-9")                    \
  E (QUERY_FORWARDED, query_forwarded, "query-forwarded", MASTER, MESSAGES, CHANGES, NEEDS (to), "F-CAMP-9")           \
  E (QUERY_PUT_ASIDE, query_put_aside, "query-put-aside", MASTER, MESSAGES, CHANGES, NOBODY, "F-CAMP-9")               \
  E (QUERY_WITHDRAWN, query_withdrawn, "query-withdrawn", MASTER, MESSAGES, CHANGES, NOBODY, "F-CAMP-9")               \
  E (PUBLISHED, published, "published", ALL, MESSAGES, CHANGES, NOBODY, "F-CAMP-8")                                    \
  E (UNPUBLISHED, unpublished, "unpublished", ALL, MESSAGES, CHANGES, NOBODY, "F-CAMP-8")                              \
  E (ALLIANCE_SET, alliance_set, "alliance-set", ALL, MASTER, CHANGES, NOBODY, "")                                     \
  E (VALUE_SET, value_set, "value-set", OWNER, MASTER, CHANGES, NOBODY, "")                                            \
  E (MASTER_RULED, master_ruled, "master-ruled", MASTER, MASTER, NOTHING, NOBODY, "")                                  \
  E (NOTED, noted, "noted", MASTER, MESSAGES, NOTHING, NOBODY, "")                                                     \
  E (PLAYED, played, "played", MASTER, CLASHES, NOTHING, NOBODY, "")                                                   \
  E (CLASH_LENT, clash_lent, "clash-lent", MASTER, CLASHES, CHANGES, NEEDS (clash), "")                                \
  E (LOAN_ENDED, loan_ended, "loan-ended", MASTER, CLASHES, CHANGES, NEEDS (clash), "")                                \
  E (SUGGESTIONS_SET, suggestions_set, "suggestions-set", ALL, CLASHES, CHANGES, NOBODY, "")                           \
  E (SUGGESTED, suggested, "suggested", MASTER, CLASHES, CHANGES, NEEDS (clash, admiral), "")                          \
  E (SUGGESTION_SETTLED, suggestion_settled, "suggestion-settled", MASTER, CLASHES, CHANGES, NEEDS (clash), "")        \
  E (ENTITY_ADDED, entity_added, "entity-added", MASTER, MASTER, CHANGES, NOBODY, "")                                  \
  E (ENTITY_CHANGED, entity_changed, "entity-changed", MASTER, MASTER, CHANGES, NOBODY, "")                            \
  E (ENTITY_REMOVED, entity_removed, "entity-removed", MASTER, MASTER, CHANGES, NOBODY, "")                            \
  E (RULE_CHANGED, rule_changed, "rule-changed", MASTER, MASTER, CHANGES, NOBODY, "")                                  \
  E (GENERATOR_ADVANCED, generator_advanced, "generator-advanced", MASTER, NONE, CHANGES, NOBODY, "F-GEN-5")

#define FORCON_CAMPAIGN_EVENT_VALUE(NAME, ...) FORCON_CAMPAIGN_EVENT_##NAME,
typedef enum {
  FORCON_CAMPAIGN_EVENTS (FORCON_CAMPAIGN_EVENT_VALUE) FORCON_N_CAMPAIGN_EVENTS
} ForconCampaignEventKind;

#define FORCON_FACT_STRUCT(NAME, member, ...)                                                                          \
  typedef struct {                                                                                                     \
    guint32 audience;                                                                                                  \
    FORCON_FACTS_##NAME (FORCON_RECORD_MEMBER)                                                                         \
  } ForconFact_##member;
FORCON_CAMPAIGN_EVENTS (FORCON_FACT_STRUCT)

#define FORCON_FACT_MEMBER(NAME, member, ...) ForconFact_##member member;

/**
 * ForconCampaignEvent:
 * @kind: which member of the union holds the facts
 * @audience: bit (1 << side id) of each admiral who may see it; set when it is stated. It lies at the beginning of
 *   every member, where the fields have their offsets from
 *
 * A fact of a campaign, with every figure that led to it. A plain value.
 */
typedef struct {
  ForconCampaignEventKind kind;
  union {
    guint32 audience;
    FORCON_CAMPAIGN_EVENTS (FORCON_FACT_MEMBER)
  };
} ForconCampaignEvent;

/* Where the fields of an event lie, for the functions of record.h. */
#define FORCON_CAMPAIGN_EVENT_RECORD(event) ((gpointer) &(event)->audience)
#define FORCON_CAMPAIGN_EVENT_CONST(event) ((gconstpointer) & (event)->audience)

/**
 * forcon_campaign_event_word:
 * @kind: a kind of event
 *
 * Returns: (transfer none): its word in files and JSON
 */
const char *forcon_campaign_event_word (ForconCampaignEventKind kind);

/**
 * forcon_campaign_event_from_word:
 *
 * Returns: whether there is such a kind of event
 */
gboolean forcon_campaign_event_from_word (const char *word, ForconCampaignEventKind *kind);

/**
 * forcon_campaign_event_shape:
 * @kind: a kind of event
 *
 * Returns: (transfer none): the fields of its record, FORCON_CAMPAIGN_EVENT_RECORD()
 */
const ForconRecordShape *forcon_campaign_event_shape (ForconCampaignEventKind kind);

/**
 * forcon_campaign_event_row:
 * @kind: a kind of event
 *
 * Returns: (transfer none): what the table says about such events
 */
const ForconEventRow *forcon_campaign_event_row (ForconCampaignEventKind kind);

/**
 * forcon_campaign_event_equal:
 *
 * Returns: whether both state the same fact with the same figures to the same people
 */
gboolean forcon_campaign_event_equal (const ForconCampaignEvent *a, const ForconCampaignEvent *b);

/**
 * forcon_campaign_audience:
 * @campaign: a campaign, with the event applied
 * @event: a fact
 *
 * Returns: bit (1 << side id) of each admiral who may see it (F-CAMP-8)
 */
guint32 forcon_campaign_audience (const ForconCampaign *campaign, const ForconCampaignEvent *event);

/* The only writers of a campaign in play: never fail, throw no dice, know no rule. */

/**
 * forcon_campaign_event_fits:
 * @campaign: a state
 * @event: what is said to have happened then
 *
 * Facts that were decided on @campaign always fit; those of a journal that somebody forged may not. Of what an admiral
 * knows this says nothing, for there facts leave gaps.
 *
 * Returns: whether all that @event names exists, so that it can be applied
 */
gboolean forcon_campaign_event_fits (const ForconCampaign *campaign, const ForconCampaignEvent *event);

/**
 * forcon_campaign_value_event:
 * @fact: a value that was set
 *
 * Returns: the event of a battle that does the same to the fleet
 */
ForconEvent forcon_campaign_value_event (const ForconFact_value_set *fact);

/**
 * forcon_campaign_apply:
 * @campaign: a campaign
 * @event: a fact
 *
 * The only writer of a campaign in play, besides forcon_campaign_apply_battle(): writes down what the fact says.
 */
void forcon_campaign_apply (ForconCampaign *campaign, const ForconCampaignEvent *event);

/**
 * forcon_campaign_apply_battle:
 * @campaign: a campaign
 * @clash: one of its clashes
 * @event: what happened at its table
 *
 * Returns: whether it can have happened there; otherwise nothing has changed
 */
gboolean forcon_campaign_apply_battle (ForconCampaign *campaign, ForconClashId clash, const ForconEvent *event);

G_END_DECLS
