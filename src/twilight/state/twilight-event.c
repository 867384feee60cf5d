/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-event.h"

#define EVENT_WORD(NAME, member, word, ...) word,
#define EVENT_WORDS(T) FORCON_TWILIGHT_EVENTS (EVENT_WORD)

FORCON_DEFINE_TERM (ForconTwilightEventKind, TWILIGHT_EVENT, EVENT_WORDS, twilight_event)
FORCON_DEFINE_FIELD_TYPE (PLAIN, random, ForconRandom)
FORCON_DEFINE_SHAPE (FORCON_FIELDS_TWILIGHT_EVENT, forcon_twilight_event_shape, ForconTwilightEvent)

gboolean
forcon_twilight_event_equal (const ForconTwilightEvent *a, const ForconTwilightEvent *b)
{
  return a->kind == b->kind && forcon_record_equal (a, b, forcon_twilight_event_shape ());
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
