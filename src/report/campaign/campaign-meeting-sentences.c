/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Meetings, and what becomes of them (F-CAMP-6). */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"
#include "base/text.h"

#include "base/language.h"

char *
forcon_campaign_say_met (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_met *fact = &event->met;
  g_autofree char *where = forcon_wording_border (telling->campaign, fact->sector, fact->other);
  g_autofree char *when = forcon_wording_when (fact->phase, fact->half);

  /* Translators: where, when ("phase 3, first half"), what comes of it ("a clash"). */
  return g_strdup_printf (_ ("Meeting: %1$s, %2$s – %3$s."), where, when,
                          forcon_label_meeting_state (fact->state));
}

static char *
party_to_text (const ForconCampaignTelling *telling, const ForconFact_party_met *fact)
{
  g_autofree char *who = forcon_wording_known (telling->campaign, fact->formation);
  g_autofree char *against = forcon_wording_known (telling->campaign, fact->against);
  const char *reason = forcon_label_party_reason (fact->reason);

  if (FORCON_ID_IS_NONE (fact->against))
    /* Translators: a formation, its part in a meeting: "crosses the border". */
    return g_strdup_printf (_ ("%1$s %2$s"), who, reason);
  /* Translators: a formation, its part in a meeting ("attacks"), whom that concerns. */
  return g_strdup_printf (_ ("%1$s %2$s: %3$s"), who, reason, against);
}

char *
forcon_campaign_say_party_met (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *party = party_to_text (telling, &event->party_met);
  g_autofree char *meeting = forcon_wording_meeting (telling->campaign, event->party_met.meeting);

  if (event->party_met.opens)
    /* Translators: which meeting, who does what in it. */
    return g_strdup_printf (_ ("%1$s: %2$s; this opens a clash."), meeting, party);
  return g_strdup_printf (_ ("%1$s: %2$s; by itself no reason for a clash."), meeting, party);
}

char *
forcon_campaign_say_meeting_judged (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *meeting = forcon_wording_meeting (telling->campaign, event->meeting_judged.meeting);

  if (event->meeting_judged.why != FORCON_UNANSWERED_NONE)
    /* Translators: which meeting, that the master is asked, why. */
    return g_strdup_printf (_ ("%1$s: %2$s – %3$s."), meeting, forcon_label_meeting_state (event->meeting_judged.state),
                            forcon_label_unanswered (event->meeting_judged.why));
  /* Translators: which meeting, what comes of it: "they pass each other by". */
  return g_strdup_printf (_ ("%1$s: %2$s."), meeting, forcon_label_meeting_state (event->meeting_judged.state));
}

/* An admiral is not told who else takes part: the table shows as much of them as can be seen. */
char *
forcon_campaign_say_clash_opened (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_clash_opened *fact = &event->clash_opened;
  g_autofree char *where = forcon_wording_border (telling->campaign, fact->sector, fact->other);
  g_autofree char *when = forcon_wording_when (fact->phase, fact->half);
  g_autofree char *width = forcon_length_to_text (fact->width);
  g_autofree char *height = forcon_length_to_text (fact->height);
  g_autofree char *admirals = forcon_wording_admirals (telling->campaign, fact->admirals);

  if (!FORCON_ID_IS_NONE (telling->reader))
    /* Translators: where, when ("phase 3, first half"), width and height of the table. */
    return g_strdup_printf (_ ("A clash: %1$s, %2$s. Table: %3$s × %4$s cm."), where, when, width, height);
  /* Translators: where, when ("phase 3, first half"), the admirals, width and height of the table. */
  return g_strdup_printf (_ ("A clash: %1$s, %2$s. Taking part: %3$s. Table: %4$s × %5$s cm."), where, when, admirals,
                          width, height);
}
