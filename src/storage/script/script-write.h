/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the writing of battle scripts only: what its parts share. */

#include "storage/script/script.h"
#include "storage/xml/xml-writer.h"

G_BEGIN_DECLS

const char *forcon_script_ship_word (const ForconBattle *battle, ForconShipId ship);
const char *forcon_script_side_word (const ForconBattle *battle, ForconSideId side);
char *forcon_script_formation_word (const ForconBattle *battle, ForconFormationId formation);
void forcon_script_put_weapons (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, ForconShipId ship,
                                guint32 weapons);
void forcon_script_put_number (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, ForconShipId ship,
                               const ForconFieldType *type, gint64 number);
void forcon_script_put_sides (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, guint32 sides);
GPtrArray *forcon_script_write_classes (xmlTextWriterPtr out, const ForconBattle *battle);
guint forcon_script_write_formations (xmlTextWriterPtr out, const ForconBattle *battle);
void forcon_script_write_membership (xmlTextWriterPtr out, const ForconBattle *battle, ForconShipId ship,
                                     guint n_named);
void forcon_script_write_command (xmlTextWriterPtr out, const ForconBattle *battle, const ForconCommand *command,
                                  const GArray *dice);
void forcon_script_write_commands (xmlTextWriterPtr out, const ForconJournal *journal);

G_END_DECLS
