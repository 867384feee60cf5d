/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "campaign/state/campaign-terms.h"
#include "engine/state/command.h"
#include "engine/state/instruction.h"
#include "campaign/state/problem.h"

G_BEGIN_DECLS

/* Characters at most of an order sheet, of one of its lines, of a message or a note, and of a name. */
#define FORCON_SHEET_TEXT_MAX 16000
#define FORCON_TEXT_MAX 2000
#define FORCON_CAMPAIGN_NAME_MAX 200
#define FORCON_SECTORS_MAX 1000

/* How many half-phases there are in a phase (F-CAMP-5). */
#define FORCON_HALVES_OF_PHASE 2

/*
 * The state of a campaign is a set of tables, each an array of plain records whose fields are listed here. All but the
 * fleet and the battles of open clashes, which are battles as the engine has them.
 */

/* Bit (1 << admiral). */
FORCON_DECLARE_FIELD_TYPE (MASK, admirals, guint32)

/* A power; admirals of powers with the same alliance, not 0, are not hostile to each other. By power id. */
#define FORCON_FIELDS_POWER(F) F (word, name) F (name, name) F (colour, int) F (alliance, int)

/*
 * An admiral, who is a side of the fleet. sheet_phase: the last phase for which a sheet was handed in, 0 for none,
 * −1 for the sheet before play; absent: the captains act on their last orders (F-CAMP-10); language: of all papers that
 * the admiral is given; player: who plays the admiral, for the master and that admiral alone, or NULL. By side id.
 */
#define FORCON_FIELDS_ADMIRAL(F)                                                                                       \
  F (power, power) F (sheet_phase, int) F (absent, flag) F (language, language) F (player, name)

/*
 * A sector: x, y: its middle, in hundredths of the distance between the middles of neighbours on a square or hex
 * map, to the right and down; outline: of a sector of a free-form map, as "x,y x,y …", or NULL. By sector id.
 */
#define FORCON_FIELDS_SECTOR(F) F (word, name) F (name, name) F (x, int) F (y, int) F (outline, text)

/* Two sectors that are neighbours; each pair once. tunnel: the way between them is a tunnel, not an edge. */
#define FORCON_FIELDS_BORDER(F) F (one, sector) F (two, sector) F (tunnel, flag)

/* What lies in a sector for all to see (F-CAMP-2); holder: who holds a planet; word, name: as in files and as read. */
#define FORCON_FIELDS_FEATURE(F)                                                                                       \
  F (object, object) F (sector, sector) F (kind, sector_object) F (word, name) F (name, name) F (holder, admiral)      \
  F (garrison, int)

/*
 * Where a formation of the fleet is and what it is at. By formation id; one without ships in action is over. formed:
 * by a sheet or the scenario, not only a ship waiting for a formation (F-CAMP-12). came_from: the sector it entered
 * the present one from, or none; bound_for, spent: the sector to which it is on its way and the half-phases it has
 * spent on that (F-CAMP-3); clash: in which it is engaged, or none; arrived, worked: when it moved to where it is,
 * and when it last worked on a task, as forcon_campaign_now() counts.
 */
#define FORCON_FIELDS_POST(F)                                                                                          \
  F (formed, flag) F (sector, sector) F (came_from, sector) F (bound_for, sector) F (spent, int) F (posture, posture) \
  F (clash, clash) F (arrived, int) F (worked, int)

/*
 * An order to a formation (F-CAMP-4), oldest first. line, reading: of which line of a sheet it is, and which of its
 * readings, from 1; cost, spent: half-phases. sector: where to, or where; target: who is attacked, or joined; count:
 * mines or troops, 0 for all; object: the planet for a landing; charge: of mines; flagship, ships: of a new
 * formation, or who leaves and who succeeds, in their order; name: of a new formation; comment: what else was said;
 * after: of a formation that is still to be formed, by that task: until then it is nobody's; target_after: so is its
 * target.
 */
#define FORCON_FIELDS_TASK(F)                                                                                          \
  F (task, task) F (formation, formation) F (line, line) F (reading, int) F (state, task_state) F (kind, task_kind)    \
  F (sector, sector) F (target, formation) F (posture, posture) F (count, int) F (charge, charge) F (object, object)   \
  F (flagship, ship) F (ships, ships) F (name, text) F (comment, text) F (cost, int) F (spent, int) \
  F (after, task) F (target_after, task)

/*
 * A standing instruction to a formation (F-CAMP-13), as #ForconDoctrine has it. line, reading: of which line of a sheet
 * it is, and which of its readings, from 1, or none; state: WAITING is in force, DONE has been used up. sector: of HELD
 * and FREE, which sector, or none: where its way leads next. goal: of WITHDRAW where to, or none: the way it came; of
 * ORDER where that leads; kind, posture: of ORDER, which takes its enemy from @target. comment: the words as written.
 * after, target_after, foe_after: by which task the formation, the target or the foe is still to be formed; until then
 * that is none.
 */
#define FORCON_FIELDS_INSTRUCTION(F)                                                                                   \
  F (instruction, instruction) F (line, line) F (reading, int) F (state, task_state) FORCON_FIELDS_DOCTRINE (F)        \
  F (sector, sector) F (goal, sector) F (kind, task_kind) F (posture, posture) F (comment, text)                        \
  F (after, task) F (target_after, task) F (foe_after, task)

/* An order sheet as it was handed in (F-CAMP-4, F-CAMP-9). phase 0 is before play. wall: when, µs since 1970 UTC. */
#define FORCON_FIELDS_SHEET(F)                                                                                         \
  F (sheet, sheet) F (admiral, admiral) F (phase, int) F (wall, int64) F (by, text) F (text, text) F (correction, flag)

/* Why something is impossible, and the first figures of it (FORCON_PROBLEMS tells which count); target: a formation. */
#define FORCON_FIELDS_PROBLEM(F)                                                                                       \
  F (problem, problem) F (actual, int) F (needed, int) F (sector, sector) F (other, sector) F (ship, ship)             \
  F (target, formation)

/*
 * A line of a sheet and what it was read as. number: in the sheet, from 1; several lines of ours may be of one line
 * of the sheet. formation: to whom, or none; readings: how many there are; picked: which one is in force, from 1, or
 * 0; guess: what was not spelled so, as "Karkus → Karkas"; word: the text of its problem; halves: what its tasks cost
 * in all; meant: for the master alone: what in it would be a name of something that the admiral does not know, in the
 * form of a guess; slots: which word of @text filled which place in the first reading, "0-14:who 16-27:verb", bytes.
 */
#define FORCON_FIELDS_LINE(F)                                                                                          \
  F (line, line) F (sheet, sheet) F (number, int) F (text, text) F (state, line_state) F (formation, formation)        \
  F (readings, int) F (picked, int) F (guess, text) FORCON_FIELDS_PROBLEM (F)                                          \
  F (word, text) F (halves, int) F (meant, text) F (slots, text)

/* What was said to a formation, or to none, and is no order (F-CAMP-4): nothing is dropped in silence. */
#define FORCON_FIELDS_REMARK(F)                                                                                        \
  F (admiral, admiral) F (formation, formation) F (line, line) F (phase, int) F (text, text)

/*
 * What an admiral knows of a formation of another (F-CAMP-8), as it was when it was seen last: the level, where,
 * when, whose, how many ships; and which, if it is identified. One for each admiral and formation.
 */
#define FORCON_FIELDS_SIGHTING(F)                                                                                      \
  F (admiral, admiral) F (formation, formation) F (level, level) F (sector, sector) F (phase, int) F (half, int)       \
  F (owner, admiral) F (count, int) F (ships, ships)

/* Mines in a sector; known: bit (1 << side id) of each admiral who knows of them. */
#define FORCON_FIELDS_FIELD(F)                                                                                         \
  F (field, field) F (sector, sector) F (admiral, admiral) F (charge, charge) F (range, length) F (strength, int)      \
  F (count, int) F (known, admirals)

/* Who met where (F-CAMP-6); other: the sector beyond the border that they crossed, or none. */
#define FORCON_FIELDS_MEETING(F)                                                                                       \
  F (meeting, meeting) F (phase, int) F (half, int) F (sector, sector) F (other, sector) F (state, meeting_state)      \
  F (clash, clash)

/* A formation in a meeting; against: whom its reason concerns, or none; opens: whether it opens a clash. */
#define FORCON_FIELDS_PARTY(F)                                                                                         \
  F (meeting, meeting) F (formation, formation) F (against, formation) F (reason, party_reason) F (opens, flag)

/* A clash; its battle is at the same place among the battles while it is open. */
#define FORCON_FIELDS_CLASH(F)                                                                                         \
  F (clash, clash) F (meeting, meeting) F (sector, sector) F (other, sector) F (phase, int) F (half, int)              \
  F (state, clash_state) F (admirals, admirals)

/*
 * A message from ships, or from the master, to an admiral (F-CAMP-9); at_once: not only with the report; from: which
 * other admiral wrote it; asked: the question of the admiral's that it answers.
 */
#define FORCON_FIELDS_MESSAGE(F)                                                                                       \
  F (message, message) F (admiral, admiral) F (formation, formation) F (phase, int) F (wall, int64) F (text, text)     \
  F (at_once, flag) F (from, admiral) F (asked, text)

/*
 * What an admiral asks the master or writes to another (F-CAMP-9). to: to whom, none: the master; line: of a sheet, or
 * none: by word of mouth; receiver: who gets it, or has got it; due: when its courier arrives, as forcon_campaign_now()
 * counts, while it is UNDERWAY; at_once: that the message is handed over then; answer: the master's.
 */
#define FORCON_FIELDS_QUERY(F)                                                                                         \
  F (query, query) F (admiral, admiral) F (to, admiral) F (line, line) F (phase, int) F (wall, int64) F (text, text)   \
  F (state, query_state) F (receiver, admiral) F (due, int) F (at_once, flag) F (answer, text)

/* What stands on the main map (F-CAMP-8): a formation as it was when it was published, or only a text in a sector. */
#define FORCON_FIELDS_NOTICE(F)                                                                                        \
  F (sector, sector) F (formation, formation) F (owner, admiral) F (level, level) F (count, int) F (phase, int)        \
  F (text, text)

/* Troops landed, for section 14; settled: fought out. */
#define FORCON_FIELDS_LANDING(F)                                                                                       \
  F (ship, ship) F (admiral, admiral) F (object, object) F (troops, int) F (holder, admiral) F (phase, int)            \
  F (settled, flag)

/* An alarm so many minutes before the end of a period; given: in this one (F-CAMP-1). */
#define FORCON_FIELDS_ALARM(F) F (minutes, int) F (given, flag)

/* What is named so is also called that by players, as in another language (F-CAMP-4): only readers of sheets ask for
 * it. */
#define FORCON_FIELDS_ALIAS(F) F (name, name) F (other, name)

/*
 * A house word: what this group says, one or several spellings with commas between, as the files in data/orders have
 * them; like: the word of orders that it means, or what it is a name of, if it is a nickname. Only readers of sheets
 * ask for it.
 */
#define FORCON_FIELDS_HOUSE_WORD(F) F (text, text) F (like, text) F (nickname, flag)

/*
 * A table that was lent to a helper, who plays it elsewhere. loan: its number, from 1; text: to whom, as the master
 * says it; key: what its file is known by, which nobody can guess; rules: what it is played by there; wall: when, µs
 * since 1970 UTC. At most one loan of a clash is OUT, and meanwhile nothing happens at its table here.
 */
#define FORCON_FIELDS_LOAN(F)                                                                                          \
  F (loan, int) F (clash, clash) F (text, text) F (key, text) F (rules, text) F (state, loan_state) F (wall, int64)

/*
 * What an admiral proposes for the own ships at a table, the newest of each admiral and clash. suggestion: its number;
 * round, step, turn: of the battle as the admiral saw it, in which alone it can be accepted; turn: whose it was, or none:
 * anybody's; text: its commands, see
 * clash/suggestion.h; key: by which a telephone hands it in, so that one that is sent twice counts once.
 */
#define FORCON_FIELDS_SUGGESTION(F)                                                                                    \
  F (suggestion, int) F (clash, clash) F (admiral, admiral) F (round, int) F (step, step) F (text, text) F (key, text) \
  F (state, suggestion_state) F (wall, int64) F (turn, admiral)

/*
 * A number of the rules that is another one than in Forcon 2010, by the path of a #ForconRuleValue and as files write
 * it; NULL: it is not there. In the order of their paths.
 */
#define FORCON_FIELDS_RULE_CHANGE(F) F (path, text) F (value, text)

/* A T (NAME, Type, member, "word of one record in files") for each table. */
#define FORCON_CAMPAIGN_TABLES(T)                                                                                      \
  T (POWER, Power, powers, "power")                                                                                    \
  T (ADMIRAL, Admiral, admirals, "admiral")                                                                            \
  T (SECTOR, Sector, sectors, "sector")                                                                                \
  T (BORDER, Border, borders, "border")                                                                                \
  T (FEATURE, Feature, features, "feature")                                                                            \
  T (POST, Post, posts, "post")                                                                                        \
  T (TASK, Task, tasks, "task")                                                                                        \
  T (SHEET, Sheet, sheets, "sheet")                                                                                    \
  T (LINE, Line, lines, "line")                                                                                        \
  T (REMARK, Remark, remarks, "remark")                                                                                \
  T (SIGHTING, Sighting, sightings, "sighting")                                                                        \
  T (FIELD, Field, fields, "field")                                                                                    \
  T (MEETING, Meeting, meetings, "meeting")                                                                            \
  T (PARTY, Party, parties, "party")                                                                                   \
  T (CLASH, Clash, clashes, "clash")                                                                                   \
  T (MESSAGE, Message, messages, "message")                                                                            \
  T (NOTICE, Notice, notices, "notice")                                                                                \
  T (LANDING, Landing, landings, "landing")                                                                            \
  T (ALARM, Alarm, alarms, "alarm")                                                                                    \
  T (ALIAS, Alias, aliases, "alias")                                                                                   \
  T (INSTRUCTION, Instruction, instructions, "instruction")                                                            \
  T (QUERY, Query, queries, "query")                                                                                   \
  T (HOUSE_WORD, HouseWord, house_words, "house-word")                                                                 \
  T (LOAN, Loan, loans, "loan")                                                                                        \
  T (RULE_CHANGE, RuleChange, rule_changes, "rule")                                                                    \
  T (SUGGESTION, Suggestion, suggestions, "suggestion")

/* A moment: wall, µs since 1970 UTC; boot: names the machine's run; uptime: µs in it, sleep counted. */
#define FORCON_FIELDS_MOMENT(F) F (wall, int64) F (boot, text) F (uptime, int64)

/*
 * The clock (F-CAMP-1), µs: elapsed of length when it was last started or set, and the moment since when it runs.
 * collecting, results: the lengths of the periods.
 */
#define FORCON_FIELDS_CLOCK(F)                                                                                         \
  F (period, period) F (running, flag) F (length, int64) F (elapsed, int64) FORCON_FIELDS_MOMENT (F)                   \
  F (collecting, int64) F (results, int64) F (over, flag)

/*
 * How far the campaign has come. phase: from 1, 0 before play; half: the half-phase that was resolved last, 1 or 2,
 * or 0 while orders are collected; seed: of the tables; next_id: of everything that has a running number. picture: name
 * of a file beside the campaign's that the master traces a map from, or NULL; its corner and its width are in the units
 * of sectors; dim: by how many percent it is paler. suggestions: whether admirals may propose what their ships do at
 * tables.
 */
#define FORCON_FIELDS_PROGRESS(F)                                                                                      \
  F (stage, stage) F (phase, int) F (half, int) F (seed, uint64) F (next_id, mask) F (grid, grid) F (picture, name)    \
  F (picture_x, int) F (picture_y, int) F (picture_width, int) F (picture_dim, int)                               \
  F (suggestions, flag)

#define FORCON_TABLE_STRUCT(NAME, Type, member, word)                                                                  \
  typedef struct {                                                                                                     \
    FORCON_FIELDS_##NAME (FORCON_RECORD_MEMBER)                                                                        \
  } Forcon##Type;
FORCON_CAMPAIGN_TABLES (FORCON_TABLE_STRUCT)

typedef struct {
  FORCON_FIELDS_CLOCK (FORCON_RECORD_MEMBER)
} ForconClock;

typedef struct {
  FORCON_FIELDS_PROGRESS (FORCON_RECORD_MEMBER)
} ForconProgress;

#define FORCON_TABLE_VALUE(NAME, Type, member, word) FORCON_TABLE_##NAME,
typedef enum { FORCON_CAMPAIGN_TABLES (FORCON_TABLE_VALUE) FORCON_N_TABLES } ForconTable;

#define FORCON_TABLE_MEMBER(NAME, Type, member, word) GArray *member;

/**
 * ForconCampaign:
 * @fleet: all ships and formations. A battle that is never fought: its sides are the admirals, its generator rolls for
 *   the campaign, positions and what belongs to a turn mean nothing
 * @progress, @clock: single records
 * @battles: (element-type ForconBattle): by place of the clash; %NULL once it is returned
 *
 * The whole state of a campaign; besides, one array for each of FORCON_CAMPAIGN_TABLES. Only forcon_campaign_apply()
 * changes one in play.
 */
typedef struct {
  ForconBattle *fleet;
  ForconProgress progress;
  ForconClock clock;
  FORCON_CAMPAIGN_TABLES (FORCON_TABLE_MEMBER)
  GPtrArray *battles;
} ForconCampaign;

/* Making and copying */

/**
 * forcon_campaign_new:
 * @name: as players read it
 *
 * Returns: (transfer full): a campaign without a map or a fleet, before play
 */
ForconCampaign *forcon_campaign_new (const char *name);

/* The only clash of a scratch campaign. */
#define FORCON_SCRATCH_CLASH ((ForconClashId){ 1 })

/**
 * forcon_campaign_new_scratch:
 * @table: a battle
 *
 * Returns: (transfer full): a campaign in play, without a map or a fleet, whose only clash %FORCON_SCRATCH_CLASH has a
 *   copy of @table as its battle. What is played there is decided by that battle alone, its generator included
 */
ForconCampaign *forcon_campaign_new_scratch (const ForconBattle *table);

/**
 * forcon_campaign_clone:
 * @campaign: a campaign
 *
 * Returns: (transfer full): a copy that shares the ship cards
 */
ForconCampaign *forcon_campaign_clone (const ForconCampaign *campaign);

void forcon_campaign_free (ForconCampaign *campaign);

/**
 * forcon_campaign_set_secret:
 * @campaign: a campaign
 * @secret: (nullable): where its dice and those of its tables come from, if they are keyed
 */
void forcon_campaign_set_secret (ForconCampaign *campaign, GBytes *secret);

/**
 * forcon_campaign_is_keyed:
 * @campaign: a campaign
 *
 * Returns: whether its dice come from a secret; those of a seed can be foretold by whoever knows the seed, or has
 *   seen enough of them
 */
gboolean forcon_campaign_is_keyed (const ForconCampaign *campaign);

/**
 * forcon_campaign_hash:
 * @campaign: a campaign
 *
 * Returns: (transfer full): SHA-256 of the whole state, with the fleet and the battles of open clashes, in hexadecimal
 */
char *forcon_campaign_hash (const ForconCampaign *campaign);

/**
 * forcon_campaign_add_power:
 * @campaign: a campaign that nobody has cloned yet
 * @word: by which files name it
 * @name: as players read it
 * @alliance: powers with the same one are not hostile to each other; 0 is none
 *
 * Returns: the new power's id
 */
ForconPowerId forcon_campaign_add_power (ForconCampaign *campaign, const char *word, const char *name, guint alliance);

/**
 * forcon_campaign_add_admiral:
 * @power: for whom the admiral fights
 *
 * As forcon_campaign_add_power().
 *
 * Returns: the new admiral's id, a side of the fleet
 */
ForconSideId forcon_campaign_add_admiral (ForconCampaign *campaign, const char *word, const char *name,
                                          ForconPowerId power);

/**
 * forcon_campaign_add_sector:
 * @x, @y: its middle, as of #ForconSector
 *
 * As forcon_campaign_add_power().
 *
 * Returns: the new sector's id
 */
ForconSectorId forcon_campaign_add_sector (ForconCampaign *campaign, const char *word, const char *name, gint x,
                                           gint y);

void forcon_campaign_add_border (ForconCampaign *campaign, ForconSectorId one, ForconSectorId two, gboolean tunnel);

/**
 * forcon_campaign_add_feature:
 * @campaign: a campaign that nobody has cloned yet
 * @sector: where
 * @kind: what
 * @word: by which files name it
 * @name: (nullable): as players read it
 *
 * Returns: the new object's id
 */
ForconObjectId forcon_campaign_add_feature (ForconCampaign *campaign, ForconSectorId sector,
                                            ForconSectorObjectKind kind, const char *word, const char *name);

/**
 * forcon_campaign_add_formation:
 * @campaign: a campaign that nobody has cloned yet
 * @word: (nullable): by which files name it; %NULL for a ship that waits for a formation (F-CAMP-12)
 * @name: (nullable): as players read it
 * @admiral: whose it is
 * @sector: where it starts, or none: the master has not said yet
 *
 * Returns: the new formation's id
 */
ForconFormationId forcon_campaign_add_formation (ForconCampaign *campaign, const char *word, const char *name,
                                                 ForconSideId admiral, ForconSectorId sector);

/**
 * forcon_campaign_add_ship:
 * @campaign: a campaign that nobody has cloned yet
 * @card: (transfer full): its card; the struct itself stays the caller's
 * @admiral: whose it is
 * @formation: to which it belongs; none for a ship that waits for one
 * @succession: its place in the line of succession, from 1; 0 is not in it
 *
 * Returns: the new ship's id. The first of a formation is its flagship until another is named
 */
ForconShipId forcon_campaign_add_ship (ForconCampaign *campaign, ForconCard *card, ForconSideId admiral,
                                       ForconFormationId formation, gint succession);

/**
 * forcon_campaign_add_field:
 * @campaign: a campaign that nobody has cloned yet
 * @sector: where the mines lie
 * @admiral: whose they are
 * @card: what they are
 * @count: how many
 *
 * Returns: the id of the field, which only its admiral knows of
 */
ForconFieldId forcon_campaign_add_field (ForconCampaign *campaign, ForconSectorId sector, ForconSideId admiral,
                                         const ForconMineCard *card, gint count);

/**
 * forcon_campaign_add_alias:
 * @campaign: a campaign that nobody has cloned yet
 * @name: of a sector, an object, a formation or a ship, as files have it
 * @other: what players call it too, as in their language
 *
 * Order sheets may name it so.
 */
void forcon_campaign_add_alias (ForconCampaign *campaign, const char *name, const char *other);

/**
 * forcon_campaign_is_called:
 * @campaign: a campaign
 * @name: of something, as files have it
 * @other: a name, in any language
 *
 * Returns: whether players call it so, capitals aside
 */
gboolean forcon_campaign_is_called (const ForconCampaign *campaign, const char *name, const char *other);

/* The tables, for those who go over all of them */

/**
 * forcon_table_word:
 * @table: one of the tables
 *
 * Returns: (transfer none): the word of one of its records in files
 */
const char *forcon_table_word (ForconTable table);

/**
 * forcon_table_shape:
 * @table: one of the tables
 *
 * Returns: (transfer none): the fields of its records
 */
const ForconRecordShape *forcon_table_shape (ForconTable table);

const ForconRecordShape *forcon_clock_shape (void);
const ForconRecordShape *forcon_progress_shape (void);

/**
 * forcon_campaign_table:
 * @campaign: a campaign
 * @table: one of its tables
 *
 * Returns: (transfer none): the records
 */
GArray *forcon_campaign_table (const ForconCampaign *campaign, ForconTable table);

/* Looking up: %NULL, none or 0 where there is no such thing. Results are valid until the state changes. */
const ForconPower *forcon_campaign_power (const ForconCampaign *campaign, ForconPowerId id);
const ForconAdmiral *forcon_campaign_admiral (const ForconCampaign *campaign, ForconSideId id);
const ForconSector *forcon_campaign_sector (const ForconCampaign *campaign, ForconSectorId id);

/**
 * forcon_sector_goes_by_code:
 *
 * Returns: whether its word is what stands large in it, and not its name
 */
gboolean forcon_sector_goes_by_code (const ForconSector *sector);

/**
 * forcon_sector_title:
 * @sector: a sector
 * @name: (nullable): its name, in whatever language
 *
 * Returns: (transfer full): how it is called wherever a person reads it: code and name, "C3 Lamplight"; one of
 *   them where that is all there is, or both are the same
 */
char *forcon_sector_title (const ForconSector *sector, const char *name);

const ForconFeature *forcon_campaign_feature (const ForconCampaign *campaign, ForconObjectId id);
const ForconPost *forcon_campaign_post (const ForconCampaign *campaign, ForconFormationId id);
const ForconTask *forcon_campaign_task (const ForconCampaign *campaign, ForconTaskId id);
const ForconSheet *forcon_campaign_sheet (const ForconCampaign *campaign, ForconSheetId id);
const ForconLine *forcon_campaign_line (const ForconCampaign *campaign, ForconLineId id);
const ForconInstruction *forcon_campaign_instruction (const ForconCampaign *campaign, ForconInstructionId id);
const ForconField *forcon_campaign_field (const ForconCampaign *campaign, ForconFieldId id);
const ForconMeeting *forcon_campaign_meeting (const ForconCampaign *campaign, ForconMeetingId id);
const ForconClash *forcon_campaign_clash (const ForconCampaign *campaign, ForconClashId id);
const ForconQuery *forcon_campaign_query (const ForconCampaign *campaign, ForconQueryId id);

/* Returns: how many questions and messages of admirals wait for the master (F-CAMP-9) */
guint forcon_campaign_n_open_queries (const ForconCampaign *campaign);

/**
 * forcon_campaign_battle:
 * @campaign: a campaign
 * @id: a clash
 *
 * Returns: (nullable) (transfer none): its battle as it stands, while it is open
 */
const ForconBattle *forcon_campaign_battle (const ForconCampaign *campaign, ForconClashId id);

/**
 * forcon_campaign_suggestion:
 * @campaign: a campaign
 * @suggestion: a number
 *
 * Returns: (nullable) (transfer none): what was proposed under it, whatever became of it
 */
const ForconSuggestion *forcon_campaign_suggestion (const ForconCampaign *campaign, gint suggestion);

/* The newest of that admiral's for that clash. Returns: (nullable) (transfer none): it, whatever became of it */
const ForconSuggestion *forcon_campaign_suggestion_of (const ForconCampaign *campaign, ForconClashId clash,
                                                       ForconSideId admiral);

/**
 * forcon_campaign_suggestion_waits:
 * @campaign: a campaign
 * @suggestion: what was proposed
 *
 * Returns: whether the master can still accept it: its round, step and turn go on at the table
 */
gboolean forcon_campaign_suggestion_waits (const ForconCampaign *campaign, const ForconSuggestion *suggestion);

/**
 * forcon_campaign_loan_out:
 * @campaign: a campaign
 * @clash: a clash
 *
 * Returns: (nullable) (transfer none): the loan by which its table is elsewhere now
 */
const ForconLoan *forcon_campaign_loan_out (const ForconCampaign *campaign, ForconClashId clash);

/**
 * forcon_campaign_loan_by_key:
 * @campaign: a campaign
 * @key: what the file of a loan is known by
 *
 * Returns: (nullable) (transfer none): the loan, whatever became of it
 */
const ForconLoan *forcon_campaign_loan_by_key (const ForconCampaign *campaign, const char *key);

/**
 * forcon_campaign_sighting:
 * @campaign: a campaign
 * @admiral: who knows
 * @formation: of whom
 *
 * Returns: (nullable) (transfer none): what was seen last
 */
const ForconSighting *forcon_campaign_sighting (const ForconCampaign *campaign, ForconSideId admiral,
                                                ForconFormationId formation);

guint forcon_campaign_n_admirals (const ForconCampaign *campaign);
const char *forcon_campaign_name (const ForconCampaign *campaign);

/**
 * forcon_campaign_admiral_name:
 *
 * Returns: (transfer none): as players read it, untranslated; "" for none
 */
const char *forcon_campaign_admiral_name (const ForconCampaign *campaign, ForconSideId id);

/**
 * forcon_campaign_language:
 *
 * Returns: (transfer none) (nullable): the language of an admiral's papers, "ru", as forcon_language_enter() takes it;
 *   %NULL for the program's, and for none
 */
const char *forcon_campaign_language (const ForconCampaign *campaign, ForconSideId admiral);

ForconSectorId forcon_campaign_find_sector (const ForconCampaign *campaign, const char *word);
ForconPowerId forcon_campaign_find_power (const ForconCampaign *campaign, const char *word);

/* Facts of the map and the formations (F-CAMP-2, F-CAMP-3) */

/**
 * forcon_half_number:
 * @phase: from 1, 0 before play
 * @half: from 1, 0 while orders are collected
 *
 * Returns: a number that grows with each of them
 */
gint forcon_half_number (gint phase, gint half);

/**
 * forcon_campaign_half_after:
 * @campaign: a campaign
 * @halves: from 0
 *
 * Returns: the number of the half-phase that is resolved so many half-phases after the present one, as
 *   forcon_half_number() counts
 */
gint forcon_campaign_half_after (const ForconCampaign *campaign, gint halves);

/**
 * forcon_campaign_coming_phase:
 * @campaign: a campaign, or what an admiral knows
 *
 * Returns: the phase for which a sheet would be that is handed in now: one that comes while results are worked out
 *   is for the phase that follows (F-CAMP-4); 0 is before play
 */
gint forcon_campaign_coming_phase (const ForconCampaign *campaign);

/**
 * forcon_campaign_now:
 *
 * Returns: the number of the half-phase that is resolved or was resolved last, or of the time of orders
 */
gint forcon_campaign_now (const ForconCampaign *campaign);

/**
 * forcon_border_beyond:
 * @border: a border
 * @from: a sector
 *
 * Returns: the sector on its other side, or none where it is no border of that one
 */
ForconSectorId forcon_border_beyond (const ForconBorder *border, ForconSectorId from);

/**
 * forcon_campaign_neighbours:
 *
 * Returns: whether one can move from one to the other (F-CAMP-2)
 */
gboolean forcon_campaign_neighbours (const ForconCampaign *campaign, ForconSectorId a, ForconSectorId b);

/**
 * forcon_campaign_admirals_hostile:
 *
 * Returns: whether their powers are: different ones that are not allied
 */
gboolean forcon_campaign_admirals_hostile (const ForconCampaign *campaign, ForconSideId a, ForconSideId b);

/**
 * forcon_campaign_has_found:
 * @campaign: a campaign
 * @admiral: who seeks
 * @formation: one of another admiral
 *
 * Returns: whether the admiral has seen it where it is, since it came there (F-CAMP-6): what was seen before is
 *   not found
 */
gboolean forcon_campaign_has_found (const ForconCampaign *campaign, ForconSideId admiral, ForconFormationId formation);

/**
 * forcon_campaign_can_name:
 * @campaign: a campaign
 * @admiral: who names
 * @formation: a formation
 *
 * Returns: whether the admiral knows its name: it is an own one, was identified, or stands with its name on the
 *   main map (F-CAMP-8)
 */
gboolean forcon_campaign_can_name (const ForconCampaign *campaign, ForconSideId admiral, ForconFormationId formation);

/**
 * forcon_campaign_formation_lives:
 *
 * Returns: whether it was formed and has a ship in action
 */
gboolean forcon_campaign_formation_lives (const ForconCampaign *campaign, ForconFormationId id);

/* Returns: whether any formation of the admiral lives */
gboolean forcon_campaign_has_formations (const ForconCampaign *campaign, ForconSideId admiral);

/**
 * forcon_campaign_formation_light:
 *
 * Returns: whether all its ships are light: fast, or cruisers (F-CAMP-3); no ships are not
 */
gboolean forcon_campaign_formation_light (const ForconCampaign *campaign, const ForconRules *rules,
                                          ForconFormationId id);

/**
 * forcon_campaign_formation_free:
 *
 * Returns: whether it lives and can do something: it is in no clash, and no question of which it knows, whether it
 *   will be, is open (F-CAMP-6)
 */
gboolean forcon_campaign_formation_free (const ForconCampaign *campaign, ForconFormationId id);

/**
 * forcon_task_is_administrative:
 *
 * Returns: whether such an order costs no time (F-CAMP-3)
 */
gboolean forcon_task_is_administrative (ForconTaskKind kind);

/* Whether it makes a new formation, of ships that it names. */
gboolean forcon_task_forms (const ForconTask *task);

/**
 * forcon_task_in_force:
 *
 * Returns: whether it is to be done, now or later
 */
gboolean forcon_task_in_force (const ForconTask *task);

/**
 * forcon_instruction_in_force:
 *
 * Returns: whether it binds its formation (F-CAMP-13)
 */
gboolean forcon_instruction_in_force (const ForconInstruction *instruction);

/**
 * forcon_instruction_binds:
 * @instruction: a standing instruction
 *
 * Returns: whether it is in force and waits for no formation that is still to be formed: only then captains act on it
 */
gboolean forcon_instruction_binds (const ForconInstruction *instruction);

/**
 * forcon_instruction_replaces:
 * @instruction: a new one
 * @old: another one
 *
 * What is told for one case in one matter has one answer: to attack, avoid, withdraw, hold fire or do something else;
 * within or beyond a range; to follow or await; and so on.
 *
 * Returns: whether both bind the same formation in the same case and matter, so that the new one takes the place of the
 *   old one (F-CAMP-13)
 */
gboolean forcon_instruction_replaces (const ForconInstruction *instruction, const ForconInstruction *old);

/**
 * forcon_campaign_task_cost:
 * @campaign: a campaign
 * @rules: the rules
 * @kind: what is ordered
 * @formation: to whom
 *
 * Returns: what it costs, half-phases (F-CAMP-3); to hold costs nothing and never ends by itself
 */
gint forcon_campaign_task_cost (const ForconCampaign *campaign, const ForconRules *rules, ForconTaskKind kind,
                                ForconFormationId formation);

/**
 * forcon_campaign_task_at:
 * @campaign: a campaign
 * @formation: a formation
 *
 * Returns: (nullable) (transfer none): what it has to do now: the oldest of its tasks that is in force
 */
const ForconTask *forcon_campaign_task_at (const ForconCampaign *campaign, ForconFormationId formation);

/**
 * forcon_campaign_orders_in_force:
 * @campaign: a campaign
 * @formation: a formation
 *
 * Returns: (transfer container) (element-type ForconTask): what it has to do, now and later, oldest first
 */
GPtrArray *forcon_campaign_orders_in_force (const ForconCampaign *campaign, ForconFormationId formation);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconCampaign, forcon_campaign_free)

G_END_DECLS
