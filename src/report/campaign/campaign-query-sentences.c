/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What admirals ask the master and write to each other, and what becomes of it (F-CAMP-9). */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"

#include "base/language.h"

/* Inside, fact is the event's, admiral is who asked or wrote, and text is what. */
#define SAY_OF_QUERY(member, ...)                                                                                      \
  char *forcon_campaign_say_##member (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)          \
  {                                                                                                                    \
    const ForconFact_##member *fact = &event->member;                                                                  \
    const char *admiral = forcon_wording_admiral (telling->campaign, fact->admiral);                                   \
    g_autofree char *text = forcon_wording_said (fact->text);                                                          \
                                                                                                                       \
    return g_strdup_printf (__VA_ARGS__);                                                                              \
  }

#define ITS_ADDRESSEE forcon_wording_admiral (telling->campaign, fact->to)

/* Translators: the admiral who wrote, to whom, what. */
SAY_OF_QUERY (query_forwarded, _ ("Forwarded, %1$s to %2$s: “%3$s”."), admiral, ITS_ADDRESSEE, text)
/* Translators: the admiral who asked or wrote, what. */
SAY_OF_QUERY (query_put_aside, _ ("Put aside, from %1$s: “%2$s”."), admiral, text)
/* Translators: the admiral who asked or wrote, what: it is not asked any more. */
SAY_OF_QUERY (query_withdrawn, _ ("Withdrawn, from %1$s: “%2$s”."), admiral, text)

char *
forcon_campaign_say_query_opened (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_query_opened *fact = &event->query_opened;
  const char *admiral = forcon_wording_admiral (telling->campaign, fact->admiral);
  g_autofree char *text = forcon_wording_said (fact->text);

  if (FORCON_ID_IS_NONE (fact->to))
    /* Translators: the admiral who asks the master, the question. */
    return g_strdup_printf (_ ("Question from %1$s: “%2$s”."), admiral, text);
  /* Translators: the admiral who writes, to whom, what. */
  return g_strdup_printf (_ ("Message from %1$s for %2$s: “%3$s”."), admiral, ITS_ADDRESSEE, text);
}

char *
forcon_campaign_say_query_answered (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_query_answered *fact = &event->query_answered;
  const char *admiral = forcon_wording_admiral (telling->campaign, fact->admiral);
  g_autofree char *text = forcon_wording_said (fact->text);
  g_autofree char *answer = forcon_wording_said (fact->answer);

  /* Translators: who asked, what, the answer. */
  return g_strdup_printf (_ ("Answer to %1$s, “%2$s”: “%3$s”."), admiral, text, answer);
}

char *
forcon_campaign_say_courier_sent (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_courier_sent *fact = &event->courier_sent;
  const char *admiral = forcon_wording_admiral (telling->campaign, fact->admiral);
  g_autofree char *text = forcon_wording_said (fact->text);
  g_autofree char *due = forcon_wording_due (fact->due);

  /* Translators: who sends a courier, to whom, when the courier arrives ("phase 3, first half"), the message. */
  return g_strdup_printf (_ ("Courier, %1$s to %2$s (arrives: %3$s): “%4$s”."), admiral, ITS_ADDRESSEE, due, text);
}

char *
forcon_campaign_sentence_of_query (const ForconCampaign *campaign, const ForconQuery *query)
{
  const char *admiral = forcon_wording_admiral (campaign, query->admiral);
  g_autofree char *text = forcon_wording_said (query->text);

  if (FORCON_ID_IS_NONE (query->to))
    /* Translators: an admiral, the question. */
    return forcon_wording_finished (g_strdup_printf (_ ("%1$s asks: “%2$s”"), admiral, text));
  /* Translators: an admiral, to whom the admiral writes, what. */
  return forcon_wording_finished (
      g_strdup_printf (_ ("%1$s writes to %2$s: “%3$s”"), admiral, forcon_wording_admiral (campaign, query->to), text));
}

char *
forcon_campaign_sentence_of_query_state (const ForconCampaign *campaign, const ForconQuery *query)
{
  const char *receiver = forcon_wording_admiral (campaign, query->receiver);
  g_autofree char *answer = forcon_wording_said (query->answer);
  g_autofree char *due = forcon_wording_due (query->due);

  switch ((gint) query->state)
    {
    case FORCON_QUERY_UNDERWAY:
      /* Translators: to whom a courier goes, when the courier arrives ("phase 3, first half"). */
      return g_strdup_printf (_ ("with a courier to %1$s, arrives: %2$s"), receiver, due);
    case FORCON_QUERY_ANSWERED:
      return g_strdup_printf (_ ("answered: “%s”"), answer);
    case FORCON_QUERY_FORWARDED:
      return g_strdup_printf (_ ("forwarded to %s"), receiver);
    default:
      return g_strdup (forcon_label_query_state (query->state));
    }
}
