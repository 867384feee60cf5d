/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/pace/pace.h"
#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/*
 * Whether the master will be ready in time: what is left of the hour, what is left to do, and what would help. How long
 * work takes is what it took so far in this campaign; before that it is a built-in figure.
 */

/* Built-in figures, µs. A ship of a clash: three rounds of a shot with real dice. */
#define FORCON_FORECAST_SHEET (60 * (gint64) G_USEC_PER_SEC)
#define FORCON_FORECAST_LINE (15 * (gint64) G_USEC_PER_SEC)
#define FORCON_FORECAST_QUESTION (20 * (gint64) G_USEC_PER_SEC)
#define FORCON_FORECAST_MESSAGE (30 * (gint64) G_USEC_PER_SEC)
#define FORCON_FORECAST_SHIP (36 * (gint64) G_USEC_PER_SEC)
#define FORCON_FORECAST_CAPTAINS (20 * (gint64) G_USEC_PER_SEC)
#define FORCON_FORECAST_LENT (60 * (gint64) G_USEC_PER_SEC)
#define FORCON_FORECAST_RETURN (10 * (gint64) G_USEC_PER_SEC)
#define FORCON_FORECAST_HALF (20 * (gint64) G_USEC_PER_SEC)
#define FORCON_FORECAST_PACK (15 * (gint64) G_USEC_PER_SEC)

/*
 * What would help: CAPTAINS: captains fight a clash; LEND: another master fights it; SHEETS: the phase goes on without
 * the sheets that are owed; MESSAGES: messages and questions of admirals wait; REPORTS: reports are handed out alone,
 * without cards, map and blank.
 */
#define FORCON_FORECAST_HELPS(T)                                                                                       \
  T (CAPTAINS, "captains")                                                                                             \
  T (LEND, "lend")                                                                                                     \
  T (SHEETS, "sheets")                                                                                                 \
  T (MESSAGES, "messages")                                                                                             \
  T (REPORTS, "reports")

#define FORCON_TERM_FORECAST_HELP(NAME, word) FORCON_FORECAST_HELP_##NAME,
FORCON_DECLARE_TERM (ForconForecastHelpKind, FORECAST_HELP, FORCON_FORECAST_HELPS, forecast_help)

/**
 * ForconForecastHelp:
 * @clash: of CAPTAINS and LEND: which
 * @count: of SHEETS and MESSAGES: how many
 * @saves: µs
 */
typedef struct {
  ForconForecastHelpKind kind;
  ForconClashId clash;
  guint count;
  gint64 saves;
} ForconForecastHelp;

/**
 * ForconForecast:
 * @matters: whether there is an hour at all: the campaign is being played
 * @due: whether three quarters of the hour are over: minute 45 of an hour of 60
 * @work: what is left to do, µs
 * @parts: (array length=FORCON_N_PACE_DEED): of that, by what it is
 * @left: what is left of the hour, µs; below 0 when it is over
 * @helps: (element-type ForconForecastHelp): what would help, what costs the game least first; empty unless the master
 *   is late
 * @needed: how many of the first of them are enough; all, where all are not
 */
typedef struct {
  gboolean matters;
  gboolean due;
  gint64 work;
  gint64 parts[FORCON_N_PACE_DEED];
  gint64 left;
  GArray *helps;
  guint needed;
} ForconForecast;

/**
 * forcon_forecast_new:
 * @campaign: a campaign
 * @rules: its rules
 * @pace: (nullable) (element-type ForconPaceSpan): notes of this campaign, measured
 * @now: the moment to read its clock by
 *
 * Of a clash whose table is lent only the taking back is left.
 *
 * Returns: (transfer full): whether the master is late
 */
ForconForecast *forcon_forecast_new (const ForconCampaign *campaign, const ForconRules *rules, const GArray *pace,
                                     const ForconMoment *now);

void forcon_forecast_free (ForconForecast *forecast);

/* Returns: by how much the master is late, µs; 0 where there is time enough */
gint64 forcon_forecast_late (const ForconForecast *forecast);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconForecast, forcon_forecast_free)

G_END_DECLS
