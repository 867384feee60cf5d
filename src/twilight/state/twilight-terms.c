/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-command.h"
#include "twilight/state/twilight-event.h"

#define EVENT_WORD(NAME, member, word, ...) word,
#define EVENT_WORDS(T) FORCON_TWILIGHT_EVENTS (EVENT_WORD)

FORCON_DEFINE_TERM (ForconTwilightSide, TWILIGHT_SIDE, FORCON_TWILIGHT_SIDES, twilight_side)
FORCON_DEFINE_TERM (ForconTwilightPlace, TWILIGHT_PLACE, FORCON_TWILIGHT_PLACES, twilight_place)
FORCON_DEFINE_TERM (ForconUnitKind, UNIT_KIND, FORCON_UNIT_KINDS, unit_kind)
FORCON_DEFINE_TERM (ForconTwilightStep, TWILIGHT_STEP, FORCON_TWILIGHT_STEPS, twilight_step)
FORCON_DEFINE_TERM (ForconAnomaly, ANOMALY, FORCON_ANOMALIES, anomaly)
FORCON_DEFINE_TERM (ForconTwilightAsset, TWILIGHT_ASSET, FORCON_TWILIGHT_ASSETS, twilight_asset)
FORCON_DEFINE_TERM (ForconTwilightLaw, TWILIGHT_LAW, FORCON_TWILIGHT_LAWS, twilight_law)
FORCON_DEFINE_TERM (ForconTwilightEffect, TWILIGHT_EFFECT, FORCON_TWILIGHT_EFFECTS, twilight_effect)
FORCON_DEFINE_TERM (ForconNeighbourThing, NEIGHBOUR_THING, FORCON_NEIGHBOUR_THINGS, neighbour_thing)
FORCON_DEFINE_TERM (ForconTwilightPurpose, TWILIGHT_PURPOSE, FORCON_TWILIGHT_PURPOSES, twilight_purpose)
FORCON_DEFINE_TERM (ForconTwilightLoss, TWILIGHT_LOSS, FORCON_TWILIGHT_LOSSES, twilight_loss)
FORCON_DEFINE_TERM (ForconHitPolicy, HIT_POLICY, FORCON_HIT_POLICIES, hit_policy)
FORCON_DEFINE_TERM (ForconTwilightCommandKind, TWILIGHT_COMMAND, FORCON_TWILIGHT_COMMANDS, twilight_command)
FORCON_DEFINE_TERM (ForconTwilightEventKind, TWILIGHT_EVENT, EVENT_WORDS, twilight_event)
FORCON_DEFINE_TERM (ForconTwilightResult, TWILIGHT_RESULT, FORCON_TWILIGHT_RESULTS, twilight_result)

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
