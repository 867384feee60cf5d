/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/campaign/sheet-telling.h"

#include "cli/frame/campaign-json.h"
#include "campaign/resolution/campaign-openings.h"
#include "report/campaign/campaign-sentences.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"

#include <glib/gi18n-lib.h>

/* Whether a task belongs to this reading of a line: what the line made, not what came of it later. */
static gboolean
is_of_reading (const ForconTask *task, const ForconLine *line, gint reading)
{
  return FORCON_ID_EQUAL (task->line, line->line) && task->reading == reading;
}

static gboolean
is_instruction_of (const ForconInstruction *instruction, const ForconLine *line, gint reading)
{
  return FORCON_ID_EQUAL (instruction->line, line->line) && instruction->reading == reading;
}

static void
print_reading (const ForconCampaign *campaign, const ForconLine *line, gint reading)
{
  g_autoptr (GPtrArray) tasks = forcon_campaign_tasks_of_reading (campaign, line, reading);

  for (guint i = 0, used; i < tasks->len; i += used)
    {
      g_autofree char *sentence = forcon_campaign_sentence_of_tasks (campaign, tasks, i, &used);

      if (line->readings > 1)
        /* Translators: the number of a reading of a line, and what it says. */
        forcon_print_line (_ ("   reading %1$d: %2$s"), reading, sentence);
      else
        forcon_print_line ("   %s", sentence);
    }
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);
      g_autofree char *sentence = NULL;

      if (!is_instruction_of (instruction, line, reading))
        continue;
      sentence = forcon_campaign_sentence_of_instruction (campaign, instruction);
      if (line->readings > 1)
        forcon_print_line (_ ("   reading %1$d: %2$s"), reading, sentence);
      else
        forcon_print_line ("   %s", sentence);
    }
}

static void
print_line (const ForconCampaign *campaign, const ForconLine *line)
{
  g_autofree char *sentence = forcon_campaign_sentence_of_line (campaign, line);
  g_autofree char *meant = forcon_campaign_sentence_of_meant (line);

  forcon_print_line ("%s", sentence);
  if (meant != NULL)
    forcon_print_line ("   %s", meant);
  for (gint reading = 1; reading <= line->readings; reading++)
    print_reading (campaign, line, reading);
  if (forcon_campaign_line_is_open (campaign, line))
    /* Translators: the number by which commands name a line. */
    forcon_print_line (_ ("   for the master to settle: line=%u"), line->line.value);
}

static void
add_reading (const ForconJsonContext *context, const ForconLine *line, gint reading)
{
  const GArray *tasks = context->campaign->tasks;

  forcon_json_open (context->json, '[');
  for (guint i = 0; i < tasks->len; i++)
    if (is_of_reading (&g_array_index (tasks, ForconTask, i), line, reading))
      {
        forcon_json_open (context->json, '{');
        forcon_json_record (context, forcon_table_shape (FORCON_TABLE_TASK), &g_array_index (tasks, ForconTask, i));
        forcon_json_close (context->json, '}');
      }
  forcon_json_close (context->json, ']');
}

static void
add_instructions (const ForconJsonContext *context, const ForconLine *line, gint reading)
{
  const GArray *instructions = context->campaign->instructions;

  forcon_json_open (context->json, '[');
  for (guint i = 0; i < instructions->len; i++)
    if (is_instruction_of (&g_array_index (instructions, ForconInstruction, i), line, reading))
      forcon_campaign_json_instruction (context, &g_array_index (instructions, ForconInstruction, i));
  forcon_json_close (context->json, ']');
}

static void
print_line_as_json (const ForconCampaign *campaign, const ForconLine *line)
{
  g_autoptr (GString) json = g_string_new (NULL);
  ForconJsonContext context = { .json = json, .campaign = campaign };

  forcon_json_open (json, '{');
  forcon_json_record (&context, forcon_table_shape (FORCON_TABLE_LINE), line);
  forcon_json_key (json, "tasks");
  forcon_json_open (json, '[');
  for (gint reading = 1; reading <= line->readings; reading++)
    add_reading (&context, line, reading);
  forcon_json_close (json, ']');
  forcon_json_key (json, "instructions");
  forcon_json_open (json, '[');
  for (gint reading = 1; reading <= line->readings; reading++)
    add_instructions (&context, line, reading);
  forcon_json_close (json, ']');
  forcon_json_put_bool (json, "waits", forcon_campaign_line_is_open (campaign, line));
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

guint
forcon_tell_sheet (const ForconCampaign *campaign, ForconSheetId sheet, gboolean json)
{
  guint waiting = 0;

  for (guint i = 0; i < campaign->lines->len; i++)
    {
      const ForconLine *line = &g_array_index (campaign->lines, ForconLine, i);

      if (!FORCON_ID_EQUAL (line->sheet, sheet))
        continue;
      if (json)
        print_line_as_json (campaign, line);
      else
        print_line (campaign, line);
      waiting += forcon_campaign_line_is_open (campaign, line) ? 1 : 0;
    }
  return waiting;
}
