/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/campaign-json.h"

#include "campaign/state/campaign-words.h"
#include "cli/frame/json.h"
#include "campaign/knowledge/knowledge.h"
#include "cli/frame/value-json.h"

#include <string.h>

#define VALUE(ctype) FORCON_RECORD_VALUE (record, field, ctype)

/* What has only a running number: the master's way to name it. */
static gboolean
is_running_number (ForconFieldKind type)
{
  return type >= FORCON_FIELD_ADMIRAL && type <= FORCON_FIELD_MESSAGE && !forcon_campaign_has_words (type);
}

/* A mask of weapons is the only one that tells nothing of others. */
static gboolean
is_weapons (const ForconRecordField *field)
{
  return g_str_equal (field->name, "unready");
}

/* What would tell an admiral how much there is that admirals do not see, who else knows, or what dice will fall; and
 * what is of the master's machine. */
static gboolean
is_masters (const ForconRecordField *field)
{
  if (g_str_equal (field->name, "boot") || g_str_equal (field->name, "uptime"))
    return TRUE;
  return is_running_number (field->type->kind) || field->type->kind == FORCON_FIELD_UINT64
         || (field->type->kind == FORCON_FIELD_MASK && !is_weapons (field));
}

/* The number in a field of this name, or 0: a value that the master sets, and weapons, are those of a ship. */
static gint64
number_named (const ForconRecordShape *shape, gconstpointer record, const char *name)
{
  const ForconRecordField *field = forcon_record_find (shape, name);

  return field == NULL ? 0 : forcon_record_number (record, field);
}

static ForconShipId
ship_of (const ForconRecordShape *shape, gconstpointer record)
{
  return (ForconShipId){ (guint16) number_named (shape, record, "ship") };
}

static void
write_ships (const ForconCampaignJson *writer, const ForconShips *ships)
{
  forcon_json_open (writer->json, '[');
  for (guint i = 0; i < ships->n; i++)
    forcon_json_ship (writer->json, writer->campaign->fleet, ships->ship[i]);
  forcon_json_close (writer->json, ']');
}

static void
write_admirals (const ForconCampaignJson *writer, guint32 admirals)
{
  forcon_json_open (writer->json, '[');
  for (guint i = 1; i <= forcon_campaign_n_admirals (writer->campaign); i++)
    if (admirals & (1u << i))
      forcon_json_side (writer->json, writer->campaign->fleet, (ForconSideId){ (guint16) i });
  forcon_json_close (writer->json, ']');
}

static void
write_mask (const ForconCampaignJson *writer, const ForconRecordShape *shape, gconstpointer record,
            const ForconRecordField *field)
{
  if (is_weapons (field))
    forcon_json_weapons (writer->json, writer->campaign->fleet, ship_of (shape, record), VALUE (guint32));
  else if (g_str_equal (field->name, "known") || g_str_equal (field->name, "admirals"))
    write_admirals (writer, VALUE (guint32));
  else
    forcon_json_int (writer->json, VALUE (guint32));
}

/* Times are whole numbers; what the master sets is written as its value is elsewhere. */
static void
write_int64 (const ForconCampaignJson *writer, const ForconRecordShape *shape, gconstpointer record,
             const ForconRecordField *field)
{
  static const char *const settings[] = { "number", "was", "now", NULL };

  if (forcon_record_find (shape, "value") != NULL && g_strv_contains (settings, field->name))
    forcon_json_value (writer->json, writer->campaign->fleet, ship_of (shape, record),
                       (ForconValue) number_named (shape, record, "value"), VALUE (gint64));
  else
    forcon_json_int (writer->json, VALUE (gint64));
}

/* As a text: many readers of JSON keep only 53 bits of a number. */
static void
write_uint64 (GString *json, guint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  forcon_json_string (json, text);
}

static void
write_number (const ForconCampaignJson *writer, gconstpointer record, const ForconRecordField *field)
{
  gint64 number = forcon_record_number (record, field);

  if (forcon_record_word (record, field) != NULL)
    forcon_json_string (writer->json, forcon_record_word (record, field));
  else if (forcon_campaign_has_words (field->type->kind))
    forcon_json_word (writer->json, forcon_campaign_word_of (writer->campaign, field->type->kind, number));
  else if (is_running_number (field->type->kind) && number == 0)
    forcon_json_null (writer->json);
  else
    forcon_json_int (writer->json, number);
}

static void
write_field (const ForconCampaignJson *writer, const ForconRecordShape *shape, gconstpointer record,
             const ForconRecordField *field)
{
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_FLAG:
      forcon_json_bool (writer->json, VALUE (gboolean));
      break;
    case FORCON_FIELD_INT64:
      write_int64 (writer, shape, record, field);
      break;
    case FORCON_FIELD_UINT64:
      write_uint64 (writer->json, VALUE (guint64));
      break;
    case FORCON_FIELD_MASK:
      write_mask (writer, shape, record, field);
      break;
    case FORCON_FIELD_LENGTH:
      forcon_json_decimal (writer->json, VALUE (ForconLength), FORCON_CM (1));
      break;
    case FORCON_FIELD_ANGLE:
      forcon_json_decimal (writer->json, VALUE (ForconAngle), FORCON_DEGREES (1));
      break;
    case FORCON_FIELD_POINT:
      forcon_json_point (writer->json, VALUE (ForconPoint));
      break;
    case FORCON_FIELD_TEXT:
    case FORCON_FIELD_NAME:
      forcon_json_word (writer->json, VALUE (ForconField_text));
      break;
    case FORCON_FIELD_SHIPS:
      write_ships (writer, &VALUE (ForconShips));
      break;
    case FORCON_FIELD_ROLL:
      if (writer->dice == NULL)
        forcon_json_null (writer->json);
      else
        forcon_json_roll (writer->json, writer->dice, VALUE (ForconRoll));
      break;
    default:
      write_number (writer, record, field);
      break;
    }
}

void
forcon_campaign_json_word (const ForconCampaignJson *writer, const char *key, const char *word)
{
  forcon_json_key (writer->json, key);
  forcon_json_word (writer->json, word);
}

void
forcon_campaign_json_id (const ForconCampaignJson *writer, const char *key, ForconFieldKind type, gint64 number)
{
  forcon_campaign_json_word (writer, key, forcon_campaign_word_of (writer->campaign, type, number));
}

void
forcon_campaign_json_record (const ForconCampaignJson *writer, const ForconRecordShape *shape, gconstpointer record)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];

      if (writer->sealed && is_masters (field))
        continue;
      forcon_json_key (writer->json, field->name);
      if (writer->sealed && forcon_knowledge_hides (shape, record, field))
        forcon_json_null (writer->json);
      else
        write_field (writer, shape, record, field);
    }
}

void
forcon_campaign_json_event (const ForconCampaignJson *writer, const ForconCampaignEvent *event)
{
  forcon_campaign_json_word (writer, "event", forcon_campaign_event_word (event->kind));
  forcon_campaign_json_record (writer, forcon_campaign_event_shape (event->kind),
                               FORCON_CAMPAIGN_EVENT_CONST (event));
  if (writer->sealed)
    return;
  forcon_json_key (writer->json, "seen_by");
  write_admirals (writer, event->audience);
}

/* Whether the fields of a command name this one: "admiral text correction?". */
static gboolean
takes_field (const char *fields, const char *name)
{
  gsize length = strlen (name);

  for (const char *at = strstr (fields, name); at != NULL; at = strstr (at + length, name))
    if ((at == fields || at[-1] == ' ') && strchr (" ?", at[length]) != NULL)
      return TRUE;
  return FALSE;
}

void
forcon_campaign_json_command (const ForconCampaignJson *writer, const ForconCampaignCommand *command)
{
  const ForconRecordShape *shape = forcon_wish_shape ();
  const char *fields = forcon_campaign_command_fields (command->kind);

  forcon_campaign_json_word (writer, "what", forcon_campaign_command_to_word (command->kind));
  forcon_campaign_json_word (writer, "by", command->by);
  forcon_json_key (writer->json, "wall");
  forcon_json_int (writer->json, command->moment.wall);
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      gboolean named = takes_field (fields, field->name) || g_str_equal (field->name, "reason");

      if (!named || forcon_record_field_is_zero (&command->wish, field))
        continue;
      forcon_json_key (writer->json, field->name);
      write_field (writer, shape, &command->wish, field);
    }
  if (command->kind == FORCON_CAMPAIGN_COMMAND_PLAY)
    forcon_campaign_json_word (writer, "battle", forcon_command_to_word (command->battle.kind));
}
