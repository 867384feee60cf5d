/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/pace/forecast.h"

#include "campaign/resolution/campaign-openings.h"
#include "campaign/state/clock.h"

FORCON_DEFINE_TERM (ForconForecastHelpKind, FORECAST_HELP, FORCON_FORECAST_HELPS, forecast_help)

/* So many pieces of work say how long the next takes; fewer say too little. */
#define ENOUGH 3

/* A clash that took less than this for a ship was not fought by hand, µs. */
#define BY_HAND (6 * (gint64) G_USEC_PER_SEC)

/* Of a clash that is being fought at least a fifth is left, however long it took already. */
#define LEAST_LEFT 5

/* What reports alone save of the time of packs: one part in so many. */
#define PACK_SHARE 3

/* A clash that is still to be fought here. */
typedef struct {
  ForconClashId clash;
  gint64 work;
} Fight;

typedef struct {
  const ForconCampaign *campaign;
  const GArray *pace;
  GArray *fights;
  guint owed;
  guint messages;
  ForconForecast *forecast;
} Reckoning;

void
forcon_forecast_free (ForconForecast *forecast)
{
  if (forecast == NULL)
    return;
  g_array_unref (forecast->helps);
  g_free (forecast);
}

gint64
forcon_forecast_late (const ForconForecast *forecast)
{
  return forecast->matters ? MAX (forecast->work - MAX (forecast->left, 0), 0) : 0;
}

/* How long work took so far */

static gint64
time_of_dice (const GArray *pace, const ForconPaceSpan *clash)
{
  gint64 time = 0;

  for (guint i = 0; i < pace->len; i++)
    {
      const ForconPaceSpan *span = &g_array_index (pace, ForconPaceSpan, i);

      if (span->deed == FORCON_PACE_DEED_DICE && span->phase == clash->phase
          && FORCON_ID_EQUAL (span->clash, clash->clash))
        time += span->time;
    }
  return time;
}

/* Of one sheet, line, ship or pack; dice belong to the clash for which they were thrown. */
static gint64
time_of_one (const Reckoning *self, ForconPaceDeed deed, gint64 built_in)
{
  gint64 time = 0;
  guint n = 0;

  for (guint i = 0; self->pace != NULL && i < self->pace->len; i++)
    {
      const ForconPaceSpan *span = &g_array_index (self->pace, ForconPaceSpan, i);
      gint64 all = span->time;

      if (span->deed != deed || span->size == 0
          || (deed == FORCON_PACE_DEED_PAPERS && span->phase == self->campaign->progress.phase))
        continue;
      if (deed == FORCON_PACE_DEED_CLASH)
        all += time_of_dice (self->pace, span);
      /* What captains fought says nothing of the next, nor does a clash that is still open. */
      if (deed == FORCON_PACE_DEED_CLASH
          && (all < span->size * BY_HAND || forcon_campaign_battle (self->campaign, span->clash) != NULL))
        continue;
      time += all;
      n += span->size;
    }
  return n < ENOUGH ? built_in : time / n;
}

static gint64
time_at_table (const Reckoning *self, ForconClashId clash)
{
  gint64 time = 0;

  for (guint i = 0; self->pace != NULL && i < self->pace->len; i++)
    {
      const ForconPaceSpan *span = &g_array_index (self->pace, ForconPaceSpan, i);

      if (FORCON_ID_EQUAL (span->clash, clash))
        time += span->time;
    }
  return time;
}

/* What is left */

static void
add (Reckoning *self, ForconPaceDeed deed, gint64 time)
{
  self->forecast->parts[deed] += time;
  self->forecast->work += time;
}

static void
add_clash (Reckoning *self, ForconClashId clash)
{
  const ForconBattle *battle = forcon_campaign_battle (self->campaign, clash);
  gint64 whole = 0;

  if (forcon_campaign_loan_out (self->campaign, clash) != NULL)
    {
      add (self, FORCON_PACE_DEED_CLASH, FORCON_FORECAST_RETURN);
      return;
    }
  if (battle == NULL)
    return;
  whole = battle->n_ships * time_of_one (self, FORCON_PACE_DEED_CLASH, FORCON_FORECAST_SHIP);
  const Fight fight = { clash, MAX (whole - time_at_table (self, clash), whole / LEAST_LEFT) };

  g_array_append_val (self->fights, fight);
  add (self, FORCON_PACE_DEED_CLASH, fight.work);
}

static void
add_opening (Reckoning *self, const ForconCampaignOpening *opening)
{
  switch ((gint) opening->kind)
    {
    case FORCON_CAMPAIGN_OPENING_OWES_SHEET:
      self->owed++;
      add (self, FORCON_PACE_DEED_SHEETS, time_of_one (self, FORCON_PACE_DEED_SHEETS, FORCON_FORECAST_SHEET));
      break;
    case FORCON_CAMPAIGN_OPENING_SETTLE_LINE:
      add (self, FORCON_PACE_DEED_SETTLING, time_of_one (self, FORCON_PACE_DEED_SETTLING, FORCON_FORECAST_LINE));
      break;
    case FORCON_CAMPAIGN_OPENING_QUERY:
      self->messages++;
      add (self, FORCON_PACE_DEED_SETTLING, FORCON_FORECAST_MESSAGE);
      break;
    case FORCON_CAMPAIGN_OPENING_ANSWER:
    case FORCON_CAMPAIGN_OPENING_LANDING:
      add (self, FORCON_PACE_DEED_RESOLVING, FORCON_FORECAST_QUESTION);
      break;
    case FORCON_CAMPAIGN_OPENING_CLASH:
      add_clash (self, opening->clash);
      break;
    case FORCON_CAMPAIGN_OPENING_RETURN:
      add (self, FORCON_PACE_DEED_CLASH, FORCON_FORECAST_RETURN);
      break;
    default:
      break;
    }
}

/* Half-phases that are not resolved yet, and what papers still take. The clashes to come in them nobody can know. */
static void
add_rest (Reckoning *self)
{
  const ForconProgress *progress = &self->campaign->progress;
  gint halves = progress->stage == FORCON_STAGE_ORDERS ? 2 : progress->stage == FORCON_STAGE_FIRST_HALF ? 1 : 0;
  gint64 packs = forcon_campaign_n_admirals (self->campaign)
                 * time_of_one (self, FORCON_PACE_DEED_PAPERS, FORCON_FORECAST_PACK);
  gint64 done = self->pace == NULL ? 0 : forcon_pace_total (self->pace, progress->phase, FORCON_PACE_DEED_PAPERS);

  add (self, FORCON_PACE_DEED_RESOLVING, halves * FORCON_FORECAST_HALF);
  add (self, FORCON_PACE_DEED_PAPERS, MAX (packs - done, 0));
}

/* What would help */

static gint
by_work (gconstpointer a, gconstpointer b)
{
  gint64 left = ((const Fight *) a)->work, right = ((const Fight *) b)->work;

  return left < right ? -1 : left > right;
}

static void
offer (Reckoning *self, ForconForecastHelpKind kind, ForconClashId clash, guint count, gint64 saves)
{
  const ForconForecastHelp help = { kind, clash, count, saves };

  if (saves >= FORCON_MINUTE / 4)
    g_array_append_val (self->forecast->helps, help);
}

/* What the players feel least comes first. Of several clashes the largest is worth another master. */
static void
offer_helps (Reckoning *self)
{
  const ForconForecast *forecast = self->forecast;
  guint n = self->fights->len;

  if (self->messages > 0)
    offer (self, FORCON_FORECAST_HELP_MESSAGES, FORCON_NO_CLASH, self->messages,
           self->messages * FORCON_FORECAST_MESSAGE);
  g_array_sort (self->fights, by_work);
  for (guint i = 0; i + 1 < n; i++)
    {
      const Fight *fight = &g_array_index (self->fights, Fight, i);

      offer (self, FORCON_FORECAST_HELP_CAPTAINS, fight->clash, 0, fight->work - FORCON_FORECAST_CAPTAINS);
    }
  const Fight *last = n == 0 ? NULL : &g_array_index (self->fights, Fight, n - 1);

  if (last != NULL)
    offer (self, FORCON_FORECAST_HELP_LEND, last->clash, 0, last->work - FORCON_FORECAST_LENT);
  offer (self, FORCON_FORECAST_HELP_REPORTS, FORCON_NO_CLASH, 0,
         forecast->parts[FORCON_PACE_DEED_PAPERS] / PACK_SHARE);
  if (self->owed > 0)
    offer (self, FORCON_FORECAST_HELP_SHEETS, FORCON_NO_CLASH, self->owed, forecast->parts[FORCON_PACE_DEED_SHEETS]);
  if (last != NULL)
    offer (self, FORCON_FORECAST_HELP_CAPTAINS, last->clash, 0, last->work - FORCON_FORECAST_CAPTAINS);
}

/* The first that is enough alone comes before all others. */
static void
put_enough_first (GArray *helps, gint64 late)
{
  for (guint i = 1; i < helps->len && g_array_index (helps, ForconForecastHelp, 0).saves < late; i++)
    {
      const ForconForecastHelp help = g_array_index (helps, ForconForecastHelp, i);

      if (help.saves < late)
        continue;
      g_array_remove_index (helps, i);
      g_array_prepend_val (helps, help);
    }
}

static void
count_needed (ForconForecast *forecast)
{
  gint64 late = forcon_forecast_late (forecast);

  put_enough_first (forecast->helps, late);
  for (forecast->needed = 0; forecast->needed < forecast->helps->len && late > 0; forecast->needed++)
    late -= g_array_index (forecast->helps, ForconForecastHelp, forecast->needed).saves;
}

/* The hour */

static void
read_clock (ForconForecast *forecast, const ForconCampaign *campaign, const ForconMoment *now)
{
  const ForconClock *clock = &campaign->clock;
  gint64 hour = clock->collecting + clock->results;

  forecast->left = forcon_clock_left (clock, now) + (clock->period == FORCON_PERIOD_COLLECTING ? clock->results : 0);
  forecast->due = forecast->left <= hour / 4;
}

ForconForecast *
forcon_forecast_new (const ForconCampaign *campaign, const ForconRules *rules, const GArray *pace,
                     const ForconMoment *now)
{
  ForconForecast *forecast = g_new0 (ForconForecast, 1);
  ForconStage stage = campaign->progress.stage;
  Reckoning self = { .campaign = campaign, .pace = pace, .forecast = forecast };

  forecast->helps = g_array_new (FALSE, TRUE, sizeof (ForconForecastHelp));
  forecast->matters = stage != FORCON_STAGE_SET_UP && stage != FORCON_STAGE_CLOSED;
  if (!forecast->matters)
    return forecast;
  g_autoptr (GArray) openings = forcon_campaign_openings (campaign, rules);

  self.fights = g_array_new (FALSE, TRUE, sizeof (Fight));
  for (guint i = 0; i < openings->len; i++)
    add_opening (&self, &g_array_index (openings, ForconCampaignOpening, i));
  add_rest (&self);
  read_clock (forecast, campaign, now);
  if (forcon_forecast_late (forecast) > 0)
    offer_helps (&self);
  count_needed (forecast);
  g_array_unref (self.fights);
  return forecast;
}
