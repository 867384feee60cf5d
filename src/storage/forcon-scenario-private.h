/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the reading of scenarios only. */

#include "forcon-fleet.h"
#include "forcon-scenario.h"

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
  ForconFleet *fleet;
  GPtrArray *alliances;
  GArray *sectors;
  GArray *borders;
  ForconSideId admiral;
  ForconFormationId formation;
  ForconScenarioFormation words;
} ForconScenarioReader;

ForconSideId forcon_scenario_admiral_at (ForconXml *xml, ForconScenarioReader *reader, const char *attribute);
ForconSectorId forcon_scenario_sector_at (ForconXml *xml, ForconScenarioReader *reader, const char *attribute);

/* The map */
void forcon_scenario_read_sector (ForconXml *xml, gpointer reader);
void forcon_scenario_read_feature (ForconXml *xml, gpointer reader);
void forcon_scenario_read_border (ForconXml *xml, gpointer reader);
void forcon_scenario_resolve_map (ForconXml *xml, ForconScenarioReader *reader);

/* The fleets, and what is known of them */
void forcon_scenario_read_formation (ForconXml *xml, gpointer reader);
void forcon_scenario_read_roster (ForconXml *xml, gpointer reader);
void forcon_scenario_read_ship (ForconXml *xml, gpointer reader);
void forcon_scenario_end_formation (ForconXml *xml, gpointer reader);
void forcon_scenario_clear_words (ForconScenarioReader *reader);
void forcon_scenario_read_minefield (ForconXml *xml, gpointer reader);
void forcon_scenario_read_sighting (ForconXml *xml, gpointer reader);
void forcon_scenario_read_notice (ForconXml *xml, gpointer reader);

/* By what names order sheets may call them */
void forcon_scenario_read_alias (ForconXml *xml, gpointer reader);
void forcon_scenario_translate_names (ForconScenario *scenario);

G_END_DECLS
