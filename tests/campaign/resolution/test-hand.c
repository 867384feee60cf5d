/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The master's hand, messages and the main map: F-CAMP-8, F-CAMP-9, F-GEN-6. */
#include "forcon-test-campaign.h"

#define COMMAND(KIND, ...) (&(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND, __VA_ARGS__ })
#define DO(KIND, ...) test_campaign_do (test, COMMAND (KIND, __VA_ARGS__), "")
#define REFUSED(PROBLEM, KIND, ...) test_campaign_refused (test, COMMAND (KIND, __VA_ARGS__), FORCON_PROBLEM_##PROBLEM)

static guint32
only (ForconSideId admiral)
{
  return 1u << admiral.value;
}

/* F-CAMP-9 */
static void
a_message_goes_to_its_admiral_and_nobody_else (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.formation = test_formation (test, "squadron-1"),
      .message.text = "Under fire", .message.at_once = TRUE);
  const ForconMessage *message = &g_array_index (test->campaign->messages, ForconMessage, 0);

  g_assert_cmpstr (message->text, ==, "Under fire");
  g_assert_true (message->at_once);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_MESSAGE_SENT)->audience, ==,
                    only (TEST_ADMIRAL_RED));
}

static void
ships_write_to_their_own_admiral_only (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  REFUSED (NOT_YOURS, MESSAGE, .message.admiral = TEST_ADMIRAL_RED,
           .message.formation = test_formation (test, "karkas"), .message.text = "Hello");
  g_assert_cmpuint (test->outcome->verdict.admiral.value, ==, TEST_ADMIRAL_BLUE.value);
}

static void
a_message_says_something (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autofree char *endless = g_strnfill (FORCON_TEXT_MAX + 1, 'a');

  REFUSED (NOTHING_SAID, MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.text = "");
  REFUSED (NOTHING_SAID, MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.text = "\xff\xfe");
  REFUSED (TOO_LONG, MESSAGE, .message.admiral = TEST_ADMIRAL_RED, .message.text = endless);
  g_assert_cmpint (test->outcome->verdict.actual, ==, FORCON_TEXT_MAX + 1);
  REFUSED (UNKNOWN_ADMIRAL, MESSAGE, .message.admiral = { 9 }, .message.text = "Hello");
}

/* F-CAMP-8 */
static void
what_is_published_everybody_sees (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (PUBLISH, .publish.formation = test_formation (test, "karkas"));
  const ForconNotice *notice = &g_array_index (test->campaign->notices, ForconNotice, 0);

  g_assert_cmpuint (notice->sector.value, ==, test_sector (test, "b4").value);
  g_assert_cmpint (notice->level, ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpint (notice->count, ==, 2);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_PUBLISHED)->audience, ==,
                    only (TEST_ADMIRAL_RED) | only (TEST_ADMIRAL_GREEN) | only (TEST_ADMIRAL_BLUE));
}

static void
the_main_map_may_say_what_is_not_so (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (PUBLISH, .publish.formation = test_formation (test, "karkas"), .publish.sector = test_sector (test, "a1"));
  g_assert_cmpuint (g_array_index (test->campaign->notices, ForconNotice, 0).sector.value, ==,
                    test_sector (test, "a1").value);
}

static void
a_new_notice_takes_the_place_of_the_old (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (PUBLISH, .publish.sector = test_sector (test, "a1"), .publish.text = "Quiet");
  DO (PUBLISH, .publish.sector = test_sector (test, "b1"), .publish.text = "Elsewhere");
  DO (PUBLISH, .publish.sector = test_sector (test, "a1"), .publish.text = "A battle");
  g_assert_cmpuint (test->campaign->notices->len, ==, 2);
  g_assert_cmpstr (g_array_index (test->campaign->notices, ForconNotice, 1).text, ==, "A battle");
}

static void
only_what_is_published_can_be_taken_off (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFormationId karkas = test_formation (test, "karkas");

  REFUSED (NOT_PUBLISHED, UNPUBLISH, .unpublish.formation = karkas);
  DO (PUBLISH, .publish.formation = karkas);
  DO (UNPUBLISH, .unpublish.formation = karkas);
  g_assert_cmpuint (test->campaign->notices->len, ==, 0);
}

/* F-GEN-6: the master's hand says why. */
static void
a_ship_is_set_with_a_reason (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconShipId grozny = test_fleet_ship (test, "grozny");

  REFUSED (NEEDS_REASON, SET, .set.ship = grozny, .set.value = FORCON_VALUE_HITS_LEFT, .set.number = 3);
  DO (SET, .set.ship = grozny, .set.value = FORCON_VALUE_HITS_LEFT, .set.number = 3, .reason = "Rammed a mooring");
  g_assert_cmpint (forcon_battle_ship (test->campaign->fleet, grozny)->hits, ==, 3);
  g_assert_cmpstr (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_MASTER_RULED)->master_ruled.reason, ==,
                   "Rammed a mooring");
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_VALUE_SET)->audience, ==,
                    only (TEST_ADMIRAL_RED));
}

static void
a_card_is_set_for_one_state_only (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconCampaign) before = forcon_campaign_clone (test->campaign);
  ForconShipId grozny = test_fleet_ship (test, "grozny");
  gint armour = forcon_battle_card (before->fleet, grozny)->armour;

  DO (SET, .set.ship = grozny, .set.value = FORCON_VALUE_ARMOUR, .set.number = armour - 1, .reason = "Refit");
  g_assert_cmpint (forcon_battle_card (test->campaign->fleet, grozny)->armour, ==, armour - 1);
  g_assert_cmpint (forcon_battle_card (before->fleet, grozny)->armour, ==, armour);
}

static void
what_is_of_a_battles_turn_is_not_set_in_a_campaign (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  REFUSED (BAD_VALUE, SET, .set.ship = test_fleet_ship (test, "grozny"), .set.value = FORCON_VALUE_ROUND,
           .set.number = 3, .reason = "Why not");
  REFUSED (BATTLE_REFUSES, SET, .set.ship = test_fleet_ship (test, "grozny"), .set.value = FORCON_VALUE_HITS_LEFT,
           .set.number = 1000, .reason = "Why not");
}

static void
a_ship_in_a_clash_is_set_at_its_table (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "squadron-1")->clash = (ForconClashId){ 7 };
  REFUSED (ENGAGED, SET, .set.ship = test_fleet_ship (test, "grozny"), .set.value = FORCON_VALUE_HITS_LEFT,
           .set.number = 3, .reason = "Why not");
  REFUSED (ENGAGED, PLACE, .place.formation = test_formation (test, "squadron-1"),
           .place.sector = test_sector (test, "a1"), .reason = "Why not");
}

/* F-CAMP-12 */
static void
before_play_the_master_says_where_formations_start (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->progress.stage = FORCON_STAGE_SET_UP;
  DO (PLACE, .place.formation = test_formation (test, "squadron-1"), .place.sector = test_sector (test, "a1"));
  g_assert_cmpuint (test_post (test, "squadron-1")->sector.value, ==, test_sector (test, "a1").value);
  g_assert_cmpuint (test_post (test, "squadron-1")->came_from.value, ==, 0);
  REFUSED (ALREADY_THERE, PLACE, .place.formation = test_formation (test, "squadron-1"),
           .place.sector = test_sector (test, "a1"));
}

static void
in_play_a_formation_is_put_elsewhere_with_a_reason (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFormationId squadron = test_formation (test, "squadron-1");

  test_post (test, "squadron-1")->bound_for = test_sector (test, "b3");
  test_post (test, "squadron-1")->spent = 1;
  REFUSED (NEEDS_REASON, PLACE, .place.formation = squadron, .place.sector = test_sector (test, "a1"));
  DO (PLACE, .place.formation = squadron, .place.sector = test_sector (test, "a1"), .reason = "Misread a sheet");
  g_assert_cmpuint (test_post (test, "squadron-1")->sector.value, ==, test_sector (test, "a1").value);
  g_assert_cmpint (test_post (test, "squadron-1")->spent, ==, 0);
}

static void
mines_are_laid_by_the_masters_hand_for_one_admiral (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  guint before = test->campaign->fields->len;

  DO (FIELD, .field.sector = test_sector (test, "b2"), .field.admiral = TEST_ADMIRAL_BLUE, .field.count = 4,
      .reason = "Scenario");
  const ForconField *field = &g_array_index (test->campaign->fields, ForconField, before);

  g_assert_cmpint (field->count, ==, 4);
  g_assert_cmpuint (field->known, ==, only (TEST_ADMIRAL_BLUE));
  DO (FIELD, .field.field = field->field, .field.count = 1, .reason = "Swept by tugs");
  g_assert_cmpint (g_array_index (test->campaign->fields, ForconField, before).count, ==, 1);
  REFUSED (BAD_VALUE, FIELD, .field.sector = test_sector (test, "b2"), .field.admiral = TEST_ADMIRAL_BLUE,
           .field.count = 0, .reason = "None");
  REFUSED (UNKNOWN_FIELD, FIELD, .field.field = { 9999 }, .field.count = 1, .reason = "Where");
}

static void
powers_become_allies_and_part (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (ALLY, .ally.power = { 1 }, .ally.alliance = 5, .reason = "Treaty");
  DO (ALLY, .ally.power = { 2 }, .ally.alliance = 5, .reason = "Treaty");
  g_assert_false (forcon_campaign_admirals_hostile (test->campaign, TEST_ADMIRAL_RED, TEST_ADMIRAL_BLUE));
  DO (ALLY, .ally.power = { 2 }, .ally.alliance = 0, .reason = "Treason");
  g_assert_true (forcon_campaign_admirals_hostile (test->campaign, TEST_ADMIRAL_RED, TEST_ADMIRAL_BLUE));
  REFUSED (ALREADY_SO, ALLY, .ally.power = { 2 }, .ally.alliance = 0, .reason = "Treason");
  REFUSED (UNKNOWN_POWER, ALLY, .ally.power = { 3 }, .ally.alliance = 0, .reason = "Who");
}

static void
a_planet_changes_hands (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (HOLDER, .holder.object = test_feature (test, "prime"), .holder.admiral = TEST_ADMIRAL_RED, .reason = "Surrender");
  g_assert_cmpuint (forcon_campaign_feature (test->campaign, test_feature (test, "prime"))->holder.value, ==,
                    TEST_ADMIRAL_RED.value);
  REFUSED (UNKNOWN_OBJECT, HOLDER, .holder.object = { 9999 }, .reason = "What");
  REFUSED (UNKNOWN_PROPERTY, HOLDER, .holder.object = test_feature (test, "belt"), .holder.admiral = TEST_ADMIRAL_RED,
           .reason = "No planet");
}

static void
a_note_is_the_masters (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (NOTE, .note.text = "Players argue");
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_NOTED)->audience, ==, 0);
}

/* F-CAMP-10 */
static void
an_admiral_is_absent_until_back (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (ABSENT, .absent.admiral = TEST_ADMIRAL_GREEN, .absent.on = TRUE);
  g_assert_true (forcon_campaign_admiral (test->campaign, TEST_ADMIRAL_GREEN)->absent);
  REFUSED (ALREADY_SO, ABSENT, .absent.admiral = TEST_ADMIRAL_GREEN, .absent.on = TRUE);
  DO (ABSENT, .absent.admiral = TEST_ADMIRAL_GREEN);
  g_assert_false (forcon_campaign_admiral (test->campaign, TEST_ADMIRAL_GREEN)->absent);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/hand/" path, function)
  TEST ("a message goes to its admiral and nobody else", a_message_goes_to_its_admiral_and_nobody_else);
  TEST ("ships write to their own admiral only", ships_write_to_their_own_admiral_only);
  TEST ("a message says something", a_message_says_something);
  TEST ("what is published everybody sees", what_is_published_everybody_sees);
  TEST ("the main map may say what is not so", the_main_map_may_say_what_is_not_so);
  TEST ("a new notice takes the place of the old", a_new_notice_takes_the_place_of_the_old);
  TEST ("only what is published can be taken off", only_what_is_published_can_be_taken_off);
  TEST ("a ship is set with a reason", a_ship_is_set_with_a_reason);
  TEST ("a card is set for one state only", a_card_is_set_for_one_state_only);
  TEST ("what is of a battle's turn is not set in a campaign", what_is_of_a_battles_turn_is_not_set_in_a_campaign);
  TEST ("a ship in a clash is set at its table", a_ship_in_a_clash_is_set_at_its_table);
  TEST ("before play the master says where formations start", before_play_the_master_says_where_formations_start);
  TEST ("in play a formation is put elsewhere with a reason", in_play_a_formation_is_put_elsewhere_with_a_reason);
  TEST ("mines are laid by the master's hand for one admiral", mines_are_laid_by_the_masters_hand_for_one_admiral);
  TEST ("powers become allies and part", powers_become_allies_and_part);
  TEST ("a planet changes hands", a_planet_changes_hands);
  TEST ("a note is the master's", a_note_is_the_masters);
  TEST ("an admiral is absent until back", an_admiral_is_absent_until_back);
  return g_test_run ();
}
