/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/campaign/status.h"

#include "campaign/pace/forecast.h"
#include "report/campaign/campaign-pace-sentences.h"
#include "report/campaign/campaign-sentences.h"
#include "campaign/state/campaign-words.h"
#include "cli/frame/output.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

/* An admiral is told of the own sheet and the own clashes. */
static gboolean
concerns (const ForconStatus *status, const ForconCampaignOpening *opening)
{
  if (FORCON_ID_IS_NONE (status->admiral))
    return TRUE;
  switch ((gint) opening->kind)
    {
    case FORCON_CAMPAIGN_OPENING_OWES_SHEET:
      return FORCON_ID_EQUAL (opening->admiral, status->admiral);
    case FORCON_CAMPAIGN_OPENING_CLASH:
    case FORCON_CAMPAIGN_OPENING_RETURN:
      return TRUE;
    default:
      return FALSE;
    }
}

GArray *
forcon_status_openings (const ForconStatus *status)
{
  g_autoptr (GArray) all = forcon_campaign_openings (status->campaign, status->rules);
  GArray *openings = g_array_new (FALSE, TRUE, sizeof (ForconCampaignOpening));

  for (guint i = 0; i < all->len; i++)
    if (concerns (status, &g_array_index (all, ForconCampaignOpening, i)))
      g_array_append_vals (openings, &g_array_index (all, ForconCampaignOpening, i), 1);
  return openings;
}

static char *
planet_of (const ForconStatus *status, ForconObjectId object)
{
  const char *word = forcon_campaign_word_of (status->campaign, FORCON_FIELD_OBJECT, object.value);

  return word == NULL ? g_strdup ("") : g_strdup_printf (" [object=%s]", word);
}

/* The number or word by which the master's commands name it; none for what has no number, and for admirals. */
static char *
number_of (const ForconStatus *status, const ForconCampaignOpening *opening)
{
  if (!FORCON_ID_IS_NONE (status->admiral))
    return g_strdup ("");
  switch ((gint) opening->kind)
    {
    case FORCON_CAMPAIGN_OPENING_SETTLE_LINE:
      return g_strdup_printf (" [line=%u]", opening->line.value);
    case FORCON_CAMPAIGN_OPENING_QUERY:
      return g_strdup_printf (" [query=%u]", opening->query.value);
    case FORCON_CAMPAIGN_OPENING_ANSWER:
      return g_strdup_printf (" [meeting=%u]", opening->meeting.value);
    case FORCON_CAMPAIGN_OPENING_CLASH:
    case FORCON_CAMPAIGN_OPENING_RETURN:
      return g_strdup_printf (" [clash=%u]", opening->clash.value);
    case FORCON_CAMPAIGN_OPENING_LANDING:
      return planet_of (status, opening->object);
    default:
      return g_strdup ("");
    }
}

void
forcon_status_print_openings (const ForconStatus *status)
{
  g_autoptr (GArray) openings = forcon_status_openings (status);

  for (guint i = 0; i < openings->len; i++)
    {
      const ForconCampaignOpening *opening = &g_array_index (openings, ForconCampaignOpening, i);
      g_autofree char *sentence = forcon_campaign_sentence_of_opening (status->campaign, opening);
      g_autofree char *number = number_of (status, opening);
      g_autofree char *chances
          = forcon_campaign_chances_of_opening (status->campaign, status->rules, status->ground, opening);

      forcon_print_line ("%s%s%s%s", sentence, number, chances == NULL ? "" : "; ", chances == NULL ? "" : chances);
    }
}

static void
print_clock_as_text (const ForconStatus *status)
{
  g_autofree char *sentence = forcon_campaign_sentence_of_clock (status->campaign, &status->now);

  forcon_print_line ("%s", sentence);
}

static void
print_instructions (const ForconStatus *status)
{
  const GArray *instructions = status->campaign->instructions;

  for (guint i = 0; i < instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (instructions, ForconInstruction, i);
      g_autofree char *sentence = forcon_campaign_sentence_of_instruction (status->campaign, instruction);

      if (!forcon_instruction_in_force (instruction))
        continue;
      if (FORCON_ID_IS_NONE (status->admiral))
        forcon_print_line ("%s [instruction=%u]", sentence, instruction->instruction.value);
      else
        forcon_print_line ("%s", sentence);
    }
}

/* From the last quarter of the hour on: whether the master is late, and what is enough to help. */
static void
print_forecast (const ForconStatus *status)
{
  g_autoptr (ForconForecast) forecast
      = forcon_forecast_new (status->campaign, status->rules, status->pace, &status->now);
  g_autofree char *sentence = NULL;

  if (!forecast->matters || !forecast->due)
    return;
  sentence = forcon_forecast_sentence (forecast);
  forcon_print_line ("%s", sentence);
  for (guint i = 0; i < forecast->needed; i++)
    {
      const ForconForecastHelp *help = &g_array_index (forecast->helps, ForconForecastHelp, i);
      g_autofree char *text = forcon_forecast_sentence_of_help (status->campaign, help);

      forcon_print_line ("  %s", text);
    }
}

void
forcon_status_print_text (const ForconStatus *status)
{
  g_autofree char *stage = forcon_campaign_sentence_of_stage (status->campaign);

  forcon_print_line ("%s", forcon_name (forcon_campaign_name (status->campaign)));
  forcon_print_line ("%s", stage);
  print_clock_as_text (status);
  if (FORCON_ID_IS_NONE (status->admiral))
    print_forecast (status);
  if (FORCON_ID_IS_NONE (status->admiral) && !forcon_campaign_is_keyed (status->campaign))
    forcon_print_line ("%s", _ ("The dice come from a seed and can be foretold."));
  forcon_status_print_openings (status);
  print_instructions (status);
}

void
forcon_status_print_clock (const ForconStatus *status, gboolean json)
{
  g_autoptr (GString) line = g_string_new (NULL);

  if (!json)
    {
      print_clock_as_text (status);
      return;
    }
  forcon_status_add_clock (line, status);
  forcon_print_json (line->str);
}
