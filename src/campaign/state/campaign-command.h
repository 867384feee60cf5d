/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/*
 * The commands of a campaign: T (NAME, "word", "fields that it takes; those with ? may be absent"). All may name
 * reason.
 *
 * BEGIN: play begins, if everything is ready (F-CAMP-12). ADVANCE: resolves the next half-phase, or ends the phase
 * after the second; leave_open: though clashes or questions are open, whose formations stay where they are. CLOSE:
 * the game is over.
 * HAND_IN: a sheet; correction: out of turn, in force at once beside what was handed in (F-CAMP-9). PICK: reading of
 * a line, from 1; 0 makes it a remark. REWRITE: a line reads so. TASK: the master's word to a formation, in place of
 * what it has, or with add after it. CANCEL: a task. ANSWER: whether a meeting is a clash. MEET: the master lets
 * formations clash.
 * REGROUP: ships join a formation, or become a new one without that, by the master's hand; or only its flag is passed.
 * PLAY: a command at the table of a clash. RETURN: a clash that is over goes back to the map (F-CAMP-11). GROUND:
 * the whole ground combat for a planet (F-END-6), of the troops of that admiral and their friends, or of those that
 * were landed first; text: which units hits are taken with, see forcon_ground_choices_parse(), where not by the
 * default policy. TICK: gives the alarms that are due.
 */
#define FORCON_CAMPAIGN_COMMANDS(T)                                                                                    \
  T (BEGIN, "begin", "")                                                                                               \
  T (ADVANCE, "advance", "leave_open?")                                                                                \
  T (CLOSE, "close", "")                                                                                               \
  T (HAND_IN, "hand-in", "admiral text correction?")                                                                   \
  T (PICK, "pick", "line reading")                                                                                     \
  T (REWRITE, "rewrite", "line text")                                                                                  \
  T (TASK, "task", "kind formation sector? target? posture? count? charge? object? flagship? ships? name? add?")       \
  T (CANCEL, "cancel", "task")                                                                                         \
  T (ABSENT, "absent", "admiral on")                                                                                   \
  T (ANSWER, "answer", "meeting on")                                                                                   \
  T (MEET, "meet", "formation target")                                                                                 \
  T (PLAY, "play", "clash")                                                                                            \
  T (RETURN, "return", "clash")                                                                                        \
  T (GROUND, "ground", "object admiral? text?")                                                                        \
  T (CLOCK_START, "clock-start", "")                                                                                   \
  T (CLOCK_PAUSE, "clock-pause", "")                                                                                   \
  T (CLOCK_SET, "clock-set", "period? left")                                                                           \
  T (LENGTHS, "lengths", "collecting results")                                                                         \
  T (ALARM, "alarm", "count on")                                                                                       \
  T (TICK, "tick", "")                                                                                                 \
  T (MESSAGE, "message", "admiral text formation? at_once?")                                                           \
  T (PUBLISH, "publish", "sector? formation? level? text?")                                                            \
  T (UNPUBLISH, "unpublish", "sector? formation?")                                                                     \
  T (REVEAL, "reveal", "admiral formation level")                                                                      \
  T (SET, "set", "ship value number")                                                                                  \
  T (PLACE, "place", "formation sector")                                                                               \
  T (REGROUP, "regroup", "ships? formation? flagship? name? posture?")                                                 \
  T (FIELD, "field", "field? sector? admiral? charge? count")                                                          \
  T (ALLY, "ally", "power count")                                                                                      \
  T (HOLDER, "holder", "object admiral?")                                                                              \
  T (NOTE, "note", "text")

#define FORCON_TERM_CAMPAIGN_COMMAND(NAME, word, fields) FORCON_CAMPAIGN_COMMAND_##NAME,
FORCON_DECLARE_TERM (ForconCampaignCommandKind, CAMPAIGN_COMMAND, FORCON_CAMPAIGN_COMMANDS, campaign_command)

/*
 * What commands can say. on: yes or no; left: of the period, µs; collecting, results: lengths of periods, minutes; add:
 * after what the formation has to do already.
 */
#define FORCON_FIELDS_CAMPAIGN_COMMAND(F)                                                                              \
  F (admiral, admiral) F (power, power) F (formation, formation) F (target, formation) F (ship, ship)                  \
  F (flagship, ship) F (ships, ships) F (sector, sector) F (object, object) F (clash, clash) F (meeting, meeting)      \
  F (line, line) F (task, task) F (field, field) F (kind, task_kind) F (posture, posture) F (charge, charge)           \
  F (level, level) F (period, period) F (value, value) F (number, int64) F (count, int) F (reading, int)               \
  F (left, int64)                                                                                                      \
  F (collecting, int) F (results, int) F (on, flag) F (add, flag) F (correction, flag) F (at_once, flag)               \
  F (leave_open, flag) F (text, text) F (name, text) F (reason, text)

/* When, and by whom: wall, µs since 1970 UTC; boot: names the machine's run; uptime: µs in it, sleep counted. */
#define FORCON_FIELDS_MOMENT(F) F (wall, int64) F (boot, text) F (uptime, int64)

typedef struct {
  FORCON_FIELDS_MOMENT (FORCON_RECORD_MEMBER)
} ForconMoment;

typedef struct {
  FORCON_FIELDS_CAMPAIGN_COMMAND (FORCON_RECORD_MEMBER)
} ForconWish;

/**
 * ForconCampaignCommand:
 * @kind: which command
 * @wish: what it says; FORCON_CAMPAIGN_COMMANDS tells which fields count
 * @battle: of PLAY
 * @moment: when it was given
 * @by: (nullable): who gave it: "master", or an admiral's word. Interned
 *
 * What a person wants of a campaign. A plain value.
 */
typedef struct {
  ForconCampaignCommandKind kind;
  ForconWish wish;
  ForconCommand battle;
  ForconMoment moment;
  const char *by;
} ForconCampaignCommand;

/**
 * forcon_campaign_command_fields:
 * @kind: a command
 *
 * Returns: (transfer none): the fields of a #ForconWish that it takes, with blanks between; those with ? may be absent
 */
const char *forcon_campaign_command_fields (ForconCampaignCommandKind kind);

const ForconRecordShape *forcon_wish_shape (void);
const ForconRecordShape *forcon_moment_shape (void);

G_END_DECLS
