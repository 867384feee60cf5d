/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Of a ground combat those know who have troops there or held the planet; all others learn who holds it then, and to them
 * campaigns in which others fought otherwise are the same, to the last byte (F-CAMP-8, F-END-6).
 */
#include "forcon-test-campaign.h"
#include "forcon-test-rules.h"
#include "secrecy-outputs.h"

/* Who landed with how many, against how many, and what fell. */
typedef struct {
  gint troops;
  gint garrison;
  guint8 faces[12];
  guint n_faces;
} Landing;

static ForconChronicle *
play (TestCampaign *test, const Landing *landing)
{
  ForconObjectId prime = test_feature (test, "prime");
  ForconCampaignCommand ground = { .kind = FORCON_CAMPAIGN_COMMAND_GROUND, .ground = { .object = prime } };
  const ForconDice dice = { landing->faces, landing->n_faces, FALSE, FALSE };
  ForconLanding landed = { .ship = test_fleet_ship (test, "kama"), .admiral = TEST_ADMIRAL_RED, .object = prime,
                           .troops = landing->troops, .phase = 1 };
  ForconChronicle *chronicle = NULL;

  for (guint i = 0; i < test->campaign->features->len; i++)
    {
      ForconFeature *feature = &g_array_index (test->campaign->features, ForconFeature, i);

      if (FORCON_ID_EQUAL (feature->object, prime))
        feature->garrison = landing->garrison;
    }
  g_array_append_val (test->campaign->landings, landed);
  chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  forcon_chronicle_set_ground (chronicle, forcon_test_ground ());
  forcon_campaign_outcome_free (forcon_chronicle_do (chronicle, &ground, &dice));
  g_assert_cmpuint (forcon_chronicle_position (chronicle), ==, 1);
  return chronicle;
}

/* All that can be read by an admiral when the combat has been fought so. */
static char *
read_by (ForconSideId admiral, const Landing *landing)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = play (test, landing);

  return secrecy_words (chronicle, admiral, 1);
}

static const Landing quick = { 2, 1, { 8, 1, 1 }, 3 };
static const Landing slow = { 3, 2, { 1, 1, 1, 8, 1, 9, 10, 1, 1 }, 9 };
static const Landing beaten_off = { 1, 2, { 1, 8, 1 }, 3 };

static void
who_has_no_troops_there_learns_but_the_holder (void)
{
  g_autofree char *one = read_by (TEST_ADMIRAL_GREEN, &quick);
  g_autofree char *other = read_by (TEST_ADMIRAL_GREEN, &slow);

  g_assert_cmpstr (one, ==, other);
  g_assert_nonnull (strstr (one, "is held by"));
  g_assert_null (strstr (one, "ound combat"));
  g_assert_null (strstr (one, "arrison"));
}

static void
of_who_was_beaten_off_others_learn_nothing (void)
{
  static const Landing twice = { 2, 3, { 1, 1, 8, 10, 1 }, 5 };
  g_autofree char *one = read_by (TEST_ADMIRAL_GREEN, &beaten_off);
  g_autofree char *other = read_by (TEST_ADMIRAL_GREEN, &twice);

  g_assert_cmpstr (one, ==, other);
  g_assert_null (strstr (one, "is held by"));
}

static void
both_who_fight_read_of_it (void)
{
  g_autofree char *attacker = read_by (TEST_ADMIRAL_RED, &quick);
  g_autofree char *defender = read_by (TEST_ADMIRAL_BLUE, &beaten_off);

  g_assert_nonnull (strstr (attacker, "is taken, rounds of ground combat: 1"));
  g_assert_nonnull (strstr (attacker, "Round 1, "));
  g_assert_nonnull (strstr (defender, "is held, rounds of ground combat: 1"));
  g_assert_nonnull (strstr (defender, "attacks, troops: 1."));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/secrecy/ground/" path, function)
  TEST ("who has no troops there learns but the holder", who_has_no_troops_there_learns_but_the_holder);
  TEST ("of who was beaten off others learn nothing", of_who_was_beaten_off_others_learn_nothing);
  TEST ("both who fight read of it", both_who_fight_read_of_it);
  return g_test_run ();
}
