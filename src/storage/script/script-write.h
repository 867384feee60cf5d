/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the writing of battle scripts only: what its parts share. */

#include "storage/script/script.h"
#include "storage/xml/xml-writer.h"

G_BEGIN_DECLS

/* The word of a ship, or "" for none. */
const char *forcon_script_ship_word (const ForconBattle *battle, ForconShipId ship);

const char *forcon_script_side_word (const ForconBattle *battle, ForconSideId side);

/* A formation that has no name of its own goes by its place. */
char *forcon_script_formation_word (const ForconBattle *battle, ForconFormationId formation);

/* Writes a mask of weapons of a ship as their ids. */
void forcon_script_put_weapons (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, ForconShipId ship,
                                guint32 weapons);

/* Writes a number, an id or one of a closed list; weapons are those of @ship. */
void forcon_script_put_number (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, ForconShipId ship,
                               const ForconFieldType *type, gint64 number);

/* Writes bits (1 << side id) as the ids of sides, if there are any. */
void forcon_script_put_sides (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, guint32 sides);

/**
 * forcon_script_write_classes:
 * @out: where to
 * @battle: a battle at any moment
 *
 * Writes the classes of its ships, each once.
 *
 * Returns: (transfer full) (element-type utf8): the id of each ship's class, by place
 */
GPtrArray *forcon_script_write_classes (xmlTextWriterPtr out, const ForconBattle *battle);

/**
 * forcon_script_write_formations:
 * @out: where to
 * @battle: a battle at any moment
 *
 * Writes the formations that must be named. Those that are formed in play get the word of their place; nothing depends
 * on these words.
 *
 * Returns: how many
 */
guint forcon_script_write_formations (xmlTextWriterPtr out, const ForconBattle *battle);

/**
 * forcon_script_write_membership:
 * @out: within a ship
 * @battle: a battle at any moment
 * @ship: the ship
 * @n_named: how many formations were written
 *
 * Writes to which formation it belongs; or, where it is one, what there is to say of that.
 */
void forcon_script_write_membership (xmlTextWriterPtr out, const ForconBattle *battle, ForconShipId ship,
                                     guint n_named);

/**
 * forcon_script_write_command:
 * @out: where to
 * @battle: the battle when the command was given, or later
 * @command: it
 * @dice: (element-type ForconDie): those that it used
 * @as_fallen: those of the generator stand as they fell; else it rolls them again
 */
void forcon_script_write_command (xmlTextWriterPtr out, const ForconBattle *battle, const ForconCommand *command,
                                  const GArray *dice, gboolean as_fallen);

/**
 * forcon_script_write_commands:
 * @out: where to
 * @journal: what happened
 * @as_fallen: all dice are written as they fell, those of the generator too
 *
 * Writes what led to where the journal stands: what was undone is not written.
 */
void forcon_script_write_commands (xmlTextWriterPtr out, const ForconJournal *journal, gboolean as_fallen);

G_END_DECLS
