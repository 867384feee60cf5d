/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/exchange/state-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "campaign/state/campaign-rules.h"
#include "storage/xml/record-xml.h"

/* More mines than anybody has, and more colours than any palette. */
#define MINES_MAX 100000
#define COLOURS_MAX 1000

static void
fail (ForconXml *xml, const char *word, guint number)
{
  forcon_xml_fail (xml, forcon_xml_line (xml), _ ("what can be there"), _ ("\"%s\" %u cannot be so"), word, number);
}

/* What is over is put away: a running number may lead to nothing any more, but never to something to come. */
static gboolean
leads (gconstpointer world, ForconFieldKind type, guint id)
{
  const ForconCampaign *campaign = world;

  switch ((gint) type)
    {
    case FORCON_FIELD_ADMIRAL:
      return id <= campaign->admirals->len;
    case FORCON_FIELD_SHIP:
      return id <= campaign->fleet->n_ships;
    case FORCON_FIELD_FORMATION:
      return id <= campaign->fleet->n_formations;
    case FORCON_FIELD_POWER:
      return id <= campaign->powers->len;
    case FORCON_FIELD_SECTOR:
      return id <= campaign->sectors->len;
    case FORCON_FIELD_OBJECT:
      return forcon_campaign_feature (campaign, (ForconObjectId){ id }) != NULL;
    default:
      return id < campaign->progress.next_id;
    }
}

/* Orders may name a formation that they form before: it is there when they come to it, or they fail. */
static gboolean
leads_in_orders (gconstpointer world, ForconFieldKind type, guint id)
{
  return type == FORCON_FIELD_FORMATION ? id <= FORCON_FORMATIONS_MAX : leads (world, type, id);
}

/* What one record cannot be, by a condition on it. */
#define CHECK(member, Type, word, condition)                                                                           \
  for (guint i = 0; i < campaign->member->len && !forcon_xml_failed (xml); i++)                                        \
    {                                                                                                                  \
      const Forcon##Type *record = &g_array_index (campaign->member, Forcon##Type, i);                                 \
                                                                                                                       \
      if (!(condition))                                                                                                \
        fail (xml, word, i + 1);                                                                                       \
    }

#define IS_NONE(id) FORCON_ID_IS_NONE (id)

/* An order to form needs no formation, nor do ships that join one; what is told to a formation that is still to be
 * formed is nobody's until then. Impossible orders, to whom nobody knows among them, wait for the master. */
static gboolean
may_be_of_nobody (const ForconTask *task)
{
  return task->state == FORCON_TASK_STATE_OFFERED || task->state == FORCON_TASK_STATE_DROPPED
         || task->kind == FORCON_TASK_FORM || (task->kind == FORCON_TASK_JOIN && task->ships.n > 0)
         || !IS_NONE (task->after);
}

/* Figures are counts, shares and factors; what says nothing to anybody was never put in force. */
static gboolean
is_instruction (const ForconInstruction *instruction)
{
  return instruction->amount >= 0 && instruction->range >= 0
         && (!IS_NONE (instruction->formation) || !IS_NONE (instruction->after)
             || !forcon_instruction_in_force (instruction));
}

static gboolean
is_open (const ForconCampaign *campaign, ForconClashId id)
{
  return FORCON_ID_IS_NONE (id) || forcon_campaign_battle (campaign, id) != NULL;
}

static void
check_play (ForconXml *xml, const ForconCampaign *campaign)
{
  CHECK (posts, Post, "post", is_open (campaign, record->clash));
  CHECK (tasks, Task, "task", !IS_NONE (record->formation) || may_be_of_nobody (record));
  CHECK (instructions, Instruction, "instruction", is_instruction (record));
  CHECK (sheets, Sheet, "sheet", !IS_NONE (record->admiral));
  CHECK (lines, Line, "line", forcon_campaign_sheet (campaign, record->sheet) != NULL);
  CHECK (sightings, Sighting, "sighting", !IS_NONE (record->admiral) && !IS_NONE (record->formation));
  CHECK (fields, Field, "field",
         !IS_NONE (record->sector) && !IS_NONE (record->admiral) && record->count >= 0 && record->count <= MINES_MAX);
  CHECK (parties, Party, "party",
         !IS_NONE (record->formation) && forcon_campaign_meeting (campaign, record->meeting) != NULL);
  CHECK (queries, Query, "query", !IS_NONE (record->admiral));
  CHECK (house_words, HouseWord, "house-word", record->text != NULL && record->like != NULL);
  CHECK (suggestions, Suggestion, "suggestion",
         record->suggestion > 0 && (guint32) record->suggestion < campaign->progress.next_id && record->text != NULL
             && record->wall >= 0);
  CHECK (loans, Loan, "loan",
         record->loan == (gint) i + 1 && record->text != NULL && record->key != NULL && record->wall >= 0);
  CHECK (landings, Landing, "landing", !IS_NONE (record->ship));
}

gboolean
forcon_state_check_rules (ForconXml *xml, const ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->rule_changes->len && !forcon_xml_failed (xml); i++)
    {
      const ForconRuleChange *change = &g_array_index (campaign->rule_changes, ForconRuleChange, i);

      if (!forcon_campaign_rule_fits (campaign, change->path, change->value)
          || (i > 0 && strcmp (change[-1].path, change->path) >= 0))
        fail (xml, "rule", i + 1);
    }
  return !forcon_xml_failed (xml);
}

gboolean
forcon_state_check (ForconXml *xml, const ForconCampaign *campaign)
{
  const ForconProgress *progress = &campaign->progress;

  if (forcon_xml_failed (xml))
    return FALSE;
  if (progress->next_id == 0 || progress->phase < 0 || progress->half < 0 || progress->half > FORCON_HALVES_OF_PHASE)
    fail (xml, "progress", (guint) progress->phase);
  else if (campaign->posts->len != campaign->fleet->n_formations)
    fail (xml, "post", campaign->posts->len);
  else if (campaign->admirals->len != forcon_battle_n_sides (campaign->fleet))
    fail (xml, "admiral", campaign->admirals->len);
  if (!forcon_state_check_rules (xml, campaign))
    return FALSE;
  if (!forcon_xml_failed (xml))
    forcon_record_check (xml, "clock", &campaign->clock, forcon_clock_shape (), leads, campaign);
  if (!forcon_xml_failed (xml))
    forcon_record_check (xml, "progress", progress, forcon_progress_shape (), leads, campaign);
  for (ForconTable table = 0; table < FORCON_N_TABLES; table++)
    {
      gboolean of_orders = table == FORCON_TABLE_LINE || table == FORCON_TABLE_TASK || table == FORCON_TABLE_REMARK
                           || table == FORCON_TABLE_INSTRUCTION;
      const GArray *records = forcon_campaign_table (campaign, table);
      const ForconRecordShape *shape = forcon_table_shape (table);

      for (guint i = 0; i < records->len && !forcon_xml_failed (xml); i++)
        forcon_record_check (xml, forcon_table_word (table), records->data + i * shape->size, shape,
                             of_orders ? leads_in_orders : leads, campaign);
    }
  CHECK (powers, Power, "power",
         record->word != NULL && record->name != NULL && record->colour >= 0 && record->colour <= COLOURS_MAX);
  CHECK (admirals, Admiral, "admiral", !IS_NONE (record->power));
  CHECK (sectors, Sector, "sector", i < FORCON_SECTORS_MAX && record->word != NULL && record->name != NULL);
  CHECK (borders, Border, "border", !IS_NONE (record->one) && !IS_NONE (record->two));
  CHECK (features, Feature, "feature", !IS_NONE (record->object) && !IS_NONE (record->sector));
  check_play (xml, campaign);

  /* An open clash has a battle, and no other has. */
  if (campaign->battles->len > campaign->clashes->len)
    fail (xml, "battle", campaign->battles->len);
  CHECK (clashes, Clash, "clash",
         (record->state == FORCON_CLASH_OPEN)
             == (i < campaign->battles->len && g_ptr_array_index (campaign->battles, i) != NULL));
  return !forcon_xml_failed (xml);
}
