/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Captains fight clashes, and what comes of it holds together. */
#include "campaign/clash/clash-captains.h"
#include "engine/captain/captain.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"
#include "forcon-test-clash.h"

#define ROUNDS 12
#define SEEDS 12

static void
arm (TestCampaign *test, const char *ship, gint firepower)
{
  ForconCard *card
      = &g_array_index (test->campaign->fleet->roster->cards, ForconCard, test_fleet_ship (test, ship).value - 1);
  ForconWeapon battery = { .id = g_strdup ("battery"),
                           .name = g_strdup ("Battery"),
                           .kind = FORCON_WEAPON_BATTERY,
                           .mount = FORCON_MOUNT_STERN,
                           .arcs = 0xf,
                           .range = FORCON_CM (40),
                           .strength = firepower };

  card->greatest_turn = FORCON_DEGREES (90);
  g_array_append_val (card->weapons, battery);
}

/* Two against two, armed, with mines between them; fast ships may well leave the table. */
static ForconChronicle *
chronicle_new (TestCampaign *test, guint seed)
{
  static const char *const armed[] = { "grozny", "smely", "bravy", "gorgon", "harpy", "korsar", "kaper" };
  static const TestParty parties[] = {
    { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" },
    { "landing-force", FORCON_PARTY_PRESENT, NULL },
    { "karkas", FORCON_PARTY_PRESENT, NULL },
    { "raiders", FORCON_PARTY_PRESENT, NULL },
  };

  test->campaign->progress.seed = seed;
  for (guint i = 0; i < G_N_ELEMENTS (armed); i++)
    arm (test, armed[i], 14);
  forcon_campaign_add_field (test->campaign, test_sector (test, "b1"), TEST_ADMIRAL_BLUE,
                             &test->rules.mine.cards[FORCON_CHARGE_PLASMA], 3);
  test_move (test, "squadron-1", "b1", "b2");
  test_move (test, "karkas", "b1", "c1");
  test_move (test, "raiders", "b1", NULL);
  test_clash_open (test, "b1", NULL, parties, G_N_ELEMENTS (parties));
  return forcon_chronicle_new (test->campaign, &test->rules);
}

static ForconClashId
clash_of (const ForconChronicle *chronicle)
{
  return g_array_index (forcon_chronicle_campaign (chronicle)->clashes, ForconClash, 0).clash;
}

static void
fight (ForconChronicle *chronicle, const ForconClashCaptains *captains)
{
  ForconCampaignVerdict verdict;

  g_assert_true (forcon_chronicle_fight (chronicle, clash_of (chronicle), captains, &verdict));
  g_assert_cmpint (verdict.kind, ==, FORCON_PROBLEM_NONE);
}

/* F-CAMP-10 */
static void
captains_fight_as_many_rounds_as_they_are_told (void)
{
  const ForconClashCaptains captains = { FORCON_ALL_SIDES, 2, FALSE };
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, 1);

  fight (chronicle, &captains);
  g_assert_cmpint (forcon_campaign_battle (forcon_chronicle_campaign (chronicle), clash_of (chronicle))->round, ==, 3);
}

/* F-CAMP-10 */
static void
captains_leave_what_is_for_others_to_decide (void)
{
  const ForconClashCaptains captains = { 1u << TEST_ADMIRAL_BLUE.value, ROUNDS, TRUE };
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, 1);
  const ForconBattle *table;

  fight (chronicle, &captains);
  table = forcon_campaign_battle (forcon_chronicle_campaign (chronicle), clash_of (chronicle));
  g_assert_cmpint (table->step, ==, FORCON_STEP_MOVEMENT);
  g_assert_cmpuint (table->side.value, ==, forcon_battle_find_side (table, "red").value);
}

/* F-TURN-3 */
static void
captains_part_when_there_is_no_end (void)
{
  const ForconClashCaptains captains = { FORCON_ALL_SIDES, 1, TRUE };
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, 1);

  fight (chronicle, &captains);
  g_assert_null (forcon_campaign_battle (forcon_chronicle_campaign (chronicle), clash_of (chronicle)));
}

/* F-TURN-1 */
static void
each_command_of_a_captain_is_an_entry_of_its_own (void)
{
  const ForconClashCaptains captains = { FORCON_ALL_SIDES, 1, FALSE };
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, 1);

  fight (chronicle, &captains);
  g_assert_cmpuint (forcon_chronicle_length (chronicle), >, 10);
  for (guint i = 0; i < forcon_chronicle_length (chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, NULL);

      g_assert_cmpint (entry->command.kind, ==, FORCON_CAMPAIGN_COMMAND_PLAY);
      g_assert_true (entry->command.battle.by_captain);
    }
}

static void
assert_sound_formation (const ForconCampaign *campaign, ForconFormationId id)
{
  const ForconFormation *formation = forcon_battle_formation (campaign->fleet, id);
  ForconShips ships = forcon_formation_ships (campaign->fleet, id);

  g_assert_true (forcon_ships_contain (&ships, formation->flagship));
  g_assert_false (formation->broken);
  g_assert_nonnull (forcon_campaign_sector (campaign, forcon_campaign_post (campaign, id)->sector));
  g_assert_true (FORCON_ID_IS_NONE (forcon_campaign_post (campaign, id)->clash));
  for (guint i = 0; i < ships.n; i++)
    g_assert_cmpuint (forcon_battle_ship (campaign->fleet, ships.ship[i])->side.value, ==, formation->side.value);
}

/* F-CAMP-11 */
static void
what_comes_back_is_a_sound_fleet (void)
{
  const ForconClashCaptains captains = { FORCON_ALL_SIDES, ROUNDS, TRUE };
  guint lost = 0;

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (TestCampaign) test = test_campaign_new ();
      g_autoptr (ForconChronicle) chronicle = chronicle_new (test, seed);

      fight (chronicle, &captains);

      const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

      for (guint i = 1; i <= campaign->fleet->n_formations; i++)
        if (forcon_campaign_formation_lives (campaign, (ForconFormationId){ (guint16) i }))
          assert_sound_formation (campaign, (ForconFormationId){ (guint16) i });
      for (guint i = 0; i < campaign->fleet->n_ships; i++)
        lost += campaign->fleet->ships[i].status != FORCON_SHIP_IN_ACTION;
    }
  g_assert_cmpuint (lost, >, 0);
}

/* F-GEN-5 */
static void
a_clash_replays_to_the_same_campaign (void)
{
  const ForconClashCaptains captains = { FORCON_ALL_SIDES, ROUNDS, TRUE };
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, 2);
  g_autofree char *before = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  fight (chronicle, &captains);
  g_assert_true (forcon_chronicle_replays (chronicle, NULL));
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
  g_assert_true (forcon_chronicle_go_to (chronicle, 0, NULL));
  g_autofree char *undone = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  g_assert_cmpstr (undone, ==, before);
}

/* F-GEN-5: what happened at the table is looked at as closely as what happened on the map */
static void
an_audit_notices_what_was_changed_at_the_table (void)
{
  const ForconClashCaptains captains = { FORCON_ALL_SIDES, ROUNDS, TRUE };
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = chronicle_new (test, 2);
  guint place = 0;

  fight (chronicle, &captains);
  while (forcon_chronicle_entry (chronicle, place, NULL)->battle_events->len == 0)
    place++;
  GArray *events = forcon_chronicle_entry (chronicle, place, NULL)->battle_events;

  g_array_index (events, ForconEvent, events->len - 1).audience ^= 1u << 1;
  ForconAudit audit = forcon_chronicle_verify (chronicle);

  g_assert_false (audit.agrees);
  g_assert_cmpuint (audit.entry, ==, place);
}

#define ADD(test) g_test_add_func ("/campaign/clash-captains/" #test, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (captains_fight_as_many_rounds_as_they_are_told);
  ADD (captains_leave_what_is_for_others_to_decide);
  ADD (captains_part_when_there_is_no_end);
  ADD (each_command_of_a_captain_is_an_entry_of_its_own);
  ADD (what_comes_back_is_a_sound_fleet);
  ADD (a_clash_replays_to_the_same_campaign);
  ADD (an_audit_notices_what_was_changed_at_the_table);
  return g_test_run ();
}
