/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-campaign-command.h"
#include "forcon-event.h"

G_BEGIN_DECLS

/* The facts of a campaign, as tables like those of a battle in forcon-event.h. F (field name, type of a record). */
#define FORCON_FACTS_BEGUN(F)
#define FORCON_FACTS_PHASE_BEGUN(F) F (phase, int)
#define FORCON_FACTS_HALF_BEGUN(F) F (phase, int) F (half, int)
#define FORCON_FACTS_HALF_ENDED(F) F (phase, int) F (half, int)
#define FORCON_FACTS_PHASE_ENDED(F) F (phase, int)
#define FORCON_FACTS_CLOSED(F)
#define FORCON_FACTS_CLOCK_STARTED(F) F (wall, int64) F (boot, text) F (uptime, int64)
#define FORCON_FACTS_CLOCK_PAUSED(F) F (elapsed, int64)
#define FORCON_FACTS_CLOCK_SET(F)                                                                                      \
  F (period, period) F (length, int64) F (elapsed, int64) F (wall, int64) F (boot, text) F (uptime, int64)
#define FORCON_FACTS_LENGTHS_SET(F) F (collecting, int64) F (results, int64)
#define FORCON_FACTS_ALARM_SET(F) F (minutes, int) F (on, flag)
#define FORCON_FACTS_ALARM_GIVEN(F) F (period, period) F (minutes, int)
#define FORCON_FACTS_PERIOD_OVER(F) F (period, period)
#define FORCON_FACTS_SHEET_HANDED_IN(F)                                                                                \
  F (sheet, sheet) F (admiral, admiral) F (phase, int) F (wall, int64) F (by, text) F (text, text) F (correction, flag)
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
  F (task, task) F (formation, formation) F (kind, task_kind) F (problem, problem) F (actual, int) F (needed, int)     \
  F (sector, sector) F (other, sector) F (ship, ship) F (target, formation)
#define FORCON_FACTS_ADMIRAL_ABSENT(F) F (admiral, admiral) F (absent, flag)
#define FORCON_FACTS_FORMATION_FORMED(F)                                                                               \
  F (formation, formation) F (admiral, admiral) F (word, name) F (name, name) F (flagship, ship) F (sector, sector)    \
  F (came_from, sector) F (posture, posture)
#define FORCON_FACTS_SHIP_JOINED(F)                                                                                    \
  F (ship, ship) F (formation, formation) F (from, formation) F (succession, int)
#define FORCON_FACTS_FLAGSHIP_NAMED(F) F (formation, formation) F (ship, ship) F (from, ship)
#define FORCON_FACTS_SUCCESSION_SET(F) F (formation, formation) F (ship, ship) F (succession, int)
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
#define FORCON_FACTS_MEETING_JUDGED(F) F (meeting, meeting) F (state, meeting_state) F (clash, clash)
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
#define FORCON_FACTS_CLASH_RETURNED(F) F (clash, clash) F (rounds, int) F (winner, admiral) F (ended, flag)
#define FORCON_FACTS_SHIP_RETURNED(F)                                                                                  \
  F (ship, ship) F (clash, clash) F (admiral, admiral) F (was, ship_status) F (status, ship_status) F (hits_were, int) \
  F (hits, int) F (readiness_lost, int) F (ew_attack_lost, int) F (generators_destroyed, flag) F (mines_laid, int)     \
  F (landed, int) F (unready, mask) F (sector, sector)
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
 * Ground combat (F-END-6). admiral: who attacks, of UNITS, ROLLED, SUSTAINED and LOST whose they are, or nobody; attacker:
 * whether these are the attacker's; unit, name: what they are, by word and as read; troops, garrison: troops of both, in OVER
 * what is left of them; admirals: bit (1 << side id) of each whose troops took part, and of who held the planet.
 */
#define FORCON_FACTS_GROUND_BEGUN(F)                                                                                   \
  F (object, object) F (sector, sector) F (admiral, admiral) F (holder, admiral) F (troops, int) F (garrison, int)     \
  F (admirals, mask)
#define FORCON_FACTS_GROUND_UNITS(F)                                                                                   \
  F (object, object) F (admiral, admiral) F (attacker, flag) F (unit, name) F (name, name) F (count, int)              \
  F (admirals, mask)
#define FORCON_FACTS_GROUND_ROLLED(F)                                                                                  \
  F (object, object) F (round, int) F (admiral, admiral) F (attacker, flag) F (unit, name) F (name, name)              \
  F (needed, int) F (roll, roll) F (hits, int) F (admirals, mask)
#define FORCON_FACTS_GROUND_SUSTAINED(F)                                                                               \
  F (object, object) F (round, int) F (admiral, admiral) F (attacker, flag) F (unit, name) F (name, name)              \
  F (count, int) F (admirals, mask)
#define FORCON_FACTS_GROUND_LOST(F) FORCON_FACTS_GROUND_SUSTAINED (F) F (damaged, flag)
#define FORCON_FACTS_GROUND_OVER(F)                                                                                    \
  F (object, object) F (sector, sector) F (admiral, admiral) F (holder, admiral) F (result, ground_result)             \
  F (rounds, int) F (troops, int) F (garrison, int) F (admirals, mask)
/* All troops of the admiral there have fought, or come into the garrison; troops: how many had been landed. */
#define FORCON_FACTS_LANDINGS_SETTLED(F) F (object, object) F (sector, sector) F (admiral, admiral) F (troops, int)
#define FORCON_FACTS_GARRISON_SET(F)                                                                                   \
  F (object, object) F (sector, sector) F (garrison, int) F (was, int) F (admirals, mask)
#define FORCON_FACTS_MESSAGE_SENT(F) FORCON_FIELDS_MESSAGE (F)
#define FORCON_FACTS_PUBLISHED(F) FORCON_FIELDS_NOTICE (F)
/* level: what the main map told of the formation. */
#define FORCON_FACTS_UNPUBLISHED(F) F (sector, sector) F (formation, formation) F (level, level)
#define FORCON_FACTS_ALLIANCE_SET(F) F (power, power) F (alliance, int)
#define FORCON_FACTS_VALUE_SET(F) F (ship, ship) F (value, value) F (was, int64) F (now, int64)
#define FORCON_FACTS_MASTER_RULED(F) F (reason, text)
#define FORCON_FACTS_NOTED(F) F (text, text)
#define FORCON_FACTS_PLAYED(F) F (clash, clash) F (first, int) F (count, int)
#define FORCON_FACTS_GENERATOR_ADVANCED(F) F (state, uint64) F (dice, int)

/*
 * Who may see a fact (F-CAMP-8). ALL: everybody. OWNER: the admiral whose formation, task or ship it names. NAMED: the
 * admiral that it names. PARTIES: the admirals with ships in the clash, or troops in the ground combat, that it names. MASTER:
 * nobody else.
 * forcon-campaign-audience.c alone makes admirals of it. What happens at the table of a clash, that table's own
 * events say (forcon-view.h).
 */
#define FORCON_RECIPIENTS(T)                                                                                           \
  T (ALL, "all")                                                                                                       \
  T (OWNER, "owner")                                                                                                   \
  T (NAMED, "named")                                                                                                   \
  T (PARTIES, "parties")                                                                                               \
  T (MASTER, "master")

#define FORCON_TERM_RECIPIENT(NAME, word) FORCON_RECIPIENT_##NAME,
typedef enum { FORCON_RECIPIENTS (FORCON_TERM_RECIPIENT) FORCON_N_RECIPIENT } ForconRecipient;

/* E (NAME, member, "word", who may see it) */
#define FORCON_CAMPAIGN_EVENTS(E)                                                                                      \
  E (BEGUN, begun, "begun", ALL)                                                                                       \
  E (PHASE_BEGUN, phase_begun, "phase-begun", ALL)                                                                     \
  E (HALF_BEGUN, half_begun, "half-begun", ALL)                                                                        \
  E (HALF_ENDED, half_ended, "half-ended", ALL)                                                                        \
  E (PHASE_ENDED, phase_ended, "phase-ended", ALL)                                                                     \
  E (CLOSED, closed, "closed", ALL)                                                                                    \
  E (CLOCK_STARTED, clock_started, "clock-started", ALL)                                                               \
  E (CLOCK_PAUSED, clock_paused, "clock-paused", ALL)                                                                  \
  E (CLOCK_SET, clock_set, "clock-set", ALL)                                                                           \
  E (LENGTHS_SET, lengths_set, "lengths-set", ALL)                                                                     \
  E (ALARM_SET, alarm_set, "alarm-set", MASTER)                                                                        \
  E (ALARM_GIVEN, alarm_given, "alarm-given", ALL)                                                                     \
  E (PERIOD_OVER, period_over, "period-over", ALL)                                                                     \
  E (SHEET_HANDED_IN, sheet_handed_in, "sheet-handed-in", NAMED)                                                       \
  E (LINE_READ, line_read, "line-read", MASTER)                                                                        \
  E (TASK_READ, task_read, "task-read", MASTER)                                                                        \
  E (READING_PICKED, reading_picked, "reading-picked", MASTER)                                                         \
  E (LINE_REREAD, line_reread, "line-reread", MASTER)                                                                  \
  E (REMARK_KEPT, remark_kept, "remark-kept", NAMED)                                                                   \
  E (TASK_GIVEN, task_given, "task-given", OWNER)                                                                      \
  E (TASK_DROPPED, task_dropped, "task-dropped", OWNER)                                                                \
  E (TASK_WORKED, task_worked, "task-worked", OWNER)                                                                   \
  E (TASK_DONE, task_done, "task-done", OWNER)                                                                         \
  E (TASK_FAILED, task_failed, "task-failed", OWNER)                                                                   \
  E (ADMIRAL_ABSENT, admiral_absent, "admiral-absent", MASTER)                                                         \
  E (FORMATION_FORMED, formation_formed, "formation-formed", OWNER)                                                    \
  E (SHIP_JOINED, ship_joined, "ship-joined", OWNER)                                                                   \
  E (FLAGSHIP_NAMED, flagship_named, "flagship-named", OWNER)                                                          \
  E (SUCCESSION_SET, succession_set, "succession-set", OWNER)                                                          \
  E (FORMATION_OVER, formation_over, "formation-over", OWNER)                                                          \
  E (POSTURE_TAKEN, posture_taken, "posture-taken", OWNER)                                                             \
  E (UNDER_WAY, under_way, "under-way", OWNER)                                                                         \
  E (FORMATION_MOVED, formation_moved, "formation-moved", OWNER)                                                       \
  E (FORMATION_PLACED, formation_placed, "formation-placed", OWNER)                                                    \
  E (DETECTION_CONTESTED, detection_contested, "detection-contested", MASTER)                                          \
  E (FORMATION_SIGHTED, formation_sighted, "formation-sighted", NAMED)                                                 \
  E (MET, met, "met", MASTER)                                                                                          \
  E (PARTY_MET, party_met, "party-met", MASTER)                                                                        \
  E (MEETING_JUDGED, meeting_judged, "meeting-judged", MASTER)                                                         \
  E (CLASH_OPENED, clash_opened, "clash-opened", PARTIES)                                                              \
  E (CLASH_SIDE, clash_side, "clash-side", MASTER)                                                                     \
  E (CLASH_FORMATION, clash_formation, "clash-formation", MASTER)                                                      \
  E (CLASH_LEVEL, clash_level, "clash-level", MASTER)                                                                  \
  E (CLASH_SHIP, clash_ship, "clash-ship", MASTER)                                                                     \
  E (CLASH_OBJECT, clash_object, "clash-object", MASTER)                                                               \
  E (CLASH_MINE, clash_mine, "clash-mine", MASTER)                                                                     \
  E (CLASH_RETURNED, clash_returned, "clash-returned", PARTIES)                                                        \
  E (SHIP_RETURNED, ship_returned, "ship-returned", OWNER)                                                             \
  E (CRITICALS_CLEARED, criticals_cleared, "criticals-cleared", OWNER)                                                 \
  E (CRITICAL_KEPT, critical_kept, "critical-kept", OWNER)                                                             \
  E (SHIP_CAPTURED, ship_captured, "ship-captured", OWNER)                                                             \
  E (SHIP_ADDED, ship_added, "ship-added", OWNER)                                                                      \
  E (COMMAND_BROKEN, command_broken, "command-broken", OWNER)                                                          \
  E (TUBES_RELOADED, tubes_reloaded, "tubes-reloaded", OWNER)                                                          \
  E (FIELD_LAID, field_laid, "field-laid", NAMED)                                                                      \
  E (FIELD_CHANGED, field_changed, "field-changed", OWNER)                                                             \
  E (FIELD_FOUND, field_found, "field-found", NAMED)                                                                   \
  E (SWEEP_CHECKED, sweep_checked, "sweep-checked", OWNER)                                                             \
  E (MINES_SPENT, mines_spent, "mines-spent", OWNER)                                                                   \
  E (TROOPS_LANDED, troops_landed, "troops-landed", NAMED)                                                             \
  E (HOLDER_SET, holder_set, "holder-set", ALL)                                                                        \
  E (GROUND_BEGUN, ground_begun, "ground-begun", PARTIES)                                                              \
  E (GROUND_UNITS, ground_units, "ground-units", PARTIES)                                                              \
  E (GROUND_ROLLED, ground_rolled, "ground-rolled", PARTIES)                                                           \
  E (GROUND_SUSTAINED, ground_sustained, "ground-sustained", PARTIES)                                                  \
  E (GROUND_LOST, ground_lost, "ground-lost", PARTIES)                                                                 \
  E (GROUND_OVER, ground_over, "ground-over", PARTIES)                                                                 \
  E (LANDINGS_SETTLED, landings_settled, "landings-settled", NAMED)                                                    \
  E (GARRISON_SET, garrison_set, "garrison-set", PARTIES)                                                              \
  E (MESSAGE_SENT, message_sent, "message-sent", NAMED)                                                                \
  E (PUBLISHED, published, "published", ALL)                                                                           \
  E (UNPUBLISHED, unpublished, "unpublished", ALL)                                                                     \
  E (ALLIANCE_SET, alliance_set, "alliance-set", ALL)                                                                  \
  E (VALUE_SET, value_set, "value-set", OWNER)                                                                         \
  E (MASTER_RULED, master_ruled, "master-ruled", MASTER)                                                               \
  E (NOTED, noted, "noted", MASTER)                                                                                    \
  E (PLAYED, played, "played", MASTER)                                                                                 \
  E (GENERATOR_ADVANCED, generator_advanced, "generator-advanced", MASTER)

#define FORCON_CAMPAIGN_EVENT_VALUE(NAME, member, word, recipient) FORCON_CAMPAIGN_EVENT_##NAME,
typedef enum {
  FORCON_CAMPAIGN_EVENTS (FORCON_CAMPAIGN_EVENT_VALUE) FORCON_N_CAMPAIGN_EVENTS
} ForconCampaignEventKind;

#define FORCON_FACT_STRUCT(NAME, member, word, recipient)                                                              \
  typedef struct {                                                                                                     \
    guint32 audience;                                                                                                  \
    FORCON_FACTS_##NAME (FORCON_RECORD_MEMBER)                                                                         \
  } ForconFact_##member;
FORCON_CAMPAIGN_EVENTS (FORCON_FACT_STRUCT)

#define FORCON_FACT_MEMBER(NAME, member, word, recipient) ForconFact_##member member;

/**
 * ForconCampaignEvent:
 * @kind: which member of the union holds the facts
 * @audience: bit (1 << side id) of each admiral who may see it; set when it is stated. It lies at the beginning of every
 *   member, where the fields have their offsets from
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

/* Where the fields of an event lie, for the functions of forcon-record.h. */
#define FORCON_CAMPAIGN_EVENT_RECORD(event) ((gpointer) &(event)->audience)
#define FORCON_CAMPAIGN_EVENT_CONST(event) ((gconstpointer) & (event)->audience)

const char *forcon_campaign_event_word (ForconCampaignEventKind kind);
gboolean forcon_campaign_event_from_word (const char *word, ForconCampaignEventKind *kind);
const ForconRecordShape *forcon_campaign_event_shape (ForconCampaignEventKind kind);
ForconRecipient forcon_campaign_event_recipient (ForconCampaignEventKind kind);
gboolean forcon_campaign_event_equal (const ForconCampaignEvent *a, const ForconCampaignEvent *b);
guint32 forcon_campaign_audience (const ForconCampaign *campaign, const ForconCampaignEvent *event);

/* The only writers of a campaign in play: never fail, throw no dice, know no rule. */
gboolean forcon_campaign_event_fits (const ForconCampaign *campaign, const ForconCampaignEvent *event);
ForconEvent forcon_campaign_value_event (const ForconFact_value_set *fact);
void forcon_campaign_apply (ForconCampaign *campaign, const ForconCampaignEvent *event);
void forcon_campaign_apply_battle (ForconCampaign *campaign, ForconClashId clash, const ForconEvent *event);

G_END_DECLS
