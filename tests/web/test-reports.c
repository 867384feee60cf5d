/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports on telephones: made when they change, and only then. */
#include "web/house/web-reports.h"

#include <string.h>

#include "base/language.h"
#include "forcon-test-campaign.h"
#include "store-sample.h"

static void
message (SampleStore *sample, const char *text)
{
  const ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_MESSAGE,
                                          .message = { .admiral = TEST_ADMIRAL_RED, .text = text } };

  sample_do_command (sample->store, &command);
}

/* Plays the first phase, in which red gets a message. */
static void
play_phase (SampleStore *sample, const char *text)
{
  const ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE };

  message (sample, text);
  while (forcon_store_campaign (sample->store)->progress.phase == 1)
    sample_do_command (sample->store, &advance);
}

static SampleStore *
phase_played (void)
{
  SampleStore *sample = g_new0 (SampleStore, 1);
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (GError) error = NULL;

  sample->folder = sample_folder_new ();
  sample->path = g_build_filename (sample->folder, "game.forcon", NULL);
  sample->store = forcon_store_create (sample->path, test->campaign, "forcon-2010", &error);
  g_assert_no_error (error);
  play_phase (sample, "Stay out");
  return sample;
}

/* Another program has the file open to write: what is read is read anew. */
static const char *
report_of (ForconWebReports *reports, SampleStore *sample, gint phase)
{
  g_autoptr (GError) error = NULL;
  const char *report;

  sample_store_reopen (sample, FORCON_STORE_WRITE);
  report = forcon_web_reports_get (reports, forcon_store_chronicle (sample->store), TEST_ADMIRAL_RED, phase, &error);
  g_assert_no_error (error);
  return report;
}

static void
test_kept (void)
{
  g_autoptr (SampleStore) sample = phase_played ();
  g_autoptr (ForconWebReports) reports = forcon_web_reports_new ();
  g_autofree char *first = g_strdup (report_of (reports, sample, 1));

  g_assert_nonnull (strstr (first, "<h2"));
  message (sample, "Come home");
  g_assert_cmpstr (report_of (reports, sample, 1), ==, first);
  g_assert_cmpuint (forcon_web_reports_made (reports), ==, 1);
  report_of (reports, sample, 0);
  report_of (reports, sample, 1);
  g_assert_cmpuint (forcon_web_reports_made (reports), ==, 2);
}

static void
test_running (void)
{
  g_autoptr (SampleStore) sample = phase_played ();
  g_autoptr (ForconWebReports) reports = forcon_web_reports_new ();
  g_autofree char *first = g_strdup (report_of (reports, sample, 2));

  message (sample, "Come home");
  g_assert_cmpstr (report_of (reports, sample, 2), !=, first);
}

/* By as many commands as before. */
static void
test_played_again (void)
{
  g_autoptr (SampleStore) sample = phase_played ();
  g_autoptr (ForconWebReports) reports = forcon_web_reports_new ();

  g_assert_nonnull (strstr (report_of (reports, sample, 1), "Stay out"));
  g_assert_true (forcon_store_go_to (sample->store, 0, NULL));
  play_phase (sample, "Come home");
  g_assert_nonnull (strstr (report_of (reports, sample, 1), "Come home"));
}

static void
test_language (void)
{
  g_autoptr (SampleStore) sample = phase_played ();
  g_autoptr (ForconWebReports) reports = forcon_web_reports_new ();

  report_of (reports, sample, 1);
  {
    FORCON_IN_LANGUAGE ("ru");
    report_of (reports, sample, 1);
  }
  g_assert_cmpuint (forcon_web_reports_made (reports), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/web/reports/a report of a phase that is over is made once, whatever is entered later", test_kept);
  g_test_add_func ("/web/reports/the report of a phase that goes on is made again when something is entered",
                   test_running);
  g_test_add_func ("/web/reports/a report is made again when its phase was undone and went another way",
                   test_played_again);
  g_test_add_func ("/web/reports/a report is made again for another language", test_language);
  return g_test_run ();
}
