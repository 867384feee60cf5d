/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-event.h"
#include "forcon-record.h"

G_BEGIN_DECLS

/*
 * The events and the commands of a battle as records, so that what is written once for records serves them too. Ids are
 * numbers here: those who read a file of a running campaign know its battles by nothing else.
 */

/* Where the fields of an event lie, for the functions of forcon-record.h. */
#define FORCON_EVENT_RECORD_OFFSET G_STRUCT_OFFSET (ForconEvent, battle_begun)
#define FORCON_EVENT_RECORD(event) ((gpointer) ((char *) (event) + FORCON_EVENT_RECORD_OFFSET))
#define FORCON_EVENT_CONST(event) ((gconstpointer) ((const char *) (event) + FORCON_EVENT_RECORD_OFFSET))

const ForconRecordShape *forcon_event_shape (ForconEventKind kind);

/* All fields of a #ForconCommand but its kind and its overrides, which have a text of their own. */
const ForconRecordShape *forcon_battle_command_shape (void);
void forcon_overrides_format (GString *text, const ForconCommand *command);
gboolean forcon_overrides_parse (ForconCommand *command, const char *text);

G_END_DECLS
