/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the opening and the return of clashes only (F-CAMP-11): what their parts share. */

#include "campaign/decision/campaign-decision.h"

G_BEGIN_DECLS

/* Something on the table; feature: of the sector from which it is made, or none. */
typedef struct {
  ForconObjectKind kind;
  ForconPoint centre;
  ForconLength radius;
  ForconObjectId feature;
} ForconClashObject;

/* Where one mine of a field lies. */
typedef struct {
  ForconFieldId field;
  ForconPoint position;
} ForconClashMine;

/**
 * ForconClashTable:
 * @size: its far corner, 0.01 cm
 * @objects: (element-type ForconClashObject): planets first, in the order of the sector's features
 * @mines: (element-type ForconClashMine): in the order of the fields
 * @spread: the direction from the middle in which the first of those stands who came over no border
 */
typedef struct {
  ForconPoint size;
  GArray *objects;
  GArray *mines;
  ForconAngle spread;
} ForconClashTable;

/**
 * forcon_clash_number:
 * @campaign: a campaign
 * @clash: a clash, that need not be in it yet
 *
 * What tells the tables of clashes apart: where and when, and which of several there. Not what was played before, so
 * that the same seed gives the same table (F-CAMP-11), nor what others do elsewhere, on the border to the sector.
 * Where dice come from a secret it is where and when alone: how many others clash there is nobody's business, and
 * ships' words tell their dice apart.
 *
 * Returns: a number of its own, above those of the streams that the program uses for other things
 */
guint64 forcon_clash_number (const ForconCampaign *campaign, const ForconClash *clash);

/**
 * forcon_clash_table_new:
 * @campaign: a campaign
 * @rules: its rules
 * @clash: where and when
 *
 * On the border between two sectors lies nothing.
 *
 * Returns: (transfer full): the table, the same for the same seed, place and time
 */
ForconClashTable *forcon_clash_table_new (const ForconCampaign *campaign, const ForconRules *rules,
                                          const ForconClash *clash);

void forcon_clash_table_free (ForconClashTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconClashTable, forcon_clash_table_free)

/**
 * ForconClashParty:
 * @alliance: as in the battle
 * @post: where it is and in which posture
 * @attacks: it opens the clash by attacking
 * @known: bit (1 << side id) of each admiral who knows that it is there; @hidden: none of them is an enemy
 * @station: one of its ships is a station
 * @home: it did not come over a border; @tunnel: it came through a tunnel
 * @bearing: from the middle of the table to where it comes in, 0.1°
 * @anchor: where it would stand
 * @place: (out): where it stands
 * @heading: (out): where its bows point
 * @ships: in the order of their line
 * @offsets: (array length=@ships.n): of each from the middle of the formation, to starboard and astern; then on
 *   the table
 */
typedef struct {
  ForconFormationId formation;
  ForconSideId admiral;
  guint alliance;
  ForconPost post;
  gboolean attacks;
  guint32 known;
  gboolean hidden;
  gboolean station;
  gboolean home;
  gboolean tunnel;
  ForconAngle bearing;
  ForconPoint anchor;
  ForconPoint place;
  ForconAngle heading;
  ForconShips ships;
  ForconPoint offsets[FORCON_FORMATION_SHIPS_MAX];
} ForconClashParty;

/* Where a bearing from the middle meets a frame so far inside the table's edge, and back. */

/**
 * forcon_clash_bearing:
 * @size: of the table
 * @place: on its edge, or beyond
 *
 * Returns: the direction from the middle, as in point_at_edge()
 */
ForconAngle forcon_clash_bearing (ForconPoint size, ForconPoint place);

/**
 * forcon_sector_bearing:
 *
 * Returns: the direction on the map from the middle of a sector to that of another, 0.1°
 */
ForconAngle forcon_sector_bearing (const ForconCampaign *campaign, ForconSectorId from, ForconSectorId to);

/**
 * forcon_clash_array:
 * @campaign: a campaign
 * @rules: its rules
 * @party: whose ships and offsets are filled in: a line abreast in battle posture, a column on the march, escorts ahead
 * as a screen, else a compact body; what is longer than half the table is deep stands in more lines, or more abreast
 */
void forcon_clash_array (const ForconCampaign *campaign, const ForconRules *rules, ForconClashParty *party);

/**
 * forcon_clash_place:
 * @campaign: a campaign
 * @rules: its rules
 * @table: the table of the clash
 * @parties: (element-type ForconClashParty): who is in it; each is given its place, and the places of its ships
 *
 * Returns: for how many of them there is room on the table
 */
guint forcon_clash_place (const ForconCampaign *campaign, const ForconRules *rules, const ForconClashTable *table,
                          GArray *parties);

/**
 * ForconReturnee:
 * @ship: in the fleet; none for one that the master put on the table, until it joins
 * @table: on the table
 * @from: the formation of the fleet to which it belongs, or none
 * @formation: the formation on the table to which it belonged last
 * @admiral: whose it is now
 * @status: what it is now
 * @sector: where it is now
 * @readiness_lost: for good, with what a prize costs
 * @landed: troops that it landed at the table
 *
 * A ship that comes back from a clash.
 */
typedef struct {
  ForconShipId ship;
  ForconShipId table;
  ForconFormationId from;
  ForconFormationId formation;
  ForconSideId admiral;
  ForconShipStatus status;
  ForconSectorId sector;
  gint readiness_lost;
  gint landed;
} ForconReturnee;

/**
 * ForconHomecoming:
 * @clash: what comes back
 * @table: its battle as it ended
 * @ships: (element-type ForconReturnee): those of the fleet, and those that join it
 */
typedef struct {
  ForconCampaignDecision *decision;
  ForconClash clash;
  const ForconBattle *table;
  GArray *ships;
} ForconHomecoming;

/**
 * forcon_homecoming_admiral:
 *
 * Returns: the admiral who is that side of the table
 */
ForconSideId forcon_homecoming_admiral (const ForconHomecoming *home, ForconSideId side);

/**
 * forcon_homecoming_was_in:
 *
 * Returns: whether a formation of the fleet was engaged in the clash
 */
gboolean forcon_homecoming_was_in (const ForconHomecoming *home, ForconFormationId formation);

/**
 * forcon_homecoming_find_ships:
 * @home: what comes back, whose ships are found
 */
void forcon_homecoming_find_ships (ForconHomecoming *home);

/**
 * forcon_homecoming_state_ships:
 * @home: what comes back
 *
 * States whose each ship is now, and in what condition.
 */
void forcon_homecoming_state_ships (ForconHomecoming *home);

/**
 * forcon_homecoming_regroup:
 * @home: what comes back; its ships are what and whose they are now
 *
 * States in what formations they are, who commands them, where they are, what is left of their tasks and who knows of
 * it.
 */
void forcon_homecoming_regroup (ForconHomecoming *home);

/**
 * forcon_homecoming_state_mines:
 * @home: what comes back
 *
 * States what is left of each field, and who learned of it; and those that were laid.
 */
void forcon_homecoming_state_mines (ForconHomecoming *home);

/**
 * forcon_clash_refuse_lent:
 * @decision: the decision
 * @clash: a clash
 *
 * Refuses what happens at a table that is lent, and says with whom it is.
 *
 * Returns: whether it is lent
 */
gboolean forcon_clash_refuse_lent (ForconCampaignDecision *decision, ForconClashId clash);

/**
 * forcon_clash_state_instructions:
 * @decision: the decision
 * @clash: a clash whose formations and ships stand on its table
 * @formations: (element-type ForconFormationId): those that fight in it
 *
 * Hands the captains at the table what they were told and can be of use there (F-CAMP-13).
 */
void forcon_clash_state_instructions (ForconCampaignDecision *decision, ForconClashId clash, const GArray *formations);

G_END_DECLS
