/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clashes in which everything is tried, also by the master, brought back at any moment: what must hold of the map then.
 */
#include "campaign/chronicle/chronicle.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"
#include "forcon-test-captain.h"
#include "forcon-test-clash.h"
#include "forcon-test-eager.h"

#ifdef __SANITIZE_ADDRESS__
#define SEEDS 20
#else
#define SEEDS 150
#endif
#define COMMANDS 250

static const TestParty parties[] = {
  { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" },
  { "landing-force", FORCON_PARTY_PRESENT, NULL },
  { "sappers", FORCON_PARTY_PRESENT, NULL },
  { "green-guard", FORCON_PARTY_PRESENT, NULL },
  { "karkas", FORCON_PARTY_PRESENT, NULL },
  { "raiders", FORCON_PARTY_PRESENT, NULL },
};

static void
arm (ForconCard *card)
{
  ForconWeapon battery = { .id = g_strdup ("battery"),
                           .name = g_strdup ("Battery"),
                           .kind = FORCON_WEAPON_BATTERY,
                           .mount = FORCON_MOUNT_STERN,
                           .arcs = 0xf,
                           .range = FORCON_CM (50),
                           .strength = 10 };
  ForconWeapon tube = { .id = g_strdup ("tube"),
                        .name = g_strdup ("Tube"),
                        .kind = FORCON_WEAPON_TORPEDO,
                        .mount = FORCON_MOUNT_BOW,
                        .arcs = 0xf,
                        .range = FORCON_CM (25),
                        .strength = 3,
                        .run = 2 };

  card->greatest_turn = FORCON_DEGREES (90);
  g_array_append_val (card->weapons, battery);
  g_array_append_val (card->weapons, tube);
}

static TestCampaign *
clash_new (guint seed, ForconRandom *random)
{
  static const char *const from[] = { NULL, "a1", "c1", "b2" };
  TestCampaign *test = test_campaign_new ();

  test->campaign->progress.seed = seed;
  for (guint i = 0; i < test->campaign->fleet->n_ships; i++)
    arm (&g_array_index (test->campaign->fleet->roster->cards, ForconCard, i));
  forcon_campaign_add_field (test->campaign, test_sector (test, "b1"), TEST_ADMIRAL_BLUE,
                             &test->rules.mine.cards[FORCON_CHARGE_PLASMA], 3);
  for (guint i = 0; i < G_N_ELEMENTS (parties); i++)
    {
      test_move (test, parties[i].formation, "b1", from[forcon_random_below (random, G_N_ELEMENTS (from))]);
      test_post (test, parties[i].formation)->posture = (ForconPosture) forcon_random_below (random, FORCON_N_POSTURE);
    }
  test_clash_open (test, "b1", NULL, parties, G_N_ELEMENTS (parties));
  return test;
}

/* Sides that stand close together soon come to boarding, ramming and everything else. */
static void
draw_together (TestCampaign *test)
{
  ForconBattle *table = test_table_changed (test);

  for (guint i = 0; i < table->n_ships; i++)
    {
      table->ships[i].position.x = table->size.x / 2 + (table->ships[i].position.x - table->size.x / 2) / 3;
      table->ships[i].position.y = table->size.y / 2 + (table->ships[i].position.y - table->size.y / 2) / 3;
    }
}

/* Those whose bows point outwards leave the table when they go straight ahead. */
static void
turn_outwards (TestCampaign *test)
{
  ForconBattle *table = test_table_changed (test);

  for (guint i = 0; i < table->n_ships; i++)
    table->ships[i].heading
        = forcon_point_bearing ((ForconPoint){ table->size.x / 2, table->size.y / 2 }, table->ships[i].position);
}

static ForconCommand
next_command (const ForconBattle *table, const ForconRules *rules, gboolean ahead, ForconRandom *random)
{
  if (table->step == FORCON_STEP_SET_UP && forcon_random_below (random, 3) > 0)
    return (ForconCommand){ .kind = FORCON_COMMAND_BEGIN };
  ForconShipId ship = { (guint16) (1 + forcon_random_below (random, table->n_ships)) };

  if (forcon_random_below (random, 8) == 0)
    return test_captain_master (table, random);
  if (ahead && table->step == FORCON_STEP_MOVEMENT && forcon_random_below (random, 3) == 0)
    return forcon_command_move (ship, forcon_battle_card (table, ship)->speed, 0, 0);
  return test_captain_eager (table, rules, random);
}

static void
play (ForconChronicle *chronicle, ForconClashId clash, gboolean ahead, ForconRandom *random)
{
  const ForconDice dice = FORCON_DICE_GENERATED;

  for (guint i = forcon_random_below (random, COMMANDS); i > 0; i--)
    {
      const ForconBattle *table = forcon_campaign_battle (forcon_chronicle_campaign (chronicle), clash);
      ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_PLAY, .play = { .clash = clash } };

      if (table->step == FORCON_STEP_OVER)
        return;
      command.battle = next_command (table, forcon_chronicle_rules (chronicle), ahead, random);
      forcon_campaign_outcome_free (forcon_chronicle_do (chronicle, &command, &dice));
    }
}

/* F-FORM-2, F-CAMP-11 */
static void
assert_sound (const ForconCampaign *campaign)
{
  const ForconBattle *fleet = campaign->fleet;

  for (guint16 i = 1; i <= fleet->n_ships; i++)
    {
      const ForconShip *ship = forcon_battle_ship (fleet, (ForconShipId){ i });

      g_assert_cmpuint (forcon_battle_find_ship (fleet, forcon_battle_card (fleet, (ForconShipId){ i })->id).value, ==,
                        i);
      g_assert_cmpint (ship->status, !=, FORCON_SHIP_CAPTURED);
      g_assert_cmpint (ship->status, !=, FORCON_SHIP_WITHDRAWN);
      g_assert_nonnull (forcon_battle_formation (fleet, ship->formation));
      if (ship->status == FORCON_SHIP_IN_ACTION)
        g_assert_cmpuint (forcon_battle_formation (fleet, ship->formation)->side.value, ==, ship->side.value);
    }
  for (guint16 i = 1; i <= fleet->n_formations; i++)
    {
      ForconFormationId id = { i };
      ForconShips ships = forcon_formation_ships (fleet, id);

      g_assert_true (FORCON_ID_IS_NONE (forcon_campaign_post (campaign, id)->clash));
      g_assert_true (ships.n > 0 || !forcon_campaign_post (campaign, id)->formed);
      if (!forcon_campaign_formation_lives (campaign, id))
        continue;
      g_assert_true (forcon_formation_commanded (fleet, id));
      g_assert_cmpuint (forcon_battle_find_formation (fleet, forcon_battle_formation_id (fleet, id)).value, ==, i);
      g_assert_nonnull (forcon_campaign_sector (campaign, forcon_campaign_post (campaign, id)->sector));
    }
}

/* What was played for once or more in all clashes, so that the test tests what it says. */
typedef struct {
  guint captured;
  guint added;
  guint formed;
  guint withdrawn;
  guint over;
  guint landed;
} Seen;

static void
count (const GArray *events, Seen *seen)
{
  for (guint i = 0; i < events->len; i++)
    {
      ForconCampaignEventKind kind = g_array_index (events, ForconCampaignEvent, i).kind;

      seen->captured += kind == FORCON_CAMPAIGN_EVENT_SHIP_CAPTURED;
      seen->added += kind == FORCON_CAMPAIGN_EVENT_SHIP_ADDED;
      seen->formed += kind == FORCON_CAMPAIGN_EVENT_FORMATION_FORMED;
      seen->withdrawn += kind == FORCON_CAMPAIGN_EVENT_FORMATION_MOVED;
      seen->over += kind == FORCON_CAMPAIGN_EVENT_FORMATION_OVER;
      seen->landed += kind == FORCON_CAMPAIGN_EVENT_TROOPS_LANDED;
    }
}

static void
play_and_return (guint seed, Seen *seen)
{
  ForconRandom random = forcon_random_nth (seed, 7);
  g_autoptr (TestCampaign) test = clash_new (seed, &random);
  ForconCampaignCommand command = test_return (test);
  const ForconDice none = { 0 };

  if (seed % 2 == 0)
    draw_together (test);
  else if (seed % 4 == 1)
    turn_outwards (test);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  play (chronicle, command.play.clash, seed % 4 == 1, &random);
  g_autofree char *before = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  command.reason = "It is late";
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &none);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  count (outcome->events, seen);
  assert_sound (forcon_chronicle_campaign (chronicle));
  g_assert_true (forcon_chronicle_replays (chronicle, NULL));
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  g_autofree char *undone = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  g_assert_cmpstr (undone, ==, before);
}

/* F-CAMP-11 */
static void
whatever_was_played_comes_back_as_a_sound_fleet (void)
{
  Seen seen = { 0 };

  for (guint seed = 1; seed <= SEEDS; seed++)
    play_and_return (seed, &seen);
  g_test_message ("captured %u, added %u, formed %u, withdrawn %u, over %u, landed %u", seen.captured, seen.added,
                  seen.formed, seen.withdrawn, seen.over, seen.landed);
  g_assert_cmpuint (seen.captured, >, 0);
  g_assert_cmpuint (seen.added, >, 0);
  g_assert_cmpuint (seen.formed, >, 0);
  g_assert_cmpuint (seen.withdrawn, >, 0);
  g_assert_cmpuint (seen.over, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/clash-properties/whatever_was_played_comes_back_as_a_sound_fleet",
                   whatever_was_played_comes_back_as_a_sound_fleet);
  return g_test_run ();
}
