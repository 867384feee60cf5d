/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-report.h"

#include "forcon-campaign-report-private.h"
#include "forcon-campaign-sentences.h"
#include "forcon-campaign-wording.h"
#include "forcon-text.h"

#include <glib/gi18n-lib.h>

/**
 * forcon_campaign_report_phase:
 * @campaign: a campaign
 *
 * Returns: the phase of which reports tell now: the one that is being resolved, else the last that is over; 0 before
 *   play
 */
gint
forcon_campaign_report_phase (const ForconCampaign *campaign)
{
  const ForconProgress *progress = &campaign->progress;

  return progress->stage == FORCON_STAGE_ORDERS ? progress->phase - 1 : progress->phase;
}

/* One line, which does nothing to a terminal whatever the names in it. */
void
forcon_report_add (GString *text, const char *format, ...)
{
  g_autofree char *line = NULL;
  g_autofree char *safe = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  safe = forcon_text_escape (line);
  g_string_append (text, safe);
  g_string_append_c (text, '\n');
}

void
forcon_report_add_heading (GString *text, const char *heading)
{
  g_string_append_c (text, '\n');
  /* Translators: a heading; keep the signs around it. */
  forcon_report_add (text, _ ("== %s =="), heading);
}

static void
add_title (GString *text, const ForconCampaign *campaign, const char *reader, gint phase)
{
  g_autofree char *when = forcon_wording_when (phase, 0);

  forcon_report_add (text, "%s", forcon_name (forcon_campaign_name (campaign)));
  /* Translators: whose report it is, "phase 3". */
  forcon_report_add (text, _ ("Report for %1$s, %2$s"), reader, when);
}

static void
add_sentence (GString *text, char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    forcon_report_add (text, "%s", sentence);
  g_free (sentence);
}

/* A message is told with those of its phase; the clock is no news once the phase is over. */
static gboolean
is_news (ForconCampaignEventKind kind)
{
  switch ((gint) kind)
    {
    case FORCON_CAMPAIGN_EVENT_MESSAGE_SENT:
    case FORCON_CAMPAIGN_EVENT_CLOCK_STARTED:
    case FORCON_CAMPAIGN_EVENT_CLOCK_PAUSED:
    case FORCON_CAMPAIGN_EVENT_CLOCK_SET:
    case FORCON_CAMPAIGN_EVENT_ALARM_GIVEN:
    case FORCON_CAMPAIGN_EVENT_PERIOD_OVER:
      return FALSE;
    default:
      return TRUE;
    }
}

static void
add_known_events (GString *text, const ForconKnowledge *knowledge, gint phase)
{
  const GArray *events = forcon_knowledge_events (knowledge);

  forcon_report_add_heading (text, _ ("What happened"));
  for (guint i = 0; i < events->len; i++)
    {
      const ForconKnownEvent *known = &g_array_index (events, ForconKnownEvent, i);

      if (known->phase == phase && is_news (known->event.kind))
        add_sentence (text, forcon_campaign_sentence_for (forcon_knowledge_campaign (knowledge),
                                                          forcon_knowledge_admiral (knowledge), &known->event));
    }
}

/**
 * forcon_campaign_report_for:
 * @knowledge: what an admiral knew at the end of the phase
 * @phase: which phase it is a report of
 *
 * Returns: (transfer full): the admiral's sealed report, made of nothing but what the admiral knows (F-CAMP-8)
 */
char *
forcon_campaign_report_for (const ForconKnowledge *knowledge, gint phase)
{
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  GString *text = g_string_new (NULL);

  add_title (text, known, forcon_wording_admiral (known, admiral), phase);
  forcon_report_add_messages (text, known, admiral, phase);
  add_known_events (text, knowledge, phase);
  forcon_report_add_formations (text, known, admiral);
  forcon_report_add_sightings (text, known, admiral);
  forcon_report_add_fields (text, known);
  forcon_report_add_main_map (text, known);
  return g_string_free (text, FALSE);
}

/* Tells what an entry made of the campaign, if it was in that phase. */
static void
add_entry (GString *text, ForconCampaign *campaign, const ForconCampaignEntry *entry, gint phase)
{
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      forcon_campaign_apply (campaign, event);
      if (campaign->progress.phase == phase)
        add_sentence (text, forcon_campaign_sentence_of_event (campaign, event, entry->dice));
    }
  for (guint i = 0; i < entry->battle_events->len; i++)
    forcon_campaign_apply_battle (campaign, entry->command.wish.clash,
                                  &g_array_index (entry->battle_events, ForconEvent, i));
}

/**
 * forcon_campaign_report_master:
 * @chronicle: the journal of a campaign
 * @phase: which phase
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): all that happened in the phase, and how everybody stood at its end
 */
char *
forcon_campaign_report_master (ForconChronicle *chronicle, gint phase, GError **error)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_clone (forcon_chronicle_start (chronicle));
  g_autoptr (GString) text = g_string_new (NULL);

  add_title (text, campaign, _ ("the master"), phase);
  forcon_report_add_heading (text, _ ("What happened"));
  for (guint i = 0; i < forcon_chronicle_position (chronicle) && campaign->progress.phase <= phase; i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, error);

      if (entry == NULL)
        return NULL;
      add_entry (text, campaign, entry, phase);
    }
  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    forcon_report_add_formations (text, campaign, (ForconSideId){ (guint16) i });
  forcon_report_add_fields (text, campaign);
  forcon_report_add_main_map (text, campaign);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
