/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"
#include "twilight/state/twilight-clash.h"

G_BEGIN_DECLS

/**
 * ForconJsonContext:
 * @json: where to
 * @battle: (nullable): whose sides, ships, formations and weapons the records name, unless there is a @campaign
 * @campaign: (nullable): from which words are taken: the truth, or what an admiral knows
 * @rules, @clash: (nullable): of fleet dice: what units, systems and planets are called
 * @dice: (element-type ForconDie) (nullable): of the command
 * @sealed: it is for an admiral: what has only a running number is left out, and who else knows, and seeds
 *
 * How records are written as JSON. Ids go by their words or running numbers, none is null; lengths in cm, angles in
 * degrees, rolls as their faces, times in µs, what the master sets as its value is elsewhere. In fleet dice what has
 * no word is "", and a roll is its place among the dice.
 */
typedef struct {
  GString *json;
  const ForconBattle *battle;
  const ForconCampaign *campaign;
  const ForconTwilightRules *rules;
  const ForconTwilightClash *clash;
  const GArray *dice;
  gboolean sealed;
} ForconJsonContext;

/**
 * forcon_json_field:
 * @context: where to; an object is open there
 * @shape: of the record
 * @record: it
 * @field: one of its fields
 *
 * Adds the field under its name.
 */
void forcon_json_field (const ForconJsonContext *context, const ForconRecordShape *shape, gconstpointer record,
                        const ForconRecordField *field);

/**
 * forcon_json_record:
 * @context: where to; an object is open there
 * @shape: of the record
 * @record: it
 *
 * Adds its fields, each under its name, less those that are the master's where it is sealed.
 */
void forcon_json_record (const ForconJsonContext *context, const ForconRecordShape *shape, gconstpointer record);

/* An id of type @kind by its word, without and with its key; the admirals of a mask; the units of a force; faces. */
void forcon_json_id (const ForconJsonContext *context, ForconFieldKind kind, gint64 number);
void forcon_json_put_id (const ForconJsonContext *context, const char *key, ForconFieldKind kind, gint64 number);
void forcon_json_admirals (const ForconJsonContext *context, guint32 admirals);
void forcon_json_force (const ForconJsonContext *context, const ForconForce *force);
void forcon_json_roll (const ForconJsonContext *context, ForconRoll roll);

G_END_DECLS
