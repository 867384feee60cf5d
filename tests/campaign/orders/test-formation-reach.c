/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a formation can be by the end of the phase: F-CAMP-3. */
#include "forcon-test-campaign.h"

#include "campaign/orders/formation-reach.h"

/* "c2 0, c3 1 …" */
static char *
reach_of (const TestCampaign *test, const char *formation)
{
  g_autoptr (GArray) reach
      = forcon_campaign_reach (test->campaign, &test->rules, test_formation (test, formation));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < reach->len; i++)
    {
      const ForconReach *there = &g_array_index (reach, ForconReach, i);

      g_string_append_printf (text, "%s%s %d", i > 0 ? ", " : "",
                              forcon_campaign_sector (test->campaign, there->sector)->word, there->halves);
    }
  return g_string_free (text, FALSE);
}

static void
assert_reach (const TestCampaign *test, const char *formation, const char *expected)
{
  g_autofree char *reach = reach_of (test, formation);

  g_assert_cmpstr (reach, ==, expected);
}

/* F-CAMP-3 */
static void
a_heavy_formation_reaches_its_neighbours_in_a_phase (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  assert_reach (test, "squadron-1", "b2 0, b1 2, a2 2, c2 2, b3 2");
}

/* F-CAMP-3 */
static void
a_light_formation_reaches_the_neighbours_of_its_neighbours (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  assert_reach (test, "light-division", "c2 0, c1 1, b2 1, c3 1, b1 2, a2 2, b3 2, gate 2");
}

/* F-CAMP-3 */
static void
what_was_spent_on_the_way_counts_and_so_does_what_is_left_of_the_phase (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconPost *post = test_post (test, "squadron-1");

  test->campaign->progress.half = 1;
  assert_reach (test, "squadron-1", "b2 0");
  post->bound_for = test_sector (test, "c2");
  post->spent = 1;
  assert_reach (test, "squadron-1", "b2 0, c2 1");
}

/* F-CAMP-3 */
static void
who_cannot_move_reaches_no_other_sector (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  assert_reach (test, "bastion", "a1 0");
}

/* F-CAMP-6 */
static void
who_is_engaged_stays_and_who_is_nowhere_reaches_nothing (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconPost *post = test_post (test, "squadron-1");

  post->clash = (ForconClashId){ 1 };
  assert_reach (test, "squadron-1", "b2 0");
  post->sector = FORCON_NO_SECTOR;
  assert_reach (test, "squadron-1", "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formation-reach/F-CAMP-3/a heavy formation reaches its neighbours in a phase",
                   a_heavy_formation_reaches_its_neighbours_in_a_phase);
  g_test_add_func ("/formation-reach/F-CAMP-3/a light formation reaches the neighbours of its neighbours",
                   a_light_formation_reaches_the_neighbours_of_its_neighbours);
  g_test_add_func ("/formation-reach/F-CAMP-3/what was spent on the way counts, and so does what is left of the phase",
                   what_was_spent_on_the_way_counts_and_so_does_what_is_left_of_the_phase);
  g_test_add_func ("/formation-reach/F-CAMP-3/who cannot move reaches no other sector",
                   who_cannot_move_reaches_no_other_sector);
  g_test_add_func ("/formation-reach/F-CAMP-6/who is engaged stays, and who is nowhere reaches nothing",
                   who_is_engaged_stays_and_who_is_nowhere_reaches_nothing);
  return g_test_run ();
}
