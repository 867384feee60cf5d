/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the master's hours went: notes are made of stamps, without a clock. */
#include "campaign/pace/pace.h"

#include "forcon-test-clash.h"

#define SECONDS(n) ((n) * (gint64) G_USEC_PER_SEC)

static const ForconClashId clash_3 = { 3 };

static ForconPaceStamp
stamp (gint64 seconds, ForconPaceDeed deed)
{
  return (ForconPaceStamp){ .time = SECONDS (seconds), .phase = 1, .deed = deed };
}

/* What went into one thing, s. */
static gint64
seconds_of (const GArray *pace, ForconPaceDeed deed)
{
  return forcon_pace_total (pace, -1, deed) / G_USEC_PER_SEC;
}

static GArray *
count (const ForconPaceStamp *stamps, guint n)
{
  GArray *pace = forcon_pace_new ();

  for (guint i = 1; i < n; i++)
    forcon_pace_count (pace, &stamps[i - 1], &stamps[i]);
  return pace;
}

static void
time_counts_for_what_was_done_before_the_next_stamp (void)
{
  const ForconPaceStamp stamps[] = { stamp (0, FORCON_PACE_DEED_SHEETS), stamp (20, FORCON_PACE_DEED_SHEETS),
                                     stamp (50, FORCON_PACE_DEED_SETTLING), stamp (57, FORCON_PACE_DEED_SHEETS),
                                     stamp (60, FORCON_PACE_DEED_PAPERS) };
  g_autoptr (GArray) pace = count (stamps, G_N_ELEMENTS (stamps));

  g_assert_cmpint (seconds_of (pace, FORCON_PACE_DEED_SHEETS), ==, 53);
  g_assert_cmpint (seconds_of (pace, FORCON_PACE_DEED_SETTLING), ==, 7);
  g_assert_cmpint (seconds_of (pace, FORCON_PACE_DEED_PAPERS), ==, 0);
}

static void
who_touches_nothing_for_long_was_away (void)
{
  const ForconPaceStamp stamps[] = { stamp (0, FORCON_PACE_DEED_CLASH), stamp (300, FORCON_PACE_DEED_CLASH),
                                     stamp (601, FORCON_PACE_DEED_CLASH) };
  g_autoptr (GArray) pace = count (stamps, G_N_ELEMENTS (stamps));

  g_assert_cmpint (seconds_of (pace, FORCON_PACE_DEED_CLASH), ==, 300);
  g_assert_cmpint (seconds_of (pace, FORCON_PACE_DEED_PAUSE), ==, 301);
}

static void
a_clock_that_went_back_counts_nothing (void)
{
  const ForconPaceStamp stamps[] = { stamp (100, FORCON_PACE_DEED_SHEETS), stamp (40, FORCON_PACE_DEED_SHEETS) };
  g_autoptr (GArray) pace = count (stamps, G_N_ELEMENTS (stamps));

  g_assert_cmpuint (pace->len, ==, 0);
}

static void
each_clash_and_each_phase_has_notes_of_its_own (void)
{
  ForconPaceStamp stamps[] = { stamp (0, FORCON_PACE_DEED_CLASH), stamp (10, FORCON_PACE_DEED_DICE),
                               stamp (14, FORCON_PACE_DEED_CLASH), stamp (20, FORCON_PACE_DEED_SHEETS) };
  g_autoptr (GArray) pace = NULL;

  stamps[0].clash = stamps[1].clash = clash_3;
  stamps[2].clash = (ForconClashId){ 4 };
  stamps[2].phase = 2;
  pace = count (stamps, G_N_ELEMENTS (stamps));
  g_autofree char *first = forcon_pace_to_text (pace, 1);
  g_autofree char *second = forcon_pace_to_text (pace, 2);

  g_assert_cmpstr (first, ==, "clash-3=10 dice-3=4");
  g_assert_cmpstr (second, ==, "clash-4=6");
}

static void
what_a_file_keeps_is_read_again (void)
{
  g_autoptr (GArray) pace = forcon_pace_new ();
  g_autofree char *again = NULL;

  forcon_pace_read_text (pace, 2, "sheets=412/6 clash-3=300/15 pause=7");
  forcon_pace_add (pace, 2, FORCON_PACE_DEED_CLASH, clash_3, SECONDS (5));
  again = forcon_pace_to_text (pace, 2);
  g_assert_cmpstr (again, ==, "sheets=412/6 clash-3=305/15 pause=7");
}

static void
what_cannot_be_understood_is_passed_over (void)
{
  static const char *const wrong[] = { "", "sheets", "sheets=", "sheets=-4", "sheets=1e9", "sheets=99999999999", "x=3",
                                       "clash-=3", "clash-0=3", "clash-1-2=3", "sheets=3/", "sheets=3/4/5", "=", "/" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_strconcat (wrong[i], "  papers=9", NULL);
      g_autoptr (GArray) pace = forcon_pace_new ();
      g_autofree char *again = NULL;

      forcon_pace_read_text (pace, 1, text);
      again = forcon_pace_to_text (pace, 1);
      g_assert_cmpstr (again, ==, "papers=9");
    }
}

static void
how_much_was_done_is_measured_by_the_campaign (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = test_clash_new (test);
  g_autoptr (GArray) pace = forcon_pace_new ();
  ForconPaceSpan *span;

  forcon_pace_add (pace, test->campaign->progress.phase, FORCON_PACE_DEED_CLASH, clash, SECONDS (30));
  forcon_pace_add (pace, test->campaign->progress.phase, FORCON_PACE_DEED_PAPERS, FORCON_NO_CLASH, SECONDS (30));
  forcon_pace_measure (pace, test->campaign);
  span = &g_array_index (pace, ForconPaceSpan, 0);
  g_assert_cmpuint (span->size, ==, test_table (test)->n_ships);
  span = &g_array_index (pace, ForconPaceSpan, 1);
  g_assert_cmpuint (span->size, ==, forcon_campaign_n_admirals (test->campaign));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/pace/" path, function)
  TEST ("time counts for what was done before the next stamp", time_counts_for_what_was_done_before_the_next_stamp);
  TEST ("who touches nothing for long was away", who_touches_nothing_for_long_was_away);
  TEST ("a clock that went back counts nothing", a_clock_that_went_back_counts_nothing);
  TEST ("each clash and each phase has notes of its own", each_clash_and_each_phase_has_notes_of_its_own);
  TEST ("what a file keeps is read again", what_a_file_keeps_is_read_again);
  TEST ("what cannot be understood is passed over", what_cannot_be_understood_is_passed_over);
  TEST ("how much was done is measured by the campaign", how_much_was_done_is_measured_by_the_campaign);
  return g_test_run ();
}
