/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the master is told of the master's own time. */
#include "campaign-sample.h"

#include "campaign/state/clock.h"
#include "forcon-test-clash.h"
#include "forcon-test-language.h"
#include "report/campaign/campaign-pace-sentences.h"

#include <locale.h>

#define SECONDS(n) ((n) * (gint64) G_USEC_PER_SEC)

static void
assert_told (gint64 work, gint64 left, const char *expected)
{
  const ForconForecast forecast = { .matters = TRUE, .due = TRUE, .work = work, .left = left };
  g_autofree char *text = forcon_forecast_sentence (&forecast);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_help (const TestCampaign *test, ForconForecastHelpKind kind, ForconClashId clash, guint count, gint64 saves,
             const char *expected)
{
  const ForconForecastHelp help = { kind, clash, count, saves };
  g_autofree char *text = forcon_forecast_sentence_of_help (test->campaign, &help);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_sentences (void)
{
  assert_told (9 * FORCON_MINUTE, 15 * FORCON_MINUTE, "About 9 min of work are left, and 15 min of time.");
  assert_told (0, 15 * FORCON_MINUTE, "About 0 min of work are left, and 15 min of time.");
  assert_told (19 * FORCON_MINUTE, 15 * FORCON_MINUTE,
               "Late by about 4 min: 19 min of work are left, and 15 min of time.");
  /* Seconds are nothing, but nobody is late by nothing. */
  assert_told (15 * FORCON_MINUTE + SECONDS (10), 15 * FORCON_MINUTE,
               "Late by about 1 min: 15 min of work are left, and 15 min of time.");
  assert_told (SECONDS (100), SECONDS (-5), "The hour is over, and about 2 min of work are left.");
}

static void
test_helps (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = test_clash_new (test);

  assert_help (test, FORCON_FORECAST_HELP_CAPTAINS, clash, 0, SECONDS (300),
               "Clash (B2): let captains fight it (saves about 5 min)");
  assert_help (test, FORCON_FORECAST_HELP_LEND, clash, 0, SECONDS (140),
               "Clash (B2): lend the table to another master (saves about 2 min)");
  assert_help (test, FORCON_FORECAST_HELP_SHEETS, FORCON_NO_CLASH, 1, SECONDS (60),
               "Go on without 1 order sheet (saves about 1 min)");
  assert_help (test, FORCON_FORECAST_HELP_SHEETS, FORCON_NO_CLASH, 3, SECONDS (180),
               "Go on without 3 order sheets (saves about 3 min)");
  assert_help (test, FORCON_FORECAST_HELP_MESSAGES, FORCON_NO_CLASH, 2, SECONDS (60),
               "Leave 2 messages of admirals for later (saves about 1 min)");
  assert_help (test, FORCON_FORECAST_HELP_REPORTS, FORCON_NO_CLASH, 0, SECONDS (20),
               "Hand out reports alone, without cards and order sheets (saves about 1 min)");
}

/* Last: from then on the program speaks Russian. */
static void
test_russian (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  if (!test_speak_russian ())
    return;
  assert_told (19 * FORCON_MINUTE, 15 * FORCON_MINUTE,
               "Не хватает примерно 4 мин: работы осталось на 19 мин, времени — 15 мин.");
  assert_help (test, FORCON_FORECAST_HELP_MESSAGES, FORCON_NO_CLASH, 2, SECONDS (60),
               "Отложить 2 сообщения адмиралов (сбережёт около 1 мин)");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/campaign-pace/whether the master is late is told in minutes", test_sentences);
  g_test_add_func ("/report/campaign-pace/what would help is told with what it saves", test_helps);
  g_test_add_func ("/report/campaign-pace/it is told in Russian too", test_russian);
  return g_test_run ();
}
