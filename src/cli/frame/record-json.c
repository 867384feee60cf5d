/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/record-json.h"

#include "campaign/knowledge/knowledge.h"
#include "campaign/state/campaign-words.h"
#include "cli/frame/json.h"

static const ForconBattle *
battle_of (const ForconJsonContext *context)
{
  return context->campaign != NULL ? context->campaign->fleet : context->battle;
}

/* The word of a side, a ship or a formation; a formation that the file does not name goes by its flagship's. */
static const char *
battle_word (const ForconBattle *battle, ForconFieldKind kind, gint64 number)
{
  const ForconFormationId id = { (guint16) number };
  const ForconSide *side = forcon_battle_side (battle, (ForconSideId){ (guint16) number });
  const ForconCard *card = forcon_battle_card (battle, (ForconShipId){ (guint16) number });
  const ForconFormation *formation = forcon_battle_formation (battle, id);

  if (kind == FORCON_FIELD_SIDE)
    return side == NULL ? NULL : side->id;
  if (kind == FORCON_FIELD_SHIP)
    return card == NULL ? NULL : card->id;
  if (formation == NULL || *forcon_battle_formation_id (battle, id) != '\0')
    return formation == NULL ? NULL : forcon_battle_formation_id (battle, id);
  return battle_word (battle, FORCON_FIELD_SHIP, formation->flagship.value);
}

static gboolean
has_campaign_word (const ForconJsonContext *context, ForconFieldKind kind)
{
  return context->campaign != NULL && forcon_campaign_has_words (kind);
}

/* What has only a running number: the master's way to name it. */
static gboolean
is_running_number (const ForconJsonContext *context, ForconFieldKind kind)
{
  return kind >= FORCON_FIELD_ADMIRAL && kind <= FORCON_FIELD_CRITICAL && kind != FORCON_FIELD_SIDE
         && kind != FORCON_FIELD_SHIP && kind != FORCON_FIELD_FORMATION && !has_campaign_word (context, kind);
}

void
forcon_json_id (const ForconJsonContext *context, ForconFieldKind kind, gint64 number)
{
  if (has_campaign_word (context, kind))
    forcon_json_word (context->json, forcon_campaign_word_of (context->campaign, kind, number));
  else if (!is_running_number (context, kind))
    forcon_json_word (context->json, battle_word (battle_of (context), kind, number));
  else if (number == 0)
    forcon_json_null (context->json);
  else
    forcon_json_int (context->json, number);
}

void
forcon_json_put_id (const ForconJsonContext *context, const char *key, ForconFieldKind kind, gint64 number)
{
  forcon_json_key (context->json, key);
  forcon_json_id (context, kind, number);
}

void
forcon_json_admirals (const ForconJsonContext *context, guint32 admirals)
{
  forcon_json_open (context->json, '[');
  for (guint i = 1; i <= forcon_campaign_n_admirals (context->campaign); i++)
    if (admirals & (1u << i))
      forcon_json_word (context->json, battle_word (context->campaign->fleet, FORCON_FIELD_SIDE, i));
  forcon_json_close (context->json, ']');
}

static const char *
unit_word (const ForconJsonContext *context, ForconUnitId unit)
{
  return unit.value == 0 ? "" : context->rules->units[unit.value - 1].word;
}

void
forcon_json_force (const ForconJsonContext *context, const ForconForce *force)
{
  forcon_json_open (context->json, '[');
  for (guint i = 0; i < context->rules->n_units; i++)
    {
      ForconUnitId unit = { (guint8) (i + 1) };

      if (forcon_force_of (force, unit) == 0)
        continue;
      forcon_json_open (context->json, '{');
      forcon_json_put_word (context->json, "unit", unit_word (context, unit));
      forcon_json_put_int (context->json, "count", forcon_force_of (force, unit));
      forcon_json_put_int (context->json, "damaged", force->damaged[i]);
      forcon_json_close (context->json, '}');
    }
  forcon_json_close (context->json, ']');
}

void
forcon_json_roll (const ForconJsonContext *context, ForconRoll roll)
{
  if (context->dice == NULL)
    {
      forcon_json_null (context->json);
      return;
    }
  forcon_json_open (context->json, '[');
  for (guint i = roll.first; i < (guint) roll.first + roll.count && i < context->dice->len; i++)
    forcon_json_int (context->json, g_array_index (context->dice, ForconDie, i).face);
  forcon_json_close (context->json, ']');
}

static void
write_point (GString *json, ForconPoint point)
{
  forcon_json_open (json, '{');
  forcon_json_key (json, "x");
  forcon_json_decimal (json, point.x, FORCON_CM (1));
  forcon_json_key (json, "y");
  forcon_json_decimal (json, point.y, FORCON_CM (1));
  forcon_json_close (json, '}');
}

static void
write_legs (GString *json, const ForconLegs *legs)
{
  forcon_json_open (json, '[');
  for (guint i = 0; i < legs->n; i++)
    {
      forcon_json_open (json, '{');
      forcon_json_key (json, "ahead");
      forcon_json_decimal (json, legs->leg[i].ahead, FORCON_CM (1));
      forcon_json_key (json, "turn");
      forcon_json_decimal (json, legs->leg[i].turn, FORCON_DEGREES (1));
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
}

static void
write_ships (const ForconJsonContext *context, const ForconShips *ships)
{
  forcon_json_open (context->json, '[');
  for (guint i = 0; i < ships->n; i++)
    forcon_json_word (context->json, battle_word (battle_of (context), FORCON_FIELD_SHIP, ships->ship[i].value));
  forcon_json_close (context->json, ']');
}

static void
write_weapons (const ForconJsonContext *context, ForconShipId ship, guint32 weapons)
{
  const ForconBattle *battle = battle_of (context);

  forcon_json_open (context->json, '[');
  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if (weapons & (1u << i))
      forcon_json_string (context->json, forcon_battle_weapon (battle, ship, i)->id);
  forcon_json_close (context->json, ']');
}

/* What an instruction is about: sides, or types of ships; whether @type is one of these. */
static gboolean
write_of_instructions (const ForconJsonContext *context, const ForconFieldType *type, guint32 mask)
{
  if (type != &forcon_type_sides && type != &forcon_type_ship_types)
    return FALSE;
  forcon_json_open (context->json, '[');
  for (guint i = 0; i < 32; i++)
    if ((mask & (1u << i)) != 0)
      forcon_json_word (context->json, type == &forcon_type_sides
                                           ? battle_word (battle_of (context), FORCON_FIELD_SIDE, i)
                                           : forcon_ship_type_to_word ((ForconShipType) i));
  forcon_json_close (context->json, ']');
  return TRUE;
}

/* As a text: many readers of JSON keep only 53 bits of a number. */
static void
write_uint64 (GString *json, guint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  forcon_json_string (json, text);
}

/* What fleet dice name by a place in the clash or in the rules; whether @type is one of these. */
static gboolean
write_of_fleet_dice (const ForconJsonContext *context, const ForconFieldType *type, gconstpointer value)
{
  const ForconTwilightClash *clash = context->clash;
  const guint place = type->kind == FORCON_FIELD_COUNT ? *(const guint *) value : 0;

  if (type == &forcon_type_unit)
    forcon_json_string (context->json, unit_word (context, *(const ForconUnitId *) value));
  else if (type == &forcon_type_force)
    forcon_json_force (context, value);
  else if (type == &forcon_type_neighbour)
    forcon_json_string (context->json,
                        place == 0 || place > clash->n_neighbours ? "" : clash->neighbours[place - 1].word);
  else if (type == &forcon_type_planet)
    forcon_json_string (context->json, place == 0 || place > clash->n_planets ? "" : clash->planets[place - 1].word);
  else
    return FALSE;
  return TRUE;
}

/* @ship: whose weapons a mask of weapons means */
static void
write_value (const ForconJsonContext *context, gconstpointer record, const ForconRecordField *field, ForconShipId ship)
{
  GString *json = context->json;
  const ForconFieldType *type = field->type;

#define VALUE(ctype) FORCON_RECORD_VALUE (record, field, ctype)
  switch ((gint) type->kind)
    {
    case FORCON_FIELD_FLAG:
      forcon_json_bool (json, VALUE (gboolean));
      break;
    case FORCON_FIELD_UINT64:
      write_uint64 (json, VALUE (guint64));
      break;
    case FORCON_FIELD_WEAPONS:
      write_weapons (context, ship, VALUE (guint32));
      break;
    case FORCON_FIELD_LENGTH:
      forcon_json_decimal (json, VALUE (ForconLength), FORCON_CM (1));
      break;
    case FORCON_FIELD_ANGLE:
      forcon_json_decimal (json, VALUE (ForconAngle), FORCON_DEGREES (1));
      break;
    case FORCON_FIELD_TEXT:
    case FORCON_FIELD_NAME:
      forcon_json_word (json,
                        VALUE (ForconField_text) == NULL && context->clash != NULL ? "" : VALUE (ForconField_text));
      break;
    case FORCON_FIELD_POINT:
      write_point (json, VALUE (ForconPoint));
      break;
    case FORCON_FIELD_ROLL:
      forcon_json_roll (context, VALUE (ForconRoll));
      break;
    case FORCON_FIELD_SHIPS:
      write_ships (context, &VALUE (ForconShips));
      break;
    case FORCON_FIELD_LEGS:
      write_legs (json, &VALUE (ForconLegs));
      break;
    case FORCON_FIELD_WORD:
      forcon_json_string (json, forcon_record_word (record, field));
      break;
    default:
      if (type == &forcon_type_admirals)
        forcon_json_admirals (context, VALUE (guint32));
      else if (type->kind >= FORCON_FIELD_ADMIRAL && type->kind <= FORCON_FIELD_CRITICAL)
        forcon_json_id (context, type->kind, forcon_record_number (record, field));
      else if (type->kind == FORCON_FIELD_MASK && write_of_instructions (context, type, VALUE (guint32)))
        break;
      else if (!write_of_fleet_dice (context, type, &VALUE (char)))
        forcon_json_int (json, forcon_record_number (record, field));
      break;
    }
#undef VALUE
}

/* What the master sets: a number of the type of the value that the record names. NULL: it is of its own type. */
static const ForconFieldType *
type_set (const ForconRecordShape *shape, gconstpointer record, const ForconRecordField *field)
{
  static const char *const settings[] = { "number", "was", "now", NULL };
  const ForconRecordField *value = forcon_record_find (shape, "value");

  if (value == NULL || field->type->kind != FORCON_FIELD_INT64 || !g_strv_contains (settings, field->name))
    return NULL;
  return forcon_value_type ((ForconValue) forcon_record_number (record, value));
}

void
forcon_json_field (const ForconJsonContext *context, const ForconRecordShape *shape, gconstpointer record,
                   const ForconRecordField *field)
{
  const ForconFieldType *set = type_set (shape, record, field);
  ForconShipId ship = { 0 };

  /* Weapons are those of the first ship that the record names. */
  for (guint i = 0; i < shape->n_fields && FORCON_ID_IS_NONE (ship); i++)
    if (shape->fields[i].type->kind == FORCON_FIELD_SHIP)
      ship = FORCON_RECORD_VALUE (record, &shape->fields[i], ForconShipId);
  if (context->clash != NULL && field->type == &forcon_type_roll)
    {
      forcon_json_put_int (context->json, "first_die", FORCON_RECORD_VALUE (record, field, ForconRoll).first);
      forcon_json_put_int (context->json, "dice", FORCON_RECORD_VALUE (record, field, ForconRoll).count);
      return;
    }
  forcon_json_key (context->json, field->name);
  if (set != NULL)
    {
      const ForconRecordField here = { field->name, set, 0 };
      gint64 value = 0;

      forcon_record_set_number (&value, &here, forcon_record_number (record, field));
      write_value (context, &value, &here, ship);
    }
  else
    write_value (context, record, field, ship);
}

/* What would tell an admiral how much there is that admirals do not see, who else knows, or what dice will fall; and
 * what is of the master's machine. */
static gboolean
is_masters (const ForconJsonContext *context, const ForconRecordField *field)
{
  return g_str_equal (field->name, "boot") || g_str_equal (field->name, "uptime")
         || field->type->kind == FORCON_FIELD_UINT64
         || (field->type->kind == FORCON_FIELD_MASK && field->type != &forcon_type_sides
             && field->type != &forcon_type_ship_types)
         || is_running_number (context, field->type->kind);
}

void
forcon_json_record (const ForconJsonContext *context, const ForconRecordShape *shape, gconstpointer record)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];

      if (context->sealed && is_masters (context, field))
        continue;
      if (!context->sealed || !forcon_knowledge_hides (shape, record, field))
        forcon_json_field (context, shape, record, field);
      else
        forcon_json_put_word (context->json, field->name, NULL);
    }
}
