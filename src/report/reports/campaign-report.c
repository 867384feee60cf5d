/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/reports/campaign-report.h"
#include "campaign/state/campaign-rules.h"

#include "report/reports/campaign-report-private.h"
#include "report/campaign/campaign-wording.h"
#include "report/text/html-page.h"
#include "report/text/text-page.h"
#include "base/text.h"

#include "base/language.h"

gint
forcon_campaign_report_phase (const ForconCampaign *campaign)
{
  const ForconProgress *progress = &campaign->progress;

  return progress->stage == FORCON_STAGE_ORDERS ? progress->phase - 1 : progress->phase;
}

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

void
forcon_report_sort (GPtrArray *lines)
{
  g_ptr_array_sort (lines, compare_lines);
}

void
forcon_report_add_sorted (ForconDocument *body, GPtrArray *lines)
{
  forcon_report_sort (lines);
  for (guint i = 0; i < lines->len; i++)
    forcon_document_item (body, 0, g_ptr_array_index (lines, i));
}

/* Until when orders counted, by the campaign's clock; %NULL where it has not begun. */
static char *
time_text (const ForconCampaign *campaign)
{
  const ForconClock *clock = &campaign->clock;
  g_autofree char *since = forcon_wording_wall (clock->wall - clock->elapsed);

  if (clock->wall == 0)
    return NULL;
  if (clock->period == FORCON_PERIOD_RESULTS)
    /* Translators: a time of day. */
    return g_strdup_printf (_ ("Orders were closed at %s."), since);
  /* Translators: a time of day. */
  return g_strdup_printf (_ ("Orders have been collected since %s."), since);
}

void
forcon_report_add_title (ForconDocument *page, const ForconCampaign *campaign, const char *whose, gint phase,
                         gboolean on_paper)
{
  g_autofree char *time = on_paper ? time_text (campaign) : NULL;
  g_autofree char *when = forcon_wording_when (phase, 0);
  g_autofree char *line = forcon_wording_finished (g_strdup_printf ("%s: %s", whose, when));
  const char *name = on_paper ? NULL : forcon_campaign_own_rules_name (campaign);
  /* Translators: the name of a rule set. */
  g_autofree char *rules = name == NULL ? NULL : g_strdup_printf (_ ("Rules: %s."), forcon_name (name));

  forcon_document_title (page, forcon_name (forcon_campaign_name (campaign)));
  forcon_document_line (page, 0, line);
  if (rules != NULL)
    forcon_document_line (page, 0, rules);
  if (time != NULL)
    forcon_document_line (page, 0, time);
}

char *
forcon_report_whose (const ForconCampaign *campaign, ForconSideId id)
{
  const ForconAdmiral *admiral = forcon_campaign_admiral (campaign, id);

  /* Translators: the admiral to whom a report goes, the admiral's power. */
  return g_strdup_printf (_ ("Report to %1$s (%2$s)"), forcon_wording_admiral (campaign, id),
                          forcon_wording_power (campaign, admiral == NULL ? FORCON_NO_POWER : admiral->power));
}

ForconDocument *
forcon_report_admiral_of (const ForconKnowledge *knowledge, gint phase, gboolean on_paper)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  g_autofree char *whose = forcon_report_whose (campaign, admiral);
  ForconDocument *page = forcon_document_new ();

  forcon_report_add_title (page, campaign, whose, phase, on_paper);
  forcon_report_add_losses (page, knowledge, phase);
  forcon_report_add_clashes (page, knowledge, phase, FORCON_CLASH_OUTCOME);
  forcon_report_add_events (page, knowledge, phase);
  forcon_report_add_old_sightings (page, campaign, admiral, phase);
  forcon_report_add_formations (page, campaign, forcon_knowledge_rules (knowledge), admiral);
  forcon_report_add_lost_ships (page, campaign, admiral);
  if (!on_paper)
    forcon_report_add_places (page, campaign, admiral);
  return page;
}

/* What is read without paper. */
static ForconDocument *
document_for (const ForconKnowledge *knowledge, gint phase, gboolean blows)
{
  ForconDocument *document = forcon_report_admiral_of (knowledge, phase, FALSE);

  if (blows)
    forcon_report_add_clashes (document, knowledge, phase, FORCON_CLASH_TABLE);
  return document;
}

char *
forcon_campaign_report_for (const ForconKnowledge *knowledge, gint phase, gboolean blows)
{
  g_autoptr (ForconDocument) document = document_for (knowledge, phase, blows);

  return forcon_text_page_of (document);
}

char *
forcon_campaign_report_html (const ForconKnowledge *knowledge, gint phase, gboolean blows)
{
  g_autoptr (ForconDocument) document = document_for (knowledge, phase, blows);

  return forcon_html_page_of (document);
}
