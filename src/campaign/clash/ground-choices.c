/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/ground.h"

/* What owners of units choose, as text: clauses with ";" between, each "[ROUND] SIDE sustain|destroy COUNT UNIT
 * [damaged]". */

#define DAMAGED "damaged"

static gboolean
parse_count (const char *text, guint *count)
{
  guint64 number;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 1, FORCON_FORCE_COUNT_MAX, &number, NULL))
    return FALSE;
  *count = (guint) number;
  return TRUE;
}

/* The words of a clause, less empty ones. */
static GPtrArray *
words_of (const char *clause)
{
  g_auto (GStrv) parts = g_strsplit_set (clause, " \t", -1);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_ptr_array_add (words, g_strdup (*part));
  g_ptr_array_add (words, NULL);
  return words;
}

static gboolean
parse_kind (const char *word, ForconTwilightCommand *command)
{
  if (word == NULL || !forcon_twilight_command_from_word (word, &command->kind))
    return FALSE;
  return command->kind == FORCON_TWILIGHT_COMMAND_SUSTAIN || command->kind == FORCON_TWILIGHT_COMMAND_DESTROY;
}

static gboolean
parse_clause (const ForconTwilightRules *ground, const char *clause, ForconTwilightChoice *choice)
{
  g_autoptr (GPtrArray) words = words_of (clause);
  char **word = (char **) words->pdata;
  guint round = 0;

  *choice = (ForconTwilightChoice){ .step = FORCON_TWILIGHT_STEP_ASSIGN, .round = FORCON_TWILIGHT_ANY_ROUND };
  if (parse_count (*word, &round))
    {
      choice->round = (gint) round;
      word++;
    }
  if (*word == NULL || !forcon_twilight_side_from_word (*word++, &choice->command.side)
      || !parse_kind (*word, &choice->command) || !parse_count (*++word, &choice->command.count) || *++word == NULL)
    return FALSE;
  choice->command.unit = forcon_twilight_match_unit (ground, *word++);
  if (*word != NULL && choice->command.kind == FORCON_TWILIGHT_COMMAND_DESTROY && g_str_equal (*word, DAMAGED))
    {
      choice->command.damaged = TRUE;
      word++;
    }
  return choice->command.unit.value != 0 && *word == NULL;
}

GArray *
forcon_ground_choices_parse (const ForconTwilightRules *ground, const char *text, char **wrong)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, TRUE, sizeof (ForconTwilightChoice));
  g_auto (GStrv) clauses = g_strsplit (text == NULL ? "" : text, ";", -1);

  for (char **clause = clauses; *clause != NULL; clause++)
    {
      ForconTwilightChoice choice;

      if (*g_strstrip (*clause) == '\0')
        continue;
      if (!parse_clause (ground, *clause, &choice))
        {
          if (wrong != NULL)
            *wrong = g_strdup (*clause);
          return NULL;
        }
      g_array_append_val (choices, choice);
    }
  return g_steal_pointer (&choices);
}

char *
forcon_ground_choice_format (const ForconTwilightRules *ground, const ForconTwilightChoice *choice)
{
  const ForconTwilightCommand *command = &choice->command;
  GString *text = g_string_new (NULL);

  if (choice->round > 0)
    g_string_append_printf (text, "%d ", choice->round);
  g_string_append_printf (text, "%s %s %u %s", forcon_twilight_side_to_word (command->side),
                          forcon_twilight_command_to_word (command->kind), command->count,
                          forcon_twilight_unit (ground, command->unit)->word);
  if (command->damaged)
    g_string_append (text, " " DAMAGED);
  return g_string_free (text, FALSE);
}

/* Takes the dice of an entry, and its choice where it is one; returns whether it says nothing else that counts. */
static gboolean
take_entry (const ForconTwilightRules *ground, const ForconTwilightEntry *entry, gint round, GByteArray *faces,
            GString *text)
{
  ForconTwilightChoice choice = { .round = round, .command = entry->command };
  g_autofree char *clause = NULL;

  for (guint i = 0; i < entry->dice->len; i++)
    g_byte_array_append (faces, &g_array_index (entry->dice, ForconDie, i).face, 1);
  switch ((gint) entry->command.kind)
    {
    case FORCON_TWILIGHT_COMMAND_SUSTAIN:
    case FORCON_TWILIGHT_COMMAND_DESTROY:
      clause = forcon_ground_choice_format (ground, &choice);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", clause);
      return TRUE;
    case FORCON_TWILIGHT_COMMAND_PROCEED:
    case FORCON_TWILIGHT_COMMAND_PLANET:
    case FORCON_TWILIGHT_COMMAND_ROLL:
      return TRUE;
    default:
      return FALSE;
    }
}

char *
forcon_ground_choices_of (const ForconTwilightJournal *journal, GByteArray *faces)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gint round = forcon_twilight_journal_start (journal)->round;

  for (guint i = 0; i < forcon_twilight_journal_position (journal); i++)
    {
      const ForconTwilightEntry *entry = forcon_twilight_journal_entry (journal, i);

      if (!take_entry (forcon_twilight_journal_rules (journal), entry, round, faces, text))
        return NULL;
      for (guint k = 0; k < entry->events->len; k++)
        if (g_array_index (entry->events, ForconTwilightEvent, k).kind == FORCON_TWILIGHT_EVENT_STEP_BEGUN)
          round = g_array_index (entry->events, ForconTwilightEvent, k).round;
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
