/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/terms.h"

G_BEGIN_DECLS

/* The closed lists of the campaign, as in terms.h. */
#define FORCON_GRIDS(T)                                                                                                \
  T (SQUARE, "square")                                                                                                 \
  T (HEX, "hex")                                                                                                       \
  T (FREE, "free")

/* What lies in a sector (F-CAMP-2). Minefields are not among them: who laid them knows of them, and nobody else. */
#define FORCON_SECTOR_OBJECTS(T)                                                                                       \
  T (STAR, "star")                                                                                                     \
  T (PLANET, "planet")                                                                                                 \
  T (MOON, "moon")                                                                                                     \
  T (ASTEROID_BELT, "asteroid-belt")                                                                                   \
  T (STATION, "station")                                                                                               \
  T (TUNNEL_MOUTH, "tunnel-mouth")                                                                                     \
  T (HAZARD, "hazard")

/* How far a campaign has come: before play; orders are collected; after each half-phase; closed (F-CAMP-5,
 * F-CAMP-12). */
#define FORCON_STAGES(T)                                                                                               \
  T (SET_UP, "set-up")                                                                                                 \
  T (ORDERS, "orders")                                                                                                 \
  T (FIRST_HALF, "first-half")                                                                                         \
  T (SECOND_HALF, "second-half")                                                                                       \
  T (CLOSED, "closed")

/* What the clock counts (F-CAMP-1). */
#define FORCON_PERIODS(T)                                                                                              \
  T (COLLECTING, "collecting")                                                                                         \
  T (RESULTS, "results")

/* What a formation can be told to do (F-CAMP-4); from FORM on they are administrative and cost no time (F-CAMP-3). */
#define FORCON_TASK_KINDS(T)                                                                                           \
  T (HOLD, "hold")                                                                                                     \
  T (MOVE, "move")                                                                                                     \
  T (ATTACK_FORMATION, "attack-formation")                                                                             \
  T (ATTACK_SECTOR, "attack-sector")                                                                                   \
  T (DEFEND, "defend")                                                                                                 \
  T (PATROL, "patrol")                                                                                                 \
  T (LAY, "lay")                                                                                                       \
  T (SWEEP, "sweep")                                                                                                   \
  T (LAND, "land")                                                                                                     \
  T (FORM, "form")                                                                                                     \
  T (DISBAND, "disband")                                                                                               \
  T (JOIN, "join")                                                                                                     \
  T (SPLIT, "split")                                                                                                   \
  T (FLAGSHIP, "flagship")                                                                                             \
  T (SUCCESSORS, "successors")                                                                                         \
  T (POSTURE, "posture")                                                                                               \
  T (RENAME, "rename")

#define FORCON_POSTURES(T)                                                                                             \
  T (NONE, "none")                                                                                                     \
  T (BATTLE, "battle")                                                                                                 \
  T (MARCH, "march")                                                                                                   \
  T (SCREEN, "screen")                                                                                                 \
  T (AMBUSH, "ambush")                                                                                                 \
  T (DEFENCE, "defence")

/* OFFERED: one reading among several, or one that is impossible: not in force until it is picked. */
#define FORCON_TASK_STATES(T)                                                                                          \
  T (OFFERED, "offered")                                                                                               \
  T (WAITING, "waiting")                                                                                               \
  T (UNDERWAY, "underway")                                                                                             \
  T (DONE, "done")                                                                                                     \
  T (FAILED, "failed")                                                                                                 \
  T (DROPPED, "dropped")

#define FORCON_DROPS(T)                                                                                                \
  T (REPLACED, "replaced")                                                                                             \
  T (CANCELLED, "cancelled")                                                                                           \
  T (REREAD, "reread")                                                                                                 \
  T (DISSOLVED, "dissolved")                                                                                           \
  T (SETTLED, "settled")                                                                                               \
  T (INSTRUCTED, "instructed")                                                                                         \
  T (UNFORMED, "unformed")

/*
 * What became of a line of an order sheet. GUESSED is understood, but a name in it was not as it is spelled. UNSURE:
 * something in it is without a place, or a word is only guessed: its reading waits for the master.
 */
#define FORCON_LINE_STATES(T)                                                                                          \
  T (UNDERSTOOD, "understood")                                                                                         \
  T (GUESSED, "guessed")                                                                                               \
  T (AMBIGUOUS, "ambiguous")                                                                                           \
  T (NOT_UNDERSTOOD, "not-understood")                                                                                 \
  T (IMPOSSIBLE, "impossible")                                                                                         \
  T (REMARK, "remark")                                                                                                 \
  T (UNSURE, "unsure")

#define FORCON_MEETING_STATES(T)                                                                                       \
  T (ASKED, "asked")                                                                                                   \
  T (CLASH, "clash")                                                                                                   \
  T (PASSED_BY, "passed-by")

/* Why a formation has a part in a meeting (F-CAMP-6). */
#define FORCON_PARTY_REASONS(T)                                                                                        \
  T (PRESENT, "present")                                                                                               \
  T (CROSSES, "crosses")                                                                                               \
  T (ATTACKS_FORMATION, "attacks-formation")                                                                           \
  T (ATTACKS_SECTOR, "attacks-sector")                                                                                 \
  T (PATROLS, "patrols")                                                                                               \
  T (DEFENDS, "defends")                                                                                               \
  T (MASTER, "master")                                                                                                 \
  T (INSTRUCTED, "instructed")

/*
 * Why standing instructions do not answer what the master is asked (F-CAMP-13): none of those who have met has one for
 * it; the case has not come; who is to attack has found nobody; others there are told nothing.
 */
#define FORCON_UNANSWEREDS(T)                                                                                          \
  T (NONE, "none")                                                                                                     \
  T (NOBODY_TOLD, "nobody-told")                                                                                       \
  T (NOT_COME, "not-come")                                                                                             \
  T (NOT_FOUND, "not-found")                                                                                           \
  T (NOT_ALL, "not-all")

#define FORCON_CLASH_STATES(T)                                                                                         \
  T (OPEN, "open")                                                                                                     \
  T (RETURNED, "returned")

/* How a ground combat came out (F-END-6). UNOPPOSED: there was nobody to fight against. */
#define FORCON_GROUND_RESULTS(T)                                                                                       \
  T (ATTACKER, "attacker")                                                                                             \
  T (DEFENDER, "defender")                                                                                             \
  T (DRAW, "draw")                                                                                                     \
  T (UNOPPOSED, "unopposed")

/*
 * What became of a question or a message of an admiral's (F-CAMP-9). UNDERWAY: a courier has it; PUT_ASIDE: the master
 * wants to do nothing about it; WITHDRAWN: its line was read anew, or it was asked again.
 */
#define FORCON_QUERY_STATES(T)                                                                                         \
  T (OPEN, "open")                                                                                                     \
  T (UNDERWAY, "underway")                                                                                             \
  T (ANSWERED, "answered")                                                                                             \
  T (FORWARDED, "forwarded")                                                                                           \
  T (PUT_ASIDE, "put-aside")                                                                                           \
  T (WITHDRAWN, "withdrawn")

/*
 * What became of a loan of a clash's table. OUT: it is played elsewhere; BACK: it was taken back; RECALLED: it is
 * played here again, as it was lent; REPLACED: its file was lost, and the table was lent again.
 */
#define FORCON_LOAN_STATES(T)                                                                                          \
  T (OUT, "out")                                                                                                       \
  T (BACK, "back")                                                                                                     \
  T (RECALLED, "recalled")                                                                                             \
  T (REPLACED, "replaced")

/* What became of what an admiral proposed for the own ships at a table. ASIDE: the master does not want it. */
#define FORCON_SUGGESTION_STATES(T)                                                                                    \
  T (OPEN, "open")                                                                                                     \
  T (ACCEPTED, "accepted")                                                                                             \
  T (ASIDE, "aside")

/* In which an admiral's papers are. PROGRAM: that of the program which makes them. */
#define FORCON_LANGUAGES(T)                                                                                            \
  T (PROGRAM, "program")                                                                                               \
  T (EN, "en")                                                                                                         \
  T (RU, "ru")

/* What a scenario is made of, and what commands edit before play: each has a word of its own in these commands. */
#define FORCON_ENTITIES(T)                                                                                             \
  T (CAMPAIGN, "campaign")                                                                                             \
  T (POWER, "power")                                                                                                   \
  T (ADMIRAL, "admiral")                                                                                               \
  T (SECTOR, "sector")                                                                                                 \
  T (OBJECT, "object")                                                                                                 \
  T (BORDER, "border")                                                                                                 \
  T (FORMATION, "formation")                                                                                           \
  T (SHIP, "ship")                                                                                                     \
  T (WEAPON, "weapon")                                                                                                 \
  T (MINEFIELD, "minefield")                                                                                           \
  T (SIGHTING, "sighting")                                                                                             \
  T (NOTICE, "notice")                                                                                                 \
  T (ALARM, "alarm")                                                                                                   \
  T (ALIAS, "alias")

#define FORCON_TERM_GRID(NAME, word) FORCON_GRID_##NAME,
#define FORCON_TERM_SECTOR_OBJECT(NAME, word) FORCON_SECTOR_OBJECT_##NAME,
#define FORCON_TERM_STAGE(NAME, word) FORCON_STAGE_##NAME,
#define FORCON_TERM_PERIOD(NAME, word) FORCON_PERIOD_##NAME,
#define FORCON_TERM_TASK(NAME, word) FORCON_TASK_##NAME,
#define FORCON_TERM_POSTURE(NAME, word) FORCON_POSTURE_##NAME,
#define FORCON_TERM_TASK_STATE(NAME, word) FORCON_TASK_STATE_##NAME,
#define FORCON_TERM_DROP(NAME, word) FORCON_DROP_##NAME,
#define FORCON_TERM_LINE(NAME, word) FORCON_LINE_##NAME,
#define FORCON_TERM_MEETING(NAME, word) FORCON_MEETING_##NAME,
#define FORCON_TERM_PARTY(NAME, word) FORCON_PARTY_##NAME,
#define FORCON_TERM_UNANSWERED(NAME, word) FORCON_UNANSWERED_##NAME,
#define FORCON_TERM_CLASH(NAME, word) FORCON_CLASH_##NAME,
#define FORCON_TERM_GROUND(NAME, word) FORCON_GROUND_##NAME,
#define FORCON_TERM_QUERY(NAME, word) FORCON_QUERY_##NAME,
#define FORCON_TERM_LOAN(NAME, word) FORCON_LOAN_##NAME,
#define FORCON_TERM_SUGGESTION(NAME, word) FORCON_SUGGESTION_##NAME,
#define FORCON_TERM_LANGUAGE(NAME, word) FORCON_LANGUAGE_##NAME,
#define FORCON_TERM_ENTITY(NAME, word) FORCON_ENTITY_##NAME,

FORCON_DECLARE_TERM (ForconGrid, GRID, FORCON_GRIDS, grid)
FORCON_DECLARE_TERM (ForconSectorObjectKind, SECTOR_OBJECT, FORCON_SECTOR_OBJECTS, sector_object)
FORCON_DECLARE_TERM (ForconStage, STAGE, FORCON_STAGES, stage)
FORCON_DECLARE_TERM (ForconPeriod, PERIOD, FORCON_PERIODS, period)
FORCON_DECLARE_TERM (ForconTaskKind, TASK, FORCON_TASK_KINDS, task_kind)
FORCON_DECLARE_TERM (ForconPosture, POSTURE, FORCON_POSTURES, posture)
FORCON_DECLARE_TERM (ForconTaskState, TASK_STATE, FORCON_TASK_STATES, task_state)
FORCON_DECLARE_TERM (ForconDrop, DROP, FORCON_DROPS, drop)
FORCON_DECLARE_TERM (ForconLineState, LINE, FORCON_LINE_STATES, line_state)
FORCON_DECLARE_TERM (ForconMeetingState, MEETING, FORCON_MEETING_STATES, meeting_state)
FORCON_DECLARE_TERM (ForconPartyReason, PARTY, FORCON_PARTY_REASONS, party_reason)
FORCON_DECLARE_TERM (ForconUnanswered, UNANSWERED, FORCON_UNANSWEREDS, unanswered)
FORCON_DECLARE_TERM (ForconClashState, CLASH, FORCON_CLASH_STATES, clash_state)
FORCON_DECLARE_TERM (ForconGroundResult, GROUND, FORCON_GROUND_RESULTS, ground_result)
FORCON_DECLARE_TERM (ForconQueryState, QUERY, FORCON_QUERY_STATES, query_state)
FORCON_DECLARE_TERM (ForconLoanState, LOAN, FORCON_LOAN_STATES, loan_state)
FORCON_DECLARE_TERM (ForconSuggestionState, SUGGESTION, FORCON_SUGGESTION_STATES, suggestion_state)
FORCON_DECLARE_TERM (ForconLanguage, LANGUAGE, FORCON_LANGUAGES, language)
FORCON_DECLARE_TERM (ForconEntity, ENTITY, FORCON_ENTITIES, entity)

G_END_DECLS
