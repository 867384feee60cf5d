/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/campaign/status.h"

#include "cli/frame/campaign-json.h"
#include "cli/dice/twilight-options.h"
#include "campaign/state/clock.h"
#include "campaign/clash/ground.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"
#include "cli/frame/value-json.h"

static void
add_seconds (GString *json, const char *key, gint64 span)
{
  forcon_json_key (json, key);
  forcon_json_int (json, span / G_USEC_PER_SEC);
}

void
forcon_status_add_clock (GString *json, const ForconStatus *status)
{
  const ForconClock *clock = &status->campaign->clock;

  forcon_json_open (json, '{');
  forcon_json_key (json, "period");
  forcon_json_string (json, forcon_period_to_word (clock->period));
  forcon_json_key (json, "running");
  forcon_json_bool (json, clock->running);
  add_seconds (json, "length",
               status->campaign->progress.stage == FORCON_STAGE_SET_UP ? clock->collecting : clock->length);
  add_seconds (json, "elapsed", forcon_clock_elapsed (clock, &status->now));
  add_seconds (json, "left", forcon_campaign_left (status->campaign, &status->now));
  forcon_json_close (json, '}');
}

static void
add_clash (const ForconCampaignJson *writer, const ForconClash *clash)
{
  const ForconBattle *battle = forcon_campaign_battle (writer->campaign, clash->clash);

  forcon_json_open (writer->json, '{');
  forcon_campaign_json_record (writer, forcon_table_shape (FORCON_TABLE_CLASH), clash);
  if (battle != NULL)
    {
      forcon_json_key (writer->json, "round");
      forcon_json_int (writer->json, battle->round);
      forcon_json_key (writer->json, "over");
      forcon_json_bool (writer->json, battle->step == FORCON_STEP_OVER);
    }
  forcon_json_close (writer->json, '}');
}

static void
add_parties (const ForconCampaignJson *writer, ForconMeetingId meeting)
{
  const GArray *parties = writer->campaign->parties;

  forcon_json_key (writer->json, "parties");
  forcon_json_open (writer->json, '[');
  for (guint i = 0; i < parties->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (parties, ForconParty, i).meeting, meeting))
      {
        forcon_json_open (writer->json, '{');
        forcon_campaign_json_record (writer, forcon_table_shape (FORCON_TABLE_PARTY),
                                     &g_array_index (parties, ForconParty, i));
        forcon_json_close (writer->json, '}');
      }
  forcon_json_close (writer->json, ']');
}

static void
add_question (const ForconCampaignJson *writer, ForconMeetingId id)
{
  forcon_json_open (writer->json, '{');
  forcon_campaign_json_record (writer, forcon_table_shape (FORCON_TABLE_MEETING),
                               forcon_campaign_meeting (writer->campaign, id));
  add_parties (writer, id);
  forcon_json_close (writer->json, '}');
}

static void
add_line (const ForconCampaignJson *writer, const ForconCampaignOpening *opening)
{
  forcon_json_open (writer->json, '{');
  forcon_campaign_json_id (writer, "admiral", FORCON_FIELD_ADMIRAL, opening->admiral.value);
  forcon_campaign_json_record (writer, forcon_table_shape (FORCON_TABLE_LINE),
                               forcon_campaign_line (writer->campaign, opening->line));
  forcon_json_close (writer->json, '}');
}

static void
add_lack (const ForconCampaignJson *writer, const ForconLack *lack)
{
  forcon_json_open (writer->json, '{');
  forcon_campaign_json_word (writer, "missing", forcon_problem_to_word (lack->problem));
  forcon_campaign_json_id (writer, "admiral", FORCON_FIELD_ADMIRAL, lack->admiral.value);
  forcon_campaign_json_id (writer, "formation", FORCON_FIELD_FORMATION, lack->formation.value);
  forcon_campaign_json_id (writer, "ship", FORCON_FIELD_SHIP, lack->ship.value);
  forcon_json_close (writer->json, '}');
}

/* The exact chances, null where they are not told at once. */
static void
add_odds (const ForconCampaignJson *writer, const ForconStatus *status, const ForconGroundFight *fight)
{
  ForconTwilightOdds odds;

  forcon_json_key (writer->json, "odds");
  if (!forcon_ground_odds (status->campaign, status->rules, status->ground, fight, &odds))
    {
      forcon_json_null (writer->json);
      return;
    }
  forcon_json_open (writer->json, '{');
  forcon_twilight_json_odds (writer->json, &odds);
  forcon_json_close (writer->json, '}');
}

static void
add_landing (const ForconCampaignJson *writer, const ForconStatus *status, const ForconCampaignOpening *opening)
{
  ForconGroundFight fight;

  forcon_ground_fight (writer->campaign, opening->object, opening->admiral, &fight);
  forcon_json_open (writer->json, '{');
  forcon_campaign_json_id (writer, "object", FORCON_FIELD_OBJECT, fight.object.value);
  forcon_campaign_json_id (writer, "admiral", FORCON_FIELD_ADMIRAL, fight.attacker.value);
  forcon_campaign_json_id (writer, "holder", FORCON_FIELD_ADMIRAL, fight.holder.value);
  forcon_json_key (writer->json, "troops");
  forcon_json_int (writer->json, fight.troops[FORCON_TWILIGHT_SIDE_ATTACKER]);
  forcon_json_key (writer->json, "garrison");
  forcon_json_int (writer->json, fight.troops[FORCON_TWILIGHT_SIDE_DEFENDER]);
  add_odds (writer, status, &fight);
  forcon_json_close (writer->json, '}');
}

/* One opening, as it stands in the list of its kind. */
static void
add_opening (const ForconCampaignJson *writer, const ForconStatus *status, const ForconCampaignOpening *opening)
{
  switch ((gint) opening->kind)
    {
    case FORCON_CAMPAIGN_OPENING_OWES_SHEET:
      forcon_json_side (writer->json, writer->campaign->fleet, opening->admiral);
      break;
    case FORCON_CAMPAIGN_OPENING_CLASH:
    case FORCON_CAMPAIGN_OPENING_RETURN:
      add_clash (writer, forcon_campaign_clash (writer->campaign, opening->clash));
      break;
    case FORCON_CAMPAIGN_OPENING_ANSWER:
      add_question (writer, opening->meeting);
      break;
    case FORCON_CAMPAIGN_OPENING_SETTLE_LINE:
      add_line (writer, opening);
      break;
    case FORCON_CAMPAIGN_OPENING_LANDING:
      add_landing (writer, status, opening);
      break;
    default:
      add_lack (writer, &opening->lack);
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
  { "questions", KIND (ANSWER), TRUE },
  { "clashes", KIND (CLASH) | KIND (RETURN), FALSE },
  { "landings", KIND (LANDING), TRUE },
};

static void
add_list (const ForconCampaignJson *writer, const ForconStatus *status, const GArray *openings, const char *key,
          guint kinds)
{
  forcon_json_key (writer->json, key);
  forcon_json_open (writer->json, '[');
  for (guint i = 0; i < openings->len; i++)
    {
      const ForconCampaignOpening *opening = &g_array_index (openings, ForconCampaignOpening, i);

      if (kinds & (1u << opening->kind))
        add_opening (writer, status, opening);
    }
  forcon_json_close (writer->json, ']');
}

static void
add_progress (const ForconCampaignJson *writer)
{
  const ForconProgress *progress = &writer->campaign->progress;

  forcon_campaign_json_word (writer, "campaign", forcon_campaign_name (writer->campaign));
  forcon_campaign_json_word (writer, "stage", forcon_stage_to_word (progress->stage));
  forcon_json_key (writer->json, "phase");
  forcon_json_int (writer->json, progress->phase);
  forcon_json_key (writer->json, "half");
  forcon_json_int (writer->json, progress->half);
}

void
forcon_status_print_json (const ForconStatus *status)
{
  g_autoptr (GString) json = g_string_new (NULL);
  g_autoptr (GArray) openings = forcon_status_openings (status);
  ForconCampaignJson writer = { json, status->campaign, NULL, !FORCON_ID_IS_NONE (status->admiral) };

  forcon_json_open (json, '{');
  add_progress (&writer);
  forcon_json_key (json, "clock");
  forcon_status_add_clock (json, status);
  if (!writer.sealed)
    {
      forcon_json_key (json, "foretellable");
      forcon_json_bool (json, !forcon_campaign_is_keyed (status->campaign));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    if (!writer.sealed || !lists[i].masters)
      add_list (&writer, status, openings, lists[i].key, lists[i].kinds);
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
      ForconCampaignJson writer = { line, status->campaign, NULL, FALSE };

      if (opening->kind != FORCON_CAMPAIGN_OPENING_LACK)
        continue;
      add_lack (&writer, &opening->lack);
      forcon_print_json (line->str);
    }
}
