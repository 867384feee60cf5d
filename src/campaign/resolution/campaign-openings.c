/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/resolution/campaign-openings.h"

#include "campaign/clash/ground.h"

FORCON_DEFINE_TERM (ForconCampaignOpeningKind, CAMPAIGN_OPENING, FORCON_CAMPAIGN_OPENINGS, campaign_opening)

#define ADD(openings, ...)                                                                                             \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    ForconCampaignOpening opening = { __VA_ARGS__ };                                                                   \
                                                                                                                       \
    g_array_append_val (openings, opening);                                                                            \
  }                                                                                                                    \
  G_STMT_END

static void
add_lacks (GArray *openings, const ForconCampaign *campaign, const ForconRules *rules)
{
  g_autoptr (GArray) lacks = forcon_campaign_lacks (campaign, rules);

  for (guint i = 0; i < lacks->len; i++)
    {
      const ForconLack *lack = &g_array_index (lacks, ForconLack, i);

      ADD (openings, .kind = FORCON_CAMPAIGN_OPENING_LACK, .admiral = lack->admiral, .lack = *lack, .blocks = TRUE);
    }
  if (lacks->len == 0)
    ADD (openings, .kind = FORCON_CAMPAIGN_OPENING_BEGIN);
}

/* Who is absent owes nothing (F-CAMP-10), and who has nothing left neither. */
static void
add_owed_sheets (GArray *openings, const ForconCampaign *campaign)
{
  gint phase = campaign->progress.stage == FORCON_STAGE_SET_UP ? -1 : campaign->progress.phase;

  for (guint i = 1; i <= campaign->admirals->len; i++)
    {
      ForconSideId id = { (guint16) i };
      const ForconAdmiral *admiral = forcon_campaign_admiral (campaign, id);

      if (!admiral->absent && admiral->sheet_phase != phase
          && (phase < 0 || forcon_campaign_has_formations (campaign, id)))
        ADD (openings, .kind = FORCON_CAMPAIGN_OPENING_OWES_SHEET, .admiral = id);
    }
}

gboolean
forcon_campaign_sheet_is_replaced (const ForconCampaign *campaign, const ForconSheet *sheet)
{
  for (guint i = 0; i < campaign->sheets->len; i++)
    {
      const ForconSheet *other = &g_array_index (campaign->sheets, ForconSheet, i);

      if (other->sheet.value > sheet->sheet.value && !other->correction && other->phase == sheet->phase
          && FORCON_ID_EQUAL (other->admiral, sheet->admiral))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_in_force (const ForconLine *line)
{
  return line->picked > 0
         || (line->readings > 0 && (line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED));
}

/* Whether a line that is in force, or will be with its sheet, orders a formation to do something. */
static gboolean
line_orders (const ForconCampaign *campaign, const ForconLine *line, ForconFormationId formation)
{
  gint reading = MAX (line->picked, 1);

  for (guint i = 0; i < campaign->tasks->len && is_in_force (line); i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->line, line->line) && task->reading == reading
          && FORCON_ID_EQUAL (task->formation, formation))
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_campaign_line_is_replaced (const ForconCampaign *campaign, const ForconLine *line)
{
  const ForconSheet *sheet = forcon_campaign_sheet (campaign, line->sheet);

  for (guint i = 0; sheet != NULL && i < campaign->lines->len; i++)
    {
      const ForconLine *newer = &g_array_index (campaign->lines, ForconLine, i);
      const ForconSheet *other = forcon_campaign_sheet (campaign, newer->sheet);

      if (other == NULL || other->sheet.value <= sheet->sheet.value || other->phase != sheet->phase
          || !FORCON_ID_EQUAL (other->admiral, sheet->admiral))
        continue;
      if (g_strcmp0 (newer->text, line->text) == 0
          || (!FORCON_ID_IS_NONE (line->formation) && line_orders (campaign, newer, line->formation)))
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_campaign_line_is_open (const ForconCampaign *campaign, const ForconLine *line)
{
  const ForconSheet *sheet = forcon_campaign_sheet (campaign, line->sheet);

  if (line->picked != 0 || sheet == NULL || sheet->phase < campaign->progress.phase)
    return FALSE;
  return (line->state == FORCON_LINE_AMBIGUOUS || line->state == FORCON_LINE_NOT_UNDERSTOOD
          || line->state == FORCON_LINE_IMPOSSIBLE || line->state == FORCON_LINE_UNSURE)
         && !forcon_campaign_line_is_replaced (campaign, line);
}

static void
add_lines (GArray *openings, const ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->lines->len; i++)
    {
      const ForconLine *line = &g_array_index (campaign->lines, ForconLine, i);

      if (forcon_campaign_line_is_open (campaign, line))
        ADD (openings, .kind = FORCON_CAMPAIGN_OPENING_SETTLE_LINE, .line = line->line,
             .admiral = forcon_campaign_sheet (campaign, line->sheet)->admiral);
    }
}

static void
add_queries (GArray *openings, const ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->queries->len; i++)
    {
      const ForconQuery *query = &g_array_index (campaign->queries, ForconQuery, i);

      if (query->state == FORCON_QUERY_OPEN)
        ADD (openings, .kind = FORCON_CAMPAIGN_OPENING_QUERY, .query = query->query, .admiral = query->admiral);
    }
}

/* How many of them were added. */
static guint
add_questions (GArray *openings, const ForconCampaign *campaign)
{
  guint before = openings->len;

  for (guint i = 0; i < campaign->meetings->len; i++)
    {
      const ForconMeeting *meeting = &g_array_index (campaign->meetings, ForconMeeting, i);

      if (meeting->state == FORCON_MEETING_ASKED)
        ADD (openings, .kind = FORCON_CAMPAIGN_OPENING_ANSWER, .meeting = meeting->meeting, .blocks = TRUE);
    }
  return openings->len - before;
}

static guint
add_clashes (GArray *openings, const ForconCampaign *campaign)
{
  guint before = openings->len;

  for (guint i = 0; i < campaign->clashes->len; i++)
    {
      const ForconClash *clash = &g_array_index (campaign->clashes, ForconClash, i);
      const ForconBattle *battle = forcon_campaign_battle (campaign, clash->clash);
      gboolean over = battle != NULL && battle->step == FORCON_STEP_OVER;

      if (clash->state == FORCON_CLASH_OPEN)
        ADD (openings, .kind = over ? FORCON_CAMPAIGN_OPENING_RETURN : FORCON_CAMPAIGN_OPENING_CLASH,
             .clash = clash->clash, .meeting = clash->meeting, .blocks = TRUE);
    }
  return openings->len - before;
}

/* One for each planet: troops that landed later fight its holder of then. */
static void
add_landings (GArray *openings, const ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->features->len; i++)
    {
      ForconObjectId object = g_array_index (campaign->features, ForconFeature, i).object;
      ForconGroundFight fight;

      if (forcon_ground_fight (campaign, object, FORCON_NO_SIDE, &fight))
        ADD (openings, .kind = FORCON_CAMPAIGN_OPENING_LANDING, .object = object, .admiral = fight.attacker);
    }
}

GArray *
forcon_campaign_openings (const ForconCampaign *campaign, const ForconRules *rules)
{
  GArray *openings = g_array_new (FALSE, TRUE, sizeof (ForconCampaignOpening));
  ForconStage stage = campaign->progress.stage;

  if (stage == FORCON_STAGE_CLOSED)
    return openings;
  if (stage == FORCON_STAGE_SET_UP || stage == FORCON_STAGE_ORDERS)
    add_owed_sheets (openings, campaign);
  add_lines (openings, campaign);
  add_queries (openings, campaign);
  if (stage == FORCON_STAGE_SET_UP)
    {
      add_lacks (openings, campaign, rules);
      return openings;
    }
  guint standing_in_the_way = add_questions (openings, campaign);

  standing_in_the_way += add_clashes (openings, campaign);
  add_landings (openings, campaign);
  if (standing_in_the_way == 0)
    ADD (openings, .kind = FORCON_CAMPAIGN_OPENING_ADVANCE);
  return openings;
}
