/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-event.h"

#define NEEDS FORCON_EVENT_NEEDS
#define NOBODY 0
#define DEFINE_ROW(NAME, member, word, recipient, topic, changes, needs, rules)                                        \
  FORCON_DEFINE_EVENT_ROW (row_of_##member, ForconFact_##member, 0, sizeof (Here), FORCON_FACTS_##NAME, word,          \
                           FORCON_RECIPIENT_##recipient, FORCON_TOPIC_##topic, rules, needs)
FORCON_CAMPAIGN_EVENTS (DEFINE_ROW)

const ForconEventRow *
forcon_campaign_event_row (ForconCampaignEventKind kind)
{
#define ROW_FUNCTION(NAME, member, ...) row_of_##member,
  static const ForconEventRow *(*const rows[]) (void) = { FORCON_CAMPAIGN_EVENTS (ROW_FUNCTION) };

  g_return_val_if_fail ((guint) kind < FORCON_N_CAMPAIGN_EVENTS, row_of_begun ());
  return rows[kind]();
}

const char *
forcon_campaign_event_word (ForconCampaignEventKind kind)
{
  return forcon_campaign_event_row (kind)->word;
}

gboolean
forcon_campaign_event_from_word (const char *word, ForconCampaignEventKind *kind)
{
#define WORD(NAME, member, word, ...) word,
  static const char *const words[] = { FORCON_CAMPAIGN_EVENTS (WORD) };
  guint place = 0;

  if (!forcon_term_find (words, G_N_ELEMENTS (words), word, &place))
    return FALSE;
  *kind = (ForconCampaignEventKind) place;
  return TRUE;
}

const ForconRecordShape *
forcon_campaign_event_shape (ForconCampaignEventKind kind)
{
  return &forcon_campaign_event_row (kind)->shape;
}

gboolean
forcon_campaign_event_equal (const ForconCampaignEvent *a, const ForconCampaignEvent *b)
{
  return a->kind == b->kind && a->audience == b->audience
         && forcon_record_equal (FORCON_CAMPAIGN_EVENT_CONST (a), FORCON_CAMPAIGN_EVENT_CONST (b),
                                 forcon_campaign_event_shape (a->kind));
}
