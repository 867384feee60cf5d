/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/campaign/campaign-pace-sentences.h"

#include "base/language.h"
#include "base/text.h"
#include "campaign/state/clock.h"
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"

/* Whole minutes, none of which anybody is to rely on. */
static gint
minutes (gint64 span)
{
  return (gint) ((MAX (span, 0) + FORCON_MINUTE / 2) / FORCON_MINUTE);
}

/* What takes time is not told as nothing. */
static gint
minutes_of_work (gint64 span)
{
  return span > 0 ? MAX (minutes (span), 1) : 0;
}

char *
forcon_pace_label (const ForconCampaign *campaign, const ForconPaceSpan *span)
{
  g_autofree char *clash = FORCON_ID_IS_NONE (span->clash) ? NULL : forcon_wording_clash (campaign, span->clash);

  if (clash == NULL)
    return g_strdup (forcon_label_pace_deed (span->deed));
  if (span->deed == FORCON_PACE_DEED_CLASH)
    return g_steal_pointer (&clash);
  /* Translators: "waiting for dice", for what: "clash (C3)". */
  return g_strdup_printf (_ ("%1$s, %2$s"), forcon_label_pace_deed (span->deed), clash);
}

char *
forcon_forecast_sentence (const ForconForecast *forecast)
{
  gint work = minutes_of_work (forecast->work);
  gint late = minutes_of_work (forcon_forecast_late (forecast));

  if (forecast->left <= 0)
    /* Translators: minutes. */
    return g_strdup_printf (_ ("The hour is over, and about %d min of work are left."), work);
  if (late == 0)
    /* Translators: minutes. */
    return g_strdup_printf (_ ("About %1$d min of work are left, and %2$d min of time."), work,
                            minutes (forecast->left));
  /* Translators: minutes. */
  return g_strdup_printf (_ ("Late by about %1$d min: %2$d min of work are left, and %3$d min of time."), late, work,
                          minutes (forecast->left));
}

char *
forcon_forecast_sentence_of_help (const ForconCampaign *campaign, const ForconForecastHelp *help)
{
  gint saves = minutes_of_work (help->saves);
  g_autofree char *clash = NULL;
  g_autofree char *name = NULL;

  switch (help->kind)
    {
    case FORCON_FORECAST_HELP_CAPTAINS:
    case FORCON_FORECAST_HELP_LEND:
      clash = forcon_wording_clash (campaign, help->clash);
      name = forcon_text_capitalise (clash);
      if (help->kind == FORCON_FORECAST_HELP_LEND)
        /* Translators: "Clash (C3)", minutes. */
        return g_strdup_printf (_ ("%1$s: lend the table to another master (saves about %2$d min)"), name, saves);
      /* Translators: "Clash (C3)", minutes. */
      return g_strdup_printf (_ ("%1$s: let captains fight it (saves about %2$d min)"), name, saves);
    case FORCON_FORECAST_HELP_SHEETS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Go on without %1$u order sheet (saves about %2$d min)",
                                           "Go on without %1$u order sheets (saves about %2$d min)", help->count),
                              help->count, saves);
    case FORCON_FORECAST_HELP_MESSAGES:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "Leave %1$u message of admirals for later (saves about %2$d min)",
                                           "Leave %1$u messages of admirals for later (saves about %2$d min)",
                                           help->count),
                              help->count, saves);
    case FORCON_FORECAST_HELP_REPORTS:
      return g_strdup_printf (_ ("Hand out reports alone, without cards and order sheets (saves about %d min)"), saves);
    case FORCON_N_FORECAST_HELP:
    default:
      return g_strdup ("");
    }
}
