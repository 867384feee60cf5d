/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/dice/twilight-file-private.h"

/* A field of a command, or of one of its loads. */
static void
write_field (xmlTextWriterPtr out, const ForconTwilightFile *file, gconstpointer record, const ForconRecordField *field)
{
  const ForconTwilightClash *start = forcon_twilight_journal_start (file->journal);
  const ForconFieldType *type = field->type;
  const char *name = field->name;

#define VALUE(ctype) FORCON_RECORD_VALUE (record, field, ctype)
  if (type->kind == FORCON_FIELD_WORD)
    forcon_xml_put_text (out, name, forcon_record_word (record, field));
  else if (forcon_record_field_is_zero (record, field))
    return;
  else if (type == &forcon_type_unit)
    forcon_xml_put_text (out, name, forcon_twilight_unit (file->rules, VALUE (ForconUnitId))->word);
  else if (type == &forcon_type_force)
    {
      g_autofree char *force = forcon_force_format (file->rules, &VALUE (ForconForce));

      forcon_xml_put_unless_empty (out, name, force);
    }
  else if (type == &forcon_type_neighbour)
    forcon_twilight_put_system (out, name, start, VALUE (guint));
  else if (type == &forcon_type_planet)
    forcon_twilight_put_planet (out, name, start, VALUE (guint));
  else if (type == &forcon_type_flag)
    forcon_xml_put_flag (out, name, TRUE);
  else if (type == &forcon_type_text)
    forcon_xml_put_unless_empty (out, name, VALUE (ForconField_text));
  else
    forcon_xml_put_count (out, name, (gint) forcon_record_number (record, field));
#undef VALUE
}

static void
write_loads (xmlTextWriterPtr out, const ForconTwilightFile *file, const ForconTwilightCommand *command)
{
  const ForconRecordShape *shape = forcon_twilight_load_shape ();

  for (guint i = 0; i < command->n_loads; i++)
    {
      forcon_xml_begin (out, "load");
      for (guint j = 0; j < shape->n_fields; j++)
        write_field (out, file, &command->loads[i], &shape->fields[j]);
      forcon_xml_end (out);
    }
}

/* Without a side where nobody said whose it is; what comes or goes is said only with its system. */
static void
write_fields (xmlTextWriterPtr out, const ForconTwilightFile *file, const ForconTwilightCommand *command,
              gboolean of_roller)
{
  const char *names = forcon_twilight_command_fields (command->kind);
  const ForconRecordField *field;

  while ((field = forcon_record_next (forcon_twilight_command_shape (), &names)) != NULL)
    if (!(of_roller && field->type == &forcon_type_twilight_side)
        && !(command->system == 0 && field->type == &forcon_type_neighbour_thing))
      write_field (out, file, command, field);
}

void
forcon_twilight_write_choices (xmlTextWriterPtr out, const ForconTwilightFile *file)
{
  if (file->choices->len == 0)
    return;
  forcon_xml_begin (out, "choices");
  for (guint i = 0; i < file->choices->len; i++)
    {
      const ForconTwilightChoice *choice = &g_array_index (file->choices, ForconTwilightChoice, i);

      forcon_xml_begin (out, forcon_twilight_command_to_word (choice->command.kind));
      if (choice->round != FORCON_TWILIGHT_ANY_ROUND)
        forcon_xml_put_decimal (out, "round", choice->round, 0);
      forcon_xml_put_text (out, "step", forcon_twilight_step_to_word (choice->step));
      if (choice->planet > 0)
        forcon_twilight_put_planet (out, "on", forcon_twilight_journal_start (file->journal), choice->planet);
      write_fields (out, file, &choice->command, choice->of_roller);
      write_loads (out, file, &choice->command);
      forcon_xml_end (out);
    }
  forcon_xml_end (out);
}

/* Real dice as they lay; the generator rolls its own again, so that it goes on from where it was. */
static void
put_dice (xmlTextWriterPtr out, const GArray *dice)
{
  g_autoptr (GString) faces = g_string_new (NULL);
  gboolean all_generated = dice->len > 0;

  /* Of dice that all came from the generator there is no list, which could be longer than a file may hold. */
  for (guint i = 0; i < dice->len; i++)
    all_generated = all_generated && g_array_index (dice, ForconDie, i).generated;
  if (all_generated)
    {
      forcon_xml_put_flag (out, "generated", TRUE);
      return;
    }
  for (guint i = 0; i < dice->len; i++)
    {
      ForconDie die = g_array_index (dice, ForconDie, i);

      g_string_append (faces, i == 0 ? "" : " ");
      if (die.generated)
        g_string_append_c (faces, '?');
      else
        g_string_append_printf (faces, "%u", die.face);
    }
  forcon_xml_put_unless_empty (out, "dice", faces->str);
}

void
forcon_twilight_write_played (xmlTextWriterPtr out, const ForconTwilightFile *file)
{
  guint n = forcon_twilight_journal_position (file->journal);

  if (n == 0)
    return;
  forcon_xml_begin (out, "played");
  for (guint i = 0; i < n; i++)
    {
      const ForconTwilightEntry *entry = forcon_twilight_journal_entry (file->journal, i);

      forcon_xml_begin (out, forcon_twilight_command_to_word (entry->command.kind));
      write_fields (out, file, &entry->command, FALSE);
      put_dice (out, entry->dice);
      write_loads (out, file, &entry->command);
      forcon_xml_end (out);
    }
  forcon_xml_end (out);
}
