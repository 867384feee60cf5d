/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice/twilight-telling.h"
#include "cli/frame/json.h"
#include "report/dice/twilight-sentences.h"

#include <string.h>

static const char *
unit_word (const ForconTwilightFile *file, ForconUnitId unit)
{
  return unit.value == 0 ? "" : file->rules->units[unit.value - 1].word;
}

static const char *
system_word (const ForconTwilightFile *file, guint system)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (file->journal);

  return system == 0 || system > clash->n_neighbours ? "" : clash->neighbours[system - 1].word;
}

static const char *
planet_word (const ForconTwilightFile *file, guint planet)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (file->journal);

  return planet == 0 || planet > clash->n_planets ? "" : clash->planets[planet - 1].word;
}

static void
put_string (GString *json, const char *key, const char *text)
{
  forcon_json_key (json, key);
  forcon_json_string (json, text == NULL ? "" : text);
}

static void
put_int (GString *json, const char *key, gint64 value)
{
  forcon_json_key (json, key);
  forcon_json_int (json, value);
}

static void
put_bool (GString *json, const char *key, gboolean value)
{
  forcon_json_key (json, key);
  forcon_json_bool (json, value);
}

static void
put_force (GString *json, const ForconTwilightFile *file, const char *key, const ForconForce *force)
{
  forcon_json_key (json, key);
  forcon_json_open (json, '[');
  for (guint i = 0; i < file->rules->n_units; i++)
    {
      ForconUnitId unit = { (guint8) (i + 1) };

      if (forcon_force_of (force, unit) == 0)
        continue;
      forcon_json_open (json, '{');
      put_string (json, "unit", unit_word (file, unit));
      put_int (json, "count", forcon_force_of (force, unit));
      put_int (json, "damaged", force->damaged[i]);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
}

/* A field of a command, of one of its loads, or of an event. */
static void
put_field (GString *json, const ForconTwilightFile *file, gconstpointer record, const ForconRecordField *field)
{
  const ForconFieldType *type = field->type;
  const char *key = field->name;

#define VALUE(ctype) FORCON_RECORD_VALUE (record, field, ctype)
  if (type->kind == FORCON_FIELD_WORD)
    put_string (json, key, forcon_record_word (record, field));
  else if (type == &forcon_type_unit)
    put_string (json, key, unit_word (file, VALUE (ForconUnitId)));
  else if (type == &forcon_type_force)
    put_force (json, file, key, &VALUE (ForconForce));
  else if (type == &forcon_type_neighbour)
    put_string (json, key, system_word (file, VALUE (guint)));
  else if (type == &forcon_type_planet)
    put_string (json, key, planet_word (file, VALUE (guint)));
  else if (type == &forcon_type_flag)
    put_bool (json, key, VALUE (gboolean));
  else if (type == &forcon_type_text)
    put_string (json, key, VALUE (ForconField_text));
  else if (type == &forcon_type_roll)
    {
      /* Places among the dice of the command. */
      put_int (json, "first_die", VALUE (ForconRoll).first);
      put_int (json, "dice", VALUE (ForconRoll).count);
    }
  else
    put_int (json, key, forcon_record_number (record, field));
#undef VALUE
}

static void
put_loads (GString *json, const ForconTwilightFile *file, const ForconTwilightCommand *command)
{
  const ForconRecordShape *shape = forcon_twilight_load_shape ();

  forcon_json_key (json, "loads");
  forcon_json_open (json, '[');
  for (guint i = 0; i < command->n_loads; i++)
    {
      forcon_json_open (json, '{');
      for (guint j = 0; j < shape->n_fields; j++)
        put_field (json, file, &command->loads[i], &shape->fields[j]);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
}

static void
put_command (GString *json, const ForconTwilightFile *file, const ForconTwilightCommand *command)
{
  const char *names = forcon_twilight_command_fields (command->kind);
  const ForconRecordField *field;

  forcon_json_key (json, "command");
  forcon_json_open (json, '{');
  put_string (json, "do", forcon_twilight_command_to_word (command->kind));
  while ((field = forcon_record_next (forcon_twilight_command_shape (), &names)) != NULL)
    if (command->system == 0 && field->type == &forcon_type_neighbour_thing)
      put_string (json, field->name, "");
    else
      put_field (json, file, command, field);
  if (command->kind == FORCON_TWILIGHT_COMMAND_RETREAT)
    put_loads (json, file, command);
  forcon_json_close (json, '}');
}

static void
put_event (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  const char *names = forcon_twilight_event_fields (event->kind);
  const ForconRecordField *field;

  forcon_json_open (json, '{');
  put_string (json, "event", forcon_twilight_event_to_word (event->kind));
  while ((field = forcon_record_next (forcon_twilight_event_shape (), &names)) != NULL)
    put_field (json, file, event, field);
  put_string (json, "rule", forcon_twilight_rule_of_event (forcon_twilight_journal_clash (file->journal), event));
  forcon_json_close (json, '}');
}

static void
put_dice (GString *json, const GArray *dice)
{
  forcon_json_key (json, "dice");
  forcon_json_open (json, '[');
  for (guint i = 0; i < dice->len; i++)
    {
      forcon_json_open (json, '{');
      put_int (json, "face", g_array_index (dice, ForconDie, i).face);
      put_bool (json, "generated", g_array_index (dice, ForconDie, i).generated);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
}

void
forcon_twilight_json_begin (GString *json, const ForconTwilightFile *file)
{
  forcon_json_open (json, '{');
  put_string (json, "name", file->name);
  put_string (json, "place", forcon_twilight_place_to_word (forcon_twilight_journal_clash (file->journal)->place));
  forcon_json_key (json, "entries");
  forcon_json_open (json, '[');
}

void
forcon_twilight_json_entry (GString *json, const ForconTwilightFile *file, const ForconTwilightEntry *entry)
{
  forcon_json_open (json, '{');
  put_command (json, file, &entry->command);
  put_dice (json, entry->dice);
  forcon_json_key (json, "events");
  forcon_json_open (json, '[');
  for (guint i = 0; i < entry->events->len; i++)
    put_event (json, file, &g_array_index (entry->events, ForconTwilightEvent, i));
  forcon_json_close (json, ']');
  forcon_json_close (json, '}');
}

static void
put_planets (GString *json, const ForconTwilightFile *file)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (file->journal);

  forcon_json_key (json, "planets");
  forcon_json_open (json, '[');
  for (guint i = 0; i < clash->n_planets; i++)
    {
      const ForconTwilightPlanet *planet = &clash->planets[i];

      forcon_json_open (json, '{');
      put_string (json, "planet", planet->word);
      put_string (json, "result", forcon_twilight_result_to_word (planet->result));
      put_force (json, file, "attacker", &planet->ground[FORCON_TWILIGHT_SIDE_ATTACKER]);
      put_force (json, file, "defender", &planet->ground[FORCON_TWILIGHT_SIDE_DEFENDER]);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
}

/* Choices of the file that became moot. */
static void
put_unused (GString *json, const ForconTwilightFile *file)
{
  guint choice = 0;

  forcon_json_key (json, "unused");
  forcon_json_open (json, '[');
  while ((choice = forcon_twilight_choice_unused (file->journal, file->choices, file->n_played, choice))
         != FORCON_TWILIGHT_NO_CHOICE)
    {
      const ForconTwilightChoice *unused = &g_array_index (file->choices, ForconTwilightChoice, choice++);

      forcon_json_open (json, '{');
      put_string (json, "do", forcon_twilight_command_to_word (unused->command.kind));
      put_int (json, "line", unused->line);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
}

void
forcon_twilight_json_end (GString *json, const ForconTwilightFile *file)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (file->journal);
  g_autofree char *hash = forcon_twilight_clash_hash (clash);

  forcon_json_close (json, ']');
  forcon_json_key (json, "result");
  forcon_json_open (json, '{');
  put_string (json, "result", forcon_twilight_result_to_word (clash->result));
  put_string (json, "step", forcon_twilight_step_to_word (clash->step));
  put_int (json, "round", clash->round);
  put_force (json, file, "attacker", &clash->space[FORCON_TWILIGHT_SIDE_ATTACKER]);
  put_force (json, file, "defender", &clash->space[FORCON_TWILIGHT_SIDE_DEFENDER]);
  put_planets (json, file);
  put_string (json, "hash", hash);
  forcon_json_close (json, '}');
  put_unused (json, file);
  forcon_json_close (json, '}');
}
