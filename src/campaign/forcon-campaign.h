/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"
#include "forcon-record.h"

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

/* A power; admirals of powers with the same alliance, not 0, are not hostile to each other. By power id. */
#define FORCON_FIELDS_POWER(F) F (word, NAME) F (name, NAME) F (colour, INT) F (alliance, INT)

/*
 * An admiral, who is a side of the fleet. sheet_phase: the last phase for which a sheet was handed in, 0 for none, −1 for
 * the sheet before play; absent: the captains act on their last orders (F-CAMP-10). By side id.
 */
#define FORCON_FIELDS_ADMIRAL(F) F (power, POWER) F (sheet_phase, INT) F (absent, BOOL)

/*
 * A sector: x, y: its middle, in hundredths of the distance between the middles of neighbours on a square or hex map, to
 * the right and down; outline: of a sector of a free-form map, as "x,y x,y …", or NULL. By sector id.
 */
#define FORCON_FIELDS_SECTOR(F) F (word, NAME) F (name, NAME) F (x, INT) F (y, INT) F (outline, TEXT)

/* Two sectors that are neighbours; each pair once. tunnel: the way between them is a tunnel, not an edge. */
#define FORCON_FIELDS_BORDER(F) F (one, SECTOR) F (two, SECTOR) F (tunnel, BOOL)

/* What lies in a sector for all to see (F-CAMP-2); holder: who holds a planet; word, name: as in files and as read. */
#define FORCON_FIELDS_FEATURE(F)                                                                                       \
  F (object, OBJECT) F (sector, SECTOR) F (kind, SECTOR_OBJECT) F (word, NAME) F (name, NAME) F (holder, ADMIRAL)      \
  F (garrison, INT)

/*
 * Where a formation of the fleet is and what it is at. By formation id; one without ships in action is over.
 * formed: by a sheet or the scenario, not only a ship waiting for a formation (F-CAMP-12). came_from: the sector it entered
 * the present one from, or none; bound_for, spent: the sector to which it is on its way and the half-phases it has spent on
 * that (F-CAMP-3); clash: in which it is engaged, or none; arrived, worked: when it moved to where it is, and when it last
 * worked on a task, as forcon_campaign_now() counts.
 */
#define FORCON_FIELDS_POST(F)                                                                                          \
  F (formed, BOOL) F (sector, SECTOR) F (came_from, SECTOR) F (bound_for, SECTOR) F (spent, INT) F (posture, POSTURE) \
  F (clash, CLASH) F (arrived, INT) F (worked, INT)

/*
 * An order to a formation (F-CAMP-4), oldest first. line, reading: of which line of a sheet it is, and which of its readings,
 * from 1; cost, spent: half-phases. sector: where to, or where; target: who is attacked, or joined; count: mines or troops, 0 for all; object:
 * the planet for a landing; charge: of mines; flagship, ships: of a new formation, or who leaves and who succeeds, in their
 * order; name: of a new formation; comment: what else was said.
 */
#define FORCON_FIELDS_TASK(F)                                                                                          \
  F (task, TASK) F (formation, FORMATION) F (line, LINE) F (reading, INT) F (state, TASK_STATE) F (kind, TASK_KIND)    \
  F (sector, SECTOR) F (target, FORMATION) F (posture, POSTURE) F (count, INT) F (charge, CHARGE) F (object, OBJECT)   \
  F (flagship, SHIP) F (ships, SHIPS) F (name, TEXT) F (comment, TEXT) F (cost, INT) F (spent, INT)

/* An order sheet as it was handed in (F-CAMP-4, F-CAMP-9). phase 0 is before play. wall: when, µs since 1970 UTC. */
#define FORCON_FIELDS_SHEET(F)                                                                                         \
  F (sheet, SHEET) F (admiral, ADMIRAL) F (phase, INT) F (wall, INT64) F (by, TEXT) F (text, TEXT) F (correction, BOOL)

/*
 * A line of a sheet and what it was read as. number: in the sheet, from 1; several lines of ours may be of one line of the sheet.
 * formation: to whom, or none; readings: how many there are; picked: which one is in force, from 1, or 0; guess: what was not
 * spelled so, as "Karkus → Karkas"; problem and its figures: why it is impossible; halves: what its tasks cost in all; meant:
 * for the master alone: what in it would be a name of something that the admiral does not know, in the form of a guess.
 */
#define FORCON_FIELDS_LINE(F)                                                                                          \
  F (line, LINE) F (sheet, SHEET) F (number, INT) F (text, TEXT) F (state, LINE_STATE) F (formation, FORMATION)        \
  F (readings, INT) F (picked, INT) F (guess, TEXT) F (problem, PROBLEM) F (actual, INT) F (needed, INT)               \
  F (sector, SECTOR) F (other, SECTOR) F (ship, SHIP) F (target, FORMATION) F (word, TEXT) F (halves, INT)             \
  F (meant, TEXT)

/* What was said to a formation, or to none, and is no order (F-CAMP-4): nothing is dropped in silence. */
#define FORCON_FIELDS_REMARK(F)                                                                                        \
  F (admiral, ADMIRAL) F (formation, FORMATION) F (line, LINE) F (phase, INT) F (text, TEXT)

/*
 * What an admiral knows of a formation of another (F-CAMP-8), as it was when it was seen last: the level, where, when, whose,
 * how many ships; and which, if it is identified. One for each admiral and formation.
 */
#define FORCON_FIELDS_SIGHTING(F)                                                                                      \
  F (admiral, ADMIRAL) F (formation, FORMATION) F (level, LEVEL) F (sector, SECTOR) F (phase, INT) F (half, INT)       \
  F (owner, ADMIRAL) F (count, INT) F (ships, SHIPS)

/* Mines in a sector; known: bit (1 << side id) of each admiral who knows of them. */
#define FORCON_FIELDS_FIELD(F)                                                                                         \
  F (field, FIELD) F (sector, SECTOR) F (admiral, ADMIRAL) F (charge, CHARGE) F (range, LENGTH) F (strength, INT)      \
  F (count, INT) F (known, MASK)

/* Who met where (F-CAMP-6); other: the sector beyond the border that they crossed, or none. */
#define FORCON_FIELDS_MEETING(F)                                                                                       \
  F (meeting, MEETING) F (phase, INT) F (half, INT) F (sector, SECTOR) F (other, SECTOR) F (state, MEETING_STATE)      \
  F (clash, CLASH)

/* A formation in a meeting; against: whom its reason concerns, or none; opens: whether it opens a clash. */
#define FORCON_FIELDS_PARTY(F)                                                                                         \
  F (meeting, MEETING) F (formation, FORMATION) F (against, FORMATION) F (reason, PARTY_REASON) F (opens, BOOL)

/* A clash; its battle is at the same place among the battles while it is open. */
#define FORCON_FIELDS_CLASH(F)                                                                                         \
  F (clash, CLASH) F (meeting, MEETING) F (sector, SECTOR) F (other, SECTOR) F (phase, INT) F (half, INT)              \
  F (state, CLASH_STATE) F (admirals, MASK)

/* A message from ships, or from the master, to an admiral (F-CAMP-9); at_once: not only with the report. */
#define FORCON_FIELDS_MESSAGE(F)                                                                                       \
  F (message, MESSAGE) F (admiral, ADMIRAL) F (formation, FORMATION) F (phase, INT) F (wall, INT64) F (text, TEXT)     \
  F (at_once, BOOL)

/* What stands on the main map (F-CAMP-8): a formation as it was when it was published, or only a text in a sector. */
#define FORCON_FIELDS_NOTICE(F)                                                                                        \
  F (sector, SECTOR) F (formation, FORMATION) F (owner, ADMIRAL) F (level, LEVEL) F (count, INT) F (phase, INT)        \
  F (text, TEXT)

/* Troops landed, for section 14; settled: fought out. */
#define FORCON_FIELDS_LANDING(F)                                                                                       \
  F (ship, SHIP) F (admiral, ADMIRAL) F (object, OBJECT) F (troops, INT) F (holder, ADMIRAL) F (phase, INT)            \
  F (settled, BOOL)

/* An alarm so many minutes before the end of a period; given: in this one (F-CAMP-1). */
#define FORCON_FIELDS_ALARM(F) F (minutes, INT) F (given, BOOL)

/* What is named so is also called that by players, as in another language (F-CAMP-4): only readers of sheets ask for it. */
#define FORCON_FIELDS_ALIAS(F) F (name, NAME) F (other, NAME)

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
  T (ALIAS, Alias, aliases, "alias")

/*
 * The clock (F-CAMP-1), µs: elapsed of length when it was last started or set; since when it runs: the wall's time UTC, and
 * the machine's time since it was started (boot), which goes on in its sleep. collecting, results: the lengths of the periods.
 */
#define FORCON_FIELDS_CLOCK(F)                                                                                         \
  F (period, PERIOD) F (running, BOOL) F (length, INT64) F (elapsed, INT64) F (wall, INT64) F (boot, TEXT)             \
  F (uptime, INT64) F (collecting, INT64) F (results, INT64) F (over, BOOL)

/*
 * How far the campaign has come. phase: from 1, 0 before play; half: the half-phase that was resolved last, 1 or 2, or 0 while
 * orders are collected; seed: of the tables; next_id: of everything that has a running number.
 */
#define FORCON_FIELDS_PROGRESS(F)                                                                                      \
  F (stage, STAGE) F (phase, INT) F (half, INT) F (seed, UINT64) F (next_id, MASK) F (grid, GRID)

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
ForconCampaign *forcon_campaign_new (const char *name);
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
 * Returns: whether its dice come from a secret; those of a seed can be foretold by whoever knows the seed, or has seen enough of
 *   them
 */
gboolean forcon_campaign_is_keyed (const ForconCampaign *campaign);

char *forcon_campaign_hash (const ForconCampaign *campaign);

ForconPowerId forcon_campaign_add_power (ForconCampaign *campaign, const char *word, const char *name, guint alliance);
ForconSideId forcon_campaign_add_admiral (ForconCampaign *campaign, const char *word, const char *name,
                                          ForconPowerId power);
ForconSectorId forcon_campaign_add_sector (ForconCampaign *campaign, const char *word, const char *name, gint x,
                                           gint y);
void forcon_campaign_add_border (ForconCampaign *campaign, ForconSectorId one, ForconSectorId two, gboolean tunnel);
ForconObjectId forcon_campaign_add_feature (ForconCampaign *campaign, ForconSectorId sector,
                                            ForconSectorObjectKind kind, const char *word, const char *name);
ForconFormationId forcon_campaign_add_formation (ForconCampaign *campaign, const char *word, const char *name,
                                                 ForconSideId admiral, ForconSectorId sector);
ForconShipId forcon_campaign_add_ship (ForconCampaign *campaign, ForconCard *card, ForconSideId admiral,
                                       ForconFormationId formation, gint succession);
ForconFieldId forcon_campaign_add_field (ForconCampaign *campaign, ForconSectorId sector, ForconSideId admiral,
                                         const ForconMineCard *card, gint count);
void forcon_campaign_add_alias (ForconCampaign *campaign, const char *name, const char *other);

/* The tables, for those who go over all of them */
const char *forcon_table_word (ForconTable table);
const ForconRecordShape *forcon_table_shape (ForconTable table);
const ForconRecordShape *forcon_clock_shape (void);
const ForconRecordShape *forcon_progress_shape (void);
GArray *forcon_campaign_table (const ForconCampaign *campaign, ForconTable table);

/* Looking up: %NULL, none or 0 where there is no such thing. Results are valid until the state changes. */
const ForconPower *forcon_campaign_power (const ForconCampaign *campaign, ForconPowerId id);
const ForconAdmiral *forcon_campaign_admiral (const ForconCampaign *campaign, ForconSideId id);
const ForconSector *forcon_campaign_sector (const ForconCampaign *campaign, ForconSectorId id);
gboolean forcon_sector_goes_by_code (const ForconSector *sector);
char *forcon_sector_title (const ForconSector *sector, const char *name);
const ForconFeature *forcon_campaign_feature (const ForconCampaign *campaign, ForconObjectId id);
const ForconPost *forcon_campaign_post (const ForconCampaign *campaign, ForconFormationId id);
const ForconTask *forcon_campaign_task (const ForconCampaign *campaign, ForconTaskId id);
const ForconSheet *forcon_campaign_sheet (const ForconCampaign *campaign, ForconSheetId id);
const ForconLine *forcon_campaign_line (const ForconCampaign *campaign, ForconLineId id);
const ForconField *forcon_campaign_field (const ForconCampaign *campaign, ForconFieldId id);
const ForconMeeting *forcon_campaign_meeting (const ForconCampaign *campaign, ForconMeetingId id);
const ForconClash *forcon_campaign_clash (const ForconCampaign *campaign, ForconClashId id);
const ForconBattle *forcon_campaign_battle (const ForconCampaign *campaign, ForconClashId id);
const ForconSighting *forcon_campaign_sighting (const ForconCampaign *campaign, ForconSideId admiral,
                                                ForconFormationId formation);
guint forcon_campaign_n_admirals (const ForconCampaign *campaign);
const char *forcon_campaign_name (const ForconCampaign *campaign);
const char *forcon_campaign_admiral_name (const ForconCampaign *campaign, ForconSideId id);
ForconSectorId forcon_campaign_find_sector (const ForconCampaign *campaign, const char *word);
ForconPowerId forcon_campaign_find_power (const ForconCampaign *campaign, const char *word);

/* Facts of the map and the formations (F-CAMP-2, F-CAMP-3) */
gint forcon_half_number (gint phase, gint half);
gint forcon_campaign_coming_phase (const ForconCampaign *campaign);
gint forcon_campaign_now (const ForconCampaign *campaign);
ForconSectorId forcon_border_beyond (const ForconBorder *border, ForconSectorId from);
gboolean forcon_campaign_neighbours (const ForconCampaign *campaign, ForconSectorId a, ForconSectorId b);
GArray *forcon_campaign_route (const ForconCampaign *campaign, ForconSectorId from, ForconSectorId to);
gboolean forcon_campaign_admirals_hostile (const ForconCampaign *campaign, ForconSideId a, ForconSideId b);
gboolean forcon_campaign_has_found (const ForconCampaign *campaign, ForconSideId admiral, ForconFormationId formation);
gboolean forcon_campaign_can_name (const ForconCampaign *campaign, ForconSideId admiral, ForconFormationId formation);
gboolean forcon_campaign_formation_lives (const ForconCampaign *campaign, ForconFormationId id);
gboolean forcon_campaign_has_formations (const ForconCampaign *campaign, ForconSideId admiral);
gboolean forcon_campaign_formation_light (const ForconCampaign *campaign, const ForconRules *rules,
                                          ForconFormationId id);
gboolean forcon_campaign_formation_free (const ForconCampaign *campaign, ForconFormationId id);
gboolean forcon_task_is_administrative (ForconTaskKind kind);
gboolean forcon_task_in_force (const ForconTask *task);
gint forcon_campaign_task_cost (const ForconCampaign *campaign, const ForconRules *rules, ForconTaskKind kind,
                                ForconFormationId formation);
const ForconTask *forcon_campaign_task_at (const ForconCampaign *campaign, ForconFormationId formation);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconCampaign, forcon_campaign_free)

G_END_DECLS
