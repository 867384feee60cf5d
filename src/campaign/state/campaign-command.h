/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/*
 * The commands of a campaign: T (NAME, "word in files", member of the union, "what it takes", stages, reason, topic,
 * function). FORCON_CAMPAIGN_COMMAND_FIELDS_NAME below lists what a command says. What it takes is told in this order;
 * what has a "?" may be absent. In which stages it has its place, whether the master's reason is asked for, and the
 * function that decides it are read by campaign-decide.c only; the topic is one of ForconTopic.
 *
 * BEGIN: play begins, if everything is ready (F-CAMP-12). ADVANCE: resolves the next half-phase, or ends the phase
 * after the second. CLOSE: the game is over. HAND_IN: a sheet. PICK: reading of a line. REWRITE: a line reads so.
 * TASK: the master's word to a formation, in place of what it has. CANCEL: a task. ANSWER: whether a meeting is a
 * clash. MEET: the master lets formations clash. PLAY: a command at the table of a clash. RETURN: a clash that is over
 * goes back to the map (F-CAMP-11). GROUND: the whole ground combat for a planet (F-END-6). TICK: gives the alarms that
 * are due. REGROUP: ships join a formation, or become a new one without that, by the master's hand; or only its flag is
 * passed. INSTRUCT: a standing instruction to a formation; FORGET: one that binds it no more (F-CAMP-13). ASK:
 * what an admiral asks or writes by word of mouth. REPLY: the master answers it. FORWARD: it goes to another admiral.
 * SET_ASIDE: nothing is done about it, or its courier does not arrive. TEACH: a word of this group's and what it means
 * in orders; without a meaning it is forgotten. LEND: the table of a clash is played elsewhere from now on; one that
 * was lent is lent again, and the former file counts no more. RECALL: it is played here again, as it was lent.
 * TAKE_BACK: what was played elsewhere is entered from now on, by PLAY. LANGUAGE: in which an admiral's papers are, or
 * the program's. ADD, CHANGE, REMOVE: the map and the fleets are edited, before play
 * only (editing/entity.h). RULE: a number of the rules, before play only, as in Forcon 2010 where no value is said.
 * SUGGESTIONS: whether admirals may propose what their ships do at tables. SUGGEST: what an admiral proposes, in place
 * of what waits. ACCEPT: the master wants it; its commands follow, by PLAY. DECLINE: the master does not.
 */
#define FORCON_CAMPAIGN_COMMANDS(T)                                                                                    \
  T (BEGIN, "begin", begin, "", IN (SET_UP), FREE, PHASES, forcon_campaign_begin)                                      \
  T (ADVANCE, "advance", advance, "leave_open?", IN_PLAY, FREE, PHASES, forcon_campaign_advance)                       \
  T (CLOSE, "close", close, "", OPEN, FREE, PHASES, forcon_campaign_close)                                             \
  T (HAND_IN, "hand-in", hand_in, "admiral text correction? key?", OPEN, FREE, ORDERS, forcon_campaign_hand_in)             \
  T (PICK, "pick", pick, "line reading", OPEN, FREE, ORDERS, forcon_campaign_pick)                                     \
  T (REWRITE, "rewrite", rewrite, "line text", OPEN, FREE, ORDERS, forcon_campaign_rewrite)                            \
  T (TASK, "task", task,                                                                                               \
     "kind formation sector? via? avoid? target? posture? count? charge? object? flagship? ships? name? add?",         \
     OPEN, FREE, ORDERS, forcon_campaign_give_task)                                                                    \
  T (CANCEL, "cancel", cancel, "task", OPEN, FREE, ORDERS, forcon_campaign_cancel)                                     \
  T (ABSENT, "absent", absent, "admiral on", OPEN, FREE, ORDERS, forcon_campaign_absent)                               \
  T (ANSWER, "answer", answer, "meeting on", IN_PLAY, FREE, CLASHES, forcon_campaign_answer)                           \
  T (MEET, "meet", meet, "formation target", IN_PLAY, WITH_REASON, CLASHES, forcon_campaign_meet)                      \
  T (PLAY, "play", play, "clash", IN_PLAY, FREE, CLASHES, forcon_campaign_play)                                        \
  T (RETURN, "return", return_clash, "clash", IN_PLAY, FREE, CLASHES, forcon_campaign_return)                          \
  T (GROUND, "ground", ground, "object admiral? text?", IN_PLAY, FREE, PHASES, forcon_campaign_fight_on_ground)        \
  T (CLOCK_START, "clock-start", clock_start, "", ALWAYS, FREE, CLOCK, forcon_campaign_start_clock)                    \
  T (CLOCK_PAUSE, "clock-pause", clock_pause, "", ALWAYS, FREE, CLOCK, forcon_campaign_pause_clock)                    \
  T (CLOCK_SET, "clock-set", clock_set, "period? left", ALWAYS, FREE, CLOCK, forcon_campaign_set_clock)                \
  T (LENGTHS, "lengths", lengths, "collecting results", ALWAYS, FREE, CLOCK, forcon_campaign_set_lengths)              \
  T (ALARM, "alarm", alarm, "count on", ALWAYS, FREE, CLOCK, forcon_campaign_set_alarm)                                \
  T (TICK, "tick", tick, "", ALWAYS, FREE, CLOCK, forcon_campaign_tick)                                                \
  T (MESSAGE, "message", message, "admiral text formation? at_once?", ALWAYS, FREE, MESSAGES, forcon_campaign_message) \
  T (PUBLISH, "publish", publish, "sector? formation? level? text?", ALWAYS, FREE, MESSAGES, forcon_campaign_publish)  \
  T (UNPUBLISH, "unpublish", unpublish, "sector? formation?", ALWAYS, FREE, MESSAGES, forcon_campaign_unpublish)       \
  T (REVEAL, "reveal", reveal, "admiral formation level", ALWAYS, WITH_REASON, MASTER, forcon_campaign_reveal)         \
  T (SET, "set", set, "ship value number", ALWAYS, WITH_REASON, MASTER, forcon_campaign_set)                           \
  T (PLACE, "place", place, "formation sector", OPEN, FREE, MASTER, forcon_campaign_place)                             \
  T (REGROUP, "regroup", regroup, "ships? formation? flagship? name? posture?", OPEN, WITH_REASON, PHASES,             \
     forcon_campaign_regroup)                                                                                          \
  T (FIELD, "field", field, "field? sector? admiral? charge? count", ALWAYS, WITH_REASON, MASTER,                      \
     forcon_campaign_set_field)                                                                                        \
  T (ALLY, "ally", ally, "power count", ALWAYS, WITH_REASON, MASTER, forcon_campaign_ally)                             \
  T (HOLDER, "holder", holder, "object admiral?", ALWAYS, WITH_REASON, MASTER, forcon_campaign_set_holder)             \
  T (NOTE, "note", note, "text", ALWAYS, FREE, MESSAGES, forcon_campaign_note)                                         \
  T (INSTRUCT, "instruct", instruct,                                                                                   \
     "formation when? amount? foe? foes? foe_types? sector? do target? ship? types? range? goal? kind? posture? "      \
     "comment?",                                                                                                       \
     OPEN, FREE, ORDERS, forcon_campaign_instruct)                                                                     \
  T (FORGET, "forget", forget, "instruction", OPEN, FREE, ORDERS, forcon_campaign_forget)                               \
  T (ASK, "ask", ask, "admiral to? text", ALWAYS, FREE, MESSAGES, forcon_campaign_ask)                                 \
  T (REPLY, "reply", reply, "query text at_once?", ALWAYS, FREE, MESSAGES, forcon_campaign_reply)                      \
  T (FORWARD, "forward", forward, "query to? delay? at_once?", ALWAYS, FREE, MESSAGES, forcon_campaign_forward)        \
  T (SET_ASIDE, "set-aside", set_aside, "query", ALWAYS, FREE, MESSAGES, forcon_campaign_set_aside)                     \
  T (TEACH, "teach", teach, "text like?", ALWAYS, FREE, ORDERS, forcon_campaign_teach)                                 \
  T (LEND, "lend", lend, "clash text key rules?", IN_PLAY, FREE, CLASHES, forcon_campaign_lend)                        \
  T (RECALL, "recall", recall, "clash", IN_PLAY, FREE, CLASHES, forcon_campaign_recall)                                \
  T (TAKE_BACK, "take-back", take_back, "clash key rules? count? total?", IN_PLAY, FREE, CLASHES,                      \
     forcon_campaign_take_back)                                                                                        \
  T (LANGUAGE, "language", language, "admiral lang?", ALWAYS, FREE, MESSAGES, forcon_campaign_set_language)            \
  T (ADD, "add", add, "entity values?", ALWAYS, FREE, MASTER, forcon_campaign_add)                                     \
  T (CHANGE, "change", change, "entity place values", ALWAYS, FREE, MASTER, forcon_campaign_change)                    \
  T (REMOVE, "remove", remove, "entity place", ALWAYS, FREE, MASTER, forcon_campaign_remove)                           \
  T (RULE, "rule", rule, "path value?", ALWAYS, FREE, MASTER, forcon_campaign_change_rule)                                   \
  T (SUGGESTIONS, "suggestions", suggestions, "on", ALWAYS, FREE, CLASHES, forcon_campaign_set_suggestions)            \
  T (SUGGEST, "suggest", suggest, "clash admiral round step text key? turn?", IN_PLAY, FREE, CLASHES,                        \
     forcon_campaign_suggest)                                                                                          \
  T (ACCEPT, "accept", accept, "suggestion", IN_PLAY, FREE, CLASHES, forcon_campaign_accept)                           \
  T (DECLINE, "decline", decline, "suggestion", IN_PLAY, FREE, CLASHES, forcon_campaign_decline)

#define FORCON_TERM_CAMPAIGN_COMMAND(NAME, ...) FORCON_CAMPAIGN_COMMAND_##NAME,
FORCON_DECLARE_TERM (ForconCampaignCommandKind, CAMPAIGN_COMMAND, FORCON_CAMPAIGN_COMMANDS, campaign_command)

/*
 * What each command says, in the order of files. leave_open: though clashes or questions are open, whose formations
 * stay where they are. correction: out of turn, in force at once beside what was handed in (F-CAMP-9). HAND_IN: key: by
 * which a telephone hands it in, so that one that is sent twice counts once. reading: from 1;
 * 0 makes the line a remark. add: after what the formation has to do already. via, avoid: of a move to a sector that
 * can be farther away: through which one it leads, and through which not. on: yes or no. GROUND: of the troops of
 * that admiral and their friends, or of those that were landed first; text: which units hits are taken with, see
 * forcon_ground_choices_parse(), where not by the default policy. left: of the period, µs; collecting, results: lengths
 * of periods, minutes. SET: number is what forcon_value_type() says. FIELD: count: of its mines. to: to which other
 * admiral; of FORWARD where the query itself does not say so. delay: half-phases that a courier needs, 0: at once.
 * LEND: text: to whom; key: what the file is known by; rules: by which it is played there, and of TAKE_BACK by which
 * it is decided here. count: how many of the commands that were played elsewhere are entered; total: of how many.
 */
#define FORCON_CAMPAIGN_COMMAND_FIELDS_BEGIN(F)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_ADVANCE(F) F (leave_open, flag)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_CLOSE(F)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_HAND_IN(F) F (admiral, admiral) F (correction, flag) F (text, text) F (key, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_PICK(F) F (line, line) F (reading, int)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_REWRITE(F) F (line, line) F (text, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_TASK(F)                                                                         \
  F (formation, formation)                                                                                             \
  F (target, formation) F (flagship, ship) F (ships, ships) F (sector, sector) F (via, sector) F (avoid, sector)       \
  F (object, object) F (kind, task_kind) F (posture, posture) F (charge, charge) F (count, int) F (add, flag)          \
  F (name, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_CANCEL(F) F (task, task)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_ABSENT(F) F (admiral, admiral) F (on, flag)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_ANSWER(F) F (meeting, meeting) F (on, flag)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_MEET(F) F (formation, formation) F (target, formation)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_PLAY(F) F (clash, clash)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_RETURN(F) F (clash, clash)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_GROUND(F) F (admiral, admiral) F (object, object) F (text, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_CLOCK_START(F)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_CLOCK_PAUSE(F)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_CLOCK_SET(F) F (period, period) F (left, int64)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_LENGTHS(F) F (collecting, int) F (results, int)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_ALARM(F) F (minutes, int, "count") F (on, flag)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_TICK(F)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_MESSAGE(F)                                                                      \
  F (admiral, admiral) F (formation, formation) F (at_once, flag) F (text, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_PUBLISH(F)                                                                      \
  F (formation, formation) F (sector, sector) F (level, level) F (text, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_UNPUBLISH(F) F (formation, formation) F (sector, sector)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_REVEAL(F) F (admiral, admiral) F (formation, formation) F (level, level)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_SET(F) F (ship, ship) F (value, value) F (number, int64)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_PLACE(F) F (formation, formation) F (sector, sector)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_REGROUP(F)                                                                      \
  F (formation, formation) F (flagship, ship) F (ships, ships) F (posture, posture) F (name, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_FIELD(F)                                                                        \
  F (admiral, admiral) F (sector, sector) F (field, field) F (charge, charge) F (count, int)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_ALLY(F) F (power, power) F (alliance, int, "count")
#define FORCON_CAMPAIGN_COMMAND_FIELDS_HOLDER(F) F (admiral, admiral) F (object, object)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_NOTE(F) F (text, text)
/* Named as in #ForconInstruction; what is to be done is "do", as "what" names the command in JSON. */
#define FORCON_CAMPAIGN_COMMAND_FIELDS_INSTRUCT(F)                                                                     \
  F (formation, formation)                                                                                             \
  F (foe, formation) F (target, formation) F (ship, ship) F (sector, sector) F (goal, sector) F (when, when)           \
      F (amount, int) F (foes, sides) F (foe_types, ship_types) F (what, what, "do") F (types, ship_types)             \
          F (range, length) F (kind, task_kind) F (posture, posture) F (comment, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_FORGET(F) F (instruction, instruction)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_ASK(F) F (admiral, admiral) F (to, admiral) F (text, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_REPLY(F) F (query, query) F (at_once, flag) F (text, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_FORWARD(F) F (query, query) F (to, admiral) F (delay, int) F (at_once, flag)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_SET_ASIDE(F) F (query, query)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_TEACH(F) F (text, text) F (like, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_LEND(F) F (clash, clash) F (text, text) F (key, text) F (rules, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_RECALL(F) F (clash, clash)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_TAKE_BACK(F)                                                                    \
  F (clash, clash) F (count, int) F (total, int) F (key, text) F (rules, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_LANGUAGE(F) F (admiral, admiral) F (language, language, "lang")
/* place: which of its kind, from 1; values: "property=value" on a line each, as forcon_entity_read() takes them. */
#define FORCON_CAMPAIGN_COMMAND_FIELDS_ADD(F) F (entity, entity) F (values, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_CHANGE(F) F (entity, entity) F (place, int) F (values, text)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_REMOVE(F) F (entity, entity) F (place, int)
/* path, value: of a #ForconRuleValue; "none" takes away what can be absent. */
#define FORCON_CAMPAIGN_COMMAND_FIELDS_RULE(F) F (path, text) F (value, text)

/* round, step, turn: as the admiral saw the table; text: commands, see clash/suggestion.h. */
#define FORCON_CAMPAIGN_COMMAND_FIELDS_SUGGESTIONS(F) F (on, flag)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_SUGGEST(F)                                                                      \
  F (clash, clash) F (admiral, admiral) F (round, int) F (step, step) F (text, text) F (key, text)   \
  F (turn, admiral)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_ACCEPT(F) F (suggestion, int)
#define FORCON_CAMPAIGN_COMMAND_FIELDS_DECLINE(F) F (suggestion, int)

/* What all commands can say besides: why the master does it. */
#define FORCON_CAMPAIGN_COMMAND_FIELDS_COMMON(F) F (reason, text)

typedef struct {
  FORCON_FIELDS_MOMENT (FORCON_RECORD_MEMBER)
} ForconMoment;

/* ForconCampaignCommand_pick and so on: what one kind of command says. */
#define FORCON_CAMPAIGN_COMMAND_STRUCT(NAME, word, member, ...)                                                        \
  typedef struct {                                                                                                     \
    FORCON_CAMPAIGN_COMMAND_FIELDS_##NAME (FORCON_RECORD_MEMBER)                                                       \
  } ForconCampaignCommand_##member;
FORCON_CAMPAIGN_COMMANDS (FORCON_CAMPAIGN_COMMAND_STRUCT)

#define FORCON_CAMPAIGN_COMMAND_MEMBER(NAME, word, member, ...) ForconCampaignCommand_##member member;

/**
 * ForconCampaignCommand:
 * @kind: which command; it tells which member of the union counts
 * @reason: (nullable): why the master does it
 * @battle: of PLAY
 * @moment: when it was given
 * @by: (nullable): who gave it: "master", or an admiral's word. Interned
 *
 * What a person wants of a campaign. A plain value; its texts are interned, so a copy shares them.
 */
typedef struct {
  ForconCampaignCommandKind kind;
  FORCON_CAMPAIGN_COMMAND_FIELDS_COMMON (FORCON_RECORD_MEMBER)
  ForconCommand battle;
  ForconMoment moment;
  const char *by;
  union {
    FORCON_CAMPAIGN_COMMANDS (FORCON_CAMPAIGN_COMMAND_MEMBER)
  };
} ForconCampaignCommand;

/* A command whose member has these fields. */
#define FORCON_CAMPAIGN_COMMAND(NAME, member, ...)                                                                     \
  ((ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##NAME, .member = { __VA_ARGS__ } })

/* The fields of a command by the names of files, reason last. */
const ForconRecordShape *forcon_campaign_command_shape (ForconCampaignCommandKind kind);

/* What a command takes, as FORCON_CAMPAIGN_COMMANDS lists it: names of fields; those with a "?" may be absent. */
const char *forcon_campaign_command_attributes (ForconCampaignCommandKind kind);

/*
 * What a command says in the field of that name, for what treats several kinds alike; 0 or none where its kind has no
 * such field.
 */
gint64 forcon_campaign_command_number (const ForconCampaignCommand *command, const char *name);
ForconClashId forcon_campaign_command_clash (const ForconCampaignCommand *command);

/* What a command TASK orders; it has no number yet. */
ForconTask forcon_campaign_command_task (const ForconCampaignCommand_task *command);

/* What a command INSTRUCT tells; it has no number yet. */
ForconInstruction forcon_campaign_command_instruction (const ForconCampaignCommand_instruct *command);

const ForconRecordShape *forcon_moment_shape (void);

G_END_DECLS
