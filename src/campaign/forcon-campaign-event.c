/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-event.h"

#define EVENT_WORD(NAME, member, word, recipient) word,
static const char *const event_words[] = { FORCON_CAMPAIGN_EVENTS (EVENT_WORD) };

/* One small function per event holds its shape: inside it, Here is the event's own struct. A closing row stands in for none. */
#define EVENT_SHAPE(NAME, member, word, recipient)                                                                     \
  static const ForconRecordShape *shape_of_##member (void)                                                             \
  {                                                                                                                    \
    typedef ForconFact_##member Here;                                                                                  \
    static const ForconRecordField fields[]                                                                            \
        = { FORCON_FACTS_##NAME (FORCON_RECORD_ROW){ NULL, &forcon_type_int, 0 } };                                    \
    static const ForconRecordShape shape = { sizeof (Here), G_N_ELEMENTS (fields) - 1, fields };                       \
                                                                                                                       \
    return &shape;                                                                                                     \
  }
FORCON_CAMPAIGN_EVENTS (EVENT_SHAPE)

/**
 * forcon_campaign_event_word:
 * @kind: a kind of event
 *
 * Returns: (transfer none): its word in files and JSON
 */
const char *
forcon_campaign_event_word (ForconCampaignEventKind kind)
{
  g_return_val_if_fail ((guint) kind < FORCON_N_CAMPAIGN_EVENTS, "");
  return event_words[kind];
}

/**
 * forcon_campaign_event_from_word:
 *
 * Returns: whether there is such a kind of event
 */
gboolean
forcon_campaign_event_from_word (const char *word, ForconCampaignEventKind *kind)
{
  guint place = 0;

  if (!forcon_term_find (event_words, G_N_ELEMENTS (event_words), word, &place))
    return FALSE;
  *kind = (ForconCampaignEventKind) place;
  return TRUE;
}

/**
 * forcon_campaign_event_shape:
 * @kind: a kind of event
 *
 * Returns: (transfer none): the fields of its record, FORCON_CAMPAIGN_EVENT_RECORD()
 */
const ForconRecordShape *
forcon_campaign_event_shape (ForconCampaignEventKind kind)
{
#define SHAPE_CASE(NAME, member, word, recipient)                                                                      \
  case FORCON_CAMPAIGN_EVENT_##NAME:                                                                                   \
    return shape_of_##member ();

  switch (kind)
    {
      FORCON_CAMPAIGN_EVENTS (SHAPE_CASE)
    case FORCON_N_CAMPAIGN_EVENTS:
      break;
    }
  g_return_val_if_reached (shape_of_begun ());
}

#define EVENT_RECIPIENT(NAME, member, word, recipient) FORCON_RECIPIENT_##recipient,

/**
 * forcon_campaign_event_recipient:
 * @kind: a kind of event
 *
 * Returns: who may see such events
 */
ForconRecipient
forcon_campaign_event_recipient (ForconCampaignEventKind kind)
{
  static const ForconRecipient recipients[] = { FORCON_CAMPAIGN_EVENTS (EVENT_RECIPIENT) };

  g_return_val_if_fail ((guint) kind < FORCON_N_CAMPAIGN_EVENTS, FORCON_RECIPIENT_MASTER);
  return recipients[kind];
}

/**
 * forcon_campaign_event_equal:
 *
 * Returns: whether both state the same fact with the same figures to the same people
 */
gboolean
forcon_campaign_event_equal (const ForconCampaignEvent *a, const ForconCampaignEvent *b)
{
  return a->kind == b->kind && a->audience == b->audience
         && forcon_record_equal (FORCON_CAMPAIGN_EVENT_CONST (a), FORCON_CAMPAIGN_EVENT_CONST (b),
                                 forcon_campaign_event_shape (a->kind));
}
