/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phases and the clock (F-CAMP-1, F-CAMP-5). */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"

#include "base/language.h"

char *
forcon_campaign_say_begun (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  return g_strdup (_ ("The campaign begins."));
}

char *
forcon_campaign_say_phase_begun (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  return g_strdup_printf (_ ("Phase %d begins: orders are collected."), event->phase_begun.phase);
}

char *
forcon_campaign_say_half_begun (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *when = forcon_wording_when (event->half_begun.phase, event->half_begun.half);

  /* Translators: "phase 3, first half". */
  return g_strdup_printf (_ ("%s: orders are carried out."), when);
}

char *
forcon_campaign_say_half_ended (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *when = forcon_wording_when (event->half_ended.phase, event->half_ended.half);

  /* Translators: "phase 3, first half". */
  return g_strdup_printf (_ ("%s: over."), when);
}

char *
forcon_campaign_say_phase_ended (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  return g_strdup_printf (_ ("Phase %d is over."), event->phase_ended.phase);
}

char *
forcon_campaign_say_closed (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  return g_strdup (_ ("The campaign is closed."));
}

char *
forcon_campaign_say_clock_started (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *wall = forcon_wording_wall (event->clock_started.wall);

  return g_strdup_printf (_ ("The clock runs since %s."), wall);
}

char *
forcon_campaign_say_clock_paused (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *elapsed = forcon_wording_span (event->clock_paused.elapsed);

  return g_strdup_printf (_ ("The clock stands, gone of the period: %s."), elapsed);
}

char *
forcon_campaign_say_clock_set (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *length = forcon_wording_span (event->clock_set.length);
  g_autofree char *left = forcon_wording_span (event->clock_set.length - event->clock_set.elapsed);

  /* Translators: the period ("collecting orders"), what is left of it, its length. */
  return g_strdup_printf (_ ("Clock, %1$s: %2$s left of %3$s."), forcon_label_period (event->clock_set.period), left,
                          length);
}

char *
forcon_campaign_say_lengths_set (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *collecting = forcon_wording_span (event->lengths_set.collecting);
  g_autofree char *results = forcon_wording_span (event->lengths_set.results);

  /* Translators: lengths of the two periods of a phase. */
  return g_strdup_printf (_ ("Lengths of the periods: collecting orders %1$s, results %2$s."), collecting, results);
}

char *
forcon_campaign_say_alarm_set (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  gint minutes = event->alarm_set.minutes;

  if (event->alarm_set.on)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "An alarm is set %d minute before the end of a period.",
                                         "An alarm is set %d minutes before the end of a period.",
                                         (gulong) ABS (minutes)),
                            minutes);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The alarm %d minute before the end of a period is taken off.",
                                       "The alarm %d minutes before the end of a period is taken off.",
                                       (gulong) ABS (minutes)),
                          minutes);
}

char *
forcon_campaign_say_alarm_given (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  gint minutes = event->alarm_given.minutes;

  /* Translators: how many minutes, the period: "collecting orders". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Alarm: %1$d minute left of the period: %2$s.",
                                       "Alarm: %1$d minutes left of the period: %2$s.", (gulong) ABS (minutes)),
                          minutes, forcon_label_period (event->alarm_given.period));
}

char *
forcon_campaign_say_period_over (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  /* Translators: the period: "collecting orders". */
  return g_strdup_printf (_ ("Time is up for the period: %s."), forcon_label_period (event->period_over.period));
}
