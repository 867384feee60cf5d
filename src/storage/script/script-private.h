/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "storage/fleet/fleet.h"
#include "storage/script/script.h"

G_BEGIN_DECLS

/* What a side says of a ship that comes later in the file; no id where it says nothing. */
typedef struct {
  gint line;
  char *id;
} ForconScriptSenior;

/* Of what a reference is a part. */
typedef enum {
  FORCON_REFERENCE_OF_SHIP,
  FORCON_REFERENCE_OF_SALVO,
  FORCON_REFERENCE_OF_MINE,
} ForconReferenceOwner;

/**
 * ForconScriptReference:
 * @line, @attribute: where it stands
 * @id: the ship that it names, which may come later in the file
 * @owner, @place: of what it is a part, and where that lies in its array, from 0
 * @offset: where the id of the ship goes there
 */
typedef struct {
  gint line;
  const char *attribute;
  char *id;
  ForconReferenceOwner owner;
  guint place;
  gsize offset;
} ForconScriptReference;

/**
 * ForconScriptShip:
 * @line: where it stands
 * @formation: (nullable): the word of its formation
 * @return_target: (nullable): the word of a ship of the formation that it fires back at
 * @has_levels: whether it states who knows of it
 * @levels: as of a formation, for one that is a formation of its own
 */
typedef struct {
  gint line;
  char *formation;
  char *return_target;
  gboolean has_levels;
  guint8 levels[FORCON_SIDES_MAX];
} ForconScriptShip;

/* What a formation says of ships and formations that come later in the file. All but the line may be absent. */
typedef struct {
  gint line;
  char *flagship;
  char *successors;
  char *return_target;
} ForconScriptFormation;

/* A planet that something is in low orbit of. */
typedef struct {
  gint line;
  ForconObjectId id;
} ForconScriptPlanet;

/* A ship that a command of the script will make: its card has the weapons of the one that it is copied from. */
typedef struct {
  const char *id;
  ForconShipId like;
} ForconScriptCreation;

/**
 * ForconScriptReader:
 * @script: what is being made
 * @rules_path: (nullable): rules to use instead of those that the file asks for
 * @name: of the battle
 * @fleet: what the ships can refer to
 * @alliances: (element-type utf8): words of alliances, in the order of their numbers
 * @seniors: (element-type ForconScriptSenior): by side
 * @ships: (element-type ForconScriptShip): by ship
 * @formations: (element-type ForconScriptFormation): by formation
 * @references: (element-type ForconScriptReference): all other ids of ships
 * @planets: (element-type ForconScriptPlanet): numbers of planets
 * @numbers: running numbers that objects, criticals, salvos and mines state
 * @creations: (element-type ForconScriptCreation): ships that commands make, in the order of their ids
 * @in_progress: whether the file says how far the battle has come
 * @next_id: what the file states, or 0
 * @progress_line: where
 */
typedef struct {
  ForconScript *script;
  const char *rules_path;
  char *name;
  ForconFleet *fleet;
  GPtrArray *alliances;
  GArray *seniors;
  GArray *ships;
  GArray *formations;
  GArray *references;
  GArray *planets;
  GHashTable *numbers;
  GArray *creations;
  guint32 next_id;
  gint progress_line;
  gboolean in_progress;
} ForconScriptReader;

/* Formations, and who knows of what */
void forcon_script_read_formation (ForconXml *xml, gpointer data);
void forcon_script_read_levels (ForconXml *xml, ForconScriptReader *reader, guint8 *levels);
guint32 forcon_script_sides_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute);
ForconFormationId forcon_script_formation_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute);
void forcon_script_resolve_formations (ForconXml *xml, ForconScriptReader *reader);

/* Objects, salvos, mines */
void forcon_script_read_object (ForconXml *xml, gpointer reader);
ForconLength forcon_script_ordinary_radius (const ForconRules *rules, ForconObjectKind kind);
void forcon_script_read_salvo (ForconXml *xml, gpointer reader);
void forcon_script_read_mine (ForconXml *xml, gpointer reader);
guint32 forcon_script_number_at (ForconXml *xml, ForconScriptReader *reader);
gboolean forcon_script_check_length (ForconXml *xml, const GArray *array, guint most, const char *complaint);
void forcon_script_refer (ForconXml *xml, ForconScriptReader *reader, const char *attribute, ForconReferenceOwner owner,
                          guint place, gsize offset);
void forcon_script_expect_planet (ForconXml *xml, ForconScriptReader *reader, ForconObjectId planet);
void forcon_script_resolve_things (ForconXml *xml, ForconScriptReader *reader);

/* Ships */
void forcon_script_read_ship (ForconXml *xml, gpointer reader);
void forcon_script_read_critical (ForconXml *xml, gpointer reader);
ForconShipId forcon_script_find_ship (ForconScriptReader *reader, const char *id);
ForconShipId forcon_script_ship_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute);
guint32 forcon_script_weapons_at (ForconXml *xml, ForconScriptReader *reader, ForconShipId ship, const char *attribute);
gint64 forcon_script_value_at (ForconXml *xml, ForconScriptReader *reader, ForconShipId ship, const char *attribute,
                               const ForconFieldType *type);
ForconSideId forcon_script_side_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute);
void forcon_script_expect_ship (ForconXml *xml, ForconScriptReader *reader, const ForconCommand *command);
void forcon_script_resolve (ForconXml *xml, ForconScriptReader *reader);

/* Commands */
void forcon_script_read_command (ForconXml *xml, gpointer reader);
void forcon_script_read_override (ForconXml *xml, gpointer reader);
void forcon_script_read_ahead (ForconXml *xml, gpointer reader);
void forcon_script_read_turn (ForconXml *xml, gpointer reader);

G_END_DECLS
