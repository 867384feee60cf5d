/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight-case.h"

#include "storage/rules/twilight-rules-file.h"

#include <stdlib.h>
#include <string.h>

static void
muster (TwilightCase *self, ForconForce *force, const char *list)
{
  g_autofree char *wrong = NULL;

  if (!forcon_force_parse (self->rules, list, force, &wrong))
    g_error ("%s is no unit", wrong);
}

static TwilightCase *
case_new (ForconTwilightPlace place)
{
  TwilightCase *self = g_new0 (TwilightCase, 1);
  g_autoptr (GError) error = NULL;

  self->rules = forcon_twilight_rules_load_named ("twilight", &error);
  g_assert_no_error (error);
  self->start = forcon_twilight_clash_new (self->rules, place, 7);
  return self;
}

void
twilight_restart (TwilightCase *self)
{
  forcon_twilight_clash_ready (self->start, self->rules);
  g_clear_pointer (&self->journal, forcon_twilight_journal_free);
  self->journal = forcon_twilight_journal_new (self->start, self->rules);
}

TwilightCase *
twilight_space (const char *attacker, const char *defender)
{
  TwilightCase *self = case_new (FORCON_TWILIGHT_PLACE_SPACE);

  muster (self, &self->start->space[ATTACKER], attacker);
  muster (self, &self->start->space[DEFENDER], defender);
  twilight_restart (self);
  return self;
}

TwilightCase *
twilight_space_with_neighbour (const char *attacker, const char *defender)
{
  TwilightCase *self = twilight_space (attacker, defender);
  ForconNeighbour *neighbour = &self->start->neighbours[0];

  self->start->n_neighbours = 1;
  neighbour->word = "next";
  neighbour->has_planet[ATTACKER] = TRUE;
  neighbour->has_units[DEFENDER] = TRUE;
  twilight_restart (self);
  return self;
}

TwilightCase *
twilight_ground (const char *first, ...)
{
  TwilightCase *self = case_new (FORCON_TWILIGHT_PLACE_GROUND);
  va_list lists;

  va_start (lists, first);
  for (const char *list = first; list != NULL; list = va_arg (lists, const char *))
    {
      ForconTwilightPlanet *planet = &self->start->planets[self->start->n_planets++];

      planet->controller = DEFENDER;
      muster (self, &planet->ground[ATTACKER], list);
      muster (self, &planet->ground[DEFENDER], va_arg (lists, const char *));
    }
  va_end (lists);
  twilight_restart (self);
  return self;
}

void
twilight_case_free (TwilightCase *self)
{
  forcon_twilight_journal_free (self->journal);
  forcon_twilight_clash_free (self->start);
  forcon_twilight_rules_free (self->rules);
  g_free (self);
}

const ForconTwilightClash *
twilight_now (const TwilightCase *self)
{
  return forcon_twilight_journal_clash (self->journal);
}

/* Takes one word of a command for the field that it fits; numbers are told apart by the command. */
static void
take_word (const TwilightCase *self, ForconTwilightCommand *command, const char *word)
{
  ForconUnitId unit = forcon_twilight_find_unit (self->rules, word);
  gboolean of_effect = command->kind == FORCON_TWILIGHT_COMMAND_EFFECT;

  if (unit.value > 0)
    command->unit = unit;
  else if (g_str_equal (word, "damaged"))
    command->damaged = TRUE;
  else if (forcon_twilight_side_from_word (word, &command->side)
           || (of_effect && forcon_twilight_effect_from_word (word, &command->what)))
    return;
  else if (command->kind == FORCON_TWILIGHT_COMMAND_PLANET)
    command->planet = (guint) atoi (word);
  else if (of_effect && forcon_neighbour_thing_from_word (word, &command->thing))
    return;
  else if (command->kind == FORCON_TWILIGHT_COMMAND_RETREAT
           || (of_effect && command->what >= FORCON_TWILIGHT_EFFECT_ARRIVE))
    command->system = (guint) atoi (word);
  else if (command->kind == FORCON_TWILIGHT_COMMAND_REROLL
           || (command->kind == FORCON_TWILIGHT_COMMAND_CHANGE && command->die == 0))
    command->die = (guint) atoi (word);
  else if (command->kind == FORCON_TWILIGHT_COMMAND_CHANGE
           || (of_effect && command->what >= FORCON_TWILIGHT_EFFECT_HITS))
    command->number = atoi (word);
  else
    command->count = (guint) atoi (word);
}

/* Takes one word of what a retreat takes along for the field that it fits; @last is the word before it. */
static void
take_load_word (const TwilightCase *self, ForconLoad *load, const char *last, const char *word)
{
  ForconUnitId unit = forcon_twilight_find_unit (self->rules, word);

  if (unit.value > 0 && g_str_equal (last, "aboard"))
    load->aboard = unit;
  else if (unit.value > 0)
    load->unit = unit;
  else if (g_str_equal (word, "damaged"))
    load->damaged = TRUE;
  else if (g_str_equal (last, "from"))
    load->from = (guint) atoi (word);
  else if (g_ascii_isdigit (*word))
    load->count = (guint) atoi (word);
}

static void
take_loads (const TwilightCase *self, ForconTwilightCommand *command, const char *list)
{
  g_auto (GStrv) rows = g_strsplit (list, ", ", -1);

  for (guint row = 0; rows[row] != NULL; row++)
    {
      g_auto (GStrv) words = g_strsplit (rows[row], " ", -1);

      for (guint i = 0; words[i] != NULL; i++)
        take_load_word (self, &command->loads[command->n_loads], i == 0 ? "" : words[i - 1], words[i]);
      command->n_loads++;
    }
}

ForconTwilightCommand
twilight_command (const TwilightCase *self, const char *line)
{
  ForconTwilightCommand command = { .kind = FORCON_TWILIGHT_COMMAND_PROCEED };
  g_auto (GStrv) halves = g_strsplit (line, ":", 2);
  g_auto (GStrv) parts = g_strsplit_set (halves[0], "()[]", 3);
  g_auto (GStrv) words = g_strsplit (g_strstrip (parts[0]), " ", -1);

  if (!forcon_twilight_command_from_word (words[0], &command.kind))
    g_error ("%s is no command", words[0]);
  if (parts[1] != NULL && command.kind == FORCON_TWILIGHT_COMMAND_RETREAT)
    take_loads (self, &command, parts[1]);
  else if (parts[1] != NULL)
    command.text = g_intern_string (parts[1]);
  for (guint i = 1; words[i] != NULL; i++)
    take_word (self, &command, words[i]);
  if (command.kind == FORCON_TWILIGHT_COMMAND_BARRAGE && command.unit.value > 0)
    command.force.intact[command.unit.value - 1] = (guint16) command.count;
  return command;
}

GByteArray *
twilight_faces (const char *line)
{
  GByteArray *faces = g_byte_array_new ();
  const char *dice = strchr (line, ':');

  if (dice != NULL)
    g_assert_true (forcon_dice_parse_d10 (dice + 1, faces, NULL));
  return faces;
}

static ForconTwilightOutcome *
do_line (TwilightCase *self, const char *line)
{
  ForconTwilightCommand command = twilight_command (self, line);
  g_autoptr (GByteArray) faces = twilight_faces (line);
  ForconTwilightOutcome *outcome;

  outcome
      = forcon_twilight_journal_do (self->journal, &command, &(ForconDice){ faces->data, faces->len, FALSE, FALSE });
  self->verdict = outcome->verdict;
  return outcome;
}

static void
must_be_done (const TwilightCase *self, const char *line)
{
  if (self->verdict.kind != FORCON_TWILIGHT_VERDICT_DONE)
    g_error ("%s: %s (actual %d, needed %d)", line, forcon_twilight_verdict_word (&self->verdict), self->verdict.actual,
             self->verdict.needed);
}

void
twilight_do (TwilightCase *self, ...)
{
  va_list lines;

  va_start (lines, self);
  for (const char *line = va_arg (lines, const char *); line != NULL; line = va_arg (lines, const char *))
    {
      forcon_twilight_outcome_free (do_line (self, line));
      must_be_done (self, line);
    }
  va_end (lines);
}

void
twilight_says (TwilightCase *self, const char *line, const char *events)
{
  g_autoptr (ForconTwilightOutcome) outcome = do_line (self, line);
  g_autofree char *text = twilight_events_to_text (self, outcome->events);

  must_be_done (self, line);
  g_assert_cmpstr (text, ==, events);
}

void
twilight_refuses (TwilightCase *self, const char *line, ForconTwilightVerdictKind kind)
{
  g_autofree char *before = forcon_twilight_clash_hash (twilight_now (self));
  guint length = forcon_twilight_journal_length (self->journal);
  g_autoptr (ForconTwilightOutcome) outcome = do_line (self, line);
  g_autofree char *after = forcon_twilight_clash_hash (twilight_now (self));
  ForconTwilightVerdict expected = { .kind = kind };

  g_assert_cmpstr (forcon_twilight_verdict_word (&outcome->verdict), ==, forcon_twilight_verdict_word (&expected));
  g_assert_cmpuint (outcome->events->len, ==, 0);
  g_assert_cmpuint (outcome->dice->len, ==, 0);
  g_assert_null (outcome->after);
  g_assert_cmpuint (forcon_twilight_journal_length (self->journal), ==, length);
  g_assert_cmpstr (before, ==, after);
}

/* One field of an event, as far as there is something to say. */
static void
append_field (const TwilightCase *self, GString *text, const ForconTwilightEvent *event, const ForconRecordField *field)
{
  gboolean by = g_str_equal (field->name, "by");

  if (field->type->kind == FORCON_FIELD_WORD && (!by || event->by != event->side))
    g_string_append_printf (text, by ? " by-%s" : " %s", forcon_record_word (event, field));
  else if (field->type == &forcon_type_text)
    g_string_append_printf (text, " %s", event->text);
  else if (field->type == &forcon_type_roll)
    g_string_append_printf (text, " %u", event->roll.count);
  else if (field->type == &forcon_type_int || field->type == &forcon_type_count
           || field->type == &forcon_type_neighbour)
    g_string_append_printf (text, " %d", (gint) forcon_record_number (event, field));
  else if (!forcon_record_field_is_zero (event, field) && field->type == &forcon_type_planet)
    g_string_append_printf (text, " planet-%u", event->planet);
  else if (!forcon_record_field_is_zero (event, field) && field->type == &forcon_type_flag)
    g_string_append_printf (text, " %s", field->name);
  else if (!forcon_record_field_is_zero (event, field) && field->type == &forcon_type_unit)
    g_string_append_printf (text, " %s",
                            forcon_twilight_unit (self->rules, FORCON_RECORD_VALUE (event, field, ForconUnitId))->word);
}

char *
twilight_events_to_text (const TwilightCase *self, const GArray *events)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const ForconTwilightEvent *event = &g_array_index (events, ForconTwilightEvent, i);
      const char *names = forcon_twilight_event_fields (event->kind);
      const ForconRecordField *field;

      g_string_append_printf (text, "%s%s", i == 0 ? "" : "; ", forcon_twilight_event_to_word (event->kind));
      while ((field = forcon_record_next (forcon_twilight_event_shape (), &names)) != NULL)
        append_field (self, text, event, field);
    }
  return g_string_free (text, FALSE);
}

void
twilight_assert_step (const TwilightCase *self, ForconTwilightStep step, gint round)
{
  g_assert_cmpstr (forcon_twilight_step_to_word (twilight_now (self)->step), ==, forcon_twilight_step_to_word (step));
  g_assert_cmpint (twilight_now (self)->round, ==, round);
}

void
twilight_assert_force (const TwilightCase *self, ForconTwilightSide side, const char *all, const char *damaged)
{
  const ForconForce *force = forcon_twilight_fighting (twilight_now (self), side);
  g_autofree char *is = forcon_force_format (self->rules, force);
  g_autofree char *is_damaged = forcon_force_format_damaged (self->rules, force);

  g_assert_cmpstr (is, ==, all);
  g_assert_cmpstr (is_damaged, ==, damaged);
}

void
twilight_assert_owed (const TwilightCase *self, ForconTwilightOwedKind kind, ForconTwilightSide side, guint count)
{
  ForconTwilightOwed owed = forcon_twilight_owed (twilight_now (self), self->rules);

  g_assert_cmpstr (forcon_twilight_owed_to_word (owed.kind), ==, forcon_twilight_owed_to_word (kind));
  g_assert_cmpint (owed.side, ==, side);
  g_assert_cmpuint (owed.count, ==, count);
}
