/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice/twilight-telling.h"
#include "cli/frame/json.h"
#include "cli/frame/record-json.h"
#include "report/dice/twilight-sentences.h"

static ForconJsonContext
context_of (GString *json, const ForconTwilightFile *file)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (file->journal);

  return (ForconJsonContext){ .json = json, .rules = file->rules, .clash = clash };
}

static void
put_loads (const ForconJsonContext *context, const ForconTwilightCommand *command)
{
  forcon_json_key (context->json, "loads");
  forcon_json_open (context->json, '[');
  for (guint i = 0; i < command->n_loads; i++)
    {
      forcon_json_open (context->json, '{');
      forcon_json_record (context, forcon_twilight_load_shape (), &command->loads[i]);
      forcon_json_close (context->json, '}');
    }
  forcon_json_close (context->json, ']');
}

static void
put_command (const ForconJsonContext *context, const ForconTwilightCommand *command)
{
  const char *names = forcon_twilight_command_fields (command->kind);
  const ForconRecordField *field;

  forcon_json_key (context->json, "command");
  forcon_json_open (context->json, '{');
  forcon_json_put_word (context->json, "do", forcon_twilight_command_to_word (command->kind));
  while ((field = forcon_record_next (forcon_twilight_command_shape (), &names)) != NULL)
    if (command->system == 0 && field->type == &forcon_type_neighbour_thing)
      forcon_json_put_word (context->json, field->name, "");
    else
      forcon_json_field (context, forcon_twilight_command_shape (), command, field);
  if (command->kind == FORCON_TWILIGHT_COMMAND_RETREAT)
    put_loads (context, command);
  forcon_json_close (context->json, '}');
}

static void
put_event (const ForconJsonContext *context, const ForconTwilightEvent *event)
{
  const char *names = forcon_twilight_event_fields (event->kind);
  const ForconRecordField *field;

  forcon_json_open (context->json, '{');
  forcon_json_put_word (context->json, "event", forcon_twilight_event_to_word (event->kind));
  while ((field = forcon_record_next (forcon_twilight_event_shape (), &names)) != NULL)
    forcon_json_field (context, forcon_twilight_event_shape (), event, field);
  forcon_json_put_word (context->json, "rule", forcon_twilight_rule_of_event (context->clash, event));
  forcon_json_close (context->json, '}');
}

static void
put_dice (GString *json, const GArray *dice)
{
  forcon_json_key (json, "dice");
  forcon_json_open (json, '[');
  for (guint i = 0; i < dice->len; i++)
    {
      forcon_json_open (json, '{');
      forcon_json_put_int (json, "face", g_array_index (dice, ForconDie, i).face);
      forcon_json_put_bool (json, "generated", g_array_index (dice, ForconDie, i).generated);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
}

void
forcon_twilight_json_begin (GString *json, const ForconTwilightFile *file)
{
  forcon_json_open (json, '{');
  forcon_json_put_word (json, "name", file->name == NULL ? "" : file->name);
  forcon_json_put_word (json, "place",
                        forcon_twilight_place_to_word (forcon_twilight_journal_clash (file->journal)->place));
  forcon_json_key (json, "entries");
  forcon_json_open (json, '[');
}

void
forcon_twilight_json_entry (GString *json, const ForconTwilightFile *file, const ForconTwilightEntry *entry)
{
  const ForconJsonContext context = context_of (json, file);

  forcon_json_open (json, '{');
  put_command (&context, &entry->command);
  put_dice (json, entry->dice);
  forcon_json_key (json, "events");
  forcon_json_open (json, '[');
  for (guint i = 0; i < entry->events->len; i++)
    put_event (&context, &g_array_index (entry->events, ForconTwilightEvent, i));
  forcon_json_close (json, ']');
  forcon_json_close (json, '}');
}

static void
put_planets (const ForconJsonContext *context)
{
  forcon_json_key (context->json, "planets");
  forcon_json_open (context->json, '[');
  for (guint i = 0; i < context->clash->n_planets; i++)
    {
      const ForconTwilightPlanet *planet = &context->clash->planets[i];

      forcon_json_open (context->json, '{');
      forcon_json_put_word (context->json, "planet", planet->word);
      forcon_json_put_word (context->json, "result", forcon_twilight_result_to_word (planet->result));
      forcon_json_key (context->json, "attacker");
      forcon_json_force (context, &planet->ground[FORCON_TWILIGHT_SIDE_ATTACKER]);
      forcon_json_key (context->json, "defender");
      forcon_json_force (context, &planet->ground[FORCON_TWILIGHT_SIDE_DEFENDER]);
      forcon_json_close (context->json, '}');
    }
  forcon_json_close (context->json, ']');
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
      forcon_json_put_word (json, "do", forcon_twilight_command_to_word (unused->command.kind));
      forcon_json_put_int (json, "line", unused->line);
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
}

void
forcon_twilight_json_end (GString *json, const ForconTwilightFile *file)
{
  const ForconJsonContext context = context_of (json, file);
  const ForconTwilightClash *clash = context.clash;
  g_autofree char *hash = forcon_twilight_clash_hash (clash);

  forcon_json_close (json, ']');
  forcon_json_key (json, "result");
  forcon_json_open (json, '{');
  forcon_json_put_word (json, "result", forcon_twilight_result_to_word (clash->result));
  forcon_json_put_word (json, "step", forcon_twilight_step_to_word (clash->step));
  forcon_json_put_int (json, "round", clash->round);
  forcon_json_key (json, "attacker");
  forcon_json_force (&context, &clash->space[FORCON_TWILIGHT_SIDE_ATTACKER]);
  forcon_json_key (json, "defender");
  forcon_json_force (&context, &clash->space[FORCON_TWILIGHT_SIDE_DEFENDER]);
  put_planets (&context);
  forcon_json_put_word (json, "hash", hash);
  forcon_json_close (json, '}');
  put_unused (json, file);
  forcon_json_close (json, '}');
}
