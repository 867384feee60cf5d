/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/dice/twilight-file-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

guint
forcon_twilight_reader_find_system (ForconXml *xml, const ForconTwilightReader *reader, const char *attribute,
                                    const char *word)
{
  const ForconTwilightClash *clash = reader->clash;

  for (guint i = 0; i < clash->n_neighbours; i++)
    if (g_strcmp0 (clash->neighbours[i].word, word) == 0)
      return i + 1;
  forcon_xml_fail_value (xml, attribute, _ ("the id of a neighbour"));
  return 0;
}

/* Likewise a planet. */
static guint
find_planet (ForconXml *xml, const ForconTwilightReader *reader, const char *attribute, const char *word)
{
  const ForconTwilightClash *clash = reader->clash;

  for (guint i = 0; i < clash->n_planets; i++)
    if (g_strcmp0 (clash->planets[i].word, word) == 0)
      return i + 1;
  forcon_xml_fail_value (xml, attribute, _ ("the id of a planet"));
  return 0;
}

ForconUnitId
forcon_twilight_reader_find_unit (ForconXml *xml, const ForconTwilightReader *reader, const char *attribute)
{
  const char *word = forcon_xml_attribute (xml, attribute);
  ForconUnitId unit = { 0 };

  if (word == NULL)
    return unit;
  unit = forcon_twilight_find_unit (reader->file->rules, word);
  if (unit.value == 0)
    forcon_xml_fail_value (xml, attribute, _ ("a unit of the rules"));
  return unit;
}

/* Fields of a command */

static void
read_force (ForconXml *xml, const ForconTwilightReader *reader, const char *attribute, ForconForce *force)
{
  g_autofree char *wrong = NULL;

  if (!forcon_force_parse (reader->file->rules, forcon_xml_attribute (xml, attribute), force, &wrong))
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("units such as \"2 destroyer, 1 cruiser2\""),
                     _ ("\"%s\" is no number of units"), wrong);
}

/* A field of a command, or of one of its loads. */
static void
read_field (ForconXml *xml, const ForconTwilightReader *reader, gpointer record, const ForconRecordField *field)
{
  const ForconFieldType *type = field->type;
  const char *name = field->name;
  const char *text = forcon_xml_attribute (xml, name);

#define PLACE(ctype) FORCON_RECORD_PLACE (record, field, ctype)
  if (text == NULL)
    return;
  if (type->kind == FORCON_FIELD_WORD)
    forcon_xml_word (xml, name, type, PLACE (void));
  else if (type == &forcon_type_unit)
    *PLACE (ForconUnitId) = forcon_twilight_reader_find_unit (xml, reader, name);
  else if (type == &forcon_type_force)
    read_force (xml, reader, name, PLACE (ForconForce));
  else if (type == &forcon_type_neighbour)
    *PLACE (guint) = forcon_twilight_reader_find_system (xml, reader, name, text);
  else if (type == &forcon_type_planet)
    *PLACE (guint) = find_planet (xml, reader, name, text);
  else if (type == &forcon_type_flag)
    *PLACE (gboolean) = forcon_xml_flag (xml, name);
  else if (type == &forcon_type_text)
    *PLACE (ForconField_text) = g_intern_string (text);
  else
    forcon_record_set_number (record, field, forcon_xml_int (xml, name, 0));
#undef PLACE
}

static void
read_dice (ForconXml *xml, ForconTwilightReader *reader)
{
  const char *text = forcon_xml_attribute (xml, "dice");
  g_autofree char *wrong = NULL;

  g_clear_pointer (&reader->dice, g_byte_array_unref);
  reader->dice = g_byte_array_new ();
  reader->generated = forcon_xml_flag (xml, "generated");
  if (text != NULL && !forcon_dice_parse_d10 (text, reader->dice, &wrong))
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("faces from 1 to 10, or ? for the generator"),
                     _ ("there is \"%s\" among the dice"), wrong);
  else if (reader->dice->len > 0 && memchr (reader->dice->data, 0, reader->dice->len) != NULL
           && !reader->file->has_seed)
    forcon_xml_fail_value (xml, "dice", _ ("faces alone, as there is neither a seed nor a generator"));
  else if (reader->generated && !reader->file->has_seed)
    forcon_xml_fail_value (xml, "generated", _ ("faces alone, as there is neither a seed nor a generator"));
}

/* Files of before abilities had an owner say none: it is an ability of the side that rolled last. */
static void
read_owner (ForconXml *xml, ForconTwilightReader *reader)
{
  ForconTwilightChoice *deed = &reader->deed;
  const ForconTwilightJournal *journal = reader->file->journal;

  if ((deed->command.kind != FORCON_TWILIGHT_COMMAND_REROLL && deed->command.kind != FORCON_TWILIGHT_COMMAND_CHANGE)
      || forcon_xml_attribute (xml, "side") != NULL)
    return;
  if (journal == NULL)
    deed->of_roller = TRUE;
  else if (forcon_twilight_has_rolled_last (forcon_twilight_journal_clash (journal), FORCON_TWILIGHT_SIDE_DEFENDER))
    deed->command.side = FORCON_TWILIGHT_SIDE_DEFENDER;
}

void
forcon_twilight_start_deed (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;
  ForconTwilightCommand *command = &reader->deed.command;
  const ForconRecordField *field;
  const char *names;

  reader->deed = (ForconTwilightChoice){ .line = forcon_xml_line (xml) };
  forcon_twilight_command_from_word (forcon_xml_element (xml), &command->kind);
  names = forcon_twilight_command_fields (command->kind);
  while ((field = forcon_record_next (forcon_twilight_command_shape (), &names)) != NULL)
    read_field (xml, reader, command, field);
  read_owner (xml, reader);
  if (!forcon_xml_failed (xml))
    {
      const char *on = forcon_xml_attribute (xml, "on");

      forcon_xml_term (xml, "step", forcon_twilight_step_from_word, &reader->deed.step);
      reader->deed.round = forcon_xml_int (xml, "round", FORCON_TWILIGHT_ANY_ROUND);
      if (on != NULL)
        reader->deed.planet = find_planet (xml, reader, "on", on);
    }
  if (!forcon_xml_failed (xml))
    read_dice (xml, reader);
  if (forcon_xml_failed (xml))
    return;
  if (reader->file->journal != NULL && forcon_xml_attribute (xml, "step") != NULL)
    forcon_xml_fail_value (xml, "step", _ ("no such attribute of what was played"));
  else if (reader->file->journal == NULL && forcon_xml_attribute (xml, "step") == NULL)
    forcon_xml_fail (xml, forcon_xml_line (xml), _ ("that attribute"), _ ("\"%s\" has no attribute \"%s\""),
                     forcon_xml_element (xml), "step");
  else if (reader->file->journal == NULL && forcon_xml_attribute (xml, "dice") != NULL)
    forcon_xml_fail_value (xml, "dice", _ ("no such attribute of a choice"));
}

void
forcon_twilight_read_load (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;
  ForconTwilightCommand *command = &reader->deed.command;
  const ForconRecordShape *shape = forcon_twilight_load_shape ();
  ForconLoad *load = &command->loads[command->n_loads++];

  for (guint i = 0; i < shape->n_fields; i++)
    read_field (xml, reader, load, &shape->fields[i]);
}

void
forcon_twilight_end_choice (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;

  g_array_append_val (reader->file->choices, reader->deed);
}

void
forcon_twilight_start_played (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;

  forcon_twilight_clash_ready (reader->clash, reader->file->rules);
  reader->file->journal = forcon_twilight_journal_new (reader->clash, reader->file->rules);
}

void
forcon_twilight_end_played (ForconXml *xml, gpointer data)
{
  ForconTwilightReader *reader = data;
  const ForconDice dice = { reader->dice->data, reader->dice->len, reader->generated, FALSE };
  g_autoptr (ForconTwilightOutcome) outcome
      = forcon_twilight_journal_do (reader->file->journal, &reader->deed.command, &dice);

  if (outcome->verdict.kind == FORCON_TWILIGHT_VERDICT_DONE)
    reader->file->n_played++;
  else
    forcon_xml_fail (xml, reader->deed.line, _ ("what the rules allow there, with its dice"),
                     _ ("the command \"%s\" cannot have been played: %s (%s)"), forcon_xml_element (xml),
                     forcon_twilight_verdict_word (&outcome->verdict),
                     forcon_twilight_verdict_rule (&outcome->verdict));
}
