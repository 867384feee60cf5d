/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole campaigns at random, and what must hold after every command: F-CAMP-5, F-CAMP-6, F-FORM-1, F-FORM-2. */
#include "engine/state/formation.h"
#include "forcon-test-campaign.h"
#include "forcon-test-staff.h"

#ifdef __SANITIZE_ADDRESS__
#define CAMPAIGNS 6
#else
#define CAMPAIGNS 60
#endif
#define PHASES 8

/* Everything that has a place has exactly one. */
static void
check_ships (const ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->fleet->n_ships; i++)
    {
      const ForconShip *ship = &campaign->fleet->ships[i];
      const ForconFormation *formation = forcon_battle_formation (campaign->fleet, ship->formation);

      g_assert_cmpint (ship->hits, >=, 0);
      g_assert_nonnull (forcon_battle_side (campaign->fleet, ship->side));
      if (ship->status != FORCON_SHIP_IN_ACTION)
        continue;
      g_assert_nonnull (formation);
      g_assert_cmpuint (formation->side.value, ==, ship->side.value);
    }
}

static void
check_formations (const ForconCampaign *campaign)
{
  g_assert_cmpuint (campaign->posts->len, ==, campaign->fleet->n_formations);
  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };
      const ForconPost *post = forcon_campaign_post (campaign, id);
      ForconShips ships = forcon_formation_ships (campaign->fleet, id);

      if (!forcon_campaign_formation_lives (campaign, id))
        continue;
      g_assert_nonnull (forcon_campaign_sector (campaign, post->sector));
      g_assert_true (forcon_ships_contain (&ships, forcon_battle_formation (campaign->fleet, id)->flagship));
      g_assert_cmpint (post->spent, >=, 0);
      g_assert_cmpint (post->spent, <, FORCON_HALVES_OF_PHASE);
      if (!FORCON_ID_IS_NONE (post->bound_for) && post->spent > 0)
        g_assert_true (forcon_campaign_neighbours (campaign, post->sector, post->bound_for));
      if (!FORCON_ID_IS_NONE (post->clash))
        g_assert_cmpint (forcon_campaign_clash (campaign, post->clash)->state, ==, FORCON_CLASH_OPEN);
    }
}

static void
check_knowledge (const ForconCampaign *campaign)
{
  for (guint i = 0; i < campaign->sightings->len; i++)
    {
      const ForconSighting *sighting = &g_array_index (campaign->sightings, ForconSighting, i);

      g_assert_cmpint (sighting->level, >=, FORCON_LEVEL_CONTACT);
      g_assert_cmpuint (sighting->owner.value, !=, sighting->admiral.value);
      if (sighting->level == FORCON_LEVEL_CONTACT)
        g_assert_cmpuint (sighting->ships.n, ==, 0);
    }
}

static void
check (const ForconCampaign *campaign, const ForconCampaignCommand *command, const ForconCampaignOutcome *outcome,
       gpointer data)
{
  check_ships (campaign);
  check_formations (campaign);
  check_knowledge (campaign);
  for (guint i = 0; i < campaign->fields->len; i++)
    g_assert_cmpint (g_array_index (campaign->fields, ForconField, i).count, >=, 0);
  g_assert_cmpuint (campaign->battles->len, ==, campaign->clashes->len);
}

static TestCampaign *
campaign_without_waiting_ships (guint64 seed)
{
  TestCampaign *test = test_campaign_new ();

  for (guint i = 0; i < test->campaign->fleet->n_ships; i++)
    if (!forcon_campaign_post (test->campaign, test->campaign->fleet->ships[i].formation)->formed)
      test->campaign->fleet->ships[i].status = FORCON_SHIP_REMOVED;
  test->campaign->fleet->random = forcon_random_seeded (seed, FORCON_RANDOM_BATTLE_STREAM);
  test->campaign->progress.seed = seed;
  return test;
}

static void
what_must_hold_holds_after_every_command (void)
{
  guint clashes = 0;

  for (guint64 seed = 1; seed <= CAMPAIGNS; seed++)
    {
      g_autoptr (TestCampaign) test = campaign_without_waiting_ships (seed);
      g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
      TestStaff staff = test_staff (chronicle, seed);

      staff.look = check;
      for (guint i = 0; i < PHASES; i++)
        test_staff_play_phase (&staff);
      clashes += staff.n_clashes;
    }
  g_assert_cmpuint (clashes, >, CAMPAIGNS);
}

static void
a_campaign_replays_and_is_verified (void)
{
  g_autoptr (TestCampaign) test = campaign_without_waiting_ships (5);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  TestStaff staff = test_staff (chronicle, 5);

  for (guint i = 0; i < PHASES; i++)
    test_staff_play_phase (&staff);
  g_assert_true (forcon_chronicle_replays (chronicle, NULL));
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
}

static void
the_same_seed_plays_the_same_campaign (void)
{
  g_autofree char *first = NULL;

  for (guint run = 0; run < 2; run++)
    {
      g_autoptr (TestCampaign) test = campaign_without_waiting_ships (3);
      g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
      TestStaff staff = test_staff (chronicle, 3);

      for (guint i = 0; i < PHASES; i++)
        test_staff_play_phase (&staff);
      g_autofree char *hash = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

      if (first != NULL)
        g_assert_cmpstr (hash, ==, first);
      else
        first = g_steal_pointer (&hash);
    }
}

static void
any_point_of_a_campaign_is_the_same_undone_as_played (void)
{
  g_autoptr (TestCampaign) test = campaign_without_waiting_ships (8);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autoptr (GPtrArray) hashes = g_ptr_array_new_with_free_func (g_free);
  TestStaff staff = test_staff (chronicle, 8);

  for (guint i = 0; i < PHASES; i++)
    test_staff_play_phase (&staff);
  g_autoptr (ForconCampaign) campaign = forcon_campaign_clone (test->campaign);

  for (guint i = 0; i < forcon_chronicle_length (chronicle); i++)
    {
      g_ptr_array_add (hashes, forcon_campaign_hash (campaign));
      forcon_campaign_entry_apply (campaign, forcon_chronicle_entry (chronicle, i, NULL));
    }
  for (guint i = forcon_chronicle_length (chronicle); i > 0; i -= MIN (i, 37))
    {
      g_assert_true (forcon_chronicle_go_to (chronicle, i - 1, NULL));
      g_autofree char *hash = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

      g_assert_cmpstr (hash, ==, g_ptr_array_index (hashes, i - 1));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/random/" path, function)
  TEST ("what must hold holds after every command", what_must_hold_holds_after_every_command);
  TEST ("a campaign replays and is verified", a_campaign_replays_and_is_verified);
  TEST ("the same seed plays the same campaign", the_same_seed_plays_the_same_campaign);
  TEST ("any point of a campaign is the same undone as played", any_point_of_a_campaign_is_the_same_undone_as_played);
  return g_test_run ();
}
