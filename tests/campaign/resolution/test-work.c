/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What formations do where they are: F-CAMP-3 to F-CAMP-5, F-MINE-1, F-SWP-1, F-SWP-2, F-END-6. */
#include "forcon-test-clash.h"
#include "forcon-test-halves.h"

#define SECTOR(word) .sector = test_sector (test, word)
#define TARGET(word) .target = test_formation (test, word)
#define FEATURE(word) .object = test_feature (test, word)

static guint
count (const TestCampaign *test, ForconCampaignEventKind kind)
{
  return test_campaign_count (test, kind);
}

static gint
laid (const TestCampaign *test, const char *ship)
{
  return forcon_battle_ship (test->campaign->fleet, test_fleet_ship (test, ship))->mines_laid;
}

static ForconCard *
card (TestCampaign *test, const char *ship)
{
  return &g_array_index (test->campaign->fleet->roster->cards, ForconCard, test_fleet_ship (test, ship).value - 1);
}

static ForconFieldId
mines (TestCampaign *test, const char *sector, ForconSideId admiral, gint n)
{
  return forcon_campaign_add_field (test->campaign, test_sector (test, sector), admiral,
                                    &test->rules.mine.cards[FORCON_CHARGE_PLASMA], n);
}

static ForconFeature *
feature (TestCampaign *test, const char *word)
{
  for (guint i = 0; i < test->campaign->features->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (test->campaign->features, ForconFeature, i).object, test_feature (test, word)))
      return &g_array_index (test->campaign->features, ForconFeature, i);
  g_assert_not_reached ();
}

/* F-CAMP-3: what is not a move costs half a phase */
static void
a_patrol_takes_half_a_phase_if_something_follows (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", PATROL, SECTOR ("b2"));
  TEST_TELL ("squadron-1", DEFEND);
  test_half (test, "");
  const ForconCampaignEvent *event = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED);

  g_assert_cmpint (event->task_worked.spent, ==, 1);
  g_assert_cmpint (event->task_worked.cost, ==, 1);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_DONE)->task_done.kind, ==, FORCON_TASK_PATROL);
  test_half (test, "");
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED)->task_worked.spent, ==, 1);
}

/* F-CAMP-4, F-CAMP-10: the last order stands; one that is added costs no half-phase of waiting. */
static void
a_watch_goes_on_until_there_is_something_else (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFormationId division = test_formation (test, "light-division");

  TEST_TELL ("light-division", PATROL);
  for (guint i = 0; i < 3; i++)
    {
      test_half (test, "");
      g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_TASK_DONE), ==, 0);
      g_assert_cmpint (forcon_campaign_task_at (test->campaign, division)->spent, ==, 1);
    }
  TEST_TELL ("light-division", MOVE, SECTOR ("c1"), .add = TRUE);
  test_half (test, "");
  g_assert_cmpuint (forcon_campaign_post (test->campaign, division)->sector.value, ==, test_sector (test, "c1").value);
  g_assert_null (forcon_campaign_task_at (test->campaign, division));
}

/* F-CAMP-4: of as many half-phases as the rules say */
static void
what_takes_longer_runs_on (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->rules.campaign.other_halves = 3;
  TEST_TELL ("sappers", LAY);
  test_half (test, "");
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 0);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 1);
}

/* F-CAMP-4 */
static void
to_hold_lasts_until_there_is_something_else (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", HOLD);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_TASK_DONE), ==, 0);
  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  test_half (test, "");
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_DONE)->task_done.kind, ==, FORCON_TASK_HOLD);
  g_assert_true (test_is_in (test, "light-division", "c2"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
}

/* F-CAMP-4 */
static void
what_is_to_be_done_elsewhere_is_not_done_here (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TOLD_IN_VAIN (NOT_TOGETHER, "squadron-1", PATROL, SECTOR ("b1"));
  g_assert_cmpuint (test->outcome->verdict.sector.value, ==, test_sector (test, "b2").value);
  g_assert_cmpuint (test->outcome->verdict.other.value, ==, test_sector (test, "b1").value);
  TEST_TOLD_IN_VAIN (UNKNOWN_SECTOR, "squadron-1", DEFEND, .sector = { 77 });
  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  TEST_TELL ("squadron-1", PATROL, SECTOR ("b1"));
}

/* F-CAMP-4, F-CAMP-8: the figures tell where nobody was found, and no more */
static void
an_attack_on_who_is_not_there_fails_when_its_time_is_spent (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", ATTACK_FORMATION, TARGET ("karkas"));
  test_half (test, "");
  const ForconFact_task_failed *fact = &test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_FAILED)->task_failed;

  g_assert_cmpint (fact->problem, ==, FORCON_PROBLEM_NOT_THERE);
  g_assert_cmpuint (fact->sector.value, ==, test_sector (test, "b2").value);
  g_assert_cmpuint (fact->target.value, ==, test_formation (test, "karkas").value);
  g_assert_true (FORCON_ID_IS_NONE (fact->other));
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED), ==, 1);
}

/* F-CAMP-4: an order tells nobody where an enemy is, or that it is no more */
static void
whom_to_attack_is_judged_by_whose_it_is_alone (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TOLD_IN_VAIN (NOT_HOSTILE, "squadron-1", ATTACK_FORMATION, TARGET ("green-guard"));
  g_assert_cmpuint (test->outcome->verdict.formation.value, ==, test_formation (test, "green-guard").value);
  TEST_TOLD_IN_VAIN (UNKNOWN_FORMATION, "squadron-1", ATTACK_FORMATION);
  for (guint i = 0; i < test->campaign->fleet->n_ships; i++)
    if (FORCON_ID_EQUAL (test->campaign->fleet->ships[i].side, TEST_ADMIRAL_BLUE))
      test->campaign->fleet->ships[i].status = FORCON_SHIP_DESTROYED;
  TEST_TELL ("squadron-1", ATTACK_FORMATION, TARGET ("karkas"));
}

/* F-CAMP-6 */
static void
an_attack_waits_until_its_target_has_done_with_others (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);
  test_move (test, "squadron-2", "b2", NULL);
  test_identify (test, TEST_ADMIRAL_RED, "karkas");
  TEST_TELL ("squadron-2", ATTACK_FORMATION, TARGET ("karkas"));
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED), ==, 0);
  g_assert_cmpint (test_failure (test), ==, FORCON_PROBLEM_NONE);
}

/* F-CAMP-6: that it waits would tell that somebody is there */
static void
no_attack_waits_for_who_is_hidden (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);
  test_move (test, "squadron-2", "b2", NULL);
  test_move (test, "light-division", "b2", NULL);
  TEST_TELL ("squadron-2", ATTACK_FORMATION, TARGET ("karkas"));
  TEST_TELL ("light-division", ATTACK_SECTOR);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED), ==, 2);
  g_assert_cmpint (test_failure (test), ==, FORCON_PROBLEM_NOT_THERE);
}

/* F-CAMP-4 */
static void
an_attack_on_an_empty_sector_is_done_when_its_time_is_spent (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", ATTACK_SECTOR);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_TASK_DONE), ==, 1);
}

/* F-MINE-1, F-MINE-2: all that is aboard, where nothing else is said */
static void
mines_are_laid_as_one_field_that_its_admiral_knows_of (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("sappers", LAY, .charge = FORCON_CHARGE_TORPEDO);
  test_half (test, "");
  const ForconCampaignEvent *event = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID);
  const ForconField *field = forcon_campaign_field (test->campaign, event->field_laid.field);

  g_assert_cmpint (field->count, ==, 6);
  g_assert_cmpint (field->charge, ==, FORCON_CHARGE_TORPEDO);
  g_assert_cmpint (field->range, ==, FORCON_CM (15));
  g_assert_cmpint (field->strength, ==, 4);
  g_assert_cmpuint (field->sector.value, ==, test_sector (test, "a1").value);
  g_assert_cmpuint (field->known, ==, 1u << TEST_ADMIRAL_RED.value);
  g_assert_cmpuint (event->audience, ==, 1u << TEST_ADMIRAL_RED.value);
  g_assert_cmpint (laid (test, "amur"), ==, 6);
  TEST_TOLD_IN_VAIN (NO_MINES, "sappers", LAY);
  g_assert_cmpint (test->outcome->verdict.actual, ==, 0);
  g_assert_cmpint (test->outcome->verdict.needed, ==, 1);
}

/* F-MINE-1: of the first ships of the file first */
static void
so_many_mines_are_laid_as_are_told (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  card (test, "tral")->mines = 3;
  TEST_TOLD_IN_VAIN (NO_MINES, "sappers", LAY, .count = 10);
  g_assert_cmpint (test->outcome->verdict.actual, ==, 9);
  g_assert_cmpint (test->outcome->verdict.needed, ==, 10);
  TEST_TOLD_IN_VAIN (BAD_VALUE, "sappers", LAY, .count = -1);
  TEST_TELL ("sappers", LAY, .count = 7);
  test_half (test, "");
  g_assert_cmpint (laid (test, "amur"), ==, 6);
  g_assert_cmpint (laid (test, "tral"), ==, 1);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID)->field_laid.count, ==, 7);
}

/* F-CAMP-5: what was there to be laid when it was told may be gone when its turn comes */
static void
mines_that_are_gone_are_not_laid (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("sappers", LAY);
  TEST_TELL ("sappers", LAY);
  test_half (test, "");
  test_half (test, "");
  g_assert_cmpint (test_failure (test), ==, FORCON_PROBLEM_NO_MINES);
}

/* F-SWP-1 */
static void
only_a_minesweeper_with_drones_sweeps (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TOLD_IN_VAIN (NO_SWEEPER, "squadron-1", SWEEP);
  card (test, "grozny")->drones = 4;
  TEST_TOLD_IN_VAIN (NO_SWEEPER, "squadron-1", SWEEP);
  card (test, "tral")->drones = 0;
  TEST_TOLD_IN_VAIN (NO_SWEEPER, "sappers", SWEEP);
}

/* F-SWP-1, F-SWP-2: one die against its readiness; found are all, destroyed as many as it has drones, oldest first */
static void
a_sweeper_finds_the_fields_of_enemies_and_clears_them (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFieldId first = mines (test, "a1", TEST_ADMIRAL_BLUE, 3);
  ForconFieldId second = mines (test, "a1", TEST_ADMIRAL_BLUE, 5);
  ForconFieldId friendly = mines (test, "a1", TEST_ADMIRAL_GREEN, 5);
  ForconFieldId elsewhere = mines (test, "a2", TEST_ADMIRAL_BLUE, 5);

  card (test, "tral")->readiness = 4;
  TEST_TELL ("sappers", SWEEP);
  test_half (test, "4");
  const ForconCampaignEvent *event = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_SWEEP_CHECKED);

  g_assert_true (event->sweep_checked.passed);
  g_assert_cmpint (event->sweep_checked.readiness, ==, 4);
  g_assert_cmpint (event->sweep_checked.swept, ==, 4);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_FOUND), ==, 2);
  g_assert_cmpint (forcon_campaign_field (test->campaign, first)->count, ==, 0);
  g_assert_cmpint (forcon_campaign_field (test->campaign, second)->count, ==, 4);
  g_assert_cmpint (forcon_campaign_field (test->campaign, friendly)->count, ==, 5);
  g_assert_cmpint (forcon_campaign_field (test->campaign, elsewhere)->count, ==, 5);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FIELD_CHANGED)->audience, ==,
                    1u << TEST_ADMIRAL_RED.value);
}

/* F-SWP-2, F-CAMP-8: who fails is told the same whether there is a field or not */
static void
a_sweeper_that_fails_learns_nothing (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFieldId field = mines (test, "a1", TEST_ADMIRAL_BLUE, 3);

  card (test, "tral")->readiness = 4;
  TEST_TELL ("sappers", SWEEP);
  test_half (test, "5");
  const ForconFact_sweep_checked with = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_SWEEP_CHECKED)->sweep_checked;

  g_assert_false (with.passed);
  g_assert_true (FORCON_ID_IS_NONE (with.field));
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_FOUND), ==, 0);
  g_assert_cmpint (forcon_campaign_field (test->campaign, field)->count, ==, 3);
  g_array_set_size (test->campaign->fields, 0);
  TEST_TELL ("sappers", SWEEP);
  test_half (test, "5");
  const ForconFact_sweep_checked without
      = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_SWEEP_CHECKED)->sweep_checked;

  g_assert_cmpint (with.swept, ==, without.swept);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_TASK_DONE), ==, 1);
}

/* F-SWP-1: what is known of needs no finding */
static void
a_field_that_is_known_is_swept_whatever_falls (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFieldId field = mines (test, "a1", TEST_ADMIRAL_BLUE, 3);

  card (test, "tral")->readiness = 4;
  g_array_index (test->campaign->fields, ForconField, 0).known |= 1u << TEST_ADMIRAL_RED.value;
  TEST_TELL ("sappers", SWEEP);
  test_half (test, "6");
  g_assert_cmpint (forcon_campaign_field (test->campaign, field)->count, ==, 0);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_FOUND), ==, 0);
}

/* F-SWP-2, option mines.sweeper-check-dice */
static void
the_sweepers_check_has_as_many_dice_as_the_option_says (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->rules.options.sweeper_dice = 2;
  TEST_TELL ("sappers", SWEEP);
  test_half (test, "4 4");
  g_assert_false (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_SWEEP_CHECKED)->sweep_checked.passed);
}

/* F-CAMP-5: in the order of the rule, not of the formations */
static void
mines_are_laid_before_anybody_sweeps (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  card (test, "korsar")->mines = 2;
  test_move (test, "raiders", "a1", NULL);
  TEST_TELL ("sappers", SWEEP);
  TEST_TELL ("raiders", LAY);
  test_half (test, "1");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 1);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_SWEEP_CHECKED)->sweep_checked.swept, ==, 2);
}

/* F-CAMP-5: what was put off is judged again when it is done */
static void
mines_that_were_lost_while_the_master_thought_are_not_laid (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaignCommand pass = { .kind = FORCON_CAMPAIGN_COMMAND_ANSWER };

  test_move (test, "raiders", "a1", NULL);
  test_red_sees (test, "raiders");
  TEST_TELL ("sappers", LAY);
  test_half (test, "");
  card (test, "amur")->mines = 0;
  pass.answer.meeting = g_array_index (test->campaign->meetings, ForconMeeting, 0).meeting;
  test_campaign_do (test, &pass, "");
  g_assert_cmpint (test_failure (test), ==, FORCON_PROBLEM_NO_MINES);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 0);
}

/* F-SHIP-3, F-END-6 */
static void
troops_on_a_planet_of_an_enemy_are_noted_for_the_ground (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("landing-force", LAND);
  test_half (test, "");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_TROOPS_LANDED), ==, 2);
  const ForconFact_troops_landed *fact
      = &test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TROOPS_LANDED)->troops_landed;

  g_assert_cmpuint (fact->ship.value, ==, test_fleet_ship (test, "kama").value);
  g_assert_cmpint (fact->troops, ==, 10);
  g_assert_cmpint (fact->landed, ==, 10);
  g_assert_true (fact->contested);
  g_assert_cmpuint (fact->holder.value, ==, TEST_ADMIRAL_BLUE.value);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_HOLDER_SET), ==, 0);
  g_assert_cmpuint (test->campaign->landings->len, ==, 2);
  TEST_TOLD_IN_VAIN (NO_TROOPS, "landing-force", LAND);
}

/* F-CAMP-8: who holds the planet looks up */
static void
who_is_landed_upon_sees_by_whom (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("landing-force", LAND);
  test_half (test, "");
  g_assert_cmpint (
      forcon_campaign_sighting (test->campaign, TEST_ADMIRAL_BLUE, test_formation (test, "landing-force"))->level, ==,
      FORCON_LEVEL_CONTACT);
}

/* F-END-6 */
static void
a_planet_that_nobody_holds_is_theirs_who_land_on_it (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  feature (test, "prime")->holder = FORCON_NO_SIDE;
  TEST_TELL ("landing-force", LAND, FEATURE ("prime"), .count = 12);
  test_half (test, "");
  g_assert_false (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TROOPS_LANDED)->troops_landed.contested);
  g_assert_cmpint (test_last_event (test, FORCON_CAMPAIGN_EVENT_TROOPS_LANDED)->troops_landed.troops, ==, 2);
  g_assert_cmpuint (feature (test, "prime")->holder.value, ==, TEST_ADMIRAL_RED.value);
}

/* F-END-6 */
static void
a_garrison_of_nobodys_is_fought_for_as_well (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  feature (test, "prime")->holder = FORCON_NO_SIDE;
  feature (test, "prime")->garrison = 4;
  TEST_TELL ("landing-force", LAND);
  test_half (test, "");
  g_assert_true (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TROOPS_LANDED)->troops_landed.contested);
  g_assert_true (FORCON_ID_IS_NONE (feature (test, "prime")->holder));
}

/* F-END-6: reinforcements for one's own, and a race for nobody's planet */
static void
landings_are_contested_where_there_are_enemies (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconLanding landing = { .ship = test_fleet_ship (test, "gorgon"), .admiral = TEST_ADMIRAL_BLUE,
                            .object = test_feature (test, "prime"), .troops = 3 };

  feature (test, "prime")->holder = TEST_ADMIRAL_GREEN;
  TEST_TELL ("landing-force", LAND, .count = 1);
  test_half (test, "");
  g_assert_false (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TROOPS_LANDED)->troops_landed.contested);
  g_assert_cmpuint (feature (test, "prime")->holder.value, ==, TEST_ADMIRAL_GREEN.value);
  g_array_append_val (test->campaign->landings, landing);
  TEST_TELL ("landing-force", LAND, .count = 1);
  test_half (test, "");
  g_assert_true (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TROOPS_LANDED)->troops_landed.contested);
}

/* F-END-6 */
static void
troops_need_a_planet (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TOLD_IN_VAIN (UNKNOWN_OBJECT, "landing-force", LAND, FEATURE ("home"));
  TEST_TOLD_IN_VAIN (NO_TROOPS, "landing-force", LAND, .count = 16);
  g_assert_cmpint (test->outcome->verdict.actual, ==, 15);
  test_move (test, "landing-force", "c1", NULL);
  TEST_TOLD_IN_VAIN (NO_PLANET, "landing-force", LAND);
  g_assert_cmpuint (test->outcome->verdict.sector.value, ==, test_sector (test, "c1").value);
}

/* F-CAMP-5: after the meetings: who fights lays no mines */
static void
who_is_met_and_attacked_does_no_work (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "raiders", "a1", NULL);
  TEST_TELL ("sappers", LAY);
  TEST_TELL ("raiders", ATTACK_SECTOR);
  test_half (test, "1 6 1 6");
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_CLASH_OPENED), ==, 1);
  g_assert_cmpuint (count (test, FORCON_CAMPAIGN_EVENT_FIELD_LAID), ==, 0);
  g_assert_nonnull (forcon_campaign_task_at (test->campaign, test_formation (test, "sappers")));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/work/" path, function)
  TEST ("a patrol takes half a phase if something follows", a_patrol_takes_half_a_phase_if_something_follows);
  TEST ("a watch goes on until there is something else", a_watch_goes_on_until_there_is_something_else);
  TEST ("what takes longer runs on", what_takes_longer_runs_on);
  TEST ("to hold lasts until there is something else", to_hold_lasts_until_there_is_something_else);
  TEST ("what is to be done elsewhere is not done here", what_is_to_be_done_elsewhere_is_not_done_here);
  TEST ("an attack on who is not there fails in the end", an_attack_on_who_is_not_there_fails_when_its_time_is_spent);
  TEST ("whom to attack is judged by whose it is alone", whom_to_attack_is_judged_by_whose_it_is_alone);
  TEST ("an attack waits until its target is free", an_attack_waits_until_its_target_has_done_with_others);
  TEST ("no attack waits for who is hidden", no_attack_waits_for_who_is_hidden);
  TEST ("an attack on an empty sector is done", an_attack_on_an_empty_sector_is_done_when_its_time_is_spent);
  TEST ("mines are laid as one field", mines_are_laid_as_one_field_that_its_admiral_knows_of);
  TEST ("so many mines are laid as are told", so_many_mines_are_laid_as_are_told);
  TEST ("mines that are gone are not laid", mines_that_are_gone_are_not_laid);
  TEST ("only a minesweeper with drones sweeps", only_a_minesweeper_with_drones_sweeps);
  TEST ("a sweeper finds fields of enemies and clears them", a_sweeper_finds_the_fields_of_enemies_and_clears_them);
  TEST ("a sweeper that fails learns nothing", a_sweeper_that_fails_learns_nothing);
  TEST ("a field that is known is swept whatever falls", a_field_that_is_known_is_swept_whatever_falls);
  TEST ("the sweeper's check has the dice of the option", the_sweepers_check_has_as_many_dice_as_the_option_says);
  TEST ("mines are laid before anybody sweeps", mines_are_laid_before_anybody_sweeps);
  TEST ("mines that were lost meanwhile are not laid", mines_that_were_lost_while_the_master_thought_are_not_laid);
  TEST ("troops on an enemy's planet are noted", troops_on_a_planet_of_an_enemy_are_noted_for_the_ground);
  TEST ("who is landed upon sees by whom", who_is_landed_upon_sees_by_whom);
  TEST ("a planet that nobody holds is theirs who land", a_planet_that_nobody_holds_is_theirs_who_land_on_it);
  TEST ("a garrison of nobody's is fought for as well", a_garrison_of_nobodys_is_fought_for_as_well);
  TEST ("landings are contested where there are enemies", landings_are_contested_where_there_are_enemies);
  TEST ("troops need a planet", troops_need_a_planet);
  TEST ("who is met and attacked does no work", who_is_met_and_attacked_does_no_work);
  return g_test_run ();
}
