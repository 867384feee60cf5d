/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the reading of scenarios only. */

#include "storage/fleet/fleet.h"
#include "storage/scenario/scenario.h"

G_BEGIN_DECLS

/* A border that the file states; sectors come before it. */
typedef struct {
  gint line;
  ForconBorder border;
} ForconScenarioBorder;

/* Where a sector stands, and on a grid its place there. By sector. */
typedef struct {
  gint line;
  gint column;
  gint row;
} ForconScenarioSector;

/* What a formation says of its ships, which come later. */
typedef struct {
  gint line;
  char *flagship;
  char *successors;
} ForconScenarioFormation;

/**
 * ForconScenarioReader:
 * @scenario: what is being made
 * @rules_path: (nullable): rules to use instead of those that the file asks for
 * @kept: (nullable): rules to use where those that the file asks for cannot be found
 * @fleet: what the ships can refer to
 * @alliances: (element-type utf8): words of alliances, in the order of their numbers
 * @sectors: (element-type ForconScenarioSector): by sector
 * @borders: (element-type ForconScenarioBorder): that the file states
 * @admiral, @formation: of the ships that come now; no formation where they wait for one
 * @words: of that formation
 */
typedef struct {
  ForconScenario *scenario;
  const char *rules_path;
  const ForconRules *kept;
  ForconFleet *fleet;
  GPtrArray *alliances;
  GArray *sectors;
  GArray *borders;
  ForconSideId admiral;
  ForconFormationId formation;
  ForconScenarioFormation words;
} ForconScenarioReader;

/**
 * forcon_scenario_admiral_at:
 * @xml: at an element
 * @reader: the reader
 * @attribute: one that names an admiral, if it is there
 *
 * Returns: the admiral, or none; where there is no such admiral, that is the file's error
 */
ForconSideId forcon_scenario_admiral_at (ForconXml *xml, ForconScenarioReader *reader, const char *attribute);

/**
 * forcon_scenario_sector_at:
 * @attribute: one that names a sector, if it is there
 *
 * As forcon_scenario_admiral_at().
 *
 * Returns: the sector, or none
 */
ForconSectorId forcon_scenario_sector_at (ForconXml *xml, ForconScenarioReader *reader, const char *attribute);

/* The map */
void forcon_scenario_read_sector (ForconXml *xml, gpointer reader);
void forcon_scenario_read_feature (ForconXml *xml, gpointer reader);
void forcon_scenario_read_border (ForconXml *xml, gpointer reader);

/**
 * forcon_scenario_resolve_map:
 * @xml: at the end
 * @reader: the reader
 *
 * Ties sectors to their neighbours: those that touch on a grid, then those that the file names (F-CAMP-2).
 */
void forcon_scenario_resolve_map (ForconXml *xml, ForconScenarioReader *reader);

/* The fleets, and what is known of them */
void forcon_scenario_read_formation (ForconXml *xml, gpointer reader);

/* Ships that wait for a formation (F-CAMP-12). */
void forcon_scenario_read_roster (ForconXml *xml, gpointer reader);

void forcon_scenario_read_ship (ForconXml *xml, gpointer reader);

/* Without a flagship in the file its admiral has to name one before play (F-CAMP-12). */
void forcon_scenario_end_formation (ForconXml *xml, gpointer reader);

void forcon_scenario_clear_words (ForconScenarioReader *reader);
void forcon_scenario_read_minefield (ForconXml *xml, gpointer reader);
void forcon_scenario_read_sighting (ForconXml *xml, gpointer reader);

/* A formation as it stands, or only a text (F-CAMP-8). */
void forcon_scenario_read_notice (ForconXml *xml, gpointer reader);

/* By what names order sheets may call them */

/* What players call something besides its name (F-CAMP-4). */
void forcon_scenario_read_alias (ForconXml *xml, gpointer reader);

/**
 * forcon_scenario_translate_names:
 * @scenario: a scenario that was read
 *
 * Players name things as their papers do: in any language in which the program knows the name, whatever its own.
 */
void forcon_scenario_translate_names (ForconScenario *scenario);

G_END_DECLS
