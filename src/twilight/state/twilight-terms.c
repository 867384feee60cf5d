/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-command.h"
#include "twilight/state/twilight-event.h"

#define EVENT_WORD(NAME, member, word, ...) word,
#define EVENT_WORDS(T) FORCON_TWILIGHT_EVENTS (EVENT_WORD)

FORCON_TWILIGHT_TERMS (FORCON_DEFINE_TERM)
FORCON_DEFINE_TERM (ForconTwilightCommandKind, TWILIGHT_COMMAND, FORCON_TWILIGHT_COMMANDS, twilight_command)
FORCON_DEFINE_TERM (ForconTwilightEventKind, TWILIGHT_EVENT, EVENT_WORDS, twilight_event)

FORCON_DEFINE_FIELD_TYPE (PLAIN, unit, ForconUnitId)
FORCON_DEFINE_FIELD_TYPE (PLAIN, force, ForconForce)
FORCON_DEFINE_FIELD_TYPE (COUNT, neighbour, guint)
FORCON_DEFINE_FIELD_TYPE (COUNT, planet, guint)

FORCON_DEFINE_SHAPE (FORCON_FIELDS_TWILIGHT_COMMAND, forcon_twilight_command_shape, ForconTwilightCommand)
FORCON_DEFINE_SHAPE (FORCON_FIELDS_LOAD, forcon_twilight_load_shape, ForconLoad)

#define TAKES(NAME, word, fields, ...) fields,

const char *
forcon_twilight_command_fields (ForconTwilightCommandKind kind)
{
  static const char *const fields[] = { FORCON_TWILIGHT_COMMANDS (TAKES) };

  g_return_val_if_fail ((guint) kind < G_N_ELEMENTS (fields), "");
  return fields[kind];
}

const char *
forcon_twilight_event_fields (ForconTwilightEventKind kind)
{
#define FIELDS(NAME, member, word, changes, fields, rule) fields,
  static const char *const fields[] = { FORCON_TWILIGHT_EVENTS (FIELDS) };

  g_return_val_if_fail ((guint) kind < G_N_ELEMENTS (fields), "");
  return fields[kind];
}

const char *
forcon_twilight_event_rule (ForconTwilightEventKind kind)
{
#define RULE(NAME, member, word, changes, fields, rule) rule,
  static const char *const rules[] = { FORCON_TWILIGHT_EVENTS (RULE) };

  g_return_val_if_fail ((guint) kind < G_N_ELEMENTS (rules), "");
  return rules[kind];
}
