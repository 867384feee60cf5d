/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How things stand: lines of sheets, orders in force, the clock and the stage. */
#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "campaign/state/clock.h"
#include "base/text.h"

#include "base/language.h"
#include <string.h>

/* Between what was written and what it was taken for */
#define ARROW " → "

char *
forcon_campaign_problem_of_line (const ForconCampaign *campaign, const ForconLine *line)
{
  ForconCampaignVerdict verdict = { .kind = line->problem, .ship = line->ship, .sector = line->sector,
                                    .formation = FORCON_ID_IS_NONE (line->target) ? line->formation : line->target,
                                    .other = line->other, .actual = line->actual, .needed = line->needed,
                                    .text = line->word };
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, verdict.formation);
  const ForconShip *ship = forcon_battle_ship (campaign->fleet, line->ship);

  if (formation != NULL)
    verdict.admiral = formation->side;
  else if (ship != NULL)
    verdict.admiral = ship->side;
  return forcon_campaign_refusal (campaign, &verdict);
}

char *
forcon_campaign_sentence_of_guess (const char *guess)
{
  g_auto (GStrv) parts = g_strsplit (guess, "; ", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      const char *arrow = strstr (*part, ARROW);
      char *told;

      if (arrow == NULL)
        continue;
      told = g_strdup_printf ("%.*s" ARROW "%s", (gint) (arrow - *part), *part, forcon_name (arrow + strlen (ARROW)));
      g_free (*part);
      *part = told;
    }
  return g_strjoinv ("; ", parts);
}

char *
forcon_campaign_sentence_of_meant (const ForconLine *line)
{
  if (line->meant == NULL || *line->meant == '\0')
    return NULL;
  g_autofree char *meant = forcon_campaign_sentence_of_guess (line->meant);

  /* Translators: names as they stand on an order sheet, and what they would be: "Mask → Mask; Grozni → Grozny". */
  return g_strdup_printf (_ ("For the master only – names unknown to the admiral: %s"), meant);
}

/* "understood with a guess: attak → attack", "ambiguous, readings: 2" */
static char *
state_to_text (const ForconLine *line)
{
  const char *state = forcon_label_line_state (line->state);

  if (line->state == FORCON_LINE_AMBIGUOUS && line->picked > 0)
    /* Translators: "ambiguous", how many readings, which of them is in force. */
    return g_strdup_printf (_ ("%1$s, readings: %2$d, in force: number %3$d"), state, line->readings, line->picked);
  if (line->state == FORCON_LINE_AMBIGUOUS)
    return g_strdup_printf (_ ("%1$s, readings: %2$d"), state, line->readings);
  if (line->guess != NULL && *line->guess != '\0')
    {
      g_autofree char *guess = forcon_campaign_sentence_of_guess (line->guess);

      /* Translators: "understood with a guess", the guess: "attak → attack". */
      return g_strdup_printf (_ ("%1$s: %2$s"), state, guess);
    }
  return g_strdup (state);
}

char *
forcon_campaign_sentence_of_line (const ForconCampaign *campaign, const ForconLine *line)
{
  g_autofree char *text = forcon_wording_said (line->text);
  g_autofree char *state = state_to_text (line);
  g_autofree char *problem = forcon_campaign_problem_of_line (campaign, line);

  if (problem == NULL)
    /* Translators: the number of a line of an order sheet, the line, what became of it. */
    return forcon_wording_finished (g_strdup_printf (_ ("%1$d. “%2$s” – %3$s"), line->number, text, state));
  /* Translators: the number of a line of an order sheet, the line, what became of it ("impossible"), why. */
  return forcon_wording_finished (g_strdup_printf (_ ("%1$d. “%2$s” – %3$s. %4$s"), line->number, text, state,
                                                   problem));
}

char *
forcon_campaign_sentence_of_task (const ForconCampaign *campaign, const ForconTask *task)
{
  return forcon_wording_finished (forcon_wording_ordered (campaign, task));
}

char *
forcon_campaign_sentence_of_tasks (const ForconCampaign *campaign, const GPtrArray *tasks, guint from, guint *used)
{
  return forcon_wording_finished (forcon_wording_ordered_from (campaign, tasks, from, used));
}

char *
forcon_campaign_sentence_of_clock (const ForconCampaign *campaign, const ForconMoment *now)
{
  gint64 left = forcon_campaign_left (campaign, now);
  g_autofree char *span = forcon_wording_span (ABS (left));
  const char *period = forcon_label_period (campaign->clock.period);
  g_autofree char *text = NULL;

  if (left >= 0)
    /* Translators: the period ("collecting orders"), the time left. */
    text = g_strdup_printf (_ ("%1$s: %2$s left"), period, span);
  else
    /* Translators: the period ("collecting orders"), by how much it is over. */
    text = g_strdup_printf (_ ("%1$s: %2$s over time"), period, span);
  if (campaign->clock.running)
    return forcon_wording_finished (g_steal_pointer (&text));
  return forcon_wording_finished (g_strdup_printf (_ ("%s (the clock stands)"), text));
}

char *
forcon_campaign_sentence_of_end (guint n, const char *fingerprint)
{
  /* Translators: how many commands a journal has, and "3F2A-91C0-77B4-0E12". */
  return g_strdup_printf (_ ("Commands: %1$u, fingerprint %2$s"), n, fingerprint);
}

char *
forcon_campaign_sentence_of_stage (const ForconCampaign *campaign)
{
  const char *stage = forcon_label_stage (campaign->progress.stage);

  if (campaign->progress.phase <= 0)
    return forcon_wording_finished (g_strdup (stage));
  /* Translators: the number of the phase, how far it has come: "collecting orders". */
  return forcon_wording_finished (g_strdup_printf (_ ("phase %1$d, %2$s"), campaign->progress.phase, stage));
}

char *
forcon_campaign_sentence_of_earlier (guint n)
{
  if (n == 0)
    return NULL;
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "%u command was played by the rules of an earlier release: it was replayed, not recalculated.",
                   "%u commands were played by the rules of an earlier release: they were replayed, not recalculated.",
                   n),
      n);
}
