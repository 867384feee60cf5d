/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/campaign/status.h"

#include "cli/frame/campaign-json.h"
#include "cli/dice/twilight-options.h"
#include "campaign/pace/forecast.h"
#include "campaign/state/clock.h"
#include "campaign/clash/ground.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"

static void
add_seconds (GString *json, const char *key, gint64 span)
{
  forcon_json_put_int (json, key, span / G_USEC_PER_SEC);
}

void
forcon_status_add_clock (GString *json, const ForconStatus *status)
{
  const ForconClock *clock = &status->campaign->clock;

  forcon_json_open (json, '{');
  forcon_json_put_word (json, "period", forcon_period_to_word (clock->period));
  forcon_json_put_bool (json, "running", clock->running);
  add_seconds (json, "length",
               status->campaign->progress.stage == FORCON_STAGE_SET_UP ? clock->collecting : clock->length);
  add_seconds (json, "elapsed", forcon_clock_elapsed (clock, &status->now));
  add_seconds (json, "left", forcon_campaign_left (status->campaign, &status->now));
  forcon_json_close (json, '}');
}

static void
add_clash (const ForconJsonContext *context, const ForconClash *clash)
{
  const ForconBattle *battle = forcon_campaign_battle (context->campaign, clash->clash);
  const ForconLoan *loan = forcon_campaign_loan_out (context->campaign, clash->clash);

  forcon_json_open (context->json, '{');
  forcon_json_record (context, forcon_table_shape (FORCON_TABLE_CLASH), clash);
  if (battle != NULL)
    {
      forcon_json_put_int (context->json, "round", battle->round);
      forcon_json_put_bool (context->json, "over", battle->step == FORCON_STEP_OVER);
      if (loan != NULL)
        forcon_json_put_word (context->json, "lent_to", loan->text);
    }
  forcon_json_close (context->json, '}');
}

static void
add_question (const ForconJsonContext *context, ForconMeetingId id)
{
  const GArray *parties = context->campaign->parties;

  forcon_json_open (context->json, '{');
  forcon_json_record (context, forcon_table_shape (FORCON_TABLE_MEETING),
                      forcon_campaign_meeting (context->campaign, id));
  forcon_json_key (context->json, "parties");
  forcon_json_open (context->json, '[');
  for (guint i = 0; i < parties->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (parties, ForconParty, i).meeting, id))
      {
        forcon_json_open (context->json, '{');
        forcon_json_record (context, forcon_table_shape (FORCON_TABLE_PARTY), &g_array_index (parties, ForconParty, i));
        forcon_json_close (context->json, '}');
      }
  forcon_json_close (context->json, ']');
  forcon_json_close (context->json, '}');
}

static void
add_line (const ForconJsonContext *context, const ForconCampaignOpening *opening)
{
  forcon_json_open (context->json, '{');
  forcon_json_put_id (context, "admiral", FORCON_FIELD_ADMIRAL, opening->admiral.value);
  forcon_json_record (context, forcon_table_shape (FORCON_TABLE_LINE),
                      forcon_campaign_line (context->campaign, opening->line));
  forcon_json_close (context->json, '}');
}

static void
add_query (const ForconJsonContext *context, ForconQueryId id)
{
  forcon_json_open (context->json, '{');
  forcon_json_record (context, forcon_table_shape (FORCON_TABLE_QUERY), forcon_campaign_query (context->campaign, id));
  forcon_json_close (context->json, '}');
}

static void
add_lack (const ForconJsonContext *context, const ForconLack *lack)
{
  forcon_json_open (context->json, '{');
  forcon_json_put_word (context->json, "missing", forcon_problem_to_word (lack->problem));
  forcon_json_put_id (context, "admiral", FORCON_FIELD_ADMIRAL, lack->admiral.value);
  forcon_json_put_id (context, "formation", FORCON_FIELD_FORMATION, lack->formation.value);
  forcon_json_put_id (context, "ship", FORCON_FIELD_SHIP, lack->ship.value);
  forcon_json_close (context->json, '}');
}

static void
add_landing (const ForconJsonContext *context, const ForconStatus *status, const ForconCampaignOpening *opening)
{
  ForconGroundFight fight;
  ForconTwilightOdds odds;

  forcon_ground_fight (context->campaign, opening->object, opening->admiral, &fight);
  forcon_json_open (context->json, '{');
  forcon_json_put_id (context, "object", FORCON_FIELD_OBJECT, fight.object.value);
  forcon_json_put_id (context, "admiral", FORCON_FIELD_ADMIRAL, fight.attacker.value);
  forcon_json_put_id (context, "holder", FORCON_FIELD_ADMIRAL, fight.holder.value);
  forcon_json_put_int (context->json, "troops", fight.troops[FORCON_TWILIGHT_SIDE_ATTACKER]);
  forcon_json_put_int (context->json, "garrison", fight.troops[FORCON_TWILIGHT_SIDE_DEFENDER]);
  forcon_json_key (context->json, "odds");
  if (forcon_ground_odds (status->campaign, status->rules, status->ground, &fight, &odds))
    {
      forcon_json_open (context->json, '{');
      forcon_twilight_json_odds (context->json, &odds);
      forcon_json_close (context->json, '}');
    }
  else
    /* Too many troops, nobody to fight, or no rules of ground combat. */
    forcon_json_null (context->json);
  forcon_json_close (context->json, '}');
}

/* Writes an opening as an element of the list of its kind. */
static void
add_opening (const ForconJsonContext *context, const ForconStatus *status, const ForconCampaignOpening *opening)
{
  switch ((gint) opening->kind)
    {
    case FORCON_CAMPAIGN_OPENING_OWES_SHEET:
      forcon_json_id (context, FORCON_FIELD_ADMIRAL, opening->admiral.value);
      break;
    case FORCON_CAMPAIGN_OPENING_CLASH:
    case FORCON_CAMPAIGN_OPENING_RETURN:
      add_clash (context, forcon_campaign_clash (context->campaign, opening->clash));
      break;
    case FORCON_CAMPAIGN_OPENING_ANSWER:
      add_question (context, opening->meeting);
      break;
    case FORCON_CAMPAIGN_OPENING_SETTLE_LINE:
      add_line (context, opening);
      break;
    case FORCON_CAMPAIGN_OPENING_QUERY:
      add_query (context, opening->query);
      break;
    case FORCON_CAMPAIGN_OPENING_LANDING:
      add_landing (context, status, opening);
      break;
    default:
      add_lack (context, &opening->lack);
      break;
    }
}

#define KIND(NAME) (1u << FORCON_CAMPAIGN_OPENING_##NAME)

/* The lists, and whether they are the master's alone. */
static const struct {
  const char *key;
  guint kinds;
  gboolean masters;
} lists[] = {
  { "missing", KIND (LACK), TRUE },
  { "owing", KIND (OWES_SHEET), FALSE },
  { "lines", KIND (SETTLE_LINE), TRUE },
  { "queries", KIND (QUERY), TRUE },
  { "questions", KIND (ANSWER), TRUE },
  { "clashes", KIND (CLASH) | KIND (RETURN), FALSE },
  { "landings", KIND (LANDING), TRUE },
};

static void
add_list (const ForconJsonContext *context, const ForconStatus *status, const GArray *openings, const char *key,
          guint kinds)
{
  forcon_json_key (context->json, key);
  forcon_json_open (context->json, '[');
  for (guint i = 0; i < openings->len; i++)
    {
      const ForconCampaignOpening *opening = &g_array_index (openings, ForconCampaignOpening, i);

      if (kinds & (1u << opening->kind))
        add_opening (context, status, opening);
    }
  forcon_json_close (context->json, ']');
}

/* What binds the captains: of all for the master, of the own ones for an admiral. */
static void
add_instructions (const ForconJsonContext *context)
{
  const GArray *instructions = context->campaign->instructions;

  forcon_json_key (context->json, "instructions");
  forcon_json_open (context->json, '[');
  for (guint i = 0; i < instructions->len; i++)
    if (forcon_instruction_in_force (&g_array_index (instructions, ForconInstruction, i)))
      forcon_campaign_json_instruction (context, &g_array_index (instructions, ForconInstruction, i));
  forcon_json_close (context->json, ']');
}

static void
add_help (GString *json, const ForconForecastHelp *help)
{
  forcon_json_open (json, '{');
  forcon_json_put_word (json, "help", forcon_forecast_help_to_word (help->kind));
  if (!FORCON_ID_IS_NONE (help->clash))
    forcon_json_put_int (json, "clash", help->clash.value);
  if (help->count > 0)
    forcon_json_put_int (json, "count", help->count);
  add_seconds (json, "saves", help->saves);
  forcon_json_close (json, '}');
}

/* What is left of the hour and of the work, for the master. */
static void
add_forecast (GString *json, const ForconStatus *status)
{
  g_autoptr (ForconForecast) forecast
      = forcon_forecast_new (status->campaign, status->rules, status->pace, &status->now);

  if (!forecast->matters)
    return;
  forcon_json_key (json, "pace");
  forcon_json_open (json, '{');
  add_seconds (json, "left", forecast->left);
  add_seconds (json, "work", forecast->work);
  add_seconds (json, "late", forcon_forecast_late (forecast));
  forcon_json_key (json, "parts");
  forcon_json_open (json, '{');
  for (guint i = 0; i < FORCON_N_PACE_DEED; i++)
    if (forecast->parts[i] > 0)
      add_seconds (json, forcon_pace_deed_to_word ((ForconPaceDeed) i), forecast->parts[i]);
  forcon_json_close (json, '}');
  forcon_json_key (json, "helps");
  forcon_json_open (json, '[');
  for (guint i = 0; i < forecast->helps->len; i++)
    add_help (json, &g_array_index (forecast->helps, ForconForecastHelp, i));
  forcon_json_close (json, ']');
  forcon_json_close (json, '}');
}

void
forcon_status_print_json (const ForconStatus *status)
{
  const ForconProgress *progress = &status->campaign->progress;
  g_autoptr (GString) json = g_string_new (NULL);
  g_autoptr (GArray) openings = forcon_status_openings (status);
  ForconJsonContext context
      = { .json = json, .campaign = status->campaign, .sealed = !FORCON_ID_IS_NONE (status->admiral) };

  forcon_json_open (json, '{');
  forcon_json_put_word (json, "campaign", forcon_campaign_name (status->campaign));
  forcon_json_put_word (json, "stage", forcon_stage_to_word (progress->stage));
  forcon_json_put_int (json, "phase", progress->phase);
  forcon_json_put_int (json, "half", progress->half);
  forcon_json_key (json, "clock");
  forcon_status_add_clock (json, status);
  if (!context.sealed)
    add_forecast (json, status);
  if (!context.sealed)
    forcon_json_put_bool (json, "foretellable", !forcon_campaign_is_keyed (status->campaign));
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    if (!context.sealed || !lists[i].masters)
      add_list (&context, status, openings, lists[i].key, lists[i].kinds);
  add_instructions (&context);
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

void
forcon_status_print_lacks_as_json (const ForconStatus *status)
{
  g_autoptr (GArray) openings = forcon_status_openings (status);

  for (guint i = 0; i < openings->len; i++)
    {
      const ForconCampaignOpening *opening = &g_array_index (openings, ForconCampaignOpening, i);
      g_autoptr (GString) line = g_string_new (NULL);
      ForconJsonContext context = { .json = line, .campaign = status->campaign };

      if (opening->kind != FORCON_CAMPAIGN_OPENING_LACK)
        continue;
      add_lack (&context, &opening->lack);
      forcon_print_json (line->str);
    }
}
