/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-reading.h"

static void
add (GString *text, const char *word)
{
  if (word != NULL && *word != '\0')
    g_string_append_printf (text, " %s", word);
}

static void
add_sector (GString *text, const ForconCampaign *campaign, ForconSectorId id)
{
  const ForconSector *sector = forcon_campaign_sector (campaign, id);

  if (sector != NULL)
    add (text, sector->word);
}

static const char *
formation_word (const ForconCampaign *campaign, ForconFormationId id)
{
  const char *word = forcon_battle_formation (campaign->fleet, id) == NULL
                         ? NULL
                         : forcon_battle_formation_id (campaign->fleet, id);

  return word == NULL || *word == '\0' ? "-" : word;
}

static void
add_formation (GString *text, const ForconCampaign *campaign, ForconFormationId id)
{
  if (!FORCON_ID_IS_NONE (id))
    add (text, formation_word (campaign, id));
}

static void
add_ship (GString *text, const ForconCampaign *campaign, ForconShipId id)
{
  const ForconCard *card = forcon_battle_card (campaign->fleet, id);

  if (card != NULL)
    add (text, card->id);
}

static void
add_number (GString *text, gint number)
{
  if (number != 0)
    g_string_append_printf (text, " %d", number);
}

static void
describe_task (GString *text, const ForconCampaign *campaign, const ForconTask *task)
{
  const ForconFeature *planet = forcon_campaign_feature (campaign, task->object);

  g_string_append (text, forcon_task_kind_to_word (task->kind));
  add_formation (text, campaign, task->target);
  add_sector (text, campaign, task->sector);
  add_number (text, task->count);
  if (task->kind == FORCON_TASK_LAY)
    add (text, forcon_charge_to_word (task->charge));
  add (text, planet == NULL ? NULL : planet->word);
  if (task->name != NULL)
    g_string_append_printf (text, " \"%s\"", task->name);
  if (!FORCON_ID_IS_NONE (task->flagship))
    g_string_append (text, " *");
  add_ship (text, campaign, task->flagship);
  g_string_append (text, task->ships.n > 0 ? " :" : "");
  for (guint i = 0; i < task->ships.n; i++)
    add_ship (text, campaign, task->ships.ship[i]);
  if (task->posture != FORCON_POSTURE_NONE)
    g_string_append_printf (text, " +%s", forcon_posture_to_word (task->posture));
}

static void
describe_problem (GString *text, const ForconCampaign *campaign, const ForconCampaignVerdict *problem)
{
  if (problem->kind == FORCON_PROBLEM_NONE)
    return;
  g_string_append_printf (text, " ! %s", forcon_problem_to_word (problem->kind));
  add_sector (text, campaign, problem->sector);
  add_sector (text, campaign, problem->other);
  add_ship (text, campaign, problem->ship);
  if (problem->actual != 0 || problem->needed != 0)
    g_string_append_printf (text, " %d/%d", problem->actual, problem->needed);
  add (text, problem->text);
}

/* {when outnumbered 200: withdraw b1} */
static void
describe_instruction (GString *text, const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  g_string_append_printf (text, " {when %s", forcon_when_to_word (instruction->when));
  add_number (text, instruction->amount);
  add (text, FORCON_ID_IS_NONE (instruction->foe) ? NULL : formation_word (campaign, instruction->foe));
  add_number (text, (gint) instruction->foes);
  add_number (text, (gint) instruction->foe_types);
  add_sector (text, campaign, instruction->sector);
  g_string_append_printf (text, ": %s", forcon_what_to_word (instruction->what));
  if (instruction->what == FORCON_WHAT_ORDER)
    add (text, forcon_task_kind_to_word (instruction->kind));
  add_number (text, instruction->range);
  add_number (text, (gint) instruction->types);
  add (text, FORCON_ID_IS_NONE (instruction->target) ? NULL : formation_word (campaign, instruction->target));
  add_ship (text, campaign, instruction->ship);
  add_sector (text, campaign, instruction->goal);
  g_string_append_c (text, '}');
}

static void
describe_reading (GString *text, const ForconCampaign *campaign, const ForconReading *reading, gboolean told)
{
  g_string_append (text, " [");
  if (told)
    g_string_append_printf (text, "%s: ", formation_word (campaign, reading->formation));
  for (guint i = 0; i < reading->n_tasks; i++)
    {
      g_string_append (text, i == 0 ? "" : ", ");
      describe_task (text, campaign, &reading->tasks[i]);
    }
  g_string_append_c (text, ']');
  for (guint i = 0; i < reading->n_instructions; i++)
    describe_instruction (text, campaign, &reading->instructions[i]);
  describe_problem (text, campaign, &reading->problem);
  if (reading->guess != NULL)
    g_string_append_printf (text, " ~ %s", reading->guess);
}

char *
test_reading_describe (const ForconCampaign *campaign, const ForconReadLine *line)
{
  GString *text = g_string_new (forcon_line_state_to_word (line->state));

  add (text, formation_word (campaign, line->formation));
  for (guint i = 0; i < line->n_readings; i++)
    describe_reading (text, campaign, &line->readings[i],
                      line->n_readings > 1 && FORCON_ID_IS_NONE (line->formation));
  if (line->remark != NULL)
    g_string_append_printf (text, " # %s", line->remark);
  return g_string_free (text, FALSE);
}
