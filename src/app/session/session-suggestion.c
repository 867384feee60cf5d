/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What admirals propose on their telephones for their ships at this table. */
#include "app/session/session-private.h"

#include "campaign/clash/suggestion.h"
#include "report/campaign/campaign-sentences.h"

const ForconSuggestion *
forcon_session_suggestion (ForconSession *self)
{
  const ForconCampaign *campaign;

  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  campaign = self->game == NULL ? NULL : forcon_game_campaign (self->game);
  if (campaign == NULL || !forcon_session_commands (self))
    return NULL;
  for (guint i = 0; i < campaign->suggestions->len; i++)
    {
      const ForconSuggestion *suggestion = &g_array_index (campaign->suggestions, ForconSuggestion, i);

      if (FORCON_ID_EQUAL (suggestion->clash, self->clash) && forcon_campaign_suggestion_waits (campaign, suggestion))
        return suggestion;
    }
  return NULL;
}

gboolean
forcon_session_follow_suggestion (ForconSession *self)
{
  const ForconSuggestion *suggestion = forcon_session_suggestion (self);
  gint before = self->suggested;

  self->suggested = suggestion == NULL ? 0 : suggestion->suggestion;
  return self->suggested != before;
}

static GArray *
lines_of (ForconSession *self, const ForconSuggestion *suggestion)
{
  g_autoptr (GArray) commands = suggestion == NULL ? NULL : forcon_suggestion_parse (suggestion->text, NULL);
  g_autoptr (GArray) verdicts = NULL;
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (ForconPlanLine));

  if (commands == NULL)
    return lines;
  forcon_suggestion_try (forcon_session_battle (self), self->rules, commands, &verdicts);
  for (guint i = 0; i < commands->len; i++)
    {
      ForconPlanLine line
          = { g_array_index (commands, ForconCommand, i), FALSE, g_array_index (verdicts, ForconVerdict, i) };

      g_array_append_val (lines, line);
    }
  return lines;
}

const GArray *
forcon_session_suggested_lines (ForconSession *self)
{
  const ForconSuggestion *suggestion;
  gint number;

  g_return_val_if_fail (FORCON_IS_SESSION (self), NULL);
  suggestion = forcon_session_suggestion (self);
  number = suggestion == NULL ? 0 : suggestion->suggestion;
  /* Each frame asks. */
  if (self->suggested_lines == NULL || self->lines_of != number)
    {
      g_clear_pointer (&self->suggested_lines, g_array_unref);
      self->suggested_lines = lines_of (self, suggestion);
      self->lines_of = number;
    }
  return self->suggested_lines;
}

char *
forcon_session_accept (ForconSession *self)
{
  const ForconSuggestion *suggestion = forcon_session_suggestion (self);
  g_autoptr (GArray) commands = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;
  ForconCampaignCommand command;
  guint run;

  if (suggestion == NULL || self->plan.runs)
    return NULL;
  commands = forcon_suggestion_parse (suggestion->text, NULL);
  forcon_session_cancel (self);
  run = forcon_game_begin_run (self->game);
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_ACCEPT);
  command.accept.suggestion = suggestion->suggestion;
  outcome = forcon_game_submit (self->game, &command, &FORCON_DICE_GENERATED);
  /* It could not be written, which has been told. */
  if (outcome == NULL)
    return NULL;
  if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    return forcon_campaign_sentence_of_verdict (forcon_game_campaign (self->game), &outcome->verdict);
  forcon_session_plan_do_commands (self, commands, run);
  return NULL;
}

void
forcon_session_decline (ForconSession *self)
{
  const ForconSuggestion *suggestion = forcon_session_suggestion (self);
  ForconCampaignCommand command;

  if (suggestion == NULL)
    return;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_DECLINE);
  command.decline.suggestion = suggestion->suggestion;
  forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL);
}
