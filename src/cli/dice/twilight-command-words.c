/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice/twilight-command-words.h"

#include "cli/frame/arguments.h"

#include <string.h>

/* What is being understood: words may come in any order, as they are told apart by what they are. */
typedef struct {
  const ForconTwilightFile *file;
  ForconTwilightCommand *command;
  guint n_numbers;
  gboolean has_unit;
} Line;

static gboolean
is_of_die (ForconTwilightCommandKind kind)
{
  return kind == FORCON_TWILIGHT_COMMAND_REROLL || kind == FORCON_TWILIGHT_COMMAND_CHANGE;
}

/* Whose ability one to a die can be, even if the other side is to roll next (T-DICE-3). */
static ForconTwilightSide
who_rolled_last (const ForconTwilightFile *file)
{
  return forcon_twilight_has_rolled_last (forcon_twilight_journal_clash (file->journal), FORCON_TWILIGHT_SIDE_DEFENDER)
             ? FORCON_TWILIGHT_SIDE_DEFENDER
             : FORCON_TWILIGHT_SIDE_ATTACKER;
}

/* Numbers are in the order in which the command takes them. */
static void
take_number (Line *line, gint number)
{
  ForconTwilightCommand *command = line->command;
  gboolean of_die = is_of_die (command->kind);

  if (of_die && line->n_numbers == 0)
    command->die = (guint) MAX (number, 0);
  else if (of_die)
    command->number = number;
  else
    {
      command->number = number;
      command->count = (guint) MAX (number, 0);
    }
  line->n_numbers++;
}

static guint
find_system (const ForconTwilightClash *clash, const char *word)
{
  for (guint i = 0; i < clash->n_neighbours; i++)
    if (g_strcmp0 (clash->neighbours[i].word, word) == 0)
      return i + 1;
  return 0;
}

static guint
find_planet (const ForconTwilightClash *clash, const char *word)
{
  for (guint i = 0; i < clash->n_planets; i++)
    if (g_strcmp0 (clash->planets[i].word, word) == 0)
      return i + 1;
  return 0;
}

/* A place next to the system or in it: the command knows which of them it is about. */
static gboolean
take_place (Line *line, const char *word)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (line->file->journal);

  if (line->command->kind == FORCON_TWILIGHT_COMMAND_RETREAT)
    line->command->system = find_system (clash, word);
  else if (line->command->kind == FORCON_TWILIGHT_COMMAND_EFFECT)
    line->command->system = find_system (clash, word);
  else if (line->command->kind == FORCON_TWILIGHT_COMMAND_PLANET)
    line->command->planet = find_planet (clash, word);
  return line->command->system > 0 || line->command->planet > 0;
}

static gboolean
is_of_system (const ForconTwilightCommand *command)
{
  return command->kind == FORCON_TWILIGHT_COMMAND_EFFECT
         && (command->what == FORCON_TWILIGHT_EFFECT_ARRIVE || command->what == FORCON_TWILIGHT_EFFECT_LEAVE);
}

static gboolean
take_word (Line *line, const char *word)
{
  ForconUnitId unit = forcon_twilight_match_unit (line->file->rules, word);
  gint number;

  /* What comes to a system is told before units of that word. */
  if (is_of_system (line->command) && forcon_neighbour_thing_from_word (word, &line->command->thing))
    return TRUE;
  if (forcon_parse_whole (word, -FORCON_FORCE_COUNT_MAX, FORCON_FORCE_COUNT_MAX, &number))
    take_number (line, number);
  else if (g_str_equal (word, "damaged"))
    line->command->damaged = TRUE;
  else if (unit.value > 0)
    {
      line->command->unit = unit;
      line->has_unit = TRUE;
    }
  else
    return forcon_twilight_side_from_word (word, &line->command->side)
           || (line->command->kind == FORCON_TWILIGHT_COMMAND_EFFECT
               && forcon_twilight_effect_from_word (word, &line->command->what))
           || take_place (line, word);
  return TRUE;
}

/* "2 fighter carrier": so many of a unit, aboard which ships, from which planet. */
static gboolean
take_load (Line *line, const char *item, char **wrong)
{
  g_auto (GStrv) words = g_strsplit_set (item, " \t", -1);
  ForconLoad load = { .count = 1 };

  for (guint i = 0; words[i] != NULL; i++)
    {
      ForconUnitId unit = forcon_twilight_match_unit (line->file->rules, words[i]);
      guint planet = find_planet (forcon_twilight_journal_clash (line->file->journal), words[i]);
      gint count;

      if (forcon_parse_whole (words[i], 1, FORCON_FORCE_COUNT_MAX, &count))
        load.count = (guint) count;
      else if (unit.value > 0)
        *(load.unit.value == 0 ? &load.unit : &load.aboard) = unit;
      else if (planet > 0)
        load.from = planet;
      else if (g_str_equal (words[i], "damaged"))
        load.damaged = TRUE;
      else if (*words[i] != '\0')
        {
          *wrong = g_strdup (words[i]);
          return FALSE;
        }
    }
  if (load.unit.value > 0 && line->command->n_loads < FORCON_LOADS_MAX)
    line->command->loads[line->command->n_loads++] = load;
  return TRUE;
}

/* What stands behind the colon: the loads of a retreat, else the name of an ability or card. */
static gboolean
take_rest (Line *line, const char *rest, char **wrong)
{
  g_auto (GStrv) items = NULL;
  g_autofree char *text = g_strstrip (g_strdup (rest));

  if (line->command->kind != FORCON_TWILIGHT_COMMAND_RETREAT)
    {
      g_autofree char *valid = g_utf8_make_valid (text, -1);

      line->command->text = g_intern_string (valid);
      return TRUE;
    }
  items = g_strsplit_set (text, ",+", -1);
  for (guint i = 0; items[i] != NULL; i++)
    if (!take_load (line, items[i], wrong))
      return FALSE;
  return TRUE;
}

static gboolean
take_words (Line *line, const char *text, char **wrong)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t,+", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      /* "war sun", "cruiser II" */
      g_autofree char *two = g_strjoin (" ", words[i], words[i + 1], NULL);
      gboolean pair = words[i + 1] != NULL && *words[i] != '\0' && !g_ascii_isdigit (*words[i])
                      && !g_ascii_isdigit (*words[i + 1])
                      && forcon_twilight_match_unit (line->file->rules, two).value > 0;

      if (*words[i] != '\0' && !take_word (line, pair ? two : words[i]))
        {
          *wrong = g_strdup (words[i]);
          return FALSE;
        }
      i += pair ? 1 : 0;
    }
  return TRUE;
}

/* A unit without a number is one unit; of an effect the number is then a count. */
static void
complete (Line *line)
{
  ForconTwilightCommand *command = line->command;

  if (line->has_unit && line->n_numbers == 0)
    command->count = 1;
  if (command->kind == FORCON_TWILIGHT_COMMAND_EFFECT && !line->has_unit)
    command->count = 0;
  else if (command->kind != FORCON_TWILIGHT_COMMAND_CHANGE)
    command->number = 0;
}

gboolean
forcon_twilight_parse (const ForconTwilightFile *file, const ForconTwilightOwed *owed, const char *line,
                    ForconTwilightCommand *command, char **wrong)
{
  g_autofree char *text = g_strstrip (g_strdup (line));
  gsize length = strcspn (text, " \t:");
  g_autofree char *word = g_strndup (text, length);
  char *colon = strchr (text, ':');
  Line parts = { .file = file, .command = command };

  *command = (ForconTwilightCommand){ .side = owed->side };
  if (!forcon_twilight_command_from_word (word, &command->kind))
    {
      *wrong = g_steal_pointer (&word);
      return FALSE;
    }
  if (is_of_die (command->kind))
    command->side = who_rolled_last (file);
  if (colon != NULL)
    *colon = '\0';
  if (command->kind == FORCON_TWILIGHT_COMMAND_BARRAGE)
    return forcon_force_parse (file->rules, text + length, &command->force, wrong);
  if (!take_words (&parts, text + length, wrong) || (colon != NULL && !take_rest (&parts, colon + 1, wrong)))
    return FALSE;
  complete (&parts);
  return TRUE;
}
