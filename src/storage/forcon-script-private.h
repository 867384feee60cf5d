/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet.h"
#include "forcon-script.h"

G_BEGIN_DECLS

/* What a side or a ship says of a ship that may come later in the file; by place, from 0. */
typedef struct {
  gint line;
  char *id;
} ForconScriptReference;

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
 * @n_books: fleet books that were read
 * @seniors: (element-type ForconScriptReference): by side; no id where the file names none
 * @return_targets: (element-type ForconScriptReference): by ship
 * @numbers: running numbers that objects and criticals state
 * @creations: (element-type ForconScriptCreation): ships that commands make, in the order of their ids
 * @next_id: what the file states, or 0
 * @next_id_line: where
 */
typedef struct {
  ForconScript *script;
  const char *rules_path;
  char *name;
  ForconFleet *fleet;
  guint n_books;
  GArray *seniors;
  GArray *return_targets;
  GHashTable *numbers;
  GArray *creations;
  guint32 next_id;
  gint next_id_line;
} ForconScriptReader;

/* Ships and objects */
void forcon_script_read_object (ForconXml *xml, gpointer reader);
void forcon_script_read_ship (ForconXml *xml, gpointer reader);
void forcon_script_read_critical (ForconXml *xml, gpointer reader);
ForconLength forcon_script_ordinary_radius (const ForconRules *rules, ForconObjectKind kind);
ForconShipId forcon_script_find_ship (ForconScriptReader *reader, const char *id);
ForconShipId forcon_script_ship_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute);
guint32 forcon_script_weapons_at (ForconXml *xml, ForconScriptReader *reader, ForconShipId ship, const char *attribute);
ForconSideId forcon_script_side_at (ForconXml *xml, ForconScriptReader *reader, const char *attribute);
void forcon_script_expect_ship (ForconXml *xml, ForconScriptReader *reader, const ForconCommand *command);
void forcon_script_resolve (ForconXml *xml, ForconScriptReader *reader);

/* Commands */
void forcon_script_read_command (ForconXml *xml, gpointer reader);
void forcon_script_read_override (ForconXml *xml, gpointer reader);
void forcon_script_read_ahead (ForconXml *xml, gpointer reader);
void forcon_script_read_turn (ForconXml *xml, gpointer reader);

G_END_DECLS
