/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/event-json.h"

#include "cli/frame/json.h"
#include "cli/frame/value-json.h"

/* What every field is written from. */
typedef struct {
  GString *json;
  const ForconBattle *battle;
  const ForconEvent *event;
  const GArray *dice;
  ForconShipId ship;
  gboolean rolled;
  gboolean generated;
} Writer;

typedef void (*FieldWriter) (Writer *writer, const ForconRecordField *field);

#define VALUE(ctype) FORCON_RECORD_VALUE (writer->event, field, ctype)

static void
write_int (Writer *writer, const ForconRecordField *field)
{
  forcon_json_int (writer->json, VALUE (gint));
}

static void
write_text (Writer *writer, const ForconRecordField *field)
{
  const char *text = VALUE (ForconField_text);

  if (text == NULL)
    forcon_json_null (writer->json);
  else
    forcon_json_string (writer->json, text);
}

/* As a text: many readers of JSON keep only 53 bits of a number. */
static void
write_uint64 (Writer *writer, const ForconRecordField *field)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, VALUE (guint64));

  forcon_json_string (writer->json, text);
}

static void
write_flag (Writer *writer, const ForconRecordField *field)
{
  forcon_json_bool (writer->json, VALUE (gboolean));
}

static void
write_length (Writer *writer, const ForconRecordField *field)
{
  forcon_json_decimal (writer->json, VALUE (ForconLength), FORCON_CM (1));
}

static void
write_angle (Writer *writer, const ForconRecordField *field)
{
  forcon_json_decimal (writer->json, VALUE (ForconAngle), FORCON_DEGREES (1));
}

static void
write_point (Writer *writer, const ForconRecordField *field)
{
  forcon_json_point (writer->json, VALUE (ForconPoint));
}

static void
write_legs (Writer *writer, const ForconRecordField *field)
{
  const ForconLegs *legs = &VALUE (ForconLegs);

  forcon_json_open (writer->json, '[');
  for (guint i = 0; i < legs->n; i++)
    {
      forcon_json_open (writer->json, '{');
      forcon_json_key (writer->json, "ahead");
      forcon_json_decimal (writer->json, legs->leg[i].ahead, FORCON_CM (1));
      forcon_json_key (writer->json, "turn");
      forcon_json_decimal (writer->json, legs->leg[i].turn, FORCON_DEGREES (1));
      forcon_json_close (writer->json, '}');
    }
  forcon_json_close (writer->json, ']');
}

static void
write_roll (Writer *writer, const ForconRecordField *field)
{
  ForconRoll roll = VALUE (ForconRoll);

  writer->rolled = writer->rolled || (roll.count > 0 && roll.first < writer->dice->len);
  if (forcon_json_roll (writer->json, writer->dice, roll))
    writer->generated = TRUE;
}

static void
write_side (Writer *writer, const ForconRecordField *field)
{
  forcon_json_side (writer->json, writer->battle, VALUE (ForconSideId));
}

static void
write_formation (Writer *writer, const ForconRecordField *field)
{
  forcon_json_formation (writer->json, writer->battle, VALUE (ForconFormationId));
}

static void
write_ship (Writer *writer, const ForconRecordField *field)
{
  ForconShipId id = VALUE (ForconShipId);

  /* Weapons are those of the first ship that the event names. */
  if (FORCON_ID_IS_NONE (writer->ship))
    writer->ship = id;
  forcon_json_ship (writer->json, writer->battle, id);
}

static void
write_weapons (Writer *writer, const ForconRecordField *field)
{
  forcon_json_weapons (writer->json, writer->battle, writer->ship, VALUE (guint32));
}

static void
write_int64 (Writer *writer, const ForconRecordField *field)
{
  forcon_json_value (writer->json, writer->battle, writer->ship, writer->event->value_set.value, VALUE (gint64));
}

/* What comes and goes on the table, and criticals, have running numbers. */
static void
write_number (Writer *writer, guint32 number)
{
  if (number == 0)
    forcon_json_null (writer->json);
  else
    forcon_json_int (writer->json, number);
}

static void
write_object (Writer *writer, const ForconRecordField *field)
{
  write_number (writer, VALUE (ForconObjectId).value);
}

static void
write_salvo (Writer *writer, const ForconRecordField *field)
{
  write_number (writer, VALUE (ForconSalvoId).value);
}

static void
write_mine (Writer *writer, const ForconRecordField *field)
{
  write_number (writer, VALUE (ForconMineId).value);
}

static void
write_critical (Writer *writer, const ForconRecordField *field)
{
  write_number (writer, VALUE (ForconCriticalId).value);
}

/* What is not here is one of a closed list and is written as its word. */
static const FieldWriter writers[FORCON_N_FIELD_KINDS] = {
  [FORCON_FIELD_INT] = write_int,         [FORCON_FIELD_UINT64] = write_uint64,
  [FORCON_FIELD_FLAG] = write_flag,       [FORCON_FIELD_LENGTH] = write_length,
  [FORCON_FIELD_ANGLE] = write_angle,     [FORCON_FIELD_POINT] = write_point,
  [FORCON_FIELD_LEGS] = write_legs,       [FORCON_FIELD_ROLL] = write_roll,
  [FORCON_FIELD_SIDE] = write_side,       [FORCON_FIELD_SHIP] = write_ship,
  [FORCON_FIELD_OBJECT] = write_object,   [FORCON_FIELD_CRITICAL] = write_critical,
  [FORCON_FIELD_WEAPONS] = write_weapons, [FORCON_FIELD_INT64] = write_int64,
  [FORCON_FIELD_TEXT] = write_text,       [FORCON_FIELD_FORMATION] = write_formation,
  [FORCON_FIELD_SALVO] = write_salvo,     [FORCON_FIELD_MINE] = write_mine,
  [FORCON_FIELD_NAME] = write_text,
};

static void
write_field (Writer *writer, const ForconRecordField *field, gboolean closed)
{
  forcon_json_key (writer->json, field->name);
  if (closed)
    forcon_json_null (writer->json);
  else if (writers[field->type->kind] != NULL)
    writers[field->type->kind](writer, field);
  else
    forcon_json_string (writer->json, forcon_record_word (writer->event, field));
}

char *
forcon_event_to_json (const ForconBattle *battle, const ForconEvent *event, const GArray *dice, guint command)
{
  Writer writer = { .json = g_string_new (NULL), .battle = battle, .event = event, .dice = dice };
  const ForconRecordShape *shape = forcon_event_shape (event->kind);

  forcon_json_open (writer.json, '{');
  forcon_json_key (writer.json, "event");
  forcon_json_string (writer.json, forcon_event_kind_to_word (event->kind));
  forcon_json_key (writer.json, "command");
  forcon_json_int (writer.json, command);
  for (guint i = 0; i < shape->n_fields; i++)
    write_field (&writer, &shape->fields[i], (event->closed & (1u << i)) != 0);
  if (writer.rolled)
    {
      forcon_json_key (writer.json, "generated");
      forcon_json_bool (writer.json, writer.generated);
    }
  forcon_json_close (writer.json, '}');
  return g_string_free (writer.json, FALSE);
}
