/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-words.h"

#include "forcon-test-campaign.h"

static void
words_name_what_there_is (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  const ForconCampaign *campaign = test->campaign;

  g_assert_cmpint (forcon_campaign_find_word (campaign, FORCON_FIELD_ADMIRAL, "blue"), ==, TEST_ADMIRAL_BLUE.value);
  g_assert_cmpint (forcon_campaign_find_word (campaign, FORCON_FIELD_SECTOR, "c2"), ==,
                   test_sector (test, "c2").value);
  g_assert_cmpint (forcon_campaign_find_word (campaign, FORCON_FIELD_FORMATION, "karkas"), ==,
                   test_formation (test, "karkas").value);
  g_assert_cmpint (forcon_campaign_find_word (campaign, FORCON_FIELD_SHIP, "grozny"), ==,
                   test_fleet_ship (test, "grozny").value);
  g_assert_cmpint (forcon_campaign_find_word (campaign, FORCON_FIELD_OBJECT, "prime"), ==,
                   test_feature (test, "prime").value);
}

static void
a_name_does_whatever_its_capitals (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  g_assert_cmpint (forcon_campaign_find_word (test->campaign, FORCON_FIELD_FORMATION, "сапЁры"), ==,
                   test_formation (test, "sappers").value);
}

static void
what_there_is_not_has_no_number (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  g_assert_cmpint (forcon_campaign_find_word (test->campaign, FORCON_FIELD_SECTOR, "z9"), ==, 0);
  g_assert_cmpint (forcon_campaign_find_word (test->campaign, FORCON_FIELD_CLASH, "1"), ==, 0);
}

static void
ids_go_by_their_words (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  const ForconCampaign *campaign = test->campaign;

  g_assert_cmpstr (forcon_campaign_word_of (campaign, FORCON_FIELD_SECTOR, test_sector (test, "b4").value), ==, "b4");
  g_assert_cmpstr (forcon_campaign_word_of (campaign, FORCON_FIELD_OBJECT, test_feature (test, "home").value), ==,
                   "home");
  g_assert_null (forcon_campaign_word_of (campaign, FORCON_FIELD_SHIP, 0));
  g_assert_null (forcon_campaign_word_of (campaign, FORCON_FIELD_FORMATION, 999));
  g_assert_false (forcon_campaign_has_words (FORCON_FIELD_LINE));
}

static void
a_formation_without_a_name_goes_by_its_flagship (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconShipId orel = test_fleet_ship (test, "orel");
  ForconFormationId alone = forcon_battle_ship (test->campaign->fleet, orel)->formation;

  g_assert_cmpstr (forcon_campaign_word_of (test->campaign, FORCON_FIELD_FORMATION, alone.value), ==, "orel");
  g_assert_cmpint (forcon_campaign_find_word (test->campaign, FORCON_FIELD_FORMATION, "orel"), ==, alone.value);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/words/words name what there is", words_name_what_there_is);
  g_test_add_func ("/campaign/words/a name does, whatever its capitals", a_name_does_whatever_its_capitals);
  g_test_add_func ("/campaign/words/what there is not has no number", what_there_is_not_has_no_number);
  g_test_add_func ("/campaign/words/ids go by their words", ids_go_by_their_words);
  g_test_add_func ("/campaign/words/a formation without a name goes by its flagship",
                   a_formation_without_a_name_goes_by_its_flagship);
  return g_test_run ();
}
