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
 * @states_rules: whether it states numbers of its rules itself
 * @name: of the battle
 * @fleet: what the ships can refer to
 * @alliances: (element-type utf8): words of alliances, in the order of their numbers
 * @seniors: (element-type ForconScriptSenior): by side
 * @ships: (element-type ForconScriptShip): by ship
 * @formations: (element-type ForconScriptFormation): by formation
 * @references: (element-type ForconScriptReference): all other ids of ships
 * @planets: (element-type ForconScriptPlanet): numbers of planets
 * @numbers: running numbers that objects, criticals, salvos and mines state
 * @doctrine_lines: (element-type gint): by instruction, where it stands
 * @creations: (element-type ForconScriptCreation): ships that commands make, in the order of their ids
 * @in_progress: whether the file says how far the battle has come
 * @next_id: what the file states, or 0
 * @progress_line: where
 */
typedef struct {
  ForconScript *script;
  const char *rules_path;
  gboolean states_rules;
  char *name;
  ForconFleet *fleet;
  GPtrArray *alliances;
  GArray *seniors;
  GArray *ships;
  GArray *formations;
  GArray *references;
  GArray *planets;
  GHashTable *numbers;
  GArray *doctrine_lines;
  GArray *creations;
  guint32 next_id;
  gint progress_line;
  gboolean in_progress;
} ForconScriptReader;

/* Formations, and who knows of what */
void forcon_script_read_formation (ForconXml *xml, gpointer data);

/**
 * forcon_script_read_levels:
 * @xml: at a formation, or at a ship that is one
 * @reader: the reader
 * @levels: (array length=FORCON_SIDES_MAX) (out caller-allocates): what each side knows of it (F-EW-1)
 */
void forcon_script_read_levels (ForconXml *xml, ForconScriptReader *reader, guint8 *levels);

/**
 * forcon_script_sides_at:
 * @xml: at an element
 * @reader: the reader
 * @attribute: one that lists sides, if it is there
 *
 * Returns: bit (1 << side id) of each; a side that is not there is the file's error
 */
guint32 forcon_script_sides_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute);

/* Bit (1 << type) of each type of ships that the attribute lists. */
guint32 forcon_script_ship_types_at (ForconXml *xml, const char *attribute);

/**
 * forcon_script_formation_at:
 * @xml: at a command
 * @reader: the reader
 * @attribute: one that names a formation
 *
 * Returns: the formation, which may be one that is formed in play; none where there cannot be such a one, which is then
 *   the file's error
 */
ForconFormationId forcon_script_formation_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute);

/**
 * forcon_script_resolve_formations:
 * @xml: behind the last ship
 * @reader: the reader
 *
 * Puts every ship into its formation, those that name none into one of their own, which come after all that the file
 * names. While the battle is set up, formations must be as they can be formed (F-FORM-1, F-FORM-2); of a battle in
 * progress that is not asked.
 */
void forcon_script_resolve_formations (ForconXml *xml, ForconScriptReader *reader);

/* The instructions of formations, behind all ships */
void forcon_script_read_doctrine (ForconXml *xml, gpointer reader);

/* Which formations they are for, when all are there. */
void forcon_script_resolve_doctrines (ForconXml *xml, ForconScriptReader *reader);

/* Objects, salvos, mines */
void forcon_script_read_object (ForconXml *xml, gpointer reader);

/**
 * forcon_script_ordinary_radius:
 * @rules: the rules
 * @kind: of an object
 *
 * Returns: its radius where the file states none; 0 where it must
 */
ForconLength forcon_script_ordinary_radius (const ForconRules *rules, ForconObjectKind kind);

void forcon_script_read_salvo (ForconXml *xml, gpointer reader);

/* Its own side always knows of a mine. */
void forcon_script_read_mine (ForconXml *xml, gpointer reader);

/**
 * forcon_script_number_at:
 * @xml: at an object, a critical, a salvo or a mine
 * @reader: the reader
 *
 * Returns: the number that the element states, or 0; a number that is there already is the file's error
 */
guint32 forcon_script_number_at (ForconXml *xml, ForconScriptReader *reader);

/**
 * forcon_script_check_length:
 * @xml: at an element
 * @array: where it belongs
 * @most: how many may be there
 * @complaint: what is wrong otherwise, translated
 *
 * Returns: whether there is room
 */
gboolean forcon_script_check_length (ForconXml *xml, const GArray *array, guint most, const char *complaint);

/**
 * forcon_script_refer:
 * @xml: at an element
 * @reader: the reader
 * @attribute: one that names a ship, if it is there
 * @owner: of what it is a part
 * @place: where that lies in its array, from 0
 * @offset: where the id of the ship goes there
 */
void forcon_script_refer (ForconXml *xml, ForconScriptReader *reader, const char *attribute, ForconReferenceOwner owner,
                          guint place, gsize offset);

/* What is in low orbit says of which planet (F-ORB-1). */
void forcon_script_expect_planet (ForconXml *xml, ForconScriptReader *reader, ForconObjectId planet);

/**
 * forcon_script_resolve_things:
 * @xml: behind the last ship
 * @reader: the reader
 *
 * Ties up the ships and planets that salvos, mines and ships refer to, and numbers what has no number.
 */
void forcon_script_resolve_things (ForconXml *xml, ForconScriptReader *reader);

/* Ships */
void forcon_script_read_ship (ForconXml *xml, gpointer reader);
void forcon_script_read_critical (ForconXml *xml, gpointer reader);

/**
 * forcon_script_find_ship:
 * @reader: the reader
 * @id: the word of a ship
 *
 * Returns: the ship, also one that a command before this place makes; none where there is no such ship
 */
ForconShipId forcon_script_find_ship (ForconScriptReader *reader, const char *id);

/**
 * forcon_script_ship_at:
 * @xml: at an element
 * @reader: the reader
 * @attribute: one that names a ship of the battle
 *
 * Returns: the ship; none where there is no such ship, which is then the file's error
 */
ForconShipId forcon_script_ship_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute);

/**
 * forcon_script_weapons_at:
 * @xml: at an element
 * @reader: the reader
 * @ship: a ship, or none
 * @attribute: one that lists weapons of @ship
 *
 * Returns: mask of the weapons; one that the ship does not have is the file's error
 */
guint32 forcon_script_weapons_at (ForconXml *xml, ForconScriptReader *reader, ForconShipId ship, const char *attribute);

/**
 * forcon_script_value_at:
 * @xml: at an element of a battle script
 * @reader: what has been read
 * @ship: whose weapons are meant, where the type is weapons
 * @attribute: of the element
 * @type: a number, an id or one of a closed list
 *
 * Ships, formations and sides have words in files; all else that has an id goes by its running number.
 *
 * Returns: what forcon_record_set_number() takes; where it is wrong, that is the file's error
 */
gint64 forcon_script_value_at (ForconXml *xml, ForconScriptReader *reader, ForconShipId ship, const char *attribute,
                               const ForconFieldType *type);

/**
 * forcon_script_side_at:
 * @xml: at an element
 * @reader: the reader
 * @attribute: one that names a side, if it is there
 *
 * Returns: the side, or none; where there is no such side, that is the file's error
 */
ForconSideId forcon_script_side_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute);

/**
 * forcon_script_expect_ship:
 * @xml: at a command
 * @reader: the reader
 * @command: it, which makes a ship
 *
 * Lets the commands behind it name that ship.
 */
void forcon_script_expect_ship (ForconXml *xml, ForconScriptReader *reader, const ForconCommand *command);

/**
 * forcon_script_resolve:
 * @xml: behind the last ship
 * @reader: the reader
 *
 * Ties up what refers to something later in the file.
 */
void forcon_script_resolve (ForconXml *xml, ForconScriptReader *reader);

/* Commands */

/* The word of the element is the word of the command. */
void forcon_script_read_command (ForconXml *xml, gpointer reader);

void forcon_script_read_override (ForconXml *xml, gpointer reader);
void forcon_script_read_ahead (ForconXml *xml, gpointer reader);

/* A turn ends the leg before it; where there is none, or it has turned already, it is a leg of no length. */
void forcon_script_read_turn (ForconXml *xml, gpointer reader);

G_END_DECLS
