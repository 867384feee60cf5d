/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/campaign/campaign-sentences.h"

#include "report/campaign/campaign-wording.h"
#include "report/battle/sentences.h"

#include "base/language.h"

static const ForconCampaignRefusal *const chapters_of_problems[] = {
  forcon_campaign_refusals_of_orders,
  forcon_campaign_refusals_of_ships,
  forcon_campaign_refusals_of_clashes,
  forcon_campaign_refusals_of_ground,
  forcon_campaign_refusals_of_master,
  forcon_campaign_refusals_of_edits,
};

static char *
tell (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
#define SAY(NAME, member, ...) forcon_campaign_say_##member,
  static char *(*const say[]) (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
      = { FORCON_CAMPAIGN_EVENTS (SAY) };

  g_return_val_if_fail ((guint) event->kind < FORCON_N_CAMPAIGN_EVENTS, NULL);
  return forcon_wording_finished (say[event->kind](telling, event));
}

char *
forcon_campaign_sentence_of_event (const ForconCampaign *campaign, const ForconCampaignEvent *event,
                                   const GArray *dice)
{
  ForconCampaignTelling telling = forcon_campaign_telling (campaign, dice);

  return tell (&telling, event);
}

char *
forcon_campaign_sentence_for (const ForconCampaign *knowledge, ForconSideId reader, const ForconCampaignEvent *event)
{
  ForconCampaignTelling telling = forcon_campaign_telling (knowledge, NULL);

  telling.reader = reader;
  return tell (&telling, event);
}

char *
forcon_campaign_refusal (const ForconCampaign *campaign, const ForconCampaignVerdict *verdict)
{
  ForconCampaignTelling telling = forcon_campaign_telling (campaign, NULL);

  g_return_val_if_fail ((guint) verdict->kind < FORCON_N_PROBLEM, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (chapters_of_problems); i++)
    if (chapters_of_problems[i][verdict->kind] != NULL)
      return forcon_wording_finished (chapters_of_problems[i][verdict->kind](&telling, verdict));
  return NULL;
}

char *
forcon_campaign_sentence_of_verdict (const ForconCampaign *campaign, const ForconCampaignVerdict *verdict)
{
  g_autofree char *sentence = forcon_campaign_refusal (campaign, verdict);
  const char *rule = forcon_problem_rule (verdict->kind);

  if (sentence == NULL || *rule == '\0')
    return g_steal_pointer (&sentence);
  return g_strdup_printf ("%s (%s)", sentence, rule);
}

char *
forcon_campaign_sentence_of_lack (const ForconCampaign *campaign, const ForconLack *lack)
{
  ForconCampaignVerdict verdict = { .kind = lack->problem, .admiral = lack->admiral, .formation = lack->formation,
                                    .ship = lack->ship };
  g_autofree char *what = forcon_campaign_sentence_of_verdict (campaign, &verdict);

  /* Translators: the admiral, what is missing. */
  return forcon_wording_finished (g_strdup_printf (_ ("%1$s: %2$s"), forcon_wording_admiral (campaign, lack->admiral),
                                                   what == NULL ? "" : what));
}

char *
forcon_campaign_sentence_of_request (const ForconCampaign *campaign, ForconClashId clash,
                                     const ForconDiceRequest *request)
{
  const ForconBattle *battle = forcon_campaign_battle (campaign, clash);

  return forcon_wording_finished (forcon_sentence_of_request (battle == NULL ? campaign->fleet : battle, request));
}
