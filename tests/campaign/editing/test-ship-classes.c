/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Classes as what ships have in common, ships by the dozen, and the line of a formation. */
#include "campaign/editing/ship-classes.h"
#include "forcon-test-campaign.h"

#include <locale.h>

/* The campaign has a destroyer class, of which Smely and others are, and what else the ships of the test say. */
static TestCampaign *
begin (void)
{
  TestCampaign *test = test_campaign_new ();
  GArray *cards = test->campaign->fleet->roster->cards;

  for (guint i = 0; i < cards->len; i++)
    {
      ForconCard *card = &g_array_index (cards, ForconCard, i);

      g_free (card->class_name);
      card->class_name = g_strdup (card->type == FORCON_SHIP_TYPE_DESTROYER ? "Swift class"
                                   : card->type == FORCON_SHIP_TYPE_CRUISER ? "Steady class"
                                                                            : "Other");
    }
  return test;
}

static void
assert_names (const ForconManyShips *ships, const char *names)
{
  g_autofree char *joined = g_strjoinv ("|", ships->names);

  g_assert_cmpstr (joined, ==, names);
}

static void
test_counts_classes (void)
{
  g_autoptr (TestCampaign) test = begin ();
  g_autoptr (GArray) classes = forcon_ship_classes (test->campaign);
  guint ships = 0;

  g_assert_cmpuint (classes->len, ==, 3);
  for (guint i = 0; i < classes->len; i++)
    ships += g_array_index (classes, ForconShipClass, i).n;
  g_assert_cmpuint (ships, ==, test->campaign->fleet->n_ships);
}

static void
test_finds_class (void)
{
  g_autoptr (TestCampaign) test = begin ();
  guint swift = forcon_ship_class_find (test->campaign, "swift CLASS");

  g_assert_cmpuint (swift, !=, 0);
  g_assert_cmpuint (forcon_ship_class_find (test->campaign, "Sw"), ==, swift);
  g_assert_cmpuint (forcon_ship_class_find (test->campaign, "wift"), ==, swift);
  g_assert_cmpuint (forcon_ship_class_find (test->campaign, "s"), ==, 0);
  g_assert_cmpuint (forcon_ship_class_find (test->campaign, "class"), ==, 0);
  g_assert_cmpuint (forcon_ship_class_find (test->campaign, ""), ==, 0);
}

static void
test_reads_dozen (void)
{
  static const char *const lines[] = { "3 × Swift class: Grey, White; Black", "3 x swift: Grey,White,Black",
                                       "3 Swift:Grey\nWhite\nBlack", "Swift: Grey, White, Black" };
  g_autoptr (TestCampaign) test = begin ();

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (ForconManyShips) ships = { 0 };

      g_assert_cmpint (forcon_many_ships_read (test->campaign, NULL, lines[i], 0, &ships), ==, FORCON_MANY_SHIPS_READY);
      g_assert_cmpuint (ships.like, ==, forcon_ship_class_find (test->campaign, "Swift class"));
      assert_names (&ships, "Grey|White|Black");
    }
}

static void
test_numbers_names (void)
{
  g_autoptr (TestCampaign) test = begin ();
  g_auto (ForconManyShips) ships = { 0 };

  g_free (g_array_index (test->campaign->fleet->roster->cards, ForconCard, 0).name);
  g_array_index (test->campaign->fleet->roster->cards, ForconCard, 0).name = g_strdup ("Swift 2");
  g_assert_cmpint (forcon_many_ships_read (test->campaign, NULL, "4 × Swift: Grey", 0, &ships), ==,
                   FORCON_MANY_SHIPS_READY);
  assert_names (&ships, "Grey|Swift 1|Swift 3|Swift 4");
}

static void
test_names_of_usual_class (void)
{
  g_autoptr (TestCampaign) test = begin ();
  g_auto (ForconManyShips) ships = { 0 };

  g_assert_cmpint (forcon_many_ships_read (test->campaign, NULL, "Grey\nWhite", 5, &ships), ==, FORCON_MANY_SHIPS_READY);
  g_assert_cmpuint (ships.like, ==, 5);
  assert_names (&ships, "Grey|White");
}

/* A fleet book: Corsair, of a class that the campaign has not. */
static TestCampaign *
ready_made (void)
{
  TestCampaign *ready = begin ();
  ForconCard *card = &g_array_index (ready->campaign->fleet->roster->cards, ForconCard, 0);

  g_free (card->name);
  card->name = g_strdup ("Corsair");
  g_free (card->class_name);
  card->class_name = g_strdup ("Nimble class");
  return ready;
}

static void
test_finds_ready_class (void)
{
  g_autoptr (TestCampaign) test = begin ();
  g_autoptr (TestCampaign) ready = ready_made ();
  g_auto (ForconManyShips) ships = { 0 };

  g_assert_cmpint (forcon_many_ships_read (test->campaign, ready->campaign, "2 × Nimble: Grey", 5, &ships), ==,
                   FORCON_MANY_SHIPS_READY);
  g_assert_cmpuint (ships.ready, ==, 1);
  g_assert_cmpuint (ships.like, ==, 0);
  assert_names (&ships, "Grey|Nimble 1");
}

static void
test_finds_ready_ship (void)
{
  g_autoptr (TestCampaign) test = begin ();
  g_autoptr (TestCampaign) ready = ready_made ();
  g_auto (ForconManyShips) ships = { 0 };

  g_assert_cmpint (forcon_many_ships_read (test->campaign, ready->campaign, "corsair, Grey", 5, &ships), ==,
                   FORCON_MANY_SHIPS_READY);
  assert_names (&ships, "Corsair|Grey");
  g_assert_cmpuint (g_array_index (ships.named, guint, 0), ==, 1);
  g_assert_cmpuint (g_array_index (ships.named, guint, 1), ==, 0);
  g_assert_cmpuint (ships.like, ==, 5);
}

static void
test_takes_other_names (void)
{
  g_autoptr (TestCampaign) test = begin ();
  g_auto (ForconManyShips) ships = { 0 };

  g_assert_cmpint (forcon_many_ships_read (test->campaign, NULL, "Swift: Grey = Серый = Мышь, White =", 0, &ships), ==,
                   FORCON_MANY_SHIPS_READY);
  assert_names (&ships, "Grey|White");
  g_assert_cmpstr (g_ptr_array_index (ships.others, 0), ==, "Серый , Мышь");
  g_assert_null (g_ptr_array_index (ships.others, 1));
}

static ForconManyShipsVerdict
judge (const TestCampaign *test, const char *text)
{
  g_auto (ForconManyShips) ships = { 0 };

  return forcon_many_ships_read (test->campaign, NULL, text, 0, &ships);
}

static void
test_says_what_is_wrong (void)
{
  g_autoptr (TestCampaign) test = begin ();

  g_assert_cmpint (judge (test, "  "), ==, FORCON_MANY_SHIPS_NOTHING);
  g_assert_cmpint (judge (test, "3 × Nimble: Grey"), ==, FORCON_MANY_SHIPS_NO_CLASS);
  g_assert_cmpint (judge (test, "Grey, White"), ==, FORCON_MANY_SHIPS_NO_CLASS);
  g_assert_cmpint (judge (test, "Swift: Grozny"), ==, FORCON_MANY_SHIPS_TAKEN);
  g_assert_cmpint (judge (test, "Swift: Grey, Grey"), ==, FORCON_MANY_SHIPS_TAKEN);
  g_assert_cmpint (judge (test, "999 Swift"), ==, FORCON_MANY_SHIPS_TOO_MANY);
}

static void
test_line_begins_with_flagship (void)
{
  g_autoptr (TestCampaign) test = begin ();
  ForconBattle *fleet = test->campaign->fleet;
  ForconFormationId squadron = test_formation (test, "squadron-1");
  guint grozny = test_fleet_ship (test, "grozny").value;
  guint smely = test_fleet_ship (test, "smely").value;
  guint bravy = test_fleet_ship (test, "bravy").value;

  forcon_battle_formation (fleet, squadron);
  fleet->formations[squadron.value - 1].flagship = (ForconShipId){ (guint16) smely };
  fleet->ships[bravy - 1].succession = 1;

  g_autoptr (GArray) line = forcon_formation_line (test->campaign, squadron);

  g_assert_cmpuint (line->len, ==, 3);
  g_assert_cmpuint (g_array_index (line, guint, 0), ==, smely);
  g_assert_cmpuint (g_array_index (line, guint, 1), ==, bravy);
  g_assert_cmpuint (g_array_index (line, guint, 2), ==, grozny);
  g_assert_cmpuint (forcon_formation_successors (test->campaign, squadron), ==, 1);
}

static void
test_line_of_none (void)
{
  g_autoptr (TestCampaign) test = begin ();
  g_autoptr (GArray) line = forcon_formation_line (test->campaign, FORCON_NO_FORMATION);

  g_assert_cmpuint (line->len, ==, 2);
  g_assert_cmpuint (g_array_index (line, guint, 0), ==, test_fleet_ship (test, "orel").value);
}

static ForconCampaignCommand
place_in_line (const TestCampaign *test, const char *ship, const char *values)
{
  return (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_CHANGE,
                                  .change = { .entity = FORCON_ENTITY_SHIP,
                                              .place = test_fleet_ship (test, ship).value,
                                              .values = values } };
}

static void
test_flagship_succeeds_nobody (void)
{
  g_autoptr (TestCampaign) test = begin ();
  ForconCampaignCommand command = place_in_line (test, "smely", "succession=1");

  test->campaign->progress = (ForconProgress){ .next_id = test->campaign->progress.next_id };
  test_campaign_do (test, &command, "");
  command = place_in_line (test, "smely", "succession=4");
  test_campaign_refused (test, &command, FORCON_PROBLEM_ALREADY_SO);
  command = place_in_line (test, "grozny", "succession=2");
  test_campaign_refused (test, &command, FORCON_PROBLEM_ALREADY_SO);
  command = place_in_line (test, "grozny", "succession=2\nname=Grozny II");
  test_campaign_do (test, &command, "");
  g_assert_cmpstr (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_ENTITY_CHANGED)->entity_changed.values, ==,
                   "name=Grozny II");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/ship-classes/" path, function)
  TEST ("each ship is of one class", test_counts_classes);
  TEST ("a class is found by a part of its name, unless another has that too", test_finds_class);
  TEST ("a line makes ships by the dozen", test_reads_dozen);
  TEST ("names that lack are the class's with a free number", test_numbers_names);
  TEST ("names alone are of the usual class", test_names_of_usual_class);
  TEST ("it says what cannot be read", test_says_what_is_wrong);
  TEST ("a class that the campaign has not is a ready-made one", test_finds_ready_class);
  TEST ("ships of ready-made fleets are known by their names", test_finds_ready_ship);
  TEST ("what is behind the mark of equality is another name", test_takes_other_names);
  TEST ("the line of a formation begins with the flagship and its successors", test_line_begins_with_flagship);
  TEST ("a place in the line that comes to what it was is no change", test_flagship_succeeds_nobody);
  TEST ("ships that wait for a formation are in none (F-CAMP-12)", test_line_of_none);
  return g_test_run ();
}
