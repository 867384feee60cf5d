/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign-sample.h"

#include "report/campaign/campaign-sentences.h"

#include "report-sample.h"

/* Something plausible in a field: the first of everything. */
static void
fill (gpointer record, const ForconRecordField *field)
{
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_TEXT:
    case FORCON_FIELD_NAME:
      forcon_record_parse (record, field, "Vorkosigan");
      break;
    case FORCON_FIELD_POINT:
      forcon_record_parse (record, field, "100,100");
      break;
    case FORCON_FIELD_ROLL:
      forcon_record_parse (record, field, "0+2");
      break;
    default:
      if (field->type->to_word == NULL)
        forcon_record_parse (record, field, "1");
    }
}

/* An event of a kind in which something stands in every field. */
ForconCampaignEvent
sample_campaign_event (const TestCampaign *test, ForconCampaignEventKind kind)
{
  ForconCampaignEvent event = { .kind = kind };
  const ForconRecordShape *shape = forcon_campaign_event_shape (kind);

  for (guint i = 0; i < shape->n_fields; i++)
    fill (FORCON_CAMPAIGN_EVENT_RECORD (&event), &shape->fields[i]);
  return event;
}

void
assert_campaign_told (const TestCampaign *test, const ForconCampaignEvent *event, const char *faces,
                      const char *expected)
{
  g_autoptr (GArray) dice = sample_dice (faces);
  g_autofree char *sentence = forcon_campaign_sentence_of_event (test->campaign, event, dice);

  g_assert_cmpstr (sentence, ==, expected);
}

void
assert_campaign_refused (const TestCampaign *test, ForconCampaignVerdict verdict, const char *expected)
{
  g_autofree char *sentence = forcon_campaign_sentence_of_verdict (test->campaign, &verdict);

  g_assert_cmpstr (sentence, ==, expected);
}
