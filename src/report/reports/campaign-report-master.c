/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The master's report: everything, with dice and rules. */
#include "report/campaign/campaign-explain.h"
#include "report/reports/campaign-report-private.h"
#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-sentences.h"
#include "report/text/text-page.h"

#include "base/language.h"

/* A command as an item, and under it all that came of it. */
static void
add_entry (ForconDocument *body, const ForconCampaign *before, const ForconRules *rules,
           const ForconCampaignEntry *entry)
{
  g_autofree char *explained = forcon_campaign_explain_entry (before, rules, entry);
  g_auto (GStrv) lines = g_strsplit (explained, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (i == 0)
      forcon_document_item (body, 0, lines[i]);
    else
      forcon_document_line (body, 4, lines[i]);
}

static gboolean
ends_phase (const ForconCampaignEntry *entry)
{
  for (guint i = 0; i < entry->events->len; i++)
    {
      ForconCampaignEventKind kind = g_array_index (entry->events, ForconCampaignEvent, i).kind;

      if (kind == FORCON_CAMPAIGN_EVENT_PHASE_ENDED || kind == FORCON_CAMPAIGN_EVENT_BEGUN)
        return TRUE;
    }
  return FALSE;
}

/* How many commands there were till then, and which: of a journal that is kept in a file. */
static void
add_end (ForconDocument *page, const ForconChronicle *chronicle, guint n)
{
  g_autofree char *fingerprint = forcon_chronicle_fingerprint (chronicle, n);
  g_autofree char *sentence = fingerprint == NULL ? NULL : forcon_campaign_sentence_of_end (n, fingerprint);
  ForconDocument *body;

  if (sentence == NULL)
    return;
  body = forcon_document_new ();
  forcon_document_item (body, 0, sentence);
  forcon_document_section (page, _ ("Journal"), body, NULL);
}

/* Adds the journal of a phase and plays @campaign forward to the end of the phase, or to now: @n commands. Returns:
 * whether all entries could be read */
static gboolean
add_journal (ForconDocument *body, ForconCampaign *campaign, ForconChronicle *chronicle, gint phase, guint *n,
             GError **error)
{
  for (guint i = 0; i < *n; i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, error);

      if (entry == NULL)
        return FALSE;
      if (campaign->progress.phase == phase)
        add_entry (body, campaign, forcon_chronicle_rules (chronicle), entry);
      if (campaign->progress.phase >= phase && ends_phase (entry))
        {
          *n = i;
          break;
        }
      forcon_campaign_entry_apply (campaign, entry);
    }
  return TRUE;
}

static void
add_openings (ForconDocument *page, const ForconCampaign *campaign, const ForconRules *rules)
{
  g_autoptr (GArray) openings = forcon_campaign_openings (campaign, rules);
  ForconDocument *body = forcon_document_new ();

  for (guint i = 0; i < openings->len; i++)
    {
      g_autofree char *sentence = forcon_campaign_sentence_of_opening (
          campaign, &g_array_index (openings, ForconCampaignOpening, i));

      forcon_document_item (body, 0, sentence);
    }
  forcon_document_section (page, _ ("Open now"), body, NULL);
}

static void
add_state (ForconDocument *page, const ForconCampaign *campaign, const ForconRules *rules, gint phase)
{
  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    {
      ForconSideId admiral = { (guint16) i };

      forcon_report_add_formations (page, campaign, rules, admiral);
      forcon_report_add_lost_ships (page, campaign, admiral);
      forcon_report_add_known (page, campaign, admiral, phase);
    }
}

ForconDocument *
forcon_report_master_of (ForconChronicle *chronicle, gint phase, ForconCampaign **at, ForconDocument **done,
                         GError **error)
{
  const ForconRules *rules = forcon_chronicle_rules (chronicle);
  g_autoptr (ForconCampaign) campaign = forcon_campaign_clone (forcon_chronicle_start (chronicle));
  g_autoptr (ForconDocument) body = forcon_document_new ();
  ForconDocument *page, *journal;
  guint n = forcon_chronicle_position (chronicle);

  if (!add_journal (body, campaign, chronicle, phase, &n, error))
    return NULL;
  page = forcon_document_new ();
  journal = done == NULL ? page : (*done = forcon_document_new ());
  forcon_report_add_title (page, campaign, _ ("Report to the master"), phase, done != NULL);
  if (forcon_chronicle_campaign (chronicle)->progress.phase == phase)
    add_openings (page, campaign, rules);
  forcon_document_section (journal, _ ("What was done"), g_steal_pointer (&body), _ ("Nothing was done."));
  add_end (journal, chronicle, n);
  add_state (page, campaign, rules, phase);
  if (done == NULL)
    forcon_report_add_places (page, campaign, FORCON_NO_SIDE);
  *at = g_steal_pointer (&campaign);
  return page;
}

char *
forcon_campaign_report_master (ForconChronicle *chronicle, gint phase, GError **error)
{
  g_autoptr (ForconCampaign) campaign = NULL;
  g_autoptr (ForconDocument) document = forcon_report_master_of (chronicle, phase, &campaign, NULL, error);

  return document == NULL ? NULL : forcon_text_page_of (document);
}
