/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/script/script-private.h"

#include "storage/fleet/command-file.h"
#include "base/value.h"

#include <glib/gi18n-lib.h>

/* What a command names */

static ForconShips
read_ships (ForconXml *xml, ForconScriptReader *reader, const char *attribute)
{
  g_auto (GStrv) words = g_strsplit_set (forcon_xml_attribute (xml, attribute), " \t\r\n", -1);
  ForconShips ships = { 0 };

  for (guint i = 0; words[i] != NULL && !forcon_xml_failed (xml); i++)
    {
      if (*words[i] == '\0')
        continue;
      if (ships.n == FORCON_FORMATION_SHIPS_MAX)
        {
          g_autofree char *expected = g_strdup_printf (_ ("at most %d"), FORCON_FORMATION_SHIPS_MAX);

          forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("there are too many ships"));
          break;
        }
      ships.ship[ships.n] = forcon_script_find_ship (reader, words[i]);
      if (FORCON_ID_IS_NONE (ships.ship[ships.n++]))
        forcon_xml_fail_value (xml, attribute, _ ("ids of ships in this battle"));
    }
  return ships;
}

/* What is repaired is a critical, but for two words. */
static gboolean
read_repair (ForconXml *xml, const char *attribute, ForconCommand *command)
{
  const char *what = forcon_xml_attribute (xml, attribute);

  if (command->kind != FORCON_COMMAND_REPAIR || !g_str_equal (attribute, "what"))
    return FALSE;
  command->repair.hit = g_str_equal (what, "hit");
  command->repair.fall = g_str_equal (what, "fall");
  return command->repair.hit || command->repair.fall;
}

/* A number of the master's, which the schema has seen only as a text. */
static gint64
read_number (ForconXml *xml, const char *attribute, guint digits)
{
  gint32 number = 0;

  if (!forcon_value_parse_decimal (forcon_xml_attribute (xml, attribute), digits, &number))
    forcon_xml_fail_value (xml, attribute,
                           digits == 0                      ? _ ("a whole number")
                           : digits == FORCON_LENGTH_DIGITS ? _ ("a number such as 12 or 0.5")
                                                            : _ ("a number such as 45 or 22.5"));
  return number;
}

/* What the schema knows the type of is read as such; a value that is set it has seen only as a text. */
static gint64
read_setting (ForconXml *xml, ForconScriptReader *reader, const ForconCommand *command, const char *attribute)
{
  const ForconFieldType *type = forcon_value_type (command->set.value);

  switch ((gint) type->kind)
    {
    case FORCON_FIELD_INT:
      return read_number (xml, attribute, 0);
    case FORCON_FIELD_LENGTH:
      return read_number (xml, attribute, FORCON_LENGTH_DIGITS);
    case FORCON_FIELD_ANGLE:
      return read_number (xml, attribute, FORCON_ANGLE_DIGITS);
    case FORCON_FIELD_FLAG:
      if (!forcon_xml_flag (xml, attribute) && !g_str_equal (forcon_xml_attribute (xml, attribute), "no"))
        forcon_xml_fail_value (xml, attribute, _ ("\"yes\" or \"no\""));
      return forcon_xml_flag (xml, attribute);
    default:
      return forcon_script_value_at (xml, reader, command->set.ship, attribute, type);
    }
}

static void
read_attribute (ForconXml *xml, ForconScriptReader *reader, const ForconCommandAttribute *attribute,
                ForconCommand *command)
{
  const ForconRecordField *field = attribute->field;
  const char *name = attribute->name;
  ForconPoint *place;

  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_SHIPS:
      *FORCON_RECORD_PLACE (command, field, ForconShips) = read_ships (xml, reader, name);
      break;
    case FORCON_FIELD_POINT:
      place = FORCON_RECORD_PLACE (command, field, ForconPoint);
      *(*name == 'x' ? &place->x : &place->y) = forcon_xml_length (xml, name, 0);
      break;
    case FORCON_FIELD_TEXT:
      forcon_record_parse (command, field, forcon_xml_attribute (xml, name));
      break;
    case FORCON_FIELD_WORD:
      if (!read_repair (xml, name, command))
        forcon_xml_word (xml, name, field->type, FORCON_RECORD_PLACE (command, field, void));
      break;
    case FORCON_FIELD_INT64:
      command->set.number = read_setting (xml, reader, command, name);
      break;
    default:
      forcon_record_set_number (
          command, field,
          forcon_script_value_at (xml, reader, forcon_command_ship (command, "ship"), name, field->type));
      /* A heading is told by another field. */
      if (field->type->kind == FORCON_FIELD_ANGLE)
        forcon_command_set_number (command, "by_heading", TRUE);
      break;
    }
}

/* Which attributes go together */

static void
read_slot (ForconXml *xml, ForconScriptReader *reader, const ForconCommandSlot *slot, ForconCommand *command)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *expected = NULL;
  guint n = 0;

  for (guint i = 0; i < slot->n_choices && !forcon_xml_failed (xml); i++)
    if (forcon_xml_attribute (xml, slot->choices[i].name) != NULL && n++ == 0)
      read_attribute (xml, reader, &slot->choices[i], command);
  if (n == 1 || (n == 0 && slot->optional) || forcon_xml_failed (xml))
    return;
  for (guint i = 0; i < slot->n_choices; i++)
    g_string_append_printf (names, "%s\"%s\"", i == 0 ? "" : ", ", slot->choices[i].name);
  expected = g_strdup_printf (_ ("one of %s"), names->str);
  if (slot->n_choices == 1)
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("that attribute"), _ ("\"%s\" has no attribute \"%s\""),
                     forcon_xml_element (xml), slot->choices[0].name);
  else if (n == 0)
    forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("\"%s\" does not say whom or what it is about"),
                     forcon_xml_element (xml));
  else
    forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("\"%s\" says more than once whom or what it is about"),
                     forcon_xml_element (xml));
}

static gboolean
has_attribute (const ForconCommandLayout *layout, const char *attribute)
{
  static const char *const common[] = { "by", "instruction", "dice", "reason", NULL };

  if (g_strv_contains (common, attribute))
    return TRUE;
  for (guint i = 0; i < layout->n_slots; i++)
    for (guint j = 0; j < layout->slots[i].n_choices; j++)
      if (g_str_equal (layout->slots[i].choices[j].name, attribute))
        return TRUE;
  return FALSE;
}

/* What the schema lets through because another thing or another value has it. */
static void
check_no_more (ForconXml *xml, const ForconCommandLayout *layout)
{
  g_auto (GStrv) attributes = forcon_xml_dup_attributes (xml);

  for (guint i = 0; attributes[i] != NULL && !forcon_xml_failed (xml); i += 2)
    if (!has_attribute (layout, attributes[i]))
      forcon_xml_fail (xml, forcon_xml_line (xml), _ ("only what goes with the others"),
                       _ ("attribute \"%s\" of \"%s\" does not belong there"), attributes[i], forcon_xml_element (xml));
}

/* What is placed or removed is told by the attribute that names it; none of the things where none does. */
static ForconThing
thing_named (ForconXml *xml)
{
  if (forcon_xml_attribute (xml, "effect") != NULL)
    return FORCON_THING_CRITICAL;
  if (forcon_xml_attribute (xml, "object") != NULL)
    return FORCON_THING_OBJECT;
  if (forcon_xml_attribute (xml, "mine") != NULL)
    return FORCON_THING_MINE;
  if (forcon_xml_attribute (xml, "ship") != NULL)
    return FORCON_THING_SHIP;
  return forcon_xml_attribute (xml, "salvo") != NULL || forcon_xml_attribute (xml, "salvo-of") != NULL
             ? FORCON_THING_SALVO
             : FORCON_N_THING;
}

/* What no attribute states is what the rules say of such a mine. */
static void
fill_in_mine (const ForconRules *rules, ForconXml *xml, ForconCharge charge, ForconLength *range, gint *strength)
{
  *range = forcon_xml_length (xml, "range", rules->mine.cards[charge].range);
  *strength = forcon_xml_int (xml, "strength", rules->mine.cards[charge].strength);
}

/* What is created is as the rules say of such a thing where no attribute states it; a ship can be named from now on. */
static void
fill_in (ForconScriptReader *reader, ForconXml *xml, ForconCommand *command)
{
  const ForconRules *rules = reader->script->rules;

  if (command->kind == FORCON_COMMAND_LAY)
    fill_in_mine (rules, xml, command->lay.charge, &command->lay.range, &command->lay.strength);
  if (command->kind != FORCON_COMMAND_CREATE)
    return;
  if (command->create.thing == FORCON_THING_MINE)
    fill_in_mine (rules, xml, command->create.charge, &command->create.range, &command->create.strength);
  if (command->create.thing == FORCON_THING_OBJECT && command->create.radius == 0)
    command->create.radius = forcon_script_ordinary_radius (rules, command->create.object_kind);
  if (command->create.thing == FORCON_THING_OBJECT && command->create.radius == 0)
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("that attribute"), _ ("\"%s\" has no attribute \"%s\""),
                     forcon_xml_element (xml), "radius");
  else if (command->create.thing == FORCON_THING_SHIP)
    forcon_script_expect_ship (xml, reader, command);
}

static void
read_details (ForconXml *xml, ForconScriptReader *reader, ForconCommand *command)
{
  ForconCommandLayout layout;

  if (command->kind == FORCON_COMMAND_CREATE)
    forcon_xml_term (xml, "thing", forcon_thing_from_word, &command->create.thing);
  else if (command->kind == FORCON_COMMAND_SET)
    forcon_xml_term (xml, "value", forcon_value_from_word, &command->set.value);
  else if (command->kind == FORCON_COMMAND_PLACE)
    command->place.thing = thing_named (xml);
  else if (command->kind == FORCON_COMMAND_REMOVE)
    command->remove.thing = thing_named (xml);
  forcon_command_layout (command, &layout);
  check_no_more (xml, &layout);
  for (guint i = 0; i < layout.n_slots && !forcon_xml_failed (xml); i++)
    read_slot (xml, reader, &layout.slots[i], command);
  if (command->kind != FORCON_COMMAND_END_BATTLE && forcon_xml_attribute (xml, "reason") != NULL)
    command->reason = g_intern_string (forcon_xml_attribute (xml, "reason"));
  command->by_captain = forcon_xml_attribute (xml, "by") != NULL;
  command->doctrine = forcon_xml_int (xml, "instruction", 0);
  if (!forcon_xml_failed (xml))
    fill_in (reader, xml, command);
}

void
forcon_script_read_command (ForconXml *xml, gpointer data)
{
  ForconScriptReader *reader = data;
  ForconScriptCommand *command = g_new0 (ForconScriptCommand, 1);
  const char *dice = forcon_xml_attribute (xml, "dice");
  g_autofree char *wrong = NULL;

  g_ptr_array_add (reader->script->commands, command);
  command->line = forcon_xml_line (xml);
  forcon_command_from_word (forcon_xml_element (xml), &command->command.kind);
  if (dice != NULL)
    {
      command->dice = g_byte_array_new ();
      if (!forcon_dice_parse (dice, command->dice, &wrong))
        forcon_xml_fail (xml, forcon_xml_line (xml), _ ("faces from 1 to 6, or ? for the generator"),
                         _ ("there is \"%s\" among the dice"), wrong);
    }
  read_details (xml, reader, &command->command);
}

/* What stands in a command */

static ForconCommand *
open_command (ForconScriptReader *reader)
{
  GPtrArray *commands = reader->script->commands;

  return &((ForconScriptCommand *) g_ptr_array_index (commands, commands->len - 1))->command;
}

static gboolean
is_given (ForconXml *xml, const char *one, const char *other)
{
  return forcon_xml_attribute (xml, one) != NULL && forcon_xml_attribute (xml, other) != NULL;
}

void
forcon_script_read_override (ForconXml *xml, gpointer data)
{
  ForconCommand *command = open_command (data);
  gboolean die = is_given (xml, "die", "face");
  ForconOverride override = { .die = die };

  if (command->n_overrides == FORCON_OVERRIDES_MAX)
    {
      g_autofree char *expected = g_strdup_printf (_ ("at most %d"), FORCON_OVERRIDES_MAX);

      forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("there are too many overrides"));
      return;
    }
  if (die == is_given (xml, "roll", "result") || is_given (xml, "die", "roll") || is_given (xml, "die", "result")
      || is_given (xml, "roll", "face"))
    {
      forcon_xml_fail (xml, forcon_xml_line (xml), _ ("\"die\" and \"face\", or \"roll\" and \"result\""),
                       _ ("the override does not say what it changes"));
      return;
    }
  /* People count from 1. */
  override.place = (guint) forcon_xml_int (xml, die ? "die" : "roll", 1) - 1;
  override.value = forcon_xml_int (xml, die ? "face" : "result", 0);
  command->overrides[command->n_overrides++] = override;
}

static ForconLeg *
add_leg (ForconXml *xml, ForconLegs *legs)
{
  if (legs->n == FORCON_LEGS_MAX)
    {
      g_autofree char *expected = g_strdup_printf (_ ("at most %d legs"), FORCON_LEGS_MAX);

      forcon_xml_fail (xml, forcon_xml_line (xml), expected, _ ("the move has too many legs"));
      return NULL;
    }
  return &legs->leg[legs->n++];
}

void
forcon_script_read_ahead (ForconXml *xml, gpointer data)
{
  ForconLeg *leg = add_leg (xml, forcon_command_legs (open_command (data)));

  if (leg != NULL)
    leg->ahead = forcon_xml_length (xml, "cm", 0);
}

void
forcon_script_read_turn (ForconXml *xml, gpointer data)
{
  ForconLegs *legs = forcon_command_legs (open_command (data));
  ForconLeg *leg = legs->n > 0 ? &legs->leg[legs->n - 1] : NULL;

  if (leg == NULL || leg->turn != 0)
    leg = add_leg (xml, legs);
  if (leg != NULL)
    leg->turn = forcon_xml_angle (xml, "degrees", 0);
}
