/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"

/*
 * What admirals ask the master or write to each other (F-CAMP-9). It waits until the master answers it, passes it on or
 * puts it aside. The campaign needs no answer: nothing else waits for it.
 */

/* Half-phases at most for which a courier is under way. */
#define DELAY_MAX 100

static const ForconQuery *
query_at (const ForconCampaignDecision *decision, guint place)
{
  return &g_array_index (decision->campaign->queries, ForconQuery, place);
}

static void
withdraw (ForconCampaignDecision *decision, const ForconQuery *query)
{
  FORCON_STATE (decision, QUERY_WITHDRAWN, query_withdrawn, .query = query->query, .admiral = query->admiral,
                .text = query->text);
}

void
forcon_campaign_open_query (ForconCampaignDecision *decision, ForconSideId admiral, ForconSideId to, ForconLineId line,
                            const char *text)
{
  for (guint i = 0; i < decision->campaign->queries->len; i++)
    {
      const ForconQuery *query = query_at (decision, i);

      if (query->state == FORCON_QUERY_OPEN && FORCON_ID_EQUAL (query->admiral, admiral)
          && FORCON_ID_EQUAL (query->to, to) && g_strcmp0 (query->text, text) == 0)
        withdraw (decision, query);
    }
  FORCON_STATE (decision, QUERY_OPENED, query_opened, .query = { forcon_campaign_next_id (decision) },
                .admiral = admiral, .to = to, .line = line, .phase = decision->campaign->progress.phase,
                .wall = decision->command->moment.wall, .text = text, .state = FORCON_QUERY_OPEN);
}

void
forcon_campaign_withdraw_queries (ForconCampaignDecision *decision, ForconLineId line)
{
  for (guint i = 0; i < decision->campaign->queries->len; i++)
    {
      const ForconQuery *query = query_at (decision, i);

      if (FORCON_ID_EQUAL (query->line, line)
          && (query->state == FORCON_QUERY_OPEN || query->state == FORCON_QUERY_PUT_ASIDE))
        withdraw (decision, query);
    }
}

/* A message of one admiral's for another. */
static void
hand_over (ForconCampaignDecision *decision, const ForconQuery *query, ForconSideId to, gboolean at_once)
{
  FORCON_STATE (decision, QUERY_FORWARDED, query_forwarded, .query = query->query, .admiral = query->admiral, .to = to,
                .text = query->text);
  FORCON_STATE (decision, MESSAGE_SENT, message_sent, .message = { forcon_campaign_next_id (decision) }, .admiral = to,
                .from = query->admiral, .phase = decision->campaign->progress.phase,
                .wall = decision->command->moment.wall, .text = query->text, .at_once = at_once);
}

void
forcon_campaign_couriers_arrive (ForconCampaignDecision *decision)
{
  for (guint i = 0; i < decision->campaign->queries->len; i++)
    {
      const ForconQuery query = *query_at (decision, i);

      if (query.state == FORCON_QUERY_UNDERWAY && query.due <= forcon_campaign_now (decision->campaign))
        hand_over (decision, &query, query.receiver, query.at_once);
    }
}

/* The bits of the states in which something can be done about a query. */
#define STATE(NAME) (1u << FORCON_QUERY_##NAME)

/* A query that is in one of the @states; otherwise the command is refused. */
static const ForconQuery *
find_query (ForconCampaignDecision *decision, ForconQueryId id, guint states)
{
  const ForconQuery *query = forcon_campaign_query (decision->campaign, id);

  if (query == NULL)
    FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_QUERY, .actual = (gint) id.value);
  else if ((states & (1u << query->state)) == 0)
    FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SETTLED, .actual = (gint) id.value,
                            .text = forcon_query_state_to_word (query->state));
  else
    return query;
  return NULL;
}

static gboolean
check_addressee (ForconCampaignDecision *decision, ForconSideId from, ForconSideId to)
{
  if (forcon_campaign_admiral (decision->campaign, to) == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_ADMIRAL);
  if (FORCON_ID_EQUAL (from, to))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_TO_ONESELF, .admiral = to);
  return TRUE;
}

/* What an admiral asks, or writes to another, elsewhere than on a sheet. */
gboolean
forcon_campaign_ask (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_ask *command = &decision->command->ask;

  if (forcon_campaign_admiral (decision->campaign, command->admiral) == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_ADMIRAL);
  if (!FORCON_ID_IS_NONE (command->to) && !check_addressee (decision, command->admiral, command->to))
    return FALSE;
  if (!forcon_campaign_check_text (decision, command->text, FORCON_TEXT_MAX))
    return FALSE;
  forcon_campaign_open_query (decision, command->admiral, command->to, FORCON_NO_LINE, command->text);
  return TRUE;
}

/* The answer is a message of the master's, with what was asked. */
gboolean
forcon_campaign_reply (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_reply *command = &decision->command->reply;
  const ForconQuery *found = find_query (decision, command->query, STATE (OPEN) | STATE (PUT_ASIDE));

  if (found == NULL || !forcon_campaign_check_text (decision, command->text, FORCON_TEXT_MAX))
    return FALSE;
  const ForconQuery query = *found;

  FORCON_STATE (decision, QUERY_ANSWERED, query_answered, .query = query.query, .admiral = query.admiral,
                .text = query.text, .answer = command->text);
  FORCON_STATE (decision, MESSAGE_SENT, message_sent, .message = { forcon_campaign_next_id (decision) },
                .admiral = query.admiral, .asked = query.text, .phase = decision->campaign->progress.phase,
                .wall = decision->command->moment.wall, .text = command->text, .at_once = command->at_once);
  return TRUE;
}

/* To the other admiral at once, or when a courier has made his way. */
gboolean
forcon_campaign_forward (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_forward *command = &decision->command->forward;
  const ForconQuery *found = find_query (decision, command->query, STATE (OPEN) | STATE (PUT_ASIDE));

  if (found == NULL)
    return FALSE;
  const ForconQuery query = *found;
  ForconSideId to = FORCON_ID_IS_NONE (command->to) ? query.to : command->to;

  if (FORCON_ID_IS_NONE (to))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NO_ADDRESSEE, .actual = (gint) query.query.value);
  if (!check_addressee (decision, query.admiral, to))
    return FALSE;
  if (command->delay < 0 || command->delay > DELAY_MAX)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_VALUE, .least = 0, .most = DELAY_MAX);
  if (command->delay == 0)
    hand_over (decision, &query, to, command->at_once);
  else
    FORCON_STATE (decision, COURIER_SENT, courier_sent, .query = query.query, .admiral = query.admiral, .to = to,
                  .text = query.text, .due = forcon_campaign_half_after (decision->campaign, command->delay),
                  .at_once = command->at_once);
  return TRUE;
}

/* Nothing is done about it; a courier who is still under way does not arrive. */
gboolean
forcon_campaign_set_aside (ForconCampaignDecision *decision)
{
  const ForconQuery *query = find_query (decision, decision->command->set_aside.query, STATE (OPEN) | STATE (UNDERWAY));

  if (query == NULL)
    return FALSE;
  FORCON_STATE (decision, QUERY_PUT_ASIDE, query_put_aside, .query = query->query, .admiral = query->admiral,
                .text = query->text);
  return TRUE;
}
