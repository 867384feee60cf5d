/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Administrative tasks: F-CAMP-3, F-CAMP-12, F-FORM-1 to F-FORM-3. */
#include "engine/state/formation.h"
#include "forcon-test-clash.h"
#include "forcon-test-halves.h"

#define SECTOR(word) .sector = test_sector (test, word)
#define SHIPS(words) .ships = test_ships (test, words)
#define FLAGSHIP(word) .flagship = test_fleet_ship (test, word)
#define TARGET(word) .target = test_formation (test, word)

static const ForconFormation *
formation (const TestCampaign *test, const char *word)
{
  return forcon_battle_formation (test->campaign->fleet, test_formation (test, word));
}

static gint
succession (const TestCampaign *test, const char *ship)
{
  return forcon_battle_ship (test->campaign->fleet, test_fleet_ship (test, ship))->succession;
}

static guint
size (const TestCampaign *test, const char *word)
{
  return forcon_formation_ships (test->campaign->fleet, test_formation (test, word)).n;
}

static TestCampaign *
before_play (void)
{
  TestCampaign *test = test_campaign_new ();

  test->campaign->progress.stage = FORCON_STAGE_SET_UP;
  test->campaign->progress.phase = 0;
  return test;
}

/* F-CAMP-3: they cost nothing, and what follows them in the same half-phase is not held up */
static void
several_in_a_row_are_done_at_once_and_cost_nothing (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", POSTURE, .posture = FORCON_POSTURE_BATTLE);
  TEST_TELL ("light-division", FLAGSHIP, FLAGSHIP ("rezvy"));
  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  test_half (test, "");
  g_assert_cmpint (test_post (test, "light-division")->posture, ==, FORCON_POSTURE_BATTLE);
  g_assert_cmpuint (formation (test, "light-division")->flagship.value, ==, test_fleet_ship (test, "rezvy").value);
  g_assert_true (test_is_in (test, "light-division", "c1"));
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_TASK_DONE), ==, 3);
}

/* F-CAMP-5: what follows a move waits for the next half-phase */
static void
one_that_follows_a_move_waits_for_the_next_half (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  TEST_TELL ("light-division", POSTURE, .posture = FORCON_POSTURE_AMBUSH);
  test_half (test, "");
  g_assert_cmpint (test_post (test, "light-division")->posture, ==, FORCON_POSTURE_NONE);
  test_half (test, "");
  g_assert_cmpint (test_post (test, "light-division")->posture, ==, FORCON_POSTURE_AMBUSH);
}

/* F-CAMP-4 */
static void
a_task_with_a_posture_brings_it_along (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"), .posture = FORCON_POSTURE_MARCH);
  test_half (test, "");
  g_assert_cmpint (test_post (test, "squadron-1")->posture, ==, FORCON_POSTURE_MARCH);
}

/* F-FORM-7: in writing it needs no check */
static void
naming_a_flagship_takes_no_dice_and_mends_a_broken_command (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->fleet->formations[test_formation (test, "squadron-1").value - 1].broken = TRUE;
  TEST_TELL ("squadron-1", FLAGSHIP, FLAGSHIP ("bravy"));
  test_half (test, "");
  const ForconCampaignEvent *event = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FLAGSHIP_NAMED);

  g_assert_cmpuint (event->flagship_named.from.value, ==, test_fleet_ship (test, "grozny").value);
  g_assert_cmpuint (formation (test, "squadron-1")->flagship.value, ==, test_fleet_ship (test, "bravy").value);
  g_assert_false (formation (test, "squadron-1")->broken);
}

/* F-FORM-2 */
static void
successors_follow_in_the_order_in_which_they_are_named_and_no_others (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->fleet->ships[test_fleet_ship (test, "smely").value - 1].succession = 1;
  TEST_TELL ("squadron-1", SUCCESSORS, SHIPS ("grozny bravy"));
  test_half (test, "");
  g_assert_cmpint (succession (test, "grozny"), ==, 0);
  g_assert_cmpint (succession (test, "bravy"), ==, 1);
  g_assert_cmpint (succession (test, "smely"), ==, 0);
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_SUCCESSION_SET), ==, 2);
}

/* F-FORM-3: files go on naming it by its word */
static void
a_formation_takes_another_name (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconCampaign) before = forcon_campaign_clone (test->campaign);
  ForconFormationId squadron = test_formation (test, "squadron-1");

  TEST_TELL ("squadron-1", RENAME, .name = "Гончие");
  test_half (test, "");
  g_assert_cmpstr (forcon_battle_formation_name (test->campaign->fleet, squadron), ==, "Гончие");
  g_assert_cmpuint (test_formation (test, "squadron-1").value, ==, squadron.value);
  g_assert_cmpstr (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FORMATION_NAMED)->formation_named.was, ==,
                   "Squadron 1");
  g_assert_cmpstr (forcon_battle_formation_name (before->fleet, squadron), ==, "Squadron 1");
}

/* F-FORM-3: who is split off is a formation of its own where it is */
static void
ships_are_split_off_under_a_flagship_of_their_own (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "squadron-1")->posture = FORCON_POSTURE_SCREEN;
  TEST_TELL ("squadron-1", SPLIT, SHIPS ("smely bravy"), FLAGSHIP ("bravy"), .name = "Дозор 7");
  test_half (test, "");
  g_assert_cmpstr (test_formation_of (test, "smely"), ==, "red-7");
  g_assert_cmpstr (forcon_battle_formation_name (test->campaign->fleet, test_formation (test, "red-7")), ==, "Дозор 7");
  g_assert_cmpuint (formation (test, "red-7")->flagship.value, ==, test_fleet_ship (test, "bravy").value);
  g_assert_cmpint (succession (test, "bravy"), ==, 0);
  g_assert_cmpint (succession (test, "smely"), ==, 1);
  g_assert_true (test_is_in (test, "red-7", "b2"));
  g_assert_cmpint (test_post (test, "red-7")->posture, ==, FORCON_POSTURE_SCREEN);
  g_assert_true (test_post (test, "red-7")->formed);
  g_assert_cmpuint (size (test, "squadron-1"), ==, 1);
}

/* Without letters of ours a formation's word is made of its flagship's; it is never one that there is already. */
static void
a_new_formation_has_a_word_of_its_own (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", SPLIT, SHIPS ("smely"), .name = "Дозор");
  TEST_TELL ("light-division", SPLIT, SHIPS ("rezvy"), .name = "Red, Smely!");
  TEST_TELL ("light-division", SPLIT, SHIPS ("lovky"));
  test_half (test, "");
  g_assert_cmpstr (test_formation_of (test, "smely"), ==, "red-smely");
  g_assert_cmpstr (test_formation_of (test, "rezvy"), ==, "red-red-smely");
  g_assert_cmpstr (test_formation_of (test, "lovky"), ==, "red-lovky");
  g_assert_cmpstr (forcon_battle_formation_name (test->campaign->fleet, test_formation (test, "red-lovky")), ==,
                   "Ловкий");
  TEST_TELL ("red-smely", JOIN, TARGET ("squadron-1"));
  TEST_TELL ("squadron-1", SPLIT, SHIPS ("bravy"), .name = "Smely");
  test_half (test, "");
  g_assert_cmpstr (test_formation_of (test, "bravy"), ==, "red-smely-2");
}

/* F-FORM-2: there is always a flagship */
static void
where_the_flagship_leaves_the_next_in_line_leads (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", SUCCESSORS, SHIPS ("bravy smely"));
  TEST_TELL ("squadron-1", SPLIT, SHIPS ("grozny"));
  test_half (test, "");
  g_assert_cmpuint (formation (test, "squadron-1")->flagship.value, ==, test_fleet_ship (test, "bravy").value);
}

/* F-FORM-3: newcomers come last; what is left of no ships is over, with all that it had to do */
static void
a_formation_that_joins_another_is_over (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  TEST_TELL ("squadron-1", SUCCESSORS, SHIPS ("smely bravy"));
  TEST_TELL ("squadron-2", JOIN, TARGET ("squadron-1"));
  TEST_TELL ("squadron-2", MOVE, SECTOR ("a2"));
  test_half (test, "");
  g_assert_cmpuint (size (test, "squadron-1"), ==, 5);
  g_assert_cmpint (succession (test, "varyag"), ==, 3);
  g_assert_cmpint (succession (test, "avrora"), ==, 4);
  g_assert_cmpuint (formation (test, "squadron-1")->flagship.value, ==, test_fleet_ship (test, "grozny").value);
  g_assert_false (forcon_campaign_formation_lives (test->campaign, test_formation (test, "squadron-2")));
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_DROPPED)->task_dropped.why, ==,
                   FORCON_DROP_DISSOLVED);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FORMATION_OVER)->formation_over.sector.value, ==,
                    test_sector (test, "b2").value);
}

/* F-FORM-3 */
static void
single_ships_go_over_to_another_formation (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  TEST_TELL ("squadron-1", JOIN, SHIPS ("bravy"), TARGET ("squadron-2"));
  TEST_TELL ("squadron-2", JOIN, SHIPS ("smely"));
  test_half (test, "");
  g_assert_cmpstr (test_formation_of (test, "bravy"), ==, "squadron-2");
  g_assert_cmpstr (test_formation_of (test, "smely"), ==, "squadron-2");
  g_assert_cmpuint (size (test, "squadron-1"), ==, 1);
}

/* F-FORM-1: a ship alone is a formation */
static void
of_a_formation_that_is_disbanded_each_ship_is_one (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", DISBAND);
  test_half (test, "");
  g_assert_cmpstr (test_formation_of (test, "grozny"), ==, "red-grozny");
  g_assert_cmpstr (test_formation_of (test, "smely"), ==, "red-smely");
  g_assert_cmpstr (test_formation_of (test, "bravy"), ==, "red-bravy");
  g_assert_true (test_is_in (test, "red-smely", "b2"));
  g_assert_cmpuint (formation (test, "red-smely")->flagship.value, ==, test_fleet_ship (test, "smely").value);
  g_assert_false (forcon_campaign_formation_lives (test->campaign, test_formation (test, "squadron-1")));
}

/* F-FORM-3: of ships from several formations in one sector */
static void
a_formation_is_formed_of_ships_of_others (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  TEST_TELL ("squadron-1", FORM, SHIPS ("smely avrora varyag"), FLAGSHIP ("varyag"), .name = "Strike",
             .posture = FORCON_POSTURE_BATTLE);
  test_half (test, "");
  g_assert_cmpuint (size (test, "red-strike"), ==, 3);
  g_assert_cmpuint (size (test, "squadron-1"), ==, 2);
  g_assert_false (forcon_campaign_formation_lives (test->campaign, test_formation (test, "squadron-2")));
  g_assert_cmpint (test_post (test, "red-strike")->posture, ==, FORCON_POSTURE_BATTLE);
  const ForconCampaignEvent *event = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FORMATION_FORMED);

  g_assert_cmpuint (event->audience, ==, 1u << TEST_ADMIRAL_RED.value);
}

/* F-FORM-1, F-FORM-2, F-FORM-3 */
static void
what_cannot_be_formed_is_said_with_figures (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TOLD_IN_VAIN (NO_SHIPS, "squadron-1", FORM);
  TEST_TOLD_IN_VAIN (NO_FLAGSHIP, "squadron-1", FORM, SHIPS ("grozny smely"));
  TEST_TOLD_IN_VAIN (UNKNOWN_SHIP, "squadron-1", FORM, .flagship = { 999 });
  TEST_TOLD_IN_VAIN (NOT_YOUR_SHIP, "squadron-1", FORM, SHIPS ("ivy"), FLAGSHIP ("grozny"));
  g_assert_cmpuint (test->outcome->verdict.admiral.value, ==, TEST_ADMIRAL_GREEN.value);
  TEST_TOLD_IN_VAIN (NOT_TOGETHER, "squadron-1", FORM, SHIPS ("avrora"), FLAGSHIP ("grozny"));
  g_assert_cmpuint (test->outcome->verdict.ship.value, ==, test_fleet_ship (test, "avrora").value);
  g_assert_cmpuint (test->outcome->verdict.sector.value, ==, test_sector (test, "b3").value);
  g_assert_cmpuint (test->outcome->verdict.other.value, ==, test_sector (test, "b2").value);
  TEST_TOLD_IN_VAIN (ALREADY_SO, "squadron-1", FORM, SHIPS ("smely bravy"), FLAGSHIP ("grozny"));
  TEST_TOLD_IN_VAIN (NAME_TAKEN, "squadron-1", SPLIT, SHIPS ("smely"), .name = "2-Я ЭСКАДРА");
  g_assert_cmpstr (test->outcome->verdict.text, ==, "2-Я ЭСКАДРА");
  TEST_TELL ("squadron-1", SPLIT, SHIPS ("smely"), .name = "Karkas");
  test->campaign->fleet->ships[test_fleet_ship (test, "bravy").value - 1].status = FORCON_SHIP_HULK;
  TEST_TOLD_IN_VAIN (OUT_OF_ACTION, "squadron-1", SPLIT, SHIPS ("bravy"));
}

/* F-FORM-1: of each class six at most */
static void
too_many_ships_are_said_with_how_many_and_the_most (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->rules.formation.escorts = 2;
  test_move (test, "light-division", "b2", NULL);
  TEST_TOLD_IN_VAIN (TOO_MANY_SHIPS, "squadron-1", FORM, SHIPS ("smely rezvy lovky"), FLAGSHIP ("grozny"));
  g_assert_cmpint (test->outcome->verdict.actual, ==, 3);
  g_assert_cmpint (test->outcome->verdict.needed, ==, 2);
  TEST_TOLD_IN_VAIN (TOO_MANY_SHIPS, "light-division", JOIN, TARGET ("squadron-1"));
  g_assert_cmpint (test->outcome->verdict.actual, ==, 4);
}

static void
what_cannot_be_changed_in_a_formation_is_said (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TOLD_IN_VAIN (NO_FLAGSHIP, "squadron-1", FLAGSHIP);
  TEST_TOLD_IN_VAIN (NOT_IN_FORMATION, "squadron-1", FLAGSHIP, FLAGSHIP ("varyag"));
  g_assert_cmpuint (test->outcome->verdict.ship.value, ==, test_fleet_ship (test, "varyag").value);
  TEST_TOLD_IN_VAIN (NO_SHIPS, "squadron-1", SUCCESSORS);
  TEST_TOLD_IN_VAIN (NOT_IN_FORMATION, "squadron-1", SUCCESSORS, SHIPS ("smely varyag"));
  TEST_TOLD_IN_VAIN (NOT_IN_FORMATION, "squadron-1", SPLIT, SHIPS ("varyag"));
  TEST_TOLD_IN_VAIN (NOT_YOURS, "squadron-1", JOIN, TARGET ("green-guard"));
  g_assert_cmpuint (test->outcome->verdict.admiral.value, ==, TEST_ADMIRAL_GREEN.value);
  TEST_TOLD_IN_VAIN (NOT_TOGETHER, "squadron-1", JOIN, TARGET ("squadron-2"));
  TEST_TOLD_IN_VAIN (ALREADY_SO, "squadron-1", JOIN, TARGET ("squadron-1"));
  TEST_TOLD_IN_VAIN (UNKNOWN_FORMATION, "squadron-1", JOIN);
  TEST_TOLD_IN_VAIN (ALREADY_SO, "bastion", DISBAND);
  TEST_TOLD_IN_VAIN (NO_NAME, "squadron-1", RENAME);
  TEST_TOLD_IN_VAIN (ALREADY_SO, "squadron-1", RENAME, .name = "Squadron 1");
  TEST_TOLD_IN_VAIN (NAME_TAKEN, "squadron-1", RENAME, .name = "2-Я ЭСКАДРА");
}

/* F-CAMP-12 */
static void
before_play_waiting_ships_are_formed_at_once (void)
{
  g_autoptr (TestCampaign) test = before_play ();

  TEST_TELL (NULL, FORM, SHIPS ("sokol"), FLAGSHIP ("orel"), .name = "Falcons");
  g_assert_cmpstr (test_formation_of (test, "sokol"), ==, "red-falcons");
  g_assert_true (FORCON_ID_IS_NONE (test_post (test, "red-falcons")->sector));
  TEST_TELL ("squadron-1", JOIN, SHIPS ("sokol"));
  g_assert_cmpstr (test_formation_of (test, "sokol"), ==, "squadron-1");
  g_assert_cmpuint (size (test, "red-falcons"), ==, 1);
}

/* F-CAMP-12: one of ships that wait and of others starts where those do */
static void
before_play_waiting_ships_are_company_for_anybody (void)
{
  g_autoptr (TestCampaign) test = before_play ();

  TEST_TELL ("squadron-1", FORM, SHIPS ("orel smely"), FLAGSHIP ("orel"), .name = "Falcons");
  g_assert_true (test_is_in (test, "red-falcons", "b2"));
  TEST_TOLD_IN_VAIN (NOT_TOGETHER, "squadron-1", FORM, SHIPS ("avrora"), FLAGSHIP ("bravy"));
}

/* F-CAMP-12: in play they have to be put on the map first */
static void
in_play_new_ships_are_formed_nowhere_and_join_nobody (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TOLD_IN_VAIN (NOT_TOGETHER, "squadron-1", JOIN, SHIPS ("orel"));
  TEST_TELL (NULL, FORM, SHIPS ("sokol"), FLAGSHIP ("orel"), .name = "Falcons");
  test_half (test, "");
  g_assert_cmpuint (size (test, "red-falcons"), ==, 2);
  TEST_TOLD_IN_VAIN (NO_PLACE, "red-falcons", MOVE, SECTOR ("b1"));
}

/* F-CAMP-12 */
static void
before_play_the_ships_of_a_disbanded_formation_wait_again (void)
{
  g_autoptr (TestCampaign) test = before_play ();

  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  TEST_TELL ("squadron-1", DISBAND);
  g_autoptr (GArray) lacks = forcon_campaign_lacks (test->campaign, &test->rules);

  g_assert_cmpuint (lacks->len, ==, 5);
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_TASK_DROPPED), ==, 1);
  TEST_TELL (NULL, FORM, SHIPS ("smely"), FLAGSHIP ("grozny"), .name = "Squadron 1");
  g_assert_cmpstr (test_formation_of (test, "smely"), ==, "red-squadron-1");
}

/* F-CAMP-4: what was possible when it was told may not be when its turn comes */
static void
one_that_has_become_impossible_fails_and_the_next_is_done (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  TEST_TELL ("squadron-2", JOIN, TARGET ("squadron-1"));
  TEST_TELL ("squadron-2", POSTURE, .posture = FORCON_POSTURE_BATTLE);
  test_move (test, "squadron-2", "a2", NULL);
  test_half (test, "");
  g_assert_cmpint (test_failure (test), ==, FORCON_PROBLEM_NOT_TOGETHER);
  const ForconCampaignEvent *event = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_FAILED);

  g_assert_cmpuint (event->task_failed.sector.value, ==, test_sector (test, "a2").value);
  g_assert_cmpuint (event->task_failed.other.value, ==, test_sector (test, "b2").value);
  g_assert_cmpint (test_post (test, "squadron-2")->posture, ==, FORCON_POSTURE_BATTLE);
}

/* F-CAMP-6 */
static void
nobody_joins_those_that_are_in_a_clash (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  TEST_TELL ("squadron-2", JOIN, TARGET ("squadron-1"));
  test_clash_new (test);
  test_half (test, "");
  g_assert_cmpint (test_failure (test), ==, FORCON_PROBLEM_ENGAGED);
}

/* F-CAMP-3: what was spent on a way is what all ships have spent */
static void
ships_bring_along_no_more_of_their_way_than_all_have_spent (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  test_half (test, "");
  TEST_TELL ("squadron-1", HOLD);
  test_campaign_do (
      test,
      &(ForconCampaignCommand){
          .kind = FORCON_CAMPAIGN_COMMAND_TASK,
          .task = { .kind = FORCON_TASK_SPLIT, SHIPS ("smely"), .formation = test_formation (test, "squadron-1") } },
      "");
  test_half (test, "");
  g_assert_cmpint (test_post (test, "red-smely")->spent, ==, 1);
  g_assert_cmpuint (test_post (test, "red-smely")->bound_for.value, ==, test_sector (test, "b1").value);
  TEST_TELL ("squadron-2", JOIN, TARGET ("red-smely"));
  test_half (test, "");
  g_assert_cmpint (test_post (test, "red-smely")->spent, ==, 0);
  g_assert_cmpint (test_post (test, "squadron-1")->spent, ==, 1);
}

/* F-CAMP-3: where a way takes two phases, one that is two halves on it and one that is one half on it are one half on it */
static void
who_has_come_less_far_counts_when_ships_come_together (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->rules.campaign.move_halves = 4;
  test_move (test, "squadron-2", "b2", NULL);
  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  test_half (test, "");
  TEST_TELL ("squadron-2", MOVE, SECTOR ("b1"));
  test_half (test, "");
  g_assert_cmpint (test_post (test, "squadron-1")->spent, ==, 2);
  g_assert_cmpint (test_post (test, "squadron-2")->spent, ==, 1);
  test_campaign_do (test,
                    &(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_TASK,
                                              .task = { .kind = FORCON_TASK_JOIN,
                                                        TARGET ("squadron-1"),
                                                        .formation = test_formation (test, "squadron-2") } },
                    "");
  test_half (test, "");
  g_assert_cmpint (test_post (test, "squadron-1")->spent, ==, 2);
}

/* F-CAMP-3 */
static void
ships_on_different_ways_begin_anew_together (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  TEST_TELL ("squadron-2", MOVE, SECTOR ("a2"));
  test_half (test, "");
  test_campaign_do (test,
                    &(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_TASK,
                                              .task = { .kind = FORCON_TASK_JOIN,
                                                        TARGET ("squadron-1"),
                                                        .formation = test_formation (test, "squadron-2") } },
                    "");
  test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "b2"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "b1"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/administer/" path, function)
  TEST ("several in a row are done at once and cost nothing", several_in_a_row_are_done_at_once_and_cost_nothing);
  TEST ("one that follows a move waits for the next half", one_that_follows_a_move_waits_for_the_next_half);
  TEST ("a task with a posture brings it along", a_task_with_a_posture_brings_it_along);
  TEST ("naming a flagship takes no dice", naming_a_flagship_takes_no_dice_and_mends_a_broken_command);
  TEST ("successors follow in their order", successors_follow_in_the_order_in_which_they_are_named_and_no_others);
  TEST ("a formation takes another name", a_formation_takes_another_name);
  TEST ("ships are split off under a flagship of their own", ships_are_split_off_under_a_flagship_of_their_own);
  TEST ("a new formation has a word of its own", a_new_formation_has_a_word_of_its_own);
  TEST ("where the flagship leaves the next in line leads", where_the_flagship_leaves_the_next_in_line_leads);
  TEST ("a formation that joins another is over", a_formation_that_joins_another_is_over);
  TEST ("single ships go over to another formation", single_ships_go_over_to_another_formation);
  TEST ("of a formation that is disbanded each ship is one", of_a_formation_that_is_disbanded_each_ship_is_one);
  TEST ("a formation is formed of ships of others", a_formation_is_formed_of_ships_of_others);
  TEST ("what cannot be formed is said with figures", what_cannot_be_formed_is_said_with_figures);
  TEST ("too many ships are said with how many", too_many_ships_are_said_with_how_many_and_the_most);
  TEST ("what cannot be changed in a formation is said", what_cannot_be_changed_in_a_formation_is_said);
  TEST ("before play waiting ships are formed at once", before_play_waiting_ships_are_formed_at_once);
  TEST ("before play waiting ships are company for anybody", before_play_waiting_ships_are_company_for_anybody);
  TEST ("in play new ships are formed nowhere", in_play_new_ships_are_formed_nowhere_and_join_nobody);
  TEST ("before play ships of a disbanded formation wait", before_play_the_ships_of_a_disbanded_formation_wait_again);
  TEST ("one that has become impossible fails", one_that_has_become_impossible_fails_and_the_next_is_done);
  TEST ("nobody joins those that are in a clash", nobody_joins_those_that_are_in_a_clash);
  TEST ("ships bring along no more of their way than all", ships_bring_along_no_more_of_their_way_than_all_have_spent);
  TEST ("who has come less far counts when ships come together", who_has_come_less_far_counts_when_ships_come_together);
  TEST ("ships on different ways begin anew together", ships_on_different_ways_begin_anew_together);
  return g_test_run ();
}
