/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-clash-telling.h"
#include "forcon-json.h"
#include "forcon-twilight-command-file.h"
#include "forcon-twilight-sentences.h"

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

static const char *
result_word (ForconTwilightResult result)
{
  static const char *const words[] = { "attacker", "defender", "draw", "undecided" };

  return words[MIN ((guint) result, G_N_ELEMENTS (words) - 1)];
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

/* Commands */

static void
put_field (GString *json, const ForconTwilightFile *file, const ForconTwilightCommand *command,
           const ForconTwilightField *field)
{
  const char *key = field->attribute;

#define VALUE(ctype) FORCON_TWILIGHT_FIELD_CONST (command, field, ctype)
  switch (field->kind)
    {
    case FORCON_TWILIGHT_FIELD_SIDE:
      put_string (json, key, forcon_twilight_side_to_word (VALUE (ForconTwilightSide)));
      break;
    case FORCON_TWILIGHT_FIELD_EFFECT:
      put_string (json, key, forcon_twilight_effect_to_word (VALUE (ForconTwilightEffect)));
      break;
    case FORCON_TWILIGHT_FIELD_THING:
      put_string (json, key, command->system > 0 ? forcon_neighbour_thing_to_word (VALUE (ForconNeighbourThing)) : "");
      break;
    case FORCON_TWILIGHT_FIELD_UNIT:
      put_string (json, key, unit_word (file, VALUE (ForconUnitId)));
      break;
    case FORCON_TWILIGHT_FIELD_COUNT:
    case FORCON_TWILIGHT_FIELD_NUMBER:
      put_int (json, key, VALUE (gint));
      break;
    case FORCON_TWILIGHT_FIELD_FLAG:
      put_bool (json, key, VALUE (gboolean));
      break;
    case FORCON_TWILIGHT_FIELD_FORCE:
      put_force (json, file, key, &VALUE (ForconForce));
      break;
    case FORCON_TWILIGHT_FIELD_SYSTEM:
      put_string (json, key, system_word (file, VALUE (guint)));
      break;
    case FORCON_TWILIGHT_FIELD_PLANET:
      put_string (json, key, planet_word (file, VALUE (guint)));
      break;
    case FORCON_TWILIGHT_FIELD_TEXT:
      put_string (json, key, command->text);
      break;
    default:
      g_assert_not_reached ();
    }
#undef VALUE
}

static void
put_loads (GString *json, const ForconTwilightFile *file, const ForconTwilightCommand *command)
{
  forcon_json_key (json, "loads");
  forcon_json_open (json, '[');
  for (guint i = 0; i < command->n_loads; i++)
    {
      const ForconLoad *load = &command->loads[i];

      forcon_json_open (json, '{');
      put_string (json, "unit", unit_word (file, load->cargo));
      put_int (json, "count", load->count);
      put_bool (json, "damaged", load->damaged);
      put_string (json, "aboard", unit_word (file, load->ship));
      put_string (json, "from", planet_word (file, load->planet));
      forcon_json_close (json, '}');
    }
  forcon_json_close (json, ']');
}

static void
put_command (GString *json, const ForconTwilightFile *file, const ForconTwilightCommand *command)
{
  ForconTwilightField fields[FORCON_TWILIGHT_FIELDS_MAX];
  gboolean loads;
  guint n = forcon_twilight_command_shape (command->kind, fields, &loads);

  forcon_json_key (json, "command");
  forcon_json_open (json, '{');
  put_string (json, "do", forcon_twilight_command_to_word (command->kind));
  for (guint i = 0; i < n; i++)
    put_field (json, file, command, &fields[i]);
  if (loads)
    put_loads (json, file, command);
  forcon_json_close (json, '}');
}

/* Events */

static void
put_side (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "side", forcon_twilight_side_to_word (event->side));
}

static void
put_thing (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "thing", forcon_neighbour_thing_to_word (event->thing));
}

static void
put_by (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "by", forcon_twilight_side_to_word (event->by));
}

static void
put_step (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "step", forcon_twilight_step_to_word (event->step));
}

static void
put_purpose (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "purpose", forcon_twilight_purpose_to_word (event->purpose));
}

static void
put_unit (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "unit", unit_word (file, event->unit));
}

static void
put_aboard (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "aboard", unit_word (file, event->aboard));
}

static void
put_damaged (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_bool (json, "damaged", event->damaged);
}

static void
put_system (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "system", system_word (file, event->system));
}

static void
put_planet (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "planet", planet_word (file, event->planet));
}

static void
put_loss (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "loss", forcon_twilight_loss_to_word (event->loss));
}

static void
put_result (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "result", result_word (event->result));
}

static void
put_text (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_string (json, "text", event->text);
}

/* Places among the dice of the command. */
static void
put_roll (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  put_int (json, "first_die", event->roll.first);
  put_int (json, "dice", event->roll.count);
}

#define PUT_NUMBER(function, key, member)                                                                              \
  static void function (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)               \
  {                                                                                                                    \
    put_int (json, key, event->member);                                                                                \
  }

PUT_NUMBER (put_round, "round", round)
PUT_NUMBER (put_count, "count", count)
PUT_NUMBER (put_number, "number", number)
PUT_NUMBER (put_was, "was", was)
PUT_NUMBER (put_hits, "hits", hits)
PUT_NUMBER (put_die, "die", die)

/* By the words of FORCON_TWILIGHT_EVENTS. */
static const struct {
  const char *field;
  void (*put) (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event);
} event_fields[] = {
  { "side", put_side },     { "step", put_step },     { "round", put_round },   { "purpose", put_purpose },
  { "unit", put_unit },     { "aboard", put_aboard }, { "count", put_count },   { "damaged", put_damaged },
  { "number", put_number }, { "was", put_was },       { "hits", put_hits },     { "die", put_die },
  { "roll", put_roll },     { "system", put_system }, { "planet", put_planet }, { "loss", put_loss },
  { "result", put_result }, { "text", put_text },     { "by", put_by },         { "thing", put_thing },
};

static void
put_event (GString *json, const ForconTwilightFile *file, const ForconTwilightEvent *event)
{
  g_auto (GStrv) words = g_strsplit (forcon_twilight_event_fields (event->kind), " ", -1);

  forcon_json_open (json, '{');
  put_string (json, "event", forcon_twilight_event_to_word (event->kind));
  for (guint i = 0; words[i] != NULL; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (event_fields); j++)
      if (g_str_equal (words[i], event_fields[j].field))
        event_fields[j].put (json, file, event);
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

/**
 * forcon_clash_json_begin:
 * @json: what is written to
 * @file: a clash that is about to be played
 */
void
forcon_clash_json_begin (GString *json, const ForconTwilightFile *file)
{
  forcon_json_open (json, '{');
  put_string (json, "name", file->name);
  put_string (json, "place", forcon_twilight_place_to_word (forcon_twilight_journal_clash (file->journal)->place));
  forcon_json_key (json, "entries");
  forcon_json_open (json, '[');
}

/* A command with its dice and what came of it. */
void
forcon_clash_json_entry (GString *json, const ForconTwilightFile *file, const ForconTwilightEntry *entry)
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
      put_string (json, "result", result_word (planet->result));
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

/**
 * forcon_clash_json_end:
 * @json: what was begun with forcon_clash_json_begin()
 * @file: the clash as it stands
 *
 * Ends it with the result, who is left, and which choices were not used.
 */
void
forcon_clash_json_end (GString *json, const ForconTwilightFile *file)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (file->journal);
  g_autofree char *hash = forcon_twilight_clash_hash (clash);

  forcon_json_close (json, ']');
  forcon_json_key (json, "result");
  forcon_json_open (json, '{');
  put_string (json, "result", result_word (clash->result));
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
